import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canonicalSkill,
  findSkills,
  impliedSkills,
  skillCategory,
  skillKind,
  skillRelation,
} from "./index.ts";
import { keyOf } from "./key.ts";
import { TAXONOMY } from "./taxonomy/index.ts";
import { aliasKey, vocabulary } from "./vocabulary.ts";

fc.configureGlobal({ seed: 20_261_121 });

/** Every written alias with the name it stands under, guards taken off. */
const ALIASES: (readonly [alias: string, name: string])[] = [];
const AMBIGUOUS: string[] = [];
const REFERRED: (readonly [name: string, by: string])[] = [];
for (const [, text] of TAXONOMY) {
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("[") || line.startsWith("!")) continue;
    if (line.startsWith("~")) {
      for (const name of line.slice(line.indexOf(" ") + 1).split(", ")) REFERRED.push([name, line]);
      continue;
    }
    const [entries = "", implied] = line.split(" > ");
    for (const entry of entries.split(" | ")) {
      const labels = entry.split(", ");
      const aliases = labels.map((label) => label.replace(/[!?]+$/, ""));
      for (const [index, alias] of aliases.entries()) {
        if (labels[index]?.endsWith("??")) AMBIGUOUS.push(alias);
        ALIASES.push([alias, aliases[0] ?? ""]);
      }
      for (const name of implied?.split(", ") ?? []) REFERRED.push([name, aliases[0] ?? ""]);
    }
  }
}
const NAMES = [...vocabulary().skills.keys()];

function names(text: string): string[] {
  return findSkills(text).map((found) => found.skill);
}

describe("the taxonomy", () => {
  it("gives no alias to two names, unless neither counts by itself", () => {
    const owner = new Map<string, string>();
    const twice: string[] = [];
    for (const [alias, name] of ALIASES) {
      const key = aliasKey(keyOf(alias));
      expect(key).not.toBe("");
      const other = owner.get(key);
      if (other !== undefined && other !== name && !AMBIGUOUS.includes(alias))
        twice.push(`${alias}: ${other}, ${name}`);
      owner.set(key, name);
    }
    expect(twice).toEqual([]);
  });

  it("knows every name that an entry or a neighbourhood refers to", () => {
    expect(REFERRED.filter(([name]) => !vocabulary().skills.has(name))).toEqual([]);
  });

  it("states what forbids an alias once", () => {
    const guards = TAXONOMY.flatMap(([, text]) => text.split("\n")).filter((line) => line.startsWith("!"));
    const guarded = guards.map((line) => keyOf(line.slice(1).split(/ [<>] /)[0] ?? "").join(" "));
    expect(guarded.filter((alias, index) => guarded.indexOf(alias) !== index)).toEqual([]);
  });

  it("guards only aliases that it has", () => {
    const keys = new Set(ALIASES.map(([alias]) => keyOf(alias).join(" ")));
    expect([...vocabulary().forbidden.keys()].filter((key) => !keys.has(key))).toEqual([]);
  });

  it("names every alias canonically", () => {
    const wrong = ALIASES.filter(
      ([alias, name]) => canonicalSkill(alias) !== (AMBIGUOUS.includes(alias) ? null : name),
    );
    expect(wrong).toEqual([]);
  });

  it("implies without circles", () => {
    expect(NAMES.filter((name) => impliedSkills(name).includes(name))).toEqual([]);
    for (const name of NAMES) {
      for (const general of impliedSkills(name)) expect(impliedSkills(general)).not.toContain(name);
    }
  });
});

