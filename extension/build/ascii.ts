/**
 * Chromium refuses a whole extension when an injected script holds raw U+FFFF ("It isn't UTF-8 encoded"), and Dexie has
 * one in a string. Every chunk is therefore written in ASCII: outside strings and templates no built script has anything
 * else, and inside them the escape means the same.
 */
import type { Plugin } from "vite";

/** The source with every UTF-16 unit beyond ASCII as `\uXXXX`. */
export function toAscii(source: string): string {
  return source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Applies `toAscii` to every chunk as it is written. */
export function asciiOutput(): Plugin {
  return {
    name: "ascii-output",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = toAscii(file.code);
      }
    },
  };
}
