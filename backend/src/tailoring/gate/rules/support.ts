/** The rest of a sentence: what it says must be spoken of in the evidence, and as the person's own doing. */
import { detectLanguage } from "@career-portrait/shared/text";
import type { Case, Finding } from "../case.ts";
import { amountsIn } from "../amounts.ts";
import { datesIn, monthOfWord } from "../dates.ts";
import { covers } from "./numbers.ts";
import { negationIn, type Reading } from "../readings.ts";
import type { Span, Word } from "../source.ts";
import { COURTESIES, HAVING } from "../vocabulary/courtesy.ts";
import { GENERIC_WORDS, PLAIN_CAPITALS, SMALL_WORDS } from "../vocabulary/plain.ts";
import { sameWord, says } from "../word-match.ts";

/** So many words of a clause that nothing cited speaks of make a deed of their own. */
const STRANGE_WORDS = 2;

export function support(kase: Case): Finding[] {
  return kase.readings.length === 0 ? uncited(kase) : [...spokenOf(kase), ...ownDoing(kase)];
}

/** Without evidence only courtesies, and what the posting itself says of the employer. */
function uncited(kase: Case): Finding[] {
  const { source, posting, options } = kase;
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
    return !(asked.has(key) && kase.need.isNeed(word));
  });
  const having = HAVING.exec(source.folded);
  if (strange.length === 0 && !having) return [];
  return [
    {
      kind: "deed",
      span: whole(source.words),
      reason: "This states something about the person and cites nothing.",
    },
  ];
}

function spokenOf(kase: Case): Finding[] {
  const { source } = kase;
  const translated = isTranslated(kase);
  const sentences = [...new Set(source.words.map(({ sentence }) => sentence))];
  return sentences.flatMap((sentence): Finding[] => {
    const words = source.words.filter((word) => word.sentence === sentence);
    const weighty = words.filter((word) => isWeighty(word, kase));
    if (weighty.length === 0) return [];
    const anchored =
      weighty.some((word) => isSpokenOf(word, kase)) ||
      (weighty.length < STRANGE_WORDS && words.some((word) => isSharedGeneric(word, kase))) ||
      hasFact(words, kase) ||
      namesHeld(words, kase);
    if (!anchored)
      return isCourtesy(words, kase)
        ? []
        : [{ kind: "deed", span: whole(words), reason: "Nothing cited here speaks of this." }];
    return translated ? [] : clauses(words).flatMap((clause) => strangeClause(clause, kase));
  });
}

/** A clause of its own about something that no cited row speaks of. */
function strangeClause(words: readonly Word[], kase: Case): Finding[] {
  const weighty = words.filter((word) => isWeighty(word, kase));
  const strange = weighty.filter((word) => !isSpokenOf(word, kase));
  if (strange.length < STRANGE_WORDS || strange.length < weighty.length) return [];
  if (hasFact(words, kase) || namesHeld(words, kase) || isCourtesy(words, kase)) return [];
  return [{ kind: "deed", span: whole(words), reason: "Nothing cited here speaks of this." }];
}

function clauses(words: readonly Word[]): Word[][] {
  const numbers = [...new Set(words.map(({ clause }) => clause))];
  return numbers.map((number) => words.filter(({ clause }) => clause === number));
}

function isWeighty(word: Word, kase: Case): boolean {
  const { key } = word;
  if (key.length < 4 || /\d/.test(key) || SMALL_WORDS.has(key) || GENERIC_WORDS.has(key)) return false;
  return monthOfWord(key) === null && !kase.need.isNeed(word);
}

/** Small change that a row has too anchors a sentence with one word of its own: "on call every fifth week". */
function isSharedGeneric({ key }: Word, { readings }: Case): boolean {
  return key.length > 3 && GENERIC_WORDS.has(key) && readings.some((reading) => says(reading, key));
}

/** What the statement negates a row may negate too: "not one accident" for "no accidents". */
function isSpokenOf(word: Word, { source, readings }: Case): boolean {
  return (
    readings.some((reading) => says(reading, word.key)) ||
    (negationIn(source)(word) &&
      readings.some((row) =>
        row.source.words.some((held) => sameWord(held.key, word.key) && row.isNegated(held)),
      ))
  );
}

/** A number or date that the evidence holds: the words around it are about it. */
function hasFact(words: readonly Word[], { source, readings }: Case): boolean {
  const inside = ({ start, end }: Span) => words.some((word) => word.start < end && word.end > start);
  if (
    amountsIn(source).some(
      (amount) => inside(amount) && readings.some((row) => row.amounts.some((held) => covers(held, amount))),
    )
  )
    return true;
  return datesIn(source).some((date) => inside(date));
}

/** A short name that the evidence holds: SQL, RVN. */
function namesHeld(words: readonly Word[], { readings }: Case): boolean {
  return words.some(
    ({ key, text }) =>
      key.length > 1 &&
      readings.some(({ source }) =>
        source.words.some((held) => held.key === key && !/^\p{Ll}/u.test(text + held.text)),
      ) &&
      !SMALL_WORDS.has(key),
  );
}

