/**
 * Postings with known title, employer and place, for training: rows of corpora whose fields name them, with the lines
 * over the text as they are, put otherwise or left out; written postings under written openings; and the postings
 * labelled by reading.
 */
import { fold } from "../text/index.ts";
import { type CorpusRow, postingOf, rowsOf } from "./corpus.ts";
import { FOLDS } from "./folds.ts";
import type { GoldPosting } from "./gold-posting.ts";
import { drawn, inventedEmployer, inventedPlace, opened } from "./openings.ts";
import { randomOf, shuffle } from "./random.ts";

export interface Sample {
  /** Its name in the corpus. */
  row: string;
  /** The corpus: what is tested on it is trained without it. */
  source: string;
  text: string;
  /** What each fact is; null: the text names none; undefined: not known. */
  title: string | null | undefined;
  company: string | null | undefined;
  location: string | null | undefined;
  weight: number;
}

/** Rows drawn from each corpus at most. */
const ROWS: Record<string, number> = {
  academic_finance_misc: 200, adzuna_uk_2013: 300, armenia_jobs: 150, ca_state_class_specs: 40, da_indeed: 137,
  de_indeed_2025: 400, es_argentina: 400, es_spain_data: 350, ethiopia_jobs: 200, fr_france_travail: 256,
  google_careers: 60, indeed_us_ml_html: 150, indeed_us_mixed_html: 200, linkedin_us_data: 250,
  linkedin_us_education_health: 250, museum_jobs: 150, nhs_jobs_2020: 250, nl_mixed: 450, uk_civil_service: 80,
  us_city_class_specs: 40, us_election_jobs: 200,
}; // prettier-ignore
/** Smaller corpora of languages with few postings are read twice, each time put otherwise. */
const TWICE = new Set(["fr_france_travail"]);
const LONGEST = 6000;
/** A posting labelled by reading weighs as much as so many rows of fields. */
export const LABELLED = 6;
const NO_COMPANY =
  /confidencial|private client|refreshed|anonym|not specified|^(?:importante|reconocida) empresa/i;
/** What stands between a title and its town. */
const HUNG: Record<string, readonly string[]> = {
  en: ["in", "Job in", "at", "based in", "Jobs"],
  de: ["in", "im Raum", "Standort", "für"],
  fr: ["à", "secteur", "sur"],
  es: ["en", "zona", "sede"],
  nl: ["in", "te", "regio"],
};
const NAMES_NONE = "(?:in|à|en|at|a|im Raum|Raum|te|près de) ";

const NO_FOLD: readonly string[] = [];
/** Times that a written posting teaches, each time with another opening. */
const WRITTEN = 4;

