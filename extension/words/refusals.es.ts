/** Spanish: what the backend would not take, by the code of its refusal, and what was wrong with a field. */
import type { RefusalWords } from "./refusal-words.ts";

const YA_NO_ESTA = "Ya no está.";

const refusals: Record<string, string> = {
  validation_error: "Los datos no encajan.",
  not_found: YA_NO_ESTA,
  item_not_found: YA_NO_ESTA,
  site_not_found: "Aún no hay ningún sitio.",
  missing_api_key: "Esta extensión no está conectada.",
  invalid_api_key: "La clave de esta extensión no es válida.",
  revoked_api_key: "La clave de esta extensión se ha revocado.",
  invalid_credentials: "El correo o la contraseña no son correctos.",
  invalid_password: "La contraseña no es correcta.",
  insufficient_scope: "A la clave de esta extensión le falta ese permiso. Conéctala de nuevo.",
  admin_only: "Eso solo puede hacerlo quien lleva el servidor.",
  https_required: "Desde aquí, el servidor solo acepta https.",
  origin_refused: "El servidor no lo acepta desde esta página.",
  registration_closed: "En este servidor no puedes crear una cuenta por tu cuenta.",
  email_taken: "Ya hay una cuenta con ese correo.",
  limit_reached: "Aquí no se permiten más. Elimina algo para hacer sitio.",
  cost_ceiling: "El presupuesto de este mes para el modelo está agotado.",
  duplicate: "Eso ya existe.",
  tailoring_in_progress: "Se está escribiendo otra versión de este perfil. Inténtalo después.",
  portrait_empty: "Aún no hay nada sobre lo que escribir. Sube primero un CV o cuenta una experiencia.",
  unprintable_text:
    "Contiene caracteres que ninguna tipografía de aquí puede imprimir. Escribe esas palabras con otro alfabeto.",
  resume_too_long: "Es demasiado largo para imprimirlo. Acorta los textos más largos.",
  invalid_file: "Este archivo no se ha podido usar.",
  invalid_archive: "Este archivo comprimido no se ha podido leer.",
  invalid_confirmation: "El texto de confirmación no es correcto.",
  no_such_model: "Aún no has configurado un modelo propio.",
  account_not_empty: "La cuenta no está vacía.",
  handle_taken: "Ese nombre ya está ocupado.",
  handle_invalid: "Ese nombre no se permite: de 3 a 30 caracteres de a–z, 0–9 y guion.",
  handle_reserved: "Ese nombre está reservado al servicio.",
  site_exists: "Ya hay un sitio.",
  profile_name_required: "Pon primero tu nombre en el perfil.",
  job_not_failed: "Ese trabajo no ha fallado.",
  share_link_gone: "Este enlace ha caducado o se ha cerrado.",
  cursor_gone: "La lista ha cambiado. Recárgala.",
  rate_limited: "Se ha pedido demasiadas veces. Inténtalo más tarde.",
  too_many_streams: "Hay demasiadas ventanas escuchando los cambios a la vez.",
  review_source_read_failed: "Las pruebas de este periodo no se han podido leer.",
  review_generation_failed: "El modelo no ha dado un balance útil. Inténtalo otra vez.",
  idempotency_in_progress: "Eso mismo ya se está haciendo.",
  idempotency_mismatch: "Con esa clave ya se envió otra cosa.",
  payload_too_large: "Es demasiado grande.",
  uri_too_long: "La dirección es demasiado larga.",
  unsupported_media_type: "El servidor no acepta ese tipo de datos.",
  method_not_allowed: "El servidor no puede hacer eso aquí.",
  server_error: "Algo ha ido mal en el servidor. Inténtalo otra vez.",
  authorization_pending: "La conexión aún no está aprobada.",
  slow_down: "Se ha preguntado demasiadas veces.",
  access_denied: "La conexión se ha rechazado.",
  expired_token: "La conexión ha caducado. Empieza de nuevo.",
};

const UNIDAD: Record<string, string> = {
  character: "carácter",
  characters: "caracteres",
  entry: "entrada",
  entries: "entradas",
};
const CLASE: Record<string, string> = {
  text: "un texto",
  "a number": "un número",
  "a whole number": "un número entero",
  "true or false": "sí o no",
  "a list": "una lista",
  "a UUID": "un UUID",
  "an e-mail address": "una dirección de correo",
};
const limite = (bound: string | undefined) => (bound === "most" ? "como máximo" : "como mínimo");

/** A complaint has no code: its English words are known by their form. */
const complaints: RefusalWords["complaints"] = [
  [/^is required$/, () => "falta"],
  [/^must not be empty$/, () => "no debe estar vacío"],
  [/^must be an http or https address/, () => "debe ser una dirección http o https"],
  [/^must be a date and time such as (\S+)$/, (such) => `debe ser una fecha y una hora, como ${such}`],
  [
    /^must have at (most|least) (\d+) (characters?|entry|entries)$/,
    (bound, count, unit) => `debe tener ${limite(bound)} ${count} ${UNIDAD[unit]}`,
  ],
  [/^must be at (most|least) (-?[\d.]+)$/, (bound, count) => `debe ser ${limite(bound)} ${count}`],
  [/^must not be before start_date$/, () => "no debe ser anterior al inicio"],
  [
    /^was changed meanwhile; read it and ask again$/,
    () => "ha cambiado entretanto; míralo antes de volver a pedirlo",
  ],
  [/^must be (.+)$/, (kind) => (CLASE[kind] ? `debe ser ${CLASE[kind]}` : null)],
];

export const refusalsEs: RefusalWords = { refusals, complaints };
