/** The frame of every server-rendered page: one stylesheet, no script. */
import { type Html, html } from "./html.ts";

/** A whole page. `title` also names the tab. */
export function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Career Portrait</title>
        <link rel="stylesheet" href="/assets/page.css" />
      </head>
      <body>
        <header class="brand"><a href="/account">Career Portrait</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.toString();
}
