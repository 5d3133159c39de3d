/** The text layer: characters, lost glyphs, columns and tables of the project's own printed résumés. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { printableText } from "./glyphs.ts";
import { UNKNOWN_GLYPH, withHiddenGlyphs } from "./hidden-glyphs.ts";
import { readPdfLayout } from "./index.ts";
import { ligatureOf, ligaturesIn } from "./ligatures.ts";
import { looksLikeDate, looksLikeHeading } from "../line-signs.ts";
import { closeLetterSpacing } from "./page-text.ts";
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

const FIXTURES = join(import.meta.dirname, "../resume/fixtures");

describe("characters", () => {
  test.each([
    ["co\u00ADfounder", "Times", "co-founder"],
    ["pro\uFB01t", "Times", "profit"],
    ["a\u00A0b\u2009c", "Times", "a b c"],
    ["\u200Bx\uFEFF", "Times", "x"],
    ["\u00B7", "Wingdings", "•"],
    ["\uF0E0", "FontAwesome5Free-Solid", null],
    ["HOUSE", "FontAwesome", null],
    ["\uE001", "Times", null],
  ])("%j in %s is %j", (raw, font, text) => {
    expect(printableText(raw, font)).toBe(text);
  });

  test("letter-spaced words are closed, ordinary ones kept", () => {
    expect(closeLetterSpacing("E X P E R I E N C E")).toBe("EXPERIENCE");
    expect(closeLetterSpacing("W O R K  H I S T O R Y")).toBe("WORK HISTORY");
    expect(closeLetterSpacing("C R Go")).toBe("C R Go");
  });
});

describe("glyphs that the text leaves out", () => {
  const item = (str: string, x: number) => ({
    str,
    transform: [10, 0, 0, 10, x, 700],
    width: 20,
    fontName: "f",
  });
  const drawn = (text: string) => ({
    fnArray: [OPS.showText],
    argsArray: [
      [
        Array.from(text, (unicode) => ({
          unicode,
          width: 500,
          originalCharCode: unicode === "\u0000" ? 127 : 1,
        })),
      ],
    ],
  });

  test("soft hyphens come back", () => {
    expect(withHiddenGlyphs([item("onboarding", 50)], drawn("on\u00ADboarding"))[0]?.str).toBe("on-boarding");
  });

  test("unmapped glyphs become ligatures that make words", () => {
    const restored = withHiddenGlyphs([item("Pro", 50), item("les", 75)], drawn("Pro\u0000les")).map(
      ({ str }) => str,
    );
    expect(restored).toEqual(["Pro", `${UNKNOWN_GLYPH}les`]);
    const text = `Certi${UNKNOWN_GLYPH}cations, in${UNKNOWN_GLYPH}uence`;
    expect(ligatureOf([text, `${UNKNOWN_GLYPH}nancial`])).toBe("fi");
    expect(ligaturesIn(text, "fi")).toEqual(["fi", "fl"]);
  });

  test("text that cannot be aligned stays as it was", () => {
    const items = [item("abc", 50)];
    expect(withHiddenGlyphs(items, drawn("x\u00ADyz"))).toEqual(items);
  });
});

describe("signs of lines", () => {
  test.each(["04/2019 – heute", "Jan 2020 - Present", "2016 – 2018", "2020年3月 – 至今"])(
    "%s is a date",
    (text) => {
      expect(looksLikeDate(text)).toBe(true);
    },
  );
  test.each(["Led 14 people in 2019", "Köln"])("%s is none", (text) => {
    expect(looksLikeDate(text)).toBe(false);
  });
  test("headings", () => {
    expect(looksLikeHeading("Technical Skills")).toBe(true);
    expect(looksLikeHeading("experience with Java, Kotlin")).toBe(false);
  });
});

describe("reading order", () => {
  const textOf = async (file: string): Promise<string> =>
    (await readPdfLayout(readFileSync(join(FIXTURES, file)))).map((page) => page.text).join("\n");

  test("a side bar is read apart from the main column", async () => {
    const text = await textOf("italian-sidebar.pdf");
    expect(text).toMatch(/HACCP\nAudit interni\nExcel/);
    expect(text).toMatch(/Gestione di quattro certificazioni ISO\nRiduzione dei reclami/);
  });

  test("a table is read row by row", async () => {
    const text = await textOf("german-table.pdf");
    expect(text).toContain("Telefon:\t0341 / 555 82 17");
    expect(text).toContain("MS Office\tsehr gut");
  });

  test("wide letter spacing is no word space", async () => {
    expect(await textOf("letter-spaced-headings.pdf")).toMatch(/\nWORK EXPERIENCE\n/);
  });

  test("lines and cells stand where they say in the page's text", async () => {
    for (const page of await readPdfLayout(readFileSync(join(FIXTURES, "small-capitals.pdf")))) {
      for (const line of page.lines) {
        expect(page.text.slice(line.start, line.end)).toBe(line.text);
        for (const cell of line.cells) expect(page.text.slice(cell.start, cell.end)).toBe(cell.text);
      }
    }
  });
});
