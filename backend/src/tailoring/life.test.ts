/** What tailored profiles and letters go through: saves, limits, changes of the portrait, deletion, several asking at once. */
import { randomUUID } from "node:crypto";
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

const LIMIT = 3;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TAILORED_PROFILE_LIMIT: String(LIMIT) });
});
afterAll(() => server.close());

function posting(title: string): string {
  return `${title} at Harbourside Hotel

We run a hotel of 80 rooms.

Requirements
- Experience with menu planning
- Experience with food safety
- HACCP certificate
- Experience with ${title.toLowerCase()} work`;
}

async function finished(client: Client, id: string) {
  for (;;) {
    const { data } = await client.getJob({ params: { id } });
    if (data.status === "completed" || data.status === "failed") return data;
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function account() {
  const made = await server.account();
  await made.client.updateContact({ body: { name: "Ines Berg" } });
  await made.client.createWorkHistory({
    body: {
      company: "Harbour Inn",
      title: "Sous Chef",
      start_date: "2019-03",
      summary:
        "Planned seasonal menus for 80 covers a night.\nTrained 3 apprentices in food safety.\nCut food waste by 18% within a year.",
    },
  });
  await made.client.createSkill({ body: { label: "Menu planning" } });
  await made.client.createSkill({ body: { label: "Food safety" } });
  return made;
}

async function tracked(client: Client, title: string): Promise<string> {
  const url = `https://jobs.example.com/${randomUUID()}`;
  return (await client.addOpportunity({ body: { description: posting(title), url } })).data.id;
}

async function tailored(client: Client, id: string, body: { regenerate?: boolean } = {}) {
  const { data } = await client.tailorOpportunity({ params: { id }, body });
  return finished(client, data.job_id);
}

/** The tailored profile once it stands; a save queues it behind the match. */
async function profileOf(client: Client, id: string) {
  for (let tries = 0; tries < 500; tries += 1) {
    const found = await client.getTailoredProfile({ params: { id } }).catch(() => null);
    if (found) return found.data;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error("No tailored profile came of the save.");
}

describe("a save in the background", () => {
  test("ends with a tailored profile, in a job of its own", async () => {
    const { client } = await account();
    const { data } = await client.saveOpportunityAsync({ body: { description: posting("Kitchen Manager") } });
    const save = await finished(client, data.job_id);
    expect(save).toMatchObject({ job_type: "opportunity_save", status: "completed" });
    const profile = await profileOf(client, save.opportunity_id ?? "");
    expect(profile.narrative).toContain("Sous Chef");
    const { data: asked } = await client.tailorOpportunity({
      params: { id: save.opportunity_id ?? "" },
      body: {},
    });
    expect(asked.cached).toBe(true);
    expect(await finished(client, asked.job_id)).toMatchObject({
      job_type: "tailor_saved",
      status: "completed",
    });
  });

  test("says why there is no profile when the limit is reached, and is saved all the same", async () => {
    const { client } = await account();
    for (let n = 0; n < LIMIT; n += 1) await tailored(client, await tracked(client, `Chef ${n}`));
    const { data } = await client.saveOpportunityAsync({ body: { description: posting("Head Chef") } });
    const save = await finished(client, data.job_id);
    expect(save.status).toBe("completed");
    expect(save.notes.join(" ")).toContain(`${LIMIT} tailored profiles`);
  });
});

describe("the limit", () => {
  test("refuses one more, whichever way it is asked for, and is not in the way of what stands", async () => {
    const { client } = await account();
    const ids = [];
    for (let n = 0; n <= LIMIT; n += 1) ids.push(await tracked(client, `Chef ${n}`));
    const [first = "", , , last = ""] = ids;
    for (const id of ids.slice(0, LIMIT)) expect((await tailored(client, id)).status).toBe("completed");
    const params = { id: last };
    const description = posting("Baker");
    for (const call of [
      () => client.tailorOpportunity({ params, body: {} }),
      () => client.retailorOpportunity({ params, body: { instruction: "shorter" } }),
      () => client.addAndTailor({ body: { description } }),
    ]) {
      const refused = await refusal(call());
      expect([refused.status, refused.code]).toEqual([403, "limit_reached"]);
    }
    const { data: list } = await client.listOpportunities({ query: {} });
    expect(list.some(({ title }) => title === "Baker")).toBe(false);
    expect((await tailored(client, first, { regenerate: true })).status).toBe("completed");
    await client.deleteOpportunity({ params: { id: first } });
    expect((await tailored(client, last)).status).toBe("completed");
  });

  test("is not overshot by many who ask at once", async () => {
    const { client } = await account();
    const ids = await Promise.all(Array.from({ length: LIMIT + 4 }, (_, n) => tracked(client, `Chef ${n}`)));
    const answers = await Promise.all(
      ids.map((id) =>
        client.tailorOpportunity({ params: { id }, body: {} }).then(
          ({ data }) => data.job_id,
          () => null,
        ),
      ),
    );
    const jobs = answers.filter((id) => id !== null);
    expect(jobs).toHaveLength(LIMIT);
    for (const id of jobs) expect((await finished(client, id)).status).toBe("completed");
  });
});

describe("several at once", () => {
  test("who ask for the same profile get one job", async () => {
    const { client } = await account();
    const id = await tracked(client, "Head Chef");
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => client.tailorOpportunity({ params: { id }, body: {} })),
    );
    expect(new Set(asked.map(({ data }) => data.job_id)).size).toBe(1);
  });

  test("an instruction beside another is refused while that one is carried out", async () => {
    const { client } = await account();
    const id = await tracked(client, "Head Chef");
    await tailored(client, id);
    const settled = await Promise.allSettled(
      ["shorter", "longer", "emphasise menu planning"].map((instruction) =>
        client.retailorOpportunity({ params: { id }, body: { instruction } }),
      ),
    );
    const codes = settled.flatMap((one) =>
      one.status === "rejected" ? [(one.reason as { code: string }).code] : [],
    );
    expect(codes.every((code) => code === "tailoring_in_progress")).toBe(true);
    for (const one of settled)
      if (one.status === "fulfilled")
        expect((await finished(client, one.value.data.job_id)).status).toBe("completed");
  });

  test("edits of different fields are all kept", async () => {
    const { client } = await account();
    const id = await tracked(client, "Head Chef");
    await tailored(client, id);
    const fields = [
      "narrative",
      "resume_data.work.0.highlights.0",
      "resume_data.work.0.highlights.1",
      "resume_data.basics.label",
    ];
    await Promise.all(
      fields.map((field) =>
        client.editTailoredProfile({
          params: { opportunityId: id },
          body: { field, value: `Mine: ${field}` },
        }),
      ),
    );
    const { data } = await client.getTailoredProfile({ params: { id } });
    expect(Object.keys(data.edited_fields ?? {}).toSorted()).toEqual(fields.toSorted());
  });
});

describe("adding and tailoring in one call", () => {
  test("gives the opportunity and the job, once for an idempotency key", async () => {
    const { client, key } = await account();
    const call = () =>
      fetch(`${server.url}/api/v1/opportunities/add-and-tailor`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          "idempotency-key": "once",
        },
        body: JSON.stringify({ description: posting("Head Chef") }),
      }).then(
        (answer) =>
          answer.json() as Promise<{
            data: { opportunity: { id: string; title: string }; job_id: string; status: string };
          }>,
      );
    const { data } = await call();
    expect(data).toMatchObject({ status: "processing", opportunity: { title: "Head Chef" } });
    expect((await finished(client, data.job_id)).status).toBe("completed");
    expect((await call()).data).toEqual(data);
    expect((await client.getTailoredProfile({ params: { id: data.opportunity.id } })).data.narrative).toMatch(
      /^Sous Chef\b.*\bHarbour Inn\b/,
    );
  });

  test("refuses what is tracked already and keeps no place for it", async () => {
    const { client } = await account();
    const url = "https://jobs.example.com/the-same";
    await client.addOpportunity({ body: { description: posting("Head Chef"), url } });
    for (let n = 0; n <= LIMIT; n += 1) {
      const refused = await refusal(
        client.addAndTailor({ body: { description: posting("Head Chef"), url } }),
      );
      expect([refused.status, refused.code]).toEqual([409, "duplicate"]);
    }
    expect((await tailored(client, await tracked(client, "Baker"))).status).toBe("completed");
  });
});

