/** Why a sentence may not stand: the gate's reasons in words and codes (docs/explanations.md). */
import { phrasebook } from "../../phrasebook.ts";

interface Words {
  words: string;
}

export const because = phrasebook({
  cites_nothing: "This states something about the person and cites nothing.",
  nothing_speaks: "No evidence speaks of this.",
  speaks_not_of: ({ words }: Words) => `The evidence does not speak of “${words}”.`,
  says_elsewhere: "The evidence says this of another role, project or time.",
  says_of_others: "The evidence tells this of somebody else.",
  says_not: ({ words }: Words) => `The evidence does not say “${words}”.`,
  says_not_of: ({ words }: Words) => `The evidence does not say this of “${words}”.`,
  says_another: ({ words }: Words) => `The evidence says another thing than “${words}”.`,
  stands_not: ({ words }: Words) => `“${words}” does not stand in the evidence.`,
  quoted_not: "These words do not stand in the evidence.",
  helped: "The evidence tells of helping with this, not of doing it.",
  proposed: "The evidence tells of proposing this, not of its being done.",
  nominated: "The evidence tells of a nomination, not of winning.",
  unfinished: "The evidence says that this is not completed yet.",
  no_cause: "No evidence says that this came of it.",
  no_common_cause: "Nothing says that the one came of the other.",
  skill_unshown: ({ skill }: { skill: string }) => `No evidence shows ${skill}.`,
  language_unshown: ({ language }: { language: string }) => `No evidence shows ${language}.`,
  language_level: ({ language }: { language: string }) =>
    `The evidence does not show ${language} at this level.`,
  /** One of `DEEDS`. */
  deed_unshown: ({ deed }: { deed: string }) => `No evidence shows ${deed}.`,
  /** One of `DEGREES`. */
  degree_unshown: ({ degree }: { degree: string }) => `No evidence shows ${degree}.`,
  degree_mark: "No evidence shows how well this degree was passed.",
  degree_field: "The degree was taken in another field.",
  title_unheld: ({ words }: Words) => `No role had the title “${words}”.`,
  employer_unheld: ({ words }: Words) => `No role was held at ${words}.`,
  employer_written_to: ({ company }: { company: string }) =>
    `${company} is the employer written to, not one worked for.`,
  people_not_led: ({ words }: Words) => `The evidence does not say that these ${words} were led.`,
  people_none: ({ words }: Words) => `The evidence gives ${words} as something else than people.`,
  team_size: ({ words }: Words) => `No team of this size (${words}) stands in the evidence.`,
  number_once: "The evidence has this number only once.",
  number_of_other: ({ words }: Words) => `The evidence counts something else with ${words}.`,
  number_turned: ({ words }: Words) => `The evidence moves ${words} the other way.`,
  number_not_each: ({ words }: Words) => `The evidence does not say ${words} of every such time.`,
  number_pair: "The evidence goes from another number to another, or the other way round.",
  counts_other: ({ words }: Words) => `The evidence counts something else than “${words}”.`,
  date_stands_not: ({ words }: Words) => `The date ${words} does not stand in the evidence.`,
  none_began: ({ words }: Words) => `No role began in ${words} and still runs.`,
  none_ended: ({ words }: Words) => `No role ended in ${words}.`,
  none_runs: "None of these roles still runs.",
  cites_no_row: "It cites nothing that the portrait holds.",
  cites_other_role: "It cites evidence of another role.",
  certificate_too_long:
    "It is too long for the name of a certificate; shorten the claim to have it stand here.",
});
