/** Cuts a posting into its points and sentences, each under the kind of section it stands in. */
import { bulletAt, endsSentence, isGlued, opensPoint } from "./boundaries.ts";
import { isDigit, isLower, isUpper, type Range, trimmed } from "../../text/flat.ts";
import { graded } from "./grades.ts";
import { headingOf, type Standing } from "./heading-lines.ts";
import { headingKind, inlineHeading, introKind, isWeakHeading, shoutedHeading } from "./headings.ts";
import { type Line, logicalLines } from "./lines.ts";
import { toldSections } from "./sections.ts";
import type { SectionKind } from "./vocabulary/headings.ts";

export interface Piece extends Range {
  /** Kind of the section it stands in; null before the first heading. */
  section: SectionKind | null;
  /** It is a point of a list. */
  bullet: boolean;
  /** It has a line of its own. */
  alone: boolean;
  /** The label that stood before it ("Education:"), flattened; empty when none. */
  label: string;
  /** Counts the headings before it; 0 before the first. */
  heading: number;
  /** The words of the last heading, flattened. */
  title: string;
  /** Its section is what the heading's own words name, not what stood before an unknown one. */
  known: boolean;
  /** It is running text after the points of its section. */
  after: boolean;
  /** How many pieces of running text stand between it and the section's heading or last point. */
  drift: number;
}

/** Openings of sentences that can stand in no list of requirements. */
const LIST_ENDS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    "benefits",
    /^(?:the |our |total |full )?(?:compensation|benefits?|salary|pay|base (?:pay|salary)|benefits? package|total rewards|perks)(?: (?:and|&) (?:benefits?|perks|compensation))?(?: package| range| for this| offered| include| is | are |$)|^(?:we|\p{L}+) (?:offers?|provides?) (?:an?|you|our|competitive|excellent|great|generous|the opportunity)|^(?:wir bieten|nous (?:vous )?(?:offrons|proposons)|wij bieden|(?:te |se )?ofrece(?:mos)?|oferecemos|(?:si )?offr(?:e|iamo)|in return|en echange|im gegenzug)(?![\p{L}])/u,
  ],
  [
    "legal",
    /equal (?:employment )?opportunity|without regard to|regardless of (?:race|age|gender|sex)|(?:arrest|conviction) records|(?<!with or without )reasonable accommodation|we do not discriminate|unabhangig von (?:geschlecht|alter|herkunft)|sans distinction|ongeacht|ambo i sessi|sin distincion/,
  ],
  [
    "apply",
    /^(?:to apply|please (?:apply|send|submit|visit)|apply (?:now|today|online|here|by|at|via)|if (?:you(?:'re| are)? (?:interested|ready|feel|think|have what)|this sounds)|interested\?|send (?:us )?(?:your|a) |to learn more|for more information|bitte (?:senden|bewerben)|bewirb dich|pour postuler|solliciteer|envia(?:r|nos)? tu|candidate-se|inviare)/,
  ],
];

/** A label that is a condition together with its figure: "Travel Required 10%". */
const CONDITION_LABEL =
  /^(?:amount of |percent(?:age)? of )?travel(?: required| requirements?)?[:\s]+(?:up to )?\d{1,3} ?%/;
/** "Pay: $34 an hour." states a fact; what stands after it is running text again. */
const PAY_LABEL =
  /^(?:pay|salary|wages?|(?:hourly )?rate|compensation|gehalt|vergutung|salaire|remuneration|salario|retribuzione|salaris)$/;
/** Length beyond which a line is taken for a whole posting whose breaks were lost. */
const FLATTENED = 300;
const LONGEST_PIECE = 900;

/** The posting's points in order; headings and introductions are taken out of them. */
export function pieces(text: string, flat: string): Piece[] {
  return toldSections(flat, graded(text, flat, cut(text, flat)));
}

function cut(text: string, flat: string): Piece[] {
  const lines = logicalLines(text);
  const reader = new Reader(text, flat);
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i]!;
    if (isEnd(flat, line)) break;
    if (!reader.headingLine({ line, previous: lines[i - 1], next: lines[i + 1] })) reader.line(line);
  }
  return reader.found;
}

/** From here on the page shows other postings. */
const END =
  /^(?:(?:similar|related|other|more|recommended|featured|nearby) (?:\p{L}+ )?(?:jobs?|positions?|openings?|vacancies|roles|searches|postings)(?: (?:like this|near you|you may like|for you|at .{2,40}))?|people also viewed|jobs you (?:may|might) (?:like|be interested in)|(?:ahnliche|weitere|passende) (?:jobs|stellen\p{L}*)|offres similaires|(?:ofertas|empleos|vagas) (?:similares|relacionad[ao]s|semelhantes)|(?:vergelijkbare|soortgelijke) vacatures|(?:lavori|offerte) simili|liknande jobb)\s*:?$/u;
