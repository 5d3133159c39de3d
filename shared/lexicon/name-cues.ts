/**
 * Small words around the title, the employer and the place of a posting, folded; a word that languages share stands once.
 * The weights that choose those facts (docs/models.md) were learned with exactly these: who changes a word trains anew.
 * By hand, after postings of the corpora.
 */
import { readTable } from "./table.ts";

/** What the words beside a name say of it; the order of the lines is that of the learned features. */
export const NAME_CUES = readTable(`
key | en | de | fr | es | nl
place | in, near, located, based, location, from | im, nahe, raum, standort, arbeitsort, einsatzort, aus | secteur, lieu | cerca, regio, zona, sede, ubicada, ubicado, ubicacion | te, bij, locatie, standplaats, werklocatie, gevestigd
house | at, with, by, our | bei, beim, von, unser, unserer | chez, join, par, notre | | onze
acting | is, seeks, seek, seeking, needs, requires, offers, hires, hiring, are, has, was, invites | sucht, bietet, braucht, stellt, ist | recherche, recrute, cherche, propose, est | busca, ofrece, selecciona, es | zoekt, biedt
post | for, as, a, an, role, position, of | als, eine, einen, einer, stelle | un, une, poste | puesto | een, functie
article | the | die, der, das | la, le, les, l | el, los, las | het, de
conjunction | and, or | und, oder | et, en, ou | y |
legal form | gmbh, ag, inc, ltd, llc, plc | | | |
sought | job, jobs, wanted, required, needed | gesucht | | | gezocht
`);

/**
 * Where names begin and end: `cut`, prepositions before an employer or a place, articles, words that open or close a title;
 * `link`, what may stand inside a name between its words; `call`, after which a sentence names whom it looks for; `opener`,
 * with which headings and sentences begin; `loose`, with which no name or title begins or ends; `speech`, who speaks and is
 * spoken to, which none holds.
 */
export const NAME_EDGES = readTable(`
key | en | de | fr | es | nl
cut | at, in, for, with, of, near, from, to, by, and, or, the, a, an, our, your, is, are, as, job, jobs, required, wanted, needed, sought, based, via, full, part, time, fulltime, parttime | bei, im, am, aus, fur, von, zu, zum, zur, mit, als, der, die, das, den, eine, einen, einer, gesucht, sucht, suchen, ist, raum, standort, du, des, vollzeit, teilzeit | chez, au, aux, en, la, le, les, l, pour, sur, par, recherche, recrute, secteur, poste, un, une, cdi, cdd, de | del, el, los, las, para, con, busca, buscamos, sede, zona, es, y, regio, una | bij, te, voor, van, het, een, zoekt, gezocht
link | of, and, the, for, in | du, des, der, den, von, und, im, am, zu, zur | la, le, les, l, d, et, en, sur, de, a | y, del, el, los, las, e, i | van
call | for, seeking, seeks, seek, hiring, hire, recruiting, recruit, need, needs, of, as, position, role, opportunity, appoint | suche, suchen, sucht, als, eine, einen, einer, einem, stelle, gesucht | recherche, recherchons, recherchent, recrute, recrutons, cherche, cherchons, poste, un, une, que | busca, buscamos, busqueda, incorporar, puesto, seleccionar, seleccionaremos, una | zoek, zoeken, zoekt, naar, een, functie, vacature, ervaren
opener | we, our, the, this, you, what, who, about, job, location, description, requirements, responsibilities | wir, die, das, ihre | je, nous, vous, le, la, les | estamos, resumen, buscamos, requisitos, somos | meer, wij
loose | a, an, the, of, to, for, and, or, with, who, that, as, our, your | eine, einen, einer, einem, ein, der, die, das, dem, des, und, oder, mit, als, zur, zum | un, une, et, ou, pour, qui, avec, notre, votre, que, en | y, o, con, para | een, het, voor, met, om, te, naar, zal
speech | we, you, your, our, us, i, my, they, their, who, is, are, have, has, will, can, be, this, these | wir, sie, du, dich, dein, deine, ihr, ihre, ihnen, uns, unser, unsere, ich, man, sind, ist, haben, wird, werden, kannst, bist | nous, vous, votre, vos, notre, nos, je, tu, ton, tes, il, elle, ils, est, sont, serez, ce, cette, avez | yo, usted, ustedes, nosotros, tus, su, sus, nuestro, nuestra, es, son, somos, se, este, esta | wij, jij, jouw, u, uw, ons, onze, ben, bent, zijn, wordt, heb, hebt, dit, deze
`);
