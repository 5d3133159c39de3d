/** The frame of the account's pages: one stylesheet, no script, in the reader's language and either colour scheme. */
import { documentOf } from "../rendering/document.ts";
import { type Html, html } from "../rendering/html.ts";
import type { Words } from "./words/index.ts";

/** Where the reader is: it is marked in the navigation. */
export type Place = "start" | "account" | "developers" | "login" | "register" | null;

export interface PageOptions {
  language: string;
  words: Words;
  title: string;
  place: Place;
  /** The form token of who is signed in; null for who is not. */
  csrf: string | null;
  /** Whether accounts can be made here. */
  canRegister: boolean;
  /** A page of several columns takes more room than one to read. */
  wide?: boolean;
}

function link(place: Place, here: Place, address: string, words: string): Html {
  return place === here
    ? html`<a href="${address}" aria-current="page">${words}</a>`
    : html`<a href="${address}">${words}</a>`;
}

function navigation({ words, place, csrf, canRegister }: PageOptions): Html {
  const { nav } = words;
  if (csrf === null) {
    return html`<nav aria-label="${nav.label}">
      ${link("login", place, "/account/login", nav.signIn)}
      ${canRegister && link("register", place, "/account/register", nav.register)}
    </nav>`;
  }
  return html`<nav aria-label="${nav.label}">
    ${link("start", place, "/", nav.start)} ${link("account", place, "/account", nav.account)}
    ${link("developers", place, "/account/developers", nav.developers)}
    <form method="post" action="/account/logout">
      <input type="hidden" name="form_token" value="${csrf}" /><button class="link">${nav.signOut}</button>
    </form>
  </nav>`;
}

/** A whole page. `title` also names the tab. */
export function page(options: PageOptions, content: Html): string {
  const { language, words, title, wide } = options;
  const head = html`<meta name="robots" content="noindex" />
    <link rel="icon" href="/assets/icon.png" type="image/png" />
    <link rel="stylesheet" href="/assets/page.css" />`;
  return documentOf(
    { language, title: `${title} · ${words.brand}`, head },
    html`<a class="skip" href="#content">${words.skip}</a>
      <header class="top">
        <a class="brand" href="/"
          ><img src="/assets/icon.png" alt="" width="24" height="24" />${words.brand}</a
        >
        ${navigation(options)}
      </header>
      <main id="content" class="${wide ? "wide" : "narrow"}" tabindex="-1">
        <h1>${title}</h1>
        ${content}
      </main>`,
  );
}
