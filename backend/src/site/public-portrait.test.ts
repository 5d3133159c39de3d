/** Whatever is hidden, nothing of it is in what visitors get. */
import type { Claim, WorkHistory } from "@career-portrait/shared/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { EMPTY_CONTACT } from "../portrait/rows.ts";
import { passagesOf } from "./evidence.ts";
import { sitePage } from "./page.ts";
import { publicPortrait, type SiteSource, siteView, visible } from "./public-portrait.ts";
import type { SiteRow } from "./store.ts";

const ROLES = ["Ledgerline", "Brightmill", "Tidewater"];
const SKILLS = ["Erlang", "Fortran", "Haskell", "Prolog"];
const PROJECTS = ["Ferrybot", "Lighthousekit"];
const AT = "2026-01-01T00:00:00.000Z";

function role(company: string, index: number): WorkHistory {
  return {
    id: `role-${index}`,
    company,
    title: "Engineer",
    start_date: "2016",
    end_date: null,
    is_current: index === 0,
    location: null,
    summary: `Built ${PROJECTS[0]} at ${company}. Wrote ${SKILLS[index]}.`,
    company_domain: null,
    logo_override_path: null,
    position: index,
    review_status: "accepted",
  };
}

/** Each skill is shown by quotes that name a role and another skill. */
function claim(label: string, index: number, type: Claim["type"] = "skill"): Claim {
  const pieces = ROLES.map((company, at) => ({
    id: `evidence-${type}-${index}-${at}`,
    source_document_id: null,
    content: `At ${company} I used ${label} and ${SKILLS[(index + at) % SKILLS.length]}.`,
    page: null,
    start: null,
    end: null,
    work_history_id: `role-${at}`,
  }));
  return {
    id: `${type}-${index}`,
    type,
    label,
    description: `Used for ${PROJECTS[index % 2]}.`,
    confidence: 1,
    review_status: "accepted",
    institution: null,
    degree: null,
    field: null,
    start_date: null,
    end_date: null,
    work_history_id: `role-${index % ROLES.length}`,
    evidence: pieces,
    created_at: AT,
    updated_at: AT,
  };
}

const project = (name: string, index: number) => ({
  id: `project-${index}`,
  name,
  role: null,
  description: `Grew out of work at ${ROLES[index]}.`,
  url: `https://example.org/${name}`,
  start_date: null,
  end_date: null,
  technologies: SKILLS.slice(0, 2),
});
const source: SiteSource = {
  profile: {
    contact: { ...EMPTY_CONTACT, name: "Marit" },
    identity: {
      archetype: null,
      headline: `Engineer of ${SKILLS[0]} at ${ROLES[0]}`,
      bio: null,
      keywords: [],
      matches: [],
      generated_at: AT,
    },
    summary: `Engineer at ${ROLES.join(" and ")}. Knows ${SKILLS.join(", ")}. Made ${PROJECTS.join(" and ")}. Likes tea.`,
    experience: ROLES.map(role),
    projects: PROJECTS.map(project),
    ventures: [],
  },
  claims: [...SKILLS.map((label, index) => claim(label, index)), claim("Won the regatta", 0, "achievement")],
  rejected: [],
};

const ITEMS = [
  ...ROLES.map((name, index) => ({ item_type: "work_history" as const, item_id: `role-${index}`, name })),
  ...SKILLS.map((name, index) => ({ item_type: "claim" as const, item_id: `skill-${index}`, name })),
  ...PROJECTS.map((name, index) => ({ item_type: "project" as const, item_id: `project-${index}`, name })),
];

function siteWith(hidden: SiteRow["hidden"]): SiteRow {
  const sections = { career: true, projects: true, resume: true, fit_check: true, ask: true, contact: true };
  const at = new Date(AT);
  return {
    _id: "a",
    account_id: "a",
    handle: "marit",
    old_handles: [],
    names: ["marit"],
    published: true,
    published_at: at,
    sections,
    show_in_search: true,
    theme: "paper",
    hidden,
    made_by: "",
    revision: 0,
    created_at: at,
    updated_at: at,
  };
}

test("nothing hidden is on the page, in what may be quoted, or in what is scored and printed", () => {
  fc.assert(
    fc.property(fc.subarray(ITEMS), (hidden) => {
      const view = siteView(
        source,
        siteWith(hidden.map(({ item_type, item_id }) => ({ item_type, item_id }))),
      );
      const seen = visible(view);
      const given = [
        sitePage(seen, { publicUrl: "https://example.org/@marit", resume: true }),
        JSON.stringify(passagesOf(seen)),
        JSON.stringify(publicPortrait(view, source)),
      ];
      for (const { name, item_id } of hidden)
        for (const text of given) {
          expect(text).not.toContain(name);
          expect(text).not.toContain(`"${item_id}"`);
        }
      // What is not hidden is there, and what is hidden is in the preview, flagged.
      const kept = ITEMS.filter((item) => !hidden.includes(item));
      for (const { name } of kept) expect(given[0]).toContain(name);
      const flagged = JSON.stringify(view);
      for (const { name } of hidden) expect(flagged).toContain(name);
    }),
  );
});

test("a single quote can be hidden, and one of a name that something shown bears stays", () => {
  const item = { item_type: "evidence" as const, item_id: "evidence-skill-0-0" };
  const [erlang] = visible(siteView(source, siteWith([item]))).sections.career?.skills ?? [];
  expect(erlang?.evidence.map(({ id }) => id)).toEqual(["evidence-skill-0-1", "evidence-skill-0-2"]);
  const twice: SiteSource = {
    ...source,
    claims: [...source.claims, { ...claim("Erlang", 9), id: "skill-9" }],
  };
  const view = visible(siteView(twice, siteWith([{ item_type: "claim", item_id: "skill-0" }])));
  expect(view.sections.career?.skills.some(({ id }) => id === "skill-9")).toBe(true);
});
