/** English, what only rooms of the workspace say. */
import { discoveryEn } from "./discovery.en.ts";
import { homeEn } from "./home.en.ts";
import { prepareEn } from "./prepare.en.ts";
import { profileEn } from "./profile.en.ts";
import { settingsEn } from "./settings.en.ts";
import { tailoredEn } from "./tailored.en.ts";

export const roomsEn = {
  ...discoveryEn,
  ...homeEn,
  ...prepareEn,
  ...profileEn,
  ...settingsEn,
  ...tailoredEn,
};
