/** Degrees, licences and certificates, and human languages: each by its own rule. */
import type { Requirement } from "../../contract/index.ts";
import type { PortraitClaim } from "../types.ts";
import { canonicalSkill, skillKind, skillRelation } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import {
  acceptsExperienceInstead,
  acceptsRelatedFields,
  acceptsUnfinished,
  degreeLevel,
  familyNearness,
  levelCredit,
  levelName,
  studyFamilies,
  VOCATIONAL,
} from "./education.ts";
import type { SkillGroup } from "./groups.ts";
import { timeIn } from "./experience.ts";
import { type AskedWork, nearRoles, timeInRoles } from "./role.ts";
import type { Wanted } from "./wanted.ts";
import { languageLevel, languagesIn } from "./languages.ts";
import { nearness, occupationsOf } from "./occupation.ts";
import { type Phrase, plain } from "./phrases.ts";
import type { ReadyDegree, ReadyPortrait } from "./ready-portrait.ts";
import type { QuotedClaim } from "./quoted-claim.ts";
import { coverage, termsOf } from "./terms.ts";

/** Anything below is a requirement that is not met. */
const MET = 0.6;
/** A degree that is still being studied for counts in part and is not yet the degree, except to those who seek students. */
const UNFINISHED = 0.6;

/** What a posting asks of a degree. */
interface AskedDegree {
  level: number | null;
  families: readonly string[];
  trades: readonly string[];
  fields: readonly string[];
  relatedWillDo: boolean;
  unfinishedWillDo: boolean;
}

/** What a rule of degrees, licences or languages finds. */
export interface Finding {
  /** 0 to 1; grows with the portrait. */
  credit: number;
  /** The claims that earn it, best first. */
  sources: readonly QuotedClaim[];
  why: readonly Phrase[];
  closes: Phrase;
}

const nothing = (why: Phrase, closes: Phrase): Finding => ({ credit: 0, sources: [], why: [why], closes });

/** A degree by rung and field; "or equivalent experience" lets years of near work stand in for it. */
function findDegree(portrait: ReadyPortrait, requirement: Requirement, work: AskedWork): Finding {
  const { text, years } = requirement;
  const asked = askedDegreeOf(requirement);
  const { fields } = asked;
  const name = `${asked.level === null ? "a degree" : levelName(asked.level)}${fields.length > 0 ? ` in ${fields.join(" or ")}` : ""}`;
  const closes: Phrase = { code: "evidence_of", params: { things: [name], either: false } };
  let best = nothing(plain("no_degree"), closes);
  for (const degree of [...portrait.degrees, ...portrait.named]) {
    const credit = degreeCredit(degree, asked);
    if (credit <= best.credit) continue;
    const { source, unfinished } = degree;
    const params = { label: labelOf(source.claim), finished: !unfinished, same: credit >= 0.95 };
    best = { credit, sources: [source], why: [{ code: "degree", params }], closes };
  }
  if (!acceptsExperienceInstead(text)) return best;
  const roles = nearRoles(portrait, work);
  const credit = timeIn(roles, years ?? YEARS_FOR_A_DEGREE);
  if (credit <= best.credit) return best;
  const near = roles.toSorted((a, b) => b.near - a.near).filter((one) => one.near > 0.3);
  return {
    credit,
    sources: near.flatMap(({ role }) => role.claims.slice(0, 1)),
    why: [plain("instead_of_degree"), timeInRoles(near, 0)],
    closes,
  };
}
/** What an employer who takes experience for a degree means by it, where no years are named. */
const YEARS_FOR_A_DEGREE = 3;

/** What each requirement asks for, by itself: several ask. */
const askedDegrees = new WeakMap<Requirement, AskedDegree>();

function askedDegreeOf(requirement: Requirement): AskedDegree {
  let asked = askedDegrees.get(requirement);
  if (!asked) askedDegrees.set(requirement, (asked = readAskedDegree(requirement)));
  return asked;
}

function readAskedDegree({ text, skills }: Requirement): AskedDegree {
  const fields = skills.filter((name) => degreeLevel(name, "lowest") === null);
  const said = [text, ...fields].join(" ; ");
  return {
    level: degreeLevel(text, "lowest") ?? (fields.length > 0 ? null : 4),
    families: studyFamilies(said),
    trades: occupationsOf(said),
    fields,
    relatedWillDo: acceptsRelatedFields(text),
    unfinishedWillDo: acceptsUnfinished(text),
  };
}

function degreeCredit(degree: ReadyDegree, asked: AskedDegree): number {
  const byLevel = asked.level === null ? 1 : levelCredit(degree.level ?? 3, asked.level);
  return byLevel * byField(degree, asked) * (degree.unfinished && !asked.unfinishedWillDo ? UNFINISHED : 1);
}

