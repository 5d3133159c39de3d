/** Patterns too long for a line. */

/** A text over several lines of source as one: line ends and what indents the next line are not part of it. */
export function oneLine(source: TemplateStringsArray, ...values: string[]): string {
  return String.raw(source, ...values).replace(/\n\s*/gu, "");
}

/** A regular expression over several lines of source; see `oneLine`. @param flags of the expression */
export function pattern(flags: string): (source: TemplateStringsArray, ...values: string[]) => RegExp {
  return (source, ...values) => new RegExp(oneLine(source, ...values), flags);
}
