/** Skills asked for against skills shown: the same, implied, neighbouring, or the same words where no name is known. */
import { canonicalSkill, skillKind, skillRelation } from "../../skills/index.ts";
import { fold, ngramCosine } from "../../text/index.ts";
import type { Assessment } from "./assessment.ts";
import type { SkillGroup } from "./groups.ts";
import { workNamedBy } from "./occupation.ts";
import type { Phrase, Shown } from "./phrases.ts";
import type { QuotedClaim, ReadyPortrait } from "./portrait.ts";
import { coverage, termsOf } from "./terms.ts";

export interface ShownSkill {
  credit: number;
  source: QuotedClaim;
  /** What the portrait calls it, when it is not the same. */
  by: string | null;
  how: Shown;
}

/** From here on a skill counts as shown and not only in part. */
const AS_GOOD = 0.7;
/** The general term shows little of the particular one: "machine learning" for PyTorch. */
const GENERAL_ONLY = 0.7;
/** Below this a likeness says nothing. */
const SAYS_NOTHING = 0.2;

/** A neighbour earns credit, however near it lies, and is not the skill: Tableau is not Power BI. */
function isItself({ credit, how }: ShownSkill): boolean {
  return credit >= AS_GOOD && how !== "related" && how !== "narrower";
}

const known = new WeakMap<ReadyPortrait, Map<string, ShownSkill | null>>();

/** The best that a portrait shows for one skill; null when nothing does. Remembered per ready portrait. */
export function shownSkill(portrait: ReadyPortrait, wanted: string): ShownSkill | null {
  const memory = known.get(portrait) ?? new Map<string, ShownSkill | null>();
  known.set(portrait, memory);
  let shown = memory.get(wanted);
  if (shown === undefined) {
    shown = findShown(portrait, wanted);
    memory.set(wanted, shown);
  }
  return shown;
}

function findShown(portrait: ReadyPortrait, wanted: string): ShownSkill | null {
  const name = canonicalSkill(wanted) ?? fold(wanted);
  const same = portrait.skills.get(name);
  let best: ShownSkill | null = same
    ? { credit: shownWell(same), source: same[0]!, by: null, how: "same" }
    : null;
  if (best?.credit === 1) return best;
  for (const [skill, sources] of portrait.skills) {
    const { kind, weight: stated } = skillRelation(skill, name);
    if (stated === 0 || kind === "none") continue;
    const weight = (kind === "narrower" ? GENERAL_ONLY * stated : stated) * shownWell(sources);
    if (weight >= SAYS_NOTHING && weight > (best?.credit ?? 0))
      best = { credit: weight, source: sources[0]!, by: skill, how: kind };
  }
  for (const other of [inHeldRole(portrait, name), inWords(portrait, wanted)]) {
    if (other && other.credit > (best?.credit ?? 0)) best = other;
  }
  return best;
}

/** Who held a role is believed to have done the work it is named after, a little less than who says what was done. */
const HELD = 0.95;
/** A learner's role counts by this part. */
export const LEARNER = 0.7;

/** The work that a skill names is shown by a role of that occupation: accounting by an accountant's. */
function inHeldRole(portrait: ReadyPortrait, wanted: string): ShownSkill | null {
  const occupations = workNamedBy(wanted);
  const held = portrait.roles.filter(
    (role) => role.claims.length > 0 && occupations.some((one) => role.occupations.includes(one)),
  );
  const best = held.find(({ level }) => level > 0) ?? held[0];
  if (best === undefined) return null;
  const credit = best.level === 0 ? HELD * LEARNER : HELD;
  return { credit, source: best.claims[0]!, by: best.role.title, how: "implies" };
}

/** A skill that only stands in a list is believed less than one that a role or an achievement shows. */
const LISTED = 0.8;

function shownWell(sources: readonly QuotedClaim[]): number {
  return sources.some(({ claim }) => claim.type !== "skill" || claim.work_history_id !== null) ? 1 : LISTED;
}

