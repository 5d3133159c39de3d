import { expect, test } from "vitest";
import fc from "fast-check";
import { isEmail, readLink } from "./link.ts";

test.each([
  ["https://example.org", "https://example.org"],
  ["  http://a.example/b?c#d ", "http://a.example/b?c#d"],
  ["HTTPS://Example.org/X", "HTTPS://Example.org/X"],
  ["linkedin.com/in/ada", "https://linkedin.com/in/ada"],
  ["www.müller.example", "https://www.müller.example"],
  ["example.org:8443/x", "https://example.org:8443/x"],
  ["http://jobs/1", "http://jobs/1"],
  ["my_site.github.io?tab=1", "https://my_site.github.io?tab=1"],
])("%s is the link %s", (typed, link) => expect(readLink(typed)).toBe(link));

test.each([
  "",
  "ada",
  "localhost",
  "a b.example",
  "javascript:alert(1)",
  "JavaScript:alert(1)//example.org",
  "java\nscript:alert(1)",
  "data:text/html,<script>",
  "mailto:ada@example.org",
  "ftp://example.org",
  "file:///etc/passwd",
  "//example.org",
  "https:example.org",
  "https://",
  "https://a b.example",
  "https://exam\u200bple.org",
  "https://ada:secret@example.org",
  "https://bank.example@evil.example",
  "ada@example.org",
  "example.org:port",
])("%s is none", (typed) => expect(readLink(typed)).toBeNull());

test("whatever is typed, a link is one a browser opens over the web and nothing else", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: "grapheme" }), fc.domain()), (typed) => {
      const link = readLink(typed);
      if (link === null) return;
      expect(new URL(link).protocol).toMatch(/^https?:$/);
      expect(readLink(link)).toBe(link);
    }),
  );
});

test("e-mail addresses look like one", () => {
  for (const address of ["ada@example.org", "a.b+c@mail.example.co.uk", "jörg@müller.example", "o'n@x.io"])
    expect(isEmail(address), address).toBe(true);
  for (const text of ["", "ada", "ada@", "@example.org", "ada@example", "a b@example.org", "a@b@c.org"])
    expect(isEmail(text), text).toBe(false);
  expect(isEmail("a@-x.org") || isEmail("Ada <ada@example.org>") || isEmail("a@example.org\n")).toBe(false);
});
