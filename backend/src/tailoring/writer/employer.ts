/** Why this employer: what a posting says of it that is worth quoting. */
import { piecesAbout } from "@career-portrait/shared/matching";
import { fold, sentences, pattern } from "@career-portrait/shared/text";

/** A quote is a sentence that is read at a glance, in words. */
const FEWEST_WORDS = 6;
const MOST_WORDS = 28;
/** How sure it must be that the posting tells of the employer there. */
const SURE = 0.8;
/** Who writes speaks of themselves. */
const OWN =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|uns|nous|notre|nos|somos|nuestr[oa]s?|contamos|wij|ons|onze)(?!\p{L})/iu;
/** What only lawyers read, what addresses the reader, and what asks for something. */
const UNFIT = pattern("iu")`
    (?<!\p{L})(?:equal|opportunit\p{L}*|discriminat\p{L}*|regardless|accommodation\p{L}*|veterans?|you|
    your|yourself|apply|applicants?|candidates?|salary|pay|benefits?|https?|www|sie|ihnen|
    ihre?\p{L}{0,2}|du|dich|dir|dein\p{L}*|bewerb\p{L}*|vous|votre|vos|postul\p{L}*|usted\p{L}*|tu|tus|
    contrat\p{L}*|jij|jou\p{L}*|u|uw|gesucht|suchen|recherch\p{L}*|cherch\p{L}*|buscamos|looking|
    seek\p{L}*|search\p{L}*|recruit\p{L}*|hir(?:e|es|ing)|expected|role|rol|position|stelle|poste|
    puesto)(?!\p{L})`;
/** A year, a number of people, sites, patients, whose it is: facts, and what only this employer can say. */
const FACT = pattern("iu")`
    \d|(?<!\p{L})(?:founded|established|family[- ](?:owned|run)|charity|non-?profit|co-?operative|
    gegründet|familien(?:unternehmen|betrieb|geführt\p{L}*)|gemeinnützig\p{L}*|stiftung|fondée?|
    familiale?|association|coopérative|fundad[oa]|empresa familiar|fundación|cooperativa|opgericht|
    familiebedrijf|stichting)(?!\p{L})`;
/** Goes on from what is not quoted, or calls the reader to come. */
const HANGS = pattern("iu")`
    ^(?:and|but|so|then|this|these|that|they|it|und|aber|so|dies\p{L}*|das|et|mais|ce\p{L}*|il|elle|y|
    pero|est[aeo]s?|en dat|maar|dit|deze|join|come|help|be|únete|ven|rejoin\p{L}*|ven[ei]z|komm\p{L}*|
    werde\p{L}*|kom|word)(?!\p{L})|(?<!\p{L})just that(?!\p{L})`;
/** Praise that every employer gives itself. */
const EMPTY = pattern("giu")`
    (?<!\p{L})(?:leading|leader|world[- ]class|best[- ]in[- ]class|premier|innovative|dynamic|
    passionate|führend\p{L}*|innovativ\p{L}*|dynamisch\p{L}*|leidenschaft\p{L}*|leader|dynamique|
    innovant\p{L}*|líder\p{L}*|innovador\p{L}*|dinámic\p{L}*)(?!\p{L})`;

/**
 * The sentence of a posting that says most about the employer, verbatim but for its stop; null where none is worth a quote.
 * @param company as the letter names it
 */
export function employerFact(posting: string, company: string | null): string | null {
  const named = fold(company ?? "");
  const ranked = piecesAbout("about", posting)
    .filter(({ chance }) => chance >= SURE)
    .flatMap(({ text, opens, chance }, at) =>
      sentences(text)
        .slice(opens ? 0 : 1)
        .map((sentence) => ({ text: sentence.text.replace(/\s+/gu, " ").trim(), chance, at })),
    )
    .filter(
      ({ text }) => isQuotable(text) && (OWN.test(text) || (named !== "" && fold(text).includes(named))),
    )
    .toSorted((a, b) => worthOf(b) - worthOf(a));
  return ranked[0]?.text.replace(/[.!…]+$/u, "") ?? null;
}

function isQuotable(text: string): boolean {
  const words = text.split(" ").length;
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    /^[\p{Lu}\d].*[.!]$/u.test(text) &&
    !/["“”„«»()[\]:;|•*]/u.test(text) &&
    FACT.test(text) &&
    !HANGS.test(text) &&
    !UNFIT.test(text)
  );
}

/** More for what surely tells of the employer, less for praise and for what stands further down. */
function worthOf({ text, chance, at }: { text: string; chance: number; at: number }): number {
  const praise = text.match(EMPTY)?.length ?? 0;
  return chance - 0.7 * praise - 0.05 * at;
}
