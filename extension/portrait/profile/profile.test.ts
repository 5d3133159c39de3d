import { ApiRequestError, type Client, type Identity, type Profile } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { changeCopy } from "../../sync/copies.ts";
import { cache } from "../../sync/database.ts";
import { claim, DOCUMENT_ID } from "../../test/postings.ts";
import { moved, moveRole, saveContact, saveEntry } from "./changes.ts";
import { COLLECTIONS, SKILLS } from "./collections.ts";
import { CONTACT_FIELDS } from "./contact.ts";
import { endsBeforeStart, newestFirst, PRESENT, readDate, showPeriod } from "./dates.ts";
import { bodyOf, errorsIn, listOf, valuesOf } from "./fields.ts";
import { changesSince } from "./identity.ts";
import { sentenceFor } from "../../connection/refusal.ts";
import { errorsOf } from "./form-errors.ts";
import { fileName } from "@career-portrait/shared/text";
import { usualPage } from "../../ui/paper.ts";
import {
  instantsOf,
  periodProblem,
  presetOf,
  presetPeriod,
  PRESETS,
  proofsOf,
  reviewRefusal,
  reviewText,
  type Preset,
} from "./review.ts";
import { groupSkills } from "./skills.ts";

const WORK = COLLECTIONS[0]!;
const refusal = (status: number, code: string, details: { path: string; message: string }[] = []) =>
  new ApiRequestError(status, { code, message: "said so", details });

describe("dates", () => {
  it.each([
    ["2020", "2020"],
    [" 2020-03 ", "2020-03"],
    ["2020-3", "2020-03"],
    ["3/2020", "2020-03"],
    ["03.2020", "2020-03"],
    ["March 2020", "2020-03"],
    ["mar. 2020", "2020-03"],
    ["Sept 2020", "2020-09"],
    ["2020-03-31", "2020-03-31"],
    ["Present", PRESENT],
    ["2020-13", null],
    ["2020-02-30", null],
    ["20", null],
    ["soon", null],
  ])("are read from %j", (typed, date) => expect(readDate(typed)).toBe(date));

  it("are what they were when they are read again", () => {
    const part = (most: number) => fc.integer({ min: 1, max: most }).map((n) => String(n).padStart(2, "0"));
    const date = fc.tuple(fc.integer({ min: 1900, max: 2099 }), part(12)).map(([y, m]) => `${y}-${m}`);
    fc.assert(
      fc.property(date, (text) => {
        expect(readDate(text)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readDate(text) ?? PRESENT).toMatch(/^(present|\d{4}(-\d\d(-\d\d)?)?)$/);
      }),
    );
  });

  it("are compared as far as both say", () => {
    expect(endsBeforeStart("2020-05", "2020")).toBe(false);
    expect(endsBeforeStart("2020-05", "2020-04")).toBe(true);
    expect(endsBeforeStart("2020", PRESENT)).toBe(false);
  });

  it("say nothing that is not known", () => {
    expect(showPeriod("2020-03", null, true)).toBe("Mar 2020 \u2013 present");
    expect(showPeriod("2020-03", null)).toBe("from Mar 2020");
    expect(showPeriod("2019", "2020-03")).toBe("2019 \u2013 Mar 2020");
    expect(showPeriod(null, "2020")).toBe("until 2020");
    expect(showPeriod(null, null)).toBe("");
  });

  it("order rows newest first, those without one last", () => {
    const row = (start_date: string | null, end_date: string | null) => ({ start_date, end_date });
    const rows = [row(null, null), row("2010", "2014"), row("2015", null), row("2012", "2014")];
    expect(newestFirst(rows)).toEqual([rows[2], rows[3], rows[1], rows[0]]);
  });
});

