import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStory } from "./index.ts";

fc.configureGlobal({ seed: 20_261_121 });

function labels(text: string, type?: string): string[] {
  return readStory(text)
    .claims.filter((claim) => type === undefined || claim.type === type)
    .map((claim) => claim.label);
}

describe("skills of a story", () => {
  it.each([
    ["I built a parcel service in Go and PostgreSQL.", ["Go", "PostgreSQL"]],
    ["We migrated our reports from Oracle to Snowflake with dbt.", ["Oracle", "Snowflake", "dbt"]],
    ["Led a team of five who built the shop with React and TypeScript.", ["React", "TypeScript"]],
    ["I cared for patients on the dementia ward and did wound care every day.", ["Wound care"]],
    ["Ich habe mit Python und SQL ein Berichtswesen aufgebaut.", ["Python", "SQL", "Reporting"]],
    ["In meinem Team haben wir Kubernetes und Terraform eingeführt.", ["Kubernetes", "Terraform"]],
    ["J'ai développé une application en Java avec Spring Boot.", ["Java", "Spring Boot"]],
    ["Desarrollé una API en Python con Django para la empresa.", ["API design", "Python", "Django"]],
    ["Desenvolvi um sistema em PHP com Laravel para a empresa.", ["PHP", "Laravel"]],
  ])("%s", (text, expected) => {
    expect(labels(text, "skill")).toEqual(expected);
  });

  it.each([
    "I never used Java.",
    "I have no experience with Kubernetes and I don't know Terraform.",
    "We decided against Kafka.",
    "I was not allowed to touch Oracle.",
    "My manager rebuilt the pipeline in Spark and moved it to AWS.",
    "The other team uses Ruby on Rails.",
    "My colleague wrote everything in Rust.",
    "She maintained the Jenkins server.",
    "The service was rewritten in Scala by my colleague.",
    "I want to learn Rust.",
    "I would like to work with Kubernetes, Docker and Terraform.",
    "I'd love to try Elixir one day.",
    "If I had more time I would have used React.",
    "I am hoping to become certified in AWS.",
    "Have you ever used TypeScript?",
    "Ich habe nie mit Java gearbeitet.",
    "Mit SAP habe ich keine Erfahrung.",
    "Wir haben uns gegen Kafka entschieden.",
    "Mein Kollege hat das System in Python entwickelt.",
    "Mein Chef hat die Datenbank auf PostgreSQL umgestellt.",
    "Ich möchte gerne Rust lernen.",
    "Die Kollegen nutzten Oracle.",
    "Je n'ai jamais utilisé Java.",
    "Mon collègue a développé le site en PHP.",
    "J'aimerais apprendre Rust.",
    "Nunca he usado Java.",
    "Mi jefe migró todo a AWS.",
    "Me gustaría aprender Rust.",
    "Nunca usei Java.",
    "Meu chefe migrou tudo para AWS.",
    "Gostaria de aprender Rust.",
    "I asked my colleague to install Docker.",
    "We looked at Shopify but decided against it.",
    "We tried Shopify but dropped it.",
    "A friend of mine did the photography.",
    "An agency had sold us a WordPress plugin.",
    "My Korean is weak.",
    "When my boss asked whether I knew Python, I said no.",
    "I have only heard of Kafka.",
    "Ich habe von Kafka nur gehört, ob ich es könnte, weiß ich nicht.",
    "The consultants introduced Jenkins.",
    "Nobody in the firm knew Terraform.",
  ])("none in: %s", (text) => {
    expect(labels(text)).toEqual([]);
  });

  it.each([
    ["Instead of Oracle we chose PostgreSQL.", ["PostgreSQL"]],
    ["We chose PostgreSQL over Oracle.", ["PostgreSQL"]],
    ["We used PostgreSQL rather than MongoDB, and I wrote the queries in SQL.", ["PostgreSQL", "SQL"]],
    ["I used Python, not Java.", ["Python"]],
    ["I never used Java, Scala or Kotlin, but I know Python.", ["Python"]],
    ["My manager rebuilt the pipeline in Spark, and I wrote the tests in Python.", ["Python"]],
    [
      "While my colleague wrote the Rust part, I built the React front end.",
      ["React", "Front-end development"],
    ],
    ["I helped my colleague debug Kubernetes.", ["Kubernetes"]],
    ["I not only used Docker but also Kubernetes.", ["Docker", "Kubernetes"]],
    ["Statt Oracle haben wir PostgreSQL gewählt.", ["PostgreSQL"]],
    ["Nicht nur Docker, auch Kubernetes habe ich betrieben.", ["Docker", "Kubernetes"]],
    ["I used SQL daily and I want to learn Rust.", ["SQL"]],
    ["The service was built by me in Scala.", ["Scala"]],
    ["I worked closely with the marketing team and wrote SQL.", ["SQL"]],
    ["I did not give up and learned SQL.", ["SQL"]],
    ["I saw how my manager built it in Spark, and I copied it in Python.", ["Python"]],
    ["I have never needed Java because we had Kotlin.", ["Kotlin"]],
    ["We could not use Oracle, so we took PostgreSQL.", ["PostgreSQL"]],
    ["The customer wanted Oracle; I convinced them to use PostgreSQL.", ["PostgreSQL"]],
    ["Ich habe nicht mit Java, sondern mit Kotlin gearbeitet.", ["Kotlin"]],
    ["Ich habe Erfahrung mit SAP, aber nicht mit Oracle.", ["SAP"]],
    ["Je ne connais pas Java mais je maîtrise Python.", ["Python"]],
    ["No conozco Java pero domino Python y trabajo con SQL.", ["Python", "SQL"]],
    ["I introduced a tool that we wrote in Python.", ["Python"]],
  ])("%s", (text, expected) => {
    expect(labels(text, "skill")).toEqual(expected);
  });

  it("gives what 'we' did less weight than what 'I' did, and what nobody claims the least", () => {
    const confidence = (text: string) => readStory(text).claims[0]?.confidence ?? 0;
    const alone = confidence("I wrote it in Python.");
    const together = confidence("We wrote it in Python.");
    expect(alone).toBeGreaterThan(together);
    const [, unsaid] = readStory("I rebuilt the old shop in PHP. It ran on Kubernetes.").claims;
    expect(unsaid?.confidence).toBeLessThan(together);
  });
});

