/** Finds the taxonomy's skills in running text: longest match over folded words, guarded words only in company. */
import { SKILL_CUES } from "../lexicon/skill-cues.ts";
import { wordsOf } from "../lexicon/table.ts";
import { keyWords, type KeyWord } from "./key.ts";
import { vocabulary, type Alias, type Vocabulary } from "./vocabulary.ts";

/** A skill named in a text: `text` is the verbatim slice, `skill` the canonical name. */
export interface FoundSkill {
  skill: string;
  start: number;
  end: number;
  text: string;
}

interface Candidate {
  alias: Alias;
  /** Index of its first and last word. */
  first: number;
  last: number;
  start: number;
  end: number;
}

/** How many words away company may stand. */
const NEAR_WORDS = 8;

/** Between the words of one name: white space, hyphens, slashes, apostrophes (`&` is a word, `.` see `isJoint`). */
const JOINT = /^[^\S\r\n]*[-‐‑–/+'’]?[^\S\r\n]*$/u;
/** A name broken over two lines, which the second goes on in lower case. */
const WRAPPED = /^[^\S\r\n]*[-‐‑]?\r?\n[^\S\r\n]*$/u;

/** Words that say that the word before them, or the one after them, is a skill. */
const SAYS_SKILL_AFTER = wordsOf(SKILL_CUES, "after");
const SAYS_SKILL_BEFORE = wordsOf(SKILL_CUES, "before");
/** Before `in`, `with`, `of` and their like, these say that a skill follows. */
const SAYS_EXPERIENCE = wordsOf(SKILL_CUES, "experience");
const LINKS = wordsOf(SKILL_CUES, "link");

/** German heads of compounds whose first part may be a skill: `Englischkenntnisse`, `Pythonentwickler`. */
export const COMPOUND =
  /^(.{3,}?)(?:sprach)?(?:kenntnissen?|erfahrung(?:en)?|entwickler(?:in|innen)?|entwicklung|programmierung|datenbank(?:en)?|vaardigheden|kennis)$/u;

/** The skills that a text names: sorted by start, never overlapping, each `text` a verbatim slice. */
export function findSkills(text: string): FoundSkill[] {
  const words = withoutAddresses(keyWords(text), text);
  const candidates = candidatesIn(text, words, vocabulary());
  return candidates
    .map((_, index) => meant(candidates, index, text, words))
    .filter((candidate) => candidate !== null)
    .map(({ alias, start, end }) => ({ skill: alias.skill.name, start, end, text: text.slice(start, end) }));
}

/** Web and e-mail addresses: nobody claims HTTP or LinkedIn by giving one. */
const ADDRESS = /\bhttps?:\/\/\S+|\bwww\.\S+|[^\s@]{1,64}@[^\s@]{1,255}/giu;

/** Without these there is none. */
const MAYBE_ADDRESS = /:\/\/|www|@/i;

function withoutAddresses(words: KeyWord[], text: string): KeyWord[] {
  if (!MAYBE_ADDRESS.test(text)) return words;
  const addresses = [...text.matchAll(ADDRESS)];
  let next = 0;
  return words.filter(({ start }) => {
    let address = addresses[next];
    while (address && address.index + address[0].length <= start) address = addresses[(next += 1)];
    return !address || start < address.index;
  });
}

function candidatesIn(text: string, words: KeyWord[], tables: Vocabulary): Candidate[] {
  const found: Candidate[] = [];
  let index = 0;
  while (index < words.length) {
    const candidate = longestAt(index, text, words, tables) ?? compoundAt(index, words, tables);
    if (candidate) {
      found.push(candidate);
      index = candidate.last + 1;
    } else index += 1;
  }
  return found;
}

function longestAt(index: number, text: string, words: KeyWord[], tables: Vocabulary): Candidate | null {
  const word = words[index];
  if (!word) return null;
  const { loose, exact } = word;
  const longest = tables.longest.get(loose) ?? 1;
  const most = loose === exact ? longest : Math.max(longest, tables.longest.get(exact) ?? 1);
  const reach = joinedWords(index, most, text, words);
  for (let count = reach; count > 0; count -= 1) {
    const alias = aliasOf(index, count, words, tables);
    if (!alias) continue;
    const last = index + count - 1;
    const candidate = { alias, first: index, last, start: word.start, end: words[last]?.end ?? word.end };
    if (!isForbidden(candidate, text, words, tables)) return candidate;
  }
  return null;
}

/** How many words from `index` on, `most` at most, could belong to one name. */
function joinedWords(index: number, most: number, text: string, words: KeyWord[]): number {
  let count = 1;
  while (count < most) {
    const left = words[index + count - 1];
    const right = words[index + count];
    if (!left || !right || right.start - left.end > 24) break;
    const gap = text.slice(left.end, right.start);
    if (gap !== " " && gap !== "" && !isJoint(gap, text, right.start)) break;
    count += 1;
  }
  return count;
}

function isJoint(gap: string, text: string, next: number): boolean {
  if (gap.includes("\n")) return WRAPPED.test(gap) && /\p{Ll}/u.test(text.charAt(next));
  // `Ph.D`, `B. Sc.`: a full stop joins letters, not sentences.
  if (gap.includes(".")) return gap === "." || (gap === ". " && /^\p{L}\./u.test(text.slice(next, next + 2)));
  return JOINT.test(gap);
}

function aliasOf(index: number, count: number, words: KeyWord[], tables: Vocabulary): Alias | null {
  const word = words[index];
  if (!word) return null;
  if (count === 1)
    return tables.aliases.get(word.exact) ?? (word.plural ? singularOf(word.exact, tables) : null);
  let key = word.loose;
  for (let offset = 1; offset < count; offset += 1) key += ` ${words[index + offset]?.loose}`;
  return tables.aliases.get(key) ?? null;
}

/** `APIs` names `API`; a guarded word is never a plural. */
function singularOf(word: string, tables: Vocabulary): Alias | null {
  if (word.length < 4 || word.endsWith("ss")) return null;
  const alias = tables.aliases.get(word.slice(0, -1));
  return alias && alias.written === null ? alias : null;
}

function compoundAt(index: number, words: KeyWord[], tables: Vocabulary): Candidate | null {
  const word = words[index];
  if (!word || word.exact.length < 9) return null;
  const head = COMPOUND.exec(word.exact)?.[1];
  if (!head) return null;
  const alias = tables.aliases.get(head) ?? tables.aliases.get(head.replace(/s$/, ""));
  if (!alias || alias.ambiguous) return null;
  const end = Math.min(word.end, word.start + head.length);
  const meant = { ...alias, exactCase: false, needsContext: false };
  return { alias: meant, first: index, last: index, start: word.start, end };
}

function isForbidden(candidate: Candidate, text: string, words: KeyWord[], tables: Vocabulary): boolean {
  const { first, last, start, end } = candidate;
  if (end - start === 1) {
    // A letter glued to signs is no language: R&D, C-level, (c), R. Smith, C/O.
    const before = text.charAt(start - 1);
    const after = text.slice(end, end + 3);
    if (/[&@$'’]/.test(before) || /^(?:&|['’]|\.\p{L}|-\p{L}|\.\s\p{Lu})/u.test(after)) return true;
  }
  let key = words[first]!.exact;
  for (let at = first + 1; at <= last; at += 1) key += ` ${words[at]!.exact}`;
  const around = tables.forbidden.get(key);
  return (
    around !== undefined &&
    (hasWord(around.before, words[first - 1]) || hasWord(around.after, words[last + 1]))
  );
}

