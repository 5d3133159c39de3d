/** Spanish, filling in an application form. */
import type { applicationEn } from "./application.en.ts";

export const applicationEs: Record<keyof typeof applicationEn, string> = {
  "form.open": "Rellenar el formulario de solicitud",
  "form.title": "Formulario de solicitud",
  "form.back": "Volver",
  "form.promise":
    "Lo que sabe tu perfil va a los campos que marques, y cada uno queda señalado en la página. No se envía nada: lo repasas y lo envías tú.",
  "form.reading": "Leyendo el formulario…",
  "form.none": "Aquí no hay ningún formulario que rellenar",
  "form.noneHow":
    "Esta página no muestra campos para texto, opciones o archivos. Si el formulario se abre en varios pasos, ve al paso que tiene los campos y vuelve a leerla.",
  "form.noAccess": "Esta página no se puede rellenar",
  "form.noAccessHow":
    "El navegador solo deja entrar a la extensión en una página cuando pulsas allí su icono. Púlsalo en la página del formulario y vuelve a abrir esto.",
  "form.noProfile":
    "Tu perfil todavía no está en este dispositivo. Ábrelo una vez en el espacio de trabajo mientras el servidor responda.",
  "form.known": "De tu perfil",
  "form.questions": "Preguntas tal como las hace el formulario",
  "form.left": "Queda para ti",
  "form.leftHow":
    "Las casillas y todo aquello para lo que tu perfil no tiene una respuesta segura nunca se rellenan.",
  "form.unsure": "Compruébalo",
  "form.standing": "Ya contiene: {text}",
  "form.resume": "Tu CV en PDF",
  "form.letter": "La carta para esta oferta",
  "form.draft": "Borrador a partir de tus pruebas",
  "form.noDraft": "Ningún pasaje de tu retrato responde a esto.",
  "form.fill.one": "Rellenar {count} campo",
  "form.fill.other": "Rellenar {count} campos",
  "form.filling": "Rellenando…",
  "form.done.one": "{count} campo está rellenado y señalado en la página.",
  "form.done.other": "{count} campos están rellenados y señalados en la página.",
  "form.refused": "La página no aceptó: {fields}.",
  "form.unmade": "Aún sin hacer, así que queda vacío: {fields}.",
  "form.undo": "Vaciarlos otra vez",
  "form.undone": "Los campos vuelven a contener lo que tenían antes.",
  "form.failed": "No se ha podido rellenar. {why}",
  "form.required": "obligatorio",
};
