/**
 * Languages that people speak. Source: Unicode CLDR 46, display names of languages; further names and forms by hand.
 * Key: ISO 639 code. The first English name is the one the product uses.
 */
import { fold } from "../letters/fold.ts";
import { keysByWord, patternOf, readTable } from "./table.ts";

export const SPOKEN_LANGUAGES = readTable(`
key | en | de | fr | es | pt | it | nl | sv | da | pl | zh
en | English | Englisch | anglais, anglaise | inglés | inglês | inglese | Engels | engelska | engelsk | angielski | 英语, 英文
de | German | Deutsch | allemand, allemande | alemán | alemão | tedesco | Duits | tyska | tysk | niemiecki | 德语, 德文
fr | French | Französisch | français, française | francés | francês | francese | Frans | franska | fransk | francuski | 法语, 法文
es | Spanish, Castilian | Spanisch | espagnol, castillan | español, castellano | espanhol | spagnolo | Spaans | spanska | spansk | hiszpański | 西班牙语
pt | Portuguese, Brazilian Portuguese | Portugiesisch | portugais | portugués | português | portoghese | Portugees | portugisiska | portugisisk | portugalski | 葡萄牙语
it | Italian | Italienisch | italien, italienne | italiano | italiano | italiano | Italiaans | italienska | italiensk | włoski | 意大利语
nl | Dutch, Flemish | Niederländisch, Flämisch, Holländisch | néerlandais, flamand, hollandais | neerlandés, holandés | holandês, neerlandês | olandese | Nederlands, Vlaams | nederländska | nederlandsk | niderlandzki | 荷兰语
sv | Swedish | Schwedisch | suédois | sueco | sueco | svedese | Zweeds | svenska | svensk | szwedzki | 瑞典语
da | Danish | Dänisch | danois | danés | dinamarquês | danese | Deens | danska | dansk | duński | 丹麦语
no | Norwegian, Bokmål?, Nynorsk | Norwegisch | norvégien, norvégienne | noruego | norueguês | norvegese | Noors | norska | norsk | norweski | 挪威语
fi | Finnish, Suomi | Finnisch | finnois, finlandais | finés?, finlandés | finlandês | finlandese | Fins? | finska | finsk | fiński | 芬兰语
is | Icelandic | Isländisch | islandais | islandés | islandês | islandese | IJslands | isländska | islandsk | islandzki | 冰岛语
pl | Polish? | Polnisch | polonais, polonaise | polaco | polonês | polacco | Pools? | polska? | polsk | polski | 波兰语
cs | Czech | Tschechisch | tchèque | checo | tcheco | ceco | Tsjechisch | tjeckiska | tjekkisk | czeski | 捷克语
sk | Slovak | Slowakisch | slovaque | eslovaco | eslovaco | slovacco | Slowaaks | slovakiska | slovakisk | słowacki | 斯洛伐克语
sl | Slovenian, Slovene | Slowenisch | slovène | esloveno | esloveno | sloveno | Sloveens | slovenska | slovensk | słoweński | 斯洛文尼亚语
hr | Croatian, Serbo-Croatian | Kroatisch | croate | croata | croata | croato | Kroatisch | kroatiska | kroatisk | chorwacki | 克罗地亚语
sr | Serbian | Serbisch | serbe | serbio | sérvio | serbo | Servisch | serbiska | serbisk | serbski | 塞尔维亚语
bs | Bosnian | Bosnisch | bosniaque | bosnio | bósnio | bosniaco | Bosnisch | bosniska | bosnisk | bośniacki | 波斯尼亚语
mk | Macedonian | Mazedonisch | macédonien | macedonio | macedônio | macedone | Macedonisch | makedonska | makedonsk | macedoński | 马其顿语
bg | Bulgarian | Bulgarisch | bulgare | búlgaro | búlgaro | bulgaro | Bulgaars | bulgariska | bulgarsk | bułgarski | 保加利亚语
ro | Romanian, Moldovan | Rumänisch | roumain | rumano | romeno | rumeno | Roemeens | rumänska | rumænsk | rumuński | 罗马尼亚语
hu | Hungarian | Ungarisch | hongrois | húngaro | húngaro | ungherese | Hongaars | ungerska | ungarsk | węgierski | 匈牙利语
el | Greek | Griechisch | grec, grecque | griego | grego | greco? | Grieks | grekiska | græsk | grecki | 希腊语
tr | Turkish | Türkisch | turc, turque | turco | turco | turco | Turks | turkiska | tyrkisk | turecki | 土耳其语
ru | Russian | Russisch | russe | ruso | russo | russo | Russisch | ryska | russisk | rosyjski | 俄语
uk | Ukrainian | Ukrainisch | ukrainien, ukrainienne | ucraniano | ucraniano | ucraino | Oekraïens | ukrainska | ukrainsk | ukraiński | 乌克兰语
be | Belarusian, Byelorussian | Belarussisch | biélorusse | bielorruso | bielorrusso | bielorusso | Belarussisch | belarusiska | belarusisk | białoruski | 白俄罗斯语
lt | Lithuanian | Litauisch | lituanien | lituano | lituano | lituano | Litouws | litauiska | litauisk | litewski | 立陶宛语
lv | Latvian | Lettisch | letton | letón | letão | lettone? | | lettiska | lettisk | łotewski | 拉脱维亚语
et | Estonian | Estnisch | estonien | estonio | estoniano | estone | Estisch | estniska | estisk | estoński | 爱沙尼亚语
sq | Albanian | Albanisch | albanais | albanés | albanês | albanese | Albanees | albanska | albansk | albański | 阿尔巴尼亚语
ga | Irish, Irish Gaelic | Irisch | irlandais | irlandés | irlandês | irlandese | Iers | iriska | irsk | irlandzki | 爱尔兰语
gd | Scottish Gaelic, Gaelic | Gälisch | gaélique écossais, gaélique | gaélico escocés, gaélico | gaélico escocês | gaelico scozzese | Schots-Gaelisch | skotsk gaeliska | skotsk gælisk | szkocki gaelicki | 苏格兰盖尔语
cy | Welsh | Walisisch | gallois | galés | galês | gallese | Welsh | walesiska | walisisk | walijski | 威尔士语
br | Breton | Bretonisch | breton, bretonne | bretón | bretão | bretone | Bretons | bretonska | bretonsk | bretoński | 布列塔尼语
eu | Basque | Baskisch | basque | euskera, vasco?, vascuence, euskara | basco? | basco? | Baskisch | baskiska | baskisk | baskijski | 巴斯克语
ca | Catalan | Katalanisch | catalan | catalán, valenciano | catalão | catalano | Catalaans | katalanska | catalansk | kataloński | 加泰罗尼亚语
gl | Galician | Galicisch | galicien | gallego | galego | galiziano | Galicisch | galiciska | galicisk | galicyjski | 加利西亚语
mt | Maltese | Maltesisch | maltais | maltés | maltês | maltese | Maltees | maltesiska | maltesisk | maltański | 马耳他语
lb | Luxembourgish, Luxembourgeois | Luxemburgisch, Lëtzebuergesch | luxembourgeois | luxemburgués | luxemburguês | lussemburghese | Luxemburgs | luxemburgiska | luxembourgsk | luksemburski | 卢森堡语
fy | Western Frisian, Frisian | Westfriesisch, Friesisch | frison occidental, frison | frisón occidental | frísio ocidental | frisone occidentale | | västfrisiska | vestfrisisk | zachodniofryzyjski | 西弗里西亚语
yi | Yiddish | Jiddisch | yiddish | yidis | iídiche | yiddish | Jiddisch | jiddisch | jiddisch | jidysz | 意第绪语
la | Latin language, Latin? | Latein | latin? | latín? | latim? | latino? | Latijn | latin? | latin? | łaciński | 拉丁语
hy | Armenian | Armenisch | arménien | armenio | armênio | armeno | Armeens | armeniska | armensk | ormiański | 亚美尼亚语
ka | Georgian | Georgisch | géorgien | georgiano | georgiano | georgiano | Georgisch | georgiska | georgisk | gruziński | 格鲁吉亚语
az | Azerbaijani, Azeri | Aserbaidschanisch | azerbaïdjanais | azerbaiyano | azerbaijano | azerbaigiano | Azerbeidzjaans | azerbajdzjanska | aserbajdsjansk | azerbejdżański | 阿塞拜疆语
kk | Kazakh | Kasachisch | kazakh | kazajo | cazaque | kazako | Kazachs | kazakiska | kasakhisk | kazachski | 哈萨克语
ky | Kyrgyz | Kirgisisch | kirghize | kirguís | quirguiz | kirghiso | Kirgizisch | kirgiziska | kirgisisk | kirgiski | 吉尔吉斯语
uz | Uzbek | Usbekisch | ouzbek | uzbeko | uzbeque | uzbeco | Oezbeeks | uzbekiska | usbekisk | uzbecki | 乌兹别克语
tg | Tajik | Tadschikisch | tadjik? | tayiko | tadjique | tagico | Tadzjieks | tadzjikiska | tadsjikisk | tadżycki | 塔吉克语
tk | Turkmen | Turkmenisch | turkmène | turcomano | turcomeno | turcomanno | Turkmeens | turkmeniska | turkmensk | turkmeński | 土库曼语
mn | Mongolian | Mongolisch | mongol? | mongol? | mongol? | mongolo | Mongools | mongoliska | mongolsk | mongolski | 蒙古语
he | Hebrew, Ivrit | Hebräisch | hébreu | hebreo | hebraico | ebraico | Hebreeuws | hebreiska | hebraisk | hebrajski | 希伯来语
ar | Arabic, Modern Standard Arabic | Arabisch, Hocharabisch | arabe | árabe | árabe | arabo | Arabisch | arabiska | arabisk | arabski | 阿拉伯语
fa | Persian, Farsi, Dari | Persisch | persan | persa? | persa? | persiano | Perzisch | persiska | persisk | perski | 波斯语
ps | Pashto, Pushto, Pashtu | Paschtu, Paschto | pachto | pastún | pashto | pashto | Pasjtoe | afghanska? | pashto | paszto | 普什图语
ku | Kurdish, Kurmanji, Sorani | Kurdisch | kurde | kurdo | curdo | curdo | Koerdisch | kurdiska | kurdisk | kurdyjski | 库尔德语
ur | Urdu | Urdu | ourdou | urdu | urdu | urdu | Urdu | urdu | urdu | urdu | 乌尔都语
hi | Hindi, Hindustani | Hindi | hindi | hindi | hindi | hindi | Hindi | hindi | hindi | hindi | 印地语
bn | Bengali, Bangla | Bengalisch | bengali | bengalí | bengali | bengalese | Bengaals | bengali | bengali | bengalski | 孟加拉语
pa | Punjabi, Panjabi | Punjabi, Pandschabi | pendjabi | punyabí | panjabi | punjabi | Punjabi | punjabi | punjabi | pendżabski | 旁遮普语
gu | Gujarati | Gujarati | goudjarati | guyaratí | guzerate | gujarati | Gujarati | gujarati | gujarati | gudżarati | 古吉拉特语
mr | Marathi | Marathi | marathi | maratí | marati | marathi | Marathi | marathi | marathi | marathi | 马拉地语
ta | Tamil | Tamil | tamoul | tamil | tâmil | tamil | Tamil | tamil | tamil | tamilski | 泰米尔语
te | Telugu | Telugu | télougou | telugu | télugo | telugu | Telugu | telugu | telugu | telugu | 泰卢固语
kn | Kannada | Kannada | kannada | canarés | canarim | kannada | Kannada | kannada | kannada | kannada | 卡纳达语
ml | Malayalam | Malayalam | malayalam | malayálam | malaiala | malayalam | Malayalam | malayalam | malayalam | malajalam | 马拉雅拉姆语
si | Sinhala, Sinhalese | Singhalesisch | cingalais | cingalés | cingalês | singalese | Singalees | singalesiska | singalesisk | syngaleski | 僧伽罗语
ne | Nepali | Nepalesisch | népalais | nepalí | nepalês | nepalese | Nepalees | nepalesiska | nepalesisk | nepalski | 尼泊尔语
as | Assamese | Assamesisch | assamais | asamés | assamês | assamese | Assamees | assamesiska | assamesisk | asamski | 阿萨姆语
or | Odia, Oriya | Oriya | odia | oriya | oriá | odia | Odia | oriya | oriya | orija | 奥里亚语
my | Burmese, Myanmar? | Birmanisch | birman | birmano | birmanês | birmano | Birmaans | burmesiska | burmesisk | birmański | 缅甸语
th | Thai | Thailändisch, Thai | thaï | tailandés | tailandês | thailandese | Thai | thailändska | thai | tajski | 泰语
lo | Lao? | Laotisch | lao? | lao? | laosiano | lao? | Laotiaans | laotiska | lao? | laotański | 老挝语
km | Khmer | Khmer | khmer | jemer | khmer | khmer | Khmer | kambodjanska | khmer | khmerski | 高棉语
vi | Vietnamese | Vietnamesisch | vietnamien | vietnamita | vietnamita | vietnamita | Vietnamees | vietnamesiska | vietnamesisk | wietnamski | 越南语
id | Indonesian, Bahasa?, Bahasa Indonesia | Indonesisch | indonésien | indonesio | indonésio | indonesiano | Indonesisch | indonesiska | indonesisk | indonezyjski | 印度尼西亚语
ms | Malay, Bahasa Melayu | Malaiisch | malais | malayo | malaio | malese | Maleis | malajiska | malajisk | malajski | 马来语
jv | Javanese | Javanisch | javanais | javanés | javanês | giavanese | Javaans | javanesiska | javanesisk | jawajski | 爪哇语
fil | Filipino, Tagalog | Filipino, Tagalog | filipino, tagalog | filipino, tagalo | filipino | filippino | Filipijns | filippinska | filippinsk | filipiński | 菲律宾语
ceb | Cebuano | Cebuano | cebuano | cebuano | cebuano | cebuano | Cebuano | cebuano | cebuano | cebuański | 宿务语
zh | Chinese, Mandarin, Mandarin Chinese, Putonghua | Chinesisch, Mandarin, Hochchinesisch | chinois, mandarin, chinoise | chino, mandarín | chinês, mandarim | cinese, mandarino? | Chinees, Mandarijn? | kinesiska | kinesisk | chiński | 中文, 汉语, 普通话, 国语, 华语
yue | Cantonese | Kantonesisch | cantonais | cantonés | cantonês | cantonese | Kantonees | kantonesiska | kantonesisk | kantoński | 粤语, 广东话
ja | Japanese | Japanisch | japonais | japonés | japonês | giapponese | Japans | japanska | japansk | japoński | 日语, 日文
ko | Korean | Koreanisch | coréen | coreano | coreano | coreano | Koreaans | koreanska | koreansk | koreański | 韩语, 韩文
am | Amharic | Amharisch | amharique | amárico | amárico | amarico | Amhaars | amhariska | amharisk | amharski | 阿姆哈拉语
ti | Tigrinya | Tigrinya | tigrigna, tigrinya | tigriña | tigrínia | tigrino | Tigrinya | tigrinja | tigrinya | tigrinia | 提格利尼亚语
so | Somali | Somali | somali | somalí | somali | somalo | Somalisch | somaliska | somali | somalijski | 索马里语
om | Oromo | Oromo | oromo | oromo | oromo | oromo | Afaan Oromo | oromo | oromo | oromo | 奥罗莫语
sw | Swahili, Kiswahili | Suaheli, Swahili | swahili | suajili | suaíli | swahili | Swahili | swahili | swahili | suahili | 斯瓦希里语
ha | Hausa | Hausa, Haussa | haoussa | hausa | hauçá | hausa | Hausa | hausa | hausa | hausa | 豪萨语
ig | Igbo | Igbo | igbo | igbo | igbo | igbo | Igbo | igbo | igbo | igbo | 伊博语
yo | Yoruba | Yoruba | yoruba | yoruba | iorubá | yoruba | Yoruba | yoruba | yoruba | joruba | 约鲁巴语
zu | Zulu, isiZulu | Zulu | zoulou | zulú | zulu | zulu | Zoeloe | zulu | zulu | zulu | 祖鲁语
xh | Xhosa, isiXhosa | Xhosa | xhosa | xhosa | xhosa | xhosa | Xhosa | xhosa | xhosa | khosa | 科萨语
st | Southern Sotho, Sotho, Sesotho | Süd-Sotho | sotho du Sud | sotho meridional | soto do sul? | sotho del sud | Zuid-Sotho | sydsotho | sydsotho | sotho południowy | 南索托语
tn | Tswana, Setswana | Tswana | tswana | setsuana | tswana | tswana | Tswana | tswana | tswana | setswana | 茨瓦纳语
sn | Shona? | Shona? | shona? | shona? | xona | shona? | Shona? | shona? | shona? | shona? | 绍纳语
ny | Chichewa, Nyanja | Nyanja | chewa | nyanja | nianja | nyanja | Nyanja | nyanja | nyanja | njandża | 齐切瓦语
af | Afrikaans | Afrikaans | afrikaans | afrikáans | africâner | afrikaans | Afrikaans | afrikaans | afrikaans | afrikaans | 南非荷兰语
wo | Wolof | Wolof | wolof | wólof | uolofe | wolof | Wolof | wolof | wolof | wolof | 沃洛夫语
ff | Fula?, Fulani | Ful? | peul? | fula? | fula? | fulah | Fulah | fulani | fulah | fulani | 富拉语
bm | Bambara | Bambara | bambara | bambara | bambara | bambara | Bambara | bambara | bambara | bambara | 班巴拉语
ln | Lingala | Lingala | lingala | lingala | lingala | lingala | Lingala | lingala | lingala | lingala | 林加拉语
kg | Kongo?, Kikongo | Kongolesisch | kikongo | kongo? | congolês | kongo? | Kongo? | kikongo | kongo? | kongo? | 刚果语
rw | Kinyarwanda | Kinyarwanda | kinyarwanda | kinyarwanda | quiniaruanda | kinyarwanda | Kinyarwanda | kinjarwanda | kinyarwanda | kinya-ruanda | 卢旺达语
rn | Rundi, Kirundi | Rundi | roundi | kirundi | rundi | rundi | Kirundi | rundi | rundi | rundi | 隆迪语
lg | Ganda, Luganda | Ganda | ganda | ganda | luganda | ganda | Luganda | luganda | ganda | ganda | 卢干达语
mg | Malagasy | Malagasy | malgache | malgache | malgaxe | malgascio | Malagassisch | malagassiska | malagassisk | malgaski | 马拉加斯语
ak | Akan?, Twi? | Akan? | akan? | akan? | akan? | akan? | Akan? | akan? | akan? | akan? | 阿肯语
ee | Ewe? | Ewe? | éwé? | ewé? | ewe? | ewe? | Ewe? | ewe? | ewe? | ewe? | 埃维语
co | Corsican | Korsisch | corse? | corso? | corso? | corso? | Corsicaans | korsikanska | korsikansk | korsykański | 科西嘉语
oc | Occitan | Okzitanisch | occitan | occitano | occitânico | occitano | Occitaans | occitanska | occitansk | oksytański | 奥克语
ht | Haitian Creole, Creole?, Kreyòl | Haiti-Kreolisch | créole haïtien, créole? | criollo haitiano | haitiano | creolo haitiano | Haïtiaans Creools | haitiska | haitisk | kreolski haitański | 海地克里奥尔语
sgn | Sign language, American Sign Language, British Sign Language, ASL, BSL | Gebärdensprache, DGS | langue des signes, LSF | lengua de signos, lengua de señas | língua gestual, língua de sinais, Libras? | lingua dei segni | gebarentaal | teckenspråk | tegnsprog | język migowy | 手语
`);

