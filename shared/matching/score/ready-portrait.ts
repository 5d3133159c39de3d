/**
 * A portrait made ready for many comparisons: only claims with a verbatim quote, in one canonical order, with the
 * skills, words, dates, degrees and languages they show. A claim without a quote is worth nothing here.
 */
import { canonicalSkill } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import type { Portrait, PortraitClaim, PortraitEvidence, PortraitRole } from "../types.ts";
import { degreeLevel, studyFamilies } from "./education.ts";
import { intervalOf, monthOf, type Interval } from "./experience.ts";
import { isGivenUp } from "../../lexicon/given-up.ts";
import { languageLevel, languageOfPassage, languagesIn } from "./languages.ts";
import { skillsNamed } from "./naming.ts";
import { levelOf, occupationsOf } from "./occupation.ts";
import { type Passages, passagesOf } from "./passages.ts";
import type { QuotedClaim } from "./quoted-claim.ts";
import { termsOf, termsOfFolded } from "./terms.ts";
import { directionOf, tellingWords } from "../../models/telling-words.ts";
import { pattern } from "../../letters/pattern.ts";

export interface ReadyRole {
  role: PortraitRole;
  interval: Interval | null;
  occupations: readonly string[];
  level: number;
  skills: ReadonlySet<string>;
  titleTerms: ReadonlySet<string>;
  /** What its title is about. */
  direction: Float32Array;
  terms: ReadonlySet<string>;
  /** Claims tied to the role: what proves it. */
  claims: readonly QuotedClaim[];
}

export interface ReadyDegree {
  source: QuotedClaim;
  level: number | null;
  families: readonly string[];
  /** The trade that a training or degree is named after: a nurse's, an electrician's. */
  occupations: readonly string[];
  terms: ReadonlySet<string>;
  /** The end lies in the future: not yet awarded. */
  unfinished: boolean;
}

export interface ShownLanguage {
  /** 1–6 for A1–C2. */
  level: number;
  source: QuotedClaim;
  /** Named as one that is spoken, and not only what the quotes are written in. */
  named: boolean;
}

export interface ReadyPortrait {
  basis: Portrait["basis"];
  today: string;
  claims: readonly QuotedClaim[];
  /** Skill → the claims that show it, best first. */
  skills: ReadonlyMap<string, readonly QuotedClaim[]>;
  roles: readonly ReadyRole[];
  degrees: readonly ReadyDegree[];
  /** Degrees that other passages name. */
  named: readonly ReadyDegree[];
  credentials: readonly QuotedClaim[];
  languages: ReadonlyMap<string, ShownLanguage>;
  terms: ReadonlySet<string>;
  passages: Passages;
  /** By id. */
  roleOf: ReadonlyMap<string, ReadyRole>;
}

/** Reads a portrait once for scoring against any number of postings. Order of its lists does not matter. */
export function readyPortrait(portrait: Portrait, today: string): ReadyPortrait {
  const claims = portrait.claims
    .map(quoted)
    .filter((claim) => claim !== null)
    .sort((a, b) => byClaim(a.claim, b.claim));
  const roles = portrait.work_history.toSorted(byRole).map((role) => readyRole(role, claims, today));
  return {
    basis: portrait.basis,
    today,
    claims,
    skills: skillIndex(claims),
    roles,
    degrees: claims
      .filter(({ claim }) => claim.type === "education")
      .map((claim) => readyDegree(claim, today)),
    named: claims
      .filter(
        (one) =>
          one.claim.type !== "education" &&
          saidOfDegree(one).length < LONGEST_DEGREE &&
          A_DEGREE.test(saidOfDegree(one)) &&
          levelNamed(one) !== null,
      )
      .map((claim) => readyDegree(claim, today)),
    credentials: claims.filter(({ claim }) => claim.type === "certification"),
    languages: languageIndex(claims),
    terms: new Set(claims.flatMap(({ terms }) => [...terms])),
    passages: passagesOf(claims, portrait.work_history),
    roleOf: new Map(roles.map((role) => [role.role.id, role])),
  };
}

