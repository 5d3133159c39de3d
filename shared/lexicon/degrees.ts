/**
 * Degrees and what training is called, by rung of ISCED 2011 (UNESCO): names and abbreviations by hand. With `?` what
 * names a degree only beside its subject or "degree" ("MA in History", "a licence" is a paper).
 */
import { conceptsPattern, readTable } from "./table.ts";

export type DegreeWord = "doctor" | "master" | "bachelor" | "short" | "vocational" | "school";

/** From the highest rung to the lowest. */
export const DEGREES = readTable<DegreeWord>(`
key | letters | en | de | fr | es | pt | it | nl | da
doctor | PhD, Ph.D., DPhil, EdD, DNP, PharmD, DBA, Dr. rer. nat., Dr. phil., Dr.-Ing., Dr. med., Dr. iur., MD?, JD? | doctorate, doctoral, doctorates, doctor of, juris doctor | Doktor*, promoviert*, Promotion in, Promotion an der, Promotion zum Thema, Dissertation, Habilitation | doctorat, thèse de doctorat, docteur en, docteure en | doctorado, doctor en, doctora en, doctoral | doutorado, doutoramento, doutor em | dottorato, dottorato di ricerca | doctoraat, gepromoveerd, promotieonderzoek | ph.d.-grad
master | MSc, M.Sc., MEng, M.Eng., MBA, M.B.A., EMBA, MPH, MSW, MSN, MEd, M.Ed., MPhil, LLM, LL.M., MArch, MPharm, MRes, MPA, MFA, Dipl.-Ing., Dipl., Mag., MA?, M.A.?, MS?, M.S.? | master's, masters, master of, master's degree, advanced degree, graduate degree, postgraduate, postgraduate degree | Masterabschluss, Masterstudium, Master?, Diplom, Diplomstudium, Diplomingenieur*, Magister, Staatsexamen, universitärer Hochschulabschluss | maîtrise?, mastère, diplôme d'ingénieur, école d'ingénieurs, ingénieur diplômé, bac +5, bac+5, master?, grande école | máster, maestría, posgrado, postgrado, especialización universitaria | mestrado, pós-graduação, mestre em, especialização? | laurea magistrale, laurea specialistica, magistrale, master universitario | master, wo-opleiding, wo-diploma, doctorandus, academisch werk- en denkniveau | kandidatgrad, kandidatuddannelse, cand.*
bachelor | BSc, B.Sc., BEng, B.Eng., BBA, B.B.A., BTech, B.Tech., BCom, BSN, BFA, LLB, LL.B., BEd, B.Ed., BArch, BPharm, BSCS, BA?, B.A.?, BS?, B.S.?, BE? | bachelor's, bachelors, bachelor of, bachelor, bachelor's degree, undergraduate degree, undergraduate, college degree, university degree, four-year degree, 4-year degree | Bachelor*, Hochschulabschluss, Studienabschluss, Fachhochschulabschluss, abgeschlossenes Studium, Hochschulstudium, Fachhochschulstudium, Studium? | licence?, bac +3, bac+3, bac +4, bac+4, bachelor, BUT? | licenciatura, licenciado en, licenciada en, grado en, grado universitario, diplomatura, titulación universitaria, título universitario, carrera universitaria, estudios universitarios, ingeniería en | licenciatura, bacharelado, bacharel em, graduação, ensino superior, curso superior, formação superior | laurea triennale, laurea?, laureato, laureata | bachelor, hbo, hbo-opleiding, hbo-diploma, hbo werk- en denkniveau | bachelorgrad, professionsbachelor, bacheloruddannelse
short | AAS, A.A.S., HND, HNC, FdA, FdSc, DUT, BTS, ADN, AA?, AS? | associate's, associate degree, associates degree, associate's degree, associate of, foundation degree, two-year degree | Fachwirt*, Techniker?, staatlich geprüfter Techniker, Meisterbrief, Meisterprüfung | bac +2, bac+2, brevet de technicien supérieur, DEUG | técnico superior, grado superior, CFGS, tecnicatura | técnico superior, tecnólogo, CTeSP, TeSP | ITS?, diploma di tecnico superiore | mbo, mbo-4, mbo-opleiding, mbo-diploma, associate degree | akademiuddannelse, erhvervsakademi
vocational | NVQ, BTEC, CAP, BEP, City & Guilds | apprenticeship, apprenticeships, vocational, vocational training, trade school, trade certificate, technical school, certificate program, nursing diploma, diploma program | Ausbildung, Berufsausbildung, Berufsausbildungen, Fachausbildung, Lehre?, Berufslehre, Lehrabschluss, Gesellenbrief, Weiterbildung, kaufmännische Ausbildung | CAP, BEP, bac pro, bac professionnel, brevet professionnel, titre professionnel, diplôme d'État | formación profesional, ciclo formativo, grado medio, técnico en, FP, CFGM | curso técnico, curso profissional, técnico em | qualifica professionale, diploma professionale | vakopleiding, mbo-2, mbo-3, beroepsopleiding | faguddannet, erhvervsuddannelse, svendebrev
school | GED, GCSE, GCSEs, SSC, HSC | high school, high school diploma, secondary school, A level, A levels, secondary education, highschool | Abitur, Fachabitur, Hochschulreife, Fachhochschulreife, mittlere Reife, Realschul*, Hauptschul*, Matura, Mittelschulabschluss, Schulabschluss | baccalauréat, brevet des collèges, niveau bac, bac? | bachillerato, secundario completo, ESO?, educación secundaria, graduado escolar, estudios secundarios | ensino médio, ensino secundário, ensino fundamental, 12.º ano, 9.º ano | diploma di scuola superiore, maturità, licenza media, diploma di maturità, diploma superiore, scuola superiore | vwo, havo, vmbo, mavo | studentereksamen, gymnasial, folkeskole, HF?
`);

