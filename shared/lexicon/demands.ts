/**
 * Words that make of a statement a firm demand. Source: as for the softeners. Key: how the demand is put. A demand with a
 * negation before it is a softener (`not required` in softeners.ts), which is to be looked for first.
 */
import { readTable } from "./table.ts";

export const DEMANDS = readTable(`
key | en | de | fr | es | nl | pt | it | da | sv
must | must, shall (have/possess/be), has to, have to be | muss, müssen, ein Muss | doi(t/s), devez, il [vous /te ]faut | debe, deberás | moet, [een ]must | deve | deve | skal | måste
required | requir(e/es/ed/ing), insist[s] on, undergo | erforderlich, wird erwartet | requis[e/es], exigé[e/s/es], exigible, [sera /seront ]demandé[e][s] | requerid(o/a)[s], se requiere, exigid(o/a)[s], excluyente[s] | vereist[e], (wij/we) vragen, vragen (wij/we) | requerid(o/a)[s], exigid(o/a)[s] | richiest(o/a/e/i), si richied(e/ono) | kræves, krav | krävs, krav[s]
mandatory | mandatory, compulsory, obligatory, non-negotiable, no exceptions | zwingend, obligatorisch, Pflicht | obligatoire[s], impérati(f/ve/vement) | obligatori(o/a)[s] | verplicht | obrigatóri(o/a)[s] | obbligatori(o/a) | obligatorisk | obligatorisk[t]
essential | essential, imperative, matter[s] (more/most) | unerlässlich, unabdingbar | indispensable[s], incontournable | imprescindible[s], indispensable[s] | | imprescindíve(l/is), indispensáve(l/is) | fondamental(e/i), indispensabil(e/i), imprescindibil(e/i), essenzial(e/i) | uundværlig | avgörande
necessary | necessary, needed, need[s] to (have/be), you['ll] need | notwendig, nötig, benötigt, brauchst, (brauchen/benötigen) (wir/sie) | nécessaire[s] | necesari(o/a)[s] | noodzakelijk, nodig | necessári(o/a)[s], é preciso | necessari(o/a) | nødvendig[t] | nödvändig[t]
minimum | minimum[ of], at least | mindestens | minimum, au moins, au minimum | mínim(o/a), al menos | minimaal, minstens | mínim(o/a), pelo menos | almeno, minim(o/a) | | 
prerequisite | prerequisite | Voraussetzung, vorausgesetzt, setzen wir voraus, setz(t/en) … voraus | prérequis | | voorwaarde | | | forudsætning | förutsättning
condition | (post/role/position/appointment/offer[s]/employment/job) (is/are/will be) [made ](subject to/conditional [up]on) | | | | | | | |
expected | expected | erwarten wir, wir erwarten | | | | | | |
nobody else | only (candidates/applicants/people/those), can only, unable to, need not apply | | | | | | | |
`);
