import { ApiRequestError, type ClaimDetail, type TailoredProfile } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesBetween, compareLines, wordChanges } from "./changes.ts";
import { backingOf } from "./evidence.ts";
import { editOf, editsOf, inWords, narrativeSaid, sectionsOf, withEntry, withoutEntry } from "./fields.ts";
import { refusedBy } from "./refusals.ts";
import { readResume } from "./resume-data.ts";
import { markedPieces, unborneAt } from "./unborne.ts";
import { closesAt, isPrivateAddress, shareDays } from "./share.ts";

const AT = "2026-11-01T10:00:00.000Z";

function profileWith(parts: Partial<TailoredProfile>): TailoredProfile {
  return {
    id: "7f0c9a52-7f3e-4a5e-9a0e-0d7f1f2f3a4b",
    opportunity_id: "1b0c9a52-7f3e-4a5e-9a0e-0d7f1f2f3a4b",
    narrative: null,
    resume_data: null,
    talking_points: null,
    edited_fields: null,
    edited_by: {},
    unsupported: [],
    engine: "local",
    is_stale: false,
    stale_reason: null,
    created_at: AT,
    updated_at: AT,
    ...parts,
  };
}

describe("words of one's own that nothing bears out", () => {
  const faulty = (text: string, ...words: string[]) => ({ text, words, reason: "Nothing shows it." });
  const marked = (text: string, ...unborne: ReturnType<typeof faulty>[]) =>
    markedPieces(text, unborne).map(({ text: piece, reason }) => (reason === null ? piece : `[${piece}]`));

  it("are marked in their own sentence, not where they stand before it", () => {
    const text = "Ran Kafka locally. Moved 40 clients to Kafka, then 40 more.";
    expect(marked(text, faulty("Moved 40 clients to Kafka, then 40 more.", "Kafka", "40"))).toEqual([
      "Ran Kafka locally. Moved 40 clients to ",
      "[Kafka]",
      ", then ",
      "[40]",
      " more.",
    ]);
  });

  it("leave a text alone that no longer says them", () => {
    expect(marked("Ran the kitchen.", faulty("Led the kitchen.", "Led"))).toEqual(["Ran the kitchen."]);
  });

  it("are whole with what is around them, whatever is told", () => {
    const words = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 4 });
    fc.assert(
      fc.property(fc.array(words), fc.array(fc.tuple(words, fc.array(words))), (parts, told) => {
        const pieces = markedPieces(
          parts.join(""),
          told.map(([text, inIt]) => faulty(text, ...inIt)),
        );
        expect(pieces.map(({ text }) => text).join("")).toBe(parts.join(""));
        expect(pieces.every(({ text }) => text !== "")).toBe(true);
      }),
    );
  });

  it("belong to the path they stand at", () => {
    const profile = profileWith({ unsupported: [{ field: "talking_points.1", ...faulty("Led.", "Led") }] });
    expect(unborneAt(profile, "talking_points.1")).toMatchObject([faulty("Led.", "Led")]);
    expect(unborneAt(profile, "talking_points.0")).toEqual([]);
  });
});

