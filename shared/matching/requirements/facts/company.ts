/** Who hires: from what the text says of a name, never a guess. */
import { OCCUPATION } from "../../../posting/words.ts";
import { fold } from "@career-portrait/shared/text";

/** A name: capitalised words, small words between them, and a legal form after a comma. */
const WORD = "(?:gGmbH|eG|\\p{Lu}[\\p{L}\\p{N}&'’.+-]*|\\d+[\\p{Lu}][\\p{L}]*)";
const NAME = `(${WORD}(?:(?: (?:of|for|the|and|&|de|du|des|la|le|der|für|und|et|y|e|van|von)){1,2} ${WORD}| ${WORD}|, (?:Inc|LLC|L\\.L\\.C|PC|P\\.C|LLP|Ltd|Co|Corp|PLC|AG|SE|SA)\\b\\.?|, ${WORD} & ${WORD}){0,6})`;

/** What stands around the name of a hiring company, and how much that says. */
const WITNESSES: readonly (readonly [number, RegExp])[] = [
  [
    3,
    pattern(
      "(?:^|[,.!?)»”] +)(?:The )?~(?: \\([^)]{2,20}\\))?(?:,[^,.\\n]{3,90},)? (?:is|are) (?:currently |now |actively )*(?:looking for|seeking|hiring|recruiting|searching for|accepting applications|in search of)",
    ),
  ],
  [
    3,
    pattern(
      "(?:^|[,.!?)»”] +)(?:The )?~(?: \\([^)]{2,20}\\))?(?:,[^,.\\n]{3,90},)? (?:seeks|has an (?:immediate )?opening|has partnered|has an opportunity|invites applications|wants to hire|needs a)\\b",
    ),
  ],
  [
    3,
    pattern(
      "(?:^|[,.!?] +)(?:Die |Das |Der )?~(?: \\([^)]{2,20}\\))?(?:,[^,.\\n]{3,90},| (?:in|à|en|te|em) \\p{Lu}[\\p{L}-]+)? (?:sucht|stellt|recherche|recrute|zoekt|busca|selecciona|procura|contrata|cerca|ricerca|söker|søger)\\b",
    ),
  ],
  [
    3,
    pattern("(?:^|[,.!?] +)(?:The )?~(?: \\([^)]{2,20}\\))? is (?:proud to be )?an? (?:[Ee]qual|EEO|EOE|AA)"),
  ],
  [
    2,
    pattern(
      "(?:^|[,.!?] +)(?:The )?~(?:®|™)?(?: \\([^)]{2,20}\\))? (?:is|are|ist|est|es|é|è) (?:an?|one of|the|North|ein[er]?|un[ae]?|uma?|l[ae']|committed|dedicated|proud|[Aa]merica)(?![\\p{L}])",
    ),
  ],
  [
    2,
    pattern(
      "(?:^|[,.!?] +)(?:The )?~(?:®|™)?,? (?:founded|established|headquartered|gegründet|fondée?|fundada|opgericht)\\b",
    ),
  ],
  [2, pattern("(?:^|[.!?] +)(?:At|Bei|Chez|Bij|En|Na|In) ~, (?:we|our|you|wir|du|nous|on|we|wij|je|somos)")],
  [
    3,
    pattern("[Ff]ür (?:unser(?:e|en|em)?|die|das|den) ~ (?:in \\p{Lu}[\\p{L}-]+ )?such(?:en|t)(?![\\p{L}])"),
  ],
  [2, pattern("(?:^|[.!?] +)(?:En|Na|Em|Chez) ~,? \\p{Ll}+(?:amos|emos|imos|ons)(?![\\p{L}])")],
  [
    2,
    pattern(
      "(?:[Jj]oin|[Ww]elcome to|[Ww]hy|[Cc]areers? (?:at|with)|[Ww]ork(?:ing)? (?:at|for|with)|[Ll]ife at|[Tt]eam at|[Rr]ejoignez|[Rr]ejoindre|[Ww]illkommen bei|[Ss]ubsidiary of|[Ff]ranchisee of|[Gg]oals of) ~",
    ),
  ],
  [
    2,
    pattern(
      "(?:^|[.!?] +)(?:We(?:'re|’re| are)|Wir sind(?: die| das| der)?|Nous sommes|Somos(?: a| o| la| el)?|Siamo|Wij zijn|Bienvenue chez|[Cc]hez|[Bb]ei(?: der| dem)?) ~(?=[,.!:–-]|, )",
    ),
  ],
  [0.8, pattern("^~ (?:\\p{Ll}+s|\\p{Ll}+t|é|è) (?:\\p{Ll}+|\\d+|the) ")],
  [
    1,
    pattern(
      "(?:^|[.!?] +)~(?:®|™)? (?:develops|provides|offers|operates|manufactures|delivers|specializes|serves|has (?:been|grown)|was (?:founded|established)|reserves|does not|values|emphasizes|complies|bietet|gehört|gehort|entwickelt|propose|développe|accompagne|ofrece|oferece|offre|s['’]engage|exploite|emploie|conçoit|fabrique|betreibt|beschäftigt|fördert|emplea|fabrica|diseña)\\b",
    ),
  ],
  [1, pattern("(?:to the|for the|at the|within the|behalf of(?: the)?) ~(?:'s|’s)")],
];
const ABOUT =
  /^[ \t#*]*(?:About|Über|Uber|Ueber|À propos de|A propos de|Over|Sobre|Om|Chi è|Who is|Why) (?:the )?([\p{Lu}\d][^\n:?]{1,40}?)[ \t]*[:?*]*$/gmu;
/** "Storekeeper at Elm Garage": the employer at the end of the first line. */
const AT_END = new RegExp(`(?: at| @| bei| chez| bij| till| hos) ${NAME}(?: \\([^()]{2,30}\\))?$`, "u");
const FRENCH_INSTITUTION = new RegExp(
  `(?:La |Le |L['’])((?:clinique|mairie|ville|commune|hôpital|école|collège|lycée|société|association|université|maison|fondation|agence) (?:de |des |du |d['’]|de la )?${NAME.replace("(", "(?:")})(?: \\([^)]{2,20}\\))?(?:,[^,.\n]{3,90},)? (?:recherche|recrute)`,
  "gu",
);
const INSTITUTION = new RegExp(
  `(?<![\\p{L}])((?:${WORD} ){1,4}(?:University|Hospital|College|Council|Police Department|School District|Health System|Medical Center|Clinic|GmbH|AG|KG|SE|Inc|LLC|Ltd|PLC|S\\.?A\\.?S?|S\\.?p\\.?A|S\\.?r\\.?l|B\\.?V|N\\.?V)|(?:City|County|Town|State|Department|Ministry|University|Bank) (?:of|for|For) (?:the )?${WORD}(?: ${WORD}){0,2})(?![\\p{L}])`,
  "gu",
);
const HASHTAG = /^[ \t]*#(\p{Lu}[\p{L}\d]{2,30})[ \t]*$/gmu;
const NOT_A_COMPANY =
  /^(?:the|a|an|we|our|you|your|us|this|that|these|those|he|she|it|they|who|what|why|how|when|where|if|as|at|in|on|all|any|each|every|no|please|must|candidates?|applicants?|employees?|job|jobs|position|role|team|work|experience|knowledge|ability|company|client|notre|nos|vous|nous|unser(?:e|em)?|wir|sie|du|der|die|das|ihr|ein(?:e|er)?|voraussetzung|wichtig|il|elle|le|la|les|un|une|de|het|wij|je|onze|nuestr[oa]|somos|una?|nossa?|no|se|el|il candidato|there|here|below|only|recent|see|following|join|apply|about|responsibilities|requirements|qualifications|duties|benefits|summary|description|overview|successful|ideal|preferred|required|equal|human resources|success|flexibility|selective|examination|resume|salary|communication|teamwork|strong|excellent|experience|working|remote|hybrid|english|german|french|dutch|spanish|monday|friday|mac os|both|reporting|under|using|with|for|from|of|and|or|to|is|are|be|can|will|may|shall|some|most|many|other|others|dies|diese[rs]?|cette?|ce|ces|dit|deze|este|esta|questo|questa|what's|why|bachelor|master|phd|training|engineering|sales|marketing|data|software|bi|ai|it|hr|usa|us|uk|eu|europe|germany|france|america)$/i;
const ROLE_WORD =
  /\b(?:Engineer|Developer|Manager|Analyst|Specialist|Coordinator|Assistant|Nurse|RN|Director|Officer|Technician|Scientist|Designer|Consultant|Guide|Candidate|Applicant|Team|Department of (?:Pediatrics|Biology|Finance)|Program|Degree|Bachelor|Master|Experience|Test|Statement|Act|Rule|Code|Qualifications?|Requirements?|Key|Skills?|Job|Position|Role|Duties|Curators?|Chair)\b/;

function pattern(source: string): RegExp {
  return new RegExp(source.replace("~", NAME), "gmu");
}

/** No posting speaks of more companies. */
const MOST_NAMES = 150;

/**
 * The employer's name as printed; null when nothing says who hires. `text`: one sentence or point per line;
 * `heading`: the name that the posting's opening lines set beside its title.
 */
export function companyOf(text: string, labelled: string | undefined, heading: string | null): string | null {
  if (labelled && isName(stripped(labelled)) && labelled.length <= 70) return stripped(labelled);
  const votes = new Map<string, { weight: number; at: number }>();
  const vote = (name: string | undefined, weight: number, at: number) => {
    const plain = stripped(name ?? "");
    if (!isName(plain) || (votes.size >= MOST_NAMES && !votes.has(plain))) return;
    const known = votes.get(plain);
    votes.set(plain, { weight: Math.min(7, (known?.weight ?? 0) + weight), at: known?.at ?? at });
  };
  for (const [weight, witness] of WITNESSES) {
    for (const match of text.matchAll(witness)) vote(match[1], weight, match.index);
  }
  if (heading !== null) vote(heading, 3, 0);
  const title = AT_END.exec(text.slice(0, text.indexOf("\n")));
  if (title) vote(title[1], 2.5, title.index);
  for (const match of text.matchAll(ABOUT)) vote(match[1], 2.5, match.index);
  for (const match of text.matchAll(INSTITUTION)) vote(match[1], 0.8, match.index);
  for (const match of text.matchAll(FRENCH_INSTITUTION)) vote(match[1], 4, match.index);
  for (const match of text.matchAll(HASHTAG))
    if (!match[1]!.startsWith("LI")) vote(match[1], 1.5, match.index);
  for (const [name, own] of votes) if (ownsAddress(name, text)) own.weight += 1.5;
  return elected(votes);
}

/** A mail or web address that is the name written together. */
function ownsAddress(name: string, text: string): boolean {
  const together = fold(name).replaceAll(" ", "");
  return (
    together.length > 4 && new RegExp(`(?:@|www\\.|https?://(?:\\w+\\.)?)${together}\\b`, "i").test(text)
  );
}

/** The name with most votes; a longer form of it that was voted for too speaks for it and is preferred. */
function elected(votes: ReadonlyMap<string, { weight: number; at: number }>): string | null {
  let best: { name: string; weight: number; at: number } | null = null;
  for (const [name, own] of votes) {
    let weight = own.weight;
    for (const [other, { weight: more }] of votes) {
      if (other !== name && (isPart(other, name) || isPart(name, other)))
        weight += more * (isPart(other, name) ? 0.9 : 0.5);
    }
    if (weight < (name.length < 4 ? 3 : 1.5)) continue;
    if (!best || weight > best.weight || (weight === best.weight && own.at < best.at))
      best = { name, weight, at: own.at };
  }
  return best?.name ?? null;
}

function isPart(short: string, long: string): boolean {
  return long.startsWith(`${short} `) || long.startsWith(`${short},`) || long.endsWith(` ${short}`);
}

function stripped(name: string): string {
  return name
    .replace(/^\d+ - /, "")
    .replace(/\s+/g, " ")
    .replace(/^(?:Only|At|Here at|Why|The|Die|Das|Der|La|Le|Les|El|Il|Het|De|A|O|L[’']) (?=\p{Lu})/u, "")
    .replace(/(?:'s|’s)$/, "")
    .replace(/[\s,;:.|–—-]+$/, (end) => (end.startsWith(".") ? "." : ""))
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|P\.C|L\.L\.C|S\.A|S\.p\.A|S\.r\.l|B\.V|N\.V))\.$/, "")
    .trim();
}

function isName(name: string): boolean {
  const words = name.split(" ");
  if (name.length < 2 || words.length > 8 || ROLE_WORD.test(name)) return false;
  if (words.length < 3 && OCCUPATION.test(name)) return false;
  return (
    words.some((word) => !NOT_A_COMPANY.test(word)) && !NOT_A_COMPANY.test(words[0]!.replace(/['’].*$/, ""))
  );
}
