/** A statement as numbers, word by word: what answers it, what stands around it, what its row says that it leaves out. */
import { senseOf } from "@career-portrait/shared/models/senses";
import { detectLanguage, Features, stem } from "@career-portrait/shared/text";
import { amountsIn } from "./amounts.ts";
import { isSmall, worthOf } from "./answers.ts";
import { isDatePart } from "./dates.ts";
import { ANSWERED, type Overlay, overlayOf } from "./overlay.ts";
import { NEGATING, negationIn } from "./readings.ts";
import { covers } from "./rules/numbers.ts";
import { type Source, type Span, touches, type Word } from "./source.ts";
import type { Statement } from "./statement.ts";
import { GENERIC_WORDS } from "./vocabulary/plain.ts";
import { isTranslated } from "./weighing.ts";

/** Rows of the tables of words. */
export const TABLE_ROWS = 1 << 13;

/** What rule `rule` finds fault with. */
export interface Ruled {
  rule: number;
  span: Span;
}

export interface DescribedWord {
  word: Word;
  inputs: Float32Array;
  /** Rows of the tables. */
  rows: readonly number[];
  isSmall: boolean;
  isGeneric: boolean;
  isNumber: boolean;
  isCapital: boolean;
  isAnswered: boolean;
  opensClause: boolean;
}

export interface Described {
  words: readonly DescribedWord[];
  /** What is told of the whole. */
  whole: readonly number[];
}

/** A statement over its rows, with what is found in it once. */
interface Scene extends Overlay {
  statement: Statement;
  found: readonly Ruled[];
  rules: number;
  language: string;
  translated: number;
  amounts: ReturnType<typeof amountsIn>;
  negated: (span: Span) => boolean;
  /** Words of the posting, and of the rows. */
  asked: ReadonlySet<string>;
  held: ReadonlySet<string>;
  /** The places of the words of each clause, by its number. */
  clauses: ReadonlyMap<number, readonly number[]>;
}

/** @param rules how many there are */
export function described(statement: Statement, found: readonly Ruled[], rules: number): Described {
  const { source, readings, posting } = statement;
  const { words } = source;
  const scene: Scene = {
    ...overlayOf(statement),
    statement,
    found,
    rules,
    language: detectLanguage(source.text) ?? "en",
    translated: Number(isTranslated(statement)),
    amounts: amountsIn(source).filter((amount) => !isDatePart(amount, source)),
    negated: negationIn(source),
    asked: new Set(posting?.words.map(({ key }) => key)),
    held: new Set(readings.flatMap((reading) => reading.source.words.map(({ key }) => key))),
    clauses: Map.groupBy(words.keys(), (at) => words[at]!.clause),
  };
  return { words: words.map((_, at) => describedWord(scene, at)), whole: wholeOf(scene) };
}

function describedWord(scene: Scene, at: number): DescribedWord {
  const { words, best, clauses } = scene;
  const word = words[at]!;
  const counted = countedBy(scene, word);
  const inputs = [
    ...ofItself(scene, at),
    ...ofAnswers(scene, at),
    counted === null ? -1 : Number(counted),
    ...ofSurroundings(scene, at),
    ...ofPassage(scene, at),
    ...ofRules(scene, word),
  ];
  return {
    word,
    inputs: Float32Array.from(inputs),
    rows: rowsOf(scene, at),
    isSmall: isSmall(word),
    isGeneric: GENERIC_WORDS.has(word.key),
    isNumber: counted !== null,
    isCapital: /^\p{Lu}/u.test(word.text),
    isAnswered: best[at]!.form >= ANSWERED || counted === true,
    opensClause: at === clauses.get(word.clause)![0],
  };
}

/** What word it is, and what the statement does with it. */
function ofItself({ statement, words, language, translated, asked, negated }: Scene, at: number): number[] {
  const word = words[at]!;
  const { key, text } = word;
  return [
    Number(isSmall(word)),
    Number(GENERIC_WORDS.has(key)),
    key.length,
    /^\p{Lu}/u.test(text) ? (/^\p{Lu}{2,}$/u.test(text) ? 2 : 1) : 0,
    senseOf(key).weight,
    Number(language === "de"),
    translated,
    Number(statement.need.isNeed(word)),
    Number(statement.isNeed(word)),
    Number(asked.has(key)),
    Number(statement.isAbbreviated(word)),
    Number(NEGATING.has(key)),
    Number(negated(word)),
  ];
}

/** What answers it. */
function ofAnswers(scene: Scene, at: number): number[] {
  const { words, passages, inPassage, home, best, nearest, held, placeOf } = scene;
  const { key } = words[at]!;
  const [own, any, all] = [home[at]!, best[at]!, inPassage[at]!];
  const passage = passages[placeOf(at)];
  const answering = passage?.words[own.at];
  const second = all[placeOf(at, true)];
  return [
    any.form,
    nearest[at]!,
    own.form,
    own.near,
    all.filter((answer) => worthOf(answer) >= ANSWERED).length,
    Number(held.has(key)),
    Number(answering !== undefined && own.form >= ANSWERED && passage!.reading.isNegated(answering)),
    second?.form ?? -1,
    second?.near ?? -1,
    Number(any.form >= ANSWERED && own.form < ANSWERED),
  ];
}

