/** A text with some places of it rewritten, which still knows where each letter stood. */

export interface Edit {
  start: number;
  end: number;
  /** What stands there instead. */
  by: string;
}

export interface Rewritten {
  text: string;
  /** For each UTF-16 unit of `text`, where in the original it begins and ends. */
  from: Int32Array;
  to: Int32Array;
}

/** @param edits in order, none over another */
export function rewritten(original: string, edits: readonly Edit[]): Rewritten {
  const from: number[] = [];
  const to: number[] = [];
  let text = "";
  const copy = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) {
      from.push(at);
      to.push(at + 1);
    }
    text += original.slice(start, end);
  };
  let at = 0;
  for (const { start, end, by } of edits) {
    copy(at, start);
    for (let unit = 0; unit < by.length; unit += 1) {
      from.push(start);
      to.push(end);
    }
    text += by;
    at = end;
  }
  copy(at, original.length);
  return { text, from: Int32Array.from(from), to: Int32Array.from(to) };
}
