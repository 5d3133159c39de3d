/** Years and months as spans of time, with their plurals: Unicode CLDR (units); further forms by hand. Notation: `phrases.ts`. */
import { readTable } from "./table.ts";

export const TIME_UNITS = readTable(`
key | en | de | fr | es | nl | pt | it | sv | da
year | year[s]['], yr[s]. | Jahr[e/en] | ans, année[s] | año[s] | ja(ar/ren) | ano[s] | ann(i/o) | år[s] | år[s]
month | months['] | Monat[e/en] | mois | mes[es] | maand[en] | mês, meses | mes(e/i) | månad[er] | måned[er]
`);
