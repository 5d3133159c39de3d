/** Changing one field of a tailored profile, and giving it its generated value back. Pure: content and edits in, both out. */
import { isDeepStrictEqual } from "node:util";
import { invalid } from "../errors.ts";
import { requireValid } from "./content-schema.ts";
import type { Content } from "./document.ts";
import { isWithin, parsePath, requireAt, valueAt, withValue } from "./paths.ts";
import { withStandingEvidence } from "./standing-evidence.ts";
import type { Edit } from "./edit.ts";
import type { Written } from "./store.ts";

const NARRATIVE = "narrative";
/** The résumé opens with the narrative, as long as its summary has not been given words of its own. */
const SUMMARY = "resume_data.basics.summary";

export interface Selection {
  start: number;
  end: number;
}

/** What the edits make of a profile. */
export type Edited = Pick<Written, "content" | "edits">;

function cutsCharacter(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));
}

/** The selected part of a text field. @throws ApiError 400 for another field or a range outside it. */
export function requireSelection(value: unknown, { start, end }: Selection): string {
  const wrong = (message: string) => invalid([{ path: "selection", message }]);
  if (typeof value !== "string") throw wrong("works on text fields only");
  if (start > end) throw wrong("must not end before it starts");
  if (end > value.length) throw wrong(`lies beyond the text, which is ${value.length} long`);
  if (cutsCharacter(value, start) || cutsCharacter(value, end)) throw wrong("cuts a character in two");
  return value;
}

/** A text with its selected part replaced. @throws ApiError 400 */
export function replaceSelection(current: unknown, value: unknown, selection: Selection): string {
  const text = requireSelection(current, selection);
  if (typeof value !== "string")
    throw invalid([{ path: "value", message: "must be a text where a part is selected" }]);
  return text.slice(0, selection.start) + value + text.slice(selection.end);
}

function set(content: Content, field: string, value: unknown): Content {
  return withValue(content, parsePath(field), value);
}

/** The summary follows the narrative, until it has been edited itself. */
function following(content: Content, edits: readonly Edit[], field: string): Content {
  const summaryIsOwn = edits.some(({ path }) => path === SUMMARY || isWithin(SUMMARY, path));
  if (field !== NARRATIVE || summaryIsOwn || valueAt(content, SUMMARY.split(".")) === undefined)
    return content;
  return set(content, SUMMARY, content.narrative ?? "");
}

/** The edits that remain: those whose field has its generated value again are none, and a field covers what lies in it. */
function settled(edits: readonly Edit[], content: Content, generated: Content, field: string): Edit[] {
  return edits
    .filter(({ path }) => path === field || !isWithin(path, field))
    .filter(
      ({ path }) =>
        !isDeepStrictEqual(valueAt(content, path.split(".")), valueAt(generated, path.split("."))),
    );
}

/** @throws ApiError 400 when the profile would not be one any more. */
export function edited(written: Written, field: string, value: unknown, by: Edit["by"]): Edited {
  const path = parsePath(field);
  requireAt(written.content, path);
  const changed = set(written.content, field, value);
  requireValid(changed);
  const content = withStandingEvidence(following(changed, written.edits, field), written.generated);
  const others = written.edits.filter((edit) => edit.path !== field);
  return { content, edits: settled([...others, { path: field, by }], content, written.generated, field) };
}

/** @throws ApiError 400 where the generated profile has no such field. */
export function reverted(written: Written, field: string): Edited & { value: unknown } {
  const path = parsePath(field);
  const value = requireAt(written.generated, path);
  requireAt(written.content, path.slice(0, -1));
  const back = set(written.content, field, structuredClone(value));
  requireValid(back);
  const edits = written.edits.filter((edit) => edit.path !== field);
  const content = withStandingEvidence(following(back, edits, field), written.generated);
  return { content, edits: settled(edits, content, written.generated, field), value };
}
