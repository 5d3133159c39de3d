/** What a reader of a tailored profile is told, piece by piece, with the rows that must bear each out. */
import { fold, sentences } from "@career-portrait/shared/text";
import type { Content } from "./document.ts";
import type { Evidence } from "./gate/index.ts";
import type { Material } from "./material.ts";
import { citedBy } from "./sift.ts";

/** One statement of the profile, by the field it stands in. */
export interface Said {
  field: string;
  text: string;
  ids: readonly string[];
  /** Every row that may speak for it: what it cites, else those of the role it stands under, else the whole portrait. */
  cited: readonly Evidence[];
}

type Entry = Record<string, unknown>;

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value)
    ? value.filter((item): item is Entry => typeof item === "object" && item !== null)
    : [];
}

function evidenceOf({ resume_data }: Content): Record<string, string[]> {
  return ((resume_data?.meta as Entry | undefined)?.evidence ?? {}) as Record<string, string[]>;
}

/** Makes statements of what stands at a path, by what is cited there. */
function speaker(content: Content, material: Material) {
  const evidence = evidenceOf(content);
  const everything = [...material.evidence.values()];
  return (field: string, text: string, path: string, others: readonly Evidence[] = everything): Said => {
    const ids = evidence[path] ?? [];
    return { field, text, ids, cited: ids.length > 0 ? citedBy(ids, material.evidence) : others };
  };
}

/** The rows of an employer and those of none: what somebody did elsewhere does not bear out a line under this role. */
function rowsOfRole({ name }: Entry, material: Material): Evidence[] {
  const rows = [...material.evidence.values()];
  const isOwn = ({ employer }: Evidence) =>
    typeof name === "string" && employer !== undefined && fold(employer) === fold(name);
  return rows.some(isOwn) ? rows.filter((row) => row.employer === undefined || isOwn(row)) : rows;
}

/** The generated sentences that still stand (standing-evidence.ts), each with its own ids, and what was put between them. */
function narrativeIn(content: Content, material: Material): Said[] {
  const say = speaker(content, material);
  const evidence = evidenceOf(content);
  const narrative = content.narrative ?? "";
  const generated = textsOf((content.resume_data?.meta as Entry | undefined)?.narrative);
  const standing = generated.flatMap((text, index) => {
    const path = `narrative.${index}`;
    return evidence[path]?.length && narrative.includes(text) ? [say("narrative", text, path)] : [];
  });
  let rest = narrative;
  for (const { text } of standing) rest = rest.replace(text, "\n");
  return [...standing, ...sentences(rest).map(({ text }) => say("narrative", text, ""))];
}

/** Every sentence a reader sees. */
export function saidIn(content: Content, material: Material): Said[] {
  const say = speaker(content, material);
  const { narrative, talking_points, resume_data } = content;
  const said = narrativeIn(content, material);
  for (const [index, text] of (talking_points ?? []).entries())
    said.push(say(`talking_points.${index}`, text, `talking_points.${index}`));
  for (const [index, role] of entriesOf(resume_data?.work).entries()) {
    const own = rowsOfRole(role, material);
    for (const [at, text] of textsOf(role.highlights).entries()) {
      const path = `work.${index}.highlights.${at}`;
      said.push(say(`resume_data.${path}`, text, path, own));
    }
    if (typeof role.summary === "string")
      said.push(say(`resume_data.work.${index}.summary`, role.summary, "", own));
  }
  for (const [index, { name }] of entriesOf(resume_data?.skills).entries())
    if (typeof name === "string") said.push(say(`resume_data.skills.${index}.name`, name, `skills.${index}`));
  const summary = (resume_data?.basics as Entry | undefined)?.summary;
  if (typeof summary === "string" && summary !== narrative)
    for (const { text } of sentences(summary)) said.push(say("resume_data.basics.summary", text, ""));
  return said;
}

/** What an editor may have raised besides: the fields of each list that state a fact. */
const HEADERS: readonly (readonly [list: string, fields: readonly string[]])[] = [
  ["work", ["position", "name"]],
  ["volunteer", ["position", "organization", "summary"]],
  ["education", ["studyType", "area", "institution"]],
  ["certificates", ["name"]],
  ["projects", ["name", "description"]],
  ["awards", ["title"]],
  ["publications", ["name"]],
];

/** Titles, employers, schools, certificates, projects, awards, languages, the label. */
export function headersIn(content: Content, material: Material): Said[] {
  const say = speaker(content, material);
  const { resume_data } = content;
  const headers = HEADERS.flatMap(([list, fields]) =>
    entriesOf(resume_data?.[list]).flatMap((entry, index) =>
      fields.flatMap((field) => {
        const text = entry[field];
        if (typeof text !== "string") return [];
        const others = list === "work" && field === "position" ? rowsOfRole(entry, material) : undefined;
        return [say(`resume_data.${list}.${index}.${field}`, text, `${list}.${index}`, others)];
      }),
    ),
  );
  const languages = entriesOf(resume_data?.languages).map(({ language, fluency }, index) =>
    say(
      `resume_data.languages.${index}.${typeof fluency === "string" ? "fluency" : "language"}`,
      [language, fluency].filter((part) => typeof part === "string").join(": "),
      `languages.${index}`,
    ),
  );
  const label = (resume_data?.basics as Entry | undefined)?.label;
  return [
    ...headers,
    ...languages,
    ...(typeof label === "string" ? [say("resume_data.basics.label", label, "")] : []),
  ];
}

/** A date says no more than the row's: "2019" for "2019-03", not the other way round. */
function agrees(said: unknown, held: string | null): boolean {
  return typeof said !== "string" || (held !== null && held.startsWith(said));
}

/** The dates of roles and studies that no row of that employer or school has. */
export function strangeDates(
  { resume_data }: Content,
  material: Material,
): { field: string; text: string }[] {
  const lists = [
    ["work", "name", "role"],
    ["education", "institution", "education"],
  ] as const;
  return lists.flatMap(([list, by, kind]) =>
    entriesOf(resume_data?.[list]).flatMap((entry, index) => {
      const { startDate, endDate } = entry;
      const name = entry[by];
      const rows = [...material.evidence.values()].filter(
        (row) => row.kind === kind && (typeof name !== "string" || fold(row.text).includes(fold(name))),
      );
      const fits = rows.some(
        ({ period }) =>
          agrees(startDate, period?.start ?? null) &&
          agrees(endDate, period?.end ?? null) &&
          // Without an end a role runs.
          (endDate !== undefined || kind === "education" || period === null || period.end === null),
      );
      if (fits) return [];
      const text = [startDate, endDate].filter((date) => typeof date === "string").join(" – ");
      const isStart = !rows.some(({ period }) => agrees(startDate, period?.start ?? null));
      return [{ field: `resume_data.${list}.${index}.${isStart ? "startDate" : "endDate"}`, text }];
    }),
  );
}
