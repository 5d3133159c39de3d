/** Where the job is. */
import { isKnownPlace, placeScore } from "../../../posting/places.ts";
import { isEmployment, isWorkModeOnly } from "../../../posting/terms.ts";
import type { HeaderLine } from "./header.ts";
import { placeForm, TOWN, withoutHouse } from "./place-forms.ts";
import { inMixedCase, isTown, type Told, townInHeader, townInText } from "./towns.ts";

const MODE_WORDS =
  /(?:^|(?<=[\s,(/-]))(?:fully |100% )?(?:on-?site|in-?office|hybrid|remote|hybride?|híbrido|homeoffice|vor ort)(?: (?:in|at|from|\/|-|or))*(?=$|[\s,)/-])/giu;
const MODE_NOTE =
  /\s*\([^)]*(?:remote|hybrid|t[ée]l[ée]travail|home ?office|days?|jours?|tage|week|on-?site|dagen)[^)]*\)/giu;
const CITY_STATE =
  /(?:^|[\s(|,:]|(?<=\p{Ll})|(?<=-))((?:St\. |Mt\. |Ft\. )?\p{Lu}[\p{Ll}'’.]+(?:[ -]\p{Lu}[\p{Ll}'’.]+){0,3}, ?(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|ON|QC|BC|AB)(?: \d{5})?)(?![\p{L}])/u;
/** `US-FL-Tampa-Clinic`: how some applicant systems write a place. */
const CODED = /^(?:[A-Z]{2,3}-)?([A-Z]{2})-(\p{Lu}[\p{L} .']+)(?:-|$)/u;
const NAMED_REGION =
  /(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}), (?=(\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?))/gu;
/** Words after which a capitalised name can only be a place. */
const SEATED =
  /(?:(?:based|located|situated|headquartered|site|venue|office|campus|plant|facility|standort|sitz|dienstort|niederlassung|ubicad[oa]|sede|gevestigd|vestiging|situé[e]?s?|basé[e]?s?|implanté[e]?s?|localizad[oa]|escritório|bureaux) (?:(?!manager|assistant|administrator|staff|workers?|lead|coordinator|clerk|cleaner|director|supervisor|team)\p{Ll}+ )?(?:in|at|en|em|à|a|te|di|de)|per la sede di|pour notre site de|(?<=\p{Lu}[\p{L}]+ )in(?= \p{Lu}[\p{L}-]+ (?:zoekt|sucht|suchen wir|is (?:looking|seeking|hiring)))|(?:[Dd]ienst|[Ee]insatz|[Aa]rbeits)ort:?) ((?:St\. )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{Ll}'’-]+){0,2}(?:, (?:[A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?))?)/gmu;
const TOWN_OF_TITLE =
  /\p{Ll} in (?!Test|Training|Residence|Charge|Vollzeit|Teilzeit)(\p{Lu}[\p{Ll}-]+(?: \p{Lu}\p{Ll}+)?)$/u;
/** "Clinique des Tilleuls (Angers) recrute". */
const TOWN_OF_EMPLOYER =
  /\p{L} \((\p{Lu}[\p{Ll}-]+(?:[ -]\p{L}+)*)\) (?:recrute|recherche|sucht|zoekt|busca|ricerca|is (?:looking|seeking|hiring))/u;
const NO_PLACE =
  /^(?:the|our|your|a|an|this|January|February|March|April|May|June|July|August|September|October|November|December|Monday|English|German|Excel|SAP|I|We|You|Sie|Du|Wir)\b/;
const IN_PLACE =
  /(?:\b(?:based|located|position|role|job|office|offices|work(?:ing)?|opportunity|vacancy|on-?site|hybrid|remote|standort|sitz|basé[e]?|situé[e]?|poste|bureaux|ubicad[oa]|oficinas?|team|gevestigd|kantoor|sede|escritório) (?:\w+ )?(?:in|at|à|en|em|a|te|bei|near|from) |(?:^|[\s(])(?:in|à|en|em) )((?:\p{Lu}[\p{L}'’.-]+)(?:,? (?:\p{Lu}[\p{L}'’.-]+)){0,4})/gmu;

/** "… for its Chicago office": a known place before the word for a site. */
const SITE =
  /(?:its|our|the) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?: \p{Ll}+)? (?:office|campus|plant|store|headquarters|site|clinic|warehouse|branch)(?![\p{L}])/gu;

/** `US-MO-Joplin` in running text, also where the next word is glued to it. */
const CODED_IN_TEXT = /(?<![\p{Lu}-])US-([A-Z]{2})-(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})/u;
/** "Remote in Deutschland oder Office Leipzig": the office is the place. */
const OR_OFFICE = new RegExp(
  `\\b(?:[Rr]emote|REMOTE)\\b.* (?:or|oder|ou|/) (?:[Oo]ffice|Büro|[Bb]ureau)(?: in| à)? (${TOWN})$`,
  "u",
);
/** "Dublin 12": a town's postal district. */
const DISTRICT = /^ \d{1,2}(?=[.,;)\n]|$)/;
const SEVERAL = new RegExp(
  `^${TOWN}(?:, [A-Z]{2})?(?:(?:, | / | (?:and|or|et|ou|und|oder|y|o|en|e) )${TOWN}(?:, [A-Z]{2})?)+$`,
  "u",
);
const EITHER = / \/ | (?:and|or|et|ou|und|oder|y|o|en|e) /u;

