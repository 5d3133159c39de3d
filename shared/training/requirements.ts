/** Fits what judges clauses (what parts them, which ask, of what kind) to postings labelled by reading. */
import { findSkills, skillKind } from "@career-portrait/shared/skills";
import { tokenF1 } from "@career-portrait/shared/text";
import { type Joint, jointFeatures, jointsOf, JOINT_ROWS } from "../matching/requirements/clauses.ts";
import { KIND_ROWS, kindFeatures, KINDS } from "../matching/requirements/kinds.ts";
import {
  clausesIn,
  type PlacedUnit,
  placedUnits,
  type ReadingModels,
} from "../matching/requirements/read.ts";
import { flatten } from "../letters/flat.ts";
import type { GoldPosting, GoldRequirement } from "./gold-posting.ts";
import { type Network, runNetwork } from "../models/network.ts";
import { type Example, fit, probabilities } from "./linear.ts";
import { type DenseExample, fitNetwork, meanOf } from "./network.ts";

/** A labelled posting as models that have not seen its source place its units. */
export interface PlacedPosting {
  gold: GoldPosting;
  flat: string;
  units: PlacedUnit[];
  /** Models of the fold that left its source out. */
  models: ReadingModels;
}

export function placed(gold: GoldPosting, models: ReadingModels): PlacedPosting {
  const flat = flatten(gold.text);
  return { gold, flat, units: placedUnits(gold.text, flat, models), models };
}

/** What parts clauses: each joint of a unit that holds labelled requirements either stands inside one or between two. */
function jointExamples({ gold, flat, units }: PlacedPosting): Example[] {
  return units.flatMap((unit) => {
    const inside = gold.requirements.filter(({ start, end }) => start < unit.end && end > unit.start);
    if (inside.length === 0) return [];
    const joints = jointsOf(flat, unit);
    const features = jointFeatures(flat, unit, joints);
    return joints.flatMap((joint, at) => {
      const parts = partsAt(inside, joint);
      return parts === null ? [] : [{ rows: features[at]!, target: [1 - parts, parts], weight: 1 }];
    });
  });
}

/** 1: the joint parts a requirement from its surroundings; 0: it stands inside one; null: outside of all. */
function partsAt(requirements: readonly GoldRequirement[], { from, to }: Joint): 0 | 1 | null {
  const before = requirements.findIndex(({ start, end }) => start < from && end >= from);
  const after = requirements.findIndex(({ start, end }) => start <= to && end > to);
  if (before < 0 && after < 0) return null;
  return before === after ? 0 : 1;
}

/** The scorer of readings pairs texts from this likeness on. */
const ALIKE = 0.5;

/** Which clauses ask: those that say the better part of a labelled requirement. */
function gateExamples(posting: PlacedPosting, models: ReadingModels): DenseExample[] {
  const { gold, flat, units } = posting;
  return clausesIn(gold.text, flat, units, models).map((clause) => {
    const own = gold.text.slice(clause.start, clause.end);
    const yes = Number(
      gold.requirements.some(
        ({ start, end }) =>
          start < clause.end && end > clause.start && tokenF1(gold.text.slice(start, end), own) >= ALIKE,
      ),
    );
    return { input: clause.input, target: Float32Array.of(1 - yes, yes), weight: 1 };
  });
}

/** Of what kind each labelled requirement is. */
function kindExamples({ gold, flat, units }: PlacedPosting): Example[] {
  return gold.requirements.map(({ start, end, kind }) => {
    const unit = units.find((one) => one.start < end && one.end > start);
    const named = findSkills(gold.text.slice(start, end)).flatMap(({ skill }) => skillKind(skill) ?? []);
    return {
      rows: kindFeatures(flat.slice(start, end), unit?.heading?.title ?? "", named),
      target: KINDS.map((one) => Number(one === kind)),
      weight: 1,
    };
  });
}

export interface ClauseModels {
  joint: Float32Array;
  gate: Network;
  kind: Float32Array;
}

const GATE = { hidden: 12, epochs: 12, rate: 3e-3 };
/** The mean of three is steadier than any. */
const GATE_SEEDS = [3, 4, 5];
const FIT = { epochs: 8, rate: 0.1, decay: 3e-5, seed: 3 };

/** Fits all three; the gate is fitted to the clauses that the joint model makes. */
export function fitClauses(postings: readonly PlacedPosting[]): ClauseModels {
  const kind = fit(postings.flatMap(kindExamples), { ...FIT, size: KIND_ROWS, classes: KINDS.length });
  const joint = fit(postings.flatMap(jointExamples), { ...FIT, size: JOINT_ROWS, classes: 2 });
  const asking = postings.flatMap((one) => gateExamples(one, { ...one.models, isJoint: jointModel(joint) }));
  const gate = meanOf(GATE_SEEDS.map((seed) => fitNetwork(asking, { ...GATE, seed })));
  return { joint, gate, kind };
}

function jointModel(weights: Float32Array): ReadingModels["isJoint"] {
  return (features) => features.map((rows) => chances(weights, rows, 2)[1]!);
}

export function clauseModels({
  joint,
  gate,
  kind,
}: ClauseModels): Pick<ReadingModels, "isJoint" | "asks" | "kind"> {
  return {
    isJoint: jointModel(joint),
    asks: (input) => runNetwork(gate, input)[1]!,
    kind: (rows) => chances(kind, rows, KINDS.length),
  };
}

function chances(weights: Float32Array, rows: ArrayLike<number>, classes: number): Float64Array {
  const found = new Float64Array(classes);
  probabilities(weights, rows, 1 / Math.sqrt(rows.length), classes, found);
  return found;
}
