/** The two to four sentences a résumé opens with, and the years they may speak of. */
import type { PortraitClaim } from "@career-portrait/shared/matching";
import { sentences } from "@career-portrait/shared/text";
import type { Material, Role } from "../material.ts";
import { isToolList } from "./bullets.ts";
import type { Statement } from "./draft.ts";
import { type NamedSkill, skillsForSentence } from "./naming.ts";
import { resumePhrases } from "./phrases/index.ts";
import type { Relevance } from "./relevance.ts";

/** Fewer say nothing worth a sentence. */
const FEWEST_YEARS = 2;
const MOST_SKILLS = 5;
/** A longer deed belongs among the bullets, in UTF-16 units. */
const LONGEST_DEED = 210;

function monthOf(date: string, last: boolean): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || (last ? 12 : 1)) - 1;
}

/** Whole years covered by dated roles, time that several cover counted once; null below two. */
export function yearsOfWork(roles: readonly Role[], today: string): { years: number; ids: string[] } | null {
  const dated = roles.filter(({ start, end, is_current }) => start !== null && (is_current || end !== null));
  const spans = dated
    // A year alone may begin in December and end in January: only what is certain counts.
    .map(({ start, end, is_current }) => ({
      from: monthOf(start ?? "", (start ?? "").length === 4),
      to: monthOf(is_current ? today : (end ?? ""), false),
    }))
    .toSorted((a, b) => a.from - b.from);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  const years = Math.floor(months / 12);
  return years < FEWEST_YEARS ? null : { years, ids: dated.map(({ id }) => id) };
}

export interface Deed {
  role: Role;
  text: string;
  ids: readonly string[];
  relevance: number;
}

/** Every sentence of every role's lines, the most telling first. */
export function deedsOf(material: Material, relevance: Relevance): Deed[] {
  return material.roles
    .flatMap((role) =>
      role.lines
        .filter(({ text }) => !isToolList(text))
        .flatMap(({ text, ids }) =>
          sentences(text).map((sentence) => ({
            role,
            text: sentence.text,
            ids,
            relevance: relevance.ofLine(sentence.text),
          })),
        ),
    )
    .toSorted((a, b) => b.relevance - a.relevance);
}

/** The degrees, certificates and licences that the match rests on. */
export function proofsOf({ match, claims }: Material): PortraitClaim[] {
  const ids = new Set(match.strengths.map(({ match: found }) => found.claim_id));
  return claims.filter(({ id, type }) => ids.has(id) && (type === "education" || type === "certification"));
}

export function writeSummary(
  material: Material,
  skills: readonly NamedSkill[],
  relevance: Relevance,
  most: number,
): Statement[] {
  const { phrases, language } = resumePhrases(material.language);
  const told: Statement[] = [];
  const [latest] = material.roles;
  const years = yearsOfWork(material.roles, material.today);
  if (latest && latest.title !== "") {
    told.push({
      text: phrases.who(latest, years?.years ?? null),
      ids: [...new Set([latest.id, ...(years?.ids ?? [])])],
    });
  }
  const named = skillsForSentence(skills, MOST_SKILLS, language);
  if (named.names.length >= 2) told.push({ text: phrases.brings(phrases.list(named.names)), ids: named.ids });
  const [deed] = deedsOf(material, relevance).filter(
    ({ text, role, relevance: value }) => value > 0 && role.company !== null && text.length <= LONGEST_DEED,
  );
  if (deed?.role.company) told.push({ text: phrases.deedAt(deed.role.company, deed.text), ids: deed.ids });
  const proofs = proofsOf(material).slice(0, 2);
  if (proofs.length > 0) {
    told.push({
      text: phrases.proofs(proofs.map(({ label }) => label).join("; ")),
      ids: proofs.map(({ id }) => id),
    });
  }
  if (told.length === 0) {
    const studies = material.claims.filter(({ type }) => type === "education").slice(0, 2);
    if (studies.length > 0)
      told.push({
        text: phrases.proofs(studies.map(({ label }) => label).join("; ")),
        ids: studies.map(({ id }) => id),
      });
  }
  return told.slice(0, most);
}
