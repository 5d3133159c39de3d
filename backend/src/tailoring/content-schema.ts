/** What a tailored profile must be like after an edit: JSON Resume 1.0 (https://jsonresume.org/schema, v1.0.0). */
import { z } from "zod";
import { invalid } from "../errors.ts";
import type { Content } from "./document.ts";

/** Longest text of one field, in UTF-16 units. */
const MAX_TEXT = 10_000;
const MAX_ENTRIES = 200;

const text = z.string().max(MAX_TEXT).optional();
const texts = z.array(z.string().max(MAX_TEXT)).max(MAX_ENTRIES).optional();
/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as the schema's `iso8601`. */
const date = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, "must be YYYY, YYYY-MM or YYYY-MM-DD")
  .optional();
const list = <S extends z.ZodRawShape>(shape: S) => z.array(z.looseObject(shape)).max(MAX_ENTRIES).optional();
const period = { startDate: date, endDate: date };

const JsonResume = z.looseObject({
  $schema: text,
  basics: z
    .looseObject({
      name: text,
      label: text,
      image: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z
        .looseObject({ address: text, postalCode: text, city: text, countryCode: text, region: text })
        .optional(),
      profiles: list({ network: text, username: text, url: text }),
    })
    .optional(),
  work: list({
    name: text,
    position: text,
    location: text,
    description: text,
    url: text,
    summary: text,
    highlights: texts,
    ...period,
  }),
  volunteer: list({
    organization: text,
    position: text,
    url: text,
    summary: text,
    highlights: texts,
    ...period,
  }),
  education: list({
    institution: text,
    url: text,
    area: text,
    studyType: text,
    score: text,
    courses: texts,
    ...period,
  }),
  awards: list({ title: text, date, awarder: text, summary: text }),
  certificates: list({ name: text, date, url: text, issuer: text }),
  publications: list({ name: text, publisher: text, releaseDate: date, url: text, summary: text }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  interests: list({ name: text, keywords: texts }),
  references: list({ name: text, reference: text }),
  projects: list({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    url: text,
    roles: texts,
    entity: text,
    type: text,
    ...period,
  }),
});

export const ContentSchema = z.object({
  narrative: z.string().max(MAX_TEXT).nullable(),
  talking_points: z.array(z.string().max(2_000)).max(50).nullable(),
  resume_data: JsonResume.nullable(),
});

/** @throws ApiError 400 naming what an edit would break. */
export function requireValid(content: Content): void {
  const parsed = ContentSchema.safeParse(content);
  if (parsed.success) return;
  throw invalid(
    parsed.error.issues.map(({ path, message }) => ({
      path: "value",
      message: `${path.join(".")}: ${message}`,
    })),
  );
}
