/**
 * The calls themselves, with the contract they are held against. Loaded with the first call: a panel that opens needs none to
 * show what is on this device, and the contract's schemas take long to set up.
 */
import { createClient, Opportunity, routes, type RouteName } from "@career-portrait/shared/contract";
import { z } from "zod";
import { UnknownAnswerError } from "./unknown-answer.ts";

function check(name: RouteName, data: unknown): unknown {
  const success = routes[name].success as { data?: z.ZodType; list?: boolean };
  if (!success.data) return data;
  const parsed = (success.list ? z.array(success.data) : success.data).safeParse(data);
  if (!parsed.success) throw new UnknownAnswerError(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Calls the route of this name; what is answered has been held against its schema. */
export async function call(
  backend: { address: string; key: string | null },
  name: RouteName,
  input: unknown,
): Promise<unknown> {
  const client = createClient({ baseUrl: backend.address, apiKey: () => backend.key });
  const answer = await (client[name] as (input: unknown) => Promise<{ data: unknown }>)(input);
  return { ...answer, data: check(name, answer.data) };
}

/** The opportunity that a refusal names as there already; null when it names none that can be read. */
export function existingOf(existing: unknown): Opportunity | null {
  return Opportunity.safeParse(existing).data ?? null;
}
