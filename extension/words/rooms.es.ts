/** Spanish, what only rooms of the workspace say. */
import { siteEs } from "./site.es.ts";
import { peopleEs } from "./people.es.ts";
import { addEs } from "./add.es.ts";
import { discoveryEs } from "./discovery.es.ts";
import { homeEs } from "./home.es.ts";
import { prepareEs } from "./prepare.es.ts";
import { profileEs } from "./profile.es.ts";
import { settingsEs } from "./settings.es.ts";
import { tailoredEs } from "./tailored.es.ts";
import type { roomsEn } from "./rooms.en.ts";

export const roomsEs: Record<keyof typeof roomsEn, string> = {
  ...siteEs,
  ...peopleEs,
  ...addEs,
  ...discoveryEs,
  ...homeEs,
  ...prepareEs,
  ...profileEs,
  ...settingsEs,
  ...tailoredEs,
};
