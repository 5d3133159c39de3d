/** Lists: "refugees and single parents" where the rows speak of single parents alone. */
import type { Case, Finding } from "../case.ts";
import type { Word } from "../source.ts";
import { isTranslated, isWeighty } from "../weighing.ts";
import { says } from "../word-match.ts";
import { because } from "../reasons.ts";

/** What two members of a list stand between. */
const JOINT = /^(?:\s(?:and|und|et|sowie|y)\s|,\s)$/u;
const AND = /^(?:and|und|et|sowie|y)$/;
const LEAD = /^(?:for|with|of|from|fur|mit|von|bei|an|pour|avec|de|des|d|para|con)$/;

export function lists(kase: Case): Finding[] {
  return isTranslated(kase) ? [] : [...members(kase), ...another(kase)];
}

const ONE = /^(?:an?|une?|eine?[mnr]?)$/;

/** "… and a hospital": one more thing that no row speaks of. */
function another(kase: Case): Finding[] {
  const { words } = kase.source;
  return words.flatMap((and, index): Finding[] => {
    const [article, thing] = [words[index + 1], words[index + 2]];
    if (!AND.test(and.key) || !article || !ONE.test(article.key) || !thing || !isMember(thing)) return [];
    if (!isWeighty(thing, kase) || kase.isAbbreviated(thing) || kase.isNeed(thing)) return [];
    if (kase.readings.length === 0 || kase.readings.some((row) => says(row, thing.key))) return [];
    const next = words[index + 3];
    // "And a calm hand": what is had follows.
    if (
      next &&
      next.clause === thing.clause &&
      isWeighty(next, kase) &&
      kase.readings.some((row) => says(row, next.key))
    )
      return [];
    return [{ kind: "deed", span: thing, reason: because("speaks_not_of", { words: kase.quote(thing) }) }];
  });
}

function members(kase: Case): Finding[] {
  const { words, text } = kase.source;
  return words.flatMap((one, index): Finding[] => {
    const other = words[index + (AND.test(words[index + 1]?.key ?? "") ? 2 : 1)];
    if (!other || !JOINT.test(text.slice(one.end, other.start))) return [];
    if (!isMember(one) || !isMember(other) || !LEAD.test(words[index - 1]?.key ?? "")) return [];
    const strange = [one, other].filter(
      (word) =>
        isWeighty(word, kase) &&
        !kase.isAbbreviated(word) &&
        !kase.readings.some((row) => says(row, word.key)),
    );
    const held = [one, other].filter((word) =>
      kase.readings.some((row) => row.source.words.some(({ key }) => key === word.key)),
    );
    const [span] = strange;
    if (!span || strange.length !== 1 || held.length !== 1 || kase.isNeed(span)) return [];
    return [{ kind: "deed", span, reason: because("speaks_not_of", { words: kase.quote(span) }) }];
  });
}

function isMember({ key, text }: Word): boolean {
  return key.length > 3 && /^\p{L}+$/u.test(text);
}
