/** Admissions to practise: sections that list the courts, states and chambers a person is admitted to. */
import { fold } from "@career-portrait/shared/text";
import { isOnlyDates } from "../dates.ts";
import { type ResumeLine, restOf, sliceOf } from "./lines.ts";
import { type Named, nameOnly } from "./named-items.ts";

/** Folded headings whose items are places or courts, so that only heading and item together say what they are. */
const HEADING =
  /\badmissions?\b|\badmitted\b|\bjurisdictions?\b|\bbars?\b|\blicensed in\b|zulassung|barreau|colegia(?:d|cion|tura)|\balb[oi]\b|inscri\w* na oab|执业地/u;
/** An item that says by itself what it is. */
const SAYS_SO =
  /\b(?:bar|admitted|admission|licen[cs]\w+|solicitor|barrister|attorney|zugelassen|rechtsanwalt\w*|barreau|abogad\w|advogad\w|avvocat\w|oab)\b/u;
/** Commas and "and" divide short names alone: `Illinois, New York and Texas`, not a court and its district. */
const DIVIDER = /\s*[;；、]\s*|\s*[,，]\s*(?:and\s+)?|\s+(?:and|und|et|y|e)\s+/gu;
const SHORT_NAME = /^\p{Lu}[\p{L}.'’-]*(?: (?:of |do |de |del )?\p{Lu}[\p{L}.'’-]*){0,2}$|^\p{Script=Han}+$/u;

const COURT = /court|district|circuit|gericht|tribunal|cour\b/iu;

export function isAdmissions(heading: string): boolean {
  return HEADING.test(fold(heading));
}

/** `Bar admissions: Illinois, Texas` on one line: the heading and the line of its items; null for other lines. */
export function inlineAdmissions(line: ResumeLine): { heading: string; line: ResumeLine } | null {
  const [lead, heading] = /^([^:：]{3,40})[:：]\s*(?=\S)/u.exec(line.text) ?? [];
  if (lead === undefined || heading === undefined || !isAdmissions(heading)) return null;
  return { heading, line: restOf(line, lead.length) };
}

/** One item per court, state or chamber, with the heading's words before those that do not say what they are. */
export function admissionsIn(heading: string, lines: ResumeLine[]): Named[] {
  const said = sentenceCase(heading.replace(/[\s:：]+$/u, ""));
  return lines.flatMap(({ cells, page }) =>
    cells
      .filter(({ text }) => !isOnlyDates(text) && /\p{L}{2}/u.test(text))
      .slice(0, 1)
      .flatMap(({ text, start, end }) =>
        stretches(text).map(([from, to]) => sliceOf({ text, page, start, end }, from, to)),
      )
      .map((piece) => ({ ...piece, name: nameOnly(piece.text) }))
      .filter(({ name }) => name !== "")
      .map(({ name, ...piece }) => ({
        ...piece,
        label: SAYS_SO.test(fold(name)) ? name : `${said}: ${name}`,
      })),
  );
}

function stretches(text: string): [number, number][] {
  const parts: [number, number][] = [];
  let from = 0;
  for (const divider of text.matchAll(DIVIDER)) {
    parts.push([from, divider.index]);
    from = divider.index + divider[0].length;
  }
  parts.push([from, text.length]);
  const names = parts.map(([start, end]) => nameOnly(text.slice(start, end)));
  const dates = parts.map(([start, end]) => isOnlyDates(text.slice(start, end)));
  const short = names.every((name, index) => dates[index] || (SHORT_NAME.test(name) && !COURT.test(name)));
  return short ? parts.filter((_, index) => !dates[index]) : [[0, text.length]];
}

function sentenceCase(text: string): string {
  return text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text;
}
