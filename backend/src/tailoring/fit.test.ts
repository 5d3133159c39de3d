/** A résumé is made to fit its pages by setting it: nothing more than needed goes, and what goes is named. */
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { createPaperRenderer, type JsonResume } from "../rendering/paper/index.ts";
import type { Condensed, Content } from "./document.ts";
import { fitted, withoutLines } from "./fit.ts";
import { inOrderOfNeed } from "./writer/index.ts";

const renderer = createPaperRenderer();
afterAll(() => renderer.close());

/** Roles with so many lines each; the longer a line's number, the more it speaks to the posting. */
function resume(lines: readonly number[], projects = 0): Content {
  const work = lines.map((count, role) => ({
    name: `Harbour ${role} Ltd`,
    position: "Engineer",
    highlights: Array.from(
      { length: count },
      (_, at) => `Line ${role}.${at}: rebuilt the pumps of a harbour so that ships were served a day sooner.`,
    ),
  }));
  const evidence = Object.fromEntries(
    work.flatMap(({ highlights }, role) => [
      [`work.${role}`, [`role-${role}`]],
      ...highlights.map((_, at) => [`work.${role}.highlights.${at}`, [`claim-${role}.${at}`]]),
    ]),
  ) as Record<string, string[]>;
  return {
    narrative: "An engineer of harbours.",
    talking_points: [],
    resume_data: {
      basics: { name: "Ada Example" },
      work,
      projects: Array.from({ length: projects }, (_, at) => ({
        name: `Project ${at}`,
        description: "A pump for a small harbour in the north, drawn, built and handed over within a year.",
      })),
      meta: { evidence, narrative: [], condensed: [] },
    },
  };
}

interface Made {
  work: { highlights?: string[] }[];
  meta: { evidence: Record<string, string[]>; condensed: Condensed[] };
}
const madeOf = ({ resume_data }: Content) => resume_data as unknown as Made;
const linesOf = (content: Content) => madeOf(content).work.map(({ highlights = [] }) => highlights);
const spareOf = (content: Content) =>
  inOrderOfNeed(madeOf(content).work, {
    ofLine: (text) => Number(text.split(":")[0]?.split(".")[1]),
    ofSkill: () => 0,
    hit: () => 0,
    said: () => 0,
  });
const pages = ({ resume_data }: Content) => renderer.pages(resume_data as JsonResume);

describe("pages", () => {
  test("are the most that any look takes on either sheet, as they are printed", async () => {
    const content = resume([12, 12, 12]);
    const printed = await Promise.all(
      (["classic", "modern", "compact"] as const).flatMap((template) =>
        (["A4", "letter"] as const).map(async (page) => {
          const bytes = await renderer.resume(content.resume_data as JsonResume, {
            template,
            page,
            file: "pdf",
          });
          return Buffer.from(bytes)
            .toString("latin1")
            .match(/\/Type\s*\/Page\b/gu)?.length;
        }),
      ),
    );
    expect(await pages(content)).toBe(Math.max(...printed.map((count) => count ?? 0)));
  });

  test("what fits stays as it is", async () => {
    const content = resume([3, 3]);
    expect(await fitted(content, { pages: 1, spare: spareOf(content) }, renderer)).toEqual({
      content,
      note: null,
    });
  });

  test.each([1, 2])(
    "on %i, no line goes that could have stayed, the least telling go, and each is named",
    async (asked) => {
      const content = resume([60, 50, 40]);
      const spare = spareOf(content);
      expect(await pages(content)).toBeGreaterThan(asked);
      const { content: made, note } = await fitted(content, { pages: asked, spare }, renderer);
      expect(note).toBeNull();
      expect(await pages(made)).toBeLessThanOrEqual(asked);
      const stands = new Set(linesOf(made).flat());
      const gone = spare.filter(({ text }) => !stands.has(text));
      expect(gone).toEqual(spare.slice(0, gone.length));
      expect(await pages(withoutLines(content, gone.slice(0, -1)))).toBeGreaterThan(asked);
      // The first line of a role outlives the others of all roles.
      for (const [first] of linesOf(made)) expect(first).toMatch(/^Line \d\.0:/u);
      expect(
        madeOf(made)
          .meta.condensed.flatMap(({ left }) => left)
          .toSorted(),
      ).toEqual(gone.map(({ text }) => text).toSorted());
    },
  );

  test("where even titles and lists take more, no more lines go than that needs, and it is said", async () => {
    const content = resume([2, 2], 40);
    const { content: made, note } = await fitted(content, { pages: 1, spare: spareOf(content) }, renderer);
    expect(note?.explanation).toMatchObject([{ code: "pages_over", params: { asked: 1 } }]);
    expect(linesOf(made).flat().length).toBeGreaterThan(0);
  });

  test("what cannot be set is left alone: printing it says why", async () => {
    const content = resume([2]);
    const long = {
      ...content,
      resume_data: { ...content.resume_data, basics: { name: "A".repeat(11_000) } },
    };
    expect(await fitted(long, { pages: 1, spare: spareOf(long) }, renderer)).toEqual({
      content: long,
      note: null,
    });
  });
});

describe("leaving lines out", () => {
  test("keeps for every line that stays what stands behind it, and counts the rest", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }), fc.nat(20), (counts, cut) => {
        const content = resume(counts);
        const gone = spareOf(content).slice(0, cut);
        const { work, meta } = madeOf(withoutLines(content, gone));
        for (const [role, { highlights = [] }] of work.entries()) {
          for (const [at, text] of highlights.entries())
            expect(meta.evidence[`work.${role}.highlights.${at}`]).toEqual([
              `claim-${/[\d.]+/u.exec(text)?.[0]}`,
            ]);
          const { kept, of, left } = meta.condensed.find(({ field }) => field === `work.${role}`) ?? {
            kept: highlights.length,
            of: counts[role],
            left: [],
          };
          expect([kept, of]).toEqual([highlights.length, counts[role]]);
          expect(left.length).toBe((of ?? 0) - kept);
        }
      }),
    );
  });
});
