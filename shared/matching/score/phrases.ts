/**
 * What an explanation says, as codes with parameters, and the same as English sentences: a reader of another language
 * takes the codes, everybody else the sentences, and neither can say what the other does not.
 */
import { duration } from "./experience.ts";

type RoleTime = {
  months: number;
  titles: string[];
};

/** Parameters by code. Durations are whole months. */
interface Parameters {
  said: None;
  said_in_part: None;
  nothing_said: None;
  /** In the posting's words. */
  shown: { things: string[] };
  /** One skill stands for another. */
  implied: { skill: string; by: string };
  /** In the posting's words. */
  not_shown: { skills: string[] };
  /** The requirement is met by another of its alternatives. */
  one_is_enough: { skills: string[] };
  /** `asked_months` 0: no length is asked for. */
  time_in_roles: RoleTime & { asked_months: number };
  same_work: RoleTime;
  neighbouring_work: RoleTime;
  named_in_posting: { skills: string[] };
  no_role: None;
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
  work_told: None;
  evidence_of: { things: string[]; either: boolean };
  /** In the posting's words. */
  line_of: { things: string[]; either: boolean };
  evidence_of_language: { languages: string[]; either: boolean };
  dated_work: { months: number };
  work_in_occupation: None;
  more_in_occupation: None;
  tell_employer: None;
  no_claims: None;
  no_requirements: None;
  required_missing: { requirement: string };
}

type None = Record<string, never>;
export type PhraseCode = keyof Parameters;

/** A statement of one code. */
export type PhraseOf<Code extends PhraseCode> = { code: Code; params: Parameters[Code] };
/** One statement of an explanation. */
export type Phrase = { [Code in PhraseCode]: PhraseOf<Code> }[PhraseCode];

const PLAIN: Partial<Record<PhraseCode, string>> = {
  said: "Shown by what is quoted.",
  said_in_part: "What is quoted shows a part of it.",
  nothing_said: "Nothing in the portrait shows this.",
  no_role: "No role in this or a neighbouring occupation.",
  no_degree: "No degree is shown.",
  instead_of_degree: "In place of the degree:",
  no_paper: "No such licence or certificate is shown.",
  no_language: "The portrait names no such language.",
  not_in_portrait: "A portrait does not show this; it does not count.",
  work_in_occupation: "Work in this occupation.",
  more_in_occupation: "Longer, nearer or more senior work in this occupation.",
  work_told: "A line that tells where you did it, and with what result.",
  tell_employer: "Tell the employer yourself.",
  no_claims: "The portrait holds no claim with a quote yet.",
  no_requirements: "The posting states no requirement that could be compared.",
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
      return `Shown: ${listing(phrase.params.things)}.`;
    case "implied":
      return `${phrase.params.skill}: shown by ${phrase.params.by}.`;
    case "not_shown":
      return `Not shown: ${listing(phrase.params.skills)}.`;
    case "one_is_enough":
      return `One is enough; not shown: ${listing(phrase.params.skills)}.`;
    case "time_in_roles": {
      const { months, titles, asked_months } = phrase.params;
      const asked = asked_months > 0 ? ` of ${duration(asked_months)} asked for` : "";
      const time = months > 0 ? duration(months) : "No dated time";
      return `${time} in ${titled(titles)}${asked}.`;
    }
    case "same_work":
    case "neighbouring_work": {
      const { months, titles } = phrase.params;
      const work = phrase.code === "same_work" ? "The same work" : "Neighbouring work";
      // Undated roles show the work and no time.
      const time = months > 0 ? `${duration(months)} as ` : "";
      return `${work}: ${time}${titled(titles)}.`;
    }
    case "named_in_posting":
      return `Of what the posting names, shown: ${phrase.params.skills.length === 0 ? "nothing" : listing(phrase.params.skills)}.`;
    case "degree":
      return [
        phrase.params.label,
        phrase.params.finished ? "" : ", not yet finished",
        phrase.params.same ? "." : "; near, not the same in level or field.",
      ].join("");
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
      return `Evidence of ${listing(things, either)}.`;
    }
    case "line_of": {
      const { things, either } = phrase.params;
      return `A line that shows ${listing(things.map(quoted), either)}.`;
    }
    case "evidence_of_language": {
      const { languages, either } = phrase.params;
      return `Evidence of ${languages.join(either ? " or " : " and ")} at the level asked for.`;
    }
    case "dated_work":
      return `${duration(phrase.params.months)} of dated work that shows it.`;
    case "required_missing":
      return `Required, but not shown: ${phrase.params.requirement}`;
    default:
      return PLAIN[phrase.code]!;
  }
}

/** "A", "A and B", "A, B or C". */
function listing(names: readonly string[], either = false): string {
  const last = either ? "or" : "and";
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
}

function quoted(words: string): string {
  return `“${words}”`;
}

function titled(titles: readonly string[]): string {
  return titles.length > 3 ? `${titles.slice(0, 3).join(", ")} and others` : titles.join(", ");
}
