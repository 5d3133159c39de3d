/**
 * The form of a page, from within it, in the extension's own world: what its fields ask for, what goes into them, and the way
 * back. Nothing is sent, pressed or ticked, and nothing of the person stands in the page before they ask for it.
 */
import {
  answerFor,
  type Applicant,
  type Before,
  chosenIn,
  type Control,
  fillFile,
  fillList,
  fillText,
  type FormField,
  isApplication,
  readForm,
  restore,
} from "@career-portrait/shared/application";
import { LONGEST_HELD, LONGEST_OPTION, MOST_FIELDS, MOST_OPTIONS } from "./bounds.ts";
import type { Entry, PageForm, ShownField } from "./form.ts";

const KINDS: Record<string, ShownField["kind"]> = { file: "file", textarea: "text", "select-one": "list" };

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** What stands in a field. */
function heldBy(control: Control): string {
  if (control.type === "file") return "";
  return control instanceof HTMLSelectElement ? chosenIn(control) : control.value;
}

/** What would go into a field, and what else could be chosen there. */
function answered(field: FormField, applicant: Applicant): Pick<ShownField, "answer" | "options"> {
  const answer = answerFor(field, applicant);
  if (answer === null || field.options === null) return { answer, options: [] };
  const options = [...new Set(field.options)];
  const isShown = options.length <= MOST_OPTIONS && options.every(({ length }) => length <= LONGEST_OPTION);
  return isShown ? { answer, options } : { answer: null, options: [] };
}

function put(control: Control, { text, file }: Entry): Before | null {
  if (file === null)
    return control instanceof HTMLSelectElement ? fillList(control, text) : fillText(control, text);
  return fillFile(
    control as HTMLInputElement,
    new File([bytesOf(file.base64)], file.name, { type: file.type }),
  );
}

export function pageForm(document: Document): PageForm {
  let fields: FormField[] = [];
  let filled: Before[] = [];
  return {
    read(applicant) {
      fields = readForm(document).slice(0, MOST_FIELDS);
      return {
        address: location.href,
        isApplication: isApplication(fields),
        fields: fields.map((field, place) => ({
          place,
          label: field.label,
          asks: field.asks,
          kind: KINDS[field.control.type] ?? "line",
          required: field.required,
          current: heldBy(field.control).slice(0, LONGEST_HELD),
          ...answered(field, applicant),
        })),
      };
    },
    fill(entries) {
      return entries.flatMap((entry) => {
        const control = fields[entry.place]?.control;
        if (!control?.isConnected) return [];
        const before = put(control, entry);
        if (before === null) return [];
        filled.push(before);
        return [entry.place];
      });
    },
    restore() {
      for (const before of filled.toReversed()) restore(before);
      filled = [];
    },
  };
}
