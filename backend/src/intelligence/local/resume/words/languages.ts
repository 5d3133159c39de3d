/** Names of the languages people speak, in the languages résumés are written in. */
import { fold } from "@career-portrait/shared/text";

/** ISO 639 codes of languages with many speakers or official standing. Their names come from Unicode CLDR. */
const CODES =
  `af ak am ar az be bg bm bn bs ca cs cy da de ee el en eo es et eu fa ff fi fil fr ga gl gu ha he hi hr ht hu hy id ig is it ja jv ka
  kk km kn ko ku ky la lb lg ln lo lt lv mk ml mn mr ms mt my nb ne nl no nso om pa pl ps pt ro ru rw sd si sk sl sn so sq sr st sv sw ta te tg
  th ti tl tn tr ts uk ur uz vi wo xh yi yo yue zh zu`.split(/\s+/);
const LOCALES = ["en", "de", "fr", "es", "pt", "it", "nl", "zh"];
/** Names that CLDR does not give. */
const OTHER_NAMES =
  "mandarin cantonese putonghua farsi dari hindustani flemish moldovan taiwanese hokkien kinyarwanda isixhosa isizulu asl bsl jlpt castellano castilian kantonesisch hocharabisch gebärdensprache 英文 日文 法文 德文 普通话 国语 粤语".split(
    " ",
  );

const NAMES = [
  ...OTHER_NAMES,
  ...LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: "language" });
    return CODES.map((code) => names.of(code) ?? code);
  }),
].map(fold);
const isHan = (name: string): boolean => /\p{Script=Han}/u.test(name);
const SPELLED = [
  ...new Set(NAMES.filter((name) => /^[\p{L}\p{M} -]{3,}$/u.test(name) && !isHan(name))),
].toSorted((one, other) => other.length - one.length);
const HAN = [...new Set(NAMES.filter(isHan))];
const NAME = new RegExp(`(?<!\\p{L})(?:${SPELLED.join("|")})(?!\\p{L})|${HAN.join("|")}`, "gu");

/** Whether a text names a language that people speak. */
export function isHumanLanguages(text: string): boolean {
  return fold(text).search(NAME) !== -1;
}

/** The folded text without the languages it names. */
export function withoutLanguages(text: string): string {
  return fold(text).replace(NAME, " ");
}
