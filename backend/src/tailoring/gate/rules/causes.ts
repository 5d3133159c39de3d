/** Causes: that one thing came of another is a fact of its own, which one row must hold. */
import type { Sentence } from "../../../phrasebook.ts";
import type { Case, Finding } from "../case.ts";
import type { Reading } from "../readings.ts";
import type { Word } from "../source.ts";
import { isTranslated, isWeighty, whole } from "../weighing.ts";
import { says } from "../word-match.ts";
import { because } from "../reasons.ts";

/** What stands between effect and cause, or cause and effect (folded). */
const JOINS =
  /(?<![\p{L}\p{N}])(?:thanks to|because(?: of)?|due to|owing to|as a (?:direct )?result(?: of)?|resulting in|which resulted in|leading to|which led to|led to|thereby|so that|which (?:raised|lifted|increased|reduced|cut|lowered|improved|saved|meant|brought|made|helped)|dank|wegen|aufgrund|infolge|wodurch|dadurch|sodass|so dass|was (?:zu|die|den|das)|grace a|en raison de|du fait de|ce qui a|entrainant|permettant|si bien que|gracias a|debido a|lo que)(?![\p{L}\p{N}])/u;
/** Fewer words of a side that no row speaks of are a manner of speaking. */
const STRANGE = 2;

export function causes(kase: Case): Finding[] {
  if (isTranslated(kase)) return [];
  const { words } = kase.source;
  const sentences = [...new Set(words.map(({ sentence }) => sentence))];
  return sentences.flatMap((sentence): Finding[] => {
    const own = words.filter((word) => word.sentence === sentence);
    const sides = sidesOf(own, kase);
    if (!sides) return [];
    const [one, other] = sides;
    const finding = (side: readonly Word[], reason: Sentence): Finding[] => [
      { kind: "deed", span: whole(side), reason },
    ];
    for (const side of sides) {
      const weighty = side.filter((word) => isWeighty(word, kase));
      const spoken = weighty.some((word) => kase.readings.some((row) => says(row, word.key)));
      const hasNumber = side.some(({ key }) => /\p{N}/u.test(key));
      if (!spoken && !hasNumber && weighty.length >= STRANGE) return finding(side, because("no_cause"));
    }
    const tellsOne = kase.readings.filter((row) => speaksOf(row, one, kase));
    const tellsOther = kase.readings.filter((row) => speaksOf(row, other, kase));
    if (tellsOne.length === 0 || tellsOther.length === 0) return [];
    if (tellsOne.some((row) => tellsOther.includes(row))) return [];
    return finding(own, because("no_common_cause"));
  });
}

/** What stands before and after the joining words; "Thanks to A, B" is cut at its comma. */
function sidesOf(own: readonly Word[], { source }: Case): readonly [Word[], Word[]] | null {
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

function speaksOf(row: Reading, side: readonly Word[], kase: Case): boolean {
  return side.some(
    (word) =>
      (isWeighty(word, kase) && says(row, word.key)) ||
      (/\p{N}/u.test(word.key) && row.source.words.some(({ key }) => key === word.key)),
  );
}
