/**
 * What of a portrait its site shows (decisions, section 9): accepted claims, roles, projects and ventures, but for what is
 * hidden, and without any way to reach the person. What is hidden is not given away by its neighbours either: a quote or
 * sentence that names it is left out. A field that is not named here does not leave the house.
 */
import type { Claim, Contact, Profile, ReviewStatus, SiteView } from "@career-portrait/shared/contract";
import { detectLanguage, fold, sentences } from "@career-portrait/shared/text";
import { EMPTY_CONTACT } from "../portrait/index.ts";
import { reaches, withoutContact } from "../sharing/index.ts";
import type { SiteRow } from "./store.ts";

/** What a site is made from: nothing in it tells of what was rejected. */
export interface SiteSource {
  profile: Pick<Profile, "contact" | "identity" | "summary" | "experience" | "projects" | "ventures">;
  /** All that were not rejected. */
  claims: readonly Claim[];
  /** Words that tell of what was rejected: no quote or sentence with them is shown. */
  rejected: readonly string[];
}

type ItemType = SiteRow["hidden"][number]["item_type"];
type ViewClaim = NonNullable<SiteView["sections"]["career"]>["skills"][number];

/** Shorter names stand in texts by chance. */
const SHORTEST_SECRET = 2;

interface Rules {
  isHidden(type: ItemType, id: string): boolean;
  contact: Contact;
  /** Folded, with a space at either end. */
  secrets: readonly string[];
}

const isAccepted = ({ review_status }: { review_status: ReviewStatus }) => review_status === "accepted";

function padded(text: string): string {
  return ` ${fold(text)} `;
}

/** The names of what is hidden, but for those that something shown bears too. */
function secretsOf({ profile, claims, rejected }: SiteSource, isHidden: Rules["isHidden"]): string[] {
  const named = [
    ...profile.experience
      .map((role) => ({ ...role, hidden: isHidden("work_history", role.id) }))
      .filter((role) => role.hidden || isAccepted(role))
      .map(({ hidden, company }) => ({ hidden, name: company })),
    ...profile.projects.map(({ id, name }) => ({ hidden: isHidden("project", id), name })),
    ...profile.ventures.map(({ id, name }) => ({ hidden: isHidden("venture", id), name })),
    ...claims
      .map((claim) => ({ ...claim, hidden: isHidden("claim", claim.id) }))
      .filter((claim) => claim.hidden || isAccepted(claim))
      .flatMap(({ hidden, label, institution }) =>
        [label, institution].map((name) => ({ hidden, name: name ?? "" })),
      ),
    ...rejected.map((name) => ({ hidden: true, name })),
  ].map(({ hidden, name }) => ({ hidden, name: padded(name) }));
  const shown = new Set(named.filter(({ hidden }) => !hidden).map(({ name }) => name));
  return named
    .filter(({ hidden, name }) => hidden && !shown.has(name) && name.trim().length >= SHORTEST_SECRET)
    .map(({ name }) => name);
}

function tells({ secrets, contact }: Rules, text: string): boolean {
  const said = padded(text);
  return reaches(text, contact) || secrets.some((secret) => said.includes(secret));
}

/** The text without the sentences that tell what is not shown; null when nothing is left. */
function shownText(rules: Rules, text: string | null): string | null {
  if (text === null) return null;
  const kept = withoutContact(text, rules.contact);
  if (!tells(rules, kept)) return kept.trim() || null;
  const rest = sentences(kept).map((sentence) => sentence.text);
  return rest.filter((sentence) => !tells(rules, sentence)).join(" ") || null;
}

function shownUrl(rules: Rules, url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) && !tells(rules, url) ? url : null;
}

function viewClaim(rules: Rules, claim: Claim): ViewClaim {
  const { id, label, description, work_history_id, evidence } = claim;
  // What was achieved in a hidden role says what the role was.
  const ofHiddenRole = (roleId: string | null | undefined) =>
    typeof roleId === "string" && rules.isHidden("work_history", roleId);
  const hidden =
    rules.isHidden("claim", id) ||
    tells(rules, label) ||
    (claim.type === "achievement" && ofHiddenRole(work_history_id));
  return {
    id,
    hidden,
    label,
    description: hidden ? description : shownText(rules, description),
    work_history_id: ofHiddenRole(work_history_id) ? null : work_history_id,
    evidence: evidence.flatMap((piece) =>
      piece.content === null
        ? []
        : [
            {
              id: piece.id,
              hidden:
                hidden ||
                rules.isHidden("evidence", piece.id) ||
                ofHiddenRole(piece.work_history_id) ||
                tells(rules, piece.content),
              content: piece.content,
            },
          ],
    ),
  };
}

function viewCareer(rules: Rules, { profile, claims }: SiteSource) {
  const accepted = claims.filter(isAccepted);
  const roles = profile.experience.filter(isAccepted);
  const inRoles = new Set<string | null>(roles.map(({ id }) => id));
  // A role that is not accepted is not pointed at either.
  const inShownRole = (claim: ViewClaim): ViewClaim =>
    inRoles.has(claim.work_history_id) ? claim : { ...claim, work_history_id: null };
  const ofType = (type: Claim["type"]) =>
    accepted.filter((claim) => claim.type === type).map((claim) => inShownRole(viewClaim(rules, claim)));
  return {
    experience: roles.map((role) => {
      const { id, company, title, start_date, end_date, is_current, location } = role;
      const hidden = rules.isHidden("work_history", id);
      const summary = hidden ? role.summary : shownText(rules, role.summary);
      return { id, hidden, company, title, start_date, end_date, is_current, location, summary };
    }),
    skills: ofType("skill"),
    achievements: ofType("achievement"),
    attributes: ofType("attribute"),
    education: accepted
      .filter(({ type }) => type === "education")
      .map((claim) => {
        const { institution, degree, field, start_date, end_date } = claim;
        return { ...inShownRole(viewClaim(rules, claim)), institution, degree, field, start_date, end_date };
      }),
    certifications: ofType("certification"),
  };
}

