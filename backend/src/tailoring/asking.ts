/** What a model is asked for, and what is kept of its answer: only sentences that the gate lets pass. */
import { joined, type Sentence } from "../phrasebook.ts";
import type { ComposedSentence, CompositionRequest, Engine, EvidenceItem } from "../intelligence/index.ts";
import { engineNote } from "../engine-notes.ts";
import type { Material } from "./material.ts";
import { faultsOf, leftOut, type Removed, type Why } from "./sift.ts";
import type { Statement } from "./writer/index.ts";

/** As much of an engine as has sentences written. */
export type Composer = Pick<Engine, "compose">;

/** What a model gave for one part, after the gate. */
export interface Answered {
  kept: ReadonlyMap<string, Statement[]>;
  removed: Removed[];
  engine: string;
  note: Sentence | null;
}

const ORDER = { role: 0, claim: 1, education: 2, project: 3, venture: 4, contact: 5 } as const;

/** Every row that may be cited, roles first; contact data is none of the model's business. */
function evidenceItems(material: Material): EvidenceItem[] {
  return [...material.evidence.values()]
    .filter(({ kind }) => kind !== "contact")
    .toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind])
    .map(({ id, kind, title, employer, period, text }) => {
      const dates = period && `${period.start ?? "?"} – ${period.is_current ? "now" : (period.end ?? "?")}`;
      const place = [title, employer, dates].filter((part) => part !== undefined && part !== null).join(", ");
      return { id, about: place === "" ? kind : `${kind}: ${place}`, text };
    });
}

/** A further rule for a part; the reason why a sentence may not stand there, or null. */
export type PartRule = (sentence: ComposedSentence) => Why | null;

/**
 * Asks the model; null where none is configured. `fieldOf` names where a part stands in what is being written. Every
 * sentence is held to the evidence it cites, but for those that stood there before.
 */
export async function ask(
  engine: Composer,
  material: Material,
  request: Omit<CompositionRequest, "evidence" | "posting">,
  fieldOf: (part: string) => string,
  options: { rule?: PartRule; stands?: (text: string) => boolean; signal?: AbortSignal } = {},
): Promise<Answered | null> {
  const { title, company, text } = material.posting;
  const composition = await engine.compose(
    { ...request, evidence: evidenceItems(material), posting: { title, company, text } },
    options.signal,
  );
  if (!composition) return null;
  const kept = new Map<string, Statement[]>();
  const removed: Removed[] = [];
  for (const sentence of composition.sentences) {
    const isNew = options.stands?.(sentence.text) !== true;
    const fault = isNew ? (options.rule?.(sentence) ?? faultsOf(sentence, material)[0]) : undefined;
    if (fault === undefined) {
      kept.set(sentence.part, [
        ...(kept.get(sentence.part) ?? []),
        { text: sentence.text, ids: sentence.ids },
      ]);
    } else removed.push(leftOut(fieldOf(sentence.part), sentence.text, fault));
  }
  const nothing = kept.size === 0 && composition.note === null;
  const note = nothing
    ? joined([engineNote("model_unborne"), engineNote("local_engine_wrote", { what: request.what })])
    : composition.note;
  return { kept, removed, engine: composition.engine, note };
}
