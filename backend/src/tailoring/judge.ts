/** Judging a tailored profile by rule: what it covers, whether it is borne out, how it reads (docs/tailoring.md). */
import type { TailoringJudgement } from "@career-portrait/shared/contract";
import { findSkills, skillRelation } from "@career-portrait/shared/skills";
import { fold, sentences } from "@career-portrait/shared/text";
import { ask, type Composer } from "./asking.ts";
import type { Content } from "./document.ts";
import { unsupportedIn } from "./gate/index.ts";
import type { Material } from "./material.ts";
import { citedBy, gateOptions } from "./sift.ts";
import { wordCount } from "./writer/letter.ts";
import { relevanceOf } from "./writer/relevance.ts";

/** One sentence of the profile, by the field it stands in. */
interface Said {
  field: string;
  text: string;
  ids: readonly string[];
}

const IMPORTANCE = { must: 3, nice: 1 } as const;
/** A line speaks to a requirement from here on. */
const SPEAKS = 0.3;
/** Sentences of more words are read twice. */
const LONG_SENTENCE = 40;
const MOST_SUGGESTIONS = 20;
const MOST_ADVICE = 5;
/** How long a model may advise while a client waits, in ms. */
const ADVICE_MS = 20_000;
/** Two pages. */
const MOST_WORDS = 950;
const EMPTY_PHRASES =
  /\b(?:results?[- ]driven|team player|hard[- ]?working|go[- ]getter|think(?:ing)? outside the box|synerg\w+|passionate|dynamic|self[- ]starter|detail[- ]oriented|proven track record|world[- ]class|cutting[- ]edge|teamfähig|belastbar|hochmotiviert\w*|dynamisch\w*|passionné\w*|dynamique|motivé\w*)\b/giu;

type Entry = Record<string, unknown>;

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value)
    ? value.filter((item): item is Entry => typeof item === "object" && item !== null)
    : [];
}

/** The generated sentences that still stand (standing-evidence.ts), each with its own ids, and what was put between them. */
function narrativeIn(narrative: string, generated: unknown, evidence: Record<string, string[]>): Said[] {
  const standing = textsOf(generated)
    .map((text, index) => ({ text, ids: evidence[`narrative.${index}`] ?? [] }))
    .filter(({ text, ids }) => ids.length > 0 && narrative.includes(text));
  let rest = narrative;
  for (const { text } of standing) rest = rest.replace(text, "\n");
  const others = sentences(rest).map(({ text }) => ({ text, ids: [] }));
  return [...standing, ...others].map((one) => ({ field: "narrative", ...one }));
}

/** Every sentence a reader sees, with the ids it cites; what the user wrote cites nothing of its own. */
function saidIn({ narrative, talking_points, resume_data }: Content): Said[] {
  const evidence = ((resume_data?.meta as Entry | undefined)?.evidence ?? {}) as Record<string, string[]>;
  const said = narrativeIn(narrative ?? "", (resume_data?.meta as Entry | undefined)?.narrative, evidence);
  for (const [index, text] of (talking_points ?? []).entries()) {
    const field = `talking_points.${index}`;
    said.push({ field, text, ids: evidence[field] ?? [] });
  }
  for (const [index, role] of entriesOf(resume_data?.work).entries()) {
    for (const [at, text] of textsOf(role.highlights).entries()) {
      const path = `work.${index}.highlights.${at}`;
      said.push({ field: `resume_data.${path}`, text, ids: evidence[path] ?? [] });
    }
    if (typeof role.summary === "string")
      said.push({ field: `resume_data.work.${index}.summary`, text: role.summary, ids: [] });
  }
  for (const [index, { name }] of entriesOf(resume_data?.skills).entries()) {
    if (typeof name !== "string") continue;
    said.push({
      field: `resume_data.skills.${index}.name`,
      text: name,
      ids: evidence[`skills.${index}`] ?? [],
    });
  }
  return said;
}

/** Titles, employers, schools and certificates too: an editor may have raised them. */
function headersIn({ resume_data }: Content): Said[] {
  const headers = (list: string, names: readonly string[]) =>
    entriesOf(resume_data?.[list]).flatMap((entry, index) =>
      names.flatMap((name) => {
        const text = entry[name];
        return typeof text === "string"
          ? [{ field: `resume_data.${list}.${index}.${name}`, text, ids: [] }]
          : [];
      }),
    );
  return [
    ...headers("work", ["position", "name"]),
    ...headers("education", ["studyType", "institution"]),
    ...headers("certificates", ["name"]),
  ];
}

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

