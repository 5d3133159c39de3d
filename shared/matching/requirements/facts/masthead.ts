/** The lines over a posting that name its employer and place side by side: "Spedition Kolbe GmbH – Bremerhaven – Vollzeit". */
import { placeScore } from "../../../posting/places.ts";
import { isEmployment, isWorkModeOnly } from "../../../posting/terms.ts";
import { GENDER_MARK, NOT_A_TITLE, OCCUPATION } from "../../../posting/words.ts";
import { canonicalSkill } from "@career-portrait/shared/skills";
import { flatten } from "../../../text/flat.ts";
import { headingKind } from "../headings.ts";
import type { HeaderLine } from "./header.ts";
import { isStreet, placeForm } from "./place-forms.ts";

export interface Masthead {
  company: string | null;
  /** A name on the line before or after the title's; less sure. */
  beside: string | null;
  place: string | null;
}

const LINES = 5;
const CELLS = /\s+[-–—|·•/]\s+|\t+| {3,}|(?<!(?<![\p{L}])(?:Co|St|Dr|Ste|Fa|\p{Lu}))\.\s+(?=\p{Lu})/u;
/** What only names of organisations carry. */
export const ORGANISATION =
  /(?<![\p{L}])(?:g?gmbh|ag|kg|ohg|eg|se|e\. ?v\.?|inc|llc|llp|ltd|plc|corp|s\.?a\.?s?|s\.?l\.?u?|s\.?p\.?a|s\.?r\.?l|b\.?v|n\.?v|ab|oy|aps|group|gruppe|groupe|grupo|gruppo|groep|holding|hospitals?|klinik(?:um)?|clinic|clinique|cl[ií]nica|academy|akademie|school|schule|[ée]cole|lyc[ée]e|coll[èe]ge|colegio|universit\p{L}+|universidad\p{L}*|hochschule|college|council|county|stadt|landkreis|gemeinde|mairie|ville|ayuntamiento|ministry|department|gasthof|hotel|h[oô]tel|restaurant|bistrot?|auberge|gasthaus|comptoir|r[ée]sidence|residencia|volksbank|sparkasse|bank|banque|banco|assurances?|versicherung\p{L}*|trust|foundation|stiftung|fondation|fundaci[oó]n|lines|logistics|logistik|spedition|transports?|supply|mills|foods|partners|associates|association|verein|museum|library|institute?|instituto|church|solutions|services|systems|systeme|technologies|industries|labs?|studios?|works|werke|pharmacy|farms?|brewery|brauerei|brasserie|bakery|b[äa]ckerei|energy|energie\p{L}*|motors|stores?|outdoors|praxis|kanzlei|notariat|apotheke|pharmacie|farmacia|boulangerie|boucherie|panader[ií]a|metzgerei|tischlerei|autohaus|garage|werkstatt|taller|gestor[ií]a|asesor[ií]a|despacho|kita|kindergarten|pflegedienst|seniorenheim|pflegeheim|electric|plumbing|construction|bau|farms?|nursery|surgery|practice|society|office|dair(?:y|ies)|bakeries|seafoods|growers|robotics|analytics|consulting|consultancy|foundry|konditorei|schreinerei|g[äa]rtnerei|\p{L}*zentrum|altenheim|cr[èe]che|ehpad|caseificio|talleres|stichting|int[ée]rim|recrutement|recruitment|staffing|uitzendbureau|personalberatung)(?![\p{L}])/iu;
const FIGURES = /[\d€$£%@]|:/;
const NOT_A_NAME =
  /(?<![\p{L}])(?:ab sofort|vollzeit|teilzeit|full|part|cdi|cdd|permanent|contract|unbefristet|befristet|direktvermittlung|posted|apply|save|share|reference|salary|jornada|temps|bonus|required|urgent|wanted|gesucht|we|wir|nous|our|you|your|remote|hybrid|job|jobs|vacancy|position|site|portal|careers?|employment|home ?office|t[ée]l[ée]travail|teletrabajo)(?![\p{L}])/iu;
const MODE_TAIL = /\s+(?:oder|or|ou|o|und|and|\/|\+)?\s*(?:hybrid\p{L}*|remote|home ?office|on-?site)$/iu;

