/**
 * Long work is written as generators that pause when their slice of time is over, so that no command waits behind
 * another for long.
 */
export const PAUSE = Symbol("pause");
/**
 * Yields items, and PAUSE wherever other commands may have their turn. Whoever brings forth items (from the file or
 * from memory) looks at the clock; whoever passes them on only hands PAUSE through.
 */
export type Flow<T> = Generator<T | typeof PAUSE, void>;
/** Runs to a result, pausing on the way. */
export type Steps<T> = Generator<typeof PAUSE, T>;

export class Pace {
  #end = 0;

  /** Begins a slice of so many milliseconds. */
  start(ms: number): void {
    this.#end = performance.now() + ms;
  }

  get over(): boolean {
    return performance.now() > this.#end;
  }
}

export function* collect<T>(flow: Flow<T>): Steps<T[]> {
  const items: T[] = [];
  for (const item of flow) {
    if (item === PAUSE) yield PAUSE;
    else items.push(item);
  }
  return items;
}

/** The first item of a flow, which is then closed. */
export function* first<T>(flow: Flow<T>): Steps<T | undefined> {
  for (const item of flow) {
    if (item === PAUSE) yield PAUSE;
    else return item;
  }
  return undefined;
}

export function* take<T>(flow: Flow<T>, skip: number, limit: number): Flow<T> {
  let seen = 0;
  for (const item of flow) {
    if (item === PAUSE) {
      yield PAUSE;
      continue;
    }
    seen++;
    if (seen > skip) yield item;
    if (seen >= skip + limit) return;
  }
}
