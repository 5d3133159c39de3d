/** One posting's fields from one container, by CSS selectors. What none of them finds is left to the general readers. */
import { clean } from "../clean.ts";
import { isoDate } from "../dates.ts";
import { describe, together } from "../description.ts";
import { notesIn, type Draft } from "../draft.ts";
import { payIn } from "../head.ts";
import { linesOf } from "../lines.ts";
import { placeScore } from "../places.ts";
import { labelledSalary } from "../salary.ts";
import { employmentIn, isEmploymentOnly, workModeOf } from "../terms.ts";
import { CLOSED } from "../announcements.ts";

/** Selectors by the name of the field: alternatives in order of trust. */
export type Fields = Readonly<Record<string, string>>;

export function draftFrom(root: Element, fields: Fields): Draft {
  const draft: Draft = {};
  const note = notesIn(draft, "adapter");
  const text = (field: string, longest = 160) => textAt(root, fields[field], longest);
  note("title", text("title", 260)?.replace(/\s+-\s+job post$/i, ""));
  note("company", text("company")?.replace(/^(?:at|bei|@)\s+|\s*(?:logo|\[\d+\])$/gi, ""));
  const location = placeAt(root, fields.location);
  note("location", location);
  const employment = text("employment_type")?.replace(/^[\s/·•|–-]+|[\s/·•|]+$/g, "") ?? "";
  note("employment_type", employmentIn(employment), employment);
  const mode = text("work_mode") ?? location ?? "";
  note("work_mode", workModeOf(mode), mode);
  const salary = text("salary", 300) ?? "";
  note("salary", (payIn(salary) ?? labelledSalary(salary))?.salary, salary);
  const posted = allOf(root, fields.posted_at)[0];
  if (posted !== undefined) {
    const shown = textIn(posted);
    const date = isoDate(posted.getAttribute("datetime") ?? posted.getAttribute("content") ?? shown);
    note("posted_at", date, shown || undefined);
  }
  note("external_id", text("external_id", 40));
  const description = descriptionAt(root, fields.description);
  if (description !== null && description.text.length >= 80)
    note("description", description, description.text);
  const closed = text("closed", 300) ?? "";
  note("closed", CLOSED.test(closed) || null, closed);
  return draft;
}

/** The first text that any of the selectors finds, if it is no longer than such a field is. */
export function textAt(root: Element, selectors: string | undefined, longest: number): string | null {
  for (const selector of alternatives(selectors)) {
    for (const element of root.querySelectorAll(selector)) {
      const value = textIn(element);
      if (value !== "" && value.length <= longest) return value;
    }
  }
  return null;
}

/** Of the elements that the first matching selector finds, the one that is most surely a place. */
function placeAt(root: Element, selectors: string | undefined): string | null {
  let best: string | null = null;
  for (const element of allOf(root, selectors)) {
    const value = textIn(element).replace(/^(?:locations?|ort|place)\s*:?\s+|^[\s·•|,]+|[\s·•|,/]+$/gi, "");
    if (value === "" || value.length > 160 || isEmploymentOnly(value)) continue;
    if (best === null || placeScore(value) > placeScore(best)) best = value;
  }
  return best;
}

function descriptionAt(root: Element, selectors: string | undefined) {
  const elements = allOf(root, selectors);
  const outermost = elements.filter(
    (element) => !elements.some((other) => other !== element && other.contains(element)),
  );
  return together(
    outermost.map((element) =>
      describe(linesOf(element).filter((line) => line.control === null || line.text.length > 30)),
    ),
  );
}

function textIn(element: Element): string {
  const said = { META: "content", IMG: "alt" }[element.tagName];
  const shown = said === undefined ? null : element.getAttribute(said);
  return clean(
    shown ??
      linesOf(element)
        .map((line) => line.text)
        .join(" "),
  );
}

/** All that the first selector of the list finds that finds anything. */
export function allOf(root: ParentNode, selectors: string | undefined): Element[] {
  for (const selector of alternatives(selectors)) {
    const found = [...root.querySelectorAll(selector)];
    if (found.length > 0) return found;
  }
  return [];
}

/** Alternatives are set apart by `||`, so that each may hold a comma list of its own. */
export function alternatives(selectors: string | undefined): string[] {
  return selectors?.split(" || ") ?? [];
}
