/** Who hires: from what the text says of a name, never a guess. */
import { isKnownPlace } from "../../../posting/places.ts";
import { OCCUPATION } from "../../../posting/words.ts";
import { canonicalSkill, skillKind } from "@career-portrait/shared/skills";
import { fold } from "@career-portrait/shared/text";
import { flatten } from "../../../text/flat.ts";
import { LICENCE } from "../vocabulary/cues.ts";
import { isFirm, type Masthead } from "./masthead.ts";
import { isPerson, personsIn } from "./people.ts";
import { placeForm } from "./place-forms.ts";
import {
  ABBREVIATED,
  ABOUT,
  AGENCY,
  AGENCY_NAME,
  AT_END,
  CLIENTS,
  FRENCH_INSTITUTION,
  HASHTAG,
  INSTITUTION,
  LEGAL_NAME,
  OPENINGS,
  PART_OF_EMPLOYER,
  SUBJECT,
  TRADE,
  WITNESSES,
} from "./witnesses.ts";

const NOT_A_COMPANY =
  /^(?:the|a|an|we|our|you|your|us|this|that|these|those|he|she|it|they|who|what|why|how|when|where|if|as|at|in|on|all|any|each|every|no|please|must|candidates?|applicants?|employees?|job|jobs|position|role|team|work|experience|knowledge|ability|company|client|notre|nos|vous|nous|unser(?:e|em)?|wir|sie|du|der|die|das|ihr|ein(?:e|er)?|voraussetzung|wichtig|il|elle|le|la|les|un|une|de|het|wij|je|onze|nuestr[oa]|somos|una?|nossa?|no|se|el|il candidato|there|here|below|only|recent|see|following|join|apply|about|responsibilities|requirements|qualifications|duties|benefits|summary|description|overview|successful|ideal|preferred|required|equal|human resources|success|flexibility|selective|examination|resume|salary|communication|teamwork|strong|excellent|experience|working|remote|hybrid|english|german|french|dutch|spanish|monday|friday|mac os|both|reporting|under|using|with|for|from|of|and|or|to|im|zum|zur|beim|vom|mit|nach|seit|für|unter|während|wegen|durch|pour|dans|avec|sur|sous|depuis|con|para|por|voor|met|namens|damit|is|are|be|can|will|may|shall|some|most|many|other|others|dies|diese[rs]?|cette?|ce|ces|dit|deze|este|esta|questo|questa|what's|why|bachelor|master|phd|training|engineering|sales|marketing|data|software|bi|ai|it|hr|usa|us|uk|eu|europe|germany|france|america|dr|mrs?|ms|frau|herrn?|prof|mme|provide|manage|develop|applications?|ofsted|cqc|nmc|hcpc|dbs|tüv|ihk|hwk|gdpr|dsgvo|rgpd)$/i;
/** Says of what sort an organisation is, and not which. */
const SORT =
  /^(?:the )?(?:department|school|hospital|council|ministry|city|county|town|state|ltd|limited|inc|gmbh|clinic|university|office|fondation|stiftung|clinique|praxis|hotel|restaurant)$/i;
const ROLE_WORD =
  /\b(?:Engineer|Developer|Manager|Analyst|Specialist|Coordinator|Assistant|Nurse|RN|Director|Officer|Technician|Scientist|Designer|Consultant|Guide|Candidate|Applicant|Team|Department of (?:Pediatrics|Biology|Finance)|Program|Degree|Bachelor|Master|Experience|Test|Statement|Act|Rule|Code|Qualifications?|Requirements?|Key|Skills?|Job|Position|Role|Duties|Curators?|Chair)\b/;

/** "Entreprise : l'employeur n'a pas souhaité être identifié": a label that names nobody. */
const UNNAMED = /^\p{Ll}\S* [^]*\s|n['’]a pas souhaité|confidential|confidentiel|undisclosed|vertraulich/u;

/** UTF-16 units in which an advertisement says whom it is from. */
const OPENING = 400;

/** No posting speaks of more companies. */
const MOST_NAMES = 150;

/**
 * The employer's name as printed; null when nothing says who hires. `text`: one sentence or point per line;
 * `heading`: the names that the posting's opening lines set beside its title.
 */
export function companyOf(text: string, labelled: string | undefined, heading: Masthead): string | null {
  if (labelled && isName(stripped(labelled)) && labelled.length <= 70 && !UNNAMED.test(labelled))
    return stripped(labelled);
  const votes = new Map<string, { weight: number; at: number }>();
  const persons = personsIn(text);
  const vote = (name: string | undefined, weight: number, at: number) => {
    const plain = stripped(name ?? "");
    if (!isName(plain) || isPerson(plain, persons) || (votes.size >= MOST_NAMES && !votes.has(plain))) return;
    const known = votes.get(plain);
    votes.set(plain, { weight: Math.min(7, (known?.weight ?? 0) + weight), at: known?.at ?? at });
  };
  for (const [weight, witness] of WITNESSES) {
    for (const match of text.matchAll(witness)) if (!isTeam(text, match)) vote(match[1], weight, match.index);
  }
  if (heading.company !== null) vote(heading.company, 3, 0);
  if (heading.beside !== null) vote(heading.beside, heading.beside.includes(" ") ? 2 : 0.8, 0);
  const title = AT_END.exec(text.slice(0, text.indexOf("\n")));
  if (title) vote(title[1], 2.5, title.index);
  for (const match of text.matchAll(ABOUT)) vote(match[1], 2.5, match.index);
  vote(openingSubject(text, persons), 2, 0);
  const opening = text.slice(0, OPENING);
  for (const match of OPENINGS.flatMap((one) => [...opening.matchAll(one)])) vote(match[1], 3, match.index);
  for (const match of text.matchAll(INSTITUTION)) vote(match[1], 0.8, match.index);
  for (const match of text.matchAll(LEGAL_NAME)) vote(match[1], 1.5, match.index);
  for (const match of text.matchAll(FRENCH_INSTITUTION)) vote(match[1], 4, match.index);
  for (const match of text.matchAll(HASHTAG))
    if (!match[1]!.startsWith("LI")) vote(match[1], 1.5, match.index);
  // "Engineer, Search" – "You'll join Search": a part of the title is a team, not the employer.
  const [firstLine = ""] = text.split("\n", 1);
  for (const [name, own] of votes) {
    const at = name.includes(" ") ? -1 : firstLine.indexOf(`, ${name}`);
    if (at >= 0 && /^(?:,|$)/.test(firstLine.slice(at + name.length + 2))) own.weight -= 2;
  }
  const clients = CLIENTS.flatMap((client) => [...text.matchAll(client)]).filter(
    (match) => !isTeam(text, match),
  );
  for (const match of clients) if (!isSkill(stripped(match[1]!))) vote(match[1], CLIENT, match.index);
  const named = clients.some((match) => votes.has(stripped(match[1]!)));
  const hosts = hostsIn(text);
  const agencies = named
    ? [...text.matchAll(CAPITALISED)].map(([name]) => name).filter((name) => AGENCY.test(name))
    : [];
  for (const name of ownAddresses(text, hosts)) vote(name, 2, 0);
  if (!named) for (const [name] of text.matchAll(CAPITALISED)) if (AGENCY_NAME.test(name)) vote(name, 1.3, 0);
  for (const [name, own] of votes) {
    if (own.weight >= 1 && name.length > 5 && name !== name.toUpperCase())
      own.weight += 0.25 * (timesNamed(text, name) - 1);
    if (hosts.length > 0 && name.length > 4 && hosts.includes(together(name))) own.weight += 1.5;
    if (named && agencies.some((agency) => agency === name || isPart(name, agency))) own.weight -= CLIENT;
  }
  for (const [, name, letters] of text.matchAll(ABBREVIATED)) {
    const [whole, short] = [votes.get(stripped(name!)), votes.get(letters!)];
    if (whole && short) whole.weight += short.weight;
  }
  const best = elected(votes);
  return best && withArticle(text, inFull(text, best));
}

/** "closely with Kafka": a single word that names a skill; of several words one may be called after its trade. */
function isSkill(name: string): boolean {
  return !name.includes(" ") && skillKind(canonicalSkill(name) ?? "") !== null;
}

/** "We are hiring for the Settlements pod": a part of the employer. */
function isTeam(text: string, match: RegExpMatchArray): boolean {
  const end = match.index! + match[0].length;
  return match[0].endsWith(match[1]!) && PART_OF_EMPLOYER.test(text.slice(end, end + 16));
}

/** "Ostrava Bikes started in a garage …": the subject of an opening sentence; a single word must be named again. */
function openingSubject(text: string, persons: ReadonlySet<string>): string | undefined {
  const sentences = text
    .slice(0, 1500)
    .split("\n")
    .filter((line) => line.length > 25)
    .slice(0, 4);
  for (const sentence of sentences) {
    const name = SUBJECT.exec(sentence)?.[1];
    if (name === undefined || isPerson(name, persons)) continue;
    if (name.includes(" ")) return name;
    const trade = TRADE.test(sentence.slice(sentence.indexOf(name) + name.length));
    return trade && timesNamed(text, name) > 1 ? name : undefined;
  }
  return undefined;
}

/** "Mercy Ridge" → "Mercy Ridge Medical Center": with the words that say of what sort it is, also where breaks are lost. */
function inFull(text: string, name: string): string {
  if (!name.includes(" ")) return name;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const more = SORT_WORDS.exec(text.slice(at + name.length, at + name.length + 60))?.[0];
    if (more !== undefined) return name + more;
  }
  return name;
}
const SORT_WORDS =
  /^(?: \p{Lu}\p{Ll}+){0,2} (?:Medical Center|Hospital|Health System|Healthcare|Clinic|University|College|Academy|School District|Architects|Architekten|Architectes|Solicitors|Accountants|Engineers|Solutions|Foundation|Trust)(?!\p{Ll})/u;

/** Between one and five. */
function timesNamed(text: string, name: string): number {
  let count = 1;
  for (let at = text.indexOf(name); count < 5; count += 1) {
    at = text.indexOf(name, at + name.length);
    if (at < 0) return count;
  }
  return count;
}

/** What a named client outweighs: all that an agency says of itself. */
const CLIENT = 7;
const ADDRESSES = /(?:@|www\.|https?:\/\/(?:www\.)?)([a-z0-9][a-z0-9-]{3,40})\.[a-z]{2,8}/giu;
const CAPITALISED =
  /\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:& |and |und |et |de |du |des |la )?\p{Lu}[\p{L}\p{N}'’.-]*){0,4}/gu;

/** Capitalised words that, written together, are the name of a mail or web address: "kitchen@loftandlarder.com". */
function ownAddresses(text: string, hosts: readonly string[]): string[] {
  if (hosts.length === 0) return [];
  const found: string[] = [];
  for (const [words] of text.matchAll(CAPITALISED)) {
    const parts = words.split(" ");
    for (let from = 0; from < parts.length; from += 1) {
      const opening = flatten(parts[from]!.slice(0, 2));
      if (!hosts.some((host) => host.startsWith(opening))) continue;
      for (let to = parts.length; to > from; to -= 1) {
        const name = parts.slice(from, to).join(" ");
        if (hosts.includes(together(name))) found.push(name);
      }
    }
  }
  return found;
}

/** What stands before the ending of each mail and web address, without hyphens. */
function hostsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(ADDRESSES)].map(([, host]) => host!.toLowerCase().replaceAll("-", ""))),
  ];
}

