/** The sources by name, at the addresses the operator gives. */
import type { DiscoverySource } from "@career-portrait/shared/contract";
import { fractionaljobs } from "./fractionaljobs.ts";
import { googleJobs } from "./google-jobs.ts";
import { linkedin } from "./linkedin.ts";
import type { Source, SourceTools } from "./source.ts";

export { type Source, SourceFailure, type SourceQuery } from "./source.ts";

export interface SourceAddresses {
  LINKEDIN_BASE_URL: string;
  GOOGLE_JOBS_BASE_URL: string;
  GOOGLE_JOBS_API_KEY?: string;
  FRACTIONALJOBS_BASE_URL: string;
}

export function createSources(tools: SourceTools, at: SourceAddresses): Record<DiscoverySource, Source> {
  return {
    linkedin: linkedin(tools, at.LINKEDIN_BASE_URL),
    google_jobs: googleJobs(tools, at.GOOGLE_JOBS_BASE_URL, at.GOOGLE_JOBS_API_KEY),
    fractionaljobs: fractionaljobs(tools, at.FRACTIONALJOBS_BASE_URL),
  };
}