describe("a form", () => {
  const role = { title: "Engineer", company: "Quay", start_date: "2020", end_date: null, is_current: true };
  const before = valuesOf(WORK.fields, role);
  const empty = valuesOf(WORK.fields, null);

  it("begins with what is known, and sends what was changed alone", () => {
    expect(before).toMatchObject({ title: "Engineer", end_date: PRESENT, location: "" });
    expect(bodyOf(WORK.fields, before, before)).toEqual({});
    const after = { ...before, title: "Lead ", end_date: "3/2024", location: "Bristol" };
    expect(bodyOf(WORK.fields, after, before)).toEqual({
      title: "Lead",
      end_date: "2024-03",
      location: "Bristol",
    });
    expect(bodyOf(WORK.fields, { ...before, start_date: "" }, before)).toEqual({ start_date: null });
  });

  it("knows that the backend takes no end for still running", () => {
    const started = { ...empty, title: "a", company: "b", start_date: "2020" };
    expect(errorsIn(WORK.fields, started, empty)).toHaveProperty("end_date");
    expect(errorsIn(WORK.fields, { ...started, end_date: PRESENT }, empty)).toEqual({});
    expect(errorsIn(WORK.fields, { ...started, start_date: "", end_date: PRESENT }, empty)).toHaveProperty(
      "start_date",
    );
    expect(errorsIn(WORK.fields, { ...before, end_date: "" }, before)).toHaveProperty("end_date");
    // An end that never was stated may stay so.
    const unknown = valuesOf(WORK.fields, { ...role, is_current: false });
    expect(errorsIn(WORK.fields, { ...unknown, title: "Lead" }, unknown)).toEqual({});
  });

  it("names each wrong field", () => {
    const wrong = { ...empty, start_date: "soon", end_date: "2019" };
    expect(Object.keys(errorsIn(WORK.fields, wrong, empty)).toSorted()).toEqual([
      "company",
      "start_date",
      "title",
    ]);
    const backwards = { ...before, start_date: "2020", end_date: "2019" };
    expect(errorsIn(WORK.fields, backwards, before)).toHaveProperty("end_date");
    const contact = { ...valuesOf(CONTACT_FIELDS, null), email: "ada", website: "no where" };
    expect(Object.keys(errorsIn(CONTACT_FIELDS, contact, {}))).toEqual(["email", "website"]);
    expect(errorsIn(SKILLS.fields, { label: "x".repeat(301) }, {})).toHaveProperty("label");
  });

  it("reads lists as people type them", () => {
    expect(listOf("Rust, Go;Rust,\n C ")).toEqual(["Rust", "Go", "C"]);
  });
});

describe("a refusal", () => {
  it("stands at the field that the backend names", () => {
    const named = refusal(400, "validation_error", [{ path: "company", message: "is odd" }]);
    expect(errorsOf(named, WORK.fields)).toEqual({ company: "The backend refused this: is odd." });
    const unknown = refusal(400, "validation_error", [{ path: "elsewhere", message: "x" }]);
    expect(errorsOf(unknown, WORK.fields)).toHaveProperty([""]);
  });

  it("has a sentence of its own for each cause", () => {
    const causes = [
      refusal(0, "unreachable"),
      refusal(401, "unauthorized"),
      refusal(403, "insufficient_scope"),
      refusal(404, "not_found"),
      refusal(429, "rate_limited"),
      refusal(409, "conflict"),
    ];
    expect(new Set(causes.map(sentenceFor)).size).toBe(causes.length);
  });
});

