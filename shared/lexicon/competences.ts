/**
 * General competences by their names in the taxonomy, and how sentences speak of them, adjectives and verbs included: what
 * the taxonomy's nouns leave out. A way of saying it begins at a word's beginning and goes on to the word's end. Source:
 * the postings of the corpora; languages with few postings there by hand. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const COMPETENCES = readTable(`
key | en | de | fr | es | nl | pt
Communication | communicat(e/es/ing/ion/ions/or/ors/ive), articulate, verbal | kommuni(k/c)ati, in Wort und Schrift, Ausdrucks | communicati(e/ef/eve), élocution, s'exprimer, expression (orale/écrite) | comunica | communicati(e/ef/eve) | comunica
Teamwork | team[ ]work, team[-/ ](player/orient/spirit), (part of/in/within/with/as) [a /an /the ][_(-/ )][_(-/ )]team[s], work[ing] [well /closely /effectively ](together/with others), collegial, cooperat, collaborative | team[-/ ](spieler/fähig/geist/orient/arbeit/verband), (im/gerne) Team | esprit d'équip(e/o), travail[ler] en équip(e/o), en équip(e/o) | en equipo | team[-/ ]speler, samen[ ]werk | trabalh* em equip
Collaboration | collaborat, cross(-/ )functional | zusammen[ ]arbeit | collaborat | colabora | | colabora
Problem solving | problem[-/ ]solv, solv_ [_ ]problem | problem[-/ ]lös, lösungsorient, Lösungsfind | résol_ [de ][_ ]problem, résol_ des [_ ]problem | resol_ [de ][_ ]problem | oplossingsgericht, probleem[ ]oplos | resol_ [de ][_ ]problem
Attention to detail | attention to detail[s], detail[s](-/ )(orient/focus), eye for detail[s], meticul, accura | Sorgfalt, sorgsam, genau[e/er/es/en/igkeit], präzis, exakt, (Liebe/Auge) (zum/fürs) Detail | rigueur, rigoureu, minuti, sens du détail | atención al detail, minuci, meticul | nauwkeurig, (oog/liefde) voor detail, accura | minuci, meticul
Organization | organi(s/z)ation[al/s] (skill[s]/abilit), organi(s/z)(ed/ing) | organis(ation/ator), strukturiert[e] [_ ]Arbeit | organisé[e], (sens/capacité) (de l'/d')organisation | organiza(ción/do/da/tiva) | organisatie, gestructureerd | organiza(do/da/tiva)
Analytical skills | analytical | analytisch | analytique, (capacité/esprit) (de /d')analyse | analític, capacidad (de /d')análisis | analytisch | analític
Interpersonal skills | interpersonal, people skills, rapport with, (build/establish/maintain)* [_ ][_ ][_ ][_ ]relation | Sozialkompetenz, sozial[en/e/n] Kompetenz, kontaktfreud | relationnel, sens du contact | (facilidad de/buenas) relaci, don de gentes | contactvaardig, contactueel |
Time management | time(-/ )management, (manag/organi(s/z))* [_ ]time, deadline[s] | Zeitmanagement, fristgerecht | gestion d(u/e/ue/el/ul) t(e/ie)mp | gestión d(e/el) t(e/ie)mp | deadline[s] | gestão d(e/o) temp
Prioritization | prioriti(s/z) | priorisier | (sens/gestion) des priorités | prioridades | prioriteit | prioridades
Multitasking | multi[-][ ]task, (multiple/several) (tasks/projects/priorities) | | plusieurs (tâches/projets) | múltiples tareas | |
Adaptability | adapt(ab/er/ation/ive/ing), adapt* to | Anpassungs | adapt(ab/er/ez/ation) | adapt(ab/ación) | | adapt(ab/ação)
Critical thinking | critical[ly] think, think[ing] critically | kritisch* Denk | | | kritisch* denk |
Decision making | decision(-/ )making, mak_ [_ ]decision[s] | Entscheidungs | prise de décision | toma de decisiones | besluitvaardig |
Creativity | creativ, out(-/ )of(-/ )the(-/ )box | kreativ | créati(f/v) | creativ | creatie(f/v) | criativ
Leadership | leadership, lead[ing] [a /an /the /and ][_ ](team[s]/people/others/motivat), leader | Mitarbeiterführung | leadership, leader | liderazgo | leiding[ ]gev | liderança
Team management | manag(e/ed/ing) [a /an /the ][_ ](team/staff/people), supervis_ [_ ](staff/employees/team) | Personalführung | encadre(ment/r) | gestión de equipos, manejo de equipos, manejo de personal | |
Customer service | customer(-/ )(service/focus/satisfaction/orient/care), guest service, service[-/ ]orient | Kunden(orient/service/freundlich), Dienstleistungs | (orientation/satisfaction/service/relation) client[s], sens du service | (orientación/atención/servicio) al (cliente/público), vocación de servicio | klant(gericht/vriendelijk/enservice) |
Negotiation | negotiat | | négocia | negocia | onderhandel | negocia
Planning | planning | Planung, planmäßig | planification, planifier | planificación | planning, planmatig | planejamento
Presentation | presentation[s], present[ing] [_ ][_ ]to | | présentation[s] | | presentatie[s] |
Resilience | resilien | belastbar | résilien | resilien | | resilien
Empathy | empath | Empath, Einfühlungs | empath | empatía | inlevings | empatia
Patience | patien(ce/t/te) | Geduld | patience | paciencia | geduld | paciência
Writing | writ(ten/ing) (skills/communication) | schreib(stark/stil), stilsicher | rédactionnel | redacción | schriftelijk | redação
Confidentiality | confidential | vertraulich, diskret | discrétion, confidential | confidencial | discretie | confidencial
Reporting | report(ing/s) | | reporting | | |
Training | coaching | Schulung[en] | formation[s] | capacitación | | capacitação
Travel | travel | reisebereit, reisetätig | déplacement[s] | viajar | reisbereid | viagens, viajar
`);
