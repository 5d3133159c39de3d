/** The skills that the words of a portrait name, each text read once however often the portrait is made ready. */
import { PRINTED_CLASS } from "../../lexicon/licences.ts";
import { canonicalSkill, findSkills } from "../../skills/index.ts";
import { remembering } from "../../text/index.ts";

/** Canonical names; "Klasse B" on a résumé is a driving licence. */
export const skillsNamed = remembering(5_000, (text): readonly string[] => {
  const found = findSkills(text).map(({ skill }) => skill);
  const licence = PRINTED_CLASS.test(text) ? canonicalSkill("driving licence") : null;
  return [...new Set(licence === null ? found : [...found, licence])];
});
