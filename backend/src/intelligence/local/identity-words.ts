/** The sentences that the snapshot by rule is made of, in the languages it is written in. */
import type { IdentityLanguage } from "../identity.ts";

export interface IdentityWords {
  list: Intl.ListFormat;
  /** Taglines, the fullest first; the first that has six to ten words is taken. `skills` is one or a list of them. */
  withSkills(title: string, skills: string): string;
  withOneSkill(title: string, skill: string): string;
  experienceAt(title: string, company: string): string;
  at(title: string, company: string): string;
  experienceAs(title: string): string;
  bringing(known: string): string;
  /** Six words at least, whatever is known. */
  experienceWith(known: string): string;
  /** Sentences to the person. `job` is a title, with its employer where there is one. */
  worksAs(job: string): string;
  workedAs(job: string): string;
  drawsOn(skills: string): string;
  done(deed: string): string;
  holds(paper: string): string;
  fillers: [string, string];
  /** As a résumé opens: no pronoun. */
  summary(title: string, companies: string | null): string;
  worksWith(skills: string): string;
  /** A title where there was none. */
  specialist(skill: string): string;
  /** The same occupation at other ranks. */
  ranks(base: string): string[];
  /** What a title says of its rank. */
  rank: RegExp;
}

export const IDENTITY_WORDS: Record<IdentityLanguage, IdentityWords> = {
  en: {
    list: new Intl.ListFormat("en-GB"),
    withSkills: (title, skills) => `${title} working with ${skills}`,
    withOneSkill: (title, skill) => `${title} with experience in ${skill}`,
    experienceAt: (title, company) => `${title} with experience gained at ${company}`,
    at: (title, company) => `${title} at ${company}`,
    experienceAs: (title) => `Someone who brings real experience as ${title}`,
    bringing: (known) => `Someone who brings ${known}`,
    experienceWith: (known) => `Someone who brings real experience with ${known}`,
    worksAs: (job) => `You work as ${job}.`,
    workedAs: (job) => `You have worked as ${job}.`,
    drawsOn: (skills) => `Your work draws on ${skills}.`,
    done: (deed) => `Among what you have done is this: ${deed}.`,
    holds: (paper) => `You hold ${paper}.`,
    fillers: ["Your portrait says more with each document you add.", "You decide what is told of it."],
    summary: (title, companies) => `${title}${companies === null ? "" : ` with experience at ${companies}`}.`,
    worksWith: (skills) => `Works with ${skills}.`,
    specialist: (skill) => `${skill} Specialist`,
    ranks: (base) => [`Senior ${base}`, `Lead ${base}`, `Principal ${base}`],
    rank: /^(?:senior|sr|junior|jr|lead|principal|staff|chief|trainee|assistant|associate|head)\.?\s+/i,
  },
  de: {
    list: new Intl.ListFormat("de"),
    withSkills: (title, skills) => `${title} mit Erfahrung in ${skills}`,
    withOneSkill: (title, skill) => `${title} mit praktischer Erfahrung in ${skill}`,
    experienceAt: (title, company) => `${title} mit praktischer Erfahrung bei ${company}`,
    at: (title, company) => `${title} bei ${company}`,
    experienceAs: (title) => `Jemand mit echter praktischer Erfahrung als ${title}`,
    bringing: (known) => `Jemand mit Erfahrung in ${known}`,
    experienceWith: (known) => `Jemand mit echter praktischer Erfahrung in ${known}`,
    worksAs: (job) => `Sie arbeiten als ${job}.`,
    workedAs: (job) => `Sie haben als ${job} gearbeitet.`,
    drawsOn: (skills) => `Ihre Arbeit stützt sich auf ${skills}.`,
    done: (deed) => `Zu dem, was Sie getan haben, gehört dies: ${deed}.`,
    holds: (paper) => `Zu Ihren Nachweisen gehört ${paper}.`,
    fillers: [
      "Ihr Porträt sagt mehr mit jedem Dokument, das Sie hinzufügen.",
      "Sie entscheiden, was davon erzählt wird.",
    ],
    summary: (title, companies) => `${title}${companies === null ? "" : ` mit Erfahrung bei ${companies}`}.`,
    worksWith: (skills) => `Arbeitet mit ${skills}.`,
    specialist: (skill) => `Fachkraft ${skill}`,
    ranks: (base) => [`Senior ${base}`, `Lead ${base}`, `Principal ${base}`],
    rank: /^(?:senior|sr|junior|jr|lead|principal|leitende[rs]?|stellvertretende[rs]?|angehende[rs]?)\.?\s+/i,
  },
  fr: {
    list: new Intl.ListFormat("fr"),
    withSkills: (title, skills) => `${title}, avec pour compétences ${skills}`,
    withOneSkill: (title, skill) => `${title}, avec une expérience en ${skill}`,
    experienceAt: (title, company) => `${title}, avec une expérience acquise chez ${company}`,
    at: (title, company) => `${title} chez ${company}`,
    experienceAs: (title) => `Une vraie expérience en tant que ${title}`,
    bringing: (known) => `Une personne qui apporte ${known}`,
    experienceWith: (known) => `Une personne qui apporte son expérience en ${known}`,
    worksAs: (job) => `Vous travaillez comme ${job}.`,
    workedAs: (job) => `Vous avez travaillé comme ${job}.`,
    drawsOn: (skills) => `Votre travail s’appuie sur ces compétences\u202f: ${skills}.`,
    done: (deed) => `Parmi ce que vous avez fait, il y a ceci\u202f: ${deed}.`,
    holds: (paper) => `Vous pouvez aussi faire valoir ceci\u202f: ${paper}.`,
    fillers: [
      "Votre portrait en dit plus avec chaque document que vous ajoutez.",
      "Vous décidez de ce qui en est raconté.",
    ],
    summary: (title, companies) =>
      `${title}${companies === null ? "" : `, avec une expérience chez ${companies}`}.`,
    worksWith: (skills) => `Compétences\u202f: ${skills}.`,
    specialist: (skill) => `Spécialiste ${skill}`,
    ranks: (base) => [`${base} senior`, `${base} en chef`, `Lead ${base}`],
    rank: /^(?:senior|lead|apprentie?|assistante?|stagiaire)\s+|\s+(?:senior|junior|confirmée?|principale?|en chef)$/i,
  },
  es: {
    list: new Intl.ListFormat("es"),
    withSkills: (title, skills) => `${title} con experiencia en ${skills}`,
    withOneSkill: (title, skill) => `${title} con experiencia práctica en ${skill}`,
    experienceAt: (title, company) => `${title} con experiencia adquirida en ${company}`,
    at: (title, company) => `${title} en ${company}`,
    experienceAs: (title) => `Alguien con experiencia real como ${title}`,
    bringing: (known) => `Alguien que aporta ${known}`,
    experienceWith: (known) => `Alguien que aporta experiencia real en ${known}`,
    worksAs: (job) => `Tu trabajo actual es el de ${job}.`,
    workedAs: (job) => `Has trabajado como ${job}.`,
    drawsOn: (skills) => `Tu trabajo se apoya en ${skills}.`,
    done: (deed) => `Entre tus logros está este: ${deed}.`,
    holds: (paper) => `A tu favor cuentas con ${paper}.`,
    fillers: ["Tu retrato dice más con cada documento que añades.", "Tú decides qué se cuenta de él."],
    summary: (title, companies) => `${title}${companies === null ? "" : ` con experiencia en ${companies}`}.`,
    worksWith: (skills) => `Trabaja con ${skills}.`,
    specialist: (skill) => `Especialista en ${skill}`,
    ranks: (base) => [`${base} sénior`, `${base} principal`, `${base} líder`],
    rank: /^(?:senior|sénior|lead|auxiliar|ayudante)\s+|\s+(?:sénior|senior|júnior|junior|principal|jefe|jefa|líder)$/i,
  },
};
