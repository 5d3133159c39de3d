/** Spanish, all of it. */
import { roomsEs } from "./rooms.es.ts";
import { startEs } from "./start.es.ts";

export const es = { ...startEs, ...roomsEs };
