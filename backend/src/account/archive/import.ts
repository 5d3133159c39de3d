/**
 * Taking an archive into an empty account (decisions, section 9). The upload is checked and kept whole, then a job brings its rows to
 * where they belong: a killed process leaves either nothing or a job that is taken up again and ends the same way.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { AccountImport } from "@career-portrait/shared/contract";
import { ApiError } from "../../errors.ts";
import { JobFailure, type Jobs } from "../../jobs/index.ts";
import { BadArchive } from "./bad-archive.ts";
import { ARCHIVED } from "./collections.ts";
import { type Archive, readArchive } from "./read-archive.ts";
import { withNewIds } from "./renewal.ts";
import { type ArchiveStore, IdTaken } from "./store.ts";

export interface ImportServices {
  store: ArchiveStore;
  jobs: Jobs;
  /** Most rows an account may have, by collection. */
  limits: Readonly<Record<string, number>>;
  /** What features do once the rows of their collections stand. Bears repeating. */
  arrived: (accountId: string, importId: string) => Promise<void>;
  now: () => number;
}

const IMPORT_JOB = "account_import";
/** How long a request waits for its job, and how often it looks, in ms. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 40;
const NOT_EMPTY =
  "This account is not empty. Import the archive into a new account, or delete what this one holds first.";
const NOT_KEPT = "The archive could not be taken in. Nothing of it was kept; please send it again.";

/** How many rows of each collection came. */
function countsOf(archive: Archive): Record<string, number> {
  return Object.fromEntries(
    ARCHIVED.flatMap(({ name }) => {
      const count = archive.rows.get(name)?.length ?? 0;
      return count === 0 ? [] : [[name, count]];
    }),
  );
}

/** The archive with a state of the portrait that this account never had: what is known of another state is not taken for it. */
function withVersionAbove(archive: Archive, standing: number): Archive {
  const [contact] = archive.rows.get("profiles") ?? [];
  if (!contact || standing === 0) return archive;
  const version = standing + 1 + ((contact.fields.version as number | undefined) ?? 0);
  const profiles = [{ fields: { ...contact.fields, version } }];
  return { ...archive, rows: new Map([...archive.rows, ["profiles", profiles]]) };
}

export class AccountImports {
  readonly #services: ImportServices;

  /** Defines the job; to be made before the jobs are started. */
  constructor(services: ImportServices) {
    this.#services = services;
    const { store, jobs, arrived } = services;
    jobs.define<Record<string, never>>(IMPORT_JOB, {
      concurrency: 2,
      maxAttempts: 3,
      failureSentence: () => NOT_KEPT,
      run: async (job) => {
        const archive = await this.#kept(job.accountId, job.id).catch((error: unknown) => {
          if (error instanceof BadArchive) throw new JobFailure(NOT_KEPT);
          throw error;
        });
        const begun = await job.step("beginning", async () => {
          if (await store.firstNotEmpty(job.accountId)) throw new JobFailure(NOT_EMPTY);
          return {
            ids: (await store.anyIdTaken(archive)) ? "new" : "kept",
            version: await store.takePortraitVersion(job.accountId),
          };
        });
        const raised = withVersionAbove(archive, begun.version);
        await this.#put(job.accountId, job.id, raised, begun.ids === "new");
        await arrived(job.accountId, job.id);
        await store.forgetUpload(job.accountId, job.id);
      },
      onFailed: async ({ account_id, _id, steps }) => {
        // Without a beginning nothing was put.
        if (steps.beginning !== undefined) {
          const archive = await this.#kept(account_id, _id);
          await store.remove(account_id, archive);
          await store.remove(account_id, this.#renewed(archive, _id));
        }
        await store.forgetUpload(account_id, _id);
      },
    });
  }

  /**
   * Takes an archive in and waits until it is there.
   * @throws ApiError 400 `invalid_archive`, 403 `limit_reached`, 409 `account_not_empty`; then nothing is kept.
   */
  async take(accountId: string, importId: string, bytes: Uint8Array): Promise<AccountImport> {
    const { store, jobs, now } = this.#services;
    const repeated = await jobs.find(accountId, importId);
    const archive = await this.#checked(bytes);
    if (!repeated) {
      if (await store.firstNotEmpty(accountId)) throw new ApiError(409, "account_not_empty", NOT_EMPTY);
      await store.keepUpload(accountId, importId, bytes, new Date(now()));
    }
    const job = await jobs.enqueue({
      id: importId,
      kind: IMPORT_JOB,
      accountId,
      input: {},
      dedupeKey: IMPORT_JOB,
    });
    if (job._id !== importId) {
      await store.forgetUpload(accountId, importId);
      throw new ApiError(409, "account_not_empty", "Another archive is being taken into this account.");
    }
    const status = await this.#outcome(accountId, importId);
    return { job_id: importId, status, imported: countsOf(archive) };
  }

  async #checked(bytes: Uint8Array): Promise<Archive> {
    const archive = await readArchive(bytes).catch((error: unknown) => {
      if (error instanceof BadArchive) throw new ApiError(400, "invalid_archive", error.message);
      throw error;
    });
    for (const [name, limit] of Object.entries(this.#services.limits)) {
      const count = archive.rows.get(name)?.length ?? 0;
      if (count > limit) {
        const message = `The archive holds ${count} ${name.replaceAll("_", " ")}; this server takes ${limit}.`;
        throw new ApiError(403, "limit_reached", message);
      }
    }
    return archive;
  }

  async #kept(accountId: string, importId: string): Promise<Archive> {
    return readArchive(await this.#services.store.upload(accountId, importId));
  }

  #renewed(archive: Archive, importId: string): Archive {
    return withNewIds(archive, importId, new Date(this.#services.now()).toISOString().slice(0, 10));
  }

  /** With the archive's own ids, unless one of them is somebody else's. */
  async #put(accountId: string, importId: string, archive: Archive, renew: boolean): Promise<void> {
    const { store } = this.#services;
    if (!renew) {
      try {
        return await store.put(accountId, archive);
      } catch (error) {
        if (!(error instanceof IdTaken)) throw error;
        // Another account came to the same ids meanwhile, by the same archive.
        await store.remove(accountId, archive);
      }
    }
    await store.put(accountId, this.#renewed(archive, importId));
  }

  async #outcome(accountId: string, importId: string): Promise<AccountImport["status"]> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      const job = await this.#services.jobs.find(accountId, importId);
      if (job?.status === "completed") return "completed";
      if (!job || job.status === "failed") {
        const sentence = job?.error ?? NOT_KEPT;
        if (sentence === NOT_EMPTY) throw new ApiError(409, "account_not_empty", sentence);
        throw new ApiError(500, "server_error", sentence);
      }
      await sleep(LOOK_MS);
    }
    return "processing";
  }
}
