/** Fits the two passes of the role model (docs/models.md) to silver labels, mended once, and to what was labelled by reading. */
import { contextsOf } from "../matching/requirements/roles.ts";
import { ROLE_ROWS, roleFeatures } from "../matching/requirements/role-features.ts";
import type { Network } from "../models/network.ts";
import { type Role, roleIndex, ROLES } from "../models/roles.ts";
import { flatten } from "../letters/flat.ts";
import { type BreakModel, type Unit, unitsOf } from "../text/units.ts";
import type { GoldPosting } from "./gold-posting.ts";
import { fit, probabilities } from "./linear.ts";
import { type DenseExample, fitNetwork } from "./network.ts";
import { silverUnits, variantOf } from "./silver.ts";

const CLASSES = ROLES.length;
const REQUIREMENT = roleIndex("requirement");

/** A posting whose units' roles are known in part. */
export interface RolePosting {
  source: string;
  units: Unit[];
  rows: Uint16Array[];
  /** Allowed classes of each unit; null where nothing is known. */
  allowed: (Uint8Array | null)[];
  weight: number;
}

export interface RoleModel {
  first: Float32Array;
  second: Network;
}

function only(role: Role): Uint8Array {
  const allowed = new Uint8Array(CLASSES);
  allowed[roleIndex(role)] = 1;
  return allowed;
}
const ONLY = new Map(ROLES.map((role) => [role, only(role)]));
const NO_REQUIREMENT = new Uint8Array(CLASSES).fill(1);
NO_REQUIREMENT[REQUIREMENT] = 0;
const ANY_HEADING = Uint8Array.from(ROLES, (role) => Number(role.startsWith("heading")));

function posting(
  source: string,
  text: string,
  units: Unit[],
  roleOf: (unit: Unit) => Uint8Array | null,
  weight: number,
): RolePosting {
  const flat = flatten(text);
  return {
    source,
    units,
    rows: units.map((unit, at) => Uint16Array.from(roleFeatures(text, flat, unit, at / units.length))),
    allowed: units.map(roleOf),
    weight,
  };
}

/** A corpus posting and a variant of it, labelled by its headings. */
export function silverPostings(
  source: string,
  text: string,
  isBreak: BreakModel,
  random: () => number,
): RolePosting[] {
  const units = silverUnits(text, isBreak);
  const known = new Map(units.map(({ unit, role }) => [unit, role]));
  const told = units.filter(({ role }) => role !== null).length;
  const whole = posting(
    source,
    text,
    units.map(({ unit }) => unit),
    (unit) => ONLY.get(known.get(unit)!) ?? null,
    1,
  );
  if (told < 6) return [whole];
  const { text: other, roles } = variantOf(units, random);
  const parts = unitsOf(other, flatten(other), isBreak);
  let at = 0;
  const variant = posting(
    source,
    other,
    parts,
    (unit) => {
      const middle = (unit.start + unit.end) / 2;
      while (at < roles.length - 1 && roles[at]!.end < middle) at += 1;
      return ONLY.get(roles[at]!.role!) ?? null;
    },
    1,
  );
  return [whole, variant];
}

/** A posting labelled by reading; where only requirements were labelled, the rest is known to be none. */
export function goldPosting(gold: GoldPosting, isBreak: BreakModel, weight: number): RolePosting {
  const { text, requirements, units: labelled } = gold;
  const units = unitsOf(text, flatten(text), isBreak);
  return posting(
    gold.source,
    text,
    units,
    (unit) => {
      let covered = 0;
      for (const { start, end } of requirements)
        covered += Math.max(0, Math.min(end, unit.end) - Math.max(start, unit.start));
      if (covered > 0.3 * (unit.end - unit.start) || covered > 40) return ONLY.get("requirement")!;
      if (labelled === null) return NO_REQUIREMENT;
      let role = "";
      let most = 0;
      for (const [start, end, one] of labelled) {
        const shared = Math.min(end, unit.end) - Math.max(start, unit.start);
        if (shared > most) [most, role] = [shared, one];
      }
      if (role === "heading") return ANY_HEADING;
      if (role.startsWith("heading:")) return ONLY.get(role as Role)!;
      // A unit called a requirement in which nothing was asked a second time.
      if (role === "requirement" || role === "") return null;
      return ONLY.get(role as Role)!;
    },
    weight,
  );
}

