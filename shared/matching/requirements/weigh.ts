/**
 * Whether a clause asks for something of the person: a linear model whose features are named cues.
 * Its weights stand in vocabulary/weights.ts; backend/evaluation/requirements.ts refits and cross-validates them.
 */
import type { Clause } from "./clause.ts";
import { bareDemand } from "./demand.ts";
import { MODAL } from "./joints.ts";
import { SPEAKS, SPOKEN_NAMES } from "./kind.ts";
import {
  ABILITY,
  CANDIDATE,
  CONDITION,
  DEGREE,
  LICENCE,
  MUST,
  NICE,
  PERSONAL,
  YEARS,
} from "./vocabulary/cues.ts";
import {
  APPLY,
  COMPANY,
  DUTY_START,
  LEGAL,
  NEGATED,
  OFFER,
  TO_MACHINES,
  WORKPLACE,
} from "./vocabulary/noise.ts";
import { WEIGHTS, type FeatureName } from "./vocabulary/weights.ts";

export type Features = Partial<Record<FeatureName, number>>;

const ADDRESS = /https?:|www\.|@\w|\S+\.(?:com|org|net|de|fr|nl|es)\/|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/;
const ASKS_APPLICANT = /^(?:if|whether|please|note|all|any|these|our|we|as an?|at|this is|\()(?![\p{L}])/u;
/** Begins with what is asked for, as points of a list do: "Strong knowledge of …", "Ability to …". */
const OPENS_ASKING =
  /^(?:(?:strong|excellent|good|great|solid|proven|demonstrated|extensive|deep|working|basic|advanced|minimum|at least|prior|previous|hands-on|an?|in-depth|broad|exceptional|outstanding|general|honours|university|relevant|recogni[sz]ed|gute|sehr gute|fundierte|erste|bonne|solides?|excellentes?|ruime|goede|buona|ottima|bo[am]|buen)\s)*(?:experience(?:d)?|knowledge|ability|proficien\p{L}+|familiar\p{L}*|understanding|expertise|skilled|fluen\p{L}+|command of|background in|requires|know (?:how|your|the)|must (?:have|be|possess|hold|remain|pass|speak|know)|(?:communication|interpersonal|organizational|analytical|problem[- ]solving)\p{L}*(?: (?:and|&) \p{L}+)? skills|bachelor\p{L}*|master'?s|degree|diploma|certification|possession of|willingness|commitment to|you(?:'ll| will)? (?:hold|possess|have an?|need an?|bring an?)|\p{L}*kenntnisse|\p{L}*erfahrung|fahigkeit|bereitschaft|connaissances?|maitrise|capacite|kennis|ervaring|conocimientos?|experiencia|capacidad|conhecimentos?|conoscenz\p{L}|esperienza|capacita|erfarenhet|kunskap\p{L}*)(?![\p{L}])/u;
