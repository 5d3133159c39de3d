/** Degrees and their fields: the degree held, not the one above it, and the field it was taken in. */
import type { Case, Finding } from "../case.ts";
import type { Reading } from "../readings.ts";
import { GENERIC_WORDS, SMALL_WORDS } from "../vocabulary/plain.ts";
import { sourceOf } from "../source.ts";
import { says } from "../word-match.ts";

/** Degree words by what they stand for; matched on folded words. */
const DEGREES: readonly (readonly [degree: string, pattern: RegExp])[] = (
  [
    [
      "a doctorate",
      "ph ?d|d ?phil|doctorate|doctoral|doctor of \\w+|promotion in|promoviert\\w*|promovierte|doktortitel|doktorat|doctorat|doctorado|docteur en",
    ],
    ["an MBA", "mba|m b a|master of business administration"],
    [
      "a master's degree",
      "masters?(?: s)? degree|master of \\w+|master s|masters? (?:in|thesis)|m ?sc|m ?eng|m ?pharm|m ?math|m ?phys|m ?chem|m ?res|m ?sci|ll ?m|m arch|m ?biol|masterabschluss|masterstudium|master(?!ed|ing|y|s? (?:data|of ceremonies))|m ed|m phil|maestria|magister|mastere",
    ],
    [
      "a diploma",
      "dipl(?: ing)?|diplom(?!a|e)\\w*|diplomas?|diplome(?= (?:d (?:ingenieur|etudes|expert|architecte)|universitaire|de (?:l ecole|docteur|master|l universite)))",
    ],
    [
      "a bachelor's degree",
      "bachelor\\w*|b ?sc|b ?eng|ll ?b|b ?ed|bba|b ?pharm|b ?arch|b ?nurs|b ?tech|b ?com|licence|licenciatura|grado|undergraduate degree",
    ],
    ["a state examination", "staatsexamen"],
    ["an associate degree", "associate(?: s)? degree|foundation degree|hnd|bts|dut"],
    ["a teaching certificate", "pgce|capes|lehramt"],
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
      "university degree|college degree|degrees? (?:in|from)|hochschulabschluss|studienabschluss|studium|informatikstudium|diplomes?|diplomee?s?|titulo universitario|graduated|graduate of|studied|studierte?|studiert|etudes de|estudie",
    ],
    [
      "a distinction",
      "summa cum laude|magna cum laude|cum laude|with (?:honou?rs|distinction)|first class|upper second|lower second|valedictorian|dean s list|mention (?:bien|tres bien)|mit auszeichnung|sobresaliente|gpa",
    ],
  ] as const
).map(([degree, words]) => [degree, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "gu")]);

/** Any degree speaks for "a degree". */
const GENERAL = "a degree";
const TAKEN_IN =
  /^(?:degree )?(?:of science |of arts |of engineering |of nursing |honou?rs |diploma )?(?:in|en|der|im fach|of) ((?:\p{L}+ ?){1,6})/u;

export function degrees(kase: Case): Finding[] {
  const { source } = kase;
  const named = DEGREES.flatMap(([degree, pattern]) =>
    [...source.folded.matchAll(pattern)].flatMap((match): Finding[] => {
      const span = source.ofFolded(match.index, match.index + match[0].length);
      if (kase.isNeed(span) || isElsewhere(match[0], source.folded, match.index)) return [];
      const holders = kase.readings.filter((reading) => holds(reading, degree));
      if (holders.length === 0)
        return [{ kind: "degree", span, reason: `Nothing cited here shows ${degree}.` }];
      return fieldOf(kase, match.index + match[0].length, holders);
    }),
  );
  return [...named, ...marks(kase)];
}

/** "BSc (First)", "LLB, 2:1": how well a degree was passed, behind it. */
const MARK =
  /(?<=\p{L}[\p{L}.]*\)?\s?[(,]\s?)(?:an?\s)?(?:first|1st|upper second|lower second|[12][:.][12]|hons\.?|honours|merit|distinction|summa|magna)(?=(?:[\s-](?:class|honours|hons\.?|degree))*\s?(?:[),;.]|$))/giu;

function marks({ source, readings }: Case): Finding[] {
  if (!DEGREES.some(([, pattern]) => source.folded.search(pattern) >= 0)) return [];
  return [...source.text.matchAll(MARK)].flatMap((match): Finding[] => {
    const span = { start: match.index, end: match.index + match[0].length };
    const mark = sourceOf(match[0].replace(/^an?\s/iu, "")).folded;
    if (readings.some((row) => ` ${row.source.folded} `.includes(` ${mark} `))) return [];
    return [{ kind: "degree", span, reason: "Nothing cited here shows how well this degree was passed." }];
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
    DEGREES.some(([name, pattern]) => {
      if (name !== degree && !(degree === GENERAL && name !== "a distinction")) return false;
      return [...reading.source.folded.matchAll(pattern)].some(
        (match) => !reading.isNegated(reading.source.ofFolded(match.index, match.index + match[0].length)),
      );
    }) ||
    (degree === GENERAL && reading.evidence.kind === "education")
  );
}

/** The words that name the field stand in the row that holds the degree. */
function fieldOf({ source }: Case, from: number, holders: readonly Reading[]): Finding[] {
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
    /^(?:from|at|an|at|of|de|der|und|with|mit|chez|por|who|i|a|par|bei|und|on|and|where|gave|has|have|is)$/.test(
      key,
    ),
  );
  const field = words
    .slice(0, stop < 0 ? 5 : stop)
    .filter(
      ({ key }) => key.length > 2 && !/\d/.test(key) && !SMALL_WORDS.has(key) && !GENERIC_WORDS.has(key),
    );
  const missing = field.filter(({ key }) => !holders.some((reading) => says(reading, key)));
  const [first] = missing;
  return first
    ? [
        {
          kind: "degree",
          span: { start: first.start, end: missing.at(-1)!.end },
          reason: "The cited degree was taken in another field.",
        },
      ]
    : [];
}
