/**
 * The verdict on one requirement (decisions, section 6): met, partly, missing or unknowable, a credit, and the passages that
 * show it. All that speaks for a requirement can only raise both.
 */
import { verdictBytes } from "#weights";
import type { Verdict } from "../../contract/index.ts";
import { chances, type LinearModel } from "../../models/linear.ts";
import { chanceOf, oddsOf, type Trees } from "../../models/trees.ts";
import { partOf, readWeights, type Weights } from "../../models/weights.ts";
import { skillKind } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import type { PortraitEvidence } from "../types.ts";
import type { AnswerModel } from "./answers.ts";
import type { Assessment, Quote } from "./assessment.ts";
import { acceptsUnfinished } from "./education.ts";
import { monthsCovered, yearsCredit } from "./experience.ts";
import { type Finding, findFormal } from "./formal-credit.ts";
import { likenessesOf } from "./likeness.ts";
import { explained } from "./explaining.ts";
import type { Phrase } from "./phrases.ts";
import type { SkillGroup } from "./groups.ts";
import type { ReadyDegree, ReadyPortrait } from "./ready-portrait.ts";
import type { QuotedClaim } from "./quoted-claim.ts";
import { requestFeatures } from "./request-features.ts";
import { type AskedWork, type NearRole, nearRoles, timeInRoles, workInputs } from "./role.ts";
import { type PassageJudges, type Showing, showingsOf, verdictInputs } from "./showing.ts";
import type { Wanted } from "./wanted.ts";
import { most, tellingWords } from "../../models/telling-words.ts";

/** The learned judges, as they are shipped and as they are fitted. */
export interface VerdictModels extends PassageJudges {
  answers: AnswerModel;
  /** The chances of each verdict (missing, partly, met, unknowable) by the requirement's own words. */
  request: (features: readonly number[]) => ArrayLike<number>;
  /** The chance that no portrait shows such a thing (permits, shifts, dispositions), where nothing does. */
  unknowable: (features: readonly number[]) => number;
  partly: Trees;
  met: Trees;
  /** How well people fit postings as a whole, by their work. */
  work: Trees;
}

/** Who judges: what is shipped, or models that have not seen a pair. */
export interface Judges {
  judge: (portrait: ReadyPortrait, wanted: Wanted, work: AskedWork) => Judgement;
  /** How far the portrait's work is the asked work, 0 to 1. */
  work: (portrait: ReadyPortrait, work: AskedWork) => number;
}

let ready: Judges | undefined;

/** The judges that are shipped. */
export function judges(): Judges {
  return (ready ??= judgesOf(modelsOf(readWeights(verdictBytes()))));
}

function judgesOf(models: VerdictModels): Judges {
  return {
    judge: (portrait, wanted, work) => judgementOf(portrait, wanted, work, models),
    work: (portrait, work) => chanceOf(oddsOf(models.work, workInputs(portrait, work))),
  };
}

/** @throws Error for a file that lacks a part */
export function modelsOf({ tables, networks, trees }: Weights): VerdictModels {
  const [request, unknowable] = [partOf(tables, "request"), partOf(tables, "unknowable")];
  const [shows, meets, partly, met, work] = ["shows", "meets", "partly", "met", "work"].map((name) =>
    partOf(trees, name),
  ) as [Trees, Trees, Trees, Trees, Trees];
  return {
    shows,
    meets,
    partly,
    met,
    work,
    answers: answerModelOf(partOf(networks, "fields").first, partOf(tables, "answers")),
    request: (features) => chances(request, features),
    unknowable: (features) => chances(unknowable, features)[1]!,
  };
}

/** A table that says of each row how far it speaks for an answer. */
export function answerModelOf(fields: Float32Array, { places, values, scales }: LinearModel): AnswerModel {
  return {
    fields,
    worthOf(row) {
      const from = 2 * (places[row]! - 1);
      return from < 0 ? 0 : values[from + 1]! * scales[1]! - values[from]! * scales[0]!;
    },
  };
}

/** From these chances on a requirement counts as met, and as shown in part. */
const MET = 0.55;
const PARTLY = 0.5;
/** From this chance on a requirement is none that a portrait shows. */
const UNKNOWABLE = 0.35;
/** A passage is named beside the best when it is at least so likely, of the best's chance. */
const BESIDE = 0.85;
/** Nothing less likely is evidence: of such passages readers took one in six. */
const LEAST = 0.2;
const MOST_QUOTES = 3;

export interface Judgement {
  partly: number;
  met: number;
  /** By the requirement alone, so that no further claim makes it count. */
  unknowable: number;
  showings: Showing[];
}

