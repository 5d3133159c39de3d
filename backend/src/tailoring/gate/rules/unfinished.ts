/** A course, study or certificate that is not completed makes nobody what it is for. */
import type { Statement, Finding } from "../statement.ts";
import { because } from "../reasons.ts";
import { isAbbreviation, tells, type Told, toldIn } from "../retelling.ts";
import { sourceOf } from "../source.ts";
import { UNFINISHED, UNFINISHED_ADMITTED } from "../vocabulary/hedges.ts";
import { isWeighty } from "../weighing.ts";

/** "Bilanzbuchhalterin" where the only row that has the word tells of studying for it. */
export function unfinished(statement: Statement): Finding[] {
  const { source, readings } = statement;
  const sentences = readings.flatMap(toldIn);
  const open = sentences.filter(({ text }) => UNFINISHED.test(text));
  if (open.length === 0) return [];
  const names = readings.map(({ evidence }): Told => {
    const text = [evidence.title, evidence.employer].join(" ");
    return { text, keys: keysOf(text), isOthers: false };
  });
  const held = [...sentences.filter((told) => !open.includes(told)), ...names];
  return source.sentences.flatMap((_, number): Finding[] => {
    const words = source.words.filter(({ sentence }) => sentence === number);
    if (UNFINISHED_ADMITTED.test(words.map(({ key }) => key).join(" "))) return [];
    const claimed = words.find(
      (word) =>
        (isWeighty(word, statement) || isAbbreviation(word)) &&
        open.some((told) => tells(told, word.key)) &&
        !held.some((told) => tells(told, word.key)),
    );
    return claimed ? [{ kind: "certificate", span: claimed, reason: because("unfinished") }] : [];
  });
}

function keysOf(text: string): string[] {
  return sourceOf(text).words.map(({ key }) => key);
}
