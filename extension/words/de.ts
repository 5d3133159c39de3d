/** German, all of it. */
import { roomsDe } from "./rooms.de.ts";
import { startDe } from "./start.de.ts";

export const de = { ...startDe, ...roomsDe };
