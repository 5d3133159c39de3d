/** Pay that a posting's text states (amounts are found by `shared/text/money.ts`). */
import type { Salary } from "../../../contract/index.ts";
import { labelledSalary, salaryInText } from "../../../posting/index.ts";
import { findSalaries, type FoundSalary } from "../../../text/index.ts";
import { pattern } from "../../../letters/pattern.ts";

const JOINT = /^\s*[;,]?\s*(?:and|or|to|und|oder|bis|et|ou|à|y|o|a|e|en|tot|ed|al|-|–|—)\s*$/;
const PAYS = /(?:pays|paying|you(?:'ll| will) earn|salary|wage)[^.\d]{0,25}$/i;

/** A labelled amount, else the one that running text calls pay; ranges named side by side are taken together. */
export function payOf(text: string, labelled: string | undefined): Salary | null {
  const stated = ownDollars(text, statedPay(text, labelled));
  if (!stated) return null;
  const all = findSalaries(text);
  const own = all.findIndex((one) => one.text === stated.text);
  const beside = [all[own - 1], all[own + 1]].filter(
    (one) => one && own >= 0 && one.currency === all[own]!.currency && joined(text, all[own]!, one),
  );
  const amounts = [stated.salary, ...beside]
    .flatMap((one) => [one!.min, one!.max])
    .filter((amount) => amount !== null);
  if (beside.length === 0) return stated.salary;
  return { ...stated.salary, min: Math.min(...amounts), max: Math.max(...amounts) };
}

interface Stated {
  salary: Salary;
  text: string;
}

/** A label's value, unless running text gives the range that it lies in: "£12.60 - £15.75 per hour", "Pay: £12.60 days". */
function statedPay(text: string, labelled: string | undefined): Stated | null {
  const own = labelled ? labelledSalary(labelled) : null;
  const running = salaryInText(text);
  if (own === null) return running ?? paidInText(text);
  const amount = own.salary.min ?? own.salary.max ?? 0;
  const lies =
    own.salary.min === own.salary.max &&
    running !== null &&
    running.salary.period !== null &&
    (running.salary.min ?? amount) <= amount &&
    amount < (running.salary.max ?? 0);
  return lies ? running : own;
}

/** Countries whose dollar a bare `$` is, by what only their postings say. */
const DOLLARS: readonly (readonly [string, RegExp])[] = [
  [
    "CAD",
    pattern("u")`
      (?<![\p{L}])(?:Canada|Ontario|Qu[ée]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|
      New Brunswick|Toronto|Montr[ée]al|Vancouver|Calgary|Ottawa|RRSP|REER|de l['’]heure|\$ ?(?:par an|
      de l))(?![\p{L}])`,
  ],
  [
    "AUD",
    pattern("u")`
      (?<![\p{L}])(?:Australian?|New South Wales|NSW|Victorian?|Queensland|Tasmania|Sydney|Melbourne|
      Brisbane|Perth|Adelaide|Canberra|superannuation|(?:\+|plus) super|(?:VIC|QLD|TAS|NSW) \d{4}|
      0[2378] \d{4} \d{4})(?![\p{L}\d])`,
  ],
  ["NZD", /(?<![\p{L}])(?:New Zealand|Aotearoa|Auckland|Wellington|Christchurch|KiwiSaver)(?![\p{L}])/u],
];
const AMERICAN = pattern("u")`
    (?<![\p{L}])(?:USA|U\.S\.|United States|401\(?k\)?|US\$|[A-Z]\p{Ll}+, (?:A[LKZR]|C[AOT]|D[CE]|FL|GA|
    HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]))(?![\p{L}])`;

/** A bare dollar sign is the dollar of the country that the posting is from. */
function ownDollars(text: string, stated: Stated | null): Stated | null {
  if (stated?.salary.currency !== "USD" || /US|dollar/i.test(stated.text) || AMERICAN.test(text))
    return stated;
  const own = DOLLARS.find(([, cue]) => cue.test(text));
  return own ? { ...stated, salary: { ...stated.salary, currency: own[0] } } : stated;
}

/** Two amounts with nothing but a joining word between them. */
function joined(text: string, one: FoundSalary, other: FoundSalary): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return JOINT.test(text.slice(first.end, second.start));
}

/** "The job pays $52,000 a year with insurance": a verb of paying before an amount with a period. */
function paidInText(text: string): Stated | null {
  const paid = findSalaries(text).find(
    ({ period, start }) => period !== null && PAYS.test(text.slice(Math.max(0, start - 40), start)),
  );
  if (!paid) return null;
  const { min, max, currency, period } = paid;
  return { salary: { min, max, currency, period }, text: paid.text };
}
