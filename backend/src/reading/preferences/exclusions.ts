/** What a description rules out, and the text without it: what is unwanted must never be read as wanted. */
import { pattern } from "@career-portrait/shared/text";

export interface Exclusions {
  /** The person's own words, without the words that negate. */
  items: string[];
  /** The text with everything ruled out as spaces; offsets hold. */
  wanted: string;
}

/** A stretch of text that could hold one wish, ended by a stop or a turn of the sentence. */
const CLAUSE = pattern("giu")`
    (?:(?!(?<!\d)[.!?;](?!\d)|[.!?;](?=\s|$)|[\n\r]|(?<![\p{L}]|anything )(?:but|however|though|
    although|instead|rather than|because|aber|sondern|jedoch|dafür|stattdessen|weil|da ich|
    denn)(?![\p{L}])|\s[-–—]\s)[\s\S])+`;

/** Words that rule out what follows them. */
const CUE = pattern("giu")`
    (?<![\p{L}\p{N}'’])(?:(?:no-?gos?|deal-?breakers?|exclusions?|excluded|not wanted|unwanted|
    ausschl(?:uss|üsse|usskriterien)|unerwünscht|ausgeschlossen)(?:\s(?:are|is|sind|ist))?(?=\s*:)|
    (?:(?:i\s)?(?:really\s|absolutely\s|definitely\s)?(?:do\s?n[o'’]t|do not|will not|won['’]t|
    would not|wouldn['’]t|cannot|can['’]t|never|rather not|am not|['’]m not)\s(?:\p{L}+\s)?(?:want|like|
    wish|work|working|interested|looking|do|into|consider|join|touch)(?:\s(?:to|in|for|with|at|work|
    working|be|do|any|anything|having))*)|(?:hate|dislike|avoid(?:ing)?|exclud(?:e|ing)|
    except(?:\sfor)?|anything but|stay(?:ing)? away from|steer clear of|no|not|without|never|neither|
    nothing)|(?:möchte|will|mag|arbeite|suche|komme?)\s(?:ich\s)?(?:auf keinen fall|nicht|nie(?:mals)?)|
    (?:kein(?:e[nmrs]?)?|nicht|nichts|ohne|niemals|nie|außer|weder|bloß nicht|
    auf keinen fall))(?![\p{L}\p{N}'’])`;

/** After a negation these make a wish or a floor of it, or say that something does not matter. */
const NO_EXCLUSION = pattern("iu")`
    ^\s*(?:only|just|nur|less|below|under|lower|fewer|more|mehr|weniger|unter|niedriger|preference|
    problem|issue|matter|idea|rush|hurry|need|necessary|necessarily|required|mandatory|important|picky|
    sure|strict|limit|limits|yet|later|longer|wichtig|nötig|notwendig|zwingend|unbedingt|entscheidend|
    egal|präferenz(?:en)?|vorlieben?|muss|mindestens|viel|sicher|at least|earlier|before|vor|mind|
    have to|sooner|a must|ein muss|mehr als|zu|too|so|as|acceptable|an option|okay|ok|for me|
    akzeptabel)(?![\p{L}])`;
/** What one cannot do is neither wished for nor ruled out. */
const NOT_HAD =
  /^\s*(?:\p{L}+\s)?(?:experience|knowledge|background|erfahrung(?:en)?|kenntnisse)(?![\p{L}])/iu;

/** Ruled out by what stands behind it: `Zeitarbeit ausgeschlossen`, `agencies are out`. */
const CUE_BEHIND = pattern("iu")`
    ^(?<item>[^,]*?)\s+(?:(?:bitte\s)?(?:ist|sind|wäre[n]?|kommt|kommen|is|are|möchte ich|will ich|
    mag ich|bitte)\s)?(?:für mich\s|for me\s|mir\s)?(?:ausgeschlossen|vermeiden|tabu|
    (?:bitte\s)?nicht(?:\s(?:infrage|in frage|mehr))?|nicht\s(?:infrage|in frage)(?:\skommen)?|
    not (?:acceptable|an option|okay|ok)|unacceptable|nicht akzeptabel|out of the question|out|
    off the table|off[-\s]limits|not for me|a no-?go|ein no-?go|no-?go)\s*$`;

/** A piece after a comma that states a wish of its own and so ends the list of what is ruled out. */
const OWN_WISH = pattern("iu")`
    (?<![\p{L}])(?:only|want|prefer(?:ably|red)?|ideally|looking|love|like|must|please|interested|happy|
    open|at least|minimum|salary|nur|gern(?:e)?|bevorzug[te]*|idealerweise|suche|möchte|will|wünsche|
    mindestens|ab|gehalt|am liebsten|lieber|i['’]?m|i am|i|ich|remote|hybrid|onsite|on-site|
    home\s?office|senior|junior|lead|principal|based|in)(?![\p{L}])|\d`;