/** All silver samples in a fixed order; the same for the same corpora. */
export function silverSamples(postings: readonly GoldPosting[]): Sample[] {
  const random = randomOf(20261122);
  const pick = <One>(list: readonly One[]): One => drawn(list, random);
  const titles = titleNames();
  const all = Object.entries(ROWS).map(([source, count]) => ({
    source,
    rows: someOf(rowsOf(source), count, random),
  }));
  // Names go from one source to others of its fold only: those of a source left out are left out with it.
  const pools = new Map<readonly string[], { companies: string[]; places: string[] }>();
  const poolOf = (source: string) => {
    const together = FOLDS.find((sources) => sources.includes(source)) ?? NO_FOLD;
    const pool = pools.get(together) ?? { companies: [], places: [] };
    pools.set(together, pool);
    return pool;
  };
  for (const { source, rows } of all) {
    for (const row of rows) {
      const [company, place] = [companyOf(row), placeOf(row)];
      if (company) poolOf(source).companies.push(company);
      if (place && place.length < 60) poolOf(source).places.push(place);
    }
  }
  const rows = all.flatMap(({ source, rows: own }) =>
    own.flatMap((row) => (TWICE.has(source) ? [0, 1] : [0]).map((time) => ({ source, row, time }))),
  );
  const read = rows.flatMap(({ source, row, time }) => {
    const roll = random();
    const told = [
      ...(random() < 0.4 ? withoutHeader(source, row) : []),
      ...(random() < 0.35 ? inSentence(source, row) : []),
    ];
    return [...(time === 0 && roll < 0.35 ? asIs(source, row) : otherwise(source, row)), ...told];
  });
  const written = writtenRows(postings).flatMap(({ source, row }) =>
    Array.from({ length: WRITTEN }, () => {
      const named = {
        ...row,
        title: pick(titles.get(row.lang!)!),
        company: inventedEmployer(row.lang!, random),
        location: inventedPlace(row.lang!, random),
      };
      return random() < 0.5 ? otherwise(source, named) : inSentence(source, named);
    }).flat(),
  );
  return [...read, ...written];

  function otherCompany(source: string, lang: string): string {
    const own = poolOf(source).companies;
    return own.length > 0 && random() < 0.4 ? pick(own) : inventedEmployer(lang, random);
  }

  function otherPlace(source: string, lang: string): string {
    const own = poolOf(source).places;
    return own.length > 0 && random() < 0.4 ? pick(own) : inventedPlace(lang, random);
  }

  /** A body with an opening of the kind that advertisements have. */
  function inSentence(source: string, row: CorpusRow): Sample[] {
    const lang = row.lang ?? "en";
    const name = pick(titles.get(lang) ?? titles.get("en")!);
    const title = random() < 0.5 ? marked(name, row.lang, random) : name;
    const company = otherCompany(source, lang);
    const other = otherPlace(source, lang);
    const place = random() < 0.8 ? townOf(other) : other;
    const [old, town] = [companyOf(row), placeOf(row)];
    let body = row.text;
    if (old) body = body.replaceAll(old, company);
    if (town) body = body.replaceAll(townOf(town), place);
    const opening = opened(lang, { title, company, place }, random);
    const stop = body.search(/(?<=[.!?\n])\s/u);
    const first = opening.text.includes("\n") || random() < 0.6 || stop < 0 || stop > 300;
    const at = first ? 0 : stop;
    const text =
      body.slice(0, at) + (at > 0 ? " " : "") + opening.text + pick(["\n\n", "\n", " "]) + body.slice(at);
    return [
      {
        row: row.id,
        source,
        text: text.trim().slice(0, LONGEST),
        title: opening.title,
        company: opening.company,
        location: opening.location,
        weight: 1,
      },
    ];
  }

  /** Header lines in another order, other words and with other names, as boards and mails write them. */
  function otherwise(source: string, row: CorpusRow): Sample[] {
    let body = row.text;
    let [title, company, location] = [titleOf(row), companyOf(row), placeOf(row)];
    const names = titles.get(row.lang ?? "en") ?? titles.get("en")!;
    if (random() < 0.35) title = marked(pick(names), row.lang, random);
    if (random() < 0.5) {
      const other = otherCompany(source, row.lang ?? "en");
      if (company) body = body.replaceAll(company, other);
      company = other;
    }
    if (random() < 0.3) {
      const other = otherPlace(source, row.lang ?? "en");
      if (location) body = body.replaceAll(townOf(location), townOf(other));
      location = other;
    }
    if (!title) return [];
    if (random() < 0.15) title = title.toUpperCase();
    if (location && random() < 0.2) location = location.toUpperCase();
    if (company && random() < 0.1) company = company.toUpperCase();
    if (random() < 0.35) company = null;
    if (random() < 0.3) location = null;
    const form = random();
    const lines: string[] = [];
    const labels = LABELS[row.lang ?? "en"] ?? LABELS["en"]!;
    let headed = title;
    if (location && random() < 0.16) {
      const town = random() < 0.6 ? townOf(location) : location;
      const hung = HUNG[row.lang ?? "en"] ?? HUNG["en"]!;
      headed += pick([` - ${town}`, ` – ${town}`, `, ${town}`, ` (${town})`, ` ${pick(hung)} ${town}`]);
      location = town;
    }
    if (random() < 0.08) headed += pick([" - ", " – ", ", ", " "]) + pick(labels[3]!);
    if (random() < 0.06) headed = `${pick(labels[4]!)}: ${headed}`;
    const printed = form < 0.15 ? `# ${headed}` : form < 0.25 ? `**${headed}**` : headed;
    if (headed !== title) {
      lines.push(printed);
      if (company) lines.push(company);
      if (location && random() < 0.6) lines.push(location);
    } else if (form > 0.75) {
      lines.push(`${pick(labels[0]!)}: ${title}`);
      if (company) lines.push(`${pick(labels[1]!)}: ${company}`);
      if (location) lines.push(`${pick(labels[2]!)}: ${location}`);
      if (random() < 0.6) lines.sort(() => random() - 0.5);
    } else if (form > 0.6) {
      lines.push(printed, [company, location].filter(Boolean).join(pick([" | ", " · ", " - ", ", ", " – "])));
    } else if (form > 0.5) {
      lines.push([title, company, location].filter(Boolean).join(pick([" | ", " – ", " - ", ", "])));
    } else if (form > 0.4) {
      if (company) lines.push(company);
      lines.push(printed);
      if (location) lines.push(location);
    } else {
      lines.push(printed);
      if (location && random() < 0.3) lines.push(location);
      if (company) lines.push(company);
      if (location && !lines.includes(location)) lines.push(location);
    }
    if (random() < 0.25) lines.splice(1 + Math.floor(random() * lines.length), 0, pick(labels[3]!));
    const lost = random();
    if (lost < 0.08) lines.splice(0, lines.length, lines.filter(Boolean).join(random() < 0.5 ? "" : " "));
    if (lost < 0.16) body = body.replace(/\s*\n+\s*/g, random() < 0.5 ? " " : "");
    const text =
      `${lines.filter(Boolean).join(random() < 0.2 ? "\n\n" : "\n")}${lost < 0.08 ? "" : "\n\n"}${body}`.slice(
        0,
        LONGEST,
      );
    return [
      {
        row: row.id,
        source,
        text,
        title,
        company: company ?? named(row, body, companyOf(row)),
        location: location ?? townIn(row, body),
        weight: 1,
      },
    ];
  }
}

