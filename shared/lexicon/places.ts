/**
 * Countries and larger towns. Source of the countries: Unicode CLDR 46, display names of regions (ISO 3166). The towns are
 * written by hand: those of Germany, Austria, Switzerland, France, Belgium, the Netherlands, Spain, Argentina, Britain,
 * Ireland and the United States by their number of people, the best known of the rest; names of one town in several
 * languages stand in one line.
 */
import { fold } from "../letters/fold.ts";
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
BE | Antwerp, Antwerpen, Anvers
CH | Basel, Bâle, Basilea
IN | Bengaluru, Bangalore
CH | Bern, Berne, Berna
BE | Brussels, Bruxelles, Brussel, Brüssel
RO | Bucharest, București, Bukarest
DE | Cologne, Köln
DK | Copenhagen, København, Kopenhagen
IT | Florence, Firenze, Florenz
CH | Geneva, Genève, Genf, Ginebra
IT | Genoa, Genova, Genua
BE | Ghent, Gent, Gand
SE | Gothenburg, Göteborg
IN | Gurgaon, Gurugram
DE | Hanover, Hannover
UA | Kiev, Kyiv
PL | Kraków, Krakow, Krakau
BE | Liège, Lüttich
PT | Lisbon, Lisboa, Lissabon
GB | London, Londres, Londra
UA | Lviv, Lemberg
MX | Mexico City, Ciudad de México
IT | Milan, Milano, Mailand
DE | Munich, München, Munique
IT | Naples, Napoli, Neapel
US | New York, New York City, NYC
DE | Nuremberg, Nürnberg
CZ | Prague, Praha, Prag
IT | Rome, Roma, Rom
US | San Francisco, SF, San Francisco Bay Area, Bay Area
ES | Seville, Sevilla
FR | Strasbourg, Straßburg
NL | The Hague, Den Haag
IT | Turin, Torino
IT | Venice, Venezia, Venedig
AT | Vienna, Wien, Vienne
PL | Warsaw, Warszawa, Warschau
PL | Wrocław, Breslau
CH | Zurich, Zürich
CN | Beijing, 北京
KR | Busan, 부산
CN | Chengdu, 成都
KR | Daegu, 대구
KR | Daejeon, 대전
JP | Fukuoka, 福岡
CN | Guangzhou, 广州
KR | Gwangju, 광주
CN | Hangzhou, 杭州
HK | Hong Kong, Hongkong, 香港
KR | Incheon, 인천
JP | Kyoto, 京都
JP | Nagoya, 名古屋
CN | Nanjing, 南京
JP | Osaka, 大阪
KR | Pangyo, 판교
KR | Seongnam, 성남
KR | Seoul, 서울
CN | Shanghai, 上海
CN | Shenzhen, 深圳
TW | Taipei, 台北
JP | Tokyo, 東京
KR | Ulsan, 울산
CN | Wuhan, 武汉
CN | Xi'an, 西安
JP | Yokohama, 横浜
`;

/** Towns of one name, folded, by the country in which one of that name most often is; `?` as in a table. */
const TOWNS = `
AE | abu dhabi, dubai
AM | yerevan
AR | avellaneda, bahia blanca, buenos aires, caba, campana?, capital federal, comodoro rivadavia, corrientes?,
  escobar?, formosa?, jujuy, la plata, lanus, mar del plata, mendoza?, moron?, neuquen, posadas?, quilmes?,
  resistencia?, rio cuarto, rosario, salta?, san miguel de tucuman, tandil, tigre?, ushuaia, zarate
AT | bregenz, dornbirn, eisenstadt, graz, innsbruck, klagenfurt, linz, salzburg, sankt polten, st polten,
  steyr, villach, wels?, wiener neustadt