/** Where a company is entered and where one may work is not where the work is. */
const OF_LAW =
  /(?<![\p{L}])(?:(?:registered|incorporated|authori[sz]ed|licen[sc]ed|entitled|eligible|permitted?|legally able|authori[sz]ation|permission|(?:right|able) to (?:live|work)|work (?:permit|visa)|droit de travailler|(?:arbeits|aufenthalts)(?:erlaubnis|genehmigung)) [^.\n]{0,40}?)(?:in|en|au|dans) (?:the )?(?:\p{Lu}[\p{L}.]*(?: (?:and |of )?(?=\p{Lu})|))+/giu;

/** The place as printed, every one of several; null when the text names none. */
export function placeOf(
  posting: string,
  header: readonly HeaderLine[],
  labelled: string | undefined,
  told: Told,
): string | null {
  const text = posting.replace(OF_LAW, "");
  const first = firstPlace(text, header, labelled, told);
  if (first === null) return null;
  const place = inMixedCase(text, first);
  for (const line of header.slice(0, 12)) {
    for (const cell of line.text.split(/\s+[-–—|·•]\s+|\t+/u).map(withoutMode)) {
      if (
        cell.length > place.length &&
        cell.length <= 80 &&
        cell.startsWith(place) &&
        SEVERAL.test(cell) &&
        EITHER.test(cell)
      ) {
        const towns = cell
          .split(EITHER)
          .flatMap((part) => part.split(", "))
          .filter((part) => part.length > 2);
        if (towns.every(isTown)) return cell;
      }
    }
  }
  const end = text.indexOf(place) + place.length;
  return end < place.length ? place : place + (DISTRICT.exec(text.slice(end, end + 4))?.[0] ?? "");
}

