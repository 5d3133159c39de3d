/** Titles: a person may shorten the titles they held, never raise them, and never wears the posting's. */
import type { Statement, Finding } from "../statement.ts";
import type { Reading } from "../readings.ts";
import { sourceOf, type Span, type Word } from "../source.ts";
import { numberInWords } from "../number-words.ts";
import { phrasesFor, titleWordElsewhere } from "../vocabulary/translations.ts";
import { relatedWord, sameWord, says, saysPhrase } from "../word-match.ts";
import { because } from "../reasons.ts";
import { pattern } from "@career-portrait/shared/text";

/** Nouns that name who somebody is at work (folded, beginnings where `\w*` follows). */
const HEAD = pattern("")`
    ^(?:engineers?|developers?|programmers?|architects?|scientists?|analysts?|consultants?|managers?|
    directors?|officers?|president|executives?|heads?|chiefs?|leads?|leaders?|supervisors?|
    coordinators?|administrators?|assistants?|associates?|specialists?|technicians?|designers?|nurses?|
    doctors?|physicians?|surgeons?|therapists?|pharmacists?|teachers?|professors?|lecturers?|tutors?|
    principals?|researchers?|accountants?|auditors?|controllers?|bookkeepers?|lawyers?|attorneys?|
    paralegals?|chefs?|cooks?|bakers?|waiters?|bartenders?|electricians?|plumbers?|carpenters?|
    mechanics?|welders?|drivers?|operators?|clerks?|cashiers?|representatives?|agents?|brokers?|buyers?|
    planners?|editors?|writers?|journalists?|translators?|founders?|cofounders?|owners?|partners?|
    interns?|trainees?|apprentices?|ceo|cto|cfo|coo|cio|cmo|vp|foreman|superintendents?|surveyors?|
    herdspersons?|matrons?|midwives|inspectors?|librarians?|recruiters?|strategists?|producers?|
    photographers?|captains?|pilots?|secretar(?:y|ies)|receptionists?|advis[oe]rs?|fellows?|deans?|
    chairman|chairwoman|chair|\w*ingenieur\w*|\w*entwickler\w*|\w*leiter\w*|\w*leitung|\w*manager\w*|
    \w*direktor\w*|\w*geschaftsfuhrer\w*|vorstand|\w*chefin|\w*meister\w*|\w*techniker\w*|
    \w*pfleger(?:in)?|\w*arzt|\w*arztin|\w*lehrer\w*|\w*buchhalter\w*|\w*berater\w*|
    \w*sachbearbeiter\w*|\w*assistent\w*|\w*kaufmann|\w*kauffrau|koch|kochin|\w*backer\w*|
    \w*elektriker\w*|\w*elektroniker\w*|\w*mechaniker\w*|\w*monteur(?:in)?|\w*polier(?:in)?|
    \w*maurer(?:in)?|\w*maler(?:in)?|mechatroniker\w*|\w*architekt\w*|\w*wissenschaftler\w*|
    \w*analyst\w*|\w*verkaufer\w*|\w*referent\w*|\w*koordinator\w*|praktikant\w*|werkstudent\w*|
    auszubildende\w*|\w*dozent\w*|teamlead|prokurist\w*|inhaber\w*|grunder\w*|developpeur|developpeuse|
    chef|cheffe|directeur|directrice|responsable|gerante?|infirmiere?|medecin|comptable|assistante?|
    conseillere?|chargee?|technicien(?:ne)?|electricien(?:ne)?|mecanicien(?:ne)?|pharmacien(?:ne)?|
    plombiere?|chauffeur|serveu(?:r|se)|secretaire|format(?:eur|rice)|educat(?:eur|rice)|graphiste|
    juriste|traduct(?:eur|rice)|ouvriere?|\w*tischler\w*|\w*schreiner\w*|\w*fahrer\w*|\w*ubersetzer\w*|
    logopad\w*|firefighters?|paramedics?|midwife|midwives|stylists?|hairdressers?|constables?|
    \w*betreuer\w*|\w*erzieher\w*|\w*trainer(?:in|innen)?|\w*therapeut\w*|\w*redakteur\w*|
    \w*programmierer\w*|\w*fachwirt\w*|\w*betriebswirt\w*|\w*konstrukteur\w*|gardeners?|farmers?|
    operatives?|pharmacists?|solicitors?|translators?|enseignante?|professeure?|boulangere?|cuisiniere?|
    vendeur|vendeuse|consultante?|architecte|analyste|coordinateur|coordinatrice|presidente?|fondateur|
    fondatrice|stagiaire|apprentie?|cadre|ingeniera?|desarrollador\w*|jef[ae]|directora?|gerente|
    enfermer[oa]|contable|tecnic[oa]|profesora?|camarer[oa]|cociner[oa]|consultora?|analista|
    coordinadora?|fundadora?|becari[oa])$`;

