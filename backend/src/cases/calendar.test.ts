/** Calendars read by a parser that is not ours (ical.js): what people wrote comes back as it was, and as nothing else. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import fc from "fast-check";
import ICAL from "ical.js";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";
import { caseOf } from "../opportunities/case/row.ts";
import type { OpportunityRow } from "../opportunities/index.ts";
import { feedOf } from "./calendar.ts";

type Ahead = Parameters<typeof feedOf>[0][number];
const AT = new Date("2026-11-20T10:00:00Z");

function opportunity(title: string, company: string | null): Ahead {
  const row = { _id: "o", title, company, created_at: AT, applied_at: null } as OpportunityRow;
  return { ...row, case: caseOf(row) };
}

function eventsOf(text: string) {
  // Every line ends as the standard says and is no longer than it allows, in bytes.
  expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test("whatever is written stays text", () => {
  const wild = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }),
    fc.string({ unit: "binary", minLength: 1, maxLength: 120 }),
    fc.constantFrom(
      "a\r\nATTENDEE:mailto:x@example.org",
      "END:VEVENT\nBEGIN:VALARM",
      '\\n;,:"^',
      "ü".repeat(80),
    ),
  );
  // Of what a calendar cannot hold a space is left, and line feeds are all alike.
  const isUnfit = (letter: string) => letter !== "\n" && /^[\p{Cc}\uFFFE\uFFFF]$/u.test(letter);
  const kept = (text: string) =>
    Array.from(text.replaceAll("\r\n", "\n"), (letter) => (isUnfit(letter) ? " " : letter))
      .join("")
      .toWellFormed();
  fc.assert(
    fc.property(wild, wild, wild, (title, notes, place) => {
      const of = opportunity(title, null);
      of.case.interviews.push({
        id: "i",
        kind: "video",
        starts_at: new Date("2027-03-28T00:30:00Z"),
        ends_at: null,
        time_zone: "Europe/Berlin",
        place,
        url: "https://example.org/a,b;c?d=%0D%0Ax",
        people: [],
        notes,
        created_at: AT,
        updated_at: AT,
        sequence: 3,
      });
      const [event, ...others] = eventsOf(feedOf([of]));
      expect(others).toEqual([]);
      expect(event?.uid).toBe("interview-i@career-portrait");
      expect(event?.sequence).toBe(3);
      expect(event?.description).toBe(kept(`${notes}\nhttps://example.org/a,b;c?d=%0D%0Ax`));
      const flat = (text: string) => kept(text).replace(/\s+/gu, " ").trim();
      expect(event?.summary).toBe(`Video interview: ${flat(title)}`);
      if (flat(place) !== "") expect(event?.location).toBe(flat(place));
      expect(event?.startDate.toJSDate().toISOString()).toBe("2027-03-28T00:30:00.000Z");
      expect(event?.startDate.zone.tzid).toBe("UTC");
      expect(event?.endDate.toJSDate().toISOString()).toBe("2027-03-28T01:30:00.000Z");
      expect(event?.attendees).toEqual([]);
      const stamp = event?.component.getFirstPropertyValue("dtstamp") as ICAL.Time;
      expect(stamp.toJSDate().toISOString()).toBe(AT.toISOString());
    }),
    { numRuns: 300 },
  );
});

test("a due step takes its day and no other; one that is done is in no calendar", () => {
  const of = opportunity("Cook", "Mill");
  of.case.next_step = { id: "s", text: "Ask", due_on: "2027-02-28", done_at: null, changed_at: AT };
  const [event] = eventsOf(feedOf([of]));
  expect(event?.uid).toBe("step-s@career-portrait");
  expect(event?.summary).toBe("Ask: Cook – Mill");
  expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, "2027-02-28"]);
  expect(event?.endDate.toString()).toBe("2027-03-01");
  of.case.next_step.done_at = AT;
  expect(eventsOf(feedOf([of]))).toEqual([]);
});

describe("over HTTP", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test("the feed opens to whoever has its address, until it is made anew or closed", async () => {
    const { client, key } = await server.account();
    const body = {
      description: "Cook\nMill Inc\n\nRequirements\n- Soup",
      url: "https://jobs.example.com/cook",
    };
    const { id } = (await client.addOpportunity({ body })).data;
    const { data: interview } = await client.addInterview({
      params: { id },
      body: { kind: "phone", starts_at: "2027-01-08T09:00:00+02:00", notes: "a, b; c\\d\nnext" },
    });
    expect(await refusal(client.getCalendarFeed())).toMatchObject({ status: 404 });
    const { feed_url } = (await client.renewCalendarFeed()).data;
    expect((await client.getCalendarFeed()).data.feed_url).toBe(feed_url);
    const address = feed_url.replace(/^https?:\/\/[^/]+/, server.url);
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const text = await answer.text();
    expect(eventsOf(text).map((event) => [event.uid, event.description])).toEqual([
      [`interview-${interview.id}@career-portrait`, "a, b; c\\d\nnext"],
    ]);
    const french = await fetch(address, { headers: { "accept-language": "fr-CH, fr;q=0.9, en;q=0.8" } });
    expect(eventsOf(await french.text())[0]?.summary).toMatch(/^Entretien téléphonique\u202f: /);
    const strange = await fetch(address, { headers: { "accept-language": "ja, *;q=0.1" } });
    expect(eventsOf(await strange.text())[0]?.summary).toMatch(/^Phone interview: /);
    // The same state gives the same bytes.
    expect(await (await fetch(address)).text()).toBe(text);

    const params = { id, interview_id: interview.id };
    const { data: file } = await client.getInterviewCalendar({ params });
    expect(eventsOf(Buffer.from(file).toString()).map((event) => event.uid)).toEqual([
      `interview-${interview.id}@career-portrait`,
    ]);

    const path = `${server.url}/api/v1/opportunities/${id}/interviews/${interview.id}`;
    const spanish = await fetch(`${path}/interview.ics`, {
      headers: { authorization: `Bearer ${key}`, "accept-language": "es-ES" },
    });
    expect(eventsOf(await spanish.text())[0]?.summary).toMatch(/^Entrevista por teléfono: /);

    const anew = (await client.renewCalendarFeed()).data.feed_url;
    expect(anew).not.toBe(feed_url);
    expect((await fetch(address)).status).toBe(404);
    const next = anew.replace(/^https?:\/\/[^/]+/, server.url);
    expect((await fetch(next)).status).toBe(200);
    await client.revokeCalendarFeed();
    expect((await fetch(next)).status).toBe(404);
    expect(await refusal(client.revokeCalendarFeed())).toMatchObject({ status: 404 });
    for (const token of ["x", "a".repeat(43), "%00", "..%2f"])
      expect((await fetch(`${server.url}/calendar/${token}.ics`)).status).toBe(404);
  });

  test("the feed ends with its account", async () => {
    const { client, password } = await server.account();
    const { feed_url } = (await client.renewCalendarFeed()).data;
    await client.deleteAccount({ body: { password, confirmation: "DELETE MY ACCOUNT" } });
    const address = feed_url.replace(/^https?:\/\/[^/]+/, server.url);
    expect((await fetch(address)).status).toBe(404);
  });
});