function byField(
  degree: ReadyDegree,
  { level, families, trades, fields, relatedWillDo }: AskedDegree,
): number {
  const named = fields.some((field) => coverage(termsOf(field), degree.terms) >= 0.99);
  const trade = tradeNearness(trades, degree);
  const near = named || trade === 1 ? 1 : familyNearness(families, degree.families);
  // Training is for its trade; beside a degree the posting's words may name the job instead.
  if (level === VOCATIONAL && trades.length > 0) return fieldCredit(near ?? trade, relatedWillDo);
  return families.length + fields.length === 0 ? 1 : fieldCredit(near, relatedWillDo);
}

/** How near the trade that a degree is named after lies to those asked for; null when one side names none. */
function tradeNearness(asked: readonly string[], { occupations }: ReadyDegree): number | null {
  if (asked.length === 0 || occupations.length === 0) return null;
  return Math.max(...asked.flatMap((one) => occupations.map((held) => nearness(one, held))));
}

function fieldCredit(near: number | null, relatedWillDo: boolean): number {
  if (near === null) return 0.5;
  if (near === 1) return 1;
  if (near > 0) return relatedWillDo ? 0.75 : 0.6;
  return 0.3;
}

/** Licences and certificates: of every group one, the same or one that implies it, or one whose name has the same words. */
function findPaper(portrait: ReadyPortrait, text: string, groups: readonly SkillGroup[]): Finding {
  const found = (groups.length > 0 ? groups : [[text]]).map((group) => ({
    group,
    paper: bestPaper(portrait, group),
  }));
  const papers = found.flatMap(({ paper }) => paper ?? []).toSorted((a, b) => b.credit - a.credit);
  const sources = [...new Set(papers.map(({ source }) => source))];
  const unmet = found.filter(({ paper }) => paper === null || paper.credit < MET).map(({ group }) => group);
  const closes: Phrase = {
    code: "evidence_of",
    params:
      unmet.length < 2
        ? { things: [...(unmet[0] ?? found[0]!.group)], either: true }
        : { things: unmet.map((group) => group.join(" / ")), either: false },
  };
  if (papers.length === 0) return nothing(plain("no_paper"), closes);
  const missing = found.filter(({ paper }) => paper === null).map(({ group }) => group.join(" / "));
  const others = found
    .filter(({ paper }) => paper !== null && paper.credit >= MET)
    .flatMap(({ group }) => group.filter((name) => (bestPaper(portrait, [name])?.credit ?? 0) < MET));
  const credit = mean(found.map(({ paper }) => paper?.credit ?? 0));
  return {
    credit,
    sources,
    why: [
      ...sources.map((source): Phrase => {
        const { name, credit: own } = papers.find((paper) => paper.source === source)!;
        return { code: "paper", params: { label: source.claim.label, asked: name, same: own >= 0.95 } };
      }),
      ...(missing.length > 0 ? [{ code: "not_shown", params: { skills: missing } } as const] : []),
      ...(others.length > 0 ? [{ code: "one_is_enough", params: { skills: others } } as const] : []),
    ],
    closes,
  };
}

interface Paper {
  credit: number;
  source: QuotedClaim;
  /** What was asked for. */
  name: string;
}

/** Less than this says nothing about a paper. */
const NO_PAPER = 0.25;

function bestPaper(portrait: ReadyPortrait, group: SkillGroup): Paper | null {
  let best: Paper | null = null;
  for (const name of group) {
    for (const source of portrait.claims) {
      const credit = credentialCredit(source, name);
      if (credit >= NO_PAPER && credit > (best?.credit ?? 0)) best = { credit, source, name };
    }
  }
  return best;
}

/** "AWS certification" asks for any of a family; "BCLS" asks for that one, whatever else it may be part of. */
const FAMILY = /\bcertifications?\b/u;
/** Words that make a paper of what is otherwise training or work. */
const PAPER =
  /licen[cs]|certif|zertifi|approb|zulassung|anerkenn|\bregistration\b|staatlich|permis|carne|colegiad|habilita|diplome d etat/u;
/** What stands in for a paper counts by this part, and never as the paper. */
const NOT_THE_PAPER = 0.5;

function credentialCredit(source: QuotedClaim, name: string): number {
  const canonical = canonicalSkill(name) ?? fold(name);
  let credit = 0;
  for (const shown of source.skills) {
    const { kind, weight } = skillRelation(shown, canonical);
    if (weight === 0) continue;
    const same = kind === "same" || (kind === "implies" && FAMILY.test(fold(name)));
    const isPaper = source.claim.type === "certification" || PAPER.test(source.text);
    credit = Math.max(credit, isPaper && same ? weight : NOT_THE_PAPER * weight);
  }
  if (source.claim.type !== "certification" || skillKind(canonical) === "credential") return credit;
  return Math.max(credit, 0.8 * coverage(termsOf(name), source.terms));
}

