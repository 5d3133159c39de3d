/** A posting that a person gave as text: pasted, or selected in a page that could not be read as one. */
import type { CapturedPosting } from "@career-portrait/shared/contract";
import { loadWeights, readPosting } from "@career-portrait/shared/matching";

const SNIPPET = 200;

/**
 * Reads what the text itself says; the rest is null. `address` is where it was selected, kept so that it can be found
 * and recognised again.
 */
export async function postingFromText(text: string, address: string | null): Promise<CapturedPosting> {
  await loadWeights();
  const said = readPosting(text);
  const firstLine =
    text
      .split("\n")
      .find((line) => line.trim())
      ?.trim() ?? null;
  const title = said.title ?? (firstLine && firstLine.length <= 120 ? firstLine : null);
  return {
    title,
    company: said.company,
    location: said.location,
    url: address !== null && /^https?:/.test(address) ? address : null,
    source_site: null,
    external_id: null,
    employment_type: said.employment_type,
    work_mode: said.work_mode,
    salary: said.salary,
    posted_at: null,
    valid_through: null,
    description_text: text,
    description_html: null,
    extraction: "heuristic",
    confidence: 1,
    closed: false,
    sources: { description_text: { source: "user", snippet: text.slice(0, SNIPPET) } },
  };
}