function asIs(source: string, row: CorpusRow): Sample[] {
  const text = postingOf(row).slice(0, LONGEST);
  const headed = text !== row.text.slice(0, LONGEST);
  const [title, company, location] = [titleOf(row), companyOf(row), placeOf(row)];
  return [
    {
      row: row.id,
      source,
      text,
      title: title ?? undefined,
      company: headed && company ? company : named(row, row.text, company),
      location: headed && location ? location : townIn(row, text),
      weight: 1,
    },
  ];
}

/** The running text alone. Its title is told where the text has it in the same words; it may call the job otherwise. */
function withoutHeader(source: string, row: CorpusRow): Sample[] {
  const text = row.text.slice(0, LONGEST);
  const title = titleOf(row);
  return [
    {
      row: row.id,
      source,
      text,
      title: title !== null && fold(text).includes(fold(title)) ? title : undefined,
      company: named(row, text, companyOf(row)),
      location: townIn(row, text),
      weight: 1,
    },
  ];
}

/** The field where the text has it, null where the text has none of its words, else not known. */
function named(row: CorpusRow, text: string, name: string | null): string | null | undefined {
  if (row.company === undefined || row.company === "") return undefined;
  if (name === null) return null;
  if (text.includes(name)) return name;
  const folded = fold(text);
  return fold(name)
    .split(" ")
    .some((word) => word.length > 3 && folded.includes(word))
    ? undefined
    : null;
}

function townIn(row: CorpusRow, text: string): string | null | undefined {
  const place = placeOf(row);
  if (place === null) return undefined;
  if (text.includes(place)) return place;
  const town = townOf(place);
  return text.includes(town) ? town : fold(text).includes(fold(town)) ? town : null;
}

