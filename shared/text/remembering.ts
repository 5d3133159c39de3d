/** What was read of a text, kept for when it is read again. */

/** Longer texts are read once and not again: kept as keys they would hold whole postings in memory. UTF-16 units. */
const LONGEST = 1_000;

/** The same function, with the answers of up to `most` texts remembered; then it begins anew. */
export function remembering<Value>(most: number, read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found!;
    if (known.size >= most) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
