/** Degrees and school leaving certificates, as patterns over the printed text. */
import { pattern } from "@career-portrait/shared/text";

/** A degree's name. Abbreviations are matched with their capitals, words in any case. */
const ABBREVIATED = pattern("u")`
    (?<![\p{L}.])(?:Ph\.?\s?D|Dr\.?(?=\s(?:rer|phil|med|ing|jur))|M\.?\s?B\.?\s?A|E?MBA|M\.?\s?S[cC]|
    B\.?\s?S[cC]|M\.?\s?Eng|B\.?\s?Eng|M\.?\s?Ed|B\.?\s?Ed|M\.?Phil|M\.?Tech|B\.?Tech|
    M\.?\s?S\.?(?!\s?(?:Office|Project|Excel|Word|Teams))|B\.?\s?S\.?|M\.?\s?A\.?(?!\w)|
    B\.?\s?A\.?(?!\w)|A\.?\s?A\.?\s?S?\.?(?!\w)|A\.S\.|B\.?Com|M\.?Com|BBA|BCA|MCA|BE|B\.E\.|M\.E\.|
    LL\.?\s?[BM]|J\.?\s?D\.?|M\.?D\.?|D\.?D\.?S|D\.?N\.?P|M\.?S\.?N|B\.?S\.?N|A\.?D\.?N|M\.?S\.?W|
    B\.?S\.?W|BFA|MFA|B\.?Arch|M\.?Arch|MPH|MPA|MPP|BSCS|MSCS|BSEE|GED|DUT|BTS|BUT|CAP|BEP|HND|HNC|NVQ|
    GCSEs?|A[ -]?[Ll]evels?|SSC|HSC|PGCE|PGDip|DEA|DESS|DCG|DSCG|PGDE|PGDip|DEUG|CPGE|FdA|FdSc|MPharm|
    PharmD|DPT|OTD|AuD|EdD|DBA|MDiv|MLIS|MLS|BDes|MDes|MChem|MMath|MPhys|MRes|BHSc|BPharm|MBBS|BDS|IB|
    Dipl\.?-?\s?\p{L}+\.?|Mag\.|Lic\.|Ing\.)(?![\p{L}])\.?`;

const WORDED = pattern("iu")`
    (?<!\p{L})(?:(?:post\s?-?)?doctorate|doctoral|doctor (?:of|in)|phd|masters?(?:['’]s)?(?: (?:of|
    in)| degree|$|\s|:|,)|bachelors?(?:['’]s)?(?: (?:of|in)| degree|$|\s|:|,)|
    associates?(?:['’]s)?(?: (?:of|in|degree)|$|\s(?!professor|director|engineer|consultant|manager|
    editor))|high school|secondary school|diploma|graduate certificate|postgraduate|
    undergraduate degree|executive education|study abroad|exchange (?:semester|student|program)|
    semester abroad|auslandssemester|auslandsstudium|auslandsjahr|minor in|major in|licentiate|
    foundation degree|certificate (?:of|in)|graduated as|coursework in|nursing degree|trade certificate|
    apprenticeship|bootcamp|legal practice course|bar professional training|
    (?<=\p{L}\s)certificate(?=\s*(?:,|$|\()))`;

const OTHER_LANGUAGES = pattern("iu")`
    (?<!\p{L})(?:gepr[üu]fte[rs]?\s|staatlich (?:gepr[üu]fte|anerkannte)[rs]?\s|abitur|fachabitur|
    fachhochschulreife|hochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|matura|
    diplom|magister|staatsexamen|promotion|doktor|ausbildung (?:zu[mr]?|als)|berufsausbildung|
    lehre (?:zu[mr]|als)|umschulung|fachweiterbildung|weiterbildung (?:zu[mr])|meisterbrief|
    meister(?:pr[uü]fung)?(?= )|studium (?:der|des)|bachelorstudium|masterstudium|
    techniker(?:ausbildung)?(?= ))`;
const ROMANCE = pattern("iu")`
    (?<!\p{L})(?:licenciatura|licenciad[oa]|grado (?:en|superior|medio|universitario)|grado(?=[ ,]|$)|
    m[aá]ster(?!\p{L})|maestr[ií]a|doctorado|doutorado|posgrado|p[oó]s-?gradua[çc][aã]o|postgrado|
    bachillerato|diplomatura|diplomado|t[eé]cnic[oa] (?:superior|en)|formaci[oó]n profesional|
    ciclo formativo|t[ií]tulo(?!\p{L})|ingenier[ií]a (?:en|civil|inform|industrial|t[eé]cnica)|
    licence(?!\p{L})|ma[iî]trise|doctorat|baccalaur[eé]at|bac(?: |$|\+)|dipl[oô]me|brevet|dut(?!\p{L})|
    bts(?!\p{L})|ing[eé]nieur (?:en|dipl)|bacharelado|bacharel|mestrado|gradua[çc][aã]o|licenciatura|
    tecn[oó]logo|tecnologia em|curso t[eé]cnico|ensino m[eé]dio|ensino superior|laurea|diploma|
    dottorato|perito|maturit[aà]|vwo(?!\p{L})|havo(?!\p{L})|mbo(?!\p{L})|hbo(?!\p{L})|wo(?!\p{L})|
    propedeuse|doctoraal|especializa[çc][aã]o|especializaci[oó]n|aperfei[çc]oamento)`;
const CJK = /(?:博士后?|硕士|学士|本科|大专|专科|研究生|高中|中专|双学位|MBA)/;

/** Where the text names a degree: its position, or -1. */
export function degreeAt(text: string): number {
  return [ABBREVIATED, WORDED, OTHER_LANGUAGES, ROMANCE, CJK]
    .map((pattern) => text.search(pattern))
    .filter((at) => at >= 0)
    .reduce((first, at) => (first < 0 || at < first ? at : first), -1);
}

/** Results and honours, which are neither degree nor subject. */
export const GRADE_NOTE = pattern("iu")`
    (?<!\p{L})(?:c?gpa|cum\.? gpa|grade|note|abschlussnote|notenschnitt|nota|promedio|mention|
    mit auszeichnung|sehr gut|magna cum laude|summa cum laude|cum laude|with honou?rs|honou?rs\b(?! in)|
    distinction|first class|valedictorian|dean['’]s list|percentage|score|rank|average|thesis|advisor|
    adviser|supervisor|relevant coursework|coursework|minor\b|thema|abschlussarbeit|masterarbeit|
    bachelorarbeit)(?!\p{L})`;
