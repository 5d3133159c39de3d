/** PDFs that are odd or made to hurt: each is read or refused for its own reason, in time, and the reader goes on. */
import { createHash, randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { pdfOf } from "../../test/pdf.ts";
import { createDocumentReader } from "./document-reader.ts";
import { UnreadableDocument } from "./unreadable-document.ts";

const reader = createDocumentReader({ timeoutMs: 5_000, heapMb: 256 });
afterAll(() => reader.close());

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const ONE_PAGE = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
const TEXT = "BT /F1 12 Tf 1 0 0 1 60 700 Tm (Ana Sousa, ana.sousa@example.pt) Tj ET";

function page(more = "", box = "[0 0 595 842]"): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources << /Font << /F1 5 0 R ${more} >> >> >>`;
}

function stream(content: string | Buffer, more = ""): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${more} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

function pdfFrom(objects: (string | Buffer)[], trailer = ""): Buffer {
  let whole = Buffer.from("%PDF-1.7\n");
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(whole.length);
    whole = Buffer.concat([
      whole,
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]);
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return Buffer.concat([
    whole,
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${whole.length}\n%%EOF\n`,
    ),
  ]);
}

/** What became of it: the e-mail address read, or the reason it was refused. */
async function outcome(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await reader.read(bytes)).contact.email;
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    expect(error.message).toMatch(/^[^\n]{20,}\.$/u);
    return error.code;
  }
}

const READ = "ana.sousa@example.pt";

describe("passwords (ISO 32000-1, 7.6, revision 2)", () => {
  const PAD = Buffer.from("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A", "hex");
  const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password), PAD]).subarray(0, 32);
  const md5 = (...parts: Buffer[]): Buffer => createHash("md5").update(Buffer.concat(parts)).digest();
  function rc4(key: Buffer, bytes: Buffer): Buffer {
    const state = Array.from({ length: 256 }, (_, index) => index);
    for (let i = 0, j = 0; i < 256; i += 1) {
      j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
      [state[i], state[j]] = [state[j] as number, state[i] as number];
    }
    let [i, j] = [0, 0];
    return Buffer.from(
      bytes.map((byte) => {
        i = (i + 1) & 255;
        j = (j + (state[i] as number)) & 255;
        [state[i], state[j]] = [state[j] as number, state[i] as number];
        return byte ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
      }),
    );
  }
  function encrypted(user: string, owner: string): Buffer {
    const id = Buffer.alloc(16, 7);
    const flags = Buffer.alloc(4);
    flags.writeInt32LE(-44);
    const o = rc4(md5(padded(owner)).subarray(0, 5), padded(user));
    const key = md5(padded(user), o, flags, id).subarray(0, 5);
    const objectKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10);
    return pdfFrom(
      [
        CATALOG,
        ONE_PAGE,
        page(),
        stream(rc4(objectKey, Buffer.from(TEXT))),
        FONT,
        `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -44 /O <${o.toString("hex")}> /U <${rc4(key, PAD).toString("hex")}> >>`,
      ],
      `/Encrypt 6 0 R /ID [<${id.toString("hex")}> <${id.toString("hex")}>]`,
    );
  }

  test("one that opens the file is asked for", async () => {
    expect(await outcome(encrypted("secret", "owner"))).toBe("encrypted");
  });

  test("one that only restricts printing and copying does not keep it from being read", async () => {
    expect(await outcome(encrypted("", "owner"))).toBe(READ);
  });
});

describe("files of another kind", () => {
  test.each([
    ["a web page", "<!doctype html><html><body>%PDF</body></html>"],
    ["an archive", "PK\u0003\u0004notes/list.xml"],
    ["a picture", "\u0089PNG\r\n\u001a\n"],
  ])("%s called PDF", async (_, content) => {
    expect(await outcome(Buffer.from(content, "latin1"))).toBe("not_a_pdf");
  });

  test("a web page that begins like a PDF", async () => {
    expect(await outcome(Buffer.from("%PDF-1.7\n<html><body>Hello</body></html>"))).toBe("corrupt");
  });

  test("random bytes behind a PDF's header", async () => {
    expect(await outcome(Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(50_000)]))).toBe("corrupt");
  });
});

