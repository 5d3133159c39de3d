/** Spanish, what only rooms of the workspace say. */
import { discoveryEs } from "./discovery.es.ts";
import { homeEs } from "./home.es.ts";
import { prepareEs } from "./prepare.es.ts";
import { profileEs } from "./profile.es.ts";
import { settingsEs } from "./settings.es.ts";
import { tailoredEs } from "./tailored.es.ts";
import type { roomsEn } from "./rooms.en.ts";

export const roomsEs: Record<keyof typeof roomsEn, string> = {
  ...discoveryEs,
  ...homeEs,
  ...prepareEs,
  ...profileEs,
  ...settingsEs,
  ...tailoredEs,
};