function viewProjects(rules: Rules, { profile }: SiteSource) {
  const made = <T extends { id: string; description: string | null; url: string | null }>(
    type: "project" | "venture",
    row: T,
  ) => {
    const hidden = rules.isHidden(type, row.id);
    const shown = { description: shownText(rules, row.description), url: shownUrl(rules, row.url) };
    return { ...row, ...(hidden ? {} : shown), hidden };
  };
  return {
    projects: profile.projects.map(
      ({ id, name, role, description, url, start_date, end_date, technologies }) => ({
        ...made("project", { id, name, role, description, url, start_date, end_date }),
        technologies: technologies.filter((technology) => !tells(rules, technology)),
      }),
    ),
    ventures: profile.ventures.map(({ id, name, role, description, url, start_date, end_date, status }) =>
      made("venture", { id, name, role, description, url, start_date, end_date, status }),
    ),
  };
}

function languageOf({ profile, claims }: SiteSource): string {
  const told = [
    profile.summary,
    ...profile.experience.filter(isAccepted).map(({ summary }) => summary),
    ...claims.filter(isAccepted).map(({ label }) => label),
  ];
  return detectLanguage(told.join("\n")) ?? "en";
}

/** The site with what it hides, flagged: the preview (specification, GET /site/preview). */
export function siteView(source: SiteSource, row: SiteRow): SiteView {
  const hiddenItems = new Set(row.hidden.map(({ item_type, item_id }) => `${item_type} ${item_id}`));
  const isHidden: Rules["isHidden"] = (type, id) => hiddenItems.has(`${type} ${id}`);
  const { contact, identity, summary } = source.profile;
  const rules: Rules = { isHidden, contact, secrets: secretsOf(source, isHidden) };
  const { sections, handle, published, theme, show_in_search } = row;
  const at = (path: string) => ({ url: `/@${handle}/${path}` });
  return {
    handle,
    published,
    theme,
    show_in_search,
    language: languageOf(source),
    name: contact.name?.trim() || handle,
    headline: shownText(rules, identity?.headline ?? null),
    summary: shownText(rules, summary || null),
    sections: {
      career: sections.career ? viewCareer(rules, source) : null,
      projects: sections.projects ? viewProjects(rules, source) : null,
      resume: sections.resume ? at("resume.pdf") : null,
      fit_check: sections.fit_check ? at("fit-check") : null,
      ask: sections.ask ? at("ask") : null,
      contact: sections.contact ? at("contact") : null,
    },
  };
}

const shown = <T extends { hidden: boolean }>(items: readonly T[]): T[] =>
  items.filter(({ hidden }) => !hidden);
const shownClaims = <T extends ViewClaim>(claims: readonly T[]): T[] =>
  shown(claims).map((claim) => ({ ...claim, evidence: shown(claim.evidence) }));

/** The site as a visitor has it: nothing of what is hidden is in it. */
export function visible(view: SiteView): SiteView {
  const { career, projects } = view.sections;
  return {
    ...view,
    sections: {
      ...view.sections,
      career: career && {
        experience: shown(career.experience),
        skills: shownClaims(career.skills),
        achievements: shownClaims(career.achievements),
        attributes: shownClaims(career.attributes),
        education: shownClaims(career.education),
        certifications: shownClaims(career.certifications),
      },
      projects: projects && { projects: shown(projects.projects), ventures: shown(projects.ventures) },
    },
  };
}

/** The claims and roles that a visitor's view holds, as the rest of the service reads them: with no word more. */
export function publicPortrait(view: SiteView, source: SiteSource): Profile & { attributes: Claim[] } {
  const { career, projects } = visible(view).sections;
  const claimById = new Map(source.claims.map((claim) => [claim.id, claim]));
  const claimsOf = (items: readonly ViewClaim[]): Claim[] =>
    items.flatMap(({ id, description, work_history_id, evidence }) => {
      const claim = claimById.get(id);
      const kept = new Set(evidence.map((piece) => piece.id));
      return claim
        ? [
            {
              ...claim,
              description,
              work_history_id,
              evidence: claim.evidence.filter((piece) => kept.has(piece.id)),
            },
          ]
        : [];
    });
  const roles = new Map(source.profile.experience.map((role) => [role.id, role]));
  return {
    contact: { ...EMPTY_CONTACT, name: view.name },
    identity: null,
    summary: view.summary ?? "",
    experience: (career?.experience ?? []).flatMap(({ id, summary }) => {
      const role = roles.get(id);
      return role ? [{ ...role, summary }] : [];
    }),
    projects: (projects?.projects ?? []).map(({ hidden: _hidden, ...project }) => project),
    ventures: (projects?.ventures ?? []).map(({ hidden: _hidden, ...venture }) => venture),
    skills: claimsOf(career?.skills ?? []),
    skill_groups: [],
    education: claimsOf(career?.education ?? []),
    certifications: claimsOf(career?.certifications ?? []),
    achievements: claimsOf(career?.achievements ?? []),
    attributes: claimsOf(career?.attributes ?? []),
  };
}
