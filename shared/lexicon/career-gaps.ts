/**
 * Entries of a résumé that tell why there was no work: searching for it, caring for children, a year off. They are no post
 * that somebody held. English, German, French, Spanish, Dutch.
 */
const GAP = new RegExp(
  `(?<!\\p{L})(?:${[
    // How a job ended says nothing of it.
    "company (?:closed|closure)|made redundant|laid off|betriebs(?:aufgabe|schließung|auflösung)|ende der befristung|licenciement|fin de (?:contrat|cdd|mission)|fermeture de l['’]entreprise|cierre de (?:la )?empresa|fin de contrato|despido|bedrijfssluiting",
    // At the beginning of a title: "Career break", "Unemployed".
    "career (?:break|change|gap)|unemployed|between jobs|(?:seeking|looking for) (?:work|employment)|job search",
    "(?:maternity|parental|paternity|family|medical|carer['’]?s) leave|stay[- ]at[- ]home|sabbatical|gap year|furlough|full[- ]time (?:parent|carer)",
    "kurzarbeit|arbeits?such\\p{L}*|arbeitslos\\p{L}*|elternzeit|mutterschutz|erziehungs(?:zeit|urlaub)|familienphase|familienzeit|auszeit|sabbatjahr|berufliche neuorientierung|kindererziehung",
    "sans emploi|(?:en )?recherche d['’]emploi|demandeu(?:r|se) d['’]emploi|chômage(?: partiel)?|congé (?:de )?(?:maternité|parental|paternité|sabbatique)|année sabbatique",
    "en paro|desemplead[oa]|desempleo|búsqueda (?:activa )?de empleo|pausa (?:profesional|laboral)|excedencia|baja (?:por )?matern\\p{L}*|año sabático",
    "werkzoekend|werkloos|ouderschapsverlof|zwangerschapsverlof|loopbaanonderbreking",
  ].join("|")})`,
  "iu",
);
/** Who stands in for somebody on leave has a post: "Elternzeitvertretung", "maternity leave cover". */
const COVER = /vertretung|(?<!\p{L})(?:cover|replacement|remplacement|sustitución|vervanging)(?!\p{L})/iu;
/** It opens the entry; behind a title it tells why that ended. */
const FIRST_WORDS = 3;

/** Whether the title of an entry tells of time without work. */
export function isCareerGap(title: string): boolean {
  const found = GAP.exec(title);
  if (!found || COVER.test(title)) return false;
  return title.slice(0, found.index).split(/\s+/u).filter(Boolean).length < FIRST_WORDS;
}
