/** Sentences by another hand: what the gate refuses of the faithful and lets pass of the false, now and at first sight. */
import { evidenceOf } from "../../src/tailoring/gate/index.ts";
import { portraitClaim } from "../tailoring/portrait-claim.ts";
import { findings, share } from "../tailoring/verdicts.ts";
import { type Part, setsIn, teaching, untaught, type WrittenSet } from "./sets.ts";

interface Named {
  id: string;
  name: string;
}

/** A person as the sets describe them; an end that is no date ("present", "heute") means that it runs. */
interface WrittenPortrait {
  id: string;
  work: {
    id: string;
    title: string;
    company: string;
    start: string;
    end: string;
    location: string | null;
    bullets: { id: string; text: string }[];
  }[];
  education: { id: string; degree: string; institution: string; start: string; end: string }[];
  certificates: Named[];
  languages: Named[];
  skills: Named[];
  /** What a reading of the résumé made of it: said of no role, each with the words it was read from. */
  claims: { id: string; content: string; quote: string }[];
}

interface WrittenSentence {
  /** Whose it is, by the portrait's id, and the rows it cites. */
  resume: string;
  cited_ids: string[];
  sentence: string;
  faithful: boolean;
  kind: string;
  language: string;
  posting?: { title: string; company: string };
}

export interface SentencePart extends Part<{ refused: number; passed: number }> {
  sentences: WrittenSentence[];
}

export interface SentenceSet extends WrittenSet<SentencePart> {
  portraits: WrittenPortrait[];
}

/** A sentence and whether the gate refused it. */
export interface Judged {
  part: SentencePart;
  sentence: WrittenSentence;
  refused: boolean;
}

export function sentenceSets(): SentenceSet[] {
  return setsIn("sentences");
}

/** Every sentence of a set with the rows it cites. @throws Error when it cites a row that its portrait has not. */
export function citing({ portraits, parts }: SentenceSet) {
  const rows = new Map(portraits.map((portrait) => [portrait.id, rowsOf(portrait)]));
  return parts.flatMap((part) =>
    part.sentences.map((sentence) => {
      const cited = sentence.cited_ids.map((id) => {
        const row = rows.get(sentence.resume)?.get(id);
        if (!row) throw new Error(`${sentence.resume} has no row ${id}: ${sentence.sentence}`);
        return row;
      });
      return { part, sentence, cited, posting: sentence.posting ? { ...sentence.posting, text: "" } : null };
    }),
  );
}

/** Every sentence of a set, judged by the rows it cites. */
export function judged(set: SentenceSet): Judged[] {
  return citing(set).map(({ part, sentence, cited, posting }) => ({
    part,
    sentence,
    refused: findings({ cited, posting }, sentence.sentence).length > 0,
  }));
}

function rowsOf({ work, education, certificates, languages, skills, claims }: WrittenPortrait) {
  const skillNames = new Set(skills.map(({ name }) => name));
  const named = (type: "certification" | "skill", rows: readonly Named[]) =>
    rows.map(({ id, name }) => portraitClaim(id, type, name));
  return evidenceOf({
    basis: "accepted",
    work_history: work.map(({ id, title, company, start, end, location }) => ({
      id,
      title,
      company,
      start_date: start,
      end_date: endOf(end),
      location,
      summary: null,
    })),
    claims: [
      ...work.flatMap(({ id: role, bullets }) =>
        bullets.map(({ id, text }) => portraitClaim(id, "achievement", text, { work_history_id: role })),
      ),
      ...education.map(({ id, degree, institution, start, end }) =>
        portraitClaim(id, "education", `${degree}, ${institution}`, {
          degree,
          institution,
          start_date: start,
          end_date: endOf(end),
        }),
      ),
      ...named("certification", certificates),
      ...named("skill", languages),
      ...named("skill", skills),
      ...claims.map(({ id, content, quote }) =>
        portraitClaim(id, skillNames.has(quote) ? "skill" : "achievement", content, { quote }),
      ),
    ],
  });
}

function endOf(end: string): string | null {
  return /^\d{4}/.test(end) ? end : null;
}

/** The table of each set: its parts now and at first sight, its languages, its kinds of sentence; then what is unseen. */
export function sentenceTables(sets: readonly SentenceSet[]): string {
  const unseen = new Set(untaught(sets));
  const all = sets.map((set) => [set, judged(set)] as const);
  const left = all.flatMap(([, sentences]) => sentences.filter(({ part }) => unseen.has(part)));
  return [
    ...all.map(([set, sentences]) => setTable(set, sentences)),
    left.length > 0
      ? `Of the sentences that were never used for teaching: ${counted(left).join(" of the faithful refused, ")} of the false passed`
      : "No sentence by another hand is left that was never used for teaching: what they got at first sight is the nearest to what new ones will get.",
  ].join("\n\n");
}

function setTable(set: SentenceSet, all: readonly Judged[]): string {
  const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(" | ")} |`;
  const slices = (of: (one: Judged) => string) =>
    [...new Set(all.map(of))].map((name) => row(name, counted(all.filter((one) => of(one) === name))));
  return [
    teaching(set),
    "",
    row("Sentences by another hand", ["faithful, refused (goal ≤ 2 %)", "false, passed (goal none)"]),
    "|---|---|---|",
    row(set.name, counted(all)),
    ...set.parts.flatMap((part) => {
      const own = all.filter((one) => one.part === part);
      const now = row(part.name, counted(own));
      if (part.first_sight === null) return [now];
      const { refused, passed } = part.first_sight;
      const [faithful, untrue] = parted(own);
      const first = [share(refused, faithful.length), share(passed, untrue.length)];
      return [now, row(`${part.name}, at first sight`, first)];
    }),
    ...slices(({ sentence }) => `in ${sentence.language}`),
    ...slices(({ sentence }) => sentence.kind),
  ].join("\n");
}

function parted(all: readonly Judged[]): [faithful: Judged[], untrue: Judged[]] {
  return [all.filter(({ sentence }) => sentence.faithful), all.filter(({ sentence }) => !sentence.faithful)];
}

/** The refused share of the faithful ones and the passed share of the false ones. */
function counted(all: readonly Judged[]): [refused: string, passed: string] {
  const [faithful, untrue] = parted(all);
  return [
    share(faithful.filter(({ refused }) => refused).length, faithful.length),
    share(untrue.filter(({ refused }) => !refused).length, untrue.length),
  ];
}
