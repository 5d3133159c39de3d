/** The writing worker: given up when nobody waits for it any more, and there again for the next. */
import { afterEach, expect, test } from "vitest";
import type { CompositionRequest } from "../intelligence/index.ts";
import { EMPTY_CONTACT } from "../portrait/rows.ts";
import { createWritingThread, type WritingThread } from "./writing-thread.ts";
import type { MaterialSources } from "./material.ts";

let writingThread: WritingThread | undefined;
afterEach(() => writingThread?.close());

const NOTHING = { overall: null, must_have: null, nice_to_have: null };
const SOURCES: MaterialSources = {
  today: "2026-11-21",
  profile: {
    contact: { ...EMPTY_CONTACT, name: "Ines Berg" },
    identity: null,
    summary: "",
    experience: [
      {
        id: "0190a000-0000-7000-8000-000000000001",
        company: "Harbour Inn",
        title: "Sous Chef",
        start_date: "2019-03",
        end_date: null,
        is_current: true,
        location: null,
        summary: "Planned seasonal menus for 80 covers a night.",
        company_domain: null,
        logo_override_path: null,
        position: 0,
        review_status: "proposed",
      },
    ],
    ventures: [],
    projects: [],
    skills: [],
    skill_groups: [],
    education: [],
    certifications: [],
    achievements: [],
  },
  portrait: { claims: [], work_history: [], basis: "proposed" },
  claims: [],
  posting: { title: "Head Chef", company: null, text: "Head Chef", requirements: [] },
  match: {
    scores: NOTHING,
    reason: "none",
    limits: [],
    strengths: [],
    gaps: [],
    basis: "proposed",
  },
};
const WORK = { kind: "profile", sources: SOURCES, instruction: null, at: "2026-11-21T00:00:00Z" } as const;
const NO_MODEL = { compose: async () => null };

test("writes what it is given", async () => {
  writingThread = createWritingThread();
  const { content, engine } = await writingThread.write(WORK, NO_MODEL);
  expect(engine).toBe("local");
  expect(content.narrative).toContain("Sous Chef");
});

test("gives up with the signal, tells the model's client so, and writes the next", async () => {
  writingThread = createWritingThread();
  const controller = new AbortController();
  let stopped = false;
  const slow = {
    compose: (_: CompositionRequest, signal?: AbortSignal) =>
      new Promise<null>((_resolve, reject) => {
        signal?.addEventListener("abort", () => {
          stopped = true;
          reject(new Error("stopped"));
        });
        controller.abort(new Error("Nobody waits."));
      }),
  };
  await expect(writingThread.write(WORK, slow, controller.signal)).rejects.toThrow("Nobody waits.");
  expect(stopped).toBe(true);
  expect((await writingThread.write(WORK, NO_MODEL)).engine).toBe("local");
});

test("hands on what went wrong, and is there again after its worker has ended for want of work", async () => {
  writingThread = createWritingThread({ idleMs: 1 });
  const broken = { compose: () => Promise.reject(new Error("No such model.")) };
  await expect(writingThread.write(WORK, broken)).rejects.toThrow("No such model.");
  await new Promise((done) => setTimeout(done, 20));
  expect((await writingThread.write(WORK, NO_MODEL)).engine).toBe("local");
});

test("closed, it refuses, and what is being written ends", async () => {
  const closing = createWritingThread();
  const writing = closing.write(WORK, { compose: () => new Promise(() => {}) });
  const [, ended] = await Promise.allSettled([closing.close(), writing]);
  expect(ended.status === "rejected" && String(ended.reason)).toContain("closed");
  await expect(closing.write(WORK, NO_MODEL)).rejects.toThrow("closed");
});
