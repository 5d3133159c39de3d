/** Languages a person speaks, as their claims name them and as another language names those. */
import { languageCode, languageName } from "@career-portrait/shared/lexicon/spoken-languages";
import { fold, type Language } from "@career-portrait/shared/text";

export interface SpokenLanguage {
  /** ISO 639. */
  code: string;
  name: string;
  /** How well, as the claim says it. */
  level: string | null;
}

const CLAIM = /^(\p{L}[\p{L} ]+?)\s*(?:[(,–:-]\s*([^()]+?)\)?)?$/u;

/** "German (C1)", "Deutsch – Muttersprache"; null where the label names no language. */
export function spokenLanguage(label: string): SpokenLanguage | null {
  const [, name, level = null] = CLAIM.exec(label.trim()) ?? [];
  const code = name && languageCode(name);
  return name && code ? { code, name, level } : null;
}

/** The same level in the languages of letters; what is not here is left out, which claims less. */
const LEVELS: readonly (readonly [said: RegExp, told: Partial<Record<Language, string>>])[] = [
  [
    /^(?:native.*|mother tongue|muttersprach\w*|langue maternelle|maternelle|nativ[oa]|lengua materna)$/iu,
    { en: "native", de: "Muttersprache", fr: "langue maternelle", es: "lengua materna" },
  ],
  [
    /^(?:fluent|fließend|courant|couramment|fluido)$/iu,
    { en: "fluent", de: "fließend", fr: "courant", es: "fluido" },
  ],
  [
    /^(?:basic(?: knowledge)?|grundkenntnisse|notions|básico)$/iu,
    { en: "basic", de: "Grundkenntnisse", fr: "notions", es: "nociones" },
  ],
  [/^[abc][12]$/iu, {}],
];

/** The label as another language says it; as it stands where it already is in that one. */
export function spokenIn(label: string, language: Language): string {
  const spoken = spokenLanguage(label);
  if (!spoken) return label;
  const told = languageName(spoken.code, language);
  if (!told) return label;
  if (fold(told) === fold(spoken.name)) return told + label.trim().slice(spoken.name.length);
  const level = spoken.level?.trim() ?? "";
  const same = LEVELS.find(([said]) => said.test(level));
  const inWords = same && (same[1][language] ?? (/^[abc][12]$/iu.test(level) ? level.toUpperCase() : null));
  return inWords ? `${told} (${inWords})` : told;
}