AU | adelaide, brisbane, canberra, melbourne, perth?, sydney
AZ | baku
BD | dhaka
BE | aalst, aarschot, aartselaar, anderlecht, antwerpen, arendonk, arlon, asse?, balen?, berchem, beringen,
  beveren, bilzen, blankenberge, boom?, boortmeerbeek, bornem?, brasschaat, bree?, brugge, brussel, charleroi,
  deinze, denderleeuw, dendermonde, diest?, diksmuide?, dilbeek, edegem, eeklo, evere, evergem, geel?, genk?,
  gent, geraardsbergen, grimbergen, haacht, hamme?, harelbeke, hasselt, heist op den berg, herentals, herstal,
  heusden zolder, ieper, izegem, kapellen?, knokke heist, kontich, kortrijk, la louviere, lanaken, lebbeke,
  leuven, lier?, lochristi, lokeren, lommel, londerzeel, maaseik, maasmechelen, machelen, maldegem, mechelen,
  menen, merelbeke, merksem, middelkerke, mol?, mons?, mortsel, namur, nijlen, ninove, oostende, oostkamp,
  oudenaarde, overijse, pelt?, poperinge, puurs, riemst, roeselare, ronse?, schelle?, schoten, seraing, sint
  niklaas, sint truiden, temse?, tervuren, tessenderlo, tielt, tienen, tongeren, torhout, tournai, turnhout,
  verviers, veurne, vilvoorde, waregem, wavre?, wetteren, wevelgem, willebroek, wommelgem, zaventem, zele,
  zelzate, zonhoven, zottegem, zulte, zwevegem
BG | sofia
BR | belo horizonte, brasilia, campinas, curitiba, florianopolis, fortaleza, porto alegre, recife, rio de
  janeiro, salvador, sao paulo
BY | minsk
CA | calgary, edmonton, montreal, ottawa, quebec, toronto, vancouver, winnipeg
CH | aarau, baar?, bellinzona, biel?, chur?, dietikon, dubendorf, frauenfeld, fribourg, glarus, herisau,
  koniz, kriens, lausanne, liestal, lugano, luzern, neuchatel, olten, rapperswil, schaffhausen, schwyz, sion?,
  solothurn, st gallen, thun?, uster?, wil?, winterthur, zug?
CN | beijing, chengdu, guangzhou, hangzhou, nanjing, shanghai, shenzhen, wuhan
CO | bogota, medellin
CZ | brno, hradec kralove, liberec, olomouc, ostrava, pardubice, plzen, zlin
DE | aachen, aalen?, amberg, aschaffenburg, augsburg, bad homburg, bamberg, bayreuth, bergisch gladbach,
  berlin, bielefeld, boblingen, bocholt, bochum, bonn, bottrop, braunschweig, bremen, bremerhaven, celle?,
  chemnitz, cottbus, darmstadt, delmenhorst, dessau, dorsten, dortmund, dresden, duisburg, duren, dusseldorf,
  emden, erfurt, erlangen, essen?, esslingen, flensburg, frankfurt, frankfurt am main, frankfurt oder,
  freiburg, friedrichshafen, fulda, furth, gelsenkirchen, gera?, giessen, goppingen, gorlitz, gottingen,
  gutersloh, hagen?, hamburg, hamm?, hanau, hannover, heidelberg, heilbronn, hildesheim, hof?, ingolstadt,
  iserlohn, jena?, kaiserslautern, karlsruhe, kassel, kempten, kiel, koblenz, konstanz, krefeld, landshut,
  leipzig, leverkusen, lorrach, lubeck, ludenscheid, ludwigsburg, ludwigshafen, luneburg, magdeburg, mainz,
  mannheim, marburg, minden?, moers?, monchengladbach, mulheim an der ruhr, munster, neu ulm, neubrandenburg,
  neumarkt, neumunster, neuss, oberhausen, offenbach, offenburg, oldenburg, osnabruck, paderborn, passau?,
  pforzheim, plauen, potsdam, ratingen, ravensburg, recklinghausen, regensburg, remscheid, reutlingen, rheine,
  rosenheim, rostock, russelsheim, saarbrucken, salzgitter, schweinfurt, schwerin, siegen?, sindelfingen,
  singen?, solingen?, straubing, stuttgart, trier, troisdorf, tubingen, ulm, unna?, velbert, villingen
  schwenningen, weiden?, wetzlar, wiesbaden, wilhelmshaven, witten?, wolfenbuttel, wolfsburg, worms?,
  wuppertal, wurzburg, zwickau
