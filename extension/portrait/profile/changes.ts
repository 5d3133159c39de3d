/** Changes to the profile: sent, and when the backend has taken them, seen here at once. */
import type { Client, Profile } from "@career-portrait/shared/contract";
import { changeCopy } from "../../sync/copies.ts";
import type { Cache } from "../../sync/database.ts";
import type { Collection } from "./collections.ts";

interface Row {
  id: string;
}

/** The rows with this one in its place; a new one goes where the backend says, else to the end. */
function placed<T extends Row>(rows: readonly T[], row: T): T[] {
  const at = rows.findIndex(({ id }) => id === row.id);
  if (at !== -1) return rows.with(at, row);
  const { position = rows.length } = row as Partial<{ position: number }>;
  return rows.toSpliced(position, 0, row);
}

/** Adds a row (`id` null) or changes it. Rejects with the backend's refusal; then nothing has changed. */
export async function saveEntry(
  cache: Cache,
  client: Client,
  collection: Collection,
  change: { id: string | null; body: Record<string, unknown>; idempotencyKey: string },
): Promise<void> {
  const { id, body, idempotencyKey } = change;
  const { data } = await (id === null
    ? collection.create(client, body, idempotencyKey)
    : collection.update(client, id, body));
  await changeCopy(cache, "profile", (profile) => {
    const rows = placed<Row>(profile[collection.list], data);
    return { ...profile, [collection.list]: rows };
  });
}

/** Changes contact details; an emptied field is sent as empty words. Rejects with the backend's refusal. */
export async function saveContact(
  cache: Cache,
  client: Client,
  body: Record<string, unknown>,
): Promise<void> {
  const words = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value ?? ""]));
  const { data } = await client.updateContact({ body: words });
  await changeCopy(cache, "profile", (profile) => ({ ...profile, contact: data }));
}

/** The rows with one of them at another place. */
export function moved<T extends Row>(rows: readonly T[], id: string, position: number): T[] {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) return [...rows];
  return rows.filter((candidate) => candidate !== row).toSpliced(position, 0, row);
}

/** Moves are sent one after the other: each is numbered by what stood before it. */
let sending: Promise<unknown> = Promise.resolve();

/**
 * Gives a role another place in the list, felt at once. Rejects when the backend refuses or cannot be reached; then the
 * order is as before.
 */
export async function moveRole(cache: Cache, client: Client, id: string, position: number): Promise<void> {
  let before: string[] = [];
  await changeCopy(cache, "profile", (profile) => {
    before = profile.experience.map((role) => role.id);
    return { ...profile, experience: moved(profile.experience, id, position) };
  });
  const sent = sending.then(() => client.updateWorkHistory({ params: { id }, body: { position } }));
  sending = sent.catch(() => undefined);
  try {
    await sent;
  } catch (error) {
    await changeCopy(cache, "profile", (profile) => ({ ...profile, experience: inOrder(profile, before) }));
    throw error;
  }
}

function inOrder({ experience }: Profile, ids: readonly string[]): Profile["experience"] {
  const place = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return experience.toSorted((a, b) => place(a.id) - place(b.id));
}
