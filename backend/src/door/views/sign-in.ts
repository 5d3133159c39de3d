/** Making an account, signing in, and a password that was forgotten. */
import { type Html, html } from "../../rendering/html.ts";
import type { Words } from "../words/index.ts";
import { field, hidden, newPassword, notice, type Problems, token } from "./form.ts";

export function register(
  { register: said, fields }: Words,
  form: { token: string; next: string; name?: string; email?: string },
  problems: Problems = {},
): Html {
  return html`${notice(problems.form)}
    <form method="post" action="/account/register" novalidate>
      ${token(form.token)}${hidden("next", form.next)}
      ${field({ name: "name", label: fields.name, autocomplete: "name", maxlength: 200, value: form.name }, problems)}
      ${field({ name: "email", label: fields.email, type: "email", autocomplete: "email", maxlength: 254, value: form.email }, problems)}
      ${newPassword(fields.password, fields.passwordHint, problems)}
      <button>${said.go}</button>
    </form>
    <p class="quiet">
      ${said.have} <a href="/account/login?next=${encodeURIComponent(form.next)}">${said.signIn}</a>
    </p>`;
}

export function login(
  { login: said, fields }: Words,
  form: { token: string; next: string; canRegister: boolean; email?: string },
  problems: Problems = {},
): Html {
  return html`${notice(problems.form)}
    <form method="post" action="/account/login" novalidate>
      ${token(form.token)}${hidden("next", form.next)}
      ${field({ name: "email", label: fields.email, type: "email", autocomplete: "username", value: form.email }, problems)}
      ${field({ name: "password", label: fields.password, type: "password", autocomplete: "current-password" }, problems)}
      <button>${said.go}</button>
    </form>
    <p class="quiet"><a href="/account/forgot">${said.forgot}</a></p>
    ${
      form.canRegister &&
      html`<p class="quiet">
        ${said.new} <a href="/account/register?next=${encodeURIComponent(form.next)}">${said.make}</a>
      </p>`
    }`;
}

/** Asking for a link: by mail where the server sends mail, else by the command that makes one. */
export function forgot(
  { forgot: said, fields }: Words,
  form: { token: string; mails: boolean },
  problems: Problems = {},
): Html {
  const back = html`<p class="quiet"><a href="/account/login">${said.back}</a></p>`;
  if (!form.mails) {
    return html`<p>${said.byServer}</p>
      <p><code class="path">npm run -s reset-password -- name@example.org</code></p>
      ${back}`;
  }
  return html`${notice(problems.form)}
    <p>${said.how}</p>
    <form method="post" action="/account/forgot" novalidate>
      ${token(form.token)}
      ${field({ name: "email", label: fields.email, type: "email", autocomplete: "username", maxlength: 254 }, problems)}
      <button>${said.go}</button>
    </form>
    ${back}`;
}

export function linkSent({ forgot: said }: Words): Html {
  return html`<p>${said.sent}</p>
    <p class="quiet"><a href="/account/login">${said.back}</a></p>`;
}

export function reset(
  { reset: said, fields }: Words,
  form: { token: string; secret: string },
  problems: Problems = {},
): Html {
  return html`${notice(problems.form)}
    <p>${said.how}</p>
    <form method="post" action="/account/reset" novalidate>
      ${token(form.token)}${hidden("secret", form.secret)}
      ${newPassword(fields.newPassword, fields.passwordHint, problems)}
      <button>${said.go}</button>
    </form>`;
}

export function resetExpired({ reset: said, problems }: Words): Html {
  return html`${notice(problems.reset_expired)}
    <p><a href="/account/forgot">${said.again}</a></p>`;
}

export function resetDone({ reset: said, login: { go } }: Words): Html {
  return html`<p>${said.doneHow}</p>
    <p><a class="button" href="/account/login">${go}</a></p>`;
}
