/**
 * How many of the fixtures' skill names the taxonomy knows, beside the public lists measured in
 * design/reading-and-matching.md, section 5 (exact folded name; jobs: skill, experience and certification requirements).
 */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { canonicalSkill } from "@career-portrait/shared/skills";

const FIXTURES = path.resolve(import.meta.dirname, "../../../shared/fixtures");

const PUBLISHED = [
  ["MIND tech ontology", "0.50 / 0.03", "0.57 / 0.03"],
  ["simple-icons", "0.26 / 0.03", "0.41 / 0.04"],
  ["O*NET technology skills", "0.21 / 0.11", "0.32 / 0.00"],
  ["linguist languages", "0.17 / 0.01", "0.20 / 0.00"],
  ["ESCO skills (part)", "0.08 / 0.07", "0.05 / 0.03"],
  ["all five", "0.61 / 0.22", "0.64 / 0.10"],
] as const;

const TECH_JOB_DOMAINS = new Set(["data", "software"]);
const TECH_PROFESSION =
  /software|developer|engineer\b(?!.*civil)|data|devops|support|machine learning|research scientist/i;

interface Share {
  known: number;
  all: number;
  missing: Set<string>;
}

/** A table in Markdown, and the names that were not recognised; says so when the fixtures are not there. */
export async function evaluateSkills(): Promise<string> {
  if (!existsSync(FIXTURES)) return "Skill names: fixtures are not here.";
  const jobs = await jobShares();
  const resumes = await resumeShares();
  const rows = [
    ["this taxonomy", pair(jobs.tech, jobs.other), pair(resumes.tech, resumes.other)],
    ...PUBLISHED,
  ].map((row) => `| ${row.join(" | ")} |`);
  const missing = [jobs.tech, jobs.other, resumes.tech, resumes.other].flatMap((share) => [...share.missing]);
  return [
    "| List | Jobs tech / other | Resumes tech / other |",
    "|---|---|---|",
    ...rows,
    "",
    `Names: jobs ${jobs.tech.all} / ${jobs.other.all}, resumes ${resumes.tech.all} / ${resumes.other.all}. ` +
      `Not recognised: ${missing.join("; ")}`,
  ].join("\n");
}

async function jobShares(): Promise<{ tech: Share; other: Share }> {
  const shares = { tech: emptyShare(), other: emptyShare() };
  for (const job of await readAll<JobTruth>("jobs")) {
    const share = TECH_JOB_DOMAINS.has(job.domain) ? shares.tech : shares.other;
    for (const requirement of job.requirements) {
      if (["skill", "experience", "certification"].includes(requirement.kind))
        count(share, requirement.skills);
    }
  }
  return shares;
}

async function resumeShares(): Promise<{ tech: Share; other: Share }> {
  const shares = { tech: emptyShare(), other: emptyShare() };
  const manifest = JSON.parse(await readFile(path.join(FIXTURES, "resumes/manifest.json"), "utf8")) as {
    items: { expected: string; profession: string }[];
  };
  for (const item of manifest.items) {
    const truth = JSON.parse(
      await readFile(path.join(FIXTURES, "resumes", item.expected), "utf8"),
    ) as ResumeTruth;
    count(TECH_PROFESSION.test(item.profession) ? shares.tech : shares.other, truth.skills);
  }
  return shares;
}

interface JobTruth {
  domain: string;
  requirements: { kind: string; skills: string[] }[];
}
interface ResumeTruth {
  skills: string[];
}

async function readAll<Truth>(folder: string): Promise<Truth[]> {
  const directory = path.join(FIXTURES, folder);
  const names = (await readdir(directory)).filter((name) => name.endsWith(".expected.json")).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(directory, name), "utf8")) as Truth),
  );
}

function emptyShare(): Share {
  return { known: 0, all: 0, missing: new Set() };
}

function count(share: Share, names: readonly string[]): void {
  for (const name of names) {
    share.all += 1;
    if (canonicalSkill(name) === null) share.missing.add(name);
    else share.known += 1;
  }
}

function pair(tech: Share, other: Share): string {
  return [tech, other].map((share) => (share.known / share.all).toFixed(2)).join(" / ");
}
