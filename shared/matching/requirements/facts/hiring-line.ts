/** "Koch bei der Gasthof Adler GmbH in Ulm", "Boulanger chez Maison Petit à Lyon": title, employer and place in one line. */
import { isEmployment, isWorkModeOnly } from "../../../posting/terms.ts";
import { GENDER_MARK, OCCUPATION } from "../../../posting/words.ts";

export interface HiringLine {
  title: string;
  employer: string;
  place: string | null;
}

/** Only an employer stands after these. */
const AT =
  /^(.{3,80}?)\s+(?:(?:at|@|bei|beim|chez|bij|till|hos|presso)\s+(?:(?:the|der|dem|den|la|le|les|de|het)\s+)?|au sein (?:du |des |de la |de l['’]|de |d['’]))(?:(?:Firma|Fa\.)\s+)?(\p{Lu}.*)$/u;
/** Much may stand after these: an employer only when its name says so. */
const IN =
  /^(.{3,80}?)\s+(?:(?:with|for|im|in|für|pour|para|au|aux|en|voor)\s+(?:(?:the|der|die|das|dem|den|la|le|les|el|los|las|de|het)\s+)?|à (?:la |l['’]))(?:(?:Firma|Fa\.)\s+)?(\p{Lu}.*)$/u;
const LEGAL_FORM =
  /(?<![\p{L}])(?:g?GmbH|AG|KG|OHG|UG|e\. ?V\.?|eG|Ltd|Limited|LLP|LLC|Inc|plc|PLC|SARL|SAS|SASU|S\.?L\.?U?|S\.?A\.?|S\.?r\.?l|S\.?p\.?A|B\.?V|N\.?V)(?![\p{L}])/u;
/** Kinds of houses that stand before their own name: "Hotel Post", "Clinique des Tilleuls", "Kanzlei Vogt". */
const HOUSE =
  /^(?:(?:Hotel|Gasthof|Gasthaus|Restaurante?|Klinik|Klinikum|Krankenhaus|Clinique|Cl[ií]nica|Hospital|H[oô]pital|H[oô]tel|Centre [Hh]ospitalier|EHPAD|R[ée]sidence|Residen(?:cia|z)|Kanzlei|Praxis|Apotheke|Pharmacie|Farmacia|Cabinet|Auberge|Brasserie|Boulangerie|Boucherie|B[äa]ckerei|Metzgerei|Spedition|Transports|Autohaus|Garage|Kita|Kindergarten|Kinderhaus|[ÉE]cole|Lyc[ée]e|Coll[èe]ge|Colegio|Cr[èe]che|Mairie|Ville|Stadt|Gemeinde|Landkreis|Stiftung|Fondation|Schule|\p{Lu}\p{Ll}+(?:heim|stift|schule|werkstatt)) (?:(?:de|des|du|am|de la|d['’]|la|le|les|el|zur|zum|am|an der) ?)?\p{Lu})/u;
/** "Jobs at", "Willkommen bei", "Votre carrière chez": a page about working there, not a title. */
const NO_TITLE =
  /(?<![\p{L}])(?:jobs?|careers?|karriere|carri[èe]res?|vacancies|stellen|welcome|willkommen|bienvenue|work(?:ing)?|life|arbeiten|travailler|werken|opportunities|apply|bewerben|join|we|you|your|wir|sie|du|nous|vous|our|unser\p{Ll}*|team|why|what|who|is|are|ist|sind|est|looking|sucht|suchen|recherche\p{Ll}*|experience|erfahrung\p{Ll}*|exp[ée]rience|ervaring|experiencia|knowledge|call|ring|contact|phone|start)(?![\p{L}])/iu;
/** What no name holds: the end of a sentence, a verb. */
const SENTENCE =
  /(?<!(?<![\p{L}])(?:St|Dr|Co|Inc|Ltd|Fa|e|S|V))[.!?] |(?<![\p{L}])(?:is|are|was|has|have|we|you|ist|sind|hat|wir|sie|est|sont|nous|vous)(?![\p{L}])/u;
const WANTED = /\s+(?:gesucht|wanted|needed|required|sought|recherch[ée]\(?e?\)?|gezocht)(?![\p{L}]).*$/iu;
const PLACE =
  /^(.{2,60}?)(?:(?:,| in| à| en| te| i| \()\s*(\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]+|am|an|der|im|sur|en|de|la|upon)){0,4}(?:, \p{Lu}[\p{L} ]+)?)\)?)$/u;

/** The parts of a line that names a job and who offers it; null for any other line. The title is as printed. */
export function hiringLine(line: string): HiringLine | null {
  if (line.length > 140) return null;
  const plain = line.replace(WANTED, "").replace(/\.$/, "");
  const sure = AT.exec(plain);
  const [, title, name] = sure ?? IN.exec(plain) ?? [];
  if (
    title === undefined ||
    name === undefined ||
    SENTENCE.test(name) ||
    NO_TITLE.test(title) ||
    /[.!?:]\s/.test(title)
  )
    return null;
  if (sure === null && !(LEGAL_FORM.test(name) || HOUSE.test(name))) return null;
  // A title that no list knows is short, begins with a capital and stands before a sure word.
  const named = OCCUPATION.test(title) || GENDER_MARK.test(title);
  if (!named && (sure === null || !/^\p{Lu}/u.test(title) || title.split(" ").length > 3)) return null;
  const [, employer = name, place = null] = PLACE.exec(name) ?? [];
  const job = title.replace(/[\s,;:|–—-]+$/u, "");
  if (place !== null && LEGAL_FORM.test(place)) return { title: job, employer: name, place: null };
  const told = place !== null && (isWorkModeOnly(place) || isEmployment(place));
  return { title: job, employer, place: told ? null : place };
}
