/** What a model finds in a document besides the local reading. Only claims whose quote stands in the pages are kept. */
import { findSkills } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import { z } from "zod";
import { numbersAreQuoted, pageLocator } from "../grounding.ts";
import type { DocumentReading, ReadClaim, Span } from "../../reading/reading.ts";
import type { Chat } from "./chat.ts";

const MAX_TEXT = 40_000;
/** A rule's figure, not the model's: below what the local engine reads from the document's own structure. */
const CONFIDENCE = 0.6;
const MAX_LABEL = 200;

const Answer = z.object({
  claims: z.array(
    z.object({
      type: z.enum(["skill", "achievement", "attribute", "certification"]),
      label: z.string(),
      description: z.string().nullable(),
      quote: z.string(),
      role: z.number().int().nullable(),
    }),
  ),
});
type Proposed = z.infer<typeof Answer>["claims"][number];

const TASK =
  "Read the career document and list what it shows about the person: skills they used or name, " +
  "achievements (what they did and what came of it), attributes (ways of working that the text " +
  `shows), certifications. One entry for each. "label": short, in the document's language, ` +
  `with no number that the quote does not hold. "quote": the words of the document that show ` +
  `it, word for word. "role": the number of the role in the list of roles it belongs to, or ` +
  "null.";

/** The document without what identifies or reaches the person: the task does not need it. */
function withoutContact({ contact, pages }: DocumentReading): string {
  const secrets = [contact.name, contact.email, contact.phone, ...contact.links]
    .filter((secret) => secret !== null && secret.trim().length > 3)
    .toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0));
  let text = pages.join("\n\n");
  for (const secret of secrets) text = text.replaceAll(secret ?? "", "[removed]");
  return text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[removed]")
    .replace(/(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().-]{0,2}\d){8,14}(?!\d)/gu, "[removed]")
    .slice(0, MAX_TEXT);
}

function rolesOf({ work_history }: DocumentReading): string {
  return work_history
    .map(({ title, company }, index) => `${index}: ${title ?? "?"}, ${company ?? "?"}`)
    .join("\n");
}

/** Whether the quote shows the claim: a skill or certificate must be named in it, and no number may be new. */
function isShown({ type, label, description }: Proposed, { content }: Span): boolean {
  if (!numbersAreQuoted(`${label} ${description ?? ""}`, content)) return false;
  if (type === "achievement" || type === "attribute") return true;
  const named = ` ${fold(content)} `.includes(` ${fold(label)} `);
  const skills = new Set(findSkills(label).map(({ skill }) => skill));
  return named || (type === "skill" && findSkills(content).some(({ skill }) => skills.has(skill)));
}

function claimOf(proposed: Proposed, span: Span | null, reading: DocumentReading): ReadClaim | null {
  const label = proposed.label.trim().slice(0, MAX_LABEL);
  if (!span || label === "" || !isShown(proposed, span)) return null;
  const { role } = proposed;
  return {
    type: proposed.type,
    label,
    description: proposed.description,
    confidence: CONFIDENCE,
    role: role !== null && reading.work_history[role] ? role : null,
    education: null,
    evidence: [role !== null && reading.work_history[role] ? { ...span, role } : span],
  };
}

const keyOf = ({ type, label }: ReadClaim) => `${type} ${fold(label)}`;

function isQuoted(claim: ReadClaim, span: Span): boolean {
  return claim.evidence.some(
    ({ page, start, end }) => page === span.page && start < span.end && span.start < end,
  );
}

/** The local claims, with further evidence for those found again, and the new ones behind them. */
function merge(local: readonly ReadClaim[], found: readonly ReadClaim[]): ReadClaim[] {
  const claims = new Map(local.map((claim) => [keyOf(claim), claim]));
  for (const claim of found) {
    const standing = claims.get(keyOf(claim));
    const added = standing ? claim.evidence.filter((span) => !isQuoted(standing, span)) : [];
    claims.set(keyOf(claim), standing ? { ...standing, evidence: [...standing.evidence, ...added] } : claim);
  }
  return [...claims.values()];
}

/** A reading with the model's claims merged in. */
export async function readResumeWith(
  chat: Chat,
  reading: DocumentReading,
  signal?: AbortSignal,
): Promise<DocumentReading> {
  const answer = await chat.ask(
    {
      name: "claims",
      schema: Answer,
      task: TASK,
      material: [
        { label: "roles", text: rolesOf(reading) },
        { label: "document", text: withoutContact(reading) },
      ],
    },
    signal,
  );
  const locate = pageLocator(reading.pages);
  const found = answer.claims
    .map((proposed) => claimOf(proposed, locate(proposed.quote), reading))
    .filter((claim) => claim !== null);
  return { ...reading, claims: merge(reading.claims, found) };
}
