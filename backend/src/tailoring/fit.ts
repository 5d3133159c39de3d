/** A tailored résumé is made to fit its pages: measured by setting it, and what does not fit is left out line by line and named. */
import { ApiError } from "../errors.ts";
import type { Sentence } from "../phrasebook.ts";
import type { PaperRenderer } from "../rendering/paper/index.ts";
import type { Condensed, Content } from "./document.ts";
import { writingNote } from "./notes.ts";
import { withStandingEvidence } from "./standing-evidence.ts";
import type { SpareLine } from "./writer/index.ts";

export interface Fitting {
  /** The most pages it may have, in every look and on every paper. */
  pages: number;
  /** Every line of a role, the one that is missed least first. */
  spare: readonly SpareLine[];
}

type Work = { highlights?: string[] }[];

function workOf({ resume_data }: Content): Work {
  return (resume_data?.work ?? []) as Work;
}

/** The content without these lines; what stands behind the others goes with them. */
export function withoutLines(content: Content, lines: readonly SpareLine[]): Content {
  if (lines.length === 0) return content;
  const isOut = (role: number, text: string) =>
    lines.some((line) => line.role === role && line.text === text);
  const meta = content.resume_data?.meta as { condensed?: Condensed[] } | undefined;
  const before = new Map(meta?.condensed?.map((one) => [one.field, one]));
  const condensed: Condensed[] = [];
  const work = workOf(content).map(({ highlights = [], ...entry }, role) => {
    const field = `work.${role}`;
    const kept = highlights.filter((text) => !isOut(role, text));
    const { of = highlights.length, left = [] } = before.get(field) ?? {};
    const out = highlights.filter((text) => isOut(role, text));
    if (kept.length < of) condensed.push({ field, kept: kept.length, of, left: [...left, ...out] });
    return kept.length > 0 ? { ...entry, highlights: kept } : entry;
  });
  const shorter = { ...content.resume_data, work, meta: { ...meta, condensed } };
  return withStandingEvidence({ ...content, resume_data: shorter }, content);
}

/** The pages it takes in the look and on the sheet where it takes most; null where it cannot be set, which printing it says. */
export async function pagesOf(
  { resume_data }: Content,
  renderer: Pick<PaperRenderer, "pages">,
): Promise<number | null> {
  if (resume_data === null) return null;
  try {
    return await renderer.pages(resume_data);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Leaves out as few lines as it takes; where what stands around them takes more pages than asked for, that is said. */
export async function fitted(
  content: Content,
  { pages: asked, spare }: Fitting,
  renderer: Pick<PaperRenderer, "pages">,
): Promise<{ content: Content; note: Sentence | null }> {
  const cut = (count: number) => withoutLines(content, spare.slice(0, count));
  const fits = async (count: number, pages: number) => {
    const taken = await pagesOf(cut(count), renderer);
    return taken === null || taken <= pages;
  };
  if (await fits(0, asked)) return { content, note: null };
  const barest = (await pagesOf(cut(spare.length), renderer)) ?? asked;
  const pages = Math.max(asked, barest);
  // So many are too few, and so many enough: more lines never take fewer pages.
  let [few, enough] = [pages > asked ? -1 : 0, spare.length];
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (await fits(middle, pages)) enough = middle;
    else few = middle;
  }
  return { content: cut(enough), note: pages > asked ? writingNote("pages_over", { pages, asked }) : null };
}
