/**
 * Two postings without an address in common are the same when company, title and, nearly word for word, their text agree
 * (decisions, section 6). Openings that differ in place, or that one site lists under two ids, are different ones.
 */
import { sameName } from "@career-portrait/shared/posting";
import { fold } from "@career-portrait/shared/text";

export interface ComparedPosting {
  company: string | null;
  title: string;
  location: string | null;
  url_keys: readonly string[];
  description: string;
}

/** Shared share of word sequences from which texts count as near-identical; without a company they must agree in all. */
const NEARLY_ALL = 0.9;
const SEQUENCE = 4;

function sequences(text: string): Set<string> {
  const words = fold(text).split(" ").filter(Boolean);
  const last = Math.max(1, words.length - SEQUENCE + 1);
  return new Set(Array.from({ length: last }, (_, at) => words.slice(at, at + SEQUENCE).join(" ")));
}

/** Jaccard index of the word sequences of two texts, 0–1. */
export function textLikeness(one: string, other: string): number {
  const left = sequences(one);
  const right = sequences(other);
  const shared = [...left].filter((sequence) => right.has(sequence)).length;
  return shared / (left.size + right.size - shared);
}

function siteOf(key: string): string {
  return URL.parse(key)?.host ?? key;
}

export function isSamePosting(one: ComparedPosting, other: ComparedPosting): boolean {
  if (sameName(one) !== sameName(other)) return false;
  const places = [one.location, other.location].map((place) => fold(place ?? ""));
  if (places[0] !== "" && places[1] !== "" && places[0] !== places[1]) return false;
  const sites = new Set(one.url_keys.map(siteOf));
  if (other.url_keys.some((key) => sites.has(siteOf(key)))) return false;
  return textLikeness(one.description, other.description) >= (one.company === null ? 1 : NEARLY_ALL);
}
