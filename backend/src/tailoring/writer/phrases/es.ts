/** Spanish. Résumé lines in the first person, or nouns and infinitives of doing whose article is sure, become sentences. */
import type { LetterTone } from "@career-portrait/shared/contract";
import {
  type ByTone,
  bare,
  capitalised,
  firstWord,
  type LetterPhrases,
  listed,
  lowerFirst,
  type Mention,
  type NamedRole,
  stopped,
  yearOf,
  spanOf,
  placeIn,
  type PlaceWords,
  periodSince,
} from "./phrases.ts";

/** "Jefa de obra en Acme". */
function at({ title, company }: NamedRole): string {
  return company === null ? title : `${title} en ${company}`;
}

/** Endings whose nouns of doing are all feminine, and all masculine. */
const FEMININE = /(?:ción|sión|stión|dad|tad|tud|ura|anza|encia|ancia|eza)$/u;
const MASCULINE = /(?:miento|aje)$/u;
const FEMININE_NOUNS = new Set(
  "puesta mejora compra venta toma búsqueda ayuda reforma auditoría consultoría ingeniería tutoría".split(
    " ",
  ),
);
const MASCULINE_NOUNS = new Set(
  (
    "desarrollo diseño control análisis apoyo cálculo soporte estudio trato cuidado manejo " +
    "cierre registro lanzamiento aumento incremento ahorro despliegue reparto cobro pago"
  ).split(" "),
);
/** First person of the past, where it does not end in -é or -í. */
const IRREGULAR_PAST = new Set(
  "hice reduje conduje produje traduje introduje obtuve mantuve sostuve tuve puse propuse compuse dispuse fui estuve di vi traje atraje quise supe pude".split(
    " ",
  ),
);
const NOT_PAST = new Set("así aquí allí café comité té".split(" "));
const INFINITIVE = /^\p{L}{2,}(?:ar|er|ir)$/u;
const NOT_INFINITIVE = new Set(
  "auxiliar superior mayor menor mejor popular taller alquiler líder tercer primer lugar bar hogar escolar militar familiar titular similar".split(
    " ",
  ),
);

/** What came of work, rather than what it consists of. */
const RESULTS = new Set(
  "reducción disminución mejora aumento incremento ahorro obtención recuperación".split(" "),
);

const PLACE: PlaceWords = {
  project: "En mi proyecto",
  current: "En mi puesto actual",
  as: (role) => `Como ${at(role)}`,
  at: (company) => `En ${company}`,
};

function isPast(word: string): boolean {
  return IRREGULAR_PAST.has(word) || (/\p{L}{2}[éí]$/u.test(word) && !NOT_PAST.has(word));
}

/** "la gestión", "el control", "coordinar": what work consists of; null when the article is not sure. */
function asTask(line: string, first: string): string | null {
  if (FEMININE.test(first) || FEMININE_NOUNS.has(first)) return `la ${line}`;
  if (MASCULINE.test(first) || MASCULINE_NOUNS.has(first)) return `el ${line}`;
  return INFINITIVE.test(first) && !NOT_INFINITIVE.has(first) ? line : null;
}

function sentenceOf(text: string, role: NamedRole, mention: Mention): string | null {
  const line = lowerFirst(bare(text));
  const first = firstWord(line).toLowerCase();
  const where = placeIn(role, PLACE);
  if (isPast(first)) {
    const said = { first: `${where}, ${line}`, again: `También ${line}`, further: `Además, ${line}` };
    return `${said[mention]}.`;
  }
  if (/^responsable de(?:l)?\s/u.test(line)) {
    const am = role.is_current ? "soy" : "fui";
    const said = {
      first: `${where} ${am} ${line}`,
      again: `También ${am} ${line}`,
      further: `Además, ${am} ${line}`,
    };
    return `${said[mention]}.`;
  }
  const task = asTask(line, first);
  if (task === null) return null;
  if (RESULTS.has(first)) {
    const said = {
      first: `${where} logré ${task}`,
      again: `También logré ${task}`,
      further: `Además, logré ${task}`,
    };
    return `${said[mention]}.`;
  }
  const [includes, belongs] = role.is_current ? ["incluye", "forma"] : ["incluyó", "formó"];
  const said = {
    first: `${where}, mi trabajo ${includes} ${task}`,
    again: `También ${includes} ${task}`,
    further: `Asimismo ${belongs} parte de él ${task}`,
  };
  return `${said[mention]}.`;
}

const EMPLOYER: ByTone<string> = {
  plain: (fact) => `Sobre ustedes escriben: «${fact}». Me gustaría formar parte de ello.`,
  warm: (fact) => `«${fact}», escriben ustedes, y me encantaría participar en ello.`,
  formal: (fact) => `Una frase de su anuncio es el motivo de esta carta: «${fact}».`,
};

