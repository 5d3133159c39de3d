/** A person's site as HTML. What it is given holds nothing that is hidden (`public-portrait.ts`). */
import { SKILL_CATEGORIES, type SiteView } from "@career-portrait/shared/contract";
import { skillCategory } from "@career-portrait/shared/skills";
import { type Html, html } from "../rendering/html.ts";
import { periodText } from "./evidence.ts";
import { askForm, contactForm, fitForm } from "./forms.ts";
import { framed } from "./frame.ts";
import { personData } from "./person-data.ts";
import { type Words, wordsIn } from "./labels.ts";

type Career = NonNullable<SiteView["sections"]["career"]>;
type Projects = NonNullable<SiteView["sections"]["projects"]>;
interface Section {
  id: string;
  title: string;
  content: Html;
}

/** A text of several lines is a list of points; one line is a paragraph. */
function told(text: string | null): Html | false {
  const lines = (text ?? "")
    .split("\n")
    .map((line) => line.trim().replace(/^[-•*·]\s*/, ""))
    .filter(Boolean);
  if (lines.length < 2) return lines.length === 1 && html`<p>${lines[0]}</p>`;
  return html`<ul class="points">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

function roleItem(
  role: Career["experience"][number],
  achievements: Career["achievements"],
  words: Words,
): Html {
  const own = achievements.filter(({ work_history_id }) => work_history_id === role.id);
  const period = periodText(role, role.is_current ? words.now : null);
  return html`<li class="entry">
    ${period && html`<p class="period">${period}</p>`}
    <div>
      <h3>${role.title}</h3>
      <p class="place">${[role.company, role.location].filter(Boolean).join(" · ")}</p>
      ${told(role.summary)}
      ${
        own.length > 0 &&
        html`<ul class="points">
          ${own.map(({ label }) => html`<li>${label}</li>`)}
        </ul>`
      }
    </div>
  </li>`;
}

function skillGroups({ skills }: Career, words: Words): Html {
  const groups = [...SKILL_CATEGORIES, null].map((category) => ({
    name: category ?? words.more,
    labels: skills.filter(({ label }) => skillCategory(label) === category).map(({ label }) => label),
  }));
  const filled = groups.filter(({ labels }) => labels.length > 0);
  const list = (labels: readonly string[]) =>
    html`<ul class="tags">
      ${labels.map((label) => html`<li>${label}</li>`)}
    </ul>`;
  if (filled.length === 1) return list(filled[0]?.labels ?? []);
  return html`<dl class="groups">
    ${filled.map(
      ({ name, labels }) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${list(labels)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** What an education claim says, without saying anything twice. */
function educationItem(claim: Career["education"][number]): Html {
  const named = [claim.degree, claim.field].filter(Boolean).join(", ");
  const period = periodText(claim);
  return html`<li class="entry">
    ${period && html`<p class="period">${period}</p>`}
    <div>
      <h3>${named || claim.label}</h3>
      ${claim.institution && html`<p class="place">${claim.institution}</p>`}
    </div>
  </li>`;
}

function plainList(claims: Career["certifications"]): Html {
  return html`<ul class="points">
    ${claims.map(({ label, description }) => html`<li>${label}${description && html`<span class="quiet"> ${description}</span>`}</li>`)}
  </ul>`;
}

function careerSections(career: Career, words: Words): Section[] {
  const roles = new Set(career.experience.map(({ id }) => id));
  const outside = career.achievements.filter(({ work_history_id }) => !roles.has(work_history_id ?? ""));
  return [
    {
      id: "career",
      title: words.career,
      items: career.experience,
      content: html`<ol class="entries">
        ${career.experience.map((role) => roleItem(role, career.achievements, words))}
      </ol>`,
    },
    { id: "skills", title: words.skills, items: career.skills, content: skillGroups(career, words) },
    { id: "achievements", title: words.achievements, items: outside, content: plainList(outside) },
    {
      id: "education",
      title: words.education,
      items: career.education,
      content: html`<ol class="entries">
        ${career.education.map(educationItem)}
      </ol>`,
    },
    {
      id: "certifications",
      title: words.certifications,
      items: career.certifications,
      content: plainList(career.certifications),
    },
    {
      id: "strengths",
      title: words.strengths,
      items: career.attributes,
      content: plainList(career.attributes),
    },
  ].filter(({ items }) => items.length > 0);
}

function madeItem(made: Projects["projects"][number] | Projects["ventures"][number], words: Words): Html {
  const period = periodText(made);
  const technologies = "technologies" in made ? made.technologies : [];
  const status = "status" in made ? made.status : null;
  return html`<li class="entry">
    ${period && html`<p class="period">${period}</p>`}
    <div>
      <h3>${made.name}</h3>
      ${(made.role ?? status) && html`<p class="place">${[made.role, status].filter(Boolean).join(" · ")}</p>`}
      ${told(made.description)}
      ${
        technologies.length > 0 &&
        html`<ul class="tags">
          ${technologies.map((technology) => html`<li>${technology}</li>`)}
        </ul>`
      }
      ${
        made.url &&
        html`<p>
          <a href="${made.url}" rel="nofollow noopener noreferrer"
            >${words.visit}<span class="unseen"> ${made.name}</span></a
          >
        </p>`
      }
    </div>
  </li>`;
}

function projectSections({ projects, ventures }: Projects, words: Words): Section[] {
  return [
    { id: "projects", title: words.projects, items: projects },
    { id: "ventures", title: words.ventures, items: ventures },
  ]
    .filter(({ items }) => items.length > 0)
    .map(({ id, title, items }) => ({
      id,
      title,
      content: html`<ol class="entries">
        ${items.map((made) => madeItem(made, words))}
      </ol>`,
    }));
}

function visitorSections({ sections }: SiteView, words: Words): Section[] {
  return [
    sections.fit_check && {
      id: "fit-check",
      title: words.fit,
      content: fitForm(sections.fit_check.url, words),
    },
    sections.ask && { id: "ask", title: words.ask, content: askForm(sections.ask.url, words) },
    sections.contact && {
      id: "contact",
      title: words.contact,
      content: contactForm(sections.contact.url, words),
    },
  ].filter((section) => section !== null);
}

function sectionHtml(kind: string, { id, title, content }: Section): Html {
  return html`<section class="${kind}" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <div class="body">${content}</div>
  </section>`;
}

/** @param view without what is hidden. @param publicUrl of the site. `resume` says whether there is one to set. */
export function sitePage(
  view: SiteView,
  { publicUrl, resume }: { publicUrl: string; resume: boolean },
): string {
  const { words, language } = wordsIn(view.language);
  const { career, projects } = view.sections;
  const shown = [
    ...(career ? careerSections(career, words) : []),
    ...(projects ? projectSections(projects, words) : []),
  ];
  const offered = visitorSections(view, words);
  const resumeUrl = resume ? view.sections.resume?.url : undefined;
  return framed(
    {
      language,
      title: view.headline ? `${view.name} – ${view.headline}` : view.name,
      theme: view.theme,
      description: view.show_in_search ? (view.summary ?? view.headline ?? view.name) : null,
      canonical: publicUrl,
      data: personData(view, publicUrl),
    },
    html`<a class="skip" href="#content">${words.skip}</a>
      <header class="masthead">
        <div class="who">
          <h1>${view.name}</h1>
          ${view.headline && html`<p class="headline">${view.headline}</p>`}
        </div>
        <nav aria-label="${words.sections}">
          <ul>
            ${[...shown, ...offered].map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
          </ul>
          ${resumeUrl && html`<a class="resume" href="${resumeUrl}">${words.resume}</a>`}
        </nav>
      </header>
      <main id="content">
        ${view.summary && html`<p class="summary">${view.summary}</p>`}
        ${shown.map((section) => sectionHtml("shown", section))}
        ${offered.map((section) => sectionHtml("offered", section))}
      </main>`,
  );
}
