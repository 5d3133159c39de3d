/** Lists: "refugees and single parents" where the rows speak of single parents alone. */
import type { Statement, Finding } from "../statement.ts";
import { numberInWords } from "../number-words.ts";
import type { Reading } from "../readings.ts";
import type { Word } from "../source.ts";
import { isTranslated, isWeighty } from "../weighing.ts";
import { sameWord, says } from "../word-match.ts";
import { because } from "../reasons.ts";

/** What two members of a list stand between. */
const JOINT = /^(?:\s(?:and|und|et|sowie|y)\s|,\s)$/u;
const AND = /^(?:and|und|et|sowie|y)$/;
const LEAD = /^(?:for|with|of|from|fur|mit|von|bei|an|pour|avec|de|des|d|para|con)$/;

export function lists(statement: Statement): Finding[] {
  return isTranslated(statement)
    ? []
    : [
        ...members(statement),
        ...another(statement),
        ...wider(statement),
        ...joinedThings(statement),
        ...elided(statement),
      ];
}

const ONE = /^(?:an?|une?|eine?[mnr]?)$/;

/** "… and a hospital": one more thing that no row speaks of. */
function another(statement: Statement): Finding[] {
  const { words } = statement.source;
  return words.flatMap((and, index): Finding[] => {
    const [article, thing] = [words[index + 1], words[index + 2]];
    if (!AND.test(and.key) || !article || !ONE.test(article.key) || !thing || !isMember(thing)) return [];
    if (!isWeighty(thing, statement) || statement.isAbbreviated(thing) || statement.isNeed(thing)) return [];
    if (statement.readings.length === 0 || statement.readings.some((row) => says(row, thing.key))) return [];
    const next = words[index + 3];
    // "And a calm hand": what is had follows.
    if (
      next &&
      next.clause === thing.clause &&
      isWeighty(next, statement) &&
      statement.readings.some((row) => says(row, next.key))
    )
      return [];
    return [
      { kind: "deed", span: thing, reason: because("speaks_not_of", { words: statement.quote(thing) }) },
    ];
  });
}

function members(statement: Statement): Finding[] {
  const { words, text } = statement.source;
  return words.flatMap((one, index): Finding[] => {
    const other = words[index + (AND.test(words[index + 1]?.key ?? "") ? 2 : 1)];
    if (!other || !JOINT.test(text.slice(one.end, other.start))) return [];
    if (!isMember(one) || !isMember(other) || !LEAD.test(words[index - 1]?.key ?? "")) return [];
    const strange = [one, other].filter(
      (word) =>
        isWeighty(word, statement) &&
        !statement.isAbbreviated(word) &&
        !statement.readings.some((row) => says(row, word.key)),
    );
    const held = [one, other].filter((word) =>
      statement.readings.some((row) => row.source.words.some(({ key }) => key === word.key)),
    );
    const [span] = strange;
    if (!span || strange.length !== 1 || held.length !== 1 || statement.isNeed(span)) return [];
    return [{ kind: "deed", span, reason: because("speaks_not_of", { words: statement.quote(span) }) }];
  });
}

function isMember({ key, text }: Word): boolean {
  return key.length > 2 && /^\p{L}+$/u.test(text);
}

/** "Houses and schools", "local and national": what is joined to a held word is held too. */
function wider(statement: Statement): Finding[] {
  const { words, text } = statement.source;
  return words.flatMap((and, index): Finding[] => {
    const [one, other] = [words[index - 1], words[index + 1]];
    if (!AND.test(and.key) || !one || !other || !isMember(one) || !isMember(other)) return [];
    if (text.slice(one.end, other.start).trim() !== and.text) return [];
    if (![one, other].every((word) => isWeighty(word, statement)) || statement.isNeed(other)) return [];
    if (!areNamed(words.slice(Math.max(0, index - 4), index - 1), one, other, and)) return [];
    if ([one, other].some(({ text: word }) => /^\p{Lu}{2,}/u.test(word))) return [];
    if ([index - 1, index + 1].some((at) => numberInWords(words, at) !== null)) return [];
    const isHeld = (word: Word) =>
      statement.readings.some((row) => row.source.words.some(({ key }) => sameWord(key, word.key)));
    const strange = (word: Word) =>
      !statement.isAbbreviated(word) &&
      !statement.readings.some((row) => says(row, word.key) || begins(row, word.key));
    const span = isHeld(one) && strange(other) ? other : isHeld(other) && strange(one) ? one : null;
    return span
      ? [{ kind: "deed", span, reason: because("speaks_not_of", { words: statement.quote(span) }) }]
      : [];
  });
}

