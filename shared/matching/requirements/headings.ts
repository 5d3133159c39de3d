/** Which part of a posting a heading opens. */
import { HEADINGS, type SectionKind } from "./vocabulary/headings.ts";
import { WISHFUL } from "./vocabulary/noise.ts";

const ORDER = ["nice", "legal", "apply", "duties", "benefits", "must", "facts", "about"] as const;
const PATTERNS = ORDER.map((kind) => [kind, new RegExp(`^(?:${HEADINGS[kind].join("|")})$`)] as const);
/** "Desired candidate profile": the candidate is desired, what the profile names is asked for. */
const WANTED_PERSON =
  /^(?:desired|ideal|preferred|wanted) (?:candidate|applicant|person)(?:'?s)?(?: profile| specification| qualifications)?$/;
const OURSELVES =
  /^(?:who (?:we are|are we)|what we(?: are|'re)? (?:do|about)|who'?s .{2,25}|where we are)\??$/;
const LONGEST_HEADING = 90;

/** The kind of section that a heading of exactly these words opens; null when they are no known heading. */
export function headingKind(flat: string): SectionKind | null {
  if (flat.length > LONGEST_HEADING || flat.length < 3) return null;
  const bare = flat
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/[^\p{L}\p{N}+)]+$/u, "")
    .replace(/ {2,}/g, " ")
    .replace(/^(?:\d{1,2}[.)]|[a-z]\))\s*/, "");
  if (OURSELVES.test(bare)) return "about";
  if (WANTED_PERSON.test(bare)) return "must";
  const plain = bare.replace(/\s*\((?!.*\()[^)]*\)$/, "");
  for (const [kind, pattern] of PATTERNS) {
    if (pattern.test(bare) || (plain !== bare && pattern.test(plain))) return kind;
  }
  return null;
}

/** "Education:", "Skills:": names a topic, not how much it is asked for. */
export function isWeakHeading(flat: string): boolean {
  return WEAK.test(flat.trim().replace(/\s*:$/, ""));
}

const WEAK =
  /^(?:(?:education(?:al)?|experience|skills?|training|languages?|knowledge|licen[cs](?:es?|ures?|ing)|certificat(?:ions?|es)|competenc(?:ies|e)|abilit(?:ies|y)|technical|soft|hard|work|computer|professional|formations?|experiences?|competences?|cles|diplomes?|langues?|connaissances?|ausbildung|erfahrung|kenntnisse|sprachen|sprachkenntnisse|opleiding|ervaring|kennis|talen|formacion|experiencia|idiomas?|conocimientos|formacao|conhecimentos|titolo di studio|esperienza|lingue|techniques?|et|and|&|\/|,|y|e|und|background|expertise|attitude|travel)\s*)+$/;

/** The kind of section that a line opens as a heading by its words or by its form; null when they tell nothing. */
export function wholeHeading(flat: string): SectionKind | null {
  return CONDITIONAL.test(flat) && isWished(flat) ? "nice" : headingKind(flat);
}

/**
 * The kind of section that an introduction ("You will:", "We ask for the following:") opens, told by its words;
 * null when they tell nothing.
 */
