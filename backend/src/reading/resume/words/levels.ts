/** Words that say how well somebody knows a skill or a language, in eight languages. */
import { pattern } from "@career-portrait/shared/text";

/** Levels that say how well, not what. */
export const LEVEL = pattern("iu")`
    ^(?:beginner|basic|basics|elementary|novice|intermediate|advanced|expert|proficient|fluent|native|
    competent|experienced|familiar|skilled|professional|strong|good|excellent|very good|
    working knowledge|master|upper intermediate|grundkenntnisse|fortgeschritten|sehr gut|gut|experte|
    anfänger|básico|intermedio|avanzado|experto|alto|medio|básico|intermediário|avançado|débutant|
    intermédiaire|avancé|courant|maîtrise|notions|base|buono|ottimo|avanzato|goed|gevorderd|熟练|精通|熟悉|掌握|
    了解|良好)$`;

/** A level of a language and nothing else, folded. */
const LANGUAGE_LEVEL = pattern("u")`
    ^(?:native|mother tongue|first language|second language|fluent(?:ly)?|fluency|bilingual|
    conversational|conversant|proficien\w*|basics?|elementary|beginner|intermediate|upper|lower|
    advanced|working|limited|professional|full|reading|written|spoken|writing|speaking|read|write|speak|
    oral|verbal|[abc][12]|muttersprach\w*|fliessend|fluessig|verhandlungssicher|grundkenntnisse|gute?|
    sehr|kenntnisse|wort|schrift|schulkenntnisse|fortgeschritten|nativ[oa]|matern[oae]|lengua|fluid[oa]|
    avanzad[oa]|intermedi[oa]|basic[oa]|conversacional|alto|medio|bajo|courant|couramment|maternelle|
    langue|natif|native|bilingue|intermediaire|avancee?|notions|scolaire|professionnelle?|parlee?|lue?|
    ecrite?|fluente|avancad[oa]|intermediari[oa]|madrelingua|scolastico|buon[oa]|ottim[oa]|moedertaal|
    vloeiend|goed|母语|流利|精通|熟练|良好|日常|n[1-5]|hsk ?[1-6]|cet ?[46])$`;
const FILLER = pattern("u")`
    ^(?:in|of|and|or|with|level|levels?|skills?|speakers?|language|languages|sign|american|british|
    brazilian|mexican|simplified|traditional|business|medical|technical|legal|und|mit|niveau|nivel|
    livello|y|e|et|en|de|da|do|a|au|di|very|good|excellent|to|也)$`;

/** Whether folded words are levels of a language, with filler, and nothing else. */
export function levelsAlone(folded: string): boolean {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.some((word) => LANGUAGE_LEVEL.test(word)) &&
    words.every((word) => LANGUAGE_LEVEL.test(word) || FILLER.test(word))
  );
}
