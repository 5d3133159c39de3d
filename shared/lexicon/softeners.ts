/**
 * Words that make a requirement a wish. Source: the postings of the corpora, where English, German, Spanish and French
 * phrases were counted: each stands in two and more, or is a form of one that does. The other languages have few
 * postings there, and hold the same concepts by hand. Key: how the wish is put. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const SOFTENERS = readTable(`
key | en | de | fr | es | nl | pt | it | da | sv | pl | cs
preferred | [strongly /highly /much /also ](preferred/prefered), preferabl(e/y), preference [will be /is ](given/for) | bevorzugt, vorzugsweise, am liebsten | de préférence | preferible[mente], preferentemente, de preferencia | bij voorkeur, [het ]liefst | preferencialmente, preferência, factor preferencial | preferibil(e/mente), [titolo ]preferenziale | foretrækkes | helst, föredras | |
desirable | [strongly /highly /much /also ](desired/desirable/desireable) | wünschenswert, erwünscht, gewünscht | souhaité[e/s/es], souhaitable | deseable[s] | gewenst, wenselijk | desejáve(l/is) | auspicabile | ønskeligt | önskvärt | |
advantage | [strongly /highly /much /also ](advantageous/beneficial/favo[u]red/favo[u]rable), added advantage, an edge, a head start | von Vorteil, vorteilhaft | | una ventaja | een voordeel, indien mogelijk, strekt tot aanbeveling | mais-valia | valore aggiunto | en fordel, fordel[aktigt] | fördel[aktigt] | [dodatkowym /dużym ]atutem | výhodou, výhoda
plus | | ein Plus, Pluspunkt[e] | [est /serai(t/ent) /constitue[nt] /sont ](un/des) [vrai /réel /gros /véritable ](plus/atout[s]/bonus/avantage) | [será ]un plus, será un punto, punto[s] a [tu /su ]favor, puntos extra, sumará[n] puntos | pluspunt[en], (is/zijn) een plus, streepje voor | [e ]um plus, [uma ]mais-valia, diferencia(l/is) | un plus, costituisc(e/ono) … (preferenziale/plus) | et plus | ett plus | |
a plus | (a/an) [strong /big /huge /definite /real /distinct /great /added /additional ](plus/asset/bonus/advantage) | | | | een [grote ](pre/pluspunt) | | | | | |
is plus | (is/are) [a ]plus, plus but not | | | | | | | | | |
bonus | bonus[ point[s]][ if/ for], extra point[s], extra credit | Bonuspunkte, ein Bonus | | | bonuspunten | pontos extra | punti in più | | | |
nice to have | nice(-/ )to(-/ )have, good to have, (is/are) nice, even better | kein Muss, (ist/sind) schön, wäre[n] (schön/super/toll/ideal/ein/top/prima/klasse/gut/hilfreich/perfekt), (schön/super/toll/ideal/gut) wäre[n] | | mejor$, mejor si | mooi meegenomen, (is/zijn) (fijn/mooi/leuk/welkom), (fijn/mooi/leuk) als | | meglio se | | | |
useful | (would/will/could) [also ]be [very /warmly /most /really /particularly /especially /a /highly ](helpful/useful/welcome[d]/great/good/handy/ideal/nice/appreciated/valued/lovely/fantastic), (would/will/could) [also ]be (a/an) … (plus/asset/bonus/advantage), (is/are) [very /warmly /always /also /particularly /especially /strongly ](helpful/useful/handy/welcome/valued/appreciated/recommended/advised/encouraged), helpful$, handy$, [it ]helps if | (ist/sind) (hilfreich/nützlich) | peut (servir/être utile), (est/sont/serait/sera) utile[s] | recomendable | handig, komt van pas | será útil | sarà utile | nyttigt | till nytta | |
valued | valued$, recommended, (well/highly/favo[u]rably) regarded, looked [up]on [very ](favo[u]rably/kindly), stand out, icing on the cake, we('d/ would) love, (we'd/we would/we'll) be (delighted/thrilled/over the moon/impressed) | gern[e] (auch/gesehen), würde[n] uns [* ]freuen, rund(et/en) (ihr/dein/das/ihre[n]/deine[n]) (profil/paket/bild/bewerbung) ab | apprécié[e/s/es], appréciable, valorisé[e/s/es] | valorable[s], se valorará[n], valorad(o/a)[s], valoraremos, valoramos, se tendrá en cuenta | | valorizad(o/a)[s] | gradit(a/o/i/e), apprezzat(a/o/i/e), è gradita, sarà considerat* … plus, valutat(a/o/e) positivamente, ben vist(o/a) | gerne | uppskattas, gärna | mile widziane | vítan(a/e/o/y)
welcome | welcome$, (you/they) (may/might) also have, you (may/might) also have, same goes for | willkommen | [est /sont ]bienvenue[s] | | | | | | | |
ideally | ideally | idealerweise, im Idealfall, im besten Fall, bestenfalls, optimal[erweise], am besten | idéalement, dans l'idéal, (est/serait/seraient) idéal[e][s], (idéal/parfait/super/génial/top) si | idealmente | idealiter | idealmente | idealmente | ideelt set | idealt | |
merit | | | | | | | titolo di merito | | meriterande, en merit | |
if possible | if possible | wenn möglich | si possible | si es posible | zo mogelijk | se possível | se possibile | hvis muligt | om möjligt | |
optional | optional[ly], (some/certain) positions may require, may be required for some | leichter$ | facultati(f/ve) | | optioneel | | | | | |
not required | not (required/essential/mandatory/necessary/a must), by no means [a/an ](requirement/essential/must) | keine (Bedingung/Voraussetzung), nicht zwingend, kein (Ausschlusskriterium/k. o/k.o) | pas indispensable, pas obligatoire, sans être (éliminatoire/obligatoire/indispensable/exigé[e]) | no imprescindible, no [es ]excluyente | geen vereiste, geen must | não obrigatóri(o/a) | non indispensabile | ikke et krav | inget krav | |
`);
