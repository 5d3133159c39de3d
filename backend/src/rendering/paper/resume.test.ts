import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { LaidOutPage } from "../../reading/layout.ts";
import { readPdfLayout } from "../../reading/pdf/index.ts";
import { withPdf } from "../../reading/pdf/open-pdf.ts";
import { ApiError } from "../../errors.ts";
import { RESUME_TEMPLATES } from "@career-portrait/shared/contract";
import { createPaperRenderer, type JsonResume } from "./index.ts";
import { ONE_PAGE } from "../../../test/resumes.ts";

const renderer = createPaperRenderer();
afterAll(() => renderer.close());

const PAGES = ["a4", "letter"] as const;
const LOOKS = RESUME_TEMPLATES.flatMap((template) =>
  PAGES.map((page) => ({ template, page, file: "pdf" as const })),
);

function textOf(pages: LaidOutPage[]): string {
  return pages.map((page) => page.lines.map((line) => line.text).join("\n")).join("\n");
}

function squeezed(text: string): string {
  return text.replace(/\s+/gu, "");
}

async function textOfResume(resume: JsonResume, template: (typeof RESUME_TEMPLATES)[number] = "classic") {
  return textOf(await readPdfLayout(await renderer.resume(resume, { template, page: "a4", file: "pdf" })));
}

describe.each(LOOKS)("$template on $page", (look) => {
  it("prints every section in reading order, on paper of that size, with fonts of its own", async () => {
    const pdf = await renderer.resume(ONE_PAGE, look);
    const pages = await readPdfLayout(pdf);
    const text = textOf(pages);
    const order = [
      "Ioanna Παπαδοπούλου",
      "ioanna@example.org",
      "Summary",
      "Experience",
      "Northwind Freight Ltd",
      "Mentored six engineers",
      "Harbour Payments",
      "Κτήμα Δεδομένων A.E.",
      "Education",
      "National Technical University of Athens",
      "Skills",
      "Kubernetes",
      "Certifications",
      "AWS Certified",
      "Projects",
      "tarifftool",
      "Volunteering",
      "Food Bank North",
      "Awards and achievements",
      "Engineering Prize",
      "Publications",
      "Routing what changed",
      "Languages",
      "Русский (B1)",
      "Interests",
      "Choir",
    ];
    let at = -1;
    for (const words of order) {
      const found = text.indexOf(words, at + 1);
      expect(found, words).toBeGreaterThan(at);
      at = found;
    }
    expect(pages[0]?.width).toBeCloseTo(look.page === "a4" ? 595.28 : 612, 0);
    expect(pdf.byteLength).toBeLessThan(90_000);
  });

  it("is tagged, titled, signed with the name and linked", async () => {
    const pdf = await renderer.resume(ONE_PAGE, look);
    const { info, marked, language, urls } = await withPdf(pdf, async (document) => {
      const pages = await Promise.all(
        Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
      );
      const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
      const metadata = await document.getMetadata();
      return {
        info: metadata.info as Record<string, unknown>,
        marked: await document.getMarkInfo(),
        language: (metadata.info as Record<string, unknown>)["Language"],
        urls: annotations.map((annotation: { url?: string }) => annotation.url),
      };
    });
    expect(info["Title"]).toBe("Ioanna Παπαδοπούλου – Résumé");
    expect(info["Author"]).toBe("Ioanna Παπαδοπούλου");
    expect(info["CreationDate"]).toBeUndefined();
    expect(language).toBe("en");
    expect(marked?.Marked).toBe(true);
    expect(urls).toEqual([
      "mailto:ioanna@example.org",
      "tel:+442079460123",
      "https://ioanna.example.org/",
      "https://github.com/ioanna-example",
      "https://github.com/ioanna-example/tarifftool",
    ]);
  });

  it("gives the same bytes for the same résumé", async () => {
    const fresh = createPaperRenderer();
    try {
      for (const file of ["pdf", "docx"] as const) {
        const first = await renderer.resume(ONE_PAGE, { ...look, file });
        const second = await fresh.resume(ONE_PAGE, { ...look, file });
        expect(Buffer.from(first).equals(Buffer.from(second)), file).toBe(true);
      }
    } finally {
      await fresh.close();
    }
  });

  it("never leaves a heading or an entry's head at the foot of a page", async () => {
    for (let filler = 0; filler < 12; filler += 1) {
      const resume: JsonResume = {
        basics: { name: "Ada Example", summary: "Line.\n".repeat(filler) },
        work: Array.from({ length: 14 }, (_, role) => ({
          position: `Role ${role}`,
          name: `Employer ${role}`,
          location: "Lyon",
          startDate: "2010",
          endDate: "2011",
          highlights: Array.from(
            { length: (role % 4) + 2 },
            (__, bullet) => `Did thing ${role}.${bullet}${" and more".repeat(bullet * (filler % 5))}`,
          ),
        })),
        education: [{ studyType: "Degree", institution: "School", endDate: "2009" }],
        projects: [{ name: "Project", description: "Described." }],
      };
      const pages = await readPdfLayout(await renderer.resume(resume, look));
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages.slice(0, -1)) {
        const last = page.lines.filter((line) => !/^\d \/ \d$/u.test(line.text)).at(-1);
        expect(last?.text).toMatch(/^(?:• Did thing|Line\.|School|Described\.|.*more$)/u);
      }
    }
  });
});