describe("changes", () => {
  const row = (id: string, company = "") => ({ id, company });
  const profile = (ids: string[]) =>
    ({ experience: ids.map((id) => row(id)), contact: { name: null } }) as unknown as Profile;
  const stored = async () => (await cache.copies.get("profile"))!.value as Profile;
  const order = async () => (await stored()).experience.map(({ id }) => id);

  beforeEach(async () => {
    await cache.copies.put({ name: "profile", etag: "x", value: profile(["a", "b", "c"]), at: 0 });
  });

  it("put a new row where the backend says, and a changed one where it was", async () => {
    const client = {
      createWorkHistory: async () => ({ data: { ...row("n"), position: 1 } }),
      updateWorkHistory: async () => ({ data: row("c", "Quay") }),
    } as unknown as Client;
    const change = { body: {}, idempotencyKey: "k" };
    await saveEntry(cache, client, WORK, { id: null, ...change });
    await saveEntry(cache, client, WORK, { id: "c", ...change });
    expect((await stored()).experience.map(({ id, company }) => id + company)).toEqual([
      "a",
      "n",
      "b",
      "cQuay",
    ]);
    // The tag belonged to what stood before.
    expect((await cache.copies.get("profile"))!.etag).toBeNull();
  });

  it("of contact send empty words for an emptied field", async () => {
    const sent: unknown[] = [];
    const updateContact = async ({ body }: { body: unknown }) => {
      sent.push(body);
      return { data: { name: "Ada" } };
    };
    await saveContact(cache, { updateContact } as unknown as Client, { name: "Ada", phone: null });
    expect(sent).toEqual([{ name: "Ada", phone: "" }]);
    expect((await stored()).contact.name).toBe("Ada");
  });

  it("of the order are felt at once, sent one after the other, and taken back when refused", async () => {
    const sent: string[] = [];
    let answer: () => void = () => {};
    const updateWorkHistory = ({ params, body }: { params: { id: string }; body: { position: number } }) => {
      sent.push(`${params.id}${body.position}`);
      return sent.length === 1
        ? new Promise<void>((done) => (answer = done))
        : Promise.reject(refusal(0, "unreachable"));
    };
    const client = { updateWorkHistory } as unknown as Client;
    const first = moveRole(cache, client, "c", 0);
    await expect.poll(order).toEqual(["c", "a", "b"]);
    const second = moveRole(cache, client, "a", 2);
    await expect.poll(order).toEqual(["c", "b", "a"]);
    expect(sent).toEqual(["c0"]);
    answer();
    await first;
    await expect(second).rejects.toThrow("said so");
    expect(sent).toEqual(["c0", "a2"]);
    expect(await order()).toEqual(["c", "a", "b"]);
  });

  it("of the order keep every row", () => {
    const ids = fc.uniqueArray(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.nat(20), fc.nat(20), (all, which, to) => {
        const rows = all.map((id) => ({ id }));
        const id = all[which % all.length]!;
        const result = moved(rows, id, to % all.length);
        expect(result.map((r) => r.id).toSorted()).toEqual([...all].toSorted());
        expect(result[to % all.length]!.id).toBe(id);
      }),
    );
  });

  it("to a copy that is not there change nothing", async () => {
    await cache.copies.clear();
    await changeCopy(cache, "profile", () => profile(["z"]));
    expect(await cache.copies.count()).toBe(0);
  });
});

describe("skills", () => {
  it("stand in the seven categories in their order, the others last", () => {
    const labels = ["Sea kayaking", "PostgreSQL", "TypeScript", "JavaScript", "Kubernetes"];
    const groups = groupSkills(labels.map((label) => claim(label, label, label)));
    expect(groups.map(({ category, skills }) => [category, skills.map(({ label }) => label)])).toEqual([
      ["Languages & Frameworks", ["JavaScript", "TypeScript"]],
      ["Cloud & Infrastructure", ["Kubernetes"]],
      ["Data", ["PostgreSQL"]],
      [null, ["Sea kayaking"]],
    ]);
  });
});

describe("identity", () => {
  const snapshot: Identity = {
    archetype: "Builder",
    headline: "Builds",
    bio: null,
    keywords: ["a", "b"],
    matches: ["x"],
    generated_at: "2026-01-01T00:00:00Z",
  };

  it("says what changed, and nothing when nothing did", () => {
    expect(changesSince(snapshot, { ...snapshot, generated_at: "2026-02-01T00:00:00Z" })).toEqual([]);
    const later = { ...snapshot, archetype: "Guide" as const, keywords: ["b", "c"] };
    expect(changesSince(snapshot, later)).toEqual([
      { part: "archetype", before: "Builder", now: "Guide" },
      { part: "keywords", added: ["c"], removed: ["a"] },
    ]);
  });
});

