/** English résumé lines in the first person: by the form of their first verb, or not at all. */
import { inRole } from "./english-articles.ts";
import { bare, firstWord, lowerFirst, type Mention, type NamedRole } from "./phrases.ts";

const IRREGULAR_PAST = new Set(
  (
    "led built rebuilt ran oversaw wrote rewrote made won grew drove taught set held kept brought sold spoke took undertook gave found met began cut put " +
    "spent sent dealt became drew chose spearheaded understood sought shot flew fed hit caught wound laid rose broke threw did saw got went came bought bred upheld withstood"
  ).split(" "),
);
/** End in -ed and tell no deed. */
const NOT_PAST = new Set(
  (
    "need feed speed seed breed proceed exceed succeed embed shed based related located skilled experienced dedicated motivated detailed limited qualified advanced " +
    "certified licensed combined required preferred integrated automated distributed embedded unlimited red bed hundred sacred assorted"
  ).split(" "),
);
/** Told of a person, these are something that was done to them. */
const PASSIVE = new Set("named awarded nominated elected".split(" "));
const PASSIVE_BEFORE = new Set("to as for by in with one".split(" "));
const PASSIVE_THERE = new Set(
  "promoted selected recognized recognised appointed chosen ranked tasked assigned invited honored honoured entrusted charged hired trained recruited trusted involved".split(
    " ",
  ),
);
const OF_THINGS = new Set("invited featured cited".split(" "));
const PRESENT = new Set(
  (
    "accept achieve act adapt administer advise allocate analyze analyse answer apply arrange assess assist attend audit automate build calculate clean coach collaborate collect communicate compile complete " +
    "conduct configure consult contribute control coordinate create deliver demonstrate deploy design determine develop direct document draft edit educate enforce engage ensure establish evaluate examine execute " +
    "facilitate file follow forecast generate greet guide handle help host identify implement improve inform input inspect install interview investigate keep lead liaise maintain manage measure mentor monitor " +
    "negotiate observe obtain operate optimize optimise order organize organise oversee participate perform plan prepare present process produce promote provide publish purchase receive recommend reconcile record " +
    "recruit reduce repair report represent research resolve respond review run schedule sell serve set ship solve strengthen supervise support teach test track train translate troubleshoot update use utilize verify work write"
  ).split(" "),
);

/** What follows "I" in a sentence about the line; `null` when its form is not sure. */
interface Clause {
  text: string;
  /** After "was" or "am", where "also" goes behind the verb. */
  state: "was" | "am" | null;
}

function isPast(word: string): boolean {
  return IRREGULAR_PAST.has(word) || (/\p{L}{2}ed$/u.test(word) && !NOT_PAST.has(word));
}

/** Whether the line begins with what was done: then its first word is small within a sentence. */
export function startsWithPast(line: string): boolean {
  return isPast(firstWord(line).toLowerCase());
}

function clauseOf(line: string, isCurrent: boolean): Clause | null {
  const own = bare(line).replace(/^I\s+(?=\p{Ll})/u, "");
  const text = lowerFirst(own);
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
  if (isCurrent && PRESENT.has(verb)) return { text, state: null };
  return null;
}

/** "At Kasa, I migrated …", "I also managed …"; null where the line has no verb that this can be done with. */
export function englishDeed(line: string, role: NamedRole, mention: Mention): string | null {
  const clause = clauseOf(line, role.is_current);
  if (!clause || firstWord(clause.text) === "") return null;
  const { text, state } = clause;
  const be = state === null ? "" : `${state} `;
  if (mention === "again") return state === null ? `I also ${text}.` : `I ${be}also ${text}.`;
  if (mention === "further") return `In addition, I ${be}${text}.`;
  const { company, isOneOfSeveral } = role;
  const as = `As ${inRole(role)}`;
  const where = company === null ? as : isOneOfSeveral ? `${as} at ${company}` : `At ${company}`;
  return `${where}, I ${be}${text}.`;
}
