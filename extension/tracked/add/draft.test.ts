import { describe, expect, it } from "vitest";
import { outboxItem } from "../../sync/outbox.ts";
import { isAddress, named, postingAt } from "./draft.ts";

const read = postingAt({
  url: "https://jobs.example.com/1",
  description: "Run our booking services.",
  facts: { title: "Engineer", company: "Larkspur", location: "Bristol" },
  closed: false,
  problem: null,
})!;

describe("what is added", () => {
  it("is an address when it is one word", () => {
    expect(["https://a.example/1", " a.example/1 ", "htp:/x"].map(isAddress)).toEqual([true, true, true]);
    expect(["", "Engineer wanted", "https://a.example/1\nEngineer"].map(isAddress)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("is no posting where there was no text", () => {
    const none = { url: "https://a.example/", description: null, facts: {}, closed: false };
    expect(postingAt({ ...none, problem: "No job posting was found." })).toBeNull();
  });

  it("is saved with what the page said, and with the names that were typed", () => {
    const { body } = outboxItem(named(read, "company", "Larkspur Freight "), null, "key", null, 0);
    expect(body).toMatchObject({
      url: "https://jobs.example.com/1",
      facts: { title: "Engineer", company: "Larkspur Freight", location: "Bristol" },
    });
  });

  it("says of a pasted text only what was typed beside it", () => {
    const pasted = { ...read, sources: { description_text: { source: "user" as const, snippet: "" } } };
    expect(outboxItem(pasted, null, "key", null, 0).body.facts).toBeUndefined();
    const typed = outboxItem(named(pasted, "company", "Quillwort"), null, "key", null, 0).body.facts;
    expect(typed).toEqual({ title: null, company: "Quillwort" });
  });
});
