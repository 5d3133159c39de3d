/** What the account pages show. */
import {
  type ApiKey,
  type ApiKeyCreated,
  DELETION_PHRASE,
  SCOPES,
  type Scope,
} from "@career-portrait/shared/contract";
import { type Html, html } from "../rendering/html.ts";
import type { Session } from "./sessions.ts";
import type { DeviceRow } from "./store.ts";

/** What each scope lets a client do, in words for the person who is asked. */
const SCOPE_WORDS: Record<Scope, string> = {
  "read:profile": "See your profile, work history and résumé",
  "write:profile": "Change your profile and work history",
  "read:claims": "See what was found in your documents",
  "write:claims": "Accept, change and delete what was found",
  "read:documents": "See your documents",
  "write:documents": "Upload résumés, tell stories, delete documents",
  "read:opportunities": "See your opportunities and how well you meet them",
  "write:opportunities": "Save, change and delete opportunities",
  "read:preferences": "See your preferences",
  "write:preferences": "Change your preferences",
  "read:contacts": "See your contacts",
  "write:contacts": "Change your contacts",
  "read:usage": "See usage figures",
  "admin:keys": "List, create and revoke API keys, export and delete the account",
  "admin:reports": "Read operational reports (administrators)",
  "admin:jobs": "See and retry jobs (administrators)",
  "admin:maintenance": "Run maintenance tasks (administrators)",
};

function notice(message: string | undefined): Html | null {
  return message ? html`<p class="notice bad" role="alert">${message}</p>` : null;
}

function token(value: string): Html {
  return html`<input type="hidden" name="form_token" value="${value}" />`;
}

export function refused(message: string): Html {
  return html`${notice(message)}
    <p><a href="/account">Back to your account</a></p>`;
}

export function closed(): Html {
  return html`<p>This server takes no new accounts.</p>
    <p><a href="/account/login">Sign in</a></p>`;
}

export function register(formToken: string, next: string, message?: string, name = "", email = ""): Html {
  return html`${notice(message)}
    <form method="post" action="/account/register">
      ${token(formToken)}<input type="hidden" name="next" value="${next}" />
      <label for="name">Name</label>
      <input id="name" name="name" autocomplete="name" required maxlength="200" value="${name}" />
      <label for="email">E-mail</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="email"
        required
        maxlength="254"
        value="${email}"
      />
      <label for="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="new-password"
        required
        minlength="10"
        maxlength="200"
        aria-describedby="password-hint"
      />
      <p class="quiet" id="password-hint">At least 10 characters.</p>
      <button>Make account</button>
    </form>
    <p class="quiet">Have one already? <a href="/account/login?next=${next}">Sign in</a>.</p>`;
}

export function login(
  formToken: string,
  next: string,
  canRegister: boolean,
  message?: string,
  email = "",
): Html {
  return html`${notice(message)}
    <form method="post" action="/account/login">
      ${token(formToken)}<input type="hidden" name="next" value="${next}" />
      <label for="email">E-mail</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${email}" />
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required />
      <button>Sign in</button>
    </form>
    ${canRegister && html`<p class="quiet">New here? <a href="/account/register?next=${encodeURIComponent(next)}">Make your account</a>.</p>`}`;
}

function day(iso: string | null): string {
  return iso ? iso.slice(0, 10) : "never";
}

function keyRow(session: Session, key: ApiKey): Html {
  const state = key.revoked_at
    ? html`<span class="quiet">revoked ${day(key.revoked_at)}</span>`
    : html`<form method="post" action="/account/keys/${key.id}/revoke">
        ${token(session.csrf)}<button class="plain" aria-label="Revoke ${key.name}">Revoke</button>
      </form>`;
  return html`<tr>
    <td>${key.name}<br /><span class="quiet">${key.prefix}…</span></td>
    <td>${day(key.created_at)}</td>
    <td>${day(key.last_used_at)}</td>
    <td>${state}</td>
  </tr>`;
}

