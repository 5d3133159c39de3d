/** Spanish, getting ready for an interview. */
import type { prepareEn } from "./prepare.en.ts";

export const prepareEs: Record<keyof typeof prepareEn, string> = {
  "prepare.tab": "Preparar",
  "prepare.promise":
    "Lo que puedes contar para cada requisito, con las palabras de tus propios documentos. No se añade nada.",
  "prepare.print": "Imprimir",
  "prepare.told": "Lo que puedes contar",
  "prepare.toldHow":
    "Primero lo imprescindible. Una acción con su resultado es una respuesta completa; donde solo está la acción, piensa en qué dio de sí.",
  "prepare.bare": "Lo que muestras sin contarlo",
  "prepare.bareHow":
    "Tus documentos lo mencionan y no cuentan ninguna acción. Ten un ejemplo a mano, o cuenta la experiencia en tu retrato.",
  "prepare.open": "Lo que hay que preparar",
  "prepare.openHow":
    "Nada en tu retrato responde a esto. Cuenta con la pregunta y ten una respuesta honesta.",
  "prepare.questions": "Qué preguntarles",
  "prepare.questionsHow": "Cada pregunta parte de algo que la oferta dice o calla.",
  "prepare.situation": "Situación",
  "prepare.deed": "Acción",
  "prepare.result": "Resultado",
  "prepare.at": "{title}, {company}",
  "prepare.source": "{name}, página {page}",
  "prepare.unread": "El texto de la oferta no se ha leído, así que no hay requisitos que preparar.",
};
