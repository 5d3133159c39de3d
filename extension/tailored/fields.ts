/** A tailored profile as what can be edited in it: sections of lines and entries, each line with its path and its evidence. */
import type { TailoredProfile } from "@career-portrait/shared/contract";
import type { MessageKey } from "../words/index.ts";
import { showPeriod } from "../portrait/profile/dates.ts";
import { joined, readResume, type Resume } from "./resume-data.ts";

/** A piece of a line with the ids of what stands behind it. */
export interface Said {
  text: string;
  ids: readonly string[];
}

/** A text that is edited on its own. */
export interface Field {
  /** As `PATCH /tailored-profile` names it. */
  path: string;
  name: MessageKey;
  text: string;
  /** One piece, or the narrative's sentences; texts of one's own have no ids. */
  said: readonly Said[];
  /** The list it can be left out of, and its place there. */
  list: { path: string; index: number } | null;
}

/** What stands above the lines of an entry: edited together, kept one by one. */
export interface Head {
  key: string;
  title: string;
  sub: string;
  fields: readonly { path: string; name: MessageKey; text: string; date: boolean }[];
  said: readonly Said[];
}

export interface Entry {
  head: Head | null;
  lines: readonly Field[];
  /** The list that a line can be added to. */
  addTo: string | null;
}

export interface Section {
  key:
    | "opening"
    | "points"
    | "work"
    | "projects"
    | "education"
    | "skills"
    | "certificates"
    | "languages"
    | "awards"
    | "contact";
  /** Short things stand side by side. */
  chips: boolean;
  entries: readonly Entry[];
}

const RESUME = "resume_data";

/** Sentence by sentence as long as they stand; what was written between them has nothing behind it that is known. */
export function narrativeSaid(narrative: string, { meta }: Resume): Said[] {
  const said: Said[] = [];
  let rest = narrative;
  const own = (text: string): void => void (text.trim() && said.push({ text: text.trim(), ids: [] }));
  for (const [index, text] of meta.narrative.entries()) {
    const at = text === "" ? -1 : rest.indexOf(text);
    if (at === -1) continue;
    own(rest.slice(0, at));
    said.push({ text, ids: meta.evidence[`narrative.${index}`] ?? [] });
    rest = rest.slice(at + text.length);
  }
  own(rest);
  return said;
}

function lines(
  resume: Resume,
  name: MessageKey,
  list: string,
  texts: readonly string[],
  inner = "",
): Field[] {
  const cited = list.replace(`${RESUME}.`, "");
  return texts.map((text, index) => ({
    path: `${list}.${index}${inner}`,
    name,
    text,
    said: [{ text, ids: resume.meta.evidence[`${cited}.${index}`] ?? [] }],
    list: { path: list, index },
  }));
}

type Named = readonly [name: MessageKey, key: string, text: string | undefined, date?: boolean];

/** The head of `resume_data.work.0` and the like; only what is there can be edited. */
function head(
  resume: Resume,
  path: string,
  words: { title: string; sub: string },
  named: readonly Named[],
): Head {
  const fields = named.flatMap(([name, key, text, date = false]) =>
    text === undefined ? [] : [{ path: `${RESUME}.${path}.${key}`, name, text, date }],
  );
  const said = [{ text: words.title, ids: resume.meta.evidence[path] ?? [] }];
  return { key: `${RESUME}.${path}`, ...words, fields, said };
}

const dates = (item: { startDate?: string | undefined; endDate?: string | undefined }): Named[] => [
  ["field.start", "startDate", item.startDate, true],
  ["field.end", "endDate", item.endDate, true],
];
const period = (
  item: { startDate?: string | undefined; endDate?: string | undefined },
  runs = false,
): string => showPeriod(item.startDate ?? null, item.endDate ?? null, runs && item.endDate === undefined);
const beside = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" \u00b7 ");

function opening({ narrative }: TailoredProfile, resume: Resume): Entry[] {
  const { label, summary } = resume.basics;
  const fields: Field[] = [];
  if (narrative !== null) {
    const said = narrativeSaid(narrative, resume);
    fields.push({ path: "narrative", name: "tailored.narrative", text: narrative, said, list: null });
  }
  if (label !== undefined)
    fields.push({
      path: `${RESUME}.basics.label`,
      name: "tailored.headline",
      text: label,
      said: [],
      list: null,
    });
  // The résumé opens with the narrative until its summary has words of its own.
  if (summary !== undefined && summary !== (narrative ?? ""))
    fields.push({
      path: `${RESUME}.basics.summary`,
      name: "tailored.summary",
      text: summary,
      said: [],
      list: null,
    });
  return fields.length === 0 ? [] : [{ head: null, lines: fields, addTo: null }];
}

function work(resume: Resume): Entry[] {
  return resume.work.map((role, index) => {
    const path = `work.${index}`;
    const summary: Field[] =
      role.summary === undefined
        ? []
        : [
            {
              path: `${RESUME}.${path}.summary`,
              name: "tailored.summary",
              text: role.summary,
              said: [],
              list: null,
            },
          ];
    return {
      head: head(
        resume,
        path,
        {
          title: role.position ?? role.name ?? "",
          sub: beside(role.position && role.name, role.location, period(role, true)),
        },
        [
          ["field.jobTitle", "position", role.position],
          ["field.company", "name", role.name],
          ["field.location", "location", role.location],
          ...dates(role),
        ],
      ),
      lines: [...summary, ...lines(resume, "tailored.line", `${RESUME}.${path}.highlights`, role.highlights)],
      addTo: role.highlights.length > 0 ? `${RESUME}.${path}.highlights` : null,
    };
  });
}

