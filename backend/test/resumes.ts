/** Résumés for the tests and the benchmark: one of a person who does not exist, and those made of what was read. */
import type { DocumentReading } from "../src/reading/reading.ts";
import type { JsonResume } from "../src/rendering/paper/json-resume.ts";

function given(value: string | null): string | undefined {
  return value ?? undefined;
}

/** `present` is a missing end in JSON Resume. */
function endOf(date: string | null): string | undefined {
  return date === "present" ? undefined : given(date);
}

/** What was read from a résumé as the JSON Resume that prints it; every line of a role's text becomes a bullet. */
export function resumeOfReading(reading: DocumentReading): JsonResume {
  const { contact } = reading;
  return {
    basics: {
      name: given(contact.name),
      email: given(contact.email),
      phone: given(contact.phone),
      location: { address: given(contact.location) },
      profiles: contact.links.map((url) => ({ url })),
    },
    work: reading.work_history.map((role) => ({
      name: given(role.company),
      position: given(role.title),
      location: given(role.location),
      startDate: given(role.start_date),
      endDate: endOf(role.end_date),
      highlights: role.summary?.split("\n"),
    })),
    education: reading.education.map((study) => ({
      institution: given(study.institution),
      studyType: given(study.degree),
      area: given(study.field),
      startDate: given(study.start_date),
      endDate: endOf(study.end_date),
    })),
    skills: reading.skills.map((name) => ({ name })),
    certificates: reading.certifications.map((name) => ({ name })),
    awards: reading.achievements.map((title) => ({ title })),
    projects: reading.projects.map((project) => ({
      name: project.name,
      roles: project.role === null ? [] : [project.role],
      url: given(project.url),
      startDate: given(project.start_date),
      endDate: endOf(project.end_date),
      highlights: project.description?.split("\n"),
    })),
  };
}

/** One page, every section of the schema, letters of three scripts. */
export const ONE_PAGE: JsonResume = {
  basics: {
    name: "Ioanna Παπαδοπούλου",
    label: "Staff Backend Engineer",
    email: "ioanna@example.org",
    phone: "+44 20 7946 0123",
    url: "https://ioanna.example.org/",
    location: { city: "Manchester", region: "United Kingdom" },
    summary:
      "Backend engineer with twelve years in payments and logistics. Leads small teams that keep old systems running while the new ones take over.",
    profiles: [{ network: "GitHub", url: "https://github.com/ioanna-example" }],
  },
  work: [
    {
      position: "Staff Backend Engineer",
      name: "Northwind Freight Ltd",
      location: "Manchester, UK",
      startDate: "2021-03",
      highlights: [
        "Cut the nightly route computation from 5 h to 38 min by computing only what changed.",
        "Led the move of 42 services to Kubernetes without a maintenance window; spend fell by 31%.",
        "Set up a review of every incident that ends in a test, a runbook line or nothing.",
        "Mentored six engineers, two of whom now lead their own teams.",
      ],
    },
    {
      position: "Senior Software Engineer",
      name: "Harbour Payments",
      location: "Leeds, UK",
      startDate: "2017-09",
      endDate: "2021-02",
      highlights: [
        "Built the reconciliation service that matches 3.2 million card payments a day (Java, PostgreSQL, Kafka).",
        "Wrote the library that all teams use for idempotent requests.",
        "Reduced chargeback handling from 9 days to 2.",
      ],
    },
    {
      position: "Software Engineer",
      name: "Κτήμα Δεδομένων A.E.",
      location: "Athens, Greece",
      startDate: "2013-06-01",
      endDate: "2017-08-31",
      summary: "Tariffs and billing of an electricity retailer.",
      highlights: ["Replaced a weekly manual report by a dashboard that 200 people open every morning."],
    },
  ],
  education: [
    {
      institution: "National Technical University of Athens",
      studyType: "Diploma",
      area: "Electrical and Computer Engineering",
      startDate: "2007-09",
      endDate: "2013-03",
    },
  ],
  skills: ["Go", "Java", "PostgreSQL", "Kafka", "Kubernetes", "Terraform", "CI/CD"].map((name) => ({ name })),
  certificates: [
    { name: "Certified Kubernetes Administrator", issuer: "The Linux Foundation", date: "2022-05" },
    { name: "AWS Certified Solutions Architect" },
  ],
  projects: [
    {
      name: "tarifftool",
      description: "Prices time-of-use tariffs.",
      url: "https://github.com/ioanna-example/tarifftool",
      startDate: "2019",
      endDate: "2023",
    },
  ],
  volunteer: [{ organization: "Food Bank North", position: "Driver", startDate: "2020", endDate: "2022" }],
  awards: [{ title: "Engineering Prize", awarder: "Harbour Payments", date: "2019-12" }],
  publications: [{ name: "Routing what changed", publisher: "Freight Computing", releaseDate: "2022" }],
  languages: [
    { language: "Greek", fluency: "native" },
    { language: "Русский", fluency: "B1" },
  ],
  interests: [{ name: "Choir" }],
};
