/** The portrait itself: contact, work history, ventures, projects (specification, Profile; decisions, section 5). */
import { z } from "zod";
import { Claim, ReviewStatus } from "./claims.ts";
import { collectionRoutes } from "./collection.ts";
import { pageQuery, partialDate, timestamp, uuid } from "./common.ts";
import { AsyncJob } from "./jobs.ts";
import { emailOrNone, linkOrNone } from "./link.ts";
import { MatchPhrase } from "./match.ts";
import { DOCX, PDF, printQuery, unprintable } from "./print.ts";
import { route } from "./route.ts";

const text = (max: number) => z.string().trim().max(max);

export const Contact = z
  .object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    linkedin_url: z.string().nullable(),
    github_url: z.string().nullable(),
    website_url: z.string().nullable(),
    logo_url: z.string().nullable(),
  })
  .meta({ id: "Contact" });
export type Contact = z.infer<typeof Contact>;

export const Identity = z
  .object({
    archetype: z
      .enum([
        "Builder",
        "Optimizer",
        "Connector",
        "Guide",
        "Stabilizer",
        "Specialist",
        "Strategist",
        "Advocate",
        "Investigator",
        "Performer",
      ])
      .nullable(),
    headline: z.string().nullable(),
    bio: z.string().nullable(),
    keywords: z.array(z.string()),
    matches: z.array(z.string()),
    generated_at: timestamp,
    stale: z.boolean().optional().meta({ description: "the portrait has changed since" }),
  })
  .meta({ id: "Identity" });
export type Identity = z.infer<typeof Identity>;

export const WorkHistory = z
  .object({
    id: uuid,
    company: z.string(),
    title: z.string(),
    start_date: partialDate.nullable(),
    end_date: partialDate.nullable().meta({ description: "null for a role that still runs, or not stated" }),
    is_current: z.boolean(),
    location: z.string().nullable(),
    summary: z.string().nullable(),
    company_domain: z.string().nullable(),
    logo_override_path: z.string().nullable(),
    position: z.int(),
    review_status: ReviewStatus,
  })
  .meta({ id: "WorkHistory" });
export type WorkHistory = z.infer<typeof WorkHistory>;

export const Venture = z
  .object({
    id: uuid,
    name: z.string(),
    role: z.string().nullable(),
    description: z.string().nullable(),
    start_date: partialDate.nullable(),
    end_date: partialDate.nullable(),
    url: z.string().nullable(),
    status: z.string().nullable(),
  })
  .meta({ id: "Venture" });
export type Venture = z.infer<typeof Venture>;

export const Project = z
  .object({
    id: uuid,
    name: z.string(),
    role: z.string().nullable(),
    description: z.string().nullable(),
    url: z.string().nullable(),
    start_date: partialDate.nullable(),
    end_date: partialDate.nullable(),
    technologies: z.array(z.string()),
  })
  .meta({ id: "Project" });
export type Project = z.infer<typeof Project>;

/** The fixed categories of grouped skills, in the order they are always given (specification, Profile). */
export const SKILL_CATEGORIES = [
  "Languages & Frameworks",
  "Cloud & Infrastructure",
  "Release & Delivery",
  "Quality & Testing",
  "AI & Agents",
  "Data",
  "Leadership & Compliance",
] as const;

export const Profile = z
  .object({
    contact: Contact,
    identity: Identity.nullable(),
    summary: z.string(),
    experience: z.array(WorkHistory),
    ventures: z.array(Venture),
    projects: z.array(Project),
    skills: z.array(Claim),
    skill_groups: z.array(z.object({ category: z.enum(SKILL_CATEGORIES), skills: z.array(z.string()) })),
    education: z.array(Claim),
    certifications: z.array(Claim),
    achievements: z.array(Claim),
  })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof Profile>;

export const BaseResume = z
  .object({
    status: z.enum(["none", "queued", "generating", "ready", "failed"]),
    resume_data: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "JSON Resume 1.0; `meta.evidence` names the ids behind each line by its path" }),
    generated_at: timestamp.nullable(),
    stale: z.boolean().optional().meta({ description: "the portrait has changed since" }),
    error: z.string().nullable(),
    error_explanation: MatchPhrase.nullish().meta({
      description: "`error` as a code (docs/explanations.md)",
    }),
  })
  .meta({ id: "BaseResume" });
export type BaseResume = z.infer<typeof BaseResume>;

const date = partialDate.nullable().optional();
const words = (max: number) => text(max).nullable().optional();
const period = { start_date: date, end_date: date };

