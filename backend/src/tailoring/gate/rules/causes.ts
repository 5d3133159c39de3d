/** Causes: that one thing came of another is a fact of its own, which one row must hold. */
import type { Sentence } from "../../../phrasebook.ts";
import type { Statement, Finding } from "../statement.ts";
import type { Reading } from "../readings.ts";
import { sourceOf, type Word } from "../source.ts";
import { clauses, isTranslated, isWeighty, whole } from "../weighing.ts";
import { relatedWord, sameWord, says } from "../word-match.ts";
import { because } from "../reasons.ts";
import { pattern } from "@career-portrait/shared/text";

/** What stands between effect and cause, or cause and effect (folded). */
const JOINS = pattern("u")`
    (?<![\p{L}\p{N}])(?:thanks to|because(?: of)?|due to|owing to|as a (?:direct )?result(?: of)?|
    resulting in|which resulted in|leading to|which led to|led to|thereby|so that|which (?:raised|
    lifted|increased|reduced|cut|lowered|improved|saved|meant|brought|made|helped)|dank|wegen|aufgrund|
    infolge|wodurch|dadurch|sodass|so dass|was (?:zu|die|den|das)|grace a|en raison de|du fait de|
    ce qui a|entrainant|permettant|si bien que|gracias a|debido a|lo que)(?![\p{L}\p{N}])`;
/** "Your opening caught my eye because …": why somebody applies. */
const DRAWS = pattern("")`
    ^(?:caught|drew|draws|attract\w*|appeals?|interests?|excites?|intrigu\w*|suits?|reizt|spricht|passt|
    interessiert|bewerbe|attire|plait|interesse|seduit|interpelle)$`;
/** Fewer words of a side that no row speaks of are a manner of speaking. */
const STRANGE = 2;

export function causes(statement: Statement): Finding[] {
  return isTranslated(statement) ? [] : [...joined(statement), ...outcomes(statement), ...means(statement)];
}

function joined(statement: Statement): Finding[] {
  const { words } = statement.source;
  const sentences = [...new Set(words.map(({ sentence }) => sentence))];
  return sentences.flatMap((sentence): Finding[] => {
    const own = words.filter((word) => word.sentence === sentence);
    const sides = sidesOf(own, statement);
    if (!sides || own.some(({ key }) => DRAWS.test(key))) return [];
    const [one, other] = sides;
    const finding = (side: readonly Word[], reason: Sentence): Finding[] => [
      { kind: "deed", span: whole(side), reason },
    ];
    for (const side of sides) {
      const weighty = side.filter((word) => isWeighty(word, statement));
      const spoken = weighty.some((word) => statement.readings.some((row) => says(row, word.key)));
      const hasNumber = side.some(({ key }) => /\p{N}/u.test(key));
      if (!spoken && !hasNumber && weighty.length >= STRANGE) return finding(side, because("no_cause"));
    }
    const tellsOne = statement.readings.filter((row) => speaksOf(row, one, statement));
    const tellsOther = statement.readings.filter((row) => speaksOf(row, other, statement));
    if (tellsOne.length === 0 || tellsOther.length === 0) return [];
    if (tellsOne.some((row) => tellsOther.includes(row))) return [];
    return finding(own, because("no_common_cause"));
  });
}

/** What stands before and after the joining words; "Thanks to A, B" is cut at its comma. */
function sidesOf(own: readonly Word[], { source }: Statement): readonly [Word[], Word[]] | null {
  const folded = own.map(({ key }) => key).join(" ");
  const match = JOINS.exec(folded);
  if (!match) return null;
  const count = (text: string) => text.split(" ").filter(Boolean).length;
  const from = count(folded.slice(0, match.index));
  const to = from + count(match[0]);
  if (from > 0) return [own.slice(0, from), own.slice(to)];
  const comma = own.findIndex(
    (word, index) => index >= to && /,/.test(source.text.slice(word.end, own[index + 1]?.start)),
  );
  return comma < 0 ? null : [own.slice(to, comma + 1), own.slice(comma + 1)];
}

function speaksOf(row: Reading, side: readonly Word[], statement: Statement): boolean {
  const { title = "", employer = "" } = row.evidence;
  const beside = sourceOf(`${title} ${employer}`).words;
  return side.some(
    (word) =>
      (!beside.some(({ key }) => sameWord(key, word.key)) &&
        isWeighty(word, statement) &&
        says(row, word.key)) ||
      (/\p{N}/u.test(word.key) && row.source.words.some(({ key }) => key === word.key)),
  );
}

