/** Puts answers into a form as a person's keys would, marks each field, and can take it all back. Sends nothing. */
import type { Control } from "./fields.ts";
import { optionOf } from "./options.ts";

const MARK = "data-career-portrait";
/** Seen on light and dark pages alike. */
const OUTLINE = "2px solid #3b7a57";

/** A field as it was before. */
export interface Before {
  control: Control;
  value: string;
  /** What was chosen in a list: several options may have one value. */
  option?: HTMLOptionElement | undefined;
  outline: string;
}

/** The page's own scripts follow a field by its setter and these events (HTML standard, 4.10.5.5). */
function tell(control: Control): void {
  const { Event, FocusEvent } = control.ownerDocument.defaultView!;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
  control.dispatchEvent(new FocusEvent("blur"));
}

function set(control: Control, value: string): void {
  // Frameworks that replace `value` on the element itself listen on the prototype's.
  const owner = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(owner, "value")!.set!.call(control, value);
  tell(control);
}

function mark(control: Control): Before["outline"] {
  const before = control.style.outline;
  control.style.outline = OUTLINE;
  control.setAttribute(MARK, "filled");
  return before;
}

/** Puts a text into a field. @returns what was there, or null when the page did not take it */
export function fillText(control: Control, text: string): Before | null {
  const value = control.value;
  control.focus({ preventScroll: true });
  set(control, text);
  if (control.value !== text) return null;
  return { control, value, outline: mark(control) };
}

function choose(list: HTMLSelectElement, option: HTMLOptionElement): void {
  list.selectedIndex = option.index;
  tell(list);
}

/** Chooses the option of a list that has this text. @returns what was there, or null where no one has it or the page did not take it */
export function fillList(list: HTMLSelectElement, text: string): Before | null {
  const option = optionOf(list, text);
  if (option === null) return null;
  const before = { control: list, value: list.value, option: list.selectedOptions[0] };
  list.focus({ preventScroll: true });
  choose(list, option);
  if (list.selectedOptions[0] === undefined || optionOf(list, text) !== list.selectedOptions[0]) return null;
  return { ...before, outline: mark(list) };
}

/** Hands a file to a field as if it had been chosen. @returns what to take back, or null when the page did not take it */
export function fillFile(control: HTMLInputElement, file: File): Before | null {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  control.files = chosen.files;
  tell(control);
  if (control.files.length !== 1) return null;
  return { control, value: "", outline: mark(control) };
}

/** Gives a field back what it held. */
export function restore({ control, value, option, outline }: Before): void {
  if (control.type === "file") {
    (control as HTMLInputElement).value = "";
    tell(control);
  } else if (option && [...(control as HTMLSelectElement).options].includes(option))
    choose(control as HTMLSelectElement, option);
  else set(control, value);
  control.style.outline = outline;
  control.removeAttribute(MARK);
}