/** A passage that names a degree is no longer; UTF-16 units. */
const LONGEST_DEGREE = 300;
const PROOF_ORDER = ["attribute", "achievement", "certification", "skill", "education"];
const TYPE_ORDER = ["certification", "education", "skill", "achievement", "attribute"];

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function byClaim(a: PortraitClaim, b: PortraitClaim): number {
  return (
    TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
    compare(a.label, b.label) ||
    compare(a.start_date ?? "", b.start_date ?? "") ||
    compare(a.id, b.id)
  );
}

/** The latest first: it proves a requirement best. */
function byRole(a: PortraitRole, b: PortraitRole): number {
  return (
    compare(b.start_date ?? "", a.start_date ?? "") ||
    compare(a.title, b.title) ||
    compare(a.company, b.company) ||
    compare(a.id, b.id)
  );
}

/** A quote this much longer than a skill's name says what was done with it. */
const SAYS_MORE = 15;

/**
 * The quote with which the label begins says most of it, for a skill the one that says more than its name; then in order of
 * the document.
 */
function byQuote({ type, label }: PortraitClaim): (a: PortraitEvidence, b: PortraitEvidence) => number {
  const place = ({ content }: PortraitEvidence) => {
    if (type === "skill") return content!.trim().length > label.length + SAYS_MORE ? 0 : 1;
    const at = label.indexOf(content!.trim());
    return at < 0 ? label.length : at;
  };
  const position = ({ page, start }: PortraitEvidence) => (page ?? 0) * 1e7 + (start ?? 0);
  return (a, b) =>
    place(a) - place(b) ||
    position(a) - position(b) ||
    compare(a.content!, b.content!) ||
    compare(a.id, b.id);
}

function quoted(claim: PortraitClaim): QuotedClaim | null {
  const quotes = claim.evidence
    .filter(({ content }) => content !== null && content.trim() !== "")
    .sort(byQuote(claim));
  if (quotes.length === 0) return null;
  const parts = [claim.label, claim.description, claim.institution, claim.degree, claim.field];
  const said = withoutRepeats(
    [...quotes.map(({ content }) => content), ...parts].filter((part) => part !== null),
  );
  const text = said.map(fold).join("  ");
  return {
    claim,
    quotes,
    terms: termsOfFolded(text),
    text: ` ${text} `,
    skills: skillsOf(claim, said),
  };
}

/** Each text once; white space does not make two. */
function withoutRepeats(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.replace(/\s+/g, " ").trim()))];
}

function skillsOf(claim: PortraitClaim, said: readonly string[]): string[] {
  const names = new Set<string>();
  if (isNamed(claim)) names.add(canonicalSkill(claim.label) ?? fold(claim.label));
  for (const name of said.flatMap(skillsNamed)) names.add(name);
  return [...names].sort(compare);
}

/** Skills and certificates are named by their label as a whole. */
function isNamed({ type }: PortraitClaim): boolean {
  return type === "skill" || type === "certification";
}

function skillIndex(claims: readonly QuotedClaim[]): Map<string, QuotedClaim[]> {
  const index = new Map<string, QuotedClaim[]>();
  for (const claim of claims) {
    for (const skill of claim.skills) index.set(skill, [...(index.get(skill) ?? []), claim]);
  }
  for (const [skill, shown] of index) {
    // A claim that is about the skill speaks better for it than one that mentions it.
    const about = ({ claim }: QuotedClaim) =>
      Number(isNamed(claim) && (canonicalSkill(claim.label) ?? fold(claim.label)) === skill);
    index.set(
      skill,
      shown.toSorted((a, b) => about(b) - about(a) || a.skills.length - b.skills.length),
    );
  }
  return index;
}

function readyRole(role: PortraitRole, claims: readonly QuotedClaim[], today: string): ReadyRole {
  const own = claims
    .filter(
      ({ claim }) =>
        claim.work_history_id === role.id ||
        claim.evidence.some(({ work_history_id }) => work_history_id === role.id),
    )
    // What states the role proves it best, then what was done in it.
    .toSorted((a, b) => PROOF_ORDER.indexOf(a.claim.type) - PROOF_ORDER.indexOf(b.claim.type));
  const said = [role.title, role.summary ?? ""];
  return {
    role,
    interval: intervalOf(role, today),
    occupations: occupationsOf(role.title),
    level: levelOf(role.title),
    titleTerms: termsOf(role.title),
    direction: directionOf(tellingWords(role.title)),
    skills: new Set([...own.flatMap(({ skills }) => skills), ...said.flatMap(skillsNamed)]),
    terms: new Set([...own.flatMap(({ terms }) => [...terms]), ...termsOf(said.join(" \n "))]),
    claims: own,
  };
}

