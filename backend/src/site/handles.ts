/** Handles: the last part of a site's address (decisions, section 9). */
import { unmarked } from "@career-portrait/shared/text";
import { ApiError } from "../errors.ts";

const FORM = /^[a-z0-9](?:[a-z0-9-]{1,28})[a-z0-9]$/;
const MIN = 3;
const MAX = 30;

/** Words of the service's own, of operators, and of what people would take for either. */
const RESERVED = new Set(
  `about abuse access account accounts admin administrator anonymous api app apps asset assets auth billing blog
bot bots career career-portrait careers cdn config contact dashboard data demo dev developer docs download email
employer events example explore faq feedback feed files guest healthz help home host hostmaster image images import
inbox info jobs legal library login logout mail mailer-daemon mcp me media messages metrics moderator news nobody
noreply no-reply null official oauth page pages password payment ping policy portrait postmaster preview privacy
profile profiles public readyz recruiter register resume robots root rss sales search security service settings share
shared shop sign-in sign-up signin signup site sitemap sites staff static stats status store support sync system team
terms test tests token undefined unknown user username users verify web webhooks webmaster welcome well-known www you`
    .split(/\s+/)
    .filter(Boolean),
);

/** One normal form for what looks alike: NFKC, lower case, without space around it. */
export function normalisedHandle(given: string): string {
  return given.normalize("NFKC").trim().toLowerCase();
}

/** What keeps a normalised handle from being anybody's; null for nothing. */
export function faultOf(handle: string): "invalid_format" | "reserved" | null {
  if (!FORM.test(handle)) return "invalid_format";
  return RESERVED.has(handle) ? "reserved" : null;
}

/** @throws ApiError 422 `handle_invalid`, `handle_reserved` */
export function requireHandle(given: string): string {
  const handle = normalisedHandle(given);
  const fault = faultOf(handle);
  if (fault === "invalid_format") {
    const form = `A handle has ${MIN} to ${MAX} characters: a to z, 0 to 9, and hyphens inside.`;
    throw new ApiError(422, "handle_invalid", form);
  }
  if (fault === "reserved")
    throw new ApiError(422, "handle_reserved", "This handle is kept for the service.");
  return handle;
}

/** So many old handles lead to one site; whoever has as many waits until the oldest is free before changing again. */
export const MOST_OLD_HANDLES = 100;

/** A handle like another one, with a number behind it. */
export function withSuffix(handle: string, count: number): string {
  const suffix = `-${count}`;
  return `${handle.slice(0, MAX - suffix.length).replace(/-+$/, "")}${suffix}`;
}

/** A handle as a name suggests it; null where the name has no letter that a handle can have. */
export function handleFromName(name: string): string | null {
  const plain = unmarked(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, MAX - 3)
    .replace(/-+$/, "");
  return plain.length >= MIN ? plain : null;
}
