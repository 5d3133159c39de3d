/** Writing a cover letter: its body by a model where its sentences hold, else by the local writer; its frame always by rule. */
import type { LetterTone } from "@career-portrait/shared/contract";
import { engineNote } from "../engine-notes.ts";
import { joined, type Sentence } from "../phrasebook.ts";
import { ask, type Composer } from "./asking.ts";
import { LOCAL } from "./document.ts";
import { composeLetter, type LetterText } from "./letter.ts";
import type { Material } from "./material.ts";
import { writingNote } from "./notes.ts";
import { unreviewedNote } from "./resting-on.ts";
import type { Statement } from "./writer/index.ts";
import { type LetterDraft, writeLetter } from "./writer/letter.ts";

export interface LetterRequest {
  tone: LetterTone;
  maxWords: number;
}

export interface WrittenLetter {
  text: LetterText;
  engine: string;
  notes: Sentence[];
}

/** A letter of fewer sentences about the person is none. */
const FEWEST_SENTENCES = 2;
/** How long a model may write while a client waits, in ms: proxies give up on an answer after a minute. */
const BUDGET_MS = 40_000;
const BODY = ["first", "second", "third"] as const;
const LOCALLY = engineNote("local_engine_wrote", { what: "letter" });

function taskFor(language: string, { tone, maxWords }: LetterRequest): string {
  const words = Math.max(40, maxWords - 70);
  return (
    `Write the body of a cover letter for the posting in the language "${language}", in the ` +
    `first person, ${tone} in tone, at most ${words} words in all. Greeting, the sentence that ` +
    "names the position, closing and signature are written by others: leave them out. Tell what " +
    "was done, where, and what came of it; what answers the posting comes first."
  );
}

const WISHES = {
  first: "1 to 3 sentences: what the person does now and what of it answers the posting most.",
  second: "2 to 4 sentences: further deeds that answer the posting.",
  third: "at most 2 sentences: degrees, certificates or skills that the posting asks for; may be left out.",
};

/** The local letter's frame around a model's body. */
function framed(local: LetterDraft, paragraphs: LetterDraft["paragraphs"]): LetterDraft {
  const frames = local.paragraphs.map((sentences) => sentences.filter(({ about }) => about === "frame"));
  return { ...local, paragraphs: [frames[0] ?? [], ...paragraphs, frames.at(-1) ?? []] };
}

export async function writeCoverLetter(
  material: Material,
  request: LetterRequest,
  engine: Composer,
): Promise<WrittenLetter> {
  const local = writeLetter(material, request);
  const notes = [
    ...(local.language === material.postingLanguage ? [] : [writingNote("letter_in_english")]),
    ...(material.contact.name === null ? [writingNote("letter_unsigned")] : []),
  ];
  const localText = composeLetter(local, material, request.maxWords);
  const budget = AbortSignal.timeout(BUDGET_MS);
  const answered = await ask(
    engine,
    material,
    {
      what: "letter",
      task: taskFor(local.language, request),
      parts: BODY.map((name) => ({ name, wish: WISHES[name] })),
    },
    () => "content",
    { signal: budget },
  ).catch((error: unknown) => {
    if (!budget.aborted) throw error;
    return {
      kept: new Map<string, Statement[]>(),
      removed: [],
      engine: LOCAL,
      note: joined([engineNote("model_too_slow"), LOCALLY]),
    };
  });
  const noted = (text: LetterText, by: string, told: Sentence[]): WrittenLetter => ({
    text,
    engine: by,
    notes: [
      ...notes,
      ...(text.sentences.length < FEWEST_SENTENCES ? [writingNote("letter_thin")] : []),
      ...told,
      ...unreviewedNote(
        text.sentences.flatMap(({ ids }) => ids),
        material,
      ),
    ],
  });
  if (!answered) return noted(localText, LOCAL, []);
  const paragraphs = BODY.flatMap((name) => {
    const sentences = answered.kept.get(name) ?? [];
    return sentences.length === 0 ? [] : [sentences.map((one) => ({ ...one, about: "candidate" as const }))];
  });
  const removed = answered.removed.map(({ text, reason, explanation }) => ({ text, reason, explanation }));
  const note = answered.note === null ? [] : [answered.note];
  if (paragraphs.flat().length < FEWEST_SENTENCES) {
    const thin = answered.note === null ? [joined([engineNote("model_mostly_unborne"), LOCALLY])] : note;
    return noted({ ...localText, removed: [...removed, ...localText.removed] }, LOCAL, thin);
  }
  const text = composeLetter(framed(local, paragraphs), material, request.maxWords);
  return noted({ ...text, removed: [...removed, ...text.removed] }, answered.engine, note);
}
