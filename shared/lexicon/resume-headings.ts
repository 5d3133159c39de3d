/** Section headings of résumés, folded, by the kind of section they open. */

import { fold } from "../letters/fold.ts";

export type SectionKind =
  | "summary"
  | "experience"
  | "volunteering"
  | "education"
  | "skills"
  | "certifications"
  | "projects"
  | "achievements"
  | "languages"
  | "contact"
  | "personal"
  | "interests"
  | "publications"
  | "references"
  | "activities"
  | "courses"
  | "strengths"
  | "other";

/** Whole headings. Composite ones ("Education and Training") are taken apart by `sections.ts`. */
const PHRASES: Record<Exclude<SectionKind, "other">, string> = {
  summary: `summary|profile|professional summary|executive summary|career summary|summary of qualifications|qualifications summary|career profile|professional profile|personal profile|personal statement|about|about me|objective|career objective|professional objective|overview|career overview|professional overview|introduction|bio|highlights|career highlights|info|headline|statement
    |profil|kurzprofil|uber mich|zusammenfassung|berufliches profil|personliches profil|qualifikationsprofil
    |perfil|perfil profesional|resumen|resumen profesional|sobre mi|objetivo|objetivo profesional|extracto
    |a propos|profil professionnel|resume professionnel|accroche|objectif|presentation|qui suis je
    |resumo|resumo profissional|perfil profissional|sobre mim|sobre|objetivo profissional|sintese
    |profilo|profilo professionale|riepilogo|sommario|profiel|samenvatting|over mij|persoonlijk profiel
    |自我评价|个人简介|个人概述|简介|自我介绍|职业目标|求职意向|个人优势|职业概述
    |who i am|in brief|in short|key facts|at a glance
    |wer ich bin|das bin ich|ich uber mich|kurz gesagt|kurzvorstellung|auf einen blick
    |quien soy|mi perfil|en breve|presentacion|acerca de mi
    |mon profil|en bref|en quelques mots|sommaire|sommaire de carriere
    |wie ik ben|wie ben ik|kort profiel|in het kort`,
  experience: `experience|work experience|professional experience|employment|employment history|employment experience|work history|career history|career|professional background|relevant experience|experiences|job experience|job history|positions|positions held|professional history|internships|internship experience|internship|industry experience|related experience|work|research experience|research|teaching experience|teaching|clinical experience|military experience|military service|other work experience|other experience|additional experience|leadership experience|professional employment|selected experience|academic experience|work and research experience|freelance experience|previous experience|recent experience|earlier experience|practical experience|academic appointments|appointments|where i ve worked|where i have worked|where i worked|what i ve done|professional journey|my experience|work life|jobs|nursing experience|healthcare experience|legal experience|sales experience|other employment|positions and appointments|work experience and internships
    |berufserfahrung|berufliche erfahrung|berufserfahrungen|beruflicher werdegang|werdegang|berufspraxis|praktische erfahrung|praktische erfahrungen|praktika|berufliche tatigkeit|berufliche tatigkeiten|beschaftigungen|arbeitserfahrung|berufliche stationen|praxiserfahrung|tatigkeiten|berufstatigkeit
    |experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|trayectoria|historial laboral|empleo|practicas|experiencia relevante|experiencias profesionales
    |experience professionnelle|experiences professionnelles|experiences|parcours professionnel|parcours|emplois|stages|experience pro
    |experiencia profissional|experiencias profissionais|experiencias|historico profissional|trajetoria profissional|atuacao profissional|carreira|estagios
    |esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|percorso professionale
    |werkervaring|ervaring|loopbaan|arbeidsverleden|stages
    |工作经历|工作经验|工作履历|职业经历|实习经历|实习经验|工作背景|任职经历|职业履历|工作与实习经历
    |career to date|work to date|experience to date|employment to date|employment record|employment details|my jobs|previous jobs|jobs held|roles|roles held|posts held|work so far|working life|inplant training|industrial training|work placements|placements
    |beruf|berufliches|berufsweg|berufslaufbahn|berufliche laufbahn|laufbahn|praxis|arbeit|arbeitsstellen|arbeitgeber|stellen|bisherige stellen|bisherige tatigkeiten|bisherige arbeitgeber|stationen|anstellungen|beschaftigung|wissenschaftlicher werdegang|akademische laufbahn|wo ich gearbeitet habe|wo ich arbeite|arbeitsverhaltnisse|dienstverhaltnisse|erwerbstatigkeit|berufliche praxis
    |trabajos|mis trabajos|trabajo|puestos|puestos de trabajo|puestos desempenados|trabajos desempenados|trabajos realizados|cargos|cargos desempenados|cargos ocupados|empleos|experiencia de trabajo|experiencia en el trabajo|donde he trabajado|vida laboral|recorrido profesional|recorrido laboral|carrera profesional|historia laboral|antecedentes laborales|mi experiencia|lo que he hecho|lo que ya he hecho
    |experience de travail|experiences de travail|mon experience|mes experiences|mes emplois|emplois occupes|postes occupes|postes|mon parcours|parcours pro|carriere|ma carriere|vie professionnelle|activites professionnelles|activite professionnelle|la ou j ai travaille|ou j ai travaille|mes chantiers|chantiers|references professionnelles
    |werk|mijn werk|werkverleden|werkgeschiedenis|werkgevers|banen|mijn banen|vorige banen|functies|loopbaanoverzicht|professionele ervaring|beroepservaring|arbeidservaring|relevante ervaring|waar ik werkte|waar ik heb gewerkt|waar ik gewerkt heb|arbeidsloopbaan`,
  volunteering: `volunteer|volunteering|volunteer experience|volunteer work|volunteer service|community service|service|community involvement|volunteer and community involvement|volunteerism
    |ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|engagement|soziales engagement
    |voluntariado|experiencia de voluntariado|benevolat|engagement associatif|trabalho voluntario|volontariato|vrijwilligerswerk|志愿者经历|志愿经历|志愿服务`,
  education: `education|academic background|academic qualifications|educational background|education and training|academic history|academics|academic|qualifications and education|educational qualifications|academic credentials|degrees|schooling|education history|academic profile|studies|where i studied|where i ve studied|where i learned|my education|university education|academic education|education and qualifications
    |ausbildung|bildung|bildungsweg|schulbildung|studium|ausbildung und studium|akademische ausbildung|schulische ausbildung|akademischer werdegang|schulausbildung|hochschulbildung|bildungsgang|berufsausbildung|aus und weiterbildung
    |educacion|formacion|formacion academica|estudios|formacion y estudios|titulacion|educacion y formacion
    |formation|formations|etudes|diplomes|parcours academique|formation academique|scolarite|formations et diplomes|education et formation|diplomes et formations
    |formacao|formacao|formacao academica|educacao|educacao e formacao|escolaridade|habilitacoes|habilitacoes literarias|formacoes
    |istruzione|formazione|istruzione e formazione|studi|titoli di studio|opleiding|opleidingen|onderwijs|studie
    |教育背景|教育经历|学历|教育|学习经历|教育情况|学历背景
    |academic record|school|schools|what i studied
    |schule|schulen|schulbesuch|schule und lehre|schule und ausbildung|lehre|lehre und schule|lehrzeit|bildungsabschlusse|abschlusse|schulischer werdegang|schulischer und beruflicher werdegang
    |instruccion|instruccion academica|mis estudios|estudios realizados|estudios cursados|lo que estudio|lo que he estudiado|antecedentes academicos|preparacion academica|escolaridad
    |ecole|ecoles|mes etudes|mes formations|ma formation|cursus|cursus scolaire|cursus universitaire|diplomes obtenus|niveau d etudes
    |scholing|scholen|mijn opleiding|opleiding en scholing|vooropleiding|gevolgde opleidingen|diploma s`,
  skills: `skills|technical skills|key skills|core skills|professional skills|skill set|skillset|skills summary|core competencies|competencies|key competencies|areas of expertise|expertise|technologies|technical proficiencies|technical expertise|technical summary|computer skills|it skills|tools|tools and technologies|top skills|software|software skills|additional skills|relevant skills|soft skills|hard skills|proficiencies|technical competencies|programming skills|tech stack|technology|programming languages|languages and technologies|specialties|specialities|technical knowledge|skills and tools|skills and expertise|skills and abilities|abilities|skill highlights|core qualifications|technical|transferable skills|capabilities|technical toolbox|professional competencies|tech|stack|programming|what i know|what i can do|what i do|what i m good at|toolbox|toolkit|my skills|other skills|special skills|clinical skills|skills and competencies|skills and technologies|personal skills
    |kenntnisse|fahigkeiten|kenntnisse und fahigkeiten|fachkenntnisse|edv kenntnisse|it kenntnisse|kompetenzen|fachliche kompetenzen|besondere kenntnisse|fahigkeiten und kenntnisse|qualifikationen|weitere kenntnisse|sonstige kenntnisse|technische kenntnisse|computerkenntnisse|starken und kompetenzen|kernkompetenzen|softwarekenntnisse
    |habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|competencias tecnicas|conocimientos tecnicos|conocimientos informaticos|informatica|destrezas|habilidades y competencias|tecnologias|herramientas|competencias digitales|competencias clave
    |competences numeriques|digital skills|competences|competences techniques|competences cles|informatique|outils|savoir faire|competences professionnelles|competences informatiques|savoir etre|logiciels|aptitudes
    |habilidades tecnicas|competencias tecnicas|conhecimentos|conhecimentos tecnicos|ferramentas|habilidades e competencias|competencias e habilidades|conhecimentos de informatica
    |competenze|competenze tecniche|competenze digitali|capacita|capacita e competenze|abilita|competenze informatiche|conoscenze informatiche|vaardigheden|competenties|kennis en vaardigheden|kennis|computervaardigheden
    |专业技能|技能|技能特长|掌握技能|个人技能|职业技能|技术栈|核心技能|技能专长|it技能|专业能力|核心能力
    |software proficiency|computer proficiency|computer literacy|what i do well
    |edv|computer|computer kenntnisse|pc kenntnisse|meine kenntnisse|was ich kann|das kann ich|kann ich|ich kann|konnen|handwerkszeug
    |se manejar|lo que se hacer|lo que se me da bien|lo que mejor se me da|mis habilidades|ordenador|manejo de programas
    |mes competences|ce que je sais faire|je sais faire|boite a outils|connaissances|connaissances informatiques|connaissances techniques|mes atouts
    |computerkennis|mijn vaardigheden|wat ik kan|ik kan|kennis van computers|automatisering`,
  certifications: `certifications|certs|certification|certificates|certificate|licenses|licences|licensure|licenses and certifications|certifications and licenses|professional certifications|credentials|accreditations|licensing|certifications and training|training and certifications|professional development|certificates and training|certificates and licenses|professional licenses|certificates and courses|registrations|registration|professional registration|admissions|bar admissions|bar admission|court admissions|bar and court admissions|bar memberships|bar membership|admitted to practice|jurisdictions|licensed in|licenses and admissions|admissions and licenses|registrations and licenses|licenses and registrations|state licenses|professional registrations|statutory registrations|licensure and certification|licensures|licensing and certifications|licences and tickets|tickets|clearances
    |zertifikate|zertifizierungen|zertifikate und weiterbildungen|weiterbildung|weiterbildungen|fortbildungen|fortbildung|lizenzen|scheine|zulassungen|zulassung|berufszulassung|berufszulassungen|approbation|approbationen|befahigungsnachweise|weiterbildungen und zertifikate|zusatzqualifikationen
    |certificaciones|certificados|cursos y certificaciones|formacion complementaria|cursos complementarios|licencias|licencias profesionales|licencias y certificaciones|colegiatura|colegiacion|colegiaciones|registro profesional|habilitaciones|certificaciones y cursos|titulos y certificados
    |certificats|certifications professionnelles|formations complementaires|habilitations|inscriptions au barreau|barreau|barreaux|inscription a l ordre|permis et certifications|certifications et habilitations
    |certificacoes|certificados|cursos e certificacoes|cursos complementares|cursos extracurriculares|cursos de aperfeicoamento|licencas|registros profissionais|registro profissional|inscricoes profissionais|licencas e certificacoes|certificacoes e cursos
    |certificazioni|certificati|abilitazioni|abilitazioni professionali|iscrizioni agli albi|iscrizione all albo|registraties|certificaten|certificeringen|cursussen en certificaten
    |证书|资格证书|职业证书|证书资质|资质证书|专业证书|获得证书|技能证书|资格认证|执业资格|执业证书
    |tickets and cards|cards and tickets|papers held|professional qualifications
    |scheine und kurse|kurse und scheine|kurse und weiterbildungen|kurse und zertifikate|fuhrerscheine|fuhrerschein|berechtigungen|sachkunde|befahigungen
    |carnes|carnes y cursos|cursos y carnes|carnets|carnets y cursos|capacitaciones|capacitacion|papeles|papeles que tengo|permisos
    |papiers|permis|caces|caces et habilitations|habilitations et caces|formations et habilitations|habilitations et permis|mes permis
    |bijscholing|bijscholingen|rijbewijzen|rijbewijs|attesten|diploma s en certificaten|vakdiploma s|papieren`,
  projects: `projects|project|personal projects|academic projects|selected projects|side projects|key projects|project experience|open source|open source projects|open source contributions|relevant projects|notable projects|portfolio|research projects|technical projects|projects and research|independent projects|course projects|major projects|university projects
    |projekte|projekt|projekterfahrung|eigene projekte|ausgewahlte projekte|private projekte|projektarbeiten
    |proyectos|proyectos personales|proyectos dirigidos|proyectos destacados|projets|projets personnels|projets perso|projets d ecole|projets academiques|realisations|projetos|projetos pessoais|progetti|progetti personali|projecten
    |项目经验|项目经历|项目|科研项目|个人项目|主要项目|科研经历`,
  achievements: `awards|honors|honours|honors and awards|awards and honors|achievements|accomplishments|awards and scholarships|scholarships|recognition|awards and achievements|key achievements|selected honors|honors awards|honours and awards|scholarships and awards|awards and recognition|accomplishments and awards|distinctions|prizes|fellowships|professional accomplishments|career achievements|activities and honors|fellowships and awards|grants|grants and awards|most proud of
    |auszeichnungen|preise|stipendien|erfolge|auszeichnungen und preise|auszeichnungen und erfolge|stipendien und auszeichnungen|preise und stipendien
    |premios|logros|reconocimientos|becas|premios y reconocimientos|premios y logros|distinciones|distinctions|distinctions et realisations|prix|recompenses|bourses|premios e reconhecimentos|premios e conquistas|conquistas|reconhecimentos|bolsas|realizacoes|premi|riconoscimenti|prijzen|onderscheidingen
    |荣誉|获奖|荣誉奖项|获奖情况|奖项|获奖经历|荣誉证书|所获荣誉|所获奖项|奖励`,
  languages: `languages|language|language skills|foreign languages|languages spoken|spoken languages|language proficiency
    |sprachen|sprachkenntnisse|fremdsprachen|idiomas|lenguas|langues|langues etrangeres|linguas|lingue|conoscenze linguistiche|competencias linguisticas|competences linguistiques|competenze linguistiche|sprachliche kompetenzen|talen|talenkennis|语言|语言能力|外语|外语水平`,
  contact: `contact|contact information|contact details|contact me|contacts|get in touch|links|online|profiles|social|social media|social links|find me online|websites
    |kontakt|kontaktdaten|anschrift|contacto|datos de contacto|redes|redes sociales|enlaces|coordonnees|liens|contato|dados de contato|redes sociais|contatti|contactgegevens|联系方式|联系信息|联系我`,
  personal: `personal|personal details|personal information|personal data|details|additional information|other information|miscellaneous|further information|additional|availability|other|more
    |personliche daten|personliches|zur person|personliche angaben|angaben zur person|sonstiges|weitere angaben|weitere informationen
    |datos personales|informacion personal|otros datos|informacion adicional|otros|informations personnelles|etat civil|divers|informations complementaires|autres
    |dados pessoais|informacoes pessoais|informacoes adicionais|outras informacoes|outros|dati personali|informazioni personali|altre informazioni|persoonlijke gegevens|overig|personalia
    |个人信息|基本信息|基本资料|个人资料|其他|其他信息|附加信息`,
  interests: `interests|hobbies|hobbies and interests|interests and hobbies|personal interests|interests and activities|passions|loves
    |interessen|hobbys|hobbies und interessen|interessen und hobbys|freizeit|intereses|aficiones|intereses personales|centres d interet|centres d interets|loisirs|interets|interesses|interessi|passioni|hobby|hobby s|兴趣爱好|爱好|兴趣|个人爱好`,
  publications: `publications|papers|selected publications|patents|patents and publications|publications and patents|presentations|talks|invited talks|conference presentations|conferences|speaking|writing|articles|books|journal articles|conference papers|media|press|public speaking|samples|reading
    |publikationen|veroffentlichungen|patente|vortrage|publicaciones|patentes|ponencias|conferencias|brevets|conferences et publications|publicacoes|pubblicazioni|publicaties|论文|发表论文|专利|学术成果|出版物|论文发表`,
  references: `references|referees|testimonials|recommendations|references available upon request|referenzen|referencias|recommandations|referenze|referenties|推荐人|证明人`,
  activities: `activities|extracurricular activities|extracurriculars|extra curricular activities|leadership|leadership and activities|memberships|professional memberships|professional affiliations|affiliations|affiliation|professional associations|professional affiliations and activities|campus activities|involvement|on campus involvement|campus involvement|community|governance|organizations|clubs|associations|student activities|leadership and involvement|professional organizations|campus leadership|student organizations|extracurricular
    |mitgliedschaften|aktivitaten|ausserschulische aktivitaten|actividades|afiliaciones|membresias|activites|vie associative|atividades|atividades extracurriculares|afiliacoes|attivita|nevenactiviteiten|lidmaatschappen
    |校园经历|社团经历|校园活动|社会实践|学生工作|社会活动|实践经历|在校经历`,
  courses: `courses|coursework|relevant coursework|online courses|online classes|training|trainings|key courses|relevant courses|selected coursework|courses and training|workshops|seminars|continuing education|professional training|graduate coursework
    |kurse|schulungen|seminare|lehrgange|cursos|formacion continua|formation continue|corsi|corsi di formazione|cursussen|trainingen|培训经历|培训|课程|主修课程|相关课程`,
  strengths: `strengths|key strengths|core strengths|focus areas|attributes|personal attributes|values|qualities|personal qualities|personal strengths
    |starken|personliche starken|fortalezas|qualites|atouts|points forts|pontos fortes|punti di forza|sterke punten|kernkwaliteiten|优势|个人优点|个人特长`,
};