function hasWord(list: string, word: KeyWord | undefined): boolean {
  return (
    word !== undefined &&
    (list.includes(` ${word.exact} `) || (list.includes(" # ") && /^\d/.test(word.exact)))
  );
}

/** The candidate in the one meaning that its surroundings bear out; null without one or with several. */
function meant(candidates: Candidate[], index: number, text: string, words: KeyWord[]): Candidate | null {
  const candidate = candidates[index] as Candidate;
  const { alias } = candidate;
  if (alias.rivals.length === 0)
    return isMeant(candidate, nearby(candidates, index), text, words) ? candidate : null;
  const readings = [alias, ...alias.rivals]
    .map((reading) => ({ ...candidate, alias: reading }))
    .filter((reading) => isMeant(reading, nearby(candidates, index), text, words));
  return readings.length === 1 ? (readings[0] as Candidate) : null;
}

function isMeant(candidate: Candidate, near: Iterable<Candidate>, text: string, words: KeyWord[]): boolean {
  const { alias } = candidate;
  if (!alias.exactCase && !alias.needsContext) return true;
  if (words.length === candidate.last - candidate.first + 1) return !alias.ambiguous;
  const company = hasCompany(candidate, near, text);
  if (alias.exactCase && !isWrittenSo(candidate, text)) return company && standsInList(candidate, text);
  if (!alias.needsContext && !(alias.exactCase && capitalSaysNothing(candidate, text))) return true;
  return company || (!alias.ambiguous && saysSkill(candidate, words));
}

