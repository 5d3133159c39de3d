/** Documents as they went out: a copy of what is printed, which no later edit changes, beside its line in the case. */
import type {
  BodyOf,
  caseRoutes,
  FileAnswer,
  SentDocument,
  SentDocumentCopy,
} from "@career-portrait/shared/contract";
import { fileName } from "@career-portrait/shared/text";
import type { Collection, Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../database/index.ts";
import { invalid, notFound } from "../errors.ts";
import { type Opportunities, presentSent } from "../opportunities/index.ts";
import type { JsonResume, Letter, PaperFormat, PaperRenderer } from "../rendering/paper/index.ts";

/** What was printed, and how; `_id` is the document's in its case. */
export interface SentCopyRow {
  _id: string;
  account_id: string;
  opportunity_id: string;
  resume: JsonResume | null;
  letter: Letter | null;
  template: PaperFormat["template"];
  page: PaperFormat["page"];
}

export const sentDocumentIndexes: IndexDeclaration[] = [
  { collection: "sent_documents", keys: { account_id: 1, opportunity_id: 1 } },
];

/** Something that can be sent now, and when it was last written where that is known. */
export interface Sendable<T> {
  content: T;
  version_at: Date | null;
}

export interface SentDocumentTools {
  db: Db;
  opportunities: Pick<Opportunities, "caseOf" | "recordSent" | "deleteSent">;
  renderer: Pick<PaperRenderer, "resume" | "letter">;
  /** What could be sent; each throws ApiError 404 where there is none. */
  sources: {
    tailored: (accountId: string, opportunityId: string) => Promise<Sendable<JsonResume>>;
    resume: (accountId: string) => Promise<Sendable<JsonResume>>;
    letter: (accountId: string, opportunityId: string) => Promise<Sendable<Letter>>;
  };
  now: () => Date;
}

type Given = BodyOf<(typeof caseRoutes)["recordSentDocument"]>;

const WHAT = "The document";

export class SentDocuments {
  readonly #tools: SentDocumentTools;
  readonly #copies: Collection<SentCopyRow>;

  constructor(tools: SentDocumentTools) {
    this.#tools = tools;
    this.#copies = tools.db.collection("sent_documents");
  }

  /** Keeps a copy and tells the case; repeated with the same id it keeps what it kept. @throws ApiError 404, 400, 403 */
  async record(
    accountId: string,
    opportunityId: string,
    effectId: string,
    given: Given,
  ): Promise<SentDocument> {
    const { opportunities, now } = this.#tools;
    const { documents } = (await opportunities.caseOf(accountId, opportunityId)).case;
    const { document_id: id = effectId, kind, title = null, template, page } = given;
    if (kind === undefined) throw invalid([{ path: "kind", message: "is required" }]);
    if (kind === "other" && title === null)
      throw invalid([{ path: "title", message: "is needed for a document that is only named" }]);
    const standing = documents.find((sent) => sent.id === id);
    if (standing) return opportunities.recordSent(accountId, opportunityId, standing);
    const { version_at, ...content } = await this.#contentOf(accountId, opportunityId, kind);
    // The copy first: what a case names is there.
    await this.#keep({
      _id: id,
      account_id: accountId,
      opportunity_id: opportunityId,
      ...content,
      template,
      page,
    });
    const sent_at = given.sent_at === undefined ? now() : new Date(given.sent_at);
    const sent = { id, kind, title, sent_at, version_at, created_at: now() };
    return opportunities.recordSent(accountId, opportunityId, sent).catch(async (error: unknown) => {
      await this.#copies.deleteOne({ _id: id, account_id: accountId });
      throw error;
    });
  }

  /** @throws ApiError 404 */
  async read(accountId: string, opportunityId: string, id: string): Promise<SentDocumentCopy> {
    const { sent, copy } = await this.#standing(accountId, opportunityId, id);
    return { ...sent, resume_data: copy.resume, letter: copy.letter?.content ?? null };
  }

  /** @throws ApiError 404 also for a document that is only named. */
  async paper(accountId: string, opportunityId: string, id: string): Promise<FileAnswer> {
    const { renderer } = this.#tools;
    const { sent, copy, company } = await this.#standing(accountId, opportunityId, id);
    const { resume, letter, template, page } = copy;
    const format = { template, page, file: "pdf" } as const;
    const day = sent.sent_at.slice(0, 10);
    if (resume) {
      const name = resume.basics?.name ?? null;
      return {
        body: await renderer.resume(resume, format),
        filename: fileName([name, company, "resume", day], "pdf"),
      };
    }
    if (!letter) throw notFound("A copy of this document");
    return {
      body: await renderer.letter(letter, format),
      filename: fileName([letter.contact.name, company, "letter", day], "pdf"),
    };
  }

  /** @throws ApiError 404 */
  async delete(accountId: string, opportunityId: string, id: string): Promise<void> {
    await this.#tools.opportunities.deleteSent(accountId, opportunityId, id);
    await this.#copies.deleteOne({ _id: id, account_id: accountId });
  }

  /** Deletes the copies that belong to these. */
  async forget(accountId: string, opportunityIds: readonly string[]): Promise<void> {
    await this.#copies.deleteMany({ account_id: accountId, opportunity_id: { $in: [...opportunityIds] } });
  }

  async #keep({ _id, account_id, ...copy }: SentCopyRow): Promise<void> {
    try {
      await this.#copies.replaceOne({ _id, account_id }, { account_id, ...copy }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw invalid([{ path: "id", message: "is taken; leave it out or choose another" }]);
    }
  }

  async #standing(accountId: string, opportunityId: string, id: string) {
    const row = await this.#tools.opportunities.caseOf(accountId, opportunityId);
    const sent = row.case.documents.find((one) => one.id === id);
    const copy = sent && (await this.#copies.findOne({ _id: id, account_id: accountId }));
    if (!sent || !copy) throw notFound(WHAT);
    return { sent: presentSent(sent), copy, company: row.company };
  }

  async #contentOf(
    accountId: string,
    opportunityId: string,
    kind: NonNullable<Given["kind"]>,
  ): Promise<Pick<SentCopyRow, "resume" | "letter"> & { version_at: Date | null }> {
    const { sources } = this.#tools;
    if (kind === "other") return { resume: null, letter: null, version_at: null };
    if (kind === "letter") {
      const { content: letter, version_at } = await sources.letter(accountId, opportunityId);
      return { resume: null, letter, version_at };
    }
    const { content: resume, version_at } =
      kind === "resume" ? await sources.resume(accountId) : await sources.tailored(accountId, opportunityId);
    return { resume, letter: null, version_at };
  }
}
