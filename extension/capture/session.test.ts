import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NONE, one, posting, reading } from "../test/postings.ts";
import {
  advance,
  openPosting,
  RETRY_DELAYS,
  START,
  type ReadOrder,
  type Session,
  type SessionEvent,
} from "./session.ts";

function play(events: SessionEvent[], from: Session = START): { session: Session; order: ReadOrder | null } {
  let session = from;
  let order: ReadOrder | null = null;
  for (const event of events) [session, order] = advance(session, event);
  return { session, order };
}

const A = "https://jobs.example/a";
const B = "https://jobs.example/b";

/** Follows tab 1 at `address` and reads `result` there. */
function opened(address = A, result = one("A"), document = "d1"): Session {
  const { session } = play([{ type: "followed", tabId: 1, address }]);
  const read = {
    type: "read" as const,
    generation: session.generation,
    captureId: "c1",
    reading: reading(address, result, document, "A"),
  };
  return advance(session, read)[0];
}

function read(session: Session, result = one("B"), document = "d1", address = B): Session {
  const event = { type: "read" as const, generation: session.generation, captureId: "c2" };
  return advance(session, { ...event, reading: reading(address, result, document, "B") })[0];
}

describe("the session with a tab", () => {
  it("reads the tab it follows and shows what was read", () => {
    const { session, order } = play([{ type: "followed", tabId: 1, address: A }]);
    expect(order).toEqual({ generation: session.generation, tabId: 1, delay: 0 });
    expect(openPosting(opened())?.posting.title).toBe("A");
  });

  it("removes the posting the moment the address changes", () => {
    const { session, order } = play([{ type: "moved", tabId: 1, address: B }], opened());
    expect(session.shown.kind).toBe("reading");
    expect(order).not.toBeNull();
  });

  it("drops an answer to an older order", () => {
    const before = opened();
    const { session } = play([{ type: "moved", tabId: 1, address: B }], before);
    const late = advance(session, {
      type: "read",
      generation: before.generation,
      captureId: "late",
      reading: reading(A, one("A")),
    });
    expect(late).toEqual([session, null]);
  });

  it("drops an answer that was read at another address, and reads again", () => {
    const { session } = play([{ type: "followed", tabId: 1, address: A }]);
    const [next, order] = advance(session, {
      type: "read",
      generation: session.generation,
      captureId: "c",
      reading: reading(B, one("B")),
    });
    expect(openPosting(next)).toBeNull();
    expect(next.address).toBe(B);
    expect(order?.generation).toBe(next.generation);
  });

  it("does not take lingering content of the same document for the new address's", () => {
    let { session } = play([{ type: "moved", tabId: 1, address: B }], opened());
    for (let i = 0; i < RETRY_DELAYS.length; i++) {
      session = read(session, one("A"));
      expect(session.shown.kind).toBe("reading");
    }
    session = read(session, one("A"));
    expect(session.shown.kind).toBe("unsettled");
    const { session: asked } = play([{ type: "again" }], session);
    expect(openPosting(read(asked, one("A")))?.posting.title).toBe("A");
  });

  it("believes new content of the same document when two readings agree", () => {
    let { session } = play([{ type: "moved", tabId: 1, address: B }], opened());
    session = read(session, one("B"));
    expect(openPosting(session)).toBeNull();
    session = read(session, one("B"));
    expect(openPosting(session)?.posting.title).toBe("B");
  });

  it("believes a new document at once, even when it holds the same posting", () => {
    const { session } = play([{ type: "loading", tabId: 1, address: null }], opened());
    expect(openPosting(read(session, one("A"), "d2"))?.posting.title).toBe("A");
  });

  it("takes a change of anchor for the same place, a route in the fragment for another", () => {
    const anchor = play([{ type: "moved", tabId: 1, address: `${A}#apply` }], opened()).session;
    expect(openPosting(read(anchor, one("A"), "d1", `${A}#apply`))?.posting.title).toBe("A");
    const route = play([{ type: "moved", tabId: 1, address: `${A}#/jobs/2` }], opened()).session;
    expect(openPosting(read(route, one("A"), "d1", `${A}#/jobs/2`))).toBeNull();
  });

  it("removes the posting when the page's heading changes under the same address", () => {
    const event = { type: "changed" as const, tabId: 1, address: A, headline: "Another job" };
    expect(play([event], opened()).session.shown.kind).toBe("reading");
  });

  it("keeps what is shown, and its key, while an unchanged page is read again", () => {
    const before = opened();
    const { session } = play([{ type: "changed", tabId: 1, address: A, headline: "A" }], before);
    expect(openPosting(session)).toEqual(openPosting(before));
    const after = read(session, one("A"), "d1", A);
    expect(openPosting(after)?.key).toBe("c1");
  });

  it("retries a page that is still loading, then says that nothing is there", () => {
    let { session, order } = play([{ type: "followed", tabId: 1, address: A }]);
    const empty = { kind: "none" as const, reason: "loading" as const, postings: [] };
    const delays: number[] = [];
    while (order) {
      delays.push(order.delay);
      [session, order] = advance(session, {
        type: "read",
        generation: order.generation,
        captureId: "c",
        reading: reading(A, empty),
      });
    }
    expect(delays).toEqual([0, ...RETRY_DELAYS]);
    expect(session.shown.kind).toBe("page");
  });

  it("shows a page without a posting at once", () => {
    expect(opened(A, NONE).shown).toMatchObject({ kind: "page", result: { kind: "none" } });
  });

  it("opens an entry of a list, and finds it again when the list is read anew", () => {
    const list = (titles: string[]) => ({
      kind: "list" as const,
      reason: null,
      postings: titles.map((title) => posting(title)),
    });
    const { session } = play([{ type: "chosen", index: 1 }], opened(A, list(["X", "Y"])));
    expect(openPosting(session)).toMatchObject({ posting: { title: "Y" }, key: "c1:1" });
    const { session: changing } = play([{ type: "changed", tabId: 1, address: A, headline: "A" }], session);
    expect(openPosting(read(changing, list(["W", "X", "Y"]), "d1", A))?.posting.title).toBe("Y");
  });

  it("keeps a given posting until the address changes", () => {
    const given = play(
      [{ type: "given", captureId: "g", posting: posting("Pasted", null) }],
      opened(A, NONE),
    ).session;
    expect(openPosting(given)?.posting.title).toBe("Pasted");
    expect(play([{ type: "loaded", tabId: 1 }], given).session).toBe(given);
    expect(openPosting(play([{ type: "moved", tabId: 1, address: B }], given).session)).toBeNull();
  });

  it("ignores what happens in other tabs", () => {
    const before = opened();
    expect(advance(before, { type: "moved", tabId: 2, address: B })).toEqual([before, null]);
  });
});

