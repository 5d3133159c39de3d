/** A file's name in an answer (RFC 6266): in whatever letters it has, with plain ones for clients that know no others. */
import type { Context } from "koa";

/** The nearest name in ASCII. */
function plain(filename: string): string {
  return filename
    .normalize("NFKD")
    .replace(/[^\u0020-\u007E]/gu, "")
    .replace(/^[\s-]+/u, "");
}

/** @param type whether a browser saves it or shows it */
export function attach(ctx: Context, filename: string, type: "attachment" | "inline" = "attachment"): void {
  ctx.attachment(filename, { type, fallback: plain(filename) });
}
