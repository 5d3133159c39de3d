/**
 * Whole names of degrees, those of the same degree in one line, by hand; the first word of a key is the degree that it is one
 * of. Where countries differ (licence, grado, HBO) no two are the same.
 */
import { readTable } from "./table.ts";

export const DEGREE_NAMES = readTable(`
key | letters | en | de | fr | es | nl
doctor | | doctorate, doctorate degree, doctoral degree, doctor's degree | Doktor, Doktorat, Doktorgrad, Doktortitel, Promotion | doctorat | doctorado | doctoraat
doctor philosophy | PhD, Ph.D., DPhil | Doctor of Philosophy | | | |
master | | master, masters, master's, master degree, masters degree, master's degree | Masterabschluss, Master-Abschluss, Masterstudium | master, diplôme de master | máster | master, masterdiploma
master science | MSc, M.Sc., MS, M.S. | Master of Science | | | |
master arts | MA, M.A. | Master of Arts | | | |
master engineering | MEng, M.Eng. | Master of Engineering | | | |
master business | MBA, M.B.A. | Master of Business Administration | | | |
master laws | LLM, LL.M. | Master of Laws | | | |
bachelor | | bachelor, bachelors, bachelor's, bachelor degree, bachelors degree, bachelor's degree | Bachelorabschluss, Bachelor-Abschluss, Bachelorstudium | bachelor | | bachelor, bachelordiploma
bachelor science | BSc, B.Sc., BS, B.S. | Bachelor of Science | | | |
bachelor arts | BA, B.A. | Bachelor of Arts | | | |
bachelor engineering | BEng, B.Eng. | Bachelor of Engineering | | | |
bachelor business | BBA, B.B.A. | Bachelor of Business Administration | | | |
bachelor laws | LLB, LL.B. | Bachelor of Laws | | | |
associate | | associate degree, associates degree, associate's degree, associate's, associates | | | | associate degree
diplom | | | Diplom, Diplomabschluss | | |
vocational | | | Ausbildung, Berufsausbildung, abgeschlossene Ausbildung, abgeschlossene Berufsausbildung | | |
abitur | | | Abitur, allgemeine Hochschulreife | | |
school | | high school, high school diploma | | | |
`);
