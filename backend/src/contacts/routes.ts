/** The contact routes of the contract. */
import type { contactRoutes } from "@career-portrait/shared/contract";
import { z } from "zod";
import { decodeCursor, type HandlersFor, pageOf } from "../http/index.ts";
import type { Contacts } from "./contacts.ts";

const Position = z.object({ name: z.string(), id: z.string() });

export function contactHandlers(contacts: Contacts): HandlersFor<keyof typeof contactRoutes> {
  return {
    listPeople: async ({ accountId, query: { q, company, limit, cursor } }) => {
      const after = decodeCursor(cursor, Position);
      const found = await contacts.list(accountId, { q, company, after, limit: limit + 1 });
      const page = pageOf(found, limit, ({ position }) => position);
      return { ...page, items: page.items.map(({ person }) => person) };
    },
    createPerson: ({ accountId, body, effectId }) => contacts.create(accountId, effectId, body),
    importPeople: ({ accountId, body, effectId, query }) =>
      contacts.import(accountId, effectId, body, query.preview === "true"),
    getPerson: ({ accountId, params }) => contacts.read(accountId, params.id),
    updatePerson: ({ accountId, params, body }) => contacts.update(accountId, params.id, body),
    deletePerson: ({ accountId, params }) => contacts.delete(accountId, params.id),
  };
}
