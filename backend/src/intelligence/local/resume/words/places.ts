/** Places, as far as they are needed to tell a location from an employer. Names folded. */

const STATES = `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON BC AB QC MB SK NS NB NL PE YT NT NU NSW VIC QLD ACT TAS AC AP AM BA CE DF ES GO MG PB PE PI RJ RN RS RO RR SP SE TO`;
export const STATE_CODES: ReadonlySet<string> = new Set(STATES.split(" "));

const COUNTRIES = `afghanistan albania algeria argentina armenia australia austria azerbaijan bahrain bangladesh belarus belgium bolivia bosnia brazil bulgaria cambodia cameroon canada chile china colombia croatia cuba cyprus czechia czech republic denmark ecuador egypt england estonia ethiopia finland france georgia germany ghana greece guatemala hungary iceland india indonesia iran iraq ireland israel italy japan jordan kazakhstan kenya korea south korea kuwait latvia lebanon lithuania luxembourg malaysia malta mexico moldova mongolia morocco nepal netherlands the netherlands new zealand nigeria north macedonia norway pakistan panama paraguay peru philippines poland portugal qatar romania russia saudi arabia scotland senegal serbia singapore slovakia slovenia south africa spain sri lanka sweden switzerland syria taiwan tanzania thailand tunisia turkey turkiye uganda ukraine united arab emirates uae united kingdom uk great britain united states united states of america usa us uruguay uzbekistan venezuela vietnam wales yemen zimbabwe hong kong republic of korea s korea
deutschland osterreich schweiz frankreich italien spanien polen niederlande belgien espana mexico brasil alemania francia italia inglaterra reino unido estados unidos colombia peru chile allemagne belgique suisse espagne italie royaume uni etats unis maroc tunisie algerie cote d ivoire portugal alemanha franca espanha italia reino unido angola mocambique germania svizzera regno unito nederland belgie duitsland eeuu`;

const CITIES = `new york london paris berlin munich munchen hamburg cologne koln frankfurt stuttgart dusseldorf dortmund essen leipzig dresden hannover hanover nuremberg nurnberg bremen bonn bochum wuppertal bielefeld mannheim karlsruhe wiesbaden augsburg freiburg mainz kiel aachen lubeck erfurt rostock kassel potsdam saarbrucken heidelberg darmstadt regensburg wurzburg ulm vienna wien graz linz salzburg innsbruck zurich geneva geneve basel bern lausanne luzern madrid barcelona valencia sevilla seville zaragoza malaga murcia bilbao alicante cordoba valladolid vigo gijon granada lisbon lisboa porto braga coimbra rome roma milan milano naples napoli turin torino palermo genoa genova bologna florence firenze venice venezia verona amsterdam rotterdam utrecht eindhoven the hague den haag groningen brussels bruxelles brussel antwerp antwerpen ghent gent liege lyon marseille toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims grenoble dijon angers nancy warsaw krakow wroclaw gdansk poznan prague brno budapest bucharest sofia athens istanbul ankara izmir dublin cork edinburgh glasgow manchester birmingham leeds liverpool bristol cambridge oxford cardiff belfast stockholm gothenburg malmo oslo bergen copenhagen aarhus helsinki espoo tallinn riga vilnius kyiv kiev lviv moscow saint petersburg minsk tel aviv jerusalem haifa dubai abu dhabi doha riyadh cairo casablanca nairobi lagos accra johannesburg cape town durban pretoria mumbai delhi new delhi bangalore bengaluru hyderabad chennai kolkata pune ahmedabad noida gurgaon gurugram karachi lahore islamabad dhaka colombo kathmandu singapore kuala lumpur jakarta manila bangkok hanoi ho chi minh city hong kong taipei tokyo osaka kyoto seoul busan beijing shanghai shenzhen guangzhou hangzhou chengdu wuhan nanjing sydney melbourne brisbane perth adelaide auckland wellington toronto vancouver montreal ottawa calgary edmonton quebec winnipeg waterloo los angeles san francisco chicago houston phoenix philadelphia san antonio san diego dallas austin seattle denver boston washington atlanta miami detroit minneapolis portland las vegas baltimore charlotte nashville pittsburgh cincinnati cleveland st louis kansas city san jose sacramento oakland palo alto mountain view cupertino redmond menlo park sunnyvale orlando tampa salt lake city columbus indianapolis milwaukee raleigh richmond new orleans brooklyn mexico city ciudad de mexico guadalajara monterrey bogota medellin cali lima quito santiago buenos aires montevideo rosario sao paulo rio de janeiro belo horizonte brasilia curitiba porto alegre recife salvador fortaleza campinas florianopolis caracas`;

const NAMES = new Set<string>();
for (const list of [COUNTRIES, CITIES]) {
  const words = list.split(/\s+/);
  // Names of several words are found by trying the longest run of words that a list line holds.
  for (let start = 0; start < words.length; start++) NAMES.add(words[start] as string);
}
const SEVERAL =
  `czech republic|south korea|the netherlands|new zealand|north macedonia|saudi arabia|south africa|sri lanka|united arab emirates|united kingdom|great britain|united states|united states of america|hong kong|republic of korea|s korea|reino unido|estados unidos|royaume uni|etats unis|cote d ivoire|regno unito|new york|new york city|the hague|den haag|saint petersburg|tel aviv|abu dhabi|cape town|new delhi|kuala lumpur|ho chi minh city|los angeles|san francisco|san antonio|san diego|las vegas|st louis|kansas city|san jose|palo alto|mountain view|menlo park|salt lake city|new orleans|mexico city|ciudad de mexico|buenos aires|sao paulo|rio de janeiro|belo horizonte|porto alegre`.split(
    "|",
  );
for (const name of SEVERAL) NAMES.add(name);

/** Words of names of several words that are no places by themselves. */
const NOT_ALONE = `new york city the of and south north united great republic states kingdom hague den saint st tel abu cape town kuala lumpur ho chi minh los san las palo alto mountain view menlo park salt lake mexico_ ciudad de buenos aires sao rio janeiro belo horizonte arab emirates sri saudi hong s d us reading essen nice perth cork linz_ cali angers mobile`;
for (const word of NOT_ALONE.split(" ")) NAMES.delete(word);

const CITY_NAMES = new Set([...CITIES.split(/\s+/), ...SEVERAL.slice(SEVERAL.indexOf("new york"))]);

/** A large city by its folded name. */
export function isKnownCity(folded: string): boolean {
  return isKnownPlace(folded) && CITY_NAMES.has(folded);
}

/** A country or large city by its folded name. */
export function isKnownPlace(folded: string): boolean {
  return NAMES.has(folded);
}

export const REMOTE =
  /^(?:(?:100\s?%\s*)?remote|hybrid|on-?site|home ?office|teletrabajo|remoto|à distance|télétravail|远程)(?:\s*[,/(-].*)?$/iu;
export const CJK_PLACE =
  /^(?:中国)?\p{Script=Han}{2,4}(?:省|市|自治区)?(?:\p{Script=Han}{1,5}(?:市|区|县|新区))?$/u;
