/** Adding the sample data and taking it away again, to the last row (docs/front-door.md). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sample } from "@career-portrait/shared/contract";
import { derivedId } from "../derived-id.ts";
import type { Documents } from "../documents/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Opportunities } from "../opportunities/index.ts";
import { POSTINGS } from "./postings.ts";

export interface SampleServices {
  documents: Pick<Documents, "addSample" | "removeSample" | "hasSample">;
  opportunities: Pick<Opportunities, "addSample" | "samples" | "deleteMany">;
  jobs: Pick<Jobs, "find">;
  /** Whether an account has neither a document nor anything else that a portrait shows. */
  isBlank: (accountId: string) => Promise<boolean>;
}

const RESUME = join(import.meta.dirname, "resume.pdf");
const FILE_NAME = "Noor Hadley (sample).pdf";
/** How long the postings wait for the portrait to be read, and how often it is looked, in ms. */
const READING_MS = 10_000;
const LOOK_MS = 25;

export class SampleData {
  readonly #services: SampleServices;

  constructor(services: SampleServices) {
    this.#services = services;
  }

  async state(accountId: string): Promise<Sample> {
    const { documents, opportunities } = this.#services;
    const [portrait, postings] = await Promise.all([
      documents.hasSample(accountId),
      opportunities.samples(accountId),
    ]);
    return { portrait, opportunities: postings.length };
  }

  /** Whether adding would bring the invented person's portrait: two people's are never mixed. */
  async bringsPortrait(accountId: string): Promise<boolean> {
    return this.#services.isBlank(accountId);
  }

  /**
   * Adds what is missing of the sample data: the postings, and the portrait where the account has none. Repeated, or taken up after
   * a kill, it adds nothing twice.
   * @throws ApiError 403 `limit_reached`.
   */
  async add(accountId: string, effectId: string): Promise<Sample> {
    const { documents, opportunities } = this.#services;
    if (await this.bringsPortrait(accountId)) {
      const id = derivedId(effectId, "resume");
      const { job_id } = await documents.addSample(accountId, id, FILE_NAME, readFileSync(RESUME));
      await this.#read(accountId, job_id);
    }
    // The best comes last: the newest stands first in every list.
    for (const [index, posting] of [...POSTINGS.entries()].toReversed()) {
      await opportunities.addSample(accountId, derivedId(effectId, "posting", index), posting);
    }
    return this.state(accountId);
  }

  /** Removes all of it, and what was made of it; what was removed comes back. */
  async remove(accountId: string): Promise<Sample> {
    const { documents, opportunities } = this.#services;
    const postings = await opportunities.deleteMany(accountId, await opportunities.samples(accountId));
    const portrait = await documents.removeSample(accountId);
    return { portrait, opportunities: postings.length };
  }

  /** Postings that come before the portrait is read are scored again then: waiting only spares the work. */
  async #read(accountId: string, jobId: string): Promise<void> {
    const deadline = performance.now() + READING_MS;
    while (performance.now() < deadline) {
      const job = await this.#services.jobs.find(accountId, jobId);
      if (!job?.live) return;
      await sleep(LOOK_MS);
    }
  }
}
