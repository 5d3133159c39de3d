/** Degrees, licences and certificates, and human languages: each by its own rule. */
import { canonicalSkill, skillKind, skillRelation } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { listing, nothing, type Assessment } from "./assessment.ts";
import {
  acceptsExperienceInstead,
  acceptsRelatedFields,
  degreeLevel,
  familyNearness,
  levelCredit,
  levelName,
  studyFamilies,
} from "./education.ts";
import { languageLevel, languagesIn } from "./languages.ts";
import type { QuotedClaim, ReadyDegree, ReadyPortrait } from "./portrait.ts";
import { mean } from "./skill-credit.ts";
import { coverage, termsOf } from "./terms.ts";

/** Anything below is a requirement that is not met. */
const MET = 0.6;
/** A degree that is still being studied for. */
const UNFINISHED = 0.6;

/** A degree by rung and field; "or equivalent experience" lets `experience` stand in for it. */
export function assessEducation(
  portrait: ReadyPortrait,
  text: string,
  fields: readonly string[],
  experience: Assessment,
): Assessment {
  const level = degreeLevel(text, "lowest") ?? (fields.length > 0 ? null : 4);
  const families = studyFamilies([text, ...fields].join(" ; "));
  const asked = `${level === null ? "a degree" : levelName(level)}${fields.length > 0 ? ` in ${fields.join(" or ")}` : ""}`;
  let best = nothing("No degree is shown.", `Evidence of ${asked}.`);
  for (const degree of portrait.degrees) {
    const credit = degreeCredit(degree, level, families, fields, acceptsRelatedFields(text));
    if (credit <= best.credit) continue;
    best = {
      credit,
      reach: credit,
      sources: [degree.source],
      met: credit >= MET,
      why: `${degree.source.claim.label}${degree.unfinished ? ", not yet finished" : ""}${credit >= 0.95 ? "" : "; near, not the same in level or field"}.`,
      closes: `Evidence of ${asked}.`,
    };
  }
  if (!acceptsExperienceInstead(text) || experience.credit <= best.credit) return best;
  return { ...experience, met: experience.credit >= MET, why: `In place of the degree: ${experience.why}` };
}

function degreeCredit(
  degree: ReadyDegree,
  level: number | null,
  families: readonly string[],
  fields: readonly string[],
  relatedWillDo: boolean,
): number {
  const byLevel = level === null ? 1 : levelCredit(degree.level ?? 3, level);
  const named = fields.some((field) => coverage(termsOf(field), degree.terms) >= 0.99);
  const near = named ? 1 : familyNearness(families, degree.families);
  const byField = families.length + fields.length === 0 ? 1 : fieldCredit(near, relatedWillDo);
  return byLevel * byField * (degree.unfinished ? UNFINISHED : 1);
}

function fieldCredit(near: number | null, relatedWillDo: boolean): number {
  if (near === null) return 0.5;
  if (near === 1) return 1;
  if (near > 0) return relatedWillDo ? 0.75 : 0.6;
  return 0.3;
}

/** A licence or certificate: the same one, one that implies it, or one whose name has the same words. */
export function assessCredential(
  portrait: ReadyPortrait,
  text: string,
  names: readonly string[],
): Assessment {
  const wanted = names.length > 0 ? names : [text];
  let best = nothing(
    "No such licence or certificate is shown.",
    `Evidence of ${names.length > 0 ? names.join(" or ") : text}.`,
  );
  for (const name of wanted) {
    for (const source of portrait.claims) {
      const credit = credentialCredit(source, name);
      if (credit <= best.credit || credit < 0.25) continue;
      best = {
        ...best,
        credit,
        reach: credit,
        sources: [source],
        met: credit >= MET,
        why: `${source.claim.label}${credit >= 0.95 ? "" : `; near to ${name}, not the same`}.`,
      };
    }
  }
  return best;
}

/** "AWS certification" asks for any of a family; "BCLS" asks for that one, whatever else it may be part of. */
const FAMILY = /\bcertifications?\b/u;
/** Words that make a paper of what is otherwise training or work. */
const PAPER =
  /licen[cs]|certif|zertifi|approb|zulassung|anerkenn|\bregistration\b|staatlich|permis|carne|colegiad|habilita|diplome d etat/u;
/** What stands in for a paper counts by this part, and never as the paper. */
const NOT_THE_PAPER = 0.5;

function credentialCredit(source: QuotedClaim, name: string): number {
  const canonical = canonicalSkill(name) ?? fold(name);
  const isPaper = source.claim.type === "certification" || PAPER.test(source.text);
  let credit = 0;
  for (const shown of source.skills) {
    const { kind, weight } = skillRelation(shown, canonical);
    const same = kind === "same" || (kind === "implies" && FAMILY.test(fold(name)));
    credit = Math.max(credit, isPaper && same ? weight : NOT_THE_PAPER * weight);
  }
  if (source.claim.type !== "certification" || skillKind(canonical) === "credential") return credit;
  return Math.max(credit, 0.8 * coverage(termsOf(name), source.terms));
}

const EITHER = /(?<!\p{L})(?:or|oder|ou|of|o|u)(?!\p{L})/u;

/** Human languages by level; each named one counts unless the text says "or". */
export function assessLanguages(portrait: ReadyPortrait, text: string, names: readonly string[]): Assessment {
  const named = [...new Set([...languagesIn(text), ...names.flatMap((name) => languagesIn(name))])];
  if (named.length === 0) return nothing("The portrait names no such language.", "Evidence of the language.");
  const asked = languageLevel(text) ?? 4;
  const found = named.map((name) => {
    const shown = portrait.languages.get(name);
    const credit =
      shown === undefined ? 0 : shown.level >= asked ? 1 : Math.max(0.3, 1 - 0.25 * (asked - shown.level));
    return { name, credit, shown };
  });
  const either = EITHER.test(fold(text));
  const credits = found.map(({ credit }) => credit);
  const credit = either ? Math.max(...credits) : mean(credits);
  const shown = found.filter((one) => one.credit > 0).toSorted((a, b) => b.credit - a.credit);
  const missing = found.filter((one) => one.credit === 0).map(({ name }) => name);
  return {
    credit,
    reach: credit,
    sources: [...new Set(shown.map((one) => one.shown!.source))],
    met: either ? credit >= MET : credits.every((one) => one >= MET),
    why: [
      shown.length > 0 &&
        `Shown: ${listing(shown.map(({ name, credit }) => (credit < 1 ? `${name}, below the level asked for` : name)))}.`,
      missing.length > 0 && `Not shown: ${listing(missing)}.`,
    ]
      .filter(Boolean)
      .join(" "),
    closes: `Evidence of ${named.join(either ? " or " : " and ")} at the level asked for.`,
  };
}
