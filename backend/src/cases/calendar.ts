/** Interviews and due steps as iCalendar (RFC 5545). What people wrote is text in it and nothing else; times are UTC. */
import icalendar, { ICalCalendarMethod, type ICalCalendar } from "ical-generator";
import type { Opportunities } from "../opportunities/index.ts";
import { type CalendarLanguage, calendarWords } from "./calendar-words.ts";

type Ahead = Awaited<ReturnType<Opportunities["casesAhead"]>>[number];
type Interview = Ahead["case"]["interviews"][number];

/** How long an interview lasts whose end nobody has said, in ms. */
const USUAL_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Characters that no calendar can hold: controls but for the line feed, and two that are none. */
const UNFIT = /(?!\n)[\p{Cc}\uFFFE\uFFFF]/gu;
const clean = (text: string) => text.replaceAll("\r\n", "\n").replace(UNFIT, " ").toWellFormed();
const line = (text: string) => clean(text).replace(/\s+/gu, " ").trim();

function calendarOf(name: string, language: CalendarLanguage): ICalCalendar {
  return icalendar({
    name,
    prodId: { company: "Career Portrait", product: "Career Portrait", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
}

function titled({ title, company }: Ahead): string {
  return line([title, company].filter(Boolean).join(" – "));
}

function addInterview(
  calendar: ICalCalendar,
  of: Ahead,
  interview: Interview,
  language: CalendarLanguage,
): void {
  const words = calendarWords(language);
  const { id, kind, starts_at, ends_at, place, url, people, notes } = interview;
  const description = [people.length > 0 ? words.with(people.join(", ")) : null, notes, url]
    .filter(Boolean)
    .join("\n");
  const event = calendar.createEvent({
    id: `interview-${id}@career-portrait`,
    sequence: interview.sequence,
    stamp: interview.updated_at,
    created: interview.created_at,
    lastModified: interview.updated_at,
    start: starts_at,
    end: ends_at ?? new Date(starts_at.getTime() + USUAL_MS),
    summary: words[kind] + words.colon + titled(of),
  });
  if (place) event.location(line(place));
  if (url) event.url(new URL(url).href);
  if (description) event.description(clean(description));
}

function addStep(calendar: ICalCalendar, of: Ahead, language: CalendarLanguage): void {
  const step = of.case.next_step;
  if (!step?.due_on || step.done_at) return;
  const start = new Date(`${step.due_on}T00:00:00Z`);
  calendar.createEvent({
    id: `step-${step.id}@career-portrait`,
    stamp: step.changed_at,
    lastModified: step.changed_at,
    start,
    // The day behind the last one (RFC 5545, 3.6.1).
    end: new Date(start.getTime() + DAY_MS),
    allDay: true,
    summary: line(step.text) + calendarWords(language).colon + titled(of),
  });
}

/** Everything that lies in these cases, whenever it is. */
export function feedOf(cases: readonly Ahead[], language: CalendarLanguage = "en"): string {
  const calendar = calendarOf("Career Portrait", language);
  for (const one of cases) {
    addStep(calendar, one, language);
    for (const interview of one.case.interviews) addInterview(calendar, one, interview, language);
  }
  return calendar.toString();
}

/** One interview, to be taken into any calendar. */
export function interviewFile(of: Ahead, interview: Interview, language: CalendarLanguage): string {
  const calendar = calendarOf(titled(of), language);
  addInterview(calendar, of, interview, language);
  return calendar.toString();
}
