/** Which lines are headings as a whole: by their words, and where no vocabulary knows these, by how they stand. */
import { sectionOf } from "../../posting/words.ts";
import { bareDemand } from "./demand.ts";
import { isUpper } from "../../text/flat.ts";
import { formKind, introKind, wholeHeading } from "./headings.ts";
import type { Line } from "./lines.ts";
import { ABILITY, DEGREE, LICENCE, MUST, NICE, PERSONAL, YEARS } from "./vocabulary/cues.ts";
import type { SectionKind } from "./vocabulary/headings.ts";

/** What a heading opens. */
export interface Heading {
  /** `other`: its words tell nothing. */
  kind: SectionKind | null;
  /** Its own words name the kind; otherwise what stands under it may tell another. */
  told: boolean;
}

/** A line among its neighbours. */
export interface Standing {
  line: Line;
  previous: Line | undefined;
  next: Line | undefined;
}

const LONGEST_HEADING = 110;
/** Length from which a line is a paragraph. */
const PARAGRAPH = 80;
/** The head of a letter heads no section. */
const MAIL =
  /^(?:subject|betreff|objet|asunto|onderwerp|re|fwd?|hi|hello|dear|hallo|bonjour)(?: \p{L}+)?[:,]/u;

/** What a line opens; null when it is no heading. `section`: the one it stands in. */
export function headingOf(
  text: string,
  flat: string,
  section: SectionKind | null,
  { line, previous, next }: Standing,
): Heading | null {
  const own = flat.slice(line.start, line.end);
  if (/[.,;]$/.test(own) || own.length > LONGEST_HEADING || MAIL.test(own)) return null;
  const ownMark = line.mark !== "" && next !== undefined && next.mark !== "" && next.mark !== line.mark;
  if (line.bullet && !line.pictured && !ownMark && !own.endsWith(":")) return null;
  const kind = wholeHeading(own);
  if (kind) return named(kind);
  if (own.endsWith(":")) {
    const intro = introKind(own);
    if (intro) return named(intro);
    return { kind: line.bullet || line.marked ? section : (section ?? "other"), told: false };
  }
  if (next && !line.bullet && line.blankBefore && (next.bullet || !next.blankBefore)) {
    const form = isShort(own.replace(/,/g, ""), 12) ? formKind(own) : null;
    if (form) return named(form);
    if (SIDE.test(own)) return named(section === "nice" ? "nice" : "must");
  }
  if (next && !line.bullet && !/[.!=]/.test(own) && bareDemand(own))
    return named(NICE.test(own) ? "nice" : "must");
  const verbatim = text.slice(line.start, line.end);
  if (line.marked || (own.endsWith("?") && !line.bullet && line.blankBefore)) return topicOf(own, verbatim);
  if (line.bullet || !next || !previous || !line.blankBefore) return null;
  if (standsOverPoints(own, previous, next) || standsOverText(own, verbatim, next))
    return topicOf(own, verbatim);
  if (namesTopic(text, own, previous, next)) return UNTOLD;
  const setOff = next.bullet || next.end - next.start > PARAGRAPH;
  return setOff && looksLikeTitle(verbatim) ? UNTOLD : null;
}

/** One side of the person sought: "Technical", "You", "Fachlich", "Persönlich". */
const SIDE =
  /^(?:technical(?:ly)?|personal(?:ly)?|professional(?:ly)?|practical(?:ly)?|you|on paper|fachlich(?:es)?|personlich(?:es)?|menschlich(?:es)?|du|sie|sprachlich(?:es)?|techniquement|humainement|vous|toi|cote (?:technique|humain|metier)|vakinhoudelijk|persoonlijk|jij|tecnic[oa]|personal)$/;

const UNTOLD: Heading = { kind: "other", told: false };

function named(kind: SectionKind): Heading {
  return { kind, told: kind !== "other" };
}

/** The kind of section that a heading of unknown words opens; `other` leaves it to what stands under it. */
function topicOf(own: string, verbatim: string): Heading {
  return named(introKind(own) ?? foreignKind(verbatim) ?? "other");
}

const ELSEWHERE = { duties: "duties", wanted: "must", offer: "benefits" } as const;

/** The kind of a heading in a language of which only the headings are known (Polish, Czech, Japanese, …). */
function foreignKind(heading: string): SectionKind | null {
  const section = sectionOf(heading);
  return section && ELSEWHERE[section];
}

/** A few words between a blank line and a list. */
function standsOverPoints(own: string, previous: Line, next: Line): boolean {
  if (!next.bullet || next.blankBefore) return false;
  return isShort(own, 10) && (previous.bullet || !asksSomething(own));
}

/** A few words between a blank line and a paragraph that follows at once. */
function standsOverText(own: string, verbatim: string, next: Line): boolean {
  return (
    !next.blankBefore &&
    !next.bullet &&
    next.end - next.start > PARAGRAPH &&
    isShort(own, 7) &&
    isUpper(verbatim[0])
  );
}

/** A few words over a paragraph, after a list: they name another topic. */
function namesTopic(text: string, own: string, previous: Line, next: Line): boolean {
  const afterList = previous.bullet || previous.end - previous.start <= PARAGRAPH;
  const overText =
    next.end - next.start > PARAGRAPH || (!next.blankBefore && /[.!?]/.test(text[next.end - 1]!));
  return afterList && overText && !next.bullet && isShort(own, 6) && (previous.bullet || !asksSomething(own));
}

function asksSomething(flat: string): boolean {
  return [ABILITY, DEGREE, LICENCE, MUST, NICE, PERSONAL, YEARS].some((cue) => cue.test(flat));
}

/** At most so many words, without a stop. */
function isShort(flat: string, words: number): boolean {
  return flat.split(/\s+/).length <= words && !/[.!,;@\d]/.test(flat);
}

/** A short line in title case or capitals, without a stop: how headings look that no list of names knows. */
function looksLikeTitle(line: string): boolean {
  const words = line.split(/\s+/);
  if (words.length > 6 || line.length > 60 || /[.!,;@\d]/.test(line)) return false;
  const content = words.filter((word) => word.length > 3);
  return words.length > 1 && content.length > 1 && content.every((word) => isUpper(word[0]));
}