/** Both name or describe things; a verb or an adverb is no member. */
function areNamed(lead: readonly Word[], one: Word, other: Word, and: Word): boolean {
  const capital = ({ text }: Word) => /^\p{Lu}/u.test(text);
  if (/^(?:und|sowie)$/.test(and.key)) return capital(one) && capital(other);
  const endings = [one, other].map(({ key }) => /(?:ed|ing|ly)$/.exec(key)?.[0]);
  if (and.key === "and") return endings[0] === endings[1];
  return lead.some(({ key }) => /^(?:les?|la|l|des?|du|aux?|a|en|d|el|los|las|del)$/.test(key));
}

const DETERMINER =
  /^(?:the|an?|my|our|their|its|his|her|other|some|die|der|das|den|dem|deren|ihre[nmr]?|meine[nmr]?|les?|la|l|des?|du|leurs?|mes|ses|los|las|el)$/;

/** "The shop and the blog", "60 boilers and heat pumps": the things joined to a held one, none of which a row names. */
function joinedThings(statement: Statement): Finding[] {
  const { words, text } = statement.source;
  return words.flatMap((and, index): Finding[] => {
    const one = words[index - 1];
    if (!AND.test(and.key) || !one || text.slice(one.end, and.start) !== " ") return [];
    let at = index + 1;
    while (DETERMINER.test(words[at]?.key ?? "")) at += 1;
    const run: Word[] = [];
    while (
      run.length < 3 &&
      words[at] &&
      isMember(words[at]!) &&
      words[at]!.clause === and.clause &&
      isWeighty(words[at]!, statement)
    ) {
      run.push(words[at]!);
      at += 1;
    }
    const last = run.at(-1);
    // "And some Spanish": how well something is known is no thing.
    if (/^(?:notions|bases|basics|kenntnisse|connaissances|grundlagen)$/.test(run[0]?.key ?? "")) return [];
    if (!last || statement.isNeed(last) || !areThings(one, last, at - run.length - index > 1, and)) return [];
    const isHeld = statement.readings.some((row) =>
      row.source.words.some(({ key }) => sameWord(key, one.key)),
    );
    const strange = run.every(
      (word) =>
        !statement.isAbbreviated(word) &&
        !/^\p{Lu}{2,}/u.test(word.text) &&
        numberInWords(words, words.indexOf(word)) === null &&
        !statement.readings.some((row) => says(row, word.key) || begins(row, word.key)),
    );
    if (!isHeld || !strange) return [];
    const span = { start: run[0]!.start, end: last.end };
    return [{ kind: "deed", span, reason: because("speaks_not_of", { words: statement.quote(span) }) }];
  });
}

/** Nouns: by a determiner, a German capital, or two plurals in a row. */
function areThings(one: Word, last: Word, determined: boolean, and: Word): boolean {
  if (/^(?:und|sowie)$/.test(and.key)) return /^\p{Lu}/u.test(one.text) && /^\p{Lu}/u.test(last.text);
  const plural = (word: Word) => /[^s]s$/.test(word.key);
  return (determined && !/(?:ed|ing|ly)$/.test(last.key)) || (plural(one) && plural(last));
}

/** "Wohn- und Gewerbebauten": the row speaks of both, whatever noun it has for them. */
function elided(statement: Statement): Finding[] {
  const { words, text } = statement.source;
  return words.flatMap((and, index): Finding[] => {
    const [one, other] = [words[index - 1], words[index + 1]];
    if (!AND.test(and.key) || !one || !other || !/^-\s$/.test(text.slice(one.end, and.start))) return [];
    if (!/^\p{Lu}/u.test(one.text) || statement.isNeed(other) || other.key.length < 6) return [];
    const held = statement.readings.some((row) =>
      row.source.words.some(({ key }) => key.startsWith(one.key) && key.length > one.key.length),
    );
    if (!held || statement.isAbbreviated(other) || statement.readings.some((row) => says(row, other.key)))
      return [];
    return statement.readings.some((row) => begins(row, other.key))
      ? []
      : [{ kind: "deed", span: other, reason: because("speaks_not_of", { words: statement.quote(other) }) }];
  });
}

/** "Tradespeople" for trades: a row has a word of the same beginning. */
function begins({ source }: Reading, key: string): boolean {
  return source.words.some((word) => word.key.slice(0, 5) === key.slice(0, 5));
}