const PAGE =
  /^(?:\d+ of \d+|page \d+|(?:(?:show|see|read) (?:more|less)\s*)+|report this (?:job|posting)|be an early applicant|sign in to .{3,40}|share|save|print|back|home|menu|login|sign in|read more|show more|see more|(?:(?:facebook|linkedin|twitter|x|xing|whatsapp|instagram|e-?mail)[ |,/]*)+|(?:thanks|best|kind|warm)? ?(?:(?:&|and) )?(?:kind |best )?regards|thanks|mit freundlichen grussen|cordialement|(?:back|zuruck|retour) (?:to|zu\p{L}?|aux?) .{3,30}|(?:report|signaler|partager|drucken|teilen|merken|imprimer)(?: .{3,25})?|(?:full|first|last) name.{0,3}|.*itineraire|\(?(?:\p{L} ?= ?\p{L}+[,; ]*)+.*|posted .{0,20}|id|job id.*|ref.*)$/u;

/** "> 3 ans", "4 - 7 years": a figure of the page's table of facts. */
const BARE_YEARS = /^[>≥~+ ]*\d{1,2}(?: ?[-–+] ?\d{0,2})? ?\+? ?(?:years?|yrs?|ans|jahre|jaar|anos|anni)$/;

/** "$68,000 - $76,000 annually": nothing but an amount. */
const BARE_PAY = /^[\d.,\s€$£₹kml+-]*[€$£₹][\d.,\s€$£₹kml+-]*(?:[\p{L}/+ ]{0,20})$/u;

/** "ABILITY TO: Analyse …; explain …": the label says it for each point after it. */
const ABLE_LABEL =
  /^(?:(?:demonstrated |proven )?ability|skills?|able|knowledge|skilled|experience|capacity|capacidad|fahigkeit|capacite)(?: (?:to|of|in|with|zu|de|a|and .{3,20}))?$/;
/** Under a heading of requirements, a sentence about the reader says what the reader brings. */
const ADDRESSED =
  /(?:^|[.,;] )(?:du (?!lern|durchlauf|erhalt|bekomm|besuch|wirst|unterstutz)\p{L}+s?t|sie \p{L}+en|vous \p{L}+ez|tu \p{L}+s|you|je \p{L}+t)(?![\p{L}])/u;

/** Says what the person sought is like or does, in running text. */
const STATED =
  /^(?:you|they|who|du|sie|vous|tu|je|jij|u|savez|acceptez|avez|etes|haben|sind|konnen|can|must|should)(?:'(?:ll|ve|re|d))? (?:have |also |schon |deja )?\p{L}+/u;

/** A human language that is called necessary or welcome: "l'anglais juridique est indispensable". */
function asksLanguage(own: string): boolean {
  return (
    SPOKEN_NAMES.test(own) && (MUST.test(own) || NICE.test(own) || SPEAKS.test(own)) && !COMPANY.test(own)
  );
}

/** When the work is done: a condition where conditions are listed, elsewhere a fact. */
const SCHEDULE =
  /(?:samstags?|sonntags?|wochenend|nacht|schicht|bereitschafts|feiertags)-?(?:dienste?|arbeit)(?![\p{L}])|(?:every|alternate|one|two) (?:other |second )?(?:weekend|saturday|sunday|evening)|un (?:week-end|samedi|soir) sur|(?:up to )?\d{1,3} ?% (?:of the time )?to |on your feet|(?:on|elk) weekend|un fin de semana|un sabato/u;

/** What only says why something is asked for, or what comes with it: its words are no cues. */
const REASON =
  /[,;] (?:because|since|as (?:the|we|our|you|this|they|it)|so (?:that|the|you|we)|though|otherwise|and we|we|you will be|you'll be|weil|da |denn|damit|sonst|wir|car|puisque|parce que|sinon|nous|nos|omdat|zodat|want|wij|ya que|porque|poiche)(?![\p{L}]).*$/su;
const SHORTEST_ASK = 10;
/** So many times a page's text that nothing outweighs it. */
const NEVER = 10;

/** The cues that a clause carries. `skills`: how many the taxonomy finds in it. */
export function featuresOf(flat: string, clause: Clause, skills: number): Features {
  const whole = flat.slice(clause.start, clause.end);
  const reason = REASON.exec(whole);
  const own = reason && reason.index > SHORTEST_ASK ? whole.slice(0, reason.index) : whole;
  const listed = clause.section === "must" || clause.section === "nice";
  const words = own.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const section = clause.section ?? "none";
  const condition = CONDITION.test(own) || (listed && SCHEDULE.test(own));
  const workplace = !condition && WORKPLACE.test(skills > 0 ? own.replace(/expos(?:ure|ed) to/, "") : own);
  const asks = {
    must: MUST.test(own),
    nice: NICE.test(own),
    ability:
      ABILITY.test(workplace ? own.replace("exposure", "") : own) ||
      (listed && ABLE_LABEL.test(clause.label)) ||
      asksLanguage(own),
    condition,
    candidate: CANDIDATE.test(own) || (listed && ADDRESSED.test(own)),
    years: YEARS.test(own),
    degree: DEGREE.test(own),
    licence: LICENCE.test(own),
    personal: PERSONAL.test(own),
  };
  const against = {
    offer: times(OFFER, own),
    company: times(COMPANY, own),
    legal: times(LEGAL, own),
    apply: times(APPLY, own),
    duty: Number(!(asks.degree || asks.licence || asks.years) && DUTY_START.test(own)),
    address: Number(ADDRESS.test(own)),
    workplace: Number(workplace),
  };
  const features: Features = { bias: 1, [`in:${section}`]: 1 };
  for (const [name, on] of Object.entries(asks)) {
    if (on) features[`${listed ? "list" : "free"}:${name}` as FeatureName] = 1;
  }
  for (const [name, count] of Object.entries(against)) {
    if (count > 0) features[`${listed ? "list" : "free"}:${name}` as FeatureName] = count;
  }
  if (clause.bullet) features[listed ? "list:bullet" : "free:bullet"] = 1;
  if (listed && clause.after) features["list:after"] = 1;
  if (listed && !clause.bullet && clause.alone && words <= 30) features["list:line"] = 1;
  else if (listed && !clause.bullet) features["list:drift"] = Math.min(clause.drift, 4) / 4;
  if (!listed) {
    const able = asks.ability || asks.degree || asks.licence;
    if (asks.must && able) features["free:must+ability"] = 1;
    if (asks.nice && able) features["free:nice+ability"] = 1;
    if (asks.candidate && able) features["free:candidate+ability"] = 1;
    if (OPENS_ASKING.test(own)) features["free:opens"] = 1;
    if (STATED.test(own)) features["free:stated"] = 1;
    if (MODAL.test(own)) features["free:modal"] = 1;
    if (clause.enumerated) features["free:enumerated"] = 1;
    if (asks.candidate && asks.must) features["free:candidate+must"] = 1;
    if (asks.candidate && asks.personal) features["free:candidate+personal"] = 1;
    if (asks.must && asks.condition) features["free:must+condition"] = 1;
  }
  if (!listed && asks.years && asks.ability) features["free:years+ability"] = 1;
  if (!listed && skills > 0 && asks.nice) features["free:nice+skills"] = 1;
  if (!listed && skills > 0 && asks.years) features["free:years+skills"] = 1;
  if (skills > 0) features[listed ? "list:skills" : "free:skills"] = 1;
  if (words > 45) features.long = 1;
  const named = asks.ability || asks.degree || asks.licence || asks.personal || asks.condition || asks.years;
  if (skills === 0 && !asks.personal && (words < 2 || (!listed && words < 4 && !named))) features.single = 1;
  // "…, dan is dat mooi meegenomen": a softener without what it softens.
  if (!named && skills === 0 && !clause.softened && bareDemand(own)) features.page = 1;
  if (NEGATED.test(own))
    features.negated = /^(?:no|kein\p{L}*|aucun\p{L}*|pas d|geen|sin|sem|nessun\p{L}*)(?![\p{L}])/u.test(own)
      ? 2
      : 1;
  if (TO_MACHINES.test(whole)) features.page = NEVER;
  if (ASKS_APPLICANT.test(own)) features.opening = 1;
  if (
    !features.page &&
    (PAGE.test(own) || BARE_YEARS.test(own) || BARE_PAY.test(own) || !/\p{L}{2}/u.test(own))
  )
    features.page = 1;
  return features;
}

/** How often a cue occurs, at most twice. */
function times(cue: RegExp, flat: string): number {
  const first = cue.exec(flat);
  return first ? 1 + Number(cue.test(flat.slice(first.index + first[0].length))) : 0;
}

/** In a posting without any list of requirements, what carries one of these is the likelier to be one. */
const ASKING: readonly FeatureName[] = [
  "free:candidate",
  "free:must",
  "free:nice",
  "free:condition",
  "free:licence",
  "free:degree",
  "free:years",
  "free:ability",
  "free:modal",
];

/**
 * Adds to each clause outside a list of requirements that its neighbour in the same paragraph asks for something:
 * in prose, requirements stand together.
 */
export function withNeighbours(all: readonly { clause: Clause; features: Features }[]): void {
  const asks = all.map(
    ({ clause, features }) => clause.section !== "must" && clause.section !== "nice" && askedFreely(features),
  );
  const listed = all.some(({ clause }) => clause.section === "must" || clause.section === "nice");
  for (const [index, { clause, features }] of all.entries()) {
    if (clause.section === "must" || clause.section === "nice") continue;
    if (
      !listed &&
      (clause.section === null || clause.section === "other") &&
      ASKING.some((cue) => features[cue])
    )
      features["free:unlisted"] = 1;
    const near = (...steps: number[]) =>
      steps.filter((step) => asks[index + step] && all[index + step]!.clause.section === clause.section)
        .length;
    if (near(-1, 1) > 0) features["free:near"] = 1;
    const around = near(-4, -3, -2, -1, 1, 2, 3, 4);
    if (around > 1) features["free:zone"] = Math.min(around, 4) / 4;
    if (around > 1 && (features["free:nice"] || features["free:must"])) features["free:wish+zone"] = 1;
    if (around > 1 && features["free:stated"]) features["free:stated+zone"] = 1;
  }
}

/** What a part of a sentence that goes on with the verb of the part before it takes over from there. */
const SHARED_CUES: readonly FeatureName[] = ["free:modal", "free:stated", "free:candidate", "free:must"];

/** Adds to each part of a sentence in running text that another part of it asks for something. */
export function withSiblings(parts: readonly { clause: Clause; features: Features }[]): void {
  if (parts.length < 2) return;
  for (const [index, { clause, features }] of parts.entries()) {
    if (!clause.led || index === 0) continue;
    const before = parts[index - 1]!.features;
    for (const cue of SHARED_CUES) if (before[cue]) features[cue] = 1;
  }
  const asks = parts.map(({ features }) => askedFreely(features) || features["free:modal"] === 1);
  for (const [index, { features }] of parts.entries()) {
    if (features.page) continue;
    if (asks.some((asked, other) => asked && other !== index)) features["free:sibling"] = 1;
  }
}

function askedFreely(features: Features): boolean {
  return Boolean(
    features["free:must+ability"] ??
    features["free:nice+ability"] ??
    features["free:candidate+ability"] ??
    features["free:years+ability"],
  );
}

/** Above 0: the clause is a requirement. */
export function weigh(features: Features, weights: Readonly<Record<FeatureName, number>> = WEIGHTS): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += (weights[name as FeatureName] ?? 0) * value;
  return sum;
}
