/** What a site's answers may quote: everything its visitors can see, as passages with where each is from. */
import { lines, sentences } from "@career-portrait/shared/text";
import type { SiteView } from "@career-portrait/shared/contract";
import type { Topic } from "./question.ts";

export interface Passage {
  id: string;
  /** Verbatim. */
  text: string;
  /** Where it belongs, such as "Platform Engineer, Ledgerline"; null for a document that names no role. */
  source: string | null;
  topics: readonly Topic[];
  /** What it is evidence of besides its own words: a claim's label. */
  about: string;
}

const LONGEST = 600;

/** `YYYY` of a partial date. */
const yearOf = (date: string | null) => date?.slice(0, 4) ?? null;

export function periodText(
  { start_date, end_date }: { start_date: string | null; end_date: string | null },
  runs: string | null = null,
): string {
  const [from, to] = [yearOf(start_date), runs ?? yearOf(end_date)];
  return from === to ? (from ?? "") : [from, to].filter((year) => year !== null).join("–");
}

/** A text as the sentences it consists of: each can be quoted alone. */
function quotable(text: string | null): string[] {
  return lines(text ?? "").flatMap(({ text: line }) =>
    sentences(line).map((sentence) => sentence.text.trim()),
  );
}

function ofCareer(career: NonNullable<SiteView["sections"]["career"]>): Passage[] {
  const roles = new Map(career.experience.map((role) => [role.id, `${role.title}, ${role.company}`]));
  const claims = [
    ...career.skills.map((claim) => ({ claim, topics: ["skill"] as const })),
    ...career.achievements.map((claim) => ({ claim, topics: ["achievement"] as const })),
    ...career.attributes.map((claim) => ({ claim, topics: [] })),
    ...career.certifications.map((claim) => ({ claim, topics: ["certification"] as const })),
    ...career.education.map((claim) => ({ claim, topics: ["education"] as const })),
  ];
  return [
    ...career.experience.flatMap((role) => [
      {
        id: role.id,
        text: [role.title, role.company, periodText(role, role.is_current ? "today" : null)]
          .filter(Boolean)
          .join(", "),
        source: null,
        topics: role.is_current ? (["role", "current_role"] as const) : (["role"] as const),
        about: "",
      },
      ...quotable(role.summary).map((text, index) => ({
        id: `${role.id} ${index}`,
        text,
        source: roles.get(role.id) ?? null,
        topics: [],
        about: "",
      })),
    ]),
    ...claims.flatMap(({ claim, topics }) => {
      const source = roles.get(claim.work_history_id ?? "") ?? null;
      const own = [claim.label, claim.description].filter((part) => part !== null).join(": ");
      const quotes =
        claim.evidence.length > 0
          ? claim.evidence.map(({ id, content }) => ({ id, text: content }))
          : [{ id: claim.id, text: own }];
      return quotes.map(({ id, text }) => ({ id, text, source, topics, about: own }));
    }),
  ];
}

function ofProjects({ projects, ventures }: NonNullable<SiteView["sections"]["projects"]>): Passage[] {
  return [
    ...projects.map((project) => ({ ...project, made: project.technologies.join(", ") })),
    ...ventures.map((venture) => ({ ...venture, made: "" })),
  ].flatMap(({ id, name, role, description, made }) => [
    {
      id,
      text: [name, role, made].filter((part) => part !== null && part !== "").join(", "),
      source: null,
      topics: ["project"] as const,
      about: "",
    },
    ...quotable(description).map((text, index) => ({
      id: `${id} ${index}`,
      text,
      source: name,
      topics: [],
      about: name,
    })),
  ]);
}

/** Every passage, each text once. @param view without what is hidden. */
export function passagesOf(view: SiteView): Passage[] {
  const { career, projects } = view.sections;
  const all = [
    ...(career ? ofCareer(career) : []),
    ...(projects ? ofProjects(projects) : []),
    ...quotable(view.summary).map((text, index) => ({
      id: `summary ${index}`,
      text,
      source: null,
      topics: [],
      about: "",
    })),
  ].filter(({ text }) => text.trim() !== "" && text.length <= LONGEST);
  const byText = Map.groupBy(all, ({ text }) => text.trim());
  return [...byText.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const about = [...new Set(same.map((passage) => passage.about))].join("\n");
    return [{ ...first, text: first.text.trim(), topics: same.flatMap(({ topics }) => topics), about }];
  });
}
