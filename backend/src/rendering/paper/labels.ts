/** The words that a paper adds to what it is given: headings, months, "present". */

export interface ResumeWords {
  /** ISO 639 code; sets hyphenation, quotes and the PDF's language. */
  readonly language: string;
  readonly summary: string;
  readonly work: string;
  readonly education: string;
  readonly skills: string;
  readonly certificates: string;
  readonly projects: string;
  readonly volunteer: string;
  readonly awards: string;
  readonly publications: string;
  readonly languages: string;
  readonly interests: string;
  readonly references: string;
  readonly present: string;
  /** Before an end whose start is not known. */
  readonly until: string;
  readonly resume: string;
  readonly letter: string;
  /** Before the position that a letter is about. */
  readonly subject: string;
  /** The locale of a letter's date (BCP 47). */
  readonly dates: string;
  /** January to December, short. */
  readonly months: readonly string[];
}

const ENGLISH: ResumeWords = {
  language: "en",
  summary: "Summary",
  work: "Experience",
  education: "Education",
  skills: "Skills",
  certificates: "Certifications",
  projects: "Projects",
  volunteer: "Volunteering",
  awards: "Awards and achievements",
  publications: "Publications",
  languages: "Languages",
  interests: "Interests",
  references: "References",
  present: "Present",
  until: "until",
  resume: "Résumé",
  letter: "Cover letter",
  subject: "Application:",
  dates: "en-GB",
  months: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
};

const LANGUAGES: readonly ResumeWords[] = [
  ENGLISH,
  {
    language: "de",
    summary: "Profil",
    work: "Berufserfahrung",
    education: "Ausbildung",
    skills: "Kenntnisse",
    certificates: "Zertifikate",
    projects: "Projekte",
    volunteer: "Ehrenamt",
    awards: "Auszeichnungen und Erfolge",
    publications: "Veröffentlichungen",
    languages: "Sprachen",
    interests: "Interessen",
    references: "Referenzen",
    present: "heute",
    until: "bis",
    resume: "Lebenslauf",
    letter: "Anschreiben",
    subject: "Bewerbung:",
    dates: "de",
    months: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.".split(" "),
  },
  {
    language: "fr",
    summary: "Profil",
    work: "Expérience professionnelle",
    education: "Formation",
    skills: "Compétences",
    certificates: "Certifications",
    projects: "Projets",
    volunteer: "Bénévolat",
    awards: "Distinctions et réalisations",
    publications: "Publications",
    languages: "Langues",
    interests: "Centres d’intérêt",
    references: "Références",
    present: "aujourd’hui",
    until: "jusqu’à",
    resume: "CV",
    letter: "Lettre de motivation",
    subject: "Candidature :",
    dates: "fr",
    months: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" "),
  },
  {
    language: "es",
    summary: "Perfil",
    work: "Experiencia",
    education: "Formación académica",
    skills: "Habilidades",
    certificates: "Certificaciones",
    projects: "Proyectos",
    volunteer: "Voluntariado",
    awards: "Premios y logros",
    publications: "Publicaciones",
    languages: "Idiomas",
    interests: "Intereses",
    references: "Referencias",
    present: "actualidad",
    until: "hasta",
    resume: "Currículum",
    letter: "Carta de presentación",
    subject: "Candidatura:",
    dates: "es",
    months: "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.".split(" "),
  },
  {
    language: "pt",
    summary: "Perfil",
    work: "Experiência",
    education: "Formação acadêmica",
    skills: "Competências",
    certificates: "Certificações",
    projects: "Projetos",
    volunteer: "Voluntariado",
    awards: "Prêmios e conquistas",
    publications: "Publicações",
    languages: "Idiomas",
    interests: "Interesses",
    references: "Referências",
    present: "presente",
    until: "até",
    resume: "Currículo",
    letter: "Carta de apresentação",
    subject: "Candidatura:",
    dates: "pt",
    months: "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.".split(" "),
  },
  {
    language: "zh",
    summary: "个人简介",
    work: "工作经历",
    education: "教育背景",
    skills: "专业技能",
    certificates: "证书",
    projects: "项目经历",
    volunteer: "志愿者经历",
    awards: "荣誉与成就",
    publications: "出版物",
    languages: "语言能力",
    interests: "兴趣爱好",
    references: "推荐人",
    present: "至今",
    until: "至",
    resume: "简历",
    letter: "求职信",
    subject: "应聘：",
    dates: "zh",
    months: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月".split(" "),
  },
];

/** The words of a language given by its ISO 639 code (`de`, `pt-BR`); English for one that is not here. */
export function wordsFor(language: unknown): ResumeWords {
  const code = typeof language === "string" ? language.slice(0, 2).toLowerCase() : "en";
  return LANGUAGES.find((words) => words.language === code) ?? ENGLISH;
}
