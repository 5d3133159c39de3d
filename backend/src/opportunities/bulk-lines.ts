/** One line of a list: an address, `Title at Company`, or `Title, Company, URL` (decisions, section 6). */

export interface LineEntry {
  title?: string;
  company?: string;
  url?: string;
  location?: string;
}

/** How a firm's name may end behind a comma of its own: “Acme, Inc.” */
const LEGAL_FORM =
  /,\s*(?=(?:inc|incorporated|ltd|limited|llc|llp|lp|plc|corp|co|gmbh|ag|kg|se|sarl|s\.?a|s\.?r\.?l|b\.?v|n\.?v|pty|oy|ab|a\.?s)\.?\s*(?:,|$))/gi;
/** `[Engineer](https://…)`, as notes keep links. */
const MARKDOWN_LINK = /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/gi;
const BULLET = /^(?:[-*•–]|\d{1,4}[.)])\s+/;
const ADDRESS = /https?:\/\/[^\s"<>]+/i;
/** An address as people shorten it: `linkedin.com/jobs/view/1`. */
const BARE_ADDRESS = /^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/\S*$/i;
const AT = /^(.+)\s(?:at|@|bei|chez|bij)\s+(.+)$/i;
const SEPARATORS = ["\t", " | ", ";", ","];

/** Each address of a line that holds nothing else, else the line as it is. */
export function addressesApart(line: string): string[] {
  const parts = line.split(/[\s,;]+(?=https?:\/\/)/i);
  return parts.every((part) => /^https?:\/\/\S+$/i.test(part)) ? parts : [line];
}

/** Without the marks that some lists put around each line. */
export function withoutQuotes(line: string): string {
  return line.replace(/^"([^"]*)"$/, "$1").trim();
}

function trimmed(text: string): string {
  return text.replaceAll(/^[\s,;|:–—-]+|[\s,;|:(–—-]+$/g, "");
}

/** A comma within a firm's name parts nothing. */
function cellsOf(text: string, separator: string): string[] {
  const whole = separator === "," ? text.replaceAll(LEGAL_FORM, "\0") : text;
  return whole.split(separator).map((cell) => cell.replaceAll("\0", ", ").trim());
}

function nameOf(text: string): LineEntry {
  const separator = SEPARATORS.find((mark) => text.includes(mark));
  const cells = separator === undefined ? [text] : cellsOf(text, separator);
  const [first = "", second, third] = cells.filter(Boolean);
  // “Engineer, Payments at Acme” has its comma in the title; “Engineer at Acme, Utrecht” behind the company.
  const at = AT.exec(separator === "," ? text : first);
  if (at) {
    const [company = "", ...place] = separator === "," ? cellsOf(at[2] ?? "", ",") : [at[2] ?? ""];
    const location = separator === "," ? place.join(",") : (second ?? "");
    return { title: at[1] ?? "", company: company.trim(), location: location.trim() };
  }
  return {
    title: first,
    ...(second === undefined ? {} : { company: second }),
    ...(third === undefined ? {} : { location: third }),
  };
}

/** Null when the line names neither an address nor a company. */
export function entryOfLine(given: string): LineEntry | null {
  const line = given
    .replace(BULLET, "")
    .replaceAll(MARKDOWN_LINK, "$1 $2")
    .replaceAll(/<(https?:\/\/[^\s<>]+)>/gi, "$1")
    .trim();
  if (/^https?:\/\/\S+$/i.test(line) || BARE_ADDRESS.test(line)) return { url: line };
  const found = ADDRESS.exec(line)?.[0];
  const url = found?.replace(/[,;.)\]]+$/, "");
  const rest = trimmed(found === undefined ? line : line.replace(found, " "));
  if (rest === "") return url === undefined ? null : { url };
  const name = nameOf(rest);
  if (url === undefined && !name.company) return null;
  return { ...name, ...(url === undefined ? {} : { url }) };
}
