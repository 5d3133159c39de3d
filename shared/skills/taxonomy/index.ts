/** The taxonomy's fields in order; where two name the same alias, the earlier wins (a test forbids it). */
import { SOFTWARE } from "./software.ts";

export const TAXONOMY: readonly (readonly [field: string, text: string])[] = [["software", SOFTWARE]];
