/** Where somebody works, as French says it: "au CHU", "à l’Hôpital …", "à la Clinique …", "chez Kasa". */

const MASCULINE =
  /^(?:CHU|CHR|CH|Centre|Lycée|Collège|Musée|Ministère|Cabinet|Conseil|Département|Laboratoire|Groupe|Crédit|Théâtre|Syndicat|Service)\s/u;
const FEMININE =
  /^(?:Clinique|Mairie|Banque|Société|Maison|Ville|Région|Fondation|Caisse|Librairie|Boulangerie|Pharmacie|Compagnie|Métropole|Préfecture|Faculté|Crèche)\s/u;
const ELIDED =
  /^(?:Hôpital|Université|École|Ecole|Institut|Académie|Agence|Association|Atelier|Entreprise|Étude|Office|Observatoire|Hôtel)\s/u;

/** "au CHU de Nantes". */
export function atEmployer(company: string): string {
  if (MASCULINE.test(company)) return `au ${company}`;
  if (FEMININE.test(company)) return `à la ${company}`;
  return ELIDED.test(company) ? `à l’${company}` : `chez ${company}`;
}
