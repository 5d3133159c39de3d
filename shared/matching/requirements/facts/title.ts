/** The title of the job. */
import { placeScore } from "../../../posting/places.ts";
import { GENDER_MARK, NOT_A_TITLE, OCCUPATION } from "../../../posting/words.ts";
import { isEmployment } from "../../../posting/terms.ts";
import { AGENCY } from "./witnesses.ts";
import { headingKind } from "../headings.ts";
import { canonicalSkill } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import { flatten } from "../../../text/flat.ts";
import type { HeaderLine } from "./header.ts";
import { hiringLine } from "./hiring-line.ts";

const LONGEST_TITLE = 90;
/** ` Job in Chicago`, ` at Acme`, `| Acme`: what site titles hang on. */
const HANGER =
  /(?:\s+(?:job|jobs|position|vacancy) (?:in|at|near) .*| job (?:posting|description|opening|advert(?:isement)?)$|\s+(?:needed|wanted|required|gesucht|sought|recherché\(?e?\)?|gezocht)\b.*)$/iu;
const IN_TOWN = /\s+in (?!Test|Training|Residence|Charge|Vollzeit|Teilzeit)(\p{Lu}[\p{L}-]+)$/u;
/** Words before a title that stands on the next line. */
const ANNOUNCES = /\b(?:position|role|post|job|title) of:?$|\bfolgende stelle:?$/i;
/** A role in lower case, as romance and Dutch sentences write it. */
const LOWER_PROSE =
  /(?:recherche|recherchons|recherchent|cherchons|recrute|recrutons|recrutent|zoekt|zoeken|busca|buscamos|procura|ricerca|cerca|cerchiamo)(?: (?:un|une|un\(e\)|una|uma?|uno|een|per direct|per subito|actuellement|naar))* ([\p{L}][\p{L}()/·*:-]+(?: (?!(?:pour|a|en|em|au|aux|dans|à|con|para|per|voor|met|die|que|chez|afin|à|in|op|te)(?![\p{L}]))[\p{L}()/·*:-]+){0,3})/u;
const SCHEDULE =
  /(?:\s|,|-|\()+(?:in )?(?:voll-? ?(?:oder|und|bzw\.?|\/) ?teilzeit|full[- ]?time|part[- ]?time|days?|nights?|evenings?|prn|per diem|weekends?|remote|hybrid|on-?site|\d+(?:st|nd|rd) shift|day shift|night shift|days\/nights|vollzeit|teilzeit|cdi|cdd)\)?$/i;
/** What advertisements hang on a title after a dash: pay, employment, a shout, a place with its number. */
const HUNG_ON =
  /[€£$₹]|\d{2,3} ?k\b|!\s*$|\(\d{2,5}\)$|^(?:(?:100 ?% )?(?:remote|hybrid|home ?office)(?![\p{L}]).*|\d{1,2}[- ]months?(?![\p{L}]).*|.*(?:maternity|parental|sick leave) (?:cover|leave).*|mission (?:longue|courte) durée|int[ée]rim|home (?:weekends|daily|nights|every .*)|direktvermittlung|festanstellung|unbefristet|immediate starts?|home weekly|(?:days?|nights?|weekends?)(?: (?:&|and|\/) (?:days?|nights?|weekends?))?|would .*|ref\b.*|pqe)$|\?$/iu;
/** "(Level 3)", "(Range 1 / Range 2)": a step on somebody's scale; "(2 positions)". */
const SCALE_NOTE =
  /\s*\((?:(?:level|range|grade|band|scale|stufe|tier|step)\b[^()]*|\d+ ?x?|x ?\d+|\d+ (?:positions?|posts?|stellen|postes?|vacancies|openings|plazas|plaatsen))\)$/iu;