/** Words of a title that make it smaller: leaving them out raises it. */
const LOWERING = pattern("")`
    ^(?:assistant\w*|deputy|vice|junior|jr|associate|intern|internship|trainee|apprentice\w*|student\w*|
    co|acting|interim|adjunct|aide|helper|sous\w*|stellvertretend\w*|stellv|assistenz|assistent\w*|
    werkstudent\w*|praktikant\w*|auszubildende\w*|azubi\w*|adjointe?|stagiaire|apprentie?|alternante?|
    ayudante|auxiliar|sub\w*director|becari[oa]|aprendiz|practicas|volunteer|teaching|second|temporary)$`;

/** What comes before a title when somebody says they hold it (folded, at the end). */
const WEARS = pattern("u")`
    (?:^|\b(?:as(?: an?| the)?|(?:i|we) (?:am|was|became|have been|served as|worked as)(?: an?| the)?|
    (?:worked|working|served|serving|employed|hired|acted|promoted|appointed)(?: as| to)(?: an?| the)?|
    (?:role|position|post|job|title|career) (?:of|as)(?: an?| the)?|being an?|als(?: eine?[nmrs]?)?|
    (?:ich )?(?:bin|war|wurde)(?: ich)?(?: eine?)?|zum|zur|(?:en tant que|comme|en qualite de|je suis|
    j etais|devenue?)(?: une?| l)?|como(?: una?)?|soy(?: una?)?|fui|my (?:role|work|job|time|
    years) as(?: an?| the)?|promoted to|from|vom|turned|an?))$`;
const STOPS = new Set(
  (
    "turned am is are was were been be being become became remain remained suis etais ete " +
    "devenu devenue soy fui at in for with on by from of the and or to as an a who whose i my " +
    "we our your their his her its leur leurs ihr ihre you this that since until bei beim fur " +
    "mit auf im am als zum zur bin war wurde ist und oder ich mein meine von der die das dem " +
    "den chez comme dans pour avec sur je mon ma et ou en que como con para y mi"
  ).split(" "),
);
const JOINS = new Set("of de der des du d la del".split(" "));
/** At most this many words before the noun belong to the title. */
const LEFT = 4;

export function titles(statement: Statement): Finding[] {
  return wornTitles(statement).flatMap(({ span, holds }): Finding[] =>
    statement.readings.some((reading) => holds(reading) || standsWhole(reading, span, statement)) ||
    isTrainedFor(span, statement)
      ? []
      : [
          {
            kind: /certified|certifi[eé]|zertifizier/iu.test(statement.quote(span)) ? "certificate" : "title",
            span,
            reason: because("title_unheld", { words: statement.quote(span) }),
            isPlain: isSaid(span, statement),
          },
        ],
  );
}

/** The whole title as it was held, with all that makes it smaller: "Bilanzbuchhalterin / stellv. Leiterin Rechnungswesen". */
function standsWhole({ evidence }: Reading, span: Span, { source }: Statement): boolean {
  const title = sourceOf(evidence.title ?? "").text.trim();
  const at = title === "" ? -1 : source.text.indexOf(title);
  return at !== -1 && at <= span.start && at + title.length >= span.end;
}

const TRAINED = pattern("u")`
    (?:\b(?:trained|qualified|studied|graduated) as(?: an?)?|\b(?:gelernte[rnms]?|ausbildung zum|
    ausbildung zur|lehre zum|lehre zur|lehre als|ausbildung als|ausgebildete[rnms]?)|\b(?:forme|formee|
    diplome|diplomee)(?: comme| en tant que)?|\bformation (?:de|d))$`;

