/**
 * Reads a career story: what the author did, with what, where, and what came of it. Never more than the text says:
 * negations, wishes, questions and other people's deeds yield nothing (issue "The portrait is whole", stories).
 */
import { findSkills, skillKind, type FoundSkill } from "@career-portrait/shared/skills";
import { type Piece, type Told, toldIn } from "@career-portrait/shared/stories";
import { detectLanguage } from "@career-portrait/shared/text";
import type { ClaimType } from "@career-portrait/shared/contract";
import type { DocumentReading, ReadClaim, ReadEducation, ReadRole, Span } from "../../reading.ts";
import { achievementsIn, FEW_PIECES } from "./achievements.ts";
import { educationIn } from "./education.ts";
import { beginningIn, namesOwnEmployer, roleIn } from "./employers.ts";
import { statementsOf, type Actor, type Clause, type Statement } from "./stance.ts";

/** How sure a claim is by who acts: the author alone, the author among others, a deed without a subject. */
const CONFIDENCE: Record<Exclude<Actor, "other">, number> = { author: 0.85, group: 0.65, unsaid: 0.5 };

/** Opens a sentence about another time than the employer's named before. */
const MOVED_ON =
  /^(?:then|later|after(?:wards| that| this)|next|before (?:that|then|this)|privately|outside work|in my (?:spare|free) time|dann|später|danach|davor|zuvor|privat|ensuite|puis|plus tard|avant cela|luego|después|más tarde|antes|depois|mais tarde)(?!\p{L})/iu;
