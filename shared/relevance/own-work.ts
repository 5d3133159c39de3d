/** A posting beside the work that a portrait shows: its title and what it names, which every posting of a list tells. */
import { askedWork, assessWork, judges, type ReadyPortrait } from "../matching/index.ts";
import type { RelevanceFact, RelevancePosting } from "./types.ts";

/** What people say they look for counts before what they have done, where they say so. */
const [BESIDE_WISHES, ALONE] = [4, 6];
/** Readers gave nobody's work more than this before they had read the requirements. */
const MOST = 0.7;
/** Work is named by so many titles, and what is shown of a posting by so many names. */
const [TITLES, NAMES] = [1, 3];

/** Null for a posting without a title and for a portrait without roles. */
export function ownWork(
  { title, text }: RelevancePosting,
  portrait: ReadyPortrait,
  isSought: boolean,
): RelevanceFact | null {
  const asked = askedWork({ title, requirements: [], description_text: text });
  if (asked.terms.size === 0 || portrait.roles.length === 0) return null;
  const { credit, why } = assessWork(portrait, asked, judges());
  const work = why.find(({ code }) => code === "same_work" || code === "neighbouring_work");
  const shown = why.find(({ code }) => code === "named_in_posting");
  const titles = work && "titles" in work.params ? work.params.titles.slice(0, TITLES) : [];
  const names = shown && "skills" in shown.params ? shown.params.skills.slice(0, NAMES) : [];
  const code =
    work === undefined ? "work_far" : work.code === "same_work" && credit >= 0.5 ? "work_same" : "work_near";
  const said = {
    work_same: `like your work as ${titles.join(", ")}`,
    work_near: `not far from your work as ${titles.join(", ")}`,
    work_far: "far from the work you have done",
  }[code];
  const named =
    names.length === 0 ? "" : `${code === "work_far" ? ", though" : ", and"} you show ${names.join(", ")}`;
  return {
    dimension: "portrait",
    weight: isSought ? BESIDE_WISHES : ALONE,
    fit: Math.min(1, credit / MOST),
    words: `${said}${named}`,
    phrase: { code, params: { titles, names } },
  };
}