/** "I trained as a nurse": what somebody learned to be, which their degree or certificate names. */
function isTrainedFor({ start, end }: Span, { source, readings }: Statement): boolean {
  const first = source.words.findIndex((word) => word.start === start);
  const lead = source.words.slice(Math.max(0, first - 4), first).map(({ key }) => key);
  const phrase = source.words.filter((word) => word.start >= start && word.end <= end);
  const after = source.words.slice(first + phrase.length, first + phrase.length + 2).map(({ key }) => key);
  return (
    (TRAINED.test(lead.join(" ")) || /^(?:by training|by profession|de formation)$/.test(after.join(" "))) &&
    readings.some(
      (row) =>
        (row.evidence.kind === "education" || row.evidence.claim_type === "certification") &&
        phrase.every(({ key }) => says(row, key)),
    )
  );
}

/** A title that the statement says the person wears. */
interface WornTitle {
  span: Span;
  clause: number;
  holds: (reading: Reading) => boolean;
}

/** The titles that a statement says the person wears or wore. */
export function wornTitles(statement: Statement): WornTitle[] {
  const { words } = statement.source;
  return words.flatMap((word, index): WornTitle[] => {
    if (
      !HEAD.test(word.key) ||
      isDegree(words, index) ||
      (HEAD.test(words[index + 1]?.key ?? "") && adjacent(statement, index))
    )
      return [];
    const phrase = phraseAt(statement, index);
    const span = { start: phrase[0]!.start, end: phrase.at(-1)!.end };
    if (!isWorn(statement, phrase) || statement.isNeed(span)) return [];
    const isPost = isWorked(statement, phrase);
    return [
      {
        span,
        clause: word.clause,
        holds: (reading) =>
          !(isPost && isLearned(reading)) &&
          (holdsTitle(reading, phrase) ||
            holdsTitle(reading, withoutEmployer(reading, phrase)) ||
            (isLearned(reading) &&
              saysPhrase(
                reading,
                phrase.map(({ key }) => key),
              ))),
      },
    ];
  });
}

/** What somebody learned, which makes a profession, not a post. */
function isLearned({ evidence }: Reading): boolean {
  return evidence.claim_type === "certification";
}

/** "Administrator at Acme", "als Bilanzbuchhalterin bei Acme": a post that was held. */
function isWorked({ source, readings }: Statement, phrase: readonly Word[]): boolean {
  const { words } = source;
  const [first, last] = [words.indexOf(phrase[0]!), words.indexOf(phrase.at(-1)!)];
  const certified = [...phrase, words[first - 1]].some((word) =>
    /^(?:certified|registered|licensed|qualified|chartered|gepruft\w*|zertifiziert\w*|staatlich|diplome\w*|certifie\w*)$/.test(
      word?.key ?? "",
    ),
  );
  if (certified) return false;
  const [next, employer] = [words[last + 1], words[last + 2]];
  const isEmployer = (word?: Word) =>
    word !== undefined &&
    readings.some(({ evidence }) =>
      sourceOf(evidence.employer ?? "").words.some(({ key }) => key === word.key),
    );
  if (/^(?:at|bei|beim|chez)$/.test(next?.key ?? "") && isEmployer(employer)) return true;
  return (
    /^(?:as|als)$/.test(words[first - 1]?.key ?? "") &&
    words.some(
      ({ key, clause }) =>
        clause === words[first]?.clause && /^(?:work\w*|arbeite\w*|gearbeitet|tatig)$/.test(key),
    )
  );
}

/** "Associate of Arts" is a degree. */
function isDegree(words: readonly Word[], index: number): boolean {
  const after = words
    .slice(index + 1, index + 3)
    .map(({ key }) => key)
    .join(" ");
  return (
    /^associates?$/.test(words[index]!.key) &&
    /^(?:of|in) (?:arts|science|applied|nursing)|^(?:s )?degree/.test(after)
  );
}