/** Employer and place as the opening lines set them side by side or one below the other; null where that is not sure. */
export function mastheadOf(text: string, header: readonly HeaderLine[]): Masthead {
  const opening = advertisement(header);
  const lines = opening
    .slice(0, LINES)
    .filter((line) => line.text.length <= 140)
    .map((line) => line.text.split(CELLS).map(plainCell));
  const cells = lines.flat();
  let company: string | null = null;
  let place: string | null = null;
  let titled = false;
  for (const [at, cell] of lines.flatMap((line, at) => line.map((cell) => [at, cell] as const))) {
    if (placeScore(cell) === 3) {
      place ??= cell;
      continue;
    }
    const name = withoutPlace(cell);
    if (isOrganisation(name.head) || (name.coded && isHouse(name.head))) {
      company ??= name.head;
      if (name.tail !== null && !isTitle(name.tail)) place ??= name.tail;
    } else if (isTitle(cell)) titled = true;
    else if (!isName(cell)) continue;
    else if (
      company === null &&
      titled &&
      !header.some((line) => line.text.includes(` / ${cell}`)) &&
      namedAgain(cell, cells, text)
    )
      company = cell;
    else if (company !== null && lines[at]!.some((other) => other.includes(company!))) place ??= townOf(cell);
  }
  const said = (what: HeaderLine["says"]) => header.find(({ says }) => says === what)?.text ?? null;
  const hung = opening
    .slice(0, 2)
    .map((line) => hungOn(line.text, text))
    .find((found) => found !== null);
  const beside = besideTitle(opening);
  const besidePlace = beside !== null && sharesRowWithPlace(opening, beside);
  return {
    company: said("employer") ?? company ?? hung?.company ?? (besidePlace ? beside : null),
    beside,
    place: place ?? said("place") ?? hung?.place ?? null,
  };
}

/** The lines from two above the title on: what stands higher is the navigation of a page. */
function advertisement(header: readonly HeaderLine[]): readonly HeaderLine[] {
  const title = header
    .slice(0, 2 * LINES)
    .findIndex(({ text }) => text.length <= 120 && isTitle(text.split(CELLS)[0]!));
  return title > 3 ? header.slice(title - 2) : header;
}

