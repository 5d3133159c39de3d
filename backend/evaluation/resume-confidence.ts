/**
 * Whether a claim's confidence is the share of such claims that are right: expected calibration error (Guo et al. 2017,
 * "On calibration of modern neural networks", section 2) over the claims that the labels decide.
 */
import type { DocumentReading, ReadClaim } from "../src/reading/reading.ts";
import { foldText, tokenF1, type Truth } from "./resume-scoring.ts";

export interface Judged {
  /** The rule that made the claim, as far as a reader can tell it. */
  rule: string;
  confidence: number;
  right: boolean;
}

function same(said: string | null, truth: string | null): boolean {
  return truth === null || tokenF1(said ?? "", truth) >= 0.8;
}

function isListed(label: string, truth: readonly string[]): boolean {
  const key = ` ${foldText(label)} `;
  return truth.some((item) => {
    const other = ` ${foldText(item)} `;
    return key.includes(other) || other.includes(key);
  });
}

function judgeEducation(claim: ReadClaim, reading: DocumentReading, truth: Truth): boolean {
  const said = reading.education[claim.education ?? -1];
  const entries = [...truth.education, ...truth.education_optional];
  return entries.some(
    ({ institution, degree }) =>
      same(said?.institution ?? null, institution) &&
      (same(said?.degree ?? null, degree) || isListed(claim.label, [degree ?? ""])),
  );
}

function judgeRole(claim: ReadClaim, reading: DocumentReading, truth: Truth): boolean {
  const said = reading.work_history[claim.role ?? -1];
  const entries = [...truth.work, ...truth.work_optional];
  return entries.some(
    ({ title, company }) => same(said?.title ?? null, title) && same(said?.company ?? null, company),
  );
}

/**
 * The claims that the labels decide: listed skills, certificates, schooling, roles and listed achievements. What a role's text
 * shows besides is not labelled, and left out.
 */
export function judgeClaims(reading: DocumentReading, truth: Truth & { achievements: string[] }): Judged[] {
  const listed = new Set(reading.skills.map(foldText));
  const awards = new Set(reading.achievements.map(foldText));
  const skills = new Set([...truth.skills, ...truth.skills_optional].map(foldText));
  return reading.claims.flatMap((claim): Judged[] => {
    const { confidence, label, type } = claim;
    const key = foldText(label);
    if (type === "skill" && listed.has(key))
      return [{ rule: "listed skill", confidence, right: skills.has(key) }];
    if (type === "certification")
      return [{ rule: "certificate", confidence, right: isListed(label, truth.certifications) }];
    if (type === "education")
      return [{ rule: "schooling", confidence, right: judgeEducation(claim, reading, truth) }];
    if (type === "attribute" && claim.role !== null)
      return [{ rule: "role", confidence, right: judgeRole(claim, reading, truth) }];
    if (type === "achievement" && claim.role === null && awards.has(key))
      return [{ rule: "listed award", confidence, right: isListed(label, truth.achievements) }];
    return [];
  });
}

const BINS = 10;

/** Mean gap between confidence and share right, over ten equal bins, weighted by their claims. 0 for none. */
export function calibrationError(judged: readonly Judged[]): number {
  const bins = Map.groupBy(judged, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  let error = 0;
  for (const bin of bins.values()) {
    const confidence = bin.reduce((sum, claim) => sum + claim.confidence, 0);
    const right = bin.filter((claim) => claim.right).length;
    error += Math.abs(confidence - right);
  }
  return judged.length === 0 ? 0 : error / judged.length;
}

/** By rule, and over all; the latter also as the mean over rules, so that many skills do not hide few certificates. */
export function calibrationTable(judged: readonly Judged[]): string {
  const rules = [...Map.groupBy(judged, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
  const rows = rules.map(([rule, claims]) => {
    const mean = claims.reduce((sum, { confidence }) => sum + confidence, 0) / claims.length;
    const right = claims.filter((claim) => claim.right).length / claims.length;
    return `${rule.padEnd(22)}${String(claims.length).padStart(4)}   confidence ${mean.toFixed(2)}   right ${right.toFixed(2)}`;
  });
  const byRule = rules.reduce((sum, [, claims]) => sum + calibrationError(claims), 0) / rules.length;
  return [
    "confidence of claims that the labels decide",
    ...rows,
    `expected calibration error ${calibrationError(judged).toFixed(3)} (goal at most 0.08), mean over rules ${byRule.toFixed(3)}`,
  ].join("\n");
}
