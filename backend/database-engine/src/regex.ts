/**
 * Regular expressions of queries. A server uses PCRE2; the part of its syntax that JavaScript reads in the same way
 * is translated, everything else is refused (code 115), because a pattern read differently is a wrong answer.
 * Source: pcre2pattern(3) and ECMA-262 "Patterns".
 */
import { DatabaseError, unsupported } from "./errors.ts";

export interface TextPattern {
  readonly regex: RegExp;
  /** Every matching text starts with this; undefined when that is not known. */
  readonly prefix: string | undefined;
}

const SAME_GROUPS = /^\((?:\?(?::|=|!|<=|<!))?/;
const ESCAPED_CLASS: Record<string, string> = {
  s: " \\t\\n\\v\\f\\r",
  d: "0-9",
  w: "A-Za-z0-9_",
};
const ESCAPES_ALIKE = "bBtnrf";

/** @throws DatabaseError 2 for unknown options, 51091 for a malformed pattern, 115 for syntax that differs */
export function textPattern(pattern: string, options: string): TextPattern {
  for (const option of options) {
    if (!"imsxu".includes(option)) throw new DatabaseError(51108, `invalid flag in regex options: ${option}`);
    if (option === "x") throw unsupported("the regular expression option x");
  }
  const source = translate(pattern, options);
  let regex: RegExp;
  try {
    regex = new RegExp(source, `u${options.includes("i") ? "i" : ""}${options.includes("m") ? "m" : ""}`);
  } catch (cause) {
    throw new DatabaseError(51091, `Regular expression is invalid: ${(cause as Error).message}`);
  }
  return { regex, prefix: options === "" ? literalPrefix(pattern) : undefined };
}

function translate(pattern: string, options: string): string {
  let source = "";
  for (let at = 0; at < pattern.length;) {
    const char = pattern[at] as string;
    if (char === "\\") {
      const [text, next] = translateEscape(pattern, at, false);
      source += text;
      at = next;
    } else if (char === "[") {
      const [text, next] = translateClass(pattern, at);
      source += text;
      at = next;
    } else if (char === "(") {
      const group = SAME_GROUPS.exec(pattern.slice(at))?.[0] as string;
      if (group === "(" && "?*".includes(pattern[at + 1] ?? " "))
        throw unsupported("this kind of regular expression group");
      source += group;
      at += group.length;
    } else {
      source += plainChar(char, options);
      at++;
      if ("*+?}".includes(char) && pattern[at] === "+") throw unsupported("a possessive quantifier");
    }
  }
  return source;
}

function plainChar(char: string, options: string): string {
  if (char === ".") return options.includes("s") ? "[^]" : "[^\\n]";
  // PCRE's dollar also matches before a newline that ends the text.
  if (char === "$") return options.includes("m") ? "(?=\\n|(?![^]))" : "(?=\\n?(?![^]))";
  if (char === "^" && options.includes("m")) return "(?<=\\n|(?<![^]))";
  return char === "]" ? "\\]" : char;
}

function translateEscape(pattern: string, at: number, inClass: boolean): [string, number] {
  const char = pattern[at + 1];
  if (char === undefined)
    throw new DatabaseError(51091, "Regular expression is invalid: \\ at end of pattern");
  const members = ESCAPED_CLASS[char];
  if (members) return [inClass ? members : `[${members}]`, at + 2];
  const excluded = ESCAPED_CLASS[char.toLowerCase()];
  if (excluded && !inClass) return [`[^${excluded}]`, at + 2];
  if (/[A-Za-z0-9]/.test(char)) {
    if (!ESCAPES_ALIKE.includes(char) || (inClass && char === "B"))
      throw unsupported(`the escape \\${char} in a regular expression`);
    return [`\\${char}`, at + 2];
  }
  const literal = String.fromCodePoint(pattern.codePointAt(at + 1) as number);
  return [
    /[\^$\\.*+?()[\]{}|/]/.test(literal) || (inClass && literal === "-") ? `\\${literal}` : literal,
    at + 1 + literal.length,
  ];
}

function translateClass(pattern: string, start: number): [string, number] {
  let source = "[";
  let at = start + 1;
  if (pattern[at] === "^") {
    source += "^";
    at++;
  }
  if (pattern[at] === "]") {
    source += "\\]";
    at++;
  }
  for (; at < pattern.length && pattern[at] !== "]";) {
    if (pattern[at] === "[" && ":.=".includes(pattern[at + 1] ?? " "))
      throw unsupported("a POSIX character class");
    if (pattern[at] === "\\") {
      const [text, next] = translateEscape(pattern, at, true);
      source += text;
      at = next;
    } else {
      source += pattern[at] === "[" ? "\\[" : pattern[at];
      at++;
    }
  }
  return [`${source}]`, at + 1];
}

/** The text after a leading ^ up to the first character that means something else. */
function literalPrefix(pattern: string): string | undefined {
  if (!pattern.startsWith("^") || pattern.includes("|")) return undefined;
  const literal = /^[^\\^$.*+?()[\]{}]*/.exec(pattern.slice(1))?.[0] as string;
  // The last character may be made optional by the quantifier behind it.
  const quantified = "*?{".includes(pattern[literal.length + 1] ?? "\0");
  const prefix = quantified ? literal.replace(/.$/su, "") : literal;
  return prefix === "" ? undefined : prefix;
}
