/** Edits of wild order and value: what was generated always comes back, and a profile stays one. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "../errors.ts";
import type { Content } from "./document.ts";
import { edited, replaceSelection, reverted } from "./edits.ts";
import { valueAt } from "./paths.ts";
import type { Written } from "./store.ts";

const GENERATED: Content = {
  narrative: "Sous Chef at Harbour Inn. Brings menu planning.",
  talking_points: ["Planned menus.", "Trained 3 apprentices."],
  resume_data: {
    basics: { name: "Ines Berg", summary: "Sous Chef at Harbour Inn. Brings menu planning." },
    work: [
      {
        name: "Harbour Inn",
        position: "Sous Chef",
        startDate: "2019-03",
        highlights: ["Planned menus", "Cut waste"],
      },
      { name: "Fjord Café", position: "Cook" },
    ],
    skills: [{ name: "Menu planning" }],
    meta: {
      evidence: {
        "narrative.0": ["a"],
        "narrative.1": ["c"],
        "talking_points.0": ["b"],
        "talking_points.1": ["d"],
        "work.0": ["a"],
        "work.0.highlights.0": ["b"],
        "work.0.highlights.1": ["e"],
        "work.1": ["f"],
        "skills.0": ["c"],
      },
      narrative: ["Sous Chef at Harbour Inn.", "Brings menu planning."],
    },
  },
};

function written(): Written {
  const at = new Date(0);
  return {
    profile_id: "p",
    generated: GENERATED,
    content: structuredClone(GENERATED),
    edits: [],
    engine: "local",
    portrait_version: "1",
    posting_version: "1",
    created_at: at,
    updated_at: at,
  };
}

const text = fc.string({ maxLength: 20 });
const change = fc.oneof(
  fc.record({
    field: fc.constantFrom("narrative", "resume_data.basics.summary", "resume_data.basics.name"),
    value: text,
  }),
  fc.record({
    field: fc.constantFrom(
      "talking_points.0",
      "talking_points.1",
      "resume_data.work.0.highlights.0",
      "resume_data.work.0.highlights.1",
    ),
    value: text,
  }),
  fc.record({
    field: fc.constantFrom("talking_points", "resume_data.work.0.highlights"),
    value: fc.array(text, { maxLength: 3 }),
  }),
  fc.record({
    field: fc.constant("resume_data.skills"),
    value: fc.array(fc.record({ name: text }), { maxLength: 3 }),
  }),
);

/** The profile after those of the edits that fit it. */
function after(changes: { field: string; value: unknown }[]): Written {
  let standing = written();
  for (const { field, value } of changes) {
    try {
      standing = { ...standing, ...edited(standing, field, value, "user") };
    } catch (error) {
      // A line that an earlier edit took away.
      if (!(error instanceof ApiError && error.status === 400)) throw error;
    }
  }
  return standing;
}

describe("any edits", () => {
  test("are told with the generated value, and undone one by one to what was generated", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        let standing = after(changes);
        for (const { path } of standing.edits)
          expect(valueAt(standing.content, path.split("."))).not.toEqual(valueAt(GENERATED, path.split(".")));
        // Lists before the lines in them, which may be lines that only an edit made.
        const byDepth = standing.edits.toSorted((a, b) => a.path.length - b.path.length);
        for (const { path } of byDepth) {
          if (valueAt(GENERATED, path.split(".")) === undefined) continue;
          standing = { ...standing, ...reverted(standing, path) };
        }
        expect(
          standing.edits.filter(({ path }) => valueAt(GENERATED, path.split(".")) !== undefined),
        ).toEqual([]);
        expect(standing.content).toEqual(GENERATED);
      }),
    );
  });

  test("reverting twice is reverting once", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), (changes) => {
        const standing = after([...changes, { field: "narrative", value: "Mine." }]);
        const once = { ...standing, ...reverted(standing, "narrative") };
        expect({ ...once, ...reverted(once, "narrative") }).toEqual({ ...once, value: once.value });
      }),
    );
  });
});

/** Behind the paths that begin with `own`. */
function evidenceOf({ content }: Pick<Written, "content">, own: string): Record<string, string[]> {
  const evidence = valueAt(content, ["resume_data", "meta", "evidence"]) as Record<string, string[]>;
  return Object.fromEntries(
    Object.entries(evidence).filter(([path]) => path === own || path.startsWith(`${own}.`)),
  );
}

