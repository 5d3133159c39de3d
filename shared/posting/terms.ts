/** Short fixed vocabularies of a posting's facts: kinds of employment, work modes, the labels that name a fact. */
import type { WorkMode } from "../contract/posting.ts";
import { EAST_ASIAN, LETTERS } from "./letters.ts";

const edge = (alternatives: string) =>
  new RegExp(`(?<![A-Za-zÀ-ɏͰ-ӿ0-9])(?:${alternatives})(?![A-Za-zÀ-ɏͰ-ӿ0-9])`, "i");

const EMPLOYMENT = edge(
  [
    "full[-_ ]?time|part[-_ ]?time|contract(?:or)?|temporary|permanent|intern(?:ship)?|freelance|casual|seasonal|per diem|fixed[- ]term|apprenticeship|volunteer|zero hours|temp|w-?2|1099|regular|employee",
    "vollzeit|teilzeit|voll- oder teilzeit|festanstellung|befristet|unbefristet|minijob|werkstudent(?:in)?|praktikum|ausbildung|freiberuflich|geringfügig",
    "temps plein|temps partiel|cdi|cdd|intérim|alternance|stage|temps complet|plein temps",
    "tiempo completo|jornada completa|media jornada|tiempo parcial|jornada parcial|indefinido|temporal|contrato indefinido|prácticas|autónomo|temps parcial|jornada sencera|indefinit|parcial|completa",
    "tempo integral|meio período|período integral|clt|pj|estágio|efetivo|temporário|full time",
    "voltijd?|deeltijd|fulltime|parttime|vaste aanstelling|tijdelijk|bijbaan|tempo pieno|tempo indeterminato|tempo determinato|apprendistato|tirocinio",
    "(?:práce na )?plný úvazek|(?:práce na )?(?:zkrácený|částečný|poloviční) úvazek|hpp|dpp|dpč|brigáda|živnost(?:enský list)?|ičo|na dobu (?:ne)?určitou|plný pracovný úväzok|full-time work|part-time work|stáž|tpp|trvalý pracovní poměr|externí spolupráce",
    "pełny etat|część etatu|pół etatu|umowa o pracę|umowa zlecenie|b2b|kontrakt b2b|umowa o dzieło|staż|praktyki",
    "heltid|deltid|tillsvidareanställning|visstid|vikariat|fuldtid|fast stilling|fastansættelse|studiejob|kokoaikainen|osa-aikainen|vakituinen|määräaikainen",
  ].join("|"),
);
const EMPLOYMENT_EAST_ASIAN =
  /정규직|계약직|인턴|아르바이트|파트타임|프리랜서|파견직|正社員|契約社員|派遣社員|アルバイト|パート|業務委託|全职|兼职|实习|合同工|全職|полная занятость|частичная занятость|повна зайнятість/i;

/** True when a short text states a kind of employment and little else. */
export function isEmployment(text: string): boolean {
  return text.length <= 70 && (EMPLOYMENT.test(text) || EMPLOYMENT_EAST_ASIAN.test(text));
}

/** A short text made of nothing but kinds of employment: `Full time`, `Vollzeit, unbefristet`. */
export function isEmploymentOnly(text: string): boolean {
  if (text.length > 70) return false;
  const words = new RegExp(`${EMPLOYMENT.source}|${EMPLOYMENT_EAST_ASIAN.source}`, "gi");
  const others = text.replace(words, "");
  if (others === text) return false;
  const rest = others.replace(
    /\d+|(?<![A-Za-zÀ-ɏͰ-ӿ])(?:or|oder|ou|and|und|et|y|e|a|nebo|lub|och|og|job|position|type|work|role|employment|months?|hours?|week|exempt|non|개월|수습)(?![A-Za-zÀ-ɏͰ-ӿ])/gi,
    "",
  );
  return rest.replace(/[^\p{L}]/gu, "").length <= 2;
}

/**
 * The kind of employment that a label's value states, without what goes on about something else
 * (`Full-time; in-person attendance required`); null when it states none.
 */
export function employmentIn(value: string): string | null {
  const text = value.trim();
  if (isEmploymentOnly(text)) return text;
  if (
    !(EMPLOYMENT.test(text.slice(0, 90)) || EMPLOYMENT_EAST_ASIAN.test(text.slice(0, 90))) ||
    text.length > 160
  )
    return null;
  const first = text.split(/\s*[;|·]\s*|\s+[–—]\s+|\.\s/u)[0]!;
  return isEmployment(first) ? first : text.length <= 70 ? text : null;
}