/** Tools, licences and languages are themselves or they are not; anything else may be said in other words. */
function inWords(portrait: ReadyPortrait, wanted: string): ShownSkill | null {
  const kind = skillKind(wanted);
  if (kind === "technology" || kind === "tool" || kind === "credential" || kind === "language") return null;
  const phrase = fold(wanted);
  if (phrase.length < 3) return null;
  const terms = termsOf(wanted);
  let best: ShownSkill | null = null;
  for (const source of portrait.claims) {
    const credit = wordCredit(source, phrase, terms, kind === null);
    if (credit >= SAYS_NOTHING && credit > (best?.credit ?? 0)) {
      best = { credit, source, by: source.claim.label, how: credit === 1 ? "same" : "worded" };
    }
  }
  return best;
}

function wordCredit(
  source: QuotedClaim,
  phrase: string,
  terms: ReadonlySet<string>,
  unknown: boolean,
): number {
  if (source.text.includes(` ${phrase} `)) return 1;
  const shared = terms.size > 1 ? coverage(terms, source.terms) : 0;
  const worded = shared >= 0.99 ? 0.8 : shared >= 0.5 ? 0.6 * shared : 0;
  // Inflection, compounds and slips of the pen, for names nobody has listed.
  const label = fold(source.claim.label);
  const alike = unknown && phrase.length >= 8 && label.length >= 8 ? ngramCosine(phrase, label) : 0;
  return Math.max(worded, alike >= 0.7 ? 0.85 * alike : 0);
}

/** Credit over groups: the mean of each group's best member, with what is shown, shown in part and missing. */
export function assessSkills(portrait: ReadyPortrait, groups: readonly SkillGroup[]): Assessment {
  const found = groups.map((group) => ({ group, best: bestOf(portrait, group) }));
  const credit = mean(found.map(({ best }) => best?.credit ?? 0));
  const shown = found.filter(({ best }) => best !== null && isItself(best));
  const partly = found.filter(({ best }) => best !== null && !isItself(best));
  const missing = found.filter(({ best }) => best === null).map(({ group }) => group.join(" / "));
  const alternatives = shown.flatMap(({ group }) =>
    group.filter((skill) => {
      const other = shownSkill(portrait, skill);
      return other === null || !isItself(other);
    }),
  );
  const ranked = found.flatMap(({ best }) => (best ? [best] : [])).toSorted((a, b) => b.credit - a.credit);
  return {
    credit,
    reach: mean(
      found.map(({ best }) => (best === null ? 0 : Math.max(best.credit, best.credit >= 0.3 ? 1 : 0))),
    ),
    sources: [...new Set(ranked.map(({ source }) => source))],
    met: shown.length === found.length,
    why: [
      ...(shown.length > 0 ? [phraseOf("shown", shown, ({ best }) => best!.skill)] : []),
      ...(alternatives.length > 0
        ? [{ code: "one_is_enough", params: { skills: alternatives } } as const]
        : []),
      ...(partly.length > 0 ? [phraseOf("shown_in_part", partly, ({ group }) => group.join(" / "))] : []),
      ...(missing.length > 0 ? [{ code: "not_shown", params: { skills: missing } } as const] : []),
    ],
    closes: {
      code: "evidence_of",
      params: { things: [...missing, ...partly.map(({ group }) => group.join(" / "))], either: false },
    },
  };
}

interface FoundGroup {
  group: SkillGroup;
  best: (ShownSkill & { skill: string }) | null;
}

function bestOf(portrait: ReadyPortrait, group: SkillGroup): (ShownSkill & { skill: string }) | null {
  let best: (ShownSkill & { skill: string }) | null = null;
  for (const skill of group) {
    const shown = shownSkill(portrait, skill);
    if (shown && shown.credit > (best?.credit ?? 0)) best = { ...shown, skill };
  }
  return best;
}

function phraseOf(
  code: "shown" | "shown_in_part",
  found: readonly FoundGroup[],
  nameOf: (one: FoundGroup) => string,
): Phrase {
  return {
    code,
    params: {
      skills: found.map(nameOf),
      by: found.map(({ best }) => best!.by ?? best!.skill),
      how: found.map(({ best }) => best!.how),
    },
  };
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
