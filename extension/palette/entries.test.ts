import fc from "fast-check";
import { expect, test } from "vitest";
import { type Entry, found, indexed, type Kind } from "./entries.ts";

const LIMITS = { actions: 8, opportunities: 8, queue: 8, documents: 8, claims: 8, messages: 8, views: 8 };
const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  id: title,
  kind: "opportunities",
  title,
  detail: null,
  at: 0,
  choose: () => undefined,
  ...more,
});
const titles = (all: readonly Entry[], asked: string) =>
  found(indexed(all), asked, LIMITS).map((hit) => hit.entry.title);

test("every word asked for must fit, in any order, without marks or capitals", () => {
  const all = [
    entry("Ingénieure réseau", { detail: "Aguas del Norte" }),
    entry("Ingeniera"),
    entry("Bäcker"),
  ];
  expect(titles(all, "aguas ingenieure")).toEqual(["Ingénieure réseau"]);
  expect(titles(all, "BACKER")).toEqual(["Bäcker"]);
  expect(titles(all, "ing x")).toEqual([]);
});

test("a word's beginning goes before its middle, the title before the rest, the newest before equals", () => {
  const all = [
    entry("Storekeeper", { at: 9 }),
    entry("Clerk", { detail: "Keep Ltd" }),
    entry("Lamp keeper", { at: 1 }),
    entry("Keeper", { at: 2 }),
    entry("Gate keeper", { at: 3 }),
  ];
  expect(titles(all, "keep")).toEqual(["Keeper", "Gate keeper", "Lamp keeper", "Clerk", "Storekeeper"]);
});

test("kinds stand in one order, each with so many", () => {
  const of = (kind: Kind, count: number) =>
    Array.from({ length: count }, (_, index) => entry(`Lamp ${index}`, { kind, id: `${kind}${index}` }));
  const hits = found(indexed([...of("claims", 3), ...of("actions", 3)]), "lamp", { ...LIMITS, claims: 1 });
  expect(hits.map((hit) => hit.entry.kind)).toEqual(["actions", "actions", "actions", "claims"]);
});

test("what is lit are the words asked for, whatever is typed", () => {
  const words = fc.array(fc.stringMatching(/^[a-zäé]{1,8}$/u), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (title, which, length) => {
      const asked = title[which % title.length]!.slice(0, 1 + length);
      const [hit] = found(indexed([entry(title.join(" "))]), asked, LIMITS);
      const lit = hit!.marks.map(({ start, end }) => hit!.entry.title.slice(start, end));
      const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
      expect(lit.map(plain)).toEqual([plain(asked)]);
    }),
  );
});
