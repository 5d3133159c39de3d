/** The other of two: private for corporate clients, weekly for monthly, payable for receivable. */
import type { Statement, Finding } from "../statement.ts";
import { amountsIn } from "../amounts.ts";
import { negationIn } from "../readings.ts";
import type { Source, Word } from "../source.ts";
import { SMALL_WORDS } from "../vocabulary/plain.ts";
import { sameWord, says } from "../word-match.ts";
import { because } from "../reasons.ts";
import { pattern } from "@career-portrait/shared/text";

/** One kind a line, its members divided by `/`: words of four languages that mean the same, folded. */
const KINDS = `
private (?:clients?|customers?|banking)|retail \
(?:clients?|customers?|banking)|consumers?|privatkund\\w*|(?:clients?|clientele) \
particuli\\w+|particuliers|b2c / corporate (?:clients?|customers?|banking)|business \
(?:clients?|customers?)|firmenkund\\w*|geschaftskund\\w*|clients? (?:professionnels?|entreprises?)|b2b
inpatients?|stationare[nrms]? (?:pflege|patient\\w*|versorgung)|hospitalisation complete / outpatients?|ambulante?[nrms]?|ambulatoire|day hospital
inbound|incoming|eingehende\\w*|entrants? / outbound|outgoing|ausgehende\\w*|sortants?
accounts payable|purchase ledger|kreditoren\\w*|comptes? fournisseurs? / accounts receivable|sales ledger|debitoren\\w*|comptes? clients?
daily(?! (?:work\\w*|business|routine|life|use|tasks?|bread|practice|job|tools?|basis))|(?:every|each|NOT_A a) \
day|taglich\\w*(?! (?:arbeit|praxis))|(?:jeden|pro|am) tag|quotidienne?(?:ment|s)?|(?:par|chaque) jour|tous \
les jours|diari\\w+ / weekly|(?:every|per|each|NOT_A a|once a) week|(?:52|fifty two) (?:[a-z]+ \
){0,3}(?:a|per|each) year|wochentlich\\w*|(?:jede|pro|die|in der) woche|hebdomadaires?|(?:par|chaque) \
semaine|toutes les semaines|semanal\\w*|semanas? / monthly|(?:every|per|each|NOT_A a|once a) \
month|(?:12|twelve) times a year|monatlich\\w*|(?:jeden|pro|im) monat|monats\\w+|mensuel\\w*|(?:par|chaque) \
mois|tous les mois|mensual\\w*|month end / quarterly|(?:every|per|each|NOT_A a) quarter|(?:4|four) times a \
year|quartal\\w*|vierteljahr\\w*|trimestr\\w* / annual\\w*|yearly|(?<!times )(?:every|per|each|NOT_A a) \
year|jahrlich\\w*|(?:jedes|pro|im) jahr|jahres\\w+|annuel\\w*|(?:par|chaque) an(?:nee)?|tous les ans|anual\\w*
night shifts?|nights|nachtdienst\\w*|nachtschicht\\w*|nachtwache\\w*|de nuit / day \
shifts?|tagdienst\\w*|tagschicht\\w*|fruhdienst\\w*|fruhschicht\\w*|de jour / late \
shifts?|spatdienst\\w*|spatschicht\\w*
full time|vollzeit\\w*|temps (?:plein|complet) / part time|teilzeit\\w*|temps partiel|half time|halbtags
undergraduates?|bachelorstudierende\\w*|licence / postgraduates?|graduate students|masterstudierende\\w*|doctoral students|doktorand\\w*
imports?|importe\\w*|importation\\w* / exports?|exporte\\w*|exportation\\w*
wholesale|grosshandel\\w*|commerce de gros / retail|einzelhandel\\w*|commerce de detail
internal (?:audits?|training|customers?|communications?|newsletter)|interne[nrms]? \
(?:audits?|revision\\w*|schulung\\w*|kommunikation)|audits? internes?|communication interne / external \
(?:audits?|training|customers?|communications?|newsletter)|externe[nrms]? \
(?:audits?|revision\\w*|schulung\\w*|kommunikation)|audits? externes?|communication externe
indoor|innenbereich\\w*|en salle|interieurs? / outdoor|aussenbereich\\w*|en plein air|exterieurs?
front ?end / back ?end
in total|altogether|combined|zusammen (?=\\d)|insgesamt|au total|en tout / je (?=\\d)|jeweils|each worth|apiece|chacune?
`;

/** "Within a year", "half a year": a time, no rate. */
const NOT_A = "(?<!(?:half|quarter|third|in|within|over|than|after|of|for|about|almost|nearly|under) )";

const GROUPS: readonly (readonly RegExp[])[] = KINDS.replaceAll("NOT_A ", NOT_A)
  .trim()
  .split("\n")
  .map((line) =>
    line.split(" / ").map((words) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "gu")),
  );

export function contrast(statement: Statement): Finding[] {
  return [...otherKind(statement), ...otherCompound(statement), ...narrower(statement), ...turned(statement)];
}

/** A kind that no cited row names, where one names its opposite. */
function otherKind(statement: Statement): Finding[] {
  const { source, readings } = statement;
  const isNegated = negationIn(source);
  const says = (pattern: RegExp) => readings.some((row) => row.source.folded.search(pattern) >= 0);
  return GROUPS.flatMap((members) =>
    members.flatMap((member) =>
      [...source.folded.matchAll(member)].flatMap((match): Finding[] => {
        const span = source.ofFolded(match.index, match.index + match[0].length);
        if (isNegated(span) || statement.isNeed(span) || says(member)) return [];
        if (!members.some((other) => other !== member && says(other))) return [];
        return [{ kind: "deed", span, reason: because("says_another", { words: statement.quote(span) }) }];
      }),
    ),
  );
}

