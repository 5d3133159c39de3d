/** A requirement made ready: read once, whatever the number of portraits. */
import type { Requirement } from "../../contract/index.ts";
import { findSkills, skillKind } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { degreeLevel } from "./education.ts";
import { type SkillGroup, skillGroups } from "./groups.ts";
import { languagesIn } from "./languages.ts";
import { termsOf } from "./terms.ts";
import { directionOf, isEmpty, tellingWords, type Word } from "../../models/telling-words.ts";
import { pattern } from "../../letters/pattern.ts";

export interface Wanted {
  requirement: Requirement;
  terms: ReadonlySet<string>;
  words: readonly Word[];
  total: number;
  direction: Float32Array;
  /** The words of what is between commas and "and". */
  parts: readonly (readonly Word[])[];
  /** Of each group one is enough. */
  groups: readonly SkillGroup[];
  /** All skills that it names are ways of being. */
  soft: boolean;
  /** A level is asked for. */
  level: boolean;
  /** One of several is enough. */
  either: boolean;
  languages: readonly string[];
  degree: number | null;
}

const BETWEEN =
  /[,;:()[\]•]|\s[–—-]\s|\/|(?<!\p{L})(?:and|or|und|oder|sowie|et|ou|y|o|e|en|of|as well as|such as|including|wie|zoals)(?!\p{L})/giu;
const EITHER =
  /(?<!\p{L})(?:or|oder|ou|of|o|u|such as|e\.?g|z\.? ?b|like|bijv|par exemple|por ejemplo)(?!\p{L})/iu;
const LEVEL = pattern("u")`
    \b(?:strong|excellent|advanced|proven|expert\w*|extensive|solid|deep|demonstrated|high\w*|
    sehr gut\w*|fundiert\w*|ausgepragt\w*|sicher\w*|umfassend\w*|excellente?s?|solides?|approfondie?s?|
    maitrise|avanzad\w*|solid\w*|excelentes?|dominio|uitstekende?|sterke?|grondige?|ruime?)\b`;

/** Whether one of what a text names is enough. */
export function isEither(text: string): boolean {
  return EITHER.test(text);
}

export function wantedOf(requirement: Requirement): Wanted {
  const { text } = requirement;
  const words = tellingWords(text);
  const named = [
    ...new Set([
      ...requirement.skills,
      ...(requirement.skills.length === 0 ? findSkills(text).map(({ skill }) => skill) : []),
    ]),
  ];
  const hard = named.filter((name) => skillKind(name) !== "soft");
  return {
    requirement,
    terms: termsOf(text),
    words,
    total: words.reduce((sum, { weight }) => sum + weight, 0),
    direction: directionOf(words),
    parts: text
      .split(BETWEEN)
      .map(tellingWords)
      .filter((part) => part.length > 0),
    groups: skillGroups(text, hard.length === 0 ? named : hard),
    soft: named.length > 0 && hard.length === 0,
    level: LEVEL.test(fold(text)),
    either: isEither(text),
    languages: languagesIn(text),
    degree: degreeLevel(text, "lowest"),
  };
}

/** A part of a requirement without the words of asking around it: "Python" of "strong knowledge of Python". */
export function bare(part: string): string {
  const tokens = part.trim().split(/\s+/);
  const tells = (token: string) =>
    fold(token)
      .split(" ")
      .some((word) => /\p{L}/u.test(word) && !isEmpty(word));
  const first = tokens.findIndex(tells);
  const last = tokens.findLastIndex(tells);
  return first < 0
    ? ""
    : tokens
        .slice(first, last + 1)
        .join(" ")
        .replace(/[.;:!?*]+$/u, "");
}
