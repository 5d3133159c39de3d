/** What is made for one opportunity, kept as last received: the tailored profile, the letter, the share link, the judgement. */
import {
  ApiRequestError,
  type Client,
  type CoverLetter,
  type InterviewPreparation,
  type ShareLink,
  type TailoredProfile,
  type TailoringJudgement,
} from "@career-portrait/shared/contract";
import type { Fetch } from "./copies.ts";
import { cache } from "./database.ts";

/** What stands; null when the backend says that there is none. */
export interface Made<T> {
  made: T | null;
}

/** A judgement, and the state of the profile that it is of. */
export interface Judged {
  judgement: TailoringJudgement;
  /** The profile's `updated_at`. */
  of: string;
}

/** The job that was last asked to write the profile. */
export interface Asked {
  job_id: string;
}

export type OpportunityCopy = "tailored" | "letter" | "share" | "judgement" | "tailoring" | "preparation";

/** Under which a copy is kept. */
export function copyName(kind: OpportunityCopy, opportunityId: string): string {
  return `${kind}:${opportunityId}`;
}

/** That there is none is an answer too, and kept like one. */
function orNone<T>(fetch: Fetch<T>): Fetch<Made<T>> {
  return async (options) => {
    try {
      const { data, ...answer } = await fetch(options);
      return { ...answer, data: { made: data } };
    } catch (error) {
      if (!(error instanceof ApiRequestError && error.status === 404)) throw error;
      const request_id = error.requestId ?? "";
      return { data: { made: null }, meta: { request_id }, status: 404, headers: new Headers() };
    }
  };
}

type Source<T> = (id: string) => (client: Client) => Fetch<Made<T>>;

export const tailoredOf: Source<TailoredProfile> = (id) => (client) =>
  orNone((options) => client.getTailoredProfile({ params: { id }, ...options }));

export const letterOf: Source<CoverLetter> = (id) => (client) =>
  orNone((options) => client.getCoverLetter({ params: { id }, ...options }));

export const shareOf: Source<ShareLink> = (id) => (client) =>
  orNone((options) => client.getShare({ params: { id }, ...options }));

/** There is always one: what can be told of nothing is nothing. */
export const preparationOf =
  (id: string) =>
  (client: Client): Fetch<InterviewPreparation> =>
  (options) =>
    client.getInterviewPreparation({ params: { id }, ...options });

/** Keeps what the backend has just answered to a change made here. */
export async function keepCopy(
  name: string,
  value: Made<CoverLetter | ShareLink> | Judged | Asked,
): Promise<void> {
  await cache.copies.put({ name, etag: null, value, at: Date.now() });
}
