/** The public site and what visitors wrote, as an archive holds them. */
import { HiddenItem, SiteSettings, SiteTheme } from "@career-portrait/shared/contract";
import { z } from "zod";
import { faultOf, type MessageRow, MOST_OLD_HANDLES, type SiteRow, withSuffix } from "../../site/index.ts";
import { type Archived, type ArchivedCollection, moment, text } from "./collection.ts";

const handle = text.refine((given) => faultOf(given) === null, "is not a handle");

const sites = z.strictObject({
  handle,
  old_handles: z.array(z.strictObject({ handle, expires_at: moment })).max(MOST_OLD_HANDLES),
  published: z.boolean(),
  published_at: moment.nullable(),
  sections: SiteSettings.shape.sections,
  show_in_search: z.boolean(),
  theme: SiteTheme,
  hidden: z.array(HiddenItem.omit({ hidden: true })),
  created_at: moment,
  updated_at: moment,
}) satisfies z.ZodType<Archived<SiteRow, "names" | "made_by" | "revision">>;

const messages = z.strictObject({
  name: text,
  reply_to: text,
  text,
  received_at: moment,
}) satisfies z.ZodType<Archived<MessageRow>>;

type Site = z.output<typeof sites>;

function namesOf({ handle: current, old_handles }: Site): string[] {
  return [...new Set([current, ...old_handles.map((old) => old.handle)])];
}

export const siteCollections: ArchivedCollection[] = [
  {
    name: "sites",
    schema: sites,
    identity: "account",
    madeAnew: (_index, row) => ({ names: namesOf(row as Site), made_by: "", revision: 0 }),
    // Its handle belongs to somebody else here: it gets one like it, and waits to be published under that.
    otherwise: (row, attempt) => ({
      ...row,
      handle: attempt === 1 ? row.handle : withSuffix(row.handle as string, attempt),
      old_handles: [],
      ...(attempt === 1 ? {} : { published: false, published_at: null }),
    }),
  },
  { name: "site_messages", schema: messages, identity: "own" },
];
