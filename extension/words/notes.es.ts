/** Spanish: what is told beside a result, why a row needs attention, and what went wrong with a search. */
import { cita, espanol } from "./explanation.es.ts";
import { fixed, sentence, type PhraseWords } from "./phrase-words.ts";

const { all: todos, number: numero } = espanol;

const LEIDO: Record<string, string> = {
  posting: "la oferta",
  document: "el documento",
  description: "la descripción",
  portrait: "el retrato",
};
const ESCRITO: Record<string, string> = {
  review: "el balance",
  profile: "el perfil",
  letter: "la carta",
  text: "el texto",
  advice: "el consejo",
};
const FUENTE: Record<string, string> = {
  linkedin: "LinkedIn",
  google_jobs: "Google Jobs",
  fractionaljobs: "Fractional Jobs",
};

const QUIEN_LEYO: PhraseWords = {
  model_too_slow: fixed("El modelo tardó demasiado."),
  model_unreachable: fixed("No se pudo llegar al servidor del modelo."),
  model_failed: fixed("El servidor del modelo respondió con un error."),
  model_key_refused: fixed("El servidor del modelo rechazó la clave."),
  model_unknown: fixed("El servidor del modelo no conoce el modelo o la dirección."),
  model_text_too_long: fixed("El texto es demasiado largo para el modelo."),
  model_over_limit: fixed("El servidor del modelo ha llegado a su límite."),
  model_budget_spent: fixed("El presupuesto de este mes para el modelo está agotado."),
  model_refused_text: fixed("El modelo se negó a leer este texto."),
  model_unusable: fixed("El modelo dio dos veces una respuesta inservible."),
  model_broke_rule: fixed("La descripción del modelo incumplió dos veces las reglas."),
  model_quoted_nothing: fixed("Nada de lo que dio el modelo figura en el texto."),
  model_review_unborne: fixed("Las pruebas no respaldan el balance del modelo."),
  model_vectors_miscounted: fixed("El modelo dio un número de vectores distinto del pedido."),
  model_vectors_unusable: fixed("El modelo dio vectores inservibles."),
  model_unborne: fixed("El retrato no respalda nada de lo que escribió el modelo."),
  model_mostly_unborne: fixed("Se respalda demasiado poco de lo que escribió el modelo."),
  model_sentences_left_out: sentence(
    { count: "number" },
    ({ count }) =>
      `Por falta de pruebas se quitó: ${count === 1 ? "1 frase" : `${numero(count)} frases`} del modelo.`,
  ),
  local_engine_read: sentence(
    { what: "text" },
    ({ what }) => `En su lugar, el análisis local ha leído ${LEIDO[what] ?? "el texto"}.`,
  ),
  local_engine_wrote: sentence(
    { what: "text" },
    ({ what }) => `En su lugar, el análisis local ha escrito ${ESCRITO[what] ?? "el texto"}.`,
  ),
};

const AL_GUARDAR: PhraseWords = {
  address_unread: fixed("La dirección no se ha leído:"),
  embeddings_unavailable: fixed(
    "Se han omitido los vectores: ningún modelo configurado los produce. La puntuación no los necesita.",
  ),
  embeddings_failed: fixed(
    "Se han omitido los vectores: el modelo no los dio. La puntuación no los necesita.",
  ),
  embeddings_skipped: fixed("Se han omitido los vectores."),
  model_makes_no_embeddings: fixed("El modelo configurado no produce vectores."),
  company_site_unknown: fixed("No se ha leído nada sobre la empresa: la oferta no dice dónde está su sitio."),
  company_site_unread: sentence(
    { host: "text" },
    ({ host }) => `No se ha leído nada sobre la empresa: ${host} no se pudo leer.`,
  ),
  imports_unread: sentence(
    { count: "number" },
    ({ count }) =>
      `${count === 1 ? "1 oferta importada no se pudo" : `${numero(count)} ofertas importadas no se pudieron`} leer en su dirección.`,
  ),
  nothing_claimed: fixed(
    "Nada en este texto se ha podido entender como una afirmación sobre ti. Se conserva; no se ha añadido nada.",
  ),
};

