/** A letter draft through the gate and into one text. */
import type { LetterRow } from "./store.ts";
import type { Material } from "./material.ts";
import { faultsOf } from "./sift.ts";
import { type LetterDraft, type LetterSentence, LIST_MARK } from "./writer/letter.ts";
import { wordCount } from "./writer/lines.ts";

/** What of a letter comes from the draft. */
export type LetterText = Pick<LetterRow, "content" | "sentences" | "language" | "removed">;

function faultOf(sentence: LetterSentence, material: Material) {
  return sentence.about === "candidate" ? faultsOf(sentence, material)[0] : undefined;
}

/** Sentences one behind the other, lines of a list below each other. */
function inOneParagraph(sentences: readonly LetterSentence[]): string {
  return sentences.reduce(
    (all, { text }) => (all === "" ? text : `${all}${text.startsWith(LIST_MARK) ? "\n" : " "}${text}`),
    "",
  );
}

/** The letter of those sentences that the gate lets pass, at most `maxWords` long: what is too much goes from the end. */
export function composeLetter(draft: LetterDraft, material: Material, maxWords: number): LetterText {
  const removed: LetterText["removed"] = [];
  const paragraphs = draft.paragraphs.map((sentences) =>
    sentences.filter((sentence) => {
      const fault = faultOf(sentence, material);
      if (fault) removed.push({ text: sentence.text, reason: fault.reason, explanation: fault.explanation });
      return !fault;
    }),
  );
  const frame = wordCount([draft.greeting, ...draft.closing].join(" "));
  const length = () =>
    frame +
    wordCount(
      paragraphs
        .flat()
        .map(({ text }) => text)
        .join(" "),
    );
  // From the last sentence about the person backwards; greeting, opening and closing stay.
  while (length() > maxWords) {
    const paragraph = paragraphs.findLast((sentences) =>
      sentences.some(({ about }) => about === "candidate"),
    );
    if (!paragraph) break;
    paragraph.splice(
      paragraph.findLastIndex(({ about }) => about === "candidate"),
      1,
    );
  }
  // What opens a list goes with it.
  const kept = paragraphs.filter(
    (sentences) => sentences.length > 0 && !(sentences.length === 1 && sentences[0]?.text.endsWith(":")),
  );
  const content = [draft.greeting, ...kept.map(inOneParagraph), draft.closing.join("\n")].join("\n\n");
  return {
    content,
    sentences: kept
      .flat()
      .filter(({ about }) => about === "candidate")
      .map(({ text, ids }) => ({ text, ids: [...ids] })),
    language: draft.language,
    removed,
  };
}
