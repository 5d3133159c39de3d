/** A network that ranks the candidates of a question, fitted so that the right ones get most of the softmax over all. */
import { type Network, scoresOf } from "../models/network.ts";
import { descend, drawn, type Options, type Slopes } from "./network.ts";
import { randomOf } from "./random.ts";

/** The candidates of one question; at least one is right. */
export type Ranked = readonly { input: Float32Array; right: boolean }[];

/** The same questions give the same bytes. */
export function fitRanking(questions: readonly Ranked[], { hidden, epochs, rate, seed }: Options): Network {
  const random = randomOf(seed);
  const network = drawn(questions[0]![0]!.input.length, hidden, 1, random);
  const learn = (at: number, slopes: Slopes) => backward(network, questions[at]!, slopes);
  descend(network, questions.length, { epochs, rate, slowing: 0.85, random }, learn);
  return network;
}

function backward(network: Network, candidates: Ranked, [slopes1, slopes2]: Slopes): void {
  const { inputs, hidden, second } = network;
  const middles = candidates.map(() => new Float32Array(hidden));
  const scores = candidates.map(({ input }, at) => scoresOf(network, input, middles[at])[0]!);
  const top = Math.max(...scores);
  const chances = scores.map((score) => Math.exp(score - top));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  const right = chances.reduce((sum, chance, at) => sum + (candidates[at]!.right ? chance : 0), 0);
  for (const [at, { input, right: isRight }] of candidates.entries()) {
    const push = chances[at]! / all - (isRight ? chances[at]! / Math.max(right, 1e-9) : 0);
    const middle = middles[at]!;
    for (let unit = 0; unit < hidden; unit += 1) {
      slopes2[unit]! += push * middle[unit]!;
      if (middle[unit] === 0) continue;
      const slope = push * second[unit]!;
      const from = unit * (inputs + 1);
      for (let cell = 0; cell < inputs; cell += 1) slopes1[from + cell]! += slope * input[cell]!;
      slopes1[from + inputs]! += slope;
    }
  }
}
