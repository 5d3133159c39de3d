/** Degrees, licences and certificates, and human languages: each by its own rule. */
import { canonicalSkill, skillKind, skillRelation } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { nothing, type Assessment } from "./assessment.ts";
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
import { type Phrase, plain } from "./phrases.ts";
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
  const closes: Phrase = { code: "evidence_of", params: { things: [asked], either: false } };
  let best = nothing(plain("no_degree"), closes);
  for (const degree of portrait.degrees) {
    const credit = degreeCredit(degree, level, families, fields, acceptsRelatedFields(text));
    if (credit <= best.credit) continue;
    best = {
      credit,
      reach: credit,
      sources: [degree.source],
      met: credit >= MET,
      why: [
        {
          code: "degree",
          params: {
            label: degree.source.claim.label,
            finished: !degree.unfinished,
            same: credit >= 0.95,
          },
        },
      ],
      closes,
    };
  }
  if (!acceptsExperienceInstead(text) || experience.credit <= best.credit) return best;
  return {
    ...experience,
    met: experience.credit >= MET,
    why: [plain("instead_of_degree"), ...experience.why],
  };
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
  let best = nothing(plain("no_paper"), {
    code: "evidence_of",
    params: { things: [...wanted], either: true },
  });
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
        why: [{ code: "paper", params: { label: source.claim.label, asked: name, same: credit >= 0.95 } }],
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
  if (named.length === 0) return nothing(plain("no_language"), languageEvidence([text], false));
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
    why: phrasesOf({
      languages_shown: shown.filter((one) => one.credit === 1).map(({ name }) => name),
      languages_below: shown.filter((one) => one.credit < 1).map(({ name }) => name),
      languages_missing: missing,
    }),
    closes: languageEvidence(named, either),
  };
}

function phrasesOf(
  lists: Record<"languages_shown" | "languages_below" | "languages_missing", string[]>,
): Phrase[] {
  return (["languages_shown", "languages_below", "languages_missing"] as const)
    .filter((code) => lists[code].length > 0)
    .map((code) => ({ code, params: { languages: lists[code] } }));
}

function languageEvidence(languages: string[], either: boolean): Phrase {
  return { code: "evidence_of_language", params: { languages, either } };
}
