/**
 * Linear algebra of the vectors: a sparse symmetric matrix, its largest eigenvectors, and least squares by
 * conjugate gradients.
 */
import { randomOf } from "./random.ts";

/**
 * A symmetric matrix by rows: row `i` holds `values[k]` in column `columns[k]` for k from `starts[i]` to
 * `starts[i + 1]`.
 */
export interface Sparse {
  size: number;
  starts: Uint32Array;
  columns: Uint16Array;
  values: Float32Array;
}

/** `matrix × block`; blocks are row-major, `size` × `width`. */
function times(matrix: Sparse, block: Float64Array, width: number): Float64Array {
  const product = new Float64Array(matrix.size * width);
  for (let row = 0; row < matrix.size; row += 1) {
    const to = row * width;
    for (let at = matrix.starts[row]!; at < matrix.starts[row + 1]!; at += 1) {
      const from = matrix.columns[at]! * width;
      const value = matrix.values[at]!;
      for (let index = 0; index < width; index += 1) product[to + index]! += value * block[from + index]!;
    }
  }
  return product;
}

/** `aᵀ × b` of two blocks of the same height, `width` × `width`. */
function inner(a: Float64Array, b: Float64Array, width: number): Float64Array {
  const product = new Float64Array(width * width);
  for (let row = 0; row < a.length; row += width)
    for (let left = 0; left < width; left += 1) {
      const value = a[row + left]!;
      for (let right = 0; right < width; right += 1)
        product[left * width + right]! += value * b[row + right]!;
    }
  return product;
}

/** Makes the columns of a block orthonormal in place: Cholesky of its Gram matrix, twice for accuracy. */
function orthonormalise(block: Float64Array, width: number): void {
  for (let pass = 0; pass < 2; pass += 1) {
    const lower = cholesky(inner(block, block, width), width);
    for (let row = 0; row < block.length; row += width)
      for (let column = 0; column < width; column += 1) {
        let value = block[row + column]!;
        for (let before = 0; before < column; before += 1)
          value -= block[row + before]! * lower[column * width + before]!;
        block[row + column] = value / lower[column * width + column]!;
      }
  }
}

function cholesky(square: Float64Array, width: number): Float64Array {
  const lower = new Float64Array(width * width);
  for (let row = 0; row < width; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let value = square[row * width + column]!;
      for (let index = 0; index < column; index += 1)
        value -= lower[row * width + index]! * lower[column * width + index]!;
      lower[row * width + column] =
        row === column ? Math.sqrt(Math.max(value, 1e-30)) : value / lower[column * width + column]!;
    }
  return lower;
}

/**
 * The `count` eigenvectors of largest positive eigenvalue by randomised subspace iteration (Halko, Martinsson
 * and Tropp, 2011), seeded; `vectors` is row-major, `size` × `count`.
 */
export function topEigenvectors(
  matrix: Sparse,
  count: number,
  rounds = 5,
): { values: number[]; vectors: Float64Array } {
  const width = count + 16;
  const random = randomOf(11);
  let basis: Float64Array = Float64Array.from(
    { length: matrix.size * width },
    () => random() + random() + random() - 1.5,
  );
  for (let round = 0; round < rounds; round += 1) {
    orthonormalise(basis, width);
    basis = times(matrix, basis, width);
  }
  orthonormalise(basis, width);
  const small = jacobi(inner(basis, times(matrix, basis, width), width), width);
  const order = Array.from({ length: width }, (_, index) => index)
    .sort((a, b) => small.values[b]! - small.values[a]!)
    .slice(0, count);
  const vectors = new Float64Array(matrix.size * count);
  for (let row = 0; row < matrix.size; row += 1)
    for (const [place, column] of order.entries()) {
      let sum = 0;
      for (let index = 0; index < width; index += 1)
        sum += basis[row * width + index]! * small.vectors[index * width + column]!;
      vectors[row * count + place] = sum;
    }
  return { values: order.map((column) => small.values[column]!), vectors };
}

