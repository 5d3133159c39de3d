/** What sort of thing a clause asks for (decisions, section 1). */
import type { FoundSkill, SkillKind } from "@career-portrait/shared/skills";
import { skillCategory, skillKind } from "@career-portrait/shared/skills";
import type { RequirementKind } from "../../contract/posting.ts";
import { CLASS_OF_LICENCE } from "./demand.ts";
import { CONDITION, DEGREE, LICENCE, PERSONAL } from "./vocabulary/cues.ts";

const EXPERIENCE =
  /(?:^|[^\p{L}])(?:experience[ds]?|exp(?=[. ])|exposure|clerkship|(?:trois|\d) annees de pratique|routine (?:an|mit|in)|(?:previous|prior) (?:\p{L}+ )?(?:work|role|job|employment)|(?:some|a little) time (?:in|at|on|with)|an? seasons?|(?:une|deux|quelques|plusieurs) saisons?|(?:eine|zwei|ein paar|mehrere) saison(?:en|s)?|(?:enkele|een paar|ein paar|quelques|a few|several|mehrere|plusieurs) (?:jaren?|jahre|annees|years|anos|anni)|un passage (?:en|dans|par)|(?:schon (?:ein)?mal|bereits|al eens|eerder) .*(?:hast|haben|gestanden|hebt|heeft|ge\p{L}+(?:t|en)|gefuhrt)|(?:du hast|sie haben|je hebt) (?:bereits|schon|al) .*|(?:avoir|as|avez) deja|\p{L}{3,}ed before|background|track record|(?:you(?:'ve| have)|worked) (?:worked|in an? \p{L}+)|gearbeitet|deja (?:travaille|evolue|encadre|exerce)|as (?:deja )?(?:contribue|travaille|encadre)|gewerkt|\p{L}*praxis|erfahrung(?:en)?|\p{L}*erfahrung|berufserfahrung|experience(?:s)? (?:dans|en|sur|de)|premiere experience|ervaring|experiencia|vivencia|esperienza|erfarenhet|erfaring|history of|career in)(?![\p{L}])/u;
const KNOWING =
  /(?:^|[^\p{L}])(?:knowledge|understanding|proficien\p{L}+|familiar\p{L}*|expertise|skill(?:s|ed)?|command of|literacy|fluency in|mastery|kenntnisse|\p{L}+kenntnisse|verstandnis|maitrise[rz]?|logiciel|connaissances?|kennis|beheersing|conocimientos?|dominio|manejo|conhecimentos?|conoscenz[ae]|padronanza|advanced|solid|expert|competent|well-versed|adept|usage|hands-on|confident (?:using|with|in)|know(?:s|ing)? (?:how|what|your way|the)|kennst|connaissez|a l'aise avec|(?:plus|aucun) (?:de )?secret)(?![\p{L}])/u;
const SPOKEN_WORDS =
  /(?:^|[^\p{L}])(?:bilingual|fluent|fluency|languages?|spoken|written and spoken|native(?: speaker)?|mother tongue|speak(?:ing)?|sprache|sprachkenntnisse|\p{L}+sprachig|fliessend\p{L}*|verhandlungssicher\p{L}*|muttersprach\p{L}*|[abc][12]|courant|bilingue|langues?|parle(?:z|r|s)?|talen|taal|vloeiend|idiomas?|fluente|fluido|lingua|lingue|madrelingua|proficien\p{L}+|knowledge|connaissances?|notions|kennis|conocimientos?|conoscenza|atout|souhaitee?|mondje|dialekt|versteh\p{L}+|enough|echange[zr]?|communique[zr]?|beetje|woordje|bisschen|un peu|bienvenue?s?|reicht|genugt|english|deutsch|kenntnisse|niveau|nivel|level|preferred|valued|plus|asset|skills|wort und schrift|\p{L}+kenntnisse|anglais|ingles|inglese|engels|francais|frances|espanol|aleman|maitrise|oral|ecrit|hablado|escrito|beheersing)(?![\p{L}])/u;
/** Names of languages, unless they name a market or a company. */
export const SPOKEN_NAMES =
  /(?:^|[^\p{L}])(?:auslan|sign language|welsh|gaelic|mundart|schweizerdeutsch|fremdsprachen\p{L}*|(?:turk|arab|span|italien|russ|poln|niederland|portugies|dan|schwed|alban|kroat|serb|bosn|rumant?|bulgar|ungar|tschech|slowak|ukrain|griech|pers|steir|bair)isch\p{L}*|neerlandais|portugais|arabe|polonais|russe|albanais|roumain|bulgare|turc|chinois|japonais|tamoul|ukrainien|tigrigna|tigrinya|francophone|kannada|telugu|tamil|marathi|gujarati|bengali|punjabi|urdu|malayalam|thai|swahili|somali|farsi|dari|pashto|afrikaans|albanian|serbian|croatian|bosnian|bulgarian|irish gaelic|gaeilge|catalan?|valenciano?|euskera|gallego|dialekt|mondje \p{L}+|breton|creole|occitan|english|german|french|spanish|dutch|italian|portuguese|danish|swedish|norwegian|finnish|polish|czech|slovak|hungarian|romanian|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|japanese|mandarin|cantonese|chinese|korean|tagalog|vietnamese|deutsch\p{L}*|englisch\p{L}*|franzosisch\p{L}*|anglais|francais|allemand|espagnol|italien|neerlandais|nederlands|engels|duits|frans|ingles|espanol|portugues|aleman|frances|inglese|italiano|tedesco|francese|svenska|engelska|dansk|engelsk|languages?|\p{L}+sprachig|sprache|langues?|idiomas?|lingua|taal)(?! (?:company|companies|market|markets|customers|culture|cuisine|law|tax|gaap|clients|government|regulations?|literature|teacher))(?![\p{L}])/u;
export const SPEAKS =
  /(?:^|[^\p{L}])(?:fluent|fluently|speaks?|spoken|sprechen|sprichst|verstehen|talar|skriver|obehindrat|flytande|spricht|speak|spreek|fliessend\p{L}*|wort und schrift|parle[rz]?|courant|hablar?|hablado|fluente|fluido|vloeiend|spreekt|taler|parlat[oa])(?![\p{L}])/u;
const FIELD =
  /\bmajor(?:ing|ed)? in\b|\brelated (?:discipline|field)\b|\bfachrichtung\b|\bfield of study\b|\bpostgraduate\b/;
const EXPERIENCE_OF_LIFE = /(?:years?|yrs|months|jahre?n?|ans|jaar|anos|anni)\b/;
/** Doing, not knowing: "experience building …", "erste Erfahrung". */
const DOING =
  /(?:experience[ds]?) (?:with |in |of )?(?:\p{L}+ly )?(?!using|applying|working in an? agile|programming|engineering|machine|marketing|accounting|manufacturing|testing|modell?ing|scripting|nursing|training|planning|banking|networking|computing|pricing|reporting)\p{L}+ing\b|premiere experience|erste (?:\p{L}+ )?erfahrung|aantoonbare ervaring|erfahrung als|experience as|track record/u;

/** Years that are not counted: "mehrere Jahre Praxis", "several years". */
const SEVERAL =
  /(?:mehrere|einige|several|some|multiple|a few|plusieurs|quelques|varios|algunos|vari|alcuni|meerdere|enkele|varios|alguns|flera) (?:years|jahre|annees|ans|anos|jaar|anni|ar)(?![\p{L}])|mehrjahrig|meerjarig/u;
/** School marks in a language are no command of it. */
const SCHOOLED = /\bgcses?\b|\ba-levels?\b|\bnoten in\b|\babitur\b|\bgrade [a-c\d]/;
/** "Experience of teaching GCSE mathematics": the degree is what the experience is of. */
const EXPERIENCE_FIRST =
  /^(?:\p{L}+ ){0,2}(?:experience|erfahrung|experiencia|ervaring) (?:of|in|with|mit|de|en|in de|met) /u;

/** Opens with how somebody is disposed towards what it names: "Interest in …", "Freude an …", "Willing to …". */
const DISPOSED =
  /^(?:(?:an?|your|strong|genuine|keen|real|ihre?|deine?|grosse|hohe|une?|vif|een)? ?(?:interest(?:ed)? in|enthusias\p{L}+ (?:for|about)|willing(?:ness)? to|happy to|freude an|spass an|lust auf|interesse an|interet (?:marque |prononce )?pour|gout (?:pour|du|de la)|envie de|zin in|interes (?:en|por)|interesse (?:per|por|in)))(?![\p{L}])/u;
/** How old somebody is: law, not experience. */
const AGE =
  /\b(?:years of age|years old|jahre alt|ans revolus|mindestalter|volljahrig|anos cumplidos|(?:18|21|23|25) (?:years )?(?:or (?:older|over))|over (?:18|21)|age (?:limit|up ?to))\b/;
/** Titles over points that need not say again what they are about: "Experience", "Technical". */
const HEADED_EXPERIENCE =
  /^(?:(?:relevant|previous|prior|work(?:ing)?|professional|essential|desirable) )?(?:experience|(?:berufs|praxis)?erfahrung(?:en)?|experiences?(?: professionnelles?)?|ervaring|werkervaring|experiencia|esperienza)$/;
const HEADED_KNOWING =
  /^(?:technical(?:ly)?|fachlich(?:es)?|techniquement|cote (?:technique|metier)|vakinhoudelijk|(?:(?:technical|hard|it|computer|software) )?(?:knowledge|skills)|(?:fach)?kenntnisse|fachwissen|savoir-faire|connaissances|competences techniques)$/;

/**
 * The kind of a clause. `found`: the skills it names; `years`: what {@link yearsOf} read in it; `title`: the words of
 * the heading over it, flattened.
 */
export function kindOf(
  flat: string,
  found: readonly FoundSkill[],
  years: number | null,
  title = "",
): RequirementKind {
  const kinds = found.map(({ skill }) => skillKind(skill));
  const count = (...wanted: SkillKind[]) => kinds.filter((kind) => kind && wanted.includes(kind)).length;
  const knows = found.filter(({ skill }) => isTechnical(skill)).length;
  const hardSkills = Math.max(knows, count("technology", "tool", "method", "domain"));
  if (isLanguage(flat, count("language"), hardSkills)) return "language";
  const degree = DEGREE.test(flat) || (FIELD.test(flat) && !EXPERIENCE.test(flat));
  const licence = LICENCE.test(flat) || (count("credential") > 0 && !EXPERIENCE_FIRST.test(flat));
  if (CLASS_OF_LICENCE.test(flat)) return "certification";
  if (AGE.test(flat)) return "other";
  if (DISPOSED.test(flat) && !degree && !licence && years === null) return "other";
  if (CHECKED.test(flat) && !LICENSED.test(flat) && !degree && years === null) return "other";
  if (CONTINUED.test(flat)) return "experience";
  if (years !== null && YEARS_FIRST.test(flat) && !degree) return "experience";
  if (HAVING_DONE.test(flat) && !degree && !licence)
    return knows > 0 && HAVING_USED.test(flat) ? "skill" : "experience";
  if (
    licence &&
    (!degree || (/licen[cs]|certificat/.test(flat.slice(0, 40)) && !degreeFirst(flat))) &&
    !(years !== null && EXPERIENCE.test(flat))
  ) {
    if (!(knows > 0 && !PAPER.test(flat))) return "certification";
  }
  if (
    degree &&
    !(years !== null && flat.search(DEGREE) > flat.search(EXPERIENCE_OF_LIFE)) &&
    !degreeAsStop(flat)
  ) {
    return (years !== null && EXPERIENCE.test(flat)) || EXPERIENCE_FIRST.test(flat)
      ? "experience"
      : "education";
  }
  if (years !== null || (SEVERAL.test(flat) && EXPERIENCE.test(flat))) return "experience";
  if (CONDITION.test(flat))
    return /licen[cs]e|fuhrerschein|permis|rijbewijs|patente|carne|cnh|korkort/.test(flat)
      ? "certification"
      : "other";
  const personal = PERSONAL.test(flat) || count("soft") > 0;
  const experience = EXPERIENCE.test(flat);
  if (experience && (knows === 0 || DOING.test(flat)) && !knowsFirst(flat)) return "experience";
  if (personal && hardSkills === 0) return "other";
  if (personal && knows === 0 && !KNOWING.test(flat.replace(/skills?/g, ""))) return "other";
  if (hardSkills > 0 || KNOWING.test(flat)) return "skill";
  if (experience || HEADED_EXPERIENCE.test(title)) return "experience";
  return MASTERED.test(flat) || HEADED_KNOWING.test(title) ? "skill" : "other";
}

/** What the paper that is asked for is called. */
const PAPER =
  /certif|licen[cs]|permit|zertif|permis|endorse|ticket|card\b|carte|ausweis|schein\b|brief\b|brevet|registr|member|chartered|accredit|kaart\b|carne|patente|patentino|diplome d'etat|inscri|approbation|credential|badge|rating|nachweis|lizenz|a jour|validite|in date|bhv|vca/;
/** What is done with a tool, a material or a text, or is called no stranger to somebody. */
const MASTERED =
  /(?:^|[^\p{L}])(?:operat(?:e|ing)|handle an?|use[sd]?|using|analy[sz]e|weld(?:ing)?|solder(?:ing)?|repair(?:ing)?|sew(?:ing)?|bak(?:e|ing)|calculat(?:e|ing)|(?:read|write) (?:an? )?(?:\p{L}+ )?(?:drawings?|plans?|blueprints?|charts?|code|copy|reports?|schematics?|recipes?|scores?)|handy with|knife skills|(?:able to|can) (?:reverse|drive|tow|back|sew|splice|wire|prune|cook|lay|hang|read)|\p{L}+ reasoning|\p{L}+ design|a feel for|kein fremdwort|effeff|nicht (?:erst )?nachschlagen|beruhrung(?:spunkte)? mit|\p{L}*ken+t?nisse|(?:liest|bedienst|fahrst|schweisst) \p{L}+|sicher (?:an|am|mit)|kunt .{3,40} (?:lezen|lassen|bedienen|rijden|koken|programmeren)|vous maniez|(?:lesen|rechnen|schweissen|loten|programmieren|zeichnen|nahen|backen|kochen|melken|legen|mauern|kalkulieren|bedienen)(?: (?:konnen|kannst|kann)| und)|(?:savoir|savez|sais|capable de|capacite a)? ?(?:tenir|lire|manier|elaborer|rediger|souder|coudre|cuisiner|calculer|regler|dresser|utiliser|conduire) (?:une?|des|les?|la|du))(?![\p{L}])/u;

/** "De formation Bac+3 (DCG, licence CCA)": the degree stands first. */
function degreeFirst(flat: string): boolean {
  const at = flat.search(DEGREE);
  return at >= 0 && at < flat.search(LICENCE);
}

/** What an employer looks up about everybody; no paper that one holds. */
const CHECKED =
  /(?:^|[^\p{L}])(?:background (?:check|screening|investigation)s?|(?:basic|enhanced|standard) dbs(?: disclosure)?|drug (?:test|screen)(?:ing)?s?|criminal (?:record|history|background)|pre-?employment|hair (?:follicle )?test|dbs check|police check|clean driving record|driving record|moving violations|casier judiciaire|fuhrungszeugnis)(?![\p{L}])/u;
const LICENSED = /licen[cs]e|card|certificate/;
/** "… experience in retail, ideally in furniture": a wish that goes on with where the experience was gained. */
const CONTINUED =
  /^(?:ideally|preferably|idealerweise|gerne?|bestenfalls|idealement|de preference|bij voorkeur) (?:with)?in (?!.*(?:discipline|field|degree|major|subject|python|java|sql))|^(?:idealerweise|gerne?) (?:in|im|bei|aus) |^(?:idealement|de preference) (?:dans|en) /u;

const YEARS_FIRST =
  /^(?:minimum |min\. |at least |mindestens |au moins )?\d{1,2}\+? (?:months?|years?|yrs?|jahre|ans|mois|monate)(?![\p{L}])/u;
/** "Have sold to hospitals", "who has owned a project": what has been done is experience. */
const HAVING_DONE =
  /(?:^|who |you |who'?ve )(?:have|has|you've|'ve) (?:also |already |previously |successfully |personally )?(?:\p{L}{2,}(?<!ne)ed|sold|run|built|led|held|done|taught|grown|carried)(?![\p{L}])/u;

const HAVING_USED =
  /(?:^|[^\p{L}])(?:have|has|you've|'ve) (?:also |already |previously )?(?:used|dabbled)(?![\p{L}])/u;

function isTechnical(skill: string): boolean {
  const kind = skillKind(skill);
  return kind === "technology" || kind === "tool" || (kind === "method" && skillCategory(skill) !== null);
}

/** "Knowledge of … and experience in …": what comes first names the clause. */
function knowsFirst(flat: string): boolean {
  const knowing = flat.search(KNOWING);
  return knowing >= 0 && knowing < flat.search(EXPERIENCE) - 12;
}

/** "Englisch so gut, dass Sie telefonieren können", "Français courant": what opens with a language asks for it. */
const LANGUAGE_FIRST =
  /^(?:(?:very |sehr |tres )?(?:good|fluent|gute[sr]?|fliessende[sr]?|bon(?:ne)?s?|goede?|buon[ao]?|buen[ao]?) )?(?:(?:business )?(?:english|german|french|spanish|dutch|italian)(?! (?:teacher|literature|cuisine|market|law))|(?:deutsch|englisch|franzosisch|italienisch|spanisch)(?:kenntnisse)?(?=[ ,(]|$)|(?:francais|anglais|allemand|espagnol|italien|neerlandais)(?! \p{L}+ais)|nederlands|engels|ingles|espanol|inglese|(?:parler|je spreekt|tu parles|vous parlez|sie sprechen|du sprichst|sie verstehen|du verstehst|you speak) (?:\p{L}+ )?(?:italien|anglais|allemand|espagnol|deutsch|englisch|mundart|nederlands|engels|english|french|spanish))/u;

function isLanguage(flat: string, languages: number, hardSkills: number): boolean {
  if (LANGUAGE_FIRST.test(flat) && !SCHOOLED.test(flat)) return true;
  if (/\p{L}+ speakers?(?![\p{L}])/u.test(flat) && SPOKEN_NAMES.test(flat)) return true;
  if (languages === 0 && SPOKEN_NAMES.test(flat) && SPEAKS.test(flat)) return hardSkills === 0;
  if (
    languages === 0 &&
    SPOKEN_NAMES.test(flat.replace(/languages?|langues?|idiomas?/g, "")) &&
    SPOKEN_WORDS.test(flat)
  )
    return hardSkills === 0;
  if (languages === 0)
    return /\bbilingual\b|\blanguages? skills\b|\bsecond language\b/.test(flat) && hardSkills === 0;
  if (SCHOOLED.test(flat)) return false;
  if (hardSkills > languages) return false;
  const personal = flat.search(PERSONAL);
  const spoken = flat.search(SPOKEN_NAMES);
  if (spoken < 0 || (personal >= 0 && spoken - personal > 45)) return false;
  return SPOKEN_WORDS.test(flat) || SPEAKS.test(flat) || flat.split(/\s+/).length <= 5;
}

/** "5 years since B.S.", "degree of …": the word stands for something else than a degree asked for. */
function degreeAsStop(flat: string): boolean {
  return /\bsince (?:b\.?s|bachelor|degree|graduation)|\bhigh degree of|\ba (?:high|great) degree\b/.test(
    flat,
  );
}