function judgementOf(
  portrait: ReadyPortrait,
  wanted: Wanted,
  work: AskedWork,
  models: VerdictModels,
): Judgement {
  const likenesses = likenessesOf(portrait, wanted, work.direction, models.answers);
  const showings = showingsOf(portrait, likenesses, models);
  const features = requestFeatures(wanted.requirement);
  const inputs = verdictInputs(portrait, wanted, work, showings, models.request(features));
  const learned = {
    partly: chanceOf(oddsOf(models.partly, inputs)),
    met: chanceOf(oddsOf(models.met, inputs)),
    unknowable: models.unknowable(features),
    showings,
  };
  return ruled(learned, portrait, wanted, work);
}

/** What the rules of closed matters leave of a learned judgement; each lets through more when a portrait grows. */
export function ruled(
  judged: Judgement,
  portrait: ReadyPortrait,
  wanted: Wanted,
  work: AskedWork,
): Judgement {
  const { kind } = wanted.requirement;
  // A language is named at a level, or it is not.
  if (isOfLanguage(wanted)) {
    const { credit } = findFormal(portrait, wanted, work)!;
    return {
      ...judged,
      partly: credit > 0 ? (PARTLY + credit) / (PARTLY + 1) : 0,
      met: credit >= LANGUAGE_MET ? credit : credit / 2,
      unknowable: 0,
    };
  }
  // Another field, or a level far below, is no part of the degree.
  if (kind === "education" && findFormal(portrait, wanted, work)!.credit < OTHER_DEGREE)
    return notShown(judged);
  // Where names are asked for and nothing else, other tools around them are no part of them.
  if (isOfNames(wanted) && !isNeighbouring(portrait, wanted)) return notShown(judged);
  const lasted = timeShown(portrait, wanted, work, judged);
  if (lasted < 1) return { ...judged, met: Math.min(judged.met * lasted, MET - 0.01) };
  if (!isWhole(portrait, wanted, work)) return { ...judged, met: Math.min(judged.met, MET - 0.01) };
  const isPlain = isNamed(wanted) || holdsDegree(portrait, wanted, work);
  return isPlain
    ? { ...judged, partly: Math.max(judged.partly, NAMED), met: Math.max(judged.met, NAMED) }
    : judged;
}

function isOfLanguage({ requirement, languages }: Wanted): boolean {
  return requirement.kind === "language" && languages.length > 0;
}

/** Too little to count as shown, even in part. */
function notShown(judged: Judgement): Judgement {
  const most = PARTLY - 0.01;
  return { ...judged, partly: Math.min(judged.partly, most), met: Math.min(judged.met, most) };
}

/** What a technology is worth that is named, where no more than its name is asked for, and the very degree. */
const NAMED = 0.7;

/** Whether level and field of a degree that is asked for are shown. */
function holdsDegree(portrait: ReadyPortrait, wanted: Wanted, work: AskedWork): boolean {
  const isAsked = wanted.requirement.kind === "education" && wanted.degree !== null;
  return isAsked && findFormal(portrait, wanted, work)!.credit >= SAME_DEGREE;
}

/** Whether a requirement asks for technologies by their names and nothing else. */
function isNamed(wanted: Wanted): boolean {
  const { requirement, level } = wanted;
  return requirement.kind === "skill" && requirement.years === null && !level && isOfNames(wanted);
}

/** Whether all that a requirement is about are names of technologies. */
function isOfNames(wanted: Wanted): boolean {
  const { groups, parts } = wanted;
  return (
    groups.length > 0 &&
    groups.flat().length >= parts.length &&
    technologiesOf(wanted).length === groups.length
  );
}

/** Whether one of them, or a product of the same kind, is shown. */
function isNeighbouring({ passages: { showing } }: ReadyPortrait, wanted: Wanted): boolean {
  return technologiesOf(wanted)
    .flat()
    .some((name) => most(showing(name)) >= NEIGHBOURING);
}

/** A language a little below the level that is asked for does not do. */
const LANGUAGE_MET = 0.9;
/** From so much on a paper, and a technology, is the one that was asked for. */
const SAME_PAPER = 0.6;
const SAME_DEGREE = 0.95;
const OTHER_DEGREE = 0.31;
const SAME_TECHNOLOGY = 0.9;
const NEIGHBOURING = 0.3;
const NAMED_AS_SUCH: ReadonlySet<string | null> = new Set(["technology", "tool", "credential"]);