function together(name: string): string {
  return fold(name.replaceAll("&", " and ")).replaceAll(" ", "");
}

const LEGAL_END = /(?:Ltd|Inc|LLC|LLP|GmbH|AG|KG|S\.?L|S\.?A|eG|Corp|PC|plc)\.?$/;

/** The name with most votes; a longer form of it that was voted for too speaks for it and is preferred. */
function elected(votes: ReadonlyMap<string, { weight: number; at: number }>): string | null {
  let best: { name: string; weight: number; at: number } | null = null;
  for (const [name, own] of votes) {
    let weight = own.weight;
    for (const [other, { weight: more }] of votes) {
      if (other !== name && (isPart(other, name) || isPart(name, other)))
        weight += more * (isPart(other, name) ? (LEGAL_END.test(name) ? 1 : 0.9) : 0.5);
    }
    if (weight < (name.length < 4 ? 3 : 1.5)) continue;
    if (!best || weight > best.weight || (weight === best.weight && own.at < best.at))
      best = { name, weight, at: own.at };
  }
  return best?.name ?? null;
}

function isPart(short: string, long: string): boolean {
  if (long.length <= short.length) return false;
  if (long.startsWith(short)) return /[ ,]/.test(long[short.length]!);
  return long.endsWith(short) && long[long.length - short.length - 1] === " ";
}

