/**
 * Claims with their evidence. A claim found more than once is one claim with several spans, each a verbatim piece of
 * its page. Confidence says how plainly the document states it.
 */
import type { ClaimType } from "@career-portrait/shared/contract";
import { canonicalSkill, findSkills } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import type { LaidOutPage } from "../../../documents/pdf/index.ts";
import type { ReadClaim, Span } from "../../reading.ts";
import { joinText, type Piece, type ResumeLine } from "./lines.ts";

export interface ClaimFound {
  type: ClaimType;
  label: string;
  description?: string | null;
  confidence: number;
  role?: number | null;
  education?: number | null;
  pieces: Piece[];
}

/** The span of the page's own text that a piece stands for. */
export function spanOf(pages: LaidOutPage[], { page, start, end }: Piece): Span {
  const text = (pages[page - 1] as LaidOutPage).text;
  return { content: text.slice(start, end), page, start, end };
}

/** Merges what was found twice and writes out the evidence. */
export function claimsOf(pages: LaidOutPage[], found: ClaimFound[]): ReadClaim[] {
  const claims = new Map<string, ReadClaim>();
  for (const claim of found) {
    const key = `${claim.type} ${keyOf(claim)}`;
    const evidence = claim.pieces
      .map((piece) => spanOf(pages, piece))
      .filter((span) => span.content.trim() !== "");
    if (evidence.length === 0) continue;
    const before = claims.get(key);
    if (!before) {
      claims.set(key, {
        type: claim.type,
        label: claim.label,
        description: claim.description ?? null,
        confidence: round(claim.confidence),
        role: claim.role ?? null,
        education: claim.education ?? null,
        evidence,
      });
      continue;
    }
    before.role ??= claim.role ?? null;
    before.description ??= claim.description ?? null;
    // Two independent mentions leave less doubt than the better one alone.
    const added = evidence.filter(
      (span) =>
        !before.evidence.some(
          (known) => known.page === span.page && known.start < span.end && span.start < known.end,
        ),
    );
    if (added.length > 0)
      before.confidence = round(1 - (1 - before.confidence) * (1 - claim.confidence * 0.3));
    before.evidence.push(...added);
  }
  return [...claims.values()];
}

/** Two names of one skill (`Wundmanagement`, `Wound care`) are one claim. */
function keyOf({ type, label, education }: ClaimFound): string {
  if (type === "education") return String(education);
  return type === "skill" ? (canonicalSkill(label) ?? fold(label)) : fold(label);
}

function round(confidence: number): number {
  return Math.round(Math.min(0.99, Math.max(0, confidence)) * 100) / 100;
}

const LONGEST_LABEL = 140;

/** A sentence cut at a word to a label's length; nothing in it is reworded. */
export function labelOf(sentence: string): string {
  const plain = sentence.replace(/\s+/g, " ").trim().replace(/[.;]$/u, "");
  if (plain.length <= LONGEST_LABEL) return plain;
  const cut = plain.slice(0, LONGEST_LABEL);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_LABEL - 30))}…`;
}

/** The body of a role or project: each bullet or paragraph is an achievement, each technology named in it a skill. */
export function bodyClaims(body: ResumeLine[], role: number | null): ClaimFound[] {
  return bodyItems(body).flatMap(({ text, pieces }): ClaimFound[] => {
    const skills = pieces.flatMap((piece) =>
      findSkills(piece.text).map((found): ClaimFound => ({
        type: "skill",
        label: found.skill,
        confidence: 0.8,
        role,
        pieces: [
          {
            text: found.text,
            page: piece.page,
            start: piece.start + found.start,
            end: piece.start + found.end,
          },
        ],
      })),
    );
    if (text.length < 15) return skills;
    const measured = /\d/.test(text);
    return [
      {
        type: "achievement",
        label: labelOf(text),
        description: text,
        confidence: measured ? 0.85 : 0.75,
        role,
        pieces,
      },
      ...skills,
    ];
  });
}

/** Lines joined to bullets and paragraphs, each with its pieces, one for every page it stands on. */
function bodyItems(body: ResumeLine[]): { text: string; pieces: Piece[] }[] {
  const items: { text: string; pieces: Piece[] }[] = [];
  for (const line of body) {
    const last = items.at(-1);
    const piece = { text: line.text, page: line.page, start: line.start, end: line.end };
    if (!last || !line.continues) {
      items.push({ text: line.text.replaceAll("\t", " "), pieces: [piece] });
      continue;
    }
    last.text = joinText([last.text, line.text.replaceAll("\t", " ")]);
    last.pieces.push(piece);
  }
  return items;
}
