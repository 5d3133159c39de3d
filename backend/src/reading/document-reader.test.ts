/** Reading in the worker: a good file, and every hostile one refused for its own reason while the server goes on. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { pdfOf } from "../../test/pdf.ts";
import { createDocumentReader } from "./document-reader.ts";
import { MAX_BYTES } from "./limits.ts";
import { UnreadableDocument, type UnreadableReason } from "./unreadable-document.ts";

const reader = createDocumentReader({ timeoutMs: 20_000, heapMb: 256 });
afterAll(() => reader.close());

const LINES = [
  { text: "Ana Sousa", size: 20 },
  { text: "ana.sousa@example.pt", size: 10 },
  { text: "Experience", size: 14 },
  { text: "Data Engineer, Rio Verde Analytics", size: 10 },
  { text: "Jan 2020 - Present", size: 10 },
];

async function reasonOf(bytes: Uint8Array, from = reader): Promise<UnreadableReason> {
  const error: unknown = await from.read(bytes).then(
    () => new Error("it was read"),
    (refused: unknown) => refused,
  );
  if (!(error instanceof UnreadableDocument)) throw error;
  expect(error.message).toMatch(/^[^\n]{20,}\.$/);
  return error.code;
}

/** A PDF of these objects, the first of which is the catalog. */
function pdfFrom(objects: (string | Buffer)[], trailer = ""): Buffer {
  const chunks: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = chunks[0]!.length;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const chunk = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]);
    chunks.push(chunk);
    length += chunk.length;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const ONE_PAGE = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>";

function pagesPdf(count: number): Buffer {
  const kids = [...Array(count).keys()].map((index) => `${index + 3} 0 R`).join(" ");
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>";
  return pdfFrom([
    CATALOG,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array<string>(count).fill(page),
  ]);
}

describe("the document reader", () => {
  test("reads a PDF", async () => {
    const reading = await reader.read(pdfOf(LINES));
    expect(reading.contact).toMatchObject({ name: "Ana Sousa", email: "ana.sousa@example.pt" });
    expect(reading.work_history).toMatchObject([
      { title: "Data Engineer", company: "Rio Verde Analytics", start_date: "2020-01", end_date: "present" },
    ]);
  });

  test("leaves the caller's bytes alone", async () => {
    const bytes = pdfOf(LINES);
    const before = Buffer.from(bytes).toString("base64");
    await reader.read(bytes);
    expect(Buffer.from(bytes).toString("base64")).toBe(before);
  });

  test("reads several at once, each with its own answer", async () => {
    const files = ["italian-sidebar.pdf", "small-capitals.pdf"].map((file) =>
      readFileSync(join(import.meta.dirname, "./resume/fixtures", file)),
    );
    const [first, bad, second] = await Promise.allSettled([
      reader.read(files[0]!),
      reader.read(Buffer.from("no")),
      reader.read(files[1]!),
    ]);
    expect(first).toMatchObject({ value: { contact: { name: "Chiara Bellandi" } } });
    expect(bad.status).toBe("rejected");
    expect(second).toMatchObject({ value: { contact: { name: "Amara Nwosu-Clarke" } } });
  });
});

describe("what cannot be read is refused for its own reason", () => {
  test("not a PDF", async () => {
    expect(await reasonOf(Buffer.from("<html>hello</html>"))).toBe("not_a_pdf");
    expect(await reasonOf(new Uint8Array())).toBe("not_a_pdf");
  });

  test("larger than the limit", async () => {
    expect(await reasonOf(Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(MAX_BYTES)]))).toBe(
      "too_large",
    );
  });

  test("protected by a password", async () => {
    const key = "<".concat("41".repeat(32), ">");
    const encryption = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O ${key} /U ${key} >>`;
    const bytes = pdfFrom(
      [CATALOG, ONE_PAGE, PAGE, "<< /Length 0 >>\nstream\n\nendstream", encryption],
      "/Encrypt 5 0 R /ID [<00><00>]",
    );
    expect(await reasonOf(bytes)).toBe("encrypted");
  });

  test("damaged: nothing after its header, or cut off", async () => {
    expect(await reasonOf(Buffer.from("%PDF-1.7\n"))).toBe("corrupt");
    expect(await reasonOf(Buffer.from(pdfOf(LINES)).subarray(0, 60))).toBe("corrupt");
  });

  test("pictures only", async () => {
    expect(await reasonOf(pdfFrom([CATALOG, ONE_PAGE, PAGE, "<< /Length 0 >>\nstream\n\nendstream"]))).toBe(
      "image_only",
    );
  });

  test("a thousand pages", async () => {
    expect(await reasonOf(pagesPdf(1000))).toBe("too_many_pages");
  });

  test("a small file that unpacks to far too much", async () => {
    const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024, "q Q "), { level: 1 });
    const stream = Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from("\nendstream"),
    ]);
    const impatient = createDocumentReader({ timeoutMs: 4_000, heapMb: 128 });
    try {
      const reason = await reasonOf(pdfFrom([CATALOG, ONE_PAGE, PAGE, stream]), impatient);
      expect(["timed_out", "too_large", "image_only"]).toContain(reason);
      expect((await impatient.read(pdfOf(LINES)).catch((error: unknown) => error)) instanceof Error).toBe(
        false,
      );
    } finally {
      await impatient.close();
    }
  });

  test("after it was closed", async () => {
    const closed = createDocumentReader({ timeoutMs: 5_000, heapMb: 128 });
    await closed.close();
    await expect(closed.read(pdfOf(LINES))).rejects.toThrow("closed");
  });
});
