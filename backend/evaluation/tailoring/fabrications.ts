/** Fabrications of the twelve kinds, planted into sentences that are faithful without them. */
import { fold } from "@career-portrait/shared/text";
import type { FaithfulSentence } from "./faithful.ts";
import { type Random, seeded } from "./random.ts";

export const KINDS = [
  "employer",
  "title",
  "degree",
  "certificate",
  "date",
  "changed number",
  "new number",
  "technology",
  "language",
  "team size",
  "award",
  "quotation",
] as const;
export type PlantedKind = (typeof KINDS)[number];

export interface Fabrication {
  kind: PlantedKind;
  text: string;
  base: FaithfulSentence;
}

type Language = "en" | "de" | "fr" | "es";
type Phrases = Record<Language, readonly string[]>;
const SEED = 20_261_121;

/** Sentences are added with `+`, else the phrase continues the sentence before its last stop. `#` is filled in. */
const PHRASES: Record<Exclude<PlantedKind, "changed number" | "date" | "title">, Phrases> = {
  employer: {
    en: [
      "+Before that I worked at #.",
      "+I joined # straight after school.",
      " , experience I had first gained at #",
      "+At # I did the same work on a larger scale.",
      "+My years with # taught me patience.",
    ],
    de: [
      "+Zuvor war ich bei # beschäftigt.",
      "+Davor arbeitete ich für die # GmbH.",
      ", wie schon bei #",
      "+Bei # habe ich dasselbe getan.",
    ],
    fr: ["+Auparavant, j'ai travaillé chez #.", ", comme déjà chez #", "+J'ai commencé chez #."],
    es: ["+Antes trabajé en #.", ", igual que en #"],
  },
  degree: {
    en: [
      "+I hold a PhD in #.",
      "+I also have a Master's degree in #.",
      ", drawing on my MBA",
      "+I graduated from the University of Melbourne.",
      "+I studied # at university.",
      ", with a doctorate in #",
    ],
    de: [
      "+Ich habe einen Master in #.",
      "+Meine Promotion in # habe ich 2011 abgeschlossen.",
      "+Ich bin Diplom-Ingenieur.",
      "+Mein Studium der # schloss ich mit Auszeichnung ab.",
    ],
    fr: ["+Je suis titulaire d'un doctorat en #.", "+J'ai un master en #.", ", fort de mon MBA"],
    es: ["+Tengo un doctorado en #.", "+Soy licenciada con un máster en #."],
  },
  certificate: {
    en: [
      "+I am a certified #.",
      "+I hold the # certificate.",
      ", and I am # certified",
      "+I am licensed as a #.",
    ],
    de: [
      "+Ich bin zertifiziert als #.",
      "+Außerdem habe ich das Zertifikat #.",
      "+Ich besitze die Zertifizierung #.",
    ],
    fr: ["+Je suis certifié #.", "+J'ai obtenu la certification #."],
    es: ["+Estoy certificado como #.", "+Tengo el certificado #."],
  },
  "new number": {
    en: [
      ", by #%",
      " for # customers",
      ", saving €# a year",
      "+This was done # times.",
      ", # times faster than before",
      "+That doubled revenue.",
      " across # sites",
    ],
    de: [
      ", und zwar um # Prozent",
      " für # Kunden",
      ", was # Euro im Jahr spart",
      "+Der Umsatz hat sich dadurch verdoppelt.",
    ],
    fr: [", soit # % de plus", " pour # clients", ", ce qui économise # euros par an"],
    es: [", un # % más", " para # clientes"],
  },
  technology: {
    en: [" using #", "+I also know #.", ", and I work with # every day", "+Familiar with #.", " in #"],
    de: [" mit #", "+Auch # beherrsche ich.", "+Kenntnisse in # bringe ich mit."],
    fr: [" avec #", "+Je maîtrise aussi #."],
    es: [" con #", "+También domino #."],
  },
  language: {
    en: [
      "+I speak fluent #.",
      "+Fluent in #.",
      ", in # and English",
      "+My # is at C1 level.",
      "+I am a native # speaker.",
    ],
    de: ["+Ich spreche fließend #.", "+# beherrsche ich verhandlungssicher.", "+# ist meine Muttersprache."],
    fr: ["+Je parle couramment #.", "+Je suis bilingue en #."],
    es: ["+Hablo # con fluidez.", "+Tengo un nivel C1 de #."],
  },
  "team size": {
    en: [
      ", leading a team of #",
      " with a team of #",
      "+I led # people.",
      "+# engineers reported to me.",
      ", managing # employees",
    ],
    de: [" mit einem Team von # Personen", "+Ich führte # Mitarbeiter.", "+# Kollegen berichteten an mich."],
    fr: [" avec une équipe de # personnes", "+Je dirigeais # collaborateurs."],
    es: [" con un equipo de # personas", "+Dirigí a # empleados."],
  },
  award: {
    en: [
      ", which won the # Award",
      "+I was named Employee of the Year.",
      "+For this I received the # Prize.",
      ", an award-winning effort",
      "+I was a finalist for the # Awards.",
      "+A gold medal followed.",
    ],
    de: [
      "+Dafür erhielt ich die Auszeichnung #.",
      "+Ich wurde Mitarbeiter des Jahres.",
      ", wofür ich ausgezeichnet wurde",
      "+Ich bin Preisträger des #-Preises.",
    ],
    fr: [
      "+J'ai reçu le prix de l'innovation #.",
      "+J'ai été lauréat du prix #.",
      ", travail récompensé par le trophée #",
    ],
    es: ["+Recibí el premio #.", "+Fui galardonado con el premio #."],
  },
  quotation: {
    en: [
      '+My manager said: "She changed how we work."',
      '+As a client put it, "nobody does this better".',
      "+One colleague called me “the calm centre of the team”.",
      '+Described as "a rare talent".',
    ],
    de: [
      "+Mein Chef sagte: „Ohne ihn wäre das nie gelungen.“",
      "+Eine Kundin nannte mich „unsere beste Ansprechpartnerin“.",
    ],
    fr: [
      "+Mon responsable disait : « un pilier de l'équipe ».",
      '+Un client a écrit : "un travail remarquable".',
    ],
    es: ['+Mi jefe dijo: "es imprescindible".', "+Un cliente escribió: «un trabajo magnífico»."],
  },
};

