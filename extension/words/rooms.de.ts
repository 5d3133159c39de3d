/** German, what only rooms of the workspace say. */
import { siteDe } from "./site.de.ts";
import { peopleDe } from "./people.de.ts";
import { addDe } from "./add.de.ts";
import { discoveryDe } from "./discovery.de.ts";
import { homeDe } from "./home.de.ts";
import { prepareDe } from "./prepare.de.ts";
import { profileDe } from "./profile.de.ts";
import { settingsDe } from "./settings.de.ts";
import { tailoredDe } from "./tailored.de.ts";
import type { roomsEn } from "./rooms.en.ts";

export const roomsDe: Record<keyof typeof roomsEn, string> = {
  ...siteDe,
  ...peopleDe,
  ...addDe,
  ...discoveryDe,
  ...homeDe,
  ...prepareDe,
  ...profileDe,
  ...settingsDe,
  ...tailoredDe,
};
