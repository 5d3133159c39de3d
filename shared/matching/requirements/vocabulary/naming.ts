/** How skills are named in requirements: what is a trait and no skill, what is general, how sentences speak of manners. */

/** Traits of character and conditions of work: nobody shows them by naming them, so no requirement lists them as skills. */
export const TRAITS: ReadonlySet<string> = new Set([
  "Adaptability",
  "Analytical skills",
  "Fast-paced environment",
  "Independence",
  "Learning agility",
  "Motivation",
  "Multitasking",
  "Punctuality",
  "Reliability",
  "Shift work",
  "Work authorization",
  "Work authorisation",
  "Entrepreneurial mindset",
  "Manual dexterity",
  "Physical stamina",
  "Flexibility",
  "Bilingual",
  "Positive attitude",
  "Work ethic",
  "Professionalism",
  "Self-motivation",
  "Curiosity",
]);

/** General words that a list of particulars beside them makes superfluous: "databases (Oracle, SQL)". */
export const GENERAL: ReadonlySet<string> = new Set([
  "Databases",
  "RDBMS",
  "NoSQL",
  "Cloud computing",
  "Data visualization",
  "Machine learning",
  "Deep learning",
  "Operating systems",
  "Software development",
  "Web development",
  "Front-end development",
  "Back-end development",
  "Version control",
  "Infrastructure as code",
  "Business intelligence",
  "Data science",
  "Video conferencing",
  "Surveys",
  "Office software",
]);

/** Canonical name → how sentences in several languages speak of it (flattened text). */
export const MANNERS: readonly (readonly [string, RegExp])[] = [
  [
    "Communication",
    /\b(?:communicat(?:e|es|ing|ion|ions|or|ive)|kommunikati\p{L}+|kommunikations\p{L}+|communicati(?:e|ef|eve)\p{L}*|comunica\p{L}+)\b/u,
  ],
  [
    "Teamwork",
    /\b(?:team ?work|team[- ]player|team[- ]oriented|(?:part of|in|within|with) (?:an? )?(?:\p{L}+[- ]){0,2}teams?|teamfahig\p{L}*|teamgeist|teamplayer\p{L}*|teamspeler|collaboratively|(?:esprit d'|travail(?:ler)? en )equipe|trabajo en equipo|trabalho em equip[ae]|lavor\p{L}+ (?:in|di) (?:team|gruppo|squadra))\b/u,
  ],
  ["Presentation", /\bpresentations?\b/],
  [
    "Organization",
    /\b(?:organi[sz]ation(?:al)? skills?|organisationstalent|sens de l'organisation|well[- ]organi[sz]ed|capacidad de organizacion)\b/,
  ],
  [
    "Problem solving",
    /\b(?:problem[- ]solv\w+|problemlos\p{L}+|resolution de problemes|resolucion de problemas)\b/u,
  ],
  ["Attention to detail", /\b(?:attention to detail|detail[- ]oriented|eye for detail)\b/],
  ["Leadership", /\bleadership\b/],
  ["Confidentiality", /\bconfidential(?:ity)?\b/],
  ["Empathy", /\b(?:empath(?:y|etic|ie)|einfuhlungsvermogen|empatia)\b/],
  [
    "Travel",
    /\b(?:travel(?:ling|ing)?|reisebereitschaft|deplacements?|reisbereidheid|viajar|viagens|trasferte)\b/,
  ],
];

/** Words around a field of study that are none of its name. */
export const FIELD_STOPS =
  /^(?:an?|the|or|and|a closely|closely|applied in|either|any|such as)\s+|\s*(?:-?related)?\s*(?:or )?\b(?:related|relevant|similar|equivalent|comparable|associated)?\s*(?:fields?|disciplines?|subjects?|areas?|degree|majors?|with a focus on.*|from .*|is .*|are .*|required.*|preferred.*|plus.*|and \d.*|with \d.*|or equivalent.*|related)$/giu;
