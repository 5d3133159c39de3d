/** Who imports whom, among the sources that the repository holds or is about to. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { root, WORKSPACES } from "./bootstrap.mjs";

const SCOPE = "@career-portrait/";
/** Static and dynamic imports as the formatter leaves them. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/gu;

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
export const files = new Set(
  tracked.split("\n").filter((file) => /\.tsx?$/u.test(file) && existsSync(join(root, file))),
);
/** Workspace → the doors that its package.json opens, by name. */
const doors = new Map(
  WORKSPACES.map((workspace) => {
    const { exports = {} } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
    return [workspace, exports];
  }),
);

/** The files that these doors are. */
export const opened = [...doors].flatMap(([workspace, exports]) =>
  Object.values(exports).map((door) => posix.join(workspace, door)),
);

/** The file that an import names; null for one of another package, or of what is no source. */
function imported(file, name) {
  if (name.startsWith(SCOPE)) {
    const [packageName, ...rest] = name.slice(SCOPE.length).split("/");
    const workspace = WORKSPACES.find((path) => posix.basename(path) === packageName);
    const door = posix.join(".", ...rest);
    const named = door === "." ? door : `./${door}`;
    return posix.join(workspace, doors.get(workspace)[named] ?? `${named}.ts`);
  }
  if (!name.startsWith(".")) return null;
  const path = posix.join(dirname(file), name.replace(/\?.*$/u, ""));
  return (
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => files.has(candidate)) ?? null
  );
}

/** File → the files it imports. */
export const arrows = new Map(
  [...files].map((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const targets = [...text.matchAll(IMPORT)].map(([, name]) => imported(file, name));
    return [file, new Set(targets.filter((target) => target !== null && target !== file))];
  }),
);
