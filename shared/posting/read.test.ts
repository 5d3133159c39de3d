import { existsSync, readFileSync } from "node:fs";
import { JSDOM, VirtualConsole } from "jsdom";
import { describe, expect, test } from "vitest";
import { readPage, readPageGenerically } from "./index.ts";

function page(html: string) {
  return new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;
}

const LONG =
  "You will plan and carry out the work together with a small team and answer for its quality. ".repeat(4);

interface Plain {
  name: string;
  url: string;
  html: string;
  wanted: Record<string, unknown>;
}

/** Plain employers' pages in several languages: no structured data, each laid out its own way. */
const PLAIN: Plain[] = [
  {
    name: "English, dotted line",
    url: "https://acme.example/careers/sheet-metal-worker",
    html: `<title>Sheet Metal Worker | Acme</title><nav><a href="/">Home</a></nav><main><h1>Sheet Metal Worker</h1><p>Leeds, United Kingdom · Full-time · On-site</p>
      <h2>About the role</h2><p>${LONG}</p><h2>Requirements</h2><ul><li>Welding certificate</li><li>Two years of practice</li></ul><h2>Benefits</h2><p>£32k - £36k per year and free lunch for everyone.</p><a href="/apply">Apply now</a></main>
      <footer>© 2026 Acme</footer>`,
    wanted: {
      title: "Sheet Metal Worker",
      company: "Acme",
      location: "Leeds, United Kingdom",
      employment_type: "Full-time",
      work_mode: "onsite",
      salary: { min: 32_000, max: 36_000, currency: "GBP", period: "year" },
    },
  },
  {
    name: "German, definition list",
    url: "https://www.beispiel.example/karriere/stellen/buchhalter",
    html: `<title>Buchhalter (m/w/d) – Beispiel GmbH</title><h1>Buchhalter (m/w/d)</h1><dl><dt>Arbeitsort</dt><dd>Köln</dd><dt>Arbeitszeit</dt><dd>Teilzeit</dd><dt>Veröffentlicht am</dt><dd>03.02.2026</dd></dl>
      <h3>Deine Aufgaben</h3><ul><li>${LONG}</li><li>Monatsabschluss</li></ul><h3>Dein Profil</h3><ul><li>${LONG}</li></ul><h3>Wir bieten</h3><p>${LONG}</p><a href="#b">Jetzt bewerben</a>`,
    wanted: {
      title: "Buchhalter (m/w/d)",
      company: "Beispiel GmbH",
      location: "Köln",
      employment_type: "Teilzeit",
      posted_at: "2026-02-03",
    },
  },
  {
    name: "French, labels with colons",
    url: "https://exemple.example/offres/infirmier-de-nuit",
    html: `<title>Infirmier de nuit H/F - Clinique Exemple</title><h1>Infirmier de nuit H/F</h1><p><strong>Lieu :</strong> Lyon</p><p><strong>Type de contrat :</strong> CDI</p><p><strong>Salaire :</strong> 2 400 € par mois</p>
      <h2>Vos missions</h2><p>${LONG}</p><h2>Profil recherché</h2><p>${LONG}</p><button>Postuler</button>`,
    wanted: {
      title: "Infirmier de nuit H/F",
      company: "Clinique Exemple",
      location: "Lyon",
      employment_type: "CDI",
      salary: { min: 2400, max: 2400, currency: "EUR", period: "month" },
    },
  },
  {
    name: "Polish, table",
    url: "https://przyklad.example/oferta-pracy/magazynier-17",
    html: `<title>Magazynier - Przykład Sp. z o.o.</title><h1>Magazynier</h1><table><tr><td>Lokalizacja</td><td>Wrocław</td></tr><tr><td>Rodzaj umowy</td><td>umowa o pracę</td></tr><tr><td>Wynagrodzenie</td><td>5 000 – 6 000 zł brutto / mies.</td></tr></table>
      <h2>Zakres obowiązków</h2><p>${LONG}</p><h2>Wymagania</h2><p>${LONG}</p><h2>Oferujemy</h2><p>${LONG}</p><a href="/a">Aplikuj</a>`,
    wanted: {
      title: "Magazynier",
      location: "Wrocław",
      employment_type: "umowa o pracę",
      salary: { min: 5000, max: 6000, currency: "PLN", period: "month" },
    },
  },
  {
    name: "Japanese",
    url: "https://rei.example/recruit/engineer-3",
    html: `<title>サーバーエンジニア | 株式会社レイ</title><h1>サーバーエンジニア</h1><dl><dt>勤務地</dt><dd>東京</dd><dt>雇用形態</dt><dd>正社員</dd><dt>会社名</dt><dd>株式会社レイ</dd></dl><h2>仕事内容</h2><p>${"サーバーの設計と運用を担当していただきます。".repeat(12)}</p><h2>応募資格</h2><p>${"三年以上の実務経験がある方を求めています。".repeat(6)}</p><a href="#">応募する</a>`,
    wanted: {
      title: "サーバーエンジニア",
      company: "株式会社レイ",
      location: "東京",
      employment_type: "正社員",
    },
  },
];

