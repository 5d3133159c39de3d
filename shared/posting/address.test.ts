import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalAddress, cleanAddress, postingIdentity, postingKeyOf } from "./address.ts";

const SAME: string[][] = [
  [
    "https://www.linkedin.com/jobs/view/4015921370",
    "https://cz.linkedin.com/jobs/view/tester-at-coolpeople-4015921370?trk=public_jobs",
    "https://www.linkedin.com/jobs/search/?currentJobId=4015921370&keywords=tester",
    "https://de.linkedin.com/jobs/collections/recommended/?currentJobId=4015921370#top",
    "http://linkedin.com/jobs/view/4015921370/",
    "https://www.linkedin.com/jobs-guest/jobs/api/jobPosting/4015921370",
  ],
  [
    "https://www.indeed.com/viewjob?jk=0123456789abcdef&from=serp",
    "https://de.indeed.com/jobs?q=java&vjk=0123456789abcdef",
    "https://uk.indeed.com/rc/clk?jk=0123456789ABCDEF&bb=x",
  ],
  [
    "https://boards.greenhouse.io/acme/jobs/1234567",
    "https://job-boards.greenhouse.io/acme/jobs/1234567?gh_src=abc",
    "https://boards.greenhouse.io/embed/job_app?for=acme&token=1234567",
  ],
  [
    "https://jobs.lever.co/Acme/35a1c773-2ebf-4caf-8931-194d7119ad51",
    "https://jobs.lever.co/acme/35a1c773-2ebf-4caf-8931-194d7119ad51/apply?lever-source=LinkedIn",
  ],
  [
    "https://acme.wd5.myworkdayjobs.com/en-US/Site/job/Munich/Engineer_JR20195",
    "https://acme.wd5.myworkdayjobs.com/Site/job/Engineer_JR20195/apply",
  ],
  [
    "https://example.com/jobs/event-coordinator",
    "http://www.example.com/jobs/event-coordinator/?utm_source=x&fbclid=y#apply",
    "https://m.example.com/jobs/event-coordinator/apply",
    "https://EXAMPLE.com:443/jobs//event-coordinator",
  ],
  ["https://apply.workable.com/huble/j/927FD30DD5/apply", "https://apply.workable.com/j/927FD30DD5"],
  [
    "https://jobs.smartrecruiters.com/Acme/743999912345678-welder",
    "https://api.smartrecruiters.com/v1/companies/Acme/postings/743999912345678",
  ],
  ["https://acme.jobs.personio.com/job/12345?language=en", "https://acme.jobs.personio.de/job/12345"],
  [
    "https://api.eu.lever.co/v0/postings/acme/35a1c773-2ebf-4caf-8931-194d7119ad51",
    "https://jobs.eu.lever.co/acme/35a1c773-2ebf-4caf-8931-194d7119ad51",
  ],
];

describe("canonicalAddress", () => {
  test.each(SAME)("one posting, one address: %s", (...addresses) => {
    const forms = new Set(addresses.filter((address) => address !== undefined).map(canonicalAddress));
    expect([...forms]).toHaveLength(1);
  });
  test.each([
    ["https://example.com/job?id=1", "https://example.com/job?id=2"],
    ["https://example.com/#/jobs/1", "https://example.com/#/jobs/2"],
    ["https://www.linkedin.com/jobs/view/4015921370", "https://www.linkedin.com/jobs/view/4015921371"],
    ["https://boards.greenhouse.io/acme/jobs/1234567", "https://boards.greenhouse.io/other/jobs/7654321"],
  ])("different postings stay apart: %s and %s", (one, other) => {
    expect(canonicalAddress(one)).not.toBe(canonicalAddress(other));
    expect(postingKeyOf(one)).not.toBe(postingKeyOf(other));
  });

  const address = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: "binary" }),
    fc.constantFrom(...SAME.flat()),
    fc
      .tuple(
        fc.constantFrom(
          "www.linkedin.com",
          "x.indeed.com",
          "boards.greenhouse.io",
          "acme.wd1.myworkdayjobs.com",
          "jobs.lever.co",
          "remoteok.com",
          "www.m.de",
          "jobs.cz",
        ),
        fc.webPath(),
        fc.webQueryParameters(),
      )
      .map(([host, path, query]) => `https://${host}${path}?${query}`),
  );
  test("never throws and is idempotent", () => {
    fc.assert(
      fc.property(address, (text) => {
        const once = canonicalAddress(text);
        expect(canonicalAddress(once)).toBe(once);
        postingIdentity(text);
        expect(canonicalAddress(cleanAddress(text))).toBe(once);
        expect(cleanAddress(cleanAddress(text))).toBe(cleanAddress(text));
      }),
      { numRuns: 2000 },
    );
  });
  test("the order of parameters does not matter", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.stringMatching(/^\w{0,5}$/)), {
          maxLength: 6,
          selector: ([name]) => name,
        }),
        fc.nat(),
        (pairs, seed) => {
          const shuffled = pairs.toSorted(
            (a, b) => ((a[0].charCodeAt(0) * 31 + seed) % 7) - ((b[0].charCodeAt(0) * 31 + seed) % 7),
          );
          const form = (list: [string, string][]) =>
            canonicalAddress(`https://example.org/vacancy?${new URLSearchParams(list)}`);
          expect(form(shuffled)).toBe(form(pairs));
        },
      ),
    );
  });
});

describe("cleanAddress", () => {
  test.each([
    [
      "http://www.example.com:8080/Jobs/12/?utm_source=x&b=2&a=1#top",
      "http://www.example.com:8080/Jobs/12/?a=1&b=2",
    ],
    [
      "https://cz.linkedin.com/jobs/view/tester-at-x-4015921370?trk=a",
      "https://www.linkedin.com/jobs/view/4015921370",
    ],
    ["not an address", "not an address"],
  ])("%s can be opened as %s", (address, clean) => {
    expect(cleanAddress(address)).toBe(clean);
  });
});

describe("postingKeyOf", () => {
  test("a board's posting on the company's own page is the board's posting", () => {
    const key = postingKeyOf("https://acme.com/careers/open?gh_jid=1234567&team=x");
    expect(key).toBe(postingKeyOf("https://boards.greenhouse.io/acme/jobs/1234567"));
    expect(key).not.toBe(postingKeyOf("https://boards.greenhouse.io/acme/jobs/1234568"));
  });
  test("the same number at two customers of one site is two postings", () => {
    expect(postingKeyOf("https://acme.bamboohr.com/careers/45")).not.toBe(
      postingKeyOf("https://other.bamboohr.com/careers/45"),
    );
  });
});

describe("postingIdentity", () => {
  test.each([
    ["https://notlinkedin.com/jobs/view/4015921370"],
    ["https://linkedin.com.evil.example/jobs/view/4015921370"],
    ["https://www.linkedin.com/company/acme"],
    ["https://www.indeed.com/jobs?q=python"],
    ["javascript:alert(1)"],
  ])("names no posting: %s", (address) => {
    expect(postingIdentity(address)).toBeNull();
  });
  test("is kept by the canonical form", () => {
    for (const address of SAME.flat().filter((one) => postingIdentity(one) !== null))
      expect(postingIdentity(canonicalAddress(address))).toEqual(postingIdentity(address));
  });
  test("recognises boards embedded in a company's page", () => {
    expect(postingIdentity("https://acme.com/careers?gh_jid=1234567")).toEqual({
      site: "greenhouse",
      external_id: "1234567",
    });
  });
});
