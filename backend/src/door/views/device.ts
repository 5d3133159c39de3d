/** Approving a client that wants to connect (RFC 8628, section 3.3). */
import type { Scope } from "@career-portrait/shared/contract";
import { type Html, html } from "../../rendering/html.ts";
import type { Words } from "../words/index.ts";
import { field, hidden, type Problems, token } from "./form.ts";

export function enterCode({ device: said, fields }: Words, problems: Problems = {}): Html {
  return html`<form method="get" action="/account/device" class="code-form">
    ${field({ name: "user_code", label: fields.code, autocomplete: "off", maxlength: 12 }, problems)}
    <button>${said.continue}</button>
  </form>`;
}

export interface Asking {
  csrf: string;
  email: string;
  client: string;
  userCode: string;
  scopes: readonly Scope[];
}

export function approve({ device: said, scopes: words }: Words, asking: Asking): Html {
  return html`<p class="lead">${said.asks(asking.client, asking.email)}</p>
    <p class="notice">${said.compare}<br /><span class="code">${asking.userCode}</span></p>
    <form method="post" action="/account/device">
      ${token(asking.csrf)}${hidden("user_code", asking.userCode)}
      <div class="actions">
        <button name="decision" value="approve">${said.approve}</button>
        <button class="plain" name="decision" value="refuse">${said.refuse}</button>
      </div>
    </form>
    <h2>${said.wants}</h2>
    <ul class="scopes">
      ${asking.scopes.map((scope) => html`<li>${words[scope]}</li>`)}
    </ul>`;
}

export function decided({ device: said, nav }: Words, approved: boolean): Html {
  return html`<p class="notice ${approved ? "good" : ""}" role="status">
      ${approved ? said.approved : said.refused}
    </p>
    <p><a href="/">${nav.start}</a></p>`;
}
