/**
 * Countries and the towns that people name most as places of work. Source of the countries: Unicode CLDR 46, display
 * names of regions (ISO 3166). The towns are a choice by hand, without those that are as often another word; names of one
 * town in several languages stand in one line.
 */
import { fold } from "../text/fold.ts";
import { keysByWord, readTable, spellingsOf } from "./table.ts";

export const COUNTRIES = readTable(`
key | en | de | fr | es | pt | it | nl
AF | Afghanistan | Afghanistan | Afghanistan | Afganistán | Afeganistão | Afghanistan | Afghanistan
AL | Albania | Albanien | Albanie | Albania | Albânia | Albania | Albanië
DZ | Algeria | Algerien | Algérie | Argelia | Argélia | Algeria | Algerije
AO | Angola | Angola | Angola | Angola | Angola | Angola | Angola
AR | Argentina | Argentinien | Argentine | Argentina | Argentina | Argentina | Argentinië
AM | Armenia | Armenien | Arménie | Armenia | Armênia | Armenia | Armenië
AU | Australia | Australien | Australie | Australia | Austrália | Australia | Australië
AT | Austria | Österreich | Autriche | Austria | Áustria | Austria | Oostenrijk
AZ | Azerbaijan | Aserbaidschan | Azerbaïdjan | Azerbaiyán | Azerbaijão | Azerbaigian | Azerbeidzjan
BH | Bahrain | Bahrain | Bahreïn | Baréin | Barein | Bahrein | Bahrein
BD | Bangladesh | Bangladesch | Bangladesh | Bangladés | Bangladesh | Bangladesh | Bangladesh
BY | Belarus | Belarus | Biélorussie | Bielorrusia | Bielorrússia | Bielorussia | Belarus
BE | Belgium | Belgien | Belgique | Bélgica | Bélgica | Belgio | België
BO | Bolivia | Bolivien | Bolivie | Bolivia | Bolívia | Bolivia | Bolivia
BA | Bosnia & Herzegovina, Bosnia | Bosnien und Herzegowina | Bosnie-Herzégovine | Bosnia y Herzegovina | Bósnia e Herzegovina | Bosnia ed Erzegovina | Bosnië en Herzegovina
BR | Brazil | Brasilien | Brésil | Brasil | Brasil | Brasile | Brazilië
BG | Bulgaria | Bulgarien | Bulgarie | Bulgaria | Bulgária | Bulgaria | Bulgarije
KH | Cambodia | Kambodscha | Cambodge | Camboya | Camboja | Cambogia | Cambodja
CM | Cameroon | Kamerun | Cameroun | Camerún | Camarões | Camerun | Kameroen
CA | Canada | Kanada | Canada | Canadá | Canadá | Canada | Canada
CL | Chile | Chile | Chili | Chile | Chile | Cile | Chili
CN | China | China | Chine | China | China | Cina | China
CO | Colombia | Kolumbien | Colombie | Colombia | Colômbia | Colombia | Colombia
HR | Croatia | Kroatien | Croatie | Croacia | Croácia | Croazia | Kroatië
CU | Cuba | Kuba | Cuba | Cuba | Cuba | Cuba | Cuba
CY | Cyprus | Zypern | Chypre | Chipre | Chipre | Cipro | Cyprus
CZ | Czechia, Czech Republic | Tschechien | Tchéquie | Chequia | Tchéquia | Cechia | Tsjechië
CI | Côte d'Ivoire, Ivory Coast | Côte d'Ivoire | Côte d'Ivoire | Côte d'Ivoire | Costa do Marfim | Costa d'Avorio | Ivoorkust
DK | Denmark | Dänemark | Danemark | Dinamarca | Dinamarca | Danimarca | Denemarken
EC | Ecuador | Ecuador | Équateur | Ecuador | Equador | Ecuador | Ecuador
EG | Egypt | Ägypten | Égypte | Egipto | Egito | Egitto | Egypte
EE | Estonia | Estland | Estonie | Estonia | Estônia | Estonia | Estland
ET | Ethiopia | Äthiopien | Éthiopie | Etiopía | Etiópia | Etiopia | Ethiopië
FI | Finland | Finnland | Finlande | Finlandia | Finlândia | Finlandia | Finland
FR | France | Frankreich | France | Francia | França | Francia | Frankrijk
GE | Georgia | Georgien | Géorgie | Georgia | Geórgia | Georgia | Georgië
DE | Germany | Deutschland | Allemagne | Alemania | Alemanha | Germania | Duitsland
GH | Ghana | Ghana | Ghana | Ghana | Gana | Ghana | Ghana
GR | Greece | Griechenland | Grèce | Grecia | Grécia | Grecia | Griekenland
GT | Guatemala | Guatemala | Guatemala | Guatemala | Guatemala | Guatemala | Guatemala
HK | Hong Kong | Hongkong | Hong Kong | Hong Kong | Hong Kong | Hong Kong | Hong Kong
HU | Hungary | Ungarn | Hongrie | Hungría | Hungria | Ungheria | Hongarije
IS | Iceland | Island | Islande | Islandia | Islândia | Islanda | IJsland
IN | India | Indien | Inde | India | Índia | India | India
ID | Indonesia | Indonesien | Indonésie | Indonesia | Indonésia | Indonesia | Indonesië
IR | Iran | Iran | Iran | Irán | Irã | Iran | Iran
IQ | Iraq | Irak | Irak | Irak | Iraque | Iraq | Irak
IE | Ireland | Irland | Irlande | Irlanda | Irlanda | Irlanda | Ierland
IL | Israel | Israel | Israël | Israel | Israel | Israele | Israël
IT | Italy | Italien | Italie | Italia | Itália | Italia | Italië
JP | Japan | Japan | Japon | Japón | Japão | Giappone | Japan
JO | Jordan | Jordanien | Jordanie | Jordania | Jordânia | Giordania | Jordanië
KZ | Kazakhstan | Kasachstan | Kazakhstan | Kazajistán | Cazaquistão | Kazakistan | Kazachstan
KE | Kenya | Kenia | Kenya | Kenia | Quênia | Kenya | Kenia
KR | South Korea, Republic of Korea, Korea, S Korea | Südkorea | Corée du Sud | Corea del Sur | Coreia do Sul | Corea del Sud | Zuid-Korea
KW | Kuwait | Kuwait | Koweït | Kuwait | Kuwait | Kuwait | Koeweit
LV | Latvia | Lettland | Lettonie | Letonia | Letônia | Lettonia | Letland
LB | Lebanon | Libanon | Liban | Líbano | Líbano | Libano | Libanon
LI | Liechtenstein | Liechtenstein | Liechtenstein | Liechtenstein | Liechtenstein | Liechtenstein | Liechtenstein
LT | Lithuania | Litauen | Lituanie | Lituania | Lituânia | Lituania | Litouwen
LU | Luxembourg | Luxemburg | Luxembourg | Luxemburgo | Luxemburgo | Lussemburgo | Luxemburg
MY | Malaysia | Malaysia | Malaisie | Malasia | Malásia | Malaysia | Maleisië
MT | Malta | Malta | Malte | Malta | Malta | Malta | Malta
MX | Mexico | Mexiko | Mexique | México | México | Messico | Mexico
MD | Moldova | Republik Moldau | Moldavie | Moldavia | Moldávia | Moldavia | Moldavië
MN | Mongolia | Mongolei | Mongolie | Mongolia | Mongólia | Mongolia | Mongolië
MA | Morocco | Marokko | Maroc | Marruecos | Marrocos | Marocco | Marokko
MZ | Mozambique | Mosambik | Mozambique | Mozambique | Moçambique | Mozambico | Mozambique
NP | Nepal | Nepal | Népal | Nepal | Nepal | Nepal | Nepal
NL | Netherlands, Holland, The Netherlands | Niederlande | Pays-Bas | Países Bajos | Países Baixos | Paesi Bassi | Nederland, Holland
NZ | New Zealand | Neuseeland | Nouvelle-Zélande | Nueva Zelanda | Nova Zelândia | Nuova Zelanda | Nieuw-Zeeland
NG | Nigeria | Nigeria | Nigeria | Nigeria | Nigéria | Nigeria | Nigeria
MK | North Macedonia, Macedonia | Nordmazedonien | Macédoine du Nord | Macedonia del Norte | Macedônia do Norte | Macedonia del Nord | Noord-Macedonië
NO | Norway | Norwegen | Norvège | Noruega | Noruega | Norvegia | Noorwegen
PK | Pakistan | Pakistan | Pakistan | Pakistán | Paquistão | Pakistan | Pakistan
PA | Panama | Panama | Panama | Panamá | Panamá | Panama | Panama
PY | Paraguay | Paraguay | Paraguay | Paraguay | Paraguai | Paraguay | Paraguay
PE | Peru | Peru | Pérou | Perú | Peru | Perù | Peru
PH | Philippines | Philippinen | Philippines | Filipinas | Filipinas | Filippine | Filipijnen
PL | Poland | Polen | Pologne | Polonia | Polônia | Polonia | Polen
PT | Portugal | Portugal | Portugal | Portugal | Portugal | Portogallo | Portugal
QA | Qatar | Katar | Qatar | Catar | Catar | Qatar | Qatar
RO | Romania | Rumänien | Roumanie | Rumanía | Romênia | Romania | Roemenië
RU | Russia | Russland | Russie | Rusia | Rússia | Russia | Rusland
SA | Saudi Arabia | Saudi-Arabien | Arabie saoudite | Arabia Saudí | Arábia Saudita | Arabia Saudita | Saoedi-Arabië
SN | Senegal | Senegal | Sénégal | Senegal | Senegal | Senegal | Senegal
RS | Serbia | Serbien | Serbie | Serbia | Sérvia | Serbia | Servië
SG | Singapore | Singapur | Singapour | Singapur | Singapura | Singapore | Singapore
SK | Slovakia | Slowakei | Slovaquie | Eslovaquia | Eslováquia | Slovacchia | Slowakije
SI | Slovenia | Slowenien | Slovénie | Eslovenia | Eslovênia | Slovenia | Slovenië
ZA | South Africa | Südafrika | Afrique du Sud | Sudáfrica | África do Sul | Sudafrica | Zuid-Afrika
ES | Spain | Spanien | Espagne | España | Espanha | Spagna | Spanje
LK | Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka
SE | Sweden | Schweden | Suède | Suecia | Suécia | Svezia | Zweden
CH | Switzerland | Schweiz | Suisse | Suiza | Suíça | Svizzera | Zwitserland
SY | Syria | Syrien | Syrie | Siria | Síria | Siria | Syrië
TW | Taiwan | Taiwan | Taïwan | Taiwán | Taiwan | Taiwan | Taiwan
TZ | Tanzania | Tansania | Tanzanie | Tanzania | Tanzânia | Tanzania | Tanzania
TH | Thailand | Thailand | Thaïlande | Tailandia | Tailândia | Thailandia | Thailand
TN | Tunisia | Tunesien | Tunisie | Túnez | Tunísia | Tunisia | Tunesië
TR | Türkiye, Turkey | Türkei | Turquie | Turquía | Turquia | Turchia | Turkije
UG | Uganda | Uganda | Ouganda | Uganda | Uganda | Uganda | Oeganda
UA | Ukraine | Ukraine | Ukraine | Ucrania | Ucrânia | Ucraina | Oekraïne
AE | United Arab Emirates, UAE | Vereinigte Arabische Emirate | Émirats arabes unis | Emiratos Árabes Unidos | Emirados Árabes Unidos | Emirati Arabi Uniti | Verenigde Arabische Emiraten
GB | United Kingdom, UK, Great Britain, England, Scotland, Wales, Northern Ireland | Vereinigtes Königreich, Großbritannien, England | Royaume-Uni, Angleterre, Grande-Bretagne | Reino Unido, Inglaterra, Gran Bretaña | Reino Unido, Inglaterra | Regno Unito, Inghilterra | Verenigd Koninkrijk
US | United States, USA, US?, United States of America, America, U.S.?, U.S.A. | Vereinigte Staaten, USA | États-Unis, USA | Estados Unidos, EE.UU., EEUU | Estados Unidos, EUA | Stati Uniti, Stati Uniti d'America | Verenigde Staten
UY | Uruguay | Uruguay | Uruguay | Uruguay | Uruguai | Uruguay | Uruguay
UZ | Uzbekistan | Usbekistan | Ouzbékistan | Uzbekistán | Uzbequistão | Uzbekistan | Oezbekistan
VE | Venezuela | Venezuela | Venezuela | Venezuela | Venezuela | Venezuela | Venezuela
VN | Vietnam | Vietnam | Viêt Nam | Vietnam | Vietnã | Vietnam | Vietnam
YE | Yemen | Jemen | Yémen | Yemen | Iêmen | Yemen | Jemen
ZW | Zimbabwe | Simbabwe | Zimbabwe | Zimbabue | Zimbábue | Zimbabwe | Zimbabwe
`);

