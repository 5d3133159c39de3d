/** The worker behind `renderer.ts`: a view in, a file or a reason out. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { serve } from "../../threads/index.ts";
import { type PrintFormat, RESUME_TEMPLATES } from "@career-portrait/shared/contract";
import type { PaperView, RenderReply, RenderRequest } from "./renderer.ts";

/** Compilations after which what typst remembers of an older one is let go. */
const CACHE_AGE = 4;

const templates = fileURLToPath(new URL("./templates/", import.meta.url));
const fonts = new URL("./fonts/", import.meta.url);
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [
    {
      fontBlobs: readdirSync(fonts)
        .filter((name) => name.endsWith(".ttf"))
        .sort()
        .map((name) => readFileSync(new URL(name, fonts))),
    },
  ],
});

const SHEETS = ["A4", "letter"] as const;

const UNDISPLAYED = /the text `\\*"(.+?)\\*"` could not be displayed/gu;
const LETTER = /[\p{L}\p{N}]|(?!\p{Variation_Selector})\p{M}/u;

/** The PDF, or the letters that no font has. Other signs without a glyph, such as pictographs, are left out. */
function setPdf(paper: PaperView, format: PrintFormat, text = JSON.stringify(paper.view)): RenderReply {
  const document = documentOf(paper, format, text);
  try {
    return { bytes: new Uint8Array(compiler.pdf(document, { pdfStandard: "ua-1" })) };
  } catch (error) {
    const missing = missingFrom(String(error));
    const letters = missing.filter((sign) => LETTER.test(sign));
    if (letters.length > 0) return { unprintable: letters };
    const rest = missing.reduce((json, sign) => json.replaceAll(sign, ""), text);
    if (rest !== text) return setPdf(paper, format, rest);
    return { bytes: new Uint8Array(compiler.pdf(document, { pdfTags: true })) };
  }
}

/** Texts that PDF/UA-1 refuses because they would print as boxes. */
function missingFrom(refusal: string): string[] {
  const texts = [...refusal.matchAll(UNDISPLAYED)].map((match) =>
    (match[1] ?? "").replace(/\\+u\{([\da-f]+)\}/giu, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    ),
  );
  return [...new Set(texts)].filter((text) => text !== "");
}

/** The most pages over all looks and sheets. */
function mostPages(paper: PaperView): number {
  const data = JSON.stringify(paper.view);
  const formats = RESUME_TEMPLATES.flatMap((template) =>
    SHEETS.map((page): PrintFormat => ({ template, page })),
  );
  return Math.max(...formats.map((format) => documentOf(paper, format, data).numOfPages));
}

function documentOf(paper: PaperView, format: PrintFormat, data: string): NodeTypstDocument {
  const compiled = compiler.compile({
    mainFilePath: `${templates}${paper.kind}.typ`,
    inputs: { data, look: format.template, sheet: format.page === "letter" ? "us-letter" : "a4" },
  });
  if (compiled.result) return compiled.result;
  const error = compiled.takeError();
  const found = error ? compiler.fetchDiagnostics(error) : [];
  throw new Error(`The ${paper.kind} could not be set: ${JSON.stringify(found)}`);
}

serve(async ({ paper, format }: RenderRequest): Promise<RenderReply> => {
  if (format?.file === "docx") {
    // Most papers are PDFs: what writes the others is loaded for the first of them.
    const { docxOf } = await import("./docx.ts");
    return { bytes: await docxOf(paper, format) };
  }
  try {
    return format ? setPdf(paper, format) : { pages: mostPages(paper) };
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
});
