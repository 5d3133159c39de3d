/** State that single-page sites carry beside their text: found and parsed, never run. */

const ASSIGNMENT =
  /(?:^|[;\s{(])(?:window|self|globalThis)(?:\.[\w$]+|\["[\w$-]+"\]|\['[\w$-]+'\])\s*=\s*(?=[{[])/g;

/** Attributes in which frameworks leave their state. */
const STATES = ["data-page", "data-props", "data-react-props", "data-state", "data-initial-state"];

/**
 * JSON that a page carries beside its text: typed script elements (`application/json`), object literals assigned to
 * a property of `window`, `data-page`/`data-props` attributes. Text is only ever parsed, never run.
 */
export function embeddedJson(document: Document): unknown[] {
  const values: unknown[] = [];
  const add = (text: string) => {
    if (text.length < 40 || text.length > 4_000_000 || !/job|posting|vacanc|position|career/i.test(text))
      return;
    try {
      values.push(JSON.parse(text));
    } catch {
      // Not JSON after all: a template, a JavaScript literal. There is nothing else to read in it.
    }
  };
  for (const script of document.querySelectorAll("script")) {
    const type = script.getAttribute("type") ?? "";
    const text = script.textContent ?? "";
    if (/ld\+json/i.test(type)) continue;
    if (/json/i.test(type)) add(text.trim());
    else if (type === "" || /javascript|module/i.test(type)) {
      for (const match of text.matchAll(ASSIGNMENT)) add(balanced(text, match.index + match[0].length));
    }
  }
  for (const element of document.querySelectorAll(STATES.map((name) => `[${name}]`).join(", "))) {
    for (const name of STATES) {
      const text = element.getAttribute(name) ?? "";
      if (/^\s*[{[]/.test(text)) add(text);
    }
  }
  return values;
}

/** The text of the JSON value that begins at `start`: up to its closing bracket, strings respected. */
function balanced(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (character === '"') {
      for (index++; index < text.length && text[index] !== '"'; index++) if (text[index] === "\\") index++;
    } else if (character === "{" || character === "[") depth++;
    else if ((character === "}" || character === "]") && --depth === 0) return text.slice(start, index + 1);
  }
  return "";
}
