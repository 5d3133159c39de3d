import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { type Catalogue, formatMoney, t, tn, type MessageKey } from "./index.ts";
import { firstSpoken, LANGUAGES, type Translated } from "./language.ts";

const TRANSLATED: Record<Translated, Catalogue> = { de, fr, es };
const KEYS = Object.keys(en) as MessageKey[];

const root = join(import.meta.dirname, "..");
/** Every room but this one. */
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$|^words$/.test(entry.name))
  .map(({ name }) => name);
const source = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, String(name))),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

/** A key, or what stands before its plural form, is used when it is written out, or when a template begins with a part of it. */
function used(key: string): boolean {
  return [key, key.replace(/\.(one|other)$/, "")].some((name) => {
    const families = [...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index + 1));
    return source.includes(`"${name}"`) || families.some((family) => source.includes(`\`${family}\${`));
  });
}

/** The values that a message takes; whether a plural form writes its number is the language's own affair. */
const holes = (key: string, text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1]!)
    .filter((name) => name !== "count" || !/\.(one|other)$/.test(key))
    .toSorted()
    .join();

/** Names of products and files, which no language translates. */
const NAMES = [
  "LinkedIn",
  "GitHub",
  "PDF",
  "Word",
  "Webhooks",
  "Google Jobs",
  "Fractional Jobs",
  "TypeScript, Figma, SAP",
];
/** Words that are the same in both languages. */
const SAME: Record<Translated, readonly string[]> = {
  de: (
    "Name|Link|Letter|Text|Modern|Video|Warm|Remote|Hybrid|{time} in {zone}|senior, lead|remote, hybrid, onsite|" +
    "Studio|Hamburg, Portugal|Import|Export|Mail"
  ).split("|"),
  fr: (
    "Site|Actions|Situation|E-mail|Description|Technologies|Pages|Certification|Certifications|Note|Notes|Document|Documents|" +
    "Corrections|Culture|Source|Verdict|Score|Scores|site|Suggestions|Portrait|Score {overall}|{name}, page {page}|" +
    "Messages|{minutes} minutes|{points} points|Archive|Contacts"
  ).split("|"),
  es: ["Formal"],
};
const wordless = (text: string): boolean => !/\p{L}/u.test(text.replace(/\{\w+\}/g, ""));

describe("the catalogues", () => {
  it("hold no message that nobody shows", () => {
    expect(KEYS.filter((key) => !used(key))).toEqual([]);
  });

  it("are all there", () => {
    expect(["en", ...Object.keys(TRANSLATED)].toSorted()).toEqual([...LANGUAGES].toSorted());
  });

  it("never shout", () => {
    const shouting = [en, ...Object.values(TRANSLATED)]
      .flatMap(Object.values)
      .filter((text) => /[!¡]/.test(text));
    expect(shouting).toEqual([]);
  });

  it("have a form for every number there can be, in every language", () => {
    for (const language of LANGUAGES) {
      const rules = new Intl.PluralRules(language);
      // What is left out counts whole millions alone.
      const forms = rules.resolvedOptions().pluralCategories.filter((form) => form !== "many");
      expect(forms.toSorted(), language).toEqual(["one", "other"]);
      for (let count = 0; count < 1_000_000; count += 997) expect(rules.select(count)).not.toBe("many");
    }
    const bare = KEYS.filter((key) => key.endsWith(".one") && !(key.replace(/one$/, "other") in en));
    expect(bare).toEqual([]);
  });
});

describe.each(Object.entries(TRANSLATED) as [Translated, Catalogue][])(
  "the catalogue %s",
  (language, words) => {
    it("says all that English says, with the same values", () => {
      expect(Object.keys(words).toSorted()).toEqual(KEYS.toSorted());
      expect(KEYS.filter((key) => holes(key, en[key]) !== holes(key, words[key]))).toEqual([]);
      expect(KEYS.filter((key) => en[key] !== "" && words[key].trim() === "")).toEqual([]);
    });

    it("leaves nothing English", () => {
      const same = KEYS.filter((key) => en[key] === words[key] && !wordless(en[key])).map((key) => en[key]);
      const allowed = [...NAMES, ...SAME[language]];
      expect([...new Set(same)].filter((text) => !allowed.includes(text))).toEqual([]);
      expect(SAME[language].filter((text) => !same.includes(text as never))).toEqual([]);
    });
  },
);

/** Without addresses, whose marks are not the sentence's. */
const told = (words: Catalogue): string[] =>
  Object.values(words).map((text) => text.replace(/https?:\/\/\S+/g, ""));

describe("how a language is written", () => {
  it("French: narrow no-break spaces, its own quotes, and vous", () => {
    const wrong = told(fr).filter((text) =>
      /[^\u202f][;:!?»]|«[^\u202f]|['"“”]|(?<!\p{L})(?:tu|toi|tes|te)(?!\p{L})/iu.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it("Spanish: questions are opened, quotes are its own, and tú", () => {
    const wrong = told(es).filter(
      (text) =>
        text.split("¿").length !== text.split("?").length ||
        /['"“”]|(?<!\p{L})(?:usted|vosotros|vuestr\p{L}+)(?!\p{L})/iu.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it("German: its own quotes, and Sie", () => {
    expect(
      told(de).filter((text) => /["'“]\w|(?<!\p{L})(?:du|dein\p{L}*|dich|dir)(?!\p{L})/iu.test(text)),
    ).toEqual([]);
  });

  it("is chosen by the first tag whose language is spoken here", () => {
    expect(firstSpoken(["fr-CA", "en"])).toEqual({ locale: "fr-CA", language: "fr" });
    expect(firstSpoken(["ca-ES", "es-ES", "en"])).toEqual({ locale: "es-ES", language: "es" });
    expect(firstSpoken(["pt-BR", "it"])).toEqual({ locale: "en", language: "en" });
    expect(firstSpoken([])).toEqual({ locale: "en", language: "en" });
  });
});

describe("messages", () => {
  it("are filled, and count", () => {
    expect(t("evidence.page", { name: "cv.pdf", page: 2 })).toBe("cv.pdf, page 2");
    expect(tn("list.count", 1)).toBe("1 posting on this page");
    expect(tn("list.count", 1200)).toBe("1,200 postings on this page");
  });

  it("leave what a person wrote as it is", () => {
    expect(t("list.save", { title: "{count} $& <b>" })).toBe("Save: {count} $& <b>");
  });

  it("write money as it is written", () => {
    expect(formatMoney(78000, 78000, "EUR")).toBe("\u20ac78,000");
    expect(formatMoney(17.5, 17.5, "USD")).toBe("$17.5");
    expect(formatMoney(50, 50, "Fr.")).toBe("50");
  });
});
