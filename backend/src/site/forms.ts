/** The forms of a site: plain HTML, which works without scripts. */
import { type Html, html } from "../rendering/html.ts";
import type { Words } from "./labels.ts";

/** Longest texts that visitors may send, in UTF-16 units. */
export const LENGTHS = { posting: 20_000, question: 500, name: 120, email: 254, message: 4_000 };
/** A field that people do not see and programs fill in. */
export const HONEYPOT = "website";

function field(id: string, label: string, control: Html): Html {
  return html`<p class="field"><label for="${id}">${label}</label>${control}</p>`;
}

export function fitForm(action: string, words: Words): Html {
  return html`<p class="hint" id="posting-hint">${words.fitHint}</p>
    <form method="post" action="${action}">
      ${field(
        "posting",
        words.posting,
        html`<textarea
          id="posting"
          name="posting"
          rows="7"
          required
          maxlength="${LENGTHS.posting}"
          aria-describedby="posting-hint"
        ></textarea>`,
      )}
      <button>${words.fitGo}</button>
    </form>`;
}

export function askForm(action: string, words: Words, question = ""): Html {
  return html`<p class="hint" id="question-hint">${words.askHint}</p>
    <form method="post" action="${action}">
      ${field(
        "question",
        words.question,
        html`<input
          id="question"
          name="question"
          type="text"
          required
          maxlength="${LENGTHS.question}"
          autocomplete="off"
          aria-describedby="question-hint"
          value="${question}"
        />`,
      )}
      <button>${words.askGo}</button>
    </form>`;
}

export function contactForm(action: string, words: Words): Html {
  return html`<p class="hint" id="contact-hint">${words.contactHint}</p>
    <form method="post" action="${action}" aria-describedby="contact-hint">
      <div class="pair">
        ${field("name", words.yourName, html`<input id="name" name="name" type="text" required maxlength="${LENGTHS.name}" autocomplete="name" />`)}
        ${field("email", words.yourEmail, html`<input id="email" name="email" type="email" required maxlength="${LENGTHS.email}" autocomplete="email" />`)}
      </div>
      ${field("message", words.message, html`<textarea id="message" name="message" rows="5" required maxlength="${LENGTHS.message}"></textarea>`)}
      <p class="away" aria-hidden="true">
        <label for="${HONEYPOT}">${words.leave}</label>
        <input id="${HONEYPOT}" name="${HONEYPOT}" type="text" tabindex="-1" autocomplete="off" />
      </p>
      <button>${words.send}</button>
    </form>`;
}
