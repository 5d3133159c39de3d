/** German. Résumé lines are mostly nominal there; those whose article is sure become sentences. */
import type { LetterTone } from "@career-portrait/shared/contract";
import { at, atCompany, teamOf } from "./german-places.ts";
import {
  type ByTone,
  bare,
  capitalised,
  firstWord,
  inTurn,
  type LetterPhrases,
  listed,
  lowerFirst,
  type Mention,
  type NamedRole,
  stopped,
  yearOf,
  spanOf,
  placeIn,
  type PlaceWords,
  periodSince,
} from "./phrases.ts";
import { pattern } from "@career-portrait/shared/text";

/** Endings whose nouns are all feminine; an abbreviation of a pair ("Grund- und …") has no article of its own. */
const FEMININE =
  /\p{Ll}(?:ung|heit|keit|schaft|tion|sion|tät|enz|anz|ik|ur|nahme|kontrolle|analyse|hilfe|suche|aufsicht|sorge|strategie)$/u;
/** Nouns of doing that are all masculine. */
const MASCULINE = pattern("iu")`
    ^(?:\p{L}*(?:aufbau|abbau|ausbau|umbau|einkauf|verkauf|vertrieb|betrieb|einsatz|austausch|abschluss|
    entwurf|transport|empfang|versand|umgang|support|service))$`;
/** Bare nouns that need no article: what is done, not what it is done to. */
const BARE =
  /\p{Ll}(?:management|ment|training|controlling|coaching|pflege|arbeit|recruiting|marketing|reporting|testing|monitoring)$/iu;
/** First person of the past tense. */
const PRETERITE = /^\p{L}{3,}te$/u;
const STRONG_PRETERITE = new Set(
  "war hatte gab nahm schrieb begann hielt trug half fand entwarf betrieb übernahm vertrat bewies".split(" "),
);
/** "Medikamente stellen und verabreichen": what is done stands at the end, and in front what it is done to. */
const INFINITIVE = /^[^,;]*\s\p{Ll}+(?:en|ern|eln)(?:,|;|$)/u;
/** Nouns that end like the past tense, alone or at the end of another. */
const NOUN_ENDING = pattern("u")`
    (?:rate|quote|karte|kette|liste|seite|mitte|note|miete|akte|platte|palette|flotte|gäste|leute|
    dienste|räte|konzepte|projekte|produkte|texte|punkte|objekte|märkte|kräfte|werte|kontakte|ernte|
    stätte)$`;
/** A participle at the end makes the line a whole predicate. */
const PARTICIPLE =
  /\s(?:ge\p{Ll}+(?:t|en)|\p{Ll}+ge\p{Ll}+(?:t|en)|(?:be|er|ver|ent|zer)\p{Ll}+(?:t|en)|\p{Ll}+iert)$/u;
/** The participle belongs to what hangs behind the comma. */
const RELATIVE = /,\s(?:\p{Ll}+\s)?(?:der|die|das|dem|den|deren|dessen|wo|wobei)\s/u;

/** "die Leitung eines Teams", "den Aufbau …"; null when the article is not sure. */
function asNoun(line: string, isSubject: boolean): string | null {
  const first = firstWord(line);
  if (!/^\p{Lu}/u.test(first) || line.startsWith(`${first}-`) || first.endsWith("-")) {
    return /^\p{Lu}\p{Ll}+- und \p{Lu}/u.test(line) ? line : null;
  }
  // "Entwicklung und Betrieb": the second noun would need an article of its own.
  const second = /^\p{L}+ und (\p{Lu}\p{L}+)(?!-)/u.exec(line)?.[1];
  if (second !== undefined && FEMININE.test(first) !== FEMININE.test(second)) return null;
  if (FEMININE.test(first)) return `die ${line}`;
  if (MASCULINE.test(first)) return `${isSubject ? "der" : "den"} ${line}`;
  return BARE.test(first) ? line : null;
}

/** What came of work, rather than what it consists of. */
const RESULT =
  /^(?:Senkung|Steigerung|Reduzierung|Reduktion|Erhöhung|Verkürzung|Verringerung|Verbesserung|Halbierung|Verdopp?e?lung|Einsparung|Gewinnung|Beschleunigung)$/u;
const FURTHER = ["Außerdem", "Darüber hinaus", "Zudem"];

const PLACE: PlaceWords = {
  project: "In meinem Projekt",
  current: "In meiner jetzigen Position",
  as: (role) => `Als ${at(role)}`,
  at: (company) => capitalised(atCompany(company)),
};