/** True when the text says how much of the week one works. */
export function isWorkload(text: string): boolean {
  return /full|part|voll|teil|temps|jornada|tiempo|heltid|deltid|fuldtid|etat|úvazek|úväzok|time|plein|tempo|voltijd|osa-aika|kokoaika|全职|兼职/i.test(
    text,
  );
}

/** JSON-LD and API spellings (`FULL_TIME`, `FullTime`, `parttime_fixed_term`) as people write them. */
export function employmentLabel(text: string): string {
  if (/^[A-Z]+(?:_[A-Z]+)*$/.test(text)) {
    const plain = text.toLowerCase().replaceAll("_", "-");
    return plain === "intern" ? "Internship" : plain.charAt(0).toUpperCase() + plain.slice(1);
  }
  if (/^[a-z]+(?:_[a-z]+)+$/.test(text)) return text.replaceAll("_", " ");
  return text
    .replace(/^(Full|Part)(Time)$/, "$1-time")
    .replace(/^fullTime$/, "Full-time")
    .replace(/^partTime$/, "Part-time");
}

const REMOTE =
  /(?<![A-Za-zÀ-ɏͰ-ӿ])(?:remote|remotely|fully remote|work from home|work[- ]from[- ]anywhere|wfh|home[- ]?office|homeoffice|télétravail|teletrabajo|teletravall|remoto|remota|trabalho remoto|telelavoro|da remoto|thuiswerk(?:en)?|na dálku|práce z domova|zdalna|zdalnie|praca zdalna|distans|fjernarbejde|etätyö|anywhere|telecommute|telecommuting|virtual|vzdáleně|удал[её]нн[A-Za-zÀ-ɏͰ-ӿ]*)(?![A-Za-zÀ-ɏͰ-ӿ])|재택|원격|リモート|在宅|远程/i;
const HYBRID =
  /(?<![A-Za-zÀ-ɏͰ-ӿ])(?:hybrid|hybride|híbrid[oa]|ibrido|hybridní|hybrydow[A-Za-zÀ-ɏͰ-ӿ]*|mixed|part(?:ly|ially|ial)[- ]remote|flexible workplace|teilweise home[- ]?office|partiel(?:lement)? (?:en )?télétravail)(?![A-Za-zÀ-ɏͰ-ӿ])|하이브리드|ハイブリッド|混合/i;
const ONSITE =
  /(?<![A-Za-zÀ-ɏͰ-ӿ])(?:on[- ]?site|in[- ]?office|in[- ]person|on location|vor ort|präsenz|sur site|présentiel|presencial|presencialment|in sede|in presenza|op locatie|op kantoor|na pracovišti|stacjonarn[A-Za-zÀ-ɏͰ-ӿ]*|på plats|fremmøde)(?![A-Za-zÀ-ɏͰ-ӿ])|출근|出社|现场|到岗/i;

/** The mode that a short text states; null when it states none or several. */
export function workModeOf(text: string): WorkMode | null {
  if (/(?:no|not|non|kein(?:e)?|nicht) (?:[A-Za-zÀ-ɏͰ-ӿ]+ )?(?:remote|home)/i.test(text)) return null;
  if (HYBRID.test(text)) return "hybrid";
  const remote = REMOTE.test(text);
  const onsite = ONSITE.test(text);
  if (remote && onsite) return /\bor\b|\/|oder|ou\b/i.test(text) ? null : "hybrid";
  if (remote) return "remote";
  return onsite ? "onsite" : null;
}

/** True when the text is a work mode and little else (`Remote`, `Hybrid work`, `100% remote`). */
export function isWorkModeOnly(text: string): boolean {
  if (text.length > 40 || workModeOf(text) === null) return false;
  const rest = text
    .replace(new RegExp(`${HYBRID.source}|${REMOTE.source}|${ONSITE.source}`, "gi"), "")
    .replace(
      /\d+\s*%|fully|work(?:ing|place)?|job|position|role|only|possible|möglich|ok|friendly|first|mode|type|zcela|plně|możliwa/gi,
      "",
    );
  return rest.replace(/[^\p{L}]/gu, "").length <= 2;
}

/** Work mode hashtags that recruiters put into LinkedIn texts (`#LI-Hybrid`). */
export function workModeTag(text: string): WorkMode | null {
  const match = /#LI-(remote|hybrid|on-?site)/i.exec(text);
  if (match === null) return null;
  const word = match[1]!.toLowerCase();
  return word === "remote" || word === "hybrid" ? word : "onsite";
}

export type LabelledField =
  | "company"
  | "location"
  | "employment_type"
  | "work_mode"
  | "salary"
  | "posted_at"
  | "valid_through"
  | "title"
  | "external_id"
  | "other";

const label = (alternatives: string) =>
  new RegExp(`^[^${LETTERS}${EAST_ASIAN}]*(?:${alternatives})\\s*[:：]?\\s*\\*?$`, "i");

