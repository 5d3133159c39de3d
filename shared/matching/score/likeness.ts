/** How a passage compares with a requirement: the numbers that the model of showing is asked with. */
import type { ClaimType } from "../../contract/index.ts";
import { dot } from "../../models/vectors.ts";
import { KINDS } from "../requirements/index.ts";
import { type AnswerModel, askedKeys } from "./answers.ts";
import type { ReadyPortrait } from "./ready-portrait.ts";
import type { Wanted } from "./wanted.ts";
import { dotsWith } from "../../models/telling-words.ts";

const TYPES: readonly ClaimType[] = ["achievement", "attribute", "skill", "education", "certification"];
/** Numbers of a comparison. */
export const LIKENESS_INPUTS = 20 + TYPES.length + KINDS.length;

/** The numbers with which a passage only speaks more for a requirement: the first ones, of likeness. */
export const LIKER = 9;

/** Less like than this in every way, a passage shows nothing. */
const LEAST = { nearness: 0.34, cosine: 0.3 };

export interface Likenesses {
  /** Which passages were compared: all that are at all alike. */
  passages: Uint32Array;
  /** {@link LIKENESS_INPUTS} numbers for each. */
  inputs: Float32Array;
  /** For each passage of the portrait the share of the requirement's words that it comes near to, 0 to 1. */
  near: Float32Array;
}

/** @param title what the posting's title is about */
export function likenessesOf(
  portrait: ReadyPortrait,
  wanted: Wanted,
  title: Float32Array,
  model: AnswerModel,
): Likenesses {
  const { all, directions, nearTo, showing } = portrait.passages;
  const [exact, near, most] = [all, all, all].map(() => new Float32Array(all.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (const word of wanted.words) {
    const found = nearTo(word);
    const share = word.weight / wanted.total;
    for (let at = 0; at < all.length; at += 1) {
      const value = found[at]!;
      if (value === 1) exact[at]! += share;
      near[at]! += share * value;
      if (value > most[at]!) most[at] = value;
    }
  }
  const [shown, best] = skillsOf(wanted, showing, all.length);
  const cosines = dotsWith(directions, wanted.direction);
  const isFormal = wanted.requirement.kind === "education" || wanted.requirement.kind === "certification";
  const chosen: number[] = [];
  for (let at = 0; at < all.length; at += 1)
    if (
      exact[at]! > 0 ||
      best[at]! > 0 ||
      near[at]! >= LEAST.nearness ||
      cosines[at]! >= LEAST.cosine ||
      (isFormal && all[at]!.source.claim.type === wanted.requirement.kind)
    )
      chosen.push(at);

  const asked = askedKeys(wanted.words, wanted.groups.flat(), model.fields);
  const aboutTitle = portrait.passages.about(title);
  const aboutRole = new Map<string, readonly [requirement: number, title: number]>();
  for (const [id, { direction }] of portrait.roleOf)
    aboutRole.set(id, [dot(direction, wanted.direction), dot(direction, title)]);
  const inputs = new Float32Array(chosen.length * LIKENESS_INPUTS);
  const { requirement } = wanted;
  const kind = KINDS.indexOf(requirement.kind);
  const answer = portrait.passages.answers(model).odds(asked, kind);
  for (const [row, at] of chosen.entries()) {
    const passage = all[at]!;
    const role = passage.role === null ? undefined : aboutRole.get(passage.role);
    let cell = row * LIKENESS_INPUTS;
    inputs[cell++] = exact[at]!;
    inputs[cell++] = passage.total === 0 ? 0 : (exact[at]! * wanted.total) / passage.total;
    inputs[cell++] = near[at]!;
    inputs[cell++] = most[at]!;
    inputs[cell++] = cosines[at]!;
    const odds = answer(at);
    inputs[cell++] = odds;
    inputs[cell++] = odds * Math.sqrt(passage.words.length);
    inputs[cell++] = shown[at]!;
    inputs[cell++] = best[at]!;
    inputs[cell++] = role?.[0] ?? 0;
    inputs[cell++] = role?.[1] ?? 0;
    inputs[cell++] = aboutTitle[at]!;
    inputs[cell++] = Math.log2(1 + passage.length);
    inputs[cell++] = wanted.words.length;
    inputs[cell++] = wanted.parts.length;
    inputs[cell++] = wanted.groups.length;
    inputs[cell++] = Number(passage.digits);
    inputs[cell++] = Number(wanted.soft);
    inputs[cell++] = requirement.years ?? -1;
    inputs[cell++] = role ? 1 : 0;
    inputs[cell + TYPES.indexOf(passage.source.claim.type)] = 1;
    inputs[cell + TYPES.length + kind] = 1;
  }
  return { passages: Uint32Array.from(chosen), inputs, near };
}

/** For each passage the mean over the groups of skills of what it shows of their best member, and the best of all. */
function skillsOf(
  { groups }: Wanted,
  showing: (skill: string) => Float32Array,
  count: number,
): [mean: Float32Array, best: Float32Array] {
  const mean = new Float32Array(count);
  const best = new Float32Array(count);
  for (const group of groups) {
    const shown = group.map(showing);
    for (let at = 0; at < count; at += 1) {
      let most = 0;
      for (const one of shown) if (one[at]! > most) most = one[at]!;
      mean[at]! += most / groups.length;
      if (most > best[at]!) best[at] = most;
    }
  }
  return [mean, best];
}