/** "Leitung …, Einführung …" joined by "und" needs no second article; a line that is a whole sentence is kept as one. */
function sentenceOf(text: string, role: NamedRole, mention: Mention): string | null {
  const line = bare(text);
  const where = placeIn(role, PLACE);
  const there = mention === "first" ? where : mention === "again" ? "Dort" : inTurn(FURTHER, role);
  const first = firstWord(line);
  const low = first.toLowerCase();
  // "Sturzrate gesenkt (2022)": what was done stands at the end.
  const isDoneAtEnd = PARTICIPLE.test(line.replace(/\s*\([^()]*\)$/u, "")) || INFINITIVE.test(line);
  const isVerb = PRETERITE.test(first) && !NOUN_ENDING.test(low) && !isDoneAtEnd;
  if (isVerb || STRONG_PRETERITE.has(low)) {
    return `${there} ${lowerFirst(first)} ich ${line.slice(first.length).trim()}.`;
  }
  if (PARTICIPLE.test(line) && !RELATIVE.test(line) && /^\p{Lu}\p{Ll}*(?:en|er|e|s)\b/u.test(line))
    return `${there} habe ich ${line}.`;
  // "Einführung der Telematik, Papierbelege um 80 % reduziert": two predicates, each in its own form.
  const [, before = "", after = ""] = /^([^,]+), (\p{Lu}[^,]+)$/u.exec(line) ?? [];
  if (PARTICIPLE.test(line)) {
    const object = before === "" || !PARTICIPLE.test(after) ? null : asNoun(before, mention !== "first");
    return object === null ? null : `${nominal(object, role, mention, where)}; dabei habe ich ${after}.`;
  }
  const responsible = /^(?:verantwortlich|zuständig) für\s/iu.exec(line);
  if (responsible) return `${there} ${role.is_current ? "bin" : "war"} ich ${lowerFirst(line)}.`;
  if (RESULT.test(first)) return `${there} ist mir die ${line} gelungen.`;
  const object = asNoun(line, mention !== "first");
  return object === null ? null : `${nominal(object, role, mention, where)}.`;
}

/** A task told by one noun, without a comma that would be taken for the list's. */
function taskOf(line: string): string | null {
  const plain = bare(line);
  const isMore = /[,;]/u.test(plain) || RESULT.test(firstWord(plain)) || PARTICIPLE.test(plain);
  return isMore ? null : asNoun(plain, true);
}

/** "Zu meinen Aufgaben bei der Kasa GmbH gehören die Leitung …, der Aufbau … sowie die …". */
function tellTasks(lines: readonly string[], role: NamedRole): string {
  const { title, company, isOneOfSeveral, isOpened, is_current, isNamesake } = role;
  const which = isNamesake === true ? spanOf(role) : "";
  const as =
    isOneOfSeveral === true || company === null ? ` als ${company === null ? title : at(role)}` : null;
  const where = isOpened === true && is_current ? " in meiner jetzigen Position" : as && as + which;
  const nouns = lines.map((line) => taskOf(line) ?? line);
  return `Zu meinen Aufgaben${where ?? ` ${atCompany(company ?? "")}`} ${is_current ? "gehören" : "gehörten"} ${listed(nouns, "sowie")}.`;
}

/** "Bei Acme umfasst meine Arbeit die …", "Dazu gehört auch der …". */
function nominal(object: string, role: NamedRole, mention: Mention, where: string): string {
  const verb = role.is_current ? "umfasst" : "umfasste";
  if (mention === "first") return `${where} ${verb} meine Arbeit ${object}`;
  const part = role.is_current ? "gehört" : "gehörte";
  return mention === "again" ? `Dazu ${part} auch ${object}` : `Ebenso ${part} dazu ${object}`;
}

const SIGN_OFF: Record<LetterTone, string> = {
  plain: "Freundliche Grüße",
  warm: "Herzliche Grüße",
  formal: "Mit freundlichen Grüßen",
};

const EMPLOYER: ByTone<string> = {
  plain: (fact) => `Über sich schreiben Sie: „${fact}.“ Daran möchte ich mitarbeiten.`,
  warm: (fact) => `„${fact}“, schreiben Sie, und daran würde ich sehr gern mitwirken.`,
  formal: (fact) => `Angesprochen hat mich, was Sie in Ihrer Ausschreibung über sich sagen: „${fact}.“`,
};

