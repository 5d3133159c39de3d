/** A posting asks for the same however its text was saved. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPosting } from "./index.ts";

const FIXTURES = new URL("fixtures/", import.meta.url);
const postings = readdirSync(FIXTURES)
  .filter((file) => file.endsWith(".txt"))
  .map((file) => readFileSync(new URL(file, FIXTURES), "utf8"));

/** What is asked for, as words. */
function asked(text: string): string[] {
  const plain = (words: string) =>
    words
      .normalize("NFC")
      .replace(/\u200b/gu, "")
      .replace(/\s+/gu, " ");
  return readPosting(text).requirements.map(({ text: words, importance }) => `${importance} ${plain(words)}`);
}

function wrapped(text: string): string {
  const lines = text.split("\n").flatMap((paragraph) => {
    const made: string[] = [];
    for (const word of paragraph.split(" ")) {
      const last = made.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= 76)
        made[made.length - 1] = `${last} ${word}`;
      else made.push(word);
    }
    return made;
  });
  return lines.join("\n");
}

test.each([
  ["with line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["with blanks that do not break", (text: string) => text.replaceAll(" ", "\u00a0")],
  ["with decomposed letters", (text: string) => text.normalize("NFD")],
  ["with unseen characters", (text: string) => text.replaceAll(" ", " \u200b")],
  ["indented", (text: string) => text.replace(/^(?=.)/gmu, "    ")],
])("%s", (_, as) => {
  for (const text of postings) expect(asked(as(text))).toEqual(asked(text));
});

test("wrapped by a mail program, but for one requirement in fifty", () => {
  const all = postings.flatMap((text) => {
    const kept = new Set(asked(wrapped(text)));
    return asked(text).map((one) => kept.has(one));
  });
  expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.98);
});
