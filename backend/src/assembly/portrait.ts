/** Who the person is: documents → claims → profile, its descriptions, and the résumé of it. */
import type { Profile } from "@career-portrait/shared/contract";
import { defineExtraction, documentHandlers, Documents, DocumentStore } from "../documents/index.ts";
import { WindowLimiter } from "../http/index.ts";
import {
  BaseResumes,
  ClaimCare,
  claimHandlers,
  Collections,
  Identities,
  isEmpty,
  jsonResume,
  Portraits,
  PortraitStore,
  profileHandlers,
  Profiles,
} from "../portrait/index.ts";
import { readStory } from "../reading/story/index.ts";
import type { JsonResume } from "../rendering/paper/index.ts";
import { reviewHandlers } from "../reviews/index.ts";
import type { Ground } from "./ground.ts";

const HOUR = 60 * 60_000;
/** Per account; making a résumé anew more often than that tells nothing new. */
const BASE_RESUMES_PER_HOUR = 20;

export type Portrait = ReturnType<typeof assemblePortrait>;

export function assemblePortrait(ground: Ground) {
  const { db, jobs, engineOf, renderer, documentReader, nameOf, now, opened } = ground;
  const store = new PortraitStore(db);
  const documentStore = new DocumentStore(db);
  const portraits = new Portraits(store, nameOf, now);
  const portraitVersionOf = (accountId: string) => portraits.versionOf(accountId);
  const identities = new Identities(db, {
    jobs,
    engineOf,
    portraitOf: (accountId) => portraits.describedBy(accountId),
    portraitVersionOf,
    now,
  });
  const profiles = new Profiles({
    store,
    portraits,
    identities,
    resumesOf: (accountId) => documentStore.resumes(accountId),
  });
  const limiter = new WindowLimiter(db, {
    name: "base-resume",
    points: BASE_RESUMES_PER_HOUR,
    windowMs: HOUR,
  });
  opened.push(() => limiter.flush());
  const baseResumes = new BaseResumes(db, {
    jobs,
    limiter,
    profileOf: (accountId) => profiles.read(accountId),
    reviewedOf: (accountId) => portraits.reviewed(accountId),
    portraitVersionOf,
    renderer,
    now,
  });
  const collections = new Collections(store, now);
  const care = new ClaimCare(store, now);
  const documents = new Documents({
    store: documentStore,
    portraits,
    care,
    jobs,
    forgetMade: async (accountId, since) => {
      await identities.forgetSince(accountId, since);
      await baseResumes.forgetSince(accountId, since);
    },
    now,
  });
  defineExtraction(jobs, {
    store: documentStore,
    portraits,
    readResume: (bytes) => documentReader.read(bytes),
    readStory,
    enrich: (accountId, reading, signal) => engineOf(accountId).readResume(reading, signal),
  });
  const claimsOf = (accountId: string) => portraits.claims(accountId, {}, null, Number.MAX_SAFE_INTEGER);

  return {
    portraits,
    portraitVersionOf,
    profiles,
    documents,
    claimsOf,
    /** Where they say that they live. */
    homeOf: async (accountId: string) => (await store.contact(accountId)).location,
    countDocuments: (accountId: string) => documentStore.count(accountId),
    fileOf: (accountId: string, documentId: string) => documentStore.file(accountId, documentId),
    /** A profile as a résumé; null where there is nothing to set. */
    resumeOf: (profile: Profile): JsonResume | null => (isEmpty(profile) ? null : jsonResume(profile)),
    handlers: {
      ...documentHandlers(documents),
      ...claimHandlers(portraits, collections, care),
      ...profileHandlers({ portraits, profiles, collections, identities, baseResumes }),
      ...reviewHandlers({
        claims: claimsOf,
        workHistory: (accountId) => portraits.workHistory(accountId),
        engineOf,
      }),
    },
  };
}
