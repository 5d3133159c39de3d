/**
 * Words as evidence. What a word is worth comes from a fixed table of words that say little in postings and résumés
 * and from its form, never from the texts at hand: another posting in the list must not change a score.
 */
import { fold, remembering, stem } from "../../text/index.ts";

/** Say nothing about fit: function words and the frame words of postings. */
const EMPTY = new Set(
  `a an and any are as at be been both but by can do does during each either etc for from had has have her his how i if in into is it its
  may more most must no not of on one or other our own per plus same she should so some such than that the their them then there these
  they this those to under up us was we well were what when where which while who will with within would you your yours
  ability able across all also area based basic candidate complete company day demonstrate demonstrated desire desired effective effectively
  employee ensure equivalent etc excellent experience experienced familiar familiarity field first full general good great help high highly
  ideal ideally including job join keep key know knowledge least level like look looking make minimum month new need needed north one
  opportunity part people plus position possess practical prefer preferred previous professional proficiency proficient proven provide
  qualification qualified related relevant require required requirement responsibility responsible role seek similar skill skilled solid strong
  such take team time track two understand understanding use used using various want way week work worked worker working world year years
  und oder mit fur von der die das den dem des ein eine einen zu im in ist sind sowie als auf bei wir sie du deine ihre kenntnisse erfahrung
  gute sehr et ou de la le les des du un une pour avec dans sur vous nous votre experience connaissance bonne el los las y o en con para por su
  conocimientos anos experiencia e do da dos das em um uma com conhecimento het een van met je en of`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/** Say a little: everybody's résumé has some of them. */
const COMMON = new Set(
  `analysis analytical application assist business change client communicate communication computer coordinate create customer data
  deadline degree deliver design detail develop develope developer development diverse document drive engineer engineering environment fast
  goal growth improve industry information interpersonal lead leader leadership learn maintain manage management manager meet meeting
  organization organizational organize paced people perform performance plan planning policy priority problem procedure process product
  program project quality report reporting research review sale service skill software solution solve solving specialist stakeholder
  standard strategy support system task technical technology tool train training user verbal written oral office operation analyst
  assistant associate coordinator director representative senior junior bachelor master science school university college`
    .split(/\s+/)
    .map((word) => stem(word)),
);

const COMMON_WORTH = 0.3;

/** The distinct words of a text that say something, folded and stemmed, in alphabetical order. */
export function termsOf(text: string): ReadonlySet<string> {
  return termsOfFolded(fold(text));
}

/** A folded word's stem; null when it says nothing. */
const termOf = remembering(20_000, readTerm);

function readTerm(word: string): string | null {
  if (word === "" || /^[\d.]+\+?$/.test(word)) return null;
  const term = stem(word);
  return EMPTY.has(term) || EMPTY.has(word) ? null : term;
}

/** The same for a text that is folded already. */
export const termsOfFolded = remembering(2_000, readTerms);

function readTerms(folded: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const word of new Set(folded.split(" "))) {
    const term = termOf(word);
    if (term !== null) terms.add(term);
  }
  return new Set([...terms].sort());
}

/** What sharing this word is worth, 0–1: longer words are rarer (Zipf's law of abbreviation). */
export function worth(term: string): number {
  if (COMMON.has(term)) return COMMON_WORTH;
  return term.length <= 2 && /^[a-z]+$/.test(term) ? 0.5 : Math.min(1, 0.6 + term.length * 0.05);
}

/** The worth of all words together. */
export function totalWorth(terms: ReadonlySet<string>): number {
  let total = 0;
  for (const term of terms) total += worth(term);
  return total;
}

/**
 * Share of the worth of `wanted`, as `termsOf` gives it, that `shown` holds, 0–1; 0 when nothing is wanted. Grows with
 * `shown`. Summed in the order of `wanted`, so that the same words give the same bits.
 */
export function coverage(wanted: ReadonlySet<string>, shown: ReadonlySet<string>): number {
  let [total, held] = [0, 0];
  for (const term of wanted) {
    const value = worth(term);
    total += value;
    if (shown.has(term)) held += value;
  }
  return total === 0 ? 0 : held / total;
}
