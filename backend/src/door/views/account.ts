/** The account: what is connected, the password, the data, and the end of it. */
import { type ApiKey, DELETION_PHRASE } from "@career-portrait/shared/contract";
import { type Html, html } from "../../rendering/html.ts";
import type { Words } from "../words/index.ts";
import { confirmed, field, hidden, newPassword, notice, type Problems, token } from "./form.ts";

export interface AccountView {
  csrf: string;
  name: string;
  email: string;
  /** Those that are good. */
  keys: readonly ApiKey[];
  told: string | null;
  problems: Problems;
}

/** A moment's day, or that there was none. */
export function day(iso: string | null, never: string): string {
  return iso ? iso.slice(0, 10) : never;
}

function clients({ account: said }: Words, { csrf, keys }: AccountView): Html {
  if (keys.length === 0)
    return html`<p>${said.noClients}</p>
      <p><a href="/">${said.howToConnect}</a></p>`;
  return html`<ul class="rows">
    ${keys.map(
      (key) =>
        html`<li>
          <div>
            <strong>${key.name}</strong><br />
            <span class="quiet">
              ${said.created} ${day(key.created_at, said.never)} · ${said.lastUsed}
              ${day(key.last_used_at, said.never)}
            </span>
          </div>
          ${confirmed(
            {
              opens: said.revoke,
              name: said.revokeWhich(key.name),
              how: said.revokeHow,
              does: said.revokeSure(key.name),
            },
            { action: `/account/keys/${key.id}/revoke`, fields: [token(csrf), hidden("from", "account")] },
          )}
        </li>`,
    )}
  </ul>`;
}

export function account(words: Words, view: AccountView): Html {
  const { account: said, fields } = words;
  const { csrf, problems } = view;
  return html`${notice(view.told, "good")} ${notice(problems.form)}
    <p>${view.name}<br /><span class="quiet">${view.email}</span></p>
    <section aria-labelledby="clients">
      <h2 id="clients">${said.clients}</h2>
      <p class="quiet">${said.clientsHow}</p>
      ${clients(words, view)}
    </section>
    <section aria-labelledby="password-title">
      <h2 id="password-title">${said.password}</h2>
      <form method="post" action="/account/password" novalidate>
        ${token(csrf)}
        ${field({ name: "current", label: fields.currentPassword, type: "password", autocomplete: "current-password" }, problems)}
        ${newPassword(fields.newPassword, fields.passwordHint, problems)}
        <button>${said.changePassword}</button>
      </form>
    </section>
    <section aria-labelledby="data">
      <h2 id="data">${said.data}</h2>
      <p class="quiet">${said.dataHow}</p>
      <form method="post" action="/account/export">
        ${token(csrf)}<button class="plain">${said.export}</button>
      </form>
    </section>
    <section aria-labelledby="delete">
      <h2 id="delete">${said.delete}</h2>
      <p class="quiet">${said.deleteHow}</p>
      <form method="post" action="/account/delete" novalidate>
        ${token(csrf)}
        ${field({ name: "delete_password", label: fields.password, type: "password", autocomplete: "current-password" }, problems)}
        ${field({ name: "confirmation", label: fields.confirmation(DELETION_PHRASE), autocomplete: "off" }, problems)}
        <button class="danger">${said.deleteGo}</button>
      </form>
    </section>`;
}

export function deleted({ account: { deleted: said }, failed }: Words): Html {
  return html`<p>${said}</p>
    <p><a href="/">${failed.back}</a></p>`;
}
