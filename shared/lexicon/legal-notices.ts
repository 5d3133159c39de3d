/**
 * What the law has postings say: equal treatment, disabilities, data, employment at will. Source: the postings of the
 * corpora, where English, German, Spanish and French phrases were counted; the other languages by hand after the same
 * concepts. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const LEGAL_NOTICES = readTable(`
key | en | de | fr | es | nl | pt | it
equality | equal [employment ]opportunit(y/ies), affirmative action, regardless of, without regard, discriminat(e/ion), race, religion, sexual orientation, gender identity, veteran[s], underrepresented, diverse backgrounds, protected (by law/status/class/characteristic[s]), eeo | unabhängig von, Geschlecht, Diskriminierung, Chancengleichheit, Vielfalt, Herkunft, Religion | sans distinction, égalité, diversité, discrimination | sin distinción, igualdad, discriminación | ongeacht, diversiteit | igualdade, diversidade, independentemente | pari opportunità, ambosessi
disability | disabilit(y/ies) | schwerbehindert*, Behinderung | handicap | discapacidad | | deficiência, pcd |
data | privacy, gdpr, personal data | Datenschutz | rgpd | | avg | | gdpr, reg. ue
law | applicable law, e-verify, ordinance, civil service, at-will | | | | | | legge, d.lgs
agencies | unsolicited, agenc(y/ies), staffing agencies, placement fee, franchise[e/s] | | | | | |
reservations | every [single ](requirement/qualification/box), not (intended/designed) to, not an exhaustive, all-inclusive, subject to change, reserves the right, disclaimer, perform [all ][of ][the ]essential [job ]functions, disqualified, eligible for (rehire/hire) | | | | | |
`);
