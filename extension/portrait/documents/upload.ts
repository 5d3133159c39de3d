/** Sending a résumé, and following what becomes of it. */
import { ApiRequestError, RESUME_MAX_BYTES } from "@career-portrait/shared/contract";
import { create } from "zustand";
import { accountOf, type Connection } from "../../settings/connection.ts";
import { connectedApi, troubleOf } from "../../sync/api.ts";
import { cache } from "../../sync/database.ts";

export type UploadProblem =
  | "not_pdf"
  | "too_large"
  | "duplicate"
  | "unreachable"
  | "signed_out"
  | "too_old"
  | "refused";

export type UploadState =
  | { step: "idle" }
  | { step: "sending"; name: string }
  /** Received; its claims are being read in the job `jobId`. */
  | { step: "reading"; name: string; jobId: string }
  | { step: "failed"; name: string; problem: UploadProblem; message: string };

export const useUpload = create<{ state: UploadState }>(() => ({ state: { step: "idle" } }));

function show(state: UploadState): void {
  useUpload.setState({ state });
}

/** What is wrong with a file before it is sent; null when nothing is. A PDF says so in its first bytes. */
export async function problemOf(file: Blob): Promise<UploadProblem | null> {
  if (file.size > RESUME_MAX_BYTES) return "too_large";
  const head = await file.slice(0, 1024).text();
  return head.includes("%PDF-") ? null : "not_pdf";
}

/** Sends a résumé and leaves its job to be followed. What goes wrong is shown, never thrown. */
export async function uploadResume(file: File, connection: Connection): Promise<void> {
  const { name } = file;
  const problem = await problemOf(file);
  if (problem) return show({ step: "failed", name, problem, message: "" });
  show({ step: "sending", name });
  try {
    const { data } = await connectedApi(connection).uploadResume({ body: file, filename: name });
    const now = new Date();
    await cache.jobs.put({
      id: data.job_id,
      job_type: "document",
      status: "queued",
      phase: null,
      error: null,
      opportunity_id: null,
      document_id: null,
      title: name,
      company: null,
      match_score: null,
      already_tracked: false,
      notes: [],
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      account: accountOf(connection),
      attempt: 0,
      next_at: now.getTime(),
    });
    show({ step: "reading", name, jobId: data.job_id });
  } catch (error) {
    const duplicate = error instanceof ApiRequestError && error.code === "duplicate";
    const message = error instanceof ApiRequestError ? error.message : "";
    show({ step: "failed", name, problem: duplicate ? "duplicate" : troubleOf(error), message });
  }
}