const SHORTEST_POSTING = 300;

function isEnd(flat: string, line: Line): boolean {
  return (
    line.start > SHORTEST_POSTING && line.end - line.start < 60 && END.test(flat.slice(line.start, line.end))
  );
}

/** "Les plus": of the person, or of the job; what stands under it tells. */
const AMBIGUOUS_NICE = /^(?:les? )?(?:petits? )?(?:\+|plus|extras?|bonus|pluspunkte?)(?: d\p{Ll}* \p{L}+)*$/u;

/** Headings in the middle of a text that no vocabulary knows speak to somebody: "Das klingt nach dir: …". */
const PRONOUN =
  /(?<![\p{L}])(?:you|your|we|us|our|du|dich|dir|dein\p{L}*|sie|ihnen|ihr\p{L}*|wir|uns|tu|toi|te|ton|ta|tes|vous|vos|votre|nous|on|je|jij|jou|jouw|wij)(?![\p{L}])/u;

class Reader {
  readonly found: Piece[] = [];
  private section: SectionKind | null = null;
  private bullets = 0;
  private headings = 0;
  private heading = 0;
  private title = "";
  private known = false;
  private label = "";
  private drift = 0;
  private readonly text: string;
  private readonly flat: string;

  constructor(text: string, flat: string) {
    this.text = text;
    this.flat = flat;
  }

  /** Takes a line that is a heading as a whole; false when it is not one. */
  headingLine(standing: Standing): boolean {
    const heading = headingOf(this.text, this.flat, this.section, standing);
    if (heading === null) return false;
    this.open(heading.kind, this.flat.slice(standing.line.start, standing.line.end), heading.told);
    return true;
  }

  line(line: Line): void {
    const { text, flat } = this;
    const before = this.section;
    let labelled = false;
    const long = line.end - line.start > FLATTENED;
    let from = line.start;
    let bullet = line.bullet;
    let at = line.start;
    while (at < line.end) {
      const boundary = at === from;
      const heading = this.mayBeHeading(at, from)
        ? (inlineHeading(text, flat, at, line.end, boundary, long) ??
          (at === line.start ? shoutedHeading(text, flat, at, line.end) : null))
        : null;
      if (heading && heading.kind === "must" && CONDITION_LABEL.test(flat.slice(at, heading.end + 12))) {
        this.piece(from, at, bullet);
        from = at;
        at = heading.after;
        continue;
      }
      if (heading) {
        if (heading.kind === "facts" || !this.isHeadingFront(from, at, bullet)) this.piece(from, at, bullet);
        bullet = line.bullet && at === line.start;
        labelled = heading.label && at === line.start && !long;
        this.openLabel(heading.kind, flat.slice(at, heading.end), bullet, heading.label);
        from = at = heading.after;
        continue;
      }
      const mark = bulletAt(text, at, line.start);
      if (mark > 0) {
        this.piece(from, at, bullet);
        bullet = true;
        from = at = this.skipBlanks(at + mark, line.end);
        continue;
      }
      if (at > from && (isGlued(text, flat, at) || (long && this.mayList() && opensPoint(text, flat, at)))) {
        this.piece(from, at, bullet);
        bullet = true;
        from = at;
        continue;
      }
      const unit = text[at]!;
      const ends = /[.!?]/.test(unit) ? endsSentence(text, flat, at, line.end) : unit === ";";
      if (ends) {
        const asked = unit === "?" ? headingKind(flat.slice(from, at + 1)) : null;
        if (asked) this.open(asked, flat.slice(from, at));
        else this.piece(from, at, bullet, false, unit === ";");
        from = at = this.skipBlanks(at + 1, line.end);
        if (unit !== ";" && !line.bullet) bullet = false;
        continue;
      }
      const opens =
        long &&
        at - from < 45 &&
        PRONOUN.test(flat.slice(from, at)) &&
        /^: \p{Lu}\p{Ll}/u.test(text.slice(at, at + 4)) &&
        isUpper(text[from]);
      if (unit === ":" && (opens || this.endsIntroduction(at, line.end))) {
        this.introduction(from, at + 1);
        bullet = line.bullet;
        from = at = this.skipBlanks(at + 1, line.end);
        continue;
      }
      if (
        long &&
        / {3,}/.test(text.slice(at, at + 3)) &&
        /[\p{Lu}\p{N}]/u.test(text[this.skipBlanks(at, line.end)] ?? "")
      ) {
        this.piece(from, at, bullet);
        from = at = this.skipBlanks(at, line.end);
        continue;
      }
      at += 1;
      if (at - from > LONGEST_PIECE && (/\s/.test(unit) || at - from > 2 * LONGEST_PIECE)) {
        this.piece(from, at, bullet);
        from = at;
      }
    }
    this.piece(from, line.end, bullet, from === line.start && !long);
    if (labelled && (before === "must" || before === "nice")) this.section = before;
  }