describe("what stands behind the lines", () => {
  const edit = (field: string, value: unknown) => edited(written(), field, value, "user");

  test("stays with those of a list that are as they were, where they stand now", () => {
    const lines = ["Wrote the rota", "Cut waste", "Planned menus"];
    expect(evidenceOf(edit("resume_data.work.0.highlights", lines), "work.0")).toEqual({
      "work.0": ["a"],
      "work.0.highlights.1": ["e"],
      "work.0.highlights.2": ["b"],
    });
    expect(evidenceOf(edit("talking_points", ["Trained 3 apprentices."]), "talking_points")).toEqual({
      "talking_points.0": ["d"],
    });
    const skills = [{ name: "Pastry" }, { name: "Menu planning" }];
    expect(evidenceOf(edit("resume_data.skills", skills), "skills")).toEqual({ "skills.1": ["c"] });
  });

  test("goes with the words: a line twice has it once, a changed line and a renamed entry have none", () => {
    const twice = edit("talking_points", ["Planned menus.", "Planned menus."]);
    expect(evidenceOf(twice, "talking_points")).toEqual({ "talking_points.0": ["b"] });
    expect(evidenceOf(edit("talking_points.1", "Trained 30 apprentices."), "talking_points")).toEqual({
      "talking_points.0": ["b"],
    });
    expect(evidenceOf(edit("resume_data.skills.0.name", "Pastry"), "skills")).toEqual({});
    expect(evidenceOf(edit("resume_data.work.0.position", "Head Chef"), "work")).toEqual({
      "work.0.highlights.0": ["b"],
      "work.0.highlights.1": ["e"],
      "work.1": ["f"],
    });
  });

  test("follows roles and their lines when they change places, and never from one role to another", () => {
    const [first, second] = valueAt(GENERATED, ["resume_data", "work"]) as Record<string, unknown>[];
    expect(evidenceOf(edit("resume_data.work", [second, first]), "work")).toEqual({
      "work.0": ["f"],
      "work.1": ["a"],
      "work.1.highlights.0": ["b"],
      "work.1.highlights.1": ["e"],
    });
    const moved = [
      { ...first, highlights: ["Cut waste"] },
      { ...second, highlights: ["Planned menus"] },
    ];
    expect(evidenceOf(edit("resume_data.work", moved), "work")).toEqual({
      "work.0": ["a"],
      "work.0.highlights.0": ["e"],
      "work.1": ["f"],
    });
  });

  test("stays with the sentences of the narrative that stand there whole", () => {
    const narrative = "Brings menu planning. Loves the sea. Former Sous Chef at Harbour Inn.";
    expect(evidenceOf(edit("narrative", narrative), "narrative")).toEqual({ "narrative.1": ["c"] });
  });

  test("is never given to words that nobody wrote from it, whatever is edited", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const standing = after(changes);
        for (const list of ["talking_points", "resume_data.work.0.highlights"]) {
          const own = list.replace("resume_data.", "");
          const now = valueAt(standing.content, list.split(".")) as string[];
          const before = valueAt(GENERATED, list.split(".")) as string[];
          for (const [path, ids] of Object.entries(evidenceOf(standing, own))) {
            const line = now[Number(path.split(".").at(-1))];
            const was = before.findIndex((one) => one === line);
            expect(was).not.toBe(-1);
            expect(ids).toEqual(evidenceOf(written(), own)[`${own}.${was}`]);
          }
          const kept = new Set(now.filter((line) => before.includes(line)));
          expect(Object.keys(evidenceOf(standing, own))).toHaveLength(kept.size);
        }
      }),
    );
  });
});

test("a selection replaces its part and nothing else, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), text, fc.nat(30), fc.nat(30), (current, value, a, b) => {
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      let changed: string;
      try {
        changed = replaceSelection(current, value, { start, end });
      } catch (error) {
        expect(error).toMatchObject({ status: 400 });
        return;
      }
      expect(changed).toBe(current.slice(0, start) + value + current.slice(end));
      expect(end).toBeLessThanOrEqual(current.length);
    }),
  );
});
