/** The learned parts of the reader, made ready when the first posting is read. */
import { chances } from "../../models/linear.ts";
import { runNetwork } from "../../models/network.ts";
import { bothPasses } from "../../models/two-passes.ts";
import { readerWeights } from "../../models/reader.ts";
import { breaksBy } from "../../models/units.ts";
import { partOf, type Weights } from "../../models/weights.ts";
import type { Unit } from "../../text/index.ts";
import type { ReadingModels } from "./read.ts";
import { roleFeatures } from "./role-features.ts";
import { contextsOf } from "./roles.ts";

let ready: ReadingModels | undefined;

/** The models that are shipped. */
export function readingModels(): ReadingModels {
  return (ready ??= modelsOf(readerWeights()));
}

/** What a file of weights holds, as the reader asks for it. */
export function modelsOf({ tables, networks }: Weights): ReadingModels {
  const [roles, joints, kinds] = ["roles", "joints", "kinds"].map((name) => partOf(tables, name));
  const [context, gate] = [partOf(networks, "roles"), partOf(networks, "gate")];
  return {
    isBreak: breaksBy({ tables }),
    roleAlone: (rows) => chances(roles!, rows),
    roles(text: string, flat: string, units: readonly Unit[]) {
      const { classes } = roles!;
      const found = new Float32Array(units.length * classes);
      for (const [at, unit] of units.entries())
        found.set(chances(roles!, roleFeatures(text, flat, unit, at / units.length)), at * classes);
      const second = contextsOf(found, units).map((input) => runNetwork(context, input));
      for (const [at, own] of second.entries())
        bothPasses(found.subarray(at * classes, (at + 1) * classes), own);
      return found;
    },
    isJoint: (features) => features.map((rows) => chances(joints!, rows)[1]!),
    asks: (input) => runNetwork(gate, input)[1]!,
    kind: (rows) => chances(kinds!, rows),
  };
}
