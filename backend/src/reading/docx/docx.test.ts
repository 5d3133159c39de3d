/** Word documents as they come: read in their order, without what they no longer say, or refused with what to do. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";
import { readResumePages } from "../resume/index.ts";
import { createDocumentReader } from "../document-reader.ts";
import { UnreadableDocument } from "../unreadable-document.ts";
import { readDocxLayout } from "./index.ts";

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const LONG = "Planned the kilns of three halls for forty product lines.";

function xml(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${content}`;
}

function relations(...entries: [id: string, type: string, target: string][]): string {
  const each = entries.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${/^https?:/u.test(target) ? ' TargetMode="External"' : ""}/>`,
  );
  return xml(`<Relationships>${each.join("")}</Relationships>`);
}

/** A package whose body holds `body`; further parts by their names. */
function docx(body: string, parts: Record<string, string> = {}): Uint8Array {
  const files = {
    "_rels/.rels": relations(["r1", "officeDocument", "word/document.xml"]),
    "word/document.xml": xml(`<w:document><w:body>${body}</w:body></w:document>`),
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

function p(text: string, properties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

function textOf(bytes: Uint8Array): string[] {
  return readDocxLayout(bytes).map(({ text }) => text);
}

function reasonOf(bytes: Uint8Array): string {
  try {
    readDocxLayout(bytes);
  } catch (error) {
    if (error instanceof UnreadableDocument) return error.code;
    throw error;
  }
  return "read";
}

describe("what stands in it", () => {
  it("is read paragraph by paragraph; tabs and wide blanks part cells", () => {
    const body = `${p("Ada Lovelace")}<w:p><w:r><w:t>Engineer</w:t><w:tab/><w:tab/><w:t>2019 – 2021</w:t></w:r></w:p>${p(`Harbour Ltd      London`)}${p(LONG)}`;
    expect(textOf(docx(body))).toEqual([`Ada Lovelace\nEngineer\t2019 – 2021\nHarbour Ltd\tLondon\n${LONG}`]);
  });

  it("has every line where its page says, and every cell and run in its line", () => {
    const word = fc.string({ unit: "grapheme", maxLength: 30 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const escaped = words.map((one) => one.replace(/[<&>\p{C}]/gu, "x"));
        const [page] = readDocxLayout(docx(`${escaped.map((one) => p(one)).join("")}${p(LONG)}`));
        for (const line of page!.lines) {
          expect(page!.text.slice(line.start, line.end)).toBe(line.text);
          for (const cell of line.cells) {
            expect(page!.text.slice(cell.start, cell.end)).toBe(cell.text);
            expect(cell.runs[0]?.start).toBe(cell.start);
            expect(cell.runs.at(-1)?.end).toBe(cell.end);
          }
        }
      }),
    );
  });

  it("leaves out what was deleted, moved away or hidden, and keeps what was inserted", () => {
    const run = (text: string, properties = "") =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
    const body = `<w:p>${run("Led ")}<w:del>${run("two")}</w:del><w:ins>${run("five")}</w:ins>${run(" secret", "<w:vanish/>")}${run(" engineers at the harbour")}<w:moveFrom>${run(" gone")}</w:moveFrom></w:p>`;
    expect(textOf(docx(body))).toEqual(["Led five engineers at the harbour"]);
  });

  it("reads a text box once, though it stands in two forms", () => {
    const box = `<w:txbxContent>${p("ada@example.org")}</w:txbxContent>`;
    const body = `<w:p><w:r><w:t>Ada</w:t></w:r><w:r><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>${p(LONG)}`;
    expect(textOf(docx(body))).toEqual([`Ada\nada@example.org\n${LONG}`]);
  });

  it("reads headers before the text and footers behind it, and no page numbers", () => {
    const parts = {
      "word/_rels/document.xml.rels": relations(
        ["h1", "header", "header1.xml"],
        ["h2", "header", "header2.xml"],
        ["f1", "footer", "footer1.xml"],
      ),
      "word/header1.xml": xml(`<w:hdr>${p("Ada Lovelace, ada@example.org")}</w:hdr>`),
      "word/header2.xml": xml(`<w:hdr>${p("Ada Lovelace, ada@example.org")}</w:hdr>`),
      "word/footer1.xml": xml(`<w:ftr>${p("1 / 2")}</w:ftr>`),
    };
    expect(textOf(docx(p(LONG), parts))).toEqual([`Ada Lovelace, ada@example.org\n${LONG}`]);
  });

  it("marks the items of lists, knows strong print from styles, and where links lead", () => {
    const parts = {
      "word/_rels/document.xml.rels": relations(
        ["s", "styles", "styles.xml"],
        ["l", "hyperlink", "https://example.org/ada"],
      ),
      "word/styles.xml": xml(
        '<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Head"><w:basedOn w:val="Base"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style></w:styles>',
      ),
    };
    const body = `${p("Experience", '<w:pStyle w:val="Head"/>')}${p(LONG, '<w:numPr><w:numId w:val="3"/></w:numPr>')}<w:p><w:hyperlink r:id="l"><w:r><w:t>My site</w:t></w:r></w:hyperlink></w:p>`;
    const [page] = readDocxLayout(docx(body, parts));
    expect(page?.text).toBe(`Experience\n• ${LONG}\nMy site`);
    expect(page?.lines.map(({ style }) => [style.size, style.bold])).toEqual([
      [16, true],
      [11, false],
      [11, false],
    ]);
    expect(page?.links.map(({ url }) => url)).toEqual(["https://example.org/ada"]);
  });

  it("begins a page where the document does", () => {
    const body = `${p("First page of two")}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${p("Second page of two")}`;
    expect(textOf(docx(body))).toEqual(["First page of two", "Second page of two"]);
  });

  it("reads a style that inherits itself", () => {
    const parts = {
      "word/_rels/document.xml.rels": relations(["s", "styles", "styles.xml"]),
      "word/styles.xml": xml(
        '<w:styles><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="A"/></w:style></w:styles>',
      ),
    };
    expect(textOf(docx(p(LONG, '<w:pStyle w:val="A"/>'), parts))).toEqual([LONG]);
  });
});

describe("tables", () => {
  const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.map((text) => p(text)).join("")}</w:tc>`;
  const table = (...rows: string[]) =>
    `<w:tbl><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="7000"/></w:tblGrid>${rows.map((row) => `<w:tr>${row}</w:tr>`).join("")}</w:tbl>`;

  it("are read across where a label or a date stands beside text", () => {
    const body = table(
      cell("2019 – 2021") + cell("Engineer", LONG),
      cell("Languages") + cell("English, French"),
    );
    expect(textOf(docx(body))).toEqual([`2019 – 2021\tEngineer\n${LONG}\nLanguages\tEnglish, French`]);
  });

  it("are read column by column where both hold much", () => {
    const body = table(cell("Contact", "ada@example.org", "London", "Skills") + cell("Ada Lovelace", LONG));
    const [page] = readDocxLayout(docx(body));
    expect(page?.text).toBe(`Contact\nada@example.org\nLondon\nSkills\nAda Lovelace\n${LONG}`);
    expect(page?.lines.map(({ column }) => column)).toEqual([
      "left",
      "left",
      "left",
      "left",
      "right",
      "right",
    ]);
    expect(page?.gutter).toBeGreaterThan(0);
  });
});

describe("as other programs save them", () => {
  const reading = (name: string) =>
    readResumePages(
      readDocxLayout(new Uint8Array(readFileSync(new URL(`fixtures/${name}.docx`, import.meta.url)))),
    );

  it("a side bar beside roles with a column of dates", () => {
    const { contact, work_history, education, skills } = reading("sidebar");
    expect(contact).toMatchObject({
      name: "Marta Ruiz Soler",
      email: "marta.ruiz@example.org",
      location: "Valencia, Spain",
    });
    expect(
      work_history.map(({ title, company, start_date, end_date }) => [title, company, start_date, end_date]),
    ).toEqual([
      ["Production Planner", "Cerámicas Levante S.A.", "2019-03", "present"],
      ["Logistics Assistant", "Frutas del Sur", "2015-09", "2019-02"],
    ]);
    expect(education).toMatchObject([
      { institution: "Universitat Politècnica de València", end_date: "2015" },
    ]);
    expect(skills).toEqual(["AutoCAD", "SAP MM", "Lean production"]);
  });

  it("headings over tables of dates", () => {
    const { contact, work_history, skills } = reading("dated-table");
    expect(contact).toMatchObject({ name: "Jonas Weber", phone: "0221 1234567" });
    expect(work_history.map(({ title, company, start_date }) => [title, company, start_date])).toEqual([
      ["Pflegefachmann", "St. Marien-Hospital", "2018-04"],
      ["Altenpfleger", "Caritas-Haus", "2014-10"],
    ]);
    expect(skills).toEqual(["Medifox", "MS Office"]);
  });
});

describe("what cannot be read", () => {
  it("says why", () => {
    expect(reasonOf(docx(""))).toBe("corrupt");
    expect(reasonOf(docx(p("CV")))).toBe("image_only");
    expect(reasonOf(strToU8("PK\u0003\u0004word/document.xml"))).toBe("corrupt");
    expect(reasonOf(docx(p(LONG)).slice(0, 300))).toBe("corrupt");
    expect(reasonOf(zipSync({ "word/document.xml": strToU8("<w:document/>") }))).toBe("corrupt");
  });

  it("is not unpacked beyond all measure", () => {
    const bomb = docx(p(LONG), { "word/more.xml": "x".repeat(31 * 1024 * 1024) });
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(reasonOf(bomb)).toBe("too_large");
  });

  it("is not followed into endless depth, and declares no entities", () => {
    const deep = `${"<w:sdt><w:sdtContent>".repeat(5_000)}${p(LONG)}`;
    expect(reasonOf(docx(deep))).toBe("corrupt");
    const entities = docx("", {
      "word/document.xml": `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><w:document><w:body>${p(`${LONG} &b;`)}</w:body></w:document>`,
    });
    expect(textOf(entities)[0]).toContain("&b;");
  });

  describe("by the reader", () => {
    const reader = createDocumentReader({ timeoutMs: 20_000, heapMb: 256 });
    afterAll(() => reader.close());

    it("is one sentence", async () => {
      const refusal: unknown = await reader.read(docx("")).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        code: "corrupt",
        message: expect.stringMatching(/^The Word document .+\.$/u),
      });
    });

    it("and what can is a reading", async () => {
      const { pages } = await reader.read(docx(p(LONG)));
      expect(pages).toEqual([LONG]);
    });
  });
});
