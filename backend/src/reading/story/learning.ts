/** Schooling and papers of a story, from the names in a sentence: what was learned where, which paper of whom, and when. */
import { canonicalSkill, findSkills, skillKind } from "@career-portrait/shared/skills";
import { isGivenUp } from "@career-portrait/shared/lexicon/given-up";
import { isSentenceEnd, type Name, type NameKind, type Piece } from "@career-portrait/shared/stories";
import { DEGREE } from "@career-portrait/shared/lexicon/degrees";
import { flatten, type TextSpan } from "@career-portrait/shared/text";
import type { ReadEducation } from "../reading.ts";
import { type DateSpan, datesIn, isoDate } from "../dates.ts";

/** What an exam adds to the name of the paper it is for. */
const EXAM =
  /\s+(?:exam|examination|test|[Pp]rüfung|examen|exame)$|^(?:exam(?:ination)?|examen|exame) (?:for|de|du|del|van|do) /iu;

/** A paper: its name, who gave it, and its date where told. */
export interface ToldPaper {
  name: Name;
  label: string;
  issuer: string | null;
  date: string | null;
}

const LEARNED: ReadonlySet<NameKind> = new Set(["learned", "school", "paper"]);

/**
 * The names without those of schooling and papers that were left off, failed or have lapsed: their clause says so, or the one
 * behind it where that names nothing else.
 * @param pieces clauses of the story
 */
export function withoutGivenUp(text: string, names: readonly Name[], pieces: readonly Piece[]): Name[] {
  const judged = names.filter(({ kind }) => LEARNED.has(kind));
  return names.filter((name) => {
    const at = pieces.findLastIndex(({ start }) => start <= name.start);
    const [own, next] = [pieces[at], pieces[at + 1]];
    if (!LEARNED.has(name.kind) || !own) return true;
    const goesOn =
      next !== undefined &&
      !isSentenceEnd(text, own, next) &&
      !judged.some(({ start }) => start >= next.start && start < next.end);
    return !isGivenUp(text.slice(own.start, goesOn ? next.end : own.end));
  });
}

/** Schooling, and the names that tell of it. */
export interface ToldSchooling {
  education: ReadEducation;
  names: Name[];
}

/** The sentence's schooling: each thing that was learned with the school and the date that stand nearest to it. */
export function educationIn(sentence: TextSpan, names: readonly Name[]): ToldSchooling[] {
  const schools = names.filter(({ kind }) => kind === "school");
  const learned = names.filter(({ kind }) => kind === "learned");
  const dates = datesIn(sentence);
  if (learned.length === 0)
    return schools.map((school) => ({
      education: {
        institution: school.text,
        degree: null,
        field: null,
        ...periodOf(goingWith(dates, schools, school, sentence)),
      },
      names: [school],
    }));
  return learned.map((one) => {
    const school = goingWith(schools, learned, one, sentence);
    return {
      education: {
        institution: school?.text ?? null,
        ...degreeOf(one.text),
        ...periodOf(goingWith(dates, learned, one, sentence)),
      },
      names: school ? [one, school] : [one],
    };
  });
}

const NAMED_DEGREE = new RegExp(
  `${DEGREE}(?: of (?:science|arts|engineering|laws|education|commerce)(?= in ))?`,
  "u",
);

/** `Master in Physics` is a degree and its field; `Physics` a field; a trade or a leaving certificate a degree. */
function degreeOf(learned: string): Pick<ReadEducation, "degree" | "field"> {
  const named = NAMED_DEGREE.exec(flatten(learned));
  const known = findSkills(learned).find(({ skill }) => skillKind(skill) === "degree");
  const end = Math.max(named ? named.index + named[0].length : 0, known?.end ?? 0);
  if (end === 0) return { degree: learned, field: null };
  const field = learned
    .slice(end)
    .replace(/^[\s,–-]*(?:(?:degree|abschluss)\s+)?(?:(?:in|of|en|em|de|der|des|van)\s+|d['’]\s*)?/iu, "")
    .trim();
  return field === "" ? { degree: learned, field: null } : { degree: learned.slice(0, end), field };
}

/** `PMP exam` is the PMP: the paper that an exam is for, where the taxonomy knows it. */
function paperOf(name: string): string {
  const paper = canonicalSkill(name.replace(EXAM, ""));
  return EXAM.test(name) && paper !== null && skillKind(paper) === "credential" ? paper : name;
}

/** The sentence's papers. */
export function papersIn(sentence: TextSpan, names: readonly Name[]): ToldPaper[] {
  const issuers = names.filter(({ kind }) => kind === "issuer");
  const dates = datesIn(sentence);
  const papers = names.filter(({ kind }) => kind === "paper");
  return papers.map((name) => {
    const date = goingWith(dates, papers, name, sentence);
    // In a list of papers a date is of one of them.
    const isIts = date !== undefined && nearest(papers, date, sentence) === name;
    return {
      name,
      label: paperOf(name.text),
      issuer: goingWith(issuers, papers, name, sentence)?.text ?? null,
      date: isIts || dates.length === papers.length ? isoDate(date?.to ?? null) : null,
    };
  });
}

function periodOf(date: DateSpan | undefined): Pick<ReadEducation, "start_date" | "end_date"> {
  return date
    ? { start_date: date.range ? isoDate(date.from) : null, end_date: isoDate(date.to ?? date.from) }
    : { start_date: null, end_date: null };
}

/** A stop, a comma or an "and" parts what stands on its two sides. */
const PARTING = 15;

/** What goes with a name of a sentence: as many of them as names go with these in their order, else the nearest. */
function goingWith<One extends Piece>(
  all: readonly One[],
  names: readonly Piece[],
  name: Piece,
  sentence: TextSpan,
): One | undefined {
  return all.length === names.length ? all[names.indexOf(name)] : nearest(all, name, sentence);
}

function nearest<One extends Piece>(
  all: readonly One[],
  to: Piece,
  { text, start }: TextSpan,
): One | undefined {
  const gap = (one: Piece) => {
    const [from, until] = one.start < to.start ? [one.end, to.start] : [to.end, one.start];
    const between = text.slice(from - start, until - start);
    return between.length + PARTING * (between.match(/[,;.()]|\s(?:and|und|et|y|en|e)\s/gu)?.length ?? 0);
  };
  return all.toSorted((one, other) => gap(one) - gap(other))[0];
}
