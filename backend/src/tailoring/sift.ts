/** Every sentence that is saved goes through here: those that the gate finds fault with are left out, and listed. */
import type { MatchPhrase } from "@career-portrait/shared/contract";
import type { Sentence } from "../phrasebook.ts";
import type { Material } from "./material.ts";
import { because, type Evidence, type GateOptions, unsupportedIn } from "./gate/index.ts";
import type { Statement } from "./writer/draft.ts";

/** Why a sentence may not stand, in words and in codes; rows of before there were codes have none. */
export interface Why {
  reason: string;
  explanation?: MatchPhrase[];
}

/** A sentence that was left out: where it stood, its words, and what was wrong. */
export interface Removed extends Why {
  field: string;
  text: string;
}

export interface Sifted {
  kept: Statement[];
  removed: Removed[];
}

/** The rows that a sentence names; ids that name none are no evidence. */
export function citedBy(ids: readonly string[], evidence: ReadonlyMap<string, Evidence>): Evidence[] {
  return ids.map((id) => evidence.get(id)).filter((row) => row !== undefined);
}

export function gateOptions(
  { posting, today }: Pick<Material, "posting" | "today">,
  voice: GateOptions["voice"] = "candidate",
): GateOptions {
  const { title, company, text } = posting;
  return { posting: { title, company, text }, voice, now: today };
}

export function why({ text, explanation }: Sentence): Why {
  return { reason: text, explanation };
}

export function leftOut(field: string, text: string, { reason, explanation }: Why): Removed {
  return { field, text, reason, explanation };
}

/** What the gate finds; a sentence that cites nothing states what nothing holds. */
export function faultsOf(
  { text, ids }: Statement,
  material: Pick<Material, "posting" | "today" | "evidence">,
): (Why & { text: string })[] {
  const cited = citedBy(ids, material.evidence);
  if (cited.length === 0) return [{ text, ...why(because("cites_no_row")) }];
  return unsupportedIn(text, cited, gateOptions(material));
}

export function sift(statements: readonly Statement[], field: string, material: Material): Sifted {
  const sifted: Sifted = { kept: [], removed: [] };
  for (const statement of statements) {
    const [fault] = faultsOf(statement, material);
    if (fault) sifted.removed.push(leftOut(field, statement.text, fault));
    else sifted.kept.push(statement);
  }
  return sifted;
}
