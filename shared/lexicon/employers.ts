/**
 * How an employer speaks of itself. Source: the postings of the corpora, where English, German, Spanish and French phrases
 * were counted; the other languages by hand after the same concepts. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const EMPLOYER_TALK = readTable(`
key | en | de | fr | es | nl | pt | it
ours | our (clients/people/culture/values/product[s]/vision/story/office/employees/goal/purpose/platform) | unser[e/em/en/er] (Unternehmen/Team/Kunde/Kunden/Mandant/Mission/Vision) | notre (client/entreprise/mission/équipe/groupe/société) | nuestr(o/a) (empresa/cliente/misión/equipo) | onze (organisatie/klanten/missie/cultuur), ons bedrijf | noss(o/a) (empresa/cliente/missão/time) | la nostra (azienda/missione), nostro cliente
our team | our (company/mission/client/customers/team) | | | | | |
what it is | is (a/an/the/one of) [_(-/ )][_(-/ )][_(-/ )](leading/leader/provider/company/organi(s/z)ation/firm/manufacturer/family/supplier/distributor), we are (a/an/the/proud/growing), the company, family(-/ )owned, fortune # | marktführer, führende[r/n/m] | leader, spécialisé[e] dans | líder, somos (un/una/el/la) | | somos (um/uma/a/o) | azienda (leader/specializzata)
beginnings | founded in, headquartered, established in, since # | gegründet | fondé[e] en | fundada en | opgericht | fundada em | fondata nel
size | worldwide, over # (years/countries/employees), employees (across/in/worldwide), award | weltweit, Mitarbeiter[n/innen] (in/an/weltweit) | | | | |
belief | we (believe/recognize/value/strive), join (us/our) | | | | | |
`);

/** An agency speaks of the house that it hires for: where this stands, the employer is often not named. */
export const AGENCIES = readTable(`
key | en | fr | de | nl | es
client | (our/my) client, on behalf of | notre client, nos clients | unser[e[n/r]] (kunde/mandant), für unsere kund | onze klant | nuestro cliente, importante empresa, confidencial
`);
