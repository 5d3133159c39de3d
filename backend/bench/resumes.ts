/**
 * Reading résumés: how long a two-page one takes in the worker, and what everybody else's requests notice while ten are
 * uploaded at once to a running backend; the most memory it held meanwhile.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createClient } from "@career-portrait/shared/contract";
import { COMMAND } from "../test/command.ts";
import { createDocumentReader } from "../src/reading/document-reader.ts";
import type { BenchRow } from "./row.ts";

const root = resolve(import.meta.dirname, "../..");
const OWN = new URL("../src/reading/resume/fixtures/", import.meta.url);
/** Two pages each. */
const TWO_PAGES = ["teacher-headers.pdf", "academic-cv.pdf"].map((name) => readFileSync(new URL(name, OWN)));
const READINGS = 40;
const UPLOADS = 10;
const PORT = 18_793;
const url = `http://127.0.0.1:${PORT}`;

function at(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function readingTimes(): Promise<number[]> {
  const reader = createDocumentReader({ timeoutMs: 20_000, heapMb: 512 });
  const times: number[] = [];
  try {
    for (let run = 0; run < READINGS; run += 1) {
      const began = performance.now();
      await reader.read(TWO_PAGES[run % TWO_PAGES.length] as Buffer);
      times.push(performance.now() - began);
    }
  } finally {
    await reader.close();
  }
  return times;
}

async function started(dataDir: string): Promise<ChildProcess> {
  const backend = spawn(process.execPath, COMMAND, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      RATE_LIMIT_PER_MINUTE: "1000000",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    if (backend.exitCode !== null) throw new Error(`The backend ended with ${backend.exitCode}.`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return backend;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Bytes of their own for each upload, since the same file twice is a duplicate. */
function anotherFile(run: number): Uint8Array<ArrayBuffer> {
  const file = TWO_PAGES[run % TWO_PAGES.length] as Buffer;
  return new Uint8Array(Buffer.concat([file, Buffer.from(`\n% ${run}\n`)]));
}

async function upload(run: number, key: string): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([anotherFile(run)], { type: "application/pdf" }), `resume-${run}.pdf`);
  const response = await fetch(`${url}/api/v1/documents/resume`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}` },
    body: form,
  });
  const body = (await response.json()) as { data?: { job_id?: string } };
  const job = body.data?.job_id;
  if (!job) throw new Error(`Upload ${run} was answered ${response.status}: ${JSON.stringify(body)}`);
  return job;
}

async function finished(job: string, key: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/v1/jobs/${job}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { data } = (await response.json()) as { data: { status: string; error: string | null } };
    if (data.status === "failed") throw new Error(`A reading failed: ${data.error}`);
    if (data.status === "completed") return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Times of other requests while `work` runs, in milliseconds. */
async function othersDuring(work: Promise<unknown>, key: string): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  const ask = async (path: string): Promise<void> => {
    while (!over.signal.aborted) {
      const began = performance.now();
      const response = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all([ask("/profile"), ask("/opportunities"), ended]);
  return times;
}

/** The most memory a process held, in MB; null where the system does not tell. */
function peakMb(pid: number | undefined): number | null {
  if (process.platform !== "linux" || pid === undefined) return null;
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

async function tenUploads(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "career-portrait-bench-"));
  const backend = await started(dataDir);
  try {
    const body = { email: "bench@example.org", password: "0123456789", name: "Bench" };
    const { data } = await createClient({ baseUrl: url }).register({ body });
    const { key } = data.api_key;
    await finished(await upload(UPLOADS, key), key);
    const began = performance.now();
    const runs = [...Array(UPLOADS).keys()];
    const jobs = Promise.all(runs.map((run) => upload(run, key).then((job) => finished(job, key))));
    const others = await othersDuring(jobs, key);
    const seconds = (performance.now() - began) / 1000;
    const p99 = at(others, 0.99);
    const memory = peakMb(backend.pid);
    return [
      {
        name: `${UPLOADS} résumés uploaded at once, all read`,
        value: `${seconds.toFixed(1)} s`,
        target: "",
        ok: true,
      },
      {
        name: `  other requests meanwhile (${others.length}), p99`,
        value: `${p99.toFixed(0)} ms`,
        target: "< 100 ms",
        ok: p99 < 100,
      },
      {
        name: "  backend, most memory",
        value: memory === null ? "not told here" : `${memory} MB`,
        target: "",
        ok: true,
      },
    ];
  } finally {
    const ended = new Promise((done) => backend.once("exit", done));
    backend.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function benchResumes(): Promise<BenchRow[]> {
  const times = await readingTimes();
  const p95 = at(times, 0.95);
  return [
    {
      name: "two-page résumé in the worker, median",
      value: `${at(times, 0.5).toFixed(0)} ms`,
      target: "",
      ok: true,
    },
    {
      name: "two-page résumé in the worker, p95",
      value: `${p95.toFixed(0)} ms`,
      target: "< 1000 ms",
      ok: p95 < 1000,
    },
    {
      name: "two-page résumé, first one, with the worker's start",
      value: `${(times[0] as number).toFixed(0)} ms`,
      target: "",
      ok: true,
    },
    ...(await tenUploads()),
  ];
}
