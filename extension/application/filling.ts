/** What is chosen for a form, and how it gets there. */
import type { Client } from "@career-portrait/shared/contract";
import { letterFile, letterText, resumeFile, type Wanted } from "./documents.ts";
import type { Entry, FormReading, ShownField } from "./form.ts";

/** A field's row: what would go into it, and whether it is to. */
export interface Choice {
  field: ShownField;
  isChosen: boolean;
  /** Editable before it goes; "" for a file. */
  text: string;
}

/** What the form is first shown with: what is sure and not filled yet is chosen, the rest is the person's word. */
export function choicesOf(form: FormReading): Choice[] {
  return form.fields.map((field) => ({
    field,
    text: field.answer?.kind === "text" ? field.answer.text : "",
    isChosen: field.answer !== null && field.answer.isSure && field.current.trim() === "",
  }));
}

export interface Filled {
  /** Places of the fields that took what they were given. */
  taken: number[];
  /** Those the page did not take. */
  refused: ShownField[];
  /** Those for which nothing has been made yet. */
  unmade: ShownField[];
}

/** What each chosen field is given; null where it would have to be made first. */
async function entryFor({ field, text }: Choice, client: Client, wanted: Wanted): Promise<Entry | null> {
  const { place, kind, answer } = field;
  if (answer?.kind === "resume") {
    const file = await resumeFile(client, wanted);
    return file && { place, text: "", file };
  }
  if (answer?.kind === "cover_letter" && kind === "file") {
    const file = await letterFile(client, wanted);
    return file && { place, text: "", file };
  }
  const words = answer?.kind === "cover_letter" ? await letterText(client, wanted) : text;
  return words === null || words.trim() === "" ? null : { place, text: words, file: null };
}

/**
 * Puts the chosen answers into the form.
 * @param fill how they get into the page. @throws ApiRequestError when a file could not be had; nothing is filled then
 */
export async function fillChosen(
  choices: readonly Choice[],
  client: Client,
  wanted: Wanted,
  fill: (entries: readonly Entry[]) => Promise<number[]>,
): Promise<Filled> {
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const entries = await Promise.all(chosen.map((choice) => entryFor(choice, client, wanted)));
  const given = entries.filter((entry) => entry !== null);
  const taken = await fill(given);
  const fieldAt = (place: number) => chosen.find(({ field }) => field.place === place)!.field;
  return {
    taken,
    refused: given.filter(({ place }) => !taken.includes(place)).map(({ place }) => fieldAt(place)),
    unmade: chosen.filter((_, at) => entries[at] === null).map(({ field }) => field),
  };
}