function firstPlace(
  text: string,
  header: readonly HeaderLine[],
  labelled: string | undefined,
  told: Told,
): string | null {
  for (const line of header.slice(0, 6)) {
    const office = OR_OFFICE.exec(line.text)?.[1];
    if (office !== undefined) return office;
    if (
      line.text.length <= 60 &&
      line.text.length > 2 &&
      line.text !== told.title &&
      (placeScore(withoutMode(line.text)) === 3 || CITY_STATE.exec(line.text)?.[1] === line.text)
    )
      return withoutMode(line.text);
  }
  const stated = labelled === undefined ? null : labelledPlace(labelled);
  if (stated !== null) return stated;
  const headed = townInHeader(text, header, told);
  if (headed !== null) return withoutMode(headed);
  const beside = told.masthead;
  if (beside !== null && beside.length > 2 && (!/^\p{Lu}{2,6}$/u.test(beside) || isKnownPlace(beside)))
    return withoutMode(beside);
  const [, state, seat] = CODED_IN_TEXT.exec(text.slice(0, 400)) ?? [];
  if (seat !== undefined) return `${seat}, ${state}`;
  for (const match of text.matchAll(SEATED)) {
    const place = match[1]!.replace(/[.]$/, "");
    if (!NO_PLACE.test(place)) return withRegion(text, place);
  }
  const city = CITY_STATE.exec(text.slice(0, 3000))?.[1];
  if (city && !/^[A-Z]{2},/.test(city)) return city;
  for (const match of text.slice(0, 2500).matchAll(NAMED_REGION)) {
    if (isKnownPlace(match[2]!.replace(/\.$/, "")) && !/\b(?:Inc|LLC|University|Act|Code)\b/.test(match[0]))
      return `${match[1]}, ${match[2]!.replace(/\.$/, "")}`;
  }
  const hung = /\bjobs? in (\p{Lu}[\p{L} .'-]{2,30})$/mu.exec(header[0]?.text ?? "")?.[1];
  if (hung) return hung;
  const town =
    TOWN_OF_TITLE.exec(header[0]?.text ?? "")?.[1] ?? TOWN_OF_EMPLOYER.exec(text.slice(0, 1500))?.[1];
  if (town && !NO_PLACE.test(town)) return town;
  const inText = townInText(text, told);
  if (inText !== null) return withRegion(text, inText);
  for (const match of [...text.matchAll(SITE), ...text.matchAll(IN_PLACE)]) {
    const place = knownPart(match[1]!);
    if (place) return place;
  }
  return null;
}

/** "Carpi (MO) – in presenza – CCNL", "Civic Offices, Ashbrook. Two days a week at home": the place alone. */
function labelledPlace(label: string): string | null {
  const coded = CODED.exec(label);
  if (coded) return `${coded[2]!.trim()}, ${coded[1]}`;
  const [sentence = ""] = label.split(/(?<!\b(?:St|Ste|Mt|Ft|Dr|U\.S))\. (?=\p{Lu})/u);
  const [head = "", ...others] = sentence.split(/\s+[–—|·•-]\s+/u);
  const besideTerms = others.some(
    (cell) => isEmployment(cell) || isWorkModeOnly(cell) || /[€£$%]/.test(cell),
  );
  const value = besideTerms ? head : sentence;
  if (isWorkModeOnly(value) || NO_TOWN_LABEL.test(value)) return null;
  const plain = withoutHouse(withoutMode(value));
  if (plain === "" || plain.length > 80 || /[.!?]$/.test(plain)) return null;
  return /\d\)$/.test(plain) ? plain : (placeForm(plain) ?? plain);
}
const NO_TOWN_LABEL =
  /[€£$]|^(?:in person|various|flexible|negotiable|competitive|tbc|tbd|doe|nach absprache)$/i;

/** The place with its region where the text names both: "Madrid" → "Madrid, Spain". */
function withRegion(text: string, place: string): string {
  if (place.includes(",")) return place;
  const at = text.indexOf(`${place}, `);
  if (at < 0) return place;
  const words = text.slice(at + place.length + 2, at + place.length + 50);
  const region = [/^\p{Lu}\p{L}+ \p{Lu}\p{L}+/u, /^\p{Lu}[\p{L}]+/u]
    .map((shape) => shape.exec(words)?.[0])
    .find((name) => name !== undefined && isKnownPlace(name));
  return region === undefined ? place : `${place}, ${region}`;
}

/** The longest beginning of some words that is a known place. */
function knownPart(words: string): string | null {
  const parts = words.replace(/[.]$/, "").split(/(?=,? )/);
  for (let count = parts.length; count > 0; count -= 1) {
    const place = parts.slice(0, count).join("").replace(/[.,]$/, "");
    if (
      isKnownPlace(place) &&
      !/^(?:the|English|German|IT|ON|IN|OR|ME|OK|HI|PA|MA|AI|QA|DE|CO|ID|IL)$/.test(place)
    )
      return place;
    if (placeScore(place) === 3) return place;
  }
  return null;
}

function withoutMode(place: string): string {
  return place
    .replace(MODE_NOTE, "")
    .replace(MODE_WORDS, "")
    .replace(/\(\s*\)/g, "")
    .replace(/^[\s,;:/|–-]+|[\s,;:/|–-]+$/g, "")
    .replace(/^\(([^()]*)\)?$/, "$1")
    .trim();
}
