/** Mending what was understood in its place: kept on this device at once, taken back for ten seconds, sent when it can be. */
import type { WorkHistory } from "@career-portrait/shared/contract";
import { cache, type PortraitAction, type RoleWords } from "../../sync/database.ts";
import { portraitActions } from "../../sync/portrait-actions.ts";
import { roleName } from "../claims/actions.ts";
import { COLLECTIONS } from "../profile/collections.ts";
import { CONTACT_FIELDS } from "../profile/contact.ts";
import type { Field } from "../profile/fields.ts";

const MENDED = ["title", "company", "start_date", "end_date"] as const satisfies (keyof RoleWords)[];

/** Of a role what a document says in its head: the rest is mended in the profile. */
export const ROLE_FIELDS: readonly Field[] = COLLECTIONS.filter(({ list }) => list === "experience")
  .flatMap(({ fields }) => fields)
  .filter(({ name }) => MENDED.some((mended) => mended === name));

export const NAME_FIELDS: readonly Field[] = CONTACT_FIELDS.filter(({ name }) => name === "name");

/** @param body of the form over `ROLE_FIELDS` */
export async function mendRole(
  account: string,
  role: WorkHistory,
  body: Record<string, unknown>,
): Promise<void> {
  const change = { kind: "edit_role", role_id: role.id, words: body as RoleWords } as const;
  await portraitActions.act(cache, account, change, roleName({ ...role, ...change.words }), Date.now());
}

/** @param body of the form over `NAME_FIELDS` */
export async function mendName(account: string, body: Record<string, unknown>): Promise<void> {
  const name = typeof body.name === "string" ? body.name : "";
  await portraitActions.act(cache, account, { kind: "edit_name", name }, name, Date.now());
}

/** The name as the person left it, whatever the backend knows of that yet. */
export function nameAsLeft(known: string | null, actions: readonly PortraitAction[]): string | null {
  const latest = actions.findLast(({ change, state }) => change.kind === "edit_name" && state !== "refused");
  if (latest?.change.kind !== "edit_name") return known;
  return latest.change.name || null;
}
