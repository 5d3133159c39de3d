/** French, all of it. */
import { roomsFr } from "./rooms.fr.ts";
import { startFr } from "./start.fr.ts";

export const fr = { ...startFr, ...roomsFr };
