/** Sentences made to slip through, and honest ones beside them that must pass. */
import type { Evidence, GateOptions, UnsupportedKind } from "../../src/tailoring/gate/index.ts";

export interface AdversarialCase {
  about: string;
  text: string;
  cites: readonly string[];
  voice?: GateOptions["voice"];
  /** The kind that must be found; null when the sentence must pass. `any` when only being caught counts. */
  expected: UnsupportedKind | "any" | null;
}

export const ADVERSARY_POSTING: GateOptions["posting"] = {
  title: "Head of Platform Engineering",
  company: "Contoso Energy",
  text:
    "Contoso Energy is looking for a Head of Platform Engineering. You know Kubernetes, " +
    "Terraform and kdb+, hold a CISSP and speak Dutch. You will negotiate vendor contracts " +
    "and own the platform budget.",
};

const engineer = { title: "Software Engineer", employer: "Alderbrook Ltd" };
const manager = { title: "Assistant Manager", employer: "Kilnhouse Retail" };
const early = { start: "2012-03", end: "2015-08", is_current: false };
const now = { start: "2015-09", end: null, is_current: true };

const ROWS: readonly Evidence[] = [
  {
    id: "a",
    kind: "role",
    text: "Software Engineer\nAlderbrook Ltd\nYork\n2015-09",
    period: now,
    ...engineer,
  },
  {
    id: "a1",
    kind: "claim",
    claim_type: "achievement",
    text: "Cut cloud costs by 30 % with spot instances on AWS",
    period: now,
    ...engineer,
  },
  {
    id: "a2",
    kind: "claim",
    claim_type: "achievement",
    text: "Built the React front end; never used Java. Worked with 45 hospitals",
    period: now,
    ...engineer,
  },
  {
    id: "a3",
    kind: "claim",
    claim_type: "achievement",
    text: "Assisted the architecture team that migrated the billing database",
    period: now,
    ...engineer,
  },
  {
    id: "a4",
    kind: "claim",
    claim_type: "achievement",
    text: "My manager won the Northern Innovation Award for the billing project",
    period: now,
    ...engineer,
  },
  {
    id: "a5",
    kind: "claim",
    claim_type: "achievement",
    text: "Response times fell from 820 ms to 140 ms; availability up to 99 %",
    period: now,
    ...engineer,
  },
  {
    id: "b",
    kind: "role",
    text: "Assistant Manager\nKilnhouse Retail\nLeeds\n2012-03 – 2015-08",
    period: early,
    ...manager,
  },
  {
    id: "b1",
    kind: "claim",
    claim_type: "achievement",
    text: "Scheduled 12 sales staff and 4 trainees; sales grew by 18 %",
    period: early,
    ...manager,
  },
  { id: "s1", kind: "claim", claim_type: "skill", text: "React", period: null },
  { id: "s2", kind: "claim", claim_type: "skill", text: "PostgreSQL", period: null },
  { id: "l", kind: "claim", claim_type: "skill", text: "German B1", period: null },
  {
    id: "e",
    kind: "education",
    claim_type: "education",
    text: "Bachelor of Science\nMathematics\nUniversity of Leeds\n2009 – 2012",
    period: { start: "2009", end: "2012", is_current: false },
  },
  { id: "f", kind: "claim", claim_type: "skill", text: "No experience with Kubernetes yet", period: null },
];

export const ADVERSARY_ROWS: ReadonlyMap<string, Evidence> = new Map(ROWS.map((row) => [row.id, row]));

const all = (
  expected: AdversarialCase["expected"],
  about: string,
  ...rows: [cites: string, text: string][]
): AdversarialCase[] =>
  rows.map(([cites, text]) => ({ about, text, cites: cites.split(" ").filter(Boolean), expected }));

