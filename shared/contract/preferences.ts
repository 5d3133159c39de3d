/** What a person looks for (specification, Preferences; decisions, section 8; docs/review-queue.md). */
import { z } from "zod";
import { route } from "./route.ts";

/** Longest description in a person's own words, in code points (specification, Limits). */
export const PREFERENCE_DESCRIPTION_MAX = 2000;
/** Most saved discovery queries of an account (decisions, section 8). */
export const DISCOVERY_QUERIES_MAX = 50;

/** Where saved queries look (decisions, section 8). */
export const DiscoverySource = z.enum(["linkedin", "google_jobs", "fractionaljobs"]);
export type DiscoverySource = z.infer<typeof DiscoverySource>;

export const DiscoveryQuery = z
  .object({
    query_key: z.string().meta({ description: "assigned once, and kept when the query is edited" }),
    source: DiscoverySource,
    keyword: z.string(),
    location: z.string().nullable(),
    enabled: z.boolean(),
  })
  .meta({ id: "DiscoveryQuery" });
export type DiscoveryQuery = z.infer<typeof DiscoveryQuery>;

/** The lists of short phrases that preferences consist of. */
export const PREFERENCE_LISTS = [
  "industries",
  "company_sizes",
  "company_stages",
  "role_levels",
  "tech_stack",
  "work_styles",
  "culture_signals",
  "locations",
  "company_attributes",
  "exclusions",
] as const;
export type PreferenceList = (typeof PREFERENCE_LISTS)[number];

const listsOf = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(PREFERENCE_LISTS.map((name) => [name, schema])) as Record<PreferenceList, S>;

const PayPeriod = z.enum(["hour", "day", "week", "month", "year"]);
const currency = z.string().regex(/^[A-Z]{3}$/, "must be a currency's three letters, such as EUR");

export const Preferences = z
  .object({
    ...listsOf(z.array(z.string())),
    compensation_floor: z.number().nullable(),
    compensation_currency: currency.nullable(),
    compensation_period: PayPeriod.nullable(),
    raw_description: z.string().nullable(),
    discovery_queries: z.array(DiscoveryQuery),
  })
  .meta({ id: "Preferences" });
export type Preferences = z.infer<typeof Preferences>;

/** Those of somebody who has said nothing yet. */
export const NO_PREFERENCES: Preferences = {
  industries: [],
  company_sizes: [],
  company_stages: [],
  role_levels: [],
  tech_stack: [],
  work_styles: [],
  culture_signals: [],
  locations: [],
  company_attributes: [],
  exclusions: [],
  compensation_floor: null,
  compensation_currency: null,
  compensation_period: null,
  raw_description: null,
  discovery_queries: [],
};

/** What a description says: everything but the saved queries and the description itself. */
export type PreferencesReading = Omit<Preferences, "discovery_queries" | "raw_description">;

/** Code points, as the specification counts characters. */
function fits(text: string): boolean {
  return Array.from(text).length <= PREFERENCE_DESCRIPTION_MAX;
}
const tooLong = { message: `must be at most ${PREFERENCE_DESCRIPTION_MAX} characters long` };

const phrase = z.string().trim().min(1).max(200);

const DiscoveryQueryInput = z.strictObject({
  query_key: phrase.max(64).optional(),
  source: DiscoverySource,
  keyword: phrase,
  location: phrase.nullable().default(null),
  enabled: z.boolean().default(true),
});
export type DiscoveryQueryInput = z.infer<typeof DiscoveryQueryInput>;

const PreferencesInput = z.strictObject({
  ...listsOf(z.array(phrase).max(200).default([])),
  compensation_floor: z.number().min(0).max(1e12).nullable().default(null),
  compensation_currency: currency.nullable().default(null),
  compensation_period: PayPeriod.nullable().default(null),
  raw_description: z.string().refine(fits, tooLong).nullable().default(null),
  discovery_queries: z
    .array(DiscoveryQueryInput)
    .max(DISCOVERY_QUERIES_MAX)
    .default([])
    .refine((queries) => {
      const keys = queries.flatMap(({ query_key }) => query_key ?? []);
      return new Set(keys).size === keys.length;
    }, "must not hold the same query_key twice"),
});
export type PreferencesInput = z.infer<typeof PreferencesInput>;

export const preferenceRoutes = {
  getPreferences: route({
    method: "GET",
    path: "/preferences",
    tag: "Preferences",
    summary: "What you look for",
    access: ["read:preferences"],
    success: { status: 200, data: Preferences },
  }),
  replacePreferences: route({
    method: "PUT",
    path: "/preferences",
    tag: "Preferences",
    summary: "Replace all preferences; what is left out becomes empty",
    access: ["write:preferences"],
    body: { type: "json", schema: PreferencesInput },
    success: { status: 200, data: Preferences },
  }),
  extractPreferences: route({
    method: "POST",
    path: "/preferences/extract",
    tag: "Preferences",
    summary: "Read preferences out of your own words; nothing is stored",
    access: ["write:preferences"],
    body: {
      type: "json",
      schema: z.strictObject({
        description: z
          .string()
          .refine(fits, tooLong)
          .refine((text) => text.trim() !== "", "must not be empty"),
      }),
    },
    success: { status: 200, data: Preferences },
  }),
};
