/**
 * `npm run arrows`, a part of `npm run lint`: who imports whom. Arrows go down (docs/architecture.md, Rules): no circle of
 * files, none of rooms, types included, no program reaches into another, and a room is entered by its door.
 */
import { posix } from "node:path";
import { say } from "./bootstrap.mjs";
import { arrows, files, opened } from "./imports.mjs";

/** Where rooms are: each folder directly below is one, and so is each file there. */
const HOUSES = ["shared", "backend/src", "backend/database-engine", "extension"];
/** Folders of rooms: each folder in them is one, and files beside those are their hall. */
const WINGS = ["backend/src/reading", "backend/src/rendering"];
/** The house without doors: what is loaded on demand there must not come in with what stands beside it. */
const DOORLESS = "extension";
/** Open rooms: each file is about one thing and entered by itself. */
const OPEN = ["shared/letters", "shared/lexicon", "shared/models", "shared/training"];
/** Who looks behind doors, tests aside: what makes weights of a room's insides, and what measures them. */
const INSIDERS = ["shared/training/", "backend/evaluation/", "backend/bench/", "e2e/"];
/** Which workspaces a workspace may import from, itself aside. */
const BELOW = {
  shared: [],
  "backend/database-engine": [],
  backend: ["shared", "backend/database-engine"],
  extension: ["shared"],
  e2e: ["shared", "backend", "extension"],
};
/** One circle through each knot of the graph, as the nodes it passes, the first again at the end. */
function circles(graph) {
  const done = new Set();
  const found = [];
  function walk(node, path) {
    const at = path.indexOf(node);
    if (at !== -1) return found.push([...path.slice(at), node]);
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) walk(next, [...path, node]);
    done.add(node);
    return undefined;
  }
  for (const node of graph.keys()) walk(node, []);
  return found;
}

/** The room that a file is in, or itself where it stands in the house's hall. */
function roomOf(house, file) {
  const [room, ...rest] = file.slice(house.length + 1).split("/");
  return rest.length > 0 ? `${house}/${room}` : file;
}

const isTest = (file) => /\.test\.tsx?$/u.test(file) || /\/test[-/]/u.test(file);

/** Rooms of a house → the rooms they import from, with an arrow of files for each. */
function rooms(house) {
  const graph = new Map();
  const examples = new Map();
  for (const [file, targets] of arrows) {
    if (!file.startsWith(`${house}/`) || isTest(file)) continue;
    const from = roomOf(house, file);
    for (const target of targets) {
      const to = target.startsWith(`${house}/`) ? roomOf(house, target) : from;
      if (to === from) continue;
      if (!graph.has(from)) graph.set(from, new Set());
      graph.get(from).add(to);
      examples.set(`${from} → ${to}`, `${file} imports ${target}`);
    }
  }
  return { graph, examples };
}

const faults = circles(arrows).map((circle) => `A circle of files: ${circle.join(" → ")}`);
for (const house of HOUSES) {
  const { graph, examples } = rooms(house);
  for (const circle of circles(graph)) {
    const steps = circle.slice(1).map((to, at) => `    ${examples.get(`${circle[at]} → ${to}`)}`);
    faults.push([`A circle of rooms: ${circle.join(" → ")}`, ...steps].join("\n"));
  }
}
/** The workspace that a file belongs to; undefined at the root. */
const workspaceOf = (file) => {
  const around = Object.keys(BELOW).filter((workspace) => file.startsWith(`${workspace}/`));
  return around.sort((a, b) => b.length - a.length)[0];
};
for (const [file, targets] of arrows) {
  const own = workspaceOf(file);
  if (isTest(file)) continue;
  for (const target of targets) {
    const other = workspaceOf(target);
    if (own === other || BELOW[own] === undefined || BELOW[own].includes(other)) continue;
    faults.push(
      `An arrow upwards: ${file} imports ${target}; ${own} may import ${BELOW[own].join(", ") || "nothing else"}.`,
    );
  }
}

/** The rooms that have a door: folders of a house or a wing, and those that a package.json opens. */
const halls = [...HOUSES, ...WINGS].filter((place) => place !== DOORLESS);
const closed = new Set([
  ...[...files].flatMap((file) => {
    const hall = halls.filter((place) => file.startsWith(`${place}/`)).at(-1);
    const [room, ...rest] = file.slice((hall?.length ?? 0) + 1).split("/");
    return hall && rest.length > 0 ? [`${hall}/${room}`] : [];
  }),
  ...opened.filter((door) => door.endsWith("/index.ts")).map((door) => posix.dirname(door)),
]);
for (const room of [...OPEN, ...WINGS]) closed.delete(room);
for (const [file, targets] of arrows) {
  if (isTest(file) || INSIDERS.some((place) => file.startsWith(place))) continue;
  for (const target of targets) {
    const entered = [...closed].filter(
      (room) => target.startsWith(`${room}/`) && !file.startsWith(`${room}/`),
    );
    const [room] = entered.sort((a, b) => a.length - b.length);
    if (room === undefined || target === `${room}/index.ts` || opened.includes(target)) continue;
    faults.push(
      `Past a door: ${file} imports ${target}; ${room}/index.ts may export what others need of it.`,
    );
  }
}

for (const fault of faults) say(fault);
if (faults.length > 0) {
  say(
    `\n${faults.length} fault(s). What two rooms need of each other belongs into a file below both; what others need of a room, into its door.`,
  );
  process.exit(1);
}
say(`Arrows: ${arrows.size} files, no circle, nothing past a door.`);
