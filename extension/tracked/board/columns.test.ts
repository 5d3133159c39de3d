import { describe, expect, it } from "vitest";
import type { KnownOpportunity } from "../../sync/database.ts";
import { opportunity } from "../../test/postings.ts";
import { beside, columnsOf, neighbour } from "./columns.ts";

const row = (id: string, change: Partial<KnownOpportunity> = {}): KnownOpportunity => ({
  ...opportunity(id, id, null),
  canonical: null,
  ...change,
});
const rows = [
  row("low", { match_score: 20 }),
  row("high", { match_score: 80 }),
  row("star", { match_score: null, is_starred: true }),
  row("unknown", { match_score: null }),
  row("offered", { status: "offer" }),
];
const ids = (status: string, held: Parameters<typeof columnsOf>[1] = null): string =>
  columnsOf(rows, held)
    .find((column) => column.status === status)!
    .cards.map(({ id }) => id)
    .join(" ");

describe("the board", () => {
  it("has six columns; in each starred cards first, then by score", () => {
    expect(columnsOf(rows, null).map(({ status }) => status)).toEqual([
      "tracking",
      "applied",
      "interviewing",
      "offer",
      "rejected",
      "archived",
    ]);
    expect(ids("tracking")).toBe("star high low unknown");
  });

  it("shows a held card in the column it is over, once", () => {
    const held = { id: "high", over: "applied", dropped: false } as const;
    expect(ids("applied", held)).toBe("high");
    expect(ids("tracking", held)).toBe("star low unknown");
  });

  it("ends at its first and last column", () => {
    expect(beside("tracking", -1)).toBe("tracking");
    expect(beside("tracking", 1)).toBe("applied");
    expect(beside("archived", 1)).toBe("archived");
  });

  it("is walked through by arrows, past empty columns, and never off it", () => {
    const columns = columnsOf(rows, null);
    expect(neighbour(columns, "high", "ArrowUp")).toBe("star");
    expect(neighbour(columns, "star", "ArrowUp")).toBeNull();
    expect(neighbour(columns, "low", "ArrowRight")).toBe("offered");
    expect(neighbour(columns, "offered", "ArrowLeft")).toBe("star");
    expect(neighbour(columns, "offered", "ArrowRight")).toBeNull();
    expect(neighbour(columns, "nobody", "ArrowUp")).toBeNull();
  });
});
