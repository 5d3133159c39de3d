/** Recognising that a short text names a place, without a gazetteer worth the name: countries, states, big cities. */

import { COUNTRIES } from "./countries.ts";
import { isWorkModeOnly } from "./terms.ts";

const EXTRA_COUNTRIES =
  "USA,U.S.A.,U.S.,United States of America,UK,U.K.,England,Scotland,Wales,Northern Ireland,Great Britain,Holland,Czech Republic,Česko,UAE,EU,EMEA,APAC,LATAM,DACH,Europe,European Union,North America,South America,Latin America,Asia,Africa,Oceania,Benelux,Nordics,Scandinavia,Worldwide,Global,Anywhere,Europa,Deutschlandweit,Bundesweit,Korea,Türkiye".split(
    ",",
  );
const REGIONS =
  "Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Ontario,Quebec,Québec,British Columbia,Alberta,Manitoba,Saskatchewan,Nova Scotia,New South Wales,Victoria,Queensland,Western Australia,South Australia,Tasmania,Bayern,Bavaria,Hessen,Sachsen,Niedersachsen,Nordrhein-Westfalen,Baden-Württemberg,Brandenburg,Thüringen,Rheinland-Pfalz,Schleswig-Holstein,Saarland,Île-de-France,Catalunya,Cataluña,Andalucía,Bay Area,SF Bay Area,Silicon Valley,Karnataka,Maharashtra,Punjab,Tamil Nadu,Telangana,Haryana,Uttar Pradesh".split(
    ",",
  );
const US_STATES =
  /^(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|WA|SA|TAS|ACT|NT)(?:\s+\d{4,5}(?:-\d{4})?|\s+[A-Z]\d[A-Z] ?\d[A-Z]\d)?$/;
const CITIES =
  "Aachen,Aarhus,Abu Dhabi,Adelaide,Ahmedabad,Albacete,Albuquerque,Amsterdam,Ankara,Antwerp,Antwerpen,Arlington,Athens,Atlanta,Auckland,Augsburg,Austin,Baku,Baltimore,Bangalore,Bengaluru,Bangkok,Barcelona,Basel,Beijing,Belfast,Belgrade,Belo Horizonte,Bergen,Berkeley,Berlin,Bern,Bielefeld,Bilbao,Birmingham,Bochum,Bogotá,Bogota,Bologna,Bonn,Bordeaux,Boston,Boulder,Bratislava,Bremen,Brisbane,Bristol,Brno,Brussels,Bruxelles,Brussel,Bucharest,București,Budapest,Buenos Aires,Buffalo,Busan,Cairo,Calgary,Cambridge,Canberra,Cape Town,Cardiff,Casablanca,Charlotte,Chennai,Chicago,Cincinnati,Cleveland,Cluj-Napoca,Cologne,Köln,Columbus,Copenhagen,København,Cork,Dallas,Delhi,New Delhi,Denver,Detroit,Dortmund,Dresden,Dubai,Dublin,Düsseldorf,Edinburgh,Edmonton,Eindhoven,Erfurt,Essen,Florence,Firenze,Fort Worth,Frankfurt,Frankfurt am Main,Freiburg,Gdańsk,Gdansk,Geneva,Genève,Genf,Ghent,Gent,Glasgow,Göteborg,Gothenburg,Graz,Grenoble,Groningen,Guadalajara,Guangzhou,Gurgaon,Gurugram,Haifa,Hamburg,Hannover,Hanoi,Heidelberg,Helsinki,Ho Chi Minh City,Hong Kong,Houston,Hradec Králové,Hyderabad,Indianapolis,Istanbul,İstanbul,Jacksonville,Jakarta,Jena,Jerusalem,Johannesburg,Kansas City,Karlsruhe,Kassel,Katowice,Kaunas,Kiel,Kobe,Kolkata,Košice,Kraków,Krakow,Kuala Lumpur,Kyiv,Kyoto,Lagos,Las Vegas,Lausanne,Leeds,Leicester,Leipzig,Liberec,Lille,Lima,Linz,Lisbon,Lisboa,Liverpool,Ljubljana,Łódź,London,Los Angeles,Louisville,Luxembourg,Lyon,Madrid,Mainz,Málaga,Malmö,Manchester,Manila,Mannheim,Marseille,Medellín,Melbourne,Memphis,Mexico City,Ciudad de México,Miami,Milan,Milano,Milwaukee,Minneapolis,Minsk,Montevideo,Montpellier,Montreal,Montréal,Moscow,Mountain View,Mumbai,Munich,München,Münster,Nairobi,Nantes,Naples,Napoli,Nashville,New Orleans,New York,New York City,NYC,Newcastle,Nice,Noida,Nottingham,Nürnberg,Nuremberg,Oakland,Odense,Oklahoma City,Olomouc,Omaha,Orlando,Osaka,Oslo,Ostrava,Ottawa,Oxford,Padova,Palo Alto,Pardubice,Paris,Perth,Philadelphia,Phoenix,Pittsburgh,Plzeň,Poprad,Portland,Porto,Porto Alegre,Poznań,Poznan,Praha,Prague,Pune,Raleigh,Recife,Regensburg,Rennes,Reston,Reykjavik,Richmond,Riga,Rio de Janeiro,Riyadh,Rochester,Rome,Roma,Rotterdam,Sacramento,Salt Lake City,San Antonio,San Diego,San Francisco,San Jose,San Mateo,Santa Clara,Santa Monica,Santiago,Sao Paulo,São Paulo,Seattle,Seoul,Sevilla,Shanghai,Sheffield,Shenzhen,Singapore,Sofia,Stockholm,Strasbourg,Stuttgart,Sunnyvale,Sydney,Taipei,Tallinn,Tampa,Tampere,Tartu,Tbilisi,Tel Aviv,The Hague,Den Haag,Tokyo,Toronto,Toulouse,Trnava,Trondheim,Tucson,Turin,Torino,Turku,Uppsala,Utrecht,Valencia,Vancouver,Vienna,Wien,Vilnius,Warsaw,Warszawa,Washington DC,Waterloo,Wellington,Winnipeg,Wolfsburg,Wrocław,Wroclaw,Würzburg,Yerevan,Zagreb,Zaragoza,Žilina,Zlín,Zug,Zürich,Zurich,서울,부산,대구,인천,대전,광주,울산,경기,성남,판교,東京,大阪,京都,横浜,名古屋,福岡,北京,上海,深圳,广州,杭州,成都,武汉,南京,西安,香港,台北".split(
    ",",
  );