describe("plain pages", () => {
  test.each(PLAIN)("$name", ({ html, url, wanted }) => {
    const result = readPage(page(html), url);
    expect(result.kind).toBe("posting");
    expect(result.postings[0]).toMatchObject(wanted);
    expect(result.postings[0]!.extraction).toBe("heuristic");
  });
  test("every value says where it was read", () => {
    const { html, url } = PLAIN[0]!;
    const posting = readPage(page(html), url).postings[0]!;
    for (const field of ["title", "company", "location", "employment_type", "salary", "description_text"])
      expect(posting.sources[field]?.snippet).toBeTruthy();
    expect(posting.sources.location!.snippet).toContain("Leeds");
  });
  test("the description begins with the text and ends before the application", () => {
    const { html, url } = PLAIN[0]!;
    const text = readPage(page(html), url).postings[0]!.description_text!;
    expect(text.startsWith("About the role\n")).toBe(true);
    expect(text).toContain("\n- Welding certificate\n- Two years of practice\n");
    expect(text).not.toMatch(/Apply now|Home|©/);
  });
  test("answers asked of the applicant are never facts of the posting", () => {
    const form = `<form><label>Salary expectation</label><input><label>€ 90.000 per year</label><label>Current company</label><p>Other GmbH</p><input type="file"></form>`;
    const posting = readPage(page(PLAIN[1]!.html + form), PLAIN[1]!.url).postings[0]!;
    expect(posting.salary).toBeNull();
    expect(posting.company).toBe("Beispiel GmbH");
  });
  test("a closed posting is read and marked", () => {
    const { html, url } = PLAIN[0]!;
    expect(
      readPage(page(html.replace("<h2>About", "<p>This position has been filled.</p><h2>About")), url)
        .postings[0]!.closed,
    ).toBe(true);
  });
  test("other postings beside it are not mixed in", () => {
    const similar = `<section><h2>Similar jobs</h2>${["Plumber", "Painter", "Roofer"].map((name) => `<div class="card"><h3><a href="/careers/${name}-9">${name}</a></h3><p>Glasgow · Part-time · £99k per year</p></div>`).join("")}</section>`;
    const posting = readPage(page(PLAIN[0]!.html.replace("</main>", `</main>${similar}`)), PLAIN[0]!.url)
      .postings[0]!;
    expect(posting).toMatchObject(PLAIN[0]!.wanted);
    expect(posting.description_text).not.toContain("Plumber");
  });
});