/**
 * A browser with two tabs, as it may behave: full navigations, changes of history whose content comes late or never,
 * events that are lost, readings that answer late and out of order.
 */
interface Tab {
  document: number;
  address: string;
  /** The address whose posting the document shows. */
  content: string;
}

type Step =
  | { do: "follow"; tab: number }
  | { do: "navigate"; tab: number; to: number; told: boolean }
  | { do: "push"; tab: number; to: number; told: boolean }
  | { do: "render"; tab: number; told: boolean }
  | { do: "tick"; tab: number }
  | { do: "begin" }
  | { do: "deliver"; which: number };

const tab = fc.integer({ min: 0, max: 1 });
const to = fc.integer({ min: 0, max: 3 });
const told = fc.boolean();
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("follow" as const), tab }),
  fc.record({ do: fc.constant("navigate" as const), tab, to, told }),
  { arbitrary: fc.record({ do: fc.constant("push" as const), tab, to, told }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant("render" as const), tab, told }), weight: 2 },
  fc.record({ do: fc.constant("tick" as const), tab }),
  { arbitrary: fc.record({ do: fc.constant("begin" as const) }), weight: 4 },
  { arbitrary: fc.record({ do: fc.constant("deliver" as const), which: fc.nat(5) }), weight: 4 },
);

