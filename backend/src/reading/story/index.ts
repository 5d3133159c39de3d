/**
 * Reads a career story: what the author did, with what, where, and what came of it. Never more than the text says:
 * negations, wishes, questions and other people's deeds yield nothing (issue "The portrait is whole", stories).
 */
import { skillKind } from "@career-portrait/shared/skills";
import {
  type Name,
  namesIn,
  type Piece,
  type JudgedPiece,
  judgedPieces,
} from "@career-portrait/shared/stories";
import { detectLanguage, flowing, pattern } from "@career-portrait/shared/text";
import type { DocumentReading, ReadClaim, ReadRole, Span } from "../reading.ts";
import { achievementsIn, isStatement, SUREST } from "./achievements.ts";
import { educationIn, papersIn, withoutGivenUp } from "./learning.ts";
import { noRoles, readRoles } from "./roles.ts";
import { skillsIn } from "./skills.ts";
import {
  clauseAt,
  hasOwnPart,
  isDenied,
  isOthersIn,
  statementsOf,
  type Clause,
  type Statement,
} from "./stance.ts";

/** Opens a sentence about another time than the employer's named before. */
const MOVED_ON = pattern("iu")`
    ^(?:then|later|after(?:wards| that| this)|next|before (?:that|then|this)|privately|outside work|
    in my (?:spare|free) time|dann|später|danach|davor|zuvor|privat|ensuite|puis|plus tard|avant cela|
    luego|después|más tarde|antes|depois|mais tarde)(?!\p{L})`;
/** Opens a sentence about today, which an employer of the past has no part in. */
const TODAY = pattern("iu")`
    ^(?:today|now(?:adays)?|currently|these days|heute|inzwischen|jetzt|aujourd['’]hui|maintenant|
    actuellement|hoy|actualmente|ahora|hoje|atualmente|agora)(?!\p{L})`;
