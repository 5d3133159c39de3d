import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { readPage } from "./index.ts";
import { parseLoose } from "./structured.ts";

const TEXT = "We build boats. ".repeat(20);

function read(head: string, body = "<h1>Boat Builder</h1>", url = "https://example.com/jobs/boat-builder") {
  return readPage(new JSDOM(`<html><head>${head}</head><body>${body}</body></html>`).window.document, url);
}

function block(value: unknown) {
  return `<script type="application/ld+json">${typeof value === "string" ? value : JSON.stringify(value)}</script>`;
}

const POSTING = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Boat Builder",
  description: `<p>${TEXT}</p><ul><li>Wood</li><li>Glue</li></ul>`,
  hiringOrganization: { "@type": "Organization", name: "Ark Ltd" },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: "Bergen", addressCountry: "NO" },
  },
  employmentType: "FULL_TIME",
  datePosted: "2026-03-04T10:00:00Z",
  validThrough: "2026-05-04",
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "NOK",
    value: { "@type": "QuantitativeValue", minValue: 500000, maxValue: "600000", unitText: "YEAR" },
  },
  identifier: { "@type": "PropertyValue", name: "Ark", value: "B-17" },
};

const FOUND = {
  title: "Boat Builder",
  company: "Ark Ltd",
  location: "Bergen, NO",
  employment_type: "Full-time",
  posted_at: "2026-03-04",
  valid_through: "2026-05-04",
  salary: { min: 500_000, max: 600_000, currency: "NOK", period: "year" },
  external_id: "B-17",
  extraction: "structured",
};

describe("JSON-LD", () => {
  test.each([
    ["an object", POSTING],
    ["an array with nulls and others", [null, { "@type": "WebSite", name: "x" }, POSTING]],
    [
      "a graph",
      { "@context": "https://schema.org", "@graph": [{ "@type": "Organization", name: "Other" }, POSTING] },
    ],
    ["an array of types", { ...POSTING, "@type": ["Thing", "JobPosting"] }],
    ["a full type address", { ...POSTING, "@type": "http://schema.org/JobPosting" }],
    ["a nested posting", { "@type": "WebPage", mainEntity: POSTING }],
    [
      "an escaped description",
      { ...POSTING, description: POSTING.description.replaceAll("<", "&lt;").replaceAll(">", "&gt;") },
    ],
    ["CDATA around it", `//<![CDATA[\n${JSON.stringify(POSTING)}\n//]]>`],
    ["a comment around it", `<!-- ${JSON.stringify(POSTING)} -->`],
    ["raw line breaks in strings", JSON.stringify(POSTING).replace("We build boats. ", "We build\nboats.\t")],
    ["bad escapes", JSON.stringify(POSTING).replace("We build", "We\\ build\\'s")],
    ["trailing commas", JSON.stringify(POSTING).replace(/\}$/, ",}")],
    [
      "a broken block beside a good one",
      `{"@type": "JobPosting", "title": "Bro</script>${block(POSTING)}<script type="application/json">{`,
    ],
  ])("reads %s", (_, value) => {
    const result = read(block(value));
    expect(result.kind).toBe("posting");
    expect(result.postings[0]).toMatchObject(FOUND);
    expect(result.postings[0]!.description_text).toContain("- Wood\n- Glue");
  });

  test.each([
    ["an employer as text", { hiringOrganization: "Ark Ltd" }, { company: "Ark Ltd" }],
    ["an employer in an array", { hiringOrganization: [{ name: "Ark Ltd" }] }, { company: "Ark Ltd" }],
    ["a confidential employer", { hiringOrganization: "confidential" }, { company: null }],
    [
      "several places",
      {
        jobLocation: [
          POSTING.jobLocation,
          {
            "@type": "Place",
            address: { addressLocality: "Oslo", addressCountry: { "@type": "Country", name: "NO" } },
          },
        ],
      },
      { location: "Bergen, NO; Oslo, NO" },
    ],
    ["an address as text", { jobLocation: { "@type": "Place", address: "Bergen" } }, { location: "Bergen" }],
    [
      "remote work",
      {
        jobLocation: undefined,
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: { "@type": "Country", name: "Norway" },
      },
      { location: "Norway", work_mode: "remote" },
    ],
    [
      "pay as a number",
      { baseSalary: 42000, salaryCurrency: "EUR" },
      { salary: { min: 42000, max: 42000, currency: "EUR", period: null } },
    ],
    [
      "pay as text",
      { baseSalary: "£30k - £35k per year" },
      { salary: { min: 30000, max: 35000, currency: "GBP", period: "year" } },
    ],
    [
      "pay of one value",
      { baseSalary: { currency: "USD", value: { value: "25.50", unitText: "HOUR" } } },
      { salary: { min: 25.5, max: 25.5, currency: "USD", period: "hour" } },
    ],
    [
      "pay of zero as not given",
      { baseSalary: { currency: "USD", value: { minValue: 0, maxValue: 0 } } },
      { salary: null },
    ],
    [
      "several kinds of employment",
      { employmentType: ["PART_TIME", "CONTRACTOR"] },
      { employment_type: "Part-time, Contractor" },
    ],
    ["an identifier as text", { identifier: 77 }, { external_id: "77" }],
    [
      "a wrong date as none",
      { datePosted: "yesterday", validThrough: null },
      { posted_at: null, valid_through: null },
    ],
    ["entities in a title", { title: "Boat &amp; Ship Builder" }, { title: "Boat & Ship Builder" }],
    [
      "missing fields as null",
      {
        hiringOrganization: undefined,
        jobLocation: undefined,
        baseSalary: undefined,
        employmentType: undefined,
      },
      { company: null, salary: null, employment_type: null },
    ],
  ])("reads %s", (_, change, wanted) => {
    expect(read(block({ ...POSTING, ...change }), "").postings[0]).toMatchObject(wanted);
  });

  test("several postings are a list, unless the page is about one of them", () => {
    const other = { ...POSTING, title: "Sail Maker", url: "https://example.com/jobs/sail-maker" };
    expect(
      read(block([POSTING, other]), "<h1>Open positions</h1>", "https://example.com/jobs").postings.map(
        (one) => one.title,
      ),
    ).toEqual(["Boat Builder", "Sail Maker"]);
    const single = read(`<title>Boat Builder - Ark</title>${block([POSTING, other])}`);
    expect(single.kind).toBe("posting");
    expect(single.postings[0]!.title).toBe("Boat Builder");
  });

  test("what a person sees wins for the place, and the declared place is kept", () => {
    const posting = read(block(POSTING), `<h1>Boat Builder</h1><p>Location: Oslo, Norway</p><p>${TEXT}</p>`)
      .postings[0]!;
    expect(posting.location).toBe("Oslo, Norway");
    expect(posting.sources["location@jsonld"]?.snippet).toBe("Bergen, NO");
  });
});

