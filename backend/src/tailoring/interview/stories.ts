/** A claim as a story to tell: where it was, what was done, what came of it; every word the person's own. */
import type { InterviewStory, MatchedEvidence } from "@career-portrait/shared/contract";
import type { PortraitClaim, PortraitEvidence } from "@career-portrait/shared/matching";
import { type JudgedPiece, judgedPieces } from "@career-portrait/shared/stories";
import { fold } from "@career-portrait/shared/text";
import type { Material } from "../material.ts";

/** A shorter passage names a thing and tells none, in words. */
const FEWEST_WORDS = 5;
/** Kinds of claim that tell of something done. */
const TELLING = new Set(["achievement", "skill", "attribute"]);

type Part = "situation" | "deed" | "result";

function partOf({ as }: JudgedPiece): Part {
  const deed = as.deed + as.duty;
  if (as.result > deed && as.result > 0.4) return "result";
  return deed >= as.role + as.aside + as.education ? "deed" : "situation";
}

/** The parts of a passage in its order; where nothing is told as done, all of it is the deed. */
function partsOf(text: string): Record<Part, string> {
  const stretches: { part: Part; start: number; end: number }[] = [];
  for (const piece of judgedPieces(text)) {
    const part = partOf(piece);
    const before = stretches.at(-1);
    // Neighbours of one part stay one stretch of the text.
    if (before?.part === part) before.end = piece.end;
    else stretches.push({ part, start: piece.start, end: piece.end });
  }
  const wordsOf = (wanted: Part) =>
    stretches
      .filter(({ part }) => part === wanted)
      .map(({ start, end }) => text.slice(start, end).trim())
      .join(" ");
  const [situation, deed, result] = [wordsOf("situation"), wordsOf("deed"), wordsOf("result")];
  return deed === "" ? { situation: "", deed: text, result: "" } : { situation, deed, result };
}

/** One is the other, or they quote the same place: a skill is quoted from the sentence that tells the deed. */
function isSamePlace(quote: PortraitEvidence, passage: MatchedEvidence): boolean {
  if (quote.id === passage.id) return true;
  const [a, b] = [quote, passage];
  return (
    a.source_document_id === b.source_document_id &&
    a.page === b.page &&
    a.start != null &&
    a.end != null &&
    b.start !== null &&
    b.end !== null &&
    a.start < b.end &&
    b.start < a.end
  );
}

/** The passages of a claim that belong together: those of the document in which the one that answers stands. */
function passagesBeside(claim: PortraitClaim, answering: MatchedEvidence): PortraitEvidence[] {
  const of = answering.source_document_id;
  return claim.evidence
    .filter(({ content, source_document_id }) => content !== null && source_document_id === of)
    .toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0) || (a.start ?? 0) - (b.start ?? 0));
}

function matched({ id, content, source_document_id, page, start, end }: PortraitEvidence): MatchedEvidence {
  return {
    id,
    content: content!,
    source_document_id: source_document_id ?? null,
    page: page ?? null,
    start: start ?? null,
    end: end ?? null,
  };
}

function storyOf(
  claim: PortraitClaim,
  answering: MatchedEvidence,
  material: Material,
): InterviewStory | null {
  const isDeed = claim.type === "achievement";
  const passages = isDeed
    ? passagesBeside(claim, answering)
    : claim.evidence.filter((quote) => isSamePlace(quote, answering));
  const text = passages.map(({ content }) => content!.replace(/\s+/gu, " ").trim()).join(" ");
  if (text.split(" ").length < FEWEST_WORDS) return null;
  const roleId =
    passages.find(({ work_history_id }) => work_history_id)?.work_history_id ?? claim.work_history_id;
  const role = material.roles.find(({ id }) => id === roleId) ?? null;
  const { situation, deed, result } = partsOf(text);
  return {
    claim_id: claim.id,
    role: role && {
      id: role.id,
      title: role.title,
      company: role.company,
      start_date: role.start,
      end_date: role.end,
      is_current: role.is_current,
    },
    situation: situation === "" ? null : situation,
    deed,
    result: result === "" ? null : result,
    evidence: passages.map(matched),
  };
}

/** Stories told for a skill that is only listed. */
const MOST_OF_A_SKILL = 2;

/** A skill that is shown by a list has its story where a deed names it. */
function storiesOfSkill({ label }: PortraitClaim, material: Material): InterviewStory[] {
  const name = ` ${fold(label)} `;
  return material.claims
    .filter(({ type }) => type === "achievement")
    .flatMap((claim) => {
      const naming = claim.evidence.find(({ content }) => ` ${fold(content ?? "")} `.includes(name));
      return (naming && storyOf(claim, matched(naming), material)) ?? [];
    })
    .slice(0, MOST_OF_A_SKILL);
}

/** The stories that answer a requirement, by the passages that show it, each once. */
export function storiesFor(evidence: readonly MatchedEvidence[], material: Material): InterviewStory[] {
  const found = new Map<string, InterviewStory>();
  const listed: PortraitClaim[] = [];
  for (const passage of evidence) {
    const holding = material.claims.filter(
      ({ type, evidence: quotes }) =>
        TELLING.has(type) && quotes.some((quote) => isSamePlace(quote, passage)),
    );
    // A deed tells more than a skill that is quoted from it.
    const claim = holding.find(({ type }) => type === "achievement") ?? holding[0];
    const story = claim && storyOf(claim, passage, material);
    if (story && ![...found.values()].some(({ deed }) => deed === story.deed)) found.set(claim.id, story);
    if (!story && claim?.type === "skill") listed.push(claim);
  }
  const told = [...found.values()];
  return told.length > 0 ? told : listed.flatMap((claim) => storiesOfSkill(claim, material));
}