/** "Werkstudent der Kaffeerösterei Hagemann": what follows the title is whose it was. */
function withoutEmployer({ evidence }: Reading, phrase: readonly Word[]): readonly Word[] {
  const last = phrase.at(-1);
  const joint = phrase.findLastIndex(({ key }) => JOINS.has(key));
  const employer = sourceOf(evidence.employer ?? "").words;
  return joint > 0 && employer.some(({ key }) => key === last?.key) ? phrase.slice(0, joint) : phrase;
}

function adjacent({ source }: Statement, index: number): boolean {
  const [one, other] = [source.words[index]!, source.words[index + 1]!];
  return /^[\s-]$/.test(source.text.slice(one.end, other.start));
}

/** The title around its noun: what stands before it as one phrase, and `of …` after it. */
function phraseAt({ source }: Statement, index: number): Word[] {
  const { words, text } = source;
  let first = index;
  while (first > 0 && index - first < LEFT) {
    const before = words[first - 1]!;
    const gap = text.slice(before.end, words[first]!.start);
    const and =
      /^(?:and|und|et)$/.test(before.key) &&
      words[first - 2] &&
      /^\p{Lu}/u.test(words[first - 2]!.text) &&
      /^\p{Lu}/u.test(words[first]!.text);
    if (!/^(?:\s|-|\s?&\s?|\/)$/.test(gap) || (STOPS.has(before.key) && !and) || /\d/.test(before.key)) break;
    if (numberInWords(words, first - 1) !== null) break;
    first -= 1;
  }
  let last = index;
  if (JOINS.has(words[index + 1]?.key ?? "") && /^\p{Lu}|^[a-z]/u.test(words[index + 2]?.text ?? "")) {
    let at = index + 2;
    while (/^(?:the|l|la|une?|die|der|das|eine[rs]?)$/.test(words[at]?.key ?? "")) at += 1;
    if (words[at] && words[at]!.clause === words[index]!.clause) last = at;
  }
  return words.slice(first, last + 1);
}

function isWorn(statement: Statement, phrase: readonly Word[]): boolean {
  const { words, text, sentences } = statement.source;
  const first = phrase[0]!;
  const index = words.indexOf(first);
  const lead = words
    .slice(Math.max(0, index - 5), index)
    .filter(({ sentence }) => sentence === first.sentence)
    .map(({ key }) => key);
  const opens = sentences.some(
    ({ start }) => /^[^\p{L}\p{N}]*$/u.test(text.slice(start, first.start)) && start <= first.start,
  );
  if (opens) return !startsWithVerb(phrase) && !isObject(statement, phrase);
  const keyed = phrase.map(({ key }) => key).join(" ");
  const asked = statement.posting?.folded.startsWith(keyed) === true && phrase.length > 1;
  return (
    asked ||
    (lead.length > 0 &&
      WEARS.test(lead.join(" ")) &&
      !/^(?:the|a|an)? ?$/.test(lead.join(" ")) &&
      !(/^zu[mr]$/.test(lead.at(-1) ?? "") && VISITED.test(first.key)) &&
      !isPlural(phrase)) ||
    holdsAtCompany(statement, phrase)
  );
}

/** "I am a", "bin ich", "she was", "elle est": who somebody is (folded, at the end). */
const IS = pattern("u")`
    (?:^|\s)(?:(?:i|she|he) (?:(?:am|m|is|was|became|have been|has been|ve been)(?: (?:also|now|currently))?)|
    (?:ich|sie|er) (?:bin|ist|war|wurde)|(?:bin|ist|war|wurde) (?:ich|sie|er)|(?:je suis|j etais|j ai ete|
    elle est|il est|elle etait|il etait)|soy|fui|he sido)(?: (?:an?|the|eine?|der|die|une?|una?|el|la|le))?$`;
/** Before the title that a sentence opens with. */
const AS = /^(?:as|als|en tant que?|comme|como|en qualite de)(?: (?:an?|the|eine?|une?|una?|l))?$/u;

/** In so many words: "I was a foreman", "As foreman, I …". */
function isSaid({ start }: Span, { source: { words } }: Statement): boolean {
  const at = words.findIndex((word) => word.start === start);
  const lead = words
    .slice(0, at)
    .filter(({ sentence }) => sentence === words[at]!.sentence)
    .map(({ key }) => key)
    .join(" ");
  return IS.test(lead) || AS.test(lead);
}