/** The author gives the employment up. */
const LEAVES =
  /(?<!\p{L})(?:I (?:left|quit|retired|resigned)|(?:habe ich|ich habe) gekündigt|je suis partie?|j['’]ai quitté|me fui|dejé|saí)(?!\p{L})/iu;

/** Whether a sentence may still be about the employer named before. */
function isElsewhere(sentence: string, role: ReadRole | undefined): boolean {
  if (MOVED_ON.test(sentence)) return true;
  const over = role?.end_date != null && role.end_date !== "present";
  if (TODAY.test(sentence)) return over;
  const year = /^(?:in|en|im jahr|im)?\s*((?:19|20)\d\d)(?!\d)/iu.exec(sentence)?.[1];
  if (year === undefined) return false;
  return (over && year > (role?.end_date ?? "").slice(0, 4)) || year < (role?.start_date ?? "").slice(0, 4);
}

/** What models made of a story: what its pieces are, and its names. */
export interface ModelledStory {
  told: readonly JudgedPiece[];
  names: readonly Name[];
}

function modelled(text: string): ModelledStory {
  const judged = judgedPieces(text);
  return { told: judged, names: namesIn(text, judged) };
}

/**
 * The story as one page; every span a verbatim slice of it. A text without claims gives empty lists.
 * @param models what models make of it, unless an evaluation says otherwise the shipped ones
 */
export function readStory(text: string, models?: ModelledStory): DocumentReading {
  const spoken = flowing(text);
  const { claims, ...reading } = readFlowing(spoken.text, models);
  const inText = (quote: Span): Span => {
    const [start, end] = [spoken.from[quote.start]!, spoken.to[quote.end - 1]!];
    return { ...quote, content: text.slice(start, end), start, end };
  };
  return {
    ...reading,
    claims: claims.map((claim) => ({ ...claim, evidence: claim.evidence.map(inText) })),
    pages: [text],
  };
}

function readFlowing(text: string, { told: judged, names } = modelled(text)): DocumentReading {
  const reading = emptyReading(text);
  const language = detectLanguage(text);
  const roles = noRoles();
  reading.work_history = roles.roles;
  /** Where each role is spoken of, in the order of the text. */
  const spoken: { from: number; role: number | null }[] = [];
  const taken: Piece[] = [];
  const alone = isStatement(judged);
  let end = 0;
  for (const statement of statementsOf(text, language)) {
    if (/\n\s*\n/.test(text.slice(end, statement.start))) roles.current = null;
    end = statement.end;
    if (roles.current !== null && isElsewhere(statement.text, roles.roles[roles.current]))
      roles.current = null;
    const inIt = names.filter(({ start }) => start >= statement.start && start < statement.end);
    const own = inIt.filter(({ start }) => !alone || isOwn(statement, start));
    const named = readRoles(statement, own, judged, roles);
    spoken.push({ from: statement.start, role: roles.current });
    taken.push(...statement.clauses.flatMap((clause) => takenIn(clause, alone)));
    readLearning(statement, withoutGivenUp(text, own, judged), judged, reading);
    readSkills(statement, reading, roles.current, { told: judged, names: own });
    const leaves = named && leavesAgain(statement.text, roles.employer ?? "");
    if (leaves || LEAVES.test(statement.text)) roles.current = null;
  }
  for (const { quotes, confidence } of achievementsIn(text, judged, taken)) {
    const label = quotes.map(({ content }) => content).join(" ");
    addClaim(reading, {
      type: "achievement",
      label,
      description: null,
      confidence,
      role: spoken.findLast(({ from }) => from <= quotes[0]!.start)?.role ?? null,
      education: null,
      evidence: quotes,
    });
    if (!reading.achievements.includes(label)) reading.achievements.push(label);
  }
  return reading;
}

/** `I drove for Hermes, then a colleague told me of a course`: what follows was elsewhere. */
function leavesAgain(sentence: string, company: string): boolean {
  const rest = sentence.slice(sentence.indexOf(company) + company.length);
  return pattern("iu")`
    (?<!\p{L})(?:(?:and |,\s*)then (?:i|we|a|an|the|took|went|moved|joined|started|left|worked|became)|
    (?<!(?:years?|months?|weeks?|days?) )later|afterwards|danach|(?<!(?:jahre?|monate?|wochen?) )später|
    dann (?:ich|wir|ging|kam)|ensuite|puis|luego|después|depois)(?!\p{L})`.test(rest);
}

function emptyReading(text: string): DocumentReading {
  return {
    contact: { name: null, email: null, phone: null, location: null, links: [] },
    work_history: [],
    education: [],
    skills: [],
    certifications: [],
    projects: [],
    achievements: [],
    claims: [],
    pages: [text],
  };
}

/** The clauses that hold some names: in a story told in one breath a sentence is the whole of it. */
function quoteOf(text: string, judged: readonly JudgedPiece[], names: readonly Piece[]): Span {
  const [from, to] = [Math.min(...names.map(({ start }) => start)), Math.max(...names.map(({ end }) => end))];
  const start = Math.min(from, judged.findLast((piece) => piece.start <= from)?.start ?? from);
  const end = Math.max(to, judged.find((piece) => piece.end >= to)?.end ?? to);
  return span(text.slice(start, end), start);
}

/** Schooling and papers. */
function readLearning(
  statement: Statement,
  names: readonly Name[],
  judged: readonly JudgedPiece[],
  reading: DocumentReading,
): void {
  const [text = ""] = reading.pages;
  for (const { education, names: own } of educationIn(statement, names)) {
    const quote = quoteOf(text, judged, own);
    const said = [education.degree, education.field].filter(Boolean).join(", ");
    addClaim(reading, {
      type: "education",
      label: said || (education.institution ?? ""),
      description: quote.content,
      confidence: Math.min(SUREST, ...own.map(({ chance }) => chance)),
      role: null,
      education: reading.education.push(education) - 1,
      evidence: [quote],
    });
  }
  for (const { name, label, issuer, date } of papersIn(statement, names)) {
    addClaim(reading, {
      type: "certification",
      label,
      description: [name.text, issuer, date].filter(Boolean).join(", "),
      confidence: Math.min(SUREST, name.chance),
      role: null,
      education: null,
      evidence: [quoteOf(text, judged, [name])],
    });
    if (!reading.certifications.includes(label)) reading.certifications.push(label);
  }
}

function readSkills(
  statement: Statement,
  reading: DocumentReading,
  role: number | null,
  { told: judged, names }: ModelledStory,
): void {
  const [text = ""] = reading.pages;
  for (const { type, label, confidence, at } of skillsIn(statement, judged, names)) {
    addClaim(reading, {
      type,
      label,
      description: statement.text,
      confidence,
      role: type === "skill" && skillKind(label) !== "language" ? role : null,
      education: null,
      evidence: [
        statement.text.length > LONGEST_QUOTE
          ? quoteOf(text, judged, [at])
          : span(statement.text, statement.start),
      ],
    });
    const list = type === "certification" ? reading.certifications : type === "skill" ? reading.skills : null;
    if (list && !list.includes(label)) list.push(label);
  }
}

/** A longer sentence no longer shows at a glance what it is quoted for; in UTF-16 units. */
const LONGEST_QUOTE = 300;

/** What others do that makes the teller something. */
const PUT_TO_WORK = /(?<!\p{L})(?:(?:me|us|mich|uns|nous|nos|mij|ons)(?!\p{L})|m['’]\p{L})/iu;

/** Whether a statement says something of the teller there, and does not deny it. */
function isOwn(statement: Statement, at: number): boolean {
  const clause = clauseAt(statement, at);
  return (
    clause !== undefined &&
    (!isOthersIn(clause, true) || PUT_TO_WORK.test(clause.text)) &&
    !isDenied(clause, at)
  );
}

/**
 * What of a clause is another's by its own words.
 * @param alone in a single statement what is negated is its point; in a story a "never" may belong to a deed
 */
function takenIn(clause: Clause, alone: boolean): Piece[] {
  if (isOthersIn(clause, alone) && !hasOwnPart(clause)) return [{ start: clause.start, end: clause.end }];
  return alone ? clause.untrue.map(([start, end]) => ({ start, end })) : [];
}

/** One claim per type, label and schooling; said again, it gains evidence and the better confidence. */
function addClaim(reading: DocumentReading, claim: ReadClaim): void {
  const known = reading.claims.find(
    (other) =>
      other.type === claim.type && other.label === claim.label && other.education === claim.education,
  );
  const { role } = claim;
  const said = role === null ? claim.evidence : claim.evidence.map((piece) => ({ ...piece, role }));
  if (!known) {
    reading.claims.push({ ...claim, evidence: said });
    return;
  }
  known.confidence = Math.max(known.confidence, claim.confidence);
  known.role ??= role;
  for (const evidence of said) {
    if (!known.evidence.some(({ start }) => start === evidence.start)) known.evidence.push(evidence);
  }
}

function span(content: string, start: number): Span {
  return { content, page: 1, start, end: start + content.length };
}
