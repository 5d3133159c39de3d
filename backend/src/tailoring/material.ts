/** What a writer has to work with: the portrait that counts, the posting, and how the one meets the other. */
import type {
  Claim,
  MatchScore,
  Profile,
  Project,
  Requirement,
  ReviewStatus,
  Venture,
} from "@career-portrait/shared/contract";
import type { Portrait, PortraitClaim } from "@career-portrait/shared/matching";
import { isCareerGap } from "@career-portrait/shared/lexicon/career-gaps";
import { detectLanguage, fold, type Language, sentences, pattern } from "@career-portrait/shared/text";
import { isOfNoRole, wordsOfClaim } from "../claim-words.ts";
import { type Evidence, evidenceOf } from "./gate/index.ts";
import { isUnfinished } from "./writer/lines.ts";

/** One thing done, in the words of the portrait, and the rows that hold it. */
export interface Line {
  text: string;
  ids: string[];
}

export interface Role {
  id: string;
  title: string;
  /** Null where the résumé names none. */
  company: string | null;
  location: string | null;
  start: string | null;
  end: string | null;
  is_current: boolean;
  lines: Line[];
}

export interface Posting {
  title: string;
  company: string | null;
  location?: string | null;
  text: string;
  requirements: readonly Requirement[];
}

export interface Material {
  /** YYYY-MM-DD. */
  today: string;
  contact: Profile["contact"];
  /** Newest first, as the portrait orders them. */
  roles: Role[];
  claims: readonly PortraitClaim[];
  /** What they wrote at the head of their résumé, sentence by sentence; empty where they wrote nothing. */
  summary: Line[];
  projects: readonly Project[];
  ventures: readonly Venture[];
  posting: Posting;
  match: MatchScore;
  /** What the person wants told first, in their words. */
  emphasis: readonly string[];
  /** Everything a sentence may cite. */
  evidence: ReadonlyMap<string, Evidence>;
  /** Every claim and role, with whether it was reviewed. */
  reviewed: readonly { id: string; review_status: ReviewStatus }[];
  /** What the person's own words are written in. */
  language: Language;
  postingLanguage: Language;
}

export interface MaterialSources {
  today: string;
  profile: Profile;
  /** The claims that count. */
  portrait: Portrait;
  /** Every claim, those that do not count included: what they say is not to be repeated. */
  claims: readonly Claim[];
  posting: Posting;
  match: MatchScore;
}

/** Below this a line is a heading or a remnant, in words. */
const FEWEST_WORDS = 2;
/** Longer lines are paragraphs and are taken sentence by sentence, in UTF-16 units. */
const LONG_LINE = 420;

function isSameText(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return a === b || (a.length > 20 && b.includes(a)) || (b.length > 20 && a.includes(b));
}

/** What lists carry, in whatever font. */
const MARK = /^[\p{Co}•·▪●◦‣⁃■□➢➤►–—*-]+\s*/u;

/** A bracket that opens a line goes on from the one before, and so does what follows a line that is not finished. */
function unbroken(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before !== undefined && line !== "" && (line.startsWith("(") || isUnfinished(before)))
      whole[whole.length - 1] = `${before} ${line}`;
    else whole.push(line);
  }
  return whole;
}

function linesOf(text: string): string[] {
  return unbroken(text.split("\n").map((line) => line.replace(/\s+/gu, " ").trim().replace(MARK, "")))
    .flatMap((line) => (line.length > LONG_LINE ? sentences(line).map((sentence) => sentence.text) : [line]))
    .filter((line) => line.split(/\s+/u).length >= FEWEST_WORDS);
}