/** "Zum Arzt" is a way. */
const VISITED = /^(?:\w*arzt|\w*arztin|friseur|anwalt|\w*therapeut\w*)$/;

/** "Engineer at Acme", "Leiter bei Acme". */
function holdsAtCompany({ source }: Statement, phrase: readonly Word[]): boolean {
  const after = source.words[source.words.indexOf(phrase.at(-1)!) + 1];
  // "I support the manager at …": somebody else.
  const before = source.words[source.words.indexOf(phrase[0]!) - 1]?.key ?? "";
  if (/^(?:the|die|den|dem|le|la|l|my|our|unsere[nmr]?|notre)$/.test(before)) return false;
  return after !== undefined && /^(?:at|bei|chez)$/.test(after.key) && !isPlural(phrase);
}

function isPlural(phrase: readonly Word[]): boolean {
  return phrase.some(
    ({ key }) =>
      /(?:rs|ts|ns|ses|fs|ees)$/.test(key) &&
      !/^(?:sales|solutions|services|operations|systems|logistics|analytics|sports|arts|products|events|accounts|payments|communications)$/.test(
        key,
      ),
  );
}

/** "Acht Auszubildende habe ich …": counted, or put before the verb. */
function isObject({ source }: Statement, phrase: readonly Word[]): boolean {
  if (numberInWords(phrase, 0) !== null) return true;
  const last = source.words.indexOf(phrase.at(-1)!);
  return (
    source.words.slice(last + 1, last + 4).some(({ key }) => key === "ich") &&
    !/^(?:als|in|zum)$/.test(source.words[last + 1]?.key ?? "")
  );
}

/** "Supervised nurses …" begins with a deed, "Head of Nursing" with a title. */
function startsWithVerb(phrase: readonly Word[]): boolean {
  const first = phrase[0]!;
  // "Directrice de restaurant"
  if (HEAD.test(first.key) && JOINS.has(phrase[1]?.key ?? "")) return false;
  return (
    (/(?:ed|ing|te|e)$/.test(first.key) &&
      phrase.length > 1 &&
      !pattern("")`
        ^(?:lead|registered|certified|licensed|chartered|accredited|marketing|engineering|nursing|trainee|
        private|executive|associate|software|machine|purchasing|accounting|leitende|employee|office|
        corporate|finance|service|warehouse|creative|mobile|front|site|data|store|landscape|charge|case)$`.test(
        first.key,
      ) &&
      !/^\p{Lu}/u.test(phrase[1]?.text ?? "")) ||
    isPlural(phrase)
  );
}

/** Every word of the phrase stands in one title, nothing that makes that title smaller is left out. */
function holdsTitle(reading: Reading, phrase: readonly Word[]): boolean {
  const wanted = phrase
    .map(({ key }) => key)
    .filter(
      (key) =>
        !JOINS.has(key) &&
        !pattern("")`
          ^(?:and|und|et|the|a|an|une?|former|current|registered|licensed|chartered|accredited|qualified|
          experienced|certified|trained|dedicated|gepruft\w*|gelernte\w*|examinierte\w*|erfahrene\w*|
          engagierte\w*|ausgebildete\w*|ehemalige\w*|diplomee?|experimentee?|m|w|d)$`.test(key),
    );
  // "Sous Chef/Interim Executive Chef" are two titles.
  const held = reading.evidence.title ?? "";
  const parts = [held, ...held.split(/[/,;|]| - | – /u)].map((part) =>
    sourceOf(part.trim()).words.map(({ key }) => key),
  );
  if (parts.some((title) => fits(title, wanted))) return true;
  // The row's own text may name a title: not one with a smaller word before it, nor one that somebody else wears.
  const named = phrase.map(({ key }) => key);
  // "Stellvertretende Leitung der Montage": all its words, where one of them makes it smaller.
  return isNamedIn(reading, wanted) || (named.some((key) => LOWERING.test(key)) && isNamedIn(reading, named));
}