/** Whether nothing closed is wanting: the degree's level, the paper, each technology by its name or what implies it. */
function isWhole(portrait: ReadyPortrait, wanted: Wanted, work: AskedWork): boolean {
  const { requirement, degree } = wanted;
  if (requirement.kind === "certification") return findFormal(portrait, wanted, work)!.credit >= SAME_PAPER;
  if (requirement.kind === "education") {
    const isHeld = ({ level, unfinished }: ReadyDegree) =>
      (level ?? 0) >= (degree ?? 0) && (!unfinished || acceptsUnfinished(requirement.text));
    return (
      findFormal(portrait, wanted, work)!.credit >= SAME_DEGREE ||
      [...portrait.degrees, ...portrait.named].some(isHeld)
    );
  }
  const { showing } = portrait.passages;
  return technologiesOf(wanted).every((group) =>
    group.some((name) => showing(name).some((shown) => shown >= SAME_TECHNOLOGY)),
  );
}

function verdictOf({ partly, met, unknowable }: Judgement): Verdict {
  if (met >= MET) return "met";
  if (partly >= PARTLY) return "partly";
  return unknowable >= UNKNOWABLE ? "unknowable" : "missing";
}

export function assess(
  portrait: ReadyPortrait,
  wanted: Wanted,
  work: AskedWork,
  { judge }: Judges,
): Assessment {
  const judged = judge(portrait, wanted, work);
  const formal = findFormal(portrait, wanted, work);
  const quotes = quotesOf(portrait, wanted, work, judged, formal);
  const neutral = judged.unknowable >= UNKNOWABLE;
  let verdict = verdictOf(judged);
  // What nothing can be quoted for is not shown.
  if (quotes.length === 0 && (verdict === "met" || verdict === "partly"))
    verdict = neutral ? "unknowable" : "missing";
  const shown = verdict === "met" || verdict === "partly";
  const speaks = judged.showings.length > 0 || quotes.length > 0;
  const credit = speaks ? (judged.partly + judged.met) / 2 : 0;
  return {
    verdict,
    // What is neutral counts when it is met, and then whole: so no further claim can lower a mean.
    credit: neutral ? (verdict === "met" ? 1 : verdict === "partly" ? 0.5 : 0) : credit,
    neutral: neutral && verdict !== "met",
    quotes: shown ? quotes : [],
    ...explained(wanted, verdict, quotes, formal, timeOf(portrait, wanted, work, judged)),
  };
}

function quotesOf(
  portrait: ReadyPortrait,
  wanted: Wanted,
  work: AskedWork,
  { showings, partly }: Judgement,
  formal: Finding | null,
): Quote[] {
  const { requirement } = wanted;
  const best = showings[0] ? showings[0].shows + showings[0].meets : 0;
  const told = showings
    .filter(({ shows, meets }) => shows + meets >= Math.max(LEAST, BESIDE * best))
    .map(({ passage: { source, quote } }): Quote => ({ source, quote }));
  const found =
    formal && formal.credit > 0 ? formal.sources.map((source) => tellingQuote(source, wanted)) : [];
  // Dated roles show time.
  const dated =
    requirement.kind === "experience" && requirement.years !== null && partly >= PARTLY
      ? nearRoles(portrait, work)
          .filter(({ near }) => near >= 0.3)
          .toSorted((a, b) => b.near - a.near)
          .map(({ role }) => firstQuote(role.claims[0]!, role.role.company))
      : [];
  // The name of what is asked for is at least that.
  const { all, showing } = portrait.passages;
  const names = told.length > 0 ? [] : technologiesOf(wanted).flat().map(showing);
  const named: Quote[] = all
    .filter((_, at) => names.some((shown) => shown[at]! >= SAME_TECHNOLOGY))
    .slice(0, 1)
    .map(({ source, quote }) => ({ source, quote }));
  const kept: Quote[] = [];
  // What a language is shown by is known; other passages say nothing of it.
  const beside = isOfLanguage(wanted) ? [] : [...told.slice(0, 2), ...named, ...dated];
  for (const one of [...found, ...beside])
    if (!kept.some(({ quote }) => isWithin(quote, one.quote))) kept.push(one);
  return kept.slice(0, MOST_QUOTES).map((one) => asLine(one, portrait, wanted));
}

