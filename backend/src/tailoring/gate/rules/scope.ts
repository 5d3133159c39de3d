/** How far a deed reached: all of it, everybody, the whole company, only where the evidence says so. */
import type { Statement, Finding } from "../statement.ts";
import { numberInWords } from "../number-words.ts";
import { negationIn, type Reading } from "../readings.ts";
import { GENERIC_WORDS, SMALL_WORDS } from "../vocabulary/plain.ts";
import { because } from "../reasons.ts";
import type { Source } from "../source.ts";
import { sameWord } from "../word-match.ts";
import { pattern } from "@career-portrait/shared/text";

/** Words for all there is of something (folded). */
const ALL = pattern("")`
    ^(?:all|every|whole|entire|complete|alle[nrms]?|samtlich\w*|jede[nrms]?|gesamte?[nrms]?|
    ganze[nrms]?|komplette?[nrms]?|tous|toutes?|chaque|totalite|ensemble|todos|todas|toda|cada)$`;
/** What such a word may stand before without reaching far. */
const NEAR = pattern("")`
    ^(?:second|third|fourth|fifth|sixth|few|couple|bit|zweite\w*|dritte\w*|vierte\w*|funfte\w*|deuxieme|
    troisieme|times?|days?|weeks?|months?|years?|mornings?|evenings?|nights?|hours?|minutes?|seasons?|
    terms?|quarters?|summers?|winters?|mondays?|fridays?|saturdays?|sundays?|weekends?|shifts?|turns?|
    bit|way|ways|round|along|else|other|others|one|of|in|over|about|this|that|these|those|which|who|i|
    you|we|my|your|tage?n?|tag|woche\w*|monate?n?|monat|jahr\w*|morgen|abend|nacht|stunden?|minuten?|
    mal|schicht\w*|quartal\w*|saison|sommer|winter|dinge|jours?|semaines?|mois|annees?|ans?|matins?|
    soirs?|nuits?|heures?|minutes?|fois|trimestres?|saisons?|dia|dias|semana|mes|ano|anos|vez)$`;
const REACH = pattern("gu")`
    (?<![\p{L}\p{N}])(?:(?:company|firm|organi[sz]ation|group|enterprise|business|site|region|
    department|school|campus|trust|hospital|county|city) ?wide|(?:unternehmens|konzern|firmen|betriebs|
    haus|gruppen|abteilungs)weit\w*|(?:across|throughout) the (?:whole |entire )?(?:company|
    organi[sz]ation|group|business|firm|enterprise|trust|region)|im (?:ganzen|gesamten) (?:unternehmen|
    konzern|betrieb|haus)|a l echelle (?:de|du) \w+|dans toute? (?:l |la |le )?(?:entreprise|groupe|
    societe|region|etablissement)|en toda la (?:empresa|organizacion)|(?:all )?year round|ganzjahrig\w*|
    das ganze jahr|toute l annee|rund um die uhr|around the clock|24 7)(?![\p{L}\p{N}])`;

export function scope(statement: Statement): Finding[] {
  return [...reach(statement), ...universal(statement), ...many(statement), ...eachTime(statement)];
}

function reach(statement: Statement): Finding[] {
  const { source, readings } = statement;
  return [...source.folded.matchAll(REACH)].flatMap((match): Finding[] => {
    const span = source.ofFolded(match.index, match.index + match[0].length);
    if (
      statement.isNeed(span) ||
      readings.some((row) => row.source.folded.search(REACH) >= 0 || saysAll(row))
    )
      return [];
    return [{ kind: "deed", span, reason: because("says_not", { words: statement.quote(span) }) }];
  });
}

