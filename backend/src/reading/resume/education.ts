/**
 * Reads education entries: header texts are told apart as school, degree and subject, and an entry ends where a kind
 * of fact would come a second time.
 */
import type { ReadEducation } from "../reading.ts";
import { type DateSpan, findDates, isoDate, isOnlyDates } from "../dates.ts";
import { withoutDurations } from "../durations.ts";
import { withoutHeaderBullets } from "./anchors.ts";
import { headerPieces, type HeaderPiece } from "./header.ts";
import { headOf, type Piece, type ResumeLine } from "./lines.ts";
import { companyMark, degreeMark, isProperName, placeMark, placeTailAt, schoolMark } from "./marks.ts";
import { degreeAt, GRADE_NOTE } from "./words/degrees.ts";
import { studyFamilies } from "@career-portrait/shared/matching";
import { pattern } from "@career-portrait/shared/text";

export interface Schooling {
  education: ReadEducation;
  /** The texts that say so, for evidence. */
  pieces: Piece[];
}

interface Draft {
  school: HeaderPiece | null;
  /** The school was taken over from the entry before. */
  inherited: boolean;
  degree: HeaderPiece | null;
  field: HeaderPiece | null;
  date: DateSpan | null;
  datePiece: Piece | null;
  anything: HeaderPiece[];
}

type Fact =
  | { kind: "school" | "degree" | "field" | "text"; piece: HeaderPiece }
  | { kind: "date"; date: DateSpan; piece: Piece; leads: boolean };

export function schoolingOf(lines: ResumeLine[]): Schooling[] {
  const printed = withoutHeaderBullets(lines).flatMap(beforePlaceholder);
  const facts = wholeLines(printed).flatMap((line, index, all) => factsOf(line, index, all));
  const firstNamed = facts.find((fact) => fact.kind === "school" || fact.kind === "degree");
  const schoolFirst = firstNamed?.kind === "school";
  const dateFirst = facts[0]?.kind === "date";
  const drafts: Draft[] = [];
  for (const fact of facts) {
    const current = drafts.at(-1);
    if (!current || startsNext(current, fact, schoolFirst, dateFirst)) {
      if (fact.kind === "text" && current) continue;
      drafts.push(draftAfter(current, fact, schoolFirst));
    }
    take(drafts.at(-1) as Draft, fact);
  }
  return drafts.map(finish).filter((schooling) => schooling !== null);
}

/** What anonymisers put in place of the town; behind it templates print the subject once more. */
const TOWN = /(?:^|[\s(–—-]+)city\s*,\s*state(?!\p{L})/iu;

function beforePlaceholder(line: ResumeLine): ResumeLine[] {
  const at = TOWN.exec(line.text)?.index ?? line.text.length;
  return at === 0 ? [] : [at === line.text.length ? line : headOf(line, at)];
}

/** A degree or school that a line breaks off with a comma or an "and" goes on in the next line of the same print. */
function wholeLines(lines: ResumeLine[]): ResumeLine[] {
  const whole: ResumeLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const cell = before?.cells.at(-1);
    const opens =
      before && cell && /(?:[&/-]|(?<!\p{L})(?:and|und|y|et|e|of|de|für|for|in|zum|zur))$/iu.test(cell.text);
    const wraps =
      line.continues &&
      line.text.length < 40 &&
      (degreeMark(before?.text ?? "") >= 0.7 || schoolMark(before?.text ?? "") > 0);
    if (
      !before ||
      !cell ||
      !(opens || wraps) ||
      line.bullet ||
      line.page !== before.page ||
      line.style.bold !== before.style.bold ||
      line.cells.length > 1 ||
      line.start !== before.end + 1
    ) {
      whole.push(line);
      continue;
    }
    const text = `${cell.text} ${line.text}`;
    const joined = {
      ...cell,
      text,
      end: line.end,
      runs: cell.runs.map((run, index) => (index === cell.runs.length - 1 ? { ...run, end: line.end } : run)),
    };
    whole[whole.length - 1] = {
      ...before,
      text: `${before.text} ${line.text}`,
      end: line.end,
      cells: [...before.cells.slice(0, -1), joined],
    };
  }
  return whole;
}

