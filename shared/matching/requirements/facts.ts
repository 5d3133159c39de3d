import type { PostingReading } from "../../contract/posting.ts";
export function readFacts(_text: string): Omit<PostingReading, "requirements"> {
  return { title: null, company: null, location: null, work_mode: null, employment_type: null, seniority: null, salary: null };
}
