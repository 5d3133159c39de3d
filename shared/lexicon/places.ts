/**
 * Countries and larger towns. Source of the countries: Unicode CLDR 46, display names of regions (ISO 3166). The towns are
 * written by hand: those of Germany, Austria, Switzerland, France, Belgium, the Netherlands, Spain, Argentina, Britain,
 * Ireland and the United States by their number of people, the best known of the rest; names of one town in several
 * languages stand in one line.
 */
import { fold } from "../text/fold.ts";
import { type Concept, keysByWord, readTable, spellingsOf } from "./table.ts";

export const COUNTRIES = readTable(`
key | en | de | fr | es | pt | it | nl | cs
AF | Afghanistan | Afghanistan | Afghanistan | Afganistán | Afeganistão | Afghanistan | Afghanistan | Afghánistán
AL | Albania | Albanien | Albanie | Albania | Albânia | Albania | Albanië | Albánie
DZ | Algeria | Algerien | Algérie | Argelia | Argélia | Algeria | Algerije | Alžírsko
AD | Andorra | Andorra | Andorre | Andorra | Andorra | Andorra | Andorra | Andorra
AO | Angola | Angola | Angola | Angola | Angola | Angola | Angola | Angola
AG | Antigua & Barbuda | Antigua und Barbuda | Antigua-et-Barbuda | Antigua y Barbuda | Antígua e Barbuda | Antigua e Barbuda | Antigua en Barbuda | Antigua a Barbuda
AR | Argentina | Argentinien | Argentine | Argentina | Argentina | Argentina | Argentinië | Argentina
AM | Armenia | Armenien | Arménie | Armenia | Armênia | Armenia | Armenië | Arménie
AU | Australia | Australien | Australie | Australia | Austrália | Australia | Australië | Austrálie
AT | Austria | Österreich | Autriche | Austria | Áustria | Austria | Oostenrijk | Rakousko
AZ | Azerbaijan | Aserbaidschan | Azerbaïdjan | Azerbaiyán | Azerbaijão | Azerbaigian | Azerbeidzjan | Ázerbájdžán
BS | Bahamas | Bahamas | Bahamas | Bahamas | Bahamas | Bahamas | Bahama's | Bahamy
BH | Bahrain | Bahrain | Bahreïn | Baréin | Barein | Bahrein | Bahrein | Bahrajn
BD | Bangladesh | Bangladesch | Bangladesh | Bangladés | Bangladesh | Bangladesh | Bangladesh | Bangladéš
BB | Barbados | Barbados | Barbade | Barbados | Barbados | Barbados | Barbados | Barbados
BY | Belarus | Belarus | Biélorussie | Bielorrusia | Bielorrússia | Bielorussia | Belarus | Bělorusko
BE | Belgium | Belgien | Belgique | Bélgica | Bélgica | Belgio | België | Belgie
BZ | Belize | Belize | Belize | Belice | Belize | Belize | Belize | Belize
BJ | Benin | Benin | Bénin | Benín | Benin | Benin | Benin | Benin
BT | Bhutan | Bhutan | Bhoutan | Bután | Butão | Bhutan | Bhutan | Bhútán
BO | Bolivia | Bolivien | Bolivie | Bolivia | Bolívia | Bolivia | Bolivia | Bolívie
BA | Bosnia & Herzegovina, Bosnia | Bosnien und Herzegowina | Bosnie-Herzégovine | Bosnia y Herzegovina | Bósnia e Herzegovina | Bosnia ed Erzegovina | Bosnië en Herzegovina | Bosna a Hercegovina
BW | Botswana | Botsuana | Botswana | Botsuana | Botsuana | Botswana | Botswana | Botswana
BR | Brazil | Brasilien | Brésil | Brasil | Brasil | Brasile | Brazilië | Brazílie
BN | Brunei | Brunei Darussalam | Brunei | Brunéi | Brunei | Brunei | Brunei | Brunej
BG | Bulgaria | Bulgarien | Bulgarie | Bulgaria | Bulgária | Bulgaria | Bulgarije | Bulharsko
BF | Burkina Faso | Burkina Faso | Burkina Faso | Burkina Faso | Burquina Faso | Burkina Faso | Burkina Faso | Burkina Faso
BI | Burundi | Burundi | Burundi | Burundi | Burundi | Burundi | Burundi | Burundi
KH | Cambodia | Kambodscha | Cambodge | Camboya | Camboja | Cambogia | Cambodja | Kambodža
CM | Cameroon | Kamerun | Cameroun | Camerún | Camarões | Camerun | Kameroen | Kamerun
CA | Canada | Kanada | Canada | Canadá | Canadá | Canada | Canada | Kanada
CV | Cape Verde | Cabo Verde | Cap-Vert | Cabo Verde | Cabo Verde | Capo Verde | Kaapverdië | Kapverdy
CF | Central African Republic | Zentralafrikanische Republik | République centrafricaine | República Centroafricana | República Centro-Africana | Repubblica Centrafricana | Centraal-Afrikaanse Republiek | Středoafrická republika
TD | Chad? | Tschad | Tchad | Chad? | Chade | Ciad | Tsjaad | Čad?
CL | Chile | Chile | Chili | Chile | Chile | Cile | Chili | Chile
CN | China | China | Chine | China | China | Cina | China | Čína
CO | Colombia | Kolumbien | Colombie | Colombia | Colômbia | Colombia | Colombia | Kolumbie
CG | Congo - Brazzaville | Kongo-Brazzaville | Congo-Brazzaville | Congo? | República do Congo | Congo-Brazzaville | Congo-Brazzaville | Kongo – Brazzaville
CD | Congo - Kinshasa | Kongo-Kinshasa | Congo-Kinshasa | República Democrática del Congo | Congo - Kinshasa | Congo - Kinshasa | Congo-Kinshasa | Kongo – Kinshasa
CR | Costa Rica | Costa Rica | Costa Rica | Costa Rica | Costa Rica | Costa Rica | Costa Rica | Kostarika
CI | Côte d'Ivoire, Ivory Coast | Côte d'Ivoire | Côte d'Ivoire | Côte d'Ivoire | Costa do Marfim | Costa d'Avorio | Ivoorkust | Pobřeží slonoviny
HR | Croatia | Kroatien | Croatie | Croacia | Croácia | Croazia | Kroatië | Chorvatsko
CU | Cuba | Kuba | Cuba | Cuba | Cuba | Cuba | Cuba | Kuba
CY | Cyprus | Zypern | Chypre | Chipre | Chipre | Cipro | Cyprus | Kypr
CZ | Czechia, Czech Republic | Tschechien | Tchéquie | Chequia | Tchéquia | Cechia | Tsjechië | Česko
DK | Denmark | Dänemark | Danemark | Dinamarca | Dinamarca | Danimarca | Denemarken | Dánsko
DJ | Djibouti | Dschibuti | Djibouti | Yibuti | Djibuti | Gibuti | Djibouti | Džibutsko
DM | Dominica? | Dominica? | Dominique? | Dominica? | Dominica? | Dominica? | Dominica? | Dominika?
DO | Dominican Republic | Dominikanische Republik | République dominicaine | República Dominicana | República Dominicana | Repubblica Dominicana | Dominicaanse Republiek | Dominikánská republika
EC | Ecuador | Ecuador | Équateur | Ecuador | Equador | Ecuador | Ecuador | Ekvádor
EG | Egypt | Ägypten | Égypte | Egipto | Egito | Egitto | Egypte | Egypt
SV | El Salvador | El Salvador | Salvador? | El Salvador | El Salvador | El Salvador | El Salvador | Salvador?
ER | Eritrea | Eritrea | Érythrée | Eritrea | Eritreia | Eritrea | Eritrea | Eritrea
EE | Estonia | Estland | Estonie | Estonia | Estônia | Estonia | Estland | Estonsko
SZ | Eswatini | Eswatini | Eswatini | Esuatini | Essuatíni | Eswatini | Eswatini | Eswatini
ET | Ethiopia | Äthiopien | Éthiopie | Etiopía | Etiópia | Etiopia | Ethiopië | Etiopie
FJ | Fiji | Fidschi | Fidji | Fiyi | Fiji | Figi | Fiji | Fidži
FI | Finland | Finnland | Finlande | Finlandia | Finlândia | Finlandia | Finland | Finsko
FR | France | Frankreich | France | Francia | França | Francia | Frankrijk | Francie
GA | Gabon | Gabun | Gabon | Gabón | Gabão | Gabon | Gabon | Gabon
GM | Gambia | Gambia | Gambie | Gambia | Gâmbia | Gambia | Gambia | Gambie
GE | Georgia | Georgien | Géorgie | Georgia | Geórgia | Georgia | Georgië | Gruzie
DE | Germany | Deutschland | Allemagne | Alemania | Alemanha | Germania | Duitsland | Německo
GH | Ghana | Ghana | Ghana | Ghana | Gana? | Ghana | Ghana | Ghana
GR | Greece | Griechenland | Grèce | Grecia | Grécia | Grecia | Griekenland | Řecko
GD | Grenada | Grenada | Grenade? | Granada? | Granada? | Grenada | Grenada | Grenada
GT | Guatemala | Guatemala | Guatemala | Guatemala | Guatemala | Guatemala | Guatemala | Guatemala
GW | Guinea-Bissau | Guinea-Bissau | Guinée-Bissau | Guinea-Bisáu | Guiné-Bissau | Guinea-Bissau | Guinee-Bissau | Guinea-Bissau
GN | Guinea? | Guinea? | Guinée? | Guinea? | Guiné | Guinea? | Guinee | Guinea?
GY | Guyana | Guyana | Guyana | Guyana | Guiana | Guyana | Guyana | Guyana
HT | Haiti | Haiti | Haïti | Haití | Haiti | Haiti | Haïti | Haiti
HN | Honduras | Honduras | Honduras | Honduras | Honduras | Honduras | Honduras | Honduras
HK | Hong Kong | Hongkong | Hong Kong | Hong Kong | Hong Kong | Hong Kong | Hong Kong | Hongkong
HU | Hungary | Ungarn | Hongrie | Hungría | Hungria | Ungheria | Hongarije | Maďarsko
IS | Iceland | Island | Islande | Islandia | Islândia | Islanda | IJsland | Island
IN | India | Indien | Inde | India | Índia | India | India | Indie
ID | Indonesia | Indonesien | Indonésie | Indonesia | Indonésia | Indonesia | Indonesië | Indonésie
IR | Iran | Iran | Iran | Irán | Irã | Iran | Iran | Írán
IQ | Iraq | Irak | Irak | Irak | Iraque | Iraq | Irak | Irák
IE | Ireland | Irland | Irlande | Irlanda | Irlanda | Irlanda | Ierland | Irsko
IL | Israel | Israel | Israël | Israel | Israel | Israele | Israël | Izrael
IT | Italy | Italien | Italie | Italia | Itália | Italia | Italië | Itálie
JM | Jamaica | Jamaika | Jamaïque | Jamaica | Jamaica | Giamaica | Jamaica | Jamajka
JP | Japan | Japan | Japon | Japón | Japão | Giappone | Japan | Japonsko
JO | Jordan | Jordanien | Jordanie | Jordania | Jordânia | Giordania | Jordanië | Jordánsko
KZ | Kazakhstan | Kasachstan | Kazakhstan | Kazajistán | Cazaquistão | Kazakistan | Kazachstan | Kazachstán
KE | Kenya | Kenia | Kenya | Kenia | Quênia | Kenya | Kenia | Keňa
KW | Kuwait | Kuwait | Koweït | Kuwait | Kuwait | Kuwait | Koeweit | Kuvajt
KG | Kyrgyzstan | Kirgisistan | Kirghizstan | Kirguistán | Quirguistão | Kirghizistan | Kirgizië | Kyrgyzstán
LA | Laos | Laos | Laos | Laos | Laos | Laos | Laos | Laos
LV | Latvia | Lettland | Lettonie | Letonia | Letônia | Lettonia | Letland | Lotyšsko
LB | Lebanon | Libanon | Liban | Líbano | Líbano | Libano | Libanon | Libanon
LS | Lesotho | Lesotho | Lesotho | Lesoto | Lesoto | Lesotho | Lesotho | Lesotho
LR | Liberia | Liberia | Liberia | Liberia | Libéria | Liberia | Liberia | Libérie
LY | Libya | Libyen | Libye | Libia | Líbia | Libia | Libië | Libye
LI | Liechtenstein | Liechtenstein | Liechtenstein | Liechtenstein | Liechtenstein | Liechtenstein | Liechtenstein | Lichtenštejnsko
LT | Lithuania | Litauen | Lituanie | Lituania | Lituânia | Lituania | Litouwen | Litva
LU | Luxembourg | Luxemburg | Luxembourg | Luxemburgo | Luxemburgo | Lussemburgo | Luxemburg | Lucembursko
MO | Macao | Macau | Macao | Macao | Macau | Macao | Macau | Macao
MG | Madagascar | Madagaskar | Madagascar | Madagascar | Madagascar | Madagascar | Madagaskar | Madagaskar
MW | Malawi | Malawi | Malawi | Malaui | Malaui | Malawi | Malawi | Malawi
MY | Malaysia | Malaysia | Malaisie | Malasia | Malásia | Malaysia | Maleisië | Malajsie
MV | Maldives | Malediven | Maldives | Maldivas | Maldivas | Maldive | Maldiven | Maledivy
ML | Mali? | Mali? | Mali? | Mali? | Mali? | Mali? | Mali? | Mali?
MT | Malta | Malta | Malte | Malta | Malta | Malta | Malta | Malta
MR | Mauritania | Mauretanien | Mauritanie | Mauritania | Mauritânia | Mauritania | Mauritanië | Mauritánie
MU | Mauritius | Mauritius | Maurice? | Mauricio? | Maurício | Mauritius | Mauritius | Mauricius
MX | Mexico | Mexiko | Mexique | México | México | Messico | Mexico | Mexiko
MD | Moldova | Republik Moldau | Moldavie | Moldavia | Moldávia | Moldavia | Moldavië | Moldavsko
MC | Monaco | Monaco | Monaco | Mónaco | Mônaco | Monaco | Monaco | Monako
MN | Mongolia | Mongolei | Mongolie | Mongolia | Mongólia | Mongolia | Mongolië | Mongolsko
ME | Montenegro | Montenegro | Monténégro | Montenegro | Montenegro | Montenegro | Montenegro | Černá Hora
MA | Morocco | Marokko | Maroc | Marruecos | Marrocos | Marocco | Marokko | Maroko
MZ | Mozambique | Mosambik | Mozambique | Mozambique | Moçambique | Mozambico | Mozambique | Mosambik
MM | Myanmar, Burma | Myanmar | Myanmar, Birmanie | Myanmar, Birmania | Mianmar, Birmânia | Myanmar, Birmania | Myanmar, Birma | Myanmar, Barma?
NA | Namibia | Namibia | Namibie | Namibia | Namíbia | Namibia | Namibië | Namibie
NP | Nepal | Nepal | Népal | Nepal | Nepal | Nepal | Nepal | Nepál
NL | Netherlands, Holland, The Netherlands | Niederlande | Pays-Bas | Países Bajos | Países Baixos | Paesi Bassi | Nederland, Holland | Nizozemsko
NZ | New Zealand | Neuseeland | Nouvelle-Zélande | Nueva Zelanda | Nova Zelândia | Nuova Zelanda | Nieuw-Zeeland | Nový Zéland
NI | Nicaragua | Nicaragua | Nicaragua | Nicaragua | Nicarágua | Nicaragua | Nicaragua | Nikaragua
NE | Niger? | Niger? | Niger? | Níger? | Níger? | Niger? | Niger? | Niger?
NG | Nigeria | Nigeria | Nigeria | Nigeria | Nigéria | Nigeria | Nigeria | Nigérie
MK | North Macedonia, Macedonia | Nordmazedonien | Macédoine du Nord | Macedonia del Norte | Macedônia do Norte | Macedonia del Nord | Noord-Macedonië | Severní Makedonie
NO | Norway | Norwegen | Norvège | Noruega | Noruega | Norvegia | Noorwegen | Norsko
OM | Oman | Oman | Oman | Omán | Omã | Oman | Oman | Omán
PK | Pakistan | Pakistan | Pakistan | Pakistán | Paquistão | Pakistan | Pakistan | Pákistán
PS | Palestinian Territories | Palästinensische Autonomiegebiete | Territoires palestiniens | Territorios Palestinos | Territórios palestinos | Territori Palestinesi | Palestijnse gebieden | Palestinská území
PA | Panama | Panama | Panama | Panamá | Panamá | Panama | Panama | Panama
PG | Papua New Guinea | Papua-Neuguinea | Papouasie-Nouvelle-Guinée | Papúa Nueva Guinea | Papua-Nova Guiné | Papua Nuova Guinea | Papoea-Nieuw-Guinea | Papua-Nová Guinea
PY | Paraguay | Paraguay | Paraguay | Paraguay | Paraguai | Paraguay | Paraguay | Paraguay
PE | Peru | Peru | Pérou | Perú | Peru | Perù | Peru | Peru
PH | Philippines | Philippinen | Philippines | Filipinas | Filipinas | Filippine | Filipijnen | Filipíny
PL | Poland | Polen | Pologne | Polonia | Polônia | Polonia | Polen | Polsko
PT | Portugal | Portugal | Portugal | Portugal | Portugal | Portogallo | Portugal | Portugalsko
PR | Puerto Rico | Puerto Rico | Porto Rico | Puerto Rico | Porto Rico | Portorico | Puerto Rico | Portoriko
QA | Qatar | Katar | Qatar | Catar | Catar | Qatar | Qatar | Katar
RO | Romania | Rumänien | Roumanie | Rumanía | Romênia | Romania | Roemenië | Rumunsko
RU | Russia | Russland | Russie | Rusia | Rússia | Russia | Rusland | Rusko
RW | Rwanda | Ruanda | Rwanda | Ruanda | Ruanda | Ruanda | Rwanda | Rwanda
SM | San Marino | San Marino | Saint-Marin | San Marino | San Marino | San Marino | San Marino | San Marino
SA | Saudi Arabia | Saudi-Arabien | Arabie saoudite | Arabia Saudí | Arábia Saudita | Arabia Saudita | Saoedi-Arabië | Saúdská Arábie
SN | Senegal | Senegal | Sénégal | Senegal | Senegal | Senegal | Senegal | Senegal
RS | Serbia | Serbien | Serbie | Serbia | Sérvia | Serbia | Servië | Srbsko
SC | Seychelles | Seychellen | Seychelles | Seychelles | Seicheles | Seychelles | Seychellen | Seychely
SL | Sierra Leone | Sierra Leone | Sierra Leone | Sierra Leona | Serra Leoa | Sierra Leone | Sierra Leone | Sierra Leone
SG | Singapore | Singapur | Singapour | Singapur | Singapura | Singapore | Singapore | Singapur
SK | Slovakia | Slowakei | Slovaquie | Eslovaquia | Eslováquia | Slovacchia | Slowakije | Slovensko
SI | Slovenia | Slowenien | Slovénie | Eslovenia | Eslovênia | Slovenia | Slovenië | Slovinsko
SO | Somalia | Somalia | Somalie | Somalia | Somália | Somalia | Somalië | Somálsko
ZA | South Africa | Südafrika | Afrique du Sud | Sudáfrica | África do Sul | Sudafrica | Zuid-Afrika | Jihoafrická republika
KR | South Korea, Republic of Korea, Korea, S Korea | Südkorea | Corée du Sud | Corea del Sur | Coreia do Sul | Corea del Sud | Zuid-Korea | Jižní Korea
ES | Spain | Spanien | Espagne | España | Espanha | Spagna | Spanje | Španělsko
LK | Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka | Sri Lanka | Srí Lanka
VC | St. Vincent & Grenadines | St. Vincent und die Grenadinen | Saint-Vincent-et-les Grenadines | San Vicente y las Granadinas | São Vicente e Granadinas | Saint Vincent e Grenadine | Saint Vincent en de Grenadines | Svatý Vincenc a Grenadiny
SD | Sudan | Sudan | Soudan | Sudán | Sudão | Sudan | Soedan | Súdán
SR | Suriname | Suriname | Suriname | Surinam | Suriname | Suriname | Suriname | Surinam
SE | Sweden | Schweden | Suède | Suecia | Suécia | Svezia | Zweden | Švédsko
CH | Switzerland | Schweiz | Suisse | Suiza | Suíça | Svizzera | Zwitserland | Švýcarsko
SY | Syria | Syrien | Syrie | Siria | Síria | Siria | Syrië | Sýrie
TW | Taiwan | Taiwan | Taïwan | Taiwán | Taiwan | Taiwan | Taiwan | Tchaj-wan
TJ | Tajikistan | Tadschikistan | Tadjikistan | Tayikistán | Tadjiquistão | Tagikistan | Tadzjikistan | Tádžikistán
TZ | Tanzania | Tansania | Tanzanie | Tanzania | Tanzânia | Tanzania | Tanzania | Tanzanie
TH | Thailand | Thailand | Thaïlande | Tailandia | Tailândia | Thailandia | Thailand | Thajsko
TG | Togo? | Togo? | Togo? | Togo? | Togo? | Togo? | Togo? | Togo?
TO | Tonga? | Tonga? | Tonga? | Tonga? | Tonga? | Tonga? | Tonga? | Tonga?
TT | Trinidad & Tobago | Trinidad und Tobago | Trinité-et-Tobago | Trinidad y Tobago | Trinidad e Tobago | Trinidad e Tobago | Trinidad en Tobago | Trinidad a Tobago
TN | Tunisia | Tunesien | Tunisie | Túnez | Tunísia | Tunisia | Tunesië | Tunisko
TR | Türkiye, Turkey | Türkei | Turquie | Turquía | Turquia | Turchia | Turkije | Turecko
TM | Turkmenistan | Turkmenistan | Turkménistan | Turkmenistán | Turcomenistão | Turkmenistan | Turkmenistan | Turkmenistán
UG | Uganda | Uganda | Ouganda | Uganda | Uganda | Uganda | Oeganda | Uganda
UA | Ukraine | Ukraine | Ukraine | Ucrania | Ucrânia | Ucraina | Oekraïne | Ukrajina
AE | United Arab Emirates, UAE | Vereinigte Arabische Emirate | Émirats arabes unis | Emiratos Árabes Unidos | Emirados Árabes Unidos | Emirati Arabi Uniti | Verenigde Arabische Emiraten | Spojené arabské emiráty
GB | United Kingdom, UK, Great Britain, England, Scotland, Wales, Northern Ireland | Vereinigtes Königreich, Großbritannien, England | Royaume-Uni, Angleterre, Grande-Bretagne | Reino Unido, Inglaterra, Gran Bretaña | Reino Unido, Inglaterra | Regno Unito, Inghilterra | Verenigd Koninkrijk | Spojené království
US | United States, USA, US?, United States of America, America, U.S.?, U.S.A. | Vereinigte Staaten, USA | États-Unis, USA | Estados Unidos, EE.UU., EEUU | Estados Unidos, EUA | Stati Uniti, Stati Uniti d'America | Verenigde Staten | Spojené státy
UY | Uruguay | Uruguay | Uruguay | Uruguay | Uruguai | Uruguay | Uruguay | Uruguay
UZ | Uzbekistan | Usbekistan | Ouzbékistan | Uzbekistán | Uzbequistão | Uzbekistan | Oezbekistan | Uzbekistán
VA | Vatican City | Vatikanstadt | État de la Cité du Vatican | Ciudad del Vaticano | Cidade do Vaticano | Città del Vaticano | Vaticaanstad | Vatikán
VE | Venezuela | Venezuela | Venezuela | Venezuela | Venezuela | Venezuela | Venezuela | Venezuela
VN | Vietnam | Vietnam | Viêt Nam | Vietnam | Vietnã | Vietnam | Vietnam | Vietnam
YE | Yemen | Jemen | Yémen | Yemen | Iêmen | Yemen | Jemen | Jemen
ZM | Zambia | Sambia | Zambie | Zambia | Zâmbia | Zambia | Zambia | Zambie
ZW | Zimbabwe | Simbabwe | Zimbabwe | Zimbabue | Zimbábue | Zimbabwe | Zimbabwe | Zimbabwe
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
Beijing, 北京
Busan, 부산
Chengdu, 成都
Daegu, 대구
Daejeon, 대전
Fukuoka, 福岡
Guangzhou, 广州
Gwangju, 광주
Hangzhou, 杭州
Hong Kong, Hongkong, 香港
Incheon, 인천
Kyoto, 京都
Nagoya, 名古屋
Nanjing, 南京
Osaka, 大阪
Pangyo, 판교
Seongnam, 성남
Seoul, 서울
Shanghai, 上海
Shenzhen, 深圳
Taipei, 台北
Tokyo, 東京
Ulsan, 울산
Wuhan, 武汉
Xi'an, 西安
Yokohama, 横浜
`;

/** Towns of one name, folded; `?` as in a table. */
const TOWNS = `a coruna, aachen, aalen?, aalst, aarau, aarhus, aarschot, aartselaar, aberdeen, abu dhabi, accra,
adelaide, ahmedabad, aix en provence, ajaccio, akron?, albacete, albi, albuquerque, alcala de henares,
alcobendas, alcorcon, algeciras, alicante, alkmaar, almelo, almere, almeria?, alphen aan den rijn,
altdorf, amarillo, amberg, amersfoort, amiens, amstelveen, amsterdam, anaheim, anchorage, anderlecht,
angers, angouleme, ankara, annecy, antwerpen, apeldoorn, arendonk, argenteuil, arles?,
arlington, arlon, arnhem, arras, aschaffenburg, asse?, assen?, athens, atlanta, auch?, auckland,
augsburg, augusta?, aurillac, aurora?, austin, auxerre, avellaneda, avignon, avila?, aylesbury, baar?,
bad homburg, badajoz, badalona, bahia blanca, bakersfield, baku, balen?, baltimore, bamberg, bangkok,
baracaldo, barcelona, barneveld, barnsley, basildon, basingstoke, bath?, baton rouge, bayreuth,
beauvais?, bedford?, beijing, belfast, belfort, belgrade, bellinzona, belo horizonte, berchem, bergen,
bergen op zoom, bergisch gladbach, beringen, berkeley, berlin, besancon, beveren, beziers, biel?,
bielefeld, bilbao, bilzen, birmingham, blackburn, blackpool, blankenberge, blois, boblingen, bocholt,
bochum, bogota, boise, bologna, bolton, bonn, boom?, boortmeerbeek, bordeaux, bornem?, boston, bottrop,
boulder, boulogne billancourt, bourg en bresse, bourges, bournemouth, bracknell, bradford?, braga,
brasilia, brasschaat, bratislava, braunschweig, breda?, bree?, bregenz, bremen, bremerhaven, brest?,
brighton, brisbane, bristol, brive la gaillarde, brno, brooklyn, brugge, brussel, budapest, buenos
aires, buffalo?, burgos?, burnley?, bury?, busan, caba, caceres, cadiz?, caen, cairo, calais, calgary,
cambridge, campana?, campinas, canberra, cannes, canterbury, cape town, capelle aan den ijssel, capital
federal, caracas, carcassonne, cardiff, carlisle?, cartagena, casablanca, castellon, castres, celle?,
cergy, ceuta, chalon sur saone, chambery, chandler?, charleroi, charleville mezieres, charlotte,
chartres, chateauroux, chattanooga, chelmsford, cheltenham, chemnitz, chengdu, chennai, cherbourg,
chesapeake, chester?, chesterfield, chicago, cholet, chula vista, chur?, cincinnati, ciudad real,
clermont ferrand, cleveland, cluj napoca, coimbra, colchester, colmar, colombo, colorado springs,
columbia?, columbus, comodoro rivadavia, compiegne, cordoba, cork?, corpus christi, corrientes?,
cottbus, coventry, crawley?, creteil, crewe?, croydon, cuenca?, cupertino, curitiba, dallas,
darlington?, darmstadt, dayton?, deinze, delft?, delhi, delmenhorst, den bosch, den haag, den helder,
denderleeuw, dendermonde, denver, derby?, des moines, dessau, detroit, deventer, dhaka, diest?,
dietikon, dijon, diksmuide?, dilbeek, doetinchem, doha, doncaster, donostia, dordrecht, dornbirn,
dorsten, dortmund, dos hermanas, douai, dresden, dubai, dubendorf, dublin, dudley?, duisburg, dundee,
dunkerque, durban, duren, durham?, dusseldorf, eastbourne, ede?, edegem, edinburgh, edmonton, eeklo,
eindhoven, eisenstadt, el paso, elche?, emden, emmen?, enschede, epinal, erfurt, erlangen, escobar?,
espoo, essen?, esslingen, evere, evergem, evreux, evry, exeter, fayetteville, flensburg, florianopolis,
fontana?, formosa?, fort lauderdale, fort wayne, fort worth, fortaleza, frankfurt, frankfurt am main,
frankfurt oder, frauenfeld, freiburg, frejus?, fremont?, fresno, fribourg, friedrichshafen, fuenlabrada,
fulda, furth, galway, gap?, garland?, gateshead, gdansk, geel?, gelsenkirchen, genk?, gent, gera?,
geraardsbergen, gerona, getafe, giessen, gijon, gilbert?, gillingham, girona?, glarus, glasgow,
glendale, gloucester, goppingen, gorlitz, gottingen, gouda?, granada, grand rapids, grasse, graz,
greensboro, grenoble, grimbergen, grimsby, groningen, guadalajara, guangzhou, guildford, gutersloh,
haacht, haarlem, hagen?, haifa, halifax?, halle?, hamburg, hamm?, hamme?, hanau, hangzhou, hannover,
hanoi, harelbeke, harlow, harrogate, hartford?, hartlepool, hasselt, hastings?, heerenveen, heerlen,
heidelberg, heilbronn, heist op den berg, helmond, helsinki, hemel hempstead, henderson?, hengelo,
hereford, herentals, herisau, herstal, heusden zolder, hialeah, high wycombe, hildesheim, hilversum, ho
chi minh city, hoboken, hof?, honolulu, hoofddorp, hoogeveen, hoorn?, hospitalet de llobregat, houston,
houten?, hradec kralove, huddersfield, huelva?, huesca, huizen?, hull?, huntsville, hyderabad, hyeres,
ieper, indianapolis, ingolstadt, innsbruck, inverness, ipswich, irvine?, irving?, iserlohn, islamabad,
issy les moulineaux, istanbul, izegem, izmir, jacksonville, jaen?, jakarta, jena?, jerez de la frontera,
jersey city, jerusalem, johannesburg, jujuy, kaiserslautern, kansas city, kapellen?, karachi, karlsruhe,
kassel, kathmandu, katowice, katwijk?, kaunas, kempten, kiel, klagenfurt, knokke heist, knoxville, kobe,
koblenz, kolkata, koniz, konstanz, kontich, kortrijk, kosice, krefeld, kriens, kuala lumpur, kyoto, la
coruna, la louviere, la plata, la roche sur yon, la rochelle, lagos, lahore, lanaken, lancaster?,
landshut, lanus, laredo, las palmas, las vegas, lausanne, laval?, le havre, le mans, le puy en velay,
lebbeke, leeds, leeuwarden, leganes, leicester, leiden, leipzig, lelystad, leon?, leuven, levallois
perret, leverkusen, lexington?, liberec, lier?, liestal, lille, lima, limerick, limoges, lincoln?, linz,
little rock, liverpool, ljubljana, lleida, lochristi, lodz, logrono, lokeren, lommel, londerzeel,
londonderry, long beach, lorient, lorrach, los angeles, louisville, lubbock, lubeck, ludenscheid,
ludwigsburg, ludwigshafen, lugano, lugo?, luneburg, luton, luzern, lyon, maaseik, maasmechelen,
maastricht, machelen, macon, madison?, madrid, magdeburg, maidstone, mainz, malaga, maldegem, malmo,
manchester, manila, mannheim, mansfield?, mar del plata, marbella, marburg, marseille, mataro, mechelen,
medellin, melbourne, melilla, memphis, mende?, mendoza?, menen, menlo park, merelbeke, merida?, merksem,
mesa?, metz, miami, middelburg, middelkerke, middlesbrough, milton keynes, milwaukee, minden?,
minneapolis, minsk, mobile?, modesto, moers?, mol?, monchengladbach, mons?, montauban, montelimar,
monterrey, montevideo, montgomery?, montpellier, montreal, montreuil, moreno valley, moron?, mortsel,
moscow, mostoles, moulins?, mountain view, mulheim an der ruhr, mulhouse, mumbai, munster, murcia,
nairobi, namur, nancy, nanjing, nanterre, nantes, narbonne, nashville, nazareth?, neu ulm,
neubrandenburg, neuchatel, neumarkt, neumunster, neuquen, neuss, nevers, new delhi, new orleans,
newark?, newcastle, newport news, newport?, nice?, nieuwegein, nijlen, nijmegen, nimes, ninove, niort,
noida, norfolk?, north las vegas, northampton, norwich, nottingham, nuneaton, oakland, oberhausen,
odense, offenbach, offenburg, oklahoma city, oldenburg, oldham, olomouc, olten, omaha, oostende,
oosterhout, oostkamp, orlando, orleans?, osaka, oslo, osnabruck, oss?, ostrava, ottawa, oudenaarde,
ourense, overijse, overland park, oviedo, oxford, oxnard, paderborn, padova, palencia, palermo, palma de
mallorca, palo alto, pamplona, parana, pardubice, paris, pasadena, passau?, pau, pelt?, peoria,
perigueux, perpignan, perth?, peterborough, pforzheim, philadelphia, phoenix, pittsburgh, plano?,
plauen, plymouth, plzen, poitiers, pontevedra, poole, poperinge, poprad, port saint lucie, portland,
porto, porto alegre, portsmouth, posadas?, potsdam, poznan, preston?, pretoria, privas, providence?,
pune, purmerend, puurs, quebec, quilmes?, quimper?, quito, raleigh, rapperswil, ratingen, ravensburg,
reading?, recife, recklinghausen, redditch, redmond, regensburg, reims, remscheid, rennes, reno?,
resistencia?, reston, reus?, reutlingen, reykjavik, rheine, richmond, ridderkerk, riemst, riga, rio
cuarto, rio de janeiro, ripon, riverside, riyadh, roanne?, rochdale, rochester, rodez, roermond,
roeselare, ronse?, roosendaal, rosario, rosenheim, rostock, rotherham, rotterdam, roubaix, rouen,
russelsheim, s hertogenbosch, saarbrucken, sabadell, sacramento, saint brieuc, saint denis, saint
etienne, saint malo, saint nazaire, saint paul, saint petersburg, saint quentin, salamanca, salem?,
salford?, salisbury, salt lake city, salta?, salvador, salzburg, salzgitter, san antonio, san
bernardino, san diego, san francisco, san jose, san juan, san luis, san mateo, san miguel de tucuman,
san sebastian, sankt polten, santa ana, santa clara, santa cruz de tenerife, santa fe, santa monica,
santa rosa, santander?, santiago, santiago de compostela, sao paulo, savannah?, schaffhausen, schelle?,
schiedam, schoten, schweinfurt, schwerin, schwyz, scottsdale, scunthorpe, seattle, segovia?, seoul,
seraing, sevilla, shanghai, sheffield, shenzhen, shreveport, shrewsbury, siegen?, sindelfingen,
singapore, singen?, sint niklaas, sint truiden, sion?, sioux falls, sittard, slough, smallingerland,
sofia, solihull, solingen?, solothurn, soria?, southampton, southend on sea, southport, spijkenisse,
spokane, springfield?, st albans, st gallen, st helens, st louis, st paul, st petersburg, st polten,
stafford?, stevenage, steyr, stockholm, stockport, stockton?, stoke on trent, strasbourg, straubing,
stuttgart, sunderland, sunnyvale, sutton coldfield, swansea, swindon, sydney, syracuse, tacoma, taipei,
tallahassee, tallinn, tampa, tampere, tandil, tarbes, tarragona, tartu, taunton, tbilisi, tel aviv,
telde, telford?, temse?, terneuzen, terrassa, teruel, tervuren, tessenderlo, thionville, thun?, tiel?,
tielt, tienen, tigre?, tilburg, tokyo, toledo?, tongeren, torhout, toronto, torquay, torrejon de ardoz,
toulon, toulouse, tourcoing, tournai, tours?, trier, trnava, troisdorf, trondheim, troyes, truro,
tubingen, tucson, tulsa, turku, turnhout, ulm, unna?, uppsala, ushuaia, uster?, utrecht, valence?,
valencia, valenciennes, valladolid, vancouver, vannes, veenendaal, veghel, velbert, velsen, venissieux,
venlo, verona, versailles, verviers, vesoul, veurne, vichy, vigo, villach, villeurbanne, villingen
schwenningen, vilnius, vilvoorde, virginia beach, vitoria?, vitry sur seine, vlaardingen, vlissingen,
waalwijk, wakefield, walsall, waregem, warrington, washington, washington dc, waterford, waterloo,
watford, wavre?, weert?, weiden?, wellington, wells?, wels?, west bromwich, weston super mare, wetteren,
wetzlar, wevelgem, wichita, wiener neustadt, wiesbaden, wigan, wil?, wilhelmshaven, willebroek,
winchester?, winnipeg, winston salem, winterthur, witten?, woerden, woking, wolfenbuttel, wolfsburg,
wolverhampton, wommelgem, worcester?, worms?, worthing, wrexham, wuhan, wuppertal, wurzburg, yerevan,
yonkers, york?, zaandam, zaanstad, zagreb, zamora?, zaragoza, zarate, zaventem, zeist?, zele, zelzate,
zilina, zlin, zoetermeer, zonhoven, zottegem, zug?, zulte, zutphen, zwevegem, zwickau, zwijndrecht,
zwolle`;

/** States and regions whose names stand behind a town's, and their codes: ISO 3166-2; metropolitan areas by hand. */
const REGIONS = readTable(`
key | codes | names
US | AL, AK, AZ, AR, CA, CO, CT, DE, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH, NJ, NM, NY, NC, ND, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY, DC | Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming, Bay Area, SF Bay Area, Silicon Valley
CA | ON, BC, AB, QC, MB, SK, NS, NB, NL, PE | Ontario, Quebec, British Columbia, Alberta, Manitoba, Saskatchewan, Nova Scotia
AU | NSW, VIC, QLD, WA, SA, TAS, ACT, NT | New South Wales, Victoria, Queensland, Western Australia, South Australia, Tasmania
BR | AC, AP, AM, BA, CE, DF, ES, GO, MG, PB, PE, PI, RJ, RN, RS, RO, RR, SP, SE, TO |
other | PR, YT, NU |
DE | | Bayern, Bavaria, Hessen, Sachsen, Niedersachsen, Nordrhein-Westfalen, Baden-Württemberg, Brandenburg, Thüringen, Rheinland-Pfalz, Schleswig-Holstein, Saarland
FR | | Île-de-France
ES | | Catalunya, Cataluña, Andalucía
KR | | 경기
IN | | Karnataka, Maharashtra, Punjab, Tamil Nadu, Telangana, Haryana, Uttar Pradesh
several | | Europe, Europa, European Union, EU, EMEA, APAC, LATAM, DACH, North America, South America, Latin America, Asia, Africa, Oceania, Benelux, Nordics, Scandinavia, Worldwide, Global, Anywhere, Deutschlandweit, Bundesweit
`);

const codesOf = (region: Concept) => spellingsOf(region, { columns: ["codes"] });

/** Abbreviations of the states of the US, Canada, Australia and Brazil. */
export const STATE_CODES: ReadonlySet<string> = new Set(REGIONS.flatMap(codesOf));

/** Of these, those that postings write behind a town, with or without the postal code. */
const POSTAL = new RegExp(
  `^(?:${REGIONS.filter(({ key }) => ["US", "CA", "AU"].includes(key))
    .flatMap(codesOf)
    .join("|")})(?:\\s+\\d{4,5}(?:-\\d{4})?|\\s+[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)?$`,
);

const COUNTRY_NAMES = keysByWord(COUNTRIES, { doubtful: true });
const CERTAIN_COUNTRIES = keysByWord(COUNTRIES);
const COUNTRY_OF = new Map(COUNTRIES.map((country) => [country.key, fold(spellingsOf(country)[0] ?? "")]));
const TOWN_OF = new Map(
  TOWNS_OF_SEVERAL_NAMES.trim()
    .split("\n")
    .flatMap((line) => {
      const names = line.split(", ").map(fold);
      return names.map((name) => [name, names[0]!] as const);
    }),
);
const TOWN_NAMES: ReadonlySet<string> = new Set([
  ...TOWN_OF.keys(),
  ...TOWNS.replaceAll("\n", " ").split(", "),
]);
const REGION_NAMES = keysByWord(REGIONS, { columns: ["names"] });

/** A large town by its folded name. */
export function isTown(folded: string): boolean {
  return TOWN_NAMES.has(folded);
}

/** A country by its folded name. */
export function isCountry(folded: string): boolean {
  return CERTAIN_COUNTRIES.has(folded);
}

/**
 * Whether the whole text names a country, a state, a region or a large town, also one that is another word elsewhere
 * ("Nice", "Chad") if it has its capital, or is a state's code with its postal code.
 */
export function isNameOfPlace(text: string): boolean {
  const folded = fold(text);
  const capital = folded.length > 3 && /^\p{Lu}/u.test(text);
  return (
    TOWN_NAMES.has(folded) ||
    (capital && TOWN_NAMES.has(`${folded}?`)) ||
    (capital ? COUNTRY_NAMES : CERTAIN_COUNTRIES).has(folded) ||
    REGION_NAMES.has(folded) ||
    POSTAL.test(text)
  );
}

/** The one folded name under which places of several names are compared: München is munich; others as they are. */
export function commonPlaceName(folded: string): string {
  const country = COUNTRY_NAMES.get(folded);
  return (country === undefined ? undefined : COUNTRY_OF.get(country)) ?? TOWN_OF.get(folded) ?? folded;
}
