/**
 * Endings of number, gender and the commonest word families, in the order in which they come off: `least` letters, and one
 * of `before`, must stand before an ending. Spelt folded. Source: the "light stemmers" of Savoy (2006) and the S-stemmer
 * of Harman (1991).
 */
import { readTable } from "./table.ts";

export const ENDINGS = readTable(`
key | least | before | endings | becomes
en | 3 | | ies | y
en | 2 | ss, sh, ch, x, zz | es |
en | 2 | [^sui] | s |
en | 4 | | ing |
en | 4 | | ed |
en | 4 | | ly |
en | 3 | | e |
de | 4 | | erinnen, innen |
de | 4 | | erin |
de | 5 | | ungen | ung
de | 4 | | ern, em, en, er, es |
de | 4 | | e, n, s |
fr | 3 | | aux | al
fr | 3 | | euses, euse, eurs | eur
fr | 3 | | ives, ive, ifs | if
fr | 3 | | ees, ee, es, er |
fr | 3 | | e, s, x |
es | 3 | | ciones | cion
es | 3 | | adoras, adora, adores | ador
es | 3 | | es, os, as |
es | 3 | | a, e, o, s |
pt | 3 | | coes | ca
pt | 3 | | adoras, adora, adores | ador
pt | 3 | | es, os, as |
pt | 3 | | a, e, o, s |
`);
