/** What is said of a row: where it is from, how old it is, why it was filed away, and when discovery looks again. */
import type { DiscoverySettings, PendingOpportunity } from "@career-portrait/shared/contract";
import { locale, t } from "../words/index.ts";

const SOURCES = ["google_jobs", "linkedin", "fractionaljobs", "email"] as const;

/** Where a posting was found, in words, or else where it can be read; null when neither is known. */
export function sourceOf({
  source_type,
  url,
}: Pick<PendingOpportunity, "source_type" | "url">): string | null {
  const known = SOURCES.find((name) => name === source_type);
  if (known) return t(`source.${known}`);
  return source_type ?? URL.parse(url ?? "")?.hostname.replace(/^www\./, "") ?? null;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86_400_000],
  ["month", 30 * 86_400_000],
  ["week", 7 * 86_400_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Such as "3 days ago"; what lies ahead counts as now. Null for what is no date. */
export function ageOf(iso: string | null, now: number): string | null {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(at)) return null;
  const past = Math.max(0, now - at);
  const [unit, size] = UNITS.find(([, ms]) => past >= ms) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.floor(past / size), unit);
}

const REASONS = [
  "below_relevance_floor",
  "over_daily_cap",
  "scoring_unavailable",
  "tracked_duplicate",
  "pending_duplicate",
  "dismissed_before",
  "posting_closed",
] as const;

/** Why a row does not wait any more; null for one that does. */
export function whyFiledAway(row: Pick<PendingOpportunity, "status" | "dismissed_reason">): string | null {
  const { status, dismissed_reason } = row;
  const reason = REASONS.find((name) => name === dismissed_reason);
  if (status !== "suppressed" && status !== "dismissed" && status !== "expired") return null;
  return status !== "dismissed" && reason ? t(`why.${reason}`) : t(`why.${status}`);
}

/** The instant (ms) at which discovery runs next; null when it is switched off. */
export function nextRun({ enabled, run_hour_utc }: DiscoverySettings, now: number): number | null {
  if (!enabled) return null;
  const today = new Date(now).setUTCHours(run_hour_utc, 0, 0, 0);
  return today > now ? today : today + 86_400_000;
}

/** When that is, in a sentence. */
export function runSentence(at: number, now: number): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(at);
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  return t(sameDay ? "rest.today" : "rest.tomorrow", { time });
}
