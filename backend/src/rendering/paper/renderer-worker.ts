/** The worker behind `renderer.ts`: a view in, a file or a reason out. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { serve } from "../../threads/serve.ts";
import type { RenderReply, RenderRequest } from "./renderer.ts";

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

const UNDISPLAYED = /the text `\\*"(.+?)\\*"` could not be displayed/gu;
const LETTER = /[\p{L}\p{N}]|(?!\p{Variation_Selector})\p{M}/u;

/** The PDF, or the letters that no font has. Other signs without a glyph, such as pictographs, are left out. */
function setPdf(request: RenderRequest, text = JSON.stringify(request.paper.view)): RenderReply {
  const document = documentOf(request, text);
  try {
    return { bytes: new Uint8Array(compiler.pdf(document, { pdfStandard: "ua-1" })) };
  } catch (error) {
    const missing = missingFrom(String(error));
    const letters = missing.filter((sign) => LETTER.test(sign));
    if (letters.length > 0) return { unprintable: letters };
    const rest = missing.reduce((json, sign) => json.replaceAll(sign, ""), text);
    if (rest !== text) return setPdf(request, rest);
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

function documentOf({ paper, format }: RenderRequest, data: string): NodeTypstDocument {
  const compiled = compiler.compile({
    mainFilePath: `${templates}${paper.kind}.typ`,
    inputs: { data, look: format.template, sheet: format.page === "letter" ? "us-letter" : "a4" },
  });
  if (compiled.result) return compiled.result;
  const error = compiled.takeError();
  const found = error ? compiler.fetchDiagnostics(error) : [];
  throw new Error(`The ${paper.kind} could not be set: ${JSON.stringify(found)}`);
}

serve(async (request: RenderRequest): Promise<RenderReply> => {
  if (request.format.file === "docx") {
    // Most papers are PDFs: what writes the others is loaded for the first of them.
    const { docxOf } = await import("./docx.ts");
    return { bytes: await docxOf(request.paper, request.format) };
  }
  try {
    return setPdf(request);
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
});
