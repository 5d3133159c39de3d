/** Mends at the door what programs broke on a text's way: it is stored, read and quoted mended. */
import { unescapeHtml } from "./entities.ts";
import { unwrapped } from "./unwrapped.ts";

/** Windows-1252's own characters at 0x80–0x9F (WHATWG Encoding, index windows-1252). */
const WINDOWS = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at));
const FOLLOWING = `[\\u00a0-\\u00bf${WINDOWS}]`;
/** UTF-8 that was read as Windows-1252: "â€¢", "Ã©", "Â ". */
const MISREAD = new RegExp(
  `[\\u00c2\\u00c3\\u00c5]${FOLLOWING}|\\u00e2${FOLLOWING}{2}|\\u00f0${FOLLOWING}{3}`,
  "gu",
);
/** Line breaks, tabs, quotes and code points that were escaped for a program and never read back; no path ("C:\new"). */
const ESCAPED = /(?<!(?:^|[^A-Za-z])[A-Za-z]:)(?:(?:\\+r)?\\+n|\\+r|\\+t|\\+u[0-9a-fA-F]{4}|\\+["'/])/g;
const TIMES = 3;

/** The text as its author wrote it, composed (NFC) and without the line ends of a wrap; the same text when nothing is broken. */
export function repair(text: string): string {
  let mended = text;
  // What was broken twice is mended twice.
  for (let time = 0; time < TIMES; time += 1) {
    const next = unescapeHtml(mended.replace(MISREAD, reread).replace(ESCAPED, unescaped));
    if (next === mended) break;
    mended = next;
  }
  return unwrapped(mended.normalize("NFC"));
}

function reread(broken: string): string {
  const bytes = Uint8Array.from(broken, (unit) => {
    const special = WINDOWS.indexOf(unit);
    return special >= 0 ? 0x80 + special : unit.charCodeAt(0);
  });
  const read = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return read.includes("\ufffd") ? broken : read;
}

function unescaped(escape: string): string {
  const code = escape.replace(/^\\+/, "");
  if (code.endsWith("n") || code === "r") return "\n";
  if (code === "t") return "\t";
  return code.startsWith("u") ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : code;
}
