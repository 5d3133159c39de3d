/** The model that works for an account: the server's, its own, or none (docs/ai-model.md). */
import { hash } from "node:crypto";
import type { ModelSettings as Shown, ModelTest, ModelUse } from "@career-portrait/shared/contract";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { ApiError, invalid } from "../errors.ts";
import { FetchError } from "../fetching/index.ts";
import {
  chosenAtEachCall,
  DEFAULT_MODEL,
  type Engine,
  type EngineOf,
  hasModel,
  LOCAL,
  type ModelConfig,
  openModel,
  type Purse,
  type Spending,
  tryModel,
} from "../intelligence/index.ts";
import type { ModelWay } from "./way.ts";
import type { ModelSettingsStore, OwnModel } from "./store.ts";

/** A model as it is typed; a key that is left out is the stored one. */
export interface TypedModel {
  address: string;
  model: string;
  key?: string | null | undefined;
}

interface Tools {
  config: Config;
  store: ModelSettingsStore;
  spending: Spending;
  /** What the operator configured. */
  serverEngineOf: EngineOf;
  local: Engine;
  way: ModelWay;
  log: Logger;
  now: () => Date;
}

/** Models kept open; one that is asked for again is opened anew. */
const OPEN_MAX = 50;
const NOT_ALLOWED =
  "leads into a private network; whoever runs this server can allow it by MODEL_LOCAL_ADDRESSES";
const OPENAI = "https://api.openai.com/v1";

export class ModelSettings {
  readonly #tools: Tools;
  readonly #open = new Map<string, Promise<(purse: Purse) => Engine>>();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  readonly engineOf: EngineOf = (accountId) => chosenAtEachCall(() => this.#choose(accountId));

  async show(accountId: string): Promise<Shown> {
    const { store, spending } = this.#tools;
    const [{ use, own }, months] = await Promise.all([store.find(accountId), spending.months(accountId)]);
    const server = this.#server();
    const models = { server: server?.model, own: own?.model, none: undefined };
    return {
      use,
      server,
      own: own && {
        address: own.address,
        model: own.model,
        has_key: own.key !== null,
        input_usd_per_million: own.input_usd_per_million,
        output_usd_per_million: own.output_usd_per_million,
        updated_at: own.updated_at.toISOString(),
      },
      works_with: models[use] ?? LOCAL,
      spending: { ceiling_usd: spending.ceilingUsd, months },
    };
  }

  /** @throws ApiError 409 `no_such_model` when there is no own one. */
  async use(accountId: string, use: ModelUse): Promise<Shown> {
    const { store } = this.#tools;
    if (use === "own" && (await store.find(accountId)).own === null) {
      throw new ApiError(409, "no_such_model", "There is no model of your own yet. Set one first.");
    }
    await store.setUse(accountId, use);
    return this.show(accountId);
  }

  /** Keeps an own model and has it work from now on. @throws ApiError 400 for an address that may not be reached. */
  async setOwn(
    accountId: string,
    typed: TypedModel & Partial<Pick<OwnModel, "input_usd_per_million" | "output_usd_per_million">>,
  ): Promise<Shown> {
    const { store, now } = this.#tools;
    const { address, model, key } = await this.#completed(accountId, typed);
    const { input_usd_per_million = null, output_usd_per_million = null } = typed;
    const own = { address, model, key, input_usd_per_million, output_usd_per_million, updated_at: now() };
    await store.setOwn(accountId, own, "own");
    return this.show(accountId);
  }

  async forgetOwn(accountId: string): Promise<Shown> {
    const { store } = this.#tools;
    const { use } = await store.find(accountId);
    await store.setOwn(accountId, null, use === "own" ? "server" : use);
    return this.show(accountId);
  }

  /** Asks one small question, paid for like any other. @throws ApiError 400 as `setOwn`. */
  async test(accountId: string, typed: TypedModel): Promise<ModelTest> {
    const { spending, way } = this.#tools;
    const own = await this.#completed(accountId, typed);
    const standing = (await this.#tools.store.find(accountId)).own;
    const prices = standing?.address === own.address && standing.model === own.model ? standing : {};
    return tryModel(this.#configOf({ ...prices, ...own }), way.send, spending.purseOf(accountId));
  }

  async #choose(accountId: string): Promise<Engine> {
    const { store, spending, serverEngineOf, local } = this.#tools;
    const { use, own } = await store.find(accountId);
    if (use === "none") return local;
    if (use === "own" && own) return (await this.#opened(own))(spending.purseOf(accountId));
    return serverEngineOf(accountId);
  }

  async #opened(own: OwnModel): Promise<(purse: Purse) => Engine> {
    const { log, local, way } = this.#tools;
    const name = hash("sha256", JSON.stringify(own));
    const open = this.#open.get(name) ?? openModel(this.#configOf(own), { log, local, send: way.send });
    // The last used stands last.
    this.#open.delete(name);
    this.#open.set(name, open);
    const [first = name] = this.#open.keys();
    if (this.#open.size > OPEN_MAX) this.#open.delete(first);
    return open;
  }

  #configOf(
    own: Pick<OwnModel, "address" | "model" | "key"> &
      Partial<Pick<OwnModel, "input_usd_per_million" | "output_usd_per_million">>,
  ): ModelConfig {
    return {
      OPENAI_BASE_URL: own.address,
      OPENAI_MODEL: own.model,
      OPENAI_TIMEOUT_SECONDS: this.#tools.config.OPENAI_TIMEOUT_SECONDS,
      ...(own.key !== null && { OPENAI_API_KEY: own.key }),
      OPENAI_INPUT_USD_PER_MILLION: own.input_usd_per_million ?? undefined,
      OPENAI_OUTPUT_USD_PER_MILLION: own.output_usd_per_million ?? undefined,
    };
  }

  /** The stored key goes along only to the host that it was given for. */
  async #completed(
    accountId: string,
    { address: typed, model, key }: TypedModel,
  ): Promise<Pick<OwnModel, "address" | "model" | "key">> {
    const address = typed.replace(/\/+$/, "");
    this.#requireReachable(address);
    if (key !== undefined) return { address, model, key };
    const { own } = await this.#tools.store.find(accountId);
    const isSameHost = own !== null && new URL(own.address).origin === new URL(address).origin;
    return { address, model, key: isSameHost ? own.key : null };
  }

  #requireReachable(address: string): void {
    try {
      this.#tools.way.check(address);
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const message = error.code === "forbidden_address" ? NOT_ALLOWED : error.message;
      throw invalid([{ path: "address", message }]);
    }
  }

  #server(): Shown["server"] {
    const { config } = this.#tools;
    if (!hasModel(config)) return null;
    const { host } = new URL(config.OPENAI_BASE_URL ?? OPENAI);
    return { model: config.OPENAI_MODEL ?? DEFAULT_MODEL, host };
  }
}
