/** `npm run bench`: the performance table. Give names of parts to run only those. */
import { execFileSync } from "node:child_process";
import { benchCommands } from "../bench/commands.ts";
import { benchDatabase } from "../bench/database.ts";
import { benchGrowth } from "../bench/growth.ts";
import { benchHttp } from "../bench/http.ts";
import { benchInsights } from "../bench/insights.ts";
import { benchMatching } from "../bench/matching.ts";
import { benchPosting } from "../bench/posting.ts";
import { benchQueue } from "../bench/queue.ts";
import { benchReading } from "../bench/reading.ts";
import { benchRendering } from "../bench/rendering.ts";
import { benchResumes } from "../bench/resumes.ts";
import { benchJobs } from "../bench/jobs.ts";
import { type BenchRow, durationRow } from "../bench/row.ts";
import { benchSearch } from "../bench/search.ts";
import { benchSkills } from "../bench/skills.ts";
import { benchSync } from "../bench/sync.ts";
import { chosenParts, run } from "./input.ts";

function lineOf({ name, value, target, ok }: BenchRow): string {
  const verdict = target === "" ? " " : ok ? "✓" : "✗";
  return `${verdict} ${name.padEnd(70)} ${value.padStart(14)}   ${target}\n`;
}

/** Each part gives rows, or a table of its own. */
const PARTS: Record<string, () => Promise<readonly BenchRow[] | string>> = {
  http: benchHttp,
  search: benchSearch,
  growth: benchGrowth,
  insights: benchInsights,
  jobs: benchJobs,
  queue: benchQueue,
  sync: benchSync,
  posting: benchPosting,
  rendering: benchRendering,
  resumes: benchResumes,
  reading: async () => [benchReading()],
  matching: async () => {
    const { claims, instant_ms, thousand_ms } = benchMatching();
    return [
      durationRow(`instant score, ${claims} claims against one posting, median`, instant_ms, 20),
      durationRow(`1,000 postings against ${claims} claims`, thousand_ms, 2000),
    ];
  },
  skills: async () => {
    const { load_ms, find_10kb_ms } = benchSkills();
    return [
      durationRow("skills: building the tables", load_ms, 15),
      durationRow("skills: finding in 10 kB", find_10kb_ms, 5),
    ];
  },
  commands: async () => benchCommands(),
  // Measured where the extension and its browser are at hand, in a process of its own.
  panel: async () => execFileSync(process.execPath, ["e2e/bench.ts"], { encoding: "utf8" }),
  database: benchDatabase,
};

await run(async () => {
  for (const [name, bench] of chosenParts(PARTS)) {
    process.stdout.write(`\n# ${name}\n`);
    const result = await bench();
    process.stdout.write(typeof result === "string" ? result : result.map(lineOf).join(""));
  }
});
