/** The files and letters a form asks for: what was made for this posting, else the base résumé; null where there is none. */
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";
import { fileName } from "@career-portrait/shared/text";
import { locale } from "../words/index.ts";
import { usualPage } from "../ui/paper.ts";
import type { Entry } from "./form.ts";

export interface Wanted {
  /** The opportunity that the form belongs to, where it is tracked. */
  opportunityId: string | null;
  name: string | null;
  company: string | null;
}

type File = NonNullable<Entry["file"]>;

async function unlessMissing<T>(answer: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 404) return null;
    throw error;
  }
}

function asFile(bytes: Uint8Array, name: string): File {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name, type: "application/pdf", base64: btoa(binary) };
}

/** The résumé as PDF. */
export async function resumeFile(
  client: Client,
  { opportunityId: id, name, company }: Wanted,
): Promise<File | null> {
  const query = { page: usualPage(locale) };
  const tailored = id && (await unlessMissing(client.getTailoredProfilePdf({ params: { id }, query })));
  if (tailored) return asFile(tailored, fileName([name, company, "resume"], "pdf"));
  const base = await unlessMissing(client.getResumePdf({ query }));
  return base && asFile(base, fileName([name, "resume"], "pdf"));
}

/** The letter that was written for this posting, as PDF. */
export async function letterFile(
  client: Client,
  { opportunityId: id, name, company }: Wanted,
): Promise<File | null> {
  if (id === null) return null;
  const letter = await unlessMissing(
    client.getCoverLetterPdf({ params: { id }, query: { page: usualPage(locale) } }),
  );
  return letter && asFile(letter, fileName([name, company, "letter"], "pdf"));
}

/** The words of that letter. */
export async function letterText(client: Client, { opportunityId: id }: Wanted): Promise<string | null> {
  if (id === null) return null;
  return (await unlessMissing(client.getCoverLetter({ params: { id } })))?.content ?? null;
}
