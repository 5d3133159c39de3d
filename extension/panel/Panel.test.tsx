// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { t } from "../words/index.ts";
import { loadScoring } from "../posting/scoring-module.ts";
import { useUploads } from "../portrait/documents/uploads.ts";
import { accountOf } from "../connection/connection.ts";
import { cache } from "../sync/database.ts";
import { submission } from "../sync/submissions.ts";
import { claim, DOCUMENT_ID, NONE, one, opportunity, posting, reading, ROLE } from "../test/postings.ts";
import { Panel } from "./Panel.tsx";
import { advance, START, type SessionEvent } from "../capture/session.ts";
import { useSession } from "../capture/store.ts";
import type { CaptureResult } from "../capture/page.ts";

const ADDRESS = "http://127.0.0.1:8787";
const PAGE = "https://jobs.example/a";
const CONNECTION = { address: ADDRESS, key: "k", user_id: "u1", rejected: false };

const ACCOUNT = accountOf(CONNECTION);

type Responder = (
  path: string,
  request: RequestInit,
) => { status: number; body: unknown; headers?: HeadersInit };

const list = (items: unknown[]) => ({
  status: 200,
  body: { data: items, meta: { request_id: "r", count: items.length, has_more: false, next_cursor: null } },
});
const data = (value: unknown, status = 200) => ({ status, body: { data: value, meta: { request_id: "r" } } });
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: { code, message, request_id: "r" } },
});

const CLAIMS = [
  claim("c1", "Python", "Wrote Python services for five years"),
  claim("c2", "Apache Kafka", "Ran Kafka"),
];
const DOCUMENT = {
  id: DOCUMENT_ID,
  type: "resume",
  filename: "cv.pdf",
  status: "ready",
  error: null,
  evidence_count: 2,
  created_at: "2026-01-01T00:00:00.000Z",
};

function asUuid<T extends { id: string; evidence: { id: string }[] }>(row: T, n: number): T {
  const id = `00000000-0000-4000-8000-00000000000${n}`;
  return {
    ...row,
    id,
    evidence: row.evidence.map((e) => ({ ...e, id: `10000000-0000-4000-8000-00000000000${n}` })),
  };
}

const portrait: Responder = (path) => {
  if (path === "/claims") return list(CLAIMS.map(asUuid));
  if (path === "/documents") return list([DOCUMENT]);
  if (path === "/profile/work-history") return list([ROLE]);
  if (path === "/opportunities" || path === "/views") return list([]);
  if (path === "/opportunities/lookup") return data({ opportunity: null, pending: null });
  return refused(404, "not_found", "no");
};

function answering(responder: Responder): void {
  vi.stubGlobal("fetch", async (input: string, request: RequestInit = {}) => {
    const path = new URL(input).pathname.replace("/api/v1", "");
    const { status, body, headers } = responder(path, request);
    return Response.json(body, { status, headers });
  });
}

/** Shows `result` as if it had just been read from the tab. */
function show(result: CaptureResult): void {
  const feed = (event: SessionEvent): void =>
    useSession.setState(advance(useSession.getState(), event)[0], true);
  act(() => {
    feed({ type: "followed", tabId: 1, address: PAGE });
    feed({
      type: "read",
      generation: useSession.getState().generation,
      captureId: crypto.randomUUID(),
      reading: reading(PAGE, result),
    });
  });
}

function mount(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  render(
    <QueryClientProvider client={client}>
      <Panel onOpenQueue={() => undefined} onFillForm={() => undefined} />
    </QueryClientProvider>,
  );
}

const panel = (): HTMLElement => screen.getByTestId("panel");
const state = (name: string): Promise<void> => waitFor(() => expect(panel().dataset.state).toBe(name));

async function violations(): Promise<string[]> {
  const options = { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } };
  const results = await axe.run(document.body, options);
  return results.violations.map(({ id }) => id);
}

// How soon something stands is measured elsewhere; here only that it does.
configure({ asyncUtilTimeout: 20_000 });
// What the panel loads by itself is large: here it is at hand.
beforeAll(async () => {
  await Promise.all([loadScoring(), import("../connection/calls.ts")]);
});

