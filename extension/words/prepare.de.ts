/** German, getting ready for an interview. */
import type { prepareEn } from "./prepare.en.ts";

export const prepareDe: Record<keyof typeof prepareEn, string> = {
  "prepare.tab": "Vorbereiten",
  "prepare.promise":
    "Was Sie zu jeder Anforderung erzählen können, in den Worten Ihrer eigenen Unterlagen. Nichts ist hinzugefügt.",
  "prepare.print": "Drucken",
  "prepare.told": "Was Sie erzählen können",
  "prepare.toldHow":
    "Verlangtes zuerst. Eine Tat mit ihrem Ergebnis ist eine ganze Antwort; wo nur die Tat steht, überlegen Sie, was daraus wurde.",
  "prepare.bare": "Was Sie ohne Geschichte zeigen",
  "prepare.bareHow":
    "Ihre Unterlagen nennen es und erzählen von keiner Tat. Halten Sie ein Beispiel bereit, oder erzählen Sie die Geschichte im Porträt.",
  "prepare.open": "Was vorzubereiten ist",
  "prepare.openHow":
    "Nichts in Ihrem Porträt beantwortet das. Rechnen Sie mit der Frage und haben Sie eine ehrliche Antwort.",
  "prepare.questions": "Was Sie fragen können",
  "prepare.questionsHow": "Jede Frage beruht auf etwas, das die Anzeige sagt oder offenlässt.",
  "prepare.situation": "Lage",
  "prepare.deed": "Tat",
  "prepare.result": "Ergebnis",
  "prepare.at": "{title}, {company}",
  "prepare.source": "{name}, Seite {page}",
  "prepare.unread":
    "Der Text der Anzeige wurde nicht gelesen, deshalb gibt es keine Anforderungen vorzubereiten.",
};