const SIGN_OFF: Record<LetterTone, string> = {
  plain: "Un saludo,",
  warm: "Un cordial saludo,",
  formal: "Atentamente,",
};

const LINES: Record<LetterTone, string> = {
  plain: "De mi trabajo hasta ahora:",
  warm: "Parte de lo que aportaría:",
  formal: "De mi trayectoria quisiera destacar:",
};
const SKILLS: ByTone<string> = {
  plain: (skills) => `De lo que piden, aporto lo siguiente: ${skills}.`,
  warm: (skills) => `Esto es lo que aportaría a su equipo: ${skills}.`,
  formal: (skills) => `De los conocimientos que requieren, puedo ofrecer los siguientes: ${skills}.`,
};

const YEARS: ByTone<number> = {
  plain: (years) => `En total cuento con ${years} años de experiencia profesional.`,
  warm: (years) => `Sumando todo, cuento con ${years} años de experiencia profesional.`,
  formal: (years) => `Mi experiencia profesional suma ${years} años en total.`,
};

const HOLDS: ByTone<string> = {
  plain: (items) => `En formación y títulos cuento con: ${items}.`,
  warm: (items) => `De formación tengo: ${items}.`,
  formal: (items) => `Poseo la siguiente formación: ${items}.`,
};

export const spanish: LetterPhrases = {
  list: (items) => listed(items, /^h?i(?![aeiouáéíóú])/iu.test(items.at(-1) ?? "") ? "e" : "y"),
  who({ title, company, is_current }, years) {
    const since = years === null ? "" : ` con ${years} años de experiencia profesional`;
    const where =
      company === null ? "" : `, ${is_current ? "actualmente" : "más recientemente"} en ${company}`;
    return stopped(`${capitalised(title)}${since}${where}`);
  },
  brings: (skills) => `Aporta ${skills}.`,
  proofs: (items) => `Títulos y certificados: ${items}.`,
  study: (degree, field) => `${degree} en ${field}`,
  aDegree: (degree) => degree,
  period: periodSince("desde"),

  greeting(tone, company, addressee) {
    if (addressee) {
      const named = `${addressee.isWoman ? "Sra." : "Sr."} ${addressee.surname}`;
      return tone === "formal"
        ? `${addressee.isWoman ? "Estimada" : "Estimado"} ${named}:`
        : `Buenos días, ${named}:`;
    }
    if (tone === "formal") return "Estimados señores y señoras:";
    return tone === "warm" && company !== null
      ? `Estimado equipo de ${company}:`
      : "Estimado equipo de selección:";
  },
  applying(tone, title, company) {
    const post = title === null ? "al puesto que ofrecen" : `al puesto de «${title}»`;
    const where = company === null ? "" : ` en ${company}`;
    if (tone === "formal") return `Me dirijo a ustedes para presentar mi candidatura ${post}${where}.`;
    return tone === "warm"
      ? `Me gustaría trabajar con ustedes y presento mi candidatura ${post}${where}.`
      : `Les presento mi candidatura ${post}${where}.`;
  },
  employer: (tone, fact) => EMPLOYER[tone](fact),
  role(tone, role) {
    if (!role.is_current) return `Más recientemente trabajé como ${at(role)}${spanOf(role)}.`;
    if (role.start === null) return stopped(`Trabajo como ${at(role)}`);
    const since = yearOf(role.start);
    if (tone === "formal") return stopped(`Desempeño desde ${since} el puesto de ${at(role)}`);
    return tone === "warm"
      ? stopped(`Desde ${since} estoy trabajando como ${at(role)}`)
      : stopped(`Desde ${since} trabajo como ${at(role)}`);
  },
  earlier: (roles) =>
    stopped(
      `Antes trabajé ${listed(
        roles.map((role) => `como ${at(role)}${spanOf(role)}`),
        "y",
      )}`,
    ),
  deed(line, role, mention) {
    const told = sentenceOf(line, role, mention);
    return told === null ? [] : [told];
  },
  lines: (tone) => LINES[tone],
  skills: (tone, skills) => SKILLS[tone](skills),
  years: (tone, years) => YEARS[tone](years),
  holds: (tone, items) => HOLDS[tone](items),
  closing(tone) {
    if (tone === "formal") return "Quedo a su disposición para una entrevista.";
    return tone === "warm"
      ? "Me alegraría conocerles y contarles más sobre este trabajo."
      : "Con gusto les contaré más en una conversación.";
  },
  signOff: (tone) => SIGN_OFF[tone],
};