const LABELS: [LabelledField, RegExp][] = [
  [
    "title",
    label(
      "job title|position(?: title)?|role|title|vacancy|posting title|stellenbezeichnung|position|intitulé(?: du poste)?|poste|puesto|cargo|functie|ruolo|pozice|stanowisko|tjänst|stilling|직무|포지션|채용 ?포지션|職種|职位名称|job name",
    ),
  ],
  [
    "company",
    label(
      "company(?: name)?|employer|organi[sz]ation|hiring (?:company|organi[sz]ation)|arbeitgeber|unternehmen|firma|entreprise|société|employeur|empresa|compañía|empleador|bedrijf|werkgever|organisatie|azienda|datore di lavoro|společnost|zaměstnavatel|spoločnosť|zamestnávateľ|pracodawca|företag|arbetsgivare|virksomhed|arbejdsgiver|arbeidsgiver|työnantaja|yritys|기업명|회사명|회사|会社名|企業名|公司(?:名称)?|компания|компанія|cég|companie",
    ),
  ],
  [
    "location",
    label(
      "(?:job |work |primary |office |working |campus |posting )?(?:locations?|place(?: of work)?|site|city|workplace|sites|office)(?:\\(?s\\)?)?(?: name)?|where|based in|address|work location\\(?s?\\)?|arbeitsort|standorte?|einsatzort|ort|dienstort|arbeitsplatz|lieu(?: de travail)?|localisation|ville|localité|ubicación|lugar(?: de trabajo)?|localidad|localización|población|ubicació|localitat|lloc de treball|localização|localidade|cidade|local(?: de trabalho)?|locatie|standplaats|plaats|werklocatie|sede(?: di lavoro)?|luogo(?: di lavoro)?|località|místo (?:výkonu )?práce|místo pracoviště|lokalita|pracoviště|místo|adresa|miesto práce|miejsce pracy|lokalizacja|(?:arbets)?ort|arbetsplats|plats|arbejdssted|sted|arbeidssted|sijainti|paikkakunta|근무지(?:역)?|(?:근무 ?)?장소|근무 ?위치|위치|勤務地|勤務場所|工作地点|工作地址|地点|地點|место работы|город|місто|munkavégzés helye|locația",
    ),
  ],
  [
    "employment_type",
    label(
      "(?:job|employment|position|work|contract|role|time|worker|schedule|vacancy)[- ]?(?:types?|status|basis|terms?|schedule|form)|employment|job type\\(?s?\\)?|types?|type of (?:employment|contract|work|position|job)|full[- ]?time ?/ ?part[- ]?time|schedule|hours|commitment|contract(?: length)?|(?:anstellungs|beschäftigungs|vertrags|arbeits)(?:art|verhältnis|typ|umfang|zeit(?:modell)?)|arbeitszeit|beschäftigung|anstellung|umfang|type (?:de contrat|d'emploi)|contrat|temps de travail|tipo de (?:contrato|empleo|jornada|trabajo|contratación|vaga)|contrato|jornada(?: laboral)?|tipus de (?:contracte|jornada)|regime(?: de trabalho)?|modelo de contratação|dienstverband|contract(?:vorm|type)|soort (?:dienstverband|contract)|contratto|tipo di (?:contratto|impiego)|orario|typ (?:pracovního )?(?:poměru|úvazku|smlouvy)|typ pracovného pomeru|(?:pracovní )?(?:úvazek|poměr)|druh pracovního poměru|pracovní vztah|smluvní vztah|druh pracovného pomeru|(?:rodzaj|typ|forma) (?:umowy|zatrudnienia)|wymiar (?:pracy|etatu)|etat|anställning(?:sform|styp)?|omfattning|ansættelse(?:sform|stype)?|arbejdstid|ansettelsesform|heltid/deltid|työsuhde|고용 ?형태|근무 ?형태|계약 ?형태|雇用形態|工作性质|职位类型|用工性质|тип занятости|занятость|jornada",
    ),
  ],
  [
    "work_mode",
    label(
      "workplace(?: type)?|work(?:ing)? (?:mode|model|arrangement|style|setting)|location type|remote (?:status|work|type)|remote:|work from|on-?site/remote|arbeitsmodell|home[- ]?office|mode de travail|télétravail|modalidad(?: de trabajo)?|modalitat de treball|modalidade|modelo de trabalho|werkvorm|modalità di lavoro|forma práce|tryb pracy|arbetssätt|근무 ?방식|勤務形態",
    ),
  ],
  [
    "salary",
    label(
      "(?:(?:base|annual|target|estimated|expected|starting|yearly|hourly|monthly|job|advertised|hiring) )*(?:salary|pay|compensation|wage|remuneration|rate)(?: (?:ranges?|rate|scale|details|package|band|recommendation|information|grade))?(?: \\(.{1,25}\\))?|gehalt(?:sspanne|srahmen)?|vergütung|entgelt|lohn|stundenlohn|jahresgehalt|entlohnung|salaire|rémunération|salario|sueldo|retribución|rango salarial|banda salarial|salari|retribució|salário|faixa salarial|remuneração|salaris|salarisindicatie|stipendio|retribuzione|ral|plat(?:ové ohodnocení)?|mzda|odměna|mzdové podmienky(?: \\(brutto\\))?|základná zložka mzdy.*|wynagrodzenie|lön|løn|lønn|palkka|급여(?: ?조건)?|연봉|월급|시급|給与|給料|年収|月給|時給|賃金|薪资|薪酬|月薪|年薪|薪水|зарплата|bérezés|salariu",
    ),
  ],
  [
    "posted_at",
    label(
      "(?:date )?(?:posted|published|advertised|listed)(?: (?:on|date))?|posting date|date posted|post(?:ed)? date|publication date|opening date|open date|job posted(?: on)?|veröffentlicht(?: am)?|online seit|eingestellt am|publiée?(?: le)?|date de publication|publicad[oa](?: el| em)?|fecha de publicación|data de publicação|data de publicació|geplaatst(?: op)?|pubblicat[oa](?: il)?|data di pubblicazione|zveřejněno|datum (?:zveřejnění|vložení)|dátum (?:zverejnenia|pridania)|data publikacji|opublikowan[oa]|publicerad|publicerat|opslået|oprettet|publisert|julkaistu|등록일|게시일|掲載日|公開日|发布(?:日期|时间)|опубликовано",
    ),
  ],
  [
    "valid_through",
    label(
      "(?:application |closing |apply |job |posting )?(?:deadline|closing date|end date|close date|expir(?:es|y|ation)(?: (?:on|date))?|apply (?:by|before)|closes(?: on)?|applications close|valid (?:through|until)|last (?:date|day) to apply|final date to receive applications|open until|closing|closes)|bewerbungsfrist|bewerbungsschluss|bewerben bis|gültig bis|date limite(?: de candidature)?|fecha (?:límite|de cierre)|prazo(?: de candidatura)?|data limite|sluitingsdatum|reageren (?:voor|tot)|scadenza|termín(?: odeslání)?|platnost do|uzávěrka|termin składania.*|ważna do|sista ansökningsdag|ansök senast|ansøgningsfrist|søknadsfrist|hakuaika päättyy|마감일|접수 ?기간|지원 ?마감|応募締切|募集期限|截止日期",
    ),
  ],
  [
    "external_id",
    label(
      "(?:job|requisition|req|reference|ref|posting|position|vacancy)[. ]*(?:id|number|no|#|code|nr|requisition id|requisition|reference)?\\.?|job requisition id|kennziffer|referenz(?:nummer)?|stellen-?id|référence|referencia|referentienummer|číslo inzerátu|id (?:nabídky|pozice)|číslo nabídky|numer (?:referencyjny|oferty)|공고 ?번호|求人番号",
    ),
  ],
  [
    "other",
    label(
      "department|team|division|function|category|job (?:category|family|function|level|field|area)|industry|industries|sector|seniority(?: level)?|experience(?: level)?|career level|level|education(?: level)?|reports? to|reporting to|start(?: date)?|starting|vacancies|number of (?:openings|positions|vacancies)|openings|travel|shift|languages?|degree|minimum qualification|required experience|country|state|region|contact|website|employees|company size|founded|abteilung|bereich|branche|berufsfeld|eintritt(?:sdatum|stermin)?|karrierestufe|ansprechpartner(?:in)?|département|secteur|domaine|niveau|expérience|métier|fonction|sector|departamento|área|vacantes|vacants|nivel|experiencia|setor|nível|afdeling|branche|niveau|opleiding(?:sniveau)?|settore|reparto|oddělení|obor|vzdělání|požadované vzdělání|jazyky?|nástup|benefity|zařazeno|nábor vede|kategorie|dział|branża|poziom|avdelning|bransch|afdeling|업종|부서|경력|학력|직급|임직원 수|홈페이지|본사 위치|업계|部署|業種|经验|学历|部门|행業",
    ),
  ],
];

/** Which fact a label names (`Location:`, `Arbeitsort`), or null when the text is no label. */
export function labelOf(text: string): LabelledField | null {
  if (text.length > 48) return null;
  for (const [field, pattern] of LABELS) if (pattern.test(text)) return field;
  return null;
}
