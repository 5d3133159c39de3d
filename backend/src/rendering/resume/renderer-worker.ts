/** The worker behind `renderer.ts`: a view in, a PDF or a reason out. */
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
function setResume(request: RenderRequest, text = JSON.stringify(request.view)): RenderReply {
  const document = documentOf(request, text);
  try {
    return { pdf: new Uint8Array(compiler.pdf(document, { pdfStandard: "ua-1" })) };
  } catch (error) {
    const missing = missingFrom(String(error));
    const letters = missing.filter((sign) => LETTER.test(sign));
    if (letters.length > 0) return { unprintable: letters };
    const rest = missing.reduce((json, sign) => json.replaceAll(sign, ""), text);
    if (rest !== text) return setResume(request, rest);
    return { pdf: new Uint8Array(compiler.pdf(document, { pdfTags: true })) };
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

function documentOf({ template, page }: RenderRequest, text: string): NodeTypstDocument {
  const compiled = compiler.compile({
    mainFilePath: `${templates}${template}.typ`,
    inputs: { resume: text, page: page === "letter" ? "us-letter" : "a4" },
  });
  if (compiled.result) return compiled.result;
  const error = compiled.takeError();
  const found = error ? compiler.fetchDiagnostics(error) : [];
  throw new Error(`The résumé could not be set: ${JSON.stringify(found)}`);
}

serve((request: RenderRequest): RenderReply => {
  try {
    return setResume(request);
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
});
