/** French: what the backend would not take, by the code of its refusal, and what was wrong with a field. */
import type { RefusalWords } from "./refusal-words.ts";

const PARTI = "Ce n’est plus là.";

const refusals: Record<string, string> = {
  validation_error: "Les indications ne conviennent pas.",
  not_found: PARTI,
  item_not_found: PARTI,
  site_not_found: "Il n’y a pas encore de site.",
  missing_api_key: "Cette extension n’est pas connectée.",
  invalid_api_key: "La clé de cette extension n’est pas valable.",
  revoked_api_key: "La clé de cette extension a été révoquée.",
  invalid_credentials: "L’adresse e-mail ou le mot de passe est incorrect.",
  invalid_password: "Le mot de passe est incorrect.",
  insufficient_scope: "La clé de cette extension n’en a pas le droit. Reconnectez-la.",
  admin_only: "Seule la personne qui gère le serveur peut le faire.",
  https_required: "Le serveur n’accepte d’ici que https.",
  origin_refused: "Le serveur ne l’accepte pas depuis cette page.",
  registration_closed: "On ne peut pas créer soi-même de compte sur ce serveur.",
  email_taken: "Il existe déjà un compte pour cette adresse e-mail.",
  limit_reached: "Il n’en est pas permis davantage ici. Supprimez quelque chose pour faire de la place.",
  cost_ceiling: "Le budget du mois pour le modèle est épuisé.",
  duplicate: "Cela existe déjà.",
  tailoring_in_progress: "Une autre version de ce profil est en cours de rédaction. Réessayez ensuite.",
  portrait_empty: "Il n’y a encore rien sur quoi écrire. Apportez d’abord un CV, ou racontez une expérience.",
  unprintable_text:
    "Il contient des caractères qu’aucune police d’ici ne peut imprimer. Écrivez ces mots dans une autre écriture.",
  resume_too_long: "C’est trop long pour être imprimé. Raccourcissez les textes les plus longs.",
  invalid_file: "Ce fichier n’a pas pu être utilisé.",
  invalid_archive: "Cette archive n’a pas pu être lue.",
  invalid_confirmation: "Le texte de confirmation n’est pas le bon.",
  no_such_model: "Vous n’avez pas encore indiqué de modèle à vous.",
  account_not_empty: "Le compte n’est pas vide.",
  handle_taken: "Ce nom est déjà pris.",
  handle_invalid: "Ce nom n’est pas permis\u202f: 3 à 30 caractères parmi a–z, 0–9 et le trait d’union.",
  handle_reserved: "Ce nom est réservé au service.",
  site_exists: "Il y a déjà un site.",
  profile_name_required: "Indiquez d’abord votre nom dans le profil.",
  job_not_failed: "Ce travail n’a pas échoué.",
  share_link_gone: "Ce lien a expiré ou a été fermé.",
  cursor_gone: "La liste a changé. Rechargez-la.",
  rate_limited: "La demande a été répétée trop souvent. Réessayez plus tard.",
  too_many_streams: "Trop de fenêtres écoutent les changements en même temps.",
  review_source_read_failed: "Les preuves de cette période n’ont pas pu être lues.",
  review_generation_failed: "Le modèle n’a pas donné de bilan utilisable. Réessayez.",
  idempotency_in_progress: "La même chose est déjà en cours.",
  idempotency_mismatch: "Autre chose a déjà été envoyé sous cette clé.",
  payload_too_large: "C’est trop volumineux.",
  uri_too_long: "L’adresse est trop longue.",
  unsupported_media_type: "Le serveur n’accepte pas ce type de données.",
  method_not_allowed: "Le serveur ne sait pas faire cela ici.",
  server_error: "Quelque chose s’est mal passé sur le serveur. Réessayez.",
  authorization_pending: "La connexion n’est pas encore approuvée.",
  slow_down: "La question a été posée trop souvent.",
  access_denied: "La connexion a été refusée.",
  expired_token: "La connexion a expiré. Recommencez.",
};

const UNITE: Record<string, string> = {
  character: "caractère",
  characters: "caractères",
  entry: "entrée",
  entries: "entrées",
};
const GENRE: Record<string, string> = {
  text: "un texte",
  "a number": "un nombre",
  "a whole number": "un nombre entier",
  "true or false": "oui ou non",
  "a list": "une liste",
  "a UUID": "un UUID",
  "an e-mail address": "une adresse e-mail",
};
const borne = (bound: string | undefined) => (bound === "most" ? "au plus" : "au moins");

/** A complaint has no code: its English words are known by their form. */
const complaints: RefusalWords["complaints"] = [
  [/^is required$/, () => "manque"],
  [/^must not be empty$/, () => "ne doit pas être vide"],
  [/^must be an http or https address/, () => "doit être une adresse http ou https"],
  [/^must be a date and time such as (\S+)$/, (such) => `doit être une date et une heure, comme ${such}`],
  [
    /^must have at (most|least) (\d+) (characters?|entry|entries)$/,
    (bound, count, unit) => `doit avoir ${borne(bound)} ${count} ${UNITE[unit]}`,
  ],
  [/^must be at (most|least) (-?[\d.]+)$/, (bound, count) => `doit valoir ${borne(bound)} ${count}`],
  [/^must not be before start_date$/, () => "ne doit pas précéder le début"],
  [
    /^was changed meanwhile; read it and ask again$/,
    () => "a été modifié entre-temps\u202f; regardez-le avant de redemander",
  ],
  [/^must be (.+)$/, (kind) => (GENRE[kind] ? `doit être ${GENRE[kind]}` : null)],
];

export const refusalsFr: RefusalWords = { refusals, complaints };
