import { opportunityRoutes } from "@career-portrait/shared/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { complaint } from "./complaints.ts";

function complaints(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { error: complaint });
  return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
}

test("each says what is wrong and what would be right", () => {
  const { updateOpportunities, updateOpportunity, saveOpportunityAsync, listOpportunities } =
    opportunityRoutes;
  const schemas = {
    many: updateOpportunities.body.schema,
    one: updateOpportunity.body.schema,
    save: saveOpportunityAsync.body.schema,
    list: listOpportunities.query,
  };
  const statuses = "tracking or applied or interviewing or offer or rejected or archived";
  const id = "01a2000c-ce59-75a5-be78-62d7552c0284";
  const wrong: [z.ZodType, unknown, string[]][] = [
    [schemas.many, {}, ["ids is required", "status is required"]],
    [schemas.many, { ids: [], status: "offer" }, ["ids must not be empty"]],
    [schemas.many, { ids: ["x"], status: "x" }, ["ids.0 must be a UUID", `status must be ${statuses}`]],
    [schemas.many, { ids: Array(101).fill(id), status: "offer" }, ["ids must have at most 100 entries"]],
    [schemas.many, { ids: id, status: "offer" }, ["ids must be a list"]],
    [
      schemas.one,
      { is_starred: "yes", notes: "x".repeat(20_001) },
      ["is_starred must be true or false", "notes must have at most 20000 characters"],
    ],
    [schemas.save, { description: " " }, ["description must not be empty"]],
    [schemas.save, { url: "x" }, ["url must be an http or https address, such as https://example.com/page"]],
    [schemas.save, [], [" must be an object"]],
    [schemas.list, { limit: "x" }, ["limit must be a number"]],
    [schemas.list, { limit: "0" }, ["limit must be at least 1"]],
    [schemas.list, { limit: "201" }, ["limit must be at most 200"]],
    [schemas.list, { limit: "1.5" }, ["limit must be a whole number"]],
    [
      z.object({ since: z.iso.datetime() }),
      { since: "yesterday" },
      ["since must be a date and time such as 2026-01-31T09:00:00Z"],
    ],
  ];
  for (const [schema, value, expected] of wrong) expect(complaints(schema, value)).toEqual(expected);
});
