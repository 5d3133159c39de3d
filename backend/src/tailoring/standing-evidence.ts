/**
 * What stands behind each line of an edited profile: a line that reads as it was written keeps its evidence, wherever in its
 * list it stands now; a changed or new one has none, and is judged by the whole portrait. Pure, from what stands and what was
 * generated, so that neither the order of edits nor their number matters.
 */
import { isDeepStrictEqual } from "node:util";
import type { Content } from "./document.ts";

type Evidence = Record<string, string[]>;
type Meta = { evidence?: Evidence; narrative?: string[] };

/** What an entry of a JSON Resume list is known by. */
const NAMES = ["name", "institution", "title", "language"] as const;

function nameOf(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null) return undefined;
  const named = entry as Record<string, unknown>;
  return NAMES.map((name) => named[name]).find((value) => value !== undefined);
}

/** What an entry says itself, without the lines in it. */
function ownWords(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => !Array.isArray(value)));
}

interface Counterpart {
  /** Its place in the generated list. */
  index: number;
  /** Whether it still says what it said. */
  same: boolean;
}

/** For each entry that stands, the generated one it was; each of those once. Entries that are equal find each other first. */
function counterparts(
  standing: readonly unknown[],
  generated: readonly unknown[],
): (Counterpart | undefined)[] {
  const found: (Counterpart | undefined)[] = standing.map(() => undefined);
  const taken = new Set<number>();
  const pair = (fits: (now: unknown, before: unknown) => boolean, same: boolean, stay: boolean): void => {
    for (const [at, now] of standing.entries()) {
      if (found[at]) continue;
      const free = (index: number) =>
        index < generated.length && !taken.has(index) && fits(now, generated[index]);
      const index = stay ? (free(at) ? at : -1) : generated.findIndex((_, one) => free(one));
      if (index === -1) continue;
      found[at] = { index, same };
      taken.add(index);
    }
  };
  const alike = (now: unknown, before: unknown) => isDeepStrictEqual(ownWords(now), ownWords(before));
  const named = (now: unknown, before: unknown) =>
    nameOf(now) !== undefined && isDeepStrictEqual(nameOf(now), nameOf(before));
  const entries = (now: unknown, before: unknown) => typeof now === "object" && typeof before === "object";
  for (const fits of [isDeepStrictEqual, alike]) {
    pair(fits, true, true);
    pair(fits, true, false);
  }
  // With other words it is not what it was, but the lines in it may be.
  pair(named, false, true);
  pair(named, false, false);
  pair(entries, false, true);
  return found;
}

/** Evidence of everything below `from` in what was generated, by the path at which it stands now. */
function below(
  standing: unknown,
  generated: unknown,
  from: string,
  to: string,
  evidence: Evidence,
): Evidence {
  if (Array.isArray(standing) && Array.isArray(generated)) {
    const pieces = counterparts(standing, generated).map((counterpart, at): Evidence => {
      if (!counterpart) return {};
      const [before, now] = [`${from}.${counterpart.index}`, `${to}.${at}`];
      const own = counterpart.same ? evidence[before] : undefined;
      return {
        ...(own ? { [now]: own } : {}),
        ...below(standing[at], generated[counterpart.index], before, now, evidence),
      };
    });
    return Object.assign({}, ...pieces) as Evidence;
  }
  if (typeof standing !== "object" || standing === null || typeof generated !== "object" || !generated)
    return {};
  const inner = Object.entries(standing).map(([key, value]) => {
    const was = (generated as Record<string, unknown>)[key];
    return below(value, was, from ? `${from}.${key}` : key, to ? `${to}.${key}` : key, evidence);
  });
  return Object.assign({}, ...inner) as Evidence;
}

/** Between the end of one sentence and the next: nothing, a line's end, or white space behind a stop. */
const BEFORE = /(?:^|\n|[.!?\u2026]["'\u201D\u00BB)]*\s)\s*$/u;
const AFTER = /^(?:\s|$)/u;

/** Whether the sentence stands in the text as a sentence, and not as a part of another. */
export function standsIn(sentence: string, text: string): boolean {
  for (let at = text.indexOf(sentence); at !== -1; at = text.indexOf(sentence, at + 1))
    if (BEFORE.test(text.slice(0, at)) && AFTER.test(text.slice(at + sentence.length))) return true;
  return false;
}

function ofNarrative(narrative: string | null, { evidence = {}, narrative: written = [] }: Meta): Evidence {
  const kept = written.flatMap((sentence, index) => {
    const ids = evidence[`narrative.${index}`];
    return ids && standsIn(sentence, narrative ?? "") ? [[`narrative.${index}`, ids] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** The content with the evidence of those of its lines that are as they were generated. */
export function withStandingEvidence(content: Content, generated: Content): Content {
  const meta = content.resume_data?.meta as Meta | undefined;
  const written = generated.resume_data?.meta as Meta | undefined;
  if (!meta?.evidence || !written?.evidence) return content;
  const { meta: _, ...resume } = content.resume_data ?? {};
  const evidence = {
    ...ofNarrative(content.narrative, written),
    ...below(
      { talking_points: content.talking_points, ...resume },
      { talking_points: generated.talking_points, ...generated.resume_data },
      "",
      "",
      written.evidence,
    ),
  };
  return { ...content, resume_data: { ...content.resume_data, meta: { ...meta, evidence } } };
}
