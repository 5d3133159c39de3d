/** The people an account knows (decisions, section 9). */
import {
  type ContactImport,
  isEmail,
  type Person,
  type PersonChange,
  readLink,
  type UploadedFile,
} from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";
import { derivedId } from "../derived-id.ts";
import { ApiError, invalid, notFound } from "../errors.ts";
import { type Connection, readConnections } from "./connections.ts";
import {
  companyKey,
  type ContactPosition,
  type ContactRow,
  type ContactStore,
  type PersonFields,
} from "./store.ts";

export interface ContactServices {
  store: ContactStore;
  /** Whether the account tracks this opportunity. */
  isTracked: (accountId: string, opportunityId: string) => Promise<boolean>;
  now: () => number;
}

/** More connections than LinkedIn lets anybody have. */
const MAX_ROWS = 40_000;
/** How many people a preview names. */
const SHOWN = 5;
const NOBODY: PersonFields = {
  name: "",
  email: null,
  phone: null,
  company: null,
  title: null,
  linkedin_url: null,
  relationship: null,
  notes: null,
  last_contacted_at: null,
  opportunity_ids: [],
};

function fieldsOf(row: ContactRow): PersonFields {
  return Object.fromEntries(
    (Object.keys(NOBODY) as (keyof PersonFields)[]).map((field) => [field, row[field]]),
  ) as PersonFields;
}

