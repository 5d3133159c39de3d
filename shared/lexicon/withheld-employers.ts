/** What stands in place of an employer's name. English, Spanish, French, German, Dutch. */
const WITHHELD =
  /^(?:(?:company|empresa|entreprise|employer|client)?\s*(?:confidential|confidencial|confidentiel(?:le)?|vertraulich|vertrouwelijk|anonym(?:ous|e)?|anónim[oa]|undisclosed|not disclosed)(?:\s+(?:company|employer|client))?|n\/?a|unknown|null|undefined|none)$/iu;

/** What boards print in place of an employer who does not want to be named, and programs where they know none. */
export function isWithheldEmployer(name: string): boolean {
  return WITHHELD.test(name.trim());
}
