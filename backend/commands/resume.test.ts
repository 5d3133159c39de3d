/** The command as an operator runs it. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, "resume.ts");
const FIXTURES = join(import.meta.dirname, "../src/reading/resume/fixtures");

test("prints what it reads as JSON", async () => {
  const { stdout } = await run(process.execPath, [COMMAND, join(FIXTURES, "small-capitals.pdf")]);
  const reading = JSON.parse(stdout) as Record<string, unknown>;
  expect(Object.keys(reading)).toEqual([
    "contact",
    "work_history",
    "education",
    "skills",
    "certifications",
    "projects",
    "achievements",
    "claims",
  ]);
  expect(reading).toMatchObject({
    contact: { name: "Amara Nwosu-Clarke", email: "amara.nwosu@example.edu" },
  });
});

test("says in one line on stderr what is wrong, and exits 1", async () => {
  for (const args of [
    [],
    [join(FIXTURES, "absent.pdf")],
    [FIXTURES],
    [join(FIXTURES, "small-capitals.expected.json")],
  ]) {
    const failure = await run(process.execPath, [COMMAND, ...args]).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 1, stdout: "" });
    expect((failure as { stderr: string }).stderr).toMatch(/^[^\n]+\n$/);
  }
});
