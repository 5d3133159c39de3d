/**
 * What of a portrait may stand under the person's name where others see it, the public site and the base résumé: what was
 * accepted, and no sentence that tells of the rest (decisions, section 5).
 */
import type { Claim, Profile, ReviewStatus, WorkHistory } from "@career-portrait/shared/contract";
import { fold, sentences } from "@career-portrait/shared/text";
import { normalised } from "./normalised.ts";

/** Every claim and role there is, whatever became of it. */
export interface Reviewed {
  claims: readonly Claim[];
  roles: readonly WorkHistory[];
}

const isAccepted = ({ review_status }: { review_status: ReviewStatus }) => review_status === "accepted";
/** Shorter names stand in texts by chance. */
const SHORTEST_NAME = 2;

function padded(text: string): string {
  return ` ${fold(text)} `;
}

/** The names of what is not accepted, but for those that something accepted bears too. */
function unacceptedNames({ claims, roles }: Reviewed): string[] {
  const named = [
    ...claims.flatMap((claim) => [claim.label, claim.institution].map((name) => ({ name, of: claim }))),
    ...roles.flatMap((role) => [role.company, role.title].map((name) => ({ name, of: role }))),
  ].map(({ name, of }) => ({ name: padded(name ?? ""), accepted: isAccepted(of) }));
  const shown = new Set(named.filter(({ accepted }) => accepted).map(({ name }) => name));
  return named
    .filter(({ accepted, name }) => !accepted && !shown.has(name) && name.trim().length >= SHORTEST_NAME)
    .map(({ name }) => name);
}

/** What of the rejected no quote may tell either: employers of rejected roles, and rejected achievements. */
export function rejectedWords({ claims, roles }: Reviewed): string[] {
  const isRejected = ({ review_status }: { review_status: ReviewStatus }) => review_status === "rejected";
  const employers = new Set(roles.filter((role) => !isRejected(role)).map(({ company }) => fold(company)));
  return [
    ...roles
      .filter((role) => isRejected(role) && !employers.has(fold(role.company)))
      .map(({ company }) => company),
    ...claims
      .filter((claim) => isRejected(claim) && claim.type === "achievement")
      .map(({ label }) => label.replace(/…$/u, "")),
  ];
}

/** A text made of the portrait, without the sentences that name what is not accepted. */
function onAccepted(text: string, reviewed: Reviewed): string {
  if (![...reviewed.claims, ...reviewed.roles].some(isAccepted)) return "";
  const names = unacceptedNames(reviewed);
  const tells = (said: string) => names.some((name) => padded(said).includes(name));
  if (!tells(text)) return text;
  return sentences(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => !tells(sentence))
    .join(" ");
}

/** A role's summary without the lines that tell a rejected achievement. */
export function withoutRejected(summary: string | null, claims: readonly Claim[]): string | null {
  if (summary === null) return null;
  const rejected = claims
    .filter(({ type, review_status }) => type === "achievement" && review_status === "rejected")
    .flatMap(({ label, description }) => [label.replace(/…$/u, ""), description ?? ""])
    .map(normalised)
    .filter((said) => said !== "");
  if (rejected.length === 0) return summary;
  const tells = (line: string) => {
    const own = normalised(line);
    return (
      own !== "" && rejected.some((said) => own.includes(said) || (own.length > 20 && said.includes(own)))
    );
  };
  return (
    summary
      .split("\n")
      .filter((line) => !tells(line))
      .join("\n")
      .trim() || null
  );
}

/** The profile without what tells of anything rejected or, in texts made of the portrait, not yet accepted. */
export function cleared<P extends Pick<Profile, "identity" | "summary" | "experience">>(
  profile: P,
  reviewed: Reviewed,
): P {
  const { identity, summary, experience } = profile;
  return {
    ...profile,
    identity: identity && {
      ...identity,
      headline: onAccepted(identity.headline ?? "", reviewed) || null,
      bio: onAccepted(identity.bio ?? "", reviewed) || null,
    },
    summary: onAccepted(summary, reviewed),
    experience: experience.map((role) => ({
      ...role,
      summary: withoutRejected(role.summary, reviewed.claims),
    })),
  };
}

/** The profile with nothing in it that was not accepted. */
export function acceptedProfile(profile: Profile, reviewed: Reviewed): Profile {
  const lists = ["experience", "skills", "education", "certifications", "achievements"] as const;
  const kept = Object.fromEntries(lists.map((list) => [list, profile[list].filter(isAccepted)]));
  return { ...cleared(profile, reviewed), ...kept };
}

interface ResumeDocument {
  basics?: { summary?: string };
  work?: { summary?: string; highlights?: string[] }[];
  meta?: { evidence?: Record<string, string[]> };
}

/**
 * A base résumé that was made before: what has been rejected since is in it no more. What else has changed waits until it is
 * made anew.
 */
export function withoutLinesOf(resume: Record<string, unknown>, reviewed: Reviewed): Record<string, unknown> {
  const { basics, meta } = resume as ResumeDocument;
  const before = meta?.evidence ?? {};
  const rejected = new Set(
    [...reviewed.claims, ...reviewed.roles]
      .filter(({ review_status }) => review_status === "rejected")
      .map(({ id }) => id),
  );
  const evidence: Record<string, string[]> = {};
  /** The entries that stay, cited under their new places. */
  const staying = <T>(
    entries: readonly T[],
    from: string,
    to: string,
  ): { entry: T; was: string; is: string }[] => {
    let place = 0;
    return entries.flatMap((entry, index) => {
      const was = `${from}.${index}`;
      const ids = before[was] ?? [];
      if (ids.some((id) => rejected.has(id))) return [];
      const is = `${to}.${place}`;
      place += 1;
      if (ids.length > 0) evidence[is] = ids;
      return [{ entry, was, is }];
    });
  };
  const lists = Object.entries(resume).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value] as const;
    const entries = staying(value as unknown[], name, name).map(({ entry, was, is }) => {
      if (name !== "work") return entry;
      const role = entry as NonNullable<ResumeDocument["work"]>[number];
      const highlights = staying(role.highlights ?? [], `${was}.highlights`, `${is}.highlights`);
      const summary = withoutRejected(role.summary ?? null, reviewed.claims);
      const { highlights: _, summary: __, ...own } = role;
      return {
        ...own,
        ...(summary === null ? {} : { summary }),
        ...(highlights.length === 0 ? {} : { highlights: highlights.map((line) => line.entry) }),
      };
    });
    return [name, entries] as const;
  });
  const summary = onAccepted(basics?.summary ?? "", reviewed);
  const { summary: _, ...contact } = basics ?? {};
  return {
    ...Object.fromEntries(lists),
    basics: { ...contact, ...(summary === "" ? {} : { summary }) },
    meta: { ...meta, evidence },
  };
}
