/** Faithful sentences out of the fixtures' portraits: what a role's rows say, told with employer and title. */
import { detectLanguage } from "@career-portrait/shared/text";
import { evidenceOf } from "../../src/tailoring/gate/index.ts";
import type { LabelledPairs } from "../matching/fixtures.ts";
import type { FaithfulSentence } from "./faithful.ts";

const FRAMES: Record<string, (employer: string, deed: string) => string> = {
  en: (employer, deed) => `At ${employer}: ${deed}`,
  de: (employer, deed) => `Bei ${employer}: ${deed}`,
  fr: (employer, deed) => `Chez ${employer} : ${deed}`,
  es: (employer, deed) => `En ${employer}: ${deed}`,
};
/** Shorter lines are headings, longer ones paragraphs, in UTF-16 units. */
const LENGTH = { least: 40, most: 220 };

/** One sentence for each achievement that belongs to a role, before a posting that it was labelled with. */
export function toldSentences({ portraits, postings, traps }: LabelledPairs): FaithfulSentence[] {
  return [...portraits.read].flatMap(([field, portrait]) => {
    const all = evidenceOf(portrait);
    const trap = traps.find(({ resume }) => resume === field);
    const posting = trap ? postings.read.get(trap.job) : undefined;
    return portrait.claims.flatMap(({ id, type, label, work_history_id }): FaithfulSentence[] => {
      const [row, role] = [all.get(id), all.get(work_history_id ?? "")];
      const frame = FRAMES[detectLanguage(label) ?? ""];
      if (type !== "achievement" || !row || !role?.employer || !frame) return [];
      if (label.length < LENGTH.least || label.length > LENGTH.most) return [];
      return [
        {
          language: detectLanguage(label) ?? "en",
          field,
          heldOut: false,
          file: "",
          marks: [],
          text: frame(role.employer, label),
          cited: [row, role],
          all,
          posting: posting
            ? { title: posting.title, company: posting.company ?? null, text: posting.description_text ?? "" }
            : null,
        },
      ];
    });
  });
}
