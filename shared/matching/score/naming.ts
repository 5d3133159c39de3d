/** The skills that the words of a portrait name, each text read once however often the portrait is made ready. */
import { PRINTED_CLASS } from "../../lexicon/licences.ts";
import { canonicalSkill, findSkills } from "../../skills/index.ts";

const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

/** Canonical names; "Klasse B" on a résumé is a driving licence. */
export function skillsNamed(text: string): readonly string[] {
  let names = known.get(text);
  if (names === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    const found = findSkills(text).map(({ skill }) => skill);
    const licence = PRINTED_CLASS.test(text) ? canonicalSkill("driving licence") : null;
    known.set(text, (names = [...new Set(licence === null ? found : [...found, licence])]));
  }
  return names;
}
