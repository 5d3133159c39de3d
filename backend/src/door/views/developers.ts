/** For who writes against the API: the reference, keys, and approving a client by its code. */
import { type ApiKey, type ApiKeyCreated, API_PREFIX, SCOPES } from "@career-portrait/shared/contract";
import { type Html, html } from "../../rendering/html.ts";
import type { Words } from "../words/index.ts";
import { day } from "./account.ts";
import { confirmed, field, notice, type Problems, token } from "./form.ts";

export interface DevelopersView {
  csrf: string;
  keys: readonly ApiKey[];
  /** Where assistants connect. */
  mcp: string;
  told: string | null;
  problems: Problems;
}

function keyRow({ developers: said, account: { never } }: Words, csrf: string, key: ApiKey): Html {
  const state = key.revoked_at
    ? html`<span class="quiet">${said.revokedOn(day(key.revoked_at, never))}</span>`
    : confirmed(
        {
          opens: said.revoke,
          name: said.revokeWhich(key.name),
          how: said.revokeHow(key.name),
          does: said.revokeSure(key.name),
        },
        { action: `/account/keys/${key.id}/revoke`, fields: [token(csrf)] },
      );
  return html`<tr>
    <th scope="row">${key.name}<br /><span class="quiet">${key.prefix}…</span></th>
    <td data-label="${said.created}">${day(key.created_at, never)}</td>
    <td data-label="${said.lastUsed}">${day(key.last_used_at, never)}</td>
    <td>${state}</td>
  </tr>`;
}

function keyTable(words: Words, { csrf, keys }: DevelopersView): Html {
  const { developers: said } = words;
  if (keys.length === 0) return html`<p class="quiet">${said.noKeys}</p>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${said.name}</th>
        <th scope="col">${said.created}</th>
        <th scope="col">${said.lastUsed}</th>
        <th scope="col">${said.state}</th>
      </tr>
    </thead>
    <tbody>
      ${keys.map((key) => keyRow(words, csrf, key))}
    </tbody>
  </table>`;
}

export function developers(words: Words, view: DevelopersView): Html {
  const { developers: said, fields, scopes } = words;
  const { csrf, problems } = view;
  return html`${notice(view.told, "good")} ${notice(problems.form)}
    <p class="lead">${said.lead}</p>
    <ul class="plain-list">
      <li><a href="/docs">${said.reference}</a></li>
      <li><a href="${API_PREFIX}/openapi.json">${said.openapi}</a></li>
      <li>${said.mcp} <code>${view.mcp}</code></li>
    </ul>
    <section aria-labelledby="device">
      <h2 id="device">${said.device}</h2>
      <p class="quiet">${said.deviceHow}</p>
      <p><a class="button plain" href="/account/device">${said.enterCode}</a></p>
    </section>
    <section aria-labelledby="keys">
      <h2 id="keys">${said.keys}</h2>
      ${keyTable(words, view)}
    </section>
    <section aria-labelledby="new-key">
      <h2 id="new-key">${said.newKey}</h2>
      <form method="post" action="/account/keys" novalidate>
        ${token(csrf)} ${field({ name: "name", label: fields.keyName, maxlength: 100 }, problems)}
        <fieldset>
          <legend>${fields.scopes}</legend>
          ${SCOPES.map(
            (scope) =>
              html`<label class="check"
                ><input type="checkbox" name="scopes" value="${scope}" />
                <span>${scopes[scope]} <code>${scope}</code></span></label
              >`,
          )}
        </fieldset>
        <button>${said.create}</button>
      </form>
    </section>`;
}

export function newKey({ developers: said }: Words, key: ApiKeyCreated): Html {
  return html`<p>${said.newKeyHow(key.name)}</p>
    <p class="notice key">${key.key}</p>
    <p><a href="/account/developers">${said.back}</a></p>`;
}
