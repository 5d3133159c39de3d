/** What a person has ruled out, found in a posting by its usual names. */
import { keysByWord } from "../lexicon/table.ts";
import { WORK_MODES } from "../lexicon/work-modes.ts";
import { fold } from "../text/index.ts";
import type { RelevancePosting } from "./types.ts";
import { pattern } from "../letters/pattern.ts";

/** Names of what is ruled out, folded, each at the beginning of a word; the first line's words open the entry. */
const KINDS: readonly { wish: RegExp; found: RegExp; companyOnly?: RegExp }[] = [
  {
    wish: /agenc|recruit|staffing|zeitarbeit|personalvermitt|personaldienst|headhunt|interim|leiharbeit/,
    found: pattern("")` (?:our client|on behalf of our client|staffing agency|recruitment agency|
        recruiting agency|unser kunde|unseren kunden|im auftrag unseres|
        arbeitnehmeruberlassung|zeitarbeit|personalvermittlung|notre client)\b`,
    companyOnly:
      / (?:recruit|staffing|personaldienst|zeitarbeit|personalvermitt|headhunt|talent solutions|jobagent)/,
  },
  {
    wish: /defen[cs]e|rustung|military|militar|weapon|waffen|armament/,
    found:
      / (?:defen[cs]e|rustung\w*|military|militar\w*|weapons?|waffen\w*|bundeswehr|munition\w*|missiles?) /,
  },
  {
    wish: /gambling|gaming industry|casino|betting|glucksspiel|wetten/,
    found: / (?:gambling|casinos?|betting|i gaming|igaming|glucksspiel\w*|sportwetten|lottery|lotto) /,
  },
  {
    wish: /crypto|blockchain|web3|krypto/,
    found: / (?:crypto\w*|blockchain|web3|defi|nft|bitcoin|krypto\w*) /,
  },
  { wish: /tobacco|tabak/, found: / (?:tobacco|tabak\w*|vaping|cigarettes?) / },
  {
    wish: /oil|gas|fossil|kohle|coal/,
    found: / (?:oil and gas|oil gas|petroleum|fossil|coal|kohle\w*|erdol) /,
  },
  { wish: /adult|porn/, found: / (?:adult entertainment|porn\w*) / },
];

const MODES = keysByWord(WORK_MODES);

function isFound(wish: string, posting: RelevancePosting): boolean {
  const plain = fold(wish).replace(/^(?:no|not|without|keine?[nrs]?|ohne|nicht|kein) /, "");
  if (plain === "") return false;
  const mode = MODES.get(plain.replace(/ (?:work|working|jobs?|roles?|positions?)$/, ""));
  if (mode !== undefined) return posting.work_mode === mode;
  const company = ` ${fold(posting.company ?? "")} `;
  const all = `${company} ${fold(posting.title ?? "")} ${fold(posting.text)} ${fold(posting.employment_type ?? "")} `;
  const kind = KINDS.find(({ wish: pattern }) => pattern.test(plain));
  if (kind?.found.test(all) || kind?.companyOnly?.test(company)) return true;
  return all.includes(` ${plain} `);
}

/** The first exclusion that the posting falls under, in the person's words; null for none. */
export function ruledOut(exclusions: readonly string[], posting: RelevancePosting): string | null {
  return exclusions.find((wish) => isFound(wish, posting)) ?? null;
}
