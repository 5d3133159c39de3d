/** What is said of requirements reaches the account, wherever the posting stands when it is said. */
import { ApiRequestError, type Client, type OpportunityDetail } from "@career-portrait/shared/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { opportunity, posting } from "../test/postings.ts";
import { sayOfRequirement, summedUp, unsavedName, wantedOf } from "./corrections.ts";
import { Cache, type SaidOfRequirement } from "./database.ts";
import { followJobs } from "./jobs.ts";
import { opportunityActions } from "./opportunity-actions.ts";
import { asLeft } from "./opportunity-overlay.ts";
import { drain, resend, save } from "./outbox.ts";

const ACCOUNT = "here|me";
const KAFKA = "Experience with Apache Kafka";
const PYTHON = "5 years of Python";
const ID = "20000000-0000-4000-8000-000000000001";
const page = posting("Data Engineer");
const name = unsavedName(page, "https://jobs.example/Data%20Engineer", "capture");

let cache: Cache;
let saves: unknown[];
let sent: unknown[];
/** What the backend answers to a save. */
let onSave: () => Error | null;
/** What the account says of the opportunity when its job ends. */
let known: OpportunityDetail["requirement_corrections"];

const answer = <T>(data: T) => ({ data, meta: {}, status: 200, headers: new Headers() });
const client = {
  saveOpportunityAsync: async ({ body }: { body: unknown }) => {
    saves.push(body);
    const error = onSave();
    if (error) throw error;
    return answer({ job_id: "job", status: "queued" });
  },
  getJob: async () => answer({ id: "job", status: "completed", phase: null, opportunity_id: ID }),
  getOpportunity: async () =>
    answer({ ...opportunity(ID, page.title!, page.url), requirement_corrections: known, requirements: [] }),
  getMatch: async () => answer({ opportunity: { id: ID }, requirement_corrections: known }),
  correctRequirement: async (input: { params: { id: string }; body: SaidOfRequirement }) => {
    sent.push([input.params.id, input.body.text, input.body.as]);
    return answer({ match: { opportunity: { id: ID } } });
  },
} as unknown as Client;

beforeEach(() => {
  cache = new Cache(`corrections-${Math.random()}`);
  [saves, sent, known] = [[], [], []];
  onSave = () => null;
});

const say = async (
  text: string,
  as: SaidOfRequirement["as"],
  itemKey: string | null = null,
  id: string | null = null,
) => {
  const before = (await cache.unsavedCorrections.get(name))?.said ?? [];
  const place = { account: ACCOUNT, opportunityId: id, itemKey, name };
  await sayOfRequirement(cache, place, { text, as }, summedUp([...before, { text, as }]), 1);
};
const saved = () => save(cache, page, null, "capture", ACCOUNT, 1);
const drained = () => drain({ cache, client, account: ACCOUNT, now: () => 2, force: true });
const followed = () => followJobs({ cache, client, account: ACCOUNT, now: () => 10_000 });
const acted = () =>
  opportunityActions.drain({ cache, client, account: ACCOUNT, now: () => 20_000, force: true });

describe("what is said of a requirement", () => {
  it("before saving travels with Save", async () => {
    await cache.open();
    await say(KAFKA, "none");
    await say(PYTHON, "nice");
    await say(PYTHON, null);
    await saved();
    await drained();
    expect(saves).toMatchObject([{ requirement_corrections: [{ text: KAFKA, as: "none" }] }]);
  });

  it("after Save follows once the opportunity stands, and the body that may be on its way stays as it is", async () => {
    await say(KAFKA, "none");
    await saved();
    const body = structuredClone((await cache.outbox.get("capture"))!.body);
    await say(PYTHON, "nice", "capture");
    await say(KAFKA, null, "capture");
    const item = (await cache.outbox.get("capture"))!;
    expect(item.body).toEqual(body);
    expect(summedUp(wantedOf(item))).toEqual([{ text: PYTHON, as: "nice" }]);
    await drained();
    known = [{ text: KAFKA, as: "none" }];
    await followed();
    const row = (await cache.opportunities.get(ID))!;
    const left = asLeft(row, await cache.opportunityActions.toArray());
    expect(left?.requirement_corrections).toEqual([{ text: PYTHON, as: "nice" }]);
    await acted();
    expect(sent).toEqual([
      [ID, KAFKA, null],
      [ID, PYTHON, "nice"],
    ]);
  });

  it("is not sent twice when the account has taken it with the posting", async () => {
    await say(KAFKA, "none");
    await saved();
    await drained();
    known = [{ text: KAFKA, as: "none" }];
    await followed();
    expect(await cache.opportunityActions.count()).toBe(0);
  });

  it("reaches the opportunity that stands already", async () => {
    await say(KAFKA, "none");
    await saved();
    const existing = { id: ID, title: page.title, company: page.company };
    onSave = () => new ApiRequestError(409, { code: "duplicate", message: "" }, { existing });
    await drained();
    await acted();
    expect(sent).toEqual([[ID, KAFKA, "none"]]);
  });

  it("goes along when what was refused is sent again", async () => {
    await say(KAFKA, "none");
    await saved();
    onSave = () => new ApiRequestError(400, { code: "validation_error", message: "" });
    await drained();
    await say(PYTHON, "nice", "capture");
    await resend(cache, "capture", "again", 3);
    const again = (await cache.outbox.get("again"))!;
    expect(again.body.requirement_corrections).toEqual([
      { text: KAFKA, as: "none" },
      { text: PYTHON, as: "nice" },
    ]);
    expect(again.said_since).toBeUndefined();
  });

  it("of a tracked posting is an action of which the later counts", async () => {
    await say(KAFKA, "none", null, ID);
    await say(PYTHON, "nice", null, ID);
    await say(KAFKA, "nice", null, ID);
    await acted();
    expect(sent).toEqual([
      [ID, PYTHON, "nice"],
      [ID, KAFKA, "nice"],
    ]);
  });
});