describe("the comparison with the base r\u00e9sum\u00e9", () => {
  it("tells what stands, moved, was reworded, came and went", () => {
    const before = [
      "Ran the kitchen.",
      "Cut waste by 18% within a year",
      "Trained three apprentices",
      "Did the books",
    ];
    const after = ["Cut waste by 18%", "Trained three apprentices", "Ran the kitchen", "Planned menus"];
    const { after: lines, leftOut } = compareLines(before, after);
    expect(lines).toEqual([
      { kind: "reworded", text: "Cut waste by 18%", was: "Cut waste by 18% within a year" },
      { kind: "moved", text: "Trained three apprentices", was: null },
      { kind: "same", text: "Ran the kitchen", was: null },
      { kind: "added", text: "Planned menus", was: null },
    ]);
    expect(leftOut).toEqual(["Did the books"]);
  });

  it("takes a skill with the posting's name in brackets for the same, reworded", () => {
    const { after, leftOut } = compareLines(["Kubernetes", "Go"], ["Kubernetes (K8s)"]);
    expect(after).toEqual([{ kind: "reworded", text: "Kubernetes (K8s)", was: "Kubernetes" }]);
    expect(leftOut).toEqual(["Go"]);
  });

  it("loses no line and takes none twice, whatever the lines are", () => {
    const line = fc.oneof(fc.constantFrom("a b c", "a b d", "x", "X.", ""), fc.string());
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (before, after) => {
        const change = compareLines(before, after);
        expect(change.after.map(({ text }) => text)).toEqual(after);
        const told = change.after.filter(({ kind }) => kind !== "added").length;
        expect(told + change.leftOut.length).toBe(before.length);
      }),
    );
  });

  it("says nothing of a r\u00e9sum\u00e9 that is the base one", () => {
    const resume = readResume({
      basics: { summary: "A cook." },
      work: [{ name: "Inn", position: "Chef", summary: "Cooked\nServed", highlights: ["Won a prize"] }],
      skills: [{ name: "Menus" }],
    });
    const { roles, lists, rolesLeftOut, opening } = changesBetween(resume, resume, "A cook.");
    expect(rolesLeftOut).toEqual([]);
    expect(opening).toEqual({ before: "A cook.", after: "A cook." });
    for (const { after, leftOut } of [...roles, ...lists]) {
      expect(leftOut).toEqual([]);
      expect(new Set(after.map(({ kind }) => kind))).toEqual(new Set(["same"]));
    }
  });

  it("knows a role by the row it stands on, though its title was edited", () => {
    const base = readResume({
      work: [
        { name: "Inn", position: "Chef", highlights: ["Cooked"] },
        { name: "Bar", position: "Host", highlights: ["Poured"] },
      ],
      meta: { evidence: { "work.0": ["r1"], "work.1": ["r2"] } },
    });
    const tailored = readResume({
      work: [{ name: "Bar", position: "Head of Hospitality", highlights: ["Poured"] }],
      meta: { evidence: { "work.0": ["r2"] } },
    });
    const { roles, rolesLeftOut } = changesBetween(base, tailored, null);
    expect(roles.map(({ after }) => after.map(({ kind }) => kind))).toEqual([["same"]]);
    expect(rolesLeftOut).toEqual(["Chef, Inn"]);
  });
});

describe("two texts as one", () => {
  it("give either back", () => {
    const words = fc.array(fc.constantFrom("a", "b", "c", " ", "\n", "d.")).map((parts) => parts.join(""));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const changes = wordChanges(before, after);
        const without = (kind: string): string =>
          changes
            .filter((change) => change.kind !== kind)
            .map(({ text }) => text)
            .join("");
        expect(without("new")).toBe(before);
        expect(without("gone")).toBe(after);
      }),
    );
  });

  it("are shown whole where they have next to nothing in common", () => {
    expect(wordChanges("Built the booking system", "A point of my own")).toEqual([
      { kind: "gone", text: "Built the booking system" },
      { kind: "new", text: "A point of my own" },
    ]);
  });

  it("differ in the words that differ", () => {
    expect(wordChanges("Cut waste by 18% within a year", "Cut waste by 18% within weeks")).toEqual([
      { kind: "same", text: "Cut waste by 18% within " },
      { kind: "gone", text: "a year" },
      { kind: "new", text: "weeks" },
    ]);
  });

  it("are not the word before which a line was begun", () => {
    expect(wordChanges("Kind regards,\nAda", "Kind regards,\nAda\n\nSee you.")).toEqual([
      { kind: "same", text: "Kind regards,\nAda" },
      { kind: "new", text: "\n\nSee you." },
    ]);
  });

  it("are compared quickly however long they are", () => {
    const long = "word ".repeat(5_000);
    expect(wordChanges(long, `${long}more`)).toEqual([
      { kind: "gone", text: long },
      { kind: "new", text: `${long}more` },
    ]);
  });
});