function townOf(place: string): string {
  return place
    .replace(/^(?:GB |\d{2} - |\d{5} |Raum |Regio |Greater )/, "")
    .split(/, |\(| [A-Z]{1,2}\d/)[0]!
    .trim();
}

/** A title field without the place, pay and terms that its site hung on it. */
function titleOf(row: CorpusRow): string | null {
  let title = row.title?.replace(/\s+/g, " ").trim() ?? "";
  const place = placeOf(row);
  if (place !== null) {
    const town = townOf(place).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    title = title.replace(new RegExp(`[\\s,–—|(-]+(?:${NAMES_NONE})?${town}\\)?(?=$| \\()`, "iu"), "");
  }
  title = title
    .replace(/ [-–|] [\p{Lu}][^-–|]*, [A-Z]{2}(?: \d{5})?$/u, "")
    .replace(/ (?:Jobs?|job) .*$/u, "")
    .replace(/[\s,–—|(-]+(?:in )?(?:voll|teil|full|part)[- ]?(?:zeit|time)\)?.*$/iu, "")
    .replace(/[\s,–—|-]+[£€$*].*$/u, "")
    .replace(/[\s,–—|-]+$/u, "");
  return title.length > 2 ? title : null;
}

function companyOf(row: CorpusRow): string | null {
  const name = (row.company ?? "")
    .replace(/Meer info over.*$/su, "")
    .replace(/ via [A-Z]\w+$/u, "")
    .split("\n")[0]!
    .trim();
  return name === "" || NO_COMPANY.test(name) ? null : name;
}

function placeOf(row: CorpusRow): string | null {
  const place = (row.location ?? "")
    .split(/\n|;/)[0]!
    .replace(/ [–-] on-?site.*$/iu, "")
    .trim();
  if (place !== "") return place;
  return / [-–|] (\p{Lu}[^-–|]*, [A-Z]{2}(?: \d{5})?)$/u.exec(row.title ?? "")?.[1] ?? null;
}

function marked(title: string, lang: string | undefined, random: () => number): string {
  const marks: Record<string, string[]> = {
    de: [" (m/w/d)", " (w/m/d)", " m/w/d"],
    fr: [" (H/F)", " H/F"],
    nl: [" (m/v/x)"],
  };
  const own = marks[lang ?? "en"];
  const printed = title.charAt(0).toUpperCase() + title.slice(1);
  return own && random() < 0.6 ? printed + own[Math.floor(random() * own.length)]! : printed;
}

/** Names of occupations by language: ESCO, ROME, titles of advertisements. */
export function titleNames(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const add = (lang: string, name: string) => {
    if (name.length < 4 || name.length > 70) return;
    const list = names.get(lang);
    if (list) list.push(name);
    else names.set(lang, [name]);
  };
  type Esco = CorpusRow & { conceptUri?: string; kind: string; preferredLabel: string; altLabels?: string[] };
  for (const row of rowsOf<Esco>("esco")) {
    if (!row.conceptUri?.includes("/occupation/")) continue;
    for (const name of [row.preferredLabel, ...(row.altLabels ?? []).slice(0, 2)])
      add(row.lang ?? "en", name);
  }
  for (const row of rowsOf("rome_fr")) if (typeof row["titre"] === "string") add("fr", row["titre"]);
  for (const [at, row] of rowsOf("job_titles").entries()) if (at % 4 === 0) add(row.lang ?? "en", row.text);
  return names;
}

const LABELS: Record<string, readonly (readonly string[])[]> = {
  en: [["Job Title", "Position", "Title", "Role", "Vacancy"], ["Company", "Employer", "Organisation"], ["Location", "Work location", "Place"], ["Full-time", "Posted 3 days ago", "Permanent, Full time", "Apply now", "Job Description", "Part Time", "£30,000", "Immediate start", "Urgent"], ["Now hiring", "Vacancy", "We are hiring", "Wanted"]],
  de: [["Stelle", "Position", "Stellenbezeichnung"], ["Unternehmen", "Arbeitgeber", "Firma"], ["Standort", "Arbeitsort", "Ort"], ["Vollzeit", "Festanstellung, Vollzeit", "Ab sofort", "Stellenbeschreibung", "unbefristet", "Teilzeit", "Homeoffice"], ["Stellenangebot", "Wir suchen", "Gesucht"]],
  fr: [["Poste", "Intitulé du poste"], ["Entreprise", "Employeur", "Société"], ["Lieu", "Lieu de travail", "Localisation"], ["CDI", "CDI, temps plein", "Publié il y a 2 jours", "Description du poste", "CDD", "Temps partiel", "Urgent"], ["Offre d'emploi", "Recrutement", "Recherche"]],
  es: [["Puesto", "Cargo"], ["Empresa", "Compañía"], ["Ubicación", "Lugar", "Lugar de trabajo"], ["Jornada completa", "Publicado hace 3 días", "Descripción del puesto", "Híbrido", "Remoto", "Full time"], ["Oferta de empleo", "Buscamos", "Se busca"]],
  nl: [["Functie", "Vacature"], ["Bedrijf", "Werkgever"], ["Locatie", "Standplaats", "Plaats"], ["Voltijds", "Vaste job", "Functieomschrijving", "Deeltijds", "Dagploeg"], ["Vacature", "Gezocht", "Wij zoeken"]],
}; // prettier-ignore

function someOf(rows: readonly CorpusRow[], count: number, random: () => number): CorpusRow[] {
  const fit = rows.filter(({ text }) => text.length > 200);
  shuffle(fit, random);
  return fit.slice(0, count);
}

/** The written postings without the lines that name job, house or place. */
function writtenRows(postings: readonly GoldPosting[]): { source: string; row: CorpusRow }[] {
  return postings
    .filter(({ set }) => set === "written")
    .map(({ id, source, language, text, units }) => {
      const told = units!.filter(([, , role]) => role !== "facts");
      const body = told.map(([start, end]) => text.slice(start, end)).join("\n");
      return { source, row: { id, lang: language, text: body } };
    });
}

/** The postings labelled by reading, but those that nothing is to be taught from and those whose facts nobody named. */
export function labelledSamples(postings: readonly GoldPosting[]): Sample[] {
  return postings
    .filter(({ set }) => set !== "untaught" && set !== "written")
    .map(({ id, source, text, title, company, location }) => ({
      row: id,
      source,
      text: text.slice(0, LONGEST),
      title,
      company,
      location,
      weight: LABELLED,
    }));
}
