/** Spanish: why a posting is relevant, what is doubtful about a claim, and why work was not done. */
import { cita, espanol } from "./explanation.es.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

const { all: todos, one: uno, date: dia, countries: paises, spoken: idioma } = espanol;

const MODO: Record<string, string> = { remote: "en remoto", hybrid: "híbrido", onsite: "presencial" };
const modo = (name: string): string => MODO[name] ?? name;
const POR: Record<string, string> = {
  hour: " por hora",
  day: " al día",
  week: " a la semana",
  month: " al mes",
  year: " al año",
};
const NIVEL: Record<string, string> = {
  intern: "prácticas",
  entry: "principiante",
  "entry-level": "principiante",
  senior: "sénior",
  junior: "júnior",
  head: "responsable",
  executive: "dirección",
};
const nivel = (level: string): string => NIVEL[level] ?? level;

const salario = ({
  amount,
  currency,
  period,
}: {
  amount: number;
  currency: string;
  period: string;
}): string => `${espanol.money(amount, currency)}${POR[period] ?? ""}`;

const RASGO: Record<string, (name: string) => string> = {
  company: (name) => `de la empresa ${name}`,
  title: (name) => `con ${cita(name)} en el título`,
  location: (name) => `en ${name}`,
  work_mode: (name) => `de modalidad ${modo(name)}`,
  source: (name) => `de la fuente ${name}`,
};

const WORK = { titles: "texts", names: "texts" } as const;
const probado = (names: string[]) => (names.length === 0 ? "" : `, con pruebas de ${names.join(", ")}`);
const trabajo = ({ titles, names }: { titles: string[]; names: string[] }) =>
  `${titles.join(", ")}${probado(names)}`;

const LUGAR = { countries: "texts", own: "texts", remote: "flag" } as const;
const lugar = (remote: boolean) => (remote ? "En remoto desde" : "Lugar de trabajo");

/** What may rule a posting out. */
const AVISOS: PhraseWords = {
  country_not_sought: sentence(
    LUGAR,
    ({ countries, own, remote }) => `${lugar(remote)}: ${paises(countries)}; buscas: ${paises(own)}.`,
  ),
  country_not_home: sentence(
    LUGAR,
    ({ countries, own, remote }) => `${lugar(remote)}: ${paises(countries)}; estás en: ${paises(own)}.`,
  ),
  permit: sentence(
    { countries: "texts", own: "texts" },
    ({ countries, own }) =>
      `Exige permiso de trabajo (${paises(countries)}); tu retrato solo muestra: ${paises(own)}.`,
  ),
  language_asked: sentence(
    { languages: "texts" },
    ({ languages }) => `Exige ${uno(languages.map(idioma))}; tu retrato no lo muestra.`,
  ),
  language_written: sentence(
    { language: "text" },
    ({ language }) => `Escrita en ${idioma(language)}; tu retrato no muestra ese idioma.`,
  ),
};

/** Pieces of a sentence, joined by whoever says them. */
const RELEVANCIA: PhraseWords = {
  title_answers: sentence({ keyword: "text" }, ({ keyword }) => `el título responde a ${cita(keyword)}`),
  title_far: fixed("el título está lejos de lo que buscas"),
  level_fits: sentence({ level: "text" }, ({ level }) => `nivel: ${nivel(level)}`),
  level_off: sentence({ level: "text" }, ({ level }) => `${nivel(level)} no es el nivel que quieres`),
  place_fits: sentence({ place: "text" }, ({ place }) => `en ${place}`),
  remote_from: sentence({ place: "text" }, ({ place }) => `en remoto desde ${place}`),
  place_off: sentence({ place: "text" }, ({ place }) => `${place} no es uno de tus lugares`),
  mode_fits: sentence({ mode: "text" }, ({ mode }) => modo(mode)),
  mode_off: sentence(
    { mode: "text", wanted: "texts" },
    ({ mode, wanted }) => `${modo(mode)} en lugar de ${uno(wanted.map(modo))}`,
  ),
  pay_fits: sentence(
    { amount: "number", currency: "text", period: "text" },
    (pay) => `paga hasta ${salario(pay)}`,
  ),
  pay_below: sentence(
    { amount: "number", currency: "text", period: "text" },
    (pay) => `paga como mucho ${salario(pay)}, menos que tu salario mínimo`,
  ),
  names: sentence({ names: "texts" }, ({ names }) => `nombra ${todos(names)}`),
  names_none: sentence({ names: "texts" }, ({ names }) => `no nombra nada de esto: ${todos(names)}`),
  work_same: sentence(WORK, (work) => `como tu trabajo de ${trabajo(work)}`),
  work_near: sentence(WORK, (work) => `no lejos de tu trabajo de ${trabajo(work)}`),
  work_far: sentence(
    WORK,
    ({ names }) =>
      `lejos de tu trabajo anterior${names.length === 0 ? "" : `, aunque con pruebas de ${names.join(", ")}`}`,
  ),
  says: sentence({ names: "texts" }, ({ names }) => `menciona ${todos(names)}`),
  ruled_out: sentence({ wish: "text" }, ({ wish }) => `has descartado ${cita(wish)}`),
  lesson: sentence(
    { kept: "flag", times: "number", of: "number", trait: "text", name: "text" },
    ({ kept, times, of, trait, name }) =>
      `${kept ? "conservaste" : "descartaste"} ${times} de ${of} ofertas ${RASGO[trait]?.(name) ?? name}`,
  ),
};

