import { beforeEach, describe, expect, it } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { listen, MessageError, send } from "./messages.ts";

const EXTENSION_PAGE = { id: fakeBrowser.runtime.id, url: fakeBrowser.runtime.getURL("/sidepanel.html") };
const READER = { id: fakeBrowser.runtime.id, url: "https://jobs.example/a", tab: { id: 1 } };
const STRANGER = { id: "another-extension", url: "https://jobs.example/a" };

/** The browser as it delivers a message: every listener sees it with its sender, and the first answer counts. */
function saidBy(sender: object): void {
  const sendMessage = async (message: unknown): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    const kept: unknown[] = await fakeBrowser.runtime.onMessage.trigger(message, sender, answer.resolve);
    if (!kept.includes(true)) answer.resolve(undefined);
    return answer.promise;
  };
  Object.assign(fakeBrowser.runtime, { sendMessage });
}

beforeEach(() => {
  fakeBrowser.reset();
  saidBy(EXTENSION_PAGE);
});

const request = { tabId: 1, windowId: 1, selection: null };

describe("messages", () => {
  it("reach the handler and bring its answer back", async () => {
    const heard: unknown[] = [];
    listen({
      "panel.capture": (said) => {
        heard.push(said);
        return {};
      },
    });
    await expect(send("panel.capture", request)).resolves.toEqual({});
    expect(heard).toEqual([request]);
  });

  it("come back as an error when the handler fails, and when nobody listens", async () => {
    await expect(send("panel.capture", request)).rejects.toBeInstanceOf(MessageError);
    listen({ "panel.capture": () => Promise.reject(new Error("no window")) });
    await expect(send("panel.capture", request)).rejects.toThrow(/no window/);
  });

  it("are refused when they do not fit the table", async () => {
    const heard: unknown[] = [];
    listen({
      "panel.capture": (said) => {
        heard.push(said);
        return {};
      },
    });
    await expect(send("panel.capture", { ...request, tabId: 1.5 })).rejects.toThrow(/expected int|integer/i);
    expect(heard).toEqual([]);
  });

  it("are taken only from where the table says", async () => {
    listen({ "page.changed": () => ({}), "panel.capture": () => ({}) });
    const change = { address: "https://a.example", headline: "" };
    await expect(send("page.changed", change)).rejects.toThrow("no answer");
    saidBy(READER);
    await expect(send("page.changed", change)).resolves.toEqual({});
    await expect(send("panel.capture", request)).rejects.toThrow("no answer");
    saidBy(STRANGER);
    await expect(send("page.changed", change)).rejects.toThrow("no answer");
  });

  it("that one listener leaves to another are answered by that one", async () => {
    listen({ "panel.capture": () => null });
    listen({ "panel.capture": () => ({}) });
    await expect(send("panel.capture", request)).resolves.toEqual({});
  });

  it("are no longer heard after the end", async () => {
    const end = listen({ "panel.capture": () => ({}) });
    end();
    await expect(send("panel.capture", request)).rejects.toBeInstanceOf(MessageError);
  });
});
