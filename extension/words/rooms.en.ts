/** English, what only rooms of the workspace say. */
import { siteEn } from "./site.en.ts";
import { peopleEn } from "./people.en.ts";
import { addEn } from "./add.en.ts";
import { discoveryEn } from "./discovery.en.ts";
import { homeEn } from "./home.en.ts";
import { prepareEn } from "./prepare.en.ts";
import { profileEn } from "./profile.en.ts";
import { settingsEn } from "./settings.en.ts";
import { tailoredEn } from "./tailored.en.ts";

export const roomsEn = {
  ...siteEn,
  ...peopleEn,
  ...addEn,
  ...discoveryEn,
  ...homeEn,
  ...prepareEn,
  ...profileEn,
  ...settingsEn,
  ...tailoredEn,
};
