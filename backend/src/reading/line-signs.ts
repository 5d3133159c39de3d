/** Cheap signs of what a line is, in several languages: enough to tell columns from tables. */

const YEAR = "(?:19|20)\\d{2}";
const MONTH_WORD = "\\p{L}{3,10}\\.?";
const OPEN_END =
  "present|current|now|today|ongoing|heute|aktuell|actual(?:idad)?|presente|atual|actuel|aujourd.?hui|oggi|heden|至今|现在";
const POINT = `(?:${MONTH_WORD}\\s*'?)?(?:\\d{1,2}\\s*[./-]\\s*)?(?:${YEAR}|'\\d{2})(?:\\s*[./-]\\s*\\d{1,2})?(?:年(?:\\d{1,2}月)?)?`;
const DATE_LINE = new RegExp(
  `^[(\\[]?\\s*(?:${MONTH_WORD}\\s+){0,2}${POINT}(?:\\s*(?:[-–—~]|to|bis|a|à|al|até|au)+\\s*(?:${POINT}|${OPEN_END}|\\p{L}{3,9}\\.?))?\\s*[-–—)\\]]?$`,
  "iu",
);

/** A date, a range of dates or an open range and nothing else. */
export function looksLikeDate(text: string): boolean {
  return text.length < 40 && DATE_LINE.test(text.trim());
}

const HEADING_WORDS = new Set(
  `experience education skills projects summary profile certifications certificates languages awards contact interests
  hobbies publications references employment activities achievements strengths objective links coursework qualifications
  training about volunteering courses accomplishments licenses certs tools software stack honors honours registration memberships
  kompetenzen qualifikationen stärken sprachkenntnisse lebenslauf
  berufserfahrung ausbildung kenntnisse sprachen kontakt profil fähigkeiten bildung werdegang zertifikate \
weiterbildung schulbildung angaben person hobbys interessen
  experiencia educación formación habilidades idiomas contacto perfil competencias certificaciones proyectos
  expérience expériences formation compétences langues intérêts certifications loisirs projets coordonnées
  experiência experiências formação educação habilidades idiomas contato competências certificações projetos resumo
  esperienza esperienze istruzione formazione competenze lingue contatti certificazioni
  werkervaring ervaring opleiding opleidingen vaardigheden talen
  教育背景 教育经历 工作经历 工作经验 专业技能 技能 项目经验 项目经历 证书 语言 自我评价 个人简介 联系方式 荣誉`.split(
    /\s+/,
  ),
);

/** One to three words of which the last or first names a résumé's section. */
export function looksLikeHeading(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s&]/gu, " ")
    .trim()
    .split(/[\s&]+/);
  // Letter-spaced print comes as single letters and pairs.
  const spaced = words.length > 3 && words.filter((word) => word.length < 3).length > words.length * 0.6;
  if ((words.length > 3 && !spaced) || /[,.;@]/.test(text) || /^\p{Ll}/u.test(text.trim())) return false;
  return (
    HEADING_WORDS.has(words[0] as string) ||
    HEADING_WORDS.has(words.at(-1) as string) ||
    (words.length > 3 && HEADING_WORDS.has(words.join("")))
  );
}