const FILL: Partial<Record<PlantedKind, readonly string[]>> = {
  employer: [
    "Google",
    "Siemens",
    "Deloitte",
    "Acme Dynamics",
    "Northgate Holdings",
    "Bosch",
    "Nestlé",
    "Kestrel Labs",
    "Airbus",
    "BlueRiver",
  ],
  degree: ["Physics", "Economics", "Psychologie", "Robotics", "Biochemie", "Philosophie", "Marketing", "Law"],
  certificate: [
    "PMP",
    "CPA",
    "AWS Certified Solutions Architect",
    "CISSP",
    "Six Sigma Black Belt",
    "Scrum Master",
    "PRINCE2 Practitioner",
    "CFA",
  ],
  technology: [
    "Terraform",
    "Kafka",
    "Salesforce",
    "Tableau",
    "COBOL",
    "MATLAB",
    "Snowflake",
    "Figma",
    "SolidWorks",
    "Jenkins",
    "TypeScript",
    "MongoDB",
    "Power BI",
    "SAP HANA",
    "Django",
  ],
  award: ["Golden Compass", "Innovation", "Phoenix", "Aurora", "Meridian"],
};
const LANGUAGES: Phrases = {
  en: ["Japanese", "Arabic", "Dutch", "Russian", "Mandarin", "Swedish", "Turkish"],
  de: ["Japanisch", "Russisch", "Italienisch", "Polnisch", "Türkisch", "Niederländisch"],
  fr: ["japonais", "russe", "italien", "arabe", "polonais"],
  es: ["japonés", "ruso", "italiano", "árabe"],
};
const RAISES: Phrases = {
  en: [
    "As Head of # I",
    "As Chief # Officer I",
    "As Vice President I",
    "As Director of Operations I",
    "As Principal Architect I",
  ],
  de: [
    "Als Bereichsleiter habe ich",
    "Als Geschäftsführer habe ich",
    "Als leitender Oberarzt habe ich",
    "Als Prokurist habe ich",
  ],
  fr: ["En tant que directeur général, j'ai", "Comme directrice des opérations, j'ai"],
  es: ["Como directora general, he", "Como gerente, he"],
};
const LATER: Phrases = {
  en: [
    " since 1998",
    ", from 2003 to 2025",
    " until 2031",
    ", starting in March 1999",
    "+I have done this since 2001.",
    "+That was in 2007.",
  ],
  de: [" seit 1998", ", von 2003 bis 2025", "+Das mache ich seit 2001.", "+Das war im Mai 2007."],
  fr: [" depuis 1998", ", de 2003 à 2025", "+C'était en mai 2007."],
  es: [" desde 1998", ", de 2003 a 2025", "+Fue en mayo de 2007."],
};

/** `count` fabrications, the twelve kinds in turn; the same in every run. */
export function fabrications(bases: readonly FaithfulSentence[], count: number): Fabrication[] {
  const random = seeded(SEED);
  const planted: Fabrication[] = [];
  for (let turn = 0; planted.length < count && turn < count * 20; turn += 1) {
    const kind = KINDS[planted.length % KINDS.length]!;
    const base = random.pick(bases);
    const text = plant(kind, base, random);
    if (text !== null && text !== base.text) planted.push({ kind, text, base });
  }
  return planted;
}

