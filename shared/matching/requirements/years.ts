/** Years of experience that a clause asks for: the lower bound. */

const NUMBERS: Record<string, number> = Object.fromEntries(
  (
    "zero:0 no:0 couple_of:2 one:1 a:1 an:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 twelve:12 fifteen:15 eighteen:18 twenty:20 " +
    "ein:1 eine:1 einem:1 einer:1 eines:1 zwei:2 drei:3 vier:4 funf:5 fuenf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 " +
    "un:1 une:1 deux:2 trois:3 quatre:4 cinq:5 sept:7 huit:8 neuf:9 dix:10 een:1 twee:2 drie:3 vijf:5 zes:6 zeven:7 tien:10 " +
    "uno:1 una:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 diez:10 um:1 uma:1 dois:2 duas:2 quatro:4 sete:7 oito:8 dez:10 " +
    "due:2 tre:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 dieci:10 ett:1 tva:2 fyra:4 fem:5 to:2 fire:4"
  )
    .split(" ")
    .map((pair) => pair.split(":"))
    .map(([word, value]) => [word!.replace("_", " "), Number(value)]),
);
const NUMBER = `(?:\\d{1,2}(?:[.,]\\d)?|${Object.keys(NUMBERS).join("|")})`;
const YEAR =
  "(?:years?'?|yrs?\\.?|jahren?|jahr|ans|annees?|annee|jaar|jaren|anos?|anni|anno|ars?|(?<=un )an|saison(?:en|s)?|seasons?)";
const MONTH = "(?:months?'?|monaten?|monat|mois|maanden|mes(?:es)?|mesi|manader)";
const SPAN = new RegExp(
  `(?:^|[^\\p{L}\\p{N}.,$€£])(${NUMBER})(?: ?\\(\\d{1,2}\\+?\\))?\\)? ?\\+?(?: ?(?:-|to|bis(?: zu)?|a|tot|o|or|ou|und|and|y|e|et|\\/) ?${NUMBER}(?: ?\\(\\d{1,2}\\))?)? ?\\+?(?: or more| oder mehr| ou plus| o mas| of meer| ou mais| o piu)?[ -]*(?:full |voll(?:e|en) )?(${YEAR}|${MONTH})(?![\\p{L}])`,
  "gu",
);
const HOURS =
  /(?:^|[^\p{N}.,])(\d{1,2}[.,]\d{3}|\d{3,5}) (?:hours|stunden|heures|horas|ore|uur)(?: of)?.{0,40}?(?:experience|erfahrung|experiencia|ervaring|esperienza)/u;
const AGE = /^.{0,4}(?:of age|old|or older|alt|d'age|de edad|oud)/;
const OF_THE_FIRM =
  /(?:for (?:over|more than|the past|nearly|almost)|over the (?:past|last|next)|since|seit(?: uber| mehr als)?|in business for|celebrating|depuis(?: plus de)?|within(?: the)?(?: first| last| past)?|in the (?:last|past)|every|per|founded|(?:violations?|accidents?|dui|dwi)[^.;]{0,12} in|after(?: the first)?) $/;
const HOURS_PER_YEAR = 2080;

/** The lower bound in years (half a year is 0.5); null when the clause names none. */
export function yearsOf(flat: string): number | null {
  for (const match of flat.matchAll(SPAN)) {
    const after = flat.slice(match.index + match[0].length, match.index + match[0].length + 20);
    const before = flat.slice(Math.max(0, match.index - 30), match.index + match[0].indexOf(match[1]!));
    if (AGE.test(after) || OF_THE_FIRM.test(before)) continue;
    const value = numberOf(match[1]!);
    const months = new RegExp(`^${MONTH}$`).test(match[2]!);
    if (value > 25 && !months) continue;
    if (
      months &&
      !/experience|\bexp\b|erfahrung|ervaring|experiencia|esperienza|minimum|at least|as an?\b|^\d+ months /.test(
        flat,
      )
    )
      continue;
    return months ? Math.round((value / 12) * 100) / 100 : value;
  }
  const hours = HOURS.exec(flat);
  return hours ? Math.round((Number(hours[1]!.replace(/[.,]/g, "")) / HOURS_PER_YEAR) * 100) / 100 : null;
}

function numberOf(word: string): number {
  return NUMBERS[word] ?? Number(word.replace(",", "."));
}