/** What a person states about themselves; education says where and when besides (decisions, section 5). */
const StatedClaim = { label: text(300).min(1), description: words(5000) };
const StatedEducation = {
  ...StatedClaim,
  institution: words(300),
  degree: words(300),
  field: words(300),
  ...period,
};
const StatedProject = {
  name: text(300).min(1),
  role: words(300),
  description: words(5000),
  url: linkOrNone(2000).nullable().optional(),
  ...period,
  technologies: z.array(text(100).min(1)).max(100).optional(),
};
const StatedVenture = {
  name: text(300).min(1),
  role: words(300),
  description: words(5000),
  url: linkOrNone(2000).nullable().optional(),
  status: words(100),
  ...period,
};
const StatedRole = {
  company: text(300).min(1),
  title: text(300).min(1),
  ...period,
  location: words(300),
  summary: words(5000),
  company_domain: words(253),
  logo_override_path: words(500),
  /** Told by the dates when it is not given. */
  is_current: z.boolean().optional(),
  position: z.int().min(0).max(10_000).optional(),
};

const skills = collectionRoutes("/profile/skills", "skill", Claim, StatedClaim);
const education = collectionRoutes("/profile/education", "education", Claim, StatedEducation);
const certifications = collectionRoutes("/profile/certifications", "certification", Claim, StatedClaim);
const projects = collectionRoutes("/profile/projects", "project", Project, StatedProject);
const ventures = collectionRoutes("/profile/ventures", "venture", Venture, StatedVenture);
const workHistory = collectionRoutes("/profile/work-history", "work history entry", WorkHistory, StatedRole);

function workHistoryReview<const V extends "accept" | "reject">(verb: V) {
  return route({
    method: "POST",
    path: `/profile/work-history/:id/${verb}` as const,
    tag: "Profile",
    summary: `Review a role with its summary: ${verb}`,
    access: ["write:claims", "write:profile"],
    success: { status: 200, data: WorkHistory },
  });
}

export const profileRoutes = {
  getProfile: route({
    method: "GET",
    path: "/profile",
    tag: "Profile",
    summary: "Read the whole portrait",
    access: ["read:profile"],
    success: { status: 200, data: Profile },
  }),
  updateContact: route({
    method: "PATCH",
    path: "/profile",
    tag: "Profile",
    summary: "Change contact details",
    access: ["write:profile"],
    body: {
      type: "json",
      schema: z.strictObject({
        name: text(200).optional(),
        email: emailOrNone(254).optional(),
        phone: text(50).optional(),
        location: text(200).optional(),
        linkedin: linkOrNone(500).optional(),
        github: linkOrNone(500).optional(),
        website: linkOrNone(500).optional(),
        logo_url: linkOrNone(500).optional(),
      }),
    },
    success: { status: 200, data: Contact },
  }),
  regenerateIdentity: route({
    method: "POST",
    path: "/profile/identity/regenerate",
    tag: "Profile",
    summary: "Describe the portrait anew in the background",
    access: ["write:profile"],
    success: { status: 200, data: AsyncJob },
  }),
  listIdentities: route({
    method: "GET",
    path: "/claims/identity/evolution",
    tag: "Claims",
    summary: "List identity snapshots, newest first",
    access: ["read:claims"],
    query: pageQuery,
    success: { status: 200, data: Identity, list: true },
  }),
  regenerateBaseResume: route({
    method: "POST",
    path: "/profile/base-resume/regenerate",
    tag: "Profile",
    summary: "Make the base résumé anew in the background",
    access: ["write:profile"],
    success: { status: 200, data: z.object({ queued: z.boolean() }) },
  }),
  getBaseResume: route({
    method: "GET",
    path: "/profile/base-resume",
    tag: "Profile",
    summary: "Read the base résumé, or how far it is",
    access: ["read:profile"],
    success: { status: 200, data: BaseResume },
  }),
  getResumePdf: route({
    method: "GET",
    path: "/profile/resume.pdf",
    tag: "Profile",
    summary: "The base résumé as PDF; 404 while there is none",
    access: ["read:profile"],
    query: printQuery,
    success: { status: 200, file: PDF },
    errors: unprintable,
  }),
  getResumeDocx: route({
    method: "GET",
    path: "/profile/resume.docx",
    tag: "Profile",
    summary: "The base résumé as Word document; 404 while there is none",
    access: ["read:profile"],
    query: printQuery,
    success: { status: 200, file: DOCX },
    errors: unprintable,
  }),
  listWorkHistory: {
    ...workHistory.list,
    query: workHistory.list.query.extend({ review_status: ReviewStatus.optional() }),
  },
  createWorkHistory: workHistory.create,
  updateWorkHistory: workHistory.update,
  deleteWorkHistory: workHistory.remove,
  acceptWorkHistory: workHistoryReview("accept"),
  rejectWorkHistory: workHistoryReview("reject"),
  listSkills: skills.list,
  createSkill: skills.create,
  updateSkill: skills.update,
  deleteSkill: skills.remove,
  listEducation: education.list,
  createEducation: education.create,
  updateEducation: education.update,
  deleteEducation: education.remove,
  listCertifications: certifications.list,
  createCertification: certifications.create,
  updateCertification: certifications.update,
  deleteCertification: certifications.remove,
  listProjects: projects.list,
  createProject: projects.create,
  updateProject: projects.update,
  deleteProject: projects.remove,
  listVentures: ventures.list,
  createVenture: ventures.create,
  updateVenture: ventures.update,
  deleteVenture: ventures.remove,
};