function isCourtesy(words: readonly Word[], kase: Case): boolean {
  const asked = new Set(kase.posting?.words.map(({ key }) => key));
  const wishes =
    /\b(?:would|could|hope|look forward|glad|happy|wurde|mochte|freue|konnte|gern\w*|serais|souhait\w*|pourrais|aimerais|gustaria|encantaria)\b/u.test(
      words.map(({ key }) => key).join(" "),
    );
  return words.every(
    ({ key }) =>
      COURTESIES.has(key) || SMALL_WORDS.has(key) || GENERIC_WORDS.has(key) || (wishes && asked.has(key)),
  );
}

function isTranslated({ source, readings }: Case): boolean {
  const own = detectLanguage(source.text);
  const theirs = detectLanguage(readings.map(({ evidence }) => evidence.text).join("\n"));
  return own !== null && theirs !== null && own !== theirs;
}

function whole(words: readonly Word[]): Span {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
}

/** Doing with others' lead: "assisted in", "supported the team that", "was part of". */
const HELPED =
  /\b(?:assist(?:ed|ing|s)?|support(?:ed|ing)|help(?:ed|ing)|participat\w+|contribut\w+|shadow\w+|involved in|took part|taken part|observ(?:ed|ing)|accompan\w+|mitgewirkt|mitwirkung|mitarbeit|mitgearbeitet|unterstutz\w+|beteilig\w+|begleit\w+|hospitier\w*|participe\w*|participation|contribue\w*|contribution|aide[rs]?|appui|collabor\w+|colabor\w+|apoy\w+|ayud\w+)\b/u;
const SHARED =
  /\b(?:assist\w*|support\w*|help\w*|participat\w+|contribut\w+|part of|involved|took part|mitgewirkt|mitarbeit\w*|mitgearbeitet|unterstutz\w+|beteilig\w*|begleit\w+|particip\w+|contribu\w+|aide\w*|collabor\w+|colabor\w+|apoy\w+|ayud\w+|learn\w*|gelernt|appris)\b/u;
/** Somebody else is the subject: "My manager cut …", "… was cut by the client". */
const OTHERS =
  /^(?:my|our|the|a|mein\w*|unser\w*|der|die|ein\w*|mon|ma|notre|le|la|l|mi|nuestr[oa]|el) (?:\w+ )?(?:manager|supervisor|boss|colleagues?|director|ceo|founders?|client|customer|vorgesetzte\w*|chef|chefin|kolleg\w+|geschaftsfuhr\w+|kunde|directeur|directrice|collegue|patron|client|jefe|jefa|companer[oa]|director[a]?) |\b(?:by|von|par|por) (?:my|our|a|mein\w*|unser\w*|mon|ma|notre|mi|nuestr[oa]) (?:\w+ )?(?:manager|supervisor|boss|colleagues?|director|vorgesetzte\w*|chef\w*|kolleg\w+|directeur|collegue|jef[ae]|companer[oa])/u;

/** The sentence of the evidence that a clause retells may tell of helping, or of somebody else's doing. */
function ownDoing(kase: Case): Finding[] {
  if (isTranslated(kase)) return [];
  return clauses(kase.source.words).flatMap((words): Finding[] => {
    const weighty = words.filter((word) => isWeighty(word, kase));
    if (weighty.length < 2) return [];
    const told = retold(weighty, kase.readings);
    const sentence = kase.source.words
      .filter(({ sentence }) => sentence === words[0]?.sentence)
      .map(({ key }) => key)
      .join(" ");
    if (told.length === 0) return [];
    if (told.every((text) => HELPED.test(text)) && !SHARED.test(sentence))
      return [
        {
          kind: "deed",
          span: whole(words),
          reason: "The cited evidence tells of helping with this, not of doing it.",
        },
      ];
    if (
      told.every((text) => OTHERS.test(text)) &&
      !/\b(?:manager|supervisor|boss|colleague|director|client|team|chef|kolleg|directeur|collegue|jefe)\w*\b/u.test(
        sentence,
      )
    )
      return [
        { kind: "deed", span: whole(words), reason: "The cited evidence tells this of somebody else." },
      ];
    return [];
  });
}

/** The sentences of the evidence that share the most words with a clause, two at least. */
function retold(words: readonly Word[], readings: readonly Reading[]): string[] {
  const all = readings.flatMap(({ source }) => {
    const numbers = [...new Set(source.words.map(({ sentence }) => sentence))];
    return numbers.map((number) =>
      source.words.filter(({ sentence }) => sentence === number).map(({ key }) => key),
    );
  });
  const scored = all.map((keys) => ({
    keys,
    shared: words.filter(({ key }) =>
      keys.some((own) => own === key || (own.length > 4 && own.slice(0, 5) === key.slice(0, 5))),
    ).length,
  }));
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  return most < 2 ? [] : scored.filter(({ shared }) => shared === most).map(({ keys }) => keys.join(" "));
}
