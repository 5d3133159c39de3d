/** The stores' texts: `docs/store/LANGUAGE.md`, and the reason of each permission as `docs/privacy.md` gives it. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const docs = resolve(import.meta.dirname, "../../docs");

export const LANGUAGES = ["en", "de", "fr", "es"] as const;
/** What Chrome's store takes: characters of the short description. */
const SHORT_LIMIT = 132;
/** What Firefox's store takes: characters of the name. */
const NAME_LIMIT = 50;

export interface StoreText {
  name: string;
  /** One sentence, of at most `SHORT_LIMIT` characters. */
  short: string;
  long: string;
}

/** @throws Error when the file is not a heading, a quoted sentence and a text, or one of them is too long */
export function storeText(language: (typeof LANGUAGES)[number]): StoreText {
  const text = readFileSync(join(docs, "store", `${language}.md`), "utf8");
  const [, name = "", short = "", long = ""] = /^# (.+)\n\n> (.+)\n\n([^]+)$/u.exec(text) ?? [];
  if (!name || !long.trim())
    throw new Error(`docs/store/${language}.md: name, short and long text are needed.`);
  if (name.length > NAME_LIMIT || short.length > SHORT_LIMIT)
    throw new Error(`docs/store/${language}.md: ${name.length} and ${short.length} characters are too many.`);
  return { name, short, long: long.trim() };
}

/** Permission and reason, of each row of the table in `docs/privacy.md`. */
export function permissionReasons(): [permission: string, reason: string][] {
  const text = readFileSync(join(docs, "privacy.md"), "utf8");
  const table = /\| Permission \| Why \|\n\| --- \| --- \|\n((?:\|.*\n)+)/u.exec(text)?.[1] ?? "";
  return [...table.matchAll(/^\| (.+?) \| (.+) \|$/gmu)].map(([, permission = "", reason = ""]) => [
    permission.replaceAll("`", ""),
    reason.replaceAll("`", ""),
  ]);
}