/** The first name is the one that the others are compared under. */
const TOWNS_OF_SEVERAL_NAMES = `
Antwerp, Antwerpen, Anvers
Basel, Bâle, Basilea
Bengaluru, Bangalore
Bern, Berne, Berna
Brussels, Bruxelles, Brussel, Brüssel
Bucharest, București, Bukarest
Cologne, Köln
Copenhagen, København, Kopenhagen
Florence, Firenze, Florenz
Geneva, Genève, Genf, Ginebra
Genoa, Genova, Genua
Ghent, Gent, Gand
Gothenburg, Göteborg
Gurgaon, Gurugram
Hanover, Hannover
Kiev, Kyiv
Kraków, Krakow, Krakau
Liège, Lüttich
Lisbon, Lisboa, Lissabon
London, Londres, Londra
Lviv, Lemberg
Mexico City, Ciudad de México
Milan, Milano, Mailand
Munich, München, Munique
Naples, Napoli, Neapel
New York, New York City, NYC
Nuremberg, Nürnberg
Prague, Praha, Prag
Rome, Roma, Rom
San Francisco, SF, San Francisco Bay Area, Bay Area
Seville, Sevilla
Strasbourg, Straßburg
The Hague, Den Haag
Turin, Torino
Venice, Venezia, Venedig
Vienna, Wien, Vienne
Warsaw, Warszawa, Warschau
Wrocław, Breslau
Zurich, Zürich
`;