export const ADVERSARIAL: readonly AdversarialCase[] = [
  ...all(
    "number",
    "percentages and sums that were not said",
    ["a5", "Cut response times by 83 %."],
    ["a1", "Cut cloud costs by 31 %."],
    ["a1", "Cut cloud costs by more than 30 %."],
    ["a1", "Cut cloud costs by a third, or thirty-three per cent."],
    ["a1", "Cut cloud costs by 3\u200b5 %."],
    ["a1", "Cut cloud costs by ３５ %."],
    ["a1", "Cut cloud costs by ٣٥ %."],
    ["a2", "Worked with over 45 hospitals."],
    ["a2", "Worked with more than 450 hospitals."],
    ["a2", "Worked with fifty hospitals."],
    ["a2", "Worked with 45,000 hospitals."],
    ["b1", "Sales doubled."],
    ["b1", "Sales grew by 18 times."],
    ["a5", "Response times rose from 140 ms to 820 ms."],
    ["a5", "Availability of 99 %."],
    ["a1", "Increased cloud costs by 30 %."],
    ["b1", "Scheduled 4 sales staff and 12 trainees."],
    ["a1", "Saved half a million euros of cloud costs."],
    ["a1", "Saved $ 30 of cloud costs."],
    ["a5", "Response times fell from 820 s to 140 s."],
  ),
  ...all(
    null,
    "the same numbers in other words",
    ["a1", "Cut cloud costs by thirty per cent."],
    ["a5", "Response times fell from 820 to 140 ms."],
    ["a2", "Worked with over 40 hospitals."],
    ["a2", "Worked with forty-five hospitals."],
    ["b1", "Sales grew by eighteen percent."],
    ["a2", "Worked with more than 40 hospitals."],
  ),
  ...all(
    "team_size",
    "teams that were not",
    ["a2", "Led a team of 45."],
    ["a", "Led a team of 23 people."],
    ["b1", "Supervised 40 employees."],
  ),
  ...all(
    "technology",
    "neighbours, implied skills, look-alikes, negations",
    ["s1", "Experienced in JavaScript."],
    ["s1", "I work with Vue.js."],
    ["s2", "I know MySQL well."],
    ["a2", "I used Java."],
    ["f", "I have experience with Kubernetes."],
    ["a2", "Built the front end in ТypeScript."],
    ["a1", "Ran everything on Kuber\u200bnetes."],
    ["a1", "Cut cloud costs with spot instances on Azure."],
    ["a2", "Built the React and Angular front end."],
    ["s1 s2", "React, PostgreSQL, Terraform"],
    ["a1", "You ask for Terraform; I have used exactly that to cut cloud costs."],
    ["a1", "Terraform, which you ask for, cut our cloud costs."],

    ["a1", "My Kubernetes work fits what you ask for."],
  ),
  ...all(
    null,
    "the employer's need, told as theirs",
    ["a1", "You ask for Terraform; at Alderbrook I cut cloud costs by 30 % on AWS."],
    ["a2", "You are looking for Kubernetes and Terraform, and I built a React front end."],
  ),
  ...all(
    "any",
    "claims by pronoun",
    ["", "I have all of these skills."],
    ["a1", "Your platform would gain a Kubernetes engineer."],
    ["s1", "Certified React developer."],
    ["a4", "Won the Northern Innovation Award for the billing project."],

    ["a1", "You ask for Kubernetes, which I have used daily."],
    ["a1", "You ask for a CISSP: I hold one."],
    ["", "I bring exactly that."],
    ["", "I led the migration."],
    ["", "As an award-winning engineer, I would be glad to talk."],
  ),
  ...all(
    "title",
    "titles raised, shortened upwards, or the posting's",
    ["b", "As Manager at Kilnhouse Retail I planned the week."],
    ["b", "I was the Manager."],
    ["a", "As Senior Software Engineer I work in York."],
    ["a", "Lead Software Engineer at Alderbrook Ltd"],
    ["a", "As Head of Platform Engineering I work in York."],
    ["a", "Head of Platform Engineering"],
    ["a", "I worked as Software Engineering Manager."],
    ["a b", "As Software Engineer at Kilnhouse Retail I planned the week."],
  ),
  ...all(
    null,
    "titles as held",
    ["a", "Software Engineer at Alderbrook Ltd in York since September 2015"],
    ["a", "I have worked as an engineer at Alderbrook since 2015."],
    ["b", "As Assistant Manager at Kilnhouse Retail I worked in Leeds."],
  ),
  ...all(
    "employer",
    "employers",
    ["a", "Before Alderbrook I worked at Google."],
    ["a", "At Contoso Energy I built platforms."],
    ["a", "I worked for Contoso Energy from 2015."],
  ),
  ...all(
    "any",
    "facts of one role told of another",
    ["a b a1", "At Kilnhouse Retail I cut costs by 30 %."],
    ["a b b1", "At Alderbrook, sales grew by 18 %."],
    ["a b", "I was at Kilnhouse Retail until today, since 2015."],
    ["a b a1", "From 2012 to 2015 I cut cloud costs by 30 %."],
    ["a b b1", "As Software Engineer I grew sales by 18 %."],
    ["a b a1 b1", "At Alderbrook I cut costs by 18 % and at Kilnhouse Retail I grew sales by 30 %."],
  ),
  ...all(null, "facts where they belong", [
    "a b a1 b1",
    "At Alderbrook I cut cloud costs by 30 %, and at Kilnhouse Retail sales grew by 18 %.",
  ]),
  ...all(
    "deed",
    "others' deeds and helping told as doing",
    ["a3", "Migrated the billing database."],
    ["a3", "Led the architecture team."],
    ["a1", "Single-handedly cut cloud costs by 30 %."],
    ["a1", "I am an expert in AWS cloud costs."],
    ["a2", "Founded the React front end team."],
    ["a1", "Cut cloud costs by 30 % and negotiated vendor contracts."],
    ["b1", "A top performer in sales."],
    ["a1", "Managed the platform budget."],
  ),
  ...all(null, "helping told as helping", [
    "a3",
    "Assisted the architecture team in migrating the billing database.",
  ]),
  ...all(
    "award",
    "awards of others, and invented ones",

    ["a1", "Award-winning work on cloud costs."],
    ["a1", "Cloud costs fell, and I received the Phoenix Prize."],
  ),
  ...all(
    "date",
    "dates",
    ["b", "At Kilnhouse Retail from 2012 to 2017."],
    ["b", "I have been at Kilnhouse Retail since 2012."],
    ["a", "At Alderbrook since March 2015."],
    ["b", "I currently work at Kilnhouse Retail."],
    ["a", "At Alderbrook since 2009."],
    ["e", "Graduated from Leeds in 2014 with a Bachelor of Science."],
  ),
  ...all(
    "number",
    "years of experience",
    ["a b", "15 years of experience."],
    ["a", "Twelve years of software engineering at Alderbrook."],
    ["a b", "Two decades of experience in York."],
  ),
  ...all(
    null,
    "years of experience, rounded down",
    ["a", "11 years of experience as a software engineer."],
    ["a", "More than 10 years as a software engineer at Alderbrook."],
    ["b", "Three years at Kilnhouse Retail."],
  ),
  ...all(
    "degree",
    "degrees and fields",
    ["e", "I hold a Master's degree in Mathematics."],
    ["e", "Bachelor of Science in Physics from the University of Leeds."],
    ["e", "Bachelor of Science in Mathematics, with first class honours."],
    ["e", "PhD, University of Leeds"],
  ),
  ...all(null, "the degree held", [
    "e",
    "I have a Bachelor of Science in Mathematics from the University of Leeds.",
  ]),
  ...all(
    "language",
    "languages and levels",
    ["l", "Fluent German."],
    ["l", "German (C1)"],
    ["l", "I speak Dutch and German."],
    ["l", "Native German speaker."],
  ),
  ...all(null, "the level held", ["l", "German at level B1."], ["l", "Intermediate German."]),
  ...all(
    "certificate",
    "certificates",

    ["a1", "I am an AWS Certified Solutions Architect."],
    ["a", "CISSP holder."],
  ),
  ...all(
    "quotation",
    "quotations",
    ["a1", "My manager called it “the best saving of the year”."],
    ["a1", 'Cut "all cloud costs" by 30 %.'],
  ),
  ...all(null, "a quotation as it stands", ["a1", 'What I wrote down: "cut cloud costs by 30 %".']),
  ...all(
    null,
    "courtesies",
    ["", "I would be glad to talk."],
    ["", "Thank you for your time and consideration."],
    ["", "I am applying for the position of Head of Platform Engineering at Contoso Energy."],
    ["", "Ich freue mich auf ein persönliches Gespräch."],
    ["", "Je reste à votre disposition pour un entretien."],
  ),
  {
    about: "the employer's need without evidence",
    text: "You are looking for Kubernetes, Terraform and kdb+.",
    cites: [],
    voice: "employer_need",
    expected: null,
  },
  {
    about: "the employer's need without evidence",
    text: "Contoso Energy is looking for a Head of Platform Engineering.",
    cites: [],
    voice: "employer_need",
    expected: null,
  },
  {
    about: "a need the posting does not state",
    text: "You are looking for Haskell.",
    cites: [],
    voice: "employer_need",
    expected: "any",
  },
  {
    about: "a claim within the need",
    text: "You ask for Kubernetes, and I have used it for years.",
    cites: [],
    voice: "employer_need",
    expected: "any",
  },
];
