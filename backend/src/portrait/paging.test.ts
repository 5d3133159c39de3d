/** The portrait's lists page by page, over HTTP (decisions, section 4). */
import type { Client } from "@career-portrait/shared/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer();
  ({ client } = await server.account());
  for (let n = 0; n < 53; n += 1) {
    await client.createWorkHistory({
      body: { company: "Ferry", title: `Trip ${n}`, start_date: `${1950 + n}` },
    });
  }
}, 60_000);
afterAll(() => server.close());

test("a list read without a limit says that there is more", async () => {
  const { data, meta } = await client.listWorkHistory();
  expect(data).toHaveLength(50);
  expect(meta).toMatchObject({ count: 50, has_more: true });
  const rest = await client.listWorkHistory({ query: { cursor: meta.next_cursor ?? "" } });
  expect(rest.data).toHaveLength(3);
  expect(rest.meta).toMatchObject({ count: 3, has_more: false, next_cursor: null });
  const all = (await client.listWorkHistory({ query: { limit: 200 } })).data;
  expect(new Set(all.map(({ id }) => id)).size).toBe(53);
  expect([...data, ...rest.data]).toEqual(all);
});

test("rows added, and the last row shown deleted, neither repeat nor hide another", async () => {
  const first = await client.listWorkHistory({ query: { limit: 10 } });
  const cursor = first.meta.next_cursor ?? "";
  const eleventh = (await client.listWorkHistory({ query: { limit: 1, cursor } })).data[0];
  await client.createWorkHistory({ body: { company: "Ferry", title: "New", start_date: "2030" } });
  expect((await client.listWorkHistory({ query: { limit: 1, cursor } })).data[0]?.id).toBe(eleventh?.id);
  await client.deleteWorkHistory({ params: { id: first.data[0]?.id ?? "" } });
  await client.deleteWorkHistory({ params: { id: first.data[9]?.id ?? "" } });
  const titles = (await client.listWorkHistory({ query: { limit: 200, cursor } })).data;
  expect(titles.some(({ id }) => id === eleventh?.id)).toBe(true);
});

test.each(["0", "201", "ten"])("a limit of %s is refused, never clamped", async (limit) => {
  const { url } = server;
  const { key } = await server.account();
  for (const list of ["skills", "education", "certifications", "projects", "ventures", "work-history"]) {
    const answer = await fetch(`${url}/api/v1/profile/${list}?limit=${limit}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(answer.status).toBe(400);
  }
});

test("a cursor that no list gave is refused", async () => {
  for (const cursor of ["x", Buffer.from('{"id":3,"at":-1}').toString("base64url")]) {
    for (const call of [
      () => client.listSkills({ query: { cursor } }),
      () => client.listVentures({ query: { cursor } }),
      () => client.listIdentities({ query: { cursor } }),
    ]) {
      expect((await refusal(call())).status).toBe(400);
    }
  }
});

test.each(["2023-02-30", "2023-02-29", "1900-02-29", "2023-04-31", "2023-13", "2023-00", "2023-1", "23", ""])(
  "%j is no date",
  async (start_date) => {
    const role = { company: "Ferry", title: "Mate", start_date };
    expect((await refusal(client.createWorkHistory({ body: role }))).code).toBe("validation_error");
    const degree = { label: "BSc", end_date: start_date };
    expect((await refusal(client.createEducation({ body: degree }))).status).toBe(400);
  },
);

test.each(["2024-02-29", "2000-02-29", "2023-12-31", "2023-06", "2023"])("%j is one", async (start_date) => {
  const { client: own } = await server.account();
  const { data } = await own.createWorkHistory({ body: { company: "Ferry", title: "Mate", start_date } });
  expect(data.start_date).toBe(start_date);
});