function faithfulnessOf(said: readonly Said[], material: Material) {
  const everything = [...material.evidence.values()];
  const unsupported = said.filter(({ text, ids }) => {
    const cited = ids.length > 0 ? citedBy(ids, material.evidence) : everything;
    return unsupportedIn(text, cited, gateOptions(material)).length > 0;
  });
  const mark = said.length === 0 ? 100 : Math.floor((100 * (said.length - unsupported.length)) / said.length);
  return { mark, unsupported: unsupported.map(({ field, text }) => ({ field, text })) };
}

/** What makes it hard to read, each with what it takes away from 100. */
function clarityOf(content: Content, said: readonly Said[]) {
  const faults: { cost: number; advice: string }[] = [];
  const find = (cost: number, advice: string) => faults.push({ cost, advice });
  const prose = said.filter(({ field }) => !field.includes(".skills."));
  const long = prose
    .flatMap(({ text }) => sentences(text))
    .filter(({ text }) => wordCount(text) > LONG_SENTENCE);
  if (long.length > 0)
    find(
      Math.min(24, 4 * long.length),
      `Shorten ${long.length === 1 ? "the sentence" : `the ${long.length} sentences`} of more than ${LONG_SENTENCE} words.`,
    );
  const seen = new Set<string>();
  const bullets = prose.filter(({ field }) => field.includes(".highlights."));
  const twice = bullets.filter(({ text }) => seen.has(fold(text)) || !seen.add(fold(text)));
  if (twice.length > 0)
    find(Math.min(20, 5 * twice.length), "Say each thing once: some bullets repeat others.");
  const empty = [...new Set(prose.flatMap(({ text }) => text.match(EMPTY_PHRASES) ?? []))];
  if (empty.length > 0)
    find(
      Math.min(20, 4 * empty.length),
      `Replace empty phrases by what was done: ${empty.slice(0, 3).join(", ")}.`,
    );
  const words = wordCount(prose.map(({ text }) => text).join(" "));
  if (words > MOST_WORDS) find(15, `It has about ${words} words; two pages hold about ${MOST_WORDS}.`);
  const inNarrative = sentences(content.narrative ?? "").length;
  if (inNarrative === 0) find(15, "It opens without a narrative; two to four sentences say who this is.");
  else if (inNarrative > 4) find(8, "Keep the narrative to four sentences.");
  if (bullets.length === 0 && content.resume_data)
    find(20, "No role says what was done in it; add bullets to the portrait.");
  return {
    mark: Math.max(0, 100 - faults.reduce((sum, { cost }) => sum + cost, 0)),
    advice: faults.map(({ advice }) => advice),
  };
}

export function judge(content: Content, material: Material): TailoringJudgement {
  const said = saidIn(content);
  const coverage = coverageOf(said, material);
  const faithfulness = faithfulnessOf([...said, ...headersIn(content)], material);
  const clarity = clarityOf(content, said);
  const suggestions = [
    ...faithfulness.unsupported.map(
      ({ field, text }) => `Nothing in the portrait bears out ${field}: “${text}”.`,
    ),
    ...coverage.missing.map((requirement) => `You meet “${requirement}”, and the profile does not say so.`),
    ...(material.match.strengths.length === 0
      ? ["The portrait shows none of what the posting asks for, so there is nothing to cover."]
      : []),
    ...clarity.advice,
  ];
  return {
    coverage: coverage.mark,
    faithfulness: faithfulness.mark,
    clarity: clarity.mark,
    unsupported: faithfulness.unsupported,
    suggestions: suggestions.slice(0, MOST_SUGGESTIONS),
  };
}

const TASK =
  "Advise the person how to make their tailored profile answer the posting better, from the evidence alone. Each sentence is one piece of advice that can be acted on; it invents nothing about the person and gives no marks.";
const PARTS = [{ name: "advice", wish: "at most 5 pieces of advice." }];

/** The same with a model's advice behind the rules'; it adds suggestions and never changes a mark. */
export async function judgeWith(
  content: Content,
  material: Material,
  engine: Composer,
): Promise<TailoringJudgement> {
  const ruled = judge(content, material);
  const budget = AbortSignal.timeout(ADVICE_MS);
  const text = saidIn(content)
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
  const advice = (answered?.kept.get("advice") ?? []).map((one) => one.text).slice(0, MOST_ADVICE);
  return { ...ruled, suggestions: [...ruled.suggestions, ...advice].slice(0, MOST_SUGGESTIONS) };
}
