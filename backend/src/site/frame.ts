/** What every page of a site is set in: no script, stylesheets of its own, nothing that tells other sites who looks. */
import type { SiteTheme } from "@career-portrait/shared/contract";
import { documentOf } from "../rendering/document.ts";
import { Html, html } from "../rendering/html.ts";

export interface Frame {
  /** Of the page's own words. */
  language: string;
  title: string;
  theme: SiteTheme;
  /** A sentence for search engines; null where they are to stay away. */
  description: string | null;
  /** Address and data that search engines read. */
  canonical?: string;
  data?: unknown;
}

/** JSON that stands in a page's `<script>` as data: nothing in it can end the element or open a comment (HTML, 4.12.1.3). */
function jsonData(value: unknown): Html {
  const text = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return new Html(text);
}

export function framed({ language, title, theme, description, canonical, data }: Frame, body: Html): string {
  const head = html`<meta name="referrer" content="no-referrer" />
    ${
      description === null
        ? html`<meta name="robots" content="noindex, nofollow, noarchive" />`
        : html`<meta name="description" content="${description}" />`
    }
    ${canonical && html`<link rel="canonical" href="${canonical}" />`}
    <link rel="stylesheet" href="/assets/site/base.css" />
    <link rel="stylesheet" href="/assets/site/${theme}.css" />
    <link rel="stylesheet" href="/assets/site/print.css" media="print" />
    ${
      data !== undefined &&
      html`<script type="application/ld+json">
        ${jsonData(data)}
      </script>`
    }`;
  return documentOf({ language, title, head }, body);
}

/** The page for a handle without a published site: the same whoever asks and whatever there is. */
export function refusedPage(title: string, message: string): string {
  return framed(
    { language: "en", title, theme: "paper", description: null },
    html`<main class="plain" id="content">
      <h1>${title}</h1>
      <p>${message}</p>
    </main>`,
  );
}
