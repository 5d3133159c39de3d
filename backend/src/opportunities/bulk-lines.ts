/** One line of a list: an address, `Title at Company`, or `Title, Company, URL` (decisions, section 6). */

export interface LineEntry {
  title?: string;
  company?: string;
  url?: string;
  location?: string;
}

const BULLET = /^(?:[-*•–]|\d{1,4}[.)])\s+/;
const ADDRESS = /https?:\/\/[^\s"<>]+/i;
/** An address as people shorten it: `linkedin.com/jobs/view/1`. */
const BARE_ADDRESS = /^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/\S*$/i;
const AT = /^(.+)\s(?:at|@|bei|chez|bij)\s+(.+)$/i;
const SEPARATORS = ["\t", " | ", ";", ","];

/** Without the marks that some lists put around each line. */
export function withoutQuotes(line: string): string {
  return line.replace(/^"([^"]*)"$/, "$1").trim();
}

function trimmed(text: string): string {
  return text.replaceAll(/^[\s,;|:–—-]+|[\s,;|:(–—-]+$/g, "");
}

function nameOf(text: string): LineEntry {
  const separator = SEPARATORS.find((mark) => text.includes(mark));
  const cells = separator === undefined ? [text] : text.split(separator).map((cell) => cell.trim());
  const [first = "", second, third] = cells.filter(Boolean);
  // “Engineer, Payments at Acme” has its comma in the title; “Engineer at Acme, Utrecht” behind the company.
  const at = AT.exec(separator === "," ? text : first);
  if (at) {
    const [company = "", ...place] = separator === "," ? (at[2] ?? "").split(",") : [at[2] ?? ""];
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
  const line = given.replace(BULLET, "").trim();
  if (/^https?:\/\/\S+$/i.test(line) || BARE_ADDRESS.test(line)) return { url: line };
  const found = ADDRESS.exec(line)?.[0];
  const url = found?.replace(/[,;.)\]]+$/, "");
  const rest = trimmed(found === undefined ? line : line.replace(found, " "));
  if (rest === "") return url === undefined ? null : { url };
  const name = nameOf(rest);
  if (url === undefined && !name.company) return null;
  return { ...name, ...(url === undefined ? {} : { url }) };
}
