/** Where work is done, after schema.org `jobLocationType` and the modes that job boards let people choose; words by hand. */
import { finderOf, readTable } from "./table.ts";

export type WorkModeWord = "remote" | "hybrid" | "onsite";

export const WORK_MODES = readTable<WorkModeWord>(`
key | en | de | fr | es | nl | pt | it | da | sv | zh
hybrid | hybrid, partly remote, partially remote, flexible remote | hybrid, hybride*, teilweise remote | hybride, télétravail partiel | híbrido, híbrida | hybride, deels thuis | híbrido, híbrida | ibrido, ibrida | hybrid, delvist hjemmearbejde | hybrid, delvis distans | 混合办公
remote | remote, fully remote, remotely, work from home, working from home, telecommute, telework, teleworking, WFH, home based, home office | remote, Homeoffice, Home Office, mobiles Arbeiten, Telearbeit, ortsunabhängig | télétravail, à distance, full remote, distanciel | teletrabajo, remoto, remota, en remoto, trabajo a distancia | thuiswerk, thuiswerken, op afstand | teletrabalho, remoto, remota, trabalho remoto, home office | telelavoro, da remoto, remoto, smart working | hjemmearbejde, fjernarbejde | distans, distansarbete, hemifrån | 远程
onsite | on site, onsite, in office, in person, on premises, office based | vor Ort, Präsenz, im Büro, vor Ort im Büro | sur site, sur place, en présentiel, présentiel | presencial, en oficina | op locatie, op kantoor | presencial | in presenza, in sede | på stedet, fysisk fremmøde | på plats | 现场
`);

/** The modes that a folded text names, in order. */
export const workModesNamed = finderOf(WORK_MODES);
