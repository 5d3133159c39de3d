/** Degrees and their fields: the degree held, not the one above it, and the field it was taken in. */
import type { Statement, Finding } from "../statement.ts";
import type { Reading } from "../readings.ts";
import { GENERIC_WORDS, SMALL_WORDS } from "../vocabulary/plain.ts";
import { type Source, sourceOf, type Word } from "../source.ts";
import { phrasesFor } from "../vocabulary/translations.ts";
import { says } from "../word-match.ts";
import { because } from "../reasons.ts";
import { oneLine, pattern } from "@career-portrait/shared/text";

/** Degree words by what they stand for; matched on folded words. */
export const DEGREES: readonly (readonly [degree: string, pattern: RegExp])[] = (
  [
    [
      "a doctorate",
      oneLine`
        ph ?d|d ?phil|doctorate|doctoral|doctor of \w+|(?<!(?:sales|job) )promotion i[nm]|
        promotion (?:an der|zum thema|uber)|dissertation|doktorarbeit|these de doctorat|promoviert\w*|
        promovierte|doktortitel|doktorat|doctorat|doctorado|docteure?(?= (?:en|es|de l))|doctora? en|
        doktor der|dr (?:rer|phil|ing|med|jur|oec)`,
    ],
    ["an MBA", "mba|m b a|master of business administration"],
    [
      "a master's degree",
      oneLine`
        masters?(?: s)? degree|master of \w+|master s|masters? (?:in|thesis)|m ?sc|m s(?= |$)|m a(?= (?:in|
        degree|hons|honou?rs|of)|$)|ma(?= (?:in|degree|hons|honou?rs) )|m ?eng|m ?pharm|m ?math|m ?phys|
        m ?chem|m ?res|m ?sci|ll ?m|m arch|m ?biol|masterabschluss|masterstudium|master(?!ed|ing|y|
        s? (?:data|of ceremonies))|m ed|m phil|maestria|magist(?:er|ra)|mastere|maitrise (?:en|es|
        universitaire)|laurea magistrale|postgraduate degree`,
    ],
    [
      "a diploma",
      oneLine`
        dipl(?: ing)?|diplom(?!a|e)\w*|diplomas?|diplome(?= (?:d (?:ingenieur|etudes|expert|architecte)|
        universitaire|de (?:l ecole|docteur|master|l universite)))`,
    ],
    [
      "a bachelor's degree",
      oneLine`
        bachelor\w*|b ?sc|b s(?= |$)|b a(?= |$)|b[as](?= (?:in|degree|hons|honou?rs)\b)|b ?eng|ll ?b|b ?ed|
        bba|b ?pharm|b ?arch|b ?nurs|b ?tech|b ?com|licence|licenciatura|grado|undergraduate degree|
        licenciad[oa] en`,
    ],
    ["a state examination", "staatsexamen"],
    ["an associate degree", "associate(?: s)? degree|foundation degree|hnd|bts|dut"],
    ["a teaching certificate", "pgce|capes|agregation|agregee? d|lehramt"],
    [
      "vocational training",
      "ausbildung|berufsausbildung|apprenticeship|cap|bep|formacion profesional|nvq|btec",
    ],
    [
      "a school leaving certificate",
      "abitur|a levels?|gcses?|baccalaureat|bachillerato|matura|high school diploma",
    ],
    [
      "a degree",
      oneLine`
        university degree|college degree|degrees? (?:in|from)|hochschulabschluss|studienabschluss|studium|
        informatikstudium|diplomes?|diplomee?s?|titulo universitario|graduated|graduate of|studied|
        studierte?|studiert|etudes de|estudie`,
    ],
    [
      "a distinction",
      oneLine`
        summa cum laude|magna cum laude|cum laude|with (?:honou?rs|distinction)|first class|upper second|
        lower second|valedictorian|dean s list|mention (?:bien|tres bien)|mit auszeichnung|sobresaliente|gpa`,
    ],
  ] as const
).map(([degree, words]) => [degree, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "gu")]);

/** Letters that are a degree where a row is about education. */
const LETTERS = new Map([
  ["a master's degree", /(?<![a-z])m ?[as](?![a-z])/u],
  ["a bachelor's degree", /(?<![a-z])b ?[aes](?![a-z])/u],
]);
/** Any degree speaks for "a degree". */
const GENERAL = "a degree";
const TAKEN_IN =
  /^(?:degree )?(?:of science |of arts |of engineering |of nursing |honou?rs |diploma )?(?:in|en|der|im fach|of) ((?:\p{L}+ ?){1,6})/u;

export function degrees(statement: Statement): Finding[] {
  const { source } = statement;
  const named = DEGREES.flatMap(([degree, pattern]) =>
    degreeWords(source, pattern).flatMap((match): Finding[] => {
      const span = source.ofFolded(match.index, match.index + match[0].length);
      if (statement.isNeed(span) || isElsewhere(match[0], source.folded, match.index)) return [];
      const holders = statement.readings.filter((reading) => holds(reading, degree));
      if (holders.length === 0)
        return [{ kind: "degree", span, reason: because("degree_unshown", { degree }) }];
      return fieldOf(statement, match.index + match[0].length, holders);
    }),
  );
  return [...named, ...marks(statement)];
}

/** "BSc (First)", "LLB, 2:1": how well a degree was passed, behind it. */
const MARK = pattern("giu")`
    (?<=\p{L}[\p{L}.]*\)?\s?[(,]\s?)(?:an?\s)?(?:first|1st|upper second|lower second|[12][:.][12]|
    hons\.?|honours|merit|distinction|summa|magna)(?=(?:[\s-](?:class|honours|hons\.?|
    degree))*\s?(?:[),;.]|$))`;

