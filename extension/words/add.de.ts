/** German, adding a posting in the workspace. */
import type { addEn } from "./add.en.ts";

export const addDe: Record<keyof typeof addEn, string> = {
  "add.open": "Stelle hinzuf\u00fcgen",
  "add.title": "Eine Stelle hinzuf\u00fcgen",
  "add.words": "Adresse der Anzeige oder ihr Text",
  "add.how":
    "F\u00fcgen Sie einen Link ein oder alles, was die Anzeige sagt. Sie sehen, wie sie gelesen wird, bevor etwas gespeichert wird.",
  "add.address": "Ihre Adresse, falls es eine gibt",
  "add.read": "Lesen",
  "add.reading": "Wird gelesen",
  "add.badAddress": "Die Adresse: {why}.",
  "add.paste": "Stattdessen den Text einf\u00fcgen",
  "add.keep": "Adresse f\u00fcr sp\u00e4ter merken",
  "add.away":
    "Eine Adresse liest das Backend, das gerade nicht antwortet. Einen eingef\u00fcgten Text liest dieses Ger\u00e4t.",
  "add.tracked": "Diese Stelle haben Sie schon: {title}",
  "add.saved": "Gemerkt: {title}",
  "add.openTracked": "\u00d6ffnen",
  "add.company": "Arbeitgeber",
  "add.noPortrait": "Ohne Portr\u00e4t gibt es keine Punktzahl. Bringen Sie zuerst einen Lebenslauf:",
  "add.save": "Stelle merken",
  "add.change": "Eingabe bearbeiten",
  "add.another": "Noch eine hinzuf\u00fcgen",
};
