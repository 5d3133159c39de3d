/** The base résumé as plain structure: for reading without a PDF viewer, and without the backend. */
import { Fragment, type ReactNode } from "react";
import { z } from "zod";
import { t } from "../../words/index.ts";
import { showPeriod } from "./dates.ts";
import { SafeLink } from "./EntryList.tsx";
import styles from "./Resume.module.css";

const text = z.string().optional().catch(undefined);
const texts = z.array(z.string()).default([]).catch([]);
const dated = { startDate: text, endDate: text };
const list = <S extends z.ZodRawShape>(shape: S) => z.array(z.object(shape)).default([]).catch([]);

/** The parts of JSON Resume 1.0 (jsonresume.org/schema) that the backend writes. What is otherwise is left out. */
const ResumeData = z.object({
  basics: z
    .object({
      name: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.object({ address: text }).optional().catch(undefined),
      profiles: list({ network: text, url: text }),
    })
    .optional(),
  work: list({ name: text, position: text, location: text, summary: text, highlights: texts, ...dated }),
  projects: list({ name: text, description: text, roles: texts, url: text, keywords: texts, ...dated }),
  education: list({ institution: text, studyType: text, area: text, ...dated }),
  certificates: list({ name: text }),
  skills: list({ name: text }),
});
type ResumeData = z.infer<typeof ResumeData>;

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface Item {
  head: string;
  period: string;
  text: string | undefined;
  lines: readonly string[];
}

function Items({ title, items }: { title: string; items: readonly Item[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      {items.map(({ head, period, text: words, lines }, index) => (
        // Two entries may say the same.
        <Fragment key={`${index} ${head}`}>
          <p className={styles.head}>
            <strong>{head}</strong>
            <span>{period}</span>
          </p>
          {words && <p className={styles.said}>{words}</p>}
          {lines.length > 0 && (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </Part>
  );
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(", ");
/** As on the pages: a role without an end runs. */
const period = (
  item: { startDate?: string | undefined; endDate?: string | undefined },
  runs: boolean,
): string => showPeriod(item.startDate ?? null, item.endDate ?? null, runs && item.endDate === undefined);

function Basics({ basics }: { basics: NonNullable<ResumeData["basics"]> }): ReactNode {
  const { name, email, phone, location, url, profiles, summary } = basics;
  const links = [url, ...profiles.map((profile) => profile.url)].filter((link) => link !== undefined);
  return (
    <header>
      {name && <h2>{name}</h2>}
      <p className={styles.said}>{[email, phone, location?.address].filter(Boolean).join(" \u00b7 ")}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link}>
              <SafeLink url={link} />
            </li>
          ))}
        </ul>
      )}
      {summary && <p className={styles.said}>{summary}</p>}
    </header>
  );
}

export function ResumeText({ data }: { data: Record<string, unknown> }): ReactNode {
  const parsed = ResumeData.safeParse(data);
  if (!parsed.success) return <p role="alert">{t("resume.unreadable")}</p>;
  const { basics, work, projects, education, certificates, skills } = parsed.data;
  return (
    <article className={styles.paper} data-testid="resume-text">
      {basics && <Basics basics={basics} />}
      <Items
        title={t("section.workHistory")}
        items={work.map((role) => ({
          head: joined(role.position, role.name, role.location),
          period: period(role, true),
          text: role.summary,
          lines: role.highlights,
        }))}
      />
      <Items
        title={t("section.projects")}
        items={projects.map((project) => ({
          head: joined(project.name, ...project.roles),
          period: period(project, false),
          text: project.description,
          lines: project.keywords,
        }))}
      />
      <Items
        title={t("section.education")}
        items={education.map((item) => ({
          head: joined(item.studyType, item.area, item.institution),
          period: period(item, false),
          text: undefined,
          lines: [],
        }))}
      />
      {certificates.length > 0 && (
        <Part title={t("section.certifications")}>
          <p className={styles.said}>{joined(...certificates.map(({ name }) => name))}</p>
        </Part>
      )}
      {skills.length > 0 && (
        <Part title={t("section.skills")}>
          <p className={styles.said}>{joined(...skills.map(({ name }) => name))}</p>
        </Part>
      )}
    </article>
  );
}