describe("what can be edited", () => {
  const profile = profileWith({
    narrative: "Chef at the Inn. Words of my own. Plans menus.",
    talking_points: ["You ask for menus: planned them."],
    resume_data: {
      basics: {
        name: "Ines",
        label: "Chef",
        summary: "Chef at the Inn. Words of my own. Plans menus.",
        location: { address: "Kiel" },
      },
      work: [
        { name: "Inn", position: "Chef", startDate: "2019-03", highlights: ["Planned menus", "Cut waste"] },
      ],
      skills: [{ name: "Menus" }, { name: "HACCP" }],
      awards: [{ title: "Prize" }],
      meta: {
        narrative: ["Chef at the Inn.", "Plans menus."],
        evidence: {
          "narrative.0": ["r1"],
          "narrative.1": ["c1"],
          "work.0": ["r1"],
          "work.0.highlights.1": ["c2"],
          "skills.0": ["c1"],
        },
        removed: [{ field: "narrative", text: "Led 40 cooks.", reason: "No row says so." }],
      },
    },
    edited_fields: { narrative: "Chef at the Inn. Plans menus.", "resume_data.skills": [{ name: "Menus" }] },
    edited_by: { narrative: "instruction", "resume_data.skills": "user" },
  });
  const fields = sectionsOf(profile).flatMap(({ entries }) => entries.flatMap(({ lines }) => lines));

  it("has the paths that the backend knows, each with what stands behind it", () => {
    expect(fields.map(({ path, said }) => [path, said.flatMap(({ ids }) => ids)])).toEqual([
      ["narrative", ["r1", "c1"]],
      ["resume_data.basics.label", []],
      ["talking_points.0", []],
      ["resume_data.work.0.highlights.0", []],
      ["resume_data.work.0.highlights.1", ["c2"]],
      ["resume_data.skills.0.name", ["c1"]],
      ["resume_data.skills.1.name", []],
      ["resume_data.awards.0.title", []],
    ]);
    const heads = sectionsOf(profile).flatMap(({ entries }) =>
      entries.flatMap(({ head }) => head?.fields ?? []),
    );
    expect(heads.map(({ path }) => path)).toEqual([
      "resume_data.work.0.position",
      "resume_data.work.0.name",
      "resume_data.work.0.startDate",
      "resume_data.basics.name",
      "resume_data.basics.location.address",
    ]);
  });

  it("tells a narrative sentence by sentence, one's own words among them", () => {
    expect(narrativeSaid(profile.narrative ?? "", readResume(profile.resume_data))).toEqual([
      { text: "Chef at the Inn.", ids: ["r1"] },
      { text: "Words of my own.", ids: [] },
      { text: "Plans menus.", ids: ["c1"] },
    ]);
  });

  it("loses no word of a narrative", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (sentences, narrative) => {
        const resume = readResume({ meta: { narrative: sentences } });
        const bare = (text: string): string => text.replace(/\s+/gu, "");
        const said = narrativeSaid(narrative, resume).map(({ text }) => text);
        expect(bare(said.join(""))).toBe(bare(narrative));
      }),
    );
  });

  it("leaves an entry out of its list, or adds one in the shape of the others", () => {
    expect(withoutEntry(profile, { path: "resume_data.work.0.highlights", index: 0 })).toEqual(["Cut waste"]);
    expect(withEntry(profile, "resume_data.skills", "Wine")).toEqual([
      { name: "Menus" },
      { name: "HACCP" },
      { name: "Wine" },
    ]);
    expect(withEntry(profile, "resume_data.awards", "Medal")).toEqual([
      { title: "Prize" },
      { title: "Medal" },
    ]);
    expect(withEntry(profile, "talking_points", "Wine too")).toHaveLength(2);
  });

  it("names each edit, whose words they are and what was written", () => {
    expect(editsOf(profile).map(({ path, by }) => [path, by])).toEqual([
      ["narrative", "instruction"],
      ["resume_data.skills", "user"],
    ]);
    expect(editOf(profile, "resume_data.skills.0.name")).toBeNull();
    expect(inWords(editOf(profile, "resume_data.skills")?.generated)).toBe("Menus");
  });

  it("is empty for what holds nothing, and survives what it does not know", () => {
    expect(sectionsOf(profileWith({}))).toEqual([]);
    const odd = { work: "none", skills: [{ name: 3 }], basics: 7, meta: null };
    expect(() => sectionsOf(profileWith({ resume_data: odd }))).not.toThrow();
  });
});

