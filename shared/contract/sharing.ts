/** Links that show a tailored profile to people without an account (specification, ShareLink, Share summary; decisions, section 7). */
import { z } from "zod";
import { timestamp, uuid } from "./common.ts";
import { route } from "./route.ts";
import { tailoringRoutes } from "./tailoring.ts";

/** How long a link is open unless it is said otherwise, and at most, in days. */
export const SHARE_DAYS = 30;
export const SHARE_DAYS_MAX = 365;

/** 32 random bytes in base64url. */
const shareToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const ShareLink = z
  .object({
    id: uuid,
    token: z.string(),
    url: z.string(),
    expires_at: timestamp.nullable(),
    existing: z.boolean().meta({ description: "the link was there before this request" }),
    views: z
      .int()
      .meta({ description: "how often people have opened the page; machines that say so are not counted" }),
    last_viewed_at: timestamp.nullable(),
    unreviewed: z.int().meta({ description: "proposed claims and roles that the profile rests on" }),
    created_at: timestamp,
  })
  .meta({ id: "ShareLink" });
export type ShareLink = z.infer<typeof ShareLink>;

export const ShareSummary = z
  .object({
    candidate_name: z.string(),
    summary: z.string(),
    generated_at: timestamp,
    cached: z.boolean(),
  })
  .meta({ id: "ShareSummary" });
export type ShareSummary = z.infer<typeof ShareSummary>;

const { addAndTailor } = tailoringRoutes;

export const sharingRoutes = {
  addTailorShare: route({
    method: "POST",
    path: "/opportunities/add-tailor-share",
    tag: "Sharing",
    summary: "Save a posting's text, write a tailored profile and open a link to it; the job tells the link",
    access: ["write:opportunities"],
    body: addAndTailor.body,
    success: addAndTailor.success,
    errors: addAndTailor.errors,
  }),
  createShare: route({
    method: "POST",
    path: "/opportunities/:id/share",
    tag: "Sharing",
    summary: "Open a link to the tailored profile, or give the one that is open",
    access: ["write:opportunities"],
    body: {
      type: "json",
      optional: true,
      schema: z.strictObject({ expires_in_days: z.int().min(1).max(SHARE_DAYS_MAX).optional() }),
    },
    success: { status: 200, data: ShareLink },
  }),
  getShare: route({
    method: "GET",
    path: "/opportunities/:id/share",
    tag: "Sharing",
    summary: "The link that is open, and how often it was viewed",
    access: ["read:opportunities"],
    success: { status: 200, data: ShareLink },
  }),
  revokeShare: route({
    method: "DELETE",
    path: "/opportunities/:id/share",
    tag: "Sharing",
    summary: "Close the link for good",
    access: ["write:opportunities"],
    success: { status: 204, empty: true },
  }),
  getShareSummary: route({
    method: "GET",
    path: "/shared/:token/summary",
    tag: "Sharing",
    summary: "What a shared profile says in short; needs no key",
    access: { public: "pages" },
    params: z.object({ token: shareToken }),
    success: { status: 200, raw: z.object({ data: ShareSummary }) },
    errors: [[410, "share_link_gone"]],
  }),
};
