/**
 * Postings of the corpora, printed by templates as sites of several sorts print them: pages that nobody could have learned
 * by heart, with titles, employers and texts from many trades and countries. What is no posting (résumés) is printed too.
 */
import { existsSync } from "node:fs";
import { type CorpusRow, CORPORA, rowsOf } from "../../../shared/training/corpus.ts";
import { randomOf } from "../../../shared/training/random.ts";

export interface RenderedPage {
  template: string;
  source: string;
  kind: "posting" | "list" | "none";
  html: string;
  url: string;
  /** Of a list, those of its cards in order. */
  titles: string[];
  companies: (string | null)[];
}

interface Post {
  title: string;
  company: string;
  location: string;
  text: string;
  lang: string;
}

const SOURCES = [
  ..."nhs_jobs_2020 uk_civil_service museum_jobs google_careers armenia_jobs linkedin_us_education_health".split(
    " ",
  ),
  ..."linkedin_us_data indeed_us_ml_html ethiopia_jobs de_indeed_2025 fr_france_travail es_argentina".split(
    " ",
  ),
  ..."es_spain_data nl_mixed".split(" "),
];
const PER_SOURCE = 6;

const WORDS: Record<string, { apply: string; jobs: string; about: string; similar: string }> = {
  en: { apply: "Apply now", jobs: "Open positions", about: "About us", similar: "Similar jobs" },
  de: { apply: "Jetzt bewerben", jobs: "Offene Stellen", about: "Über uns", similar: "Ähnliche Stellen" },
  fr: { apply: "Postuler", jobs: "Nos offres d'emploi", about: "À propos", similar: "Offres similaires" },
  es: {
    apply: "Inscribirme",
    jobs: "Ofertas de empleo",
    about: "Quiénes somos",
    similar: "Ofertas similares",
  },
  nl: {
    apply: "Solliciteer nu",
    jobs: "Openstaande vacatures",
    about: "Over ons",
    similar: "Vergelijkbare vacatures",
  },
};

