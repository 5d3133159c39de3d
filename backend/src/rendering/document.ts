/** What every server-rendered page stands in: no script, readable on small screens, in either colour scheme. */
import { type Html, html } from "./html.ts";

/** A whole document. `head` holds its stylesheets and what else is to stand there. */
export function documentOf(
  { language, title, head }: { language: string; title: string; head: Html },
  body: Html,
): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`.toString();
}
