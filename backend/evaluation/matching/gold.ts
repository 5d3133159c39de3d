/** Portraits and postings as the fixtures' truth has them, to tell errors of the score from errors of reading. */
import type { Requirement } from "@career-portrait/shared/contract";
import type { Portrait, PortraitClaim, PortraitRole } from "@career-portrait/shared/matching";
import { fold } from "@career-portrait/shared/text";

interface ResumeTruth {
  id: string;
  work: { company: string | null; title: string | null; start: string | null; end: string | null }[];
  education: {
    institution: string | null;
    degree: string | null;
    field: string | null;
    end: string | null;
  }[];
  skills: string[];
  skills_optional?: string[];
  certifications: string[];
  languages?: string[];
}

interface PostingTruth {
  title: string;
  company: string | null;
  requirements: (Pick<Requirement, "text" | "importance" | "kind" | "skills"> & { years?: number | null })[];
}

/** Truth entries become claims; every line of the document is an achievement of the role it stands under. */
export function goldPortrait(truth: ResumeTruth, pages: readonly string[]): Portrait {
  const roles = truth.work.map((role, index): PortraitRole => ({
    id: `role-${index}`,
    company: role.company ?? "",
    title: role.title ?? "",
    start_date: role.start,
    end_date: role.end === "present" ? null : role.end,
    location: null,
    summary: null,
  }));
  const lines = pages.flatMap((page) => page.split("\n")).filter((line) => line.trim() !== "");
  let current: PortraitRole | null = null;
  const claims: PortraitClaim[] = [
    ...truth.skills.concat(truth.skills_optional ?? []).map((label) => claim("skill", label)),
    ...truth.certifications.map((label) => claim("certification", label)),
    ...(truth.languages ?? []).map((label) => claim("attribute", label)),
    ...truth.education.map((entry) => ({
      ...claim(
        "education",
        [entry.degree, entry.field].filter(Boolean).join(" ") || (entry.institution ?? ""),
      ),
      institution: entry.institution,
      degree: entry.degree,
      field: entry.field,
      end_date: entry.end,
    })),
    ...lines.map((line) => {
      current = roles.find(({ title }) => title !== "" && fold(line).includes(fold(title))) ?? current;
      return { ...claim("achievement", line), work_history_id: current?.id ?? null };
    }),
  ];
  return { claims, work_history: roles, basis: "accepted" };
}

function claim(type: PortraitClaim["type"], label: string): PortraitClaim {
  const id = `${type}-${label}`;
  const evidence = {
    id: `quote-${id}`,
    source_document_id: null,
    content: label,
    page: null,
    start: null,
    end: null,
  };
  const none = {
    description: null,
    institution: null,
    degree: null,
    field: null,
    start_date: null,
    end_date: null,
  };
  return { id, type, label, confidence: 1, ...none, work_history_id: null, evidence: [evidence] };
}

export function goldRequirements(truth: PostingTruth): Requirement[] {
  return truth.requirements.map((one) => ({
    ...one,
    years: one.years ?? null,
    start: 0,
    end: one.text.length,
  }));
}

export type { PostingTruth, ResumeTruth };
