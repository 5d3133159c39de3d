/**
 * Words of a heading in the conditional, or of one that speaks of something on top: it heads wishes. By hand, after the
 * headings of postings in the corpora. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const WISHES = readTable(`
key | en | de | fr | es | nl | pt | it
conditional | would, wouldn't, _'d, might | wäre, wären, würde, hätte, hättest | serait, seraient, aurais, auriez | sería | zou, zouden | seria | sarebbe
on top | also, extra*, even, bonus*, plus, top, apart | auch, noch, zusätzlich, dazu, Pluspunkt* | aussi, en plus, encore, petit plus, (les/des) plus, +, atout* | también, además | ook, extra | também, além | anche, inoltre
liked | stand out, love, nice, edge, ideal[ly], smile, delight, impress | toll, freuen, gern, Karten | idéal | | | |
`);
