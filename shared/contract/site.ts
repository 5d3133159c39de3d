/** The public site: its settings, what it hides, and what visitors left (specification, Public site; decisions, section 9). */
import { z } from "zod";
import { pageQuery, partialDate, timestamp, uuid } from "./common.ts";
import { route } from "./route.ts";

/** The parts of a site that can be switched on and off. */
export const SITE_SECTIONS = ["career", "projects", "resume", "fit_check", "ask", "contact"] as const;
export type SiteSection = (typeof SITE_SECTIONS)[number];
export const SITE_THEMES = ["paper", "studio", "harbour"] as const;
export const SiteTheme = z.enum(SITE_THEMES);
export type SiteTheme = z.infer<typeof SiteTheme>;

const Sections = z.object({
  career: z.boolean(),
  projects: z.boolean(),
  resume: z.boolean(),
  fit_check: z.boolean(),
  ask: z.boolean(),
  contact: z.boolean(),
});

export const SiteSettings = z
  .object({
    handle: z.string(),
    published: z.boolean(),
    published_at: timestamp.nullable(),
    sections: Sections,
    show_in_search: z.boolean().meta({ description: "false: search engines are told to leave the site out" }),
    theme: SiteTheme,
    public_url: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
    old_handles: z
      .array(z.object({ handle: z.string(), expires_at: timestamp }))
      .meta({ description: "they lead to the site until then, and nobody else can take them" }),
  })
  .meta({ id: "SiteSettings" });
export type SiteSettings = z.infer<typeof SiteSettings>;

/** The site, or a handle to begin with, and whether the profile has the name that publishing needs. */
const SiteOverview = z.object({
  site: SiteSettings.nullable(),
  suggested_handle: z.string().nullable(),
  profile_ready: z.boolean(),
  sites_domain: z.string(),
});
export type SiteOverview = z.infer<typeof SiteOverview>;

export const HandleCheck = z
  .object({
    handle: z.string().meta({ description: "normalised" }),
    available: z.boolean(),
    reason: z.enum(["current", "invalid_format", "reserved", "taken"]).nullable(),
  })
  .meta({ id: "HandleCheck" });
export type HandleCheck = z.infer<typeof HandleCheck>;

export const HiddenItem = z
  .object({
    item_type: z.enum(["claim", "work_history", "venture", "project", "evidence"]),
    item_id: uuid,
    hidden: z.boolean(),
  })
  .meta({ id: "HiddenItem" });
export type HiddenItem = z.infer<typeof HiddenItem>;

/** Every item of a preview says whether the site hides it. */
const item = { id: uuid, hidden: z.boolean() };
const period = { start_date: partialDate.nullable(), end_date: partialDate.nullable() };
const optional = z.string().nullable();
const SiteEvidence = z.object({ ...item, content: z.string() });
const SiteClaim = z.object({
  ...item,
  label: z.string(),
  description: optional,
  work_history_id: uuid.nullable(),
  evidence: z.array(SiteEvidence),
});
const SiteEducation = SiteClaim.extend({
  institution: optional,
  degree: optional,
  field: optional,
  ...period,
});

/** What projects and ventures have in common. */
const undertaking = {
  ...item,
  name: z.string(),
  role: optional,
  description: optional,
  url: optional,
  ...period,
};

export const SiteView = z
  .object({
    handle: z.string(),
    published: z.boolean(),
    theme: SiteTheme,
    show_in_search: z.boolean(),
    language: z.string(),
    name: z.string(),
    headline: optional,
    summary: optional,
    sections: z.object({
      career: z
        .object({
          experience: z.array(
            z.object({
              ...item,
              company: z.string(),
              title: z.string(),
              ...period,
              is_current: z.boolean(),
              location: optional,
              summary: optional,
            }),
          ),
          skills: z.array(SiteClaim),
          achievements: z.array(SiteClaim),
          attributes: z.array(SiteClaim),
          education: z.array(SiteEducation),
          certifications: z.array(SiteClaim),
        })
        .nullable(),
      projects: z
        .object({
          projects: z.array(
            z.object({
              ...undertaking,
              technologies: z.array(z.string()),
            }),
          ),
          ventures: z.array(
            z.object({
              ...undertaking,
              status: optional,
            }),
          ),
        })
        .nullable(),
      resume: z.object({ url: z.string() }).nullable(),
      fit_check: z.object({ url: z.string() }).nullable(),
      ask: z.object({ url: z.string() }).nullable(),
      contact: z.object({ url: z.string() }).nullable(),
    }),
  })
  .meta({
    id: "SiteView",
    description:
      "What a visitor sees, and what is hidden from visitors beside it; a section that is off is null",
  });
