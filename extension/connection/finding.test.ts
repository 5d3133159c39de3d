import { describe, expect, it } from "vitest";
import { placesToLook } from "./finding.ts";

const page = (url: string, title = "Welcome, Ada · Career Portrait", active = false) => ({
  url,
  title,
  active,
});

describe("where the backend is looked for", () => {
  it("is first where a page of it is open, then where it was, then at the usual ports, each once", () => {
    const tabs = [
      page("http://127.0.0.1:8788/account"),
      page("https://portrait.example.org/", "Start · Career Portrait", true),
    ];
    expect(placesToLook(tabs, "http://127.0.0.1:8787")).toEqual([
      "https://portrait.example.org",
      "http://127.0.0.1:8788",
      "http://127.0.0.1:8787",
      "http://127.0.0.1:8789",
      "http://127.0.0.1:8790",
    ]);
  });

  it("is no page of anybody else, and nothing that the browser does not tell of", () => {
    const tabs = [
      page("https://jobs.example.org/", "Career Portrait of the year"),
      page("file:///index.html"),
      page("no address"),
      {},
    ];
    expect(placesToLook(tabs, "http://127.0.0.1:8787")).toHaveLength(4);
  });
});