/** Folded heading → kind. */
export const HEADINGS: ReadonlyMap<string, SectionKind> = new Map(
  Object.entries(PHRASES).flatMap(([kind, phrases]) =>
    phrases.split("|").map((phrase): [string, SectionKind] => [phrase.trim(), kind as SectionKind]),
  ),
);

/** The same without blanks, for headings printed letter by letter; short ones would meet by chance. */
const CLOSED: ReadonlyMap<string, SectionKind> = new Map(
  [...HEADINGS].map(([key, kind]): [string, SectionKind] => [key.replaceAll(" ", ""), kind]),
);

/** The kind of a heading known by name, its words in capitals perhaps spaced out or run together. */
export function knownHeading(key: string): SectionKind | undefined {
  const closed = key.replaceAll(" ", "");
  return HEADINGS.get(key) ?? HEADINGS.get(closed) ?? (closed.length > 4 ? CLOSED.get(closed) : undefined);
}

/** A heading's wording without case, marks, punctuation and English possessives. */
export function headingKey(text: string): string {
  return fold(text.replace(/[’']s\b/g, ""))
    .replace(/[^\p{L}\p{M}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether the text is, as a whole, a heading known by name. */
export function isHeadingText(text: string): boolean {
  return text.length < 50 && knownHeading(headingKey(text)) !== undefined;
}

/** Words that decide the kind of a heading that is not listed whole, most telling first. */
export const HEADING_KEYWORDS: readonly (readonly [RegExp, SectionKind])[] = [
  [/\b(?:volunteer|volunteering|voluntariado|ehrenamt\w*|benevolat)\b/, "volunteering"],
  [/\b(?:certifi\w+|licen[sc]es?|licensure|zertifi\w+|certificat\w*|credentials)\b/, "certifications"],
  [/\b(?:projects?|projekte|proyectos|projets|projetos|progetti)\b|项目/, "projects"],
  [/\b(?:publications?|presentations?|patents?|publikationen|publicaciones)\b/, "publications"],
  [
    /\b(?:awards?|honou?rs|achievements|accomplishments|scholarships|auszeichnungen|premios|logros)\b|荣誉|获奖/,
    "achievements",
  ],
  [
    /\b(?:experiences?|employment|work history|berufserfahrung|experiencia|experiencias|esperienza|esperienze|werkervaring|berufspraxis)\b|工作经|实习/,
    "experience",
  ],
  [
    /\b(?:education|ausbildung|studium|formacion academica|formacao academica|istruzione|opleiding)\b|教育/,
    "education",
  ],
  [/\b(?:languages|sprachen|idiomas|langues|lingue|talen)\b|语言/, "languages"],
  [
    /\b(?:skills|competenc\w+|expertise|proficienc\w+|kenntnisse|fahigkeiten|habilidades|competences|competenze|vaardigheden|technologies)\b|技能/,
    "skills",
  ],
  [
    /\b(?:admissions?|admitted|registrations?|zulassung\w*|approbation\w*|lizenz\w*|licencias|licencas|colegia\w*|habilitation\w*|abilitazion\w*)\b/,
    "certifications",
  ],
  [/\b(?:coursework|courses|training|cursos|kurse)\b/, "courses"],
  [/\b(?:activities|affiliations|memberships|involvement|leadership)\b/, "activities"],
  [/\b(?:summary|profile|objective|statement)\b/, "summary"],
  [/\b(?:references|referees)\b/, "references"],
  [/\b(?:interests|hobbies)\b/, "interests"],
];