/** What names no language, but says that one is spoken of: by hand. Notation: `phrases.ts`. */
export const LANGUAGE_WORDS = readTable(`
key | en | de | fr | es | nl | it
language | language[s], auslan | Sprache, Fremdsprachen*, _sprachig, Dialekt, Mundart, Schweizerdeutsch, (steir/bair)isch* | langue[s], francophone | idiomas | taal, mondje _ | lingua
`);

/** What a name may end in, by the language it is written in: "deutsche", "Deutschkenntnisse", "inglesa", "Duitstalig". */
const ENDINGS: Readonly<Record<string, string>> = {
  de: "(?:e[mnr]?|kenntnisse?n?|sprachig\\p{L}*|sprachkenntnisse?n?|sprachniveau|niveau|muttersprach\\p{L}*)?",
  fr: "(?:e?s?)",
  es: "(?:as?|es)?",
  pt: "(?:as?|es)?",
  nl: "(?:e|talig\\p{L}*)?",
  sv: "(?:sprakig\\p{L}*)?",
  da: "(?:e|t|kundskaber)?",
  pl: "(?:ego|m)?",
};
/** In these a vowel takes the place of the name's own: italiano, italiana; not "armenio", whose "armenia" is a country. */
const CHANGING: Readonly<Record<string, RegExp>> = { es: /(?<=an)o$/, pt: /(?<=an)o$/, it: /[oe]$/ };