describe("a downloaded r\u00e9sum\u00e9", () => {
  it.each([
    ["Ada Example", "Ada-Example-Resume.pdf"],
    ["  José  Ñúñez-Ortiz ", "José-Ñúñez-Ortiz-Resume.pdf"],
    ["../../etc/passwd", "etc-passwd-Resume.pdf"],
    ["CON: <a|b>?*", "CON-a-b-Resume.pdf"],
    ["Dr. J. R. O'Neill", "Dr-J-R-O-Neill-Resume.pdf"],
    ["王小明", "王小明-Resume.pdf"],
    ["", "Resume.pdf"],
    [null, "Resume.pdf"],
  ])("of %j is %s", (name, file) => expect(fileName([name, "Resume"], "pdf")).toBe(file));

  it("is a name every file system takes, whatever the person is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => {
        const file = fileName([name, "Northwind", "Resume"], "pdf");
        expect(file).toMatch(/^[^\\/:*?"<>|\p{C}\s.]*Northwind-Resume\.pdf$/u);
        expect(file.length).toBeLessThan(200);
      }),
    );
  });

  it("begins on the paper of the region", () => {
    expect(["en-US", "en-GB", "de", "es-MX", "de-CH"].map(usualPage)).toEqual([
      "letter",
      "A4",
      "A4",
      "letter",
      "A4",
    ]);
  });
});

describe("a self-review", () => {
  const TODAY = new Date(2026, 4, 31, 15);

  it("reaches back whole months, whatever their lengths", () => {
    expect(presetPeriod("month", TODAY)).toEqual({ from: "2026-05-01", to: "2026-05-31" });
    expect(presetPeriod("quarter", TODAY)).toEqual({ from: "2026-03-01", to: "2026-05-31" });
    expect(presetPeriod("year", TODAY)).toEqual({ from: "2025-06-01", to: "2026-05-31" });
    expect(presetOf({ from: "2026-03-01", to: "2026-05-31" }, TODAY)).toBe("quarter");
    expect(presetOf({ from: "2026-03-02", to: "2026-05-31" }, TODAY)).toBeNull();
  });

  it("never asks with a preset for what the backend refuses", () => {
    const day = fc.date({ min: new Date(2000, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom(...(Object.keys(PRESETS) as Preset[])), (today, preset) => {
        const period = presetPeriod(preset, today);
        const { period_start, period_end } = instantsOf(period);
        const days = (Date.parse(period_end) - Date.parse(period_start)) / 86_400_000;
        expect(periodProblem(period)).toBeNull();
        expect(days).toBeGreaterThan(27);
        expect(days).toBeLessThanOrEqual(366);
      }),
    );
  });

  it("names the wrong end of a period", () => {
    expect(periodProblem({ from: "", to: "2026-01-01" })?.field).toBe("from");
    expect(periodProblem({ from: "2026-02-01", to: "2026-01-01" })?.field).toBe("to");
    expect(periodProblem({ from: "2025-01-01", to: "2026-01-01" })).toBeNull();
    expect(periodProblem({ from: "2025-01-01", to: "2026-01-02" })?.field).toBe("to");
  });

  it("has a sentence of its own for each way it can fail", () => {
    const codes = ["cost_ceiling", "review_generation_failed", "review_source_read_failed"];
    const sentences = codes.map((code) => reviewRefusal(refusal(500, code)).message);
    expect(new Set([...sentences, reviewRefusal(refusal(500, "server_error")).message]).size).toBe(4);
  });

  it("links each highlight to what is known of its evidence, each quote once", () => {
    const kafka = claim("k", "Kafka", "ran Kafka");
    const id = kafka.evidence[0]!.id;
    const twice = { ...kafka, evidence: [kafka.evidence[0]!, { ...kafka.evidence[0]!, id: "other" }] };
    const { proofs, unknown } = proofsOf([id, "other", "gone"], { claims: [twice], documents: [] });
    expect(proofs).toMatchObject([{ evidence: { content: "ran Kafka" }, document: null }]);
    expect(proofs[0]!.evidence.source_document_id).toBe(DOCUMENT_ID);
    expect(unknown).toBe(1);
  });

  it("is copied as plain text", () => {
    const review = {
      status: "ready" as const,
      period_start: "2026-01-01T00:00:00Z",
      period_end: "2026-03-31T00:00:00Z",
      audience: "manager" as const,
      highlights: [{ text: "Cut the run to 20 minutes", evidence_ids: [] }],
      narrative: "I worked.",
      growth_areas: [],
      engine: "local",
      note: null,
    };
    expect(reviewText(review, "Self-review")).toBe(
      "Self-review\n\nI worked.\n\nHighlights\n- Cut the run to 20 minutes",
    );
  });
});