/** Towns of one name, folded. */
const TOWNS = `aachen, aarhus, abu dhabi, accra, adelaide, ahmedabad, alicante, amsterdam, ankara, athens, atlanta,
auckland, augsburg, austin, baltimore, bangkok, barcelona, beijing, belfast, belo horizonte, bergen,
berlin, bielefeld, bilbao, birmingham, bochum, bogota, bologna, bonn, bordeaux, boston, braga, brasilia,
bremen, brisbane, bristol, brno, brooklyn, budapest, buenos aires, busan, cairo, calgary, cambridge,
campinas, cape town, caracas, cardiff, casablanca, charlotte, chengdu, chennai, chicago, cincinnati,
cleveland, coimbra, colombo, columbus, cordoba, cupertino, curitiba, dallas, darmstadt, delhi, denver,
detroit, dhaka, dijon, doha, dortmund, dresden, dubai, dublin, durban, dusseldorf, edinburgh, edmonton,
eindhoven, erfurt, espoo, florianopolis, fortaleza, frankfurt, freiburg, gdansk, gijon, glasgow, granada,
graz, grenoble, groningen, guadalajara, guangzhou, haifa, hamburg, hangzhou, hanoi, heidelberg, helsinki,
ho chi minh city, houston, hyderabad, indianapolis, innsbruck, islamabad, istanbul, izmir, jakarta,
jerusalem, johannesburg, kansas city, karachi, karlsruhe, kassel, kathmandu, kiel, kolkata, kuala lumpur,
kyoto, lagos, lahore, las vegas, lausanne, leeds, leipzig, lille, lima, linz, liverpool, los angeles,
lubeck, luzern, lyon, madrid, mainz, malaga, malmo, manchester, manila, mannheim, marseille, medellin,
melbourne, menlo park, miami, milwaukee, minneapolis, minsk, monterrey, montevideo, montpellier,
montreal, moscow, mountain view, mumbai, murcia, nairobi, nancy, nanjing, nantes, nashville, new delhi,
new orleans, noida, oakland, orlando, osaka, oslo, ottawa, oxford, palermo, palo alto, paris,
philadelphia, phoenix, pittsburgh, portland, porto, porto alegre, potsdam, poznan, pretoria, pune,
quebec, quito, raleigh, recife, redmond, regensburg, reims, rennes, richmond, riga, rio de janeiro,
riyadh, rosario, rostock, rotterdam, saarbrucken, sacramento, saint petersburg, salt lake city, salvador,
salzburg, san antonio, san diego, san jose, santiago, sao paulo, seattle, seoul, shanghai, shenzhen,
singapore, sofia, st louis, stockholm, stuttgart, sunnyvale, sydney, taipei, tallinn, tampa, tel aviv,
tokyo, toronto, toulouse, ulm, utrecht, valencia, valladolid, vancouver, verona, vigo, vilnius,
washington, waterloo, wellington, wiesbaden, winnipeg, wuhan, wuppertal, wurzburg, zaragoza`;