function formOf(name: string, column: string): string {
  const whole = patternOf(name);
  const stem = CHANGING[column] ? whole.replace(CHANGING[column], "") : whole;
  if (stem !== whole) return `${stem}(?:[aoei]s?)`;
  // "Inglesa", "española", "alemana", but no "somalia".
  if ((column === "es" || column === "pt") && !/(?:es|ol|an)$/.test(whole)) return `${whole}(?:s?)`;
  return `${whole}${ENDINGS[column] ?? ""}`;
}

interface Form {
  code: string;
  /** Not also another word. */
  sure: boolean;
  form: string;
  /** Matches the whole form where it is set to begin; made when a text first has its beginning, for they are thousands. */
  at: RegExp | null;
}

/** So many letters of a form its readers go by first. */
const BEGINNING = 3;

let forms: ReadonlyMap<string, readonly Form[]> | undefined;

/** Forms by their first letters; of those with one beginning the longer names first. */
function formsByBeginning(): Map<string, Form[]> {
  const all = SPOKEN_LANGUAGES.flatMap(({ key, words, doubtful }) =>
    [words, doubtful].flatMap((names) =>
      Object.entries(names).flatMap(([column, spelt]) =>
        spelt.map((name) => ({ code: key, sure: names === words, name, form: formOf(name, column) })),
      ),
    ),
  );
  const once = new Map(all.toReversed().map((one) => [`${one.sure} ${one.form}`, one] as const));
  const sorted = [...once.values()].toSorted(
    (a, b) => b.name.length - a.name.length || Number(b.sure) - Number(a.sure),
  );
  return Map.groupBy(
    sorted.map(({ code, sure, form }) => ({ code, sure, form, at: null })),
    ({ form }) => form.slice(0, BEGINNING),
  );
}

