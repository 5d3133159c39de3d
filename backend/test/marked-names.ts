/** Sentences of tests with their names in brackets: `I was a [title nurse] at [employer St Ann]`. */
import type { Name, NameKind } from "@career-portrait/shared/stories";

/** @param from where in the story it begins */
export function marked(sentence: string, from = 0): { text: string; names: Name[] } {
  const names: Name[] = [];
  let text = "";
  for (const part of sentence.split(/(\[\w+ [^\]]+\])/)) {
    const [, kind, name] = /^\[(\w+) ([^\]]+)\]$/.exec(part) ?? [];
    const start = from + text.length;
    text += name ?? part;
    if (name)
      names.push({ kind: kind as NameKind, text: name, start, end: start + name.length, chance: 0.9 });
  }
  return { text, names };
}