function factsOf(line: ResumeLine, index: number, lines: ResumeLine[]): Fact[] {
  const facts: Fact[] = [];
  const dates = line.cells.flatMap((cell) => {
    const plain = withoutDurations(cell.text);
    return findDates(plain).map((date) => ({ date, cell, alone: isOnlyDates(cell.text) }));
  });
  const named = degreeMark(line.text) >= 0.7 || schoolMark(line.text) >= 1;
  const prose = isProse(line, lines[index - 1], named);
  const best = dates.find((found) => found.date.range) ?? dates.at(-1);
  if (best && (!prose || best.alone)) {
    const piece = {
      text: best.cell.text.slice(best.date.start, best.date.end),
      page: line.page,
      start: best.cell.start + best.date.start,
      end: best.cell.start + best.date.end,
    };
    facts.push({
      kind: "date",
      date: best.date,
      piece,
      leads: best.alone && best.cell === line.cells[0] && line.cells.length > 1,
    });
  }
  if (prose) return facts;
  const named_ = headerPieces(line, index).flatMap(factOf);
  // A date printed to the right of, or below, what it dates comes after it.
  const first =
    best && best.cell.x0 <= Math.min(...line.cells.map((cell) => cell.x0)) && best.date.start === 0;
  return first ? [...facts, ...named_] : [...named_, ...facts];
}

function isProse(line: ResumeLine, before: ResumeLine | undefined, named: boolean): boolean {
  const said = line.cells
    .filter((cell) => !isOnlyDates(cell.text))
    .map((cell) => cell.text)
    .join("\t");
  if (GRADE_NOTE.test(said) && !(named && degreeAt(said) >= 0 && degreeAt(said) < 3)) return true;
  if (
    line.bullet &&
    !(
      schoolMark(line.text) >= 1 &&
      line.text.length < 90 &&
      (line.cells.length > 1 || line.cells[0]?.runs[0]?.bold === true)
    ) &&
    !(named && degreeAt(line.text) < 3 && degreeAt(line.text) >= 0 && line.text.length < 90) &&
    !line.cells.some((cell) => isOnlyDates(cell.text))
  )
    return true;
  if (line.continues && before && (before.bullet || before.text.length > 70)) return true;
  if (degreeMark(line.text) >= 0.7 && schoolMark(line.text) >= 1 && line.text.length < 150) return false;
  return (
    line.text.length > 150 ||
    (/[.;]$/.test(line.text) && line.text.split(" ").length > 8) ||
    /^\p{Ll}\S*\s/u.test(line.text)
  );
}

function factOf(piece: HeaderPiece): Fact[] {
  if (placeMark(piece.text) >= 0.8 && schoolMark(piece.text) < 1 && degreeMark(piece.text) < 1) return [];
  if (/^https?:|^www\.|@/.test(piece.text)) return [];
  if (
    /^\(?(?:in progress|ongoing|em andamento|en curso|laufend|expected|not completed|não concluído)\)?$/i.test(
      piece.text,
    )
  )
    return [];
  if (piece.says === "company") return [{ kind: "school", piece }];
  const both = splitDegreeAndSchool(piece);
  if (both) return both;
  const tail = placeTailAt(piece.text);
  const named = tail > 0 && schoolMark(piece.text.slice(0, tail)) > 0 ? part(piece, 0, tail) : piece;
  const degree = degreeMark(named.text);
  const school = schoolMark(named.text);
  if (degree >= 0.7 && !(school >= 1 && degreeAt(named.text) > 0)) return [{ kind: "degree", piece: named }];
  if (school > 0) return withoutSubject(named);
  return [{ kind: "text", piece: named }];
}