const wordsOf = ({ lang }: Post) => WORDS[lang] ?? WORDS.en!;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function slug(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Paragraphs, headings and lists of a plain text. */
function body(text: string, heading = "h3"): string {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines
    .map((line) => {
      if (/^[-•*·]\s/.test(line)) return `<ul><li>${escaped(line.slice(2))}</li></ul>`;
      return line.length < 50 && line.endsWith(":")
        ? `<${heading}>${escaped(line)}</${heading}>`
        : `<p>${escaped(line)}</p>`;
    })
    .join("\n")
    .replaceAll("</ul>\n<ul>", "");
}

function columns(owner: string): string {
  return `<div class="cols"><div><h4>Company</h4><ul><li><a href="/about">About</a></li><li><a href="/careers">Careers</a></li></ul></div>
<div><h4>Resources</h4><ul><li><a href="/blog">Blog</a></li><li><a href="/guides">Guides</a></li></ul></div>
<p>© 2026 ${escaped(owner)}. All rights reserved.</p></div>`;
}

function page(head: string, content: string): string {
  return `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${content}</body></html>`;
}

type Template = (post: Post, others: readonly Post[]) => { html: string; url: string; kind?: "list" };

const COOKIES = `<div class="cmp"><h2>Your privacy</h2><p>We use cookies and similar technologies to give you a better
experience, to measure our audience and to show you relevant advertising on this site and others.</p><button>OK</button></div>`;

const TEMPLATES: Record<string, Template> = {
  /** An employer's own site. */
  own: (post) => ({
    url: `https://www.${slug(post.company)}.example/careers/${slug(post.title)}`,
    html: page(
      `<title>${escaped(post.title)} | ${escaped(post.company)}</title>`,
      `<header><a href="/"><img alt="${escaped(post.company)} logo"></a><nav><a href="/about">${wordsOf(post).about}</a>
<a href="/careers">Careers</a></nav></header><main><h1>${escaped(post.title)}</h1><p>${escaped(post.location)}</p>
${body(post.text)}<a class="btn" href="/apply">${wordsOf(post).apply}</a></main><footer>${columns(post.company)}</footer>`,
    ),
  }),
  /** A job board that declares nothing. */
  board: (post, others) => ({
    url: `https://www.joblantern.example/job/${slug(post.title)}-88123`,
    html: page(
      `<title>${escaped(post.title)} - ${escaped(post.company)} - JobLantern</title><meta property="og:site_name" content="JobLantern">`,
      `<div class="top"><a href="/"><img alt="JobLantern" class="logo"></a><a href="/login">Sign in</a></div>
<div class="card"><h1>${escaped(post.title)}</h1><a href="/company/${slug(post.company)}">${escaped(post.company)}</a>
<span>${escaped(post.location)}</span><button>${wordsOf(post).apply}</button></div><div class="text">${body(post.text, "strong")}</div>
<div class="more"><h2>${wordsOf(post).similar}</h2>${others
        .slice(0, 4)
        .map(
          (other) =>
            `<div><a href="/job/${slug(other.title)}-1">${escaped(other.title)}</a><div>${escaped(other.company)}</div></div>`,
        )
        .join("")}</div>${columns("JobLantern Media Ltd")}`,
    ),
  }),
  /** Components without a single element that means anything. */
  soup: (post) => ({
    url: `https://jobs.hirewell.example/${slug(post.company)}/3f9c1d`,
    html: page(
      `<title>${escaped(post.title)} | ${escaped(post.company)} | Careers</title>`,
      `${COOKIES}<div class="a1"><div class="b"><span>${escaped(post.company)}</span></div><div class="c9">${escaped(post.title)}</div>
<div class="d">${escaped(post.location)}</div><div class="e"><div role="button">${wordsOf(post).apply}</div></div>
<div class="f">${post.text
        .split("\n")
        .map((line) => escaped(line))
        .join("<br>")}</div></div>${columns("Hirewell")}`,
    ),
  }),
  /** A page as somebody writes it by hand: no button, no address that says anything. */
  bare: (post) => ({
    url: `https://${slug(post.company)}.example/node/4711`,
    html: page(
      `<title>${escaped(post.company)}: ${escaped(post.title)}</title>`,
      `<table><tr><td><a href="/">Home</a></td><td><a href="/contact">Contact</a></td></tr></table><h2>${escaped(post.title)}</h2>
${body(post.text, "b")}<p>Mail: <a href="mailto:jobs@${slug(post.company)}.example">jobs@${slug(post.company)}.example</a></p>`,
    ),
  }),
  /** A few lines and a button. */
  short: (post) => ({
    url: `https://www.${slug(post.company)}.example/jobs/${slug(post.title)}`,
    html: page(
      `<title>${escaped(post.title)} – ${escaped(post.company)}</title>`,
      `<header><a href="/">${escaped(post.company)}</a></header><main><h1>${escaped(post.title)}</h1>
<p>${escaped(post.text.replace(/\s+/g, " ").slice(0, 170))}…</p><a href="/apply">${wordsOf(post).apply}</a></main>
<footer>© ${escaped(post.company)}</footer>`,
    ),
  }),
  /** A portal's table of labels, under a heading that says what kind of page this is. */
  table: (post) => ({
    url: `https://portal.cityjobs.example/vacancy?id=5512`,
    html: page(
      `<title>CityJobs portal – vacancy details</title>`,
      `<div id="nav"><a href="/">CityJobs</a><a href="/search">Search</a></div><h1>Vacancy details</h1><h2>${escaped(post.title)}</h2>
<table><tr><th>Employer</th><td>${escaped(post.company)}</td></tr><tr><th>Location</th><td>${escaped(post.location)}</td></tr>
<tr><th>Published</th><td>2026-03-01</td></tr></table><div>${body(post.text, "h4")}</div><a href="/apply?id=5512">${wordsOf(post).apply}</a>
${columns("CityJobs")}`,
    ),
  }),
  /** A declaration whose texts were escaped once too often. */
  declared: (post) => ({
    url: `https://www.workwave.example/v/99412`,
    html: page(
      `<title>WorkWave</title><script type="application/ld+json">${JSON.stringify({
        "@context": "https://schema.org",
        "@type": "JobPosting",
        title: escaped(escaped(post.title)),
        hiringOrganization: { "@type": "Organization", name: escaped(escaped(post.company)) },
        description: escaped(body(post.text)).replaceAll("\n", "\\n"),
      }).replaceAll("</", "<\\/")}</script>`,
      `<div id="app"><h1>${escaped(post.title)}</h1></div>`,
    ),
  }),
  /** Results of a search, with columns of links below. */
  results: (_, posts) => ({
    kind: "list",
    url: "https://www.joblantern.example/search?q=&page=2",
    html: page(
      `<title>Jobs – JobLantern</title>`,
      `${COOKIES}<div class="bar"><a href="/">JobLantern</a><a href="/employers">For employers</a></div><h1>Jobs near you</h1>
<div class="list">${posts
        .map(
          (
            post,
            index,
          ) => `<div class="item"><h3><a href="/job/${slug(post.title)}-${index + 500}">${escaped(post.title)}</a></h3>
<div class="org">${escaped(post.company)}</div><div class="loc">${escaped(post.location)}</div></div>`,
        )
        .join("")}</div>${columns("JobLantern Media Ltd")}`,
    ),
  }),
};

/** A seeded draw, the same each time, of titles and employers short enough to stand in a heading. */
function drawn(source: string, random: () => number): Post[] {
  const rows = rowsOf(source).filter(
    ({ title, company, text }) =>
      typeof title === "string" &&
      typeof company === "string" &&
      /^\S.{2,90}\S$/.test(title) &&
      /^\S.{0,60}\S$/.test(company) &&
      text.length > 400,
  );
  return Array.from({ length: Math.min(PER_SOURCE, rows.length) }, () => {
    const row = rows[Math.floor(random() * rows.length)]!;
    const location = (row.location ?? "").split("\n")[0]!.slice(0, 60);
    return {
      title: row.title!.replace(/\s+/g, " "),
      company: row.company!.replace(/\s+/g, " "),
      location,
      text: row.text.slice(0, 6000),
      lang: row.lang ?? "en",
    };
  });
}

/** A résumé as its owner's page: headings like a posting's, and none. */
function resumePage(row: CorpusRow): RenderedPage {
  const title = (row.text.split("\n").find((line) => line.trim() !== "") ?? "").slice(0, 80);
  return {
    template: "résumé",
    source: "resume_livecareer",
    kind: "none",
    url: "https://people.example/u/41",
    html: page(
      `<title>${escaped(title)}</title>`,
      `<header><a href="/">Home</a></header><main><h1>${escaped(title)}</h1>${body(row.text.slice(0, 5000))}</main>`,
    ),
    titles: [],
    companies: [],
  };
}

/** Drawn postings, each in half of the templates; empty without the corpora. `fold` names the draw: rules were fitted to draw 1. */
export function renderedPages(fold = 4): RenderedPage[] {
  if (!existsSync(CORPORA)) return [];
  const random = randomOf(fold);
  const posts = SOURCES.flatMap((source) => drawn(source, random).map((post) => ({ source, post })));
  const pages = posts.flatMap(({ source, post }, index) =>
    Object.entries(TEMPLATES)
      // Each posting in half of the templates: enough to tell, at half the time.
      .filter((_, at) => (at + index) % 2 === 0)
      .map(([template, print]): RenderedPage => {
        const others = Array.from(
          { length: 8 },
          (_, step) => posts[(index + 7 * step + 7) % posts.length]!.post,
        );
        const { html, url, kind = "posting" } = print(post, others);
        const named = kind === "list" ? others : [post];
        return {
          template,
          source,
          kind,
          html,
          url,
          titles: named.map(({ title }) => title),
          companies: named.map(({ company }) => company),
        };
      }),
  );
  const resumes = rowsOf("resume_livecareer");
  return [
    ...pages,
    ...Array.from({ length: 20 }, () => resumePage(resumes[Math.floor(random() * resumes.length)]!)),
  ];
}