describe("lists", () => {
  const card = (
    title: string,
    place: string,
    href = `/careers/${title.toLowerCase().replaceAll(" ", "-")}`,
  ) =>
    `<li class="opening"><h3><a href="${href}">${title}</a></h3><span>${place}</span><span>Full-time</span></li>`;
  test("every card is a posting from its own card", () => {
    const html = `<title>Careers at Acme</title><h1>Open positions</h1><ul>${card("Welder", "Leeds, UK")}${card("Painter", "York, UK")}${card("Driver", "Hull, UK")}</ul>`;
    const result = readPage(page(html), "https://acme.example/careers");
    expect(result.kind).toBe("list");
    expect(result.postings.map(({ title, location, url }) => [title, location, url])).toEqual([
      ["Welder", "Leeds, UK", "https://acme.example/careers/welder"],
      ["Painter", "York, UK", "https://acme.example/careers/painter"],
      ["Driver", "Hull, UK", "https://acme.example/careers/driver"],
    ]);
  });
  test("one title at two places is two postings, a card printed twice is one", () => {
    const html = `<title>Jobs</title><h1>Jobs</h1><ul>${card("Welder", "Leeds, UK", "/careers/welder-1")}${card("Welder", "York, UK", "/careers/welder-2")}${card("Welder", "York, UK", "/careers/welder-2")}</ul>`;
    expect(readPage(page(html), "https://acme.example/careers").postings.map((one) => one.location)).toEqual([
      "Leeds, UK",
      "York, UK",
    ]);
  });
  test("no results are an empty list", () => {
    expect(
      readPage(
        page("<title>Job search</title><h1>Open positions</h1><p>No jobs found.</p>"),
        "https://acme.example/jobs",
      ),
    ).toEqual({ kind: "list", reason: null, postings: [] });
  });
  test("an API's answer is read as the browser shows it", () => {
    const document = page("<pre></pre>");
    document.querySelector("pre")!.textContent = JSON.stringify({
      jobs: [
        {
          title: "Welder",
          location: { name: "Leeds" },
          absolute_url: "https://boards.greenhouse.io/acme/jobs/1234567",
          company_name: "Acme",
        },
        {
          title: "Painter",
          location: { name: "York" },
          absolute_url: "https://boards.greenhouse.io/acme/jobs/1234568",
          company_name: "Acme",
        },
      ],
    });
    const result = readPage(document, "https://boards-api.greenhouse.io/v1/boards/acme/jobs");
    expect(
      result.postings.map(({ title, location, company, external_id }) => [
        title,
        location,
        company,
        external_id,
      ]),
    ).toEqual([
      ["Welder", "Leeds", "Acme", "1234567"],
      ["Painter", "York", "Acme", "1234568"],
    ]);
  });
  test("postings that only a script holds are parsed, not run", () => {
    const html = `<title>Careers</title><div id="app"></div><script>window.pageData = {"Jobs":[{"JobId":1,"JobTitle":"Welder","LocationName":"Leeds"},{"JobId":2,"JobTitle":"Painter","LocationName":"York"}]}; globalThis.hacked = true;</script>`;
    const result = readPage(page(html), "https://acme.example/careers");
    expect(result.postings.map((one) => one.title)).toEqual(["Welder", "Painter"]);
    expect("hacked" in globalThis).toBe(false);
  });
});

describe("pages without a posting", () => {
  test.each([
    [
      "an article about jobs",
      `<meta property="og:type" content="article"><meta property="article:published_time" content="2026-01-01"><script type="application/ld+json">{"@type":"NewsArticle","headline":"x"}</script><h1>Software engineer salaries are rising</h1><p>${LONG}</p><h2>Requirements</h2><p>${LONG}</p><p>Jobs in Berlin pay $120,000 per year.</p>`,
      "https://news.example/2026/engineers",
      "not_a_posting",
    ],
    [
      "a product",
      `<div itemscope itemtype="https://schema.org/Product"><h1>Chef's knife</h1><p>$80</p></div><p>${LONG}</p><button>Buy</button>`,
      "https://shop.example/knife",
      "not_a_posting",
    ],
    [
      "a company page",
      `<h1>Acme</h1><h2>About us</h2><p>${LONG}</p><h2>What we offer</h2><p>${LONG}</p>`,
      "https://acme.example/about",
      "not_a_posting",
    ],
    [
      "a form that names no job",
      `<title>Application</title><form><h2>Personal Information</h2><label>Name</label><input><label>Mail</label><input><input type=file><textarea></textarea></form>`,
      "https://ats.example/apply/18127",
      "form_only",
    ],
    [
      "an empty shell",
      `<title>Job details</title><div id="root"></div>`,
      "https://acme.example/jobs/17-welder",
      "empty_page",
    ],
    [
      "a login wall",
      `<title>LinkedIn Login</title><h1>Sign in</h1><p>Please sign in to view this job.</p>`,
      "https://www.linkedin.com/authwall",
      "restricted",
    ],
    ["nothing at all", "", "", "empty_page"],
    [
      "a shell that waits for its scripts",
      `<script src="/app.js"></script><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"><h1>Acme Jobs</h1>Loading…</div>`,
      "https://acme.example/jobs/17-welder",
      "empty_page",
    ],
    [
      "a short note of a job, whole as it is",
      `<h1>Cook</h1><p>Harbour Inn, Leeds.</p>`,
      "https://acme.example/notes",
      "not_a_posting",
    ],
    [
      "a short note of a job beside scripts",
      `<script src="/a.js"></script><h1>Cook</h1><p>Harbour Inn in Leeds looks for a cook. Call 0113 4960000.</p>`,
      "https://acme.example/notes",
      "not_a_posting",
    ],
  ])("%s", (_, html, url, reason) => {
    expect(readPage(page(html), url)).toEqual({ kind: "none", reason, postings: [] });
  });
});

