/** Persons whom a posting names: nobody applies to them as an employer. */
import { ORGANISATION } from "./masthead.ts";

/** "Phone Jenny", "fragen Sie nach Renate", "bel Gerjan". */
const CALLED =
  /(?<![\p{L}])(?:[Pp]hone|[Cc]all|[Rr]ing|[Cc]ontact|[Tt]ext|[Aa]sk for|[Ss]peak (?:to|with)|[Tt]alk to|[Rr]each out to|(?:[Ff]rag|[Ff]ragen Sie|[Ff]ragt) nach|[Bb]el|[Vv]raag naar|[Dd]emande[rz]|[Ll]lama a|[Pp]regunta por|[Rr]uf(?:en Sie)? (?:den |die )?) ?(\p{Lu}\p{Ll}+)(?! ?\p{Lu}\p{Ll}+ \p{Lu})(?![\p{L}])/gu;
const ADDRESSED =
  /(?<![\p{L}])(?:Frau|Herrn?|Mme|Monsieur|Madame|Ms\.?|Mrs?\.?|Mevrouw|(?:[Ff]rag|[Ff]ragen Sie|[Ff]ragt) nach|[Aa]sk for) (\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+)/gu;
const COUPLE = /^\p{Lu}\p{Ll}+ (?:and|&|und|et|y|en) \p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+$/u;

/** Given names of those whom the text says to call, whole names of those it addresses. */
export function personsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(CALLED), ...text.matchAll(ADDRESSED)].map(([, name]) => name!));
}

/** "Jenny and Col Pascoe" where Jenny is the one to call: persons, and not a house with their name. */
export function isPerson(name: string, persons: ReadonlySet<string>): boolean {
  if (persons.size === 0 || ORGANISATION.test(name)) return false;
  return (
    (name.includes(" ") && persons.has(name)) ||
    (COUPLE.test(name) && name.split(" ").some((word) => persons.has(word)))
  );
}