/** A date with its preposition: "en 2019", "en marzo de 2019", "el 3 de marzo de 2019". */
const cuando = (date: string): string => `${date.length > 7 ? "el" : "en"} ${dia(date)}`;

function periodo([start = "", end = ""]: string[]): string {
  return `${dia(start) || "?"} – ${end === "present" ? "hoy" : dia(end) || "?"}`;
}

const DUDAS: PhraseWords = {
  shown_by_none: fixed("Ningún documento lo muestra. Añade uno, o indícalo tú."),
  shown_weakly: sentence(
    { sure: "number" },
    ({ sure }) => `Lo que lo muestra es débil (${sure} de 100). Mira la cita antes de fiarte.`,
  ),
  ends_before_start: sentence(
    { start: "text", end: "text" },
    ({ start, end }) => `Acaba (${dia(end)}) antes de empezar (${dia(start)}).`,
  ),
  role_ends_before_start: sentence(
    { title: "text", company: "text" },
    ({ title, company }) => `El puesto que lo muestra, ${title} en ${company}, acaba antes de empezar.`,
  ),
  dates_differ: sentence(
    { one: "texts", other: "texts" },
    ({ one, other }) => `Un documento dice ${periodo(one)}, otro ${periodo(other)}.`,
  ),
  role_dates_differ: sentence(
    { title: "text", company: "text", one: "texts", other: "texts" },
    ({ title, company, one, other }) =>
      `Del puesto que lo muestra, ${title} en ${company}, un documento dice ${periodo(one)}, otro ${periodo(other)}.`,
  ),
  says_the_same: sentence({ label: "text" }, ({ label }) => `${cita(label)} dice lo mismo. Fusiona ambas.`),
  number_not_shown: fixed("Nombra una cifra que ninguna prueba contiene."),
  ended: sentence({ end: "text" }, ({ end }) => `Terminó ${cuando(end)}.`),
  last_shown: sentence(
    { end: "text" },
    ({ end }) => `El último puesto que lo muestra terminó ${cuando(end)}. Di si sigue siendo cierto.`,
  ),
};

const PEGA = "Ábrela en tu navegador y guárdala desde ahí, o pega el texto de la oferta.";

