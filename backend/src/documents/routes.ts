/** The document routes of the contract. */
import type { documentRoutes, Routes } from "@career-portrait/shared/contract";
import { z } from "zod";
import { decodeCursor, type Handler, type HandlersFor, pageOf } from "../http/index.ts";
import type { Documents } from "./documents.ts";

const DocumentPosition = z.object({ created_at: z.iso.datetime(), id: z.string() });

export function documentHandlers(documents: Documents): HandlersFor<keyof typeof documentRoutes> {
  const upload: Handler<Routes["uploadResume"]> = ({ accountId, body, effectId }) =>
    documents.uploadResume(accountId, effectId, body);
  return {
    listDocuments: async ({ accountId, query }) => {
      const after = decodeCursor(query.cursor, DocumentPosition);
      const rows = await documents.list(accountId, after, query.limit + 1);
      return pageOf(rows, query.limit, ({ created_at, id }) => ({ created_at, id }));
    },
    getDocument: ({ accountId, params }) => documents.read(accountId, params.id),
    acceptDocument: ({ accountId, params }) => documents.accept(accountId, params.id),
    deleteDocument: async ({ accountId, params }) => {
      await documents.delete(accountId, params.id);
      return { deleted: true };
    },
    uploadResume: upload,
    uploadDocument: upload,
    submitStory: ({ accountId, body, effectId }) => documents.submitStory(accountId, effectId, body.text),
  };
}
