/** Places told by their form alone: a postal code, the letters of a canton, province or state, "and surroundings", a street before them. */

/** The look of a town's name. */
export const TOWN =
  "(?:St\\.? |Bad |Mont |La |Le |Les |Los |San |Santa |Saint-|Sankt )?\\p{Lu}[\\p{L}'’]+(?:-\\p{L}[\\p{L}'’]*)*(?: (?:am|an der|im|ob der|in der(?= (?:Pfalz|Oberpfalz|Lausitz|Altmark|Eifel|Heide|Steiermark))|vor der(?= (?:Höhe|Rhön))|upon|on|sur|sous|les|de la|de|del|of) \\p{Lu}[\\p{L}'’-]+| \\p{Lu}[\\p{L}'’-]+)?";

/** Cantons of Switzerland but those whose letters are a legal form or read as a word (AG, AI, AR). Source: ISO 3166-2:CH. */
const CANTON = "ZH|BE|LU|UR|SZ|OW|NW|GL|ZG|FR|SO|BS|BL|SH|GR|TG|TI|VD|VS|NE|GE|JU|SG";
/** Cantons, and provinces of Italy (ISO 3166-2:IT) but those whose letters stand for another country or trade. */
const IN_BRACKETS = `${CANTON}|AG|AI|AR|AL|AN|AO|AP|AQ|AT|AV|BA|BG|BI|BN|BO|BR|BT|BZ|CA|CB|CE|CH|CL|CN|CO|CR|CS|CT|CZ|EN|FC|FE|FG|FI|FM|GO|IM|IS|KR|LC|LE|LI|LO|LT|MB|MC|ME|MI|MN|MO|MS|MT|NA|NO|NU|OR|PA|PC|PD|PE|PG|PI|PN|PO|PT|PU|PV|PZ|RA|RC|RE|RG|RI|RM|RN|RO|SA|SI|SP|SR|SS|SU|SV|TA|TE|TN|TO|TP|TR|TS|TV|UD|VA|VB|VC|VE|VI|VR|VT|VV|\\d{2,3}|2[AB]`;
/** Postcode areas of two letters; those of one letter look like levels of a language (B2). Source: Royal Mail's list of areas. */
const UK_AREA =
  "AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|BT|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EC|EH|EN|EX|FK|FY|GL|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IP|IV|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|ME|MK|ML|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE";
const UK_CODE = `(?:(?:${UK_AREA})\\d{1,2}[A-Z]?(?: \\d[A-Z]{2})?|[BEGLMNSW]\\d{1,2}[A-Z]? \\d[A-Z]{2})`;
/** Four digits that are no year, five, six, or the four with two letters of the Netherlands. */
const CODE =
  "(?:(?:CH|A|D|DE|AT|F|FR|B|BE|L|I|IT|E|ES)-\\d{4,5}|\\d{5,6}|(?!19[3-9]\\d|20[0-4]\\d)\\d{4}|[1-9]\\d{3} ?[A-Z]{2})";

/** Each with the town as its first group. */
const FORMS: readonly RegExp[] = [
  `${CODE},? (${TOWN}(?:, \\p{Lu}[\\p{L} .-]{2,25})?)(?: (?:${CANTON})| \\((?:${IN_BRACKETS})\\))?`,
  `(${TOWN}),? (?:${UK_CODE}|[A-Z]\\d{2} [A-Z\\d]{4})`,
  `(${TOWN},? (?:NSW|VIC|QLD|TAS|ACT))(?:,? \\d{4})?`,
  `(${TOWN},? (?:WA|SA|NT)),? \\d{4}`,
  `(${TOWN})(?: ?[-–] ?| )\\d{6}`,
  `(${TOWN})(?: (?:${CANTON})| \\((?:${IN_BRACKETS})\\))`,
  `(?:Region|Raum|Gro(?:ß|ss)raum|Regio|Omgeving|Secteur|Zona(?: de| di)?|Région de|Nähe|Nahe)(?: von| de)? (?!Nord|Süd|Ost|West|Mitte|[NSOZ][a-z]+-)(${TOWN})`,
  `(${TOWN}, (?:Co\\.?|County) \\p{Lu}\\p{L}+)`,
  `(${TOWN}) (?:en omstreken|en omgeving|e\\.o\\.|(?:und|&) Umgebung|u\\. ?U\\.|et (?:ses )?(?:environs|alentours)|(?:and|&) (?:the )?(?:surround\\p{Ll}+|local)(?: areas?)?|y alrededores|e dintorni)`,
].map((form) => new RegExp(`^${form}$`, "u"));

