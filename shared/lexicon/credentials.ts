/**
 * Licences, certificates and memberships, by what they are called and by name. Source: the postings of the corpora, where
 * English, German, Spanish and French phrases were counted; the other languages by hand; names of certificates are those
 * of their issuers. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const CREDENTIALS = readTable(`
key | en | de | fr | es | nl | pt | it | da | sv
licence | licen(c/s)(e/es/ed/ure/ing), _ permit, _ card, _ ticket, _ endorsement[s], (trade/trades) (certificate/paper[s]/qualification) | *lizenz, *ausweis, *schein, *nachweis | agrément, habilitation[s], carte (professionnelle/conducteur/asp/btp/de conducteur/vitale), autorisation [légale ]d'enseigner | habilitación | *bevoegdheid | | abilitazion(e/i), patentino | _kort | legitimation
certificate | certifi(cation/cations/cate/cates/ed), accredit(ed/ation), credential[s], _ cert$ | Zertifi*, Weiterbildung (zum/zur/als), (_)(kurs/lehrgang) | certificat[ion/ions], brevet | certificad(o/a)[s], certificación[es] | certificering, *certifica(at/ten) | certificação, certificações | certificazion(e/i), attestato | |
registration | register[ed] (with/in/by/to practi(c/s)e), eligible (to register/for (registration/membership)), (professional/current/valid/active/state/board/full) registration, registration (with/as), (chartered/professional) (status/membership), member of, _ membership, chartered, qualified teacher status, working with children check, in date | Approbation, Eintrag[ung] in (die/das), Belehrung nach | inscrit[e] (à l'ordre/au tableau), inscription à l'ordre, à jour$, en cours de validité, détenez le, titulaire d(u/e la/e l')[ ](permis/carte/caces/certificat/bafa/habilitation) | colegiad(o/a), colegiación | _-registratie, ingeschreven in | registro (profissional/no/ativo) | iscrizione all'albo | |
driving licence | cdl, cpc, tacho* card | Führerschein*, Fahrerlaubnis, Fahrerkarte | permis, permis[ de conduire/ (a/b/c/d/e)], permis classe, fimo, fco | carné, carnet, permiso de conducir | rijbewijs[ _], code 95, chauffeurskaart | cnh | patente | kørekort | körkort
law | bar admission, bar (admission/membership), admi(ssion/tted) to … bar, notary | | | | | | | |
health | life support, first aid, rn, lpn, np, cna, nmc, hcpc, gdc, gmc, bls, bcls, acls, pals, cpr, pharmd, tb test, _ test, dbs, (nmc/hcpc/gdc/gmc) registration | erste Hilfe, Gesundheitszeugnis | premiers secours, sst, afgsu | soporte vital _ | big-registratie, bhv[-_], vog | crm, coren | | |
finance and management | cpa, cfa, acca, cima, pmp, phr, sphr, shrm[-_], cipd, six sigma, scrum master, csm, itil, series # | | | | | | | |
technology | cissp, ccna, comptia | | | | | | | |
safety | osha[ ][#], servsafe, food hygiene, food handler['][s], sia, cscs, twic, safe pass, rsa, blue card, wwcc, ipaf, pasma, gas safe, nebosh, iosh, whmis, h2s alive, stcw | | caces, adr, bafa, fpp | | vca, heftruckpas | | | |
trade | p.e., eit, ase, epa, qts, riai, riba, rics, red seal, city (&/and) guilds | Meisterbrief | | | | crea | | |
`);
