/** Where the author says they worked: employer, title and dates, only as far as the sentence states them. */
import type { ReadRole } from "../../reading.ts";
import { findDates, isoDate } from "../resume/dates.ts";
import { endsWithLegalForm } from "@career-portrait/shared/lexicon/legal-forms";
import { monthsByWord } from "@career-portrait/shared/lexicon/months";
import { languageCode } from "@career-portrait/shared/lexicon/spoken-languages";
import { isTitleWord } from "@career-portrait/shared/lexicon/title-words";
import { findSkills, skillKind } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";

const NAME =
  "(?:\\p{Lu}[\\p{L}\\p{N}&.'’-]*|\\d+\\p{L}+)(?:\\s+(?:(?:of|and|&|de|del|la|le|les|der|die|das|und|für|du|des|da|do|dos|et|y|e)\\s+){0,2}(?:\\p{Lu}[\\p{L}\\p{N}&.'’-]*|&))*";

/** Verbs of employment; the employer follows a preposition within a few words. */
const EMPLOYMENT =
  "(?:work(?:ed|ing|s)?|(?:was|am) (?:employed|hired)|employed|started|joined|interned|served|spent .{0,30}|hired|role|job|position|career|time|years|stint|internship|am|was|been|" +
  "arbeite(?:te|n)?|gearbeitet|angestellt|beschäftigt|tätig|begann|angefangen|war|bin|ausbildung|praktikum|stelle|" +
  "travaillé|travaille|été|suis|stage|employée?|poste|débuté|commencé|trabaj[éo]|trabajé|trabajando|fui|soy|estuve|empecé|prácticas|trabalhei|trabalho|sou|comecei|estágio|estagiei|atuei)";
const AT =
  "(?:(?:at|for|with|bei|chez|pour|en|para|com|em)(?: (?:the|der|dem|den|die|le|la|les|el|los|las|o|a))?|beim|au sein d[eu]|aux?|na|no|da|do)";
/** After these a capital says little in German; only what is plainly an organisation counts. */
const IN_ORGANISATION =
  "(?:im|am|in der|an der)\\s+(?<organisation>(?:\\p{Lu}[\\p{L}.-]*\\s+){0,3}?\\p{L}*(?:[Kk]rankenhaus|[Hh]ospital|[Kk]linik(?:um)?|[Ss]chule|[Uu]niversität|[Hh]otel|[Rr]estaurant|[Pp]flegeheim|[Ss]eniorenheim|[Ww]erk|[Bb]ank|[Aa]potheke|[Ss]tift|[Kk]ita)(?:\\s+\\p{Lu}[\\p{L}-]*){0,3})";

const WORKED_AT = new RegExp(
  `(?<![\\p{L}])(?:${EMPLOYMENT})(?![\\p{L}])[^.;!?]{0,70}?(?<![\\p{L}])(?:${AT}\\s+(?<company>${NAME})|${IN_ORGANISATION})`,
  "u",
);
/** German puts the verb last: `als Koch bei der Krone gearbeitet`. */
const GERMAN = new RegExp(
  `(?:(?<![\\p{L}])als\\s+\\p{Lu}[^.;!?,]{2,50}?\\s(?:bei(?: der| dem| den)?|beim)\\s+(?<company>${NAME})|(?<![\\p{L}])(?:bei(?: der| dem| den)?|beim|für(?: die)?)\\s+(?<employer>${NAME})[^.;!?]{0,60}?(?:gearbeitet|tätig|angestellt|beschäftigt|angefangen))`,
  "u",
);
const JOINED = new RegExp(`(?<![\\p{L}])(?:joined|left|rejoined)\\s+(?:the\\s+)?(?<company>${NAME})`, "u");
const TITLE = new RegExp(
  "(?<![\\p{L}])(?:(?:as|als|comme|en tant que|como)\\s+(?:an?\\s+|the\\s+|une?\\s+|una?\\s+|uma?\\s+|eine?[nm]?\\s+)?|(?:was|am|became|been|war|bin|wurde|suis|soy|fui|sou)\\s+(?:an?|the|eine?|une?|una?|uma?)\\s+)" +
    "(?<title>\\p{L}[\\p{L}/+#&'’-]*(?:\\s+(?!at\\b|for\\b|in\\b|with\\b|on\\b|from\\b|and\\b|who\\b|where\\b|when\\b|since\\b|until\\b|to\\b|bei\\b|in\\b|für\\b|von\\b|seit\\b|und\\b|chez\\b|dans\\b|de\\s+\\d|en\\b|desde\\b|para\\b|na\\b|no\\b|em\\b|am\\b|im\\b|ab\\b|pour\\b|depuis\\b|bis\\b)\\p{L}[\\p{L}/+#&'’-]*){0,4})",
  "u",
);