/** A passage is cited as the line it is, not as one of the skills it was found to name, where none of those is asked for. */
function asLine(quoted: Quote, { passages }: ReadyPortrait, { groups }: Wanted): Quote {
  const { claim, skills } = quoted.source;
  if (claim.type !== "skill" || skills.some((skill) => groups.flat().includes(skill))) return quoted;
  const { source_document_id, page, start, end } = quoted.quote;
  const line = passages.all.find(
    ({ source, quote }) =>
      source.claim.type === "achievement" &&
      quote.source_document_id === source_document_id &&
      quote.page === page &&
      quote.start === start &&
      quote.end === end,
  );
  return line ? { source: line.source, quote: line.quote } : quoted;
}

/** Whether one quote says what the other says: the same place, or the same words. */
function isWithin(one: PortraitEvidence, other: PortraitEvidence): boolean {
  const isSamePage = one.source_document_id === other.source_document_id && one.page === other.page;
  const shared = Math.min(one.end ?? 0, other.end ?? 0) - Math.max(one.start ?? 0, other.start ?? 0);
  if (isSamePage && shared > 0) return true;
  const [said, again] = [fold(one.content!), fold(other.content!)];
  return said.includes(again) || again.includes(said);
}

/** The quote that says most of a claim: not the name of the place alone nor a date, where there is another. */
export function firstQuote(source: QuotedClaim, place: string | null): Quote {
  const tells = ({ content }: PortraitEvidence) =>
    /\p{L}{3}/u.test(content!) && (place === null || fold(content!) !== fold(place));
  return { source, quote: source.quotes.find(tells) ?? source.quotes[0]! };
}

/** The quote of a claim that has most of what is asked for: the degree's name, not its date or place. */
function tellingQuote(source: QuotedClaim, { words }: Wanted): Quote {
  const asked = new Set([...words, ...tellingWords(labelWords(source))].map(({ stem }) => stem));
  const held = source.quotes.map(
    (quote) => tellingWords(quote.content!).filter(({ stem }) => asked.has(stem)).length,
  );
  return { source, quote: source.quotes[held.indexOf(Math.max(...held))]! };
}

function labelWords({ claim: { degree, field, label, type } }: QuotedClaim): string {
  return type === "education" && degree !== null ? `${degree} ${field ?? ""}` : label;
}

/** From so near on a role's time counts as time in this work. */
const THIS_WORK = 0.5;
const SHOWN_IN_ROLE = 0.2;

/** The roles whose work is that of a requirement: what was used there, or what its title or a passage shows. */
function rolesShowing(
  portrait: ReadyPortrait,
  wanted: Wanted,
  work: AskedWork,
  { showings }: Judgement,
): NearRole[] {
  const roles = nearRoles(portrait, work);
  const { all, showing } = portrait.passages;
  const named = technologiesOf(wanted);
  if (named.length > 0) {
    const usedIn = (names: readonly string[]) =>
      new Set(
        all.flatMap(({ role }, at) =>
          names.some((name) => showing(name)[at]! >= SAME_TECHNOLOGY) ? (role ?? []) : [],
        ),
      );
    const used = named.map(usedIn);
    return roles.filter(({ role }) => used.every((ids) => ids.has(role.role.id)));
  }
  const shown = new Set(
    showings.filter(({ shows }) => shows >= SHOWN_IN_ROLE).map(({ passage }) => passage.role),
  );
  return roles.filter(({ role, near }) => near >= THIS_WORK || shown.has(role.role.id));
}

/** The groups of what is named or not: technologies, tools, papers. */
function technologiesOf({ groups }: Wanted): readonly SkillGroup[] {
  return groups.filter((group) => group.every((name) => NAMED_AS_SUCH.has(skillKind(name))));
}

/** The share of the years asked for that dated roles or the person's own words show, 0 to 1; 1 where none are. */
function timeShown(portrait: ReadyPortrait, wanted: Wanted, work: AskedWork, judged: Judgement): number {
  const { years } = wanted.requirement;
  if (!years) return 1;
  const roles = rolesShowing(portrait, wanted, work, judged);
  const dated = yearsCredit(monthsCovered(roles.flatMap(({ interval }) => interval ?? [])), years);
  const stated = judged.showings.map(({ passage, shows }) =>
    shows >= SHOWN_IN_ROLE ? (passage.years ?? 0) / years : 0,
  );
  return Math.min(1, Math.max(dated, ...stated));
}

/** The time in roles that show a requirement, where years are asked for. */
function timeOf(portrait: ReadyPortrait, wanted: Wanted, work: AskedWork, judged: Judgement): Phrase | null {
  const { years } = wanted.requirement;
  if (years === null) return null;
  const roles = rolesShowing(portrait, wanted, work, judged);
  return roles.length === 0 ? null : timeInRoles(roles, years);
}
