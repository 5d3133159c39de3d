/** The local writer on the labelled pairs: what the gate had to take out, what was claimed falsely, what was left unsaid. */
import type { MatchScore } from "@career-portrait/shared/contract";
import { languageName } from "@career-portrait/shared/lexicon/spoken-languages";
import { languagesIn, type MatchPosting, type Portrait } from "@career-portrait/shared/matching";
import { canonicalSkill, findSkills, skillRelation } from "@career-portrait/shared/skills";
import { fold, sentences } from "@career-portrait/shared/text";
import { type Content, compose } from "../../src/tailoring/document.ts";
import { composeLetter } from "../../src/tailoring/letter.ts";
import type { Material } from "../../src/tailoring/material.ts";
import { citedBy, gateOptions } from "../../src/tailoring/sift.ts";
import { unsupportedIn } from "../../src/tailoring/gate/index.ts";
import { FULL, writeProfile } from "../../src/tailoring/writer/index.ts";
import { writeLetter } from "../../src/tailoring/writer/letter.ts";
import { materialFor, TODAY } from "./material.ts";

export interface Written {
  /** Sentences that the writer handed in, and those the gate took out. */
  sentences: number;
  removed: { text: string; reason: string }[];
  /** Findings in what was kept, by judging it once more. */
  unsupported: number;
  /** The sentences about the person that are kept: profile, talking points, bullets, skills, letter. */
  claimed: string[];
  /** Must-haves that the score says are met, and those of them that the profile or letter speaks of. */
  satisfied: number;
  mentioned: number;
}

export function written(portrait: Portrait, posting: MatchPosting): Written {
  const material = materialFor(portrait, posting);
  const draft = writeProfile(material, FULL);
  const content = compose(draft, material, { engine: "local", at: `${TODAY}T00:00:00Z`, removed: [] });
  const letterDraft = writeLetter(material, { tone: "plain", maxWords: 300 });
  const letter = composeLetter(letterDraft, material, 300);
  const drafted = [
    ...draft.narrative,
    ...draft.talking_points,
    ...[...draft.bullets.values()].flat(),
    ...letterDraft.paragraphs.flat(),
  ];
  const inLetter = letterDraft.paragraphs.flat().filter(({ text }) => letter.content.includes(text));
  const about = inLetter.filter(({ about: whom }) => whom === "candidate");
  const removed = [...removedOf(content), ...letter.removed];
  const claimed = [...claimedIn(content), ...about.map(({ text }) => text)];
  const kept = [
    ...draft.narrative,
    ...draft.talking_points,
    ...[...draft.bullets.values()].flat(),
    ...about,
  ].filter(({ text }) => !removed.some((one) => one.text === text));
  const options = gateOptions(material);
  const met = material.match.strengths.filter(({ importance }) => importance === "must");
  return {
    sentences: drafted.length,
    removed,
    unsupported: kept.reduce(
      (sum, { text, ids }) => sum + unsupportedIn(text, citedBy(ids, material.evidence), options).length,
      0,
    ),
    claimed,
    satisfied: met.length,
    mentioned: met.filter((strength) => isMentioned(strength, claimed, material)).length,
  };
}

/** Forbidden skills that a sentence about the person names. */
export function claimedSkills(claimed: readonly string[], forbidden: readonly string[]): string[] {
  return forbidden.filter((skill) => {
    const canonical = canonicalSkill(skill);
    return claimed.some(
      (text) =>
        (` ${fold(text)} `.includes(` ${fold(skill)} `) && !/^(?:go|r|c)$/i.test(skill)) ||
        findSkills(text).some((found) => found.skill === canonical),
    );
  });
}

function removedOf({ resume_data }: Content): Written["removed"] {
  const meta = resume_data?.meta as { removed?: Written["removed"] } | undefined;
  return meta?.removed ?? [];
}

function claimedIn({ narrative, talking_points, resume_data }: Content): string[] {
  const lists = resume_data as { work?: { highlights?: string[] }[]; skills?: { name: string }[] } | null;
  return [
    ...sentences(narrative ?? "").map(({ text }) => text),
    ...(talking_points ?? []),
    ...(lists?.work ?? []).flatMap(({ highlights }) => highlights ?? []),
    ...(lists?.skills ?? []).map(({ name }) => name),
  ];
}

/** Named by skill, by the claim that meets it, or by most of its words. */
function isMentioned(
  { requirement, match: met }: MatchScore["strengths"][number],
  claimed: readonly string[],
  material: Material,
): boolean {
  // What is written in a language speaks for it.
  if (languagesIn(requirement).includes(languageName(material.postingLanguage) ?? "")) return true;
  const asked = findSkills(requirement).map(({ skill }) => skill);
  const said = [
    ...claimed,
    ...material.roles.map(({ title }) => title),
    ...material.claims.filter(({ type }) => /education|certification/.test(type)).map(({ label }) => label),
  ];
  const named = said.flatMap((text) => findSkills(text).map(({ skill }) => skill));
  if (asked.some((skill) => named.some((held) => skillRelation(held, skill).weight >= 0.9))) return true;
  return said.some(
    (text) =>
      fold(text).includes(fold(met.claim)) || (fold(met.claim).includes(fold(text)) && text.length > 12),
  );
}
