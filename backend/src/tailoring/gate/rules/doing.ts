/** Whose doing it was, and how much of it was done: helping is not doing, proposing not introducing, studying not holding. */
import type { Sentence } from "../../../phrasebook.ts";
import type { Statement, Finding } from "../statement.ts";
import { isAbbreviation, retold, type Told, toldIn } from "../retelling.ts";
import type { Word } from "../source.ts";
import { WEAKER } from "../vocabulary/hedges.ts";
import { clauses, isTranslated, isWeighty, whole } from "../weighing.ts";
import { because } from "../reasons.ts";
import { wornTitles } from "./titles.ts";
import { pattern } from "@career-portrait/shared/text";

/** Somebody else is the subject: "My manager cut …", "… was cut by the client". */
const OTHERS = pattern("u")`
    ^(?:my|our|the|a|mein\w*|unser\w*|der|die|ein\w*|mon|ma|notre|le|la|l|mi|nuestr[oa]|
    el) (?:\w+ )?(?:manager|supervisor|boss|colleagues?|director|ceo|founders?|client|customer|
    vorgesetzte\w*|chef|chefin|kolleg\w+|geschaftsfuhr\w+|kunde|directeur|directrice|collegue|patron|
    client|jefe|jefa|companer[oa]|director[a]?) |\b(?:by|von|par|por) (?:my|our|a|an|the|mein\w*|
    unser\w*|eine[mr]|mon|ma|notre|une?|mi|nuestr[oa]|una?) (?:\w+ )?(?:manager|supervisor|boss|
    colleagues?|director|agency|contractors?|suppliers?|freelancers?|vorgesetzte\w*|chef\w*|kolleg\w+|
    agentur|dienstleister\w*|lieferant\w*|directeur|collegue|prestataire|agence|jef[ae]|companer[oa])`;
const NAMES_OTHERS = pattern("u")`
    \b(?:manager|supervisor|boss|colleague|director|client|team|agency|contractor|supplier|freelancer|
    chef|kolleg|agentur|dienstleister|lieferant|directeur|collegue|prestataire|agence|jefe)\w*\b`;
/** A clause claims no more than the sentence of the evidence that it retells. */
export function doing(statement: Statement): Finding[] {
  const titles = wornTitles(statement).map(({ span }) => span);
  const isTitle = (word: Word) => titles.some(({ start, end }) => word.start >= start && word.end <= end);
  const translated = isTranslated(statement);
  return clauses(statement.source.words).flatMap((words): Finding[] => {
    const telling = words.filter(
      (word) => (isWeighty(word, statement) || isAbbreviation(word)) && !isTitle(word),
    );
    // A name by itself, also in a list, tells of no doing.
    if (telling.length === 0 || words.length < 3) return [];
    const told = translated ? deedsTold(statement) : retold(telling, statement.readings);
    if (told.length === 0) return [];
    const sentence = statement.source.words
      .filter(({ sentence }) => sentence === words[0]?.sentence)
      .map(({ key }) => key)
      .join(" ");
    const finding = (reason: Sentence): Finding[] => [{ kind: "deed", span: whole(words), reason }];
    const weaker = WEAKER.find(
      ({ told: less, unless, admitted }) =>
        told.every(({ text }) => less.test(text) && unless?.test(text) !== true) && !admitted.test(sentence),
    );
    if (weaker) return finding(weaker.reason);
    const others = told.every(({ text, isOthers }) => isOthers || OTHERS.test(text));
    return others && !NAMES_OTHERS.test(sentence) ? finding(because("says_of_others")) : [];
  });
}

/** Across languages no sentence can be told from another: all that the rows tell of doing. */
function deedsTold({ readings }: Statement): Told[] {
  return readings
    .filter(({ evidence }) => evidence.claim_type === "achievement" || evidence.kind === "project")
    .flatMap(toldIn);
}
