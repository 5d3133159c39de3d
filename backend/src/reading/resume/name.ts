/** The person's name, or null: a document title, a job title or a page number at the top is not one. */
import { fold, pattern } from "@career-portrait/shared/text";
import type { LaidOutPage } from "../layout.ts";
import { findDates } from "../dates.ts";
import type { ResumeLine } from "./lines.ts";
import { companyMark, placeMark, titleMark } from "./marks.ts";
import { HEADINGS } from "@career-portrait/shared/lexicon/resume-headings";
import { SURNAMES } from "./words/titles.ts";

const DOCUMENT_TITLE = pattern("iu")`
    ^(?:curriculum\s*vit(?:a|ae|æ)|c\.?\s?v\.?|r[eé]sum[eé]|lebenslauf|tabellarischer lebenslauf|
    bewerbung|hoja de vida|curr[ií]culo?(?: vitae)?|currículum|profil|profile|personal data|application|
    个人简历|简历|求职简历|europass|curriculum)$`;
const TITLE_BESIDE = /(?:^|\s)(?:r[eé]sum[eé]|curriculum vitae|lebenslauf|cv)(?:\s|$)|个人简历|简历$/giu;
const ACADEMIC = pattern("u")`
    (?:(?:,\s*|\s+)(?:Ph\.?\s?D\.?|M\.?D\.?|MBA|CPA|RN|PMP|BSN|MSN|Esq\.?|P\.?E\.?|M\.?Sc\.?|B\.?Sc\.?|
    M\.?A\.?|B\.?A\.?|M\.?S\.?|CFA|LCSW|DDS|DVM|SHRM-CP|PHR|SPHR|CISSP|DNP|NP|FNP|RD|LPN|CNA|EdD|
    JD)\.?)+$`;
