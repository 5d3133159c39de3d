/** English résumé lines in the first person: by the form of their first verb, or not at all. */
import { workedAs } from "./english-articles.ts";
import {
  bare,
  capitalised,
  firstWord,
  inTurn,
  lowerFirst,
  type Mention,
  type NamedRole,
  placeIn,
  type PlaceWords,
} from "./phrases.ts";
import { pattern } from "@career-portrait/shared/text";

const IRREGULAR_PAST = new Set(
  (
    "led built rebuilt ran oversaw wrote rewrote made won grew drove taught set held kept brought sold spoke took undertook gave found met began cut put " +
    "spent sent dealt became drew chose spearheaded understood sought shot flew fed hit " +
    "caught wound laid rose broke threw did saw got went came bought bred upheld withstood"
  ).split(" "),
);
/** End in -ed and tell no deed. */
const NOT_PAST = new Set(
  (
    "need feed speed seed breed proceed exceed succeed embed shed based related located " +
    "skilled experienced dedicated motivated detailed limited qualified advanced " +
    "certified licensed combined required preferred integrated automated distributed embedded unlimited red bed hundred sacred assorted"
  ).split(" "),
);
/** Told of a person, these are something that was done to them. */
const PASSIVE = new Set("named awarded nominated elected".split(" "));
const PASSIVE_BEFORE = new Set("to as for by in with one within twice".split(" "));
const PASSIVE_THERE = new Set(
  (
    "promoted selected recognized recognised appointed chosen ranked tasked assigned invited " +
    "honored honoured entrusted charged hired trained recruited trusted involved"
  ).split(" "),
);
const OF_THINGS = new Set("invited featured cited".split(" "));
const PRESENT = new Set(
  (
    "accept achieve act adapt administer advise allocate analyze analyse answer apply arrange " +
    "assemble assess assist attend audit automate bake build calculate clean coach " +
    "collaborate collect communicate compile complete compute " +
    "conduct configure consult contribute control coordinate create deliver demonstrate " +
    "deploy describe design determine diagnose develop direct dispense document draft edit " +
    "educate enforce engage ensure establish evaluate examine execute " +
    "facilitate file follow forecast generate greet guide handle help host identify implement " +
    "improve inform input inspect install interview investigate keep lead liaise maintain " +
    "manage measure meet mentor monitor " +
    "negotiate observe obtain operate optimize optimise order organize organise oversee own " +
    "participate perform plan prepare prescribe present process produce promote provide " +
    "publish purchase receive recommend reconcile record " +
    "recruit reduce repair report represent research resolve respond review run schedule sell " +
    "serve set ship solve speak strengthen supervise support teach test track train translate " +
    "troubleshoot update use utilize verify work write"
  ).split(" "),
);

/** Present forms that are nouns as well ("Cook at a school"): verbs only before what a verb takes. */
const ALSO_NOUNS = new Set("cook drive sort treat triage".split(" "));
const TAKEN = /^(?:an?|the|all|our|their|its|each|every|any|up|over|for|to|and|\d+|\p{Ll}+s)\b/u;

/** What follows "I" in a sentence about the line; `null` when its form is not sure. */
interface Clause {
  text: string;
  /** After "was" or "am", where "also" goes behind the verb. */
  state: "was" | "am" | null;
}

function isPast(word: string): boolean {
  return IRREGULAR_PAST.has(word) || (/\p{L}{2}ed$/u.test(word) && !NOT_PAST.has(word));
}

function isPresent(verb: string, rest: string): boolean {
  if (verb === "care") return /^for\s/u.test(rest);
  return ALSO_NOUNS.has(verb) ? TAKEN.test(rest) : PRESENT.has(verb);
}

/** "Supervised the release, Recruited a team": one sentence. */
const INNER_PAST = /(?<=, )\p{Lu}\p{Ll}+ed(?=\s\p{Ll}|\s\d)/gu;

function clauseOf(line: string, isCurrent: boolean): Clause | null {
  const own = bare(line).replace(/^I\s+(?=\p{Ll})/u, "");
  const text = lowerFirst(own).replace(INNER_PAST, (verb) => verb.toLowerCase());
  const [first = "", second = ""] = text.split(/\s+/u).map((word) => word.replace(/,$/u, ""));
  const rest = text.slice(first.length).trim();
  const state = isCurrent ? ("am" as const) : ("was" as const);
  if (first === "responsible" && second === "for") return { text, state };
  if (PASSIVE.has(first) || (PASSIVE_THERE.has(first) && PASSIVE_BEFORE.has(second)))
    return { text, state: "was" };
  // "Invited talk", "featured article": of a thing, not of the person.
  if (OF_THINGS.has(first)) return null;
  // "Lead engineer on …" names a post.
  if (first === "lead" && !/^(?:the|a|an|and|all|cross|teams?|projects?|efforts|development)\b/u.test(rest))
    return null;
  const verb = first.endsWith("ly") ? second : first;
  if (isPast(verb)) return { text, state: null };
  const behind = verb === first ? rest : rest.slice(second.length).trim();
  if (isCurrent && isPresent(verb, behind)) return { text, state: null };
  return null;
}

/** "Managing a budget": what the work consists of. */
const DOING = pattern("u")`
    ^(?!(?:marketing|engineering|accounting|housekeeping|king|spring|during|nothing|everything|
    something|anything|morning|evening|string|following|according|regarding|concerning|including|
    notwithstanding|outstanding)$)\p{Ll}{3,}ing$`;
/** "Teaching assistant" is somebody, "Marketing in Spain" a field. */
const POST =
  /^\p{L}+ (?:(?:assistant|manager|engineer|officer|specialist|lead|analyst|director|coordinator)s?\b|(?:at|in)\s)/u;

const AGAIN = ["I also", "There, I also", "I also"];
const FURTHER = ["In addition, I", "Beyond that, I", "I further"];

const PLACE: PlaceWords = {
  project: "In my project",
  current: "In my current role",
  as: (role) => `${capitalised(workedAs(role))}${role.company === null ? "" : ` at ${role.company}`}`,
  at: (company) => `At ${company}`,
};

/** "At Kasa, I migrated …", "I also managed …"; none where the line has no verb that this can be done with. */
export function englishDeed(line: string, role: NamedRole, mention: Mention): string[] {
  const doing = lowerFirst(bare(line));
  if (DOING.test(firstWord(doing)) && !POST.test(doing)) {
    const verb = role.is_current ? "includes" : "included";
    return [
      mention === "first"
        ? `${placeIn(role, PLACE)}, my work ${verb} ${doing}.`
        : `My work also ${verb} ${doing}.`,
    ];
  }
  const clause = clauseOf(line, role.is_current);
  if (!clause || firstWord(clause.text) === "") return [];
  const { text, state } = clause;
  if (state !== null) {
    if (mention === "first") return [`${placeIn(role, PLACE)}, I ${state} ${text}.`];
    return [mention === "again" ? `I ${state} also ${text}.` : `In addition, I ${state} ${text}.`];
  }
  if (mention === "first") return [`${placeIn(role, PLACE)}, I ${text}.`];
  return [`${inTurn(mention === "again" ? AGAIN : FURTHER, role)} ${text}.`];
}