let names: Set<string> | null = null;

/** Built on first use: a page without a place question never pays for it. */
function knownNames(): Set<string> {
  if (names !== null) return names;
  const written = [...CITIES, ...REGIONS, ...EXTRA_COUNTRIES].map((name) => name.toLowerCase());
  names = new Set([...written, ...COUNTRIES]);
  return names;
}

/** True when the whole text is the name of a known country, state or large city. */
export function isKnownPlace(text: string): boolean {
  const plain = text.trim().replace(/[.]$/, "");
  if (plain.length > 45 || plain.length < 2) return false;
  return knownNames().has(plain.toLowerCase()) || US_STATES.test(plain);
}

const NOT_PLACE =
  /[?!@%$€£]|https?:|(?<![A-Za-zÀ-ɏͰ-ӿ])(?:experience|years?|skills?|team|company|inc|ltd|gmbh|llc|engineering|sales|marketing|apply|manager|engineer|developer|department|posted|job|jobs|time|date|today|and more|operations)(?![A-Za-zÀ-ɏͰ-ӿ])/i;

/**
 * How surely a short text names a place: 0 not at all, 1 its shape allows it, 2 part of it is a known place,
 * 3 all of it is.
 */
export function placeScore(text: string): 0 | 1 | 2 | 3 {
  const plain = text
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/\s+only$/i, "")
    .trim();
  if (plain.length < 2 || plain.length > 90) return 0;
  if (isKnownPlace(plain)) return 3;
  const parts = plain
    .split(/\s*(?:[,;|/()·•–—]|\s-\s|-\s)\s*/)
    .filter((part) => part !== "" && !(isWorkModeOnly(part) && !isKnownPlace(part)));
  const known = parts.filter(
    (part) => isKnownPlace(part) || isKnownPlace(part.replace(/\s*\d+$/, "")),
  ).length;
  if (known === parts.length && known > 0) return 3;
  if (NOT_PLACE.test(plain)) return 0;
  if (known > 0 && parts.length <= 6) return 2;
  if (/(?:특별시|광역시|[가-힣]+[시도구군] [가-힣]|[都道府県市区]$|[省市区]$|\bkraj$|\bokres\b)/u.test(plain))
    return 2;
  if (/^\p{Lu}[\p{L}.'’ -]{1,30},\s?\p{Lu}[\p{L}. ]{1,30}$/u.test(plain)) return 1;
  return 0;
}
