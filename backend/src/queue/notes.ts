/** Why a row of the queue needs a person's attention. */
import { phrasebook } from "../phrasebook.ts";

export const attention = phrasebook({
  untitled: "This came without a title. Open it to see what it is.",
  unaddressed: "This came without an address, so it cannot be opened or checked.",
});
