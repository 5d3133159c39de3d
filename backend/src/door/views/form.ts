/** The parts of a form: what was refused stands beside its field. */
import { type Html, html } from "../../rendering/html.ts";

/** What is wrong, by field; under `form` what belongs to none. */
export type Problems = Readonly<Record<string, string>>;

export function token(value: string): Html {
  return html`<input type="hidden" name="form_token" value="${value}" />`;
}

export function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

/** What is to be noticed: read out at once where it is bad news. */
export function notice(message: string | null | undefined, tone: "good" | "bad" = "bad"): Html | null {
  if (!message) return null;
  return tone === "bad"
    ? html`<p class="notice bad" role="alert">${message}</p>`
    : html`<p class="notice good" role="status">${message}</p>`;
}

/** What cannot be taken back: pressed once it says what comes of it, and beside that stands the button that does it. */
export function confirmed(
  words: { opens: string; name: string; how: string; does: string },
  form: { action: string; fields: readonly Html[] },
): Html {
  return html`<details class="confirm">
    <summary class="button plain small" aria-label="${words.name}">${words.opens}</summary>
    <form method="post" action="${form.action}">
      ${form.fields}
      <p>${words.how}</p>
      <button class="danger small">${words.does}</button>
    </form>
  </details>`;
}

export interface FieldOptions {
  name: string;
  label: string;
  type?: "text" | "email" | "password" | "file";
  value?: string;
  autocomplete?: string;
  hint?: string;
  accept?: string;
  maxlength?: number;
  minlength?: number;
  /** Where two forms of one page have a field of the same name. */
  id?: string;
}

/** A field with its label, its hint and what is wrong with it; the first that is wrong has the focus. */
export function field(options: FieldOptions, problems: Problems = {}): Html {
  const { name, label, type = "text", value, hint, autocomplete, accept, maxlength, minlength } = options;
  const id = options.id ?? name;
  const problem = problems[name];
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const first = Object.keys(problems).find((one) => one !== "form") === name;
  const attribute = (key: string, given: string | number | undefined | false) =>
    given === undefined || given === false || given === "" ? null : html` ${key}="${given}"`;
  const attributes = [
    attribute("value", value),
    attribute("autocomplete", autocomplete),
    attribute("accept", accept),
    attribute("maxlength", maxlength),
    attribute("minlength", minlength),
    attribute("aria-describedby", described),
    problem && html` aria-invalid="true"`,
    first && html` autofocus`,
  ];
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
    <input id="${id}" name="${name}" type="${type}" required${attributes} />
    ${problem && html`<p class="problem" id="${id}-problem">${problem}</p>`}
  </div>`;
}

/** The field in which a password is chosen. */
export function newPassword(label: string, hint: string, problems: Problems): Html {
  return field(
    {
      name: "password",
      label,
      type: "password",
      autocomplete: "new-password",
      hint,
      minlength: 10,
      maxlength: 200,
    },
    problems,
  );
}
