/** Which language a text is written in, told by its commonest words; the same text always gives the same answer. */
import { fold } from "./fold.ts";

export type Language =
  | "en"
  | "de"
  | "fr"
  | "es"
  | "pt"
  | "nl"
  | "it"
  | "zh"
  | "ja"
  | "ko"
  | "sv"
  | "da"
  | "pl";

/** Function words, folded; a word that several languages share counts for each. */
const COMMON: readonly (readonly [Language, string])[] = [
  [
    "en",
    "the and of to in for with you your our we are is on as be will have or that this by from at an i was my who must not has their it they can more years experience work using",
  ],
  [
    "de",
    "und der die das den dem des mit fur von zu im in wir sie ihre unsere eine einen einer ein ist sind auf bei als oder sowie du dein deine nicht auch nach ich habe war wurde werden zum zur uber aus an um durch kenntnisse erfahrung berufserfahrung",
  ],
  [
    "fr",
    "le la les des du de et en un une pour avec dans sur au aux vous nous votre notre nos vos est sont ou par que qui je ai j l d n s mon ma mes a ce cette ete tu plus experience chez connaissance",
  ],
  [
    "es",
    "el la los las de del y en un una para con por que se su sus nuestro nuestra es son o como al mas lo yo mi mis he tu tus experiencia conocimientos anos trabajo empresa esta muy desde sobre",
  ],
  [
    "pt",
    "o a os as de do da dos das e em um uma para com por que se seu sua nosso nossa ao na no nas nos ou como mais nao eu meu minha voce experiencia conhecimento anos trabalho empresa foi sao pela pelo",
  ],
  [
    "nl",
    "de het een en van in voor met je jij jouw ons onze wij we zijn is op als of te bij aan om naar dat die er ben hebt heeft ik mijn niet ook over uit kennis ervaring jaar binnen worden",
  ],
  [
    "it",
    "il lo la i gli le di del della dei delle e in un una per con che si su sono o come al alla nel nella piu non io mio mia ho esperienza conoscenza anni lavoro azienda presso da dal",
  ],
  [
    "sv",
    "och att det som en ett i pa av for med till ar du vi har kan om inte den vara eller dig din vara vara oss jag min arbete erfarenhet hos samt",
  ],
  [
    "da",
    "og at det som en et i pa af for med til er du vi har kan om ikke den eller dig din vores os jeg mit arbejde erfaring hos samt blive",
  ],
  [
    "pl",
    "i w na z do oraz jest sie nie od dla po jak lub za o przez praca doswiadczenie znajomosc w ze jestem",
  ],
];

const LANGUAGES_OF = new Map<string, Language[]>();
for (const [language, words] of COMMON) {
  for (const word of new Set(words.split(" "))) {
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
  }
}

/**
 * The language of a text, or null when fewer than two function words speak for one, or two languages are level. A
 * word shared by n languages gives each 1/n. East Asian scripts are told by their characters (a fifth of the letters).
 */
export function detectLanguage(text: string): Language | null {
  const sample = text.slice(0, 20_000);
  const letters = count(sample, /\p{L}/gu);
  if (letters === 0) return null;
  if (count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) / letters > 0.05) return "ja";
  if (count(sample, /\p{Script=Hangul}/gu) / letters > 0.2) return "ko";
  if (count(sample, /\p{Script=Han}/gu) / letters > 0.2) return "zh";

  const votes = new Map<Language, number>();
  for (const word of fold(sample).split(" ")) {
    const languages = LANGUAGES_OF.get(word) ?? [];
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < 1.5 || (second && second[1] >= first[1] * 0.95)) return null;
  return first[0];
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
