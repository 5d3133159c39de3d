/**
 * Time spent, or work done. Source: the postings of the corpora, where English, German, Spanish and French phrases were
 * counted; the other languages by hand after the same concepts. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const EXPERIENCES = readTable(`
key | en | de | fr | es | nl | pt | it | da | sv
experience | experience[d/s], exposure, background, track record, history of, career in | *erfahrung[en], *praxis, Routine (an/mit/in) | expérience[s] | experiencia | ervaring | experiência, vivência | esperienza | erfaring | erfarenhet
worked | (previous/prior) [_ ](work/role/job/employment), (you/you've/you have) worked, (worked/you/you've/you have) in a[n] _, _ed before | gearbeitet | déjà (travaillé/évolué/encadré/exercé) | | gewerkt | | | |
some time | (some/a little) time (in/at/on/with), (a few/several) years | (ein paar/mehrere) Jahre | (quelques/plusieurs) (années/ans) | | (enkele/een paar) jaren | | | |
already | | (schon [ein]mal/bereits) … (hast/haben/gestanden/ge_t/ge_en/geführt), (du hast/Sie haben) (bereits/schon) | (avoir/as/avez) déjà | | (al eens/eerder) … (hebt/heeft), je hebt al | | | |
`);
