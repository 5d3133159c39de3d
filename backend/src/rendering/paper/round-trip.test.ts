/** What the reader finds in our files, PDF and Word, is what they were made of, on every look. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readDocxLayout } from "../../reading/docx/index.ts";
import { looksLikeDocx } from "../../reading/limits.ts";
import { readPdfLayout } from "../../reading/pdf/index.ts";
import { UnreadableDocument } from "../../reading/unreadable-document.ts";
import { readResumePages } from "../../reading/resume/index.ts";
import type { DocumentReading } from "../../reading/reading.ts";
import { RESUME_TEMPLATES } from "@career-portrait/shared/contract";
import { createPaperRenderer } from "./index.ts";
import { resumeOfReading } from "../../../test/resumes.ts";

const OWN = new URL("../../reading/resume/fixtures/", import.meta.url);
const SHARED = new URL("../../../../../shared/fixtures/resumes/", import.meta.url);
const LOOKS = RESUME_TEMPLATES.flatMap((template) => [
  ...(["a4", "letter"] as const).map((page) => ({ template, page, file: "pdf" as const })),
  { template, page: "a4" as const, file: "docx" as const },
]);

const renderer = createPaperRenderer();
afterAll(() => renderer.close());

async function read(bytes: Uint8Array): Promise<DocumentReading> {
  return readResumePages(looksLikeDocx(bytes) ? readDocxLayout(bytes) : await readPdfLayout(bytes));
}

/** A missing end of JSON Resume stands for `present`; a comma left at a text's end, and a link's scheme, are not printed. */
function plain(value: string | null | undefined): string | null {
  if (value === null || value === undefined || value === "present") return null;
  return value.replace(/[,;]$/u, "").replace(/^https?:\/\//u, "");
}

/** Every fact of a reading under its name. */
function factsOf(reading: DocumentReading): Map<string, string | null> {
  const facts = new Map<string, string | null>();
  const { links, ...contact } = reading.contact;
  for (const [field, value] of Object.entries(contact)) facts.set(`contact.${field}`, plain(value));
  facts.set("links", links.map((link) => plain(link)?.replace(/\/$/u, "")).join(" | "));
  for (const [index, role] of reading.work_history.entries())
    for (const [field, value] of Object.entries(role)) facts.set(`work.${index}.${field}`, plain(value));
  for (const [index, study] of reading.education.entries())
    for (const [field, value] of Object.entries(study))
      facts.set(`education.${index}.${field}`, plain(value));
  facts.set("skills", reading.skills.join(" | "));
  facts.set("certifications", reading.certifications.join(" | "));
  facts.set("achievements", reading.achievements.join(" | "));
  for (const [index, { technologies: _found, ...project }] of reading.projects.entries())
    for (const [field, value] of Object.entries(project))
      facts.set(`projects.${index}.${field}`, plain(value));
  return facts;
}

function differences(made: DocumentReading, found: DocumentReading): string[] {
  const [before, after] = [factsOf(made), factsOf(found)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (fact) => (before.get(fact) ?? null) !== (after.get(fact) ?? null),
  );
}

async function readBack(reading: DocumentReading, look: (typeof LOOKS)[number]): Promise<DocumentReading> {
  return read(await renderer.resume(resumeOfReading(reading), look));
}

const readings = new Map<string, Promise<DocumentReading | null>>();

/** The reading of a résumé, made once; null for a file that cannot be read. */
function readingOf({ href }: URL): Promise<DocumentReading | null> {
  const reading =
    readings.get(href) ??
    read(new Uint8Array(readFileSync(new URL(href)))).catch((error: unknown) => {
      if (error instanceof UnreadableDocument) return null;
      throw error;
    });
  readings.set(href, reading);
  return reading;
}

function resumesIn(folder: URL): URL[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".pdf")) : [];
  return names.map((name) => new URL(name, folder));
}

describe.each(resumesIn(OWN).map((file) => [basename(file.pathname), file] as const))("%s", (_name, file) => {
  it.each(LOOKS)("reads back as it was from $template on $page as $file", async (look) => {
    const made = await readingOf(file);
    expect(made && differences(made, await readBack(made, look))).toEqual([]);
  });
});

// They may not be passed on: more of the same where they lie beside the repository. Each is printed on a third of the looks,
// by turns, which takes a third of the time.
const strangers = [...resumesIn(SHARED).entries()];
describe.runIf(strangers.length > 0)("résumés of strangers", () => {
  const wrong: string[] = [];
  let facts = 0;

  it.each([...LOOKS.entries()])(
    "look %i: contact and skills read back always",
    async (turn, look) => {
      const found: string[] = [];
      for (const [index, file] of strangers) {
        const made = (index + turn) % 3 === 0 ? await readingOf(file) : null;
        if (made === null) continue;
        facts += factsOf(made).size;
        const lost = differences(made, await readBack(made, look));
        found.push(...lost.map((fact) => `${basename(file.pathname)} ${fact}`));
      }
      wrong.push(...found);
      expect(found.filter((fact) => / (?:contact|links|skills)/u.test(fact))).toEqual([]);
    },
    60_000,
  );

  it("995 of 1,000 facts read back in all", () => {
    expect(1 - wrong.length / facts, wrong.join("\n")).toBeGreaterThanOrEqual(0.995);
  });
});
