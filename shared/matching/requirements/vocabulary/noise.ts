/** What speaks against a sentence being a requirement: tables of the lexicon as matchers of flattened text. */
import { APPLYING } from "../../../lexicon/applying.ts";
import { EMPLOYER_TALK } from "../../../lexicon/employers.ts";
import { LEGAL_NOTICES } from "../../../lexicon/legal-notices.ts";
import { MACHINE_NOTES } from "../../../lexicon/machine-notes.ts";
import { OFFERS } from "../../../lexicon/offers.ts";
import { anyOf, phrases } from "../../../lexicon/phrases.ts";
import { WAIVERS } from "../../../lexicon/waivers.ts";

/** What is offered; "work on bank holidays" is none. */
export const OFFER = anyOf(
  phrases(OFFERS),
  "401 ?\\(k\\)|(?<!bank |public |national |and |or |including |some )holidays?",
);

/** The employer speaks of itself; "our team needs" asks. */
export const COMPANY = anyOf(
  phrases(EMPLOYER_TALK, { without: ["our team"] }),
  `(?:${phrases(EMPLOYER_TALK, { keys: ["our team"] })})(?! (?:needs|is looking|are looking|seeks|wants|requires|is after|is seeking))`,
);

/** The law speaks; what is done "with or without reasonable accommodation" is asked for. */
export const LEGAL = anyOf(
  phrases(LEGAL_NOTICES),
  "(?<!with or without )reasonable accommodations?|(?<!reasonable )accommodations?|adjustments?(?= (?:for|to|during|at)| in (?:the|your) |$)|l\\. ?\\d+\\/",
);

export const APPLY = anyOf(phrases(APPLYING));

/** Says that something is not asked for. */
export const WAIVED = anyOf(phrases(WAIVERS));

/** Speaks to the program that reads the posting, not to applicants: never a requirement, whatever it demands. */
export const TO_MACHINES = anyOf(phrases(MACHINE_NOTES));
