/** German, tracked opportunities. */
import type { opportunitiesEn } from "./opportunities.en.ts";

export const opportunitiesDe: Record<keyof typeof opportunitiesEn, string> = {
  "opportunities.title": "Stellen",
  "opportunities.lead": "Alles, was Sie sich gemerkt haben, das Neueste zuerst.",
  "opportunities.none": "Noch nichts gemerkt. Öffnen Sie eine Stelle und drücken Sie im Panel auf Merken.",
  "opportunities.posting": "Stelle",
  "opportunities.status": "Stand",
  "opportunities.saved": "Gemerkt",
  "opportunities.back": "Stellen",

  "opportunity.tabs": "Zu dieser Stelle",
  "opportunity.match": "Passung",
};
