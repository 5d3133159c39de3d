/** What is worth asking an employer, each question from something that the posting says or leaves unsaid. */
import type { InterviewQuestion, MatchScore } from "@career-portrait/shared/contract";
import { FUNCTION_WORDS } from "@career-portrait/shared/lexicon/function-words";
import { wordsOf } from "@career-portrait/shared/lexicon/table";
import { piecesAbout } from "@career-portrait/shared/matching";
import { phrasebook, type Sentence } from "../../phrasebook.ts";
import type { Material } from "../material.ts";
import { employerFact } from "../writer/employer.ts";

interface Quote {
  quote: string;
}
interface Requirement {
  requirement: string;
}

export const interviewQuestion = phrasebook({
  ask_duty: ({ quote }: Quote) =>
    `You name “${quote}” as part of the work. What would good look like after half a year?`,
  ask_employer: ({ quote }: Quote) => `Your posting says: “${quote}”. What does that mean for this position?`,
  ask_unshown: ({ requirement }: Requirement) =>
    `How much does “${requirement}” weigh from the first day, and what can be learned on the job?`,
  ask_condition: ({ requirement }: Requirement) =>
    `You mention “${requirement}”. How does that look in a normal month?`,
  ask_hybrid: "How is the week divided between the office and home, and who decides it?",
  ask_mode: "The posting does not say where the work is done. How much of it can be done from elsewhere?",
  ask_pay: "The posting names no pay. What range is planned for this position?",
});

/** What is known of the posting beside its text. */
export interface PostingFacts {
  /** Whether it names what is paid. */
  pay: boolean;
  work_mode: "remote" | "hybrid" | "onsite" | null;
}

/** A duty that begins or ends with one of these is a sentence about somebody, or the half of one. */
const FUNCTION = wordsOf(FUNCTION_WORDS);
const isFunction = (word: string) => FUNCTION.has(word.toLowerCase()) || FUNCTION.has(word);

/** A duty is quoted when it is surely one, and short enough to be said aloud. */
const SURE = 0.8;
const FEWEST_WORDS = 4;
const MOST_WORDS = 20;
/** What a question may quote of a requirement, in UTF-16 units. */
const LONGEST = 110;
const MOST_OF_A_KIND = 2;

function asked(sentence: Sentence, quote: string | null): InterviewQuestion {
  return { text: sentence.text, explanation: sentence.explanation[0]!, quote };
}

function isWhole(words: readonly string[]): boolean {
  return (
    words.length >= FEWEST_WORDS &&
    words.length <= MOST_WORDS &&
    !isFunction(words[0]!) &&
    !isFunction(words.at(-1)!)
  );
}

function dutiesOf(text: string): string[] {
  return piecesAbout("duty", text)
    .filter(({ chance, opens }) => chance >= SURE && opens)
    .map((piece) =>
      piece.text
        .replace(/\s+/gu, " ")
        .trim()
        .replace(/[.;,:]+$/u, ""),
    )
    .filter((words) => /^[\p{Lu}\d][^.!?;:“”"]*$/u.test(words) && isWhole(words.split(" ")))
    .slice(0, MOST_OF_A_KIND);
}

type Gap = MatchScore["gaps"][number];

/** What is open of a requirement in the posting's words: the things it names where they can be told, else all of it. */
function openOf({ requirement, closing }: Gap): string {
  const things = closing?.code === "line_of" ? closing.params.things : null;
  const words = Array.isArray(things) ? things.join(", ") : requirement;
  return words
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[.;,:]+$/u, "");
}

function openMusts(gaps: readonly Gap[], isAsked: (row: Gap) => boolean): string[] {
  return gaps
    .filter((row) => row.importance === "must" && row.kind !== "role" && isAsked(row))
    .map(openOf)
    .filter((words) => words.length <= LONGEST && !/[“”]/u.test(words))
    .slice(0, MOST_OF_A_KIND);
}

/** Degrees and papers cannot be learned on the job. */
const LEARNED = new Set(["skill", "experience"]);

/** Questions in the order in which one would ask them; about pay last. */
export function questionsFor(
  { posting, match }: Material,
  { pay, work_mode }: PostingFacts,
): InterviewQuestion[] {
  const fact = employerFact(posting.text, posting.company);
  return [
    ...dutiesOf(posting.text).map((quote) => asked(interviewQuestion("ask_duty", { quote }), quote)),
    ...(fact === null ? [] : [asked(interviewQuestion("ask_employer", { quote: fact }), fact)]),
    ...openMusts(match.gaps, ({ verdict, kind }) => verdict === "missing" && LEARNED.has(kind)).map(
      (requirement) => asked(interviewQuestion("ask_unshown", { requirement }), requirement),
    ),
    ...openMusts(match.gaps, ({ verdict, kind }) => verdict === "unknowable" && kind === "other").map(
      (requirement) => asked(interviewQuestion("ask_condition", { requirement }), requirement),
    ),
    ...(work_mode === "hybrid" ? [asked(interviewQuestion("ask_hybrid"), null)] : []),
    ...(work_mode === null ? [asked(interviewQuestion("ask_mode"), null)] : []),
    ...(pay ? [] : [asked(interviewQuestion("ask_pay"), null)]),
  ];
}
