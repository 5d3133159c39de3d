/** Marks what is repeated at the edges of pages: headers, footers and page numbers. */
import type { LaidOutPage, LayoutLine } from "../layout.ts";

const EDGE = 0.09;
const PAGE_NUMBER =
  /^(?:(?:page|seite|página|pagina|pág\.?|第)\s*)?\d{1,2}(?:\s*(?:of|von|de|sur|di|van|\/|\|)\s*\d{1,2})?(?:\s*页)?$/iu;

/** Sets `running` on lines that repeat over pages in the same place, the first page's own header excepted. */
export function markRunningLines(pages: LaidOutPage[]): void {
  const seen = new Map<string, LayoutLine[]>();
  for (const page of pages) {
    for (const line of page.lines) {
      const atEdge = line.y < page.height * EDGE || line.y > page.height * (1 - EDGE);
      if (!atEdge) continue;
      if (PAGE_NUMBER.test(line.text.trim())) line.running = true;
      const key = `${line.y < page.height / 2 ? "top" : "foot"} ${line.text.replace(/\d+/g, "#")}`;
      seen.set(key, [...(seen.get(key) ?? []), line]);
    }
  }
  for (const [key, lines] of seen) {
    if (lines.length < 2) continue;
    for (const line of key.startsWith("top") ? lines.slice(1) : lines) line.running = true;
  }
}
