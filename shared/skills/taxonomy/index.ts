/** The taxonomy's files in order with the field of each; no two may claim the same alias (a test forbids it). */
import { BUSINESS } from "./business.ts";
import { CREDENTIALS } from "./credentials.ts";
import { DATA } from "./data.ts";
import { FIELDS } from "./fields.ts";
import { FRAMEWORKS } from "./frameworks.ts";
import { HEALTH } from "./health.ts";
import { INFRASTRUCTURE } from "./infrastructure.ts";
import { LANGUAGES } from "./languages.ts";
import { OFFICE } from "./office.ts";
import { PEOPLE } from "./people.ts";
import { PROGRAMMING } from "./programming.ts";
import { SERVICES } from "./services.ts";
import { SOFTWARE } from "./software.ts";
import { TRADES } from "./trades.ts";

export const TAXONOMY: readonly (readonly [field: string, text: string])[] = [
  ["software", PROGRAMMING],
  ["software", FRAMEWORKS],
  ["software", SOFTWARE],
  ["infrastructure", INFRASTRUCTURE],
  ["data", DATA],
  ["business", BUSINESS],
  ["health", HEALTH],
  ["trades", TRADES],
  ["services", SERVICES],
  ["office", OFFICE],
  ["fields", FIELDS],
  ["credentials", CREDENTIALS],
  ["languages", LANGUAGES],
  ["people", PEOPLE],
];
