/** What the person says of a requirement holds, is kept when the posting is read otherwise, and is taken back without a trace. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Requirement, RequirementCorrection } from "../contract/posting.ts";
import { applyCorrections, correctionsOf, requirementNamed, withCorrection } from "./corrections.ts";
import { readPosting } from "./requirements/index.ts";

function requirement(text: string, importance: Requirement["importance"] = "must"): Requirement {
  return { text, importance, kind: "skill", skills: [], years: null, start: 0, end: text.length };
}
const asked = (...texts: string[]) => texts.map((text) => requirement(text));
const left = (requirements: Requirement[], ...corrections: RequirementCorrection[]) =>
  applyCorrections(requirements, corrections).map(({ text, importance }) => `${importance} ${text}`);

describe("a correction", () => {
  it("takes out what is no requirement, and makes a must of a wish and a wish of a must", () => {
    const posting = [requirement("Go"), requirement("SQL"), requirement("Kafka", "nice")];
    const said: RequirementCorrection[] = [
      { text: "Go", as: "none" },
      { text: "SQL", as: "nice" },
      { text: "Kafka", as: "must" },
    ];
    expect(left(posting, ...said)).toEqual(["nice SQL", "must Kafka"]);
  });

  it("belongs to its words whatever their case, accents and marks", () => {
    expect(left(asked("\u2022 Fl\u00fcssiges Deutsch."), { text: "flussiges deutsch", as: "none" })).toEqual(
      [],
    );
  });

  it.each([
    ["longer", "5+ years of experience with Go in production", "5+ years of experience with Go"],
    ["shorter", "Experience with Kubernetes", "You have experience with Kubernetes"],
    ["without filling words", "Knowledge of German law", "Knowledge of the German law"],
    ["in characters", "\u719f\u6089\u6570\u636e\u5e93", "\u719f\u6089\u6570\u636e\u5e93\u8bbe\u8ba1"],
  ])("is kept when the clause is read %s", (_, before, after) => {
    expect(left(asked(after, "Terraform"), { text: before, as: "none" })).toEqual(["must Terraform"]);
  });

  it.each([
    ["one thing of a list", "Go", "Go, SQL and Kafka"],
    [
      "other words in the same frame",
      "Experience with Kubernetes in production",
      "Experience with Terraform in production",
    ],
    ["another number", "3 years of sales", "5 years of sales"],
  ])("does not pass to %s", (_, before, other) => {
    expect(left(asked(other), { text: before, as: "none" })).toEqual([`must ${other}`]);
  });

  it("whose words stand in the posting goes to no other clause", () => {
    const posting = asked("Experience with Go", "Experience with Go and SQL");
    expect(left(posting, { text: "Experience with Go", as: "none" })).toEqual([
      "must Experience with Go and SQL",
    ]);
  });

  it("said again replaces what was said, also where the clause was cut otherwise then", () => {
    const posting = asked("Experience with Go in production");
    const before: RequirementCorrection[] = [{ text: "Experience with Go", as: "none" }];
    const said = { text: "Experience with Go in production", as: "nice" as const };
    expect(withCorrection(before, posting, said)).toEqual([said]);
    expect(withCorrection(before, posting, { ...said, as: null })).toEqual([]);
  });
});

describe("a requirement", () => {
  it("is found by its words, or by those of a slightly other cut", () => {
    const posting = asked("Experience with Go", "SQL");
    expect(requirementNamed(posting, "experience with go")?.text).toBe("Experience with Go");
    expect(requirementNamed(posting, "You have experience with Go")?.text).toBe("Experience with Go");
    expect(requirementNamed(posting, "Rust")).toBeNull();
  });
});

const WORDS = ["go", "sql", "kafka", "years", "of", "experience", "with", "german", "5", "strong"];
const clause = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(" "));
const postings = fc
  .uniqueArray(fc.record({ text: clause, importance: fc.constantFrom("must" as const, "nice" as const) }), {
    selector: ({ text }) => text,
    maxLength: 8,
  })
  .map((all) => all.map(({ text, importance }) => requirement(text, importance)));
const said = fc.constantFrom("none" as const, "must" as const, "nice" as const);
const corrections = fc.array(fc.record({ text: clause, as: said }), { maxLength: 6 });

describe("for every posting and everything said of it", () => {
  it("nothing said leaves the reading as it is, and what is left is of the reading, in its order", () => {
    fc.assert(
      fc.property(postings, corrections, (posting, all) => {
        expect(applyCorrections(posting, [])).toEqual(posting);
        const kept = applyCorrections(posting, all).map(({ text }) => text);
        expect(kept).toEqual(posting.map(({ text }) => text).filter((text) => kept.includes(text)));
      }),
    );
  });

  it("the last word about a requirement holds, and touches no requirement of other words", () => {
    fc.assert(
      fc.property(postings, corrections, fc.nat(), said, (posting, before, at, as) => {
        fc.pre(posting.length > 0);
        const { text } = posting[at % posting.length]!;
        const after = withCorrection(before, posting, { text, as });
        const now = correctionsOf(posting, after);
        for (const [index, one] of posting.entries()) {
          if (one.text === text) expect(now[index]).toEqual({ text, as });
        }
        const read = new Set(posting.map((one) => one.text));
        const exact = before.filter((one) => read.has(one.text) && one.text !== text);
        for (const one of exact) expect(after).toContainEqual(one);
      }),
    );
  });

  it("saying the same twice is saying it once", () => {
    fc.assert(
      fc.property(postings, corrections, fc.nat(), fc.option(said), (posting, before, at, as) => {
        fc.pre(posting.length > 0);
        const word = { text: posting[at % posting.length]!.text, as };
        const once = withCorrection(before, posting, word);
        expect(withCorrection(once, posting, word)).toEqual(once);
      }),
    );
  });

  it("taking everything back gives what was read", () => {
    fc.assert(
      fc.property(postings, corrections, (posting, all) => {
        let now = all;
        for (const { text } of posting) now = withCorrection(now, posting, { text, as: null });
        expect(applyCorrections(posting, now)).toEqual(posting);
      }),
    );
  });

  it("taking back what was just said restores what stood, when nothing had been said of it", () => {
    fc.assert(
      fc.property(postings, corrections, fc.nat(), said, (posting, before, at, as) => {
        fc.pre(posting.length > 0);
        const index = at % posting.length;
        fc.pre(correctionsOf(posting, before)[index] === null);
        const { text } = posting[index]!;
        const back = withCorrection(withCorrection(before, posting, { text, as }), posting, {
          text,
          as: null,
        });
        expect(back).toEqual(before);
      }),
    );
  });

  it("a clause read with a few more words around it keeps its correction", () => {
    fc.assert(
      fc.property(
        clause,
        said,
        fc.array(fc.constantFrom("solid", "daily"), { maxLength: 3 }),
        (text, as, more) => {
          fc.pre(more.length <= text.split(" ").length);
          const longer = [...more.slice(1), text, ...more.slice(0, 1)].join(" ");
          const [now] = correctionsOf(asked(longer, "something else entirely"), [{ text, as }]);
          expect(now).toEqual({ text, as });
        },
      ),
    );
  });
});

describe("a posting that was read and edited by its employer", () => {
  it("keeps what was said of the clauses that stayed", () => {
    const text = (years: string) => `Requirements
- ${years} years of experience with Go
- A friendly smile at the front desk
- Strong knowledge of PostgreSQL

Nice to have
- Terraform`;
    const { requirements } = readPosting(text("5+"));
    const smile = requirements.find((one) => one.text.includes("smile"))!;
    const before = withCorrection([], requirements, { text: smile.text, as: "none" });
    const again = readPosting(`${text("7+")} or Pulumi`).requirements;
    const now = applyCorrections(again, before);
    expect(now.map((one) => one.text)).toEqual(
      again.map((one) => one.text).filter((one) => !one.includes("smile")),
    );
    expect(now).toHaveLength(again.length - 1);
  });
});