export interface NamedLanguage {
  /** ISO 639. */
  code: string;
  /** Offsets in the folded text. */
  start: number;
  end: number;
}

/**
 * The languages that a folded text names, in order. Names that are also other words count where a word of speaking or
 * another language stands beside them ("English and Polish"), or, with `listed`, wherever they stand.
 */
export function languagesNamed(folded: string, listed = false): NamedLanguage[] {
  const named: (NamedLanguage & { sure: boolean })[] = [];
  forms ??= formsByBeginning();
  for (let start = 0; start >= 0 && start < folded.length; start = nextWord(folded, start)) {
    for (const one of forms.get(folded.slice(start, start + BEGINNING)) ?? []) {
      const { code, sure } = one;
      const at = (one.at ??= new RegExp(`${one.form}(?![\\p{L}\\p{N}])`, "uy"));
      at.lastIndex = start;
      if (!at.test(folded)) continue;
      named.push({
        code,
        sure: listed || sure || isSpoken(folded, start, at.lastIndex),
        start,
        end: at.lastIndex,
      });
      start = at.lastIndex - 1;
      break;
    }
  }
  return named.filter(
    (one, at) => one.sure || [named[at - 1], named[at + 1]].some((other) => isListed(folded, one, other)),
  );
}

/** Where the word behind that at `from` begins; -1 behind the last. */
function nextWord(folded: string, from: number): number {
  const space = folded.indexOf(" ", from);
  return space < 0 ? -1 : space + 1;
}

