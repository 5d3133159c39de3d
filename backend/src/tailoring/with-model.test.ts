/** Tailoring with a model behind real HTTP: right, wrong, slow, cut off, refusing, and lying. */
import { randomUUID } from "node:crypto";
import type { Client } from "@career-portrait/shared/contract";
import { afterEach, describe, expect, test } from "vitest";
import {
  completion,
  type ModelAnswer,
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from "../../test/model-server.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

const POSTING = `Kitchen Manager at Harbourside Hotel

Requirements
- Experience with menu planning
- HACCP certificate
- Experience leading a kitchen team
- Fluent Norwegian
`;

let model: ModelServer | undefined;
let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  model?.close();
  server = undefined;
  model = undefined;
});

async function finished(client: Client, id: string) {
  for (;;) {
    const { data } = await client.getJob({ params: { id } });
    if (data.status === "completed" || data.status === "failed") return data;
    await new Promise((done) => setTimeout(done, 20));
  }
}

function said({ body }: ModelRequest): string {
  return body.messages?.map(({ content }) => content).join("\n") ?? "";
}

/** The short name under which the evidence with these words went out. */
function nameOf(request: ModelRequest, words: string): string {
  const entries = said(request).split(/\n(?=e\d+ \[)/);
  return (
    /^e\d+/.exec(entries.find((entry) => /^e\d+ \[/.test(entry) && entry.includes(words)) ?? "")?.[0] ?? "?"
  );
}

/** Every other question is refused: those are other tests' matter. */
function onlySentences(answer: (request: ModelRequest) => ModelAnswer) {
  return (request: ModelRequest): ModelAnswer =>
    request.body.response_format?.json_schema && said(request).includes('"sentences"')
      ? answer(request)
      : completion("", { refusal: "not my matter" });
}

function sentences(list: { part: string; text: string; cites: string[] }[]): ModelAnswer {
  return completion(JSON.stringify({ sentences: list }));
}

/** An account with a short portrait, tracked posting, and a model that answers as told. */
async function opened(answer: (request: ModelRequest) => ModelAnswer) {
  model = await startModelServer(onlySentences(answer));
  server = await startTestServer({
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: "stub-1",
    OPENAI_TIMEOUT_SECONDS: "1",
  });
  const { client } = await server.account();
  await client.updateContact({
    body: { name: "Ines Berg", email: "ines@example.org", phone: "+47 55 55 55 55" },
  });
  await client.createWorkHistory({
    body: {
      company: "Harbour Inn",
      title: "Sous Chef",
      start_date: "2019-03",
      summary: "Planned seasonal menus for 80 covers a night.\nTrained 3 apprentices in food safety.",
    },
  });
  await client.createWorkHistory({
    body: {
      company: "Fjord Café",
      title: "Cook",
      start_date: "2016-01",
      end_date: "2019-02",
      summary: "Cooked breakfast for 60 guests.",
    },
  });
  await client.createSkill({ body: { label: "Menu planning" } });
  const { data } = await client.addOpportunity({
    body: { description: POSTING, url: `https://jobs.example.com/${randomUUID()}` },
  });
  return { client, id: data.id };
}

async function tailored(answer: (request: ModelRequest) => ModelAnswer) {
  const { client, id } = await opened(answer);
  const { data } = await client.tailorOpportunity({ params: { id }, body: {} });
  const job = await finished(client, data.job_id);
  expect(job.status).toBe("completed");
  return { client, id, job, profile: (await client.getTailoredProfile({ params: { id } })).data };
}

test("a model's sentences stand where their evidence bears them out; no contact data is sent", async () => {
  const { profile, job } = await tailored((request) =>
    sentences([
      { part: "narrative", text: "Sous Chef at Harbour Inn.", cites: [nameOf(request, "Sous Chef")] },
      {
        part: "talking_points",
        text: "Planned seasonal menus for 80 covers a night.",
        cites: [nameOf(request, "80 covers")],
      },
      {
        part: "role_0",
        text: "Trained 3 apprentices in food safety",
        cites: [nameOf(request, "3 apprentices")],
      },
    ]),
  );
  expect(profile).toMatchObject({
    engine: "stub-1",
    narrative: "Sous Chef at Harbour Inn.",
    talking_points: ["Planned seasonal menus for 80 covers a night."],
    resume_data: {
      work: [
        { name: "Harbour Inn", highlights: ["Trained 3 apprentices in food safety"] },
        { name: "Fjord Café", highlights: ["Cooked breakfast for 60 guests."] },
      ],
      meta: { engine: "stub-1", removed: [] },
    },
  });
  expect(job.notes).toEqual([]);
  const sent = model?.requests.map(said).join("\n") ?? "";
  expect(sent).toContain("80 covers");
  for (const secret of ["ines@example.org", "55 55", "Ines Berg"]) expect(sent).not.toContain(secret);
});

const LIES: [kind: string, text: string][] = [
  ["employer", "Planned menus at the Ritz London."],
  ["title", "Executive Chef at Harbour Inn."],
  ["degree", "Holds a Bachelor of Culinary Arts."],
  ["certificate", "Holds a HACCP certificate."],
  ["date", "Sous Chef at Harbour Inn since 2012."],
  ["changed number", "Planned seasonal menus for 180 covers a night."],
  ["new number", "Planned seasonal menus and cut food waste by 35%."],
  ["tool", "Planned seasonal menus in Microsoft Excel."],
  ["language", "Speaks fluent Norwegian."],
  ["team size", "Led a team of 12 cooks."],
  ["award", "Won the Bocuse d'Or for seasonal menus."],
  ["quotation", "“The best sous chef I know”, says the head chef of Harbour Inn."],
];

test("a lie of any of the twelve kinds is left out and listed, whatever it cites", async () => {
  const { profile } = await tailored((request) => {
    const cites = [nameOf(request, "Sous Chef"), nameOf(request, "Menu planning")];
    return sentences(
      LIES.flatMap(([, text]) =>
        ["narrative", "talking_points", "role_0"].map((part) => ({ part, text, cites })),
      ),
    );
  });
  const { removed = [] } = (profile.resume_data?.meta ?? {}) as {
    removed?: { field: string; text: string; reason: string }[];
  };
  for (const [kind, text] of LIES) {
    expect(
      removed.filter((one) => one.text === text).map(({ field }) => field),
      kind,
    ).toEqual(["narrative", "talking_points", "work.0.highlights"]);
    const { meta: _, ...document } = profile.resume_data ?? {};
    expect(JSON.stringify([profile.narrative, profile.talking_points, document])).not.toContain(text);
  }
  expect(profile.engine).toBe("local");
  expect(profile.narrative).toContain("Harbour Inn");
});

test("what was done at one employer is not told of another", async () => {
  const { profile } = await tailored((request) =>
    sentences([
      {
        part: "role_1",
        text: "Trained 3 apprentices in food safety.",
        cites: [nameOf(request, "3 apprentices")],
      },
    ]),
  );
  expect((profile.resume_data as { work: { highlights: string[] }[] }).work[1]?.highlights).toEqual([
    "Cooked breakfast for 60 guests.",
  ]);
  expect(profile.resume_data?.meta).toMatchObject({ removed: [{ field: "work.1.highlights" }] });
});

describe("the local writer takes over and says why", () => {
  test.each<[string, (request: ModelRequest) => ModelAnswer, string]>([
    ["from a model that gives no JSON", () => completion("I would rather talk about it."), "twice"],
    ["from one of another shape", () => completion('{"sentences": "none"}'), "twice"],
    ["from one that never answers", () => "hang", ""],
    [
      "from one that is cut off",
      () => completion('{"sentences": [{"part": "narr', { finish_reason: "length" }),
      "twice",
    ],
    ["from one that refuses", () => completion("", { refusal: "no" }), "refused"],
    [
      "from one that cites nothing",
      () => sentences([{ part: "narrative", text: "Sous Chef.", cites: [] }]),
      "borne out",
    ],
    [
      "from one that cites what is not there",
      () => sentences([{ part: "narrative", text: "Sous Chef.", cites: ["e99"] }]),
      "borne out",
    ],
  ])("%s", async (_, answer, reason) => {
    const { profile, job } = await tailored(answer);
    expect(profile.engine).toBe("local");
    expect(profile.narrative).toContain("Harbour Inn");
    expect(job.notes.join(" ")).toContain("The local engine wrote the profile instead.");
    expect(job.notes.join(" ")).toContain(reason);
  });
});

test("a letter's body is the model's where it holds; its frame is not", async () => {
  const { client, id } = await opened((request) =>
    sentences([
      {
        part: "first",
        text: "At Harbour Inn, I planned seasonal menus for 80 covers a night.",
        cites: [nameOf(request, "80 covers")],
      },
      {
        part: "second",
        text: "I trained 3 apprentices in food safety.",
        cites: [nameOf(request, "3 apprentices")],
      },
      { part: "second", text: "I hold a HACCP certificate.", cites: [nameOf(request, "3 apprentices")] },
    ]),
  );
  const { data: letter } = await client.writeCoverLetter({
    params: { id },
    body: { tone: "formal", max_words: 120 },
  });
  expect(letter.engine).toBe("stub-1");
  expect(letter.content).toBe(
    [
      "Dear Hiring Manager,",
      "I wish to apply for the position of Kitchen Manager at Harbourside Hotel.",
      "At Harbour Inn, I planned seasonal menus for 80 covers a night.",
      "I trained 3 apprentices in food safety.",
      "I would welcome the opportunity to discuss my application with you in an interview.",
      "Yours sincerely,\nInes Berg",
    ].join("\n\n"),
  );
  expect(letter.removed).toMatchObject([{ text: "I hold a HACCP certificate." }]);
});

test("an instruction for a field is the model's to follow, as far as the evidence goes", async () => {
  const { client, id } = await opened((request) =>
    said(request).includes("Rewrite the text")
      ? sentences([
          {
            part: "text",
            text: "Planned seasonal menus for 80 covers a night",
            cites: [nameOf(request, "80 covers")],
          },
          { part: "text", text: "Doubled the takings", cites: [nameOf(request, "80 covers")] },
        ])
      : completion("", { refusal: "no" }),
  );
  const { data: job } = await client.tailorOpportunity({ params: { id }, body: {} });
  await finished(client, job.job_id);
  const { data } = await client.editTailoredProfile({
    params: { opportunityId: id },
    body: { field: "narrative", instruction: "Say it with a figure" },
  });
  expect(data.wasAiGenerated).toBe(true);
  expect(data.value).toBe("Planned seasonal menus for 80 covers a night");
  expect(data.note).toContain("Doubled the takings");
  const { data: profile } = await client.getTailoredProfile({ params: { id } });
  expect(profile.edited_by).toEqual({ narrative: "instruction" });
});

test("a model's advice is held to the evidence too, and moves no mark", async () => {
  const { client, id } = await opened((request) =>
    said(request).includes("Advise the person")
      ? sentences([
          {
            part: "advice",
            text: "Say that you planned seasonal menus for 80 covers a night.",
            cites: [nameOf(request, "80 covers")],
          },
          {
            part: "advice",
            text: "Say that you hold a HACCP certificate.",
            cites: [nameOf(request, "80 covers")],
          },
        ])
      : completion("", { refusal: "no" }),
  );
  const { data: job } = await client.tailorOpportunity({ params: { id }, body: {} });
  await finished(client, job.job_id);
  const { data } = await client.judgeTailoredProfile({ params: { id } });
  expect(data.suggestions).toContain("Say that you planned seasonal menus for 80 covers a night.");
  expect(data.suggestions.join(" ")).not.toContain("HACCP certificate.");
  expect(data).toMatchObject({ faithfulness: 100, unsupported: [] });
});
