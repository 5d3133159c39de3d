/** Levels of posts, from the lowest to the highest; words by hand, after the levels that job boards let people choose. */
import { conceptsPattern, readTable } from "./table.ts";

export type Seniority =
  | "intern"
  | "entry"
  | "junior"
  | "mid"
  | "senior"
  | "staff"
  | "principal"
  | "lead"
  | "manager"
  | "head"
  | "director"
  | "vp"
  | "executive";

/** The order of the lines is that of the levels. */
export const SENIORITY = readTable<Seniority>(`
key | en | de | fr | es | nl | pt | it | da | zh
intern | intern, internship, apprentice*, trainee, student, volunteer, fellow | Werkstudent*, Praktik*, Azubi*, Auszubildende* | stagiaire, stage, alternance, alternant, alternante | becari*, prácticas | stagiair*, stage | estagi* | tirocinante, stagista | praktikant, elev, lærling | 实习
entry | entry level, entry, graduate, grad, new grad, assistant, associate, helper, aide | Berufseinsteiger*, Berufsanfänger* | débutant* | sin experiencia | starter | iniciante | neolaureat* | nyuddannet | 初级
junior | junior, jr | Junior | junior | junior, jr | junior | júnior, jr | junior | junior |
mid | mid, mid level, middle, intermediate | | | semi senior, ssr, semisenior | medior | pleno | | |
senior | senior, sr, iii, iv, expert, experienced | Senior, Experte, Expertin | senior, confirmé*, expérimenté* | senior, sr | senior | sênior, sr | senior | senior, erfaren | 高级, 资深
staff | staff, distinguished, architect, founding | | | | | | | |
principal | principal | | | | | | | |
lead | lead, leader, team lead, team leader, tech lead | Teamlead | lead | líder | | líder | | |
manager | manager, superintendent, supervisor, foreman | Leiter, Leiterin, Leitung, *leiter, *leiterin, *leitung | responsable, chef de | jefe, jefa, gerente, responsable | leidinggevende, teamleider | gerente, coordenador, coordenadora | responsabile | leder?, *leder? | 经理, 主管
head | head | | | | hoofd? | | capo | chef? |
director | director, head of | Direktor* | directeur*, directrice* | director, directora | directeur | diretor, diretora | direttore, direttrice | direktør |
vp | vp, vice president, svp, evp, avp | | | vicepresidente | | vice-presidente | | |
executive | chief, CEO, CTO, CFO, COO, president, executive, C level, managing director | Geschäftsführ*, Vorstand | président, présidente, PDG | presidente, presidenta | bestuurder | presidente | amministratore delegato | administrerende direktør |
`);

export const SENIORITY_ORDER: readonly Seniority[] = SENIORITY.map(({ key }) => key);

/** The words of some levels, whole, in folded text. */
export function seniorityPattern(...levels: Seniority[]): RegExp {
  return new RegExp(conceptsPattern(SENIORITY, { keys: levels }), "u");
}
