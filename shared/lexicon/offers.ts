/**
 * What an employer offers, and how it speaks of that. Source: the postings of the corpora, where English, German, Spanish
 * and French phrases were counted; the other languages by hand after the same concepts. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const OFFERS = readTable(`
key | en | de | fr | es | nl | pt | it
we offer | _ offers (a/an/you/excellent/competitive/great/generous/the), we['ll/ will/ can] (offer/provide/give you/pay/invest/support/match/cover/reward/are proud), we('re/ are) (proud/offering/committed/a/an/the/one/happy), you('ll/ will) (get/receive/enjoy/join/gain/learn/be part), training [is ]provided | wir bieten, bieten (wir/dir/ihnen) | nous [vous ](offrons/proposons) | ofrecemos | (wij/we) bieden, bieden wij | oferecemos | offriamo
pay | salary, compensation, competitive (salary/pay/compensation/wage), per hour, bonus[es], equity, stock options | Vergütung, Gehalt, Weihnachtsgeld | rémunération, salaire, prime[s], 13e mois | salario, retribución | salaris | salário | retribuzione, ral, contratto
benefits | benefit[s], perks, discount[s], wellness, gym, free (parking/lunch), tuition, reimbursement | Benefits, Zuschuss, Mitarbeiterrabatte, Obstkorb, Jobrad, betriebliche | ticket[s] restaurant[s] | | reiskostenvergoeding | vale(-/ )(refeição/transporte/alimentação), convênio | welfare, buoni pasto
insurance | insurance, dental, pension, 401[ ]k | Altersvorsorge | mutuelle | seguro médico | pensioen | plano de saúde |
leave | paid time off, pto, vacation, parental leave, annual leave | (Wochen/Tage) Ferien, Wochen Urlaub, Urlaubstage, Tage Urlaub | semaines de (vacances/congés), jours de congé[s], rtt | vacaciones | vakantiedagen | | ferie
hours | flexible (hours/working hours/schedule) | Homeoffice, flexible Arbeitszeiten | télétravail | teletrabajo | | |
growth | career (development/growth/progression), opportunit(y/ies) (to/for), great opportunity, friendly work environment | Weiterbildung, Weiterbildungs_ | | | | |
`);
