/**
 * Claims with their evidence. A claim found more than once is one claim with several spans, each a verbatim piece of
 * its page. Confidence says how plainly the document states it.
 */
import type { ClaimType } from "@career-portrait/shared/contract";
import { canonicalSkill, findSkills } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import type { LaidOutPage } from "../layout.ts";
import type { ReadClaim, Span } from "../reading.ts";
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
      .map((piece) => ({ ...spanOf(pages, piece), ...ofRole(claim.role) }))
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

function ofRole(role: number | null | undefined): Pick<Span, "role"> {
  return typeof role === "number" ? { role } : {};
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

/** A quote longer than this no longer shows at a glance what it is quoted for; in UTF-16 units. */
const LONGEST_QUOTE = 300;

/** The body of a role or project: each bullet or paragraph is an achievement, each technology named in it a skill. */
export function bodyClaims(body: ResumeLine[], role: number | null): ClaimFound[] {
  return bodyItems(body).flatMap(({ text, lines }): ClaimFound[] => {
    const quotes = contiguous(lines);
    const skills = lines.flatMap((line) =>
      findSkills(line.text).map((found): ClaimFound => ({
        type: "skill",
        label: found.skill,
        confidence: 0.8,
        role,
        pieces: [quoteOf(line, quotes)],
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
        pieces: quotes,
      },
      ...skills,
    ];
  });
}

/** What shows a skill that a line names: the whole bullet, so that the quote says what was done with it. */
function quoteOf(line: Piece, quotes: Piece[]): Piece {
  const whole = quotes.find(
    ({ page, start, end }) => page === line.page && start <= line.start && line.end <= end,
  );
  return whole && whole.end - whole.start <= LONGEST_QUOTE ? whole : line;
}

/** Lines that follow each other in their page's text become one piece of it. */
export function contiguous(lines: Piece[]): Piece[] {
  return lines.reduce<Piece[]>((pieces, line) => {
    const last = pieces.at(-1);
    // One character lies between: the line break.
    if (!last || last.page !== line.page || line.start !== last.end + 1) return [...pieces, line];
    return [...pieces.slice(0, -1), { ...last, text: `${last.text}\n${line.text}`, end: line.end }];
  }, []);
}

/** Lines joined to bullets and paragraphs. */
export function bodyItems(body: readonly ResumeLine[]): { text: string; lines: Piece[] }[] {
  const items: { text: string; lines: Piece[] }[] = [];
  for (const line of body) {
    const last = items.at(-1);
    const piece = { text: line.text, page: line.page, start: line.start, end: line.end };
    if (!last || !line.continues) {
      items.push({ text: line.text.replaceAll("\t", " "), lines: [piece] });
      continue;
    }
    last.text = joinText([last.text, line.text.replaceAll("\t", " ")]);
    last.lines.push(piece);
  }
  return items;
}