/** The same within running text; four digits only behind a comma or at the beginning of a line. */
export const CODED_TOWNS: readonly RegExp[] = [
  `(?<![\\d.,€$£-])(?:\\d{5}|[1-9]\\d{3} [A-Z]{2}) (\\p{Lu}[\\p{L}'’-]+)(?![\\p{L}])`,
  `(?:^|, )(?:[A-Z]{1,2}-)?(?!19[3-9]\\d|20[0-4]\\d)\\d{4} (${TOWN})(?=[,.;|)]| [|(·–-]|$)`,
  `(${TOWN}),? ${UK_CODE}(?![\\p{L}\\d])`,
].map((form) => new RegExp(form, "gmu"));

const STREET =
  /(?:(?<![\p{L}])(?:Street|St|Road|Rd|Lane|Mall|Quay|Avenue|Ave|Square|Drive|Way|Crescent|Terrace|Industrial Estate|Business Park|Retail Park|Trading Estate)\.?|\p{Ll}(?:str\.|straße|strasse|weg|platz|allee|gasse|damm|ufer|straat|laan|plein|dijk|kade|gracht))(?: \d+ ?\p{Ll}?)?$|^(?:\d+ ?[a-z]?,? (?:bis,? )?)?(?:rue|avenue|place|quai|boulevard|route|chemin|allée|impasse|via|viale|piazza|corso|calle|avenida|plaza|paseo|carrer|rua) |^\d{1,3}[a-z]? \p{L}+(?: \p{L}+)*$|^(?:Unit|Suite|Werk|Halle|Level|Block|Floor|Gate|Tor|Plot) [\p{L}\d]{1,3}$/iu;
/** Where an office is, and not in which town. */
const BUILDING =
  /(?<![\p{L}])(?:Offices?|House|Hall|Building|School|Hospital|College|Clinic|University|Academy|Infirmary|Rathaus|Werk|Gebäude|Mairie|Hôtel de ville|Gemeindehuis|Stadhuis|Ayuntamiento|Municipio)$/u;

/** The town of a short text that is a place by its form ("8605 Kapfenberg" → "Kapfenberg"); null for any other text. */
export function placeForm(text: string): string | null {
  const plain = withoutStreet(text.trim());
  if (plain.length < 3 || plain.length > 70) return null;
  for (const form of FORMS) {
    const town = form.exec(plain)?.[1];
    if (town !== undefined) return town;
  }
  return null;
}

/** "Hauptplatz 4", "Main Street": within a town, and no town. */
export function isStreet(text: string): boolean {
  return STREET.test(text);
}

/** "South Mall, Cork" → "Cork": without the street and the house. */
export function withoutStreet(place: string): string {
  const rest = withoutHouse(place);
  const [head, ...more] = rest.split(/, ?/);
  return more.length > 0 && !isState(more[0]!) && STREET.test(head!) ? withoutStreet(more.join(", ")) : rest;
}

/** "Elm Ridge High School, Abilene, TX" → "Abilene, TX", where a town is left. */
export function withoutHouse(place: string): string {
  const [head, ...more] = place.split(/, ?/);
  const isHouse = more.length > 0 && head!.includes(" ") && BUILDING.test(head!);
  return isHouse && !isState(more[0]!) && !STREET.test(more[0]!) ? withoutHouse(more.join(", ")) : place;
}

function isState(part: string): boolean {
  return /^[A-Z]{2}(?: \d{5})?$/.test(part);
}
