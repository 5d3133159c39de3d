/** German, what only rooms of the workspace say. */
import { discoveryDe } from "./discovery.de.ts";
import { homeDe } from "./home.de.ts";
import { prepareDe } from "./prepare.de.ts";
import { profileDe } from "./profile.de.ts";
import { settingsDe } from "./settings.de.ts";
import { tailoredDe } from "./tailored.de.ts";
import type { roomsEn } from "./rooms.en.ts";

export const roomsDe: Record<keyof typeof roomsEn, string> = {
  ...discoveryDe,
  ...homeDe,
  ...prepareDe,
  ...profileDe,
  ...settingsDe,
  ...tailoredDe,
};
