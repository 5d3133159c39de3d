import { fold } from "../text/index.ts";

/** Company and title in one form; equal for postings that may be the same (decisions, section 6). */
export function sameName({ company, title }: { company: string | null; title: string }): string {
  return `${fold(company ?? "")}|${fold(title)}`;
}
