/** People one knows (decisions, section 9). The contact details of the account itself are the profile's. */
import { z } from "zod";
import { cursorQuery, limitQuery, timestamp, uuid } from "./common.ts";
import { emailOrNone, linkOrNone } from "./link.ts";
import { route } from "./route.ts";

/** Largest file of connections taken, in bytes. */
export const CONTACTS_MAX_BYTES = 10 * 1024 * 1024;

export const Person = z
  .object({
    id: uuid,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    title: z.string().nullable(),
    linkedin_url: z.string().nullable(),
    relationship: z.string().nullable(),
    notes: z.string().nullable(),
    last_contacted_at: timestamp.nullable(),
    opportunity_ids: z.array(uuid),
    created_at: timestamp,
  })
  .meta({ id: "Person" });
export type Person = z.infer<typeof Person>;

const text = (max: number) => z.string().trim().min(1).max(max);
const fields = {
  email: emailOrNone(320).nullable().optional(),
  phone: text(50).nullable().optional(),
  company: text(200).nullable().optional(),
  title: text(200).nullable().optional(),
  linkedin_url: linkOrNone(2048).nullable().optional(),
  relationship: text(200).nullable().optional(),
  notes: z.string().max(20_000).nullable().optional(),
  last_contacted_at: timestamp.nullable().optional(),
  opportunity_ids: z.array(uuid).max(100).optional(),
};
const PersonInput = z.strictObject({ name: text(200), ...fields });
const PersonChange = z.strictObject({ name: text(200).optional(), ...fields });
export type PersonChange = z.infer<typeof PersonChange>;

export const ContactImport = z
  .object({
    imported: z.int(),
    updated: z.int(),
    skipped: z.int().meta({ description: "rows that say nothing new" }),
    first: z
      .array(Person.pick({ name: true, company: true, title: true, email: true }))
      .optional()
      .meta({ description: "of a preview: the first people it would add" }),
    errors: z.array(
      z.object({
        row: z.int().meta({ description: "counted from 1 below the header" }),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: "ContactImport" });
export type ContactImport = z.infer<typeof ContactImport>;

export const contactRoutes = {
  listPeople: route({
    method: "GET",
    path: "/contacts",
    tag: "Contacts",
    summary: "People you know, by name",
    access: ["read:contacts"],
    query: z.strictObject({
      q: z.string().trim().min(1).max(200).optional(),
      company: z.string().trim().min(1).max(200).optional(),
      limit: limitQuery(50),
      cursor: cursorQuery,
    }),
    success: { status: 200, data: Person, list: true },
  }),
  createPerson: route({
    method: "POST",
    path: "/contacts",
    tag: "Contacts",
    summary: "Add a person",
    access: ["write:contacts"],
    body: { type: "json", schema: PersonInput },
    success: { status: 201, data: Person },
  }),
  importPeople: route({
    method: "POST",
    path: "/contacts/import",
    tag: "Contacts",
    summary: "Import people from CSV, such as LinkedIn's Connections.csv",
    access: ["write:contacts"],
    query: z.strictObject({
      preview: z.enum(["true", "false"]).optional().meta({ description: "true: counted, nothing is kept" }),
    }),
    body: { type: "multipart", field: "file", contentType: "text/csv", maxBytes: CONTACTS_MAX_BYTES },
    success: { status: 200, data: ContactImport },
    errors: [[400, "invalid_file"]],
  }),
  getPerson: route({
    method: "GET",
    path: "/contacts/:id",
    tag: "Contacts",
    summary: "Read a person",
    access: ["read:contacts"],
    success: { status: 200, data: Person },
  }),
  updatePerson: route({
    method: "PATCH",
    path: "/contacts/:id",
    tag: "Contacts",
    summary: "Change a person; what is left out stays",
    access: ["write:contacts"],
    body: { type: "json", schema: PersonChange },
    success: { status: 200, data: Person },
  }),
  deletePerson: route({
    method: "DELETE",
    path: "/contacts/:id",
    tag: "Contacts",
    summary: "Delete a person",
    access: ["write:contacts"],
    success: { status: 204, empty: true },
  }),
};
