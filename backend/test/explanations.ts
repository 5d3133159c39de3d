/** What docs/explanations.md promises to clients: the codes, and the names that stand in sentences. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const page = readFileSync(join(import.meta.dirname, "../../docs/explanations.md"), "utf8");

/** The codes that it lists under its headings, each with the names of its parameters. */
export const DOCUMENTED_CODES = page
  .slice(page.indexOf("\n## "))
  .split("\n")
  .filter((line) => line.startsWith("- `"))
  .flatMap((line) => {
    // In brackets a code or parameter is explained.
    const [codes = "", told = ""] = line.replace(/\(.*?\)/g, "").split(":");
    const params = told.match(/\w+/g) ?? [];
    return [...codes.matchAll(/`(\w+)`/g)].map(([, code]) => ({ code: code!, params }));
  });

/** What it lists behind a name: "Deeds", "Degrees". */
export function documentedNames(name: string): string[] {
  const line = page.match(new RegExp(`^${name}: .*$`, "m"))?.[0];
  return [...(line ?? "").matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
}
