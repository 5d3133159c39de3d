/**
 * The form of a page, from within it, in the extension's own world: what its fields ask for, what goes into them, and the way
 * back. Nothing is sent, pressed, ticked or chosen, and nothing of the person stands in the page before they ask for it.
 */
import {
  answerFor,
  type Before,
  fillFile,
  fillText,
  type FormField,
  isApplication,
  readForm,
  restore,
} from "@career-portrait/shared/application";
import type { PageForm } from "./form.ts";

const KINDS: Record<string, "file" | "text"> = { file: "file", textarea: "text" };

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export function pageForm(document: Document): PageForm {
  let fields: FormField[] = [];
  let filled: Before[] = [];
  return {
    read(applicant) {
      fields = readForm(document);
      return {
        address: location.href,
        isApplication: isApplication(fields),
        fields: fields.map((field, place) => ({
          place,
          label: field.label,
          asks: field.asks,
          kind: KINDS[field.control.type] ?? "line",
          required: field.required,
          current: field.control.type === "file" ? "" : field.control.value,
          answer: answerFor(field, applicant),
        })),
      };
    },
    fill(entries) {
      return entries.flatMap((entry) => {
        const control = fields[entry.place]?.control;
        if (!control?.isConnected) return [];
        const before =
          entry.file === null
            ? fillText(control, entry.text)
            : fillFile(
                control as HTMLInputElement,
                new File([bytesOf(entry.file.base64)], entry.file.name, { type: entry.file.type }),
              );
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
