/** Names of employers, schools, products, people and places: what is written as a name must stand in the evidence. */
import { isCertainLegalForm, isLegalForm } from "@career-portrait/shared/lexicon/legal-forms";
import { isKnownPlace } from "@career-portrait/shared/posting";
import { amountsIn } from "../amounts.ts";
import { judgedSkills } from "./skills.ts";
import type { Statement, Finding } from "../statement.ts";
import { monthOfWord } from "../dates.ts";
import { negates } from "../readings.ts";
import { type Source, sourceOf, touches, type Word } from "../source.ts";
import { isGerman } from "../weighing.ts";
import { says } from "../word-match.ts";
import { placeElsewhere } from "../vocabulary/translations.ts";
import { isFaculty } from "./degrees.ts";
import { GENERIC_WORDS, PLAIN_CAPITALS, SMALL_WORDS } from "../vocabulary/plain.ts";
import { because } from "../reasons.ts";
import { pattern } from "@career-portrait/shared/text";

const SCHOOL = pattern("")`
    ^(?:universit\w*|university|college|hochschule|fachhochschule|\w+universitat|ecole|institute?|
    instituto|academy|akademie|universidad|escuela|school|gymnasium|lycee|polytechnic\w*)$`;
/** After these a capital is a name even in German (folded). */
const AT = /^(?:at|bei|beim|chez|joined|fur|for|with|from|by|von)$/;
/** Before a title these are part of it. */
const RAISING = /^(?:senior|lead|chief|principal|executive|head|master|leitende[rnms]?|chef)$/;
const EMPLOYING = /^(?:at|bei|beim|chez|joined)$/;
/** Words that a capital begins in a form of address, a heading or a sentence. */
const SMALL = /^(?:of|and|the|for|de|du|des|la|le|les|der|die|das|und|von|et|y|del|&)$/;

export function names(statement: Statement): Finding[] {
  const german = isGerman(statement.source);
  const counted = amountsIn(statement.source);
  const isCounted = (word: Word) =>
    [...counted, ...judgedSkills(statement)].some((one) => touches(one, word));
  return nameRuns(statement.source, german).flatMap((capitals): Finding[] => {
    // "Bei Acme": what opens the sentence is no part of the name.
    const run = capitals.length > 1 && isSmall(capitals[0]!) ? capitals.slice(1) : capitals;
    const missing = run.filter(
      (word, index) =>
        !isHeld(word, statement) && !isPlain(word) && !isCounted(word) && !(index === 0 && isSmall(word)),
    );
    if (missing.length === 0) return [];
    const first = missing[0]!;
    const span = { start: first.start, end: missing.at(-1)!.end };
    if (statement.isNeed(span) || isAddressee(missing, statement)) return [];
    // A sentence may begin with an adjective before the name it knows.
    if (
      missing.length === 1 &&
      run.length > 1 &&
      opensSentence(first, statement.source) &&
      !RAISING.test(first.key) &&
      !KNOWN_NAMES.has(first.key)
    )
      return [];
    if (german && !isNameInGerman(run, missing, statement.source)) return [];
    const kind = kindOf(run, statement.source);
    const quote = statement.quote(span);
    return [
      {
        kind,
        span,
        reason:
          kind === "employer"
            ? because("employer_unheld", { words: quote })
            : because("stands_not", { words: quote }),
      },
    ];
  });
}

/** A name that a row says; one that it negates too, where the statement negates ("no penalty from the tax office"). */
function isHeld(word: Word, { readings, source, isAbbreviated }: Statement): boolean {
  if (isAbbreviated(word)) return true;
  return readings.some(
    (reading) =>
      says(reading, word.key) ||
      placeElsewhere(word.key, source.folded, reading.source.folded) ||
      isFaculty(word, source, reading) ||
      (negates(source, word.sentence) && reading.source.words.some(({ key }) => key === word.key)),
  );
}

/** "Chez Cartésia": a preposition that only begins the sentence. */
function isSmall({ key, text }: Word): boolean {
  return (SMALL_WORDS.has(key) || GENERIC_WORDS.has(key)) && /^\p{Lu}\p{Ll}*$/u.test(text);
}