/** What announces a title on its own line: "Stellenangebot: ", "Offerta di lavoro – ". */
const ANNOUNCED =
  /^(?:stellen(?:angebot|anzeige|ausschreibung)|offre d['’]emploi|offerta di lavoro|oferta de (?:empleo|trabajo)|vacature|(?:job )?(?:vacancy|opening)|vaga(?: de emprego)?|now hiring|gesucht|wanted|on recrute|we are hiring)\s*[:–—-]\s*(?=\p{L})/iu;
/** "eine Sachbearbeitung Wohngeld": the article of the sentence that the line ends. */
const ARTICLE = /^(?:eine?[nr]?(?:\/n|:n|\(n\))?|une?|un\(e\)|een)\s+(?=\p{L})/u;
/** "Careers / Professional Staff / Litigation Paralegal": where in a site the page lies. */
const CRUMBS =
  /^(?:home|careers?|jobs?|vacancies|startseite|karriere|stellen\p{Ll}*|accueil|offres?|emplois?|inicio|empleos?|lavora\p{Ll}*|vacatures)(?: \p{L}+)? ?[/>›»] ?/iu;
/** Whom slogans ask for: "Frische Gesichter hinter der Theke gesucht". */
const SLOGAN =
  /(?<![\p{L}])(?:hände|gesichter|köpfe|talente|verstärkung|menschen|leute|helden|nachwuchs|unterstützung|hands|faces|people|heroes|talents|stars|mains|bras|talentos)(?![\p{L}])/iu;
const YEARS_NOTE = /,? \d{1,2}(?: ?[-–] ?\d{1,2})?\+? (?:pqe|years?|yrs?)\b.*$/iu;
const SUBJECT = /^(?:subject|betreff|objet|onderwerp|asunto|re|fwd?)\s*:\s*/iu;
/** How English sentences name whom they look for, in lower case: "we need another residential HVAC technician". */
const LOWER_ENGLISH =
  /(?<![\p{L}])(?:need|needs|hiring|hire|welcome|find|add|seeking|seeks|looking for|after|recruiting)(?: an?| another| our next| one more| \p{Ll}+ more)? ((?:(?:[\p{L}-]+) ){0,4}[\p{L}-]+)/gu;
const PRAISE =
  /^(?:(?:steady|experienced|reliable|friendly|motivated|talented|skilled|new|passionate|enthusiastic|great|good|strong|permanent|full-time|part-time|dedicated|busy|qualified|another|local) )+/u;
const MODE_NOTE = /\s*\([^()]*\b(?:remote|hybrid|on-?site|home ?office)\b[^()]*\)$/i;
const ROLE_PHRASE =
  "((?:\\p{Lu}[\\p{L}\\p{N}.&+#'’/()-]*|of|and|&|in|for|de|du|des|und|et)(?: (?:\\p{Lu}[\\p{L}\\p{N}.&+#'’/()*:-]*|of|and|&|de|du|des|und|I{1,3}|\\([mwfdxh/*: ]+\\))){0,6})";
const PROSE: readonly RegExp[] = [
  /(?:looking for|[Ww]e(?:['’]re| are) after|seeking|seeks|hiring|hire|recruiting|need(?:s)?|search(?:ing)? for|in need of|opening for|recruit|for the (?:role|position|post) of|(?:role|position|post|job) of|position as|join (?:us|our team|the team) as)(?: an?| our(?: next)?| the)?(?: (?:new|talented|experienced|dedicated|motivated|skilled|passionate|degreed|full[- ]time|part[- ]time|enthusiastic|dynamic|qualified))* ~/u,
  /(?:(?:^|[.\n] ?)As an?) ~(?=,? (?:you|at|in|with|within)|,)/u,
  /(?:suchen|sucht|gesucht wird|stellen|wird)(?: wir)?(?: (?:ab sofort|zum nachstmoglichen zeitpunkt|dich|sie|zur Verst[aä]rkung.{0,40}|zum n[aä]chstm[oö]glichen Zeitpunkt))*(?: (?:als|eine?n?(?:\/n|\(n\)|:n)?))* ~/u,
  // "Damit sie kürzer wird, sucht die Bäckerei Wiesneth in Pottenstein zum Mai eine …"
  /(?:sucht|stellt|braucht) (?:die|der|das|unsere?) [^.!?\n]{3,110}? eine?n? ~/u,
  /(?:(?:^|[.\n] ?)Als) ~(?=,? (?:\(|bist|tragst|trägst|unterst|bei|in|im|übernimmst|sind|bent|werk|ben))/u,
  /(?:recherch(?:e|ons|ent)|recrut(?:e|ons|ent)|cherch(?:e|ons)|en tant qu['’]?e?|poste d['’]e?)(?: (?:actuellement|aujourd'hui|un|une|un\(e\)|un·e|notre|son|sa))* ~/u,
  /(?:rol van|functie van|op zoek naar|zoeken|zoekt|vacature voor)(?: (?:wij|we|een|naar|per direct))* ~/u,
  /(?:buscamos|busca|necesitamos|selecciona(?:mos)?|incorporar|procuramos|procura|contrata(?:mos)?|cerchiamo|cerca|ricerca(?:mo)?|puesto de|vaga (?:de|para)|posizione di|söker|søger)(?: (?:a|un|una|un\/a|uma?|una?|en|vi|el|la|para|actualmente))* ~/iu,
].map(
  (pattern) =>
    new RegExp(
      pattern.source.replace("~", ROLE_PHRASE),
      pattern.flags.includes("u") ? pattern.flags : `${pattern.flags}u`,
    ),
);

const MARKED =
  /(?<=(?:^|[\n.:] ?|(?<![\p{L}])(?:an?|eine[nrm]?|als|une?|die|der|den) ))((?:\p{Lu}[\p{L}./&*:-]+|und|im|in|für|-|–)(?: (?:\p{Lu}[\p{L}./&*:-]*|und|im|in|für|-|–)){0,6} \((?:[mwfdxh*](?: ?[/|] ?[mwfdxh*]){1,3})\))/mu;

/** The title as printed, without what a site hung on it; null when the text names none. */
export function titleOf(
  text: string,
  opening: readonly HeaderLine[],
  labelled: string | undefined,
  company: string | null,
): string | null {
  const header = opening.filter((line) => !CRUMBS.test(line.text));
  const headed = header[0] && withoutTail(header[0].text, company);
  const late =
    labelled !== undefined &&
    text.indexOf(labelled.slice(0, 20)) > OPENING &&
    headed &&
    OCCUPATION.test(headed);
  if (labelled && isTitle(labelled) && !late) return bare(labelled, company);
  const marked = header.find((line) => line.marked && isTitle(line.text) && OCCUPATION.test(line.text));
  if (marked) return bare(marked.text, company);
  for (const line of header.slice(0, 5)) {
    if (company !== null && (fold(line.text) === fold(company) || line.text.startsWith(`${company}, `)))
      continue;
    const lead = bare(
      line.text
        .replace(SUBJECT, "")
        .split(/(?<=\))(?=\p{Lu})/u)[0]!
        .replace(/[,–—-]\s*\p{Lu}[^]*?[–—-]\s*(?:the|our|we)\b[^]*$/iu, ""),
      company,
    );
    if (isTitle(lead) && (OCCUPATION.test(lead) || GENDER_MARK.test(lead))) return lead;
  }
  const below = header
    .slice(5)
    .filter((line) => text.indexOf(line.text) < OPENING)
    .map((line) => bare(line.text.replace(SUBJECT, ""), company))
    .find((line) => isTitle(line) && OCCUPATION.test(line) && isCapitalised(line));
  if (below) return below;
  const announced = header[header.findIndex((line) => ANNOUNCES.test(line.text)) + 1];
  if (announced && announced !== header[0] && isTitle(announced.text)) return bare(announced.text, company);
  return (
    proseTitle(text) ??
    markedTitle(text) ??
    firstLine(header, company) ??
    lowerTitle(text) ??
    lowerEnglish(text) ??
    leadingTitle(text) ??
    jobOf(text)
  );
}

/** A title named by a label further down is a category beside the one the posting opens with. UTF-16 units. */
const OPENING = 800;

/** "Night Care Assistant Larkfield House, Hexham £12.60 …": the words up to the occupation where all breaks are lost. */
function leadingTitle(text: string): string | null {
  const words = text.trimStart().slice(0, 120).split(" ").slice(0, 7);
  const lowered = words.findIndex((word) => !/^[\p{Lu}&/(]/u.test(word));
  const run = lowered < 0 ? words : words.slice(0, lowered);
  const first = run.findIndex((word) => OCCUPATION.test(word));
  if (first < 0 || run.length < first + 2) return null;
  const after = run.slice(first).findIndex((word) => !OCCUPATION.test(word));
  return after < 0 ? null : run.slice(0, first + after).join(" ");
}

/** "The dairy farm hand's job is five days on": what the job is called in passing. */
function jobOf(text: string): string | null {
  const words =
    /(?<![\p{L}])[Tt]he ((?:\p{Ll}+[ -]){0,3}\p{Ll}+)['’]s (?:job|duties) (?:is|are|includes?|involves?)(?![\p{L}])/u.exec(
      text.slice(0, 4000),
    )?.[1];
  return words === undefined || NOT_HIRED.test(words) ? null : words;
}
const NOT_HIRED =
  /(?:team|company|client|firm|patient|customer|business|owner|employer|candidate|department|manager|board|government|council|people)$/u;

function lowerEnglish(text: string): string | null {
  for (const [, words] of text.slice(0, 4000).matchAll(LOWER_ENGLISH)) {
    const parts = words!.replace(PRAISE, "").split(" ");
    const last = parts.findLastIndex((part) => OCCUPATION.test(part));
    const stop = parts.findIndex((part) =>
      /^(?:to|for|who|with|in|at|on|from|and|or|of|the|that|as)$/.test(part),
    );
    if (last >= 0 && (stop < 0 || last < stop)) return parts.slice(0, last + 1).join(" ");
  }
  return null;
}

/** Every word of weight has its capital, as over an advertisement. */
function isCapitalised(line: string): boolean {
  return (
    line.length <= 70 && line.split(/\s+/).every((word) => word.length < 4 || /^[\p{Lu}\d(&/]/u.test(word))
  );
}

/** Short, no sentence, no heading, no place. */
function isTitle(line: string): boolean {
  if (line.length < 3 || line.length > LONGEST_TITLE + 60 || line.split(/\s+/).length > 16) return false;
  if (/[.!?:;]$/.test(line) && !/\b(?:Sr|Jr|Inc|St)\.$/.test(line)) return false;
  if (NOT_A_TITLE.test(line) || headingKind(flatten(line)) !== null || placeScore(line) === 3) return false;
  if (
    /^(?:buscamos|cerchiamo|cercasi|se busca|procuramos|zoeken|recherchons|suchen|gesucht)\b|\b(?:recrute|recrutent|recherche|sucht|zoekt|busca|is hiring|seeks)$/i.test(
      line,
    )
  )
    return false;
  return !/\b(?:we|our|you|your|is|are|will|wir|nous|vous|wij)\b/i.test(line);
}

function bare(title: string, company: string | null): string {
  let plain = title
    .replace(
      /^(?:job title|position title|position|role|poste|puesto|posici[oó]n)\s*[:–-]?\s+(?=\p{Lu})/iu,
      "",
    )
    .replace(SUBJECT, "")
    .replace(ANNOUNCED, "")
    .replace(HANGER, "");
  plain = plain.replace(ARTICLE, (article) =>
    OCCUPATION.test(plain) || GENDER_MARK.test(plain) ? "" : article,
  );
  plain = hiringLine(plain)?.title ?? plain;
  plain = withoutTail(plain, company)
    .replace(YEARS_NOTE, "")
    .replace(SCALE_NOTE, "")
    .replace(IN_TOWN, (tail, town: string) => (canonicalSkill(town) === null ? "" : tail))
    .trim();
  plain = withoutTail(plain.replace(MODE_NOTE, ""), company);
  for (let turn = 0; turn < 4 && SCHEDULE.test(plain); turn += 1) {
    if (/\(\s*(?:full|part)[- ]?time\s*\)$/i.test(plain)) break;
    plain = plain.replace(SCHEDULE, "").trim();
  }
  return plain.replace(/^["'“]+|[\s,;:|–—-]+$/g, "").trim();
}

/** Drops ` - tail` when the tail names an employer or a place and the head alone names the job. */
export function withoutTail(title: string, company: string | null): string {
  const parts = title.split(/\s+[-–—|]\s+/);
  if (parts.length < 2) return title;
  if (parts[0] === company && OCCUPATION.test(parts[1]!))
    return withoutTail(parts.slice(1).join(" - "), company);
  // "Aide-soignant - Résidence Les Tilleuls - Angers": the town after an employer goes with it.
  let employed = false;
  const kept = parts.filter((part, index) => {
    if (index === 0) return true;
    if (company !== null && (company.includes(part) || part.includes(company))) employed = true;
    else if (ORGANISED.test(part)) employed = true;
    else if (!employed || OCCUPATION.test(part) || part.split(" ").length > 3) return !isHungOn(part);
    return false;
  });
  return kept.length === parts.length
    ? title
    : title.slice(0, title.indexOf(kept.at(-1)!) + kept.at(-1)!.length);
}

const ORGANISED =
  /\b(?:Hospital|Inc|LLC|Ltd|GmbH|Group|University|College|Center|Centre|Clinic|School|County|Services|Solutions|Company|Eagle|Résidence|Clinique|Residencia|Klinik|Klinikum)\b/u;

/** Pay, employment, a shout or a place. */
function isHungOn(part: string): boolean {
  const place = placeScore(part);
  return HUNG_ON.test(part) || isEmployment(part) || place >= 2 || (place === 1 && !OCCUPATION.test(part));
}

function proseTitle(text: string): string | null {
  const opening = text.slice(0, 4000);
  let best: { at: number; title: string } | null = null;
  for (const pattern of PROSE) {
    const match = pattern.exec(opening);
    const words = match?.[1]
      ?.replace(/^(?:of|and|&|in|for|de|du|des|und|et) /u, "")
      .replace(/ (?:of|and|&|in|for|de|du|des|und|et)$/u, "")
      .replace(/[.,;:]+$/, "");
    if (!match || !words || (best && best.at <= match.index)) continue;
    if (OCCUPATION.test(words) || GENDER_MARK.test(words)) best = { at: match.index, title: words };
  }
  return best?.title ?? null;
}

/** "… suchen wir ab Mai einen Koch (m/w/d)": in a sentence, only titles carry such a mark. */
function markedTitle(text: string): string | null {
  return MARKED.exec(text.slice(0, 4000))?.[1] ?? null;
}

function lowerTitle(text: string): string | null {
  const words = LOWER_PROSE.exec(text.slice(0, 4000))?.[1];
  return words && OCCUPATION.test(words) ? words : null;
}

/** Without a known occupation: the first line, when it can be nothing else. */
function firstLine(header: readonly HeaderLine[], company: string | null): string | null {
  const first = header.find(({ text }) => fold(text) !== fold(company ?? "") && !AGENCY.test(text));
  if (!first) return null;
  // "Aide-soignant(e) de nuit - Résidence Les Tilleuls - Angers"
  const [head, ...beside] = first.text.split(/\s+[-–—|·]\s+/);
  if (company !== null && beside.some((part) => part.includes(company)) && isTitle(head!))
    return bare(head!, company);
  if (SLOGAN.test(first.text) || !isTitle(first.text) || first.text.split(/\s+/).length > 8) return null;
  return /^\p{Lu}/u.test(first.text) &&
    placeScore(first.text) === 0 &&
    fold(first.text) !== fold(company ?? "")
    ? bare(first.text, company)
    : null;
}
