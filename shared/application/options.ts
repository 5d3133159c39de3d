/** A list of a form as a person reads it: what can be chosen, and what stands in it. */

/** An option as the browser shows it. */
function textOf(option: HTMLOptionElement): string {
  return option.label.replaceAll(/\s+/gu, " ").trim();
}

/** What can be chosen; an option without a value stands for none ("Please select"). */
function choosable(list: HTMLSelectElement): HTMLOptionElement[] {
  return [...list.options].filter(
    (option) => !option.matches(":disabled, [hidden]") && option.value !== "" && textOf(option) !== "",
  );
}

/** The texts of what can be chosen, in order. */
export function optionsOf(list: HTMLSelectElement): string[] {
  return choosable(list).map(textOf);
}

/** The one option of this text; null where none or several have it. */
export function optionOf(list: HTMLSelectElement, text: string): HTMLOptionElement | null {
  const [option = null, ...others] = choosable(list).filter((one) => textOf(one) === text);
  return others.length === 0 ? option : null;
}

/** What was chosen in a list; "" while it stands at its beginning, where every list stands that nobody has touched. */
export function chosenIn(list: HTMLSelectElement): string {
  const [option] = list.selectedOptions;
  return option === undefined || list.selectedIndex === 0 || option.value === "" ? "" : textOf(option);
}
