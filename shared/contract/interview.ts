/** Getting ready for an interview: what of one's own to tell for each requirement, and what to ask. */
import { z } from "zod";
import { uuid } from "./common.ts";
import { Basis, MatchedEvidence, MatchPhrase, RowKind, Verdict } from "./match.ts";
import { route } from "./route.ts";

const Story = z
  .object({
    claim_id: uuid,
    role: z
      .object({
        id: uuid,
        title: z.string(),
        company: z.string().nullable(),
        start_date: z.string().nullable(),
        end_date: z.string().nullable(),
        is_current: z.boolean(),
      })
      .nullable()
      .meta({ description: "where it was done" }),
    situation: z.string().nullable().meta({ description: "verbatim; null where they told none" }),
    deed: z.string().meta({ description: "verbatim" }),
    result: z.string().nullable().meta({ description: "verbatim; null where they told none" }),
    evidence: z.array(MatchedEvidence).meta({ description: "the passages it is made of" }),
  })
  .meta({ id: "InterviewStory" });
export type InterviewStory = z.infer<typeof Story>;

const Row = z.object({
  requirement: z.string(),
  importance: z.enum(["must", "nice"]),
  kind: RowKind,
  verdict: Verdict,
  stories: z
    .array(Story)
    .meta({ description: "their own, the likeliest first; empty where none answers it" }),
  closes: z.string().nullable().meta({ description: "what would close it; null where it is met" }),
  closing: MatchPhrase.nullable().meta({ description: "`closes` as a code" }),
});

const Question = z
  .object({
    text: z.string(),
    explanation: MatchPhrase.meta({ description: "`text` as a code (docs/explanations.md)" }),
    quote: z.string().nullable().meta({ description: "the words of the posting it rests on, verbatim" }),
  })
  .meta({ id: "InterviewQuestion" });
export type InterviewQuestion = z.infer<typeof Question>;

export const InterviewPreparation = z
  .object({
    opportunity: z.object({ id: uuid, title: z.string(), company: z.string().nullable() }),
    rows: z.array(Row).meta({
      description: "one for each requirement, musts first, those with a story before those without",
    }),
    questions: z.array(Question).meta({ description: "to ask, each from a fact of the posting" }),
    basis: Basis,
  })
  .meta({ id: "InterviewPreparation" });
export type InterviewPreparation = z.infer<typeof InterviewPreparation>;

export const interviewRoutes = {
  getInterviewPreparation: route({
    method: "GET",
    path: "/opportunities/:id/interview-preparation",
    tag: "Tailoring",
    summary: "One's own stories for each requirement, gaps to prepare, and questions to ask",
    access: ["read:opportunities"],
    success: { status: 200, data: InterviewPreparation },
  }),
};