const card = (id: number, title: string) =>
  `<div class="job-card-container" data-job-id="${id}"><a class="job-card-list__title--link" href="/jobs/view/${id}/">${title}</a><div class="artdeco-entity-lockup__subtitle">Listed Inc</div></div>`;
const pane = (
  id: number,
  title: string,
) => `<div class="jobs-search__job-details"><div class="job-details-jobs-unified-top-card__job-title"><h1><a href="/jobs/view/${id}/">${title}</a></h1></div>
  <div class="job-details-jobs-unified-top-card__company-name"><a href="/company/x/">Pane Ltd</a></div><div class="job-details-jobs-unified-top-card__primary-description-container"><span class="tvm__text tvm__text--low-emphasis">Zurich, Switzerland</span></div>
  <div class="job-details-fit-level-preferences"><button>Hybrid</button><button>Full-time</button></div><div id="job-details"><p>${LONG}</p></div></div>`;

describe("search pages with a detail pane", () => {
  const search = (id: number, inPane: string) =>
    readPage(
      page(`<main>${card(4015921370, "Welder")}${card(4015921371, "Painter")}${inPane}</main>`),
      `https://www.linkedin.com/jobs/search/?currentJobId=${id}`,
    );
  test("all fields come from the pane of the posting in the address", () => {
    const result = search(4015921371, pane(4015921371, "Painter"));
    expect(result.postings[0]).toMatchObject({
      title: "Painter",
      company: "Pane Ltd",
      location: "Zurich, Switzerland",
      work_mode: "hybrid",
      employment_type: "Full-time",
      external_id: "4015921371",
      url: "https://www.linkedin.com/jobs/view/4015921371",
      extraction: "adapter",
    });
  });
  test("a pane that still shows the posting before is loading, never mixed", () => {
    expect(search(4015921370, pane(4015921371, "Painter"))).toEqual({
      kind: "none",
      reason: "loading",
      postings: [],
    });
  });
  test("an empty pane is loading", () => {
    expect(search(4015921370, '<div class="jobs-search__job-details"></div>').reason).toBe("loading");
  });
  test("Indeed's pane is held to the same rule", () => {
    const html = (
      id: string,
    ) => `<div class="job_seen_beacon"><h2 class="jobTitle"><a data-jk="aaaaaaaaaaaaaaaa" href="/rc/clk?jk=aaaaaaaaaaaaaaaa"><span title="Welder">Welder</span></a></h2><span data-testid="company-name">Acme</span></div>
      <div id="jobsearch-ViewjobPaneWrapper"><h2 data-testid="jobsearch-JobInfoHeader-title">Painter<span> - job post</span></h2><a href="/viewjob?jk=${id}">x</a><div data-testid="inlineHeader-companyName">Brush Co</div><div data-testid="inlineHeader-companyLocation">Austin, TX</div><div id="jobDescriptionText"><p>${LONG}</p></div></div>`;
    const url = "https://www.indeed.com/jobs?q=x&vjk=bbbbbbbbbbbbbbbb";
    expect(readPage(page(html("bbbbbbbbbbbbbbbb")), url).postings[0]).toMatchObject({
      title: "Painter",
      company: "Brush Co",
      location: "Austin, TX",
    });
    expect(readPage(page(html("aaaaaaaaaaaaaaaa")), url).reason).toBe("loading");
  });
  test("a declaration left over from the posting before is not believed", () => {
    const stale = `<script type="application/ld+json">{"@type":"JobPosting","title":"Welder","url":"https://jobs.ashbyhq.com/acme/cc0af88a-2a19-493d-93cf-c5090f986f1f","hiringOrganization":"Old Ltd","description":"${LONG}"}</script>`;
    const html = `<title>Painter @ Acme</title>${stale}<h1>Painter</h1><h2>Location</h2><p>York, UK</p><h2>Employment Type</h2><p>Full time</p><h2>About the role</h2><p>${LONG}</p><button>Apply for this Job</button>`;
    const posting = readPage(page(html), "https://jobs.ashbyhq.com/acme/dd0af88a-2a19-493d-93cf-c5090f986f1f")
      .postings[0]!;
    expect(posting).toMatchObject({
      title: "Painter",
      company: "Acme",
      location: "York, UK",
      employment_type: "Full time",
    });
  });
  test("a look-alike host gets no site's reader", () => {
    const html = `<main>${pane(4015921371, "Painter")}</main>`;
    expect(readPage(page(html), "https://linkedin.com.example.net/x").postings[0]?.source_site).not.toBe(
      "linkedin",
    );
  });
});

