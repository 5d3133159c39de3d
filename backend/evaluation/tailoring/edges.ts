/**
 * Where the gate lets paraphrases pass, the falsehoods right beside them: another duration, the pair turned round, a
 * neighbour's field, a ratio that is better than the truth. Every one must be caught.
 */
import type { Evidence } from "../../src/tailoring/gate/index.ts";

export interface EdgeCase {
  text: string;
  evidence: readonly Evidence[];
}

const row = (text: string, more: Partial<Evidence> = {}): Evidence => ({
  id: "row",
  kind: "claim",
  text,
  period: null,
  ...more,
});
const role = (title: string, employer: string, start: string, end: string | null, text = ""): Evidence =>
  row(`${title}\n${employer}\n${start}\n${text}`, {
    kind: "role",
    title,
    employer,
    period: { start, end, is_current: end === null },
  });
const skill = (text: string): Evidence => row(text, { claim_type: "skill" });
const education = (text: string): Evidence => row(text, { kind: "education", claim_type: "education" });

const CASES: readonly (readonly [text: string, evidence: readonly Evidence[]])[] = [
  [
    "64 of 80 animals lost weight within half a month.",
    [row("64 of 80 animals lost weight within six months")],
  ],
  [
    "64 of 80 animals lost weight within half a year.",
    [row("64 of 80 animals lost weight within six weeks")],
  ],
  ["Nearly six years at the desk.", [role("Agent", "Hotel Belvoir", "2019-03", "2024-01")]],
  ["Nearly five years at the desk.", [role("Agent", "Hotel Belvoir", "2019-03", "2023-05")]],
  ["Machining takes 95 minutes instead of 60.", [row("Reduced machining time from 95 to 60 minutes")]],
  ["Machining takes 60 hours instead of 95.", [row("Reduced machining time from 95 to 60 minutes")]],
  [
    "Aufträge liefen in fünf statt drei Tagen durch.",
    [row("Durchlaufzeit der Aufträge von fünf auf drei Tage verkürzt")],
  ],
  ["CAD work in AutoCAD", [skill("SolidWorks")]],
  ["I work in SolidWorks and write JavaScript.", [skill("SolidWorks"), skill("React")]],
  ["I am the author of a local guide.", [row("Distributed the local guide on kinship care")]],
  ["More than nine in ten of my cases were solved.", [row("Solved 82 % of cases at first contact")]],
  ["Four in five of my cases were solved.", [row("Solved 76 % of cases at first contact")]],
  ["I led 1,450 people.", [row("Gave 1,450 flu vaccinations")]],
  ["A team of 1,450 people", [row("Gave 1,450 flu vaccinations")]],
  ["1,450 people reported to me.", [row("Gave 1,450 flu vaccinations")]],
  ["Master of Pharmacy", [education("BPharm, Pharmacy, Leeds")]],
  ["MPharm from Leeds", [education("BPharm, Pharmacy, Leeds")]],
  ["J'ai géré une équipe de vendeurs.", [role("Vendeuse", "Librairie", "2016-09", null, "Rayon jeunesse")]],
  ["J'ai géré la boutique.", [role("Vendeuse", "Librairie", "2016-09", null, "Rayon jeunesse")]],
  ["Neuf salariés travaillaient avec moi.", [row("Logements neufs et rénovation")]],
  ["German at C2, Dutch at C2", [skill("German, C2"), skill("Dutch, C1")]],
  ["Fluent Dutch and basic German", [skill("German, C2"), skill("Dutch, A2")]],
  ["Since 2020 I have been teaching colleagues.", [row("Breathing apparatus since 2020")]],
  [
    "Meine Ausbildung machte ich bei Bosch, zwei Azubis begleitete ich.",
    [row("Betreuung von zwei Auszubildenden")],
  ],
  ["Nach meiner Ausbildung betreute ich zwei Auszubildende.", [row("Betreuung von zwei Auszubildenden")]],
  ["Not a day without teaching colleagues.", [row("Replaced 240 switches")]],
  ["Diplôme d'ingénieur, 2014", [education("CAP, Boulangerie, CFA La Noue, 2012 – 2014")]],
  ["Lauréate du prix Lumière", [education("CAPES, Mathématiques")]],
  ["Kredite über 20 Mio. € vermittelt", [row("Kredite im Volumen von 14 Mio. € vermittelt")]],
  [
    "I wrote about 14 million euros of loans, over 14 million euros in all.",
    [row("Arranged loans of 14 million euros")],
  ],
  ["Senior Hairdresser at Salon Verity", [role("Hairdresser", "Salon Verity", "2014-04", null)]],
  ["In React I won over the whole board and tripled profits.", [skill("React")]],
  ["React, and the merger negotiations succeeded brilliantly", [skill("React")]],
  ["No accidents in 510,000 working hours", [row("No reportable accidents in 410,000 working hours")]],
  ["I caused accidents in 410,000 working hours.", [row("No reportable accidents in 410,000 working hours")]],
  ["Two and a half years of Java", [skill("Java\n1.5 years of Java")]],
  ["Saved half a million euros", [row("Saved 50,000 euros")]],
  ["Halved the error rate", [row("Cut errors by 40 %")]],
  [
    "Chiffre d'affaires porté à 1,7 million de dollars",
    [row("Chiffre d'affaires porté de 1,1 à 1,7 million d'euros")],
  ],
  ["80 of 80 pets lost weight.", [row("64 of 80 pets lost weight")]],
  ["Fewer than two in ten jobs need a second visit.", [row("Call-backs below 2 %")]],
  [
    "I managed the call centre's complaints and chaired the works council.",
    [row("Solved 82 % of complaints at first contact")],
  ],
  ["Head Baker at Fournil", [role("Baker", "Fournil", "2014-04", null)]],
  ["I coached the clinic's doctors in surgery.", [row("Walked and exercised 25 dogs a day")]],

  ["Managed a store at Kilnhouse Retail.", [role("Assistant Manager", "Kilnhouse Retail", "2012-03", null)]],
  ["As Assistant Manager I ran the shop.", [role("Assistant Manager", "Kilnhouse Retail", "2012-03", null)]],
  ["BSc (First) in Mathematics", [education("BSc, Mathematics, University of Leeds")]],
  ["BSc in Mathematics, 2:1", [education("BSc, Mathematics, University of Leeds")]],
  ["Visitor numbers grew from two to three.", [row("Visitor numbers grew from two to three million")]],
  ["I drove a tram for over four years.", [row("Drove a tram for four years")]],
  [
    "Over five years the share rose from 11 to 19 %.",
    [row("The share rose from 11 % to 19 % in four years")],
  ],
  ["I tripled the loading time.", [row("Loading time divided by three")]],
  ["Treatment begins after a quarter of an hour.", [row("Treatment begins after 20 minutes")]],
  ["Drei Revisionen beanstandeten meine Arbeit.", [row("Keine Beanstandung bei drei Revisionen")]],
  ["No penalty since 2018", [row("No penalty in the tax audit of 2022")]],
  ["I know my way around databases and Java.", [skill("Kubernetes")]],
  [
    "As head of service I look after 32 lifts.",
    [role("Servicetechniker", "Alpina Lifte", "2017-05", null, "32 lifts")],
  ],
  ["Werksleiter bei Calder Freight", [role("Shift Supervisor", "Calder Freight", "2019-03", null)]],
  ["Directrice de restaurant chez Bistro Nord", [role("Kellnerin", "Bistro Nord", "2019-03", null)]],
  ["Bachelor of Engineering in Mathematics", [education("BSc, Mathematics, University of Leeds")]],
  ["MSc in Mathematics", [education("B.S. Mathematics, University of Leeds")]],
  ["At Lind in Vienna I ran the payroll.", [role("Payroll Clerk", "Lind", "2019-03", null, "Munich")]],
  ["I would love to bring my Kubernetes skills to you.", [skill("React")]],
  ["I trained as a surgeon.", [education("BSc, Nursing, University of Leeds")]],
  ["Registered architect", [row("NMC registration", { claim_type: "certification" })]],
  [
    "Eleven years of sales experience, nine of them at Kerlann",
    [
      role("Sales Manager", "Kerlann", "2019-01", null),
      role("Sales Clerk", "Cézallier", "2015-09", "2018-12"),
    ],
  ],
  ["Food cost went down from 34 percent to 19.", [row("Brought food cost down from 34 % to 29 %")]],
  ["A man of proven leadership", [row("Took part in the redesign of the wards")]],
  ["Bei Doppelmayr nahm ich fünf Anlagen in Betrieb.", [row("Inbetriebnahme von fünf Anlagen")]],
  ["I fixed the WMS.", [row("Wrote minutes for the works council")]],
  ["I am a native speaker of Igbo.", [skill("Igbo, B1")]],
  ["I introduced a rota.", [row("Proposed a new rota")]],
  ["I won the Bright Teacher Award.", [row("Shortlisted for the Bright Teacher Award")]],
  ["I hold the CIPD Level 5 diploma.", [row("Working towards the CIPD Level 5 diploma")]],
  ["I wrote the billing service.", [row("Worked beside a colleague who wrote the billing service")]],
  ["Audits across the whole company", [row("Audits of two departments")]],
  ["I checked every invoice.", [row("Checked invoices")]],
  ["Quarterly reports to the board", [row("Monthly reports to the board")]],
  ["Thanks to the new rota, sickness fell.", [row("Drew up a new rota"), row("Sickness fell")]],
  ["I drew up a rota, which lifted morale and loyalty.", [row("Drew up a rota")]],
  ["I led 140 employees.", [row("Kept the absence records of 140 employees")]],
  [
    "At Kilnhouse I wrote the tender library.",
    [
      role("Clerk", "Kilnhouse", "2012-03", "2015-01"),
      row("Wrote the tender library", {
        title: "Bid Writer",
        employer: "Marrable",
        period: { start: "2015-02", end: null, is_current: true },
      }),
    ],
  ],
  ["Eine Prüfung dauert einen Tag statt fünf.", [row("Prüfdauer von drei Tagen auf einen Tag verkürzt")]],
];

export const EDGES: readonly EdgeCase[] = CASES.map(([text, evidence]) => ({ text, evidence }));
