/** The professional snapshot by rule: chosen and ordered from the portrait's own words, the same for the same portrait. */
import type { Portrait, PortraitRole } from "@career-portrait/shared/matching";
import { fold, pattern } from "@career-portrait/shared/text";
import {
  type Archetype,
  HEADLINE_WORDS,
  type IdentityText,
  KEYWORDS,
  MATCHES,
  wordsOf,
} from "../identity.ts";

/** Beginnings of words that speak for an archetype. */
const CUES: Record<Archetype, RegExp> = {
  Builder: /\b(buil[dt]|creat|develop|launch|design|implement|ship(ped|s)|engineer|construct|found(ed|er))/g,
  Optimizer:
    /\b(optimi[sz]|reduc|improv|cut|faster|efficien|streamlin|automat|performance|sav(ed|ing)|lean\b)/g,
  Connector:
    /\b(partner|network|stakeholder|relationship|clients?\b|customer|liais|recruit|collaborat|sales|communit)/g,
  Guide: /\b(mentor|coach|teach|taught|train(ed|er|ing)|tutor|onboard|educat|instruct|lectur)/g,
  Stabilizer:
    /\b(maintain|reliab|support|operat|complian|safety|incident|monitor|uptime|qualit|administ|secur)/g,
  Specialist: /\b(expert|speciali|certif|licen[cs]|technician|nurs|surg|chartered|craft)/g,
  Strategist: /\b(strateg|roadmap|plann|direct(ed|or)|vision|chief|head of|transform|portfolio|polic)/g,
  Advocate:
    /\b(advoca|patient|volunteer|rights|inclusi|diversity|social work|welfare|campaign|caring|accessib)/g,
  Investigator:
    /\b(research|analy[sz]|investigat|data|experiment|stud(y|ies)\b|audit|diagnos|discover|statisti|scien)/g,
  Performer:
    /\b(present(ed|ation|er)|perform(ed|er|ing)\b|speak|stage|broadcast|quota|award|exceed|actor|musi[c]|host(ed)?\b|won\b)/g,
};
/** How much a word tells by where it stands. */
const WEIGHT = { title: 3, achievement: 2, attribute: 2, skill: 1, education: 1, certification: 1 };

function archetypeOf({ claims, work_history }: Portrait): Archetype {
  const texts = [
    ...work_history.map(({ title }) => ({ text: title, weight: WEIGHT.title })),
    ...claims.map(({ type, label, description }) => ({
      text: `${label} ${description ?? ""}`,
      weight: WEIGHT[type],
    })),
  ];
  let best: { archetype: Archetype; score: number } = { archetype: "Specialist", score: 0 };
  for (const [archetype, cue] of Object.entries(CUES) as [Archetype, RegExp][]) {
    const score = texts.reduce(
      (sum, { text, weight }) => sum + weight * (fold(text).match(cue)?.length ?? 0),
      0,
    );
    if (score > best.score) best = { archetype, score };
  }
  return best.archetype;
}

/** A name within a sentence: without stops that would end it. */
function named(text: string): string {
  return text
    .replace(/[.!?]+(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
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

function headlineOf({ roles, skills, surest }: Facts): string {
  const role = roles[0];
  const title = named(role?.title ?? "");
  const company = named(role?.company ?? "");
  const [one, two, three] = [1, 2, 3].map((count) => listed(skills.slice(0, count)));
  const known = one || surest || title;
  const candidates = [
    ...(title && skills.length > 0
      ? [
          `${title} working with ${three}`,
          `${title} working with ${two}`,
          `${title} with experience in ${one}`,
        ]
      : []),
    ...(title && company ? [`${title} with experience gained at ${company}`, `${title} at ${company}`] : []),
    ...(title ? [`Someone who brings real experience as ${title}`, title] : []),
    `Someone who brings ${three || known}`,
    `Someone who brings real experience with ${three || known}`,
  ];
  const padded = `Someone who brings real experience with ${known}`;
  return candidates.find(fits) ?? padded.split(/\s+/).slice(0, HEADLINE_WORDS.max).join(" ");
}

function bioOf({ roles, skills, other, achievements }: Facts): string {
  const role = roles[0];
  const at = role?.company ? ` at ${named(role.company)}` : "";
  const sentences = [
    role && `${role.end_date === null ? "You work as" : "You have worked as"} ${named(role.title)}${at}.`,
    skills.length > 0 && `Your work draws on ${listed(skills.slice(0, 4))}.`,
    achievements[0] && `Among what you have done is this: ${achievements[0]}.`,
    other[0] && `You hold ${other[0]}.`,
    "Your portrait says more with each document you add.",
    "You decide what is told of it.",
  ].filter((sentence) => typeof sentence === "string" && sentence !== "");
  const told = sentences.slice(0, -2);
  return (told.length >= 2 ? told.slice(0, 3) : sentences.slice(0, 2)).join(" ");
}

const RANK = /^(senior|sr|junior|jr|lead|principal|staff|chief|trainee|assistant|associate|head)\.?\s+/i;

/** The person's own titles; where they had fewer than three, the same occupation at other ranks. */
function matchesOf({ roles, skills, surest }: Facts): string[] {
  const own = unique(roles.map(({ title }) => named(title)));
  const base = own[0]?.replace(RANK, "") ?? `${skills[0] ?? surest} Specialist`;
  return unique([...own, base, `Senior ${base}`, `Lead ${base}`, `Principal ${base}`]).slice(0, MATCHES);
}

function summaryOf({ roles, skills }: Facts): string {
  const title = named(roles[0]?.title ?? "");
  const companies = unique(roles.map(({ company }) => named(company))).slice(0, 3);
  const at = companies.length > 0 ? ` with experience at ${listed(companies)}` : "";
  return [title && `${title}${at}.`, skills.length > 0 && `Works with ${listed(skills.slice(0, 6))}.`]
    .filter(Boolean)
    .join(" ");
}

/** The snapshot of a portrait that holds a role or a claim; keywords are fewer than three where it holds no more. */
export function describePortrait(portrait: Portrait): IdentityText {
  const facts = factsOf(portrait);
  const { attributes, skills, other, roles } = facts;
  const titles = unique(roles.map(({ title }) => named(title)));
  return {
    archetype: archetypeOf(portrait),
    headline: headlineOf(facts),
    bio: bioOf(facts),
    keywords: unique([...attributes, ...skills, ...other, ...titles]).slice(0, KEYWORDS.max),
    matches: matchesOf(facts),
    summary: summaryOf(facts),
  };
}
