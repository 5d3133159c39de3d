/** The professional snapshot in a model's words. Each field is held to its rule and to the portrait; one more try, then none. */
import type { Portrait } from "@career-portrait/shared/matching";
import { z } from "zod";
import { engineNote } from "../../engine-notes.ts";
import {
  ARCHETYPES,
  identityFaults,
  identityLanguage,
  type IdentityLanguage,
  type IdentityText,
  saidIn,
} from "../identity.ts";
import type { Chat } from "./chat.ts";
import { ModelUnusable } from "./unusable.ts";

const MAX_TEXT = 40_000;

const Answer = z.object({
  archetype: z.enum(ARCHETYPES),
  headline: z.string(),
  bio: z.string(),
  keywords: z.array(z.string()),
  matches: z.array(z.string()),
  summary: z.string(),
});

const TASK =
  `Describe the professional whose portrait this is. "archetype": the one that fits best. ` +
  `"headline": a tagline of 6 to 10 words. "bio": 2 or 3 sentences that speak to the person as ` +
  `"you". "keywords": 3 to 5 attributes, in words the portrait uses. "matches": exactly 3 job ` +
  `titles close to the roles the person had. "summary": one or two sentences as a résumé opens ` +
  "with, without a pronoun. State nothing that the portrait does not hold: no number, " +
  "employer, technology or title of your own.";

/** What the task adds where the portrait is not in English. */
const IN_LANGUAGE: Record<IdentityLanguage, string> = {
  en: "",
  de: ' Write in German; to the person as "Sie".',
  fr: ' Write in French; to the person as "vous".',
  es: ' Write in Spanish; to the person as "tú".',
};

/** @throws ModelUnusable when neither answer keeps to the rules. */
export async function describeWith(
  chat: Chat,
  portrait: Portrait,
  signal?: AbortSignal,
): Promise<IdentityText> {
  const material = [{ label: "portrait", text: saidIn(portrait).slice(0, MAX_TEXT) }];
  const ask = (task: string) => chat.ask({ name: "identity", schema: Answer, task, material }, signal);
  const asked = TASK + IN_LANGUAGE[identityLanguage(portrait)];
  const first = await ask(asked);
  const faults = identityFaults(first, portrait);
  if (faults.length === 0) return first;
  const second = await ask(`${asked}\n\nAn earlier answer was refused: ${faults.join(" ")}`);
  const [fault] = identityFaults(second, portrait);
  if (fault === undefined) return second;
  throw new ModelUnusable(engineNote("model_broke_rule", { fault }));
}
