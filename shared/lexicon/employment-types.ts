/** Kinds of employment, after schema.org `employmentType`; the words of each country's contracts by hand. */
import { finderOf, readTable } from "./table.ts";

export type EmploymentTypeWord =
  | "internship"
  | "apprenticeship"
  | "volunteer"
  | "freelance"
  | "seasonal"
  | "minijob"
  | "fixed-term"
  | "temporary"
  | "part-time"
  | "full-time"
  | "permanent";

/** From the particular to the general: what stands first says most. */
export const EMPLOYMENT_TYPES = readTable<EmploymentTypeWord>(`
key | en | de | fr | es | nl | pt | it | da | sv
internship | internship, intern, placement, co-op | Praktikum, Werkstudent, Werkstudentin, Werkstudententätigkeit, Pflichtpraktikum | stage, stagiaire, convention de stage | prácticas, becario, becaria, pasantía, beca | stage, stageplaats, afstudeerstage, werkstudent | estágio | tirocinio, stage, stagista | praktik, praktikplads, studiejob, studentermedhjælper | praktik, praktikplats
apprenticeship | apprenticeship, apprentice, traineeship | Ausbildungsplatz, Ausbildung zum, Ausbildung zur, Azubi, Auszubildende, Auszubildender, Lehrstelle, Lehre, duales Studium | alternance, apprentissage, contrat d'apprentissage, contrat de professionnalisation, alternant, alternante | contrato de formación, aprendiz, formación dual | leerwerkplek, leerling, BBL | aprendizagem, jovem aprendiz | apprendistato, apprendista | elev, lærling, elevplads, læreplads | lärling, lärlingsplats
volunteer | volunteer, voluntary | ehrenamtlich, Ehrenamt, Freiwilligendienst, Bundesfreiwilligendienst, FSJ | bénévole, bénévolat, service civique | voluntario, voluntaria, voluntariado | vrijwilliger, vrijwilligerswerk | voluntário, voluntariado | volontario, volontariato, servizio civile | frivillig | volontär
freelance | freelance, freelancer, self-employed, independent contractor, 1099, corp to corp, C2C | freiberuflich, Freelancer, selbstständig, auf Honorarbasis | freelance, indépendant, auto-entrepreneur, portage salarial | autónomo, autónoma, freelance, por cuenta propia | zzp, zzp'er, freelance, zelfstandige | freelancer, recibos verdes, prestação de serviços, PJ | partita IVA, libero professionista, freelance | freelance, selvstændig | frilans, egenföretagare
seasonal | seasonal, summer job | Saison, Saisonkraft, saisonal, Ferienjob | saisonnier, saisonnière, job d'été | temporada, por temporada | seizoenswerk, vakantiewerk | sazonal, temporada | stagionale | sæson, sæsonarbejde | säsong, säsongsarbete, sommarjobb
minijob | zero hours, bank staff, PRN, per diem, casual | Minijob, Mini-Job, geringfügig, 520-Euro-Basis, 538-Euro-Basis, 556-Euro-Basis, Aushilfe | vacataire, extra | por horas, eventual | oproepkracht, nulurencontract, bijbaan | intermitente | a chiamata | timeløn, vikar, afløser | timanställning, extrajobb
fixed-term | fixed-term, term contract, contract to hire, contract position, short-term contract, limited term | befristet, befristete*, Befristung, zeitlich befristet, Elternzeitvertretung | CDD, contrat à durée déterminée, durée déterminée | contrato temporal, duración determinada, por obra y servicio, plazo fijo | tijdelijk contract, bepaalde tijd, tijdelijk | termo certo, prazo determinado, contrato a termo | tempo determinato, contratto a termine | tidsbegrænset, barselsvikariat, vikariat | visstidsanställning, vikariat, tidsbegränsad
temporary | temporary, temp, interim, locum, maternity cover | Zeitarbeit, Arbeitnehmerüberlassung, Leiharbeit, Interim | intérim, mission d'intérim, intérimaire, remplacement | temporal, ETT, suplencia, interino | uitzendwerk, uitzendkracht, interim, detachering | temporário, trabalho temporário, substituição | somministrazione, interinale, sostituzione maternità | midlertidig | tillfällig, bemanning
part-time | part-time, half-time | Teilzeit, in Teilzeit, halbtags, teilzeit* | temps partiel, mi-temps | media jornada, tiempo parcial, jornada parcial, jornada reducida | parttime, deeltijd, part-time | meio período, part-time, tempo parcial, meio tempo | part-time, tempo parziale | deltid | deltid
full-time | full-time, fulltime | Vollzeit, in Vollzeit, ganztags, vollzeit* | temps plein, temps complet, plein temps | jornada completa, tiempo completo, full time | fulltime, voltijd, voltijds | tempo integral, tempo inteiro, full-time, período integral | tempo pieno, full-time | fuldtid, heltid | heltid
permanent | permanent, regular, indefinite | unbefristet, unbefristete*, Festanstellung, fest angestellt, Dauerstelle | CDI, contrat à durée indéterminée, durée indéterminée | indefinido, contrato indefinido, fijo, planta permanente | vast contract, vaste aanstelling, onbepaalde tijd, vast dienstverband | efetivo, sem termo, CLT, contrato sem termo, prazo indeterminado | tempo indeterminato, indeterminato | fastansættelse, fast stilling | tillsvidareanställning, tillsvidare, fast anställning
`);

/** The kinds of employment that a folded text names, in its order. */
export const employmentTypesNamed = finderOf(EMPLOYMENT_TYPES);
