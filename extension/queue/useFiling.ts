/** Choosing cards of a results list and filing them into the queue. */
import { useLiveQuery } from "dexie-react-hooks";
import { useMemo, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { cache } from "../sync/database.ts";
import { fileCards, standingsOf, type CardStanding, type FiledCard } from "../sync/filings.ts";
import { drainNow } from "../sync/hooks.ts";

export interface Choosing {
  /** By card. */
  standings: ReadonlyMap<string, CardStanding>;
  chosen: ReadonlySet<string>;
  toggle: (card: string) => void;
  chooseAll: () => void;
  chooseNone: () => void;
  /** Cards that can be chosen. */
  open: ReadonlySet<string>;
  file: () => void;
}

const NONE: ReadonlyMap<string, CardStanding> = new Map();

/** Whether filing a card now makes sense: never filed, or not taken. */
function isOpen(standing: CardStanding | undefined): boolean {
  return standing === undefined || standing.state === "refused";
}

/**
 * @param account null before any is connected; the first one takes what was filed.
 * @param saved cards that are saved already or on their way
 */
export function useFiling(
  account: string | null,
  cards: readonly FiledCard[],
  saved: ReadonlySet<string>,
): Choosing {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const names = useMemo(() => cards.map(({ card }) => card), [cards]);
  const standings = useLiveQuery(() => standingsOf(cache, account, names), [account, names]) ?? NONE;
  // The same posting twice on a page is filed once.
  const open = cards.filter(
    ({ card }, index) => names.indexOf(card) === index && isOpen(standings.get(card)) && !saved.has(card),
  );
  const still = new Set(open.flatMap(({ card }) => (chosen.has(card) ? [card] : [])));
  return {
    standings,
    chosen: still,
    open: new Set(open.map(({ card }) => card)),
    toggle: (card) =>
      setChosen(
        still.has(card) ? new Set([...still].filter((one) => one !== card)) : new Set([...still, card]),
      ),
    chooseAll: () => setChosen(new Set(open.map(({ card }) => card))),
    chooseNone: () => setChosen(new Set()),
    file: () => {
      const filed = open.filter(({ card }) => still.has(card));
      setChosen(new Set());
      void fileCards(cache, account, filed, Date.now())
        .then(() => drainNow())
        .then(() => queries.invalidateQueries({ queryKey: ["refresh"] }));
    },
  };
}
