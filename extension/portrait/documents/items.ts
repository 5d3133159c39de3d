/** The list of documents as the person sees it: those that stand, and before them those on their way, each once. */
import { phraseInWords } from "../../words/explanation.ts";
import { refusalInWords } from "../../words/refusal.ts";
import type { ClaimDetail, Document, Job } from "@career-portrait/shared/contract";
import type { Submission } from "../../sync/database.ts";

/** `sending`: first attempt; `waiting`: the backend is away; then two phases of its job. */
export type ItemState = "sending" | "waiting" | "checking" | "reading" | "ready" | "failed" | "refused";

/** The states that a document passes on its way, in order. */
export const STEPS = ["sending", "checking", "reading"] as const satisfies ItemState[];

export interface DocumentItem {
  key: string;
  state: ItemState;
  type: Document["type"];
  name: string | null;
  document: Document | null;
  submission: Submission | null;
  /** Why it was refused or could not be read: a code where there is one, and the server's sentence. */
  trouble: { code: string; message: string } | null;
  claims: number;
  proposed: number;
  quotes: number;
  created: string;
}

type JobLook = Pick<Job, "id" | "phase" | "document_id">;

/** A job's first phase checks the file, the rest reads it. */
function stateOf(submission: Submission, job: JobLook | undefined): ItemState {
  switch (submission.state) {
    case "waiting":
      return submission.attempts > 0 ? "waiting" : "sending";
    case "accepted":
      return job?.phase && job.phase !== "validating" ? "reading" : "checking";
    case "read":
      return "reading";
    default:
      return submission.state;
  }
}

function stateOfDocument({ status }: Document): ItemState {
  return status === "processing" ? "reading" : status;
}

/** Claims that quote this document, those that wait for review among them, and the quotes. */
function yieldOf(
  claims: readonly ClaimDetail[],
  documentId: string,
): { claims: number; proposed: number; quotes: number } {
  const quoting = claims.filter(({ evidence }) =>
    evidence.some(({ source_document_id }) => source_document_id === documentId),
  );
  const quotes = quoting.flatMap(({ evidence }) =>
    evidence.filter(({ source_document_id }) => source_document_id === documentId),
  );
  const proposed = quoting.filter(({ review_status }) => review_status === "proposed");
  return { claims: quoting.length, proposed: proposed.length, quotes: quotes.length };
}

export interface ItemInput {
  documents: readonly Document[];
  submissions: readonly Submission[];
  jobs: readonly JobLook[];
  claims: readonly ClaimDetail[];
}

/** Newest first. A submission whose document is listed is that document's. */
export function documentItems({ documents, submissions, jobs, claims }: ItemInput): DocumentItem[] {
  const jobOf = (submission: Submission) => jobs.find(({ id }) => id === submission.job_id);
  const documentOf = (submission: Submission) => submission.document_id ?? jobOf(submission)?.document_id;
  const taken = new Set<string>();
  const ownOf = (document: Document): Submission | null => {
    const free = submissions.filter(({ id, state }) => state !== "refused" && !taken.has(id));
    const named = free.find((submission) => documentOf(submission) === document.id);
    // The list may name a document before its sending was answered, or its job has: then the file's name tells.
    const likely = ({ state, type, name }: Submission) =>
      (state === "accepted" || state === "waiting") && type === document.type && name === document.filename;
    const own =
      named ??
      (document.status === "ready"
        ? undefined
        : free.find((submission) => !documentOf(submission) && likely(submission)));
    if (own) taken.add(own.id);
    return own ?? null;
  };
  const standing = documents.map((document): DocumentItem => {
    const own = ownOf(document);
    const onTheWay = own?.state === "accepted" || own?.state === "waiting";
    const running = own && onTheWay ? stateOf(own, jobOf(own)) : null;
    return {
      key: document.id,
      state: running ?? stateOfDocument(document),
      type: document.type,
      name: document.filename,
      document,
      submission: own,
      trouble:
        document.error === null
          ? null
          : { code: "unreadable", message: phraseInWords(document.error_explanation, document.error) },
      ...yieldOf(claims, document.id),
      created: document.created_at,
    };
  });
  const coming = submissions
    // What was read and is not listed was deleted since, or its list is on the way.
    .filter(({ id, state }) => !taken.has(id) && state !== "read")
    .map((submission): DocumentItem => {
      const { refusal } = submission;
      return {
        key: submission.id,
        state: stateOf(submission, jobOf(submission)),
        type: submission.type,
        name: submission.name,
        document: null,
        submission,
        trouble: refusal && {
          code: refusal.code,
          message: refusalInWords(refusal),
        },
        claims: 0,
        proposed: 0,
        quotes: 0,
        created: new Date(submission.created_at).toISOString(),
      };
    });
  return [...coming, ...standing].toSorted(
    (a, b) => b.created.localeCompare(a.created) || a.key.localeCompare(b.key),
  );
}
