/** What the application's thread and the engine's thread tell each other. */
import type { Fsync } from "./store.ts";

export type Address = { readonly path: string } | { readonly host: string; readonly port: number };
export interface ThreadInput {
  readonly file: string;
  readonly fsync: Fsync;
  readonly sweepMs: number;
  readonly address: Address;
}
export type ThreadOutput =
  | { readonly kind: "listening"; readonly origin: string }
  | { readonly kind: "locked" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "log"; readonly level: "info" | "warn" | "error"; readonly message: string }
  | { readonly kind: "closed" };