function isNamedIn(reading: Reading, wanted: readonly string[]): boolean {
  const { words } = reading.source;
  return words.some((word, at) => {
    const there = wanted.every(
      (key, index) =>
        words[at + index] &&
        // "Comité de direction" names no director.
        (!HEAD.test(key) || HEAD.test(words[at + index]!.key)) &&
        (index === 0
          ? relatedWord(words[at + index]!.key, key) && words[at + index]!.key.length >= key.length - 3
          : sameWord(words[at + index]!.key, key)),
    );
    if (!there || reading.isNegated(word)) return false;
    const before = words.slice(Math.max(0, at - 2), at).map(({ key }) => key);
    const others = pattern("")`
        ^(?:to|by|for|with|unter|dem|den|des|my|our|sous|au|vertritt|vertret\w*|stellvertret\w*|assist\w*|
        support\w*|report\w*|deputi[sz]\w*|remplac\w*|supplean\w*)$`;
    const lowered = LOWERING.test(before.at(-1) ?? "") || /^(?:assistant|deputy)$/.test(before[0] ?? "");
    const line = words.slice(Math.max(0, at - 6), at).filter(({ sentence }) => sentence === word.sentence);
    if (line.some(({ key }) => STANDS_IN.test(key)) && !wanted.some((key) => LOWERING.test(key)))
      return false;
    // "While the foreman was on leave": another one.
    if (
      /^(?:the|der|die|das|le|la|l)$/.test(before.at(-1) ?? "") &&
      !/^(?:as|als|became|comme|of|tant)$/.test(before[0] ?? "")
    )
      return false;
    return !lowered && !before.some((key) => others.test(key)) && !sharesTitle(reading, at);
  });
}

/** "Suppléance de la responsable de bloc": the title is somebody else's. */
const STANDS_IN =
  /^(?:remplac\w*|supplean\w*|vertret\w*|vertrat|urlaubsvertretung|deputi[sz]\w*|cover\w*|stood|sostitu\w*|sustitu\w*)$/;

/** Within the title's own line the title decides, so that "Assistant Manager" is no manager. */
function sharesTitle(reading: Reading, at: number): boolean {
  const title = reading.evidence.title;
  return title !== undefined && reading.evidence.kind === "role" && at < sourceOf(title).words.length;
}

function fits(title: readonly string[], wanted: readonly string[]): boolean {
  if (title.length === 0 || wanted.length === 0) return false;
  const named = title.filter((key) => !JOINS.has(key)).join(" ");
  if (phrasesFor(named).includes(wanted.join(" "))) return true;
  const matches = (key: string) =>
    title.some(
      (own) =>
        (sameWord(own, key) && (!HEAD.test(key) || HEAD.test(own) || own.startsWith(key))) ||
        isTranslated(own, key) ||
        (own.endsWith(key) && key.length > 4) ||
        (own.length > 6 && own.startsWith(key.slice(0, -1)) && key.length > 5),
    );
  if (!wanted.every(matches) && !(wanted.length === 1 && isComposed(wanted[0]!, title))) return false;
  return title
    .filter((own) => LOWERING.test(own))
    .every((own) => wanted.some((key) => sameWord(own, key) || isTranslated(own, key)));
}

/** `Servicetechniker`, `technician`: the same in another language, by itself or as a part of a compound. */
function isTranslated(own: string, key: string): boolean {
  return [...titleWordElsewhere(key)].some(
    (word) => own === word || (word.length > 3 && (own.startsWith(word) || own.endsWith(word))),
  );
}

/** `Teamleiter` for "Team Leader": made of the title's words in German. */
function isComposed(compound: string, title: readonly string[]): boolean {
  const parts = title.filter((key) => !JOINS.has(key)).map((key) => [key, ...titleWordElsewhere(key)]);
  const from = (rest: string, at: number): boolean =>
    at === parts.length
      ? rest === ""
      : parts[at]!.some(
          (part) =>
            rest.startsWith(part) &&
            [0, 1, 2].some(
              (link) =>
                /^(?:|s|n|en|er|in)$/.test(rest.slice(part.length, part.length + link)) &&
                from(rest.slice(part.length + link), at + 1),
            ),
        );
  return parts.length > 1 && from(compound, 0);
}
