import { expect, test } from "vitest";
import { companySite } from "./company-site.ts";
import { linksToFollow } from "./research.ts";

const page = (organisation: unknown, wrap: (posting: object) => unknown = (posting) => posting) =>
  `<head><script type="application/ld+json">${JSON.stringify(
    wrap({ "@type": "JobPosting", title: "x", hiringOrganization: organisation }),
  )}</script></head>`;
const BOARD = "https://boards.example.net/acme/jobs/1";

test.each<[string, string, string | null]>([
  ["its address", page({ name: "Acme", url: "https://acme.example/nl/" }), "https://acme.example"],
  ["sameAs", page({ name: "Acme", sameAs: "https://www.acme.example" }), "https://www.acme.example"],
  [
    "sameAs among social profiles",
    page({ sameAs: ["https://www.linkedin.com/company/acme", "https://x.com/acme", "https://acme.example"] }),
    "https://acme.example",
  ],
  [
    "an organisation in a graph",
    page({ url: "https://acme.example" }, (p) => ({ "@graph": [{}, p] })),
    "https://acme.example",
  ],
  ["an organisation in a list", page([{ url: "https://acme.example" }], (p) => [p]), "https://acme.example"],
  ["only a profile elsewhere", page({ sameAs: "https://www.linkedin.com/company/acme" }), null],
  ["only the board", page({ url: "https://boards.example.net/acme" }), null],
  ["no web address", page({ url: "javascript:alert(1)" }), null],
  ["only a name", page("Acme"), null],
  ["nothing", "<p>nothing</p>", null],
  ["broken data", '<script type="application/ld+json">{"hiringOrganization": </script>', null],
  [
    "data without end",
    '<script type="application/ld+json">{"hiringOrganization": {"url": "https://a.example"}}',
    null,
  ],
])("a page that gives %s", (_, html, site) => {
  expect(companySite(html, BOARD, "Acme", true)).toBe(site);
});

test("a page on the company's own host names the site by itself", () => {
  const own = (url: string, company: string | null) => companySite("", url, company, false);
  expect(own("https://careers.acme.example/1", "Acme")).toBe("https://careers.acme.example");
  expect(own("https://www.acme.example/1", "Acme Corporation")).toBe("https://www.acme.example");
  expect(own("https://acme.boards.example/1", "Acme")).toBeNull();
  expect(own("https://news.example/1", "Acme")).toBeNull();
  expect(own("https://acme.example/1", null)).toBeNull();
  expect(companySite("", "https://acme.example/1", "Acme", true)).toBeNull();
});

test("of a site, one about page and one careers page are followed", () => {
  const html = `<a href=/blog>b</a><a href="/en/about-us?ref=nav#top">About</a><a href='/about'>About</a>
    <a href="https://acme.example/careers">Careers</a><a href="https://other.example/jobs">x</a><a href="mailto:a@b.c">m</a>`;
  expect(linksToFollow(html, "https://acme.example/")).toEqual([
    "https://acme.example/en/about-us",
    "https://acme.example/careers",
  ]);
  expect(linksToFollow("<a href='http://[bad'>x</a>", "https://acme.example/")).toEqual([]);
});
