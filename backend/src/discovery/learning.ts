/** Lessons from an account's decisions: counted anew from the rows, so that they can be read, checked and switched off. */
import type { DiscoveryLesson } from "@career-portrait/shared/contract";
import { type Decided, type Lesson, lessonsOf } from "@career-portrait/shared/relevance";
import type { Collection, Db } from "mongodb";
import type { IndexDeclaration } from "../database/index.ts";
import { derivedId } from "../derived-id.ts";
import { notFound } from "../errors.ts";

export interface MuteRow extends Pick<Lesson, "trait" | "value"> {
  /** The lesson's id. */
  _id: string;
  account_id: string;
}

export const learningIndexes: IndexDeclaration[] = [{ collection: "muted_lessons", keys: { account_id: 1 } }];

/** A lesson is what it says of an account's decisions: the same lesson has the same id. */
export function lessonId(accountId: string, { trait, value }: Pick<Lesson, "trait" | "value">): string {
  return derivedId("lesson", accountId, trait, value);
}

export class Learning {
  readonly #mutes: Collection<MuteRow>;
  readonly #decisionsOf: (accountId: string) => Promise<Decided[]>;

  constructor(db: Db, decisionsOf: (accountId: string) => Promise<Decided[]>) {
    this.#mutes = db.collection<MuteRow>("muted_lessons");
    this.#decisionsOf = decisionsOf;
  }

  /** All lessons, the strongest first. */
  async list(accountId: string): Promise<DiscoveryLesson[]> {
    const [decisions, mutes] = await Promise.all([
      this.#decisionsOf(accountId),
      this.#mutes.find({ account_id: accountId }).toArray(),
    ]);
    const muted = new Set(mutes.map(({ _id }) => _id));
    return lessonsOf(decisions).map((lesson) => {
      const id = lessonId(accountId, lesson);
      return { id, ...lesson, muted: muted.has(id) };
    });
  }

  /** Those that count. */
  async inForce(accountId: string): Promise<Lesson[]> {
    return (await this.list(accountId)).filter(({ muted }) => !muted);
  }

  /** @throws ApiError 404 for a lesson that the decisions do not teach (any more). */
  async mute(accountId: string, id: string, muted: boolean | undefined): Promise<DiscoveryLesson> {
    const lesson = (await this.list(accountId)).find((one) => one.id === id.toLowerCase());
    if (!lesson) throw notFound("The lesson");
    if (muted === undefined) return lesson;
    const row = { _id: lesson.id, account_id: accountId };
    if (muted) {
      const { trait, value } = lesson;
      await this.#mutes.updateOne(row, { $set: { trait, value } }, { upsert: true });
    } else await this.#mutes.deleteOne(row);
    return { ...lesson, muted };
  }
}