/** Letters after the name that no list knows: short words in capitals behind a comma. */
const CREDENTIALS = /(?:,\s*(?:\p{Lu}[\p{Lu}.-]{1,7}|\p{Lu}\.\p{L}{1,3}\.?))+$/u;
/** `Marlon "Buck" Devereaux`, `Katherine (Kate) Bell`. */
const NICKNAME = /\s+(?:["“„'‘«][\p{L}. -]{2,15}["”“'’»]|\(\p{L}{2,15}\))\s+/u;
const HONORIFIC =
  /^(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Dra|Prof|Profa|Herr|Frau|Sr|Sra|Dipl\.-Ing|Dr\.-Ing|Ing|Mag|Dott|Dott\.ssa|Drs|Ir|M\.|Mme|Mlle)\.?\s+)+/u;

interface Scored {
  name: string;
  score: number;
}

/** Best candidate among the lines before the first section, weighed by print, place and agreement with the e-mail address. */
export function nameOf(top: ResumeLine[], pages: LaidOutPage[], email: string | null): string | null {
  const body = usualSize(pages);
  const candidates = top.slice(0, 14).flatMap((line, index): Scored[] => {
    const parts = line.cells.flatMap((cell) => cell.text.split(/\s*[|｜·•]\s*|\s+[–—-]\s+|\s{3,}/u));
    const broken = goesOn(line, top[index + 1], body) ? [`${line.text} ${top[index + 1]?.text}`] : [];
    return [...broken, line.text.replaceAll("\t", " "), ...parts].flatMap((text) => {
      const name = tidy(text);
      if (!couldBeName(name, email)) return [];
      const large = body > 0 && line.style.size > body * 1.15;
      const score =
        (large ? 2 : 0) +
        (body > 0 ? Math.min(line.style.size / body, 3) * 0.5 : 0) +
        (index === 0 ? (body > 0 ? 0.8 : 1.2) : index < 3 ? 0.4 : 0) +
        agreement(name, email) * 2 +
        (line.page === 1 ? 0 : -3);
      return [{ name, score }];
    });
  });
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  return best && best.score >= 1.1 ? readable(best.name) : null;
}

/** A name over two lines, each a word or two of the same large print. */
function goesOn(line: ResumeLine, next: ResumeLine | undefined, body: number): boolean {
  return (
    next !== undefined &&
    body > 0 &&
    line.style.size > body * 1.4 &&
    Math.abs(line.style.size - next.style.size) < 0.6 &&
    line.page === next.page &&
    line.column === next.column &&
    line.text.split(" ").length < 3 &&
    next.text.split(" ").length < 3
  );
}

/** The size that most of the text is set in. */
function usualSize(pages: LaidOutPage[]): number {
  const sizes = new Map<number, number>();
  for (const page of pages)
    for (const line of page.lines)
      sizes.set(line.style.size, (sizes.get(line.style.size) ?? 0) + line.text.length);
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function tidy(text: string): string {
  return text
    .replace(/^(?:name|nombre|nom|nome|姓名)\s*[:：]\s*/iu, "")
    .replace(TITLE_BESIDE, " ")
    .replace(/\s*\([^)]*\)\s*$/u, "")
    .replace(ACADEMIC, "")
    .replace(CREDENTIALS, "")
    .replace(HONORIFIC, "")
    .replace(/[|,;:\s]+$/u, "")
    .replace(/\s*\|\s*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const NAME_WORD = pattern("u")`
    ^(?:\p{Lu}[\p{L}\p{M}'’-]*\.?|\p{Lu}\.(?:\p{Lu}\.)*|(?:de|del|della|di|da|dos|das|do|van|von|der|
    den|ter|la|le|el|al|bin|ibn|zu|y|e|mac|mc|af|av|st\.?)|[A-Z]['’]\p{Lu}\p{L}+)$`;

function couldBeName(text: string, email: string | null): boolean {
  if (/^\p{Script=Han}{2,4}$/u.test(text))
    return !DOCUMENT_TITLE.test(text) && !HEADINGS.has(fold(text).replace(/ /g, "")) && titleMark(text) < 1;
  const words = text.replace(NICKNAME, " ").split(" ");
  if (
    words.length < 2 ||
    words.length > 6 ||
    text.length > 45 ||
    !words.every((word) => NAME_WORD.test(word))
  )
    return false;
  if (DOCUMENT_TITLE.test(text) || HEADINGS.has(fold(text)) || findDates(text).length > 0) return false;
  return (
    namesNoWork(text, email) &&
    companyMark(text) < 0.8 &&
    placeMark(text) < 0.8 &&
    !/[@\d/]/.test(text) &&
    !isCommonPhrase(text)
  );
}

/** No job title; `Emily Cook` is a name where her address says so. */
function namesNoWork(text: string, email: string | null): boolean {
  if (titleMark(text) < 0.6) return true;
  const words = fold(text).split(" ");
  const others = words.filter((word) => !SURNAMES.has(word)).join(" ");
  return others !== words.join(" ") && titleMark(others) < 0.4 && agreement(text, email) > 0.4;
}

/** Words that stand at the top of résumés and are nobody's name. */
const NOT_NAMES = pattern("iu")`
    (?<!\p{L})(?:professional|summary|experience|portfolio|website|email|phone|address|skills|contact|
    resume|remote|business|information|technology|management|marketing|engineering|software|sales|
    finance|customer|service|healthcare|education|updated|page|linkedin|github|open|available|willing|
    bilingual|certified|licensed|welcome|objective)(?!\p{L})`;

function isCommonPhrase(text: string): boolean {
  return NOT_NAMES.test(text);
}

/** Share of the name's longer words that the address's local part shows. */
function agreement(name: string, email: string | null): number {
  const local = fold((email ?? "").split("@")[0] ?? "").replace(/[^a-z\p{Script=Han}]/gu, "");
  if (local.length < 3) return 0;
  const words = fold(name)
    .split(" ")
    .filter((word) => word.length > 1);
  const hits = words.filter(
    (word) => local.includes(word.slice(0, 5)) || (word.length > 2 && local.includes(word)),
  ).length;
  return hits / Math.max(words.length, 1);
}

/** Names printed in capitals are written as names: `MARISSA MAYER` → `Marissa Mayer`. */
function readable(name: string): string {
  if (name !== name.toUpperCase() || /^\p{Script=Han}+$/u.test(name)) return name;
  return name.toLowerCase().replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
