/**
 * First pages of lists, kept while nothing changes. A page is true as long as the counter from which every change draws its ticket
 * before it is written (docs/sync.md) stands where it stood when the page was read. A change may be drawn and not yet be visible
 * then; so a page is kept only when the counter had stood there for longer than a write takes, and never for long.
 */
import type { Opportunity, Page } from "@career-portrait/shared/contract";
import { markUnchanging } from "../http/index.ts";

/** Longer than any write takes from being drawn to being seen. */
const SETTLED_MS = 5_000;
const KEPT_MS = 60_000;
/** Pages of some 30 kB. */
const MOST = 200;

interface Quiet {
  /** The ticket drawn last, and the portrait's version, as they were seen first. */
  state: string;
  since: number;
  /** Null until it is certain that nothing is under way. */
  page: Page<Opportunity> | null;
  madeAt: number;
}

export interface QuietPages {
  /** The page as it was made last, while nothing has changed; `make` is called for it otherwise. */
  of(accountId: string, name: string, make: () => Promise<Page<Opportunity>>): Promise<Page<Opportunity>>;
}

/** @param stateOf changes whenever anything that a page of the account shows is about to change */
export function createQuietPages(
  stateOf: (accountId: string) => Promise<string>,
  now: () => number = () => performance.now(),
): QuietPages {
  const known = new Map<string, Quiet>();
  const look = sharedCalls(stateOf);

  function remember(key: string, quiet: Quiet): void {
    known.delete(key);
    known.set(key, quiet);
    for (const oldest of known.keys()) {
      if (known.size <= MOST) break;
      known.delete(oldest);
    }
  }

  return {
    async of(accountId, name, make) {
      const key = `${accountId} ${name}`;
      const quiet = known.get(key);
      if (quiet?.page && now() - quiet.madeAt < KEPT_MS && quiet.state === (await look(accountId)))
        return quiet.page;
      const begun = now();
      const [page, state] = await Promise.all([make(), look(accountId)]);
      if (quiet?.state !== state) remember(key, { state, since: now(), page: null, madeAt: 0 });
      else if (begun - quiet.since > SETTLED_MS && !page.items.some((item) => item.match_is_stale)) {
        markUnchanging(page.items);
        remember(key, { ...quiet, page, madeAt: begun });
      }
      return page;
    },
  };
}

/** Who asks while a call runs shares the next one: each gets an answer that was begun after they asked. */
function sharedCalls<T>(call: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<T>>();
  function begin(key: string): Promise<T> {
    const begun = call(key);
    const over = begun
      .catch(() => {})
      .then(() => {
        if (running.get(key) === over) running.delete(key);
      });
    running.set(key, over);
    return begun;
  }
  return (key) => {
    const before = running.get(key);
    if (!before) return begin(key);
    let next = waiting.get(key);
    if (!next) {
      next = before.then(() => {
        waiting.delete(key);
        return begin(key);
      });
      waiting.set(key, next);
    }
    return next;
  };
}
