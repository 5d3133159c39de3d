/** Makes the models that read postings: all sources but some, for figures out of fold, or all, to be shipped. */
import { bothPasses } from "../models/two-passes.ts";
import type { ReadingModels } from "../matching/requirements/read.ts";
import { KINDS } from "../matching/requirements/kinds.ts";
import { contextsOf } from "../matching/requirements/roles.ts";
import { roleFeatures } from "../matching/requirements/role-features.ts";
import { runNetwork } from "../models/network.ts";
import { ROLES } from "../models/roles.ts";
import { writeWeights } from "../models/weights.ts";
import { breakModel, fitBreaks } from "./breaks.ts";
import { type CorpusRow, postingOf, rowsOf } from "./corpus.ts";
import { randomOf } from "./random.ts";
import { FOLDS, foldOf, MOST_FOR_BREAKS, TEACHING, WITH_BREAKS } from "./folds.ts";
import type { GoldPosting } from "./gold-posting.ts";
import { chancesOf, fitRoles, goldPosting, type RoleModel, silverPostings } from "./roles.ts";
import { type ClauseModels, clauseModels, fitClauses, placed, type PlacedPosting } from "./requirements.ts";

/**
 * How much a posting whose every unit was labelled counts beside silver ones, and one whose requirements were: a few
 * hundred of them outweigh some ten thousand that only their headings label (with a tenth of this, roles were told worse).
 */
const READ = 32;
const REQUIREMENTS_READ = 16;
const SEED = 5;

/** What places units: where statements end, and what each is. */
export interface PlacingModels {
  breaks: Float32Array;
  roles: RoleModel;
}

/** Fits them without the sources `out`. */
function fitPlacing(gold: readonly GoldPosting[], out: readonly string[]): PlacingModels {
  const rows = Object.entries(TEACHING)
    .filter(([corpus]) => !out.includes(corpus))
    .map(([corpus, most]) => [corpus, rowsOf(corpus).slice(0, most)] as const);
  const written = gold
    .filter(({ set, source }) => set === "written" && !out.includes(source))
    .map(({ id, text, language }) => ({ id, text, lang: language }));
  const broken: CorpusRow[] = rows.flatMap(([corpus, own]) =>
    WITH_BREAKS.has(corpus) ? own.slice(0, MOST_FOR_BREAKS) : [],
  );
  const read = gold.filter(({ source, set }) => !out.includes(source) && set !== "untaught");
  const breaks = fitBreaks([...broken, ...written], read, SEED);
  const isBreak = breakModel(breaks);
  const random = randomOf(SEED);
  const silver = rows.flatMap(([corpus, own]) =>
    own.flatMap((row) => silverPostings(corpus, postingOf(row), isBreak, random)),
  );
  const units = read.map((one) => goldPosting(one, isBreak, one.units === null ? REQUIREMENTS_READ : READ));
  return { breaks, roles: fitRoles(silver, units, SEED) };
}

/** The part of the reader's models that places units, unquantised. */
function placingModels({
  breaks,
  roles,
}: PlacingModels): Pick<ReadingModels, "isBreak" | "roleAlone" | "roles"> {
  const classes = ROLES.length;
  return {
    isBreak: breakModel(breaks),
    roleAlone: (rows) => chancesOf(roles.first, [Uint16Array.from(rows)]),
    roles(text, flat, units) {
      const rows = units.map((unit, at) =>
        Uint16Array.from(roleFeatures(text, flat, unit, at / units.length)),
      );
      const first = chancesOf(roles.first, rows);
      for (const [at, context] of contextsOf(first, units).entries())
        bothPasses(first.subarray(at * classes, (at + 1) * classes), runNetwork(roles.second, context));
      return first;
    },
  };
}

const NO_CLAUSES: Pick<ReadingModels, "isJoint" | "asks" | "kind"> = {
  isJoint: (features) => features.map(() => 0),
  asks: () => 0,
  kind: () => [1],
};

/** Labelled postings, each placed by models that have not seen its source. `progress` is told what is done. */
export function placeOutOfFold(
  gold: readonly GoldPosting[],
  progress: (done: string) => void,
): PlacedPosting[] {
  return FOLDS.flatMap((out, fold) => {
    const models = { ...placingModels(fitPlacing(gold, out)), ...NO_CLAUSES };
    progress(`fold ${fold + 1} of ${FOLDS.length}: without ${out.join(", ")}`);
    return gold.filter(({ source }) => foldOf(source) === fold).map((one) => placed(one, models));
  });
}

/** For each fold, the whole reader without its sources. */
export function readersOutOfFold(all: readonly PlacedPosting[]): ReadingModels[] {
  return FOLDS.map((_, fold) => {
    const rest = all.filter(({ gold }) => foldOf(gold.source) !== fold && gold.set !== "untaught");
    const own = all.find(({ gold }) => foldOf(gold.source) === fold)!;
    return { ...own.models, ...clauseModels(fitClauses(rest)) };
  });
}

/** The file of weights that is shipped: fitted to everything, clauses as placed out of fold. */
export function readerFile(gold: readonly GoldPosting[], all: readonly PlacedPosting[]): Uint8Array {
  const taught = all.filter(({ gold: one }) => one.set !== "untaught");
  return writeReader(fitPlacing(gold, []), fitClauses(taught));
}

/** Shares of the tables that are kept: the rest of the roles' rows says next to nothing. */
function writeReader({ breaks, roles }: PlacingModels, { joint, gate, kind }: ClauseModels): Uint8Array {
  return writeWeights(
    {
      breaks: { classes: 2, weights: breaks, keep: 0.5 },
      roles: { classes: ROLES.length, weights: roles.first, keep: 0.2 },
      joints: { classes: 2, weights: joint, keep: 0.6 },
      kinds: { classes: KINDS.length, weights: kind, keep: 1 },
    },
    { roles: roles.second, gate },
  );
}