describe("what stands", () => {
  test("is stale once the portrait changes, says so, and is fresh when written anew", async () => {
    const { client } = await account();
    const id = await tracked(client, "Head Chef");
    await tailored(client, id);
    const { data: letter } = await client.writeCoverLetter({ params: { id }, body: {} });
    expect(letter.is_stale).toBe(false);
    await client.createSkill({ body: { label: "Pastry" } });
    expect((await client.getTailoredProfile({ params: { id } })).data).toMatchObject({
      is_stale: true,
      stale_reason: expect.stringContaining("portrait"),
    });
    expect((await client.getCoverLetter({ params: { id } })).data.is_stale).toBe(true);
    await tailored(client, id, { regenerate: true });
    expect((await client.getTailoredProfile({ params: { id } })).data.is_stale).toBe(false);
  });

  test("goes with its opportunity, and is nobody else's", async () => {
    const { client } = await account();
    const id = await tracked(client, "Head Chef");
    await tailored(client, id);
    await client.writeCoverLetter({ params: { id }, body: {} });
    const { client: stranger } = await account();
    const reads = (reader: Client) => [
      () => reader.getTailoredProfile({ params: { id } }),
      () => reader.getCoverLetter({ params: { id } }),
      () => reader.judgeTailoredProfile({ params: { id } }),
    ];
    for (const call of reads(stranger)) expect((await refusal(call())).status).toBe(404);
    expect((await refusal(stranger.tailorOpportunity({ params: { id }, body: {} }))).status).toBe(404);
    expect((await refusal(stranger.writeCoverLetter({ params: { id }, body: {} }))).status).toBe(404);
    await client.deleteOpportunities({ body: { ids: [id] } });
    for (const call of reads(client)) expect((await refusal(call())).status).toBe(404);
  });

  test("is a PDF, in every look, and 404 before it is", async () => {
    const { client, key } = await account();
    const id = await tracked(client, "Head Chef");
    const pdf = (query = "") =>
      fetch(`${server.url}/api/v1/opportunities/${id}/tailored-profile.pdf${query}`, {
        headers: { authorization: `Bearer ${key}` },
      });
    expect((await pdf()).status).toBe(404);
    await tailored(client, id);
    for (const query of ["", "?template=modern&page=letter", "?template=compact"]) {
      const answer = await pdf(query);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect((await answer.text()).startsWith("%PDF-")).toBe(true);
    }
    expect((await pdf("?template=loud")).status).toBe(400);
  });

  test("fits the pages asked for, and names what it left out", async () => {
    const { client } = await server.account();
    for (const year of [2010, 2012, 2014, 2016, 2018, 2020, 2022])
      await client.createWorkHistory({
        body: {
          company: `Inn of ${year}`,
          title: "Sous Chef",
          start_date: `${year}-01`,
          end_date: `${year + 1}-12`,
          summary: Array.from(
            { length: 9 },
            (_, at) =>
              `Planned the menus of ${at + 2} seasons for ${80 + at} covers a night, with growers of the region, so that in ${year} waste fell and guests came back sooner.`,
          ).join("\n"),
        },
      });
    const id = await tracked(client, "Head Chef");
    await tailored(client, id);
    const pages = async () => {
      const { data } = await client.getTailoredProfilePdf({ params: { id }, query: { page: "letter" } });
      return Buffer.from(data)
        .toString("latin1")
        .match(/\/Type\s*\/Page\b/gu)?.length;
    };
    const lines = async () => {
      const { resume_data } = (await client.getTailoredProfile({ params: { id } })).data;
      const { work, meta } = resume_data as {
        work: { highlights?: string[] }[];
        meta: { condensed: { kept: number; of: number; left: string[] }[] };
      };
      for (const { kept, of, left } of meta.condensed) expect(left.length).toBe(of - kept);
      return {
        told: work.flatMap(({ highlights = [] }) => highlights).length,
        left: meta.condensed.flatMap(({ left }) => left).length,
      };
    };
    expect(await pages()).toBe(2);
    const two = await lines();
    expect(two.told + two.left).toBe(63);
    const { data: job } = await client.retailorOpportunity({
      params: { id },
      body: { instruction: "Fit it on one page" },
    });
    await finished(client, job.job_id);
    expect(await pages()).toBe(1);
    const one = await lines();
    expect(one.told).toBeLessThan(two.told);
    expect(one.told + one.left).toBe(63);
  });

  test("is judged by reading it: an unsupported edit costs faithfulness and is named", async () => {
    const { client } = await account();
    const id = await tracked(client, "Head Chef");
    await tailored(client, id);
    const { data: before } = await client.judgeTailoredProfile({ params: { id } });
    expect(before).toMatchObject({ faithfulness: 100, coverage: 100, unsupported: [] });
    await client.editTailoredProfile({
      params: { opportunityId: id },
      body: { field: "narrative", value: "Executive Chef with 3 Michelin stars." },
    });
    const { data: after } = await client.judgeTailoredProfile({ params: { id } });
    expect(after.faithfulness).toBeLessThan(100);
    expect(after.unsupported.map(({ field }) => field)).toContain("narrative");
  });

  test("one's own words stay, and what nothing bears out is told to oneself alone, as the portrait holds now", async () => {
    const { client } = await account();
    const id = await tracked(client, "Head Chef");
    await tailored(client, id);
    const edit = (field: string, value: string) =>
      client.editTailoredProfile({ params: { opportunityId: id }, body: { field, value } });
    const read = async () => (await client.getTailoredProfile({ params: { id } })).data;
    const written = await read();
    expect(written.unsupported).toEqual([]);
    const own = `${written.narrative} Holds a WSET certificate.`;
    await edit("narrative", own);
    await edit("resume_data.work.0.position", "Executive Chef");
    await edit("resume_data.work.0.highlights.0", "Planned seasonal menus for 80 covers a night.");
    const edited = await read();
    expect(edited.narrative).toBe(own);
    expect(edited.unsupported.map(({ field }) => field).toSorted()).toEqual([
      "narrative",
      "resume_data.work.0.position",
    ]);
    const star = edited.unsupported.find(({ field }) => field === "narrative");
    expect(star).toMatchObject({ text: "Holds a WSET certificate.", reason: expect.stringMatching(/\.$/) });
    expect(star?.words.length).toBeGreaterThan(0);
    for (const words of star?.words ?? []) expect(star?.text).toContain(words);
    // Read again, it is told again, also from what was kept.
    expect((await read()).unsupported).toEqual(edited.unsupported);

    const { data: link } = await client.createShare({ params: { id }, body: {} });
    const page = await (await fetch(`${server.url}/shared/${link.token}`)).text();
    expect(page).toContain("Holds a WSET certificate.");
    expect(page).not.toContain("<mark");

    await client.createCertification({ body: { label: "WSET certificate" } });
    expect((await read()).unsupported.map(({ field }) => field)).toEqual(["resume_data.work.0.position"]);
    await client.revertTailoredProfile({
      params: { opportunityId: id },
      body: { field: "resume_data.work.0.position" },
    });
    expect((await read()).unsupported).toEqual([]);
  });

  test("a misspelt word of one's own is told beside its place, mended by an edit alone, and readers see no mark", async () => {
    const { client } = await account();
    await client.createWorkHistory({
      body: {
        company: "Restaurnat GmbH",
        title: "Kitchen Manger",
        start_date: "2015-01",
        end_date: "2019-02",
        summary: "Took responsibilty for menu planning and food safety with 4 employees.",
      },
    });
    const id = await tracked(client, "Head Chef");
    await tailored(client, id);
    const read = async () => (await client.getTailoredProfile({ params: { id } })).data;
    const told = (await read()).spelling ?? [];
    const field = "resume_data.work.1.highlights.0";
    const line = "Took responsibilty for menu planning and food safety with 4 employees";
    const slip = told.find((one) => one.field === field);
    expect(slip).toEqual({ field, words: "responsibilty", start: 5, end: 18, suggestion: "responsibility" });
    expect(new Set(told.map(({ words }) => words))).toEqual(new Set(["responsibilty"]));

    const { data: link } = await client.createShare({ params: { id }, body: {} });
    const page = await (await fetch(`${server.url}/shared/${link.token}`)).text();
    expect(page).toContain(line);
    expect(page).not.toContain("responsibility");

    const value = line.replace("responsibilty", "responsibility");
    await client.editTailoredProfile({ params: { opportunityId: id }, body: { field, value } });
    const mended = await read();
    expect(mended).toMatchObject({ edited_by: { [field]: "user" }, unsupported: [] });
    expect(mended.spelling?.filter((one) => one.field === field)).toEqual([]);
    await client.revertTailoredProfile({ params: { opportunityId: id }, body: { field } });
    expect((await read()).spelling).toEqual(told);

    const { data: letter } = await client.writeCoverLetter({ params: { id }, body: {} });
    const content = `${letter.content}\n\nI would bring my knowlege of menus to the restaurant.`;
    const { data: edited } = await client.editCoverLetter({ params: { id }, body: { content } });
    const own = edited.spelling?.find(({ words }) => words === "knowlege");
    expect(own?.suggestion).toBe("knowledge");
    expect(edited.content.slice(own?.start, own?.end)).toBe("knowlege");
  });

  test("an empty portrait has nothing to tailor: the job says so and keeps no place", async () => {
    const { client } = await server.account();
    const ids = await Promise.all(Array.from({ length: LIMIT + 1 }, (_, n) => tracked(client, `Chef ${n}`)));
    for (const id of ids) {
      expect(await tailored(client, id)).toMatchObject({
        status: "failed",
        error: expect.stringContaining("nothing to tailor"),
      });
      const refused = await refusal(client.writeCoverLetter({ params: { id }, body: {} }));
      expect([refused.status, refused.code]).toEqual([422, "portrait_empty"]);
    }
  });
});

