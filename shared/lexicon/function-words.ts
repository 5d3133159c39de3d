/**
 * Function words and words of asking: no name of a skill begins or ends with one. Source: the closed word classes of the
 * languages' grammars; words of asking by hand after postings of the corpora.
 */
import { readTable } from "./table.ts";

export const FUNCTION_WORDS = readTable(`
key | en | de | fr | es | nl | pt
article | a, an, the | der, die, das, den, dem, ein, eine, einen, einer | le, la, les, un, une, des, du | el, la, los, las, lo, un, una, del, al | de, het, een | o
preposition | of, in, on, at, to, for, with, by, from, as, per, via, than, like, about, over, under, up, out, within, into | in, im, von, vom, zu, zur, zum, auf, für, bei, mit, aus, nach | de, en, dans, pour, avec, sur, par, au, aux | de, en, con, para, por | van, met, voor, op, te, bij, in, aan, als | de
conjunction | and, or, when, while, where, if, both, either, etc, e, g, eg, ie, such | und, oder, sowie | et, ou, que, qui | y, o | en, ook |
pronoun | who, which, that, this, these, those, you, your, we, us, our, their, they, his, her, its, it, he, she, i, all, each, other, others, any, some, one, two, three, no, not | Sie, Ihre, dein, deine, es | vous, nous, votre, vos, notre, ce, ces, se | su, sus | je, jij, jouw, zijn |
verb | is, are, be, been, must, has, have, had, will, can, may, should, would, could, including, include, includes | ist, sind | est, sont | es, son | |
adverb | then, more, most, least, very, well, also, only | | | | |
asking | year, years, plus, strong, good, excellent, proven, similar, related, relevant, equivalent, preferred, required, ability, able, using, used, experience, knowledge, skills, skill | | | | |
`);
