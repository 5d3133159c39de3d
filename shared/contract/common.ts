/** Building blocks that every resource's contract shares. */
import { z } from "zod";

/** RFC 9562 UUID, any version; taken in either case (section 4), lower case on the wire. */
export const uuid = z.uuid().toLowerCase();
/** ISO 8601 instant in UTC. */
export const timestamp = z.iso.datetime({ offset: true });
/** Whether a day of `YYYY-MM-DD` is in the calendar: the thirtieth of February is not. */
function isInCalendar(date: string): boolean {
  return date.length < 10 || z.iso.date().safeParse(date).success;
}

/** A calendar date as exact as the source states it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD` (decisions, section 5). */
export const partialDate = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, "must be YYYY, YYYY-MM or YYYY-MM-DD")
  .refine(isInCalendar, "is not in the calendar");

/**
 * A field that is missed only once the row is known to be there, so that what is not there is 404 whatever the body. The
 * OpenAPI document shows it as required.
 */
export function required<S extends z.ZodType>(schema: S) {
  return schema.optional().meta({ requiredOfBody: true });
}

/** Whether a body without this field is refused, be it late. */
export function isRequired(schema: z.ZodType): boolean {
  return schema.meta()?.requiredOfBody === true;
}

/** Query values arrive as text; out of range is refused, never clamped. */
export function limitQuery(defaultLimit: number) {
  return z.coerce.number().int().min(1).max(200).default(defaultLimit);
}

/** Opaque position in a list, from `meta.next_cursor`. */
export const cursorQuery = z.string().min(1).max(512).optional();

/** Query of a list that takes nothing else. */
export const pageQuery = z.strictObject({ limit: limitQuery(50), cursor: cursorQuery });

/** Body of every failed response (decisions, section 4). */
export const ErrorBody = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      request_id: z.string(),
      details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    }),
    data: z
      .object({
        existing: z.record(z.string(), z.unknown()),
      })
      .optional(),
  })
  .meta({ id: "Error" });
export type ErrorBody = z.infer<typeof ErrorBody>;