describe("any text", () => {
  it("is printed as it stands, not as markup", async () => {
    const wild = `#set page(width: 1cm) *bold* _it_ $x^2$ "q" 'q' \\ \`raw\` <label> @ref // x /* y */ ~ -- ... [a] {b} = - +`;
    expect(squeezed(await textOfResume({ basics: { name: "A", summary: wild } }))).toContain(squeezed(wild));
  });

  it("survives in Latin, Greek and Cyrillic letters", async () => {
    const letters = "ÀßçđĞħŁñőŘșţůŵŸž Ưởng ΑΩάώϋ АЯаяЁёЂЇЉЎѓқң €£–—„“»… ﬁ fi ffi fl";
    for (const template of RESUME_TEMPLATES) {
      const text = await textOfResume({ basics: { name: "A", summary: letters } }, template);
      expect(squeezed(text).normalize("NFKC")).toContain(squeezed(letters).normalize("NFKC"));
    }
  });

  it("stays on the page, however long a word is", async () => {
    const word = "Donaudampfschifffahrtsgesellschaft".repeat(20);
    const resume: JsonResume = {
      basics: { name: word, label: word, email: `${word}@example.org`, url: `https://example.org/${word}` },
      work: [{ position: word, name: word, highlights: [word] }],
      skills: [{ name: word }],
      certificates: [{ name: word, issuer: word }],
    };
    for (const template of RESUME_TEMPLATES) {
      const pages = await readPdfLayout(await renderer.resume(resume, { template, page: "a4", file: "pdf" }));
      for (const page of pages)
        for (const line of page.lines) expect(line.x1).toBeLessThanOrEqual(page.width - 20);
      expect(squeezed(textOf(pages))).toContain(word);
    }
  }, 60_000);

  it("makes a PDF that opens or names a letter of it that no font has, whatever its characters", async () => {
    const text = fc.string({ unit: "binary", maxLength: 60 });
    const some = { requiredKeys: [] };
    const resume = fc.record(
      {
        basics: fc.record(
          { name: text, label: text, email: text, phone: text, url: text, summary: text },
          some,
        ),
        work: fc.array(
          fc.record(
            { name: text, position: text, startDate: text, endDate: text, highlights: fc.array(text) },
            some,
          ),
          { maxLength: 3 },
        ),
        skills: fc.array(fc.record({ name: text, keywords: fc.array(text) }, some), { maxLength: 3 }),
        projects: fc.array(fc.record({ name: text, url: text, description: text }, some), { maxLength: 3 }),
      },
      some,
    );
    await fc.assert(
      fc.asyncProperty(resume, fc.constantFrom(...LOOKS), async (given, look) => {
        const pdf = await renderer.resume(given, look).catch((error: unknown) => error);
        if (pdf instanceof ApiError) {
          expect(pdf).toMatchObject({ status: 422, code: "unprintable_text" });
          const [, letters = ""] = /\((.+?)\)/u.exec(pdf.message) ?? [];
          expect(JSON.stringify(given).normalize("NFC")).toContain(Array.from(letters)[0]);
          return;
        }
        const pages = withPdf(pdf as Uint8Array, (document) => Promise.resolve(document.numPages));
        expect(await pages).toBeGreaterThan(0);
      }),
      { numRuns: 120, seed: 7 },
    );
  }, 60_000);

  it("keeps every printable ASCII text", async () => {
    const words = fc
      .array(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 12 }), {
        minLength: 1,
        maxLength: 8,
      })
      .map((parts) => `Said ${parts.join(" ")}`.replace(/\s+/g, " ").trim());
    await fc.assert(
      fc.asyncProperty(words, fc.constantFrom(...RESUME_TEMPLATES), async (summary, template) => {
        const text = await textOfResume({ basics: { name: "Ada Example", summary } }, template);
        expect(squeezed(text)).toContain(squeezed(summary));
      }),
      { numRuns: 60, seed: 7 },
    );
  }, 60_000);

  it("opens no address but those of the web, mail and telephone", async () => {
    const pdf = await renderer.resume(
      {
        basics: {
          name: "A",
          url: "javascript:alert(1)",
          profiles: [{ url: "file:///etc/passwd" }, { url: "example.org" }],
        },
      },
      { template: "modern", page: "a4", file: "pdf" },
    );
    const urls = await withPdf(pdf, async (document) =>
      (await (await document.getPage(1)).getAnnotations()).map(
        (annotation: { unsafeUrl?: string }) => annotation.unsafeUrl,
      ),
    );
    expect(urls).toEqual(["https://example.org/"]);
  });
});

