/** How the servers of accounts' own models are reached: by the one way out, and on this network only where the operator allows it. */
import { createSafeFetch, type SafeCall, type SafePost } from "../fetching/index.ts";

export interface ModelWay {
  send: typeof fetch;
  /** @throws FetchError for an address that, as it is written, may not be reached. */
  check(address: string): void;
  close(): Promise<void>;
}

/**
 * @param guarded the way out that all requests take
 * @param allowed origins that are reached wherever they lead (`MODEL_LOCAL_ADDRESSES`)
 */
export function createModelWay(
  guarded: SafeCall & Pick<SafePost, "check">,
  allowed: readonly string[],
): ModelWay {
  const open = createSafeFetch({ allowPrivate: true });
  const wayTo = (address: string) => (allowed.includes(new URL(address).origin) ? open : guarded);
  return {
    send: async (input, init = {}) => {
      const address = input instanceof Request ? input.url : String(input);
      return wayTo(address).call(address, init);
    },
    check: (address) => wayTo(address).check(address),
    close: () => open.close(),
  };
}
