/** The profile: what the portrait holds of a person, as it is shown. */
import type { ClaimType, Profile } from "@career-portrait/shared/contract";
import { SKILL_CATEGORIES } from "@career-portrait/shared/contract";
import { skillCategory } from "@career-portrait/shared/skills";
import type { Identities } from "./identities.ts";
import { ownSummary } from "./own-summary.ts";
import type { Portraits } from "./portraits.ts";
import { asClaim, asProject, asVenture } from "./rows.ts";
import type { PortraitStore } from "./store.ts";

export interface ProfileSources {
  store: PortraitStore;
  portraits: Pick<Portraits, "contact" | "workHistory">;
  identities: Pick<Identities, "latest">;
  /** Ids of the account's résumés, the newest first. */
  resumesOf: (accountId: string) => Promise<string[]>;
}

export class Profiles {
  readonly #sources: ProfileSources;

  constructor(sources: ProfileSources) {
    this.#sources = sources;
  }

  async read(accountId: string): Promise<Profile> {
    const { store, portraits, identities, resumesOf } = this.#sources;
    const [contact, rows, experience, projects, ventures, described, resumes] = await Promise.all([
      portraits.contact(accountId),
      store.claims(accountId),
      portraits.workHistory(accountId),
      store.projects(accountId),
      store.ventures(accountId),
      identities.latest(accountId),
      resumesOf(accountId),
    ]);
    const claims = rows.filter((row) => row.review_status !== "rejected").map(asClaim);
    const ofType = (type: ClaimType) => claims.filter((claim) => claim.type === type);
    const skills = ofType("skill");
    const groups = SKILL_CATEGORIES.map((category) => ({
      category,
      skills: skills.filter((claim) => skillCategory(claim.label) === category).map((claim) => claim.label),
    }));
    const own = ownSummary(claims, resumes).map(({ text }) => text);
    return {
      contact,
      identity: described.identity,
      // What they wrote of themselves goes before what was made for them.
      summary: own.join(" ") || described.summary,
      experience,
      ventures: ventures.map(asVenture),
      projects: projects.map(asProject),
      skills,
      skill_groups: groups.filter((group) => group.skills.length > 0),
      education: ofType("education"),
      certifications: ofType("certification"),
      achievements: ofType("achievement"),
    };
  }
}
