/** Where the author says they worked: employer, title and dates, only as far as the sentence states them. */
import type { ReadRole } from "../../reading.ts";
import { findDates, isoDate } from "../resume/dates.ts";
import { findSkills, skillKind } from "@career-portrait/shared/skills";

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

/** Words that end a job title, so that `as a result` and `was a success` are none. */
const TITLE_HEAD =
  /(?:engineer|developer|manager|nurse|teacher|assistant|analyst|consultant|director|designer|technician|driver|clerk|cook|chef|waiter|waitress|baker|cashier|accountant|specialist|coordinator|supervisor|lead|head|officer|intern|trainee|apprentice|administrator|architect|scientist|representative|agent|electrician|plumber|welder|carpenter|mechanic|operator|worker|associate|advisor|lawyer|paralegal|pharmacist|therapist|caregiver|carer|guard|instructor|trainer|editor|writer|journalist|researcher|foreman|planner|buyer|recruiter|secretary|receptionist|barista|bartender|owner|founder|tutor|aide|programmer|tester|lehrer(?:in)?|pfleger(?:in)?|pflegefachkraft|krankenschwester|entwickler(?:in)?|leiter(?:in)?|verkäufer(?:in)?|koch|köchin|bäcker(?:in)?|fahrer(?:in)?|ingenieur(?:in)?|berater(?:in)?|kaufmann|kauffrau|techniker(?:in)?|elektriker(?:in)?|mechaniker(?:in)?|assistent(?:in)?|erzieher(?:in)?|buchhalter(?:in)?|lagerist(?:in)?|praktikant(?:in)?|werkstudent(?:in)?|schlosser(?:in)?|ingénieure?|développeu(?:r|se)|infirmi(?:er|ère)|vendeu(?:r|se)|comptable|technicien(?:ne)?|cuisini(?:er|ère)|responsable|directeur|directrice|stagiaire|professeure?|chauffeur|aide-soignante?|ingenier[oa]|desarrollador(?:a)?|enfermer[oa]|profesora?|vendedora?|cociner[oa]|contadora?|técnic[oa]|gerente|encargad[oa]|camarer[oa]|conductora?|engenheir[oa]|desenvolvedora?|enfermeir[oa]|professora?|contador|cozinheir[oa]|motorista|analista)$/iu;

/** `At Delta Pumps I designed …`. */
const OPENING = new RegExp(
  `^(?:at|bei|beim|chez)\\s+(?<company>${NAME}),?\\s+(?:I|we|ich|wir|habe|haben|war|waren|je|j['’]|nous)(?![\\p{L}])`,
  "u",
);

/** A role that a sentence states, or null. `present` for one that runs since a date. */
export function roleIn(text: string): ReadRole | null {
  // The patterns know verbs in lower case, names by their capital.
  const sentence = text.charAt(0).toLowerCase() + text.slice(1);
  const groups = (
    OPENING.exec(sentence) ??
    GERMAN.exec(sentence) ??
    JOINED.exec(sentence) ??
    WORKED_AT.exec(sentence)
  )?.groups;
  const named = groups?.["company"] ?? groups?.["employer"] ?? groups?.["organisation"];
  const company = named === undefined ? null : companyName(named);
  if (company === null) return null;
  const dates = periodOf(sentence);
  return {
    company,
    title: titleIn(sentence),
    start_date: dates.start,
    end_date: dates.end,
    location: null,
    summary: null,
  };
}

function titleIn(sentence: string): string | null {
  const title = TITLE.exec(sentence)?.groups?.["title"]?.trim();
  return title && TITLE_HEAD.test(title) ? title : null;
}

/** Not an employer: a technology (`worked with Python`), a month or year, a degree, a language. */
function companyName(name: string): string | null {
  const trimmed = name.replace(/[.,'’-]+$/u, "").replace(/['’]s$/u, "");
  if (trimmed.length < 2 || findDates(trimmed).length > 0 || /^\d+$/.test(trimmed)) return null;
  const skills = findSkills(trimmed);
  const covered = skills.some(
    ({ text, skill }) => text.length === trimmed.length && skillKind(skill) !== null,
  );
  return covered ||
    /^(?:I|We|The|My|Our|Ich|Wir|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Friday|German|English|French|Spanish)$/u.test(
      trimmed,
    )
    ? null
    : trimmed;
}

/** A range (`since 2018` and `until 2019` are ranges); a lone date begins what was joined or started then. */
function periodOf(sentence: string): { start: string | null; end: string | null } {
  const dates = findDates(sentence);
  const range = dates.find((date) => date.range);
  if (range) return { start: isoDate(range.from), end: isoDate(range.to) };
  const [only] = dates;
  if (!only || !STARTED.test(sentence)) return { start: null, end: null };
  return { start: isoDate(only.from ?? only.to), end: null };
}

const STARTED =
  /(?<!\p{L})(?:joined|started|began|hired|begann|angefangen|commencé|débuté|empecé|comecei)(?!\p{L})/iu;