describe("what stands behind a line", () => {
  const claim = {
    id: "c1",
    label: "Planned menus",
    evidence: [
      { id: "e1", source_document_id: "d1", content: "Planned menus for 80", page: 1, start: 0, end: 20 },
    ],
  } as unknown as ClaimDetail;

  it("is told in order, once each, and what is not known is counted", () => {
    const known = { claims: [claim], work: [], documents: [], profile: null };
    const { backings, unknown } = backingOf(["gone", "c1", "c1"], known);
    expect(backings.map(({ label, proofs }) => [label, proofs[0]?.evidence.content])).toEqual([
      ["Planned menus", "Planned menus for 80"],
    ]);
    expect(unknown).toBe(1);
  });
});

describe("refusals", () => {
  it("have a sentence each", () => {
    const codes: [number, string][] = [
      [403, "limit_reached"],
      [403, "cost_ceiling"],
      [403, "insufficient_scope"],
      [404, "not_found"],
      [409, "tailoring_in_progress"],
      [410, "share_link_gone"],
      [422, "portrait_empty"],
      [422, "unprintable_text"],
      [422, "resume_too_long"],
      [429, "rate_limited"],
      [0, "unreachable"],
    ];
    const said = codes.map(
      ([status, code]) => refusedBy(new ApiRequestError(status, { code, message: "m" })).message,
    );
    expect(new Set(said).size).toBe(codes.length);
  });

  it("name the letters that cannot be printed", () => {
    const message =
      "The résumé holds letters that no font here can print (漢 字 …); write those words otherwise.";
    const error = new ApiRequestError(422, { code: "unprintable_text", message });
    expect(refusedBy(error).message).toBe(
      "It holds letters that no font here can print (漢 字 …). Write those words in another script.",
    );
  });

  it("name what does not fit", () => {
    const details = [{ path: "value", message: "resume_data.work.0.startDate: must be YYYY" }];
    const error = new ApiRequestError(400, { code: "validation_error", message: "m", details });
    expect(refusedBy(error).message).toBe("The backend refused this: must be YYYY.");
  });
});

describe("a share link", () => {
  it("is open for 1 to 365 whole days", () => {
    expect(["1", "30", "365", " 7 "].map(shareDays)).toEqual([1, 30, 365, 7]);
    expect(["", "0", "366", "-1", "1.5", "ten", "1e2"].map(shareDays)).toEqual(Array(7).fill(null));
    expect(closesAt(2, Date.parse(AT))).toBe("2026-11-03T10:00:00.000Z");
  });

  it("tells an address that only this computer or its network knows", () => {
    for (const host of [
      "localhost:8787",
      "127.0.0.1",
      "192.168.1.4",
      "10.0.0.1",
      "172.20.0.2",
      "[::1]",
      "pi.local",
    ])
      expect(isPrivateAddress(`http://${host}/shared/x`), host).toBe(true);
    for (const host of ["portrait.example.org", "172.15.0.1", "11.0.0.1", "[2001:db8::1]"])
      expect(isPrivateAddress(`https://${host}/shared/x`), host).toBe(false);
  });
});
