/**
 * How well a language is spoken: the levels of the Common European Framework of Reference (Council of Europe), and the
 * words that résumés and postings use for them, by hand.
 */
import { conceptsPattern, readTable } from "./table.ts";

/** Keys 1–6 stand for A1–C2. */
export const LANGUAGE_LEVELS = readTable(`
key | en | de | fr | es | pt | it | nl | da
6 | C2, native*, mother tongue, mothertongue, first language | Muttersprach*, muttersprachlich* | langue maternelle, maternelle, natif, native | nativo, nativa, lengua materna, materna | nativo, nativa, língua materna | madrelingua | moedertaal | modersmål
5 | C1, fluen*, advanced, excellent, proficien*, full professional, business level, near native | fließend*, verhandlungssicher*, sehr gut*, perfekt*, ausgezeichnet* | courant, courante, couramment, avancé, avancée, parfait* | fluido, fluida, avanzado, avanzada, con fluidez | fluente, avançado, avançada | fluente, avanzato, ottimo, ottima | vloeiend, uitstekend* | flydende
4 | B2, upper intermediate, good, strong, solid, professional working | gut*, Wort und Schrift | bon, bonne, bons, bonnes | bueno, buena, buen, alto | bom, boa | buono, buona | goed* | godt
3 | B1, intermediate, conversational | mittel* | intermédiaire*, moyen | intermedio, intermedia, medio | intermediário, intermediária, intermédio | intermedio, intermedia | gemiddeld | mellem
2 | A2, basic, elementary, limited | Grundkenntnisse, grundlegend* | notions, scolaire | básico, básica | básico, básica | scolastico, scolastica | basis | grundlæggende
1 | A1, beginner | Anfänger* | débutant, débutante | principiante | iniciante | principiante | beginner | begynder
`);

/** A level's words, whole, in folded text; `more` are a reader's own, folded, as sources of patterns. */
export function levelPattern(level: number, more: readonly string[] = []): RegExp {
  const words = conceptsPattern(LANGUAGE_LEVELS, { keys: [String(level)] });
  const code = "abc"[Math.floor((level - 1) / 2)] + " ?" + (((level - 1) % 2) + 1);
  return new RegExp([words, `\\b${code}\\b`, ...more.map((source) => `\\b(?:${source})\\b`)].join("|"), "u");
}
