/** The person as a form may ask for them, from the copy of their profile. */
import type { Applicant } from "@career-portrait/shared/application";
import type { Profile } from "@career-portrait/shared/contract";

export function applicantOf({ contact, experience, education }: Profile): Applicant {
  const roles = experience.map(({ title, company, location, start_date, end_date, is_current, summary }) => ({
    title,
    company,
    location,
    start_date,
    end_date: is_current ? null : end_date,
    summary,
  }));
  const running = experience.findIndex(({ is_current }) => is_current);
  const { name, email, phone, location, linkedin_url, github_url, website_url } = contact;
  return {
    name,
    email,
    phone,
    location,
    linkedin_url,
    github_url,
    website_url,
    roles,
    current: roles[running] ?? null,
    schools: education.map(({ institution, degree, field, start_date, end_date }) => ({
      institution: institution ?? null,
      degree: degree ?? null,
      field: field ?? null,
      start_date,
      end_date,
    })),
  };
}
