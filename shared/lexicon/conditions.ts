/**
 * Hard conditions of a post, asked for wherever they stand: law, health, travel, hours, means of getting there. Source: the
 * postings of the corpora, where English, German, Spanish and French phrases were counted; the other languages by hand
 * after the same concepts. Driving licences stand in licences.ts too, with their classes. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const CONDITIONS = readTable(`
key | en | de | fr | es | nl | pt | it | da | sv
travel | #[ ]%[ of] travel, travel [up to /of up to /approximately ]#[ ]%, [up to /approximately ]#[ ]% … travel, travel (required/is required/requirement[s]), (ability/able/willing[ness]) to travel | Reisebereitschaft | déplacements (fréquents/réguliers/à prévoir), mobilité | disponibilidad (para/de) | reisbereidheid | disponibilidade (para/de) | disponibilità a | |
right to work | [legally ](authori(s/z)ed/eligible/eligibility/authori(s/z)ation/right) to (work/live), work (authori(s/z)ation/permit[s]), working rights, (unable/not able/cannot/can't/do not/don't) [to ][offer /provide ][visa ]sponsor[ship], (visa/no) sponsorship, u[.]s[.] citizen[ship], citizenship, residency, valid passport | Arbeitserlaubnis | | permiso de trabajo | | | | |
security | security clearance, clearance (required/is), background (check/screening/investigation)[s], dbs check, criminal (record/background/history), police (check/clearance/vetting), satisfactory references, subject to [a /an /two /all ][satisfactory /enhanced /basic /clear /successful /standard ][enhanced /basic /standard ](dbs/reference[s]/check[s]/vetting/medical/police/disclosure/pre[-]employment) | Führungszeugnis, Leumund, Strafregister*, Vorstrafen* | casier judiciaire, antécédents judiciaires | antecedentes penales, certificado de (penales/delitos) | vog | | fedina penale | |
health | drug (test/screen)[ing][s], vaccinat(ed/ion), pre[-]employment (medical/drug/screening/physical) | Masern*, Impf(nachweis/schutz/status)*, [Erst]Belehrung (nach/gem*), Höhenangst, schwindelfrei*, höhentauglich*, Nichtraucher* | obligation vaccinale, vacciné[e], vaccination, aptitude médicale | | | | | |
lifting | (lift/lifting/carry/carrying) … #[ ](lb[s]/pounds/kg) | | | | | | | |
driving licence | (valid/current/clean/full) [_ ][_ ][_ ]driv(er/er's/ers/ing) licen(c/s)e, driver['][s] licen(c/s)e, driving licen(c/s)e, cdl, (clean/valid/good/acceptable) (driving/mvr/motor vehicle) [record/history], (clean/valid/current) (dl/mvr), (class/category) _ [_ ]licen(c/s)e, (class/category) (#/_#) [_ ]licen(c/s)e | Führerschein*, Führerausweis | permis (b/c), permis de conduire | carné de conducir, carnet de conducir, permiso de conducir | rijbewijs | cnh | patente (b/di guida) | kørekort | körkort
transport | reliable transportation, own [hand ](tools/transport/car/vehicle) | eigene[n/s] (Auto/Pkw/Fahrzeug) | véhicule (personnel/indispensable/nécessaire/requis/obligatoire), véhicule[s] nécessaires | (vehículo/coche) propio | eigen (auto/vervoer) | | automunit(o/a) | |
hours | (full/flexible/open) availability, available (to work/on/at/for) … (weekend[s]/evening[s]/night[s]/shift[s]/holidays), on(-/ )call, rotational, immediate joiner, notice period | Schichtbereitschaft, Rufbereitschaft, Bereitschaft zu[r/m], Frühaufsteher*, (Präsenz/Zivil/Wehr)dienst | travail de nuit, astreinte[s], disponible (une/les/le/en/immédiatement), horaire[s] (décalé[s]/posté[s]) | | | | | |
place | office (attendance/presence), willing[ness] to relocate, must live, (live/based/reside) [with]in … (distance/miles/minutes/reach/commut*) | | | | woonachtig | | | |
age | at least (18/21) years, (18/21) years (of age/old/or older), years old, age (limit/up[ ]to/below/between) | Mindestalter, volljährig* | | | | | | |
`);
