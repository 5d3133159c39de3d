/** Spanish, what the side panel starts with, with "tú". */
import { applicationEs } from "./application.es.ts";
import { casesEs } from "./cases.es.ts";
import { claimsEs } from "./claims.es.ts";
import { documentsEs } from "./documents.es.ts";
import type { startEn } from "./start.en.ts";
import { opportunitiesEs } from "./opportunities.es.ts";
import { keysEs } from "./keys.es.ts";
import { queueEs } from "./queue.es.ts";
import { savedEs } from "./saved.es.ts";
import { understoodEs } from "./understood.es.ts";

export const startEs: Record<keyof typeof startEn, string> = {
  ...keysEs,
  ...queueEs,
  ...savedEs,
  ...applicationEs,
  ...casesEs,
  ...claimsEs,
  ...documentsEs,
  ...understoodEs,
  ...opportunitiesEs,
  "done.undo": "Deshacer",
  "button.about": ": {about}",
  "done.undone": "Deshecho: {subject}",
  "done.nothing": "No queda nada que deshacer",
  "done.givenUp": "Desechado: {subject}",
  "done.waiting.one":
    "{count} cambio se guarda en este dispositivo y se enviará cuando el servidor responda.",
  "done.waiting.other":
    "{count} cambios se guardan en este dispositivo y se enviarán cuando el servidor responda.",
  "done.again": "Reintentar",
  "done.refused": "No aceptado. {what}. {message}",

  "chip.reading": "Guardada, leyéndose",
  "chip.tracked": "En seguimiento",
  "chip.waiting": "Pendiente de envío",

  "connect.address": "Dirección del servidor",
  "connect.looking": "Buscando el servidor en este ordenador…",
  "connect.found": "Tu servidor responde ahí.",
  "connect.notFound":
    "Aún no responde ningún servidor. Arráncalo con npm start, o escribe su dirección; se vuelve a buscar cada pocos segundos.",
  "connect.connect": "Conectar",
  "connect.asking": "Conectando…",
  "connect.again": "Reintentar",
  "connect.code": "Comprueba que la página que se ha abierto muestra este código y apruébalo.",
  "connect.waiting": "Esperando tu aprobación",
  "connect.openPage": "Abrir la página otra vez",
  "connect.cancel": "Cancelar",
  "connect.invalid":
    "Esto no es una dirección. Tiene este aspecto: http://127.0.0.1:8787 o https://portrait.example.com.",
  "connect.unreachable":
    "{address} no responde. Comprueba que el servidor está en marcha y que la dirección es correcta.",
  "connect.grant": "Permitir el acceso a esta dirección",
  "connect.denied": "La petición se rechazó en la página. Conecta de nuevo si no fuiste tú.",
  "connect.expired": "El código ha caducado. Conecta de nuevo para obtener otro.",
  "connect.refused":
    "{address} se ha negado a conectar esta extensión. Comprueba que es un servidor de Career Portrait.",

  "edit.open": "Editar",
  "edit.title": "Título",
  "edit.address": "Dirección",
  "edit.send": "Enviar otra vez",

  "entry.newTab": "(se abre en una pestaña nueva)",
  "evidence.stated": "Indicado por ti",
  "evidence.story": "Tu relato",
  "evidence.document": "Tu documento",
  "evidence.page": "{name}, página {page}",

  "failed.title": "Esta página no se ha podido leer",
  "failed.how": "Recarga la página y vuelve a leerla. No se ha guardado ni enviado nada.",

  "list.count.one": "{count} oferta en esta página",
  "list.count.other": "{count} ofertas en esta página",
  "list.choose": "Elige una para ver cómo la cumples.",
  "list.back": "Todas las ofertas",
  "list.save": "Guardar: {title}",
  "list.saved": "Guardada: {title}",

  "live.reading": "Leyendo esta página",
  "live.posting": "Oferta leída: {title}",

  "mark.met": "Cumplido",
  "mark.partly": "Cumplido en parte",
  "mark.gap": "Falta",
  "mark.unknown": "Sin comparar",
  "mark.unknowable": "Un retrato no muestra esto",

  "manage.allow": "Permitirlo",
  "menu.more": "Más acciones",
  "menu.readAgain": "Volver a leer",
  "menu.copyAddress": "Copiar la dirección",
  "menu.workspace": "Abrir el espacio de trabajo",
  "menu.always": "Leer siempre este sitio",

  "mode.remote": "En remoto",
  "mode.hybrid": "Híbrido",
  "mode.onsite": "Presencial",

  "noAccess.title": "Haz clic en el icono de la barra para leer esta página",
  "noAccess.how":
    "O pulsa Ctrl+Mayús+Y (⌘⇧Y en un Mac). Así el panel puede leer esta pestaña hasta que salgas del sitio.",
  "noAccess.why": "Career Portrait solo ve una página cuando se lo pides.",
  "noAccess.always": "Leer siempre todos los sitios",
  "noAccess.alwaysSite": "Leer siempre este sitio",

  "nothing.title": "No hay ninguna oferta en esta página",
  "nothing.how": "Nada aquí parece una oferta de empleo.",
  "nothing.empty": "Esta página aún está vacía",
  "nothing.emptyHow": "Todavía no ha mostrado texto. Se volverá a leer en cuanto lo haga.",
  "nothing.form": "Aquí solo hay un formulario de solicitud",
  "nothing.formHow":
    "Esta página pide tus datos pero no describe el puesto. Abre la oferta para ver tu puntuación.",
  "nothing.instead":
    "Si hay una, selecciona su texto y elige «Leer el texto seleccionado como oferta» en el menú del botón derecho, o pégalo.",

  "outbox.waiting": "Pendiente de envío",
  "outbox.refused": "Rechazada",
  "outbox.failed": "Ha fallado",
  "outbox.saved": "Guardada",

  "paste.title": "Pegar una oferta",
  "paste.open": "Pegar la oferta",
  "paste.text": "Texto de la oferta",
  "paste.address": "Su dirección, si la tienes",
  "paste.read": "Leerla",
  "paste.cancel": "Cancelar",

  "pay.from": "desde {range}",
  "pay.to": "hasta {range}",
  "pay.hour": "{range} por hora",
  "pay.day": "{range} al día",
  "pay.week": "{range} a la semana",
  "pay.month": "{range} al mes",
  "pay.year": "{range} al año",

  "phase.queued": "Esperando su turno",
  "phase.validating": "Comprobando lo guardado",
  "phase.enriching": "Leyendo la página de la oferta",
  "phase.extracting": "Buscando lo que pide",
  "phase.embeddings": "Comparando palabras",
  "phase.researching": "Leyendo sobre la empresa",
  "phase.matching": "Comparándola con tu retrato",
  "phase.step": "{step} de {count}",

  "portrait.title": "Tu retrato",
  "portrait.views": "Vistas de tu retrato",

  "posting.untitled": "Oferta sin título",
  "posting.closed": "Ya no admite candidaturas",
  "posting.until": "Abierta hasta el {day}",
  "posting.noDescription":
    "La página nombra esta oferta pero no contiene su texto. Guárdala, y el servidor la leerá en su propia página; o abre la oferta.",

  "requirement.unknown": "Aún sin comparar: tu retrato no contiene ninguna afirmación.",
  "requirements.name": "Qué pide la oferta",
  "requirements.must": "Imprescindible",
  "requirements.nice": "Deseable",
  "requirements.met": "cumplidos: {met} de {count}",
  "requirements.count.one": "{count} requisito",
  "requirements.count.other": "{count} requisitos",

  "restricted.title": "El navegador se reserva esta página",
  "restricted.how":
    "Sus propias páginas y la tienda de extensiones están cerradas a toda extensión. Abre una oferta en otra pestaña.",

  "room.name": "Espacios",
  "room.portrait": "Retrato",
  "room.opportunities": "Oportunidades",
  "room.settings": "Ajustes",

  "save.save": "Guardar la oferta",
  "save.open": "Abrir en el espacio de trabajo",
  "save.sendNow": "Enviar ahora",
  "save.again": "Reintentar",
  "save.discard": "Desechar",
  "save.waiting": "Guardada en este dispositivo. Se enviará en cuanto el servidor responda.",
  "save.refused": "El servidor la ha rechazado.",
  "save.failed": "No se ha podido procesar.",

  "score.name": "Puntuación",
  "warnings.name": "Lo que puede descartarla",
  "score.of": "/100",
  "score.must": "Imprescindible",
  "score.nice": "Deseable",
  "score.here": "calculada en este dispositivo",
  "score.confirmed": "confirmada por el servidor",
  "score.model": "oferta leída por {engine}",
  "score.proposed": "a partir de afirmaciones que no has revisado",
  "score.mixed": "en parte a partir de afirmaciones que no has revisado",
  "score.none": "Sin puntuación",
  "score.noRequirements": "Esta oferta no enumera requisitos.",
  "score.noClaims": "Tu retrato no contiene ninguna afirmación con la que compararla.",
  "score.unknown": "Sin puntuación",

  "settings.title": "Ajustes",
  "settings.views": "Vistas de los ajustes",
  "settings.import": "Importar",
  "settings.export": "Exportar",
  "settings.model": "Modelo de IA",
  "settings.usage": "Uso",
  "settings.keys": "Claves de API",
  "settings.webhooks": "Webhooks",
  "settings.mail": "Correo",
  "settings.delete": "Eliminar la cuenta",
  "settings.connection": "Conexión",
  "settings.keyHere": "La clave se guarda solo en este dispositivo.",
  "settings.disconnect": "Desconectar",
  "sample.title": "Datos de ejemplo",
  "sample.chip": "Ejemplo",
  "sample.what":
    "El retrato de una persona inventada, si aún no tienes uno, y diez ofertas inventadas de varios oficios, puntuadas como lo estarían las tuyas. Con una pulsación desaparecen.",
  "sample.stands.one": "Aquí hay {count} oferta inventada, señalada. Quitarla no toca nada tuyo.",
  "sample.stands.other":
    "Aquí hay {count} ofertas inventadas, señaladas. Quitarlas, con lo que se hizo de ellas, no toca nada tuyo; el retrato inventado se va con ellas.",
  "sample.unknown": "Para ver o cambiar esto, el servidor tiene que responder.",
  "sample.failed": "No ha funcionado. Inténtalo cuando el servidor responda.",
  "sample.working": "Un momento…",
  "sample.add": "Cargar los datos de ejemplo",
  "sample.remove": "Quitar los datos de ejemplo",
  "settings.sites": "Sitios que se leen sin clic",
  "settings.noSites": "Ninguno. Cada página se lee solo cuando haces clic en el icono o usas el atajo.",
  "settings.forget": "Dejar de leer",

  "status.tracking": "En seguimiento",
  "status.applied": "Candidatura enviada",
  "status.interviewing": "En entrevistas",
  "status.offer": "Propuesta",
  "status.rejected": "Rechazada",
  "status.archived": "Archivada",

  "steps.title": "Mira cómo estás ante cualquier oferta",
  "steps.lead": "Cada punto explicado, con tus propias palabras.",
  "steps.done": "Hecho",
  "steps.connect": "Conecta tu servidor",
  "steps.connectWhy": "Ahí vive tu retrato. Se abre una página en la que apruebas este navegador.",
  "steps.resume": "Sube tu CV",
  "steps.resumeWhy": "Se lee una vez; cada afirmación conserva las palabras de las que sale.",
  "steps.posting": "Abre una oferta",
  "steps.postingWhy":
    "Haz clic en el icono de la barra ante cualquier oferta de empleo, o pulsa Ctrl+Mayús+Y.",

  "trouble.unreachable":
    "El servidor no responde. Las ofertas que guardes se enviarán más tarde; los cambios en tu retrato tienen que esperarlo.",
  "trouble.broken": "Algo se ha roto aquí. Lo que guardaste está a salvo.",
  "trouble.reload": "Recargar",
  "trouble.retry": "Intentar ahora",
  "trouble.signedOut":
    "El servidor ya no acepta la clave de este navegador. Conéctalo otra vez; no se pierde nada de lo guardado.",
  "trouble.tooOld": "El servidor y esta extensión son de versiones distintas. Actualiza la más antigua.",
  "trouble.refused": "El servidor se ha negado a responder. Comprueba los permisos de la clave en tu cuenta.",

  "unsettled.title": "Aún se ve la oferta anterior",
  "unsettled.how":
    "La dirección ha cambiado, pero la página no. Se leerá en cuanto cambie; o léela tal como está.",

  "view.documents": "Documentos",
  "view.toReview": "Por revisar",
  "view.claims": "Afirmaciones",
};
