/** A form as it crosses between the page and the panel. */
import { type Applicant, LONGEST_LABEL } from "@career-portrait/shared/application";
import { z } from "zod";
import { LONGEST_HELD, LONGEST_OPTION, MOST_FIELDS, MOST_OPTIONS } from "./bounds.ts";

const ShownField = z.object({
  place: z.int().min(0),
  label: z.string().max(LONGEST_LABEL),
  /** The fact it asks for, `question` for one in the form's own words, null for what is left to the person. */
  asks: z.string().max(40).nullable(),
  kind: z.enum(["line", "text", "file", "list"]),
  /** What can be chosen in a list that has an answer, each text once; empty for all else. */
  options: z.array(z.string().max(LONGEST_OPTION)).max(MOST_OPTIONS),
  required: z.boolean(),
  /** The beginning of what it holds. */
  current: z.string().max(LONGEST_HELD),
  answer: z
    .union([
      z.object({ kind: z.literal("text"), text: z.string().max(20_000), isSure: z.boolean() }),
      z.object({ kind: z.enum(["resume", "cover_letter"]), isSure: z.literal(true) }),
    ])
    .nullable(),
});
export type ShownField = z.infer<typeof ShownField>;

export const FormReading = z.object({
  address: z.string().max(8192),
  isApplication: z.boolean(),
  fields: z.array(ShownField).max(MOST_FIELDS),
});
export type FormReading = z.infer<typeof FormReading>;

/** What one field is given: a text, or a file. */
export interface Entry {
  place: number;
  text: string;
  file: { name: string; type: string; base64: string } | null;
}

/** A form as the injected script keeps it between calls. */
export interface PageForm {
  read(applicant: Applicant): FormReading;
  /** The places of the fields that took what they were given. */
  fill(entries: readonly Entry[]): number[];
  restore(): void;
}
