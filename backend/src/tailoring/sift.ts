/** Every sentence that is saved goes through here: those that the gate finds fault with are left out, and listed. */
import type { Material } from "./material.ts";
import { type Evidence, type GateOptions, type Unsupported, unsupportedIn } from "./gate/index.ts";
import type { Statement } from "./writer/index.ts";

/** A sentence that was left out: where it stood, its words, and what was wrong. */
export interface Removed {
  field: string;
  text: string;
  reason: string;
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

/** What the gate finds; a sentence that cites nothing states what nothing holds. */
export function faultsOf(
  { text, ids }: Statement,
  material: Pick<Material, "posting" | "today" | "evidence">,
): Pick<Unsupported, "text" | "reason">[] {
  const cited = citedBy(ids, material.evidence);
  if (cited.length === 0) return [{ text, reason: "It cites nothing that the portrait holds." }];
  return unsupportedIn(text, cited, gateOptions(material));
}

export function sift(statements: readonly Statement[], field: string, material: Material): Sifted {
  const sifted: Sifted = { kept: [], removed: [] };
  for (const statement of statements) {
    const [fault] = faultsOf(statement, material);
    if (fault) sifted.removed.push({ field, text: statement.text, reason: fault.reason });
    else sifted.kept.push(statement);
  }
  return sifted;
}
