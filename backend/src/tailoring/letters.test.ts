/** Letters read as a hiring manager reads them: portraits of different trades and languages, told by the local writer. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../test/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Role {
  company: string;
  title: string;
  start_date?: string;
  end_date?: string;
  summary: string;
}

interface Person {
  name?: string;
  roles: Role[];
  projects?: { name: string; description: string }[];
  skills?: string[];
  certifications?: string[];
  education?: { label: string; institution: string; degree: string; field?: string; end_date?: string }[];
}

async function written(person: Person, description: string) {
  const { client } = await server.account();
  await client.updateContact({ body: { name: person.name ?? "" } });
  for (const role of person.roles) await client.createWorkHistory({ body: role });
  for (const project of person.projects ?? []) await client.createProject({ body: project });
  for (const label of person.skills ?? []) await client.createSkill({ body: { label } });
  for (const label of person.certifications ?? []) await client.createCertification({ body: { label } });
  for (const study of person.education ?? []) await client.createEducation({ body: study });
  const url = `https://jobs.example.com/${randomUUID()}`;
  const { id } = (await client.addOpportunity({ body: { description, url } })).data;
  const { data: job } = await client.tailorOpportunity({ params: { id }, body: {} });
  for (;;) {
    const { status } = (await client.getJob({ params: { id: job.job_id } })).data;
    if (status === "completed" || status === "failed") break;
    await new Promise((done) => setTimeout(done, 20));
  }
  const { data: profile } = await client.getTailoredProfile({ params: { id } });
  const { data: letter } = await client.writeCoverLetter({ params: { id }, body: {} });
  return { profile, letter, paragraphs: letter.content.split("\n\n") };
}

describe("a letter", () => {
  test("in German greets whom the posting names, joins the tasks of a role and tells degrees", async () => {
    const { letter, profile } = await written(
      {
        name: "Katrin Schäfer",
        roles: [
          {
            company: "Brandmeier Werkzeugbau GmbH",
            title: "Sachbearbeiterin Einkauf",
            start_date: "2018-05",
            summary:
              "Einarbeitung von drei Auszubildenden\nVerhandlung von Rahmenverträgen mit 40 Lieferanten\nVerantwortlich für die Beschaffung von Rohmaterial mit einem Volumen von 3,2 Mio. Euro jährlich",
          },
          {
            company: "Stadt Fürth",
            title: "Verwaltungsfachangestellte",
            start_date: "2014-09",
            end_date: "2018-04",
            summary: "Erstellung von Ausschreibungen nach VOL/A",
          },
        ],
        skills: ["SAP MM", "Excel"],
        education: [
          {
            label: "Ausbildung zur Industriekauffrau, IHK Nürnberg",
            institution: "IHK Nürnberg",
            degree: "Ausbildung zur Industriekauffrau",
            end_date: "2012",
          },
        ],
      },
      `Strategischer Einkäufer (m/w/d)

Die Lindner Maschinenbau AG ist ein Familienunternehmen in Nürnberg.

Ihre Aufgaben
- Beschaffung von Rohmaterial
- Verhandlung von Rahmenverträgen

Ihr Profil
- Abgeschlossene kaufmännische Ausbildung, z. B. als Industriekaufmann/-frau
- Mindestens 3 Jahre Berufserfahrung im Einkauf
- Sichere Kenntnisse in SAP MM und MS Excel
- Gute Deutschkenntnisse

Bitte richten Sie Ihre Bewerbung an Frau Dr. Sabine Holtmann.`,
    );
    expect(letter.language).toBe("de");
    expect(letter.content).toMatch(/^Guten Tag Frau Dr\. Holtmann,/);
    expect(letter.content).toContain("bei der Brandmeier Werkzeugbau GmbH");
    expect(letter.content).toContain("Zu meinen Aufgaben in meiner jetzigen Position gehören ");
    expect(letter.content).toContain("3,2 Mio. Euro jährlich");
    expect(letter.content).toContain("Als Qualifikation bringe ich mit: Ausbildung zur Industriekauffrau");
    expect(letter.removed).toEqual([]);
    // What the posting tells of the work goes before what it does not speak of.
    const [newest] = (profile.resume_data as { work: { highlights: string[] }[] }).work;
    expect(newest?.highlights.at(-1)).toBe("Einarbeitung von drei Auszubildenden");
    expect(profile.talking_points?.some((point) => point.startsWith("Strategischer Einkäufer:"))).toBe(false);
    // A line written in German shows that; the skill that the line is about does not.
    expect(profile.talking_points?.filter((point) => !point.trim().includes(" "))).toEqual([]);
  });

  test("tells as they stand the lines that no sentence can be made of, and no time without work", async () => {
    const { letter, profile } = await written(
      {
        name: "Nora Feld",
        roles: [
          {
            company: "Arbeitssuchend",
            title: "Arbeitssuchend nach Insolvenz des Arbeitgebers",
            start_date: "2025-02",
            summary: "Fortbildung zur additiven Fertigung bei der Handelskammer",
          },
          {
            company: "Klinik am Park",
            title: "Pflegefachkraft",
            start_date: "2015-01",
            end_date: "2025-01",
            summary:
              "Medikamente stellen und verabreichen, Begleitung der Arztvisiten\nAnleitung von derzeit vier Auszubildenden\n(generalistische Ausbildung)\nPflegeplanung in Vivendi",
          },
        ],
      },
      "Pflegefachkraft (m/w/d)\n\nIhr Profil\n- Erfahrung in der Anleitung von Auszubildenden\n- Erfahrung mit Vivendi und der Gabe von Medikamenten",
    );
    expect(letter.content).not.toMatch(/medikamente ich|Arbeitssuchend/u);
    expect(letter.content).toMatch(
      /\n\n[^\n]+:\n– [^\n]*Medikamente stellen und verabreichen, Begleitung der Arztvisiten \(Klinik am Park\)/u,
    );
    const { work, basics } = profile.resume_data as {
      work: { name?: string; highlights?: string[] }[];
      basics: { label: string };
    };
    expect(profile.narrative).toMatch(/^Pflegefachkraft mit 10 Jahren/u);
    expect(basics.label).toBe("Pflegefachkraft");
    expect(work[0]?.name).toBeUndefined();
    expect(work[1]?.highlights).toContain(
      "Anleitung von derzeit vier Auszubildenden (generalistische Ausbildung)",
    );
  });

  test("in French tells nouns by their verbs and leaves English titles and degrees as they are", async () => {
    const posting = `Comptable (H/F)

Profil recherché
- 3 ans d'expérience en comptabilité
- Diplôme universitaire en gestion
- Maîtrise d'Excel`;
    const { paragraphs } = await written(
      {
        name: "Élodie Marchand",
        roles: [
          {
            company: "Groupe Valmont",
            title: "Comptable générale",
            start_date: "2019-03",
            summary:
              "Tenue de la comptabilité générale de 6 filiales\nRéduction du délai de clôture mensuelle de 10 à 6 jours\nEncadrement de deux assistants comptables",
          },
        ],
        skills: ["Excel"],
      },
      posting,
    );
    const told = paragraphs.join(" ");
    expect(told).toContain("j’ai tenu la comptabilité générale de 6 filiales");
    expect(told).toMatch(/réduit le délai de clôture mensuelle de 10 à 6 jours/);
    const foreign = await written(
      {
        name: "Ian Boyle",
        roles: [
          {
            company: "Coursera",
            title: "Senior Accountant",
            start_date: "2016",
            summary:
              "Prepared the yearly accounts of four companies in the group.\nTrained two junior members of the team.",
          },
        ],
        education: [
          {
            label: "BSc in Business Studies",
            institution: "University of Leeds",
            degree: "BSc",
            field: "Business Studies",
          },
        ],
      },
      posting,
    );
    expect(foreign.letter.language).toBe("fr");
    expect(foreign.letter.content).toContain("en tant que Senior Accountant");
    expect(foreign.letter.content).not.toContain("BSc en");
  });

  test("counts no voluntary work as professional experience, and says when it is not signed", async () => {
    const { letter, profile } = await written(
      {
        roles: [
          {
            company: "Food Bank",
            title: "Volunteer",
            start_date: "2012-06",
            summary: "Plan two outreach events a year for 300 families.",
          },
          {
            company: "City Museum",
            title: "Museum Intern",
            start_date: "2010-01",
            end_date: "2013-01",
            summary: "Guided groups of up to 20 visitors.",
          },
        ],
      },
      "Event Coordinator\n\nRequirements\n- Experience planning outreach events",
    );
    expect(`${letter.content} ${profile.narrative}`).not.toMatch(/years of professional experience/);
    expect(letter.notes.join(" ")).toContain("not signed");
    expect(letter.content).toContain("In my current role, I plan two outreach events");
  });

  test("of somebody who has not worked yet tells projects and studies, in the language of their own words", async () => {
    const student: Person = {
      name: "Lena Vogt",
      roles: [],
      projects: [
        {
          name: "pgmigrate",
          description:
            "Built an open source migration tool for PostgreSQL in Go. Wrote its manual and answered the questions of those who use it.",
        },
      ],
      skills: ["Go", "PostgreSQL"],
      education: [
        {
          label: "BSc Computer Science",
          institution: "University of Leeds",
          degree: "BSc",
          field: "Computer Science",
        },
      ],
    };
    const { letter } = await written(student, "Backend Engineer\n\nRequirements\n- Go\n- SQL databases");
    expect(letter.content).toContain(
      "In my project pgmigrate, I built an open source migration tool for PostgreSQL in Go. I also wrote its manual and answered the questions of those who use it.",
    );
    expect(letter.content).toContain(
      "My qualifications include a BSc in Computer Science (University of Leeds).",
    );
    const german = await written(
      student,
      "Programmierer (m/w/d)\n\nIhr Profil\n- Erfahrung mit Go und SQL-Datenbanken",
    );
    expect(german.letter.language).toBe("de");
    expect(german.profile.narrative).toContain("Qualifications: BSc in Computer Science");
  });

  test("tells roles of one title apart, and no paragraph hangs on a sentence that is not there", async () => {
    const { paragraphs } = await written(
      {
        name: "Sam Ortega",
        roles: [
          {
            company: "Oak School",
            title: "Head Teacher",
            start_date: "2015-08",
            end_date: "2020-07",
            summary:
              "Named Teacher of the Year by peers in 2015.\nWrote the science curriculum for grades 6 to 8.",
          },
          {
            company: "Oak School",
            title: "Head Teacher",
            start_date: "2010-08",
            end_date: "2015-07",
            summary: "Ran the science fair with 120 pupils.\nTaught science to grades 6 to 8.",
          },
        ],
      },
      "Science Teacher\n\nRequirements\n- Experience teaching science\n- Experience with curriculum design\n- Experience with science fairs",
    );
    for (const paragraph of paragraphs)
      expect(paragraph).not.toMatch(
        /^(?:I (?:\w+ )?also|I further|There, I|In addition|Beyond that|My work also)\b/,
      );
    const named = paragraphs.filter((paragraph) => paragraph.startsWith("As Head Teacher at Oak School"));
    expect(named.map((paragraph) => /\((?:2015–2020|2010–2015)\),/.exec(paragraph)?.[0])).toEqual([
      "(2015–2020),",
      "(2010–2015),",
    ]);
  });

  test("names certificates that the posting asks for, in the profile as well", async () => {
    const { letter, profile } = await written(
      {
        name: "Marcus Webb",
        roles: [
          {
            company: "Northgate",
            title: "Warehouse Manager",
            start_date: "2018",
            summary: "Lead a team of 45 across two shifts.\nOwn a £2.4m annual budget.",
          },
        ],
        certifications: ["NEBOSH General Certificate", "Forklift licence"],
      },
      "Distribution Centre Manager\n\nRequirements\n- 5+ years in warehouse management\n- Health and safety qualification (NEBOSH or IOSH)\n- Budget responsibility",
    );
    expect(letter.content).toMatch(/My qualifications include [^.]*NEBOSH General Certificate/);
    expect(profile.narrative).toContain("NEBOSH General Certificate");
  });

  test("says the same in each tone, and no two tones alike", async () => {
    const { client } = await server.account();
    await client.updateContact({ body: { name: "Ann Reed" } });
    const role = {
      company: "Harbour Inn",
      title: "Bookkeeper",
      start_date: "2016",
      summary: "Reconciled 1,200 invoices a month.\nCut the monthly close from nine days to four.",
    };
    await client.createWorkHistory({ body: role });
    for (const label of ["DATEV", "Excel"]) await client.createSkill({ body: { label } });
    const study = { label: "BSc", institution: "IHK (Chamber)", degree: "BSc", field: "Accounting" };
    await client.createEducation({ body: study });
    const description =
      "Bookkeeper\n\nRequirements\n- Experience reconciling invoices\n- Monthly close\n- DATEV and Excel\n- Bachelor's degree in accounting";
    const body = { description, url: `https://jobs.example.com/${randomUUID()}` };
    const { id } = (await client.addOpportunity({ body })).data;
    const letters = [];
    for (const tone of ["plain", "warm", "formal"] as const)
      letters.push((await client.writeCoverLetter({ params: { id }, body: { tone } })).data);
    for (const { content, removed } of letters) {
      expect(removed).toEqual([]);
      for (const said of [
        "Harbour Inn",
        "2016",
        "1,200 invoices",
        "from nine days to four",
        "DATEV",
        "BSc in Accounting (IHK)",
      ])
        expect(content).toContain(said);
    }
    const sentencesOf = ({ content }: { content: string }) => content.split(/(?<=[.,!])\s+/u);
    const [plain, warm, formal] = letters.map((letter) => new Set(sentencesOf(letter)));
    for (const [one, other] of [
      [plain!, warm!],
      [plain!, formal!],
      [warm!, formal!],
    ] as const)
      expect([...one].filter((sentence) => !other.has(sentence)).length).toBeGreaterThanOrEqual(one.size / 2);
  });

  test("quotes what the posting says of the employer, word for word, in each tone", async () => {
    const nurse = {
      name: "Rosa Lind",
      roles: [
        {
          company: "St Anne's",
          title: "Staff Nurse",
          start_date: "2018",
          summary:
            "Cared for 14 patients a shift on a cardiology ward.\nTrained six new nurses in telemetry.",
        },
      ],
    };
    const fact = "Founded in 1932, Harbour Clinic runs three sites with 400 beds";
    const { letter, paragraphs } = await written(
      nurse,
      `Staff Nurse\n\nHarbour Clinic\n\nAbout us\n${fact}. We are an equal opportunity employer.\n\nRequirements\n- Experience on a cardiology ward\n- Experience in training new nurses`,
    );
    expect(letter.content).toContain(`“${fact}.”`);
    expect(letter.content).not.toContain("equal opportunity");
    // It says nothing about the person, so it cites nothing.
    expect(letter.sentences.some(({ text }) => text.includes(fact))).toBe(false);
    expect(paragraphs.length).toBeGreaterThan(3);
  });

  test("in Spanish tells deeds by their verbs, tasks by their nouns and results as results", async () => {
    const { letter } = await written(
      {
        name: "Marta Ruiz",
        roles: [
          {
            company: "Cerámicas Levante",
            title: "Planificadora de producción",
            start_date: "2019-03",
            summary:
              "Planifiqué tres hornos para 40 líneas de producto\nReducción del tiempo de cambio en un 22 %\nGestión de los pedidos de 60 clientes",
          },
        ],
      },
      "Planificador de producción\n\nRequisitos\n- Experiencia en planificación de la producción\n- Gestión de pedidos\n- Reducción de tiempos de cambio",
    );
    expect(letter.language).toBe("es");
    expect(letter.content).toContain(
      "Desde 2019 trabajo como Planificadora de producción en Cerámicas Levante.",
    );
    expect(letter.content).toMatch(/planifiqué tres hornos para 40 líneas de producto\./u);
    expect(letter.content).toMatch(/logré la reducción del tiempo de cambio en un 22 %\./u);
    expect(letter.content).toMatch(/la gestión de los pedidos de 60 clientes\./u);
    expect(letter.notes.join(" ")).not.toContain("English");
  });

  test("to a posting that little fits says so, and what would have to be true", async () => {
    const baker = {
      name: "Jo Field",
      roles: [{ company: "Crumb", title: "Baker", start_date: "2015", summary: "Baked 300 loaves a night." }],
    };
    const { letter } = await written(
      baker,
      "Paediatric Surgeon\n\nRequirements\n- Licence to practise medicine\n- Board certification in paediatric surgery\n- Experience in laparoscopic surgery",
    );
    expect(letter.little_fit?.score).toBeLessThan(35);
    expect(letter.little_fit?.missing).toContain("Experience in laparoscopic surgery");
    const { letter: other } = await written(
      baker,
      "Baker\n\nRequirements\n- Experience as a baker\n- Baking loaves at night",
    );
    expect(other.little_fit).toBeNull();
  });
});
