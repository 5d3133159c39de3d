/** Getting ready for an interview from the same material as letters: nothing in it is made up. */
import type { InterviewPreparation } from "@career-portrait/shared/contract";
import type { Material } from "../material.ts";
import { type PostingFacts, questionsFor } from "./questions.ts";
import { storiesFor } from "./stories.ts";

export { interviewQuestion, type PostingFacts } from "./questions.ts";

export type Prepared = Pick<InterviewPreparation, "rows" | "questions">;
type Row = Prepared["rows"][number];

/** Musts before wishes, what can be told before what cannot, else as the match has them. */
function byUse(a: Row, b: Row): number {
  const must = Number(b.importance === "must") - Number(a.importance === "must");
  return must || Number(b.stories.length > 0) - Number(a.stories.length > 0);
}

/** For each requirement of the match what the person can tell of it, and what they may ask. Pure. */
export function preparedFor(material: Material, facts: PostingFacts): Prepared {
  const { strengths, gaps } = material.match;
  const rows = [...strengths, ...gaps].map((row): Row => {
    const { requirement, importance, kind, verdict, evidence } = row;
    const open = "closes" in row ? row : null;
    return {
      requirement,
      importance,
      kind,
      verdict,
      stories: storiesFor(evidence, material),
      closes: open?.closes ?? null,
      closing: open?.closing ?? null,
    };
  });
  return { rows: rows.toSorted(byUse), questions: questionsFor(material, facts) };
}
