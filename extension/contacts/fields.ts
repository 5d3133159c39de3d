/** What is kept of a person one knows, as a form asks for it. */
import type { Field } from "../portrait/profile/fields.ts";

export const PERSON_FIELDS: readonly Field[] = [
  { name: "name", label: "field.name", kind: "text", max: 200, required: true, half: true },
  { name: "relationship", label: "people.relationship", kind: "text", max: 200, hint: "people.how" },
  { name: "company", label: "field.company", kind: "text", max: 200, half: true },
  { name: "title", label: "field.jobTitle", kind: "text", max: 200 },
  { name: "email", label: "field.email", kind: "email", max: 320, half: true },
  { name: "phone", label: "field.phone", kind: "tel", max: 50 },
  { name: "linkedin_url", label: "field.linkedin", kind: "link", max: 2048 },
  { name: "notes", label: "people.notes", kind: "long", max: 20_000 },
];
