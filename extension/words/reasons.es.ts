/** Spanish: why a sentence was left out of a text, or is not borne out by the portrait. */
import { cita, espanol } from "./explanation.es.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

/** Behind "Ninguna prueba muestra". */
export const HECHOS: Record<string, string> = {
  leading: "que dirigieras algo",
  "leading people": "que dirigieras a personas",
  managing: "una labor de gestión",
  "managing a whole place": "la dirección de un establecimiento entero",
  "a senior position": "un puesto superior",
  founding: "una fundación",
  "owning it": "que sea tuyo",
  "doing it alone": "que se hiciera en solitario",
  "being an expert": "conocimientos de experto",
  "being outstanding": "que fuera sobresaliente",
  "that it was always so": "que siempre fuera así",
  "being known for it": "que se te conozca por ello",
  "being employee of the month": "un reconocimiento de empleado del mes",
  "being employee of the year": "un reconocimiento de empleado del año",
  "an award": "un premio",
  "a promotion": "un ascenso",
  "a publication": "una publicación",
  "being its author": "que seas su autor",
  "speaking in public": "intervenciones en público",
  "teaching or mentoring": "enseñanza o acompañamiento",
  hiring: "contrataciones",
  negotiating: "negociaciones",
  "an international reach": "un alcance internacional",
  "a budget": "un presupuesto",
  "raising money": "una captación de fondos",
  "a certificate": "un certificado",
  "a clearance": "una habilitación de seguridad",
};

export const TITULOS: Record<string, string> = {
  "a doctorate": "un doctorado",
  "an MBA": "un MBA",
  "a master's degree": "un máster",
  "a diploma": "un diploma superior",
  "a bachelor's degree": "un grado",
  "a state examination": "un examen de Estado",
  "an associate degree": "un título de ciclo corto",
  "a teaching certificate": "una habilitación docente",
  "vocational training": "una formación profesional",
  "a school leaving certificate": "un título de bachillerato",
  "a degree": "un título",
  "a distinction": "una mención en el título",
};

const words = { words: "text" } as const;
const muestra = (what: string) => `Ninguna prueba muestra ${what}.`;

export const reasonsEs: PhraseWords = {
  cites_nothing: fixed("Dice algo de la persona y no cita ninguna prueba."),
  cites_no_row: fixed("No cita ninguna prueba que contenga el retrato."),
  cites_other_role: fixed("Cita pruebas de otro puesto."),
  nothing_speaks: fixed("Ninguna prueba habla de ello."),
  speaks_not_of: sentence(words, (said) => `Las pruebas no hablan de ${cita(said.words)}.`),
  says_elsewhere: fixed("Las pruebas lo dicen de otro puesto, otro trabajo u otra época."),
  says_of_others: fixed("Las pruebas lo cuentan de otra persona."),
  says_not: sentence(words, (said) => `Las pruebas no dicen ${cita(said.words)}.`),
  says_not_of: sentence(words, (said) => `Las pruebas no dicen eso de ${cita(said.words)}.`),
  says_another: sentence(words, (said) => `Las pruebas dicen otra cosa que ${cita(said.words)}.`),
  stands_not: sentence(words, (said) => `${cita(said.words)} no figura en las pruebas.`),
  quoted_not: fixed("Estas palabras no figuran en las pruebas."),
  helped: fixed("Las pruebas cuentan que se ayudó a ello, no que se hiciera."),
  proposed: fixed("Las pruebas cuentan una propuesta, no su realización."),
  nominated: fixed("Las pruebas cuentan una nominación, no un premio ganado."),
  unfinished: fixed("Las pruebas dicen que aún no está terminado."),
  no_cause: fixed("Ninguna prueba dice que resultara de ello."),
  no_common_cause: fixed("Ninguna prueba dice por sí sola que lo uno resultara de lo otro."),
  skill_unshown: sentence({ skill: "text" }, ({ skill }) => muestra(skill)),
  language_unshown: sentence({ language: "text" }, ({ language }) => muestra(espanol.spoken(language))),
  language_level: sentence(
    { language: "text" },
    ({ language }) => `Las pruebas no muestran ${espanol.spoken(language)} a ese nivel.`,
  ),
  deed_unshown: sentence({ deed: "text" }, ({ deed }) => muestra(HECHOS[deed] ?? cita(deed))),
  degree_unshown: sentence({ degree: "text" }, ({ degree }) => muestra(TITULOS[degree] ?? cita(degree))),
  degree_mark: fixed("Ninguna prueba muestra con qué nota se obtuvo ese título."),
  degree_field: fixed("El título probado se obtuvo en otra materia."),
  title_unheld: sentence(words, (said) => `Ningún puesto probado llevaba el nombre ${cita(said.words)}.`),
  employer_unheld: sentence(words, (said) => `Ningún puesto probado fue en ${said.words}.`),
  employer_written_to: sentence(
    { company: "text" },
    ({ company }) => `Se escribe a ${company}; allí no se ha trabajado.`,
  ),
  people_not_led: sentence(words, (said) => `Las pruebas no dicen que se dirigiera a ${cita(said.words)}.`),
  people_none: sentence(words, (said) => `En las pruebas, ${cita(said.words)} no se refiere a personas.`),
  team_size: sentence(
    words,
    (said) => `Ningún equipo de ese tamaño (${cita(said.words)}) figura en las pruebas.`,
  ),
  number_once: fixed("Las pruebas contienen esa cifra solo una vez."),
  number_of_other: sentence(words, (said) => `En las pruebas, ${cita(said.words)} cuenta otra cosa.`),
  number_turned: sentence(words, (said) => `En las pruebas, ${cita(said.words)} va en el otro sentido.`),
  number_not_each: sentence(
    words,
    (said) => `Las pruebas no dicen ${cita(said.words)} de cada una de esas veces.`,
  ),
  number_pair: fixed("En las pruebas se pasa de otra cifra a otra, o al revés."),
  counts_other: sentence(words, (said) => `Las pruebas cuentan otra cosa que ${cita(said.words)}.`),
  date_stands_not: sentence(words, (said) => `La fecha ${cita(said.words)} no figura en las pruebas.`),
  none_began: sentence(
    words,
    (said) => `Ningún puesto probado empezó entonces (${cita(said.words)}) y sigue en curso.`,
  ),
  none_ended: sentence(words, (said) => `Ningún puesto probado terminó entonces (${cita(said.words)}).`),
  none_runs: fixed("Ninguno de los puestos probados sigue en curso."),
  certificate_too_long: fixed(
    "Es demasiado largo para el nombre de un certificado; acorta la afirmación para que figure aquí.",
  ),
};