describe("words", () => {
  it("follow the résumé's language", async () => {
    const text = await textOfResume({
      basics: { name: "Ada Example" },
      work: [{ position: "Pflegefachfrau", name: "Klinikum Nord", startDate: "2021-03" }],
      meta: { language: "de-AT" },
    });
    expect(text).toContain("Berufserfahrung");
    expect(text).toContain("März 2021 – heute");
  });
});

describe("the renderer", () => {
  it("refuses what waits and what comes once it is closed", async () => {
    const closing = createPaperRenderer();
    const waiting = closing.resume(ONE_PAGE, { template: "modern", page: "a4", file: "pdf" });
    const [ended] = await Promise.allSettled([waiting, closing.close()]);
    expect(ended).toMatchObject({
      status: "rejected",
      reason: { code: "closed" },
    });
    await expect(closing.resume(ONE_PAGE, { template: "modern", page: "a4", file: "pdf" })).rejects.toThrow(
      "closed",
    );
  });

  it("sets many at once, each with its own text", async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Maria Johanna Person ${"ABCDEFGH"[index]}`);
    const label = "Engineer who has enough to say for a page to count as text";
    const texts = await Promise.all(names.map((name) => textOfResume({ basics: { name, label } })));
    expect(texts.map((text) => text.trim())).toEqual(names.map((name) => `${name}\n${label}`));
  });

  it("brings its fonts and their licence", async () => {
    const fonts = new URL("./fonts/", import.meta.url);
    expect(readdirSync(fonts).filter((name) => name.endsWith(".ttf"))).toHaveLength(8);
    expect(await readFile(new URL("OFL.txt", fonts), "utf8")).toContain("SIL OPEN FONT LICENSE Version 1.1");
  });
});