beforeEach(async () => {
  fakeBrowser.reset();
  // Emptied, not deleted: what a test before has left running still finds its tables.
  await Promise.all(cache.tables.map((table) => table.clear()));
  useSession.setState(START, true);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal(
    "navigator",
    Object.assign(navigator, {
      locks: { request: (_: string, __: object, work: (lock: object) => unknown) => work({}) },
    }),
  );
  Object.assign(fakeBrowser.permissions, {
    contains: async () => true,
    onAdded: { addListener: () => undefined, removeListener: () => undefined },
    onRemoved: { addListener: () => undefined, removeListener: () => undefined },
  });
  // No page of a backend is open.
  Object.assign(fakeBrowser.tabs, { query: async () => [] });
  await fakeBrowser.storage.local.set({ connection: CONNECTION });
  answering(portrait);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the panel", { timeout: 30_000 }, () => {
  it("begins with the three steps while nothing is connected", async () => {
    await fakeBrowser.storage.local.clear();
    mount();
    await state("not-connected");
    expect(screen.getByTestId("step-1").dataset.step).toBe("now");
    expect(screen.getByTestId<HTMLInputElement>("backend-address").value).toBe(ADDRESS);
    expect(await violations()).toEqual([]);
  });

  it("shows the posting, the score and each requirement with its evidence", async () => {
    mount();
    show(one("Data Engineer"));
    await state("posting");
    expect(screen.getByTestId("posting-title").textContent).toBe("Data Engineer");
    await waitFor(() => expect(panel().dataset.connection).toBe("online"));
    await waitFor(() => expect(screen.getByTestId("score-overall").dataset.value).toMatch(/^\d/));
    expect(screen.getByTestId("score-basis").textContent).toBe(t("score.proposed"));
    const rows = screen.getAllByTestId("requirement");
    expect(rows[0]!.dataset.importance).toBe("must");
    const kafka = rows.find((row) => row.textContent?.includes("Kafka"))!;
    expect(["met", "partly"]).toContain(kafka.dataset.mark);
    fireEvent.click(within(kafka).getByRole("button"));
    const quote = within(kafka).getAllByTestId("requirement-quote")[0]!;
    expect(quote.textContent).toContain("Ran Kafka");
    expect(quote.textContent).toContain("cv.pdf, page 2");
    expect(await violations()).toEqual([]);
  });

  it("says how much of a score is reviewed", async () => {
    answering((path, request) =>
      path === "/claims"
        ? list(
            CLAIMS.map(asUuid).map((own, n) => ({
              ...own,
              review_status: n === 0 ? "accepted" : "proposed",
            })),
          )
        : portrait(path, request),
    );
    mount();
    show(one("Data Engineer"));
    await state("posting");
    await waitFor(() => expect(screen.getByTestId("score-basis").textContent).toBe(t("score.mixed")));
  });

  it("accepts a document that was just brought, says what is left, and takes it back", async () => {
    const rows = CLAIMS.map(asUuid).map((own, n) => (n === 0 ? own : { ...own, confidence: 0.5 }));
    answering((path, request) => (path === "/claims" ? list(rows) : portrait(path, request)));
    await cache.submissions.add({
      ...submission(
        { id: "s", account: ACCOUNT, type: "resume", name: "cv.pdf", bytes: new ArrayBuffer(1) },
        Date.now(),
      ),
      state: "read",
      document_id: DOCUMENT_ID,
    });
    useUploads.setState({ latest: "s" });
    mount();
    show(one("Data Engineer"));
    await state("posting");
    const button = await screen.findByTestId("looks-right");
    expect([button.dataset.count, button.dataset.doubtful]).toEqual(["1", "1"]);
    fireEvent.click(button);
    const done = await screen.findByTestId("looks-right-done");
    expect(done.textContent).toContain(
      t("doing.accept_document", { count: 1, subject: "cv.pdf", doubtful: 1 }),
    );
    expect(screen.queryByTestId("looks-right")).toBeNull();
    expect(screen.getByTestId("looks-right-review").textContent).toContain("1");
    expect(await violations()).toEqual([]);
    fireEvent.click(screen.getByTestId("looks-right-undo"));
    await screen.findByTestId("looks-right");
    expect(screen.queryByTestId("looks-right-done")).toBeNull();
    useUploads.setState({ latest: null });
  });

  it("never turns a page's words into markup", async () => {
    mount();
    show({ kind: "posting", reason: null, postings: [posting("<img src=x onerror=alert(1)>")] });
    await state("posting");
    expect(screen.getByTestId("posting-title").textContent).toBe("<img src=x onerror=alert(1)>");
    expect(document.querySelector("img")).toBeNull();
  });

  it("asks for a résumé in the place of the score while the portrait is empty", async () => {
    answering((path, request) =>
      path === "/claims" || path === "/documents" ? list([]) : portrait(path, request),
    );
    mount();
    show(one("Data Engineer"));
    await state("posting");
    const card = await screen.findByTestId("upload-card");
    expect(within(card).getByTestId<HTMLInputElement>("upload-input").disabled).toBe(false);
    const rows = await screen.findAllByTestId("requirement");
    expect(rows.every((row) => row.dataset.mark === "unknown")).toBe(true);
    expect(screen.queryByTestId("score-overall")).toBeNull();
  });

  it("saves at once while the backend is away, and says that it waits", async () => {
    mount();
    show(one("Data Engineer"));
    await state("posting");
    await waitFor(() => expect(panel().dataset.connection).toBe("online"));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    fireEvent.click(screen.getByTestId("save"));
    await screen.findByTestId("save-waiting");
    expect(await cache.outbox.count()).toBe(1);
    expect(screen.getByTestId("saved-chip").textContent).toBe(t("chip.waiting"));
  });

  it("keeps a refused posting in view with the reason, to change, send again or discard", async () => {
    answering((path, request) =>
      path === "/opportunities/async"
        ? refused(403, "limit_reached", "You track 5000 opportunities, the most there can be.")
        : portrait(path, request),
    );
    mount();
    show(one("Data Engineer"));
    fireEvent.click(await screen.findByTestId("save"));
    const notice = await screen.findByTestId("save-refused");
    expect(notice.textContent).toContain("the most there can be");
    fireEvent.click(screen.getByTestId("save-edit"));
    const form = within(screen.getByTestId("edit-refused"));
    expect(form.getByDisplayValue<HTMLInputElement>("Data Engineer").maxLength).toBe(300);
    fireEvent.click(screen.getByText("Cancel"));
    fireEvent.click(screen.getByTestId("save-discard"));
    await screen.findByTestId("save");
  });

  it("recognises what is tracked already", async () => {
    const known = opportunity(
      "20000000-0000-4000-8000-000000000001",
      "Data Engineer",
      "https://jobs.example/Data%20Engineer",
    );
    answering((path, request) =>
      path === "/opportunities/lookup"
        ? data({ opportunity: known, pending: null })
        : portrait(path, request),
    );
    mount();
    show({ kind: "posting", reason: null, postings: [posting("Data Engineer", known.url)] });
    await waitFor(() => expect(screen.getByTestId("save-foot").dataset.save).toBe("saved"));
  });

  it("lists several postings, opens one and goes back", async () => {
    mount();
    show({ kind: "list", reason: null, postings: ["One", "Two", "Three"].map((title) => posting(title)) });
    await state("list");
    expect((await screen.findByTestId("list-count")).textContent).toBe("3 postings on this page");
    expect(await violations()).toEqual([]);
  });

  it.each([
    ["nothing", NONE],
    ["form-only", { ...NONE, reason: "form_only" as const }],
  ])("says what to do when there is %s", async (name, result) => {
    mount();
    show(result);
    await state(name);
    fireEvent.click(screen.getByTestId("paste"));
    expect(screen.getByLabelText(t("paste.text"))).toBe(screen.getByTestId("paste-text"));
    expect(await violations()).toEqual([]);
  });

  it("says how to give access, and that some pages stay closed", async () => {
    mount();
    const unread = (why: "no_access" | "restricted"): void => {
      act(() => useSession.setState({ ...START, tabId: 1, shown: { kind: "unreadable", why } }, true));
    };
    unread("no_access");
    await state("no-access");
    expect(screen.getByTestId<HTMLButtonElement>("always-read").disabled).toBe(false);
    unread("restricted");
    await state("restricted");
    expect(screen.queryByTestId("always-read")).toBeNull();
  });

  it.each([
    ["unreachable", "backend-unreachable", "trouble.unreachable", () => refused(503, "unavailable", "down")],
    ["signed_out", "signed-out", "trouble.signedOut", () => refused(401, "revoked_api_key", "revoked")],
    ["too_old", "too-old", "trouble.tooOld", () => data([{ nothing: "we know" }])],
  ] as const)(
    "says when the backend is %s, and goes on with what it has",
    async (connection, notice, words, answer) => {
      await cache.claims.bulkPut(CLAIMS);
      answering(answer);
      mount();
      show(one("Data Engineer"));
      await waitFor(() => expect(panel().dataset.connection).toBe(connection));
      expect(screen.getByTestId(notice).textContent).toContain(t(words));
      expect((await screen.findByTestId("score-overall")).dataset.value).not.toBe("");
    },
  );
});
