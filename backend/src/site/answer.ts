/** Answering a visitor from evidence only: passages that speak of what is asked, word for word, or none (decisions, section 9). */
import { type Language, stem } from "@career-portrait/shared/text";
import type { Passage } from "./evidence.ts";
import { type Question, readQuestion, skillsIn, telling, type Topic } from "./question.ts";

export interface Quote {
  id: string;
  text: string;
  source: string | null;
}

export interface Answer {
  quotes: Quote[];
  /** Skills that are asked for and that nothing shows. */
  missing: string[];
}

const MOST_QUOTES = 5;
/** A passage answers when it holds this share of what the question's words weigh. */
const LEAST_COVER = 0.6;
const SKILL_POINTS = 3;
const TOPIC_POINTS = 1.5;

interface Read {
  passage: Passage;
  stems: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  place: number;
}

function read(passage: Passage, place: number, language: Language): Read {
  const { text, about, source } = passage;
  return {
    passage,
    place,
    stems: new Set([...telling(`${text} ${source ?? ""} ${about}`, language), ...telling(text, "en")]),
    skills: new Set(skillsIn(`${text}\n${about}`)),
  };
}

function isAbout(asked: ReadonlySet<Topic>, { topics }: Passage): boolean {
  // "Where do you work now" is about roles that run; "which companies" about all.
  if (asked.has("current_role")) return topics.includes("current_role");
  return topics.some((topic) => asked.has(topic));
}

/** What each of the question's words weighs: the rarer in the passages, the more; one that is nowhere weighs most. */
function weightsOf(words: readonly string[], passages: readonly Read[]): Map<string, number> {
  return new Map(
    words.map((word) => {
      const found = passages.filter(({ stems }) => stems.has(word)).length;
      return [word, Math.log(1 + (passages.length + 1) / (found + 1))];
    }),
  );
}

/** Points of a passage for a question; 0 for one that does not answer it. */
function pointsOf(question: Question, weights: ReadonlyMap<string, number>, one: Read): number {
  const skills = question.skills.filter((skill) => one.skills.has(skill)).length;
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const met = [...weights].reduce((sum, [word, weight]) => sum + (one.stems.has(word) ? weight : 0), 0);
  const cover = total === 0 ? 0 : met / total;
  const about = isAbout(question.topics, one.passage);
  // Who asks for a skill is told of that skill and of nothing else.
  if (question.skills.length > 0 && skills === 0) return 0;
  if (skills === 0 && cover < LEAST_COVER && !(about && (total === 0 || met > 0))) return 0;
  return skills * SKILL_POINTS + met + (about ? TOPIC_POINTS : 0);
}

/** @param language that the passages are in. */
export function answerFrom(passages: readonly Passage[], asked: string, language: Language): Answer {
  const question = readQuestion(asked, language);
  const all = passages.map((passage, place) => read(passage, place, language));
  const weights = weightsOf([...new Set(question.words.map((word) => stem(word, language)))], all);
  const best = all
    .map((one) => ({ one, points: pointsOf(question, weights, one) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.one.place - b.one.place);
  const found = new Set(best.flatMap(({ one }) => [...one.skills]));
  return {
    quotes: best.slice(0, MOST_QUOTES).map(({ one: { passage } }) => {
      const { id, text, source } = passage;
      return { id, text, source };
    }),
    missing: question.skills.filter((skill) => !found.has(skill)),
  };
}
