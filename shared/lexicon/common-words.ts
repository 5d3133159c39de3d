/**
 * The commonest words of languages, by which a text's language is told; a word that several languages share stands in
 * each. Spelt folded. Source: frequency lists of the languages; words of postings and résumés by hand.
 */
import { readTable } from "./table.ts";

export type Language =
  | "en"
  | "de"
  | "fr"
  | "es"
  | "pt"
  | "nl"
  | "it"
  | "zh"
  | "ja"
  | "ko"
  | "sv"
  | "da"
  | "pl";

export const COMMON_WORDS = readTable<Language>(`
key | words
en | the, and, of, to, in, for, with, you, your, our, we, are, is, on, as, be, will, have, or, that, this, by, from, at, an, i, was, my, who, must, not, has, their, it, they, can, more, years, experience, work, using
de | und, der, die, das, den, dem, des, mit, fur, von, zu, im, in, wir, sie, ihre, unsere, eine, einen, einer, ein, ist, sind, auf, bei, als, oder, sowie, du, dein, deine, nicht, auch, nach, ich, habe, war, wurde, werden, zum, zur, uber, aus, an, um, durch, kenntnisse, erfahrung, berufserfahrung
fr | le, la, les, des, du, de, et, en, un, une, pour, avec, dans, sur, au, aux, vous, nous, votre, notre, nos, vos, est, sont, ou, par, que, qui, je, ai, j, l, d, n, s, mon, ma, mes, a, ce, cette, ete, tu, plus, experience, chez, connaissance
es | el, la, los, las, de, del, y, en, un, una, para, con, por, que, se, su, sus, nuestro, nuestra, es, son, o, como, al, mas, lo, yo, mi, mis, he, tu, tus, experiencia, conocimientos, anos, trabajo, empresa, esta, muy, desde, sobre
pt | o, a, os, as, de, do, da, dos, das, e, em, um, uma, para, com, por, que, se, seu, sua, nosso, nossa, ao, na, no, nas, nos, ou, como, mais, nao, eu, meu, minha, voce, experiencia, conhecimento, anos, trabalho, empresa, foi, sao, pela, pelo
nl | de, het, een, en, van, in, voor, met, je, jij, jouw, ons, onze, wij, we, zijn, is, op, als, of, te, bij, aan, om, naar, dat, die, er, ben, hebt, heeft, ik, mijn, niet, ook, over, uit, kennis, ervaring, jaar, binnen, worden
it | il, lo, la, i, gli, le, di, del, della, dei, delle, e, in, un, una, per, con, che, si, su, sono, o, come, al, alla, nel, nella, piu, non, io, mio, mia, ho, esperienza, conoscenza, anni, lavoro, azienda, presso, da, dal
sv | och, att, det, som, en, ett, i, pa, av, for, med, till, ar, du, vi, har, kan, om, inte, den, vara, eller, dig, din, oss, jag, min, arbete, erfarenhet, hos, samt
da | og, at, det, som, en, et, i, pa, af, for, med, til, er, du, vi, har, kan, om, ikke, den, eller, dig, din, vores, os, jeg, mit, arbejde, erfaring, hos, samt, blive
pl | i, w, na, z, do, oraz, jest, sie, nie, od, dla, po, jak, lub, za, o, przez, praca, doswiadczenie, znajomosc, ze, jestem
`);
