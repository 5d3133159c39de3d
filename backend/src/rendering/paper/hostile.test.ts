/** Résumés that are made to hurt, or hold what fonts lack: each set in time, or refused in one clear sentence. */
import { afterAll, describe, expect, it } from "vitest";
import { readPdfLayout } from "../../reading/pdf/index.ts";
import { ApiError } from "../../errors.ts";
import { createPaperRenderer, type JsonResume } from "./index.ts";

const LOOK = { template: "modern", page: "a4", file: "pdf" } as const;
const renderer = createPaperRenderer();
afterAll(() => renderer.close());

async function textOf(resume: JsonResume): Promise<string> {
  const pages = await readPdfLayout(await renderer.resume(resume, LOOK));
  return pages.map((page) => page.text).join("\n");
}

async function refusalOf(resume: JsonResume, from = renderer): Promise<ApiError> {
  const refusal: unknown = await from.resume(resume, LOOK).catch((error: unknown) => error);
  if (!(refusal instanceof ApiError)) throw new Error("It was set, or failed otherwise.", { cause: refusal });
  expect(refusal.status).toBe(422);
  expect(refusal.message).toMatch(/^[^\n]{20,}\.$/u);
  return refusal;
}

function bullets(...highlights: string[]): JsonResume {
  return { basics: { name: "Ana Sousa" }, work: [{ position: "Nurse", name: "Ward 4", highlights }] };
}

describe("what is long", () => {
  it("a bullet of two pages without a blank is set", async () => {
    expect(await textOf(bullets("x".repeat(9_000)))).toContain("xxxx");
  });

  it("more text than any résumé has is refused at once", async () => {
    expect((await refusalOf(bullets("word ".repeat(20_000)))).code).toBe("resume_too_long");
    const roles = Array.from({ length: 5_000 }, (_, index) => ({
      position: `Nurse ${index}`,
      startDate: "2001",
    }));
    expect((await refusalOf({ work: roles })).code).toBe("resume_too_long");
  });

  it("a résumé that takes too long is refused, and the next one is set", async () => {
    const impatient = createPaperRenderer({ timeoutMs: 2_500 });
    try {
      const words = "abcdefghijklmnopqrstuvwx".split("").map((letter) => letter.repeat(9_900));
      const slow = refusalOf(bullets(...words), impatient);
      const next = impatient.resume(bullets("Kept the ward running."), LOOK);
      expect((await slow).code).toBe("resume_too_long");
      expect((await next).byteLength).toBeGreaterThan(1_000);
    } finally {
      await impatient.close();
    }
  }, 20_000);
});

describe("letters", () => {
  it("Chinese ones are printed from a font of our own", async () => {
    const text = await textOf({
      basics: { name: "欧阳晓岚" },
      meta: { language: "zh" },
      work: [{ position: "高级后端工程师", name: "杭州云栈网络科技有限公司", startDate: "2019-07" }],
    });
    expect(text).toContain("欧阳晓岚");
    expect(text).toContain("工作经历");
    expect(text).toContain("2019年7月 – 至今");
  });

  it("those that no font has are named rather than printed as boxes", async () => {
    const refusal = await refusalOf(bullets("Taught 𐕰𐕱 to adults"));
    expect(refusal.code).toBe("unprintable_text");
    expect(refusal.message).toContain("𐕰");
  });

  it("signs that no font has, control characters and overriding directions are left out", async () => {
    const text = await textOf(bullets("Served \u0000\u0007\u202Ethe\u202C ward \u{1FAE8}\uFE0F well"));
    expect(text).toMatch(/Served the ward\s+\S{0,3}\s*well/u);
  });
});