/** A German noun has its meaning in front: "480 Firmenkunden" are not the row's "480 Privatkunden". */
function otherCompound({ source, readings, ...statement }: Statement): Finding[] {
  return amountsIn(source).flatMap((said): Finding[] => {
    const word = source.words[said.last + 1];
    if (!word || !/^\p{Lu}\p{Ll}{7,}$/u.test(word.text)) return [];
    const held = readings.flatMap((row) =>
      row.amounts
        .filter(
          ({ values, unit }) => unit === said.unit && values.some((value) => said.values.includes(value)),
        )
        .flatMap(({ after }) => after.slice(0, 1)),
    );
    if (
      held.length === 0 ||
      readings.some((row) => row.source.words.some(({ key }) => sameWord(key, word.key)))
    )
      return [];
    return held.every((key) => isOther(key, word.key))
      ? [
          {
            kind: "number",
            span: word,
            reason: because("counts_other", { words: statement.quote(word) }),
          },
        ]
      : [];
  });
}

/** "48 management vacancies" for 48 vacancies, "14 Privatpatienten" for 14 Patienten: some of them only. */
function narrower({ source, readings, ...statement }: Statement): Finding[] {
  return amountsIn(source).flatMap((said): Finding[] => {
    const [first, second] = [source.words[said.last + 1], source.words[said.last + 2]];
    if (!first || said.unit !== null || first.clause !== said.clause || first.key.length < 3) return [];
    const held = readings.flatMap((row) =>
      row.amounts
        .filter(({ values, unit }) => unit === null && values.some((value) => said.values.includes(value)))
        .map(({ after }) => after.slice(0, 3)),
    );
    if (
      held.length === 0 ||
      held.some((after) => after.some((key) => sameWord(key, first.key) && key.length + 4 > first.key.length))
    )
      return [];
    const rest = (key: string) => first.key.slice(0, first.key.length - key.length);
    const isTold = (word: string) =>
      readings.some(({ source: row }) => row.words.some(({ key }) => key.includes(word)));
    const compound = held.some(([key = ""]) => {
      const before = rest(key);
      return key.length > 4 && first.key.endsWith(key) && before.length >= 4 && !isTold(before.slice(0, 5));
    });
    const modified =
      second !== undefined &&
      !SMALL_WORDS.has(first.key) &&
      /^\s$/.test(source.text.slice(first.end, second.start)) &&
      held.some((after) => after.slice(0, 2).some((key) => sameWord(key, second.key))) &&
      NARROWING.test(first.key) &&
      !readings.some((row) => says(row, first.key));
    if (!compound && !modified) return [];
    return [
      { kind: "number", span: first, reason: because("counts_other", { words: statement.quote(first) }) },
    ];
  });
}

/** What makes fewer and weightier ones of a number of things. */
const NARROWING = pattern("")`
    ^(?:key|major|large|big|senior|executive|management|national|international|strategic|corporate|
    private|new|premium|critical|complex|high|global|full|permanent|grosse[rn]?|wichtige[rn]?|
    komplexe[rn]?|internationale[rn]?|nationale[rn]?|neue[rn]?|strategische[rn]?|grands?|grandes?|
    nouveaux|nouvelles|importants?|complexes?|internationaux|stratégiques|strategiques)$`;

const FROM = /^(?:from|von|vom|aus|de|du)$/;
const INTO = /^(?:to|into|auf|nach|zu|ins|in|a|au|vers)$/;

/** "From Shopware to Magento" where the row goes the other way. */
function turned(statement: Statement): Finding[] {
  const held = statement.readings.flatMap(({ source }) => waysIn(source));
  return waysIn(statement.source).flatMap(([from, to]): Finding[] => {
    const same = held.some(([a, b]) => sameWord(a.key, from.key) && sameWord(b.key, to.key));
    const back = held.some(([a, b]) => sameWord(a.key, to.key) && sameWord(b.key, from.key));
    const span = { start: from.start, end: to.end };
    return back && !same ? [{ kind: "deed", span, reason: because("number_pair") }] : [];
  });
}

/** What a text goes from and to, in names and words. */
function waysIn({ words }: Source): (readonly [Word, Word])[] {
  return words.flatMap((word, index) => {
    const near = words.slice(index + 1, index + 7).filter(({ sentence }) => sentence === word.sentence);
    const into = near.findIndex(({ key }) => INTO.test(key));
    const from = near.slice(0, Math.max(0, into)).find(({ key }) => isNamed(key));
    const to = near.slice(into + 1).find(({ key }) => isNamed(key));
    return FROM.test(word.key) && into > 0 && from && to ? [[from, to] as const] : [];
  });
}

function isNamed(key: string): boolean {
  return key.length > 2 && !SMALL_WORDS.has(key) && !/\d/.test(key);
}

/** Two compounds of one head: alike behind, not in front. */
function isOther(one: string, other: string): boolean {
  let alike = 0;
  while (alike < Math.min(one.length, other.length) && one.at(-1 - alike) === other.at(-1 - alike))
    alike += 1;
  return alike >= 5 && one.length - alike >= 4 && other.length - alike >= 4;
}
