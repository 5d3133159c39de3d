/**
 * What an explanation says, as codes with parameters, and the same as English sentences: a reader of another language
 * takes the codes, everybody else the sentences, and neither can say what the other does not.
 */
import { listing } from "./assessment.ts";
import { duration } from "./experience.ts";

/** How a skill is shown when not under its own name. */
export type Shown = "same" | "implies" | "related" | "narrower" | "worded";

/** Parallel lists: a skill asked for, what the portrait shows for it, and how the one speaks for the other. */
type ShownSkills = {
  skills: string[];
  by: string[];
  how: Shown[];
};

type RoleTime = {
  months: number;
  titles: string[];
};

/** Parameters by code. Durations are whole months. */
interface Parameters {
  shown: ShownSkills;
  shown_in_part: ShownSkills;
  not_shown: { skills: string[] };
  /** The requirement is met by another of its alternatives. */
  one_is_enough: { skills: string[] };
  same_words: None;
  some_words: None;
  nothing_said: None;
  /** `asked_months` 0: no length is asked for. */
  time_in_roles: RoleTime & { asked_months: number; alike: boolean };
  no_dated_role: None;
  same_work: RoleTime & { lower_level: boolean };
  neighbouring_work: RoleTime & { lower_level: boolean };
  named_in_posting: { skills: string[] };
  no_role: None;
  learned_at_work: None;
  degree: { label: string; finished: boolean; same: boolean };
  no_degree: None;
  instead_of_degree: None;
  paper: { label: string; asked: string; same: boolean };
  no_paper: None;
  languages_shown: { languages: string[] };
  languages_below: { languages: string[] };
  languages_missing: { languages: string[] };
  no_language: None;
  not_in_portrait: None;
  evidence_of: { things: string[]; either: boolean };
  evidence_of_language: { languages: string[]; either: boolean };
  dated_work: { months: number };
  work_in_occupation: None;
  more_in_occupation: None;
  tell_employer: None;
  no_claims: None;
  no_requirements: None;
  required_missing: { requirement: string };
  foreign_occupation: None;
  wishes_follow_musts: None;
}

type None = Record<string, never>;
export type PhraseCode = keyof Parameters;

/** One statement of an explanation. */
export type Phrase = { [Code in PhraseCode]: { code: Code; params: Parameters[Code] } }[PhraseCode];

const PLAIN: Partial<Record<PhraseCode, string>> = {
  same_words: "Said in nearly the same words.",
  some_words: "Only some of the same words.",
  nothing_said: "Nothing in the portrait speaks of this.",
  no_dated_role: "No dated role shows this.",
  no_role: "No role in this or a neighbouring occupation.",
  learned_at_work: "Counts in part, because the work is alike.",
  no_degree: "No degree is shown.",
  instead_of_degree: "In place of the degree:",
  no_paper: "No such licence or certificate is shown.",
  no_language: "The portrait names no such language.",
  not_in_portrait: "A portrait does not show this; it does not count.",
  work_in_occupation: "Work in this occupation.",
  more_in_occupation: "Longer, nearer or more senior work in this occupation.",
  tell_employer: "Tell the employer yourself.",
  no_claims: "The portrait holds no claim with a quote yet.",
  no_requirements: "The posting states no requirement that could be compared.",
  foreign_occupation: "Little in the portrait speaks for this occupation in particular.",
  wishes_follow_musts: "What is merely welcome does not make up for what is required.",
};

/** A phrase without parameters. */
export function plain<Code extends PhraseCode>(code: Parameters[Code] extends None ? Code : never): Phrase {
  return { code, params: {} } as Phrase;
}

/** The phrases as one English text. */
export function inEnglish(phrases: readonly Phrase[]): string {
  return phrases.map(sentence).join(" ");
}

function sentence(phrase: Phrase): string {
  switch (phrase.code) {
    case "shown":
      return `Shown: ${listing(skillsWithReasons(phrase.params))}.`;
    case "shown_in_part":
      return `In part: ${listing(skillsWithReasons(phrase.params))}.`;
    case "not_shown":
      return `Not shown: ${listing(phrase.params.skills)}.`;
    case "one_is_enough":
      return `One is enough; not shown: ${listing(phrase.params.skills)}.`;
    case "time_in_roles": {
      const { months, titles, asked_months, alike } = phrase.params;
      const asked = asked_months > 0 ? ` of ${duration(asked_months)} asked for` : "";
      return `${duration(months)} in ${titled(titles)}${asked}${alike ? "" : "; the work is only partly alike"}.`;
    }
    case "same_work":
    case "neighbouring_work": {
      const { months, titles, lower_level } = phrase.params;
      const work = phrase.code === "same_work" ? "The same work" : "Neighbouring work";
      return `${work}: ${duration(months)} as ${titled(titles)}${lower_level ? "; a lower level" : ""}.`;
    }
    case "named_in_posting":
      return `Of what the posting names, shown: ${phrase.params.skills.length === 0 ? "nothing" : listing(phrase.params.skills)}.`;
    case "degree":
      return `${phrase.params.label}${phrase.params.finished ? "" : ", not yet finished"}${phrase.params.same ? "" : "; near, not the same in level or field"}.`;
    case "paper":
      return `${phrase.params.label}${phrase.params.same ? "" : `; near to ${phrase.params.asked}, not the same`}.`;
    case "languages_shown":
      return `Shown: ${listing(phrase.params.languages)}.`;
    case "languages_below":
      return `Below the level asked for: ${listing(phrase.params.languages)}.`;
    case "languages_missing":
      return `Not shown: ${listing(phrase.params.languages)}.`;
    case "evidence_of": {
      const { things, either } = phrase.params;
      return `Evidence of ${either ? things.join(" or ") : listing(things)}.`;
    }
    case "evidence_of_language": {
      const { languages, either } = phrase.params;
      return `Evidence of ${languages.join(either ? " or " : " and ")} at the level asked for.`;
    }
    case "dated_work":
      return phrase.params.months > 0
        ? `${duration(phrase.params.months)} of dated work that shows it.`
        : "A role that shows it.";
    case "required_missing":
      return `Required, but not shown: ${phrase.params.requirement}`;
    default:
      return PLAIN[phrase.code]!;
  }
}

function skillsWithReasons({ skills, by, how }: ShownSkills): string[] {
  return skills.map((skill, index) => {
    const reason = reasonOf(how[index]!, by[index]!, skill);
    return reason === null ? skill : `${skill} (${reason})`;
  });
}

function reasonOf(how: Shown, by: string, skill: string): string | null {
  switch (how) {
    case "implies":
      return `${by} includes ${skill}`;
    case "related":
      return `${by} is close to ${skill}`;
    case "narrower":
      return `${skill} is a part of ${by}`;
    case "worded":
      return "said in other words";
    case "same":
      return null;
    default:
      return how satisfies never;
  }
}

function titled(titles: readonly string[]): string {
  return titles.length > 3 ? `${titles.slice(0, 3).join(", ")} and others` : titles.join(", ");
}