function marks({ source, readings }: Statement): Finding[] {
  if (!DEGREES.some(([, pattern]) => source.folded.search(pattern) >= 0)) return [];
  return [...source.text.matchAll(MARK)].flatMap((match): Finding[] => {
    const span = { start: match.index, end: match.index + match[0].length };
    const mark = sourceOf(match[0].replace(/^an?\s/iu, "")).folded;
    if (readings.some((row) => ` ${row.source.folded} `.includes(` ${mark} `))) return [];
    return [{ kind: "degree", span, reason: because("degree_mark") }];
  });
}

/** What the letters of a degree stand for. */
const FACULTIES: readonly (readonly [word: string, letters: RegExp])[] = [
  ["science", /(?<![a-z])[bm] ?sc?(?![a-z])/u],
  ["arts", /(?<![a-z])[bm] ?a(?![a-z])/u],
  ["engineering", /(?<![a-z])[bm] ?e(?:ng)?(?![a-z])/u],
  ["laws", /(?<![a-z])ll ?[bm](?![a-z])/u],
  ["commerce", /(?<![a-z])b ?com(?![a-z])/u],
  ["education", /(?<![a-z])[bm] ?ed(?![a-z])/u],
  ["technology", /(?<![a-z])b ?tech(?![a-z])/u],
  ["philosophy", /(?<![a-z])(?:ph ?d|d ?phil|m ?phil)(?![a-z])/u],
  ["business", /(?<![a-z])[bm] ?ba(?![a-z])/u],
  ["administration", /(?<![a-z])[bm] ?ba(?![a-z])/u],
];

/** "Bachelor of Science" for a BSc: a word of the degree's full name, which the row has in letters. */
export function isFaculty({ key, start }: Word, { words }: Source, reading: Reading): boolean {
  const index = words.findIndex((word) => word.start === start);
  // Whether the degree is held is asked elsewhere.
  if (DEGREE_NAME.test(key) && /^(?:of|en)$/.test(words[index + 1]?.key ?? "")) return true;
  const lead = words.slice(Math.max(0, index - 3), index).map((word) => word.key);
  if (!lead.some((word) => DEGREE_NAME.test(word))) return false;
  return FACULTIES.some(([word, letters]) => word === key && letters.test(reading.source.folded));
}
const DEGREE_NAME = /^(?:bachelors?|masters?|doctor)$/;

/** Where a text names the degree; a bed is no Bachelor of Education. */
function degreeWords(source: Source, pattern: RegExp): RegExpExecArray[] {
  return [...source.folded.matchAll(pattern)].filter(({ 0: word, index }) => {
    if (word !== "bed") return true;
    const { start, end } = source.ofFolded(index, index + word.length);
    return source.text.slice(start, end) !== "bed";
  });
}

/** "To master", a "bachelor party", "degree of freedom": words of other meaning. */
function isElsewhere(word: string, folded: string, at: number): boolean {
  return (
    // What apprentices do: "two apprentices in their training".
    (/^(?:berufs)?ausbildung$|^apprenticeship$/.test(word) &&
      /(?:azubi|auszubild|lehrling|apprenti|trainee)/.test(folded) &&
      /\b(?:ihre[rn]?|deren|their) $/.test(folded.slice(0, at))) ||
    (/^(?:master|cap|licence|studied)$/.test(word) &&
      /(?:to|scrum|sous|forklift|driving|sous) $/.test(folded.slice(Math.max(0, at - 9), at)))
  );
}

function holds(reading: Reading, degree: string): boolean {
  return (
    (reading.evidence.kind === "education" && LETTERS.get(degree)?.test(reading.source.folded) === true) ||
    DEGREES.some(([name, pattern]) => {
      if (name !== degree && !(degree === GENERAL && name !== "a distinction")) return false;
      return degreeWords(reading.source, pattern).some(
        (match) => !reading.isNegated(reading.source.ofFolded(match.index, match.index + match[0].length)),
      );
    }) ||
    (degree === GENERAL && reading.evidence.kind === "education")
  );
}

/** The words that name the field stand in the row that holds the degree. */
function fieldOf({ source }: Statement, from: number, holders: readonly Reading[]): Finding[] {
  const rest = source.folded.slice(from).trimStart();
  const taken = TAKEN_IN.exec(rest);
  if (!taken) return [];
  const begin =
    from +
    (source.folded.slice(from).length - rest.length) +
    taken.index +
    taken[0].length -
    taken[1]!.length;
  const start = source.ofFolded(begin, begin + 1);
  const words = source.words
    .slice(start.first)
    .filter(({ clause }) => clause === source.words[start.first]?.clause);
  const stop = words.findIndex(({ key }) =>
    pattern("")`
      ^(?:from|at|an|at|of|de|der|und|with|mit|chez|por|who|i|a|par|bei|und|on|and|where|gave|has|have|is|
      i|ich|erwarb|erwarben|machte|erhielt|absolvierte|habe|wurde|obtained|earned|completed|received|
      obtenu|obtenue)$`.test(key),
  );
  const field = words
    .slice(0, stop < 0 ? 5 : stop)
    .filter(
      ({ key }) => key.length > 2 && !/\d/.test(key) && !SMALL_WORDS.has(key) && !GENERIC_WORDS.has(key),
    );
  // The field as another language calls it.
  const elsewhere = phrasesFor(field.map(({ key }) => key).join(" "));
  if (elsewhere.some((name) => holders.some((row) => ` ${row.source.folded} `.includes(` ${name} `))))
    return [];
  const missing = field.filter(({ key }) => !holders.some((reading) => says(reading, key)));
  const [first] = missing;
  return first
    ? [
        {
          kind: "degree",
          span: { start: first.start, end: missing.at(-1)!.end },
          reason: because("degree_field"),
        },
      ]
    : [];
}