describe("broken or odd files", () => {
  const whole = Buffer.from(pdfOf([{ text: `Ana Sousa ${READ} has been a nurse`, size: 12 }]));

  test("cut off before its table of objects", async () => {
    expect(await outcome(whole.subarray(0, whole.indexOf("xref") + 2))).toBe("corrupt");
  });

  test("no pages", async () => {
    expect(["corrupt", "image_only"]).toContain(
      await outcome(pdfFrom([CATALOG, "<< /Type /Pages /Kids [] /Count 0 >>"])),
    );
  });

  test("a page tree that holds itself", async () => {
    expect(["corrupt", "too_many_pages", "image_only"]).toContain(
      await outcome(pdfFrom([CATALOG, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 30 >>"])),
    );
  });

  test("a claim to two thousand million pages, of which there is one", async () => {
    const pages = "<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>";
    expect(await outcome(pdfFrom([CATALOG, pages, page(), stream(TEXT), FONT]))).toBe(READ);
  });

  test.each(["[0 0 14400000 14400000]", "[0 0 0 0]", "[-1e30 -1e30 1e30 1e30]", "[1 2]"])(
    "a page box of %s",
    async (box) => {
      expect([READ, "image_only", "corrupt"]).toContain(
        await outcome(pdfFrom([CATALOG, ONE_PAGE, page("", box), stream(TEXT), FONT])),
      );
    },
  );

  test("arrays nested a hundred thousand deep", async () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const found = await outcome(
      pdfFrom([CATALOG, ONE_PAGE, page(), stream(`${TEXT} ${deep} TJ`), FONT, `<< /Deep ${deep} >>`]),
    );
    expect([READ, "corrupt", "image_only"]).toContain(found);
  });

  test("five thousand fonts", async () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `/G${index} 5 0 R`).join(" ");
    const drawn = Array.from({ length: 5_000 }, (_, index) => `/G${index} 9 Tf (x) Tj`).join(" ");
    expect(
      await outcome(pdfFrom([CATALOG, ONE_PAGE, page(names), stream(`${TEXT} BT ${drawn} ET`), FONT])),
    ).toBe(READ);
  });

  test("a script that runs on opening and a file inside are left alone", async () => {
    const catalog =
      "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){}) >> /Names << /EmbeddedFiles << /Names [(evil.exe) << /Type /Filespec /F (evil.exe) /EF << /F 6 0 R >> >>] >> >> >>";
    expect(await outcome(pdfFrom([catalog, ONE_PAGE, page(), stream(TEXT), FONT, stream("MZ evil")]))).toBe(
      READ,
    );
  });
});

describe("streams that unpack to far more", () => {
  function bomb(times: number): Buffer {
    let packed: Buffer = deflateSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 });
    for (let again = 1; again < times; again += 1) packed = deflateSync(packed);
    return packed;
  }

  test.each([1, 3])(
    "packed %i times over: refused in time, memory bounded, the next file read",
    async (times) => {
      const filters = `/Filter [${"/FlateDecode ".repeat(times)}]`;
      const before = process.memoryUsage().rss;
      const hostile = outcome(pdfFrom([CATALOG, ONE_PAGE, page(), stream(bomb(times), filters), FONT]));
      const next = outcome(pdfOf([{ text: `Ana Sousa ${READ} has been a nurse`, size: 12 }]));
      expect(["timed_out", "too_large", "image_only", "corrupt"]).toContain(await hostile);
      expect(await next).toBe(READ);
      expect(process.memoryUsage().rss - before).toBeLessThan(1_500 * 1024 * 1024);
    },
    40_000,
  );
});
