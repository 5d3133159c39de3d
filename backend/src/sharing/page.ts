/** The shared page as HTML: no script, one stylesheet, nothing that tells other sites who looks. */
import { documentOf } from "../rendering/document.ts";
import { type Html, html } from "../rendering/html.ts";
import type { PublicProfile } from "./public-profile.ts";
import { dayIn, wordsIn } from "./labels.ts";

const HEAD = html`<meta name="robots" content="noindex, nofollow, noarchive" />
  <meta name="referrer" content="no-referrer" />
  <link rel="stylesheet" href="/assets/shared.css" />`;

function frame(language: string, title: string, content: Html): string {
  return documentOf({ language, title, head: HEAD }, html`<main>${content}</main>`);
}

/** What a visitor sees. `resumeUrl` is null where there is no résumé to set. */
export function sharedPage(
  profile: PublicProfile,
  { summary, resumeUrl, until }: { summary: string; resumeUrl: string | null; until: Date },
): string {
  const { name, language, paragraphs, talking_points: points } = profile;
  const words = wordsIn(language);
  return frame(
    language,
    name,
    html`<header>
        <h1>${name}</h1>
        ${resumeUrl && html`<a class="resume" href="${resumeUrl}">${words.resume}</a>`}
      </header>
      ${summary && html`<p class="summary">${summary}</p>`}
      ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
      ${
        points.length > 0 &&
        html`<section>
          <h2>${words.points}</h2>
          <ul>
            ${points.map((point) => html`<li>${point}</li>`)}
          </ul>
        </section>`
      }
      <footer>${words.until} ${dayIn(language, until)}.</footer>`,
  );
}

/** A page that says why there is nothing to see. */
export function refusedPage(title: string, message: string): string {
  return frame(
    "en",
    title,
    html`<h1>${title}</h1>
      <p>${message}</p>`,
  );
}
