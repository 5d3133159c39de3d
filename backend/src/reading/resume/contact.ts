/** Name, e-mail, telephone and place of the person, from what stands before the first section and from contact sections. */
import { fold, pattern } from "@career-portrait/shared/text";
import type { LaidOutPage } from "../layout.ts";
import type { ReadContact } from "../reading.ts";
import { findDates } from "../dates.ts";
import type { ResumeLine } from "./lines.ts";
import { linksOf } from "./links.ts";
import { companyMark, placeMark, titleMark } from "./marks.ts";
import { nameOf } from "./name.ts";
import type { Section } from "./sections.ts";

const EMAIL = /[\p{L}\d._%+'-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}/u;
const EMAIL_LABEL = /^(?:e-?mail|mail|correo(?: electrónico)?|courriel|邮箱|电子邮件|电邮)\s*[:：]?\s*/iu;

export function contactOf(pages: LaidOutPage[], sections: Section[]): ReadContact {
  const top = topOf(sections);
  const contact = sections
    .filter((section, index) => index > 0 && holdsContact(section))
    .flatMap((section) => section.lines);
  const elsewhere = sections
    .filter((section) => section.kind !== "references" && section.kind !== "contact")
    .flatMap((section) => section.lines);
  const ordered = [...top, ...contact];
  const email = first([...ordered, ...elsewhere, ...runningLines(pages)], emailIn);
  const labelled = labels(ordered);
  return {
    name: labelled.get("name") ?? nameOf(top, pages, email),
    email,
    phone:
      labelled.get("phone") ??
      first([...ordered, ...runningLines(pages)], phoneIn) ??
      first(elsewhere, labelledPhone),
    location: labelled.get("address") ?? locationOf(ordered),
    links: linksOf(pages, top, contact),
  };
}

/** A section of contact data, also under a heading of its own making ("Reach me"). */
function holdsContact({ kind, lines }: Section): boolean {
  if (kind === "contact" || kind === "personal") return true;
  return kind === "other" && lines.length < 9 && lines.some((line) => emailIn(line.text) !== null);
}

/** Lines before the first heading; where a column has its heading above the name, those too that stand higher on page one. */
function topOf(sections: Section[]): ResumeLine[] {
  const lead = sections[0]?.lines ?? [];
  const all = sections
    .slice(1)
    .filter((section) => section.kind !== "references")
    .flatMap((section) => section.lines);
  const firstHeadings = sections.slice(1).flatMap((section) => section.lines.slice(0, 1));
  const ceiling = Math.min(
    ...firstHeadings
      .filter((line) => line.page === 1 && line.y > 0 && line.column !== "full")
      .map((line) => line.y),
    Infinity,
  );
  const misplaced = all.filter(
    (line) => line.page === 1 && line.column !== "full" && line.y < ceiling - 4 && !lead.includes(line),
  );
  return [...lead, ...misplaced];
}

function runningLines(pages: LaidOutPage[]): { text: string }[] {
  return pages.flatMap((page) => page.lines.filter((line) => line.running));
}

function first<T>(lines: readonly { text: string }[], read: (text: string) => T | null): T | null {
  for (const line of lines) {
    const found = read(line.text);
    if (found !== null) return found;
  }
  return null;
}

function emailIn(text: string): string | null {
  const match = EMAIL.exec(text.replace(/\s*(?:\(at\)|\[at\])\s*/gi, "@"));
  return match ? match[0].replace(/^[.'-]+/, "") : null;
}

const PHONE =
  /(?<![\w/@.-])(?:\(?\+\d{1,3}\)?[\s.-]{0,2})?(?:\(\d{1,5}\)[\s.-]{0,2})?\d[\d\s.\-‐‑–/()]{5,20}\d(?![\w@%/])/gu;
const PHONE_LABEL =
  /(?:phone|mobile|cell|tel\b|telefon|handy|mobil|móvil|teléfono|téléphone|portable|telefone|celular|telefono|电话|手机|☎|📞)/iu;

/** A telephone number with its country code, as printed; doubled dashes of broken fonts made single. */
function phoneIn(text: string): string | null {
  const plain = text.replace(/[-‐‑–]{2,}/g, "-").replaceAll("\t", "  ");
  for (const match of plain.matchAll(PHONE)) {
    const number = match[0].trim();
    const digits = number.replace(/\D/g, "");
    if (digits.length < 7 || digits.length > 15) continue;
    if (/\s{2}/.test(number)) {
      const parts = number.split(/\s{2,}/).filter((part) => part.replace(/\D/g, "").length >= 7);
      if (parts[0]) return balanced(parts[0]);
      continue;
    }
    const dates = findDates(number);
    if (dates.length > 0 && !/^[+(]/.test(number)) continue;
    if (
      /^\d{5}(?:-\d{4})?$/.test(number) ||
      (!/^\d{3,4}-\d{4}$/.test(number) && digits.length < 8 && !PHONE_LABEL.test(text))
    )
      continue;
    return balanced(number);
  }
  return null;
}

function balanced(number: string): string {
  if (number.includes(")") && !number.includes("("))
    return number.includes("+") ? `(${number}` : number.replace(")", "");
  return number;
}

function labelledPhone(text: string): string | null {
  return PHONE_LABEL.test(text) ? phoneIn(text) : null;
}

const LABELS: [RegExp, "name" | "phone" | "address"][] = [
  [
    /^(?:name|full name|vor- und (?:nach|zu)name|vorname,? name|nombre(?: y apellidos)?|nom(?: et prénom)?|nome(?: completo)?|naam|姓名)$/iu,
    "name",
  ],
  [
    /^(?:phone|mobile|telephone|tel\.?|telefon|handy|mobil|teléfono|móvil|téléphone|telefone|telefono|telefoon|电话|手机)$/iu,
    "phone",
  ],
  [
    /^(?:address|anschrift|adresse|wohnort|dirección|domicilio|endereço|indirizzo|adres|location|ubicación|standort|地址|现居|现居地|居住地|现住址|所在地|所在城市)$/iu,
    "address",
  ],
];

/** `label: value` of a line, of each of its cells, or label and value in two cells. */
function labelled(line: ResumeLine): string[][] {
  if (line.cells.length > 3 && line.cells.length % 2 === 0 && !/[:：]/u.test(line.text)) {
    const cells = line.cells.map((cell) => cell.text);
    return cells.flatMap((cell, index) => (index % 2 === 0 ? [[cell, cells[index + 1] as string]] : []));
  }
  const texts = line.cells.flatMap((cell) => cell.text.split(/\s{2,}(?=[^:：]{2,25}[:：])/u));
  const pairs = texts.map((text) => text.split(/\s*[:：]\s*/u, 2)).filter((pair) => pair[1]);
  return pairs.length === texts.length || pairs.length > 1 ? pairs : [line.cells.map((cell) => cell.text)];
}

/** Facts of a personal-data table, `label: value` or label and value in two cells. */
function labels(lines: ResumeLine[]): Map<"name" | "phone" | "address", string> {
  const values = new Map<"name" | "phone" | "address", string>();
  for (const [label, ...rest] of lines.flatMap(labelled)) {
    const value = rest.join(" ").trim();
    if (!label || value === "" || value.includes("@")) continue;
    const known = LABELS.find(([pattern]) => pattern.test(label.replace(/[:：]\s*$/u, "").trim()));
    if (!known || values.has(known[1])) continue;
    if (known[1] === "phone") {
      const phone = phoneIn(value);
      if (phone) values.set("phone", phone);
    } else values.set(known[1], value);
  }
  return values;
}

const STREET = pattern("iu")`
    \d+[a-z]?\b.*\b(?:street|st\.?|avenue|ave\.?|road|rd\.?|lane|ln\.?|drive|dr\.?|way|boulevard|
    blvd\.?|court|apt\.?|suite|place|row|terrace|close|crescent|gardens|mews|square)\b|
    ^p\.?\s?o\.? box \d|^\d+[a-z]?,?\s(?:bis\s|ter\s)?(?:rue|avenue|boulevard|chemin|impasse|place|
    allée|quai|venelle|route|cours)\s|(?:straße|strasse|str\.|weg|platz|allee|gürtel|calle|avenida|rue|
    via|rua|straat)\s*\.?\s*\d+|\b(?:calle|avenida|rue|rua|via)\s\p{L}+`;

function locationOf(lines: ResumeLine[]): string | null {
  const parts = lines.flatMap((line) =>
    line.cells
      .flatMap((cell) => cell.text.split(/\s+[|·•●◦ǀ|/]\s+|\s+[|·•●◦ǀ|]\s*|\s*[|｜•·]\s*|\s+,\s+/u))
      .map((text) =>
        text
          .replace(/^[^\p{L}\p{N}(+]+/u, "")
          .replace(EMAIL_LABEL, "")
          .replace(
            /^(?:address|location|adresse|anschrift|wohnort|ubicación|dirección|based in|📍)\s*[:：]?\s*/iu,
            "",
          )
          .trim(),
      ),
  );
  const street = parts.findIndex((text) => STREET.test(text) && !text.includes("@") && text.length < 90);
  if (street >= 0) {
    const text = parts[street] as string;
    const next = parts[street + 1];
    return next &&
      (/^\d{4,6}\s+\p{L}|^\p{Lu}[\p{L} .'-]+,\s[\p{L} ]+\s\d{5}(?:-\d{4})?$/u.test(next) ||
        (placeMark(next) >= 0.8 && !text.includes(",")))
      ? `${text}, ${next}`
      : text;
  }
  return (
    parts.find((text) => placeMark(text) >= 0.8 && titleMark(text) < 0.6 && companyMark(text) < 0.9) ??
    parts.find((text) => looksLikeTown(text)) ??
    parts.find((text) => looksLikeAddress(text)) ??
    null
  );
}

/** Words with a house number or postal code, parted by commas. */
function looksLikeAddress(text: string): boolean {
  return (
    text.length < 90 &&
    /^\p{Lu}.*(?<!\d)\d{1,6}\p{L}?(?!\d).*,|,.*(?<!\d)\d{4,6}(?!\d)/u.test(text) &&
    /\p{L}{3}/u.test(text) &&
    !/[@%]|https?:/.test(text) &&
    phoneIn(text) === null &&
    findDates(text).length === 0
  );
}

function looksLikeTown(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}.' -]+,\s(?:\p{Lu}[\p{L}.' -]+)$/u.test(text) &&
    text.length < 40 &&
    titleMark(text) < 0.4 &&
    fold(text).split(" ").length <= 5
  );
}
