/** The collections of the profile: what each row says, what its form asks for, and which calls keep it. */
import type {
  Answer,
  Claim,
  Client,
  Profile,
  Project,
  Venture,
  WorkHistory,
} from "@career-portrait/shared/contract";
import type { MessageKey } from "../../words/index.ts";
import type { Removal } from "../../sync/database.ts";
import { newestFirst, showPeriod } from "./dates.ts";
import type { Field } from "./fields.ts";

type Rows = Pick<Profile, "experience" | "projects" | "ventures" | "education" | "certifications" | "skills">;
type Body = Record<string, unknown>;

/** A row as it is shown. */
export interface Entry {
  id: string;
  title: string;
  /** Where, or as what. */
  beside: string[];
  period: string;
  text: string | null;
  link: string | null;
  tags: string[];
}

/** One collection of the profile, kept by the calls of `/profile/…`. */
export interface Collection<L extends keyof Rows = keyof Rows> {
  name: Removal["collection"];
  /** Its list in the profile. */
  list: L;
  title: MessageKey;
  add: MessageKey;
  none: MessageKey;
  fields: readonly Field[];
  ordered: (rows: Rows[L]) => Rows[L];
  entry: (row: Rows[L][number]) => Entry;
  create: (client: Client, body: Body, idempotencyKey: string) => Promise<Answer<Rows[L][number]>>;
  update: (client: Client, id: string, body: Body) => Promise<Answer<Rows[L][number]>>;
}

const START: Field = {
  name: "start_date",
  label: "field.start",
  kind: "date",
  max: 40,
  half: true,
  hint: "field.dateHint",
};
const END: Field = { name: "end_date", label: "field.end", kind: "date", max: 40, hint: "field.openHint" };
const DESCRIPTION: Field = { name: "description", label: "field.description", kind: "long", max: 5000 };
const ROLE: Field = { name: "role", label: "field.role", kind: "text", max: 300, half: true };
const URL_FIELD: Field = { name: "url", label: "field.link", kind: "link", max: 2000 };

const present = (...parts: (string | null)[]): string[] =>
  parts.filter((part) => part !== null && part !== "") as string[];
const asItComes = <T>(rows: T[]): T[] => rows;

const WORK: Collection<"experience"> = {
  name: "workHistory",
  list: "experience",
  title: "section.workHistory",
  add: "add.workHistory",
  none: "none.workHistory",
  fields: [
    { name: "title", label: "field.jobTitle", kind: "text", required: true, max: 300, half: true },
    { name: "company", label: "field.company", kind: "text", required: true, max: 300 },
    START,
    { ...END, kind: "end", hint: "field.endHint" },
    { name: "location", label: "field.location", kind: "text", max: 300, half: true },
    { name: "company_domain", label: "field.domain", kind: "text", max: 253, hint: "field.domainHint" },
    { name: "summary", label: "field.summary", kind: "long", max: 5000 },
  ],
  // In the person's own order.
  ordered: asItComes,
  entry: (row: WorkHistory) => ({
    id: row.id,
    title: row.title,
    beside: present(row.company, row.location),
    period: showPeriod(row.start_date, row.end_date, row.is_current),
    text: row.summary,
    link: null,
    tags: [],
  }),
  create: (client, body, idempotencyKey) => client.createWorkHistory({ body: body as never, idempotencyKey }),
  update: (client, id, body) => client.updateWorkHistory({ params: { id }, body }),
};

const PROJECTS: Collection<"projects"> = {
  name: "projects",
  list: "projects",
  title: "section.projects",
  add: "add.projects",
  none: "none.projects",
  fields: [
    { name: "name", label: "field.name", kind: "text", required: true, max: 300, half: true },
    { ...ROLE, half: false },
    START,
    END,
    URL_FIELD,
    { name: "technologies", label: "field.technologies", kind: "list", max: 5000, hint: "field.listHint" },
    DESCRIPTION,
  ],
  ordered: newestFirst,
  entry: (row: Project) => ({
    id: row.id,
    title: row.name,
    beside: present(row.role),
    period: showPeriod(row.start_date, row.end_date),
    text: row.description,
    link: row.url,
    tags: row.technologies,
  }),
  create: (client, body, idempotencyKey) => client.createProject({ body: body as never, idempotencyKey }),
  update: (client, id, body) => client.updateProject({ params: { id }, body }),
};

const VENTURES: Collection<"ventures"> = {
  name: "ventures",
  list: "ventures",
  title: "section.ventures",
  add: "add.ventures",
  none: "none.ventures",
  fields: [
    { name: "name", label: "field.name", kind: "text", required: true, max: 300 },
    ROLE,
    { name: "status", label: "field.status", kind: "text", max: 100, hint: "field.statusHint" },
    START,
    END,
    URL_FIELD,
    DESCRIPTION,
  ],
  ordered: newestFirst,
  entry: (row: Venture) => ({
    id: row.id,
    title: row.name,
    beside: present(row.role, row.status),
    period: showPeriod(row.start_date, row.end_date),
    text: row.description,
    link: row.url,
    tags: [],
  }),
  create: (client, body, idempotencyKey) => client.createVenture({ body: body as never, idempotencyKey }),
  update: (client, id, body) => client.updateVenture({ params: { id }, body }),
};

function claimEntry(row: Claim): Entry {
  const beside = present(row.institution, row.degree, row.field).filter((part) => !row.label.includes(part));
  const period = showPeriod(row.start_date, row.end_date);
  const text = row.description;
  return { id: row.id, title: row.label, beside, period, text, link: null, tags: [] };
}

const LABEL: Field = { name: "label", label: "field.name", kind: "text", required: true, max: 300 };

const EDUCATION: Collection<"education"> = {
  name: "education",
  list: "education",
  title: "section.education",
  add: "add.education",
  none: "none.education",
  fields: [
    { ...LABEL, label: "field.educationLabel", hint: "field.educationHint" },
    { name: "institution", label: "field.institution", kind: "text", max: 300 },
    { name: "degree", label: "field.degree", kind: "text", max: 300, half: true },
    { name: "field", label: "field.subject", kind: "text", max: 300 },
    START,
    END,
    DESCRIPTION,
  ],
  ordered: newestFirst,
  entry: claimEntry,
  create: (client, body, idempotencyKey) => client.createEducation({ body: body as never, idempotencyKey }),
  update: (client, id, body) => client.updateEducation({ params: { id }, body }),
};

const CERTIFICATIONS: Collection<"certifications"> = {
  name: "certifications",
  list: "certifications",
  title: "section.certifications",
  add: "add.certifications",
  none: "none.certifications",
  fields: [LABEL, DESCRIPTION],
  ordered: asItComes,
  entry: claimEntry,
  create: (client, body, idempotencyKey) =>
    client.createCertification({ body: body as never, idempotencyKey }),
  update: (client, id, body) => client.updateCertification({ params: { id }, body }),
};

export const SKILLS: Collection<"skills"> = {
  name: "skills",
  list: "skills",
  title: "section.skills",
  add: "add.skills",
  none: "none.skills",
  fields: [LABEL, { ...DESCRIPTION, hint: "field.skillHint" }],
  ordered: asItComes,
  entry: claimEntry,
  create: (client, body, idempotencyKey) => client.createSkill({ body: body as never, idempotencyKey }),
  update: (client, id, body) => client.updateSkill({ params: { id }, body }),
};

/** Those shown as lists, in the order of a résumé. */
export const COLLECTIONS = [
  WORK,
  PROJECTS,
  VENTURES,
  EDUCATION,
  CERTIFICATIONS,
] as unknown as readonly Collection[];
