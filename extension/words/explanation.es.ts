/** Spanish, the explanations of a score. */
import { formsOf } from "./forms.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

/** What the other Spanish sentences share with these. */
export const espanol = formsOf("es", { "Sign language": "lengua de signos" });
const { all: todos, one: uno, spoken: idioma } = espanol;

/** Words that are quoted. */
export const cita = (words: string): string => `«${words}»`;

function duracion(months: number): string {
  const whole = Math.floor(months);
  const [years, rest] = [Math.floor(whole / 12), whole % 12];
  const parts = [
    years > 0 && `${years} ${years === 1 ? "año" : "años"}`,
    rest > 0 && `${rest} ${rest === 1 ? "mes" : "meses"}`,
  ].filter(Boolean);
  return parts.join(" y ") || "menos de un mes";
}

/** Undated roles show the work and no time. */
const duracionComo = (months: number): string => (months > 0 ? `${duracion(months)} como ` : "");

function puestos(titles: string[]): string {
  return titles.length > 3 ? `${titles.slice(0, 3).join(", ")} y otros` : titles.join(", ");
}

const idiomas = (names: string[]): string[] => names.map(idioma);

const WORK = { months: "number", titles: "texts" } as const;

export const explanationEs: PhraseWords = {
  not_shown: sentence({ skills: "texts" }, ({ skills }) => `Sin pruebas: ${todos(skills)}.`),
  one_is_enough: sentence(
    { skills: "texts" },
    ({ skills }) => `Basta con una; sin pruebas: ${todos(skills)}.`,
  ),
  time_in_roles: sentence({ ...WORK, asked_months: "number" }, ({ months, titles, asked_months }) => {
    const asked = asked_months > 0 ? `; se pide: ${duracion(asked_months)}` : "";
    return `${months > 0 ? duracion(months) : "Ningún tiempo con fechas"} como ${puestos(titles)}${asked}.`;
  }),
  same_work: sentence(
    WORK,
    ({ months, titles }) => `El mismo trabajo: ${duracionComo(months)}${puestos(titles)}.`,
  ),
  neighbouring_work: sentence(
    WORK,
    ({ months, titles }) => `Trabajo afín: ${duracionComo(months)}${puestos(titles)}.`,
  ),
  named_in_posting: sentence(
    { skills: "texts" },
    ({ skills }) =>
      `De lo que nombra la oferta, está probado: ${skills.length === 0 ? "nada" : todos(skills)}.`,
  ),
  degree: sentence(
    { label: "text", finished: "flag", same: "flag" },
    ({ label, finished, same }) =>
      `${label}${finished ? "" : ", aún sin terminar"}${same ? "" : "; cercano, pero no del mismo nivel o materia"}.`,
  ),
  paper: sentence(
    { label: "text", asked: "text", same: "flag" },
    ({ label, asked, same }) =>
      `${label}${same ? "" : `; cercano a lo que se pide (${asked}), pero no lo mismo`}.`,
  ),
  languages_shown: sentence(
    { languages: "texts" },
    ({ languages }) => `Probado: ${todos(idiomas(languages))}.`,
  ),
  languages_below: sentence(
    { languages: "texts" },
    ({ languages }) => `Por debajo del nivel pedido: ${todos(idiomas(languages))}.`,
  ),
  languages_missing: sentence(
    { languages: "texts" },
    ({ languages }) => `Sin pruebas: ${todos(idiomas(languages))}.`,
  ),
  shown: sentence({ things: "texts" }, ({ things }) => `Probado: ${todos(things)}.`),
  implied: sentence({ skill: "text", by: "text" }, ({ skill, by }) => `${skill}: lo prueba ${by}.`),
  line_of: sentence(
    { things: "texts", either: "flag" },
    ({ things, either }) => `Una línea que muestre ${(either ? uno : todos)(things.map(cita))}.`,
  ),
  evidence_of: sentence(
    { things: "texts", either: "flag" },
    ({ things, either }) => `Una prueba de ${(either ? uno : todos)(things)}.`,
  ),
  evidence_of_language: sentence(
    { languages: "texts", either: "flag" },
    ({ languages, either }) => `Una prueba de ${(either ? uno : todos)(idiomas(languages))} al nivel pedido.`,
  ),
  dated_work: sentence(
    { months: "number" },
    ({ months }) => `Trabajo con fechas que lo muestre: ${duracion(months)}.`,
  ),
  required_missing: sentence(
    { requirement: "text" },
    ({ requirement }) => `Se exige, pero sin pruebas: ${requirement}`,
  ),
  said: fixed("La cita lo muestra."),
  said_in_part: fixed("La cita lo muestra en parte."),
  nothing_said: fixed("Nada en el retrato lo muestra."),
  no_role: fixed("Ningún puesto en esta profesión ni en una afín."),
  no_degree: fixed("No hay ningún título probado."),
  instead_of_degree: fixed("En lugar del título:"),
  no_paper: fixed("No hay pruebas de ninguna habilitación ni certificado así."),
  no_language: fixed("El retrato no menciona ningún idioma así."),
  not_in_portrait: fixed("Un retrato no muestra esto; no cuenta."),
  work_in_occupation: fixed("Trabajo en esta profesión."),
  more_in_occupation: fixed("Trabajo más largo, más cercano o de más nivel en esta profesión."),
  work_told: fixed("Una línea que diga dónde lo hiciste y con qué resultado."),
  tell_employer: fixed("Díselo tú a la empresa."),
  no_claims: fixed("El retrato aún no contiene ninguna afirmación con una cita."),
  no_requirements: fixed("La oferta no enumera ningún requisito que se pueda comparar."),
};
