/** How the skills of one requirement hang together: which must all be there and of which one is enough. */
import { findSkills } from "../../skills/index.ts";
import { pattern } from "../../letters/pattern.ts";

/** One is enough within a group; every group counts. */
export type SkillGroup = readonly string[];

const SLASH = /^\s*\/\s*$|\band\/or\b/iu;
const OR = /(?<!\p{L})(?:or|oder|ou|of|o|u|bzw)(?!\p{L})/iu;
const AND = /(?<!\p{L})(?:and|und|et|y|e|en|as well as|sowie)(?!\p{L})|&|\+/iu;
const EXAMPLES = pattern("iu")`
    (?<!\p{L})(?:such as|like|e\.?g|for example|for instance|one of|any of|at least one|z\.? ?b|wie|
    beispielsweise|par exemple|comme|tels? que|como|por ejemplo|por exemplo|bijv|zoals)(?!\p{L})`;
const AND_THE_LIKE =
  /^[\s,]*(?:(?:and|or|und|oder|et|ou|y|o|e)\s+)?(?:etc|similar|comparable|equivalent|other|others|ähnlich|vergleichbar|usw|andere)/iu;
const CLAUSE_ENDS = /[.;:](?:\s|$)|\)|–|—/u;

/** A list of skills as it is being read; each item holds its own alternatives ("JavaScript/TypeScript"). */
interface List {
  items: string[][];
  anyIsEnough: boolean;
  sawAnd: boolean;
}

/**
 * Reads the groups off the requirement's words: "Python, Go, or Java" is one group, "SQL and Python" are two,
 * "databases such as Oracle, MySQL" is one. Skills that the words do not show stand alone. Sorted, so that the order
 * of `skills` does not matter.
 */
export function skillGroups(text: string, skills: readonly string[]): SkillGroup[] {
  const unplaced = new Set(skills);
  const found = findSkills(text).filter(({ skill }) => unplaced.delete(skill));
  const lists: List[] = [];
  let list: List | null = null;
  let last = 0;
  for (const { skill, start, end } of found) {
    const between = text.slice(last, start);
    if (list === null || !joins(between)) {
      list = {
        items: [[skill]],
        anyIsEnough: EXAMPLES.test(between) || bracketed(text, start),
        sawAnd: false,
      };
      lists.push(list);
    } else addTo(list, skill, between);
    last = end;
    if (AND_THE_LIKE.test(text.slice(end, end + 24))) list.anyIsEnough = true;
  }
  const groups = lists.flatMap(({ items, anyIsEnough }) => (anyIsEnough ? [items.flat()] : items));
  for (const skill of unplaced) groups.push([skill]);
  return groups.map((group) => group.toSorted()).sort((a, b) => (a.join() < b.join() ? -1 : 1));
}

function addTo(list: List, skill: string, between: string): void {
  const alternative = OR.test(between);
  if (SLASH.test(between) || (alternative && list.sawAnd)) list.items.at(-1)!.push(skill);
  else list.items.push([skill]);
  list.anyIsEnough ||= alternative && !list.sawAnd;
  list.sawAnd ||= !alternative && AND.test(between);
}

/** Between two members of one list stand few words and no end of a clause. */
function joins(between: string): boolean {
  return (
    !CLAUSE_ENDS.test(between) &&
    !EXAMPLES.test(between) &&
    !between.includes("(") &&
    between.trim().split(/\s+/).length <= 4
  );
}

/** "Cloud services (Athena, S3)": what stands in brackets illustrates what stands before them. */
function bracketed(text: string, start: number): boolean {
  return /\p{L}[^()]*\(\s*$/u.test(text.slice(0, start));
}
