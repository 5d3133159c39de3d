/** The backend as the extension calls it: the shared client, with every answer checked before anything is kept. */
import {
  ApiRequestError,
  createClient,
  routes,
  type Client,
  type RouteName,
} from "@career-portrait/shared/contract";
import { z } from "zod";
import { markRejected, type Connection } from "../settings/connection.ts";

/** The backend answered, but not in the contract's words: backend and extension are of different versions. */
export class UnknownAnswerError extends Error {
  override readonly name = "UnknownAnswerError";
}

function check(name: RouteName, data: unknown): unknown {
  const success = routes[name].success as { data?: z.ZodType; list?: boolean };
  if (!success.data) return data;
  const parsed = (success.list ? z.array(success.data) : success.data).safeParse(data);
  if (!parsed.success) throw new UnknownAnswerError(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** A client whose answers have been held against the contract's schemas. Without a key, only public routes answer. */
export function openApi(address: string, key: string | null = null): Client {
  const client = createClient({ baseUrl: address, apiKey: () => key });
  const checked = Object.entries(client).map(([name, call]) => [
    name,
    async (input?: unknown) => {
      const answer = await (call as (input?: unknown) => Promise<{ data: unknown }>)(input);
      return { ...answer, data: check(name as RouteName, answer.data) };
    },
  ]);
  return Object.fromEntries(checked) as Client;
}

/** As `openApi`, and a key that the server no longer takes is noted on the connection. */
export function connectedApi(connection: Connection): Client {
  const client = openApi(connection.address, connection.key);
  const watched = Object.entries(client).map(([name, call]) => [
    name,
    async (input?: unknown) => {
      try {
        return await (call as (input?: unknown) => Promise<unknown>)(input);
      } catch (error) {
        if (error instanceof ApiRequestError && error.status === 401) await markRejected(connection);
        throw error;
      }
    },
  ]);
  return Object.fromEntries(watched) as Client;
}

/** What a failed call means for the person. */
export type Trouble = "unreachable" | "signed_out" | "too_old" | "refused";

/** Sorts a failure: no answer, a key no longer good, a backend of another version, or a plain refusal. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof UnknownAnswerError) return "too_old";
  if (!(error instanceof ApiRequestError)) return "unreachable";
  if (error.status === 401) return "signed_out";
  if (error.status === 426 || error.code === "unexpected_answer" || error.code === "method_not_allowed")
    return "too_old";
  return error.status === 0 || error.status >= 500 || error.status === 429 ? "unreachable" : "refused";
}
