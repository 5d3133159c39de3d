/** The timeline under any sequence of acts: in order, each once, the application once, its pages together the whole. */
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import { OpportunityStatus as Status, TimelineKind } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "../../errors.ts";
import { changedCase } from "./changes.ts";
import { type CaseRow, caseOf } from "./row.ts";
import { appliedAt, inOrder, timelineOf, withEntry, withoutEntry } from "./timeline.ts";

const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
const id = fc.constantFrom("a", "b", "c", "d", "e");
const act = fc.oneof(
  fc.record({
    act: fc.constant("status" as const),
    status: fc.constantFrom(...Status.options),
    id,
    at: moment,
  }),
  fc.record({
    act: fc.constant("entry" as const),
    kind: fc.constantFrom(...TimelineKind.options),
    id,
    at: moment,
  }),
  fc.record({ act: fc.constant("delete" as const), id, at: moment }),
  fc.record({ act: fc.constant("applied" as const), id, at: moment, none: fc.boolean() }),
  fc.record({ act: fc.constant("step" as const), id, at: moment, done: fc.boolean() }),
  fc.record({ act: fc.constant("interview" as const), id, at: moment }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

interface State {
  standing: CaseRow;
  status: OpportunityStatus;
}

/** What the act makes of the state; an application that would be a second one is refused. */
function done({ standing, status }: State, one: Act): State {
  const change = { opportunityId: "o", effectId: one.id, now: one.at, status };
  try {
    switch (one.act) {
      case "status":
        return { standing: changedCase(standing, { status: one.status }, change), status: one.status };
      case "entry": {
        const entry = { id: one.id, kind: one.kind, at: one.at, text: null, created_at: one.at };
        return { standing: withEntry(standing, { ...entry, source: "person" }), status };
      }
      case "delete":
        return { standing: withoutEntry(standing, one.id) ?? standing, status };
      case "applied": {
        const applied_at = one.none ? null : one.at.toISOString();
        return { standing: changedCase(standing, { applied_at }, change), status };
      }
      case "step": {
        const done_at = one.done ? one.at.toISOString() : null;
        const next_step = { id: `step ${one.id}`, text: "Ask", due_on: null, done_at };
        return { standing: changedCase(standing, { next_step }, change), status };
      }
      case "interview": {
        const interview = {
          id: `interview ${one.id}`,
          kind: "video" as const,
          starts_at: one.at,
          ends_at: null,
          time_zone: "UTC",
          place: null,
          url: null,
          people: [],
          notes: null,
          created_at: one.at,
          updated_at: one.at,
          sequence: 0,
        };
        const others = standing.interviews.filter((other) => other.id !== interview.id);
        return { standing: { ...standing, interviews: [...others, interview] }, status };
      }
      default:
        return one satisfies never;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.code).toBe("duplicate");
    return { standing, status };
  }
}

const fresh = (created_at: Date): State => ({
  standing: caseOf({ _id: "o", created_at, applied_at: null }),
  status: "tracking",
});

test("stays in order, with each entry once and one application at most", () => {
  fc.assert(
    fc.property(moment, fc.array(act, { maxLength: 40 }), (created_at, acts) => {
      const { standing } = acts.reduce(done, fresh(created_at));
      const timeline = timelineOf(standing);
      expect(new Set(timeline.map((entry) => entry.id)).size).toBe(timeline.length);
      for (const [at, entry] of timeline.entries())
        if (at > 0) expect(inOrder(timeline[at - 1]!, entry)).toBeLessThan(0);
      expect(timeline.filter(({ kind }) => kind === "applied").length).toBe(appliedAt(standing) ? 1 : 0);
      const step = standing.next_step;
      if (step) expect(timeline.some((entry) => entry.id === step.id)).toBe(step.done_at !== null);
    }),
  );
});

test("tells a status once however often its request is repeated", () => {
  fc.assert(
    fc.property(moment, fc.array(act, { maxLength: 20 }), (created_at, acts) => {
      const before = acts.slice(0, -1).reduce(done, fresh(created_at));
      const last = acts.at(-1);
      // A status that stands already tells nothing the first time.
      if (last?.act !== "status" || last.status === before.status) return;
      const once = done(before, last);
      // Something else has set another status meanwhile.
      const status = last.status === "offer" ? ("rejected" as const) : ("offer" as const);
      expect(timelineOf(done({ ...once, status }, last).standing)).toEqual(timelineOf(once.standing));
    }),
  );
});