const EITHER = /(?<!\p{L})(?:or|oder|ou|of|o|u)(?!\p{L})/u;

/** Human languages by level; each named one counts unless the text says "or". */
function findLanguages(portrait: ReadyPortrait, text: string, names: readonly string[]): Finding {
  const named = [...new Set([...languagesIn(text), ...names.flatMap((name) => languagesIn(name))])];
  if (named.length === 0) return nothing(plain("no_language"), languageEvidence([text], false));
  const asked = languageLevel(text) ?? 4;
  const found = named.map((name) => {
    const shown = portrait.languages.get(name);
    const credit =
      shown === undefined ? 0 : shown.level >= asked ? 1 : Math.max(0.3, 1 - 0.25 * (asked - shown.level));
    return { name, credit, shown };
  });
  const either = EITHER.test(fold(text));
  const isOwnAlone = !either && found.some(({ shown }) => !shown) && !found.some(({ shown }) => shown?.named);
  // Whoever asks for two languages asks for the one that is not the résumé's own.
  if (isOwnAlone) for (const one of found) one.credit = 0;
  const credits = found.map(({ credit }) => credit);
  const credit = either ? Math.max(...credits) : mean(credits);
  const shown = found.filter((one) => one.credit > 0).toSorted((a, b) => b.credit - a.credit);
  const missing = found.filter((one) => one.credit === 0).map(({ name }) => name);
  const met = either ? credit >= MET : credits.every((one) => one >= MET);
  const others: Phrase = { code: "one_is_enough", params: { skills: missing } };
  return {
    credit,
    sources: [...new Set(shown.map((one) => one.shown!.source))],
    why: [
      ...phrasesOf({
        languages_shown: shown.filter((one) => one.credit === 1).map(({ name }) => name),
        languages_below: shown.filter((one) => one.credit < 1).map(({ name }) => name),
        languages_missing: met ? [] : missing,
      }),
      ...(met && missing.length > 0 ? [others] : []),
    ],
    closes: languageEvidence(named, either),
  };
}

function phrasesOf(
  lists: Record<"languages_shown" | "languages_below" | "languages_missing", string[]>,
): Phrase[] {
  return (["languages_shown", "languages_below", "languages_missing"] as const)
    .filter((code) => lists[code].length > 0)
    .map((code) => ({ code, params: { languages: lists[code] } }));
}

function languageEvidence(languages: string[], either: boolean): Phrase {
  return { code: "evidence_of_language", params: { languages, either } };
}

/** What the degrees of a portrait come to by rung and field, where a requirement is of education; 0 for others. */
export function degreeCreditOf({ degrees }: ReadyPortrait, { requirement }: Wanted): number {
  return bestDegree(degrees, requirement, degreeCredit);
}

/** The same by field alone, other passages that name a degree included. */
export function fieldCreditOf({ degrees, named }: ReadyPortrait, { requirement }: Wanted): number {
  return bestDegree([...degrees, ...named], requirement, byField);
}

function bestDegree(
  degrees: readonly ReadyDegree[],
  requirement: Requirement,
  creditOf: (degree: ReadyDegree, asked: AskedDegree) => number,
): number {
  if (requirement.kind !== "education") return 0;
  const asked = askedDegreeOf(requirement);
  return degrees.reduce((best, degree) => Math.max(best, creditOf(degree, asked)), 0);
}

/** What the rule of a requirement's kind finds; null for kinds without one. */
export function findFormal(portrait: ReadyPortrait, wanted: Wanted, work: AskedWork): Finding | null {
  const before = known.get(wanted);
  if (before?.portrait === portrait) return before.finding;
  const finding = formal(portrait, wanted, work);
  known.set(wanted, { portrait, finding });
  return finding;
}

/** What was found last for a requirement: several ask for it. */
const known = new WeakMap<Wanted, { portrait: ReadyPortrait; finding: Finding | null }>();

function formal(portrait: ReadyPortrait, { requirement, groups }: Wanted, work: AskedWork): Finding | null {
  const { text, skills, kind } = requirement;
  if (kind === "education") return findDegree(portrait, requirement, work);
  if (kind === "certification") return findPaper(portrait, text, skills.length > 0 ? groups : []);
  return kind === "language" ? findLanguages(portrait, text, skills) : null;
}

const LONGEST_LABEL = 80;

/** A degree by its own name, without the school; what is longer than a name ends at a word. */
function labelOf({ label, type, degree, field }: PortraitClaim): string {
  const name = type === "education" && degree !== null ? [degree, field].filter(Boolean).join(", ") : label;
  return name.length <= LONGEST_LABEL ? name : name.slice(0, LONGEST_LABEL).replace(/\s+\S*$/u, "");
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
