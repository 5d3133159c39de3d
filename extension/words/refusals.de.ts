/** German: what the backend would not take, by the code of its refusal, and what was wrong with a field. */
import type { RefusalWords } from "./refusal-words.ts";

const KEINE_STELLE = "Es ist nicht mehr da.";

const refusals: Record<string, string> = {
  validation_error: "Die Angaben passen nicht.",
  not_found: KEINE_STELLE,
  item_not_found: KEINE_STELLE,
  site_not_found: "Eine Website gibt es noch nicht.",
  missing_api_key: "Diese Erweiterung ist nicht angemeldet.",
  invalid_api_key: "Der Schlüssel dieser Erweiterung gilt nicht.",
  revoked_api_key: "Der Schlüssel dieser Erweiterung wurde widerrufen.",
  invalid_credentials: "E-Mail-Adresse oder Passwort stimmt nicht.",
  invalid_password: "Das Passwort stimmt nicht.",
  insufficient_scope: "Dem Schlüssel dieser Erweiterung fehlt das Recht dazu. Verbinden Sie sie neu.",
  admin_only: "Das darf nur, wer den Server betreibt.",
  https_required: "Der Server nimmt von hier nur https an.",
  origin_refused: "Der Server nimmt das von dieser Seite nicht an.",
  registration_closed: "Auf diesem Server kann man sich nicht selbst anmelden.",
  email_taken: "Für diese E-Mail-Adresse gibt es schon ein Konto.",
  limit_reached: "Mehr sind hier nicht erlaubt. Löschen Sie etwas, um Platz zu schaffen.",
  cost_ceiling: "Das Budget dieses Monats für das Modell ist verbraucht.",
  duplicate: "Das ist schon da.",
  tailoring_in_progress:
    "Eine andere Fassung dieses Profils wird gerade geschrieben. Versuchen Sie es danach.",
  portrait_empty:
    "Noch gibt es nichts, worüber sich schreiben ließe. Laden Sie zuerst einen Lebenslauf hoch, oder erzählen Sie eine Geschichte.",
  unprintable_text:
    "Es enthält Zeichen, die keine Schrift hier drucken kann. Schreiben Sie diese Wörter in anderer Schrift.",
  resume_too_long: "Es ist zu lang, um gedruckt zu werden. Kürzen Sie die längsten Texte.",
  invalid_file: "Diese Datei ließ sich nicht verwenden.",
  invalid_archive: "Dieses Archiv ließ sich nicht lesen.",
  invalid_confirmation: "Der Text zur Bestätigung stimmt nicht.",
  no_such_model: "Sie haben noch kein eigenes Modell eingerichtet.",
  account_not_empty: "Das Konto ist nicht leer.",
  handle_taken: "Dieser Name ist vergeben.",
  handle_invalid: "Dieser Name ist nicht erlaubt: 3 bis 30 Zeichen aus a–z, 0–9 und Bindestrich.",
  handle_reserved: "Dieser Name ist dem Dienst vorbehalten.",
  site_exists: "Eine Website gibt es schon.",
  profile_name_required: "Tragen Sie zuerst im Profil Ihren Namen ein.",
  job_not_failed: "Diese Arbeit ist nicht gescheitert.",
  share_link_gone: "Dieser Link ist abgelaufen oder geschlossen.",
  cursor_gone: "Die Liste hat sich geändert. Laden Sie sie neu.",
  rate_limited: "Das wurde zu oft verlangt. Versuchen Sie es später wieder.",
  too_many_streams: "Zu viele Fenster hören zugleich auf Änderungen.",
  review_source_read_failed: "Die Belege dieses Zeitraums ließen sich nicht lesen.",
  review_generation_failed: "Das Modell gab keinen brauchbaren Rückblick. Versuchen Sie es noch einmal.",
  idempotency_in_progress: "Dasselbe wird gerade schon getan.",
  idempotency_mismatch: "Unter diesem Schlüssel wurde schon etwas anderes geschickt.",
  payload_too_large: "Es ist zu groß.",
  uri_too_long: "Die Adresse ist zu lang.",
  unsupported_media_type: "Diese Art von Daten nimmt der Server nicht an.",
  method_not_allowed: "Das kann der Server hier nicht.",
  server_error: "Auf dem Server ist etwas schiefgegangen. Versuchen Sie es noch einmal.",
  authorization_pending: "Die Anmeldung ist noch nicht bestätigt.",
  slow_down: "Das wurde zu oft gefragt.",
  access_denied: "Die Anmeldung wurde abgelehnt.",
  expired_token: "Die Anmeldung ist abgelaufen. Beginnen Sie neu.",
};

const EINHEIT: Record<string, string> = {
  character: "Zeichen",
  characters: "Zeichen",
  entry: "Eintrag",
  entries: "Einträge",
};
const ART: Record<string, string> = {
  text: "ein Text",
  "a number": "eine Zahl",
  "a whole number": "eine ganze Zahl",
  "true or false": "ja oder nein",
  "a list": "eine Liste",
  "a UUID": "eine UUID",
  "an e-mail address": "eine E-Mail-Adresse",
};

/** A complaint has no code: its English words are known by their form. */
const complaints: RefusalWords["complaints"] = [
  [/^is required$/, () => "fehlt"],
  [/^must not be empty$/, () => "darf nicht leer sein"],
  [/^must be an http or https address/, () => "muss eine http- oder https-Adresse sein"],
  [/^must be a date and time such as (\S+)$/, (such) => `muss Datum und Uhrzeit sein, etwa ${such}`],
  [
    /^must have at (most|least) (\d+) (characters?|entry|entries)$/,
    (bound, count, unit) =>
      `darf ${bound === "most" ? "höchstens" : "nicht weniger als"} ${count} ${EINHEIT[unit]} haben`,
  ],
  [
    /^must be at (most|least) (-?[\d.]+)$/,
    (bound, count) => `darf ${bound === "most" ? "höchstens" : "nicht weniger als"} ${count} sein`,
  ],
  [/^must not be before start_date$/, () => "darf nicht vor dem Beginn liegen"],
  [
    /^was changed meanwhile; read it and ask again$/,
    () => "wurde inzwischen geändert; sehen Sie es an, ehe Sie es noch einmal verlangen",
  ],
  [/^must be (.+)$/, (kind) => (ART[kind] ? `muss ${ART[kind]} sein` : null)],
];

export const refusalsDe: RefusalWords = { refusals, complaints };