export function home(session: Session, keys: readonly ApiKey[], message?: string): Html {
  return html`${notice(message)}
    <p>${session.account.name}<br /><span class="quiet">${session.account.email}</span></p>
    <form method="post" action="/account/logout">
      ${token(session.csrf)}<button class="plain">Sign out</button>
    </form>
    <h2>Connected clients and keys</h2>
    ${
      keys.length === 0
        ? html`<p class="quiet">None yet. Open the extension's side panel and choose Connect.</p>`
        : html`<table>
            <thead>
              <tr>
                <th>Name</th>
                <th>Created</th>
                <th>Last used</th>
                <th></th>
              </tr>
            </thead>
            <tbody>
              ${keys.map((key) => keyRow(session, key))}
            </tbody>
          </table>`
    }
    <h2>New key</h2>
    <form method="post" action="/account/keys">
      ${token(session.csrf)}
      <label for="key-name">Name</label>
      <input id="key-name" name="name" required maxlength="100" />
      <fieldset>
        <legend>What it may do</legend>
        ${SCOPES.map((scope) => html`<label><input type="checkbox" name="scopes" value="${scope}" /> ${scope}</label>`)}
      </fieldset>
      <button>Create key</button>
    </form>
    <h2>Password</h2>
    <form method="post" action="/account/password">
      ${token(session.csrf)}
      <label for="current">Current password</label>
      <input id="current" name="current" type="password" autocomplete="current-password" required />
      <label for="new-password">New password</label>
      <input
        id="new-password"
        name="password"
        type="password"
        autocomplete="new-password"
        minlength="10"
        maxlength="200"
        required
      />
      <button>Change password</button>
    </form>
    <h2>Your data</h2>
    <p class="quiet">Everything the account holds, with the files you uploaded.</p>
    <form method="post" action="/account/export">
      ${token(session.csrf)}<button class="plain">Export as ZIP</button>
    </form>
    <h2>Delete the account</h2>
    <p class="quiet">Deletes every document, claim, opportunity and key. There is no way back.</p>
    <form method="post" action="/account/delete">
      ${token(session.csrf)}
      <label for="delete-password">Password</label>
      <input id="delete-password" name="password" type="password" autocomplete="current-password" required />
      <label for="confirmation">Type ${DELETION_PHRASE}</label>
      <input id="confirmation" name="confirmation" required autocomplete="off" />
      <button class="plain danger">Delete for good</button>
    </form>`;
}

export function deleted(): Html {
  return html`<p>The account and all its data are deleted.</p>`;
}

export function newKey(key: ApiKeyCreated): Html {
  return html`<p>${key.name} is ready. Copy it now: it is not shown again.</p>
    <p class="notice key">${key.key}</p>
    <p><a href="/account">Back to your account</a></p>`;
}

export function passwordChanged(): Html {
  return html`<p>Your password is changed and every other browser is signed out.</p>
    <p><a href="/account">Back to your account</a></p>`;
}

export function enterCode(message?: string): Html {
  return html`${notice(message)}
    <form method="get" action="/account/device">
      <label for="user-code">Code shown by the client</label>
      <input
        id="user-code"
        name="user_code"
        required
        autocapitalize="characters"
        autocomplete="off"
        placeholder="ABCD-EFGH"
      />
      <button>Continue</button>
    </form>`;
}

export function approve(session: Session, device: DeviceRow): Html {
  return html`<p>
      <strong>${device.client_name}</strong> wants to connect to the account ${session.account.email}.
    </p>
    <p class="notice">
      Check that the client shows this code:<br /><span class="code">${device.user_code}</span>
    </p>
    <p>It asks to:</p>
    <ul class="scopes">
      ${device.scopes.map((scope) => html`<li>${SCOPE_WORDS[scope]}</li>`)}
    </ul>
    <form method="post" action="/account/device">
      ${token(session.csrf)}<input type="hidden" name="user_code" value="${device.user_code}" />
      <div class="row">
        <button name="decision" value="approve">Approve</button>
        <button class="plain" name="decision" value="refuse">Refuse</button>
      </div>
    </form>`;
}

export function decided(approved: boolean): Html {
  return approved
    ? html`<p class="notice">The client is connected. You can close this page and go back to it.</p>`
    : html`<p class="notice">The request was refused. Nothing was connected.</p>`;
}