describe("achievements", () => {
  it.each([
    "I reduced the cost of our cluster by 30%.",
    "I led a team of 8 nurses on a ward with 24 beds.",
    "We increased revenue from $1.2m to $2m.",
    "I was promoted to head chef.",
    "I doubled the number of orders.",
    "Ich habe die Fehlerquote um 40 % gesenkt.",
    "J'ai réduit les coûts de 15 %.",
    "Reduje un 20 % los costes de transporte.",
    "Reduzi os custos em 20 %.",
  ])("%s", (text) => {
    expect(labels(text, "achievement")).toEqual([text]);
  });

  it.each([
    "My manager cut costs by 30%.",
    "We did not reach the 20% we had hoped for.",
    "I have 10 years of experience.",
    "In 2019 I moved to Berlin.",
    "I want to raise sales by 50%.",
    "The market grew by 10%.",
  ])("none in: %s", (text) => {
    expect(labels(text, "achievement")).toEqual([]);
  });

  it("quotes only the author's clause of a mixed sentence", () => {
    const [claim] = readStory("My manager moved to Spain, and I trained 12 new colleagues.").claims;
    expect(claim?.label).toBe("I trained 12 new colleagues.");
  });
});

describe("employers, schooling, attributes", () => {
  it("reads employer, title and dates", () => {
    const { work_history } = readStory(
      "I worked as a data engineer at Northwind Traders from March 2015 to 2019. Since 2020 I have been working for Contoso Health as a team lead.",
    );
    expect(work_history).toEqual([
      expect.objectContaining({
        company: "Northwind Traders",
        title: "data engineer",
        start_date: "2015-03",
        end_date: "2019",
      }),
      expect.objectContaining({
        company: "Contoso Health",
        title: "team lead",
        start_date: "2020",
        end_date: "present",
      }),
    ]);
  });

  it("reads them in German", () => {
    const { work_history } = readStory(
      "Von 2016 bis 2020 habe ich als Krankenschwester bei der Charité Berlin gearbeitet und die Wundversorgung geleitet.",
    );
    expect(work_history[0]).toMatchObject({
      company: "Charité Berlin",
      title: "Krankenschwester",
      start_date: "2016",
      end_date: "2020",
    });
  });

  it("takes no field of work from a company's name", () => {
    const reading = readStory("At Delta Pumps I designed impellers in SolidWorks.");
    expect(reading.work_history[0]?.company).toBe("Delta Pumps");
    expect(reading.skills).toEqual(["SolidWorks"]);
  });

  it("takes no technology, language or colleague's employer for an employer", () => {
    expect(readStory("I worked with Python and as a result I was happy.").work_history).toEqual([]);
    expect(readStory("My brother worked at Contoso as a welder.").work_history).toEqual([]);
    expect(readStory("I would like to work at Contoso.").work_history).toEqual([]);
  });

  it("links what was done to the role it was done in", () => {
    const reading = readStory(
      "I joined Contoso in 2018. There I wrote pipelines in Python.\n\nPrivately I play with Arduino.",
    );
    const role = (label: string) => reading.claims.find((claim) => claim.label === label)?.role;
    expect(role("Python")).toBe(0);
    expect(role("Arduino")).toBeNull();
  });

  it("does not carry a role past leaving it", () => {
    const reading = readStory(
      "I worked as a driver for Contoso, then I took a course. There I learned Python.",
    );
    expect(reading.claims.find((claim) => claim.label === "Python")?.role).toBeNull();
  });

  it("reads schooling and certificates that the author has, not those in preparation", () => {
    const reading = readStory(
      "I hold a bachelor's degree in Nursing from the University of Leeds. I passed the PMP exam in 2020. I am preparing for the CISSP.",
    );
    expect(reading.education[0]).toMatchObject({ institution: "University of Leeds", field: "Nursing" });
    expect(reading.certifications).toEqual(["PMP"]);
  });

  it("merges what is said twice into one claim with both pieces of evidence", () => {
    const { claims } = readStory("I learned Python at school. Later I wrote a scheduler in Python.");
    expect(claims.filter((claim) => claim.label === "Python")).toHaveLength(1);
    expect(claims.find((claim) => claim.label === "Python")?.evidence).toHaveLength(2);
  });
});