describe("markup of known sites", () => {
  const lever = `<div class="posting-headline"><h2>Welder</h2><div class="posting-categories"><div class="location">Leeds</div>
    </div></div><div data-qa="job-description"><p>${LONG}</p></div>`;
  const seek = `<h1 data-automation="job-detail-title">Welder</h1><span data-automation="advertiser-name">Acme</span>
    <div data-automation="jobAdDetails"><p>${LONG}</p></div>`;
  test.each([
    ["is known in a saved fragment without an address", lever, "", "lever"],
    ["is known on an employer's own domain", lever, "https://acme.example/welder", "lever"],
    ["is known on a further host of the site", seek, "https://my.jobstreet.com/job/1234", "seek"],
  ])("%s", (_, html, url, site) => {
    const result = readPage(page(`<title>Welder</title>${html}<a href="/apply">Apply now</a>`), url);
    expect(result.postings[0]).toMatchObject({ title: "Welder", source_site: site });
  });
});

describe("promises", () => {
  test("reading changes nothing on the page", () => {
    for (const { html, url } of PLAIN) {
      const document = page(html);
      const before = document.documentElement.outerHTML;
      readPage(document, url);
      expect(document.documentElement.outerHTML).toBe(before);
    }
  });
  test("the same page gives the same result", () => {
    const { html, url } = PLAIN[0]!;
    expect(readPage(page(html), url)).toEqual(readPage(page(html), url));
  });
  test("deep nesting is walked without recursion", () => {
    const document = page("<h1>Welder</h1><div id=deep></div>");
    let inner = document.querySelector("#deep")!;
    for (let depth = 0; depth < 2000; depth++) inner = inner.appendChild(document.createElement("div"));
    inner.textContent = "bottom";
    expect(readPage(document, "https://acme.example/x").kind).toBe("none");
  });
});

/** Pages of our own, and the recorded ones, which may not be passed on, where they lie beside the repository. */
const OWN = new URL("./fixtures/", import.meta.url);
const RECORDED = new URL("../../../shared/fixtures/postings/", import.meta.url);

interface Entry {
  file: string;
  kind: string;
  page_url: string | null;
  expected: { title?: string; company?: string; location?: string; postings?: number };
}
const entriesIn = (folder: URL) =>
  existsSync(folder)
    ? (JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8")) as { postings: Entry[] }).postings
    : [];
const flat = (text: string | null | undefined) =>
  (text ?? "")
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

function documentIn(folder: URL, file: string): Document {
  const text = readFileSync(new URL(file, folder), "utf8");
  if (!file.endsWith(".json")) return page(text);
  const document = page("<pre></pre>");
  document.querySelector("pre")!.textContent = text;
  return document;
}

describe("whole pages", () => {
  const all = [OWN, RECORDED].flatMap((folder) => entriesIn(folder).map((entry) => ({ ...entry, folder })));
  test.each(all)(
    "$file is what it is, by adapters and without",
    ({ folder, file, kind, page_url, expected }) => {
      const document = documentIn(folder, file);
      for (const read of [readPage, readPageGenerically]) {
        const result = read(document, page_url ?? "");
        expect(result.kind).toBe(kind === "not_a_posting" ? "none" : kind);
        const wanted = kind === "posting" ? 1 : (expected.postings ?? 0);
        expect(Math.abs(result.postings.length - wanted)).toBeLessThanOrEqual(wanted * 0.1);
        expect(kind === "posting" ? flat(result.postings[0]?.title) : "").toBe(
          kind === "posting" ? flat(expected.title) : "",
        );
      }
    },
  );

  test.each(entriesIn(OWN).filter(({ kind }) => kind === "posting"))(
    "$file names its employer and its place",
    ({ file, page_url, expected }) => {
      const [posting] = readPage(documentIn(OWN, file), page_url ?? "").postings;
      expect(posting).toMatchObject({ company: expected.company, location: expected.location });
    },
  );
});