/** Whether words end as a job title does: `as a result` and `was a success` are none. */
function isTitle(words: string): boolean {
  return isTitleWord(fold(words).split(" ").at(-1) ?? "");
}

/** `At Delta Pumps I designed …`. */
const OPENING = new RegExp(
  `^(?:at|bei(?: der| dem)?|beim|chez)\\s+(?<company>${NAME}),?\\s+(?:I|we|ich|wir|habe|haben|war|waren|je|j['’]|nous)(?![\\p{L}])`,
  "u",
);

/** A title at an employer: `as a data analyst at Velora`, `head chef at The Copper Pan`, `infirmière à la Clinique des Tilleuls`. */
const TITLE_AT = new RegExp(
  `(?<![\\p{L}])(?<held>\\p{L}[\\p{L}-]*(?:\\s+\\p{L}[\\p{L}-]*){0,4}?)\\s+(?:at|with|for|bei(?: der| dem)?|beim|chez|en el|en la|en|à la|à l['’]|au|aux|na|no|da|do)\\s+(?:(?:the|le|la|les|el|der|dem)\\s+)?(?<company>${NAME})`,
  "gu",
);

/** The first title that a sentence puts beside an employer, or null. */
function titleAt(sentence: string): { title: string; company: string } | null {
  for (const { groups } of sentence.matchAll(TITLE_AT)) {
    const company = companyName(groups?.["company"] ?? "");
    const words = (groups?.["held"] ?? "").split(/\s+/);
    const from = words.findLastIndex((word) => BEFORE_TITLE.test(word)) + 1;
    const title = words.slice(from).join(" ");
    if (company !== null && isTitle(title)) return { title, company };
  }
  return null;
}

const BEFORE_TITLE =
  /^(?:an?|the|as|was|am|be|been|i|my|our|der|die|als|eine?|war|bin|comme|une?|suis|como|una?|soy|fui|sou|uma?|after|years|than|then|be|became|become|is|ai|été|habe|he|sido)$/iu;

/** What an author does at, for or of an employer whose name cannot be mistaken: `I manage the branch of Sable & Co`. */
const ACTS_AT = new RegExp(
  `(?<![\\p{L}])(?:[Ii]|[Ii]ch|[Jj]e|[Jj]['’])\\s+[^.;!?]{0,60}?(?<![\\p{L}])(?:at|for|of|bei(?: der| dem)?|beim|der|des|chez)\\s+(?:the\\s+)?(?<company>${NAME})`,
  "u",
);
const ACTS =
  /(?<!\p{L})(?:teach|taught|manage[ds]?|led|lead|leite(?:te)?|ran|run|look(?:ed)? after|answered|drove|cleaned|cooked|coach(?:ed)?|came to|go to work|supervise[ds]?|headed|programmed|sold|designed|maintain(?:ed)?|staff(?:ed)?|treated|nursed)(?!\p{L})/iu;
/** A name of an organisation by its form: two capitals, `&`, or a word for what it is. */
const ORGANISATION =
  /&|^\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)+$|(?:School|Hospital|Hotel|College|University|Clinic|Institute|Insurance|Bank|Restaurant)/u;

function isOrganisation(name: string): boolean {
  return ORGANISATION.test(name) || endsWithLegalForm(name);
}

const MONTHS = monthsByWord(["en", "de", "fr", "es", "pt"]);

/** Joined, by words that other patterns take for movement: `When I came to Pinebrook Outdoor in 2018`. */
const CAME_TO = new RegExp(
  `(?:came to|moved to|went to work for|went to work at|wechselte(?: ich)? zu(?:r|m)?|kam(?: ich)? zu(?:r|m)?|rejoint(?: la société| l['’]entreprise| le groupe)?|entré à|entré chez|entré(?:e)? dans|entré en)\\s+(?:the\\s+)?(?<company>${NAME})`,
  "u",
);
/** `At Tarnside Transit, my employer since 2011, …`. */
const MY_EMPLOYER = new RegExp(
  `(?:at|bei|beim|chez)\\s+(?<company>${NAME}),\\s+my\\s+(?:employer|first|last|former)`,
  "u",
);

