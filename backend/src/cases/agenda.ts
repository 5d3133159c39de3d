/** What lies ahead over all cases: steps that are due and not done, and interviews, in the order of their days. */
import type { AgendaEntry } from "@career-portrait/shared/contract";
import { type Opportunities, presentInterview, presentStep } from "../opportunities/index.ts";

type Cases = Awaited<ReturnType<Opportunities["casesAhead"]>>;
type Ahead = Cases[number];

/** An entry with what orders it: its day, steps before interviews, its time, its id. */
export interface Placed {
  place: AgendaPosition;
  entry: AgendaEntry;
}
export interface AgendaPosition {
  day: string;
  /** In ms; of a step 0. */
  time: number;
  id: string;
}

/** The calendar day on which an instant falls in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "iso8601",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

function entriesOf({ _id, title, company, case: standing }: Ahead): Placed[] {
  const opportunity = { id: _id, title, company };
  const { next_step: step, interviews } = standing;
  const due: Placed[] =
    step?.due_on && !step.done_at
      ? [
          {
            place: { day: step.due_on, time: 0, id: step.id },
            entry: { type: "step", day: step.due_on, opportunity, step: presentStep(step) },
          },
        ]
      : [];
  const met = interviews.map((interview): Placed => {
    const day = dayIn(interview.time_zone, interview.starts_at);
    return {
      place: { day, time: interview.starts_at.getTime(), id: interview.id },
      entry: { type: "interview", day, opportunity, interview: presentInterview(interview) },
    };
  });
  return [...due, ...met];
}

function inAgendaOrder(a: AgendaPosition, b: AgendaPosition): number {
  return (
    (a.day < b.day ? -1 : Number(a.day > b.day)) ||
    a.time - b.time ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** The entries between two days, both included, behind a position. */
export function agendaOf(
  cases: Cases,
  { from, to, after }: { from?: string; to?: string; after: AgendaPosition | null },
): Placed[] {
  return cases
    .flatMap(entriesOf)
    .filter(
      ({ place }) =>
        (from === undefined || place.day >= from) &&
        (to === undefined || place.day <= to) &&
        (after === null || inAgendaOrder(place, after) > 0),
    )
    .toSorted((a, b) => inAgendaOrder(a.place, b.place));
}