/** Opens a sentence about today, which an employer of the past has no part in. */
const TODAY =
  /^(?:today|now(?:adays)?|currently|these days|heute|inzwischen|jetzt|aujourd['’]hui|maintenant|actuellement|hoy|actualmente|ahora|hoje|atualmente|agora)(?!\p{L})/iu;
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

/**
 * The story as one page; every span a verbatim slice of it. A text without claims gives empty lists.
 * @param told what each of its pieces is, unless an evaluation says otherwise by the shipped model
 */
export function readStory(text: string, told: readonly Told[] = toldIn(text)): DocumentReading {
  const reading = emptyReading(text);
  const language = detectLanguage(text);
  let role: number | null = null;
  /** Where each role is spoken of, in the order of the text. */
  const spoken: { from: number; role: number | null }[] = [];
  const taken: Piece[] = [];
  let end = 0;
  for (const statement of statementsOf(text, language)) {
    if (/\n\s*\n/.test(text.slice(end, statement.start))) role = null;
    end = statement.end;
    if (role !== null && isElsewhere(statement.text, reading.work_history[role])) role = null;
    const named = readRole(statement, reading);
    role = named ?? role;
    spoken.push({ from: statement.start, role });
    taken.push(...statement.clauses.flatMap((clause) => takenIn(clause, told.length <= FEW_PIECES)));
    if (role !== null && named === null) dateRole(statement, reading.work_history[role]);
    readEducation(statement, reading, named !== null);
    readSkills(statement, reading, role, told);
    const leaves = named !== null && leavesAgain(statement.text, reading.work_history[named]?.company ?? "");
    if (leaves || LEAVES.test(statement.text)) role = null;
  }
  for (const { quotes, confidence } of achievementsIn(text, told, taken)) {
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
  return /(?<!\p{L})(?:(?:and |,\s*)then (?:i|we|a|an|the|took|went|moved|joined|started|left|worked|became)|(?<!(?:years?|months?|weeks?|days?) )later|afterwards|danach|(?<!(?:jahre?|monate?|wochen?) )später|dann (?:ich|wir|ging|kam)|ensuite|puis|luego|después|depois)(?!\p{L})/iu.test(
    rest,
  );
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

/** The index of the role that the statement names, added when it is new; null when it names none. */
function readRole(statement: Statement, reading: DocumentReading): number | null {
  const clause = statement.clauses.find(({ actor, untrue }) => actor === "author" && untrue.length === 0);
  const stated = namesOwnEmployer(statement.text)
    ? statement.text
    : clause && statement.clauses.every(({ actor }) => actor !== "other")
      ? statement.text
      : clause?.text;
  const role = stated === undefined ? null : roleIn(stated);
  if (role === null) return null;
  const known = reading.work_history.findIndex(
    (other) => other.company === role.company && agrees(other, role),
  );
  if (known < 0) return reading.work_history.push(role) - 1;
  reading.work_history[known] = completed(reading.work_history[known] ?? role, role);
  return known;
}

/** `When I joined in 2020`: the start of the employment spoken of. */
function dateRole(statement: Statement, role: ReadRole | undefined): void {
  if (!role || role.start_date !== null || role.end_date !== null) return;
  const began = statement.clauses.some(({ actor }) => actor === "author")
    ? beginningIn(statement.text)
    : null;
  if (began !== null) role.start_date = began;
}

function agrees(one: ReadRole, other: ReadRole): boolean {
  const same = (a: string | null, b: string | null) => a === null || b === null || a === b;
  return (
    same(one.title, other.title) &&
    same(one.start_date, other.start_date) &&
    same(one.end_date, other.end_date)
  );
}

function completed(known: ReadRole, more: ReadRole): ReadRole {
  return {
    ...known,
    title: known.title ?? more.title,
    start_date: known.start_date ?? more.start_date,
    end_date: known.end_date ?? more.end_date,
  };
}

function readEducation(statement: Statement, reading: DocumentReading, atWork: boolean): void {
  const clause = statement.clauses.find(({ actor }) => actor === "author");
  if (!clause || clause.untrue.length > 0) return;
  const education: ReadEducation | null = educationIn(statement.text);
  if (education === null) return;
  // In a sentence about a job the dates are the job's.
  if (atWork) Object.assign(education, { start_date: null, end_date: null });
  const index = reading.education.push(education) - 1;
  const label =
    [education.degree, education.field].filter(Boolean).join(", ") || (education.institution ?? "");
  addClaim(reading, {
    type: "education",
    label,
    description: statement.text,
    confidence: CONFIDENCE.author,
    role: null,
    education: index,
    evidence: [span(statement.text, statement.start)],
  });
}

/** In such words the teller has a part in what a clause says. */
const OWN_PART =
  /(?<!\p{L})(?:i|we|me|us|my|our|ich|wir|mich|mir|uns|mein\p{L}*|unser\p{L}*|je|j|nous|moi|mon|ma|mes|notre|nos|on|yo|nosotr\p{L}+|me|nos|mi|mis|nuestr\p{L}+|ik|wij|we|mij|ons|mijn|onze)(?!\p{L})/iu;

/**
 * What of a clause is another's by its own words, without a part of the teller's.
 * @param isStatement in a single statement what is negated is its point; in a story a "never" may belong to a deed
 */
function takenIn({ start, end, text, actor, assumed, untrue }: Clause, isStatement: boolean): Piece[] {
  if (actor === "other" && !assumed && !OWN_PART.test(text)) return [{ start, end }];
  return isStatement ? untrue.map(([from, to]) => ({ start: from, end: to })) : [];
}

/** From so much on what a piece tells is not the teller's, whatever the grammar of its clause. */
const ANOTHERS = 0.85;

function readSkills(
  statement: Statement,
  reading: DocumentReading,
  role: number | null,
  told: readonly Told[],
): void {
  const title = role === null ? null : (reading.work_history[role]?.title ?? null);
  const titleStart = title === null ? -1 : statement.text.indexOf(title);
  const titleEnd = titleStart < 0 ? -1 : titleStart + (title?.length ?? 0);
  const company = reading.work_history.at(-1)?.company ?? null;
  const companyStart = company === null ? -1 : statement.text.indexOf(company);
  const companyEnd = companyStart < 0 ? -1 : companyStart + (company?.length ?? 0);
  for (const found of findSkills(statement.text)) {
    // A company's name is no skill (Brightwater Logistics), nor is a person's post (my charge nurse).
    if (found.start >= companyStart && found.end <= companyEnd) continue;
    // Nor does a job's title say what was done in it.
    if (found.start >= titleStart && found.end <= titleEnd) continue;
    if (isPerson(found, statement.text) || isInProperName(found, statement.text) || isPlainWord(found))
      continue;
    const start = statement.start + found.start;
    const clause = statement.clauses.find((part) => start >= part.start && start < part.end);
    if (!clause || clause.actor === "other" || isUntrue(clause, start)) continue;
    const piece = told.findLast((one) => one.start <= start);
    if (piece && piece.as.others + piece.as.wish > ANOTHERS) continue;
    const type = claimType(found, statement.text);
    if (type === null || (clause.actor === "unsaid" && type !== "skill")) continue;
    addClaim(reading, {
      type,
      label: found.skill,
      description: statement.text,
      confidence: CONFIDENCE[clause.actor],
      role: type === "skill" && skillKind(found.skill) !== "language" ? role : null,
      education: null,
      evidence: [span(statement.text, statement.start)],
    });
    const list = type === "certification" ? reading.certifications : type === "skill" ? reading.skills : null;
    if (list && !list.includes(found.skill)) list.push(found.skill);
  }
}

function isPerson(found: FoundSkill, sentence: string): boolean {
  return (
    /(?<!\p{L})(?:my|our|his|her|their|the|die|der|den|dem|mein\p{L}*|unser\p{L}*|mon|notre|mi|nuestr[oa]|meu|minha)\s+$/iu.test(
      sentence.slice(0, found.start),
    ) &&
    /(?:nurse|chef|manager|leiter(?:in)?|engineer|officer|assistant|director|worker|teacher|trainer|developer|auditor|accountant|designer|fahrer|pfleger|verkäufer|techniker|entwickler)(?:s|n|in|innen)?$/iu.test(
      found.text,
    )
  );
}

/** `the rest of the chain` is no REST: a technology named like a common word is written with its capitals. */
function isPlainWord({ text }: FoundSkill): boolean {
  return /^(?:rest|go|swift|rust|spark|express|chef|puppet|ember|flask|dash|bash|node|ray|salt|access|word|outlook|teams|drive)$/u.test(
    text,
  );
}

/** A field of work as a part of a name: `Maplewood Care Home`. In German every noun has a capital. */
function isInProperName(found: FoundSkill, sentence: string): boolean {
  const kind = skillKind(found.skill);
  if ((kind !== "domain" && kind !== "method") || !/^\p{Lu}\p{Ll}/u.test(found.text)) return false;
  return (
    /(?<=\S\s+)\p{Lu}\p{Ll}+\s$/u.test(sentence.slice(0, found.start)) &&
    !/[äöüß]|(?<!\p{L})(?:ich|und|der|die)(?!\p{L})/u.test(sentence)
  );
}

function isUntrue(clause: Clause, at: number): boolean {
  return clause.untrue.some(([from, to]) => at >= from && at < to);
}

/** Before a department's name: the author is in it, so its field is theirs. */
const IN_TEAM =
  /(?:\b(?:in|on|joined|led|lead|managed|ran|headed|inside|im|in der|in einem|leitete|dans|en|na|no)\s+(?:the|our|an?|my|der|dem|l['’]|la|el|a|o)?\s*)$/iu;
const DEPARTMENT =
  /^[\s-]+(?:teams?|departments?|groups?|managers?|directors?|colleagues|people|abteilung|kollegen|leute|guys)\b/iu;
const SPEAKS =
  /\b(?:speak|spoke|speaking|fluent|native|bilingual|languages?|mother tongue|translat\w+|interpret\w+|proficient|spreche|sprechen|fließend|fliessend|muttersprache|verhandlungssicher|parle|parlons|courant|bilingue|langue|hablo|nativo|idiomas?|falo|fluente|nativa)\b/iu;

function claimType(found: FoundSkill, sentence: string): ClaimType | null {
  const after = sentence.slice(found.end);
  switch (skillKind(found.skill)) {
    case "soft":
      return "attribute";
    case "credential":
      return "certification";
    case "language":
      return SPEAKS.test(sentence) ? "skill" : null;
    case "technology":
    case "tool":
      return "skill";
    case "method":
    case "domain":
      // `worked with the marketing team` says nothing about the author's marketing.
      return DEPARTMENT.test(after) && !IN_TEAM.test(sentence.slice(0, found.start)) ? null : "skill";
    default:
      return null;
  }
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
