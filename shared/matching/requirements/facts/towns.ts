/** Towns that no gazetteer lists: told by where they stand in the opening lines and by the words before them. */
import { isKnownPlace, placeScore } from "../../../posting/places.ts";
import { isEmployment, isWorkModeOnly } from "../../../posting/terms.ts";
import { GENDER_MARK, OCCUPATION } from "../../../posting/words.ts";
import { canonicalSkill, skillKind } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import { flatten } from "../../../text/flat.ts";
import { headingKind } from "../headings.ts";
import type { HeaderLine } from "./header.ts";
import { ORGANISATION } from "./masthead.ts";
import { CODED_TOWNS, isStreet, placeForm, TOWN, withoutStreet } from "./place-forms.ts";

/** What the other facts have already claimed. */
export interface Told {
  title: string | null;
  company: string | null;
  /** What stands beside the employer in the opening lines. */
  masthead: string | null;
}

const CELLS = /\s+[-–—|·•]\s+|\t+| {3,}/u;
const SHAPE = new RegExp(
  `^${TOWN}(?: \\d{1,2}(?:e|er|[èe]me)?)?(?: ?\\((?:arr\\. )?[\\p{L} .-]{3,30}\\))?(?:,? (?:and|und|et|or|oder|ou|\\/|y|en|o) ${TOWN})?(?:, \\p{Lu}[\\p{L} .-]{1,25})?$`,
  "u",
);
/** "74 - Annecy": the number of a department before its town. */
const DEPARTMENT = /^(?:\d{2,3}|2[AB]) - (?=\p{Lu})/u;
const SCALE = /\s*\((?:\d{2,5}|FIFO[^)]*)\)$/u;
/** "Lyon 7e ou full remote France", "Civic Centre, Wexmoor and home". */
const OR_REMOTE =
  / (?:ou|or|oder|and|und|et|&|\/|o|of) (?:full |100 ?% )?(?:remote|home ?office|home|t[ée]l[ée]travail|from home).*$/iu;
const OPENING_LINES = 12;

/** The place among the opening lines' cells; null when none has the look and the neighbours of one. */
export function townInHeader(text: string, header: readonly HeaderLine[], told: Told): string | null {
  const lines = header.slice(0, OPENING_LINES).map(({ text: line }) => line);
  const hung = lines.length > 0 ? townOfTitle(text, lines[0]!) : null;
  if (hung !== null) return hung;
  const cellsOf = lines.map((line) => line.split(CELLS).map((cell) => cell.trim()));
  for (const [at, line] of lines.entries()) {
    if (line.length > 130 || /[.!?]$/.test(line)) continue;
    if (told.company !== null && line.startsWith(`${told.company}, `)) {
      const rest = withoutStreet(line.slice(told.company.length + 2));
      const place = placeForm(rest) ?? rest.replace(/\s*\(.*$/, "");
      if (place.length < 40 && /^\p{Lu}/u.test(place)) return place;
    }
    if (DEPARTMENT.test(line) && SHAPE.test(line.replace(DEPARTMENT, "")))
      return line.replace(DEPARTMENT, "");
    const cells = cellsOf[at]!;
    const row = header
      .slice(0, OPENING_LINES)
      .flatMap((other, one) => (other.row === header[at]!.row ? cellsOf[one]! : []));
    const near = [...(cellsOf[at - 1] ?? []), ...(cellsOf[at + 1] ?? [])];
    // Beside facts on its own line, or the employer on another, the look of a town is enough; else it is named again.
    const isAmong = (place: string) =>
      cells.some((cell) => isFact(cell, told)) ||
      (row.length > cells.length && row.some(isTerm)) ||
      near.some((cell) => cell === told.company) ||
      (text.split(place).length > 2 && near.some((cell) => isEmployment(cell) || isWorkModeOnly(cell)));
    for (const cell of cells) {
      const plain = withoutStreet(cell.replace(SCALE, "").replace(OR_REMOTE, ""));
      const formed = placeForm(cell);
      if (formed !== null && isTown(formed)) return formed;
      const place = cellPlace(plain, told);
      if (place === null) continue;
      if (placeScore(place) >= 2 || isKnownPlace(place.replace(/ \d.*$/, ""))) return place;
      if (isAmong(place) && isBacked(text, place, row.length > 1 ? row : [...cells, ...near], told))
        return place;
    }
  }
  return AFTER_TITLE.exec(text.slice(0, 300))?.[1]?.trim() ?? null;
}

/** Names of towns that are made like no other words: "Saint-Priest", "Ivry-sur-Seine". */
const COMPOUND = /^(?:sainte?|sankt|bad)[- ]\p{L}|\p{L}-(?:sur|sous|l[èe]s|en|upon|aux?)-\p{L}/iu;

/** "CREDIT CONTROLLER - RAHEEN, LIMERICK", "CARISTE (H/F) – SAINT-PRIEST": the town at the end of a title's line. */
function townOfTitle(text: string, line: string): string | null {
  const cells = line.split(CELLS);
  const tail = cells.at(-1)!.trim();
  const parts = tail.split(", ");
  if (cells.length < 2 || tail.length > 60 || parts.length > 2 || /[\d!?:]/.test(tail)) return null;
  if (!new RegExp(`^${TOWN}(?:, ${TOWN})?$`, "u").test(tail) || !parts.every(isTown)) return null;
  if (COMPOUND.test(tail)) return tail;
  const worked = (part: string) =>
    new RegExp(` (?:in|at|à|te) ${capitalised(part)}(?![\\p{L}])`, "u").test(text);
  return parts.length === 2 && parts.some(worked) ? tail : null;
}

function capitalised(words: string): string {
  return words.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (first) => first.toUpperCase());
}