describe("markup in the page", () => {
  const microdata = `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Boat Builder</h1>
    <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Ark Ltd</span></span>
    <span itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
    <span itemprop="addressLocality">Bergen</span>, <span itemprop="addressCountry">NO</span></span></span>
    <meta itemprop="employmentType" content="FULL_TIME"><time itemprop="datePosted" datetime="2026-03-04">4 March</time>
    <span itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="NOK"><span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue">
    <meta itemprop="minValue" content="500000"><meta itemprop="maxValue" content="600000"><meta itemprop="unitText" content="YEAR"></span></span>
    <div itemprop="description"><p>${TEXT}</p><ul><li>Wood</li><li>Glue</li></ul></div></div>`;
  const rdfa = `<div vocab="https://schema.org/" typeof="JobPosting"><h1 property="title">Boat Builder</h1>
    <span property="hiringOrganization" typeof="Organization"><span property="name">Ark Ltd</span></span>
    <span property="jobLocation" typeof="Place"><span property="address" typeof="PostalAddress"><span property="addressLocality">Bergen</span>, <span property="addressCountry">NO</span></span></span>
    <meta property="employmentType" content="FULL_TIME"><meta property="datePosted" content="2026-03-04"><div property="description"><p>${TEXT}</p></div></div>`;
  test.each([
    ["microdata", microdata],
    ["RDFa", rdfa],
  ])("reads %s", (_, body) => {
    const posting = read("", body).postings[0]!;
    expect(posting).toMatchObject({
      title: "Boat Builder",
      company: "Ark Ltd",
      location: "Bergen, NO",
      employment_type: "Full-time",
      posted_at: "2026-03-04",
      extraction: "structured",
    });
    expect(posting.description_text).toContain("We build boats.");
  });
  test("reads pay from nested items", () => {
    expect(read("", microdata).postings[0]!.salary).toEqual(FOUND.salary);
  });
});

test("JSON that cannot be mended is left out, never guessed", () => {
  for (const text of ["", "{", "<!-- -->", '{"title": "x" "y"}', "alert(1)", "[".repeat(50_000)])
    expect(parseLoose(text)).toBeUndefined();
});
