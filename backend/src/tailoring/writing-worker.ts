/** The worker behind `writing-thread.ts`: what is to be written in, the written out; questions to a model go back to the main thread. */
import { parentPort } from "node:worker_threads";
import type { Composition, CompositionRequest } from "../intelligence/index.ts";
import type { Composer } from "./asking.ts";
import type { FromWriter, ToWriter, Work } from "./writing-thread.ts";
import { preparedFor } from "./interview/index.ts";
import { unsupportedInLetter } from "./judge-letter.ts";
import { judgeWith } from "./judge.ts";
import { materialOf } from "./material.ts";
import { rewrite } from "./rewrite.ts";
import { writeCoverLetter } from "./write-letter.ts";
import { writeTailored } from "./write.ts";
import { unborneByEdits } from "./unborne.ts";
import { standBack } from "../threads/index.ts";

const open = new Map<
  string,
  { resolve: (answer: Composition | null) => void; reject: (why: Error) => void }
>();
let questions = 0;

function tell(message: FromWriter): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(message);
}

/** A model as the main thread reaches it. */
function composerOf(id: number): Composer {
  return {
    compose(request: CompositionRequest, signal?: AbortSignal) {
      const question = (questions += 1);
      const key = `${id}.${question}`;
      return new Promise<Composition | null>((resolve, reject) => {
        open.set(key, { resolve, reject });
        signal?.addEventListener("abort", () => {
          if (!open.delete(key)) return;
          tell({ id, question, cancel: true });
          reject(new Error("The question was taken back."));
        });
        tell({ id, question, request });
      });
    },
  };
}

async function done(id: number, work: Work): Promise<unknown> {
  const material = materialOf(work.sources);
  const engine = composerOf(id);
  if (work.kind === "profile") return writeTailored(material, work.instruction, { engine, at: work.at });
  if (work.kind === "letter") return writeCoverLetter(material, work.request, engine);
  if (work.kind === "rewrite") return rewrite({ ...work.request, material }, { engine });
  if (work.kind === "judge_edits") return unborneByEdits(work.content, work.edits, material);
  if (work.kind === "interview") return preparedFor(material, work.facts);
  if (work.kind === "judge_letter") return unsupportedInLetter(work.content, work.written, material);
  return judgeWith(work.content, material, work.pages, engine);
}

standBack();

parentPort?.on("message", (message: ToWriter) => {
  if ("work" in message) {
    const { id } = message;
    done(id, message.work).then(
      (result) => tell({ id, result }),
      (error: unknown) =>
        tell({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
    return;
  }
  const key = `${message.id}.${message.question}`;
  const asked = open.get(key);
  open.delete(key);
  if ("composition" in message) asked?.resolve(message.composition);
  else asked?.reject(new Error("The question could not be asked."));
});
