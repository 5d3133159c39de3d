/** What a pipeline reads from. */
import type { Catalog } from "./catalog.ts";
import type { Reader } from "./scan.ts";

export interface Source {
  readonly reader: Reader;
  readonly catalog: Catalog;
  readonly database: string;
}
