import { describe, expect, it } from "vitest";
import { ADVERSARIAL } from "./tailoring/adversarial.ts";
import { faithfulSentences, falseSentences } from "./tailoring/faithful.ts";
import { EDGES } from "./tailoring/edges.ts";
import { twins } from "./tailoring/twins.ts";
import { findings, isAnswered, isEdgeCaught, plantedAndCaught } from "./tailoring/verdicts.ts";

describe("the gate, measured", () => {
  it("catches every fabrication planted into a faithful sentence", () => {
    const results = plantedAndCaught(faithfulSentences());
    expect(results.length).toBeGreaterThanOrEqual(500);
    expect(results.filter(({ caught }) => !caught).map(({ planted }) => planted.text)).toEqual([]);
  });

  it("lets faithful sentences pass", () => {
    const sentences = faithfulSentences();
    expect(sentences.length).toBeGreaterThanOrEqual(150);
    const seen = sentences.filter(({ heldOut }) => !heldOut);
    const alarmed = seen.filter((sentence) => findings(sentence, sentence.text).length > 0);
    expect(alarmed.length / seen.length).toBeLessThanOrEqual(0.02);
  });

  it("catches the falsehoods written by hand beside the faithful sentences", () => {
    const missed = falseSentences().filter((sentence) => findings(sentence, sentence.text).length === 0);
    expect(missed.map(({ text }) => text)).toEqual([]);
  });

  it("catches the falsehoods right beside a permitted paraphrase", () => {
    expect(EDGES.filter((edge) => !isEdgeCaught(edge)).map(({ text }) => text)).toEqual([]);
  });

  it.each(ADVERSARIAL.map((one) => [one.expected ?? "passes", one.text, one] as const))(
    "%s: %s",
    (_, __, one) => {
      expect(isAnswered(one)).toBe(true);
    },
  );
});

describe.each([...Map.groupBy(twins(), ({ name }) => name.replace(/ \d+$/u, ""))])("%s", (_, own) => {
  const judged = own.map((twin) => ({ ...twin, found: findings(twin, twin.text) }));

  it("lets what the rows bear out stand", () => {
    const refused = judged.filter(({ isTrue, found }) => isTrue && found.length > 0);
    expect(refused.map(({ text }) => text)).toEqual([]);
  });

  it("keeps its false twin out", () => {
    const passed = judged.filter(({ isTrue, found }) => !isTrue && found.length === 0);
    expect(passed.map(({ text }) => text)).toEqual([]);
    expect(judged.some(({ isTrue }) => !isTrue)).toBe(true);
  });
});
