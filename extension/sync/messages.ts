/** Everything that is said between page, panel and background: one table, checked on both sides. */
import { browser, type Browser } from "wxt/browser";
import { z } from "zod";

const nothing = z.object({});

/** `from` says who may say it: the reader in a page, or the extension's own pages and worker. */
export const MESSAGES = {
  /** The watch in a page saw its address or its content change. */
  "page.changed": {
    from: "page",
    request: z.object({ address: z.string().max(8192), headline: z.string().max(400) }),
    reply: nothing,
  },
  /** The person asked, in this tab, by icon, shortcut or menu. `selection` is what they had selected, as text. */
  "panel.capture": {
    from: "extension",
    request: z.object({ tabId: z.int(), windowId: z.int(), selection: z.string().max(200_000).nullable() }),
    reply: nothing,
  },
  /** Something is in the outbox, or may be sent again now. */
  "outbox.drain": { from: "extension", request: z.object({ force: z.boolean() }), reply: nothing },
} as const satisfies Record<string, { from: "page" | "extension"; request: z.ZodType; reply: z.ZodType }>;

export type MessageName = keyof typeof MESSAGES;
export type Request<N extends MessageName> = z.output<(typeof MESSAGES)[N]["request"]>;
export type Reply<N extends MessageName> = z.output<(typeof MESSAGES)[N]["reply"]>;

const Envelope = z.object({ name: z.string(), request: z.unknown() });
const ReplyEnvelope = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);

/** Nobody listened, or whoever did could not do it. */
export class MessageError extends Error {
  override readonly name = "MessageError";
}

/** Says `name` to whoever listens in the extension. Rejects with MessageError when nobody does or it failed. */
export async function send<N extends MessageName>(name: N, request: Request<N>): Promise<Reply<N>> {
  const answer: unknown = await browser.runtime.sendMessage({ name, request }).catch((cause: unknown) => {
    throw new MessageError(`${name}: nobody listens`, { cause });
  });
  const reply = ReplyEnvelope.safeParse(answer);
  if (!reply.success) throw new MessageError(`${name}: no answer`);
  if (!reply.data.ok) throw new MessageError(reply.data.error);
  return MESSAGES[name].reply.parse(reply.data.value) as Reply<N>;
}

/** A handler answers, or returns null at once to leave the message to another listener. */
export type Handlers = {
  [N in MessageName]?: (
    request: Request<N>,
    sender: Browser.runtime.MessageSender,
  ) => Reply<N> | Promise<Reply<N>> | null;
};

function maySay(name: MessageName, sender: Browser.runtime.MessageSender): boolean {
  if (sender.id !== browser.runtime.id) return false;
  const ownPage = sender.url === undefined || sender.url.startsWith(browser.runtime.getURL("/"));
  return MESSAGES[name].from === "extension" ? ownPage : !ownPage;
}

/** Listens with these handlers; the returned function ends it. What does not fit the table is not answered. */
export function listen(handlers: Handlers): () => void {
  const listener = (
    message: unknown,
    sender: Browser.runtime.MessageSender,
    respond: (answer: z.input<typeof ReplyEnvelope>) => void,
  ): true | undefined => {
    const envelope = Envelope.safeParse(message);
    if (!envelope.success || !Object.hasOwn(MESSAGES, envelope.data.name)) return undefined;
    const name = envelope.data.name as MessageName;
    const handler = handlers[name] as ((request: unknown, sender: unknown) => unknown) | undefined;
    if (!handler || !maySay(name, sender)) return undefined;
    const request = MESSAGES[name].request.safeParse(envelope.data.request);
    if (!request.success) {
      respond({ ok: false, error: `${name}: ${z.prettifyError(request.error)}` });
      return undefined;
    }
    const answer = handler(request.data, sender);
    if (answer === null) return undefined;
    Promise.resolve(answer).then(
      (value) => respond({ ok: true, value }),
      (error: unknown) => respond({ ok: false, error: String(error) }),
    );
    return true;
  };
  browser.runtime.onMessage.addListener(listener);
  return () => browser.runtime.onMessage.removeListener(listener);
}
