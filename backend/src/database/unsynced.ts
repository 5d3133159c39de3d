/**
 * Options of a collection whose writes wait for no sync of their own: what is written behind them with one takes them along to the
 * disk. A killed process loses none of them; a power cut may take the last ones, together with all that came after.
 */
export const UNSYNCED = { writeConcern: { w: 1, journal: false } } as const;
