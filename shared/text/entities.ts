/** Characters written as HTML entities (HTML Standard, section 13.5: those that postings hold). */

const NAMED: Readonly<Record<string, string>> = {
  amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", bull: "•", middot: "·", ndash: "–", mdash: "—", rsquo: "’",
  lsquo: "‘", ldquo: "“", rdquo: "”", hellip: "…", euro: "€", pound: "£",
}; // prettier-ignore

/** One entity, as the source of an expression without regard to case. */
export const ENTITY = `&(?:#\\d{1,7}|#x[0-9a-f]{1,6}|${Object.keys(NAMED).join("|")});`;
const EVERY = new RegExp(ENTITY, "gi");

/** Entities as the characters they stand for; control characters and what is no character become spaces. */
export function unescapeHtml(text: string): string {
  return text.replace(EVERY, (entity) => {
    const name = entity.slice(1, -1).toLowerCase();
    if (!name.startsWith("#")) return NAMED[name]!;
    const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : " ";
  });
}
