/** The parts of JSON Resume 1.0 (jsonresume.org/schema) that tailoring writes. What is otherwise is read as missing. */
import { MatchPhrase } from "@career-portrait/shared/contract";
import { z } from "zod";

const text = z.string().optional().catch(undefined);
const texts = z.array(z.string()).default([]).catch([]);
const list = <S extends z.ZodRawShape>(shape: S) => z.array(z.object(shape)).default([]).catch([]);
const period = { startDate: text, endDate: text };

const Basics = z.object({
  name: text,
  label: text,
  email: text,
  phone: text,
  url: text,
  summary: text,
  location: z.object({ address: text }).optional().catch(undefined),
});

const Meta = z.object({
  /** Path of a line → the ids of what stands behind it. */
  evidence: z.record(z.string(), z.array(z.string())).default({}).catch({}),
  /** The narrative as it was written, sentence by sentence. */
  narrative: texts,
  removed: list({
    field: z.string(),
    text: z.string(),
    reason: z.string(),
    explanation: z.array(MatchPhrase).catch([]),
  }),
  condensed: list({
    field: z.string(),
    kept: z.number(),
    of: z.number(),
    left: z.array(z.string()).default([]),
  }),
});

const Resume = z.object({
  basics: Basics.default({}).catch({}),
  work: list({ name: text, position: text, location: text, summary: text, highlights: texts, ...period }),
  education: list({ institution: text, studyType: text, area: text, ...period }),
  skills: list({ name: text }),
  certificates: list({ name: text }),
  projects: list({ name: text, description: text, roles: texts, url: text, keywords: texts, ...period }),
  languages: list({ language: text, fluency: text }),
  awards: list({ title: text }),
  meta: Meta.default(() => Meta.parse({})).catch(() => Meta.parse({})),
});
export type Resume = z.infer<typeof Resume>;
export type Role = Resume["work"][number];

/** A résumé of the backend; without any, an empty one. */
export function readResume(data: Record<string, unknown> | null): Resume {
  return Resume.parse(data ?? {});
}

/** "Engineer, Quay Software": what of these is known. */
export function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
