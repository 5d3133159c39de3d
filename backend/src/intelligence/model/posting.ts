/** A posting read by a model: it proposes, the posting's own words decide. */
import { type PostingReading, type Requirement, RequirementKind } from "@career-portrait/shared/contract";
import type { KnownFacts } from "@career-portrait/shared/matching";
import { findSkills } from "@career-portrait/shared/skills";
import { z } from "zod";
import { type Locate, locator, numbersAreQuoted } from "../grounding.ts";
import type { Chat } from "./chat.ts";

/** Longer texts are cut for the model, in UTF-16 units; the local engine has read the whole. */
const MAX_TEXT = 40_000;

const Answer = z.object({
  title: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  seniority: z.string().nullable(),
  requirements: z.array(
    z.object({
      quote: z.string(),
      importance: z.enum(["must", "nice"]),
      kind: RequirementKind,
      years: z.number().nullable(),
    }),
  ),
});
type Answer = z.infer<typeof Answer>;

const TASK =
  "Read the job posting. Give its title, company, location and seniority as written, and every " +
  "requirement it states for the applicant: one entry for each single thing asked for, quoted " +
  `word for word from the posting (a phrase or a sentence, without bullet signs). "must" when ` +
  `it is required, "nice" when it is a plus or preferred. Kind: skill, experience, education, ` +
  "certification, language, other. Years: the lowest number of years asked for, if any. " +
  "Duties, benefits and descriptions of the company are not requirements.";

/** A value only if the posting says it in these words. */
function stated(value: string | null, text: string, locate: Locate): string | null {
  const found = value === null ? null : locate(value);
  return found && text.slice(found.start, found.end);
}

function overlaps(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The requirements whose quotes stand in the posting, in its order; spans that overlap count once. */
function grounded(answer: Answer, text: string, locate: Locate, local: PostingReading): Requirement[] {
  // In the whole text: what stands around a word says whether it names a skill.
  const skills = findSkills(text);
  const requirements: Requirement[] = [];
  for (const { quote, importance, kind, years } of answer.requirements) {
    const span = locate(quote);
    if (!span || requirements.some((taken) => overlaps(taken, span))) continue;
    const own = text.slice(span.start, span.end);
    const counted = years !== null && numbersAreQuoted(String(years), own) ? years : null;
    requirements.push({
      text: own,
      importance,
      kind,
      skills: [
        ...new Set(
          skills
            .filter((found) => found.start >= span.start && found.end <= span.end)
            .map(({ skill }) => skill),
        ),
      ],
      years: counted ?? local.requirements.find((known) => overlaps(known, span))?.years ?? null,
      ...span,
    });
  }
  return requirements.toSorted((a, b) => a.start - b.start);
}

/**
 * What the model makes of a posting, held to its words; facts known from the page win, and the local reading fills what the
 * model does not give. Null when no quote of it stands in the text.
 */
export async function readPostingWith(
  chat: Chat,
  text: string,
  known: KnownFacts,
  local: PostingReading,
  signal?: AbortSignal,
): Promise<PostingReading | null> {
  const read = text.slice(0, MAX_TEXT);
  const answer = await chat.ask(
    { name: "posting", schema: Answer, task: TASK, material: [{ label: "posting", text: read }] },
    signal,
  );
  const locate = locator(read);
  const says = (value: string | null) => stated(value, read, locate);
  const requirements = grounded(answer, read, locate, local);
  if (requirements.length === 0 && local.requirements.length > 0) return null;
  return {
    ...local,
    title: known.title ?? says(answer.title) ?? local.title,
    company: known.company ?? says(answer.company) ?? local.company,
    location: known.location ?? says(answer.location) ?? local.location,
    seniority: local.seniority ?? says(answer.seniority),
    requirements,
  };
}
