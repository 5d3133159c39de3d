import type { DocumentReading } from "../reading/reading.ts";

/** A document's reading, on its way into an account's portrait. */
export interface MergeInput {
  accountId: string;
  documentId: string;
  reading: DocumentReading;
  /** Whether the document is one of the sample data. */
  sample?: true;
  now: Date;
}
