/** A self-review in a model's words. Each sentence is held to the evidence it cites; one more try, then what holds is kept. */
import { z } from "zod";
import {
  GROWTH_AREAS,
  HIGHLIGHTS,
  type ReviewFacts,
  type ReviewText,
  type Source,
  sourcesOf,
  type Statement,
  statementFaults,
} from "../review.ts";
import { engineNote } from "../../engine-notes.ts";
import type { Chat } from "./chat.ts";
import { ModelUnusable } from "./unusable.ts";

const MAX_TEXT = 40_000;
const MAX_SENTENCES = 12;

const statements = z.array(z.object({ text: z.string(), cites: z.array(z.string()) }));
const Answer = z.object({ narrative: statements, highlights: statements, growth_areas: statements });
type Answer = z.infer<typeof Answer>;
type Part = keyof Answer;
const PARTS: readonly Part[] = ["narrative", "highlights", "growth_areas"];

function taskFor(audience: ReviewFacts["audience"]): string {
  const voice =
    audience === "manager"
      ? `in the first person ("I"), for the person's manager`
      : `in the second person ("you"), for the person themselves`;
  return (
    `Write, in English, a self-review of a period ${voice}, from the numbered evidence alone. ` +
    `"narrative": 3 to 8 plain sentences that tell what was done and what came of it. ` +
    `"highlights": up to ${HIGHLIGHTS} achievements, one sentence each. "growth_areas": up to ` +
    `${GROWTH_AREAS} sentences on what the evidence leaves open or weak. Each entry is one ` +
    `sentence and "cites" the numbers (such as "e3") of the evidence it rests on. Say nothing ` +
    "that the cited evidence does not: no number, name, technology or result of your own."
  );
}

/** The sources by the short names the model knows them by, as many as fit. */
function numbered(sources: readonly Source[]): { names: Map<string, Source>; text: string } {
  const names = new Map<string, Source>();
  let text = "";
  for (const source of sources) {
    const name = `e${names.size + 1}`;
    const entry = `${name} [${source.about}]\n${source.said}\n\n`;
    if (text.length + entry.length > MAX_TEXT) break;
    names.set(name, source);
    text += entry;
  }
  return { names, text };
}

export interface ModelReview {
  text: ReviewText;
  /** Sentences that were not kept because their evidence does not bear them out. */
  leftOut: number;
}

/** @throws ModelUnusable when neither answer holds a usable narrative and highlight. */
export async function reviewWith(chat: Chat, facts: ReviewFacts, signal?: AbortSignal): Promise<ModelReview> {
  const { names, text } = numbered(sourcesOf(facts));
  const material = [{ label: "evidence", text }];
  const task = taskFor(facts.audience);
  const faultsOf = (statement: Statement) => statementFaults(statement, names, facts.audience);
  const faultsIn = (answer: Answer) =>
    PARTS.flatMap((part) =>
      answer[part].flatMap((entry) => faultsOf(entry).map((fault) => `${part}: “${entry.text}” ${fault}`)),
    );
  const ask = (words: string) =>
    chat.ask({ name: "self_review", schema: Answer, task: words, material }, signal);

  let answer = await ask(task);
  const faults = faultsIn(answer);
  const isThin = ({ narrative, highlights }: Answer) => narrative.length === 0 || highlights.length === 0;
  if (faults.length > 0 || isThin(answer)) {
    const wrong =
      faults.length > 0 ? faults.slice(0, 10).join("\n") : "It holds no narrative or no highlight.";
    answer = await ask(`${task}\n\nAn earlier answer was refused:\n${wrong}`);
  }
  const kept = Object.fromEntries(
    PARTS.map((part) => [part, answer[part].filter((entry) => faultsOf(entry).length === 0)]),
  ) as Answer;
  if (isThin(kept)) throw new ModelUnusable(engineNote("model_review_unborne"));
  const count = (one: Answer) => PARTS.reduce((sum, part) => sum + one[part].length, 0);
  const roles = new Set(facts.roles.map(({ id }) => id));
  const idsOf = (cites: readonly string[]) => [...new Set(cites.map((name) => names.get(name)?.id ?? ""))];
  return {
    text: {
      narrative: kept.narrative
        .slice(0, MAX_SENTENCES)
        .map((entry) => entry.text.trim())
        .join(" "),
      highlights: kept.highlights.slice(0, HIGHLIGHTS).map((entry) => ({
        text: entry.text.trim(),
        evidence_ids: idsOf(entry.cites).filter((id) => !roles.has(id)),
      })),
      growth_areas: kept.growth_areas.slice(0, GROWTH_AREAS).map((entry) => entry.text.trim()),
    },
    leftOut: count(answer) - count(kept),
  };
}