const AL_BUSCAR: PhraseWords = {
  no_search_on: fixed("No hay ninguna búsqueda guardada activada."),
  search_failed: sentence(
    { keyword: "text", source: "text" },
    ({ keyword, source }) => `${cita(keyword)} en ${FUENTE[source] ?? source}:`,
  ),
  source_resting: fixed("La fuente ha pedido que se la deje descansar un rato."),
  source_failed: sentence(
    { status: "number" },
    ({ status }) => `La propia fuente tuvo un error (respuesta ${status}).`,
  ),
  source_refused: sentence(
    { status: "number" },
    ({ status }) => `La fuente rechazó la búsqueda (respuesta ${status}).`,
  ),
  source_said: sentence(
    { words: "text" },
    ({ words }) => `La fuente rechazó la búsqueda. En sus palabras: ${cita(words)}`,
  ),
  source_no_results: fixed("La fuente respondió con una página sin resultados."),
  source_no_list: fixed("La fuente respondió con una página sin lista de ofertas."),
  source_unreadable: fixed("La respuesta de la fuente no se pudo leer."),
  source_no_key: fixed(
    "Este servidor no tiene clave para Google Jobs: quien lo lleva debe definir GOOGLE_JOBS_API_KEY.",
  ),
  site_bad_address: fixed("La dirección no es una dirección http o https corriente."),
  site_forbidden_address: fixed("La dirección lleva a una red privada, que este servicio no lee."),
  site_not_found_in_dns: fixed("La dirección nombra un sitio que no existe."),
  site_unreachable: fixed("El sitio no respondió o interrumpió su respuesta."),
  site_timeout: fixed("El sitio tardó demasiado en responder."),
  site_too_large: fixed("La página ocupa más de 5 MB."),
  site_too_many_redirects: fixed("La dirección redirige sin fin."),
  site_not_a_page: fixed("La dirección lleva a un archivo, no a una página."),
  untitled: fixed("Llegó sin título. Ábrela para ver qué es."),
  unaddressed: fixed("Llegó sin dirección, así que no se puede abrir ni comprobar."),
  mail_link_unread: fixed("El correo menciona esta oferta, pero la página de su enlace no se pudo leer."),
};

const AL_ESCRIBIR: PhraseWords = {
  untailored: fixed("No se ha adaptado:"),
  letter_in_english: fixed(
    "Las cartas se escriben en inglés, alemán, francés y español; esta está en inglés.",
  ),
  letter_unsigned: fixed("En tu retrato no hay ningún nombre, así que la carta va sin firmar."),
  letter_thin: fixed(
    "Tu retrato contiene muy poco que una carta pueda contar. Añade a tus puestos qué hiciste allí y qué salió de ello, o cuenta una experiencia.",
  ),
  pages_over: sentence({ pages: "number", asked: "number" }, ({ pages, asked }) => {
    const llenan = pages === 1 ? "una página" : `${pages} páginas`;
    const pedidas = asked === 1 ? "la página que se pedía" : `las ${asked} páginas que se pedían`;
    return `Puestos, formación y listas ya llenan ${llenan}, así que son más que ${pedidas}.`;
  }),
  rests_on_unreviewed: sentence({ count: "number" }, ({ count }) =>
    count === 1
      ? "Se apoya en una afirmación o un puesto que aún no has revisado."
      : `Se apoya en ${numero(count)} afirmaciones y puestos que aún no has revisado.`,
  ),
  left_out_unborne: sentence(
    { text: "text" },
    ({ text }) => `Se quitó porque nada en el retrato lo respalda: ${cita(text)}`,
  ),
  nothing_about: sentence(
    { phrase: "text" },
    ({ phrase }) => `El retrato no muestra nada sobre ${cita(phrase)}.`,
  ),
  nothing_about_unwritten: sentence(
    { phrase: "text" },
    ({ phrase }) =>
      `El retrato no muestra nada sobre ${cita(phrase)}, así que no se ha escrito nada de ello.`,
  ),
  nothing_more: fixed("El retrato no contiene nada más que añadir."),
  nothing_left: fixed("No quedaría nada, así que no se ha quitado nada."),
  untranslated: fixed("Sin un modelo no se traduce nada: el texto queda en el idioma de tus propias líneas."),
  tone_kept: fixed("Sin un modelo el tono queda como está: las palabras son tuyas."),
  instruction_unfollowed: fixed(
    "Sin un modelo, una indicación puede pedir un texto más corto o más largo, o que algo se diga primero o se quite; esta pedía otra cosa y no se ha seguido.",
  ),
  changed_since: sentence({ portrait: "flag", posting: "flag" }, ({ portrait, posting }) => {
    const was = [...(portrait ? ["tu retrato"] : []), ...(posting ? ["la oferta"] : [])];
    return `Desde que se escribió, ${was.length > 1 ? "han" : "ha"} cambiado ${todos(was)}.`;
  }),
};