const FALLOS: PhraseWords = {
  went_wrong: fixed("Algo ha ido mal por nuestra parte. Inténtalo más tarde."),
  job_forgotten: fixed("El servidor ya no sabe nada de este trabajo."),
  stopped_halfway: fixed(
    "El trabajo se interrumpió en el mismo punto en cada intento. Empiézalo de nuevo; si vuelve a pasar, díselo a quien lleva el servidor.",
  ),
  portrait_empty: fixed("El retrato aún está vacío. Sube primero un CV o cuenta una experiencia."),
  portrait_unreviewed: fixed(
    "De tu retrato aún no hay nada aceptado, y un CV contiene solo lo aceptado. Revisa primero lo que se ha encontrado.",
  ),
  opportunity_deleted: fixed("La oportunidad se eliminó mientras se trabajaba en ella."),
  opportunity_limit: fixed(
    "Sigues tantas oportunidades como se permiten aquí. Elimina alguna para guardar más.",
  ),
  tailored_limit: fixed(
    "Tienes tantos perfiles a medida como se permiten aquí. Elimina una oportunidad que tenga uno.",
  ),
  document_deleted: fixed("El documento se eliminó antes de leerlo."),
  document_failed: fixed("El documento no se ha podido leer. Inténtalo otra vez, o súbelo en otro formato."),
  pdf_not_a_pdf: fixed(
    "El archivo no es un PDF ni un documento de Word (.docx). Guarda el CV en uno de esos formatos.",
  ),
  docx_corrupt: fixed(
    "El documento de Word está dañado. Ábrelo en el programa con el que se hizo y guárdalo de nuevo, o como PDF.",
  ),
  docx_image_only: fixed(
    "El documento de Word no contiene texto, o solo imágenes de texto. Escribe el CV como texto.",
  ),
  docx_too_large: fixed(
    "El documento de Word contiene mucho más que un CV. Guarda una copia solo con el CV.",
  ),
  docx_timed_out: fixed(
    "La lectura ha tardado demasiado. Guarda una copia nueva y más sencilla desde el programa con el que se hizo.",
  ),
  pdf_encrypted: fixed("El PDF está protegido con contraseña. Guarda una copia sin ella."),
  pdf_corrupt: fixed("El PDF está dañado o incompleto. Ábrelo, guárdalo de nuevo y usa esa copia."),
  pdf_image_only: fixed(
    "El PDF contiene imágenes de páginas, pero no texto. Guarda el CV desde el programa con el que se hizo, o pásale antes un reconocimiento de texto (OCR).",
  ),
  pdf_too_many_pages: fixed("El PDF tiene demasiadas páginas. Envía solo el CV."),
  pdf_too_large: fixed("El PDF es demasiado grande. Guarda una copia más pequeña, sin imágenes."),
  pdf_timed_out: fixed(
    "La lectura ha tardado demasiado. Guarda una copia nueva y más sencilla desde el programa con el que se hizo.",
  ),
  page_gone: sentence(
    { status: "number" },
    ({ status }) => `La oferta ya no está en esta dirección (respuesta ${status}).`,
  ),
  page_refused: sentence(
    { status: "number" },
    ({ status }) => `El sitio no muestra la página a este servicio (respuesta ${status}). ${PEGA}`,
  ),
  page_list: sentence({ count: "number" }, ({ count }) =>
    count === 0
      ? "La página es una lista de ofertas, y la lista está vacía."
      : "La página es una lista de ofertas. Abre una y guarda esa.",
  ),
  page_loading: fixed(`La página aún no había cargado su oferta. ${PEGA}`),
  page_empty_page: fixed(`La página solo muestra su texto en un navegador. ${PEGA}`),
  page_form_only: fixed(`La página contiene solo un formulario de solicitud. ${PEGA}`),
  page_not_a_posting: fixed(`En esta dirección no hay ninguna oferta de empleo. ${PEGA}`),
  page_restricted: fixed(`La página pide iniciar sesión. ${PEGA}`),
  page_unreadable: fixed(`La página no se ha podido leer. ${PEGA}`),
  fetch_bad_address: fixed(`La dirección no es una dirección http o https corriente. ${PEGA}`),
  fetch_forbidden_address: fixed(`La dirección lleva a una red privada, que este servicio no lee. ${PEGA}`),
  fetch_not_found_in_dns: fixed(`La dirección nombra un sitio que no existe. ${PEGA}`),
  fetch_unreachable: fixed(`El sitio no ha respondido. ${PEGA}`),
  fetch_timeout: fixed(`El sitio ha tardado demasiado en responder. ${PEGA}`),
  fetch_too_large: fixed(`La página ocupa más de 5 MB. ${PEGA}`),
  fetch_too_many_redirects: fixed(`La dirección redirige sin fin. ${PEGA}`),
  fetch_not_a_page: fixed(`La dirección lleva a un archivo, no a una página. ${PEGA}`),
};

export const sentencesEs: PhraseWords = { ...RELEVANCIA, ...AVISOS, ...DUDAS, ...FALLOS };
