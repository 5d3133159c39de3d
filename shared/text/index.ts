/** Text: one normal form, words, sentences, languages and likeness, for every part that reads or compares. */
export { fold, tokenise, type TextSpan, unmarked } from "../letters/fold.ts";
export { isInvisible, removeInvisible } from "../letters/invisible.ts";
export type { Language } from "../lexicon/common-words.ts";
export type { PayPeriod } from "../lexicon/pay-periods.ts";
export { detectLanguage } from "./language.ts";
export { lines, sentences } from "./segments.ts";
export { gapBetween, mostShared, sharedLength } from "./ranges.ts";
export { remembering } from "./remembering.ts";
export { repair } from "./repair.ts";
export { fileName } from "./file-name.ts";
export { flatten } from "../letters/flat.ts";
export { oneLine, pattern } from "../letters/pattern.ts";
export { ngramCosine, sameWords, tokenF1 } from "./similarity.ts";
export { stem } from "./stem.ts";
export { currencyOf, findPay, findSalaries, parsePay, payPeriodOf, type FoundSalary } from "./money.ts";