describe("any text", () => {
  it.each([
    "",
    "The weather was lovely and the sea was calm. Birds sang.",
    "Es war einmal ein König, der hatte drei Töchter.",
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
  ])("%j holds no claim", (text) => {
    expect(readStory(text)).toMatchObject({
      claims: [],
      skills: [],
      achievements: [],
      work_history: [],
      education: [],
    });
  });

  it("gives verbatim spans, valid references and the same answer twice", () => {
    const piece = fc.constantFrom(
      "I built ",
      "We used ",
      "My manager ",
      "never ",
      "Python",
      "Kafka",
      " and ",
      ", ",
      ". ",
      "? ",
      "\n\n",
      "instead of ",
      "by 30% ",
      "Ich habe ",
      "nicht ",
      "30 Mitarbeiter ",
      "at Contoso GmbH ",
      "from 2015 to 2019 ",
      "a bachelor's degree in Nursing ",
      "—",
      "😀",
      "ﬁ",
      "İ",
      "我用Python",
      "reduced costs ",
      "I want to ",
      "der Kollege ",
      "R&D",
      "C++ ",
      "\u00ad",
      "\r\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        const reading = readStory(text);
        expect(reading.pages).toEqual([text]);
        for (const claim of reading.claims) {
          expect(claim.evidence.length).toBeGreaterThan(0);
          for (const { content, page, start, end } of claim.evidence) {
            expect(page).toBe(1);
            expect(text.slice(start, end)).toBe(content);
            expect(content).not.toBe("");
          }
          expect(claim.role ?? -1).toBeLessThan(reading.work_history.length);
          expect(claim.education ?? -1).toBeLessThan(reading.education.length);
          expect(claim.confidence).toBeGreaterThan(0);
          expect(claim.confidence).toBeLessThanOrEqual(1);
        }
        expect(readStory(text)).toEqual(reading);
      }),
      { numRuns: 300 },
    );
  });
});

it("a wrapped story says what it says on one line, and its quotes keep their line ends", () => {
  const flowing =
    "From 2016 to 2021 I worked as a staff nurse at Larkfield General Hospital. I drafted a one-page handover sheet and taught it to the other 18 nurses on the ward.";
  const wrapped =
    "From 2016 to 2021 I worked as a staff nurse at Larkfield General\r\nHospital. I drafted a one-page handover sheet and taught it to the\r\nother 18 nurses on the ward.";
  const [one, other] = [readStory(flowing), readStory(wrapped)];
  expect(other.work_history).toEqual(one.work_history);
  expect(other.claims.map(({ type, label }) => [type, label])).toEqual(
    one.claims.map(({ type, label }) => [type, label]),
  );
  const quotes = other.claims.flatMap(({ evidence }) => evidence);
  expect(quotes.some(({ content }) => content.includes("\r\n"))).toBe(true);
  for (const { content, start, end } of quotes) expect(wrapped.slice(start, end)).toBe(content);
});

it.each([
  ["blanks that do not break", (text: string) => text.replaceAll(" ", "\u00a0")],
  ["decomposed letters", (text: string) => text.normalize("NFD")],
  ["marks of emphasis", (text: string) => text.replace(/(\d+)/gu, "**$1**")],
  ["unseen characters", (text: string) => text.replaceAll(" ", " \u200b")],
  ["bullets", (text: string) => `- ${text.replaceAll(". ", ".\n- ")}`],
])("%s change nothing of what a story says, and stay in its quotes", (_, as) => {
  const said =
    "From 2016 to 2021 I was a line cook at Café Noémie. Another crew fitted the solar panels. I cut the waste of the kitchen from 9 to 4 boxes a day. A colleague ran the till.";
  const typed = as(said);
  const [one, other] = [readStory(said), readStory(typed)];
  expect(other.work_history).toEqual(one.work_history);
  expect(other.claims.map(({ type, label }) => [type, label])).toEqual(
    one.claims.map(({ type, label }) => [type, label]),
  );
  for (const { content, start, end } of other.claims.flatMap(({ evidence }) => evidence))
    expect(typed.slice(start, end)).toBe(content);
});