/** Words that say that a degree is still to come. */
const EXPECTED =
  /\b(?:expected|anticipated|in progress|candidate|current|present|ongoing|voraussichtlich|laufend|en cours|en curso|em andamento)\b/u;

/** Outside education letters such as BS and MAG are other things, and "master" is the main copy or to know well: only these name a degree. */
const A_DEGREE = pattern("iu")`
    (?<!\p{L})(?:bachelor|master(?:['’]?s)? (?:of|in|degree)|master['’]s|master(?:studi|abschl|arbeit)|
    ph\.? ?d|doctora|doktor|promoviert|mba|m\.? ?sc|b\.? ?sc|[\p{L}-]+ degree|diplom|\p{L}*ausbildung|
    \p{L}*studium|abitur|licenciatura|licenciad|maestría|grado en|máster en|baccalaur|bac ?\+|bts|dut|
    hbo|mbo|high school)`;
const NO_DEGREE = /\bmasters?(?!['’]s\b| of\b| in\b| degree|studi|arbeit|abschl)/giu;

/** What a claim says of its degree. */
function saidOfDegree({ claim: { degree, field, label, description, type } }: QuotedClaim): string {
  const said = [degree, field, label, description].filter((part) => part !== null).join(" ; ");
  return type === "education" ? said : said.replace(NO_DEGREE, " ");
}

function levelNamed(source: QuotedClaim): number | null {
  return degreeLevel(saidOfDegree(source), "highest");
}

/** By its own words, or by all that is quoted: a further quote takes no degree away. */
function isExpected(source: QuotedClaim): boolean {
  const says = (text: string) => EXPECTED.test(fold(text));
  return says(saidOfDegree(source)) || source.quotes.every(({ content }) => says(content!));
}

function readyDegree(source: QuotedClaim, today: string): ReadyDegree {
  const { claim } = source;
  const end = claim.end_date === null ? null : monthOf(claim.end_date);
  return {
    source,
    level: levelNamed(source),
    families: studyFamilies(
      [claim.field, claim.degree, claim.label].filter((part) => part !== null).join(" ; "),
    ),
    occupations: occupationsOf(saidOfDegree(source)),
    terms: source.terms,
    unfinished:
      isGivenUp(saidOfDegree(source)) ||
      (end === null ? claim.start_date !== null || isExpected(source) : end > monthOf(today)!),
  };
}

/** Who names a language without a level can work in it: B2. */
const UNSTATED_LEVEL = 4;

/** Who writes of their work in a language: C1. */
const WRITTEN_LEVEL = 5;

/** What a language claim says of itself, and the languages that quotes are written in, each shown by the longest. */
function languageIndex(claims: readonly QuotedClaim[]): Map<string, ShownLanguage> {
  const index = new Map<string, ShownLanguage>();
  const keep = (name: string, level: number, source: QuotedClaim, named: boolean) => {
    const before = index.get(name);
    if (before?.named === true && !named)
      index.set(name, { ...before, level: Math.max(before.level, level) });
    else if ((before?.level ?? 0) < level) index.set(name, { level, source, named });
    else if (named) index.set(name, { ...before!, named });
  };
  const written = new Map<string, { source: QuotedClaim; length: number }>();
  for (const source of claims) {
    const { claim, quotes } = source;
    if (claim.type === "skill" || claim.type === "attribute") {
      for (const name of languagesIn(claim.label)) {
        for (const { content } of quotes)
          keep(name, languageLevel(`${claim.label} ; ${content}`) ?? UNSTATED_LEVEL, source, true);
      }
    }
    for (const { content } of quotes) {
      const language = languageOfPassage(content!);
      if (language === null) continue;
      // A whole sentence shows it to whoever reads it; a list of names does not.
      const length = claim.type === "skill" ? 0 : content!.length;
      if (length > (written.get(language)?.length ?? -1)) written.set(language, { source, length });
    }
  }
  for (const [name, { source }] of written) keep(name, WRITTEN_LEVEL, source, false);
  return index;
}
