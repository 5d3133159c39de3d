/** How much a line of the portrait says about what a posting asks for. */
import { canonicalSkill, findSkills, skillRelation } from "@career-portrait/shared/skills";
import { fold, stem } from "@career-portrait/shared/text";
import type { Material } from "../material.ts";

/** A requirement as lines are held against it. */
interface Need {
  text: string;
  weight: number;
  skills: readonly string[];
  terms: ReadonlySet<string>;
  /** Folded quotes that the match gives for it. */
  quotes: readonly string[];
  /** They are the lines of a whole role and stand for it, whatever they are about. */
  isRole: boolean;
}

export interface Relevance {
  /** 0 for a line that says nothing about the posting; comparable within one posting. */
  ofLine(text: string): number;
  /** The same for one skill of the portrait, by its label. */
  ofSkill(label: string): number;
  /** How much a line says about one requirement, by the requirement's text: 0–1. */
  hit(text: string, requirement: string): number;
  /** The same by the line's own words, not because it stands in a role that meets the requirement. */
  said(text: string, requirement: string): number;
}

/** What the person asks for outweighs what the posting does. */
const EMPHASIS = 3;
const BY_IMPORTANCE = { must: 1, nice: 0.5 } as const;
const QUOTED = 1;
/** Quoted for a requirement whose skills it does not name. */
const QUOTED_BESIDE = 0.5;
/** Quoted as one of the lines of a role that meets it. */
const QUOTED_OF_ROLE = 0.2;
const NAMES_SKILL = 0.9;
const SHARES_TERMS = 0.6;
/** A figure makes a deed easier to believe. */
const FIGURE = 0.15;
/** What the posting tells of the work, beside its requirements: so many telling words in common, and what each is worth. */
const DUTY_WORDS = 2;
const DUTY_WORD = 0.12;
const MOST_OF_DUTIES = 0.5;
/** The nearest relation that still is the same trade: what implies a skill speaks for it. */
const NEAR = 0.9;

const COMMON = new Set(
  (
    "experience erfahrung experiences work working arbeit knowledge kenntnisse skills skill " +
    "ability able year years jahre ans annees with and the for und der die das des les une " +
    "avec dans from have must strong good excellent required preferred minimum team teams " +
    "company role position job including related using use plus least more than degree level"
  )
    .split(" ")
    .map((word) => stem(fold(word), "en")),
);

function termsOf(text: string): Set<string> {
  const words = fold(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return new Set(words.map((word) => stem(word, "en")).filter((word) => !COMMON.has(word)));
}

function needsFrom({ posting, match, emphasis, roles }: Material): Need[] {
  const titles = new Set(roles.map(({ title }) => fold(title)));
  const skillsOf = new Map(posting.requirements.map(({ text, skills }) => [text, skills]));
  const need = (text: string, weight: number, quotes: readonly { content: string }[]): Need => ({
    text,
    weight,
    skills: skillsOf.get(text) ?? findSkills(text).map(({ skill }) => skill),
    terms: termsOf(text),
    quotes: quotes.map(({ content }) => fold(content)).filter((quote) => quote.length > 12),
    isRole: titles.has(fold(quotes[0]?.content ?? "")),
  });
  return [
    ...emphasis.map((phrase) => need(phrase, EMPHASIS, [])),
    ...match.strengths.map(({ requirement, importance, evidence }) =>
      need(requirement, BY_IMPORTANCE[importance], evidence),
    ),
    ...match.gaps.map(({ requirement, category, evidence }) =>
      need(requirement, BY_IMPORTANCE[category === "mustHave" ? "must" : "nice"] / 2, evidence),
    ),
  ];
}

function speaks(skills: readonly string[], need: Need): boolean {
  return need.skills.some((wanted) => skills.some((held) => skillRelation(held, wanted).weight >= NEAR));
}

function isQuoted(folded: string, need: Need): boolean {
  return need.quotes.some(
    (quote) => folded.includes(quote) || (folded.length > 20 && quote.includes(folded)),
  );
}

function sharedTerms(terms: ReadonlySet<string>, need: Need): number {
  if (need.terms.size === 0) return 0;
  const shared = [...need.terms].filter((term) => terms.has(term)).length;
  return shared / Math.max(3, need.terms.size);
}

export function relevanceOf(material: Material): Relevance {
  const needs = needsFrom(material);
  const named = new Set(findSkills(material.posting.text).map(({ skill }) => skill));
  const told = termsOf(material.posting.text);
  const ofDuties = (text: string) => {
    const shared = [...termsOf(text)].filter((term) => told.has(term)).length;
    return shared < DUTY_WORDS ? 0 : Math.min(MOST_OF_DUTIES, DUTY_WORD * shared);
  };
  const hits = new Map<string, { need: Need; hit: number; said: number }[]>();

  const hitsOf = (text: string) => {
    const known = hits.get(text);
    if (known) return known;
    const folded = fold(text);
    const skills = findSkills(text).map(({ skill }) => skill);
    const terms = termsOf(text);
    const found = needs
      .map((need) => ({
        need,
        quoted: isQuoted(folded, need)
          ? need.skills.length === 0 || speaks(skills, need)
            ? QUOTED
            : QUOTED_BESIDE
          : 0,
        own: Math.max(speaks(skills, need) ? NAMES_SKILL : 0, SHARES_TERMS * sharedTerms(terms, need)),
      }))
      .map(({ need, quoted, own }) => ({
        need,
        hit: Math.max(quoted, own),
        said: Math.max(need.isRole ? Math.min(quoted, QUOTED_OF_ROLE) : quoted, own),
      }))
      .filter(({ hit }) => hit > 0.1);
    hits.set(text, found);
    return found;
  };

  return {
    ofLine(text) {
      const found = hitsOf(text);
      const spoken = found.reduce((sum, { need, said }) => sum + need.weight * said, ofDuties(text));
      return spoken === 0 ? 0 : spoken + (/\d/.test(text) ? FIGURE : 0);
    },
    ofSkill(label) {
      const skills = [label, ...findSkills(label).map(({ skill }) => skill)];
      const own = needs.filter((need) => speaks(skills, need)).map(({ weight }) => 1 + weight);
      const canonical = canonicalSkill(label);
      return Math.max(0, ...own, canonical !== null && named.has(canonical) ? 0.5 : 0);
    },
    hit: (text, requirement) => hitsOf(text).find(({ need }) => need.text === requirement)?.hit ?? 0,
    said: (text, requirement) => hitsOf(text).find(({ need }) => need.text === requirement)?.said ?? 0,
  };
}
