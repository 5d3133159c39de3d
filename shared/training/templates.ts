/** Plain sentences about work, schooling, papers and skills, filled with names: what everybody writes alike teaches too. */
import type { NameKind } from "../stories/names.ts";
import type { Piece } from "../stories/pieces.ts";
import { authoredIn } from "./corpus.ts";
import { type Draw, drawn, inventedEmployer, inventedSurname, inventedTown } from "./openings.ts";
import { randomOf } from "./random.ts";

const FOLDER = new URL("./written/templates/", import.meta.url);

/** What a slot is filled with; those of others' names are no marks. */
const SLOTS: Readonly<Record<string, { kind: NameKind; isOwn: boolean }>> = {
  c: { kind: "employer", isOwn: true },
  t: { kind: "title", isOwn: true },
  s: { kind: "school", isOwn: true },
  w: { kind: "learned", isOwn: true },
  q: { kind: "paper", isOwn: true },
  k: { kind: "skill", isOwn: true },
  l: { kind: "skill", isOwn: true },
  o: { kind: "employer", isOwn: false },
  u: { kind: "title", isOwn: false },
  m: { kind: "skill", isOwn: false },
};
/** Employers that everybody knows, of many countries: names without a sign of what they are. */
const KNOWN =
  "Siemens; Bosch; Google; Amazon; Philips; Renault; IKEA; Carrefour; Shell; Lufthansa; Airbus; Zara; Santander; Nestlé; Roche; Unilever; DHL; Starbucks; Walmart; IBM; Oracle; Deloitte; KPMG; Accenture; Lidl; Aldi; Tesco; Marks & Spencer; HSBC; Allianz; SAP; BMW; Volkswagen; Michelin; Orange; L'Oréal; Decathlon; Iberia; Telefónica; Mercadona; Inditex; Heineken; ING; KLM; ASML; Bayer; BASF; Toyota; Samsung; McDonald's; Hilton; Marriott; NHS; Red Cross; UPS; FedEx; Pfizer; Novartis; Ryanair; PwC".split(
    "; ",
  );
/** Fillings of each template. */
const TIMES = 3;
const SEED = 11;

export interface FilledTemplate {
  text: string;
  marks: (Piece & { kind: NameKind })[];
}

/** Names of a language by their kind, drawn from tellings. */
export type NamePool = (kind: NameKind, language: string) => readonly string[];

/** Every template several times, each with other names. The same names give the same sentences. */
export function filledTemplates(pool: NamePool): FilledTemplate[] {
  const random = randomOf(SEED);
  return authoredIn<{ text: string }>(FOLDER).flatMap(({ text, author: language }) =>
    Array.from({ length: TIMES }, () => filled(text, language, pool, random)),
  );
}

function filled(template: string, language: string, pool: NamePool, random: Draw): FilledTemplate {
  const year = 1990 + Math.floor(random() * 25);
  const marks: FilledTemplate["marks"] = [];
  let text = "";
  for (const part of template.split(/(\{[a-z]\})/)) {
    const slot = /^\{([a-z])\}$/.exec(part)?.[1];
    if (slot === undefined) {
      text += part;
      continue;
    }
    const start = text.length;
    const named = SLOTS[slot];
    if (named) text += nameOf(named.kind, language, pool, random);
    else if (slot === "p") text += inventedTown(language, random);
    else if (slot === "n") text += inventedSurname(random);
    else text += String(slot === "y" ? year : year + 1 + Math.floor(random() * 9));
    if (named?.isOwn) marks.push({ kind: named.kind, start, end: text.length });
  }
  return { text, marks };
}

function nameOf(kind: NameKind, language: string, pool: NamePool, random: Draw): string {
  const told = pool(kind, language);
  if (kind !== "employer") return drawn(told, random);
  const source = random();
  if (source < 0.35) return drawn(KNOWN, random);
  return source < 0.6 ? inventedEmployer(language, random) : drawn(told, random);
}
