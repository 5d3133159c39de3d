/** What a generated sentence may cite: the portrait's rows as texts with the role, title and dates they belong to. */
import type { ClaimType, Contact, Project, Venture, WorkHistory } from "@career-portrait/shared/contract";
import type { Portrait, PortraitClaim, PortraitRole } from "@career-portrait/shared/matching";
import { fold } from "@career-portrait/shared/text";

export type EvidenceKind = "claim" | "role" | "project" | "venture" | "education" | "contact";

/** Partial dates (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`); null is not said. */
export interface Period {
  start: string | null;
  end: string | null;
  is_current: boolean;
}

/** One row of the portrait as the gate reads it. */
export interface Evidence {
  id: string;
  kind: EvidenceKind;
  /** Everything the row says, one line each: label, description, quotes, title, company, dates, summary. */
  text: string;
  period: Period | null;
  /** The title held in the role the row is or belongs to. */
  title?: string;
  /** The employer of the role the row is or belongs to. */
  employer?: string;
  /** What sort of claim it is: a certificate need not call itself one. */
  claim_type?: ClaimType;
}

/** What a portrait holds besides claims and roles. */
export interface BesidePortrait {
  contact?: Contact | null;
  projects?: readonly Project[];
  ventures?: readonly Venture[];
  /** Work history as the API tells it, which also says which roles run; else the portrait's own roles are taken. */
  experience?: readonly WorkHistory[];
}

/** The id under which the contact details are cited: they have none of their own. */
const CONTACT_ID = "contact";

type Role = PortraitRole & { is_current: boolean };

/** Everything that can be cited, by id. Only the claims that count are in a `Portrait` (decisions, section 5). */
export function evidenceOf(portrait: Portrait, beside: BesidePortrait = {}): Map<string, Evidence> {
  const roles: Role[] = (beside.experience ?? portrait.work_history).map((role) => ({
    ...role,
    is_current: "is_current" in role ? role.is_current : role.end_date === null && role.start_date !== null,
  }));
  const roleOf = new Map(roles.map((role) => [role.id, role]));
  const lines = linesOfRoles(portrait, roles);
  const rows = [
    ...portrait.claims.map((claim) => {
      const id = claim.work_history_id ?? (claim.type === "achievement" ? ownerOf(claim, lines) : null);
      return ofClaim(claim, roleOf.get(id ?? ""));
    }),
    ...roles.map(ofRole),
    ...(beside.projects ?? []).map(ofProject),
    ...(beside.ventures ?? []).map(ofVenture),
    ...(beside.contact ? [ofContact(beside.contact)] : []),
  ];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Shorter quotes stand in many roles, in words. */
const FEWEST_QUOTED_WORDS = 3;

/** What each role's summary and claims say, folded. */
function linesOfRoles({ claims }: Portrait, roles: readonly Role[]): ReadonlyMap<string, string> {
  const of = (id: string) =>
    claims
      .filter(({ work_history_id }) => work_history_id === id)
      .flatMap(({ label, description, evidence }) => [
        label,
        description,
        ...evidence.map(({ content }) => content),
      ]);
  return new Map(
    roles.map(({ id, summary }) => [
      id,
      [summary, ...of(id)].map((text) => ` ${fold(text ?? "")} `).join("\n"),
    ]),
  );
}

/** A claim of no role whose very quote stands in the lines of one role, and of one alone, was done there. */
function ownerOf({ evidence }: PortraitClaim, lines: ReadonlyMap<string, string>): string | null {
  const quotes = evidence
    .map(({ content }) => fold(content ?? ""))
    .filter((quote) => quote.split(" ").length >= FEWEST_QUOTED_WORDS);
  const owners = [...lines].filter(([, said]) => quotes.some((quote) => said.includes(` ${quote} `)));
  return owners.length === 1 ? (owners[0]?.[0] ?? null) : null;
}

function ofClaim(claim: PortraitClaim, role: Role | undefined): Evidence {
  const { id, type, label, description, institution, degree, field, start_date, end_date, evidence } = claim;
  const own = start_date !== null || end_date !== null;
  const period = own ? { start: start_date, end: end_date, is_current: false } : role ? periodOf(role) : null;
  const quotes = evidence.map(({ content }) => content);
  const dates = own ? datesOf(start_date, end_date) : null;
  return {
    id,
    kind: type === "education" ? "education" : "claim",
    text: joined([label, description, degree, field, institution, dates, ...quotes]),
    period,
    claim_type: type,
    ...held(role?.title, role?.company),
  };
}

function ofRole(role: Role): Evidence {
  const { id, title, company, start_date, end_date, location, summary } = role;
  return {
    id,
    kind: "role",
    text: joined([title, company, location, datesOf(start_date, end_date), summary]),
    period: periodOf(role),
    ...held(title, company),
  };
}

function ofProject(project: Project): Evidence {
  const { id, name, role, description, url, technologies, start_date, end_date } = project;
  return {
    id,
    kind: "project",
    text: joined([name, role, description, technologies.join(", "), datesOf(start_date, end_date), url]),
    period: start_date || end_date ? { start: start_date, end: end_date, is_current: false } : null,
    ...held(role, null),
  };
}

function ofVenture(venture: Venture): Evidence {
  const { id, name, role, description, status, url, start_date, end_date } = venture;
  return {
    id,
    kind: "venture",
    text: joined([name, role, description, status, datesOf(start_date, end_date), url]),
    period: start_date || end_date ? { start: start_date, end: end_date, is_current: false } : null,
    ...held(role, name),
  };
}

function ofContact(contact: Contact): Evidence {
  const { name, email, phone, location, linkedin_url, github_url, website_url } = contact;
  return {
    id: CONTACT_ID,
    kind: "contact",
    text: joined([name, email, phone, location, linkedin_url, github_url, website_url]),
    period: null,
  };
}

function periodOf({ start_date, end_date, is_current }: Role): Period | null {
  return start_date || end_date ? { start: start_date, end: is_current ? null : end_date, is_current } : null;
}

function held(title: string | null | undefined, employer: string | null | undefined) {
  return { ...(title ? { title } : {}), ...(employer ? { employer } : {}) };
}

function datesOf(start: string | null, end: string | null): string {
  return [start, end].filter((date) => date !== null).join(" – ");
}

/** One line each; what several fields say in the same words stands once. */
function joined(parts: readonly (string | null)[]): string {
  return [...new Set(parts.map((part) => part?.trim() ?? ""))].filter((part) => part !== "").join("\n");
}
