/** Papers as files: which kinds there are, and how each can be set (decisions, sections 5 and 7). */
import { z } from "zod";

export const PDF = "application/pdf";
/** A Word document (ECMA-376). */
export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The looks that a paper can have. */
export const RESUME_TEMPLATES = ["classic", "modern", "compact"] as const;

/** How a paper is to be set: its look, and the sheet it is for. */
export const printQuery = z.strictObject({
  template: z.enum(RESUME_TEMPLATES).default("classic"),
  page: z.enum(["A4", "a4", "letter"]).default("A4"),
});
export type PrintFormat = z.output<typeof printQuery>;

/** Refusals of a route that prints. */
export const unprintable = [
  [404, "not_found"],
  [422, "unprintable_text"],
  [422, "resume_too_long"],
] as const;
