/**
 * Phrases by which a text speaks to the program that reads it. By hand, after what is known of injected instructions
 * (OWASP Top 10 for LLM Applications, LLM01); postings of the corpora hold few. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const MACHINE_NOTES = readTable(`
key | en | de | fr | es | nl | pt | it
ignore | (ignore/disregard/forget/override/bypass) … (instruction[s]/prompt[s]/rules/requirements/guidelines/above) | ignorier(e/en/t)[ Sie] … (Anweisungen/Vorgaben/Anforderungen/Regeln) | ignore[r/z] … (instruction[s]/consignes) | ignora[r/d] … instrucciones | negeer … instructies | ignora[r] … instruções | ignora[te] … istruzioni
addressed | (note/notes/message/instruction[s]) (to/for) [the /any ](ai/llm[s]/assistant[s]/language model[s]/bot[s]/screening (software/tool)), (as/you are/if you are) (a/an) (ai/llm/large language model/language model/chatbot/ai assistant), system prompt | Sprachmodell | modèle de langage | modelo de lenguaje | taalmodel | modelo de linguagem | modello linguistico
perfect | (this/the/every/all/each) (candidate/applicant/resume/cv)[s] (is/are/should be/must be) [a /an ](perfect/ideal/excellent/best/100[ ]%) (match/fit/score) | (dieser/jeder) (Kandidat/Bewerber) (ist/passt) … (perfekt/ideal/optimal) | ce candidat est (parfait/idéal) | este candidato es (perfecto/ideal) | | |
score | (rate/score/rank/recommend/hire/approve/shortlist/give) (every/this/the/all/each/any) (candidate/applicant/resume/cv)[s], (highest/maximum/perfect/top) [match ]score, [match ]score of (100/10), as strengths | höchste (Punktzahl/Bewertung) | | | | |
`);
