/** Reading postings from pages: a document and its address go in, what the page holds comes out. */
import type { CaptureResult } from "../contract/index.ts";
import { readPageWith } from "./read.ts";
import { readSite } from "./sites/read.ts";
import { textOfLines } from "./description.ts";
import { isIn, linesOf } from "./lines.ts";

export { canonicalAddress, cleanAddress, postingIdentity, postingKeyOf, siteOf } from "./address.ts";
export { declaredAddress } from "./page.ts";
export { isJobAddress } from "./job-address.ts";
export { isPlausibleCompany } from "./company.ts";
export { isKnownPlace } from "./places.ts";
export { sameName } from "./same-name.ts";
export { labelledSalary, salaryInText } from "./salary.ts";
export { isWorkModeOnly, type LabelledField, labelOf, workModeOf, workModeTag } from "./terms.ts";
export { NOT_A_TITLE, sectionOf } from "./announcements.ts";

/**
 * What the page holds: one posting, a list of them, or nothing and why.
 * Pure: never changes `document`, needs no network, clock or globals; works on jsdom and in browsers alike.
 */
export function readPage(document: Document, url: string): CaptureResult {
  return readPageWith(document, url, readSite);
}

/** The same without the readers that know particular sites: shows how unknown sites fare. */
export function readPageGenerically(document: Document, url: string): CaptureResult {
  return readPageWith(document, url, () => null);
}

/** The page's visible text, one line per block, without navigation, forms and footers. */
export function pageText(document: Document): string {
  if (document.body === null) return "";
  return textOfLines(linesOf(document.body).filter((line) => isIn(line, "main", "aside", "header")));
}
