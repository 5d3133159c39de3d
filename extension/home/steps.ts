/** What somebody new does first, and how far they are. Pure. */
import type { Opportunity } from "@career-portrait/shared/contract";
import type { LocalPortrait } from "../sync/hooks.ts";
import { placeAt } from "../ui/route.ts";

export type StepName = "resume" | "understood" | "posting" | "applied";

export interface Step {
  name: StepName;
  done: boolean;
  /** Where it is done; null for what is done on another page. */
  href: string | null;
}

/** The steps in their order, or null once all are done: then there is nothing to teach. */
export function stepsOf(
  { claims, work, documents }: LocalPortrait,
  opportunities: readonly Pick<Opportunity, "status" | "applied_at">[],
): Step[] | null {
  const read = documents.filter(({ status }) => status === "ready");
  const reviewed = [...claims, ...work].some(({ review_status }) => review_status === "accepted");
  const newest = read.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];
  const steps: Step[] = [
    { name: "resume", done: read.length > 0, href: placeAt("portrait", "documents") },
    {
      name: "understood",
      done: reviewed,
      href: newest ? placeAt("portrait", "understood", newest.id) : null,
    },
    { name: "posting", done: opportunities.length > 0, href: null },
    {
      name: "applied",
      done: opportunities.some(({ status, applied_at }) => status !== "tracking" || applied_at !== null),
      href: opportunities.length > 0 ? placeAt("opportunities") : null,
    },
  ];
  return steps.every(({ done }) => done) ? null : steps;
}
