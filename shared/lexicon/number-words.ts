/**
 * Numbers in words, by hand, with collective nouns ("dozen", "vingtaine"). Words that languages build by rule
 * (twenty-one, fünfundzwanzig, soixante-dix) are for the reader to build.
 */
import { fold } from "../letters/fold.ts";
import { readTable, spellingsOf } from "./table.ts";

/** In row 1 stand the articles too: they count only before a larger number. */
export const NUMBER_WORDS = readTable(`
key | en | de | fr | es | pt | it | nl | sv | da
1 | one, a?, an? | eins, ein?, eine?, einem?, einen?, einer? | un?, une? | uno, un?, una? | um?, uma? | uno, un?, una? | een | en?, ett? | en?, et?
2 | two, twice | zwei, zwo, zweimal | deux | dos | dois, duas | due | twee | två | to?
3 | three | drei, dreimal | trois | tres | três | tre | drie | tre | tre
4 | four | vier | quatre | cuatro | quatro | quattro | vier | fyra | fire
5 | five | fünf | cinq | cinco | cinco | cinque | vijf | fem | fem
6 | six | sechs | six | seis | seis | sei? | zes | sex | seks
7 | seven | sieben | sept | siete | sete | sette | zeven | sju | syv
8 | eight | acht | huit | ocho | oito | otto | acht | åtta | otte
9 | nine | neun | neuf | nueve | nove | nove | negen | nio | ni
10 | ten | zehn | dix, dizaine | diez | dez | dieci, decina | tien | tio | ti
11 | eleven | elf | onze | once? | onze | undici | elf | elva | elleve
12 | twelve, dozen | zwölf, Dutzend | douze, douzaine | doce, docena | doze, dúzia | dodici, dozzina | twaalf, dozijn | tolv, dussin | tolv, dusin
13 | thirteen | dreizehn | treize | trece | treze | tredici | dertien | tretton | tretten
14 | fourteen | vierzehn | quatorze | catorce | catorze, quatorze | quattordici | veertien | fjorton | fjorten
15 | fifteen | fünfzehn | quinze, quinzaine | quince | quinze | quindici | vijftien | femton | femten
16 | sixteen | sechzehn | seize | dieciséis | dezesseis, dezasseis | sedici | zestien | sexton | seksten
17 | seventeen | siebzehn | | diecisiete | dezessete, dezassete | diciassette | zeventien | sjutton | sytten
18 | eighteen | achtzehn | | dieciocho | dezoito | diciotto | achttien | arton | atten
19 | nineteen | neunzehn | | diecinueve | dezenove, dezanove | diciannove | negentien | nitton | nitten
20 | twenty | zwanzig | vingt, vingts, vingtaine | veinte | vinte | venti | twintig | tjugo | tyve
21 | | | | veintiuno | | ventuno | | |
22 | | | | veintidós | | ventidue | | |
23 | | | | veintitrés | | ventitré | | |
24 | | | | veinticuatro | | ventiquattro | | |
25 | | | | veinticinco | | venticinque | | |
30 | thirty | dreißig | trente, trentaine | treinta | trinta | trenta | dertig | trettio | tredive
40 | forty | vierzig | quarante, quarantaine | cuarenta | quarenta | quaranta | veertig | fyrtio | fyrre
50 | fifty | fünfzig | cinquante, cinquantaine | cincuenta | cinquenta | cinquanta | vijftig | femtio | halvtreds
60 | sixty | sechzig | soixante, soixantaine | sesenta | sessenta | sessanta | zestig | sextio | tres
70 | seventy | siebzig | septante | setenta | setenta | settanta | zeventig | sjuttio | halvfjerds
80 | eighty | achtzig | huitante, octante | ochenta | oitenta | ottanta | tachtig | åttio | firs
90 | ninety | neunzig | nonante | noventa | noventa | novanta | negentig | nittio | halvfems
100 | hundred | hundert | cent, cents, centaine | cien, ciento | cem, cento | cento | honderd | hundra | hundrede
200 | | | | doscientos | duzentos | duecento | | |
300 | | | | trescientos | trezentos | trecento | | |
500 | | | | quinientos | quinhentos | cinquecento | | |
1000 | thousand | tausend, Tsd | mille | mil | mil | mille, mila | duizend | tusen | tusind
1000000 | million, millions, mn, mln | Million, Millionen, Mio | million, millions | millón, millones | milhão, milhões | milione, milioni | miljoen, mln | miljon, miljoner | million, millioner
1000000000 | billion, billions, bn | Milliarde, Milliarden, Mrd | milliard, milliards | | bilhão, bilhões | miliardo, miliardi | miljard | miljard, miljarder | milliard, milliarder
`);

/** Folded words → numbers, in the languages named; `doubtful` with articles and words of another meaning. */
export function numbersByWord(
  columns: readonly string[],
  choice: { doubtful?: boolean } = {},
): ReadonlyMap<string, number> {
  return new Map(
    NUMBER_WORDS.flatMap((number) =>
      spellingsOf(number, { columns, ...choice }).map((word) => [fold(word), Number(number.key)] as const),
    ).toReversed(),
  );
}
