/** Finds the taxonomy's skills in running text: longest match over folded words, guarded words only in company. */
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

/** Between the words of one name: white space, hyphens, slashes, apostrophes, inner full stops, ampersands. */
const JOINT = /^(?:[^\S\r\n]*(?:[-‐‑–/&+'’]|\.(?=\S|$))?[^\S\r\n]*|[-‐‑]?\r?\n\s*(?=\p{Ll})|\.\s?)$/u;

/** Words that say that the word before them is a skill (folded, six languages). */
const SAYS_SKILL_AFTER = new Set(
  (
    "developer developers development programming programmer programmers language languages framework frameworks engineer engineers " +
    "skills skill knowledge experience coding code codebase scripts scripting script macros database databases app apps application applications " +
    "microservices services backend frontend api apis library libraries stack kenntnisse entwickler entwicklerin entwicklung programmierung " +
    "datenbank datenbanken developpeur developpement desarrollador programacion desenvolvedor ontwikkelaar proficiency software certified"
  ).split(" "),
);

/** Words that say that the word after them is a skill. */
const SAYS_SKILL_BEFORE = new Set(
  (
    "using microsoft ms office language languages framework frameworks tool tools software programming coding stack technologies technology " +
    "sprachen programmiersprache programmiersprachen programmation lenguajes linguagens programas logiciels logiciel programmeertalen via versus vs"
  ).split(" "),
);

/** Before `in`, `with`, `of` and their like, these say that a skill follows. */
const SAYS_EXPERIENCE = new Set(
  (
    "experience experienced proficient proficiency knowledge skills skilled expertise fluent fluency coding programming developing developed development " +
    "written writing services background familiar familiarity comfortable work worked working competence competent expert hands-on built building build " +
    "kenntnisse erfahrung erfahrungen umgang experience experiences maitrise connaissance connaissances experiencia conocimiento conocimientos dominio manejo " +
    "experiencia conhecimento conhecimentos dominio ervaring kennis esperienza conoscenza entwickelt programmiert deployed implemented understanding command use"
  ).split(" "),
);
const LINKS = new Set(
  "in with of de en em com con avec mit en met von im a and und et y e or oder ou o".split(" "),
);

/** German heads of compounds whose first part may be a skill: `Englischkenntnisse`, `Pythonentwickler`. */
const COMPOUND =
  /^(.{3,}?)(?:sprach)?(?:kenntnissen?|erfahrung(?:en)?|entwickler(?:in|innen)?|entwicklung|programmierung|datenbank(?:en)?|vaardigheden|kennis)$/u;

/** The skills that a text names: sorted by start, never overlapping, each `text` a verbatim slice. */
export function findSkills(text: string): FoundSkill[] {
  const words = keyWords(text);
  const tables = vocabulary();
  const candidates = candidatesIn(text, words, tables);
  return candidates
    .filter((candidate) => isMeant(candidate, candidates, text, words))
    .map(({ alias, start, end }) => ({ skill: alias.skill.name, start, end, text: text.slice(start, end) }));
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
  const most = Math.max(tables.longest.get(word.loose) ?? 0, tables.longest.get(word.exact) ?? 0);
  if (most === 0) return null;
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
  if (/[\r\n]/.test(gap))
    return JOINT.test(gap) || /^[-‐‑]?\r?\n\s*$/.test(gap) ? /\p{Ll}/u.test(text.charAt(next)) : false;
  if (gap.includes(".")) return gap === "." || (gap === ". " && /^\p{L}\./u.test(text.slice(next, next + 2)));
  return JOINT.test(gap);
}

function aliasOf(index: number, count: number, words: KeyWord[], tables: Vocabulary): Alias | null {
  if (count === 1) {
    const word = words[index];
    if (!word) return null;
    return tables.exact.get(word.exact) ?? singularOf(word.exact, tables);
  }
  let exact = "";
  let loose = "";
  for (let offset = 0; offset < count; offset += 1) {
    const word = words[index + offset];
    if (!word) return null;
    exact += offset === 0 ? word.exact : ` ${word.exact}`;
    loose += offset === 0 ? word.loose : ` ${word.loose}`;
  }
  return tables.exact.get(exact) ?? tables.loose.get(loose) ?? null;
}

/** `APIs` names `API`; a guarded word is never a plural. */
function singularOf(word: string, tables: Vocabulary): Alias | null {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return null;
  const alias = tables.exact.get(word.slice(0, -1));
  return alias && !alias.exactCase && !alias.needsContext ? alias : null;
}

function compoundAt(index: number, words: KeyWord[], tables: Vocabulary): Candidate | null {
  const word = words[index];
  if (!word || word.exact.length < 9) return null;
  const head = COMPOUND.exec(word.exact)?.[1];
  if (!head) return null;
  const alias =
    tables.exact.get(head) ?? (head.endsWith("s") ? tables.exact.get(head.slice(0, -1)) : undefined);
  if (!alias || alias.words > 1) return null;
  const length = alias.written.length;
  return {
    alias: { ...alias, needsContext: false, exactCase: false },
    first: index,
    last: index,
    start: word.start,
    end: word.start + Math.min(length, word.end - word.start),
  };
}

function isForbidden(candidate: Candidate, text: string, words: KeyWord[], tables: Vocabulary): boolean {
  const { alias, first, last, start, end } = candidate;
  const key = first === last ? (words[first]?.exact ?? "") : null;
  if (alias.written.length === 1) {
    // A letter glued to signs is no language: R&D, C-level, (c), R., 5-c, C/O.
    const before = text.charAt(start - 1);
    const after = text.slice(end, end + 2);
    if (/[&@$'’]/.test(before) || /^(?:&|['’]|\.\p{L}|-\p{L}|\.\s?\p{Lu}\.)/u.test(after)) return true;
  }
  const around = tables.forbidden.get(key ?? alias.written.toLowerCase());
  if (!around) return false;
  return hasWord(around.before, words[first - 1]) || hasWord(around.after, words[last + 1]);
}

function hasWord(set: ReadonlySet<string>, word: KeyWord | undefined): boolean {
  return word !== undefined && (set.has(word.exact) || (set.has("#") && /^\d/.test(word.exact)));
}

function isMeant(candidate: Candidate, all: Candidate[], text: string, words: KeyWord[]): boolean {
  const { alias } = candidate;
  if (!alias.exactCase && !alias.needsContext) return true;
  if (words.length === candidate.last - candidate.first + 1) return true;
  const company = hasCompany(candidate, all);
  if (alias.exactCase && !isWrittenSo(candidate, text)) return company && standsInList(candidate, text);
  if (!alias.needsContext && !(alias.exactCase && capitalSaysNothing(candidate, text))) return true;
  return company || saysSkill(candidate, words);
}

/** As the alias is written, or in capitals throughout where that still tells. */
function isWrittenSo({ alias, start, end }: Candidate, text: string): boolean {
  const slice = text.slice(start, end);
  return slice === alias.written || (slice.length > 2 && slice === alias.written.toUpperCase());
}

/** First word of a sentence or bullet with a lower-case word after it: `Excel in a busy kitchen`. */
function capitalSaysNothing({ alias, start, end }: Candidate, text: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(alias.written)) return false;
  const opens = /(?:^|[.!?:;•·●▪*–—-]|[\r\n])\s*$/u.test(text.slice(Math.max(0, start - 6), start));
  return opens && /^\s\p{Ll}/u.test(text.slice(end, end + 2));
}

/** An unguarded skill of the same field, or of technology for a technology, within a few words. */
function hasCompany(candidate: Candidate, all: Candidate[]): boolean {
  const { alias, first, last } = candidate;
  return all.some((other) => {
    if (other === candidate || other.alias.exactCase || other.alias.needsContext) return false;
    if (other.first - last > NEAR_WORDS || first - other.last > NEAR_WORDS) return false;
    return isOfTheSort(other.alias, alias);
  });
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