DK | aarhus, odense
EC | quito
EE | tallinn, tartu
EG | cairo
ES | a coruna, albacete, alcala de henares, alcobendas, alcorcon, algeciras, alicante, almeria?, avila?,
  badajoz, badalona, baracaldo, barcelona, bilbao, burgos?, caceres, cadiz?, castellon, ceuta, ciudad real,
  donostia, dos hermanas, elche?, fuenlabrada, gerona, getafe, gijon, girona?, granada, hospitalet de
  llobregat, huelva?, huesca, jaen?, jerez de la frontera, la coruna, las palmas, leganes, lleida, logrono,
  lugo?, madrid, malaga, marbella, mataro, melilla, mostoles, murcia, ourense, oviedo, palencia, palma de
  mallorca, pamplona, pontevedra, reus?, sabadell, salamanca, san sebastian, santa cruz de tenerife,
  santander?, santiago de compostela, segovia?, sevilla, soria?, tarragona, telde, terrassa, teruel, torrejon
  de ardoz, valencia, valladolid, vigo, zamora?, zaragoza
FI | espoo, helsinki, tampere, turku
FR | aix en provence, ajaccio, albi, amiens, angers, angouleme, annecy, argenteuil, arles?, arras, auch?,
  aurillac, auxerre, avignon, beauvais?, belfort, besancon, beziers, blois, bordeaux, boulogne billancourt,
  bourg en bresse, bourges, brest?, brive la gaillarde, caen, calais, cannes, carcassonne, castres, cergy,
  chalon sur saone, chambery, charleville mezieres, chartres, chateauroux, cherbourg, cholet, clermont
  ferrand, colmar, compiegne, creteil, dijon, douai, dunkerque, epinal, evreux, evry, frejus?, gap?, grasse,
  grenoble, hyeres, issy les moulineaux, la roche sur yon, la rochelle, le havre, le mans, le puy en velay,
  levallois perret, lille, limoges, lorient, lyon, marseille, mende?, metz, montauban, montelimar,
  montpellier, montreuil, moulins?, mulhouse, nancy, nanterre, nantes, narbonne, nevers, nice?, nimes, niort,
  orleans?, paris, pau, perigueux, perpignan, poitiers, privas, quimper?, reims, rennes, roanne?, rodez,
  roubaix, rouen, saint brieuc, saint denis, saint etienne, saint malo, saint nazaire, saint quentin,
  strasbourg, tarbes, thionville, toulon, toulouse, tourcoing, tours?, troyes, valence?, valenciennes, vannes,
  venissieux, versailles, vesoul, vichy, villeurbanne, vitry sur seine
GB | aberdeen, aylesbury, barnsley, basildon, basingstoke, bath?, belfast, blackburn, blackpool, bolton,
  bournemouth, bracknell, bradford?, bristol, burnley?, bury?, cardiff, cheltenham, colchester, coventry,
  crawley?, crewe?, croydon, darlington?, derby?, doncaster, dudley?, dundee, eastbourne, edinburgh, exeter,
  gateshead, gillingham, glasgow, gloucester, grimsby, guildford, harlow, harrogate, hartlepool, hemel
  hempstead, hereford, high wycombe, huddersfield, hull?, inverness, leeds, leicester, liverpool, luton,
  maidstone, manchester, middlesbrough, milton keynes, newcastle, northampton, norwich, nottingham, nuneaton,
  oldham, oxford, poole, preston?, redditch, rochdale, rotherham, salford?, scunthorpe, sheffield, shrewsbury,
  slough, solihull, southampton, southend on sea, st albans, st helens, stevenage, stockport, stoke on trent,
  sunderland, sutton coldfield, swansea, swindon, telford?, torquay, wakefield, walsall, warrington, watford,
  west bromwich, weston super mare, wigan, woking, wolverhampton, worthing, wrexham
