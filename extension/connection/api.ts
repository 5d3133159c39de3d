/** The backend as the extension calls it: the shared client, with every answer checked before anything is kept. */
import { ApiRequestError, type Client, type RouteName } from "@career-portrait/shared/contract";
import { markRejected, type Connection } from "./connection.ts";
import { UnknownAnswerError } from "./unknown-answer.ts";

/** A client whose methods are known by their name alone: the contract behind them is loaded with the first call. */
function lazily(callNamed: (name: RouteName, input: unknown) => Promise<unknown>): Client {
  return new Proxy({} as Client, {
    get: (_, name) =>
      // Whoever hands a client on through a promise must not find one in it.
      typeof name === "string" && name !== "then"
        ? (input?: unknown) => callNamed(name as RouteName, input)
        : undefined,
  });
}

/** A client whose answers have been held against the contract's schemas. Without a key, only public routes answer. */
export function openApi(address: string, key: string | null = null): Client {
  return lazily(async (name, input) => (await import("./calls.ts")).call({ address, key }, name, input));
}

/** As `openApi`, and a key that the server no longer takes is noted on the connection. */
export function connectedApi(connection: Connection): Client {
  const { address, key } = connection;
  return lazily(async (name, input) => {
    const { call } = await import("./calls.ts");
    try {
      return await call({ address, key }, name, input);
    } catch (error) {
      if (error instanceof ApiRequestError && error.status === 401) await markRejected(connection);
      throw error;
    }
  });
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