/** The rung of each word: 1 upper secondary, 2 vocational, 3 short cycle, 4 bachelor, 5 master, 6 doctor. */
export const RUNG: Readonly<Record<DegreeWord, number>> = {
  doctor: 6,
  master: 5,
  bachelor: 4,
  short: 3,
  vocational: 2,
  school: 1,
};

/** A degree's name, whole, in folded text: the source of a pattern. */
export const DEGREE = conceptsPattern(DEGREES);

/**
 * What says that training is asked for, of whatever rung: in clauses of postings. Source: the postings of the corpora,
 * where English, German, Spanish and French phrases were counted; the other languages by hand. Notation: `phrases.ts`.
 */
export const TRAINING = readTable(`
key | letters | en | de | fr | es | nl | pt | it | da | sv
bachelor | b[.]sc[.], b.a., b.s[.][n], bsn, b[.]tech, b.e., b[.]com[.], b[.]ed[.], llb, (bs/ba) (in/or/degree) | bachelor['][s], undergraduate | Bachelor | bachelier, bachelor, licence (en/professionnelle/universitaire/ou) | licenciad(o/a), licenciatura, grado, graduad(o/a) | | licenciado, bacharelado, graduação | laurea, laureat(o/a) | | kandidat*
master | m[.]sc[.], m.a., m.s., msn, mba, m[.]com[.], ms (in/or/degree), ma (in/degree) | master[']s['], master degree, master's, masters (degree/in/of/or) | Master, Diplom, Staatsexamen | master, ingénieur | ingeniería, ingenier(o/a) | | mestrado | | | civilingenjör
doctor | ph[.]d[.], dpt, m.d., j.d., pharm[.]d | doctorate, juris doctor | Promotion | doctorat | | | | | |
degree | | degree, diploma, (bachelor/master/associate/doctorate)[']s, bachelor, master, associate, academic (degree/qualification)[s], graduate degree, university (degree/education), college degree, post[-/ ]graduate (course/diploma/degree/qualification), graduation, graduate (of/in), graduate[s] any stream, (third/university/college)(-/ )level | *studium, Hochschul*, Universitäts*, Fachhochschul*, *abschluss | diplôme[e], école d, formation (supérieure/bac/en/de type/initiale/universitaire), bac[ ]+[ ]#, dut, deust | titulación, título, diplomatura, estudios, formación (profesional/académica/superior/universitaria/en) | hbo, hbo[ ]/[ ]wo, wo-_, afgestudeerd, universitair, [*]opleiding, werk- en denkniveau, diploma | ensino (superior/médio/fundamental), superior (completo/incompleto/em), formação (superior/acadêmica/em/técnica), curso (superior/técnico) | titolo di studio, diploma | uddannelse, examen | *utbildning, högskole*
vocational | hnc, hnd, nvq[ ][#] | completed apprenticeship, qualified by education, qualified to teach, educated to | [Berufs]Ausbildung, Meister[brief/prüfung], Techniker, Noten in, *lehre, Gesellen(brief/prüfung), LAP, Lehrabschluss*, EFZ | bts, cap ou, bep, dec (en/ou), aec | fp, ciclo formativo | mbo, mbo-_ | | perito | |
school | ged, gcse[s], a-level[s] | high school | Abitur, Fachabitur, mittlere Reife, Fachhochschulreife | bac | bachillerato, eso (o/u/finalizad*/completad*), graduado escolar | | | maturità | |
`);