/** Whether the rows have the number that it is a word of, in whatever notation; null for no number. */
function countedBy({ amounts, statement }: Scene, word: Word): boolean | null {
  const said = amounts.find((one) => touches(one, word));
  if (!said) return null;
  return statement.readings.some((reading) => reading.amounts.some((held) => covers(held, said)));
}

/** What stands around it. */
function ofSurroundings(scene: Scene, at: number): number[] {
  const { statement, words, home, best, clauses } = scene;
  const word = words[at]!;
  const clause = clauses.get(word.clause)!;
  const [last, next] = [at - 1, at + 1];
  return [
    Number(words[last]?.sentence !== word.sentence),
    best[last]?.form ?? -1,
    best[next]?.form ?? -1,
    last >= 0 ? worthOf(home[last]!) : -1,
    next < words.length ? worthOf(home[next]!) : -1,
    scene.tellingBeside(at, -1),
    scene.tellingBeside(at, 1),
    scene.shareOf(clause, home),
    scene.shareOf(clause, best),
    clause.length,
    clause.filter((one) => scene.isStrange(one)).length,
    words.length,
    at / words.length,
    (at - clause[0]!) / clause.length,
    Number(isListed(statement.source, at)),
  ];
}

/** What of the passage the statement leaves out. */
function ofPassage(scene: Scene, at: number): number[] {
  const { statement, passages } = scene;
  const place = scene.placeOf(at);
  const passage = passages[place];
  const telling = passage?.words.filter((one) => !isSmall(one)).length ?? 0;
  const unsaid = scene.leftOf(place).filter(Boolean).length;
  const [before, after] = scene.beside[at]!;
  return [
    unsaid,
    telling === 0 ? 0 : unsaid / telling,
    telling,
    before >= 0 && after >= 0 ? after - before : -9,
    Number(passage?.isName ?? false),
    statement.readings.length,
    passages.length,
  ];
}

/** Which rules find fault with it. */
function ofRules({ found, rules }: Scene, word: Word): number[] {
  return Array.from({ length: rules }, (_, rule) =>
    Number(found.some((one) => one.rule === rule && touches(one.span, word))),
  );
}

/** Its rows of the tables: which word it is, what stands in its place, what is left out, and how well it is answered. */
function rowsOf(scene: Scene, at: number): readonly number[] {
  const { words, passages, home, best, language } = scene;
  const instead = home[at]!.form < ANSWERED ? scene.exchanged(at) : null;
  const { key } = words[at]!;
  const small = isSmall(words[at]!);
  const { form } = best[at]!;
  const nearest = scene.nearest[at]!;
  const status = form >= 1 ? 0 : form >= ANSWERED ? 1 : nearest > 0.6 ? 2 : nearest > 0.4 ? 3 : 4;
  const features = new Features(TABLE_ROWS);
  const root = rootOf(key);
  features.add("k", `${root} ${status}`);
  features.add("f", root);
  if (instead) {
    features.add("p", `${rootOf(instead.key)} ${status}`);
    features.add("kp", `${root} ${rootOf(instead.key)}`);
  }
  features.add("s", `${key.slice(-3)} ${status} ${language}`);
  features.add("b", `${words[at - 1]?.key ?? ""} ${status}`);
  features.add("a", `${words[at + 1]?.key ?? ""} ${status}`);
  const place = scene.placeOf(at);
  const left = scene.leftOf(place);
  if (status > 0 || small)
    for (const [index, one] of (passages[place]?.words ?? []).entries())
      if (left[index]) features.add(small ? "ds" : "d", rootOf(one.key));
  features.add("status", `${status} ${small} ${language}`);
  return features.rows;
}

function wholeOf(scene: Scene): number[] {
  const { statement, words, passages, home, best, held, amounts, found, rules } = scene;
  const everywhere = [...words.keys()];
  const retold = [...new Set(everywhere.map((at) => scene.placeOf(at)).filter((place) => place >= 0))];
  const unsaidIn = (place: number) =>
    passages[place]!.words.reduce(
      (sum, { key }, at) => sum + (scene.leftOf(place)[at] ? senseOf(key).weight : 0),
      0,
    );
  return [
    words.length,
    statement.readings.length,
    passages.length,
    scene.translated,
    Number(scene.language === "de"),
    scene.shareOf(everywhere, home),
    scene.shareOf(everywhere, best),
    everywhere.filter((at) => scene.isStrange(at)).length,
    words.filter((word) => isSmall(word) && !held.has(word.key)).length,
    retold.length,
    retold.reduce((sum, place) => sum + unsaidIn(place), 0),
    words.length === 0 ? 0 : words.filter((word) => statement.need.isNeed(word)).length / words.length,
    Number(statement.posting !== null),
    amounts.length,
    found.length,
    ...Array.from({ length: rules }, (_, rule) => found.filter((one) => one.rule === rule).length),
  ];
}

function isListed({ words, text }: Source, at: number): boolean {
  const { start } = words[at]!;
  return (
    /^(?:and|und|et|y)$/u.test(words[at - 1]?.key ?? "") ||
    /[,;&/]\s*$/u.test(text.slice(Math.max(0, start - 2), start))
  );
}

/** Forms of one word, cut to so many letters. */
const ROOT = 8;

function rootOf(key: string): string {
  return stem(stem(key, "en"), "de").slice(0, ROOT);
}
