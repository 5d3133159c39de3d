/** One requirement against one portrait, by the rule of its kind. */
import type { Requirement } from "../../contract/posting.ts";
import { findSkills, skillKind } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { better, nothing, type Assessment } from "./assessment.ts";
import { degreeLevel } from "./education.ts";
import { assessYears, roleNearness, type AskedRole, type Topic } from "./experience-credit.ts";
import { assessCredential, assessEducation, assessLanguages } from "./formal-credit.ts";
import { skillGroups, type SkillGroup } from "./groups.ts";
import { namesWork, nearness, occupationsOf } from "./occupation.ts";
import { type Phrase, plain } from "./phrases.ts";
import type { QuotedClaim, ReadyPortrait } from "./portrait.ts";
import { assessSkills } from "./skill-credit.ts";
import { coverage, termsOf } from "./terms.ts";

/** A requirement made ready: parsed once, whatever the number of portraits. */
export interface ReadyRequirement {
  requirement: Requirement;
  groups: readonly SkillGroup[];
  topic: Topic;
  /** Conditions a portrait cannot show: age, permits, hours, lifting, travel. They stand in the list and weigh nothing. */
  condition: boolean;
  soft: boolean;
}

const CONDITION =
  /\b(?:years? (?:of age|old)|age|authori[sz]ed?|authori[sz]ation|citizen\w*|visa|sponsor\w*|work permits?|residen\w+|relocat\w+|travel\w*|lift\w*|pounds|lbs|stand\w*|physical\w*|overtime|shifts?|weekends?|evenings?|nights|holidays|hours|schedule|onsite|on site|in office|office attendance|office presence|attendance|background check|drug|vaccin\w+|clearance|vehicle|insurance|commut\w+|availab\w+|sundays?|saturdays?|disponib\w+|turnos?|fines de semana|week ends?|wochenend\w*|dbs|enhanced check|verfugbar\w*|reisebereit\w*|schicht\w*|arbeitserlaubnis|fuhrungszeugnis)\b/u;

/** Credit for a skill in a role of the posting's kind, where the portrait shows it elsewhere. */
const PRESUMED = 0.75;
/** Credit for years of the posting's kind of work in which the particular skill is not shown. */
const WORK_ALONE = 0.35;
/** What work in another occupation is worth where "experience" is all the posting asks for. */
const ANY_WORK = 0.35;

const VAGUE =
  /\b(?:relevant|similar|related|comparable|this field|same field|such|role|position|einschlagig\w*|vergleichbar\w*|similaires?|relevante?)\b/u;

/** `asked` are the occupations of the posting's title: a word for work far from it is no word for work here ("scaling products"). */
export function readyRequirement(requirement: Requirement, asked: readonly string[]): ReadyRequirement {
  const { text, kind } = requirement;
  const named = [
    ...new Set([
      ...requirement.skills,
      ...(requirement.skills.length === 0 ? findSkills(text).map(({ skill }) => skill) : []),
    ]),
  ];
  const hard = named.filter((name) => skillKind(name) !== "soft");
  const groups = skillGroups(text, kind === "other" || hard.length === 0 ? named : hard);
  return {
    requirement,
    groups,
    topic: topicOf(text, hard.length > 0 ? groups : [], asked),
    condition: kind === "other" && hard.length === 0 && CONDITION.test(fold(text)),
    soft: kind === "other" || (named.length > 0 && hard.length === 0),
  };
}

/** The work a requirement asks for: by the skills it names, by the occupations its words name only where it names none. */
function topicOf(text: string, groups: readonly SkillGroup[], asked: readonly string[]): Topic {
  if (groups.length > 0) {
    const names = groups.flat();
    // Tools are named or they are not; only work may be told in other words.
    const words = names.every(namesWork) ? names.join(" ; ") : "";
    return { occupations: [], groups, terms: termsOf(words) };
  }
  const named = occupationsOf(text).filter((one) => asked.some((other) => nearness(one, other) >= 0.3));
  return { occupations: named, groups, terms: termsOf(text) };
}