describe("canonicalSkill", () => {
  it.each([
    ["MSSQL 2012", "Microsoft SQL Server"],
    ["Python 3.11", "Python"],
    ["Java 8+", "Java"],
    ["ReactJS", "React"],
    ["Node", "Node.js"],
    ["Angular.js", "AngularJS"],
    ["Amazon Web Services (AWS)", "AWS"],
    ["Communication skills", "Communication"],
    ["REST APIs", "REST"],
    ["C", "C"],
    ["C#", "C#"],
    ["c++", "C++"],
    ["r", "R"],
    ["excel", "Microsoft Excel"],
    ["Führerschein Klasse B", "Driver's license"],
    ["Staplerschein", "Forklift license"],
    ["examinierte Pflegefachkraft", "Examinierte Pflegefachkraft"],
    ["permis B", "Driver's license"],
    ["CACES 3", "CACES R489"],
    ["R.N.", "Registered Nurse license"],
    ["OSHA 30", "OSHA 30"],
    ["Gestión de obra", "Construction management"],
    ["需求预测", "Demand planning"],
    ["PL/SQL", "PL/SQL"],
    ["CI/CD", "CI/CD"],
    ["R&D", "Research and development"],
    ["M&A", "Investment banking"],
    ["Sage 50", "Sage"],
    ["SAP PM", "SAP PM"],
    ["NEC4 contracts", "NEC contracts"],
    ["Bilanzbuchhalter", "Bilanzbuchhalter"],
    ["OTR truck driver", "Truck driving"],
    ["Führerschein Klasse C/CE", "Truck driving licence C+E"],
    ["DBS check", "DBS check"],
    ["habilitation électrique", "Habilitation électrique"],
    ["BTS", "BTS"],
  ])("%s is %s", (label, name) => {
    expect(canonicalSkill(label)).toBe(name);
  });

  it.each([
    "",
    "   ",
    "+++",
    "Quibbling",
    "OTR",
    "PTA",
    "NEC",
    "MFA",
    "VWL",
    "a very long label that nobody would ever list as one of their skills at all",
  ])("does not know %j", (label) => {
    expect(canonicalSkill(label)).toBeNull();
  });
});

