/** What people are told about the saving and reading of postings. */
import { phrasebook } from "../phrasebook.ts";

export const savingNote = phrasebook({
  /** Behind it why not. */
  address_unread: "The address was not read:",
  embeddings_unavailable:
    "Embeddings were skipped: no model is configured that makes them. Scores do not use them.",
  embeddings_failed: "Embeddings were skipped: the model did not give any. Scores do not use them.",
  /** Behind it why. */
  embeddings_skipped: "Embeddings were skipped.",
  model_makes_no_embeddings: "The configured model makes no embeddings.",
  company_site_unknown: "Company research was skipped: the posting does not say where the company's site is.",
  company_site_unread: ({ host }: { host: string }) =>
    `Company research was skipped: ${host} could not be read.`,
  imports_unread: ({ count }: { count: number }) =>
    `${count} of the imported postings could not be read from their address.`,
});