/** "All our products" where the row speaks of some, or of one. */
function universal(statement: Statement): Finding[] {
  const { words } = statement.source;
  const isNegated = negationIn(statement.source);
  return words.flatMap((word, index): Finding[] => {
    if (!ALL.test(word.key) || isNegated(word) || statement.isNeed(word)) return [];
    if (/^(?:vor|after|above|at|surtout|dans)$/.test(words[index - 1]?.key ?? "")) return [];
    const rest = words.slice(index + 1, index + 6).filter(({ clause }) => clause === word.clause);
    const next = rest.find(
      ({ key }) => !/^(?:of|the|der|des|die|den|dem|les?|la|l|los|las|our|unsere\w*|nos|notre)$/.test(key),
    );
    if (!next || NEAR.test(next.key) || /\d/.test(next.key)) return [];
    if (numberInWords(words, words.indexOf(next)) !== null || next.key.length < 4) return [];
    if (SMALL_WORDS.has(next.key) || (GENERIC_WORDS.has(next.key) && !isWhole(next.key))) return [];
    if (statement.readings.some(saysAll)) return [];
    const span = { start: word.start, end: next.end };
    return [{ kind: "deed", span, reason: because("says_not_of", { words: statement.quote(span) }) }];
  });
}

const MANY = pattern("")`
    ^(?:several|many|numerous|multiple|various|mehrere[nr]?|viele[nr]?|zahlreiche[nr]?|
    verschiedene[nr]?|plusieurs|nombreuses|nombreux|diverse?s?|varios|varias|muchos|muchas)$`;
const ONE = /^(?:an?|one|eine?[nmrs]?|une?|una?)$/;

/** "Several papers" for a paper. */
function many(statement: Statement): Finding[] {
  const { words } = statement.source;
  return words.flatMap((word, index): Finding[] => {
    const next = words[index + 1];
    if (!MANY.test(word.key) || !next || statement.isNeed(word) || next.clause !== word.clause) return [];
    const told = statement.readings.flatMap(({ source }) =>
      source.words.flatMap(({ key }, at) =>
        sameWord(key, next.key) ? [source.words.slice(Math.max(0, at - 2), at)] : [],
      ),
    );
    if (told.length === 0 || !told.every((lead) => lead.some(({ key }) => ONE.test(key)))) return [];
    const span = { start: word.start, end: next.end };
    return [{ kind: "deed", span, reason: because("says_not_of", { words: statement.quote(span) }) }];
  });
}

const EACH = /^(?:every|each|jede[nmrs]?|chaque|cada)$/;

/** "Every weekend" for one in four, "every season" for two of them. */
function eachTime(statement: Statement): Finding[] {
  const { words } = statement.source;
  return words.flatMap((word, index): Finding[] => {
    const next = words[index + 1];
    if (!EACH.test(word.key) || !next || statement.isNeed(word)) return [];
    const told = statement.readings.flatMap(({ source }) =>
      source.words.flatMap(({ key }, at) => (sameWord(key, next.key) ? [{ source, at }] : [])),
    );
    if (told.length === 0 || !told.every(({ source, at }) => isSome(source, at))) return [];
    const span = { start: word.start, end: next.end };
    return [{ kind: "deed", span, reason: because("says_not", { words: statement.quote(span) }) }];
  });
}

/** "Two seasons", "one weekend in four". */
function isSome({ words }: Source, at: number): boolean {
  const before = words[at - 1];
  const [next, number] = [words[at + 1]?.key ?? "", words[at + 2]?.key ?? ""];
  if (/^(?:in|out|von|sur)$/.test(next) && (/\d/.test(number) || numberInWords(words, at + 2) !== null))
    return true;
  return (
    before !== undefined &&
    (/^\d+$/.test(before.key) || numberInWords(words, at - 1) !== null) &&
    !words
      .slice(Math.max(0, at - 3), at)
      .some(({ key }) => EACH.test(key) || /^(?:alle|tous|toutes)$/.test(key))
  );
}

/** Of these the whole is more than a manner of speaking. */
function isWhole(key: string): boolean {
  return pattern("")`
    ^(?:compan\w+|organi[sz]ation|business\w*|department|team|teams|unternehmen\w*|firma|betrieb|
    abteilung|equipe|entreprise|service|empresa|equipo|projects?|projekte\w*|projets?)$`.test(key);
}

/** A row that says it of all, or that denies any exception. */
function saysAll({ source }: Reading): boolean {
  return (
    source.words.some(
      ({ key }, index) =>
        (ALL.test(key) &&
          source.words[index - 1]?.key !== "vor" &&
          !NEAR.test(source.words[index + 1]?.key ?? "")) ||
        /^(?:100|each|both|beide\w*|both|complet\w*|full|vollstandig\w*|throughout)$/.test(key),
    ) || source.folded.search(REACH) >= 0
  );
}
