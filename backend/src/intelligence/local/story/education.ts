/** Schooling as a story states it: degree, field, institution, year. */
import { findSkills, skillKind } from "@career-portrait/shared/skills";
import type { ReadEducation } from "../../reading.ts";
import { findDates, isoDate } from "../resume/dates.ts";

const SCHOOL =
  "(?:\\p{Lu}[\\p{L}&.'’-]*\\s+(?:(?:of|de|del|für|la|der|des|and)\\s+)*){0,4}?(?:University|College|Institute|Academy|Polytechnic|School|Universität|Hochschule|Fachhochschule|Universit[éà]|École|Ecole|Institut|Lycée|Universidad|Universidade|Escuela|Escola|Instituto|Faculdade|TU|FH|ETH|MIT|UCLA)(?![\\p{L}])(?:\\s+(?:(?:of|de|del|für|la|der|des|do|da|and)\\s+){0,2}\\p{Lu}[\\p{L}&.'’-]*){0,5}";
const INSTITUTION = new RegExp(
  `(?:(?<!\\p{L})(?:from|at|an der|an|bei|à la|à|de la|en la|en|na|no|pela|by)\\s+|(?<!\\p{L})à l['’])(?:the\\s+)?(?<school>${SCHOOL})`,
  "u",
);

/** Finishing or holding a degree; `taught at a university` is work. */
const SCHOOLING =
  /(?<!\p{L})(?:degree|diploma|graduated?|studied|studies|stud(?:y|ying)|earned|completed|hold|have|obtained|finished|received|majored|abschluss|abgeschlossen|studium|studiert(?:e)?|absolviert(?:e)?|ausbildung|gemacht|diplôm[ée]e?|étudié|obtenu|licence|titulación|estudié|gradué|me gradué|obtuve|formei|formado|estudei|concluí|graduei)(?!\p{L})/iu;

const FIELD =
  /^[^.;]{0,20}?\s(?:in|of|en|em|de)\s+(?<field>(?:\p{L}[\p{L}&'’-]*)(?:\s+(?!from\b|at\b|in\b|with\b|and\s+(?:then|i)\b|an\b|bei\b|à(?!\p{L})|auprès\b|from\b|on\b|na\b|no\b|pela\b)\p{L}[\p{L}&'’-]*){0,4})/iu;

/** The schooling that an author's sentence states, or null. */
export function educationIn(sentence: string): ReadEducation | null {
  if (!SCHOOLING.test(sentence)) return null;
  const degree = findSkills(sentence).find(({ skill }) => skillKind(skill) === "degree");
  const institution =
    INSTITUTION.exec(sentence)
      ?.groups?.["school"]?.trim()
      .replace(/[.,]+$/u, "") ?? null;
  const studied =
    /(?<!\p{L})(?:studied|graduated|majored|studierte?|studiert|étudié|estudié|estudei)(?!\p{L})/iu.test(
      sentence,
    );
  if (!degree && !(institution && studied)) return null;
  const dates = findDates(sentence);
  const range = dates.find((date) => date.range);
  const last = dates.at(-1);
  return {
    institution,
    degree: degree ? degree.text.replace(/^(?:an?|une?|eine?n?|una?|uma?)\s/iu, "") : null,
    field: degree ? fieldAfter(sentence.slice(degree.end)) : fieldStudied(sentence),
    start_date: range ? isoDate(range.from) : null,
    end_date: range ? isoDate(range.to) : isoDate(last?.from ?? last?.to ?? null),
  };
}

function fieldAfter(rest: string): string | null {
  const field = FIELD.exec(rest)?.groups?.["field"] ?? null;
  return field !== null && /\p{L}{3}/u.test(field) && !/^(?:the|a|my|der|la|el|19|20)\b/iu.test(field)
    ? field
    : null;
}

function fieldStudied(sentence: string): string | null {
  const match =
    /(?:studied|majored in|studiert|studierte|étudié|estudié|estudei)\s+(?<field>\p{L}[\p{L}-]*(?:\s+(?!at\b|in\b|from\b|an\b|à\b|en\b|na\b)\p{L}+){0,2})/iu.exec(
      sentence,
    );
  return match?.groups?.["field"] ?? null;
}
