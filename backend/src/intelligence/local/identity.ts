/** The professional snapshot by rule: chosen and ordered from the portrait's own words, the same for the same portrait. */
import type { Portrait, PortraitRole } from "@career-portrait/shared/matching";
import { fold, pattern } from "@career-portrait/shared/text";
import {
  HEADLINE_WORDS,
  identityLanguage,
  type IdentityText,
  KEYWORDS,
  MATCHES,
  wordsOf,
} from "../identity.ts";
import { archetypeOf } from "./archetype.ts";
import { IDENTITY_WORDS, type IdentityWords } from "./identity-words.ts";

/** A name within a sentence: without stops that would end it. */
function named(text: string): string {
  return text
    .replace(/[.!?]+(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function unique(items: readonly string[]): string[] {
  return [...new Map(items.filter((item) => item !== "").map((item) => [fold(item), item])).values()];
}

/** Words in the first person, which a sentence to the person cannot take over; "US", "EU" and "MA" are none. */
const SPEAKS_OF_ITSELF = pattern("u")`
    (?<!\p{L})(?:I|[Mm](?:e|y|ine)|[Ww]e|us|[Oo]urs?|[Ii]ch|[Mm]i(?:ch|r)|[Ww]ir|uns|[Mm]ein\p{L}*|
    [Uu]nser\p{L}*|[Jj]e|[Jj]['’]\p{L}+|[Nn]ous|[Mm](?:on|a|es)|[Nn]o(?:tre|s)|[Yy]o|[Mm]is?|
    [Nn]osotr[oa]s|[Nn]uestr\p{L}+|[Ee]u|[Mm]eus?|[Mm]inhas?|[Nn]ós|[Nn]oss[oa]s?)(?!\p{L})|我`;

/** Fewer words are a heading or a title, and no deed. */
const FEWEST_WORDS = 4;

/** Whether a deed can be told to the person in one sentence: whole, and not in words of theirs. */
function isWholeDeed(label: string): boolean {
  return wordsOf(label).length >= FEWEST_WORDS && !label.endsWith("…") && !SPEAKS_OF_ITSELF.test(label);
}

interface Facts {
  /** Latest first. */
  roles: PortraitRole[];
  skills: string[];
  attributes: string[];
  achievements: string[];
  other: string[];
  /** What there is when there is nothing else: the surest thing the portrait holds, in few words. */
  surest: string;
}

function factsOf({ claims, work_history }: Portrait): Facts {
  const labels = (type: string, most: number) =>
    unique(
      claims
        .filter((claim) => claim.type === type)
        .toSorted((a, b) => b.confidence - a.confidence)
        .map(({ label }) => named(label)),
    ).filter((label) => wordsOf(label).length <= most);
  return {
    roles: work_history.filter(({ title }) => title !== ""),
    skills: labels("skill", 4),
    attributes: labels("attribute", 4),
    achievements: labels("achievement", 30).filter(isWholeDeed),
    other: [...labels("certification", 8), ...labels("education", 12)],
    surest: wordsOf(named(claims.toSorted((a, b) => b.confidence - a.confidence)[0]?.label ?? ""))
      .slice(0, 4)
      .join(" "),
  };
}

function fits(headline: string): boolean {
  const count = wordsOf(headline).length;
  return count >= HEADLINE_WORDS.min && count <= HEADLINE_WORDS.max;
}

function headlineOf({ roles, skills, surest }: Facts, words: IdentityWords): string {
  const role = roles[0];
  const title = named(role?.title ?? "");
  const company = named(role?.company ?? "");
  const [one, two, three] = [1, 2, 3].map((count) => words.list.format(skills.slice(0, count))) as [
    string,
    string,
    string,
  ];
  const known = one || surest || title;
  const candidates = [
    ...(title && skills.length > 0
      ? [words.withSkills(title, three), words.withSkills(title, two), words.withOneSkill(title, one)]
      : []),
    ...(title && company ? [words.experienceAt(title, company), words.at(title, company)] : []),
    ...(title ? [words.experienceAs(title), title] : []),
    words.bringing(three || known),
    words.experienceWith(three || known),
  ];
  const padded = words.experienceWith(known).split(/\s+/).slice(0, HEADLINE_WORDS.max).join(" ");
  return candidates.find(fits) ?? padded;
}

function bioOf({ roles, skills, other, achievements }: Facts, words: IdentityWords): string {
  const role = roles[0];
  const company = named(role?.company ?? "");
  const job = role && (company ? words.at(named(role.title), company) : named(role.title));
  const told = [
    job && (role.end_date === null ? words.worksAs(job) : words.workedAs(job)),
    skills.length > 0 && words.drawsOn(words.list.format(skills.slice(0, 4))),
    achievements[0] && words.done(achievements[0]),
    other[0] && words.holds(other[0]),
  ].filter((sentence) => typeof sentence === "string" && sentence !== "");
  return (told.length >= 2 ? told.slice(0, 3) : [...told, ...words.fillers].slice(0, 2)).join(" ");
}

/** The person's own titles; where they had fewer than three, the same occupation at other ranks. */
function matchesOf({ roles, skills, surest }: Facts, words: IdentityWords): string[] {
  const own = unique(roles.map(({ title }) => named(title)));
  const base = own[0]?.replace(words.rank, "") ?? words.specialist(skills[0] ?? surest);
  return unique([...own, base, ...words.ranks(base)]).slice(0, MATCHES);
}

function summaryOf({ roles, skills }: Facts, words: IdentityWords): string {
  const title = named(roles[0]?.title ?? "");
  const companies = unique(roles.map(({ company }) => named(company))).slice(0, 3);
  return [
    title && words.summary(title, companies.length > 0 ? words.list.format(companies) : null),
    skills.length > 0 && words.worksWith(words.list.format(skills.slice(0, 6))),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The snapshot, in the portrait's own language, of a portrait that holds a role or a claim; keywords are fewer than three where it holds no more. */
export function describePortrait(portrait: Portrait): IdentityText {
  const facts = factsOf(portrait);
  const words = IDENTITY_WORDS[identityLanguage(portrait)];
  const { attributes, skills, other, roles } = facts;
  const titles = unique(roles.map(({ title }) => named(title)));
  return {
    archetype: archetypeOf(portrait),
    headline: headlineOf(facts, words),
    bio: bioOf(facts, words),
    keywords: unique([...attributes, ...skills, ...other, ...titles]).slice(0, KEYWORDS.max),
    matches: matchesOf(facts, words),
    summary: summaryOf(facts, words),
  };
}
