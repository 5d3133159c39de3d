/** The rest of a sentence: what it says must be spoken of in the evidence. */
import type { Statement, Finding } from "../statement.ts";
import { amountsIn } from "../amounts.ts";
import { experienceYears } from "../experience.ts";
import { datesIn } from "../dates.ts";
import { isLanguageOf } from "./languages.ts";
import { covers } from "./numbers.ts";
import { negationIn } from "../readings.ts";
import { type Span, touches, type Word } from "../source.ts";
import { COURTESIES, HAVING, isWish } from "../vocabulary/courtesy.ts";
import { GENERIC_WORDS, PLAIN_CAPITALS, SMALL_WORDS } from "../vocabulary/plain.ts";
import { clauses, isTranslated, isWeighty, whole } from "../weighing.ts";
import { sameWord, says } from "../word-match.ts";
import { because } from "../reasons.ts";

/** So many words of a clause that nothing cited speaks of make a deed of their own. */
const STRANGE_WORDS = 2;

export function support(statement: Statement): Finding[] {
  return statement.readings.length === 0 ? uncited(statement) : spokenOf(statement);
}

/** Without evidence only courtesies, and what the posting itself says of the employer. */
function uncited(statement: Statement): Finding[] {
  const { source, posting, options } = statement;
  const named = new Set(
    [options.posting?.company, options.posting?.title].flatMap((name) =>
      name ? name.toLowerCase().split(/\s+/) : [],
    ),
  );
  const asked = new Set(posting?.words.map(({ key }) => key));
  const strange = source.words.filter((word) => {
    const { key } = word;
    if (
      COURTESIES.has(key) ||
      SMALL_WORDS.has(key) ||
      PLAIN_CAPITALS.has(key) ||
      named.has(word.text.toLowerCase())
    )
      return false;
    return !(asked.has(key) && statement.need.isNeed(word));
  });
  const having = HAVING.exec(source.folded);
  if (!having && strange.every((word) => isWish(clauseOf(word, source.words)))) return [];
  return [
    {
      kind: "deed",
      span: whole(source.words),
      reason: because("cites_nothing"),
    },
  ];
}

function clauseOf({ clause }: Word, words: readonly Word[]): Word[] {
  return words.filter((word) => word.clause === clause);
}

function spokenOf(statement: Statement): Finding[] {
  const { source } = statement;
  const translated = isTranslated(statement);
  const sentences = [...new Set(source.words.map(({ sentence }) => sentence))];
  return sentences.flatMap((sentence): Finding[] => {
    const words = source.words.filter((word) => word.sentence === sentence);
    const weighty = words.filter((word) => isWeighty(word, statement));
    if (weighty.length === 0) return [];
    const anchored =
      weighty.some((word) => isSpokenOf(word, statement)) ||
      (weighty.length < STRANGE_WORDS && words.some((word) => isSharedGeneric(word, statement))) ||
      hasFact(words, statement) ||
      namesHeld(words, statement);
    if (!anchored)
      return isCourtesy(words, statement)
        ? []
        : [{ kind: "deed", span: whole(words), reason: because("nothing_speaks") }];
    return translated ? [] : clauses(words).flatMap((clause) => strangeClause(clause, statement));
  });
}

/** A clause of its own about something that no cited row speaks of. */
function strangeClause(words: readonly Word[], statement: Statement): Finding[] {
  const weighty = words.filter((word) => isWeighty(word, statement));
  const strange = weighty.filter((word) => !isSpokenOf(word, statement));
  if (strange.length < STRANGE_WORDS || strange.length < weighty.length) return [];
  if (hasFact(words, statement) || namesHeld(words, statement) || isCourtesy(words, statement)) return [];
  return [{ kind: "deed", span: whole(words), reason: because("nothing_speaks") }];
}

/** Small change that a row has too anchors a sentence with one word of its own: "on call every fifth week". */
function isSharedGeneric({ key }: Word, { readings }: Statement): boolean {
  return key.length > 3 && GENERIC_WORDS.has(key) && readings.some((reading) => says(reading, key));
}

/** What the statement negates a row may negate too: "not one accident" for "no accidents". */
function isSpokenOf(word: Word, { source, readings, isAbbreviated }: Statement): boolean {
  return (
    isAbbreviated(word) ||
    readings.some((reading) => isLanguageOf(word.key, reading)) ||
    readings.some((reading) => says(reading, word.key)) ||
    (negationIn(source)(word) &&
      readings.some((row) =>
        row.source.words.some((held) => sameWord(held.key, word.key) && row.isNegated(held)),
      ))
  );
}

/** A number or date that the evidence holds: the words around it are about it. */
function hasFact(words: readonly Word[], statement: Statement): boolean {
  const { source, readings } = statement;
  const inside = (span: Span) => words.some((word) => touches(word, span));
  if (
    amountsIn(source).some(
      (amount) =>
        inside(amount) &&
        (experienceYears(amount, statement) ||
          readings.some((row) => row.amounts.some((held) => covers(held, amount)))),
    )
  )
    return true;
  return datesIn(source).some((date) => inside(date));
}

/** A short name that the evidence holds: SQL, RVN. */
function namesHeld(words: readonly Word[], { readings }: Statement): boolean {
  return words.some(
    ({ key, text }) =>
      key.length > 1 &&
      readings.some(({ source }) =>
        source.words.some((held) => held.key === key && !/^\p{Ll}/u.test(text + held.text)),
      ) &&
      !SMALL_WORDS.has(key),
  );
}

function isCourtesy(words: readonly Word[], statement: Statement): boolean {
  const asked = new Set(statement.posting?.words.map(({ key }) => key));
  const wishes =
    /\b(?:would|could|hope|look forward|glad|happy|wurde|mochte|freue|konnte|gern\w*|serais|souhait\w*|pourrais|aimerais|gustaria|encantaria)\b/u.test(
      words.map(({ key }) => key).join(" "),
    );
  return words.every(
    ({ key }) =>
      COURTESIES.has(key) || SMALL_WORDS.has(key) || GENERIC_WORDS.has(key) || (wishes && asked.has(key)),
  );
}