const SPEAKING =
  "fluent(?:ly)?|native|spoken|written|speak(?:s|ing|ers?)?|languages?|[abc] ?[12]|fliessend|sprachen?|kenntnisse|courante?|langues?|habla(?:do|da|r)?|idiomas?|lingua|taal|sprog";
const SPEAKING_BEFORE = new RegExp(`(?:^| )(?:${SPEAKING}) $`, "u");
const SPEAKING_BEHIND = new RegExp(`^ (?:${SPEAKING})(?: |$)`, "u");
/** The longest of these words and their spaces. */
const NEAR = 14;

/** Whether a word beside a name that is also another word ("polish", "latin") shows that a language is meant. */
function isSpoken(folded: string, start: number, end: number): boolean {
  return (
    SPEAKING_BEFORE.test(folded.slice(Math.max(0, start - NEAR), start)) ||
    SPEAKING_BEHIND.test(folded.slice(end, end + NEAR))
  );
}

/** Between two of a list, folded. */
const JOINS = /^ (?:(?:and|or|und|oder|sowie|et|ou|y|o|e|en|of|i) )?$/u;

function isListed(folded: string, one: NamedLanguage, other?: NamedLanguage & { sure: boolean }): boolean {
  if (!other?.sure) return false;
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return JOINS.test(folded.slice(first.end, second.start));
}

const NAMES = new Map(SPOKEN_LANGUAGES.map((row) => [row.key, row] as const));
const CODES = keysByWord(SPOKEN_LANGUAGES, { doubtful: true });

/** The code of a language by its name in any of the columns; null for what is none. */
export function languageCode(name: string): string | null {
  return CODES.get(fold(name)) ?? null;
}

/** What a language is called in another, as it is spelt there; null where the table does not say. */
export function languageName(code: string, column = "en"): string | null {
  const row = NAMES.get(code);
  return row?.words[column]?.[0] ?? row?.doubtful[column]?.[0] ?? null;
}
