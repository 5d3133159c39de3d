/** The months: names after Unicode CLDR 46 (gregorian calendar); further abbreviations as résumés have them, by hand. */
import { fold } from "../letters/fold.ts";
import { keysByWord, readTable, spellingsOf } from "./table.ts";

export const MONTHS = readTable(`
key | en | de | fr | es | pt | it | nl | sv | da | pl | no | cs | sk | ca | fi | ru | uk
1 | January, Jan | Januar, Jänner, Jaenner, Jan | janvier, janv, jan | enero, ene | janeiro, jan | gennaio, gen, genn | januari, jan | januari, jan | januar, jan | stycznia, styczeń, sty | januar, jan | ledna, leden, led | januára, január, jan | gener, gen | tammikuuta, tammikuu, tammi | января, январь, янв | січня, січень, січ
2 | February, Feb | Februar, Feber, Feb | février, févr, fév | febrero, feb | fevereiro, fev | febbraio, feb, febbr | februari, feb, febr | februari, feb | februar, feb | lutego, luty, lut? | februar, feb | února, únor, úno | februára, február, feb | febrer, febr | helmikuuta, helmikuu, helmi | февраля, февраль, фев | лютого, лютий, лют
3 | March, Mar | März, Maerz, Mär, Mrz | mars | marzo, mar | março, mar | marzo, mar | maart, mrt | mars, mar | marts, mar | marca?, marzec | mars, mar | března, březen, bře | marca, marec, mar | març | maaliskuuta, maaliskuu, maalis | марта, март, мар | березня, березень, бер
4 | April, Apr | April, Apr | avril, avr | abril, abr | abril, abr | aprile, apr | april, apr | april, apr | april, apr | kwietnia, kwiecień, kwi | april, apr | dubna, duben, dub | apríla, apríl, apr | abril, abr | huhtikuuta, huhtikuu, huhti | апреля, апрель, апр | квітня, квітень, квіт
5 | May | Mai | mai | mayo, may | maio, mai | maggio, mag | mei | maj | maj | maja?, maj | mai | května, květen, kvě | mája, máj | maig | toukokuuta, toukokuu, touko | мая, май | травня, травень, трав
6 | June, Jun | Juni, Jun | juin | junio, jun | junho, jun | giugno, giu | juni, jun | juni, jun | juni, jun | czerwca, czerwiec, cze | juni, jun | června, červen, čvn | júna, jún | juny | kesäkuuta, kesäkuu, kesä | июня, июнь, июн | червня, червень, черв
7 | July, Jul | Juli, Jul | juillet, juil | julio, jul | julho, jul | luglio, lug | juli, jul | juli, jul | juli, jul | lipca, lipiec, lip? | juli, jul | července, červenec, čvc | júla, júl | juliol, jul | heinäkuuta, heinäkuu, heinä | июля, июль, июл | липня, липень, лип
8 | August, Aug | August, Aug | août | agosto, ago | agosto, ago? | agosto, ago | augustus, aug | augusti, aug | august, aug | sierpnia, sierpień, sie? | august, aug | srpna, srpen, srp | augusta, august, aug | agost, ag | elokuuta, elokuu, elo | августа, август, авг | серпня, серпень, серп
9 | September, Sep, Sept | September, Sep, Sept | septembre, sept | septiembre, setiembre, sep, sept | setembro, set? | settembre, set?, sett | september, sep, sept | september, sep, sept | september, sep | września, wrzesień, wrz | september, sep, sept | září, zář | septembra, september, sep | setembre, set | syyskuuta, syyskuu, syys | сентября, сентябрь, сен | вересня, вересень, вер
10 | October, Oct | Oktober, Okt | octobre, oct | octubre, oct | outubro, out? | ottobre, ott | oktober, okt | oktober, okt | oktober, okt | października, październik, paź | oktober, okt | října, říjen, říj | októbra, október, okt | octubre, oct | lokakuuta, lokakuu, loka | октября, октябрь, окт | жовтня, жовтень, жовт
11 | November, Nov | November, Nov | novembre, nov | noviembre, nov | novembro, nov | novembre, nov | november, nov | november, nov | november, nov | listopada, listopad, lis? | november, nov | listopadu, listopad, lis | novembra, november, nov | novembre, nov | marraskuuta, marraskuu, marras | ноября, ноябрь, ноя | листопада, листопад, лист
12 | December, Dec | Dezember, Dez | décembre, déc | diciembre, dic | dezembro, dez | dicembre, dic | december, dec | december, dec | december, dec | grudnia, grudzień, gru | desember, des | prosince, prosinec, pro | decembra, december, dec | desembre, des | joulukuuta, joulukuu, joulu | декабря, декабрь, дек | грудня, грудень, груд
`);

/** Folded names and abbreviations → 1–12, in the languages named; `doubtful` with those that are other words. */
export function monthsByWord(
  columns: readonly string[],
  choice: { doubtful?: boolean } = {},
): ReadonlyMap<string, number> {
  const keys = keysByWord(MONTHS, { columns, ...choice });
  return new Map([...keys].map(([word, key]) => [word, Number(key)]));
}

/** The names as they are printed, with and without their marks, as alternatives of a pattern, the longest first. */
export function monthNames(columns: readonly string[]): string {
  const names = MONTHS.flatMap((month) => spellingsOf(month, { columns, doubtful: true })).map((name) =>
    name.toLowerCase(),
  );
  return [...new Set([...names, ...names.map(fold)])].toSorted((a, b) => b.length - a.length).join("|");
}
