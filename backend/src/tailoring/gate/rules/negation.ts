/** A statement neither denies what a row tells nor tells what a row denies. */
import type { Statement, Finding } from "../statement.ts";
import { because } from "../reasons.ts";
import { FREE, NEGATING, negates, ONLY } from "../readings.ts";
import type { Source, Word } from "../source.ts";
import { SMALL_WORDS } from "../vocabulary/plain.ts";
import { isTranslated, isWeighty } from "../weighing.ts";
import { sameWord, says } from "../word-match.ts";
import { pattern } from "@career-portrait/shared/text";

/** So many words behind a negating one it still denies. */
const REACH = 4;
/** Denying one of these says yes: "I do not shy away from nights". Folded. */
const TWICE = pattern("")`
    ^(?:afraid|shy|fear|mind|fail|miss\w*|hesitat\w*|hardly|longer|mehr|scheue\w*|furcht\w*|verzicht\w*|
    fehl\w*|ausser|except|excepte|sauf|problem\w*|probleme?|crain\w*|peur|manqu\w*)$`;
/** A row with one of these tells of none in other words. */
const NONE_OF = pattern("u")`
    (?<!\d )\b(?:0(?! \d)|zero|null|nil|free|\w+frei\w*|avoid\w*|prevent\w*|reduc\w*|senk\w*|gesenkt|
    vermeid\w*|vermied\w*|vermieden|verhinder\w*|evit\w*|reduit\w*|redui\w*|eliminat\w*|beseitigt|
    supprim\w*|100)\b`;

export function negations(statement: Statement): Finding[] {
  return isTranslated(statement) ? [] : [...denied(statement), ...affirmed(statement)];
}

/** "But not at night" where the row says at night. */
function denied(statement: Statement): Finding[] {
  const { source, readings } = statement;
  if (source.words.some(({ key }) => TWICE.test(key))) return [];
  return deniedIn(source).flatMap((word): Finding[] => {
    if (!isWeighty(word, statement)) return [];
    const telling = readings.filter((row) => says(row, word.key));
    const denying = telling.some(
      (row) => NONE_OF.test(row.source.folded) || row.source.words.some(({ key }) => NEGATING.has(key)),
    );
    if (denying) return [];
    // "Without downtime": nothing of the kind is told.
    if (telling.length === 0 && !isLack(word, source, readings)) return [];
    return [{ kind: "deed", span: word, reason: because("says_not", { words: statement.quote(word) }) }];
  });
}

const LACK = /^(?:without|ohne|sans|zero|keinerlei|sin)$/;

/** A lack that no row speaks of, none of which denies anything. */
function isLack({ start, sentence }: Word, { words }: Source, readings: Statement["readings"]): boolean {
  const index = words.findIndex((word) => word.start === start);
  return (
    words
      .slice(Math.max(0, index - 2), index)
      .some((word) => word.sentence === sentence && LACK.test(word.key)) &&
    !readings.some(
      (row) => NONE_OF.test(row.source.folded) || row.source.words.some(({ key }) => NEGATING.has(key)),
    )
  );
}

/** "Weekend tours" where the row says none. */
function affirmed(statement: Statement): Finding[] {
  const { source, readings } = statement;
  return source.words.flatMap((word): Finding[] => {
    if (!isWeighty(word, statement) || negates(source, word.sentence) || statement.isNeed(word)) return [];
    if (FREE.test(word.key) || readings.some((row) => says(row, word.key))) return [];
    const denying = readings.some((row) => deniedIn(row.source).some(({ key }) => sameWord(key, word.key)));
    return denying
      ? [{ kind: "deed", span: word, reason: because("says_not", { words: statement.quote(word) }) }]
      : [];
  });
}

/** The first telling word behind each negating one, and what is joined to it. */
function deniedIn({ words }: Source): Word[] {
  return words.flatMap((negating, index) => {
    const next = words[index + 1];
    if (!NEGATING.has(negating.key) || ONLY.has(next?.key ?? "")) return [];
    const near = words
      .slice(index + 1, index + 1 + REACH)
      .filter(({ clause, sentence }) => sentence === negating.sentence && clause - negating.clause <= 0);
    const first = near.findIndex(({ key }) => !SMALL_WORDS.has(key));
    return first < 0 ? [] : near.slice(first, first + 2);
  });
}
