/**
 * What each account spends on a model in each UTC month, and the ceiling it may not pass (decisions, section 1,
 * `AI_MONTHLY_BUDGET_USD`). A call's estimated cost is booked before it is made and corrected after it, so that calls under
 * way count: together they pass the ceiling by one call at most. A process killed in between leaves the estimate booked.
 */
import type { Collection, Db } from "mongodb";
import { type IndexDeclaration, isDuplicateKey } from "../../database/index.ts";
import { CostCeilingReached } from "../model/unusable.ts";
import { type Price, type Tokens, usdFor } from "./prices.ts";

interface SpendingRow {
  /** Account and month. */
  _id: string;
  account_id: string;
  /** YYYY-MM, UTC. */
  month: string;
  usd: number;
  calls: number;
  input_tokens: number;
  output_tokens: number;
}

export const spendingIndexes: IndexDeclaration[] = [{ collection: "ai_spending", keys: { account_id: 1 } }];

/** One account's means: every call to a model is paid from it. */
export interface Purse {
  /**
   * Makes a call and books what it used; `used` says so from the answer, null when the server did not, and then the
   * estimate stands. A call that failed is free when `isFree` says that nothing was computed for it.
   * @throws CostCeilingReached when the month's budget is used up; what the call throws.
   */
  pay<T>(call: {
    price: Price;
    estimate: Tokens;
    ask: () => Promise<T>;
    used: (answer: T) => Tokens | null;
    isFree: (failure: unknown) => boolean;
  }): Promise<T>;
}

/** Books nothing: for commands, which have no account. */
export const unbooked: Purse = { pay: ({ ask }) => ask() };

const NOTHING: Tokens = { input: 0, output: 0 };

export class Spending {
  readonly #rows: Collection<SpendingRow>;
  readonly #ceilingUsd: number | undefined;
  readonly #now: () => number;

  /** Without a ceiling all is booked and nothing refused. */
  constructor(db: Db, ceilingUsd: number | undefined, now: () => number) {
    this.#rows = db.collection("ai_spending");
    this.#ceilingUsd = ceilingUsd;
    this.#now = now;
  }

  purseOf(accountId: string): Purse {
    return {
      pay: async ({ price, estimate, ask, used, isFree }) => {
        const id = await this.#reserve(accountId, estimate, price);
        try {
          const answer = await ask();
          await this.#correct(id, estimate, used(answer) ?? estimate, price);
          return answer;
        } catch (error) {
          if (isFree(error)) await this.#correct(id, estimate, NOTHING, price);
          throw error;
        }
      },
    };
  }

  /** What the account has spent this month, calls under way at their estimate. */
  async thisMonth(
    accountId: string,
  ): Promise<Pick<SpendingRow, "month" | "usd" | "calls"> & { ceiling_usd: number | null }> {
    const month = this.#month();
    const row = await this.#rows.findOne({ _id: `${accountId} ${month}`, account_id: accountId });
    return { month, usd: row?.usd ?? 0, calls: row?.calls ?? 0, ceiling_usd: this.#ceilingUsd ?? null };
  }

  /** The last two years' months with a call, the newest first. */
  async months(accountId: string): Promise<Pick<SpendingRow, "month" | "usd" | "calls">[]> {
    const rows = await this.#rows.find({ account_id: accountId }).sort({ month: -1 }).limit(24).toArray();
    return rows.map(({ month, usd, calls }) => ({ month, usd: Math.max(0, usd), calls }));
  }

  get ceilingUsd(): number | null {
    return this.#ceilingUsd ?? null;
  }

  #month(): string {
    return new Date(this.#now()).toISOString().slice(0, 7);
  }

  /** Books the estimate while anything is left; free calls always. @returns the row's id. */
  async #reserve(account_id: string, estimate: Tokens, price: Price): Promise<string> {
    const month = this.#month();
    const _id = `${account_id} ${month}`;
    await this.#open({ _id, account_id, month, usd: 0, calls: 0, input_tokens: 0, output_tokens: 0 });
    const usd = usdFor(estimate, price);
    const bounded = this.#ceilingUsd !== undefined && usd > 0;
    const booked = await this.#rows.updateOne(
      { _id, ...(bounded ? { usd: { $lt: this.#ceilingUsd } } : {}) },
      { $inc: { usd, calls: 1, input_tokens: estimate.input, output_tokens: estimate.output } },
    );
    if (booked.matchedCount === 0) throw new CostCeilingReached();
    return _id;
  }

  async #open({ _id, ...row }: SpendingRow): Promise<void> {
    try {
      await this.#rows.updateOne({ _id }, { $setOnInsert: row }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async #correct(_id: string, estimate: Tokens, used: Tokens, price: Price): Promise<void> {
    await this.#rows.updateOne(
      { _id },
      {
        $inc: {
          usd: usdFor(used, price) - usdFor(estimate, price),
          input_tokens: used.input - estimate.input,
          output_tokens: used.output - estimate.output,
        },
      },
    );
  }
}
