import type { Portrait, PortraitClaim } from "@career-portrait/shared/matching";
import fc from "fast-check";
import { expect, test } from "vitest";
import { portraitClaim } from "../../evaluation/tailoring/portrait-claim.ts";
import { identityFaults, IDENTITY_LANGUAGES, identityLanguage, type IdentityLanguage } from "./identity.ts";
import { describePortrait } from "./local/identity.ts";

const word = fc.constantFrom(
  "Baker",
  "Rust",
  "Data",
  "Nurse",
  "Node.js",
  "Sr.",
  "Care",
  "Law",
  "Steel",
  "C++",
);
const phrase = (max: number) =>
  fc.array(word, { minLength: 1, maxLength: max }).map((words) => words.join(" "));
const type = fc.constantFrom<PortraitClaim["type"]>(
  "skill",
  "achievement",
  "attribute",
  "education",
  "certification",
);
const portrait = fc.record({
  claims: fc.array(
    fc.record({ type, label: phrase(12) }).map(({ type: kind, label }, index = 0) => ({
      id: String(index),
      type: kind,
      label,
      description: null,
      confidence: 0.9,
      institution: null,
      degree: null,
      field: null,
      start_date: null,
      end_date: null,
      work_history_id: null,
      evidence: [],
    })),
    { maxLength: 6 },
  ),
  work_history: fc.array(
    fc
      .record({ title: phrase(9), company: phrase(6), end_date: fc.constantFrom(null, "2020") })
      .map((role) => ({
        id: role.title,
        ...role,
        start_date: null,
        location: null,
        summary: null,
      })),
    { maxLength: 4 },
  ),
  basis: fc.constant<Portrait["basis"]>("accepted"),
});

/** What tells the language of a portrait. */
const TOLD: Record<IdentityLanguage, string> = {
  en: "I was in charge of the kitchen and of all that the guests asked for.",
  de: "Ich war für die Küche und für alles verantwortlich, was die Gäste sich wünschten.",
  fr: "Je tenais la cuisine et je répondais de tout ce que les convives demandaient dans la salle.",
  es: "Yo llevaba la cocina y respondía de todo lo que pedían los comensales en la sala.",
};

test.each(IDENTITY_LANGUAGES)(
  "by rule, every portrait in %s gets a snapshot that breaks no rule but the number of keywords",
  (language) => {
    fc.assert(
      fc.property(portrait, ({ claims, ...made }) => {
        fc.pre(claims.length > 0);
        const told = { ...made, claims: claims.map((claim) => ({ ...claim, description: TOLD[language] })) };
        expect(identityLanguage(told)).toBe(language);
        const text = describePortrait(told);
        const faults = identityFaults(text, told).filter(
          (fault) => !(fault.startsWith("keywords: must be 3") && text.keywords.length < 3),
        );
        expect(faults).toEqual([]);
      }),
      { numRuns: 200 },
    );
  },
);

test("by rule, a portrait that holds only roles gets one too", () => {
  fc.assert(
    fc.property(portrait, ({ work_history, basis }) => {
      fc.pre(work_history.length > 0);
      const made = { claims: [], work_history, basis };
      const faults = identityFaults(describePortrait(made), made);
      expect(faults.filter((fault) => !fault.startsWith("keywords: must be 3"))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const COOK: Record<IdentityLanguage, { title: string; skills: string[]; deed: string; paper: string }> = {
  en: {
    title: "Sous Chef",
    skills: ["Menu planning", "Pastry", "Food safety"],
    deed: "Cut the waste of the kitchen by a third",
    paper: "Food hygiene certificate",
  },
  de: {
    title: "Souschefin",
    skills: ["Menüplanung", "Patisserie", "Lebensmittelhygiene"],
    deed: "Den Abfall der Küche um ein Drittel gesenkt",
    paper: "Ausbildereignung",
  },
  fr: {
    title: "Seconde de cuisine",
    skills: ["Élaboration de menus", "Pâtisserie", "Hygiène alimentaire"],
    deed: "Réduction des déchets de la cuisine d’un tiers",
    paper: "CAP Cuisine",
  },
  es: {
    title: "Segunda de cocina",
    skills: ["Planificación de menús", "Pastelería", "Higiene alimentaria"],
    deed: "Reducción de los desechos de la cocina en un tercio",
    paper: "Certificado de manipulación de alimentos",
  },
};

test.each([
  [
    "en",
    "Sous Chef working with Menu planning, Pastry and Food safety",
    "You work as Sous Chef at Auberge Lindner. Your work draws on Menu planning, Pastry and Food safety. Among what you have done is this: Cut the waste of the kitchen by a third.",
    ["Sous Chef", "Senior Sous Chef", "Lead Sous Chef"],
  ],
  [
    "de",
    "Souschefin mit Erfahrung in Menüplanung, Patisserie und Lebensmittelhygiene",
    "Sie arbeiten als Souschefin bei Auberge Lindner. Ihre Arbeit stützt sich auf Menüplanung, Patisserie und Lebensmittelhygiene. Zu dem, was Sie getan haben, gehört dies: Den Abfall der Küche um ein Drittel gesenkt.",
    ["Souschefin", "Senior Souschefin", "Lead Souschefin"],
  ],
  [
    "fr",
    "Seconde de cuisine, avec une expérience en Élaboration de menus",
    "Vous travaillez comme Seconde de cuisine chez Auberge Lindner. Votre travail s’appuie sur ces compétences\u202f: Élaboration de menus, Pâtisserie et Hygiène alimentaire. Parmi ce que vous avez fait, il y a ceci\u202f: Réduction des déchets de la cuisine d’un tiers.",
    ["Seconde de cuisine", "Seconde de cuisine senior", "Seconde de cuisine en chef"],
  ],
  [
    "es",
    "Segunda de cocina con experiencia práctica en Planificación de menús",
    "Tu trabajo actual es el de Segunda de cocina en Auberge Lindner. Tu trabajo se apoya en Planificación de menús, Pastelería e Higiene alimentaria. Entre tus logros está este: Reducción de los desechos de la cocina en un tercio.",
    ["Segunda de cocina", "Segunda de cocina sénior", "Segunda de cocina principal"],
  ],
] as const)("by rule, in %s it reads as the portrait does", (language, headline, bio, matches) => {
  const { title, skills, deed, paper } = COOK[language];
  const made: Portrait = {
    claims: [
      ...skills.map((label) => portraitClaim(label, "skill", label, { quote: TOLD[language] })),
      portraitClaim(deed, "achievement", deed),
      portraitClaim(paper, "certification", paper),
    ],
    work_history: [
      {
        id: "1",
        title,
        company: "Auberge Lindner",
        start_date: "2019",
        end_date: null,
        location: null,
        summary: TOLD[language],
      },
    ],
    basis: "accepted",
  };
  const text = describePortrait(made);
  expect(text).toMatchObject({ headline, bio, matches });
  expect(text.archetype).toBe("Optimizer");
  expect(identityFaults(text, made)).toEqual([]);
});

test("by rule, what is told as done is a whole deed: no heading, nothing cut short", () => {
  const deed = "Cut the waiting time of the ward by a third";
  const labels = ["International Awards", "Community", "Led the move of the whole fleet to …", deed];
  const { bio } = describePortrait({
    claims: labels.map((label) => portraitClaim(label, "achievement", label)),
    work_history: [],
    basis: "accepted",
  });
  expect(bio).toContain(deed);
  for (const label of labels.slice(0, 3)) expect(bio).not.toContain(label);
});