function asPerson(row: ContactRow): Person {
  return {
    id: row._id,
    ...fieldsOf(row),
    last_contacted_at: row.last_contacted_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function changed(standing: PersonFields, { last_contacted_at, ...change }: PersonChange): PersonFields {
  const stated = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const person = { ...standing, ...stated };
  if (last_contacted_at !== undefined)
    person.last_contacted_at = last_contacted_at === null ? null : new Date(last_contacted_at);
  return { ...person, opportunity_ids: [...new Set(person.opportunity_ids)] };
}

/** By which a row of an import is known to be a person that is there: the profile, else the address, else name and company. */
function identitiesOf(person: Connection | PersonFields): string[] {
  const profile = person.linkedin_url?.replace(/^https?:\/\/(?:\p{L}+\.)?/iu, "").replace(/[/?#]*$/, "");
  return [
    ...(profile ? [`profile ${profile.toLowerCase()}`] : []),
    ...(person.email ? [`email ${person.email.toLowerCase()}`] : []),
    `name ${fold(person.name ?? "")} at ${companyKey(person.company ?? null) ?? ""}`,
  ];
}

/** What is wrong with a row, or null. */
function faultOf({ name, email, linkedin_url }: Connection): string | null {
  if (name === undefined) return "has no name";
  if (email !== undefined && !isEmail(email)) return "has an e-mail address that is none";
  if (linkedin_url !== undefined && readLink(linkedin_url) === null)
    return "has a profile address that is none";
  return null;
}

export class Contacts {
  readonly #services: ContactServices;

  constructor(services: ContactServices) {
    this.#services = services;
  }

  /** By name; `q` finds people whose name, company, title or address holds each of its words. */
  async list(
    accountId: string,
    query: { q?: string; company?: string; after: ContactPosition | null; limit: number },
  ): Promise<{ person: Person; position: ContactPosition }[]> {
    const rows = await this.#services.store.page(accountId, {
      words: fold(query.q ?? "")
        .split(" ")
        .filter(Boolean),
      company: query.company === undefined ? null : (companyKey(query.company) ?? ""),
      after: query.after,
      limit: query.limit,
    });
    return rows.map((row) => ({ person: asPerson(row), position: { name: row.name_key, id: row._id } }));
  }

  /** @throws ApiError 404 */
  async read(accountId: string, id: string): Promise<Person> {
    return asPerson(await this.#row(accountId, id));
  }

  /** @throws ApiError 400 for an opportunity that is not tracked. */
  async create(accountId: string, id: string, given: PersonChange): Promise<Person> {
    const { store, now } = this.#services;
    const person = changed(NOBODY, given);
    await this.#checkOpportunities(accountId, person.opportunity_ids);
    await store.insert(accountId, id, person, new Date(now()));
    return this.read(accountId, id);
  }

  /** @throws ApiError 404; 400 for an opportunity that is not tracked. */
  async update(accountId: string, id: string, change: PersonChange): Promise<Person> {
    const standing = fieldsOf(await this.#row(accountId, id));
    const person = changed(standing, change);
    const added = person.opportunity_ids.filter((linked) => !standing.opportunity_ids.includes(linked));
    await this.#checkOpportunities(accountId, added);
    const row = await this.#services.store.update(accountId, id, person);
    if (!row) throw notFound("This contact");
    return asPerson(row);
  }

  /** @throws ApiError 404 */
  async delete(accountId: string, id: string): Promise<void> {
    if (!(await this.#services.store.delete(accountId, id))) throw notFound("This contact");
  }

  /**
   * Takes people from a table. Who is known already gets what the table says besides; nothing is emptied, and what the user
   * noted stays. Every row is counted once: imported, updated, skipped or among the errors.
   * @param preview counts only, and names the first it would add
   * @throws ApiError 400 `invalid_file`.
   */
  async import(
    accountId: string,
    effectId: string,
    file: UploadedFile,
    preview = false,
  ): Promise<ContactImport> {
    const { store, now } = this.#services;
    const connections = readConnections(file.bytes);
    if (!connections) {
      const message =
        "No table of people was found: a header with a name and another known column is needed.";
      throw new ApiError(400, "invalid_file", message);
    }
    if (connections.length > MAX_ROWS)
      throw new ApiError(400, "invalid_file", `The table has more than ${MAX_ROWS} rows.`);
    const rows = await store.all(accountId);
    const people = new Map(rows.map((row) => [row._id, fieldsOf(row)]));
    const known = new Map(
      rows.flatMap((row) => identitiesOf(row).map((identity) => [identity, row._id] as const)),
    );
    const fresh = new Map<string, PersonFields>();
    const touched = new Set<string>();
    const result: ContactImport = { imported: 0, updated: 0, skipped: 0, errors: [] };
    for (const [index, connection] of connections.entries()) {
      const fault = faultOf(connection);
      if (fault !== null) {
        result.errors.push({ row: index + 1, message: fault });
        continue;
      }
      const identities = identitiesOf(connection);
      const found = identities.map((identity) => known.get(identity)).find((id) => id !== undefined);
      const id = found ?? derivedId("contact", effectId, index);
      const standing = people.get(id);
      const { notes, relationship, ...facts } = connection;
      const person = changed(standing ?? NOBODY, {
        ...facts,
        notes: standing?.notes ?? notes,
        relationship: standing?.relationship ?? relationship,
      });
      if (!standing) result.imported += 1;
      else if (JSON.stringify(person) === JSON.stringify(standing)) result.skipped += 1;
      else result.updated += 1;
      if (!standing || fresh.has(id)) fresh.set(id, person);
      else if (JSON.stringify(person) !== JSON.stringify(standing)) touched.add(id);
      people.set(id, person);
      for (const identity of identitiesOf(person)) known.set(identity, id);
    }
    if (preview) {
      const first = [...fresh.values()].slice(0, SHOWN);
      return {
        ...result,
        first: first.map(({ name, company, title, email }) => ({ name, company, title, email })),
      };
    }
    await store.insertAll(accountId, [...fresh], new Date(now()));
    for (const id of touched) await store.update(accountId, id, people.get(id) ?? NOBODY);
    return result;
  }

  async #row(accountId: string, id: string): Promise<ContactRow> {
    const row = await this.#services.store.find(accountId, id);
    if (!row) throw notFound("This contact");
    return row;
  }

  async #checkOpportunities(accountId: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (!(await this.#services.isTracked(accountId, id)))
        throw invalid([{ path: "opportunity_ids", message: `names no opportunity of yours: ${id}` }]);
    }
  }
}
