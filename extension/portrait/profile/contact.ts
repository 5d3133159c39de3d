/** Contact details; the three links are read and written under different names (specification, Contact). */
import type { Field } from "./fields.ts";

export const CONTACT_FIELDS: readonly Field[] = [
  { name: "name", label: "field.name", kind: "text", max: 200, autoComplete: "name", half: true },
  { name: "location", label: "field.location", kind: "text", max: 200, hint: "field.placeHint" },
  { name: "email", label: "field.email", kind: "email", max: 254, autoComplete: "email", half: true },
  { name: "phone", label: "field.phone", kind: "tel", max: 50, autoComplete: "tel" },
  { name: "linkedin", from: "linkedin_url", label: "field.linkedin", kind: "link", max: 500, half: true },
  { name: "github", from: "github_url", label: "field.github", kind: "link", max: 500 },
  { name: "website", from: "website_url", label: "field.website", kind: "link", max: 500, half: true },
  { name: "logo_url", label: "field.logo", kind: "link", max: 500, hint: "field.logoHint" },
];
