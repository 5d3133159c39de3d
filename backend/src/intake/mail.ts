/** A raw message taken apart (RFC 5322, RFC 2045): who sent it, its subject, and its text as a page. */
export interface Mail {
  sender: string | null;
  subject: string | null;
  /** How the sender calls itself. */
  senderName: string | null;
  /** When it was sent; null where it does not say so. */
  at: Date | null;
  /** Its own id (`Message-ID`). */
  messageId: string | null;
  /** The HTML part, or the plain text set as HTML with its addresses as links. */
  html: string;
}

const MAX_NAME = 300;
const ADDRESS = /\bhttps?:\/\/[^\s<>"')\]]+/g;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** A block of lines between empty ones; its first line names what its address leads to. */
function blockAsHtml(block: string): string {
  const lines = block
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const address = lines
    .join(" ")
    .match(ADDRESS)?.[0]
    .replace(/[.,;:!?]+$/, "");
  const words = lines
    .map((line) => line.replace(ADDRESS, "").trim())
    .filter((line) => /\p{L}{2}/u.test(line));
  if (address === undefined) return `<p>${words.map(escaped).join("<br>")}</p>`;
  const [title = address, ...rest] = words;
  const heading = `<h3><a href="${escaped(address)}">${escaped(title)}</a></h3>`;
  return `<div class="posting">${heading}${rest.map((line) => `<p>${escaped(line)}</p>`).join("")}</div>`;
}

function sentAt(date: string | undefined): Date | null {
  const at = new Date(date ?? "");
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Reads a raw message; null when it holds neither text nor HTML. */
export async function readMail(raw: Uint8Array): Promise<Mail | null> {
  // Loaded with the first mail: most accounts get none.
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 64 });
  const blocks = mail.text?.replaceAll("\r\n", "\n").split(/\n\s*\n/);
  const html = mail.html ?? (blocks ? `<main>${blocks.map(blockAsHtml).join("")}</main>` : "");
  if ((mail.html ?? mail.text ?? "").trim() === "") return null;
  return {
    sender: (mail.from?.address || mail.from?.name)?.slice(0, MAX_NAME) || null,
    subject: mail.subject?.trim().slice(0, MAX_NAME) || null,
    senderName: mail.from?.name?.trim().slice(0, MAX_NAME) || null,
    at: sentAt(mail.date),
    messageId: mail.messageId?.slice(0, 1_000) || null,
    html,
  };
}
