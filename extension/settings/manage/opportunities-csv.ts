/** Tracked opportunities as a table for a spreadsheet, which the import reads back. */
import type { Opportunity } from "@career-portrait/shared/contract";
import papaparse from "papaparse";

const COLUMNS: Record<string, (row: Opportunity) => string | number | null> = {
  title: (row) => row.title,
  company: (row) => row.company,
  url: (row) => row.url,
  status: (row) => row.status,
  location: (row) => row.location,
  notes: (row) => row.notes,
  work_mode: (row) => row.work_mode,
  employment_type: (row) => row.employment_type,
  salary_min: (row) => row.salary?.min ?? null,
  salary_max: (row) => row.salary?.max ?? null,
  salary_currency: (row) => row.salary?.currency ?? null,
  salary_period: (row) => row.salary?.period ?? null,
  match_score: (row) => row.match_score,
  starred: (row) => (row.is_starred ? "yes" : ""),
  applied_at: (row) => row.applied_at,
  created_at: (row) => row.created_at,
};

/** With a byte order mark, by which spreadsheets know UTF-8; text that would be taken for a formula gets an apostrophe. */
export function csvOf(rows: readonly Opportunity[]): string {
  const data = rows.map((row) => Object.values(COLUMNS).map((cell) => cell(row)));
  return `\uFEFF${papaparse.unparse({ fields: Object.keys(COLUMNS), data }, { escapeFormulae: true })}\r\n`;
}
