/** The worker behind `renderer.ts`: a view in, a PDF or a reason out. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
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

function pdfOf({ view, template, page }: RenderRequest): Uint8Array<ArrayBuffer> {
  const compiled = compiler.compile({
    mainFilePath: `${templates}${template}.typ`,
    inputs: { resume: JSON.stringify(view), page: page === "letter" ? "us-letter" : "a4" },
  });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeError();
    const found = error ? compiler.fetchDiagnostics(error) : [];
    throw new Error(`The résumé could not be set: ${JSON.stringify(found)}`);
  }
  const pdf = accessiblePdf(document);
  compiler.evictCache(CACHE_AGE);
  return new Uint8Array(pdf);
}

/** PDF/UA-1 wants a glyph for every letter; where no font has one, or it is refused otherwise, a tagged PDF 1.7. */
function accessiblePdf(document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" });
  } catch {
    return compiler.pdf(document, { pdfTags: true });
  }
}

function replyTo(request: RenderRequest): RenderReply {
  try {
    return { id: request.id, pdf: pdfOf(request) };
  } catch (error) {
    return {
      id: request.id,
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

parentPort?.on("message", (request: RenderRequest) => {
  const reply = replyTo(request);
  const transfer = "pdf" in reply ? [reply.pdf.buffer] : [];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(reply, transfer);
});