function isPlain({ key, text }: Word): boolean {
  if (PLAIN_CAPITALS.has(key) || monthOfWord(key) !== null || key.length < 2) return true;
  return /^\p{Lu}{2,3}$/u.test(text) && /^(?:cv|hr|it|uk|eu|usa|us|id|no|ok|edv|dr|mr|ms)$/.test(key);
}

/** Runs of capitalised words, a small word between two of them included; what begins a sentence counts only before another. */
function nameRuns({ words, text, sentences }: Source, german: boolean): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = () => {
    const only = run.length === 1 ? run[0] : undefined;
    if (run.length > 0 && !(only && opens(only, text, sentences, german))) runs.push(run);
    run = [];
  };
  for (const [index, word] of words.entries()) {
    const last = words[index - 1];
    const gap = last ? text.slice(last.end, word.start) : "";
    const joined = /^(?:\s|[-'&./]|\s&\s)$/u.test(gap);
    if (run.length > 0 && (!joined || word.sentence !== run[0]!.sentence)) close();
    if (/^\p{Lu}/u.test(word.text) || isCamel(word.text)) run.push(word);
    else if (
      !(
        run.length > 0 &&
        SMALL.test(word.key) &&
        !(run.length === 1 && opens(run[0]!, text, sentences, german)) &&
        /^\p{Lu}/u.test(words[index + 1]?.text ?? "")
      )
    )
      close();
  }
  close();
  return runs;
}

function isCamel(word: string): boolean {
  return /^\p{Ll}+\p{Lu}/u.test(word);
}

/** A sentence, a bullet, a clause after a colon or a quotation begins with a capital whatever the word. */
function opens(
  { start, text: word }: Word,
  text: string,
  sentences: readonly { start: number }[],
  german: boolean,
): boolean {
  if (/^\p{Lu}{2,}|^\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(word)) return false;
  const first = sentences.some(
    (sentence) => /^[^\p{L}\p{N}]*$/u.test(text.slice(sentence.start, start)) && sentence.start <= start,
  );
  return first || (!german && /[:"(•·\n]\s*$/u.test(text.slice(0, start)));
}

/** German writes every noun with a capital: there a name shows by its neighbours. */
function isNameInGerman(run: readonly Word[], missing: readonly Word[], source: Source): boolean {
  const after = source.words.find((word) => word.start >= run.at(-1)!.end);
  if (
    run.some(({ key }) => isCertainLegalForm(key)) ||
    (after && isCertainLegalForm(after.key) && /^\p{Lu}/u.test(after.text))
  )
    return true;
  if (missing.some(({ text }) => /^\p{Lu}{2,}$|\p{Ll}\p{Lu}/u.test(text))) return true;
  const text = missing.map((word) => word.text).join(" ");
  if (
    isKnownPlace(text) ||
    missing.some((word) => isKnownPlace(word.text)) ||
    missing.some(({ key }) => KNOWN_NAMES.has(key))
  )
    return true;
  const index = source.words.findIndex((word) => word.start === run[0]!.start);
  const before = source.words[index - 1];
  const inner = index > 0 && before?.sentence === run[0]!.sentence;
  if (run.some(({ key }) => SCHOOL.test(key)) && run.length > 1) return true;
  if (
    inner &&
    before &&
    /^(?:bei|beim|chez)$/.test(before.key) &&
    !NOUNS_AFTER_BEI.test(missing[0]!.key) &&
    missing[0]!.start === run[0]!.start
  )
    return true;
  // Two nouns side by side without a hyphen or an article make a name more often than not.
  const pair = run.length > 1 && missing.length === run.length && !opensSentence(run[0]!, source);
  return pair && !run.some(({ key }) => PLAIN_CAPITALS.has(key));
}

function opensSentence(word: Word, { sentences }: Source): boolean {
  return sentences.some(({ start }) => start === word.start);
}

const NOUNS_AFTER_BEI = pattern("")`
    ^(?:bedarf|fragen|projekten|kunden|patienten|problemen|storungen|notfallen|gelegenheit|interesse|
    planung|auswahl|einfuhrung|umsetzung|entwicklung|gleichzeit\w*|reklamationen|\w+(?:ung|ungen|heit|
    keit|tion|tionen|arbeit|arbeiten|eten|ern))$`;

/** Employers and schools that a sentence may name where capitals tell nothing. Facts; no preference is meant. */
const KNOWN_NAMES = new Set(
  (
    "google amazon microsoft apple facebook meta netflix tesla siemens bosch daimler mercedes " +
    "bmw volkswagen audi porsche allianz basf bayer adidas puma zalando lufthansa telekom " +
    "vodafone sap ibm oracle intel nvidia deloitte pwc kpmg accenture mckinsey bcg capgemini " +
    "harvard stanford oxford cambridge yale princeton mit eth sorbonne insead heidelberg tum " +
    "rwth charite aldi lidl rewe edeka ikea nestle unilever novartis roche airbus boeing " +
    "thyssenkrupp continental infineon airbnb uber spotify salesforce adobe tiktok twitter " +
    "linkedin paypal stripe"
  ).split(" "),
);

function kindOf(run: readonly Word[], source: Source): "employer" | "degree" | "name" {
  if (run.some(({ key }) => SCHOOL.test(key))) return "degree";
  if (run.some(({ key }) => isCertainLegalForm(key))) return "employer";
  const index = source.words.findIndex((word) => word.start === run[0]!.start);
  const before = source.words.slice(Math.max(0, index - 2), index).map(({ key }) => key);
  return EMPLOYING.test(before.at(-1) ?? "") ||
    (AT.test(before.at(-1) ?? "") &&
      /^(?:work\w*|arbeit\w*|employ\w*|engineer|manager)$/.test(before.at(-2) ?? ""))
    ? "employer"
    : "name";
}

/** The posting's company is nobody's former employer unless the evidence says so. */
const WORKED = pattern("u")`
    \b(?:worked|working|employed|joined|led|delivered|developed|designed|created|supported|helped|ran|
    sold|advised|consulted|maintained|trained|managed|built|served|hired by|my time|my years|
    years? (?:at|with)|while at|former\w*|ex|previously|experience at|career at|since|gearbeitet|
    arbeitete|arbeite|tatig|angestellt|beschaftigt|geleitet|meine zeit|seit|travaill\w+|employee?|
    experience chez|depuis|trabaj\w+|desde)\b`;
const AIMING = pattern("u")`
    \b(?:apply\w*|application|position|role|post|vacancy|opening|opportunity|interest\w*|join|joining|
    contribut\w*|look\w* forward|would|could|hope|mission|your|team at|bewerb\w*|stelle|position|
    ihre?\w*|freue|wurde|mochte|candidature|poste|votre|vos|vous|souhait\w*|rejoindre|candidatura|
    puesto|oferta)\b`;

/** The company or title written to, in a clause that looks ahead and tells of no work done. */
function isAddressee(missing: readonly Word[], { source, options }: Statement): boolean {
  const named = sourceOf([options.posting?.company, options.posting?.title].join(" ")).words;
  if (!missing.every(({ key }) => named.some((word) => word.key === key))) return false;
  const clause = source.words.filter((word) => word.clause === missing[0]?.clause);
  const folded = clause
    .filter((word) => !missing.includes(word))
    .map(({ key }) => key)
    .join(" ");
  return AIMING.test(folded) && !WORKED.test(folded);
}

export function postingCompany(statement: Statement): Finding[] {
  const { source, readings, options } = statement;
  const company = options.posting?.company?.trim();
  if (!company) return [];
  const keys = sourceOf(company)
    .words.map(({ key }) => key)
    .filter((key) => !isLegalForm(key));
  if (
    keys.length === 0 ||
    readings.some(({ source: row }) => ` ${row.folded} `.includes(` ${keys.join(" ")} `))
  )
    return [];
  const at = ` ${source.folded} `.indexOf(` ${keys.join(" ")} `);
  if (at < 0) return [];
  const span = source.ofFolded(at, at + keys.join(" ").length);
  if (statement.need.isNeed(span)) return [];
  const clause = source.words[span.first]?.clause;
  const words = source.words
    .filter((word) => Math.abs(word.clause - (clause ?? 0)) < 1)
    .map(({ key }) => key)
    .join(" ");
  const worked = WORKED.test(words.replaceAll(keys.join(" "), " "));
  if (AIMING.test(words) && !worked) return [];
  if (!worked && !/\b(?:at|bei|beim|chez|en) $/.test(source.folded.slice(0, at))) return [];
  return [{ kind: "employer", span, reason: because("employer_written_to", { company }) }];
}