/** Fits both passes. `silver` is mended by models of the other half of the sources; `gold` stays as it is. */
export function fitRoles(
  silver: readonly RolePosting[],
  gold: readonly RolePosting[],
  seed: number,
): RoleModel {
  const halves = halvesOf(silver);
  const crossed = halves.map((half, index) => fitFirst([...half, ...gold], seed + index));
  // Each half is judged by the model that was fitted on the other one.
  const judged = new Map<RolePosting, Float32Array>();
  for (const [index, half] of halves.entries())
    for (const one of half) judged.set(one, chancesOf(crossed[1 - index]!, one.rows));
  const mended = silver.map((one) => mend(one, judged.get(one)!));
  const first = fitFirst([...mended, ...gold], seed + 2);
  const sampled = mended.filter((_, at) => at % 4 === 0);
  const goldChances = foldsOf(gold, 2).flatMap((fold, index, folds) => {
    const rest = folds.flatMap((other, at) => (at === index ? [] : other));
    const model = fitFirst([...sampled, ...rest], seed + 3 + index);
    return fold.map((one) => [one, chancesOf(model, one.rows)] as const);
  });
  const examples = [
    ...mended.flatMap((one, at) => dense(one, judged.get(silver[at]!)!, 1)),
    ...goldChances.flatMap(([one, chances]) => dense(one, chances, one.weight)),
  ];
  const second = fitNetwork(examples, { hidden: 32, epochs: 4, rate: 0.003, seed });
  return { first, second };
}

function halvesOf(all: readonly RolePosting[]): RolePosting[][] {
  const sources = [...new Set(all.map(({ source }) => source))];
  return [0, 1].map((half) => all.filter(({ source }) => sources.indexOf(source) % 2 === half));
}

function foldsOf(all: readonly RolePosting[], count: number): RolePosting[][] {
  return Array.from({ length: count }, (_, fold) => all.filter((_, at) => at % count === fold));
}

function fitFirst(postings: readonly RolePosting[], seed: number): Float32Array {
  const counts = new Float64Array(CLASSES);
  for (const { allowed } of postings)
    for (const one of allowed) {
      const alone = one === null ? -1 : soleOf(one);
      if (alone >= 0) counts[alone]! += 1;
    }
  const most = Math.max(...counts);
  const examples = postings.flatMap(({ rows, allowed, weight }) =>
    rows.flatMap((own, at) => {
      const may = allowed[at]!;
      if (may === null) return [];
      const alone = soleOf(may);
      const rare = alone < 0 ? 1 : Math.min(4, (most / counts[alone]!) ** 0.35);
      return [{ rows: own, allowed: may, target: EMPTY, weight: weight * rare }];
    }),
  );
  return fit(examples, { size: ROLE_ROWS, classes: CLASSES, epochs: 2, rate: 0.15, decay: 1e-6, seed });
}
const EMPTY = new Float32Array(0);

function soleOf(allowed: Uint8Array): number {
  let found = -1;
  for (let one = 0; one < CLASSES; one += 1) {
    if (allowed[one] === 0) continue;
    if (found >= 0) return -1;
    found = one;
  }
  return found;
}

/** The first pass's chances, a row per unit. */
export function chancesOf(weights: Float32Array, rows: readonly Uint16Array[]): Float32Array {
  const found = new Float32Array(rows.length * CLASSES);
  const scores = new Float64Array(CLASSES);
  for (const [at, own] of rows.entries()) {
    probabilities(weights, own, 1 / Math.sqrt(own.length), CLASSES, scores);
    found.set(scores, at * CLASSES);
  }
  return found;
}

/** What a surely different reading of the words says against a section's label, or where no label is. */
function mend(one: RolePosting, chances: Float32Array): RolePosting {
  const allowed = one.allowed.map((may, at) => {
    const own = chances.subarray(at * CLASSES, (at + 1) * CLASSES);
    let best = 0;
    for (let role = 1; role < CLASSES; role += 1) if (own[role]! > own[best]!) best = role;
    if (may === null) return own[best]! > 0.93 ? ONLY.get(ROLES[best]!)! : null;
    const said = soleOf(may);
    return own[best]! > 0.85 && said >= 0 && own[said]! < 0.05 ? ONLY.get(ROLES[best]!)! : may;
  });
  return { ...one, allowed };
}

function dense(one: RolePosting, chances: Float32Array, weight: number): DenseExample[] {
  const known = one.allowed.some((may) => may !== null);
  if (!known) return [];
  const contexts = contextsOf(chances, one.units);
  return contexts.flatMap((input, at) => {
    const may = one.allowed[at];
    if (!may) return [];
    const target = new Float32Array(CLASSES);
    let sum = 0;
    for (let role = 0; role < CLASSES; role += 1) {
      target[role] = may[role]! * (chances[at * CLASSES + role]! + 1e-6);
      sum += target[role]!;
    }
    for (let role = 0; role < CLASSES; role += 1) target[role]! /= sum;
    return [{ input, target, weight }];
  });
}
