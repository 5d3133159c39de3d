/** What stands above the columns of a table of posts or schools: "Zeitraum · Dienstgeber · Funktion". Five languages. */
import { fold } from "../letters/fold.ts";

const LABELS = new Set(
  (
    "period|dates|date|from|to|year|years|when|employer|company|organisation|organization|institution|school|where|position|title|role|job|post|function|duties|tasks|what|location|place|city|degree|award" +
    "|zeitraum|zeit|von|bis|jahr|jahre|wann|dienstgeber|arbeitgeber|betrieb|firma|unternehmen|einrichtung|wo|posten|funktion|stelle|tatigkeit|aufgaben|was|ort|abschluss|schule" +
    "|periode|annee|annees|du|au|de|a|quand|employeur|entreprise|etablissement|ou|poste|fonction|emploi|missions|taches|quoi|lieu|ville|diplome|ecole" +
    "|periodo|fecha|fechas|desde|hasta|ano|anos|cuando|empresa|centro|institucion|donde|puesto|cargo|funcion|funciones|tareas|que|lugar|ciudad|titulo|nivel|escuela" +
    "|van|tot|jaar|jaren|wanneer|werkgever|bedrijf|organisatie|instelling|waar|functie|baan|taak|taken|wat|plaats|diploma"
  ).split("|"),
);
const FEWEST = 2;

/** Whether a line holds the names of columns and nothing else. */
export function isColumnHead(line: string): boolean {
  const words = fold(line).match(/\p{L}+/gu) ?? [];
  return (
    words.length >= FEWEST &&
    !/\d/u.test(line) &&
    /^\s*\p{Lu}/u.test(line) &&
    words.every((word) => LABELS.has(word)) &&
    new Set(words).size === words.length
  );
}
