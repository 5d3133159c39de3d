/** The days of a share link, and who can open its address. */
import { SHARE_DAYS, SHARE_DAYS_MAX } from "@career-portrait/shared/contract";

const DAY = 24 * 60 * 60 * 1000;

/** Days that are offered; the backend's own when nothing is said is among them. */
export const SHARE_CHOICES = [7, SHARE_DAYS, 90, SHARE_DAYS_MAX] as const;

/** Whole days from now; null for what is none of the days a link may be open. */
export function shareDays(typed: string): number | null {
  const days = Number(typed);
  return /^\d{1,4}$/.test(typed.trim()) && days >= 1 && days <= SHARE_DAYS_MAX ? days : null;
}

/** When a link made at `now` (ms) closes by itself, as an instant. */
export function closesAt(days: number, now: number): string {
  return new Date(now + days * DAY).toISOString();
}

/** Whether the address leads only to the computer, or the network at home, that the backend runs on. */
export function isPrivateAddress(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return (
    /^(localhost|.*\.localhost|.*\.local|\[::1\]|\[f[cd].*\]|\[fe80.*\])$/.test(host) ||
    /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host)
  );
}
