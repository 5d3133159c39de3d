/** Reading together what a writer needs, from the features that hold it. */
import { hash } from "node:crypto";
import type { Claim, MatchScore, OpportunityDetail, Profile } from "@career-portrait/shared/contract";
import type { Portrait } from "@career-portrait/shared/matching";
import { ApiError } from "../errors.ts";
import type { Sentence } from "../phrasebook.ts";
import type { MaterialSources } from "./material.ts";
import { writingNote } from "./notes.ts";

/** A tracked opportunity with its posting. */
export type Tracked = Omit<OpportunityDetail, "contacts">;

export interface TailoringSources {
  /** @throws ApiError 404 */
  opportunity(accountId: string, id: string): Promise<Tracked>;
  /** The score as it is now. @throws ApiError 404 while the posting is still being read. */
  match(accountId: string, id: string): Promise<MatchScore>;
  profile(accountId: string): Promise<Profile>;
  claims(accountId: string): Promise<Claim[]>;
  portrait(accountId: string): Promise<Portrait>;
  /** Changes whenever a fact of the portrait does. */
  portraitVersion(accountId: string): Promise<string>;
}

/** What a text was written from; another value means it may no longer be true. */
export interface Versions {
  portrait_version: string;
  posting_version: string;
}

const UNREAD: MatchScore = {
  scores: { overall: null, must_have: null, nice_to_have: null },
  reason: "The posting has not been read.",
  limits: [],
  strengths: [],
  gaps: [],
  basis: "accepted",
};

function postingVersion({ title, company, description, requirements }: Tracked): string {
  const asked = requirements.map(({ text, importance, kind }) => [text, importance, kind]);
  return hash("sha256", JSON.stringify([title, company, description, asked]), "hex").slice(0, 16);
}

/** The claims and roles, and the contact that a résumé carries. */
async function portraitVersion(accountId: string, sources: TailoringSources): Promise<string> {
  const [version, profile] = await Promise.all([
    sources.portraitVersion(accountId),
    sources.profile(accountId),
  ]);
  return `${version}:${hash("sha256", JSON.stringify(profile.contact), "hex").slice(0, 16)}`;
}

export async function versionsOf(
  accountId: string,
  opportunityId: string,
  sources: TailoringSources,
): Promise<Versions> {
  const [opportunity, portrait_version] = await Promise.all([
    sources.opportunity(accountId, opportunityId),
    portraitVersion(accountId, sources),
  ]);
  return { portrait_version, posting_version: postingVersion(opportunity) };
}

/** @throws ApiError 404 for an opportunity that is not there. */
export async function load(
  accountId: string,
  opportunityId: string,
  sources: TailoringSources,
  today: string,
): Promise<{ from: MaterialSources; versions: Versions }> {
  // The version first: what changes while the rest is read makes the result stale, never silently old.
  const versions = await versionsOf(accountId, opportunityId, sources);
  const opportunity = await sources.opportunity(accountId, opportunityId);
  const [profile, claims, portrait, match] = await Promise.all([
    sources.profile(accountId),
    sources.claims(accountId),
    sources.portrait(accountId),
    sources.match(accountId, opportunityId).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return UNREAD;
      throw error;
    }),
  ]);
  const { title, company, location, description, requirements } = opportunity;
  const posting = { title, company, location, text: description ?? title, requirements };
  return { from: { today, profile, portrait, claims, posting, match }, versions };
}

/** Why a text no longer fits; null while it does. */
export function staleReason(written: Versions, now: Versions): Sentence | null {
  const portrait = written.portrait_version !== now.portrait_version;
  const posting = written.posting_version !== now.posting_version;
  return portrait || posting ? writingNote("changed_since", { portrait, posting }) : null;
}

/** Nothing to write from: no role and no claim. */
export function isEmpty({ profile, portrait }: MaterialSources): boolean {
  return profile.experience.length === 0 && portrait.claims.length === 0;
}
