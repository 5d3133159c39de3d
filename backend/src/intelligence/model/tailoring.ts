/** Sentences from evidence in a model's words. Nothing of it is believed here: each sentence goes through the caller's gate. */
import { z } from "zod";
import type { ComposedSentence, CompositionRequest, EvidenceItem } from "../composition.ts";
import type { Chat } from "./chat.ts";

const MAX_EVIDENCE = 40_000;
const MAX_POSTING = 12_000;
/** A longer sentence is none, in UTF-16 units. */
const MAX_SENTENCE = 600;
const MAX_SENTENCES = 80;

const Answer = z.object({
  sentences: z.array(z.object({ part: z.string(), text: z.string(), cites: z.array(z.string()) })),
});

const RULES =
  `Each entry of "sentences" is one sentence or bullet. "part" names where it stands. "cites" ` +
  `lists the names (such as "e3") of the evidence that it rests on, at least one. Say nothing ` +
  "that the cited evidence does not: no number, date, duration, employer, title, degree, " +
  "certificate, tool, language, team size, award or quotation of your own, no higher title, no " +
  "stronger verb, no percentage that you worked out. What the posting asks for is not what the " +
  "person has. The posting's job title is never the person's. Use the posting's word for a " +
  "thing only where the evidence names the same thing. Prefer facts to adjectives. Leave out " +
  "what the evidence does not show; do not speak of gaps.";

/** The evidence by the short names the model knows it by, as much as fits. */
function named(evidence: readonly EvidenceItem[]): { ids: Map<string, string>; text: string } {
  const ids = new Map<string, string>();
  let text = "";
  for (const { id, about, text: said } of evidence) {
    const name = `e${ids.size + 1}`;
    const entry = `${name} [${about}]\n${said}\n\n`;
    if (text.length + entry.length > MAX_EVIDENCE) break;
    ids.set(name, id);
    text += entry;
  }
  return { ids, text };
}

function taskOf({ task, parts, text, instruction }: CompositionRequest): string {
  const places = parts.map(({ name, wish }) => `"${name}": ${wish}`).join(" ");
  return [
    task,
    `The parts are: ${places}`,
    text === undefined ? "" : `The document "text" is what is to be rewritten.`,
    instruction === undefined
      ? ""
      : `The document "wish" says how the person wants it; follow it as far as the evidence allows and no further.`,
    RULES,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** @throws ModelUnusable when no valid answer was had. */
export async function composeWith(
  chat: Chat,
  request: CompositionRequest,
  signal?: AbortSignal,
): Promise<ComposedSentence[]> {
  const { ids, text } = named(request.evidence);
  const { title, company, text: posting } = request.posting;
  const material = [
    { label: "evidence", text },
    { label: "posting", text: [title, company, posting].filter(Boolean).join("\n").slice(0, MAX_POSTING) },
    ...(request.text === undefined ? [] : [{ label: "text", text: request.text }]),
    ...(request.instruction === undefined ? [] : [{ label: "wish", text: request.instruction }]),
  ];
  const answer = await chat.ask(
    { name: "sentences", schema: Answer, task: taskOf(request), material },
    signal,
  );
  const parts = new Set(request.parts.map(({ name }) => name));
  return answer.sentences
    .map(({ part, text: said, cites }) => ({
      part,
      text: said.replace(/\s+/gu, " ").trim(),
      ids: [...new Set(cites.flatMap((name) => ids.get(name) ?? []))],
    }))
    .filter(({ part, text: said }) => parts.has(part) && said !== "" && said.length <= MAX_SENTENCE)
    .slice(0, MAX_SENTENCES);
}
