/** Languages a person speaks, as their claims name them and as another language names those. */
import { fold, type Language } from "@career-portrait/shared/text";

export interface SpokenLanguage {
  /** ISO 639. */
  code: string;
  name: string;
  /** How well, as the claim says it. */
  level: string | null;
}

const CODES =
  "en de fr es pt nl it sv da no nb fi pl cs sk sl hr sr bs mk bg ro hu el tr ru uk be lt lv et ga cy gd br eu ca gl mt is lb sq hy ka az kk uz tg mn he ar fa ps ku ur hi bn pa gu mr ta te kn ml si ne my th lo km vi id ms tl fil zh yue ja ko am ti so sw ha ig yo zu xh af wo ln rw mg co oc la".split(
    " ",
  );
const NAMED_IN: readonly Language[] = ["en", "de", "fr", "es", "pt"];

const names = new Map<string, string>([
  ["mandarin", "zh"],
  ["mandarin chinese", "zh"],
  ["cantonese", "yue"],
  ["farsi", "fa"],
  ["gaelic", "gd"],
]);
for (const language of NAMED_IN) {
  const told = new Intl.DisplayNames([language], { type: "language" });
  for (const code of CODES) {
    const name = fold(told.of(code) ?? "");
    if (!names.has(name)) names.set(name, code);
  }
}

const CLAIM = /^(\p{L}[\p{L} ]+?)\s*(?:[(,–:-]\s*([^()]+?)\)?)?$/u;

/** "German (C1)", "Deutsch – Muttersprache"; null where the label names no language. */
export function spokenLanguage(label: string): SpokenLanguage | null {
  const [, name, level = null] = CLAIM.exec(label.trim()) ?? [];
  const code = name && names.get(fold(name));
  return name && code ? { code, name, level } : null;
}

/** The same level in the languages of letters; what is not here is left out, which claims less. */
const LEVELS: readonly (readonly [said: RegExp, told: Partial<Record<Language, string>>])[] = [
  [
    /^(?:native.*|mother tongue|muttersprach\w*|langue maternelle|maternelle|nativ[oa]|lengua materna)$/iu,
    { en: "native", de: "Muttersprache", fr: "langue maternelle" },
  ],
  [/^(?:fluent|fließend|courant|couramment|fluido)$/iu, { en: "fluent", de: "fließend", fr: "courant" }],
  [
    /^(?:basic(?: knowledge)?|grundkenntnisse|notions|básico)$/iu,
    { en: "basic", de: "Grundkenntnisse", fr: "notions" },
  ],
  [/^[abc][12]$/iu, {}],
];

/** The label as another language says it; as it stands where it already is in that one. */
export function spokenIn(label: string, language: Language): string {
  const spoken = spokenLanguage(label);
  if (!spoken) return label;
  const told = new Intl.DisplayNames([language], { type: "language" }).of(spoken.code);
  if (!told || fold(told) === fold(spoken.name)) return label;
  const level = spoken.level?.trim() ?? "";
  const same = LEVELS.find(([said]) => said.test(level));
  const inWords = same && (same[1][language] ?? (/^[abc][12]$/iu.test(level) ? level.toUpperCase() : null));
  return inWords ? `${told} (${inWords})` : told;
}
