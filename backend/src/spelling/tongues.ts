/** What spelling needs to know of each language: its letters, and the endings that make another form of the same word. */

export interface Tongue {
  key: "en" | "de" | "fr" | "es" | "nl";
  /** Beside a to z. */
  letters: string;
  /** Endings that come off, and what may have stood in their place. */
  endings: readonly string[];
  plain: readonly string[];
  /** Whether words are written together, and nouns with a capital. */
  compounds: boolean;
  capitals: boolean;
  /** In so many documents of the corpora a word must stand to be offered for one of eight letters and more, and for a shorter one. */
  long: number;
  short: number;
}

const list = (words: string): string[] => words.split(" ");

export const TONGUES: readonly Tongue[] = [
  {
    key: "en",
    letters: "",
    endings: list(
      "s es ed d ing er r ers rs or ors able ly y ness ment al ful less ish ist ism n ion ions ation ive",
    ),
    plain: ["", "e"],
    compounds: false,
    capitals: false,
    long: 100,
    short: 1000,
  },
  {
    key: "de",
    letters: "äöüß",
    endings: list("e n en er em es s t te st est ten ung ungen lich ig bar ern in innen"),
    plain: ["", "e", "en", "n"],
    compounds: true,
    capitals: true,
    long: 25,
    short: 300,
  },
  {
    key: "fr",
    letters: "àâæçèéêëîïôœùûü",
    endings: list("s e es x nt ent r er ez ant ants ante antes ment eur euse eurs ons é ée és ées"),
    plain: ["", "e", "er"],
    compounds: false,
    capitals: false,
    long: 25,
    short: 400,
  },
  {
    key: "es",
    letters: "áéíñóúü",
    endings: list(
      "s es a o e as os n r ar er ir ado ada ados adas mente ando iendo amos emos imos le les lo la los las se me nos",
    ),
    plain: ["", "e", "o", "a", "ar", "er", "ir", "r"],
    compounds: false,
    capitals: false,
    long: 25,
    short: 250,
  },
  {
    key: "nl",
    letters: "éëïöü",
    endings: list("s e n en er ers t d de den te ten heid ing ingen lijk"),
    plain: ["", "e", "en"],
    compounds: true,
    capitals: false,
    long: 25,
    short: 200,
  },
];

export function tongueOf(language: string | null | undefined): Tongue | null {
  return TONGUES.find(({ key }) => key === language) ?? null;
}

export interface PlainForm {
  form: string;
  ending: string;
}

/** Of which words a word may be another form, by its ending (`modelling`: modell, modelle, model; `enquiries`: enquiry). */
export function plainForms(word: string, { key, endings, plain }: Tongue): PlainForm[] {
  return endings.flatMap((ending) => {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < 3) return [];
    const forms = plain.map((end) => rest + end);
    if (key === "en" || key === "nl") {
      if (rest.at(-1) === rest.at(-2)) forms.push(rest.slice(0, -1));
      if (rest.endsWith("i")) forms.push(`${rest.slice(0, -1)}y`);
    }
    return forms.map((form) => ({ form, ending }));
  });
}