const LAST_OF_LIST = /(?<![\p{L}])(?:or|nor|and|oder|noch|und)(?![\p{L}])/iu;
const BARE_ITEM = /^\s*(?:(?:or|nor|and|oder|noch|und)\s+)?(?:\S+\s*){1,4}$/u;

const LEADING = pattern("iu")`
    ^(?:(?:please|bitte|any|anything|a|an|the|of|more(?! than)|kind of|sort of|working|work|jobs?|roles?|
    positions?|stellen|to|do|be|with|in|at|for|as|from|von|im|in der|in den|in die|bei|bei der|beim|für|
    mit|an|als|der|die|das|den|dem|ein(?:e[nmrs]?)?|kein(?:e[nmrs]?)?|no|not|nor|nothing|nicht|nichts|
    (?:a\s)?(?:big\s)?fan of|keen on|interested|interessiert|into|having|being|via|through|über|durch|
    bereich|branche|companies\s(?:in|that do)|unternehmen\s(?:in|aus)(?:\sder)?|firmen\s(?:in|
    aus)(?:\sder)?)(?![\p{L}-])\s*)+`;
const TRAILING = pattern("iu")`
    (?:[\s,]+(?:please|bitte|at all|thanks|thank you|danke|whatsoever|either|anymore|mehr|jobs?|roles?|
    positions?|stellen|arbeiten|machen|sein|haben|industry|sector|branche|wanted))+\s*$`;
/** Longer ones are sentences about something else. */
const MAX_WORDS = 10;

/** The things a list names, each without the words around it. */
function itemsOf(list: string): string[] {
  return list
    .split(/\s*(?:,|(?<![\p{L}])(?:or|nor|and|oder|noch|und)(?![\p{L}])|\/(?=\p{L}))\s*/iu)
    .map((item) =>
      item
        .trim()
        .replace(LEADING, "")
        .replace(TRAILING, "")
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#)]+$/gu, ""),
    )
    .filter((item) => item.length > 1 && item.split(/\s+/).length <= MAX_WORDS);
}

/** Cues that open a list of what is ruled out, whether or not it ends in `or`. */
const OPENS_LIST = /^(?:exclud|avoid)/iu;

/**
 * How far a negation reaches into what follows it: its own piece, and the rest of a list that ends in `or` or that was opened
 * as one.
 */
function reach(after: string, cue: string): number {
  const listed = OPENS_LIST.test(cue) || /^\s*:/.test(after);
  const pieces = after.split(",");
  let end = pieces[0]?.length ?? 0;
  if (pieces.length === 1 || (!listed && LAST_OF_LIST.test(pieces[0] ?? ""))) return end;
  let candidate = end;
  for (const piece of pieces.slice(1)) {
    if (!BARE_ITEM.test(piece) || OWN_WISH.test(piece)) return end;
    candidate += 1 + piece.length;
    if (listed) end = candidate;
    else if (LAST_OF_LIST.test(piece)) return candidate;
  }
  return end;
}

/** Reads what is ruled out (`no agencies`, `nicht in der Rüstung`, `Zeitarbeit ausgeschlossen`). */
export function findExclusions(text: string): Exclusions {
  const items: string[] = [];
  let wanted = text;
  const blank = (start: number, end: number) => {
    wanted = wanted.slice(0, start) + " ".repeat(end - start) + wanted.slice(end);
  };
  const ruleOut = (start: number, end: number, list: string) => {
    const found = itemsOf(list);
    if (found.length === 0) return;
    for (const item of found)
      if (!items.some((known) => known.toLowerCase() === item.toLowerCase())) items.push(item);
    blank(start, end);
  };
  for (const clause of text.matchAll(CLAUSE)) {
    let behind = 0;
    for (const cue of clause[0].matchAll(CUE)) {
      if (cue.index < behind) continue;
      const from = cue.index + cue[0].length;
      const after = clause[0].slice(from);
      if (NO_EXCLUSION.test(after)) continue;
      const end = from + reach(after, cue[0]);
      behind = end;
      if (NOT_HAD.test(after)) {
        blank(clause.index + cue.index, clause.index + end);
        continue;
      }
      ruleOut(clause.index + cue.index, clause.index + end, clause[0].slice(from, end));
    }
    let at = clause.index;
    for (const piece of clause[0].split(",")) {
      const item = CUE_BEHIND.exec(wanted.slice(at, at + piece.length))?.groups?.item;
      if (item?.trim()) ruleOut(at, at + piece.length, item);
      at += piece.length + 1;
    }
  }
  return { items, wanted };
}