const LINES: Record<LetterTone, string> = {
  plain: "Aus meiner bisherigen Arbeit:",
  warm: "Einiges von dem, was ich mitbringe:",
  formal: "Aus meiner bisherigen Tätigkeit möchte ich hervorheben:",
};
const SKILLS: ByTone<string> = {
  plain: (skills) => `Von Ihren Anforderungen bringe ich mit: ${skills}.`,
  warm: (skills) => `Was ich in Ihr Team mitbringe: ${skills}.`,
  formal: (skills) => `Von den Kenntnissen, die Sie voraussetzen, kann ich Folgendes anbieten: ${skills}.`,
};

const YEARS: ByTone<number> = {
  plain: (years) => `Insgesamt bringe ich ${years} Jahre Berufserfahrung mit.`,
  warm: (years) => `Alles in allem bringe ich ${years} Jahre Berufserfahrung mit.`,
  formal: (years) => `Meine Berufserfahrung umfasst insgesamt ${years} Jahre.`,
};

const HOLDS: ByTone<string> = {
  plain: (items) => `Als Qualifikation bringe ich mit: ${items}.`,
  warm: (items) => `Außerdem bringe ich mit: ${items}.`,
  formal: (items) => `An Qualifikationen weise ich vor: ${items}.`,
};

export const german: LetterPhrases = {
  list: (items) => listed(items, "und"),
  who({ title, company, is_current }, years) {
    const since = years === null ? "" : ` mit ${years} Jahren Berufserfahrung`;
    const where = company === null ? "" : `, ${is_current ? "derzeit" : "zuletzt"} ${atCompany(company)}`;
    return stopped(`${capitalised(title)}${since}${where}`);
  },
  brings: (skills) => `Bringt mit: ${skills}.`,
  proofs: (items) => `Abschlüsse und Nachweise: ${items}.`,
  study: (degree, field) => `${degree} in ${field}`,
  aDegree: (degree) => degree,
  period: periodSince("seit"),

  greeting(tone, company, addressee) {
    if (addressee) {
      const { isWoman, degree, surname } = addressee;
      const named = [isWoman ? "Frau" : "Herr", degree, surname].filter(Boolean).join(" ");
      return tone === "formal" ? `Sehr geehrte${isWoman ? "" : "r"} ${named},` : `Guten Tag ${named},`;
    }
    if (tone === "formal") return "Sehr geehrte Damen und Herren,";
    return tone === "warm" && company !== null ? `Liebes Team ${teamOf(company)},` : "Guten Tag,";
  },
  applying(tone, title, company) {
    const post = title === null ? "auf die ausgeschriebene Stelle" : `auf die Stelle „${title}“`;
    const where = company === null ? "" : ` ${atCompany(company)}`;
    if (tone === "formal") return `hiermit bewerbe ich mich ${post}${where}.`;
    return tone === "warm"
      ? `gern möchte ich bei Ihnen mitarbeiten und bewerbe mich ${post}${where}.`
      : `ich bewerbe mich ${post}${where}.`;
  },
  employer: (tone, fact) => EMPLOYER[tone](fact),
  role(tone, role) {
    if (!role.is_current)
      return `Zuletzt ${tone === "formal" ? "war ich" : "habe ich"} als ${at(role)} ${tone === "formal" ? "tätig" : "gearbeitet"}${spanOf(role)}.`;
    if (role.start === null) return `Ich arbeite als ${at(role)}.`;
    const since = yearOf(role.start);
    if (tone === "formal") return `Ich bin seit ${since} als ${at(role)} tätig.`;
    return tone === "warm"
      ? `Als ${at(role)} arbeite ich nun seit ${since}.`
      : `Seit ${since} arbeite ich als ${at(role)}.`;
  },
  earlier: (roles) =>
    `Davor war ich ${listed(
      roles.map((role) => `als ${at(role)}${spanOf(role)}`),
      "und",
    )} tätig.`,
  deed(line, role, mention) {
    const told = sentenceOf(line, role, mention);
    return told === null ? [] : [told];
  },
  tasks: { fits: (line) => taskOf(line) !== null, tell: tellTasks },
  lines: (tone) => LINES[tone],
  skills: (tone, skills) => SKILLS[tone](skills),
  years: (tone, years) => YEARS[tone](years),
  holds: (tone, items) => HOLDS[tone](items),
  closing(tone) {
    if (tone === "formal") return "Über die Einladung zu einem persönlichen Gespräch würde ich mich freuen.";
    return tone === "warm"
      ? "Ich würde mich freuen, Sie kennenzulernen und mehr von dieser Arbeit zu erzählen."
      : "Gern erzähle ich Ihnen in einem Gespräch mehr.";
  },
  signOff: (tone) => SIGN_OFF[tone],
};