export type SiteView = z.infer<typeof SiteView>;

/** What a visitor wrote to the owner. */
export const SiteMessage = z
  .object({
    id: uuid,
    name: z.string(),
    reply_to: z.string().meta({ description: "the visitor's e-mail address, as they gave it" }),
    text: z.string(),
    received_at: timestamp,
  })
  .meta({ id: "SiteMessage" });
export type SiteMessage = z.infer<typeof SiteMessage>;

const handle = z.string().min(1).max(200);
const OneSite = z.object({ site: SiteSettings });
const HANDLE_REFUSALS = [
  [409, "handle_taken"],
  [422, "handle_invalid"],
  [422, "handle_reserved"],
] as const;

export const siteRoutes = {
  getSite: route({
    method: "GET",
    path: "/site",
    tag: "Public site",
    summary: "The site's settings, or a handle to begin with",
    access: ["read:profile"],
    success: {
      status: 200,
      data: SiteOverview,
    },
  }),
  createSite: route({
    method: "POST",
    path: "/site",
    tag: "Public site",
    summary: "Make the site, unpublished",
    access: ["write:profile"],
    body: { type: "json", schema: z.strictObject({ handle }) },
    success: { status: 201, data: OneSite },
    errors: [[409, "site_exists"], ...HANDLE_REFUSALS],
  }),
  updateSite: route({
    method: "PATCH",
    path: "/site",
    tag: "Public site",
    summary: "Change handle, theme, sections; publish or take back",
    access: ["write:profile"],
    body: {
      type: "json",
      schema: z
        .strictObject({
          handle: handle.optional(),
          published: z.boolean().optional(),
          sections: z.strictObject(Sections.partial().shape).optional(),
          show_in_search: z.boolean().optional(),
          theme: SiteTheme.optional(),
        })
        .refine((change) => Object.values(change).some((value) => value !== undefined), {
          message: "needs at least one property",
        }),
    },
    success: { status: 200, data: OneSite },
    errors: [
      [403, "limit_reached"],
      [404, "site_not_found"],
      [422, "profile_name_required"],
      ...HANDLE_REFUSALS,
    ],
  }),
  checkHandle: route({
    method: "GET",
    path: "/site/handle-check",
    tag: "Public site",
    summary: "Whether a handle can be had",
    access: ["read:profile"],
    query: z.strictObject({ handle }),
    success: { status: 200, data: HandleCheck },
  }),
  previewSite: route({
    method: "GET",
    path: "/site/preview",
    tag: "Public site",
    summary: "What a visitor sees, with what is hidden flagged",
    access: ["read:profile"],
    success: { status: 200, data: z.object({ preview: SiteView }) },
    errors: [[404, "site_not_found"]],
  }),
  previewSitePage: route({
    method: "GET",
    path: "/site/preview-page",
    tag: "Public site",
    summary: "The page as a visitor would see it, also while it is not published",
    access: ["read:profile"],
    success: {
      status: 200,
      data: z.object({
        html: z.string().meta({ description: "with its stylesheets in it, without scripts" }),
      }),
    },
    errors: [[404, "site_not_found"]],
  }),
  hideItem: route({
    method: "PUT",
    path: "/site/hidden-items",
    tag: "Public site",
    summary: "Hide an item from the site, or show it again",
    access: ["write:profile"],
    body: { type: "json", schema: z.strictObject(HiddenItem.shape) },
    success: { status: 200, data: HiddenItem },
    errors: [
      [404, "site_not_found"],
      [404, "item_not_found"],
    ],
  }),
  listSiteMessages: route({
    method: "GET",
    path: "/site/messages",
    tag: "Public site",
    summary: "What visitors wrote, newest first",
    access: ["read:profile"],
    query: pageQuery,
    success: { status: 200, data: SiteMessage, list: true },
  }),
  deleteSiteMessage: route({
    method: "DELETE",
    path: "/site/messages/:id",
    tag: "Public site",
    summary: "Delete a visitor's message",
    access: ["write:profile"],
    success: { status: 204, empty: true },
  }),
};
