/** Sending mail through the operator's server. */
import { createTransport } from "nodemailer";

export interface Message {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** @throws Error when the server takes no connection or refuses the message */
  send(message: Message): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 10_000;

/**
 * @param url `smtp://` (with STARTTLS where the server offers it) or `smtps://`, with user and password where it asks for them
 * @param from the sender
 */
export function createMailer(url: string, from: string): Mailer {
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url, ...patience });
  return {
    async send(message) {
      await transport.sendMail({ from: { name: "Career Portrait", address: from }, ...message });
    },
    close: () => transport.close(),
  };
}
