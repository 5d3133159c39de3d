/**
 * Words by which a person tells whose deed something was and whether it happened, a language a column: who speaks, with
 * whom, what is denied or wished for, who else there is, and numbers in words. By hand; `*` is any ending.
 */
import { readTable } from "./table.ts";

export type TellersKey = "i" | "we" | "not" | "wish" | "they" | "kin" | "number";

export const TELLERS = readTable<TellersKey>(`
key | en | de | fr | es | nl
i | I, me, my, myself, I'm, I've, I'd | ich, mich, mir, mein* | je, j, moi, mon, ma, mes, m | yo, mi, mis, me | ik, mijn, mij
we | we, us, our, ours | wir, uns, unser* | nous, notre, nos, on | nosotr*, nuestr* | wij, ons, onze
not | not, never, no, none, nothing, don, didn, wasn, haven, couldn, isn, neither, failed | nicht, nie, niemals, kein*, nix, nichts | ne, n, pas, jamais, aucun*, rien | nunca, nada, ni, jamás, tampoco | niet, nooit, geen, niets
wish | would, wish, hope, want, someday, plan, planning, dream, hoping | würde*, möchte, wünsch*, hoffe, traum*, gern*, irgendwann, vorhabe | voudrais, aimerais, espère, rêve*, projet, bientôt | quisiera, gustaría, quiero, espero, sueño, ojalá | zou, wil, wens*, hoop, droom*, graag, ooit
they | he, she, they, his, her, their, him, them | er, sie, ihr*, sein* | il, elle, ils, elles, son, sa, ses, leur* | él, ella, ellos, ellas, su, sus | hij, zij, ze, hun, zijn, haar
kin | brother, sister, wife, husband, mother, father, friend*, colleague*, boss, cousin, uncle, aunt | Bruder, Schwester, Frau, Mann, Mutter, Vater, Freund*, Kolleg*, Chef*, Onkel, Tante, Schwager* | frère, sœur, femme, mari, mère, père, ami*, collègue*, patron*, beau | hermano, hermana, mujer, marido, madre, padre, amig*, compañer*, jef*, cuñad* | broer, zus, vrouw, man, moeder, vader, vriend*, collega*, baas, zwager
number | half, halved, third, quarter, dozen, twice, double*, hundred*, thousand*, million, percent, one, two, three, four, five, six, seven, eight, nine, ten, twelve, twenty | halb*, hälfte*, drittel, viertel, dutzend, doppelt*, hundert*, tausend*, prozent, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, zwanzig | moitié, tiers, quart, douzaine, double, cent, mille, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, douze, vingt | mitad, tercio, cuarto, docena, doble, cien*, mil, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, doce, veinte | helft, derde, kwart, dozijn, dubbel*, honderd*, duizend*, procent, twee, drie, vijf, zes, zeven, negen, tien, twaalf, twintig
`);