/** Whether a sentence says `my employer` of the place it names. */
export function namesOwnEmployer(sentence: string): boolean {
  return MY_EMPLOYER.test(sentence.charAt(0).toLowerCase() + sentence.slice(1));
}

/** When the employment began that a sentence speaks of without naming it: `when I joined in 2020`; null when it does not say. */
export function beginningIn(sentence: string): string | null {
  return /(?<!\p{L})(?:joined|started|came|began|anfing|begann|arrivée?|commencé|llegué|empecé)(?!\p{L})/iu.test(
    sentence,
  ) && !/(?<!\p{L})course|school|project(?!\p{L})/iu.test(sentence)
    ? periodOf(`joined ${sentence}`).start
    : null;
}

function actedAt(sentence: string): string | null {
  const match = ACTS_AT.exec(sentence);
  const named = match?.groups?.["company"] ?? "";
  // `the move of Corvane's claims department` may have been anybody's job.
  const company = /['’]s$/u.test(named) ? null : companyName(named);
  return match && company && ACTS.test(sentence) && isOrganisation(company) ? company : null;
}

/** A role that a sentence states, or null. `present` for one that runs since a date. */
export function roleIn(text: string): ReadRole | null {
  // The patterns know verbs in lower case, names by their capital.
  const sentence = text.charAt(0).toLowerCase() + text.slice(1);
  const groups = (
    OPENING.exec(sentence) ??
    GERMAN.exec(sentence) ??
    JOINED.exec(sentence) ??
    MY_EMPLOYER.exec(sentence) ??
    CAME_TO.exec(sentence) ??
    WORKED_AT.exec(sentence)
  )?.groups;
  const named = groups?.["company"] ?? groups?.["employer"] ?? groups?.["organisation"];
  const held = titleAt(sentence);
  const company = (named === undefined ? null : companyName(named)) ?? held?.company ?? actedAt(sentence);
  if (company === null) return null;
  const dates = periodOf(sentence);
  return {
    company,
    title: held?.company === company ? held.title : titleIn(sentence),
    start_date: dates.start,
    end_date: dates.end,
    location: null,
    summary: null,
  };
}

function titleIn(sentence: string): string | null {
  const title = TITLE.exec(sentence)?.groups?.["title"]?.trim();
  return title && isTitle(title) ? title : null;
}

/** Not an employer: a technology (`worked with Python`), a month or year, a degree, a language. */
function companyName(name: string): string | null {
  // A pronoun that follows has a capital too.
  const trimmed = name
    .replace(/\s+(?:I|Ich)$/u, "")
    .replace(/[.,'’-]+$/u, "")
    .replace(/['’]s$/u, "");
  if (trimmed.length < 2 || findDates(trimmed).length > 0 || /^\d+$/.test(trimmed)) return null;
  const skills = findSkills(trimmed);
  const covered = skills.some(
    ({ text, skill }) => text.length === trimmed.length && skillKind(skill) !== null,
  );
  return covered ||
    /^(?:I|We|The|My|Our|Ich|Wir|Monday|Friday)$/u.test(trimmed) ||
    MONTHS.has(fold(trimmed)) ||
    languageCode(trimmed) !== null
    ? null
    : trimmed;
}

/** A range (`since 2018` and `until 2019` are ranges); a lone date begins what was joined or started then. */
function periodOf(sentence: string): { start: string | null; end: string | null } {
  const dates = findDates(
    sentence.replace(/\bthe (?:end|beginning|start|middle|summer|autumn|spring|winter) of\s+/giu, ""),
  );
  const range = dates.find((date) => date.range);
  if (range) return { start: isoDate(range.from), end: isoDate(range.to) };
  const [only] = dates;
  if (!only || !STARTED.test(sentence)) return { start: null, end: null };
  return { start: isoDate(only.from ?? only.to), end: null };
}

const STARTED =
  /(?<!\p{L})(?:joined|started|began|hired|came to|first job|rejoint|begann|angefangen|commencé|débuté|empecé|comecei)(?!\p{L})/iu;
