/**
 * What a résumé states beside the entries and lists that are read as such: a summary's sentences, a role told in prose, a
 * list under a heading of its own making. Nothing that somebody wrote of themselves is lost; what it is for is doubtful,
 * so it is asked for review.
 */
import { unitsIn } from "@career-portrait/shared/models/units";
import { fold, sharedLength } from "@career-portrait/shared/text";
import type { LaidOutPage } from "../layout.ts";
import type { ReadClaim } from "../reading.ts";
import { bodyItems, type ClaimFound, contiguous, labelOf } from "./claims.ts";
import { findDates } from "../dates.ts";
import { typeOf } from "./judging.ts";
import type { KindsOf } from "./kinds.ts";
import type { Piece, ResumeLine } from "./lines.ts";
import { drivingLicenceIn, nameOnly } from "./named-items.ts";
import type { Section } from "./sections.ts";
import { isHeadingText, type SectionKind } from "@career-portrait/shared/lexicon/resume-headings";

/** Other people, and how to reach them. */
const OF_OTHERS: ReadonlySet<SectionKind> = new Set(["references"]);
const CONTACT = /[@]|https?:|www\.|(?:\+|\b)\d[\d ().-]{7,}\d/u;
/** Above the first heading stand name and address; a sentence is longer. */
const FEWEST_WORDS = { contact: 6, other: 3 };
/** A paper is named by few words, which begin as a name does: "valid until 2028" is none. */
const PAPER = /^[\p{Lu}\d].*\p{L}{2}/su;
/** A name alone, less likely than this a paper, is some other name. */
const LEAST_PAPER = 0.4;
/** What is quoted by so much of it needs no claim of its own. */
const COVERED = 0.5;

/** The statements that no claim quotes yet. */
export function statementsIn(
  pages: readonly LaidOutPage[],
  sections: readonly Section[],
  claims: readonly ReadClaim[],
  kindsOf: KindsOf,
): ClaimFound[] {
  const quoted = claims.flatMap(({ evidence }) => evidence);
  const papers = claims.flatMap(({ type, label }) => (type === "certification" ? [fold(label)] : []));
  const isCovered = (piece: Piece) => {
    const held = quoted
      .filter(({ page }) => page === piece.page)
      .reduce((sum, span) => sum + sharedLength(span, piece), 0);
    return held >= COVERED * (piece.end - piece.start);
  };
  return sections.flatMap(({ kind, lines }) => {
    if (OF_OTHERS.has(kind)) return [];
    return paragraphs(lines).flatMap(({ page, start, end }) => {
      const { text } = pages[page - 1]!;
      // Blanks for line breaks: the places stay, and what was wrapped is whole.
      return unitsIn(text.slice(start, end).replace(/[\r\n\t]/g, " ")).flatMap((unit): ClaimFound[] => {
        const [from, to] = [start + unit.start, start + unit.end];
        const piece = { text: text.slice(from, to), page, start: from, end: to };
        const claimed = isCovered(piece) ? null : typeOf(kindsOf(piece));
        if (claimed === null) return [];
        const label =
          claimed.type === "certification"
            ? claimed.confidence < LEAST_PAPER
              ? null
              : paperIn(piece.text, papers)
            : isStatement(piece.text, kind)
              ? labelOf(piece.text)
              : null;
        const description = piece.text.replace(/\s+/g, " ");
        return label === null ? [] : [{ ...claimed, label, description, pieces: [piece] }];
      });
    });
  });
}

/** The name of the paper that a line tells of, where it has one that is not listed. */
function paperIn(line: string, listed: readonly string[]): string | null {
  const label = drivingLicenceIn(line) ?? nameOnly(line);
  const key = fold(label);
  if (listed.some((paper) => paper.includes(key) || key.includes(paper))) return null;
  return PAPER.test(label) || drivingLicenceIn(label) !== null ? label : null;
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
