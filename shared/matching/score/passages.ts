/** The passages of a portrait, made ready for many comparisons: every one may show something by itself. */
import { canonicalSkill, skillRelation } from "../../skills/index.ts";
import { fold, remembering, sentences } from "../../text/index.ts";
import { flatten } from "../../letters/flat.ts";
import { yearsOf } from "../requirements/index.ts";
import type { PortraitEvidence, PortraitRole } from "../types.ts";
import { type AnswerModel, type Answers, answersOf, mostTelling } from "./answers.ts";
import { skillsNamed } from "./naming.ts";
import { occupationsOf, workNamedBy } from "./occupation.ts";
import type { QuotedClaim } from "./quoted-claim.ts";
import { directionOf, dotsWith, rowsOf, tellingWords, type Word } from "../../models/telling-words.ts";

/** What a passage's own words come to. */
interface Said {
  words: readonly Word[];
  /** The weight of all words. */
  total: number;
  direction: Float32Array;
  length: number;
  digits: boolean;
  /** Years that it tells of; null for none. */
  years: number | null;
}

export interface Passage extends Said {
  source: QuotedClaim;
  quote: PortraitEvidence;
  /** Id of the role it was said of. */
  role: string | null;
}

/** Read once, however often a portrait is made ready. */
const saidIn = remembering(2_000, (content): Said => {
  const words = tellingWords(content);
  return {
    words,
    total: words.reduce((sum, { weight }) => sum + weight, 0),
    direction: directionOf(words),
    length: content.split(" ").length,
    digits: /\d/.test(content),
    years: yearsOf(flatten(content)),
  };
});

export interface Passages {
  all: readonly Passage[];
  /** Their directions one after the other. */
  directions: Float32Array;
  /** How near each passage lies to the direction of a title. */
  about: (title: Float32Array) => Float32Array;
  /** How near each passage comes to a word: 1 where it holds the word, else the cosine of its nearest word. */
  nearTo: (word: Word) => Float32Array;
  /** What its words answer, by a model. */
  answers: (model: AnswerModel) => Answers;
  /** How far each passage shows a skill, 0 to 1. */
  showing: (skill: string) => Float32Array;
}

/**
 * Passages in the order of the claims; the same words for the same are one passage. Nothing of a passage hangs on other
 * quotes, so that a further one can only add.
 */
export function passagesOf(claims: readonly QuotedClaim[], roles: readonly PortraitRole[]): Passages {
  const occupations = new Map(roles.map(({ id, title }) => [id, occupationsOf(title)]));
  const employers = new Map(roles.map(({ id, company }) => [id, fold(company)]));
  const found = new Map<string, Passage & { names: ReadonlySet<string> }>();
  for (const source of claims)
    for (const quote of source.quotes.flatMap(sentencesOf)) {
      const { type, label, work_history_id, institution } = source.claim;
      const content = quote.content!.replace(/\s+/g, " ").trim();
      const role = quote.work_history_id ?? work_history_id;
      // An employer's or a school's name shows nothing of what was done there.
      const place = role === null ? (institution === null ? null : fold(institution)) : employers.get(role);
      if (place === fold(content)) continue;
      const named =
        type === "skill" || type === "certification" ? [canonicalSkill(label) ?? fold(label)] : [];
      const spot = [quote.source_document_id, quote.page, quote.start];
      const key = JSON.stringify([type, content, role, spot, named]);
      if (found.has(key)) continue;
      const names = new Set([...named, ...skillsNamed(content)]);
      found.set(key, { ...saidIn(content), source, quote, role, names });
    }
  const all = [...found.values()];
  const words = [...new Map(all.flatMap((one) => one.words.map((word) => [word.form, word]))).values()];
  const place = new Map(words.map(({ form }, at) => [form, at]));
  const placesOf = (own: readonly Word[]) => Uint32Array.from(own, ({ form }) => place.get(form)!);
  const answers = new WeakMap<AnswerModel, Answers>();
  const directions = rowsOf(all);
  const titles = new WeakMap<Float32Array, Float32Array>();
  return {
    all,
    directions,
    about(title) {
      let found = titles.get(title);
      if (!found) titles.set(title, (found = dotsWith(directions, title)));
      return found;
    },
    answers(model) {
      let found = answers.get(model);
      if (!found) {
        const telling = all.map((one) => placesOf(mostTelling(one.words)));
        answers.set(model, (found = answersOf(words, telling, model)));
      }
      return found;
    },
    nearTo: nearness(
      words,
      all.map((one) => placesOf(one.words)),
    ),
    showing: skillsShown(all, occupations),
  };
}