GE | tbilisi
GH | accra
HR | zagreb
HU | budapest
ID | jakarta
IE | cork?, dublin, galway, limerick
IL | haifa, jerusalem, tel aviv
IN | ahmedabad, chennai, delhi, hyderabad, kolkata, mumbai, new delhi, noida, pune
IS | reykjavik
IT | bologna, padova, palermo, verona
JP | kobe, kyoto, osaka, tokyo
KE | nairobi
KR | busan, seoul
LK | colombo
LT | kaunas, vilnius
LV | riga
MA | casablanca
MX | monterrey
MY | kuala lumpur
NG | lagos
NL | alkmaar, almelo, almere, alphen aan den rijn, amersfoort, amstelveen, amsterdam, apeldoorn, arnhem,
  assen?, barneveld, bergen op zoom, breda?, capelle aan den ijssel, delft?, den bosch, den haag, den helder,
  deventer, doetinchem, dordrecht, ede?, eindhoven, emmen?, enschede, gouda?, groningen, haarlem, heerenveen,
  heerlen, helmond, hengelo, hilversum, hoofddorp, hoogeveen, hoorn?, houten?, huizen?, katwijk?, leeuwarden,
  leiden, lelystad, maastricht, middelburg, nieuwegein, nijmegen, oosterhout, oss?, purmerend, ridderkerk,
  roermond, roosendaal, rotterdam, s hertogenbosch, schiedam, sittard, smallingerland, spijkenisse, terneuzen,
  tiel?, tilburg, utrecht, veenendaal, veghel, velsen, venlo, vlaardingen, vlissingen, waalwijk, weert?,
  woerden, zaandam, zaanstad, zeist?, zoetermeer, zutphen, zwolle
NO | bergen, oslo, trondheim
NP | kathmandu
NZ | auckland, wellington
PE | lima
PH | manila
PK | islamabad, karachi, lahore
PL | gdansk, katowice, lodz, poznan
PT | braga, coimbra, porto
QA | doha
RO | cluj napoca
RS | belgrade
RU | moscow
SA | riyadh
SE | malmo, stockholm, uppsala
SG | singapore
SI | ljubljana
SK | bratislava, kosice, poprad, trnava, zilina
TH | bangkok
TR | ankara, istanbul, izmir
TW | taipei
US | akron?, albuquerque, amarillo, anaheim, anchorage, arlington, atlanta, augusta?, aurora?, austin,
  bakersfield, baltimore, baton rouge, berkeley, boise, boston, boulder, brooklyn, buffalo?, chandler?,
  charlotte, chattanooga, chesapeake, chicago, chula vista, cincinnati, cleveland, colorado springs,
  columbia?, columbus, corpus christi, cupertino, dallas, dayton?, denver, des moines, detroit, el paso,
  fayetteville, fontana?, fort lauderdale, fort wayne, fort worth, fremont?, fresno, garland?, gilbert?,
  glendale, grand rapids, greensboro, hartford?, henderson?, hialeah, honolulu, houston, huntsville,
  indianapolis, irvine?, irving?, jacksonville, jersey city, kansas city, knoxville, laredo, las vegas,
  lexington?, little rock, long beach, los angeles, louisville, lubbock, madison?, memphis, menlo park, mesa?,
  miami, milwaukee, minneapolis, mobile?, modesto, montgomery?, moreno valley, mountain view, nashville, new
  orleans, newark?, newport news, north las vegas, oakland, oklahoma city, omaha, orlando, overland park,
  oxnard, palo alto, pasadena, peoria, philadelphia, phoenix, pittsburgh, plano?, port saint lucie, portland,
  providence?, raleigh, redmond, reno?, reston, riverside, rochester, sacramento, saint paul, salem?, salt
  lake city, san antonio, san bernardino, san diego, san francisco, san mateo, santa clara, santa monica,
  savannah?, scottsdale, seattle, shreveport, sioux falls, spokane, springfield?, st louis, st paul,
  stockton?, sunnyvale, syracuse, tacoma, tallahassee, tampa, tucson, tulsa, virginia beach, washington,
  washington dc, wichita, winston salem, yonkers
UY | montevideo
VE | caracas
VN | hanoi, ho chi minh city
ZA | cape town, durban, johannesburg, pretoria
- | altdorf, athens, bedford?, birmingham, brighton, cambridge, canterbury, carlisle?, cartagena, chelmsford,
  chester?, chesterfield, cordoba, cuenca?, durham?, guadalajara, halifax?, halle?, hastings?, hoboken,
  ipswich, lancaster?, laval?, leon?, lincoln?, londonderry, macon, mansfield?, merida?, nazareth?, newport?,
  norfolk?, parana, peterborough, plymouth, portsmouth, reading?, richmond, ripon, saint petersburg,
  salisbury, san jose, san juan, san luis, santa ana, santa fe, santa rosa, santiago, southport, st
  petersburg, stafford?, taunton, toledo?, truro, vitoria?, waterford, waterloo, wells?, winchester?,
  worcester?, york?, zwijndrecht
