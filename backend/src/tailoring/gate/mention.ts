/** Where a sentence names the posting's title and employer as the posting's: "your X opening", "le poste de X chez Y". */
import { isLegalForm } from "@career-portrait/shared/lexicon/legal-forms";
import type { GateOptions } from "./finding.ts";
import { type Source, sourceOf, type Span } from "./source.ts";
import { pattern } from "@career-portrait/shared/text";

/** Before the title (folded): the post that is applied for. */
const POST = pattern("u")`
    (?:^| )(?:(?:the|your|this|advertised|open|vacant|for|as) (?:\w+ )?(?:role|position|post|opening|
    vacancy|job|opportunity|place)(?: of| as| for)?(?: an?| the| your)?|(?:die|der|ihre|eure|diese|
    ausgeschriebene[nr]?|ihre[rnm]?|eine[rn]?) (?:\w+ )?(?:stelle|position|vakanz|ausschreibung|
    stellenanzeige|anzeige|stellenausschreibung|stellenangebot|
    aufgabe)(?: als| fur| des| der| zum| zur)?(?: eine[nrs]?)?|(?:le|au|du|ce|votre|un) poste (?:de|
    d)(?: l| la| le)?|(?:votre|l|cette|une) (?:offre|annonce)(?: d emploi)?(?: (?:de|d|pour|
    pour le poste de))?|el puesto de|su oferta de|(?:apply|applying|application|applied|
    candidature) (?:for|as|to|au poste de|pour le poste de)(?: an?| the| your)?(?: (?:role|position|
    post|job) (?:of|as))?)$`;
/** Around it: "the … role", "your … opening". */
const ITS = /(?:^| )(?:the|your|this|an?|my application for(?: the)?)$/u;
const ROLE = /^(?:role|position|post|opening|vacancy|job|opportunity|stelle|position)(?: |$)/u;
/** What somebody would do in the post: "als … bei Ihnen könnte ich", "as your next … I would". */
const AS = /(?:^| )(?:as(?: an?| the| your(?: next| new)?)?|als(?: ihre?| neue[rs]?)*|en tant que|comme)$/u;
const WOULD =
  /(?:^| )(?:would|could|will|konnte|wurde|mochte|kann|pourrais|serais|souhaite|aimerais|apporterais|podria)(?: |$)/u;
const FUTURE = /(?:^| )(?:your|you|ihnen|ihre?[nmrs]?|euch|vous|votre|vos|su)(?: |$)/u;
/** It draws the person, or they fit it: nothing is claimed. */
const AIMING = pattern("u")`
    (?:^| )(?:draw\w*|drew|attract\w*|appeal\w*|interest\w*|caught|excit\w*|appl(?:y|ying|ication|ied)|
    fits?|suits?|match\w*|would|could|like|ideal|chance|opening|vacancy|advertised|opportunity|your|
    reizt|reizen|passt|passen|interessier\w*|anspr\w*|spricht|gefallt|bewerb\w*|konnte|wurde|mochte|
    ausgeschrieben\w*|ausschreibung|anzeige|ihre?[nmrs]?|attire|plait|interesse\w*|correspond\w*|seduit|
    motive|postul\w*|candidature|pourrais|votre|vous|offre|annonce|puesto|oferta)(?: |$)`;
/** It is held, or was. */
const HELD = pattern("u")`
    (?:^| )(?:my|held|hold|holding|current|currently|present|served|worked|since|as an? former|mein\w*|
    bisher\w*|jetzig\w*|aktuell\w*|innehatte|habe inne|mon|ma|occup\w+|exerc\w+|actuel\w*)$`;
/** Words before and after the mention that are looked at. */
const AROUND = 60;

/** The spans of the posting's title, with its employer, that claim nothing about the person. */
export function postingMentions(source: Source, posting: GateOptions["posting"]): Span[] {
  const title = sourceOf((posting?.title ?? "").replace(/\([^)]*\)/gu, "")).folded;
  if (!posting || title === "") return [];
  const company = sourceOf(posting.company ?? "")
    .words.map(({ key }) => key)
    // "e. V." comes in two.
    .filter((key) => !isLegalForm(key) && key !== "e" && key !== "v")
    .join(" ");
  const found: Span[] = [];
  const text = ` ${source.folded} `;
  for (let at = text.indexOf(` ${title} `); at >= 0; at = text.indexOf(` ${title} `, at + 1)) {
    const end = at + title.length;
    if (!isOfPosting(text.slice(0, at).trimStart(), text.slice(end + 1).trim(), company)) continue;
    const lead = POST.exec(text.slice(0, at).trimStart())?.[0].trimStart().length ?? 0;
    const { start } = source.ofFolded(Math.max(0, at - lead - 1), end);
    const behind = text.slice(end + 1);
    const named = company === "" ? -1 : behind.indexOf(`${company} `);
    const last =
      named >= 0 && named < AROUND && isAt(behind.slice(0, named)) ? end + 1 + named + company.length : end;
    found.push({ start, end: source.ofFolded(at, last - 1).end });
  }
  return found;
}

/** Only the post and a preposition stand between title and employer. */
function isAt(between: string): boolean {
  return pattern("u")`
    ^(?:role |position |post |opening |vacancy |job |opportunity )?(?:at|with|in|of|bei|beim|bei der|
    bei dem|der|des|im|chez|a|au|aux|de|du|en)(?: (?:the|der|dem|l|la|le|les))? $`.test(between);
}

function isOfPosting(before: string, after: string, company: string): boolean {
  if (HELD.test(before.replace(ITS, ""))) return false;
  const named = POST.test(before) || (ITS.test(before) && ROLE.test(after));
  const employer =
    /^(?:(?:role|position|post|opening|vacancy|job|opportunity) )?(?:at|bei|beim|bei der|chez) (?:the |der |dem )?(.*)/u.exec(
      after,
    )?.[1];
  // At another employer it was held.
  if (
    employer !== undefined &&
    company !== "" &&
    !/^(?:you|your|ihnen|euch|vous|votre)/u.test(employer) &&
    !employer.startsWith(company.split(" ")[0]!)
  )
    return false;
  if (named) return AIMING.test(before) || AIMING.test(after);
  return AS.test(before) && WOULD.test(after) && FUTURE.test(`${before} ${after}`);
}
