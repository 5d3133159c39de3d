/** Places, as far as they are needed to tell a location from an employer. Names are folded. */

const STATES = `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON BC AB QC MB SK NS NB NL PE YT NT NU NSW VIC QLD ACT TAS AC AP AM BA CE DF ES GO MG PB PE PI RJ RN RS RO RR SP SE TO`;
export const STATE_CODES: ReadonlySet<string> = new Set(STATES.split(" "));

const COUNTRIES = `afghanistan albania alemanha alemania algeria algerie allemagne america angola argentina armenia australia
austria azerbaijan bahrain bangladesh belarus belgie belgien belgique belgium bolivia bosnia brasil brazil
bulgaria cambodia cameroon canada chile china colombia croatia cuba cyprus czechia denmark deutschland duitsland
ecuador eeuu egypt england espagne espana espanha estonia ethiopia finland franca france francia frankreich
georgia germania germany ghana greece guatemala hungary iceland india indonesia inglaterra iran iraq ireland
israel italia italie italien italy japan jordan kazakhstan kenya korea kuwait latvia lebanon lithuania
luxembourg malaysia malta maroc mexico mocambique moldova mongolia morocco nederland nepal netherlands
niederlande nigeria norway osterreich pakistan panama paraguay peru philippines poland polen portugal qatar
romania russia schweiz scotland senegal serbia singapore slovakia slovenia spain spanien suisse svizzera sweden
switzerland syria taiwan tanzania thailand tunisia tunisie turkey turkiye uae uganda uk ukraine uruguay usa
uzbekistan venezuela vietnam wales yemen zimbabwe`;
const COUNTRIES_OF_SEVERAL_WORDS = `czech republic|south korea|the netherlands|new zealand|north macedonia|saudi arabia|south africa|sri lanka|united arab emirates|united kingdom|great britain|united states|united states of america|hong kong|republic of korea|s korea|reino unido|estados unidos|royaume uni|etats unis|cote d ivoire|regno unito`;
/** Towns that people name as where they work; those that are also common words are left out. */
const CITIES = `aachen aarhus accra adelaide ahmedabad alicante amsterdam ankara antwerp antwerpen athens atlanta auckland
augsburg austin baltimore bangalore bangkok barcelona basel beijing belfast bengaluru bergen berlin bern
bielefeld bilbao birmingham bochum bogota bologna bonn bordeaux boston braga brasilia bremen brisbane bristol
brno brooklyn brussel brussels bruxelles bucharest budapest busan cairo calgary cambridge campinas caracas
cardiff casablanca charlotte chengdu chennai chicago cincinnati cleveland coimbra cologne colombo columbus
copenhagen cordoba cupertino curitiba dallas darmstadt delhi denver detroit dhaka dijon doha dortmund dresden
dubai dublin durban dusseldorf edinburgh edmonton eindhoven erfurt espoo firenze florence florianopolis
fortaleza frankfurt freiburg gdansk geneva geneve genoa genova gent ghent gijon glasgow gothenburg granada graz
grenoble groningen guadalajara guangzhou gurgaon gurugram haifa hamburg hangzhou hannover hanoi hanover
heidelberg helsinki houston hyderabad indianapolis innsbruck islamabad istanbul izmir jakarta jerusalem
johannesburg karachi karlsruhe kassel kathmandu kiel kiev kolkata koln krakow kyiv kyoto lagos lahore lausanne
leeds leipzig liege lille lima linz lisboa lisbon liverpool london lubeck luzern lviv lyon madrid mainz malaga
malmo manchester manila mannheim marseille medellin melbourne miami milan milano milwaukee minneapolis minsk
monterrey montevideo montpellier montreal moscow mumbai munchen munich murcia nairobi nancy nanjing nantes
naples napoli nashville noida nuremberg nurnberg oakland orlando osaka oslo ottawa oxford palermo paris
philadelphia phoenix pittsburgh portland porto potsdam poznan prague pretoria pune quebec quito raleigh recife
redmond regensburg reims rennes richmond riga riyadh roma rome rosario rostock rotterdam saarbrucken sacramento
salvador salzburg santiago seattle seoul sevilla seville shanghai shenzhen singapore sofia stockholm strasbourg
stuttgart sunnyvale sydney taipei tallinn tampa tokyo torino toronto toulouse turin ulm utrecht valencia
valladolid vancouver venezia venice verona vienna vigo vilnius warsaw washington waterloo wellington wien
wiesbaden winnipeg wroclaw wuhan wuppertal wurzburg zaragoza zurich`;
const CITIES_OF_SEVERAL_WORDS = `new york|new york city|the hague|den haag|saint petersburg|tel aviv|abu dhabi|cape town|new delhi|kuala lumpur|ho chi minh city|los angeles|san francisco|san antonio|san diego|las vegas|st louis|kansas city|san jose|palo alto|mountain view|menlo park|salt lake city|new orleans|mexico city|ciudad de mexico|buenos aires|sao paulo|rio de janeiro|belo horizonte|porto alegre`;

const CITY_NAMES: ReadonlySet<string> = new Set([
  ...CITIES.split(/\s+/),
  ...CITIES_OF_SEVERAL_WORDS.split("|"),
]);
const COUNTRY_NAMES: ReadonlySet<string> = new Set([
  ...COUNTRIES.split(/\s+/),
  ...COUNTRIES_OF_SEVERAL_WORDS.split("|"),
]);

/** A large city by its folded name. */
export function isKnownCity(folded: string): boolean {
  return CITY_NAMES.has(folded);
}

/** A country or large city by its folded name. */
export function isKnownPlace(folded: string): boolean {
  return CITY_NAMES.has(folded) || COUNTRY_NAMES.has(folded);
}

export const REMOTE =
  /^(?:(?:100\s?%\s*)?remote|hybrid|on-?site|home ?office|teletrabajo|remoto|à distance|télétravail|远程)(?:\s*[,/(-].*)?$/iu;
export const CJK_PLACE =
  /^(?:中国)?\p{Script=Han}{2,4}(?:省|市|自治区)?(?:\p{Script=Han}{1,5}(?:市|区|县|新区))?$/u;