  /** "Registered Nurse Requirements:": capitalised words that belong to the heading after them. */
  private isHeadingFront(from: number, at: number, bullet: boolean): boolean {
    const words = this.text.slice(from, at).trim().split(/\s+/);
    return (
      !bullet &&
      at > from &&
      words.length <= 6 &&
      words.every((word) => /^[\p{Lu}/&|-]/u.test(word)) &&
      !/[.!?;]\s*$/.test(this.text.slice(from, at))
    );
  }

  /** Points may stand here without anything between them but a capital. */
  private mayList(): boolean {
    return (
      this.section === null || this.section === "must" || this.section === "nice" || this.section === "facts"
    );
  }

  private mayBeHeading(at: number, from: number): boolean {
    const unit = this.text[at];
    if (!isUpper(unit)) return at === from && isLower(unit);
    const before = this.text[at - 1];
    return at === from || /[\s)*:.]/.test(before ?? " ") || isLower(before);
  }

  private endsIntroduction(at: number, limit: number): boolean {
    const next = this.text[at + 1];
    if (at + 1 >= limit || isUpper(next))
      return (
        at + 1 >= limit ||
        !isLower(this.text[at - 1]) ||
        isLower(this.text[at + 2]) ||
        isUpper(this.text[at + 2])
      );
    const after = this.skipBlanks(at + 1, limit);
    return bulletAt(this.text, after, 0) > 0 || (after > at + 2 && !isDigit(next));
  }

  private skipBlanks(at: number, limit: number): number {
    let end = at;
    while (end < limit && /[\s\u200b]/.test(this.text[end]!)) end += 1;
    return end;
  }

  private introduction(start: number, end: number): void {
    const flat = this.flat.slice(start, end);
    const named = introKind(flat);
    this.open(named ?? this.section, flat, named !== null);
  }

  /** `told`: the heading's words name the kind; otherwise what stands under it may tell another. */
  private open(kind: SectionKind | null, flat: string, told = kind !== "other"): void {
    this.section = kind;
    this.label = flat.replace(/[\s:*]+$/, "");
    this.drift = 0;
    this.bullets = 0;
    this.known = told && !AMBIGUOUS_NICE.test(this.label);
    this.heading = this.headings += 1;
    this.title = this.label;
  }

  /** A label inside a line: a weak one ("Education:") does not end a list of wishes or, in a point, of duties. */
  private openLabel(kind: SectionKind, flat: string, bullet: boolean, hasText: boolean): void {
    const weak = kind === "must" && isWeakHeading(flat);
    if (hasText && PAY_LABEL.test(flat)) {
      this.open("facts", flat);
      return;
    }
    const keep = weak && hasText && (this.section === "nice" || (bullet && this.section !== null));
    this.open(keep ? this.section : kind, flat);
  }

  /** In a list of requirements, a sentence that offers, states the law or tells how to apply ends the list. */
  private leave(range: Range): void {
    if (this.section !== "must" && this.section !== "nice") return;
    const opening = this.flat.slice(range.start, Math.min(range.end, range.start + 160));
    const end = LIST_ENDS.find(([, pattern]) => pattern.test(opening));
    if (end) this.open(end[0], "");
  }

  private piece(start: number, end: number, bullet: boolean, alone = false, goesOn = false): void {
    const range = trimmed(this.text, { start, end });
    while (range.start < range.end && /[\s:,*|"“”-]/.test(this.text[range.start]!)) range.start += 1;
    while (range.end > range.start && /[\s*|,:"“”]/.test(this.text[range.end - 1]!)) range.end -= 1;
    if (range.end - range.start < 2 || !/\p{L}/u.test(this.text.slice(range.start, range.end))) return;
    this.leave(range);
    const { section, heading, title, known, label, drift } = this;
    const after = !bullet && this.bullets > 1;
    this.bullets += Number(bullet);
    this.found.push({ ...range, section, bullet, alone, label, heading, title, known, drift, after });
    // A fact is one value; what follows it is running text again.
    if (this.section === "facts") {
      this.section = null;
      this.heading = 0;
    }
    this.drift = bullet ? 0 : this.drift + 1;
    if (!bullet && !goesOn) this.label = "";
  }
}