const addressOf = (tabId: number, to: number): string => `https://jobs.example/${tabId}/${to}`;

class Browser {
  session: Session = START;
  order: ReadOrder | null = null;
  inFlight: SessionEvent[] = [];
  documents = 2;
  /** By document, the posting last shown at its own address: it must never stand beside another one. */
  shownAtHome = new Map<string, string>();
  faults: string[] = [];
  tabs: Tab[] = [0, 1].map((id) => ({ document: id, address: addressOf(id, 0), content: addressOf(id, 0) }));

  dispatch(event: SessionEvent): void {
    const [session, order] = advance(this.session, event);
    this.session = session;
    if (order) this.order = order;
    this.check();
  }

  begin(): void {
    if (!this.order) return;
    const { generation, tabId } = this.order;
    this.order = null;
    const { address, content, document } = this.tabs[tabId]!;
    const taken = reading(address, one(content), `doc${document}`, content);
    this.inFlight.push({ type: "read", generation, captureId: `c${generation}`, reading: taken });
  }

  deliver(which: number): void {
    const [event] = this.inFlight.splice(which % Math.max(this.inFlight.length, 1), 1);
    if (event) this.dispatch(event);
  }

  changed(id: number): void {
    const { address, content } = this.tabs[id]!;
    this.dispatch({ type: "changed", tabId: id, address, headline: content });
  }

  run(step: Step): void {
    if (step.do === "begin") return this.begin();
    if (step.do === "deliver") return this.deliver(step.which);
    const tab = this.tabs[step.tab]!;
    const tabId = step.tab;
    switch (step.do) {
      case "follow":
        return this.dispatch({ type: "followed", tabId, address: tab.address });
      case "navigate":
        tab.document = this.documents++;
        tab.address = addressOf(step.tab, step.to);
        tab.content = tab.address;
        return this.dispatch({ type: "loading", tabId, address: step.told ? tab.address : null });
      case "push":
        tab.address = addressOf(step.tab, step.to);
        return step.told ? this.dispatch({ type: "moved", tabId, address: tab.address }) : undefined;
      case "render":
        tab.content = tab.address;
        return step.told ? this.changed(tabId) : undefined;
      default:
        return this.changed(tabId);
    }
  }

  /** What stands on the panel must have been read at the address, and in the tab, that the panel stands for. */
  check(): void {
    const { shown, address, tabId } = this.session;
    if (shown.kind !== "page") return;
    const content = openPosting(this.session)!.posting.title!;
    if (shown.address !== address) this.faults.push(`${content} beside ${address}`);
    if (!content.startsWith(`https://jobs.example/${tabId}/`)) this.faults.push(`${content} of another tab`);
    if (content === address) this.shownAtHome.set(shown.document, content);
    else if (content === this.shownAtHome.get(shown.document))
      this.faults.push(`${content} lingers at ${address}`);
  }

  /** Everything late arrives, every document shows what its address says, and the panel reads until it rests. */
  settle(): void {
    for (const id of [0, 1]) this.run({ do: "render", tab: id, told: true });
    while (this.inFlight.length > 0 || this.order) {
      this.begin();
      while (this.inFlight.length > 0) this.deliver(0);
    }
  }
}

describe("whatever happens in the browser", () => {
  it("never leaves one posting beside another's address", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const browser = new Browser();
        browser.run({ do: "follow", tab: 0 });
        for (const one of steps) browser.run(one);
        expect(browser.faults).toEqual([]);
      }),
      { numRuns: 5000, seed: 41 },
    );
  });

  it("comes to show the posting of the address once the page rests, or says that the page has not followed", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const browser = new Browser();
        browser.run({ do: "follow", tab: 0 });
        for (const one of steps) browser.run(one);
        browser.settle();
        const followed = browser.tabs[browser.session.tabId!]!;
        expect(browser.session.address).toBe(followed.address);
        if (browser.session.shown.kind === "unsettled") return;
        expect(openPosting(browser.session)?.posting.title).toBe(followed.address);
      }),
      { numRuns: 3000, seed: 42 },
    );
  });
});