export function introKind(flat: string): SectionKind | null {
  const known = wholeHeading(flat) ?? headingKind(flat.split(/ - | \(|: /)[0]!) ?? formKind(flat);
  if (known) return known;
  for (const [kind, pattern] of INTROS) {
    if (pattern.test(flat)) return kind;
  }
  return null;
}

/** Ends where the reader's part begins: "You're our person if", "Du rockst das, wenn du", "Si en plus t'as". */
const CONDITIONAL =
  /(?:^|[ ,])(?:if|wenn|falls|si|als|indien|se)(?: (?:also|auch|noch|obendrein|zusatzlich|dazu|en plus|aussi|ook))?(?: (?:you|du|sie|ihr|tu|vous|je|jij|u|voce|tienes|eres|hai|sei))?(?:'(?:re|ve|d|ll))?(?: (?:also|are|have|can|ever|auch|noch|obendrein|zusatzlich|dazu|bist|hast|haben|aussi|as|es|avez|etes|ook|bent|hebt))?[ .:…]*$|^(?:(?:and|und|et|en) )?(?:if|wenn|si|als) (?=.*\b(?:also|too|as well|on top|besides|dazu|auch|noch|obendrein|en plus|aussi|par-dessus|ook|bovendien|ademas|inoltre)\b)/u;
/** "Ce serait chouette", "Es wäre ein Traum": in the conditional, and about nobody. */
const DREAMT =
  /^(?:ce|ca) serait .{2,30}$|^(?:es|das) ware .{2,30}$|^(?:it|that)(?:'d| would) be .{2,30}$|^(?:het|dat) zou .{2,30}$|^(?:seria|sarebbe) .{2,30}$/;
/** "Extra points for", "Pluspunkte gibt's für", "On craque pour". */
const REWARDED = /(?:^| )(?:for|fur|pour|voor|por|per)[ .:…]*$/;
/** That somebody fits is no reward for something on top. */
const FITS =
  /(?<![\p{L}])(?:fit|match|person|candidate|right|suit(?:ed)?|thrive|succeed|excel|do well|be happy|enjoy|love (?:it|this|working)|like (?:it|this|working)|feel at home|get on|rockst|passt|passen|richtig|wohl|gemacht|genau|fait(?:e)? pour|bienvenue?|place|plaira|past|thuis|encajas|adatt[oa])(?![\p{L}])/u;

/**
 * The kind of section that a heading opens by its form alone: it speaks of what the reader gets, does or brings, or
 * leaves its sentence to be ended by the points under it. Null when its form tells nothing.
 */
export function formKind(flat: string): SectionKind | null {
  for (const [kind, pattern] of ADDRESSED) {
    if (pattern.test(flat)) return kind;
  }
  if (CONDITIONAL.test(flat)) return isWished(flat) ? "nice" : "must";
  if (DREAMT.test(flat) && !FITS.test(flat)) return "nice";
  return REWARDED.test(flat) && isWished(flat) ? "nice" : null;
}

function isWished(flat: string): boolean {
  return WISHFUL.test(flat) && !FITS.test(flat);
}

/** Headings that address the reader, told by their form: what you get, what you do, who you are. */
const ADDRESSED: readonly (readonly [SectionKind, RegExp])[] = [
  [
    "benefits",
    /^(?:was (?:sie|du) (?:von uns |bei uns |dafur )?(?:haben|hast|bekomm\w+|erhalt\w+|erwarte\w+ konnen)|what you(?:'ll| will)? (?:get|receive|enjoy)|ce qui (?:vous|t')? ?attend|ce qu'on (?:vous|te|t') ?(?:apporte|reserve)|gut fur (?:sie|dich)|good for you|wat je (?:krijgt|van ons krijgt))/,
  ],
  [
    "duties",
    /^(?:(?:votre|ton|ihr|dein|jouw|your) (?:quotidien|alltag|tag|dag|day|week|first (?:\p{L}+ )?(?:days|weeks|months))|was (?:sie|du) (?:bei uns |hier |dort )?(?:tun|machen|machst|tust|bewegen|bewegst)|hier sind sie gefragt|what you(?:'ll| will)? (?:do|work|be doing)|tes journees|vos journees|a typical|what a typical)/u,
  ],
  [
    "must",
    /^(?:(?:womit|wodurch|wie) (?:sie|du) |qui (?:vous etes|etes-vous|tu es|es-tu)|ce qu'il (?:vous|te) faut|who you are|wer (?:sie|du) |you(?:'re| are) (?:likely |probably )?(?:a |the |our )?(?:match|fit|one|person)|(?:das|damit) (?:uberzeugt|punkten|passt|klingt)|(?:ihre?|deine?|your|votre|vos|ton|ta|tes|je|jouw|tu|il tuo) (?:(?:hand)?gepack|rucksack|koffer|toolbox|werkzeug(?:kasten|kiste|koffer)|zutaten|bagages?|luggage|suitcase|kit ?bag|toolkit|valise|sac a dos|boite a outils|coffre a outils|recette|rezept|ingredients|rugzak|gereedschap(?:skist)?|equipaje|mochila|zaino|superpowers?|superkrafte?|adn|dna)|(?:what|qu'est-ce que|c'est quoi que|ce que) (?:it takes|ca prend)|on devrait s'entendre)/,
  ],
];

const INTROS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    "nice",
    /\b(?:preferred|nice to have|desir(?:ed|able)|bonus|a plus|pluses|would be (?:great|nice|good|ideal|a plus|a bonus)|even better|von vorteil|wunschenswert|un plus|atouts?|pluspunt|een pre|bij voorkeur|valorable|se valora|deseable|diferencia(?:l|is)|desejave(?:l|is)|preferenzial|gradit)/,
  ],
  [
    "benefits",
    /\b(?:we offer|offer you|benefits?|perks|rewards?|in return|wir bieten|bieten wir|vorteile|nous (?:vous )?offrons|avantages|bieden|ofrecemos|oferecemos|offriamo|formaner|what's in it)\b/,
  ],
  [
    "apply",
    /\b(?:apply|application|submit|bewerb\w*|postuler|solliciter\w*|candidat(?:e-se|arsi)|contact)\b/,
  ],
  [
    "duties",
    /\b(?:responsib\w+|duties|tasks?|you will(?: be)?|you'll(?: be)?|include but|functions|aufgaben|missions?|taken|werkzaamheden|funciones|responsabilidades|atividades|mansioni|role will|your role|day[- ]to[- ]day|contribute to)\b(?!.*\b(?:have|bring|require|need)\b)/,
  ],
  [
    "must",
    /\b(?:(?:good|great|right|perfect) (?:role|fit|match|job|candidate).{0,20} if|requir\w*|qualif\w+|skills?|experience|knowledge|must|need|you(?:'ll| will)? (?:have|bring|possess)|candidates? (?:will|should|must|has|have|is|are)|looking for|skilled|ability to|essential|criteria|competenc\w+|profil\w*|anforderung\w*|voraussetzung\w*|mitbring\w*|kenntnisse|competences|prerequis|recherch\w+|eisen|vragen|requisitos?|buscamos|perfil|requisiti|cerchiamo|conocimientos|qualificac\w+)\b/,
  ],
];

/** A heading inside a line, its end, and where the text after it begins. */
export interface InlineHeading {
  kind: SectionKind;
  end: number;
  after: number;
  /** Text follows it on the same line. */
  label: boolean;
}

/** Words that head a list of wishes only before a colon or alone on a line: "+ bonus" is pay. */
const AMBIGUOUS =
  /^(?:bonus|plus|preferred|optional|extras?|additional|others?|offer|apply|contact|questions|required|essentials?|mandatory|minimum|basic|salary|pay|wages?|location|company|experience|function|job|title|remote|schedule|duration)$/;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*|&|\//uy;
/** Single words that open a section even in the middle of a text without breaks. */
const STRONG =
  /^(?:qualifications|requirements|responsibilities|benefits|anforderungen|aufgaben|requisitos|responsabilidades|funciones)$/;

/**
 * A known heading that begins at `at`. Inside running text its capitals and what stands around it (a colon, a lost
 * break, a bullet) must show that it is one. `boundary`: a sentence, point or line begins at `at`.
 */
export function inlineHeading(
  text: string,
  flat: string,
  at: number,
  limit: number,
  boundary: boolean,
  long: boolean,
): InlineHeading | null {
  const ends = wordEnds(text, at, limit);
  const colon = colonAhead(text, at, limit);
  if (colon > at && !ends.includes(colon)) ends.push(colon);
  for (const end of ends.toSorted((a, b) => b - a)) {
    const context = rightContext(text, end, limit);
    if (context === "none") continue;
    if (!shown(text.slice(at, end), context, boundary, long)) continue;
    if (context === "glue" && !boundary && belongsToTitle(text, at)) continue;
    const kind = headingKind(flat.slice(at, end));
    if (!kind) continue;
    if (kind === "about" && context === "word") continue;
    if (context !== "colon" && AMBIGUOUS.test(flat.slice(at, end))) continue;
    let after = end;
    while (after < limit && /[\s:*.-]/.test(text[after]!)) after += 1;
    return { kind, end, after, label: after < limit };
  }
  return null;
}

/** "CONDITIONS DE L'EMPLOI Milieu frais": words in capitals, then a sentence; their kind may be unknown. */
export function shoutedHeading(text: string, flat: string, at: number, limit: number): InlineHeading | null {
  const match = SHOUTED.exec(text.slice(at, Math.min(limit, at + 90)));
  if (!match || limit - at - match[0].length < 20) return null;
  const end = at + match[1]!.length;
  return { kind: introKind(flat.slice(at, end)) ?? "other", end, after: at + match[0].length, label: true };
}

const SHOUTED = /^(\p{Lu}[\p{Lu}'’-]*(?:[ /&]+[\p{Lu}'’-]+){1,6}) +(?=\p{Lu}\p{Ll}+ )/u;

/** Ends of the first seven words from `at`; a capital inside a word ends it (the break was lost there). */
function wordEnds(text: string, at: number, limit: number): number[] {
  const ends: number[] = [];
  let from = at;
  for (let count = 0; count < 7 && from < limit; count += 1) {
    WORD.lastIndex = from;
    const match = WORD.exec(text.slice(0, Math.min(limit, from + 40)));
    if (!match) break;
    const word = match[0];
    const inner = /\p{Ll}(?=\p{Lu})|\p{Lu}{3,}(?=\p{Lu}\p{Ll})/u.exec(word);
    ends.push(from + (inner ? inner.index + inner[0].length : word.replace(/[.'’-]+$/, "").length));
    if (inner) break;
    from += word.length;
    const gap = /^(?:,? ?(?:[&/] ?)?| \(|\) )/.exec(text.slice(from, Math.min(limit, from + 4)))![0];
    if (gap === "" || word.endsWith(".")) break;
    from += gap.length;
  }
  return ends;
}

function colonAhead(text: string, at: number, limit: number): number {
  const ahead = text.slice(at, Math.min(limit, at + 70));
  const match = /^[^:.!?;•·\n]+?(?=\s*:)/u.exec(ahead);
  return match ? at + match[0].length : -1;
}

type RightContext = "colon" | "glue" | "gap" | "word" | "end" | "none";

function rightContext(text: string, end: number, limit: number): RightContext {
  let next = end;
  while (next < limit && /\s/.test(text[next]!)) next += 1;
  const blanks = next - end;
  if (next >= limit) return "end";
  const unit = text[next]!;
  if (unit === ":") return "colon";
  if (/[•●▪■◦‣*]/.test(unit) || (unit === "·" && /\s/.test(text[next + 1] ?? ""))) return "gap";
  if (unit === "-" && /\s?\p{Lu}/u.test(text.slice(next + 1, next + 3)) && blanks > 0) return "gap";
  if (unit === "(" && /^\([^)]{2,30}\)\s*[:•●▪]/.test(text.slice(next, next + 40))) return "gap";
  const starts = /[\p{Lu}\p{N}[]/u.test(unit);
  if (blanks === 0) return starts ? "glue" : "none";
  if (blanks >= 2) return starts ? "gap" : "none";
  return starts ? "word" : "none";
}

/** "… - Blockchain Experience Required": capitalised words before it make it the tail of a title. */
function belongsToTitle(text: string, at: number): boolean {
  return /(?:\p{Lu}[\p{L}\p{N}]*|[-–—|])\s+$/u.test(text.slice(Math.max(0, at - 24), at));
}

function shown(words: string, context: RightContext, boundary: boolean, long: boolean): boolean {
  const parts = words.split(/[\s/,&]+/).filter((word) => word.length > 3 || /^[A-Z]/.test(word));
  const title = /^\p{Lu}/u.test(words) && parts.every((word) => /^[\p{Lu}\p{N}(]/u.test(word));
  const capitals = words.length > 4 && words === words.toUpperCase();
  const first = /^\p{Lu}/u.test(words);
  switch (context) {
    case "colon":
      return first && (boundary || title);
    case "glue":
      return first && (boundary || title);
    case "gap":
      return first && (boundary || (title && parts.length > 1));
    case "word":
      if (!long) return false;
      return (
        (boundary && first && words.split(" ").length >= 3) ||
        (title &&
          (parts.length > 1 ||
            ((boundary || STRONG.test(words.toLowerCase())) &&
              (capitals || STRONG.test(words.toLowerCase())))))
      );
    case "end":
      return title && parts.length > 1 && long;
    default:
      return false;
  }
}
