/** Rising numbers as bytes: each as its distance from the one before, seven bits a byte, the least first. */

/** The bytes of several lists, one behind the other. */
export class RisingWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** How many bytes there are so far. */
  get length(): number {
    return this.#length;
  }

  write(numbers: Iterable<number>): void {
    let last = 0;
    for (const number of numbers) {
      this.#add(number - last);
      last = number;
    }
  }

  /** A copy of what was written. */
  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #add(distance: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      const longer = new Uint8Array(this.#bytes.length * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    let rest = distance;
    for (; rest > 127; rest >>>= 7) this.#bytes[this.#length++] = (rest & 127) | 128;
    this.#bytes[this.#length++] = rest;
  }
}

/** The list that stands between two places. */
export function readRising(bytes: Uint8Array, start = 0, end = bytes.length): number[] {
  const numbers: number[] = [];
  let last = 0;
  let distance = 0;
  let shift = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    distance |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    last += distance;
    numbers.push(last);
    distance = 0;
    shift = 0;
  }
  return numbers;
}