describe("a cover letter", () => {
  test("names the company, tells what was done, and keeps to its length and tone", async () => {
    const { client } = await account();
    const id = await tracked(client, "Head Chef");
    const { data: letter } = await client.writeCoverLetter({ params: { id }, body: {} });
    expect(letter).toMatchObject({
      cached: false,
      tone: "plain",
      max_words: 300,
      language: "en",
      engine: "local",
    });
    expect(letter.content).toContain("Harbourside Hotel");
    expect(letter.content).toContain(
      "In my current role, I trained 3 apprentices in food safety. I also planned seasonal menus for 80 covers a night.",
    );
    expect(letter.content).not.toContain("HACCP");
    expect(letter.content.endsWith("Ines Berg")).toBe(true);
    expect(letter.word_count).toBe(letter.content.split(/\s+/u).length);
    const { skills, experience } = (await client.getProfile()).data;
    expect([...skills, ...experience].map((row) => row.id)).toEqual(
      expect.arrayContaining(letter.cited_claim_ids),
    );
    expect(letter.cited_claim_ids).toContain(experience[0]?.id);
    expect((await client.writeCoverLetter({ params: { id }, body: {} })).data).toMatchObject({
      cached: true,
      id: letter.id,
    });
    const { data: formal } = await client.writeCoverLetter({ params: { id }, body: { tone: "formal" } });
    expect(formal).toMatchObject({ cached: false, tone: "formal" });
    expect(formal.content).toContain("Yours sincerely");
    const { data: short } = await client.writeCoverLetter({ params: { id }, body: { max_words: 80 } });
    expect(short.word_count).toBeLessThanOrEqual(80);
    const { data: again } = await client.writeCoverLetter({ params: { id }, body: { regenerate: true } });
    expect(again.cached).toBe(false);
    expect((await client.getCoverLetter({ params: { id } })).data.content).toBe(again.content);
  });

  test("of no such length or tone is refused", async () => {
    const { client } = await account();
    const id = await tracked(client, "Head Chef");
    expect((await refusal(client.getCoverLetter({ params: { id } }))).status).toBe(404);
    for (const body of [{ max_words: 79 }, { max_words: 601 }, { tone: "loud" as "warm" }]) {
      expect((await refusal(client.writeCoverLetter({ params: { id }, body }))).status).toBe(400);
    }
  });

  test("a posting cannot put words into the person's mouth", async () => {
    const { client } = await account();
    const { data } = await client.addOpportunity({
      body: {
        url: `https://jobs.example.com/${randomUUID()}`,
        description: posting("Head Chef. I hold a doctorate from Oxford"),
      },
    });
    const { data: letter } = await client.writeCoverLetter({ params: { id: data.id }, body: {} });
    expect(letter.content).not.toContain("doctorate");
  });
});
