/** Spanish, the first page of the workspace. */
import type { homeEn } from "./home.en.ts";

export const homeEs: Record<keyof typeof homeEn, string> = {
  "room.home": "Inicio",
  "home.figures": "Cifras",
  "home.asTable": "Las cifras en una tabla",
  "home.asOf": "El servidor no responde. Lo que se basa en puntuaciones es del {when}.",
  "home.beingScored.one": "{count} puntuación se está recalculando y de momento no cuenta.",
  "home.beingScored.other": "{count} puntuaciones se están recalculando y de momento no cuentan.",
  "home.newTab": "se abre en una pestaña nueva",

  "home.steps": "Primeros pasos",
  "home.step.resume": "Sube tu CV",
  "home.step.resumeHow":
    "Un archivo PDF o Word. Tu propio servidor saca de él afirmaciones, cada una con las palabras que la demuestran.",
  "home.step.resumeGo": "Elegir un CV",
  "home.step.understood": "Mira lo que hemos entendido",
  "home.step.understoodHow":
    "Una página: tu nombre, puestos, competencias y formación junto a tu documento. Corrige lo que esté mal y confirma que es correcto.",
  "home.step.understoodGo": "Repasarlo",
  "home.step.posting": "Guarda tu primera oferta",
  "home.step.postingHow":
    "Abre una oferta y pulsa el icono de la extensión, o Ctrl+Mayús+Y. El panel dice cómo la cumples y por qué; S la guarda.",
  "home.step.postingGo": "",
  "home.step.applied": "Di a qué te has presentado",
  "home.step.appliedHow":
    "Pon a una oferta guardada el estado «Candidatura enviada», y esta página la seguirá desde ahí.",
  "home.step.appliedGo": "A tus oportunidades",

  "home.ahead": "Lo que viene",
  "home.aheadNone":
    "Esta semana no hay nada previsto ni entrevistas cerca. Pon a una oportunidad un próximo paso con fecha y aparecerá aquí.",
  "home.overdue": "para el {due}, con retraso",
  "home.interview.phone": "Entrevista por teléfono",
  "home.interview.video": "Entrevista por vídeo",
  "home.interview.on_site": "Entrevista presencial",
  "home.interview.task": "Prueba práctica",
  "home.interview.other": "Entrevista",

  "home.queue": "Novedades de la cola",
  "home.queueEmpty":
    "Nada te espera. Lo que encuentren tus búsquedas guardadas aparece aquí, lo mejor primero.",
  "home.queueSearches": "Búsquedas guardadas",
  "home.queueHow.one": "{count} oferta espera. Añádela o descártala en la cola del panel lateral (Q).",
  "home.queueHow.other": "{count} ofertas esperan. Añádelas o descártalas en la cola del panel lateral (Q).",

  "home.stage": "Etapa",
  "home.postings": "Ofertas",
  "home.stage.saved": "Guardadas",
  "home.stage.applied": "Candidaturas",
  "home.stage.interviewing": "Entrevistas",
  "home.stage.offer": "Propuestas",
  "home.ofBefore": "De la etapa anterior",
  "home.ofBeforeWords": "{share} de la etapa anterior",
  "home.stagesQuestion": "¿Hasta dónde llega lo que guardas?",
  "home.stagesNone": "Ofertas guardadas: {saved}. Ninguna se ha convertido aún en candidatura.",
  "home.stagesAnswer":
    "Ofertas guardadas: {saved}; candidaturas: {applied}; entrevistas: {interviewing}; propuestas: {offer}.",

  "home.weeksQuestion": "¿Hasta dónde ha llegado lo que guardaste cada semana?",
  "home.weekOf": "Semana del",
  "home.applications": "Candidaturas enviadas",
  "home.weekSaved.one": "Esta semana has guardado {count} oferta",
  "home.weekSaved.other": "Esta semana has guardado {count} ofertas",
  "home.weekSent.one": "y enviado {count} candidatura.",
  "home.weekSent.other": "y enviado {count} candidaturas.",
  "home.weeksAll.one": "En {weeks} semanas: {count} guardada.",
  "home.weeksAll.other": "En {weeks} semanas: {count} guardadas.",

  "home.originsQuestion": "¿De dónde vienen tus buenas coincidencias?",
  "home.originsAnswer": "Sobre todo de {name}: ofertas con {from} puntos o más, {good} de {tracked}.",
  "home.originsNone": "Aún no hay puntuaciones de {from} o más. Primero aparece el origen con más ofertas.",
  "home.originsUnscored": "Ninguna oferta tiene puntuación todavía.",
  "home.origin": "Origen",
  "home.origin.query": "búsqueda guardada en {source}",
  "home.origin.site": "sitio",
  "home.origin.mail": "Correo reenviado",
  "home.origin.by_hand": "Texto pegado",
  "home.origin.others": "Todos los demás",
  "home.goodFrom": "{from} puntos o más",
  "home.goodOf": "buenas: {good} de {tracked}",

  "home.lacksQuestion": "¿Qué te falta más a menudo, y qué cambiaría?",
  "home.lacksAnswer":
    "{name}: lo piden {postings} de {all} ofertas. Mostrarlo sumaría hasta {points} puntos a una puntuación.",
  "home.lacksNone": "Nada de lo que tu retrato no muestra lo pide más de una oferta.",
  "home.lacksUnscored": "Ninguna oferta tiene puntuación todavía: sube un CV y guarda una oferta.",
  "home.lacksHow":
    "Los puntos son lo que ganaría una puntuación si se cumplieran del todo las líneas que lo piden y nada más cambiara: lo máximo que puede aportar. Si lo has hecho, dilo con tus palabras; solo cuenta lo que muestras.",
  "home.tellStory": "Contar una experiencia",
  "home.lack": "Requisito",
  "home.certificate": "Certificado: {name}",
  "home.underOne": "menos de 1",
  "home.range": "de {from} a {to}",
  "home.inPostings": "en {count} de {all}",
  "home.lackAdds.one":
    "Cumplidas del todo, sus líneas sumarían {points} puntos a la puntuación de esa oferta.",
  "home.lackAdds.other":
    "Cumplidas del todo, sus líneas sumarían {points} puntos a cada una de {count} puntuaciones.",
  "home.lackWithOthers.one": "En {count} oferta, a su línea le faltan también otras cosas.",
  "home.lackWithOthers.other": "En {count} ofertas, a su línea le faltan también otras cosas.",
  "home.lackUnlocks.one": "En {count} oferta, nada más dejaría entonces lo imprescindible por debajo de 70.",
  "home.lackUnlocks.other":
    "En {count} ofertas, nada más dejaría entonces lo imprescindible por debajo de 70.",
  "home.lackWhere": "Dónde se pide {name}",
  "home.plus": "hasta +{points}",
  "home.pointsEach": "Puntos por oferta",
  "home.pointsAll": "Puntos en total",
  "home.withOthers": "Le falta algo más",
};
