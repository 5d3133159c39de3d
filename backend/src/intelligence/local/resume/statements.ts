/**
 * What a résumé states beside the entries and lists that are read as such: a summary's sentences, a role told in prose, a
 * list under a heading of its own making. Nothing that somebody wrote of themselves is lost; what it is for is doubtful,
 * so it is asked for review.
 */
import { unitsIn } from "@career-portrait/shared/matching";
import { fold } from "@career-portrait/shared/text";
import type { LaidOutPage } from "../../../documents/pdf/index.ts";
import type { ReadClaim } from "../../reading.ts";
import { bodyItems, type ClaimFound, contiguous, labelOf } from "./claims.ts";
import { findDates } from "./dates.ts";
import type { Piece, ResumeLine } from "./lines.ts";
import type { Section } from "./sections.ts";
import { isHeadingText, type SectionKind } from "./words/headings.ts";

/** Sections that speak of the person; what uncommon headings stand over may be anything done. */
const OF_THE_PERSON: ReadonlySet<SectionKind> = new Set([
  "summary",
  "strengths",
  "skills",
  "personal",
  "interests",
  "languages",
  "education",
  "courses",
  "certifications",
]);
/** Other people, and how to reach them. */
const OF_OTHERS: ReadonlySet<SectionKind> = new Set(["references"]);
const CONTACT = /[@]|https?:|www\.|(?:\+|\b)\d[\d ().-]{7,}\d/u;
/** Above the first heading stand name and address; a sentence is longer. */
const FEWEST_WORDS = { contact: 6, other: 3 };
/** The sentences of a summary are theirs as they stand; the rest may be a fragment. */
const CONFIDENCE = { summary: 0.7, other: 0.55 };
/** What is quoted by so much of it needs no claim of its own. */
const COVERED = 0.5;

/** The statements that no claim quotes yet. */
export function statementsIn(
  pages: readonly LaidOutPage[],
  sections: readonly Section[],
  claims: readonly ReadClaim[],
): ClaimFound[] {
  const quoted = claims.flatMap(({ evidence }) => evidence);
  const isCovered = (page: number, start: number, end: number) => {
    const held = quoted
      .filter((span) => span.page === page)
      .reduce((sum, span) => sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)), 0);
    return held >= COVERED * (end - start);
  };
  return sections.flatMap(({ kind, lines }) => {
    if (OF_OTHERS.has(kind)) return [];
    return paragraphs(lines).flatMap(({ page, start, end }) => {
      const { text } = pages[page - 1]!;
      // Blanks for line breaks: the places stay, and what was wrapped is whole.
      return unitsIn(text.slice(start, end).replace(/[\r\n\t]/g, " ")).flatMap((unit): ClaimFound[] => {
        const [from, to] = [start + unit.start, start + unit.end];
        const words = text.slice(from, to);
        if (!isStatement(words, kind) || isCovered(page, from, to)) return [];
        return [
          {
            type: OF_THE_PERSON.has(kind) ? "attribute" : "achievement",
            label: labelOf(words),
            description: words.replace(/\s+/g, " "),
            confidence: kind === "summary" ? CONFIDENCE.summary : CONFIDENCE.other,
            pieces: [{ text: words, page, start: from, end: to }],
          },
        ];
      });
    });
  });
}

/** Lines that go on from each other are one paragraph. */
function paragraphs(lines: readonly ResumeLine[]): Piece[] {
  return bodyItems(lines).flatMap(({ lines: own }) => contiguous(own));
}

function isStatement(text: string, kind: SectionKind): boolean {
  const words = fold(text)
    .split(" ")
    .filter((word) => /\p{L}{2}/u.test(word));
  if (words.length < (kind === "contact" ? FEWEST_WORDS.contact : FEWEST_WORDS.other)) return false;
  if (CONTACT.test(text) || isHeadingText(text) || text.endsWith(":")) return false;
  const dated = findDates(text).reduce((sum, { start, end }) => sum + end - start, 0);
  return dated < 0.3 * text.length;
}
