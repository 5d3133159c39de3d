/** Rewriting a text field by an instruction. What was not there before passes the gate; the person's own words stay. */
import { fold, sentences } from "@career-portrait/shared/text";
import { joined, type Sentence } from "../phrasebook.ts";
import { ask, type Composer } from "./asking.ts";
import type { Material } from "./material.ts";
import { writingNote } from "./notes.ts";
import { faultsOf } from "./sift.ts";
import { isUnderstood, speaksOf, understand, unmet } from "./wishes.ts";
import type { Statement } from "./writer/index.ts";
import { bare, firstWord } from "./writer/phrases/phrases.ts";
import { relevanceOf } from "./writer/relevance.ts";
import { deedsOf } from "./writer/summary.ts";

export interface Rewritten {
  text: string;
  /** What was not done as asked, and why; null when all was. */
  note: Sentence | null;
}

export interface RewriteTools {
  engine: Composer;
  signal?: AbortSignal;
}

export interface RewriteRequest {
  /** The text to be rewritten: a field, or the selected part of it. */
  text: string;
  instruction: string;
  material: Material;
}

/** What a sentence can lose without losing its point: brackets, and what hangs behind the last comma. */
function tightened(sentence: string): string {
  const plain = sentence.replace(/\s*\([^()]*\)/gu, "");
  if (plain !== sentence) return plain;
  const stop = /[.!?]$/u.exec(sentence)?.[0] ?? "";
  const [, head] =
    /^(.{40,}?),\s+(?:\p{Ll}+ing|um|damit|wodurch|afin|pour|enabling|resulting)\b[^,]*$/u.exec(
      bare(sentence),
    ) ?? [];
  return head === undefined ? sentence : head + stop;
}

function shortened(parts: readonly string[], material: Material): string[] {
  const relevance = relevanceOf(material);
  if (parts.length === 1) return parts.map(tightened);
  const least = parts.toSorted((a, b) => relevance.ofLine(a) - relevance.ofLine(b) || b.length - a.length)[0];
  return parts.filter((part) => part !== least).map(tightened);
}

function allOf(notes: readonly Sentence[]): Sentence | null {
  return notes.length === 0 ? null : joined(notes);
}

/** The rewriting that rules can do: tell less, leave out, add what the portrait says about a thing, tell a thing first. */
function rewriteLocally({ text, instruction, material }: RewriteRequest): Rewritten {
  const wish = understand(instruction);
  const notes = unmet(wish, material);
  if (!isUnderstood(wish)) return { text, note: allOf(notes) ?? writingNote("instruction_unfollowed") };
  let parts = sentences(text).map((sentence) => sentence.text);
  const kept = parts.filter((part) => !wish.leaveOut.some((phrase) => speaksOf(part, phrase)));
  if (kept.length === 0 && parts.length > 0) notes.push(writingNote("nothing_left"));
  else parts = kept;
  if (wish.length === "shorter") parts = shortened(parts, material);
  const deeds = deedsOf(material, relevanceOf(material));
  const wanted = wish.length === "longer" && wish.emphasise.length === 0 ? [null] : wish.emphasise;
  for (const phrase of wanted) {
    const about = (part: string) => phrase !== null && speaksOf(part, phrase);
    const [first, ...rest] = parts.filter(about);
    if (first !== undefined) {
      parts = [first, ...rest, ...parts.filter((part) => !about(part))];
      continue;
    }
    const said = fold(parts.join(" "));
    const deed = deeds.find(
      (one) => (phrase === null || about(one.text)) && !said.includes(fold(bare(one.text))),
    );
    const statement: Statement | undefined = deed && { text: `${bare(deed.text)}.`, ids: deed.ids };
    if (statement && faultsOf(statement, material).length === 0) parts = [...parts, statement.text];
    else notes.push(phrase === null ? writingNote("nothing_more") : writingNote("nothing_about", { phrase }));
  }
  return { text: parts.join(" "), note: allOf(notes) };
}

/** Whether the text ended without a stop, as bullets often do: then so does what comes of it. */
function inTheManner(before: string, after: string): string {
  return /[.!?]$/u.test(before.trim()) || firstWord(before) === "" ? after : after.replace(/\.$/u, "");
}

const TASK =
  "Rewrite the text as the person wishes, in its own language and manner: a bullet stays a " +
  "bullet. Sentences that stay as they are are repeated word for word and cite whatever " +
  "evidence is nearest.";

/** By a model: sentences that were there before, or that the gate lets pass. Null where there is none to ask. */
async function rewriteWithModel(
  { text, instruction, material }: RewriteRequest,
  { engine, signal }: RewriteTools,
): Promise<{ text: string | null; note: Sentence | null } | null> {
  const parts = [{ name: "text", wish: "the whole text as it is to stand." }];
  const answered = await ask(
    engine,
    material,
    { what: "text", task: TASK, parts, text, instruction },
    () => "text",
    { stands: (said) => text.includes(said), signal },
  );
  if (!answered) return null;
  const kept = answered.kept.get("text") ?? [];
  const left = answered.removed.map(({ text: said }) => writingNote("left_out_unborne", { text: said }));
  return {
    text: kept.length === 0 ? null : kept.map((one) => one.text).join(" "),
    note: allOf([...(answered.note === null ? [] : [answered.note]), ...left]),
  };
}

/** Rewrites a text by an instruction: a model where one answers usably, else rules. */
export async function rewrite(request: RewriteRequest, tools: RewriteTools): Promise<Rewritten> {
  const byModel = await rewriteWithModel(request, tools);
  if (byModel?.text != null) return { text: inTheManner(request.text, byModel.text), note: byModel.note };
  const { text, note } = rewriteLocally(request);
  const notes = [byModel?.note, note].filter((one) => one != null);
  return { text: inTheManner(request.text, text), note: allOf(notes) };
}
