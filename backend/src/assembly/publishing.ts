/** What others see of the person: their site, and the questions its visitors ask. */
import { cleared, rejectedWords } from "../portrait/index.ts";
import { siteHandlers, Sites, SiteStore, Visitors } from "../site/index.ts";
import type { Ground } from "./ground.ts";
import type { Portrait } from "./portrait.ts";

export function assemblePublishing(ground: Ground, { portraits, profiles, resumeOf }: Portrait) {
  const { config, db, engineOf, readPosting, date } = ground;
  const store = new SiteStore(db);
  const sites = new Sites({
    store,
    publicUrl: config.PUBLIC_URL,
    source: async (accountId) => {
      const [profile, reviewed] = await Promise.all([
        profiles.read(accountId),
        portraits.reviewed(accountId),
      ]);
      const claims = reviewed.claims.filter(({ review_status }) => review_status !== "rejected");
      return { profile: cleared(profile, reviewed), claims, rejected: rejectedWords(reviewed) };
    },
    now: date,
  });
  const visitors = new Visitors({ store, engineOf, readPosting, now: date });
  return { sites, visitors, handlers: siteHandlers(sites, resumeOf) };
}
