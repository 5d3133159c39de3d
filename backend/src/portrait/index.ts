/** The portrait: claims with their evidence, roles, and what is written of them as a whole. */
export { cleared, rejectedWords } from "./accepted.ts";
export { baseResumeIndexes, type BaseResumeRow, BaseResumes, isEmpty } from "./base-resume.ts";
export { ClaimCare } from "./claim-care.ts";
export { Collections } from "./collections.ts";
export { Identities, identityIndexes, type IdentityRow } from "./identities.ts";
export { findIssues } from "./issues.ts";
export { jsonResume } from "./json-resume.ts";
export { Portraits } from "./portraits.ts";
export { Profiles } from "./profiles.ts";
export { claimHandlers, profileHandlers } from "./routes.ts";
export {
  type ClaimRow,
  EMPTY_CONTACT,
  type ProfileRow,
  type ProjectRow,
  type VentureRow,
  type WorkHistoryRow,
} from "./rows.ts";
export { type DismissalRow, portraitIndexes, PortraitStore } from "./store.ts";
