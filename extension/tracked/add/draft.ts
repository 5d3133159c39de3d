/** What is being added; it survives a look at another place. */
import type { CapturedPosting, PostingAtAddress } from "@career-portrait/shared/contract";
import { create } from "zustand";

export interface Reading {
  posting: CapturedPosting;
  /** Idempotency key of saving it. */
  key: string;
}

export interface AddDraft {
  /** An address alone, or the posting's text. */
  words: string;
  /** Where a text that was pasted stands; empty where that is not known. */
  address: string;
  reading: Reading | null;
}

export const NOTHING: AddDraft = { words: "", address: "", reading: null };

export const useAddDraft = create<AddDraft>(() => NOTHING);

/** Whether this is one address and no text: one word, which no posting is. */
export function isAddress(words: string): boolean {
  return /^\S+$/.test(words.trim());
}

/** A posting of which only the address is known. */
export function unread(url: string): CapturedPosting {
  return {
    title: null,
    company: null,
    location: null,
    url,
    source_site: null,
    external_id: null,
    employment_type: null,
    work_mode: null,
    salary: null,
    posted_at: null,
    valid_through: null,
    description_text: null,
    description_html: null,
    extraction: "structured",
    confidence: 1,
    closed: false,
    sources: {},
  };
}

/** What the backend read at an address, as if the panel had read it; null where there was no posting's text. */
export function postingAt({ url, description, facts, closed }: PostingAtAddress): CapturedPosting | null {
  if (description === null) return null;
  const found = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return { ...unread(url), ...found, description_text: description, closed };
}

/** The posting with a name that the person typed. */
export function named(posting: CapturedPosting, field: "title" | "company", words: string): CapturedPosting {
  const snippet = words.slice(0, 200);
  const sources = { ...posting.sources, [field]: { source: "user" as const, snippet } };
  return { ...posting, [field]: words.trim() === "" ? null : words, sources };
}
