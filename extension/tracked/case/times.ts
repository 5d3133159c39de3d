/** Times as fields of a form hold them: what a clock in a time zone shows. Pure. */

/** The zone of this device. */
export const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What clocks in the zone show at that instant: `2027-01-08T09:30`. */
export function clockAt(iso: string | number, timeZone = HERE): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(new Date(iso));
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/**
 * The instant at which clocks in the zone show this; where they show it twice the earlier, where they skip it the one as far
 * behind. Null for what no clock shows.
 */
export function instantOf(clock: string, timeZone = HERE): string | null {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) ? Date.parse(`${clock}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const ahead = (at: number): number => Date.parse(`${clockAt(at, timeZone)}:00Z`) - at;
  // The zone's offset a day before and a day after: the clocks may have been set in between.
  const offsets = [ahead(asUtc - 86_400_000), ahead(asUtc + 86_400_000)];
  const candidates = offsets.map((offset) => asUtc - offset).toSorted((a, b) => a - b);
  const exact = candidates.find((at) => clockAt(at, timeZone) === clock);
  return new Date(exact ?? candidates[1]!).toISOString();
}

/** Today's day, and another so many days from it: `2027-01-08`. */
export function dayFrom(now: number, days = 0): string {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  return clockAt(day.getTime()).slice(0, 10);
}

/** Whether a zone of that name is known. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
