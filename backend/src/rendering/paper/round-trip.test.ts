/** What the reader finds in our files, PDF and Word, is what they were made of, on every look. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

function resumesIn(folder: URL): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".pdf")) : [];
}

describe.each(resumesIn(OWN))("%s", (name) => {
  it.each(LOOKS)("reads back as it was from $template on $page as $file", async (look) => {
    const made = await read(new Uint8Array(readFileSync(new URL(name, OWN))));
    const found = differences(made, await readBack(made, look));
    expect(found).toEqual([]);
  });
});

// They may not be passed on: more of the same where they lie beside the repository.
const strangers = resumesIn(SHARED);
describe.each(strangers.length > 0 ? [strangers] : [])("%# résumés of strangers", (...names) => {
  it.each(LOOKS)(
    "read back from $template on $page as $file: contact and skills always, 995 of 1,000 facts in all",
    async (look) => {
      let facts = 0;
      const wrong: string[] = [];
      for (const name of names) {
        const made = await read(new Uint8Array(readFileSync(new URL(name, SHARED)))).catch(
          (error: unknown) => {
            if (error instanceof UnreadableDocument) return null;
            throw error;
          },
        );
        if (made === null) continue;
        facts += factsOf(made).size;
        wrong.push(...differences(made, await readBack(made, look)).map((fact) => `${name} ${fact}`));
      }
      expect(wrong.filter((fact) => / (?:contact|links|skills)/u.test(fact))).toEqual([]);
      expect(1 - wrong.length / facts, wrong.join("\n")).toBeGreaterThanOrEqual(0.995);
    },
    60_000,
  );
});
