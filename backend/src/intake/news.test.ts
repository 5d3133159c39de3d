/** Mails of employers: which opportunity each is about, what it says, and that nothing is guessed. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { newsIn, type NamedOpportunity } from "./news.ts";

const one = (id: string, title: string, company: string, status: NamedOpportunity["status"] = "applied") => ({
  id,
  title,
  company,
  status,
});
const TRACKED = [
  one("engineer", "Platform Engineer", "Nordvik Energi AS"),
  one("analyst", "Data Analyst", "Nordvik Energi AS", "tracking"),
  one("foreman", "Site Foreman", "Nordbau AG"),
  one("cook", "Cook", "Mill Inc", "tracking"),
];
const from = (sender: string, senderName: string | null = null) => ({ sender, senderName });

const MAILS: [string, ReturnType<typeof from>, string, string, string | null][] = [
  [
    "a refusal from the company's domain",
    from("jobs@nordbau.de"),
    "Ihre Bewerbung",
    "Vielen Dank für Ihre Bewerbung. Leider können wir Sie nicht weiter berücksichtigen.",
    "foreman rejection",
  ],
  [
    "an invitation through a hiring service",
    from("no-reply@us.greenhouse-mail.io", "Nordvik Energi Hiring Team"),
    "Next steps",
    "We would like to invite you to a first interview with the team.",
    "engineer interview",
  ],
  [
    "the title decides between two of one company",
    from("people@mail.nordvik-energi.no"),
    "Your application as Data Analyst",
    "We have received your application.",
    "analyst applied",
  ],
  [
    "an offer",
    from("hr@mill.com", "Mill"),
    "Your contract",
    "We are delighted to offer you the position of Cook.",
    "cook offer",
  ],
  [
    "an answer that says none of this",
    from("anna@nordbau.de", "Anna Berg"),
    "A question",
    "Could you send us your references?",
    "foreman reply",
  ],
  [
    "French",
    from("rh@nordbau.fr", "Nordbau"),
    "Votre candidature",
    "Malheureusement, votre candidature n'a pas été retenue.",
    "foreman rejection",
  ],
  [
    "Spanish",
    from("rrhh@nordbau.es", "Nordbau"),
    "Tu candidatura",
    "Nos gustaría invitarte a una entrevista el lunes.",
    "foreman interview",
  ],
  ["somebody else", from("me@example.org", "A friend"), "Lunch?", "Shall we have lunch on Friday?", null],
  [
    "two that are under way at one company",
    from("hr@twin.example", "Twin"),
    "Your application",
    "Thank you for your application.",
    null,
  ],
  [
    "a company that is only named in the text",
    from("news@paper.example", "Daily"),
    "Business news",
    "Nordbau AG regrets to inform you of nothing. Position has been filled.",
    null,
  ],
  [
    "a word that begins like a company",
    from("x@millstone.example", "Millstone"),
    "Hello",
    "Thanks for your interest.",
    null,
  ],
];

test.each(MAILS)("%s", (_what, sender, subject, text, expected) => {
  const tracked = [...TRACKED, one("t1", "Baker", "Twin"), one("t2", "Miller", "Twin")];
  const news = newsIn({ ...sender, subject }, text, false, tracked);
  expect(news && `${news.opportunityId} ${news.kind}`).toBe(expected);
});

test("an alert that names a tracked company is no answer from it", () => {
  const mail = { ...from("alerts@nordbau.de", "Nordbau"), subject: "5 new jobs at Nordbau" };
  expect(newsIn(mail, "Site Foreman, Hamburg. Apply now.", true, TRACKED)).toBeNull();
});

describe("over HTTP", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const raw = (id: string, subject: string, text: string) =>
    new Blob([
      [
        "From: Nordbau Karriere <karriere@nordbau.de>",
        "To: me@example.org",
        `Subject: ${subject}`,
        `Message-ID: <${id}@nordbau.de>`,
        "Date: Fri, 20 Nov 2026 08:00:00 +0100",
        "Content-Type: text/plain; charset=utf-8",
        "",
        text,
      ].join("\r\n"),
    ]);

  test("a mail stands in the timeline once, on its day, and changes no status", async () => {
    const { client } = await server.account();
    const description = "Site Foreman\nNordbau AG\n\nRequirements\n- German";
    const url = "https://jobs.example.com/foreman";
    const { id } = (await client.addOpportunity({ body: { description, url } })).data;
    await client.updateOpportunity({ params: { id }, body: { status: "applied" } });
    const body = () => raw("a1", "Einladung zum Vorstellungsgespräch", "Wir möchten Sie kennenlernen.");
    const { noted } = (await client.intakeEmail({ body: body() })).data;
    expect(noted).toMatchObject({
      opportunity_id: id,
      entry: {
        kind: "interview",
        source: "mail",
        at: "2026-11-20T07:00:00.000Z",
        text: "Einladung zum Vorstellungsgespräch",
      },
    });
    const entry_id = noted?.entry.id ?? "";
    const edited = { kind: "interview" as const, text: "They want to meet", at: noted?.entry.at };
    await client.putTimelineEntry({ params: { id, entry_id }, body: edited });
    // Forwarded once more, it is the same mail; what the person made of it stays.
    expect((await client.intakeEmail({ body: body() })).data.noted?.entry.text).toBe("They want to meet");
    const receipt = raw("a2", "Ihre Bewerbung", "Vielen Dank für Ihre Bewerbung als Site Foreman.");
    expect((await client.intakeEmail({ body: receipt })).data.noted?.entry.kind).toBe("reply");
    const row = (await client.getOpportunity({ params: { id } })).data;
    expect(row.status).toBe("applied");
    expect(row.timeline.filter(({ source }) => source === "mail")).toHaveLength(2);
    const other = await server.account();
    expect((await other.client.intakeEmail({ body: body() })).data.noted).toBeNull();
  });
});