/**
 * As the alias is written, or in capitals where that still tells. An alias that the taxonomy writes in lower case wants
 * a capital (`Excel`), one of up to three letters only capitals (`ML`).
 */
function isWrittenSo({ alias, start, end }: Candidate, text: string): boolean {
  const slice = text.slice(start, end);
  const written = alias.written ?? "";
  const capitals = slice === slice.toUpperCase();
  if (written !== written.toLowerCase()) return slice === written || (slice.length > 2 && capitals);
  return capitals || (slice.length > 3 && /^\p{Lu}/u.test(slice));
}

/** First word of a sentence or bullet with a lower-case word after it: `Excel in a busy kitchen`. */
function capitalSaysNothing({ start, end }: Candidate, text: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(start, end))) return false;
  const opens = /(?:^|[.!?:;•·●▪*–—-]|[\r\n])\s*$/u.test(text.slice(Math.max(0, start - 6), start));
  return opens && /^\s\p{Ll}/u.test(text.slice(end, end + 2));
}

/** The candidates within a few words of the one at `index`. */
function* nearby(candidates: Candidate[], index: number): Generator<Candidate> {
  const { first, last } = candidates[index] as Candidate;
  for (let before = index - 1; before >= 0; before -= 1) {
    const other = candidates[before] as Candidate;
    if (first - other.last > NEAR_WORDS) break;
    yield other;
  }
  for (let after = index + 1; after < candidates.length; after += 1) {
    const other = candidates[after] as Candidate;
    if (other.first - last > NEAR_WORDS) break;
    yield other;
  }
}

/** A skill of the same field, or of technology for a technology, that stands without help. */
function hasCompany(candidate: Candidate, near: Iterable<Candidate>, text: string): boolean {
  for (const other of near) {
    if (isOfTheSort(other.alias, candidate.alias) && standsAlone(other, candidate, text)) return true;
  }
  return false;
}

/** Guarded words vouch for each other only as items of one list: `Word, Outlook`, `Go, R`. */
function standsAlone(other: Candidate, candidate: Candidate, text: string): boolean {
  if (other.alias.ambiguous) return false;
  if (other.alias.written === null) return true;
  if (other.alias.exactCase && !isWrittenSo(other, text)) return false;
  if (!other.alias.needsContext && !capitalSaysNothing(other, text)) return true;
  return standsInList(other, text) && standsInList(candidate, text);
}

function isOfTheSort(one: Alias, other: Alias): boolean {
  const technical = (alias: Alias) => alias.skill.kind === "technology" || alias.skill.kind === "tool";
  return technical(other) ? technical(one) : one.skill.field === other.skill.field;
}

/** Between separators or line ends on both sides. */
function standsInList({ start, end }: Candidate, text: string): boolean {
  const before = text.slice(Math.max(0, start - 5), start);
  const after = text.slice(end, end + 5);
  return (
    /(?:^|[,;/|•·●:([\r\n]|\b(?:and|or|und|et|y|e|&))\s*$/u.test(before) &&
    /^(?:\s*$|\s*[,;/|•·●)\]\r\n.]|\s+(?:and|or|und|et|y|e|&)\s)/u.test(after)
  );
}

function saysSkill({ first, last }: Candidate, words: KeyWord[]): boolean {
  const after = words[last + 1]?.exact ?? "";
  const before = words[first - 1]?.exact ?? "";
  if (SAYS_SKILL_AFTER.has(after) || SAYS_SKILL_BEFORE.has(before)) return true;
  if (!LINKS.has(before)) return false;
  return [2, 3, 4].some((distance) => SAYS_EXPERIENCE.has(words[first - distance]?.exact ?? ""));
}
