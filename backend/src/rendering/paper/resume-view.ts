/** What a résumé's paper shows: sections of entries, all of it plain text that is ready to be set. */
import type { JsonResume, ResumeBasics } from "./json-resume.ts";
import { printable } from "./printable.ts";
import { type ResumeWords, wordsFor } from "./labels.ts";

export interface ResumeView {
  language: string;
  /** Title of the PDF: name and kind of document. */
  title: string;
  name: string;
  label: string;
  contact: Linked[];
  links: Linked[];
  sections: SectionView[];
}

/** A text, and what it opens when that is an address. */
export interface Linked {
  text: string;
  url: string | null;
}

/** `line` entries have one line each; `entry` ones a header of two lines, paragraphs and bullets. */
export type SectionView =
  | { kind: "text"; heading: string; paragraphs: string[] }
  | { kind: "list"; heading: string; groups: { label: string; items: string[] }[] }
  | { kind: "line" | "entry"; heading: string; entries: EntryView[] };

export interface EntryView {
  title: Linked;
  date: string;
  subtitle: string;
  place: string;
  paragraphs: string[];
  bullets: string[];
  address: Linked | null;
}

/** The view of a résumé; sections without content are left out. */
export function viewOf(resume: JsonResume): ResumeView {
  const words = wordsFor(resume.meta?.language);
  const sender = senderOf(resume.basics ?? {});
  return {
    language: words.language,
    title: [sender.name, words.resume].filter(Boolean).join(" – "),
    label: printable(resume.basics?.label),
    ...sender,
    sections: sectionsOf(resume, words).filter(hasContent),
  };
}

/** The head of a paper: who writes, and where they are reached. */
export function senderOf(basics: ResumeBasics): Pick<ResumeView, "name" | "contact" | "links"> {
  return { name: printable(basics.name), contact: contactOf(basics), links: linksOf(basics) };
}

function sectionsOf(resume: JsonResume, words: ResumeWords): SectionView[] {
  const dates = (from: unknown, to: unknown, running: boolean) => period(from, to, running, words);
  const day = (date: unknown) => dateOf(date, words);
  return [
    { kind: "text", heading: words.summary, paragraphs: paragraphs(resume.basics?.summary) },
    {
      kind: "entry",
      heading: words.work,
      entries: entries(resume.work, (role) => ({
        title: linked(role.position, undefined),
        subtitle: printable(role.name),
        place: printable(role.location),
        date: dates(role.startDate, role.endDate, true),
        paragraphs: paragraphs(role.summary),
        bullets: texts(role.highlights),
        address: address(role.url),
      })),
    },
    {
      kind: "entry",
      heading: words.education,
      entries: entries(resume.education, (study) => ({
        title: linked(texts([study.studyType, study.area]).join(", "), undefined),
        subtitle: printable(study.institution),
        address: address(study.url),
        date: dates(study.startDate, study.endDate, false),
        paragraphs: paragraphs(study.score),
        bullets: texts(study.courses),
      })),
    },
    { kind: "list", heading: words.skills, groups: skillGroups(resume.skills ?? []) },
    {
      kind: "line",
      heading: words.certificates,
      entries: entries(resume.certificates, (certificate) => ({
        title: linked(certificate.name, certificate.url),
        subtitle: printable(certificate.issuer),
        date: day(certificate.date),
      })),
    },
    linesWhereBare({
      kind: "entry",
      heading: words.projects,
      entries: entries(resume.projects, (project) => ({
        title: linked(project.name, undefined),
        subtitle: texts([(project.roles ?? []).join(", "), project.entity]).join(", "),
        date: dates(project.startDate, project.endDate, false),
        paragraphs: [...paragraphs(project.description), texts(project.keywords).join(", ")].filter(Boolean),
        bullets: texts(project.highlights),
        address: address(project.url),
      })),
    }),
    {
      kind: "entry",
      heading: words.volunteer,
      entries: entries(resume.volunteer, (role) => ({
        title: linked(role.position, undefined),
        subtitle: printable(role.organization),
        date: dates(role.startDate, role.endDate, true),
        paragraphs: paragraphs(role.summary),
        bullets: texts(role.highlights),
        address: address(role.url),
      })),
    },
    {
      kind: "line",
      heading: words.awards,
      entries: entries(resume.awards, (award) => ({
        title: linked(award.title, undefined),
        subtitle: printable(award.awarder),
        date: day(award.date),
        paragraphs: paragraphs(award.summary),
      })),
    },
    {
      kind: "line",
      heading: words.publications,
      entries: entries(resume.publications, (publication) => ({
        title: linked(publication.name, publication.url),
        subtitle: printable(publication.publisher),
        date: day(publication.releaseDate),
        paragraphs: paragraphs(publication.summary),
      })),
    },
    {
      kind: "list",
      heading: words.languages,
      groups: single((resume.languages ?? []).map(({ language, fluency }) => noted(language, fluency))),
    },
    {
      kind: "list",
      heading: words.interests,
      groups: single(
        (resume.interests ?? []).map(({ name, keywords }) => noted(name, texts(keywords).join(", "))),
      ),
    },
    {
      kind: "entry",
      heading: words.references,
      entries: entries(resume.references, (reference) => ({
        title: linked(reference.name, undefined),
        paragraphs: paragraphs(reference.reference),
      })),
    },
  ];
}

