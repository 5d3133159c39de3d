/** How relevant a posting is to an account, and what of it cannot fit: wishes, lessons and portrait read once for many postings. */
import type { PostingWarning, Preferences } from "@career-portrait/shared/contract";
import { languagesIn, type ReadyPortrait } from "@career-portrait/shared/matching";
import {
  demandsOf,
  type Lesson,
  type Person,
  personOf,
  type Relevance,
  relevanceOf,
  type RelevancePosting,
  warningsOf,
} from "@career-portrait/shared/relevance";
import { readPosting } from "@career-portrait/shared/requirements";

/** What is said of a posting that arrives. */
export interface Judged extends Relevance {
  warnings: PostingWarning[];
}

export type JudgeOf = (accountId: string) => Promise<(posting: RelevancePosting) => Judged>;

export function createJudge(sources: {
  wishes: (accountId: string) => Promise<Preferences>;
  lessons: (accountId: string) => Promise<Lesson[]>;
  portrait: (accountId: string) => Promise<ReadyPortrait>;
  /** Where they say that they live. */
  home: (accountId: string) => Promise<string | null>;
}): JudgeOf {
  return async (accountId) => {
    const [wishes, lessons, portrait, home] = await Promise.all([
      sources.wishes(accountId),
      sources.lessons(accountId),
      sources.portrait(accountId),
      sources.home(accountId),
    ]);
    const person = personOf(portrait, home, wishes.locations);
    return (posting) => ({
      ...relevanceOf(posting, wishes, lessons, portrait),
      warnings: warningsOf(posting, demandsOf(posting.text, languageRequirements(posting, person)), person),
    });
  };
}

/** Reading a posting takes long; only one that names a language they do not speak can demand it. */
function languageRequirements(posting: RelevancePosting, { languages }: Person) {
  const isStrange = languagesIn(posting.text).some((name) => !languages.includes(name));
  return languages.length > 0 && isStrange ? readPosting(posting.text, posting).requirements : [];
}
