/** English, all of it. */
import { roomsEn } from "./rooms.en.ts";
import { startEn } from "./start.en.ts";

export const en = { ...startEn, ...roomsEn };
