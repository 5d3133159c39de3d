/** The front door: what this is, how to begin, and for who is signed in what is next. */
import { type Html, html } from "../../rendering/html.ts";
import type { Words } from "../words/index.ts";

/** Where the built extension lies: its folder, as far as the reader may know it. */
export type ExtensionFolder = { path: string } | "unbuilt" | "elsewhere";

/** How the extension is loaded, with a picture. */
export function loadSteps({ load }: Words, folder: ExtensionFolder): Html {
  return html`<div class="load">
    <ol class="steps">
      <li>${load.open}<br /><code>chrome://extensions</code></li>
      <li>${load.developer}</li>
      <li>${whereTheFolderIs(load, folder)}</li>
      <li>${load.connect}</li>
    </ol>
    <img class="drawing" src="/assets/load-extension.svg" alt="${load.picture}" width="480" height="270" />
  </div>`;
}

function whereTheFolderIs(load: Words["load"], folder: ExtensionFolder): Html {
  if (folder === "elsewhere") return html`${load.unpackedElsewhere}`;
  if (folder === "unbuilt") return html`${load.unbuilt}`;
  return html`${load.unpacked}<br /><code class="path" data-testid="extension-folder">${folder.path}</code>`;
}

export function welcome(words: Words, folder: ExtensionFolder, canRegister: boolean): Html {
  const { welcome: said } = words;
  return html`<div class="hero">
      <div>
        <p class="lead">${said.lead}</p>
        <ul class="promises">
          ${said.lines.map((line) => html`<li>${line}</li>`)}
        </ul>
        <p class="actions">
          ${canRegister && html`<a class="button" href="/account/register">${said.register}</a>`}
          <a class="button ${canRegister ? "plain" : ""}" href="/account/login">${said.signIn}</a>
        </p>
        <p class="quiet">${canRegister ? said.yours : said.closed}</p>
        <section aria-labelledby="how">
          <h2 id="how">${said.how}</h2>
          <ol class="cards">
            ${said.steps.map(
              ([title, text]) =>
                html`<li>
                  <h3>${title}</h3>
                  <p>${text}</p>
                </li>`,
            )}
          </ol>
        </section>
      </div>
      <picture>
        <source srcset="/assets/panel-dark.png" media="(prefers-color-scheme: dark)" />
        <img class="panel" src="/assets/panel-light.png" alt="${said.picture}" width="360" height="640" />
      </picture>
    </div>
    <section aria-labelledby="load">
      <h2 id="load">${words.load.title}</h2>
      ${loadSteps(words, folder)}
    </section>
    <section aria-labelledby="try">
      <h2 id="try">${said.try}</h2>
      <p>${said.tryHow}</p>
    </section>`;
}
