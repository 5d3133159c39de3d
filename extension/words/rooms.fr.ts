/** French, what only rooms of the workspace say. */
import { discoveryFr } from "./discovery.fr.ts";
import { homeFr } from "./home.fr.ts";
import { prepareFr } from "./prepare.fr.ts";
import { profileFr } from "./profile.fr.ts";
import { settingsFr } from "./settings.fr.ts";
import { tailoredFr } from "./tailored.fr.ts";
import type { roomsEn } from "./rooms.en.ts";

export const roomsFr: Record<keyof typeof roomsEn, string> = {
  ...discoveryFr,
  ...homeFr,
  ...prepareFr,
  ...profileFr,
  ...settingsFr,
  ...tailoredFr,
};
