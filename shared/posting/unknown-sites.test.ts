/** Pages of sites that nobody has a reader for: what the site says of itself is not the posting. */
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { readPage } from "./index.ts";

const FOOT = `<div><h4>Company</h4><ul><li><a href="/about">About</a></li><li><a href="/press">Press</a></li></ul>
  <h4>Resources</h4><ul><li><a href="/blog">Blog</a></li><li><a href="/help">Help</a></li></ul>
  <p>© 2026 Lanternboard Media Ltd. All rights reserved.</p></div>`;
const COOKIES = `<div><h2>We value your privacy</h2><p>We use cookies to measure who reads which page and to show you
  advertising that may interest you, here and elsewhere.</p><button>Accept all</button></div>`;
const TEXT = `<p>We are looking for somebody who keeps our boats afloat. You will plan the yard's winter and teach two
  apprentices. Experience with wooden hulls is required, a licence for the crane is welcome. To apply, send us your CV.</p>`;

function read(title: string, body: string, url = "https://www.lanternboard.example/job/71-x") {
  return readPage(new JSDOM(`<title>${title}</title>${body}`).window.document, url);
}

describe("an unknown site", () => {
  it("is not the employer of what others post on it", () => {
    const result = read(
      "Boat Builder - Kelso & Daughters - Lanternboard",
      `${COOKIES}<div><img class="logo" alt="Lanternboard"></div><h1>Boat Builder</h1>
       <div>Kelso &amp; Daughters</div><a href="/apply">Apply now</a>${TEXT}${FOOT}`,
    );
    expect(result).toMatchObject({
      kind: "posting",
      postings: [{ title: "Boat Builder", company: "Kelso & Daughters" }],
    });
  });

  it.each([
    [".NET Developer", ".NET Developer | Kelso | Careers"],
    ["C++ Engineer (Embedded | Linux)", "C++ Engineer (Embedded | Linux) | Kelso"],
    ["Nurse - Nights - Ward 4", "Nurse - Nights - Ward 4 | Kelso | Careers"],
    ["Search Specialist (Swedish)", "Search Specialist (Swedish) - Kelso"],
    ["SharePoint Administrator", "SharePoint Administrator – Kelso"],
  ])("has the title %s whole", (title, page) => {
    const body = `<div>Kelso</div><div>${title}</div><div role="button">Apply now</div>${TEXT}`;
    const result = read(page, body, "https://jobs.platform.example/kelso/3f9c1d");
    expect(result.postings[0]).toMatchObject({ title, company: "Kelso" });
  });

  it("may print a posting of two lines", () => {
    const body = `<h1>Foguista</h1><p>Turno noche en planta industrial.</p><a href="/apply">Postularme</a>`;
    expect(read("Foguista – Kelso", body, "https://kelso.example/jobs/foguista").kind).toBe("posting");
  });

  it("names the employers of a results page in a place of their own, and its foot names none", () => {
    const jobs = [
      [".NET Developer", "Arden Mill"],
      ["Nurse", "St. Brennan Hospital"],
      ["Crane Operator", "Kelso Yard"],
      ["Baker", "Ofen und Söhne GmbH"],
    ];
    const cards = jobs
      .map(
        ([title, company], at) =>
          `<div><h3><a href="/job/${at + 500}-x">${title}</a></h3><p>${company}</p></div>`,
      )
      .join("");
    const { kind, postings } = read(
      "Jobs – Lanternboard",
      `<h1>Jobs</h1><div>${cards}</div>${FOOT}`,
      "https://www.lanternboard.example/jobs",
    );
    expect(kind).toBe("list");
    expect(postings.map(({ title, company }) => [title, company])).toEqual(jobs);
  });

  it("may speak of an occupation without offering one", () => {
    const body = `<h1>Electrician in Leeds</h1><p>Our electricians come to you day and night. Fuse boxes, sockets, cookers
      and lights are our daily work, and we tell you the price before we begin.</p><a href="tel:1">Call us</a>${FOOT}`;
    expect(read("Electrician in Leeds", body, "https://sparks.example/leeds").kind).toBe("none");
  });

  const CARDS = ["Nurse", "Baker", "Crane Operator", "Welder"]
    .map(
      (title, at) =>
        `<div class="c"><h3><a href="/job/${at + 500}-x">${title}</a></h3><p>Leeds, UK</p></div>`,
    )
    .join("");

  it.each([
    ["marked as one", `<footer><p>© 2026 Lanternboard Media Ltd.</p></footer>`],
    ["of links and a notice", FOOT],
    ["that speaks of itself", `<footer><h4>About Lanternboard</h4><p>© Lanternboard</p></footer>`],
  ])("does not hire for what it lists because of a foot %s", (_foot, foot) => {
    const { kind, postings } = read("Jobs", `<h1>Open jobs</h1><div>${CARDS}</div>${foot}`);
    expect(kind).toBe("list");
    expect(postings.map(({ company }) => company)).toEqual([null, null, null, null]);
  });

  it("hires for its own list where its head says so", () => {
    const { postings } = read("Jobs at Kelso Yard", `<h1>Open jobs</h1><div>${CARDS}</div>${FOOT}`);
    expect(postings.map(({ company }) => company)).toEqual(CARDS.match(/<h3>/g)!.map(() => "Kelso Yard"));
  });

  it("has its titles whole where it cuts them off, and never those of another", () => {
    const card = (text: string, name: string, at: number) =>
      `<li class="c"><h3><a href="/job/${at}-x" ${name}>${text}</a></h3><p>Leeds, UK</p></li>`;
    const { postings } = read(
      "Jobs",
      `<h1>Open jobs</h1><ul>${card("Shift Lead for the ni…", 'title="Shift Lead for the night (20 hours)"', 501)}
       ${card("Warehouse Operat...", 'aria-label="Warehouse Operator"', 502)}
       ${card("Crane Opera…", 'aria-label="Open this job"', 503)}${card("Welder", 'title="Welder, details"', 504)}</ul>`,
    );
    expect(postings.map(({ title }) => title)).toEqual([
      "Shift Lead for the night (20 hours)",
      "Warehouse Operator",
      "Crane Opera…",
      "Welder",
    ]);
  });
});
