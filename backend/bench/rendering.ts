/** Time to set a one-page résumé as PDF in each look, its text new each time, and its size. */
import { RESUME_TEMPLATES } from "@career-portrait/shared/contract";
import { createPaperRenderer, type JsonResume } from "../src/rendering/paper/index.ts";
import { ONE_PAGE } from "../test/resumes.ts";
import type { BenchRow } from "./row.ts";

const RUNS = 40;

/** Another person each time, so that nothing of an earlier setting can be taken over whole. */
function anotherOnePage(run: number): JsonResume {
  return {
    ...ONE_PAGE,
    basics: {
      ...ONE_PAGE.basics,
      name: `Person Number ${run}`,
      summary: `${ONE_PAGE.basics?.summary} (${run})`,
    },
    work: ONE_PAGE.work?.map((role) => ({
      ...role,
      highlights: role.highlights?.map((highlight) => `${highlight} ${run}`),
    })),
  };
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export async function benchRendering(): Promise<BenchRow[]> {
  const renderer = createPaperRenderer();
  try {
    const rows: BenchRow[] = [];
    const start = performance.now();
    await renderer.resume(ONE_PAGE, { template: "classic", page: "a4", file: "pdf" });
    const first = performance.now() - start;
    rows.push({
      name: "one-page résumé, first of the process",
      value: `${first.toFixed(0)} ms`,
      target: "",
      ok: true,
    });
    for (const template of RESUME_TEMPLATES) {
      const times: number[] = [];
      let bytes = 0;
      for (let run = -3; run < RUNS; run += 1) {
        const began = performance.now();
        bytes = (await renderer.resume(anotherOnePage(run), { template, page: "a4", file: "pdf" }))
          .byteLength;
        if (run >= 0) times.push(performance.now() - began);
      }
      times.sort((a, b) => a - b);
      const median = at(times, 0.5);
      rows.push(
        {
          name: `one-page résumé, ${template}, warm, median`,
          value: `${median.toFixed(1)} ms`,
          target: "< 30 ms",
          ok: median < 30,
        },
        {
          name: `one-page résumé, ${template}, warm, p95`,
          value: `${at(times, 0.95).toFixed(1)} ms`,
          target: "",
          ok: true,
        },
        {
          name: `one-page résumé, ${template}, size`,
          value: `${(bytes / 1024).toFixed(0)} kB`,
          target: "",
          ok: true,
        },
      );
    }
    return rows;
  } finally {
    await renderer.close();
  }
}
