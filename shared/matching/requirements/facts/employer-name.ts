/** An employer's name as it is printed whole: with its legal form, without what belongs to somebody or something else. */
import { PRINTED_LEGAL_FORM } from "../../../lexicon/legal-forms.ts";
import { isKnownPlace } from "../../../posting/index.ts";

const FORM = `(?:${PRINTED_LEGAL_FORM})(?![\\p{L}\\p{N}])`;
const TO_FORM = new RegExp(`^,? ${FORM}`, "u");
const PAST_FORM = new RegExp(`^(.{2,}? ${FORM})(?:,? (?:in )?(\\p{Lu}[\\p{L}-]+))$`, "u");
const OWNED = /^(.{3,}?)['’]s? (?=.)/u;
/** An article or the kind of house before a name: "Das Baugeschäft Lüders", "L'association La Ribambelle". */
const KIND_BEFORE =
  /^(?:(?:Die |Der |De )?[Ff]irma|D(?:as|ie|er|em)|L['’](?:association|entreprise|agence)|La (?:société|empresa)|Le cabinet) (?=\p{Lu})/u;

/**
 * @param name as the choice found it
 * @param text the posting: what stands beside the name in it tells where the name ends
 */
export function wholeName(name: string, text: string): string {
  const bare = name.replace(KIND_BEFORE, "");
  const owner = OWNED.exec(bare)?.[1];
  // "McDonald's Restaurants" owns nothing: the name without its ending stands nowhere else.
  if (owner !== undefined && standsAlone(owner, text)) return wholeName(owner, text);
  const [, formed, town] = PAST_FORM.exec(bare) ?? [];
  if (formed !== undefined && isKnownPlace(town!)) return formed;
  for (let at = text.indexOf(bare); at >= 0; at = text.indexOf(bare, at + 1)) {
    const rest = TO_FORM.exec(text.slice(at + bare.length, at + bare.length + 60));
    if (rest !== null) return bare + rest[0];
  }
  return bare;
}

function standsAlone(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/^['’\p{L}\p{N}]/u.test(text.slice(at + name.length, at + name.length + 1))) return true;
  return false;
}
