import { expect, test } from "vitest";
import { createPageReaders } from "./page-readers.ts";

const page = (body: string) => ({ body, content_type: "text/html", url: "https://acme.example/careers/1" });
const POSTING = `<title>Welder – Acme</title><h1>Welder</h1><p>Location: Leeds</p><h2>Requirements</h2><p>${"Experience with steel. ".repeat(20)}</p><a href="/b">Apply now</a>`;

test("a page that takes all its time does not hold up another", async () => {
  const readers = createPageReaders(2, { timeoutMs: 15_000, heapMb: 256 });
  try {
    // Both have started: what is compared is reading, not starting.
    await Promise.all([readers.read(page(POSTING)), readers.read(page(POSTING))]);
    const order: string[] = [];
    const hostile = readers.read(page("<div>".repeat(900_000))).then(
      () => order.push("hostile"),
      () => order.push("hostile"),
    );
    const plain = readers.read(page(POSTING)).then(({ kind }) => order.push(kind));
    await Promise.all([hostile, plain]);
    expect(order).toEqual(["posting", "hostile"]);
  } finally {
    await readers.close();
  }
}, 60_000);
