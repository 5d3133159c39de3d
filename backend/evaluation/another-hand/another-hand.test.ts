import { readPosting } from "@career-portrait/shared/requirements";
import { describe, expect, it } from "vitest";
import { score, selfTest, sum } from "../requirement-scorer.ts";
import { FIGURES } from "../requirement-table.ts";
import { labelled, type PostingPart, postingRows, postingSets } from "./postings.ts";
import { judged, type SentenceSet, sentenceSets, sentenceTables } from "./sentences.ts";
import { teaching, type WrittenSet } from "./sets.ts";

const postings = postingSets();
const sentences = sentenceSets();
const verdicts = sentences.map(judged);

describe("a set by another hand", () => {
  it.each([...postings, ...sentences].map((set) => [set.name, set.written, set.parts] as const))(
    "%s, %s: says when it was written and what it has taught",
    (_, written, parts) => {
      expect(written).toBe(new Date(written).toISOString().slice(0, 10));
      expect(parts.length).toBeGreaterThan(0);
      for (const { taught } of parts) expect(taught === null || taught.trim() !== "").toBe(true);
      expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    },
  );

  it("keeps what a part got at first sight once something was taught by it", () => {
    for (const { parts } of [...postings, ...sentences]) {
      expect(parts.filter(({ taught, first_sight }) => taught !== null && first_sight === null)).toEqual([]);
    }
    for (const { first_sight } of postings.flatMap((set) => set.parts)) {
      for (const [name, value] of Object.entries(first_sight ?? {})) {
        expect(FIGURES).toContain(name);
        expect(value >= 0 && value <= 1).toBe(true);
      }
    }
  });

  it("quotes its postings, and its truth scores whole", () => {
    const all = labelled(postings.flatMap((set) => set.parts));
    expect(all.length).toBeGreaterThanOrEqual(52);
    for (const { truth, text } of all) {
      for (const requirement of truth.requirements) expect(text).toContain(requirement.text);
    }
    expect(selfTest(all)).toContain("1.00");
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it("has sentences of its own portraits, each once", () => {
    for (const [at, { portraits }] of sentences.entries()) {
      const all = verdicts[at]!.map(({ sentence }) => sentence);
      expect(new Set(all.map(({ resume }) => resume))).toEqual(new Set(portraits.map(({ id }) => id)));
      expect(new Set(all.map(({ resume, sentence }) => `${resume} ${sentence}`)).size).toBe(all.length);
      for (const { faithful } of all) expect(typeof faithful).toBe("boolean");
    }
  });
});

describe("what has been taught stays learnt", () => {
  it("reads the postings no worse", () => {
    const parts = postings.flatMap((set) => set.parts).filter(({ taught }) => taught !== null);
    const counts = sum(labelled(parts).map(({ truth, text }) => score(truth, readPosting(text))));
    expect(counts.paired / counts.wanted).toBeGreaterThanOrEqual(0.8);
    expect(counts.paired / counts.found).toBeGreaterThanOrEqual(0.86);
    expect(counts.importance / counts.paired).toBeGreaterThanOrEqual(0.93);
    expect(counts.kind / counts.paired).toBeGreaterThanOrEqual(0.81);
    expect(counts.years / counts.paired).toBeGreaterThanOrEqual(0.98);
    const right = (fact: keyof typeof counts.facts) => counts.facts[fact] / counts.documents;
    // The facts' floors are lower than those of the rules that were tuned on these very postings.
    expect(right("company")).toBeGreaterThanOrEqual(0.8);
    // The second set's labels leave out marks of gender, terms and places that the posting prints with the title.
    expect(right("title")).toBeGreaterThanOrEqual(0.68);
    expect(right("location")).toBeGreaterThanOrEqual(0.6);
    expect(right("work_mode")).toBeGreaterThanOrEqual(0.88);
    expect(right("salary")).toBeGreaterThanOrEqual(0.82);
  });

  it("lets one falsehood of a hundred pass at most and refuses few faithful sentences", () => {
    const all = verdicts.flat().filter(({ part }) => part.taught !== null);
    const untrue = all.filter(({ sentence }) => !sentence.faithful);
    expect(untrue.filter(({ refused }) => !refused).length / untrue.length).toBeLessThanOrEqual(0.01);
    const faithful = all.filter(({ sentence }) => sentence.faithful);
    const refused = faithful.filter((one) => one.refused);
    expect(faithful.length).toBeGreaterThanOrEqual(240);
    expect(refused.length / faithful.length).toBeLessThanOrEqual(0.05);
  });
});

describe("the tables", () => {
  const text = "Cook wanted.\n\nRequirements\n- 2 years as a cook\n- Spanish is a plus\n";
  const truth = postings[0]!.parts[0]!.postings[0]!;
  const part = (name: string, more: Partial<PostingPart>): PostingPart => ({
    name,
    taught: null,
    first_sight: null,
    postings: [{ ...truth, text, requirements: [] }],
    ...more,
  });

  it("tell the parts that nothing was taught by apart, and what is known of the first reading", () => {
    const set: WrittenSet<PostingPart> = {
      name: "kitchens",
      written: "2026-11-22",
      parts: [part("opened", { taught: "pay", first_sight: { F1: 0.5 } }), part("shut", {})],
    };
    const rows = postingRows([set]);
    expect(rows.map(([name, count]) => `${name?.trim()} ${count}`)).toEqual([
      "kitchens by another hand 2",
      "opened 1",
      "at first sight 1",
      "shut 1",
      "never used for teaching 1",
    ]);
    expect(rows[2]?.filter((cell) => cell !== "-").slice(2)).toEqual(["0.50"]);
    expect(teaching(set)).toBe(
      "kitchens, written 2026-11-22, by another hand: used for teaching since its first reading: opened (pay); never used for teaching: shut",
    );
  });

  it("count faithful sentences that are refused and false ones that pass, by kind", () => {
    const sentence = { resume: "cook", cited_ids: ["w1"], kind: "employer", language: "en" };
    const set: SentenceSet = {
      name: "kitchens",
      written: "2026-11-22",
      portraits: [
        {
          id: "cook",
          work: [
            {
              id: "w1",
              title: "Cook",
              company: "Hotel Miramar",
              start: "2020-01",
              end: "present",
              location: null,
              bullets: [],
            },
          ],
          education: [],
          certificates: [],
          languages: [],
          skills: [],
          claims: [],
        },
      ],
      parts: [
        {
          name: "shut",
          taught: null,
          first_sight: { refused: 1, passed: 0 },
          sentences: [
            { ...sentence, sentence: "I work as a cook at Hotel Miramar.", faithful: true },
            { ...sentence, sentence: "I work as a cook at Siemens AG.", faithful: false },
            { ...sentence, sentence: "Since 2020 a cook at Hotel Miramar.", faithful: false, kind: "date" },
          ],
        },
      ],
    };
    const table = sentenceTables([set]).split("\n");
    expect(table).toContain("| shut | 0 of 1 (0.0 %) | 1 of 2 (50.0 %) |");
    expect(table).toContain("| shut, at first sight | 1 of 1 (100.0 %) | 0 of 2 (0.0 %) |");
    expect(table).toContain("| employer | 0 of 1 (0.0 %) | 0 of 1 (0.0 %) |");
    expect(table).toContain("| date | – | 1 of 1 (100.0 %) |");
    expect(table.at(-1)).toBe(
      "Of the sentences that were never used for teaching: 0 of 1 (0.0 %) of the faithful refused, 1 of 2 (50.0 %) of the false passed",
    );
    const stranger = { ...sentence, cited_ids: ["w9"], sentence: "I cook.", faithful: true };
    set.parts[0]!.sentences.push(stranger);
    expect(() => judged(set)).toThrow("cook has no row w9: I cook.");
  });
});