/** `posting` is what "relevant experience" refers to: the occupations and skills of the posting as a whole. */
export function assess(portrait: ReadyPortrait, ready: ReadyRequirement, posting: AskedRole): Assessment {
  const { requirement, groups } = ready;
  const { text, skills } = requirement;
  switch (requirement.kind) {
    case "education":
      return assessEducation(
        portrait,
        text,
        skills.filter((name) => degreeLevel(name, "lowest") === null),
        assessYears(portrait, { ...posting, groups: [] }, requirement.years ?? 3),
      );
    case "certification":
      return assessCredential(portrait, text, skills.length > 0 ? groups : []);
    case "language":
      return assessLanguages(portrait, text, skills);
    case "experience":
      return assessExperience(portrait, ready, posting);
    case "skill":
      return requirement.years === null
        ? assessSkill(portrait, ready)
        : assessExperience(portrait, ready, posting);
    case "other":
      if (ready.condition) return nothing(plain("not_in_portrait"), plain("tell_employer"));
      return assessSkills(portrait, groups.length > 0 ? groups : [[text]]);
    default:
      return requirement.kind satisfies never;
  }
}

/** Tools are named or they are not; work may be told in other words than its name. */
function assessSkill(portrait: ReadyPortrait, { groups, topic, requirement }: ReadyRequirement): Assessment {
  const { text } = requirement;
  if (groups.length === 0) return assessWords(portrait, topic.terms, text);
  const named = assessSkills(portrait, groups);
  return groups.flat().every(namesWork) ? better(named, assessWords(portrait, termsOf(text), text)) : named;
}

function assessExperience(
  portrait: ReadyPortrait,
  { requirement, groups, topic }: ReadyRequirement,
  posting: AskedRole,
): Assessment {
  const { text, years } = requirement;
  const asked = years ?? 0;
  if (groups.length > 0) {
    const shown = assessSkills(portrait, groups);
    // Work of the posting's kind will have needed what the portrait shows elsewhere, and counts in part in any case
    // where years of work are asked for.
    const presumed = Math.max(PRESUMED * shown.credit, years === null ? 0 : WORK_ALONE);
    const dated = assessYears(portrait, topic, asked, (role) => presumed * roleNearness(role, posting));
    // Shown, but in no dated role: the skill without the years.
    const share = asked === 0 ? 0.9 : 0.4;
    return better(withShown(dated, shown), {
      ...shown,
      credit: shown.credit * share,
      reach: shown.reach * share,
      met: shown.met && asked === 0,
      closes: shown.met ? dated.closes : shown.closes,
    });
  }
  if (topic.occupations.length > 0) return assessYears(portrait, topic, asked);
  if (years === null && topic.terms.size > 0) return assessWords(portrait, topic.terms, text);
  const work = { ...posting, groups: [] };
  return assessYears(portrait, work, asked, () => (VAGUE.test(fold(text)) ? 0 : ANY_WORK));
}

/** What is not shown of the skills that the years are asked in: time in alike work does not meet it. */
function withShown(dated: Assessment, shown: Assessment): Assessment {
  const met = dated.met && shown.met;
  const lacking = shown.why.filter(({ code }) => code !== "shown");
  return {
    ...dated,
    met,
    why: [...dated.why, ...lacking],
    closes: dated.met && !shown.met ? shown.closes : dated.closes,
  };
}

/** No known name in the requirement: the share of its telling words that one claim, or all together, hold. */
function assessWords(portrait: ReadyPortrait, terms: ReadonlySet<string>, text: string): Assessment {
  const closes: Phrase = { code: "evidence_of", params: { things: [text], either: false } };
  let best = 0;
  let source: QuotedClaim | null = null;
  for (const claim of portrait.claims) {
    const share = coverage(terms, claim.terms);
    if (share > best) [best, source] = [share, claim];
  }
  const together = 0.7 * coverage(terms, portrait.terms);
  const credit = 0.9 * Math.min(1, Math.max(0, (Math.max(best, together) - 0.2) / 0.6));
  if (credit === 0 || source === null) return nothing(plain("nothing_said"), closes);
  return {
    credit,
    reach: credit >= 0.3 ? 0.9 : credit,
    sources: [source],
    met: credit >= 0.7,
    why: [plain(credit >= 0.7 ? "same_words" : "some_words")],
    closes,
  };
}
