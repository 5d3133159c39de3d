/** A number keeps its deed: "migrated 23 clients" is not said by one row that keeps 23 and another that migrated 15. */
import { type Amount, amountsIn } from "../amounts.ts";
import type { Statement, Finding } from "../statement.ts";
import { isDatePart } from "../dates.ts";
import { because } from "../reasons.ts";
import type { Reading } from "../readings.ts";
import type { Source, Word } from "../source.ts";
import { SMALL_WORDS } from "../vocabulary/plain.ts";
import { isTranslated } from "../weighing.ts";
import { sameWord, says } from "../word-match.ts";
import { covers } from "./numbers.ts";

/** "12 of them": counts what the row before it counts. */
const OF_THEM = /^(?:of|davon|dont|d|von)$/;

export function moved(statement: Statement): Finding[] {
  if (isTranslated(statement)) return [];
  const { source, readings } = statement;
  const amounts = amountsIn(source).filter((amount) => !isDatePart(amount, source));
  return amounts.flatMap((said, index): Finding[] => {
    if (isWhole(amounts[index - 1], said, source.text)) return [];
    const things = thingsOf(said);
    if (said.unit !== null || things.length === 0 || statement.isNeed(said)) return [];
    const holders = readings.filter((row) => row.amounts.some((held) => covers(held, said)));
    const rivals = readings.filter(
      (row) => !holders.includes(row) && row.amounts.some((held) => counts(held, things)),
    );
    if (holders.length === 0 || rivals.length === 0) return [];
    const beside = amounts
      .filter((other) => !isVersion(other, source))
      .flatMap(({ after }) => after.slice(0, 1));
    const words = source.words.filter(
      (word) => word.clause === said.clause && isDeed(word) && ![...things, ...beside].includes(word.key),
    );
    const isOf = (row: Reading, others: readonly Reading[]) =>
      words.some(({ key }) => says(row, key) && !others.some((other) => says(other, key)));
    if (!rivals.some((row) => isOf(row, holders)) || holders.some((row) => isOf(row, rivals))) return [];
    return [
      { kind: "number", span: said, reason: because("number_of_other", { words: statement.quote(said) }) },
    ];
  });
}

/** What is counted: the words behind the number up to the first small one. */
function thingsOf({ after }: Pick<Amount, "after">): string[] {
  const end = after.findIndex((key) => SMALL_WORDS.has(key));
  return after.slice(0, end < 0 ? 3 : end).filter((key) => key.length > 3);
}

function counts(held: Amount, things: readonly string[]): boolean {
  if (held.unit !== null) return false;
  return (
    OF_THEM.test(held.after[0] ?? "") ||
    thingsOf(held).some((own) => things.some((thing) => sameWord(own, thing)))
  );
}

/** "45 of the 310 flats": the deed is told of the first. */
function isWhole(part: Amount | undefined, { start }: Amount, text: string): boolean {
  return (
    part !== undefined &&
    /^\s(?:\p{L}+\s)?(?:out of|of|von|der|sur|des|de)(?:\s(?:the|our|their|den|les|nos))?\s$/iu.test(
      text.slice(part.end, start),
    )
  );
}

/** "Windows 11" counts nothing. */
function isVersion({ first }: Amount, { words }: Source): boolean {
  return first > 0 && /^\p{Lu}/u.test(words[first - 1]?.text ?? "");
}

/** A word that tells what was done. */
function isDeed({ key }: Word): boolean {
  return !SMALL_WORDS.has(key) && !/\d/.test(key) && key.length >= 3;
}
