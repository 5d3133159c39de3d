/**
 * Words for knowing and being able, which only a requirement says of somebody. Source: the postings of the corpora,
 * where English, German, Spanish and French phrases were counted; the other languages by hand after the same concepts.
 * Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const ABILITIES = readTable(`
key | en | de | fr | es | nl | pt | it | da
able | ability to, able to, capab(le/ility) (of/to), aptitude | Fähigkeit[en], teamfähig[keit] | capacité[s], aptitude | habilidad[es], capacidad, capaz | in staat, vaardig[heden] | habilidades, capacidade, capaz, facilidade | capacità, attitudine, predisposizione |
knowledge | knowledge, familiar[ity], understanding of, expertise, background in, exposure to, grasp of, command of, know[s] (how to/your way/their way/your) | *kenntnisse, Verständnis, Know-how, verfügst, vertraut, kennst du, auskennen, geläufig, kein Fremdwort | connaissance[s], expertise | conocimiento[s] | kennis, beschikt over | conhecimento[s] | conoscenz(a/e) | kendskab, kunskap[er]
experience | experience[d], track record, demonstrated, proven, hands-on, used to, accustomed to | *erfahrung[en], Routine, routiniert, Praxis (mit/in/im), geübt | expérience[s], pratique (de/du/des/d') | experiencia | ervaring | experiência, vivência | esperienza | erfaring, erfarenhet
proficiency | proficien(t/cy), fluen(t/cy), mastery, literacy, adept, (well-/well )versed, versed in, competen(t/ce/cies/cy), skill(s/ed), second nature, inside out | fundiert(e/es), versiert, sattelfest, gewandt, beherrsch(st/en), effeff, Umgang mit | maîtrise[z/s/r], compétences, lecture de | dominio, manejo, competencia[s] | beheersing | domínio, fluente, fluência, competência[s] | padronanza, competenz(a/e), ottim(a/o), buon(a/o) | flydende, flytande
comfort | comfortable (with/in/working), comfort with, confident (with/in/using), confidence (with/in/using), at home (in/with), goes without saying | sicher[er/e] (in/im) | à l'aise, aisance | | | | |
language | bilingual | Sprachniveau | bilingue, courant, parlé[e/s], [vous /t']exprime(z/r) | idioma | | idioma | madrelingua |
level | qualified (in/as) | Qualifikation | niveau | nivel, grado | niveau, werk- en denkniveau | nível, superior, ensino | livello |
degree | degree, diploma | Ausbildung, Studium, Abschluss, Lehrabschluss* | diplôme, formation, bac[ ]+[ ](1/2/3/4/5/6/7/8), cap, bts | titulación, titulad(o/a), formación, licenciatura | opleiding, diploma | formação, graduação, curso | diploma, laurea | uddannelse, *utbildning, examen
credential | certifi(ed/cation/cations/cate), licen(c/s)(e/es/ed/ure), credential[s], _ registration | *ausweis, Führerschein | titulaire, permis | carné, carnet, permiso | rijbewijs | cnh | patente | körkort
disposition | attention to detail, self-(starter/motivated/driven), team player, detail(-/ )oriented, passion[ate] (for/about), willing[ness], mindset, thinker, communicator | *bereitschaft, *stärke, belastbar[keit], zuverlässig[keit], Arbeitsweise, Denken, Affinität, Leidenschaft, Begeisterung, Motivation, Freude (an/am) | rigueur, autonom(e/ie), sens d(e/u), esprit d, appétence, curiosité, organisé[e], dynamique, motivé[e] | disponibilidad, orientación, proactiv(o/a) | affiniteit, passie, stressbestendig, teamspeler, communicati(ef/eve/evaardigheden), zelfstandig, bereid | disponibilidade, proativ(o/a) | disponibilità, autonomia, precisione |
useful | would be [very /most /particularly /really /also /definitely ][a /an ][very ](helpful/useful/handy/beneficial/desirable/advantage/advantageous/asset/plus) | | | | | | |
`);

/** What somebody knows, or how well: `ABILITIES` without being able, having done and being willing. */
export const KNOWLEDGE = readTable(`
key | en | de | fr | es | nl | pt | it
knowledge | knowledge, understanding, familiar*, expertise, know[s/ing] (how/what/your way/the) | [_]kenntnisse, Verständnis, kennst | connaissance[s], connaissez, logiciel | conocimiento[s] | kennis | conhecimento[s] | conoscenz(a/e)
proficiency | proficien_, skill[s/ed], command of, literacy, fluency in, mastery, usage, hands-on, adept, (well-/well )versed | | maîtrise[r/z] | dominio, manejo | beheersing | domínio | padronanza
level | advanced, solid, expert, competent | | | | | |
comfort | confident (using/with/in) | | à l'aise avec | | | |
`);

/** Speaking and understanding a language. */
export const SPEAKING = readTable(`
key | en | de | fr | es | nl | pt | it | da | sv
speak | speak[s], spoken | sprechen, sprichst, spricht, verstehen | parle[r/z] | habla[r], hablado | spreek[t] | fala[r] | parlat(o/a) | taler | talar, skriver
fluent | fluent[ly] | fließend*, Wort und Schrift | courant | fluido | vloeiend | fluente | fluente | flydende | flytande, obehindrat
`);