/** What templates leave behind where nobody filled them in. */
const PLACEHOLDER =
  /^(?:company name|firmenname|nom de l['’]entreprise|lorem ipsum)\b|\[\s*\p{L}[^\]\d]*\]/iu;
/** What stands at the foot of a page: its number, whose résumé it is. */
const FOOTER = pattern("iu")`
    ^(?:page|seite|página|pagina)?\s*\d{1,2}\s*(?:\/|of|von|de|sur)\s*\d{1,2}$|[–|
    ·-]\s*(?:curriculum vitae|currículum|lebenslauf|résumé|cv)(?:\s+\d+\s*\/\s*\d+)?$`;
/** An address is no deed. */
const ADDRESS = /^(?:https?:\/\/|www\.)?\S+\.\S+$|^\S+@\S+$/u;
/** A shorter quote names a skill and tells no deed, in words. */
const FEWEST_QUOTED_WORDS = 6;

/** "I built …, and I led …" as a bullet says it. */
function asBullet(text: string): string {
  const plain = text.replace(/^I\s+(?=\p{Ll})/u, "").replace(/,? and I (?=\p{Ll})/gu, " and ");
  return plain === text ? text : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Sentences that show a skill in a role and stand in none of its lines; words broken at a line's end are left alone. */
function quotedDeeds(role: Profile["experience"][number], sources: MaterialSources): Line[] {
  const { portrait, profile } = sources;
  const told = profile.experience.map(({ summary }) => fold(summary ?? ""));
  const says = (text: string, name: string) => name.trim() !== "" && fold(text).includes(fold(name));
  return portrait.claims
    .filter(({ type, work_history_id }) => type === "skill" && work_history_id === role.id)
    .flatMap(({ id, evidence }) =>
      evidence.flatMap(({ content }) =>
        content === null || /-\s*\n/u.test(content)
          ? []
          : [{ text: content.replace(/\s+/gu, " ").trim(), ids: [id, role.id] }],
      ),
    )
    .filter(
      ({ text }) =>
        text.split(" ").length >= FEWEST_QUOTED_WORDS &&
        /^\p{Lu}.*[.!]$/u.test(text) &&
        !told.some((summary) => summary.includes(fold(text))) &&
        !(says(text, role.company) && says(text, role.title)),
    );
}

/** A role's lines in the order of its summary; what stands in no counted claim but in another one is left out. */
function linesOfRole(role: Profile["experience"][number], sources: MaterialSources): Line[] {
  const { id: roleId, summary } = role;
  const counted = new Set(sources.portrait.claims.map(({ id }) => id));
  const deeds = sources.portrait.claims.filter(
    ({ type, work_history_id }) => type === "achievement" && work_history_id === roleId,
  );
  const refused = sources.claims.filter(({ id, type }) => type === "achievement" && !counted.has(id));
  const lines: Line[] = [];
  const add = (words: string, ids: string[]) => {
    const text = asBullet(words.replace(MARK, ""));
    if (PLACEHOLDER.test(text) || ADDRESS.test(text) || FOOTER.test(text)) return;
    const standing = lines.find((line) => isSameText(line.text, text));
    if (standing) standing.ids = [...new Set([...standing.ids, ...ids])];
    else lines.push({ text, ids });
  };
  const isRefused = (text: string) => refused.some((claim) => isSameText(wordsOfClaim(claim), text));
  for (const text of linesOf(summary ?? "")) {
    if (isRefused(text)) continue;
    const deed = deeds.find((claim) => isSameText(wordsOfClaim(claim), text));
    // Where the page broke a line, the claim has only a part of it.
    const words =
      deed && fold(wordsOfClaim(deed)).length >= fold(text).length - 1 ? wordsOfClaim(deed) : text;
    add(words, deed ? [deed.id, roleId] : [roleId]);
  }
  for (const deed of deeds) add(wordsOfClaim(deed), [deed.id, roleId]);
  for (const { text, ids } of quotedDeeds(role, sources)) if (!isRefused(text)) add(text, ids);
  return lines;
}

/** The portrait's language where it can be told, by its roles or else by its projects and deeds; a portrait of names alone is taken for the posting's. */
function languageOf(
  roles: readonly Role[],
  { profile, portrait }: MaterialSources,
  fallback: Language,
): Language {
  const text = roles.flatMap(({ lines, title }) => [title, ...lines.map((line) => line.text)]).join("\n");
  const beside = [
    ...profile.projects.map(({ description }) => description ?? ""),
    ...portrait.claims.filter(({ type }) => type === "achievement").map(wordsOfClaim),
  ].join("\n");
  return detectLanguage(text) ?? detectLanguage(beside) ?? fallback;
}

/** As résumés are read: what runs, then what ended last. Roles without dates keep their place behind the one before. */
function newestFirst(experience: Profile["experience"]): Profile["experience"] {
  let reached = RUNS;
  const dated = experience.map((role) => {
    reached = role.is_current ? RUNS : (role.end_date ?? role.start_date ?? reached);
    return { role, until: reached };
  });
  return dated.toSorted((a, b) => b.until.localeCompare(a.until)).map(({ role }) => role);
}
/** Behind every date. */
const RUNS = "9999";

/** The sentences of the profile's summary that are claims of theirs; those of one made for them are none. */
function ownSummary({ profile, portrait }: MaterialSources): Line[] {
  const stated = portrait.claims
    .filter(isOfNoRole)
    .map((claim) => ({ id: claim.id, words: fold(wordsOfClaim(claim)) }));
  return sentences(profile.summary).flatMap(({ text }) => {
    if (PLACEHOLDER.test(text)) return [];
    const said = fold(text);
    const within = stated.filter(({ words }) => said.includes(words));
    const length = within.reduce((sum, { words }) => sum + words.length, 0);
    return length >= WHOLE * said.length ? [{ text, ids: within.map(({ id }) => id) }] : [];
  });
}
/** So much of a sentence is what its claims say: all but a stop or a blank. */
const WHOLE = 0.95;

/** As printed, without a bracket that nothing closes; a remnant such as "to" is no title. */
function titleOf(title: string): string {
  const whole = title.replace(/\s*\([^()]*$/u, "").trim();
  return /\p{L}{3}|\p{Lu}{2}|\p{Script=Han}/u.test(whole) ? whole : "";
}

/** As printed, without the sign that divided it from what followed; leave is no employer. */
function employerOf(company: string): string | null {
  const name = company.replace(/[\s,;:|–-]+$/u, "").trim();
  // A bracket that closes what was never opened: the rest of a line.
  return name === "" || isCareerGap(name) || /^[^(]*\)/u.test(name) ? null : name;
}

export function materialOf(sources: MaterialSources): Material {
  const { today, profile, portrait, posting, match } = sources;
  const roles = newestFirst(profile.experience).map((entry): Role => {
    const { id, title, location, is_current } = entry;
    return {
      id,
      title: titleOf(title),
      company: employerOf(entry.company),
      location,
      start: entry.start_date,
      end: entry.end_date,
      is_current,
      lines: linesOfRole(entry, sources),
    };
  });
  const postingLanguage = detectLanguage(posting.text) ?? "en";
  const ownLines = (id: string) =>
    roles
      .find((role) => role.id === id)
      ?.lines.map(({ text }) => text)
      .join("\n") || null;
  return {
    today,
    contact: profile.contact,
    roles,
    claims: portrait.claims,
    summary: ownSummary(sources),
    projects: profile.projects,
    ventures: profile.ventures,
    posting,
    match,
    emphasis: [],
    reviewed: [...sources.claims, ...profile.experience].map(({ id, review_status }) => ({
      id,
      review_status,
    })),
    evidence: evidenceOf(portrait, {
      projects: profile.projects,
      ventures: profile.ventures,
      experience: profile.experience.map((entry) => ({ ...entry, summary: ownLines(entry.id) })),
    }),
    language: languageOf(roles, sources, postingLanguage),
    postingLanguage,
  };
}
