/** What each unit of a posting is: a first pass over its own words, a second over what stands around it (docs/models.md). */
import { ROLES } from "../../models/roles.ts";
import { logarithms, rowsIn } from "../../models/two-passes.ts";
import type { Unit } from "../../text/index.ts";

const CLASSES = ROLES.length;
const FIRST_HEADING = ROLES.findIndex((role) => role.startsWith("heading"));
const LAYOUT = 9;
const NOTHING = new Float32Array(CLASSES);
/** Numbers that {@link contextsOf} gives for a unit. */
const CONTEXT = CLASSES * 9 + LAYOUT;

/**
 * What the second pass is told about each unit: the first pass's chances of it, of its neighbours, of the last heading,
 * of the units since then, of those that follow and of the whole posting; how far the heading is, where it stands and
 * how it is set.
 * @param chances of the first pass, a row of {@link ROLES} per unit
 */
export function contextsOf(chances: Float32Array, units: readonly Unit[]): Float32Array[] {
  const whole = new Float32Array(CLASSES);
  for (let cell = 0; cell < chances.length; cell += 1)
    whole[cell % CLASSES]! += chances[cell]! / units.length;
  const found: Float32Array[] = [];
  const section = new Float32Array(CLASSES);
  const rowOf = rowsIn(chances, CLASSES);
  const followersOf = rowsIn(followers(chances, units.length), CLASSES);
  let heading = -1;
  let since = 0;
  for (let at = 0; at < units.length; at += 1) {
    const context = new Float32Array(CONTEXT);
    let cell = 0;
    const put = (cells: ArrayLike<number>) => {
      context.set(cells, cell);
      cell += CLASSES;
    };
    const own = rowOf(at);
    put(logarithms(own));
    for (const row of [at - 1, at - 2, at + 1, at + 2, heading]) put(rowOf(row));
    put(since > 0 ? section.map((sum) => sum / since) : NOTHING);
    put(followersOf(at));
    put(whole);
    context.set(layoutOf(units, at, heading), cell);
    found.push(context);
    const headed = own.subarray(FIRST_HEADING).reduce((sum, chance) => sum + chance, 0);
    if (headed > 0.5) {
      heading = at;
      since = 0;
      section.fill(0);
    } else {
      since += 1;
      for (const [one, chance] of own.entries()) section[one]! += chance;
    }
  }
  return found;
}

/** For each unit, the mean chances of the three units after it. */
function followers(chances: Float32Array, count: number): Float32Array {
  const means = new Float32Array(chances.length);
  for (let at = 0; at < count; at += 1) {
    const last = Math.min(count - 1, at + 3);
    for (let row = at + 1; row <= last; row += 1)
      for (let one = 0; one < CLASSES; one += 1)
        means[at * CLASSES + one]! += chances[row * CLASSES + one]! / (last - at);
  }
  return means;
}

function layoutOf(units: readonly Unit[], at: number, heading: number): number[] {
  const unit = units[at]!;
  const length = unit.end - unit.start;
  return [
    Number(unit.bullet),
    Number(unit.alone),
    Number(unit.marked),
    Number(unit.blankBefore),
    Number(units[at + 1]?.bullet ?? false),
    at / units.length,
    Math.min(1, at / 8),
    Math.min(1, length / 200),
    heading < 0 ? 0 : 1 / (at - heading),
  ];
}
