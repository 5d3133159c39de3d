/** An engine that is chosen anew at each call: what a person sets holds for the next thing that is read. */
import type { Engine } from "./engine.ts";

export function chosenAtEachCall(choose: () => Promise<Engine>): Engine {
  return {
    hasModel: async () => (await choose()).hasModel(),
    readPosting: async (...given) => (await choose()).readPosting(...given),
    readResume: async (...given) => (await choose()).readResume(...given),
    readPreferences: async (...given) => (await choose()).readPreferences(...given),
    describe: async (...given) => (await choose()).describe(...given),
    review: async (...given) => (await choose()).review(...given),
    compose: async (...given) => (await choose()).compose(...given),
    embed: async (...given) => (await choose()).embed(...given),
  };
}