function plant(kind: PlantedKind, base: FaithfulSentence, random: Random): string | null {
  const language = base.language as Language;
  switch (kind) {
    case "changed number":
      return changedNumber(base, random);
    case "title":
      return random.below(2) === 0
        ? raisedTitle(base, random)
        : withPrefix(base.text, random.pick(RAISES[language]).replace("#", "Operations"));
    case "date":
      return random.below(2) === 0
        ? (stretchedDate(base, random) ?? added(base.text, random.pick(LATER[language])))
        : added(base.text, random.pick(LATER[language]));
    case "employer":
      if (base.posting?.company && random.below(3) === 0)
        return added(base.text, PHRASES.employer[language][0]!.replace("#", base.posting.company));
      return filled(kind, base, random);
    case "language":
      return added(
        base.text,
        random.pick(PHRASES.language[language]).replace("#", unheld(base, LANGUAGES[language], random)),
      );
    case "new number":
    case "team size":
      return added(
        base.text,
        random.pick(PHRASES[kind][language]).replace("#", String(unheldNumber(base, random))),
      );
    default:
      return filled(kind, base, random);
  }
}

function filled(kind: keyof typeof PHRASES, base: FaithfulSentence, random: Random): string {
  const phrase = random.pick(PHRASES[kind][base.language as Language]);
  return added(base.text, phrase.replace("#", unheld(base, FILL[kind] ?? ["Aurora"], random)));
}

/** Something that nothing in the whole portrait names. */
function unheld(base: FaithfulSentence, items: readonly string[], random: Random): string {
  const everything = fold([...base.all.values()].map(({ text }) => text).join(" "));
  return random.pick(items.filter((item) => !everything.includes(fold(item))));
}

function unheldNumber(base: FaithfulSentence, random: Random): number {
  const everything = [...base.all.values()].map(({ text }) => text).join(" ");
  for (;;) {
    const number = 11 + random.below(80);
    if (!everything.includes(String(number))) return number;
  }
}

function added(text: string, phrase: string): string {
  if (phrase.startsWith("+")) return `${text.replace(/[.!]?$/, ".")} ${phrase.slice(1)}`;
  return text.replace(/([.!]?)$/, `${phrase}$1`);
}

function withPrefix(text: string, prefix: string): string {
  return `${prefix} ${/^I |^Ich /.test(text) ? text.replace(/^(?:I|Ich) /, "") : text.charAt(0).toLowerCase() + text.slice(1)}`;
}

/** Another number of the same form; rounded up or a little off as often as far off. */
function changedNumber({ text }: FaithfulSentence, random: Random): string | null {
  const numbers = [...text.matchAll(/(?<![\p{L}\p{N}.,/-])\d+(?:[.,]\d+)?(?![\p{L}\p{N}/]|[.,]\d)/gu)].filter(
    ([digits]) => !/^(?:19|20)\d\d$/.test(digits),
  );
  if (numbers.length === 0) return null;
  const chosen = random.pick(numbers);
  const [digits] = chosen;
  const plain = Number(digits.replace(",", "."));
  const change = random.pick([
    (value: number) => value + 1,
    (value: number) => value * 2,
    (value: number) => Math.ceil(value / 10) * 10 + 10,
    (value: number) => value + 7,
  ]);
  const changed = String(Math.round(change(plain) * 10) / 10).replace(".", digits.includes(",") ? "," : ".");
  return changed === digits
    ? null
    : text.slice(0, chosen.index) + changed + text.slice(chosen.index + digits.length);
}

function stretchedDate({ text, all }: FaithfulSentence, random: Random): string | null {
  const years = [...text.matchAll(/(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu)];
  if (years.length === 0) return null;
  const chosen = random.pick(years);
  const everything = [...all.values()].map((row) => row.text).join(" ");
  const by = random.pick([-3, -2, 4, 5]);
  const year = String(Number(chosen[0]) + by);
  return everything.includes(year) ? null : text.slice(0, chosen.index) + year + text.slice(chosen.index + 4);
}

/** The title the person held, with a word that raises it. */
function raisedTitle({ text, cited }: FaithfulSentence, random: Random): string | null {
  const title = cited.map((row) => row.title).find((held) => held !== undefined && text.includes(held));
  if (title === undefined) return null;
  const raise = random.pick(["Senior ", "Lead ", "Chief ", "Principal ", "Executive "]);
  return text.replace(title, title.startsWith(raise) ? `Chief ${title}` : raise + title);
}