/** "RENNES" → "Rennes", where the text prints it so elsewhere. */
export function inMixedCase(text: string, place: string): string {
  if (place.length < 4 || place !== place.toUpperCase()) return place;
  return text.includes(capitalised(place)) ? capitalised(place) : place;
}

/** "Conducteur (H/F) Perpignan Saint-Charles CDI": the town between title and employment where the breaks are lost. */
const AFTER_TITLE = new RegExp(
  `\\((?:[mwfdxhMWFDXH*](?:/|\\))){2,4} ?(?:(?:in|à|en|te) )?(${TOWN}) (?=CDI|CDD|Vollzeit|Teilzeit|Full|Part|Temps|Fulltime|\\d)`,
  "u",
);

/** Beside a title a town is named again, beside other facts its look is enough. */
function isBacked(text: string, place: string, cells: readonly string[], told: Told): boolean {
  const title = cells[0]!;
  const besideTitle = OCCUPATION.test(title) || GENDER_MARK.test(title) || title === told.title;
  return (
    !besideTitle ||
    text.split(place.split(/[ ,(]/)[0]!).length > 2 ||
    cells.some((cell) => isEmployment(cell))
  );
}

/** Pay, kind of employment or manner of work: what stands beside a place and not beside a person. */
function isTerm(cell: string): boolean {
  return isEmployment(cell) || isWorkModeOnly(cell) || /[€£$₹%]/.test(cell);
}

function isFact(cell: string, told: Told): boolean {
  return (
    isTerm(cell) ||
    /\d{2}[ .,]?\d{3}/.test(cell) ||
    GENDER_MARK.test(cell) ||
    OCCUPATION.test(cell) ||
    cell === told.company
  );
}

function cellPlace(cell: string, told: Told): string | null {
  const plain = cell.replace(/^\(|[,;]+$/g, "").trim();
  if (
    plain.length < 3 ||
    plain.length > 60 ||
    plain === told.title ||
    isEmployment(plain) ||
    isWorkModeOnly(plain)
  )
    return null;
  if (told.company !== null && (told.company.includes(plain) || plain.includes(told.company))) return null;
  if (/[!?€£$%:@]/.test(plain) || OCCUPATION.test(plain) || headingKind(flatten(plain)) !== null) return null;
  if (placeScore(plain) >= 2 && /^[\p{Lu}\d]/u.test(plain)) return plain;
  return SHAPE.test(plain) && plain !== plain.toUpperCase() && isTown(plain) && !isStreet(plain)
    ? plain
    : null;
}

const NOT_TOWN =
  /^(?:ihre?n?|deine?n?|unsere?n?|notre|votre|nos|vos|was|das|die|wir|the|our|your|a|an|this|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday|vollzeit|teilzeit|temps|euros?|dollars?|pounds|fragen|ruckfragen|interesse|bedarf|eignung|teams?|toplage|bestlage|innenstadt|zentrum|schicht(?:en)?|altstadt|stadtmitte|mail|telefon|freude|equipe|absence|lien|collaboration|binome|autonomie|cheers|regards|best|thanks|yours|sincerely|grusse?|cordialement|groeten?|saludos|saluti|festanstellung|absprache|direktvermittlung|arbeitnehmeruberlassung|zusammenarbeit|kooperation|abstimmung|form|bezug|ordnung|richtung|anlehnung|verbindung|ausbildung|elternzeit|eigenverantwortung|cdi|cdd|alternance|interim|microsoft|excel|word|sap|i|we|you|sie|du|wir|ihrem|word|cv|hr|it|us|uk|eu|apply|save|share|jobs?|home|posted|date|download|print|login|register|search|ref|pay|shift|ward|unit|department|level|grade|band|years?|phase|charge|house|person|addition|return|order|case|fact|general|particular|touch)(?![\p{L}])/u;

/** Can be a town: no month, form of work, skill or language, organisation or occupation. */
export function isTown(name: string): boolean {
  if (/['’]s$/.test(name)) return false;
  if (isKnownPlace(name)) return true;
  if (isWorkModeOnly(name) || isEmployment(name)) return false;
  // Bodies and fields go by their letters: "RIAI", "MSK".
  if (/^\p{Lu}{2,6}$/u.test(name)) return false;
  const skill = canonicalSkill(name);
  if (skill !== null && skillKind(skill) !== null) return false;
  return !NOT_TOWN.test(flatten(name)) && !ORGANISATION.test(name) && !OCCUPATION.test(name);
}

/** Words before a town, and how much they say that the work is there. */
const BEFORE: readonly (readonly [number, RegExp])[] = [
  [
    2,
    after(
      "(?:standort\\p{Ll}*|sitz|centre \\p{Ll}+|filiale|niederlassung|werk|praxis|kanzlei|antenne|agence|si[èe]ge|site|magasin|boutique|atelier|store|branch|office|shop|depot|warehouse|kitchen|studios?|brewery|bakery|workshop|foundry|restaurant|clinic|practice|surgery|school|plant|campus|position|role|job|poste|stelle|vacature|kantoor|vestiging|tienda|oficina) (?:\\p{Ll}+ )?(?:in|à|de|d['’]|at|near|te|en|bei)",
    ),
  ],
  [
    2,
    after(
      "(?:[àa] pourvoir|einsatzort|arbeitsort|dienstort|location|lieu|ort|basée?s?|based|located|situ[ée]+e?s?|ans[äa]ssig) (?:\\p{Ll}+ ){0,4}(?:in|à|at|:|en)",
    ),
  ],
  [
    1,
    after(
      "(?:outside|just outside|on the edge of|close to|in der N[äa]he von|unweit von|près de|à côté de|vlak bij|cerca de|vicino a)",
    ),
  ],
  [1.5, after("(?:^|[^\\p{L}])(?:gezocht|gesucht|wanted|recherché[e]?s?) (?:in|à|en|te)")],
  [
    1,
    after(
      "(?<!degree|diploma|bachelor|master|experience|certificate|qualification|training|course|studium|abschluss|erfahrung|kenntnisse|expertise|background|knowledge|skills|formation|licence|['’]s) (?:in|en|em|a|à|near|around|nahe|bei|te)",
    ),
  ],
];
const SITES = new RegExp(
  `(?:[Oo]ur|[Ii]ts|[Tt]he|[Uu]nsere[nrms]?|[Nn]otre) (?:\\p{Ll}+ ){0,2}(${TOWN})(?: \\p{Ll}+)? (?:office|campus|plant|store|headquarters|site|clinic|warehouse|branch|practice|surgery|shop|restaurant|salon|depot|foundry|factory|workshop|bakery|hotel|farm|mill|hub|lab|studio|garage|yard|brewery|kitchen|team)(?![\\p{L}])`,
  "gu",
);
/** Employers that are called after their town. */
const TOWN_EMPLOYER =
  /^(?:(?:Kreis|Hanse)?[Ss]tadt|(?:Verbands|Samt|Orts)?[Gg]emeinde|Markt|Stadtwerke|Landkreis|[Vv]ille de|[Mm]airie de|[Cc]ommune de|City of|Town of|(?:Royal |London )?Borough of|Municipality of|Township of|Village of|Comune di|[Cc]onservatoire de|County of|Ayuntamiento de|Gemeente) (\p{Lu}[\p{L}-]+(?: \p{Lu}\p{Ll}+)?)(?= AöR| AG| GmbH|$)|^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:Borough|City|Town|District|Metropolitan)(?: \p{Lu}[\p{L}]+)*$/u;

function after(words: string): RegExp {
  const either = words.replace(/(?<=[(|])\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`);
  return new RegExp(
    `(?:${either}) (${TOWN})(?=(?: (?!mit |zu |von |auf |der |des |nach |sowie )|[.,;:)!]|$))`,
    "gmu",
  );
}

const ENOUGH = 1.5;
/** UTF-16 units in which an advertisement says who looks for whom, and where. */
const EARLY = 300;
const READ = 6000;

/** The town that running text says the work is in; null when no name gathers enough. */
export function townInText(text: string, told: Told): string | null {
  const opening = text.slice(0, READ);
  const votes = new Map<string, number>();
  const vote = (name: string | undefined, weight: number) => {
    if (
      name === undefined ||
      !isTown(name) ||
      isShouted(name) ||
      NOUN.test(name) ||
      (told.company !== null && isPartOf(name, told.company))
    )
      return;
    votes.set(name, (votes.get(name) ?? 0) + weight);
  };
  for (const [weight, pattern] of BEFORE) {
    for (const match of opening.matchAll(pattern)) {
      const hiring = weight > 1 || HIRING.test(sentenceAround(opening, match.index));
      const early = match.index < EARLY ? 0.6 : 0;
      vote(match[1], (hiring ? weight + early : 0.7) + Number(isKnownPlace(match[1]!)));
    }
  }
  for (const match of opening.matchAll(SITES))
    if (!match[0].endsWith("team") || isKnownPlace(match[1]!)) vote(match[1], 2);
  for (const match of CODED_TOWNS.flatMap((form) => [...text.matchAll(form)])) vote(match[1], 2);
  for (const name of besideEmployer(opening, told.company)) vote(name, 1.6);
  const called = TOWN_EMPLOYER.exec(told.company ?? "");
  const own = called?.[1] ?? called?.[2];
  if (own !== undefined) votes.set(own, (votes.get(own) ?? 0) + 2);
  let best: [string, number] | null = null;
  for (const [name, weight] of votes) if (weight > (best?.[1] ?? 0)) best = [name, weight];
  return best !== null && best[1] >= ENOUGH ? best[0] : null;
}

/** Nouns of German and French that the words before a town stand before as well. */
const NOUN = /(?:ungs?|ungen|heit|keit|schaft|tion|tionen|tät|ismus|nisse?n?|ement)$/u;

/** A bare "in" says where only in a sentence about who looks for whom, or where somebody lives and works. */
const HIRING =
  /(?<![\p{L}])(?:such(?:t|en|e)|gesucht|stell(?:t|en)|braucht|verst[äa]rk\p{Ll}*|looking|seek\p{Ll}*|hir(?:e|es|ing)|recruit\p{Ll}*|needs?|needed|wanted|required|join\p{Ll}*|recherch\p{Ll}*|recrut\p{Ll}*|cherch\p{Ll}*|zoek\p{Ll}*|gezocht|busca\p{Ll}*|cerc\p{Ll}*|ricerca\p{Ll}*|runs?|started|open\p{Ll}*|ouvr\p{Ll}*|eröffne\p{Ll}*|founded|gegründet|fondée?|farm\p{Ll}*|milk\p{Ll}*|live|based|home|office|büro|bureau|hotel|restaurant|bakery|brewery|school|kita|praxis|kanzlei|betrieb|werkstatt|filiale|laden|haus|atelier|boutique|magasin|agence|client|kunden?|klant|tienda|taller|unternehmen|entreprise|company|firm|g?mbh|ag|ltd|llp|inc|e\. ?v|verein|stiftung|betreib\p{Ll}*|bietet|führ(?:t|en)|steht|liegt|lies|sits|salon|standort\p{Ll}*|street|square|cent(?:re|er)|cabinet|recrutement)(?![\p{L}])/iu;

/** The sentence around a match, at most 160 units before and 80 after its beginning. */
function sentenceAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 160), at);
  const from = Math.max(...[". ", "! ", "? ", "\n"].map((end) => before.lastIndexOf(end))) + 1;
  return before.slice(from) + text.slice(at, at + 80).split(/[.!?]\s|(?<=\S)\n/u, 1)[0]!;
}

/** "A GOOD PAIR": capitals throughout say nothing of a word. */
function isShouted(name: string): boolean {
  return name.length > 3 && name === name.toUpperCase() && !isKnownPlace(name);
}

const BESIDE = new RegExp(
  `^(?:,? (?:in|à|aus|near|outside|te) (${TOWN})(?=[ ,.;)(\n]|$)|(?:, | \\()(${TOWN})(?= ?[,(.)\n]|$))`,
  "u",
);

/** The first word of a sentence whose break before it is lost. */
const NEXT_SENTENCE =
  / (?:Du|Sie|Wir|Ihr|Die|Der|Das|Zum|Zur|Ab|We|You|The|Our|This|Nous|Vous|Notre|Le|La|Wij|Je|Onze)$/u;

/** "Feldkamp GmbH, Lohne (Oldenburg), entwickelt", "die Bäckerei Wiesneth in Pottenstein". */
function besideEmployer(text: string, company: string | null): string[] {
  if (company === null) return [];
  const found: string[] = [];
  for (let at = text.indexOf(company); at >= 0; at = text.indexOf(company, at + 1)) {
    const end = at + company.length;
    const match = BESIDE.exec(text.slice(end, end + 70));
    const name = match?.[1] ?? match?.[2];
    if (name !== undefined) found.push(name.replace(NEXT_SENTENCE, ""));
  }
  return found;
}

function isPartOf(name: string, company: string): boolean {
  return fold(company).split(" ").includes(fold(name)) && TOWN_EMPLOYER.exec(company) === null;
}
