import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { formatMoney, t, tn, type MessageKey } from "./index.ts";

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

/** A key, or what stands before its plural form, is used when it is written out, or when a template begins with its first part. */
function used(key: string): boolean {
  return [key, key.replace(/\.(one|other)$/, "")].some((name) => {
    const family = name.slice(0, name.lastIndexOf(".") + 1);
    return source.includes(`"${name}"`) || source.includes(`\`${family}\${`);
  });
}

const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).toSorted();

describe("the catalogues", () => {
  it("hold no message that nobody shows", () => {
    expect(Object.keys(en).filter((key) => !used(key))).toEqual([]);
  });

  it("say the same in every language, with the same values", () => {
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
    const differing = (Object.keys(en) as MessageKey[]).filter(
      (key) => holes(en[key]).join() !== holes(de[key]).join(),
    );
    expect(differing).toEqual([]);
  });

  it("never shout", () => {
    const shouting = [...Object.values(en), ...Object.values(de)].filter((text) => text.includes("!"));
    expect(shouting).toEqual([]);
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