function projects(resume: Resume): Entry[] {
  return resume.projects.map((project, index) => {
    const path = `projects.${index}`;
    const { name, description, roles, url, keywords } = project;
    return {
      head: head(
        resume,
        path,
        { title: name ?? "", sub: beside(roles.join(", "), period(project), keywords.join(", ")) },
        [["field.name", "name", name], ["field.link", "url", url], ...dates(project)],
      ),
      lines:
        description === undefined
          ? []
          : [
              {
                path: `${RESUME}.${path}.description`,
                name: "field.description" as const,
                text: description,
                said: [{ text: description, ids: resume.meta.evidence[path] ?? [] }],
                list: null,
              },
            ],
      addTo: null,
    };
  });
}

const headOnly = (only: Head): Entry => ({ head: only, lines: [], addTo: null });

function education(resume: Resume): Entry[] {
  return resume.education.map((study, index) =>
    headOnly(
      head(
        resume,
        `education.${index}`,
        {
          title: joined(study.studyType, study.area) || (study.institution ?? ""),
          sub: beside(joined(study.studyType, study.area) && study.institution, period(study)),
        },
        [
          ["field.degree", "studyType", study.studyType],
          ["field.subject", "area", study.area],
          ["field.institution", "institution", study.institution],
          ...dates(study),
        ],
      ),
    ),
  );
}

function languages(resume: Resume): Entry[] {
  return resume.languages.map(({ language, fluency }, index) =>
    headOnly(
      head(resume, `languages.${index}`, { title: language ?? "", sub: fluency ?? "" }, [
        ["tailored.language", "language", language],
        ["tailored.fluency", "fluency", fluency],
      ]),
    ),
  );
}

function contact(resume: Resume): Entry[] {
  const { name, email, phone, url, location } = resume.basics;
  const only = head(
    resume,
    "basics",
    { title: name ?? "", sub: beside(email, phone, location?.address, url) },
    [
      ["field.name", "name", name],
      ["field.email", "email", email],
      ["field.phone", "phone", phone],
      ["field.website", "url", url],
      ["field.location", "location.address", location?.address],
    ],
  );
  return only.fields.length === 0 ? [] : [headOnly({ ...only, said: [] })];
}

function list(
  resume: Resume,
  name: MessageKey,
  key: string,
  texts: readonly string[],
  inner: string,
): Entry[] {
  const path = `${RESUME}.${key}`;
  return texts.length === 0
    ? []
    : [{ head: null, lines: lines(resume, name, path, texts, inner), addTo: path }];
}

/** The sections that hold anything, in the order in which they are read. */
export function sectionsOf(profile: TailoredProfile): Section[] {
  const resume = readResume(profile.resume_data);
  const points = lines(resume, "tailored.point", "talking_points", profile.talking_points ?? []);
  const names = (items: readonly { name?: string | undefined }[]) => items.map(({ name }) => name ?? "");
  const sections: Section[] = [
    { key: "opening", chips: false, entries: opening(profile, resume) },
    {
      key: "points",
      chips: false,
      entries: points.length === 0 ? [] : [{ head: null, lines: points, addTo: "talking_points" }],
    },
    { key: "work", chips: false, entries: work(resume) },
    {
      key: "skills",
      chips: true,
      entries: list(resume, "tailored.skill", "skills", names(resume.skills), ".name"),
    },
    { key: "projects", chips: false, entries: projects(resume) },
    { key: "education", chips: false, entries: education(resume) },
    {
      key: "certificates",
      chips: false,
      entries: list(resume, "tailored.certificate", "certificates", names(resume.certificates), ".name"),
    },
    { key: "languages", chips: false, entries: languages(resume) },
    {
      key: "awards",
      chips: false,
      entries: list(
        resume,
        "tailored.award",
        "awards",
        resume.awards.map(({ title }) => title ?? ""),
        ".title",
      ),
    },
    { key: "contact", chips: false, entries: contact(resume) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** The value at a path of a profile, as the backend reads it; undefined where there is none. */
export function valueAt(profile: TailoredProfile, path: string): unknown {
  return path.split(".").reduce<unknown>((holder, segment) => {
    if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, segment)) return undefined;
    return (holder as Record<string, unknown>)[segment];
  }, profile);
}

/** The list without one of its entries, or with one more, in the shape that its entries have. */
export function withoutEntry(profile: TailoredProfile, at: { path: string; index: number }): unknown[] {
  const entries = valueAt(profile, at.path);
  return Array.isArray(entries) ? entries.toSpliced(at.index, 1) : [];
}

export function withEntry(profile: TailoredProfile, path: string, text: string): unknown[] {
  const entries = valueAt(profile, path);
  const entry = path.endsWith(".awards") ? { title: text } : { name: text };
  const bare = path === "talking_points" || path.endsWith(".highlights");
  return [...(Array.isArray(entries) ? (entries as unknown[]) : []), bare ? text : entry];
}

export interface Edit {
  path: string;
  by: "user" | "instruction";
  /** As it was written; null where there was nothing. */
  generated: unknown;
}

/** The edit of exactly this field; null when it stands as written. */
export function editOf({ edited_fields, edited_by }: TailoredProfile, path: string): Edit | null {
  if (!edited_fields || !Object.hasOwn(edited_fields, path)) return null;
  return { path, by: edited_by[path] ?? "user", generated: edited_fields[path] };
}

export function editsOf(profile: TailoredProfile): Edit[] {
  return Object.keys(profile.edited_fields ?? {}).flatMap((path) => editOf(profile, path) ?? []);
}

/** A generated value in words: texts as they are, lists line by line. */
export function inWords(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join("\n");
  if (typeof value === "object" && value !== null)
    return Object.values(value)
      .filter((part) => typeof part === "string")
      .join(", ");
  return "";
}