/** `Cornell University, BSc in Physics`, `Abitur, Gymnasium Brühl`, `AA: Child Development DE ANZA College`. */
function splitDegreeAndSchool(piece: HeaderPiece): Fact[] | null {
  if (degreeMark(piece.text) === 0 || schoolMark(piece.text) === 0) return null;
  const dividers = [
    ...piece.text.matchAll(
      /\s*[,，:：;]\s*|\s+(?:at|an der|am|from|de la|en la|à l['’]|à la|na|presso|aan de)\s+(?=\p{Lu})|\s+\((?=\p{Lu})|\s+(?=\p{Lu})/gu,
    ),
  ];
  let best: Fact[] | null = null;
  let bestScore = 0;
  for (const divider of dividers) {
    const [a, b] = [
      part(piece, 0, divider.index),
      part(piece, divider.index + divider[0].length, piece.text.length),
    ];
    if (a.text === "" || b.text === "") continue;
    const strength = divider[0].trim() === "" ? 0 : 0.3;
    for (const [degree, school] of [
      [a, b],
      [b, a],
    ] as const) {
      if (degreeMark(degree.text) === 0 || schoolMark(school.text) < 1 || degreeMark(school.text) > 0.7)
        continue;
      const clean = schoolMark(degree.text) === 0 ? 1 : 0;
      const starts = degreeAt(degree.text) === 0 ? 0.5 : 0;
      const score =
        1 +
        clean +
        strength +
        starts -
        (/^(?:of|in|de|the)\s/i.test(school.text) ? 1 : 0) +
        (/^\p{Lu}/u.test(school.text) ? 0.1 : 0) +
        Math.min(school.text.length, 60) / 400;
      if (score > bestScore) {
        bestScore = score;
        const tail = placeTailAt(school.text);
        const name = tail > 0 ? part(school, 0, tail) : school;
        const [first, second] = degree === a ? [degree, name] : [name, degree];
        best = [first, second].flatMap((piece): Fact[] =>
          piece === degree ? [{ kind: "degree", piece }] : withoutSubject(piece),
        );
      }
    }
  }
  return best;
}

/** `Radio Communication Pontifical Catholic University`: subjects before the school's own name, printed without a divider. */
function withoutSubject(piece: HeaderPiece): Fact[] {
  const words = [...piece.text.matchAll(/\S+/gu)];
  const school = words.findIndex(([word]) => schoolMark(word) >= 1);
  const at = words.findLastIndex(([word], index) => index < school && studyFamilies(word).length > 0);
  const name = words[at + 1];
  // "Business College" is a name, "Business University of Pittsburgh" none.
  const isName = at === school - 1 && !/^universi/iu.test(name?.[0] ?? "");
  if (at < 0 || isName || !name || !/^\p{Lu}/u.test(name[0])) return [{ kind: "school", piece }];
  return [
    { kind: "field", piece: part(piece, 0, name.index) },
    { kind: "school", piece: part(piece, name.index, piece.text.length) },
  ];
}

function part(piece: HeaderPiece, from: number, to: number): HeaderPiece {
  const raw = piece.text.slice(from, to);
  const text = raw.trim().replace(/[,;:]$/u, "");
  const start = piece.start + from + (raw.length - raw.trimStart().length);
  return { ...piece, text, start, end: start + text.length };
}

function startsNext(current: Draft, fact: Fact, schoolFirst: boolean, dateFirst: boolean): boolean {
  switch (fact.kind) {
    case "school":
      return current.school !== null && (!current.inherited || (schoolFirst && current.degree !== null));
    case "degree":
      return current.degree !== null;
    case "date":
      if (dateFirst && current.date !== null && fact.leads) return true;
      return (
        current.date !== null &&
        (dateFirst || current.degree !== null || current.school !== null) &&
        (fact.date.range || !current.date.range) &&
        !(current.date.range && !fact.date.range)
      );
    default:
      return false;
  }
}

function draftAfter(before: Draft | undefined, fact: Fact, schoolFirst: boolean): Draft {
  const inherits =
    fact.kind === "degree" && before?.school !== undefined && before.school !== null && schoolFirst;
  return {
    school: inherits ? (before?.school ?? null) : null,
    inherited: inherits,
    degree: null,
    field: null,
    date: null,
    datePiece: null,
    anything: [],
  };
}

function take(draft: Draft, fact: Fact): void {
  if (fact.kind === "date") {
    draft.date ??= fact.date;
    draft.datePiece ??= fact.piece;
  } else if (fact.kind === "school") {
    draft.school = fact.piece;
    draft.inherited = false;
  } else if (fact.kind === "degree") draft.degree = fact.piece;
  else if (fact.kind === "field") draft.field = fact.piece;
  else draft.anything.push(fact.piece);
}

const HONOURS = /\s*[,;(]?\s*(?:(?:summa|magna|with) )?cum laude\)?\s*/giu;

function finish(draft: Draft): Schooling | null {
  const near = draft.anything.filter((piece) => piece.text.length < 80);
  let school = draft.school;
  const field = draft.field;
  if (!school && draft.degree) {
    school =
      near.find(
        (piece) =>
          companyMark(piece.text) >= 0.25 &&
          Math.abs(piece.row - (draft.degree as HeaderPiece).row) <= 2 &&
          !looksLikeField(piece, draft),
      ) ?? null;
  }
  if (!school && !draft.degree) return null;
  const parts = draft.degree ? degreeAndField(draft.degree.text) : { degree: null, field: null };
  const subject =
    parts.field ??
    field?.text ??
    near.find((piece) => piece !== school && draft.degree !== null && looksLikeField(piece, draft))?.text ??
    null;
  const name = school ? withoutTown(school.text) : null;
  const range = draft.date?.range ?? false;
  return {
    education: {
      institution: name,
      degree: parts.degree,
      field: subject?.replace(HONOURS, " ").trim() || null,
      start_date: draft.date && range ? isoDate(draft.date.from) : null,
      end_date: draft.date ? isoDate(draft.date.to) : null,
    },
    pieces: [draft.degree, school, draft.datePiece].filter((piece) => piece !== null),
  };
}

/** A subject beside its degree: on the same line after a comma, or on the line next to it. */
function looksLikeField(piece: HeaderPiece, draft: Draft): boolean {
  const degree = draft.degree as HeaderPiece;
  const sameLine = piece.row === degree.row;
  return (
    (sameLine || Math.abs(piece.row - degree.row) === 1) &&
    piece.text.split(" ").length <= 6 &&
    !/\d/.test(piece.text) &&
    draft.school !== null
  );
}

/** Splits a degree's text into the degree and its subject. */
function degreeAndField(text: string): { degree: string; field: string | null } {
  const plain = text
    .replace(/\s*\((?:não concluído|in progress|ongoing|expected|abgeschlossen|not completed)\)\s*/iu, " ")
    .trim();
  const noted = plain
    .replace(new RegExp(`\\s*[,;|(–—-]\\s*(?!\\s*minor\\s)(?=[^,;]*${GRADE_NOTE.source})[^,;]*$`, "iu"), "")
    .replace(/\s+-\s+\d[\d.,]*\s*(?:c?gpa)?\s*$/iu, "");
  const match =
    /^(.{1,80}?)(?:\s*[:：]\s*|\s+(?:in|en|em)\s+|\s*[,，]\s*(?:major(?:ing)? in\s+)?|\s+[–—-]\s+)(.+)$/u.exec(
      noted,
    );
  if (match?.[1] && match[2] && degreeMark(match[1]) > 0) {
    const field = match[2].replace(/^(?:specializing|major(?:ing)?) in\s+/i, "").trim();
    return { degree: match[1].trim(), field: field === "" ? null : field };
  }
  const short = pattern("u")`
      ^((?:M|B)\.?\s?(?:Sc|A|Eng|S|Ed|Tech)\.?|Ph\.?D\.?|Bachelor|Master|Diplom|Máster|Grado|Licenciatura|
      Laurea)\s+(?!of\b|in\b|de\b|en\b)(\p{Lu}.+?)\.?$`.exec(noted);
  if (short?.[1] && short[2]) return { degree: short[1], field: short[2] };
  return {
    degree: noted.replace(/[\s.,]+$/u, (end) => (end.startsWith(".") && /\.\w+\.$/.test(noted) ? "." : "")),
    field: null,
  };
}

function withoutTown(school: string): string {
  const comma = school.search(/,\s/);
  if (
    comma > 0 &&
    schoolMark(school.slice(0, comma)) > 0 &&
    isProperName(
      school
        .slice(comma + 1)
        .split(",")[0]
        ?.trim() ?? "",
    ) &&
    schoolMark(school.slice(comma + 1)) === 0
  ) {
    return school.slice(0, comma);
  }
  return school;
}