/** "pour Les Passerelles": a capital article in the middle of a sentence is part of the name. */
function withArticle(text: string, name: string): string {
  for (const article of ["Les", "La", "Le", "L'", "El", "The"]) {
    const whole = `${article} ${name}`;
    if (/\p{Ll} $/u.test(text.slice(0, Math.max(0, text.indexOf(whole))).slice(-2))) return whole;
  }
  return name;
}

function stripped(name: string): string {
  return name
    .replace(/^\d+ - /, "")
    .replace(/\s+/g, " ")
    .replace(
      /^(?:(?:At|Chez|Bei|Bij) (?:the|der|dem|den|la|le|les|de|het) |(?:Only|At|Here at|Chez|Bei|Bij|Why|The|Die|Das|Der|La|Le|Les|El|Il|Lo|Het|De|A|O|En|Na|Em|L[’']|Firma|Fa\.) )(?=\p{Lu})/u,
      "",
    )
    .replace(/\s*\((?:[mwfdxhi][/|*]?){2,4}\)$/i, "")
    .replace(/(?:'s|’s|['’])$/, "")
    .replace(/[\s,;:.!?|–—\p{Extended_Pictographic}\uFE0F-]+$/u, (end) => (end.startsWith(".") ? "." : ""))
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|P\.C|L\.L\.C|S\.A|S\.p\.A|S\.r\.l|B\.V|N\.V|e\. ?V))\.$/, "")
    .trim();
}

const ARTICLE = /^(?:The|Les|La|Le|El|L['’])$/;

function isName(name: string): boolean {
  const words = name.split(" ");
  if (name.length < 2 || SORT.test(name) || words.length > 8 || ROLE_WORD.test(name)) return false;
  if (words.length < 3 && OCCUPATION.test(name) && !isFirm(name)) return false;
  if (words.length < 4 && LICENCE.test(flatten(name)) && !LEGAL_END.test(name)) return false;
  // "ASSISTANT STORE MANAGER": what ends in an occupation is a title.
  if (name === name.toUpperCase() && OCCUPATION.test(words.at(-1)!)) return false;
  if (/^\d[\d.,]* \p{Ll}/u.test(name)) return false;
  if (isKnownPlace(name) || placeForm(name) !== null) return false;
  if (words.length < 3 && skillKind(canonicalSkill(name) ?? "") === "language") return false;
  return (
    words.some((word) => !NOT_A_COMPANY.test(word)) &&
    !NOT_A_COMPANY.test(
      (ARTICLE.test(words[0]!) && words.length > 1 ? words[1] : words[0])!.replace(/['’].*$/, ""),
    )
  );
}