describe("findSkills", () => {
  it.each([
    ["experience in Go or Python", ["Go", "Python"]],
    ["Go, R, C", ["Go", "R", "C"]],
    ["written in C, C++ and C#", ["C", "C++", "C#"]],
    ["Java and JavaScript", ["Java", "JavaScript"]],
    ["MongoDB and Django", ["MongoDB", "Django"]],
    ["Excel, Word and Outlook", ["Microsoft Excel", "Microsoft Word", "Microsoft Outlook"]],
    ["Experience with Excel required", ["Microsoft Excel"]],
    ["Spring Boot and Spring MVC", ["Spring Boot", "Spring MVC"]],
    ["Python-Kenntnisse, Englischkenntnisse", ["Python", "English"]],
    ["Erfahrung mit SQL-Datenbanken", ["SQL", "Databases"]],
    ["Java-Entwickler gesucht", ["Java"]],
    ["熟练使用Python和SQL", ["Python", "SQL"]],
    ["AWS/GCP/Azure", ["AWS", "Google Cloud", "Azure"]],
    ["Ansible, Puppet, Chef and Terraform", ["Ansible", "Puppet", "Chef infrastructure", "Terraform"]],
    ["Health & Safety", ["Occupational safety"]],
    ["ASP.NET Core and .NET", ["ASP.NET", ".NET"]],
    ["RN with current BLS and ACLS", ["Registered Nurse license", "BLS", "ACLS"]],
    ["microservices, REST APIs", ["Microservices", "REST"]],
    ["OTR, CDL and tractor-trailer", ["Truck driving", "CDL", "Truck driving"]],
    [
      "MFA in der Hausarztpraxis: Blutabnahme, EKG",
      ["Medizinische Fachangestellte", "Phlebotomy", "Telemetry"],
    ],
    ["Security: MFA, SSO, OAuth", ["Multi-factor authentication", "Identity and access management", "OAuth"]],
    [
      "Medical coding, ICD-10 and a CPC",
      ["Medical coding", "Medical coding", "Medical coding certification"],
    ],
    ["truck driver with CPC", ["Truck driving", "Driver CPC"]],
    ["MFA, CPC and PE are what they ask for", []],
    ["CSM with Salesforce", ["Salesforce"]],
    ["30 Tage Urlaub, VWL, Jobrad", []],
    ["the rest of the team, en vue de rejoindre", []],
    ["Thornton Foods PLC is hiring", []],
    ["Valid CPC card, FIMO/FCO", ["Driver CPC", "FIMO", "FCO"]],
    ["Machine\nLearning is not one phrase across a heading", []],
  ])("%j names %j", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    "We go the extra mile and go to great lengths.",
    "You excel in a fast kitchen. Excel at what you do every day.",
    "Spring 2024 and next spring",
    "You react quickly and express ideas",
    "the C-level, vitamin C, Section C",
    "R. Smith, J. R. Brown",
    "Access to our word of honour makes it easy",
    "It is a net benefit; as it was",
    "swift response, rust belt, the shell of an egg",
    "See https://www.linkedin.com/jobs/python or mail java@sql.example.com",
    "or nursing a drink",
    "Segment the market and outlook for next year",
  ])("finds nothing technical in %j", (text) => {
    const kinds = findSkills(text).filter((found) =>
      ["technology", "tool"].includes(skillKind(found.skill) ?? ""),
    );
    expect(kinds).toEqual([]);
  });

  it("takes Chef for the tool among tools and for the cook in a kitchen", () => {
    expect(names("Executive Chef in a busy restaurant kitchen")).not.toContain("Chef infrastructure");
  });

  it("keeps spans verbatim, sorted and apart, whatever the text", () => {
    const word = fc.oneof(
      fc.constantFrom(...ALIASES.map(([alias]) => alias)),
      fc.string({ maxLength: 6, unit: "grapheme" }),
      fc.constantFrom(" ", ", ", "/", "-", "\n", "&", "; ", "。", "Kenntnisse", "ß", "İ", "é"),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join(" ");
        let end = 0;
        for (const found of findSkills(text)) {
          expect(text.slice(found.start, found.end)).toBe(found.text);
          expect(found.start).toBeGreaterThanOrEqual(end);
          expect(found.end).toBeGreaterThan(found.start);
          expect(vocabulary().skills.has(found.skill)).toBe(true);
          end = found.end;
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("skillRelation", () => {
  it("is reflexive, and bounded for any pair", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES), (one, other) => {
        expect(skillRelation(one, one)).toEqual({ kind: "same", weight: 1, reason: null });
        const { weight, kind } = skillRelation(one, other);
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(weight).toBeLessThanOrEqual(1);
        expect(kind === "none").toBe(weight === 0);
      }),
    );
  });

  it.each([
    ["React", "JavaScript", "implies"],
    ["EKS", "Kubernetes", "implies"],
    ["EKS", "AWS", "implies"],
    ["JavaScript", "React", "narrower"],
    ["PostgreSQL", "MySQL", "related"],
    ["CDL Class A", "Driver's license", "implies"],
    ["BSc", "Master's degree", "narrower"],
    ["Java", "JavaScript", "none"],
    ["Wandering", "wandering", "same"],
    ["Sage", "Xero", "related"],
    ["Zabbix", "Nagios", "related"],
    ["SAP FI/CO", "SAP CO", "implies"],
    ["permis CE", "Führerschein Klasse C", "implies"],
    ["Führerschein C1", "permis CE", "narrower"],
    ["Wirtschaftsprüfer", "ACCA", "related"],
    ["SAP PM", "Project management", "none"],
  ])("%s → %s: %s", (have, want, kind) => {
    expect(skillRelation(have, want).kind).toBe(kind);
  });

  it("weighs what is implied above what is near, and that above what is narrower", () => {
    const implied = skillRelation("React", "JavaScript").weight;
    const near = skillRelation("React", "Vue.js").weight;
    const narrower = skillRelation("JavaScript", "React").weight;
    expect(implied).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(narrower);
    expect(skillRelation("Next.js", "JavaScript").weight).toBeLessThan(implied);
  });
});

describe("kinds and categories", () => {
  it.each([
    ["Python", "technology", "Languages & Frameworks"],
    ["Kubernetes", "technology", "Cloud & Infrastructure"],
    ["Jenkins", "method", "Release & Delivery"],
    ["pytest", "method", "Quality & Testing"],
    ["LangChain", "technology", "AI & Agents"],
    ["dbt", "technology", "Data"],
    ["GDPR", "domain", "Leadership & Compliance"],
    ["Teamwork", "soft", null],
    ["German", "language", null],
    ["CPA", "credential", null],
    ["MBA", "degree", null],
    ["Unknown thing", null, null],
  ])("%s: %s, %s", (name, kind, category) => {
    expect(skillKind(name)).toBe(kind);
    expect(skillCategory(name)).toBe(category);
  });
});
