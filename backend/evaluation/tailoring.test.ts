import { describe, expect, it } from "vitest";
import { ADVERSARIAL } from "./tailoring/adversarial.ts";
import { faithfulSentences, falseSentences } from "./tailoring/faithful.ts";
import { EDGES } from "./tailoring/edges.ts";
import { twins } from "./tailoring/twins.ts";
import { findings, isAnswered, isEdgeCaught, plantedAndCaught } from "./tailoring/verdicts.ts";

describe("the gate, measured", () => {
  it("catches 99 of 100 fabrications planted into faithful sentences", () => {
    const results = plantedAndCaught(faithfulSentences());
    expect(results.length).toBeGreaterThanOrEqual(500);
    const missed = results.filter(({ caught }) => !caught);
    expect(missed.length / results.length).toBeLessThanOrEqual(0.01);
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

  it("answers 99 of 100 sentences made to slip through, and honest ones beside them", () => {
    const wrong = ADVERSARIAL.filter((one) => !isAnswered(one));
    expect(wrong.length / ADVERSARIAL.length).toBeLessThanOrEqual(0.01);
  });

  it("keeps 99 of 100 false twins out", () => {
    const untrue = twins().filter(({ isTrue }) => !isTrue);
    const passed = untrue.filter((twin) => findings(twin, twin.text).length === 0);
    expect(untrue.length).toBeGreaterThanOrEqual(250);
    expect(passed.length / untrue.length).toBeLessThanOrEqual(0.01);
  });

  it("lets the true twins stand", () => {
    const refused = twins().filter((twin) => twin.isTrue && findings(twin, twin.text).length > 0);
    expect(refused.map(({ text }) => text)).toEqual([]);
  });
});
