/** How a language writes lists, numbers, money, days and the names of languages and countries: what Intl knows of it. */

/** The languages that a code calls by their English names. */
const SPOKEN =
  "en de fr es pt nl it sv da no fi pl cs ru uk tr ar he hi ur bn ta pa zh ja ko vi tl th id el ro hu bg hr ca sw so ht la xh zu af";

function languageName(language: string, code: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
}

export interface Forms {
  /** "Kafka, Go and Python". */
  all: (items: readonly string[]) => string;
  /** "Kafka, Go or Python". */
  one: (items: readonly string[]) => string;
  number: (value: number) => string;
  /** An amount without idle decimals; without a known currency the bare number and what stands for one. */
  money: (amount: number, currency: string) => string;
  /** A language that a code calls by its English name. */
  spoken: (english: string) => string;
  /** Countries by their ISO 3166 codes, one of which is meant. */
  countries: (codes: readonly string[]) => string;
  /** "2019", "March 2019" or "3 March 2019", as far as the date says; what is no date stays as it is. */
  date: (date: string) => string;
}

/**
 * The forms of a language.
 * @param language two letters
 * @param named names that Intl does not know, by the English ones
 */
export function formsOf(language: string, named: Record<string, string> = {}): Forms {
  const conjunction = new Intl.ListFormat(language, { type: "conjunction" });
  const disjunction = new Intl.ListFormat(language, { type: "disjunction" });
  const numbers = new Intl.NumberFormat(language);
  const regions = new Intl.DisplayNames(language, { type: "region" });
  const month = new Intl.DateTimeFormat(language, { year: "numeric", month: "long", timeZone: "UTC" });
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const languages = new Map([
    ...SPOKEN.split(" ").map((code) => [languageName("en", code), languageName(language, code)] as const),
    ...Object.entries(named),
  ]);
  return {
    all: (items) => conjunction.format(items),
    one: (items) => disjunction.format(items),
    number: (value) => numbers.format(value),
    money(amount, currency) {
      if (!/^[A-Z]{3}$/.test(currency)) return `${numbers.format(amount)} ${currency}`.trimEnd();
      const maximumFractionDigits = amount < 1000 ? 2 : 0;
      const digits = { minimumFractionDigits: 0, maximumFractionDigits };
      return new Intl.NumberFormat(language, { style: "currency", currency, ...digits }).format(amount);
    },
    spoken: (english) => languages.get(english) ?? english,
    countries: (codes) => disjunction.format(codes.map((code) => regions.of(code) ?? code)),
    date(date) {
      const known = /^\d{4}-\d\d(-\d\d)?$/.exec(date);
      if (!known || Number.isNaN(Date.parse(date))) return date;
      return (known[1] ? day : month).format(new Date(date));
    },
  };
}