/** What comes of a deed, told behind it: "…, keeping the herd healthy"; folded. */
const OUTCOME = pattern("u")`
    ^(?:(?:thus|thereby|so|successfully|significantly|always|effectively|ainsi) )?(keeping|preventing|
    avoiding|ensuring|guaranteeing|reducing|lowering|cutting|minimi[sz]ing|eliminating|improving|
    raising|increasing|boosting|lifting|strengthening|enhancing|speeding|accelerating|saving|freeing|
    allowing|enabling|making|bringing|winning|gaining|earning|securing|achieving|attracting|inspiring|
    motivating|generating|driving|delivering|doubling|halving|sparing|helping|garantissant|assurant|
    evitant|reduisant|ameliorant|augmentant|renforcant|economisant|faisant|gagnant|obtenant|attirant|
    evitando|reduciendo|mejorando|logrando|ahorrando)(?= |$)`;
/** The same in a clause or phrase of its own. */
const SO_THAT = pattern("u")`
    ^(?:so (?:that )?(?:nothing|nobody|no one|everyone|every|all|the|our|we|they|it|patients|customers|
    guests) |(?:und|and|et) (?:damit|so|dadurch|somit|thus|thereby|hence|so|ainsi|donc) |
    und (?:vermeide|verhindere|sichere|steigere|senke|erhohe|verbessere|entlaste|spare)\w* |(?:was|
    wodurch) )`;

/** An outcome that no cited row tells, in a clause without a held number. */
function outcomes(statement: Statement): Finding[] {
  return clauses(statement.source.words).flatMap((words, index): Finding[] => {
    const folded = words.map(({ key }) => key).join(" ");
    const match = OUTCOME.exec(folded) ?? SO_THAT.exec(folded);
    if (
      !match ||
      index === 0 ||
      words.some(({ key }) => /\p{N}/u.test(key)) ||
      statement.need.isNeed(words[0]!)
    )
      return [];
    const verb = match[1];
    const weighty = words.filter((word) => isWeighty(word, statement));
    const told = statement.readings.some(
      (row) =>
        (verb === undefined || says(row, verb)) &&
        weighty.filter((word) => says(row, word.key)).length * 2 >= weighty.length,
    );
    if (told || weighty.length === 0) return [];
    return [{ kind: "deed", span: whole(words), reason: because("no_cause") }];
  });
}

/** By what means (folded): "by renegotiating …", "durch …", "indem …", "en changeant …". */
const MEANS = pattern("u")`
    (?<![\p{L}\p{N}])(?:by (?:\w+ly )?(?=(?!(?:during|spring|evening|morning|training|being|
    building)(?: |$))\w+ing(?: |$))|through (?=\w+ing )|durch |indem |mittels |en (?=\w{3,}ant(?: |$))|
    mediante |gracias a )`;

/** "Durch" is a means beside one of these, else a way. */
const CHANGE =
  /\d|senk\w*|sank|steig\w*|stieg|reduzi\w*|verkurz\w*|erhoh\w*|verbesser\w*|verringer\w*|halbier\w*|beschleunig\w*|spar\w*|wuchs|gewachsen/u;

/** A means that no cited row tells, or another than it tells. */
function means(statement: Statement): Finding[] {
  return clauses(statement.source.words).flatMap((words): Finding[] => {
    const after = meansIn(words.map(({ key }) => key));
    if (after === null) return [];
    const own = words.slice(words.length - after.length);
    const weighty = own.filter((word) => isWeighty(word, statement) && !statement.isAbbreviated(word));
    const telling = weighty.filter((word) => statement.readings.some((row) => saysByMeans(row, word.key)));
    if (weighty.length === 0 || telling.length > 0) return [];
    return [{ kind: "deed", span: whole(own), reason: because("no_cause") }];
  });
}

/** The words behind the joining one; null where there is none. */
function meansIn(keys: readonly string[]): string[] | null {
  const folded = keys.join(" ");
  const match = MEANS.exec(folded);
  return match && (!match[0].startsWith("durch") || CHANGE.test(folded))
    ? folded
        .slice(match.index + match[0].length)
        .split(" ")
        .filter(Boolean)
    : null;
}

/** Whether a row says the word; one that tells a means itself, there. */
function saysByMeans(row: Reading, key: string): boolean {
  if (!says(row, key)) return false;
  const sentences = [...new Set(row.source.words.map(({ sentence }) => sentence))];
  const told = sentences.flatMap((sentence) => {
    const keys = row.source.words.filter((word) => word.sentence === sentence).map((word) => word.key);
    const after = meansIn(keys);
    return after ? [{ keys, after }] : [];
  });
  const telling = told.filter(({ keys }) => keys.some((own) => relatedWord(own, key)));
  return telling.length === 0 || telling.some(({ after }) => after.some((own) => relatedWord(own, key)));
}
