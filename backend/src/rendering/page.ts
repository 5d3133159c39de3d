/** The frame of the service's own pages: one stylesheet, no script. */
import { documentOf } from "./document.ts";
import { type Html, html } from "./html.ts";

/** A whole page. `title` also names the tab. */
export function page(title: string, content: Html): string {
  const head = html`<meta name="robots" content="noindex" />
    <link rel="stylesheet" href="/assets/page.css" />`;
  return documentOf(
    { language: "en", title: `${title} · Career Portrait`, head },
    html`<header class="brand"><a href="/account">Career Portrait</a></header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>`,
  );
}
