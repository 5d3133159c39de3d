/** French, what only rooms of the workspace say. */
import { siteFr } from "./site.fr.ts";
import { peopleFr } from "./people.fr.ts";
import { addFr } from "./add.fr.ts";
import { discoveryFr } from "./discovery.fr.ts";
import { homeFr } from "./home.fr.ts";
import { prepareFr } from "./prepare.fr.ts";
import { profileFr } from "./profile.fr.ts";
import { settingsFr } from "./settings.fr.ts";
import { tailoredFr } from "./tailored.fr.ts";
import type { roomsEn } from "./rooms.en.ts";

export const roomsFr: Record<keyof typeof roomsEn, string> = {
  ...siteFr,
  ...peopleFr,
  ...addFr,
  ...discoveryFr,
  ...homeFr,
  ...prepareFr,
  ...profileFr,
  ...settingsFr,
  ...tailoredFr,
};