/** Abbreviations of the states of the US, Canada, Australia and Brazil. */
export const STATE_CODES: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH
  OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON BC AB QC MB SK NS NB NL PE YT NT NU NSW VIC QLD
  ACT TAS AC AP AM BA CE DF ES GO MG PB PE PI RJ RN RS RO RR SP SE TO`.split(/\s+/),
);

const COUNTRY_NAMES = keysByWord(COUNTRIES, { doubtful: true });
const CERTAIN_COUNTRIES = keysByWord(COUNTRIES);
const COUNTRY_OF = new Map(COUNTRIES.map((country) => [country.key, fold(spellingsOf(country)[0] ?? "")]));
const TOWN_OF = new Map(
  TOWNS_OF_SEVERAL_NAMES.split("\n").flatMap((line) => {
    const names = line.split(", ").map(fold);
    return names.map((name) => [name, names[0]!] as const);
  }),
);
const TOWN_NAMES: ReadonlySet<string> = new Set([
  ...TOWN_OF.keys(),
  ...TOWNS.split(/,\s+/).map((name) => name.trim()),
]);

/** A large town by its folded name. */
export function isTown(folded: string): boolean {
  return TOWN_NAMES.has(folded);
}

/** A country by its folded name. */
export function isCountry(folded: string): boolean {
  return CERTAIN_COUNTRIES.has(folded);
}

/** The one folded name under which places of several names are compared: München is munich; others as they are. */
export function commonPlaceName(folded: string): string {
  const country = COUNTRY_NAMES.get(folded);
  return (country === undefined ? undefined : COUNTRY_OF.get(country)) ?? TOWN_OF.get(folded) ?? folded;
}
