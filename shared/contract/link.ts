/** Links and e-mail addresses as people type them (decisions, section 5). */
import { z } from "zod";

const BARE_HOST =
  /^(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?\.)+\p{L}[\p{L}\p{N}-]*(?::\d+)?(?:[/?#]|$)/u;
const WEB = /^https?:\/\/[^\s\p{Cc}\p{Cf}]+$/iu;
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*$/u;

/**
 * A link as it is kept: an http or https address as it was typed, a bare host with `https://` before it. Null for anything
 * else, an address with a user name or password in it too.
 */
export function readLink(typed: string): string | null {
  const text = typed.trim();
  const link = BARE_HOST.test(text) ? `https://${text}` : text;
  const url = WEB.test(link) ? URL.parse(link) : null;
  return url !== null && url.username === "" && url.password === "" ? link : null;
}

/** Whether a text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

const readOr = (text: string) => readLink(text) ?? text;
const NO_LINK = "must be an http or https address, such as https://example.com/page";

/** A link that a body must have, of at most so many characters. */
export function link(max: number) {
  return z
    .string()
    .overwrite(readOr)
    .refine((text) => readLink(text) !== null, NO_LINK)
    .max(max);
}

/** A link that may be empty, which means that there is none. */
export function linkOrNone(max: number) {
  return z
    .string()
    .trim()
    .overwrite(readOr)
    .refine((text) => text === "" || readLink(text) !== null, NO_LINK)
    .max(max)
    .transform((text) => text || null);
}

/** An e-mail address that may be empty, which means that there is none. */
export function emailOrNone(max: number) {
  return z
    .string()
    .trim()
    .refine((text) => text === "" || isEmail(text), "must be an e-mail address")
    .max(max)
    .transform((text) => text || null);
}
