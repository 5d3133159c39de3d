/** How far a deed reached: all of it, everybody, the whole company, only where the evidence says so. */
import type { Case, Finding } from "../case.ts";
import { numberInWords } from "../number-words.ts";
import { negationIn, type Reading } from "../readings.ts";
import { GENERIC_WORDS, SMALL_WORDS } from "../vocabulary/plain.ts";
import { because } from "../reasons.ts";

/** Words for all there is of something (folded). */
const ALL =
  /^(?:all|every|whole|entire|complete|alle[nrms]?|samtlich\w*|jede[nrms]?|gesamte?[nrms]?|ganze[nrms]?|komplette?[nrms]?|tous|toutes?|chaque|totalite|ensemble|todos|todas|toda|cada)$/;
/** What such a word may stand before without reaching far. */
const NEAR =
  /^(?:second|third|fourth|fifth|sixth|few|couple|bit|zweite\w*|dritte\w*|vierte\w*|funfte\w*|deuxieme|troisieme|times?|days?|weeks?|months?|years?|mornings?|evenings?|nights?|hours?|minutes?|seasons?|terms?|quarters?|summers?|winters?|mondays?|fridays?|saturdays?|sundays?|weekends?|shifts?|turns?|bit|way|ways|round|along|else|other|others|one|of|in|over|about|this|that|these|those|which|who|i|you|we|my|your|tage?n?|tag|woche\w*|monate?n?|monat|jahr\w*|morgen|abend|nacht|stunden?|minuten?|mal|schicht\w*|quartal\w*|saison|sommer|winter|dinge|jours?|semaines?|mois|annees?|ans?|matins?|soirs?|nuits?|heures?|minutes?|fois|trimestres?|saisons?|dia|dias|semana|mes|ano|anos|vez)$/;
const REACH =
  /(?<![\p{L}\p{N}])(?:(?:company|firm|organi[sz]ation|group|enterprise|business|site|region|department|school|campus|trust|hospital|county|city) ?wide|(?:unternehmens|konzern|firmen|betriebs|haus|gruppen|abteilungs)weit\w*|(?:across|throughout) the (?:whole |entire )?(?:company|organi[sz]ation|group|business|firm|enterprise|trust|region)|im (?:ganzen|gesamten) (?:unternehmen|konzern|betrieb|haus)|a l echelle (?:de|du) \w+|dans toute? (?:l |la |le )?(?:entreprise|groupe|societe|region|etablissement)|en toda la (?:empresa|organizacion))(?![\p{L}\p{N}])/gu;

export function scope(kase: Case): Finding[] {
  return [...reach(kase), ...universal(kase)];
}

function reach(kase: Case): Finding[] {
  const { source, readings } = kase;
  return [...source.folded.matchAll(REACH)].flatMap((match): Finding[] => {
    const span = source.ofFolded(match.index, match.index + match[0].length);
    if (kase.isNeed(span) || readings.some((row) => row.source.folded.search(REACH) >= 0 || saysAll(row)))
      return [];
    return [{ kind: "deed", span, reason: because("says_not", { words: kase.quote(span) }) }];
  });
}

/** "All our products" where the row speaks of some, or of one. */
function universal(kase: Case): Finding[] {
  const { words } = kase.source;
  const isNegated = negationIn(kase.source);
  return words.flatMap((word, index): Finding[] => {
    if (!ALL.test(word.key) || isNegated(word) || kase.isNeed(word)) return [];
    if (/^(?:vor|after|above|at|surtout|dans)$/.test(words[index - 1]?.key ?? "")) return [];
    const rest = words.slice(index + 1, index + 6).filter(({ clause }) => clause === word.clause);
    const next = rest.find(
      ({ key }) => !/^(?:of|the|der|des|die|den|dem|les?|la|l|los|las|our|unsere\w*|nos|notre)$/.test(key),
    );
    if (!next || NEAR.test(next.key) || /\d/.test(next.key)) return [];
    if (numberInWords(words, words.indexOf(next)) !== null || next.key.length < 4) return [];
    if (SMALL_WORDS.has(next.key) || (GENERIC_WORDS.has(next.key) && !isWhole(next.key))) return [];
    if (kase.readings.some(saysAll)) return [];
    const span = { start: word.start, end: next.end };
    return [{ kind: "deed", span, reason: because("says_not_of", { words: kase.quote(span) }) }];
  });
}

/** Of these the whole is more than a manner of speaking. */
function isWhole(key: string): boolean {
  return /^(?:compan\w+|organi[sz]ation|business\w*|department|team|teams|unternehmen\w*|firma|betrieb|abteilung|equipe|entreprise|service|empresa|equipo|projects?|projekte\w*|projets?)$/.test(
    key,
  );
}

/** A row that says it of all, or that denies any exception. */
function saysAll({ source }: Reading): boolean {
  return (
    source.words.some(
      ({ key }, index) =>
        (ALL.test(key) && source.words[index - 1]?.key !== "vor") ||
        /^(?:100|each|both|beide\w*|both|complet\w*|full|vollstandig\w*|throughout)$/.test(key),
    ) || source.folded.search(REACH) >= 0
  );
}