const yo = (audience: string) => audience === "manager";

const BALANCE: PhraseWords = {
  review_worked_as: sentence(
    { audience: "text", titles: "texts", companies: "texts" },
    ({ audience, titles, companies }) => {
      const puestos = todos(titles.map((title, at) => `${title} en ${companies[at] ?? ""}`));
      return `${yo(audience) ? "Trabajé" : "Trabajaste"} como ${puestos}.`;
    },
  ),
  review_record: sentence(
    { audience: "text", deeds: "texts" },
    ({ audience, deeds }) => `${yo(audience) ? "Mi" : "Tu"} balance de este periodo: ${deeds.join("; ")}.`,
  ),
  review_drew_on: sentence(
    { audience: "text", skills: "texts" },
    ({ audience, skills }) => `${yo(audience) ? "Mi" : "Tu"} trabajo se apoyó en ${todos(skills)}.`,
  ),
  review_needs_number: sentence(
    { deed: "text" },
    ({ deed }) => `Di qué salió de ello, con una cifra: ${deed}`,
  ),
};

const CONSEJO: PhraseWords = {
  field_unborne: sentence(
    { field: "text", text: "text" },
    ({ text }) => `Nada en el retrato respalda ${cita(text)}.`,
  ),
  requirement_unsaid: sentence(
    { requirement: "text" },
    ({ requirement }) => `Cumples ${cita(requirement)}, y el perfil no lo dice.`,
  ),
  nothing_to_cover: fixed(
    "El retrato no muestra nada de lo que pide la oferta; no hay, pues, nada que cubrir.",
  ),
  long_sentences: sentence({ count: "number", words: "number" }, ({ count, words }) =>
    count === 1
      ? `Acorta la frase de más de ${words} palabras.`
      : `Acorta las ${numero(count)} frases de más de ${words} palabras.`,
  ),
  said_twice: fixed("Di cada cosa una sola vez: algunas líneas repiten otras."),
  empty_phrases: sentence(
    { phrases: "texts" },
    ({ phrases }) => `Sustituye las frases vacías por lo que se hizo: ${phrases.join(", ")}.`,
  ),
  too_many_pages: sentence(
    { pages: "number", most: "number" },
    ({ pages, most }) => `Tiene ${pages} páginas; se leen ${most}. Quita lo que menos diga sobre el puesto.`,
  ),
  narrative_missing: fixed("Empieza sin presentación; de dos a cuatro frases dicen de quién se trata."),
  narrative_long: fixed("Deja la presentación en cuatro frases."),
  roles_without_lines: fixed("Ningún puesto dice qué se hizo en él; añade líneas a tu retrato."),
};

/** What to ask in the interview: said to the employer. */
const EN_LA_ENTREVISTA: PhraseWords = {
  ask_duty: sentence(
    { quote: "text" },
    ({ quote }) =>
      `Mencionan ${cita(quote)} como parte del trabajo. ¿En qué se notaría, al cabo de medio año, que va bien?`,
  ),
  ask_employer: sentence(
    { quote: "text" },
    ({ quote }) => `En su oferta se lee: ${cita(quote)}. ¿Qué significa eso para este puesto?`,
  ),
  ask_unshown: sentence(
    { requirement: "text" },
    ({ requirement }) =>
      `¿Cuánto pesa ${cita(requirement)} desde el primer día, y qué se puede aprender en el puesto?`,
  ),
  ask_condition: sentence(
    { requirement: "text" },
    ({ requirement }) => `Mencionan ${cita(requirement)}. ¿Cómo es eso en un mes corriente?`,
  ),
  ask_hybrid: fixed("¿Cómo se reparte la semana entre oficina y casa, y quién lo decide?"),
  ask_mode: fixed("La oferta no dice dónde se trabaja. ¿Qué parte se puede hacer desde otro sitio?"),
  ask_pay: fixed("La oferta no indica salario. ¿Qué banda está prevista para este puesto?"),
};

export const notesEs: PhraseWords = {
  ...EN_LA_ENTREVISTA,
  ...QUIEN_LEYO,
  ...AL_GUARDAR,
  ...AL_BUSCAR,
  ...AL_ESCRIBIR,
  ...CONSEJO,
  ...BALANCE,
};