/** A quote of so many characters or fewer is one passage. */
const SHORT = 120;
/** A sentence of fewer words goes with the one before. */
const FEW_WORDS = 4;

/** The sentences of a long quote, each with its own place: what shows a requirement is one of them, not all. */
function sentencesOf(quote: PortraitEvidence): PortraitEvidence[] {
  const { content, start, end } = quote;
  const isPlaced = start !== null && end !== null && end - start === content!.length;
  if (content!.length <= SHORT || !isPlaced) return [quote];
  const found: { start: number; end: number }[] = [];
  for (const one of sentences(content!.replace(/\s/g, " "))) {
    const last = found.at(-1);
    if (last && one.text.split(" ").length < FEW_WORDS) last.end = one.end;
    else found.push({ start: one.start, end: one.end });
  }
  return found.map((one) => ({
    ...quote,
    content: content!.slice(one.start, one.end),
    start: start + one.start,
    end: start + one.end,
  }));
}

/** @param held for each passage its words by their place in `words` */
function nearness(words: readonly Word[], held: readonly Uint32Array[]): Passages["nearTo"] {
  const directions = rowsOf(words);
  // Each form keeps its own direction: "nursing" beside "nurse" takes nothing from what that one is near to.
  const formsOf = Map.groupBy(words.keys(), (at) => words[at]!.stem);
  // One after the other: this is gone through for every new word that a posting has.
  const ends = new Uint32Array(held.length);
  let count = 0;
  for (const [at, own] of held.entries()) ends[at] = count += own.length;
  const flat = new Uint32Array(count);
  for (const [at, own] of held.entries()) flat.set(own, ends[at]! - own.length);
  const known = new Map<string, Float32Array>();
  return (word) => {
    const before = known.get(word.form);
    if (before) return before;
    const near = dotsWith(directions, word.direction);
    for (let at = 0; at < near.length; at += 1) near[at] = Math.min(0.98, Math.max(0, near[at]!));
    for (const same of formsOf.get(word.stem) ?? []) near[same] = 1;
    const found = new Float32Array(held.length);
    for (let at = 0, one = 0; at < ends.length; at += 1) {
      let most = 0;
      for (; one < ends[at]!; one += 1) {
        const value = near[flat[one]!]!;
        if (value > most) most = value;
      }
      found[at] = most;
    }
    known.set(word.form, found);
    return found;
  };
}

/** What a role's title is worth for the work it is named after: who says what was done shows more. */
const BY_TITLE = 0.7;

function skillsShown(
  all: readonly (Passage & { names: ReadonlySet<string> })[],
  occupations: ReadonlyMap<string, readonly string[]>,
): Passages["showing"] {
  const holders = new Map<string, number[]>();
  for (const [at, { names }] of all.entries())
    for (const name of names) holders.set(name, [...(holders.get(name) ?? []), at]);
  const known = new Map<string, Float32Array>();
  return (skill) => {
    const before = known.get(skill);
    if (before) return before;
    const found = new Float32Array(all.length);
    for (const [name, passages] of holders) {
      const { weight } = skillRelation(name, skill);
      if (weight > 0) for (const at of passages) found[at] = Math.max(found[at]!, weight);
    }
    const work = workNamedBy(skill);
    if (work.length > 0)
      for (const [at, { role, source }] of all.entries())
        if (
          role !== null &&
          source.claim.type === "attribute" &&
          occupations.get(role)?.some((one) => work.includes(one))
        )
          found[at] = Math.max(found[at]!, BY_TITLE);
    known.set(skill, found);
    return found;
  };
}