/** Entries of which nothing but names is known are a list of names. */
function linesWhereBare(section: SectionView & { kind: "entry" | "line" }): SectionView {
  const bare = section.entries.every(
    (entry) =>
      !entry.date && !entry.subtitle && !entry.address && !entry.paragraphs.length && !entry.bullets.length,
  );
  return bare ? { ...section, kind: "line" } : section;
}

function hasContent(section: SectionView): boolean {
  if (section.kind === "text") return section.paragraphs.length > 0;
  if (section.kind === "list") return section.groups.length > 0;
  return section.entries.length > 0;
}

/** Entries that say something; one without a title is led by its second line. */
function entries<T>(given: readonly T[] | undefined, view: (item: T) => Partial<EntryView>): EntryView[] {
  return (given ?? []).flatMap((item) => {
    const entry: EntryView = {
      title: { text: "", url: null },
      date: "",
      subtitle: "",
      place: "",
      paragraphs: [],
      bullets: [],
      address: null,
      ...view(item),
    };
    if (entry.title.text === "") {
      entry.title = { text: entry.subtitle, url: null };
      entry.subtitle = "";
    }
    const said = [
      entry.title.text,
      entry.date,
      entry.place,
      entry.address?.text,
      ...entry.paragraphs,
      ...entry.bullets,
    ];
    return said.some(Boolean) ? [entry] : [];
  });
}

/** Skills without keywords share one line; one with keywords labels a line of its own. */
function skillGroups(skills: NonNullable<JsonResume["skills"]>): { label: string; items: string[] }[] {
  const plain = skills.filter((skill) => texts(skill.keywords).length === 0);
  const grouped = skills.filter((skill) => texts(skill.keywords).length > 0);
  return [
    ...single(plain.map(({ name, level }) => noted(name, level))),
    ...grouped.map(({ name, level, keywords }) => ({ label: noted(name, level), items: texts(keywords) })),
  ];
}

function single(items: string[]): { label: string; items: string[] }[] {
  const said = items.filter(Boolean);
  return said.length === 0 ? [] : [{ label: "", items: said }];
}

function noted(text: unknown, note: unknown): string {
  const [main, aside] = [printable(text), printable(note)];
  return main === "" || aside === "" ? main || aside : `${main} (${aside})`;
}

function contactOf({ email, phone, location }: ResumeBasics): Linked[] {
  const mail = printable(email);
  const number = printable(phone);
  const { address: street, postalCode, city, region, countryCode } = location ?? {};
  const town = texts([texts([postalCode, city]).join(" "), region, countryCode]);
  const place = texts([street, ...town]).join(", ");
  return [
    { text: mail, url: /^[^\s@]+@[^\s@]+$/.test(mail) ? `mailto:${mail}` : null },
    { text: number, url: /\d/.test(number) ? `tel:${number.replace(/[^\d+]/g, "")}` : null },
    { text: place, url: null },
  ].filter(({ text }) => text !== "");
}

function linksOf({ url, profiles }: ResumeBasics): Linked[] {
  const named = (profiles ?? []).map((profile) =>
    profile.url
      ? address(profile.url)
      : { text: texts([profile.network, profile.username]).join(": "), url: null },
  );
  return [address(url), ...named].filter((link) => link !== null && link.text !== "") as Linked[];
}

/** An address as people write it, without scheme and last slash; alive only over http and https. */
function address(url: unknown): Linked | null {
  const text = printable(url);
  if (text === "") return null;
  return { text: text.replace(/^https?:\/\//i, "").replace(/\/$/, ""), url: liveUrl(text) };
}

function linked(text: unknown, url: unknown): Linked {
  return { text: printable(text), url: liveUrl(printable(url)) };
}

function liveUrl(text: string): string | null {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (text === "" || !URL.canParse(whole)) return null;
  const { protocol, href } = new URL(whole);
  return protocol === "https:" || protocol === "http:" ? href : null;
}

function texts(given: readonly unknown[] | undefined): string[] {
  return (given ?? []).map(printable).filter((text) => text !== "");
}

/** Line feeds part paragraphs. */
function paragraphs(text: unknown): string[] {
  return typeof text === "string" ? texts(text.split(/[\r\n\u2028\u2029]+/u)) : [];
}

/** `2021-03` as `Mar 2021`; what is no date of the schema is printed as it stands. */
function dateOf(date: unknown, words: ResumeWords): string {
  const text = printable(date);
  const match = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?(?:T.*)?$/.exec(text);
  if (!match) return text;
  const month = words.months[Number(match[2]) - 1];
  if (words.language === "zh") return `${match[1]}年${month ?? ""}`;
  return month ? `${month} ${match[1]}` : (match[1] as string);
}

/** A period; `running` says that a missing end means that it goes on. */
function period(from: unknown, to: unknown, running: boolean, words: ResumeWords): string {
  const start = dateOf(from, words);
  const printedEnd = dateOf(to, words);
  const end = /^present$/i.test(printedEnd) ? words.present : printedEnd;
  if (start === "") return end === "" || !running || end === words.present ? end : `${words.until} ${end}`;
  if (end === "") return running ? `${start} – ${words.present}` : `${start} –`;
  return `${start} – ${end}`;
}