/** "Project Architect, Limerick – Devlin Architects", when the text names the employer again. */
function hungOn(line: string, text: string): { company: string; place: string } | null {
  const [, title, place, company] =
    /^(.{3,60}), (\p{Lu}[\p{L}'’]+(?:[ -]\p{L}+){0,3}) [–—-] (\p{Lu}[^–—|,]{2,40})$/u.exec(line) ?? [];
  if (company === undefined || !isTitle(title!) || isTitle(place!) || placeScore(company) > 0) return null;
  if (FIELD.test(place!) || canonicalSkill(place!) !== null || !isName(company) || !company.includes(" "))
    return null;
  return text.split(company.split(" ", 2).join(" ")).length > 2 ? { company, place: place! } : null;
}
const FIELD =
  /(?<![\p{L}])(?:operations|marketing|sales|finance|product|platform|data|research|growth|people|legal|security|engineering|services?|support|development|education|health|systems|programs?|strategy|accounts?|nights?|days?)(?![\p{L}])/iu;

/** "Mechanical Engineer" over "Ironbark Resources"; a name over the line that says where. */
function besideTitle(header: readonly HeaderLine[]): string | null {
  const lines = header.slice(0, LINES + 1).map(({ text }) => text);
  const title = lines.findIndex((line) => line.length <= 120 && isTitle(line.split(CELLS)[0]!));
  for (const at of title < 0 ? [] : [title + 1, title - 1]) {
    const name = nameOfLine(lines[at]) ?? (at > title ? nameOfRow(lines[at]) : null);
    if (name !== null) return name;
  }
  const first = nameOfLine(lines[0]);
  return first !== null && /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}/u.test(lines[1] ?? "") ? first : null;
}

/** "Fintrove | Bengaluru, Karnataka | Hybrid": the line that names a place beside it. */
function sharesRowWithPlace(header: readonly HeaderLine[], name: string): boolean {
  const own = header.find((line) => line.text === name)?.row;
  return header.some(
    ({ row, text }) => row === own && text !== name && (placeScore(text) >= 2 || placeForm(text) !== null),
  );
}

/** "Interlabor Mons – réf. 88214 – Jumet – CDI": the first of several cells, one of them a number or kind of employment. */
function nameOfRow(line = ""): string | null {
  const [head = "", ...facts] = line.split(CELLS).map(plainCell);
  const told =
    (facts.length > 1 && facts.some((fact) => /\d/.test(fact) || isEmployment(fact))) ||
    (facts.length === 1 && (placeScore(facts[0]!) > 0 || placeForm(facts[0]!) !== null));
  return told && head.includes(" ") && isName(head) && !isTitle(head) && placeScore(head) === 0 ? head : null;
}

const LEGAL_DOT = /(?<![\p{L}])(?:Inc|Ltd|Co|Corp|S\.[Aa]|S\.L|S\.r\.l|S\.p\.A|B\.V|N\.V|e\. ?V)\.$/u;

/** The name that a line consists of or begins with before its place: "Vaani Connect BPO, Sector 62, Noida". */
function nameOfLine(line: string | undefined): string | null {
  if (line === undefined || line.length > 90 || (/[.!?]$/.test(line) && !LEGAL_DOT.test(line))) return null;
  const [head, ...tail] = line
    .replace(/[*\s]+S?$/u, "")
    .split(/, (?=\d{1,3}[a-z]? \p{Lu}|\p{Lu}[\p{L}]+ \d|\p{Lu}[\p{L} ]+(?:,|$| \())/u);
  const cell = plainCell(head!);
  if (CELLS.test(tail.length === 0 ? line : head!)) return null;
  return isName(cell) &&
    !isTitle(cell) &&
    placeScore(cell) < 2 &&
    placeForm(cell) === null &&
    cell.split(" ").length <= 6 &&
    !/^\p{Ll}/u.test(cell)
    ? cell
    : null;
}

function plainCell(cell: string): string {
  return cell
    .replace(MODE_TAIL, "")
    .replace(/\s*\(\d{2,5}\)$/, "")
    .replace(/[\s,;.]+$/, "")
    .trim();
}

/** "Hanlon Quirke Consulting Engineers", "Towers & Reed Joiners": a firm of them, not one. */
const OF_SEVERAL =
  /^\p{Lu}[^–—|,]* (?:(?:Consulting|Chartered) \p{Lu}\p{Ll}+s|(?:&|and) (?:\p{Lu}\p{L}+|Sons?|Co\.?) \p{Lu}\p{Ll}+(?:ers|ors|ects|ants|ists|ians))$/u;
const CORPORATE =
  /^(\p{Lu}[^–—|,]*) (?:Technologies|Solutions|Holdings?|Industries|Ventures|Studios|Networks|Enterprises|Labs|Group|Gruppe|Groupe)$/u;

/** The name of a firm although a word of it can be an occupation's: "Ostara Technologies". */
export function isFirm(cell: string): boolean {
  const [, head] = CORPORATE.exec(cell) ?? [];
  return OF_SEVERAL.test(cell) || (head !== undefined && !OCCUPATION.test(head));
}

function isTitle(cell: string): boolean {
  if (isFirm(cell)) return false;
  return GENDER_MARK.test(cell) || OCCUPATION.test(cell);
}

/** "Brindle Hill Academy, Shrewsbury", "Volksbank Erlengrund eG in Erlengrund". */
function withoutPlace(cell: string): { head: string; tail: string | null; coded?: boolean } {
  const [first = "", ...rest] = cell.split(", ");
  const formed = rest.length > 0 ? placeForm(rest.join(", ")) : null;
  if (formed !== null) return { head: first, tail: formed, coded: /\d/.test(cell) };
  const bracketed = /^(.{3,50}?) \((\p{Lu}[\p{L}' -]{2,30})\)$/u.exec(cell);
  // "Résidence Le Boisé, Shawinigan (Québec)": the brackets say more of the town.
  if (bracketed && !bracketed[1]!.includes(", ")) return { head: bracketed[1]!, tail: bracketed[2]! };
  if (bracketed) return withoutPlace(bracketed[1]!);
  const match =
    /^(.{3,50}?)(?:, | (?:in|à|en|em|te|di) )(\p{Lu}[\p{L}' -]{2,30}(?:, \p{Lu}[\p{L} ]{1,20})?)$/u.exec(
      cell,
    );
  // "… in Landau gesucht"
  return match
    ? { head: match[1]!, tail: match[2]!.replace(/(?: \p{Ll}+)+$/u, "") }
    : { head: cell, tail: null };
}

/** "Casa Villa Serena, 24068 Seriate": only a house stands before the town of an address. */
function isHouse(cell: string): boolean {
  return cell.includes(" ") && isName(cell) && !isTitle(cell) && !isStreet(cell) && placeForm(cell) === null;
}

function isOrganisation(cell: string): boolean {
  // "Bakery" alone says of what sort it is, not which.
  if (ORGANISATION.exec(cell)?.[0].length === cell.length) return false;
  const words = cell.split(" ");
  // "Assistant Store Manager" is a title, "Hartley Baker School" is none.
  return (
    isName(cell) &&
    placeForm(cell) === null &&
    (ORGANISATION.test(cell) || isFirm(cell)) &&
    !(!isFirm(cell) && OCCUPATION.test(cell) && (words.length < 3 || OCCUPATION.test(words.at(-1)!)))
  );
}

/** A few capitalised words that are no heading, figure or kind of employment. */
function isName(cell: string): boolean {
  const words = cell.split(/\s+/);
  if (cell.length < 3 || words.length > 7 || !/^[\p{Lu}\d]/u.test(cell) || FIGURES.test(cell)) return false;
  if (/[.!?;,]$/.test(cell) && !/\b(?:Inc|Ltd|Co|Corp)\.$/.test(cell)) return false;
  if (!words.every((word) => word.length <= 3 || /^[\p{Lu}&(]|['’]/u.test(word))) return false;
  if (NOT_A_NAME.test(cell) || isEmployment(cell) || isWorkModeOnly(cell) || NOT_A_TITLE.test(cell))
    return false;
  return headingKind(flatten(cell)) === null;
}

/** The text speaks of it again after its opening: a name, not a motto. */
function namedAgain(cell: string, cells: readonly string[], text: string): boolean {
  const told = cells.filter((other) => other.includes(cell)).length;
  return text.split(cell).length - 1 > told;
}

function townOf(cell: string): string | null {
  return /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}$/u.test(cell) ? cell : null;
}