/** Eigenvalues and eigenvectors (columns) of a small symmetric matrix by Jacobi's rotations. */
export function jacobi(square: Float64Array, width: number): { values: number[]; vectors: Float64Array } {
  const rest = Float64Array.from(square);
  const vectors = new Float64Array(width * width);
  for (let index = 0; index < width; index += 1) vectors[index * width + index] = 1;
  for (let sweep = 0; sweep < 12; sweep += 1)
    for (let p = 0; p < width; p += 1)
      for (let q = p + 1; q < width; q += 1) {
        const off = rest[p * width + q]!;
        if (Math.abs(off) < 1e-12) continue;
        const theta = (rest[q * width + q]! - rest[p * width + p]!) / (2 * off);
        const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const cosine = 1 / Math.sqrt(tangent * tangent + 1);
        const sine = tangent * cosine;
        for (let index = 0; index < width; index += 1)
          rotate(rest, index * width + p, index * width + q, cosine, sine);
        for (let index = 0; index < width; index += 1)
          rotate(rest, p * width + index, q * width + index, cosine, sine);
        for (let index = 0; index < width; index += 1)
          rotate(vectors, index * width + p, index * width + q, cosine, sine);
      }
  return { values: Array.from({ length: width }, (_, index) => rest[index * width + index]!), vectors };
}

function rotate(numbers: Float64Array, a: number, b: number, cosine: number, sine: number): void {
  const [one, other] = [numbers[a]!, numbers[b]!];
  numbers[a] = cosine * one - sine * other;
  numbers[b] = sine * one + cosine * other;
}

/**
 * Rows for features so that the sum of an example's rows, over √(its features), comes near its target: ridge
 * regression by conjugate gradients. `targets` is row-major, examples × `width`; so is the answer, `features`
 * × `width`.
 */
export function fitRows(
  examples: readonly (readonly number[])[],
  targets: Float64Array,
  features: number,
  width: number,
  ridge: number,
  rounds = 15,
): Float64Array {
  const forward = (rows: Float64Array) => {
    const sums = new Float64Array(examples.length * width);
    for (const [example, list] of examples.entries()) {
      const scale = 1 / Math.sqrt(list.length);
      for (const feature of list)
        for (let index = 0; index < width; index += 1)
          sums[example * width + index]! += scale * rows[feature * width + index]!;
    }
    return sums;
  };
  const backward = (sums: Float64Array) => {
    const rows = new Float64Array(features * width);
    for (const [example, list] of examples.entries()) {
      const scale = 1 / Math.sqrt(list.length);
      for (const feature of list)
        for (let index = 0; index < width; index += 1)
          rows[feature * width + index]! += scale * sums[example * width + index]!;
    }
    return rows;
  };
  const solution = new Float64Array(features * width);
  const residual = backward(targets);
  let direction = Float64Array.from(residual);
  let square: Float64Array = columnDots(residual, residual, width);
  for (let round = 0; round < rounds; round += 1) {
    const image = backward(forward(direction));
    for (let at = 0; at < image.length; at += 1) image[at]! += ridge * direction[at]!;
    const along = columnDots(direction, image, width);
    for (let at = 0; at < solution.length; at += 1) {
      const step = square[at % width]! / (along[at % width]! || 1);
      solution[at]! += step * direction[at]!;
      residual[at]! -= step * image[at]!;
    }
    const next = columnDots(residual, residual, width);
    for (let at = 0; at < direction.length; at += 1)
      direction[at] = residual[at]! + (next[at % width]! / (square[at % width]! || 1)) * direction[at]!;
    square = next;
  }
  return solution;
}

function columnDots(a: Float64Array, b: Float64Array, width: number): Float64Array {
  const sums = new Float64Array(width);
  for (let at = 0; at < a.length; at += 1) sums[at % width]! += a[at]! * b[at]!;
  return sums;
}
