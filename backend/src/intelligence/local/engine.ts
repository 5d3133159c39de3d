/** The engine that needs no network: rules, the same on every machine. */
import { readPosting } from "@career-portrait/shared/matching";
import type { Engine } from "../engine.ts";
import { describePortrait } from "./identity.ts";
import { reviewByRule } from "./review.ts";
import type { ReadPosting } from "./posting-reader.ts";
import { readPreferences } from "../../reading/preferences/index.ts";

export const LOCAL = "local";

/** `readPosting` decides where postings are read. */
export const localEngineWith = (readPosting: ReadPosting): Engine => ({
  hasModel: async () => false,
  async readPosting(text, known) {
    return { reading: await readPosting(text, known), engine: LOCAL, note: null };
  },
  async readResume(reading) {
    return { reading, engine: LOCAL, note: null };
  },
  async readPreferences(description) {
    return { reading: readPreferences(description), engine: LOCAL, note: null };
  },
  async describe(portrait) {
    return { reading: describePortrait(portrait), engine: LOCAL, note: null };
  },
  async review(facts) {
    return { reading: reviewByRule(facts), engine: LOCAL, note: null };
  },
  async compose() {
    return null;
  },
  async embed() {
    return null;
  },
});

/** Reads postings where it is called: what a single one may take. */
export const readPostingHere: ReadPosting = async (text, known) => readPosting(text, known);

export const localEngine = localEngineWith(readPostingHere);