`;

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
/** Lines of towns by the country before them; `-` where the name alone does not tell. */
const linesOf = (table: string) =>
  table
    .trim()
    .split(/\n(?=\S)/)
    .map((line) => {
      const [country, names] = line.replace(/\s+/g, " ").split(" | ") as [string, string];
      return { country: country === "-" ? null : country, names: names.split(", ") };
    });
const SEVERAL_NAMES = linesOf(TOWNS_OF_SEVERAL_NAMES).map(({ country, names }) => ({
  country,
  names: names.map(fold),
}));
const ONE_NAME = linesOf(TOWNS);
const TOWN_OF = new Map(
  SEVERAL_NAMES.flatMap(({ names }) => names.map((name) => [name, names[0]!] as const)),
);
const TOWN_NAMES: ReadonlySet<string> = new Set(
  [...SEVERAL_NAMES, ...ONE_NAME].flatMap(({ names }) => names),
);
const COUNTRY_OF_TOWN = new Map(
  [...SEVERAL_NAMES, ...ONE_NAME].flatMap(({ country, names }) =>
    country === null ? [] : names.map((name) => [name.replace("?", ""), country] as const),
  ),
);
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

/** ISO 3166 code of the country that a text names; null for anything else. */
export function countryNamed(text: string): string | null {
  return COUNTRY_NAMES.get(fold(text)) ?? null;
}

/** Names of countries that are also a state's of another. */
const ALSO_STATES = new Set(["georgia", "georgie"]);
const PARTS = new Set(
  "england, angleterre, inglaterra, inghilterra, scotland, wales, northern ireland".split(", "),
);

/** The same where the text can mean nothing else, as it stands alone: not "Georgia", "Congo" or "Granada". */
export function countryAlone(text: string): string | null {
  const folded = fold(text);
  if (/^U\.?S\.?$/u.test(text)) return "US";
  return ALSO_STATES.has(folded) ? null : (CERTAIN_COUNTRIES.get(folded) ?? null);
}

/** Whether the text names a part of the country that it is read as: England, of the United Kingdom. */
export function isPartOfCountry(text: string): boolean {
  return PARTS.has(fold(text));
}

/** Countries by the codes and names of their states: "WA" is in the United States and in Australia. */
const STATES = Map.groupBy(
  REGIONS.filter(({ key }) => key.length === 2).flatMap((region) =>
    [...codesOf(region), ...spellingsOf(region, { columns: ["names"] }).map(fold)].map((name) => ({
      name,
      country: region.key,
    })),
  ),
  ({ name }) => name,
);

/**
 * ISO 3166 codes of the countries in which a place lies, by its parts ("Portland", "OR"): what names a country says so, a
 * state's name or code tells among towns of one name, and else the town's own country counts. Empty where nothing tells.
 */
export function countriesNamed(parts: readonly string[]): string[] {
  const own = parts.flatMap((part) => (isCode(part) ? [] : (countryNamed(part) ?? [])));
  if (own.length > 0) return own;
  const towns = parts.flatMap((part) => COUNTRY_OF_TOWN.get(fold(part)) ?? []);
  // "Berlin, DE" is in Germany and "Wilmington, DE" in Delaware.
  const coded = parts.flatMap((part) => {
    const code = /^[A-Z]{2,3}(?= |$)/.exec(part)?.[0];
    const states = (STATES.get(code ?? fold(part)) ?? []).map(({ country }) => country);
    const found = code !== undefined && COUNTRY_OF.has(code) ? [...states, code] : states;
    return found.find((country) => towns.includes(country)) ?? found[0] ?? [];
  });
  return coded.length > 0 ? coded : towns;
}

function isCode(part: string): boolean {
  return /^[A-Z]{2}(?: \d|$)/.test(part) && part !== "UK" && part !== "US";
}
