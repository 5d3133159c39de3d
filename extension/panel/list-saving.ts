/** Saving many cards of a results list: held for ten seconds, in which they can be taken back, then sent one by one. */
import type { CapturedPosting } from "@career-portrait/shared/contract";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useState } from "react";
import { saveStateOf, type SaveState } from "../posting/SaveFoot.tsx";
import { UNDO_MS } from "../sync/actions.ts";
import { cache } from "../sync/database.ts";
import { askToDrain, trackedBy, type Tracked } from "../sync/hooks.ts";
import { canonicalOf, canTakeBack, discard, save, takeBack } from "../sync/outbox.ts";

export interface ListedCard {
  posting: CapturedPosting;
  /** It is saved under this. */
  key: string;
  /** By what it is known again. */
  card: string;
}

export interface CardState {
  state: SaveState;
  tracked: Tracked;
}

export interface SavingMany {
  /** By card; none until it has been read. */
  states: ReadonlyMap<string, CardState>;
  /** Cards that need not be saved any more. */
  saved: ReadonlySet<string>;
  /** How many can be taken back. */
  held: number;
  save: (cards: readonly ListedCard[]) => Promise<void>;
  undo: () => void;
}

const NONE: ReadonlyMap<string, CardState> = new Map();

/** Keys of those that can be taken back still, as time goes by. */
function useHeld(states: ReadonlyMap<string, CardState>): string[] {
  const [now, setNow] = useState(Date.now);
  const items = [...states.values()].flatMap(({ tracked }) => tracked.item ?? []);
  const present = Math.max(now, ...items.map(({ created_at }) => created_at));
  const held = items.filter((item) => canTakeBack(item, present));
  const over = Math.min(...held.map(({ not_before }) => not_before));
  useEffect(() => {
    if (!Number.isFinite(over)) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(over - Date.now(), 0) + 10);
    return () => clearTimeout(timer);
  }, [over]);
  return held.map(({ key }) => key);
}

/** @param account as for `useFiling` */
export function useSavingMany(account: string | null, cards: readonly ListedCard[]): SavingMany {
  const states =
    useLiveQuery(async () => {
      const found = new Map<string, CardState>();
      for (const { card, key, posting } of cards) {
        const tracked = await trackedBy(key, canonicalOf(posting.url));
        found.set(card, { state: saveStateOf(tracked), tracked });
      }
      return found;
    }, [cards]) ?? NONE;
  const held = useHeld(states);
  const saved = [...states].filter(([, { state }]) => !["new", "refused", "failed"].includes(state));
  return {
    states,
    saved: new Set(saved.map(([card]) => card)),
    held: held.length,
    async save(chosen) {
      const now = Date.now();
      for (const { card, posting, key } of chosen) {
        // What was not taken is asked for anew, under a key of its own: the old one answers what it answered before.
        const refused = states.get(card)?.tracked.item;
        if (refused) await discard(cache, refused.key);
        await save(cache, posting, null, refused ? crypto.randomUUID() : key, account, now, UNDO_MS);
      }
      askToDrain(false);
    },
    undo: () => void takeBack(cache, held, Date.now()),
  };
}
