/** What was understood of one document, as a person looks it over: the few things that matter, and what is doubtful. Pure. */
import type { ClaimDetail, WorkHistory } from "@career-portrait/shared/contract";
import { isDoubtful, isDoubtfulRole, saysRole } from "@career-portrait/shared/review";
import type { LocalPortrait } from "../../sync/hooks.ts";
import type { Quote } from "../documents/DocumentText.tsx";
import { newestFirst } from "../profile/dates.ts";

/** So many skills are the top ones. */
const TOP_SKILLS = 15;

export interface UnderstoodRole {
  role: WorkHistory;
  /** The quotes that say it. */
  quotes: string[];
  /** How many things done there were read. */
  achievements: number;
  isDoubtful: boolean;
}

export interface UnderstoodClaim {
  claim: ClaimDetail;
  quotes: string[];
}

export interface Understood {
  /** The newest first. */
  roles: UnderstoodRole[];
  /** What is shown best first. */
  skills: UnderstoodClaim[];
  /** How many skills there are beside those. */
  moreSkills: number;
  education: UnderstoodClaim[];
  /** What waits for a decision and is not sure, the least sure first; roles stand among the roles. */
  doubtful: UnderstoodClaim[];
}

/** The quotes of a claim in a document. */
function quotesOf(claim: ClaimDetail, documentId: string): string[] {
  return claim.evidence.flatMap(({ id, source_document_id, content }) =>
    source_document_id === documentId && content !== null ? [id] : [],
  );
}

/** What of the portrait this document shows, without what was rejected. */
export function understoodOf(
  { claims, work }: Pick<LocalPortrait, "claims" | "work">,
  documentId: string,
): Understood {
  const own = claims
    .filter(({ review_status }) => review_status !== "rejected")
    .map((claim) => ({ claim, quotes: quotesOf(claim, documentId) }))
    .filter(({ quotes }) => quotes.length > 0);
  const pieces = own.flatMap(({ claim: { evidence } }) => evidence);
  const shown = new Set(
    pieces.flatMap((piece) => (piece.source_document_id === documentId ? (piece.work_history_id ?? []) : [])),
  );
  const roles = newestFirst(
    work.filter(({ id, review_status }) => shown.has(id) && review_status !== "rejected"),
  );
  const ofRole = (role: WorkHistory) => own.filter(({ claim }) => claim.work_history_id === role.id);
  const saying = (role: WorkHistory) => ofRole(role).filter(({ claim }) => saysRole(claim, role));
  const sayers = new Set(roles.flatMap(saying).map(({ claim }) => claim.id));
  const ofType = (type: ClaimDetail["type"]) => own.filter(({ claim }) => claim.type === type);
  const skills = ofType("skill").toSorted(
    (a, b) => b.quotes.length - a.quotes.length || b.claim.confidence - a.claim.confidence,
  );
  return {
    roles: roles.map((role) => {
      const [say, all] = [saying(role), ofRole(role)];
      return {
        role,
        quotes: (say.length > 0 ? say : all.slice(0, 1)).flatMap(({ quotes }) => quotes),
        achievements: all.filter(({ claim }) => claim.type === "achievement").length,
        isDoubtful: role.review_status === "proposed" && isDoubtfulRole(role, claims),
      };
    }),
    skills: skills.slice(0, TOP_SKILLS),
    moreSkills: Math.max(0, skills.length - TOP_SKILLS),
    education: ofType("education"),
    doubtful: own
      .filter(({ claim }) => claim.review_status === "proposed" && isDoubtful(claim) && !sayers.has(claim.id))
      .toSorted((a, b) => a.claim.confidence - b.claim.confidence),
  };
}

/** Under which the name's own place is lit. */
export const NAME_QUOTE = "name";

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Where a name first stands in a document, however its words are spaced and written; null where it does not. */
export function placeOfName(pages: readonly string[], name: string | null): Quote | null {
  const words = name?.trim().split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return null;
  const pattern = new RegExp(words.map(escaped).join(String.raw`\s+`), "iu");
  for (const [index, text] of pages.entries()) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [content] = found;
    const end = found.index + content.length;
    return { id: NAME_QUOTE, content, page: index + 1, start: found.index, end };
  }
  return null;
}
