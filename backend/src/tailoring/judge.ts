/** Judging a tailored profile by rule: what it covers, whether it is borne out, how it reads (docs/tailoring.md). */
import type { TailoringJudgement } from "@career-portrait/shared/contract";
import { findSkills, skillRelation } from "@career-portrait/shared/skills";
import { fold, sentences, pattern } from "@career-portrait/shared/text";
import type { Sentence } from "../phrasebook.ts";
import { ask, type Composer } from "./asking.ts";
import type { Content } from "./document.ts";
import type { Material } from "./material.ts";
import { advice } from "./notes.ts";
import { headersIn, type Said, saidIn } from "./said.ts";
import { unborneIn } from "./unborne.ts";
import { wordCount } from "./writer/lines.ts";
import { relevanceOf } from "./writer/relevance.ts";

const IMPORTANCE = { must: 3, nice: 1 } as const;
/** A line speaks to a requirement from here on. */
const SPEAKS = 0.3;
/** Sentences of more words are read twice. */
const LONG_SENTENCE = 40;
const MOST_SUGGESTIONS = 20;
const MOST_ADVICE = 5;
/** How long a model may advise while a client waits, in ms. */
const ADVICE_MS = 20_000;
const MOST_PAGES = 2;
const EMPTY_PHRASES = pattern("giu")`
    \b(?:results?[- ]driven|team player|hard[- ]?working|go[- ]getter|think(?:ing)? outside the box|
    synerg\w+|passionate|dynamic|self[- ]starter|detail[- ]oriented|proven track record|world[- ]class|
    cutting[- ]edge|teamfähig|belastbar|hochmotiviert\w*|dynamisch\w*|passionné\w*|dynamique|
    motivé\w*)\b`;

function coverageOf(said: readonly Said[], material: Material) {
  const relevance = relevanceOf(material);
  const all = said.map(({ text }) => text);
  const skills = all.flatMap((text) => findSkills(text).map(({ skill }) => skill));
  const titles = fold(material.roles.map(({ title }) => title).join(" | "));
  const rows = material.match.strengths.map(({ requirement, importance, weight, match }) => {
    const asked = findSkills(requirement).map(({ skill }) => skill);
    const named = asked.some((skill) => skills.some((held) => skillRelation(held, skill).weight >= 0.9));
    const shown =
      named ||
      titles.includes(fold(match.claim)) ||
      all.some(
        (text) => fold(text).includes(fold(match.claim)) || relevance.hit(text, requirement) >= SPEAKS,
      ) ||
      said.some(({ ids }) => ids.includes(match.claim_id));
    return { requirement, weight: IMPORTANCE[importance] * Math.max(weight, 0.01), shown };
  });
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const shown = rows.reduce((sum, row) => sum + (row.shown ? row.weight : 0), 0);
  return {
    mark: total === 0 ? 0 : Math.round((100 * shown) / total),
    missing: rows.filter((row) => !row.shown).map(({ requirement }) => requirement),
  };
}

function faithfulnessOf(content: Content, said: readonly Said[], material: Material) {
  const stated = [...said, ...headersIn(content, material)];
  const unsupported = unborneIn(content, stated, material).map(({ field, text }) => ({ field, text }));
  const share = (stated.length - unsupported.length) / Math.max(1, stated.length);
  return { mark: Math.max(0, Math.floor(100 * share)), unsupported };
}

/** What makes it hard to read, each with what it takes away from 100. */
function clarityOf(content: Content, said: readonly Said[], pages: number | null) {
  const faults: { cost: number; wanting: Sentence }[] = [];
  const find = (cost: number, wanting: Sentence) => faults.push({ cost, wanting });
  const prose = said.filter(({ field }) => !field.includes(".skills."));
  const long = prose
    .flatMap(({ text }) => sentences(text))
    .filter(({ text }) => wordCount(text) > LONG_SENTENCE);
  if (long.length > 0)
    find(
      Math.min(24, 4 * long.length),
      advice("long_sentences", { count: long.length, words: LONG_SENTENCE }),
    );
  const seen = new Set<string>();
  const bullets = prose.filter(({ field }) => field.includes(".highlights."));
  const twice = bullets.filter(({ text }) => seen.has(fold(text)) || !seen.add(fold(text)));
  if (twice.length > 0) find(Math.min(20, 5 * twice.length), advice("said_twice"));
  const empty = [...new Set(prose.flatMap(({ text }) => text.match(EMPTY_PHRASES) ?? []))];
  if (empty.length > 0)
    find(Math.min(20, 4 * empty.length), advice("empty_phrases", { phrases: empty.slice(0, 3) }));
  if (pages !== null && pages > MOST_PAGES) find(15, advice("too_many_pages", { pages, most: MOST_PAGES }));
  const inNarrative = sentences(content.narrative ?? "").length;
  if (inNarrative === 0) find(15, advice("narrative_missing"));
  else if (inNarrative > 4) find(8, advice("narrative_long"));
  if (bullets.length === 0 && content.resume_data) find(20, advice("roles_without_lines"));
  return {
    mark: Math.max(0, 100 - faults.reduce((sum, { cost }) => sum + cost, 0)),
    wanting: faults.map(({ wanting }) => wanting),
  };
}

/** @param pages as it is set; null where it cannot be */
export function judge(content: Content, material: Material, pages: number | null): TailoringJudgement {
  const said = saidIn(content, material);
  const coverage = coverageOf(said, material);
  const faithfulness = faithfulnessOf(content, said, material);
  const clarity = clarityOf(content, said, pages);
  const suggestions = [
    ...faithfulness.unsupported.map(({ field, text }) => advice("field_unborne", { field, text })),
    ...coverage.missing.map((requirement) => advice("requirement_unsaid", { requirement })),
    ...(material.match.strengths.length === 0 ? [advice("nothing_to_cover")] : []),
    ...clarity.wanting,
  ].slice(0, MOST_SUGGESTIONS);
  return {
    coverage: coverage.mark,
    faithfulness: faithfulness.mark,
    clarity: clarity.mark,
    unsupported: faithfulness.unsupported,
    suggestions: suggestions.map(({ text }) => text),
    suggestions_explanation: suggestions.map(({ explanation }) => explanation),
  };
}

const TASK =
  "Advise the person how to make their tailored profile answer the posting better, from the " +
  "evidence alone. Each sentence is one piece of advice that can be acted on; it invents " +
  "nothing about the person and gives no marks.";
const PARTS = [{ name: "advice", wish: "at most 5 pieces of advice." }];

/** The same with a model's advice behind the rules'; it adds suggestions and never changes a mark. */
export async function judgeWith(
  content: Content,
  material: Material,
  pages: number | null,
  engine: Composer,
): Promise<TailoringJudgement> {
  const ruled = judge(content, material, pages);
  const budget = AbortSignal.timeout(ADVICE_MS);
  const text = saidIn(content, material)
    .map((one) => one.text)
    .join("\n");
  const answered = await ask(
    engine,
    material,
    { what: "advice", task: TASK, parts: PARTS, text },
    () => "advice",
    {
      signal: budget,
    },
  ).catch((error: unknown) => {
    if (!budget.aborted) throw error;
    return null;
  });
  const more = (answered?.kept.get("advice") ?? []).map((one) => one.text).slice(0, MOST_ADVICE);
  const suggestions = [...ruled.suggestions, ...more].slice(0, MOST_SUGGESTIONS);
  // A model's words have no codes.
  const suggestions_explanation = suggestions.map((_, at) => ruled.suggestions_explanation?.[at] ?? []);
  return { ...ruled, suggestions, suggestions_explanation };
}
