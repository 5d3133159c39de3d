import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import {
  answerFor,
  type Applicant,
  chosenIn,
  fillList,
  fillText,
  isApplication,
  readForm,
  restore,
} from "./index.ts";
import { namePartsOf } from "./person-name.ts";

const documentOf = (name: string) =>
  new JSDOM(readFileSync(join(import.meta.dirname, "forms", `${name}.html`), "utf8")).window.document;

const MARIT: Applicant = {
  name: "Marit van Dalen",
  email: "marit@example.org",
  phone: "+31 20 555 0101",
  location: "Den Helder",
  linkedin_url: "https://www.linkedin.com/in/marit",
  github_url: null,
  website_url: "https://marit.example.org",
  current: null,
  roles: [
    {
      title: "Lamp Engineer",
      company: "Kustlicht",
      location: "Den Helder",
      start_date: "2019-03",
      end_date: "2024",
      summary: "Kept eleven lights running.",
    },
    {
      title: "Deckhand",
      company: "Noordzee Veer",
      location: null,
      start_date: "2015",
      end_date: "2019-02-01",
      summary: null,
    },
  ],
  schools: [
    {
      institution: "Maritieme Academie",
      degree: "BSc",
      field: "Nautical Technology",
      start_date: null,
      end_date: "2012-06",
    },
  ],
};

/** What goes into a form, as `label: answer`; a field that the portrait answers with nothing is left out. */
function answers(name: string, applicant = MARIT): string[] {
  return readForm(documentOf(name)).flatMap((field) => {
    const answer = answerFor(field, applicant);
    if (!answer) return [];
    return `${field.label || field.control.id}: ${answer.kind === "text" ? answer.text : `<${answer.kind}>`}`;
  });
}

describe("what each field asks for", () => {
  test("Greenhouse: labels, files beside buttons; what only looks like a list is left to the person", () => {
    expect(answers("greenhouse")).toEqual([
      "First Name: Marit",
      "Last Name: van Dalen",
      "Email: marit@example.org",
      "Phone: +31 20 555 0101",
      "Resume/CV: <resume>",
      "Cover Letter: <cover_letter>",
      "LinkedIn Profile: https://www.linkedin.com/in/marit",
    ]);
  });
  test("Lever: the label's own line, not what stands below the field", () => {
    expect(answers("lever")).toEqual([
      "ATTACH RESUME/CV: <resume>",
      "Full name: Marit van Dalen",
      "Email: marit@example.org",
      "Phone: +31 20 555 0101",
      "Current location: Den Helder",
    ]);
  });
  test("Ashby: the system's fields; a file that would be read by the page itself is not given", () => {
    expect(answers("ashby")).toEqual([
      "Legal Name: Marit van Dalen",
      "Email: marit@example.org",
      "Phone: +31 20 555 0101",
      "or drag and drop here: <resume>",
      "LinkedIn Profile: https://www.linkedin.com/in/marit",
    ]);
  });
  test("Workday: each role and school its own, dates as the field wants them; a referee is somebody else", () => {
    expect(answers("workday")).toEqual([
      "Given Name(s): Marit",
      "Family Name: van Dalen",
      "Email Address: marit@example.org",
      "Phone Number: +31 20 555 0101",
      "Job Title: Lamp Engineer",
      "Company: Kustlicht",
      "Location: Den Helder",
      "From: 03/2019",
      "Role Description: Kept eleven lights running.",
      "Job Title: Deckhand",
      "Company: Noordzee Veer",
      "School or University: Maritieme Academie",
      "Field of Study: Nautical Technology",
      "Resume/CV: <resume>",
    ]);
  });
  test("SmartRecruiters in French", () => {
    expect(answers("smartrecruiters")).toEqual([
      "Prénom: Marit",
      "Nom: van Dalen",
      "E-mail: marit@example.org",
      "Confirm your email: marit@example.org",
      "Lieu de résidence: Den Helder",
      "Numéro de téléphone: +31 20 555 0101",
      "Intitulé du poste: Lamp Engineer",
      "Entreprise: Kustlicht",
      "Date de début: 2019-03",
      "Description: Kept eleven lights running.",
      "Établissement: Maritieme Academie",
      "Domaine d’études: Nautical Technology",
      "Diplôme: BSc",
      "LinkedIn: https://www.linkedin.com/in/marit",
      "CV: <resume>",
    ]);
  });
  test("Personio in German", () => {
    expect(answers("personio")).toEqual([
      "Vorname (erforderlich): Marit",
      "Nachname (erforderlich): van Dalen",
      "E-Mail (erforderlich): marit@example.org",
      "Telefon (erforderlich): +31 20 555 0101",
      "Wohnort: Den Helder",
      "Upload Lebenslauf: <resume>",
      "Upload Anschreiben: <cover_letter>",
    ]);
  });
  test("a plain table in Dutch", () => {
    expect(answers("plain")).toEqual([
      "Voornaam: Marit",
      "Achternaam: van Dalen",
      "E-mailadres: marit@example.org",
      "Telefoonnummer: +31 20 555 0101",
      "Woonplaats: Den Helder",
      "Motivatie: <cover_letter>",
      "CV: <resume>",
    ]);
  });
  test("lists: the one option that says the same; where one comes from and may work is never answered", () => {
    expect(answers("lists", { ...MARIT, location: "Den Helder, Nederland" })).toEqual([
      "Full name: Marit van Dalen",
      "Email: marit@example.org",
      "Country/Region: Netherlands",
      "Location: Den Helder",
      "Country code: Netherlands (+31)",
      "Title: Lamp engineer",
      "Month: March",
      "Year: 2019",
      "Year: 2024",
      "Start year: 2015",
      "End month: 02",
      "School: Maritieme Academie",
      "Degree: Bachelor's Degree",
      "Discipline: Nautical technology",
      "End date: 2012",
    ]);
  });
  test("lists in German, beside labels that are no labels", () => {
    expect(answers("listen", { ...MARIT, location: "Den Helder, Pays-Bas" })).toEqual([
      "Vorname: Marit",
      "Nachname: van Dalen",
      "Telefon: +31 20 555 0101",
      "Land: Niederlande",
      "Startmonat: März",
      "Startjahr: 2019",
      "Abschluss: Bachelor",
      "Lebenslauf: <resume>",
    ]);
  });
  test("a list of which nothing is known is read all the same, and left to the person", () => {
    const left = ["lever", "personio", "lists", "listen"].flatMap((name) =>
      readForm(documentOf(name)).flatMap((field) =>
        field.options && !answerFor(field, MARIT) ? field.label : [],
      ),
    );
    expect(left).toEqual([
      "Are you legally authorised to work here?",
      "Gender",
      "Geschlecht (erforderlich)",
      "Country/Region",
      "Country of citizenship",
      "Country",
      "Country",
      "Month",
      "Location",
      "Gender",
      "Do you need a permit to work in this country?",
      "Land",
      "Staatsangehörigkeit",
      "Familienstand",
    ]);
  });
  test("what one is, comes from, may do or wants to earn is never answered, whatever the list is called in the code", () => {
    const labels = [
      "Gender",
      "Nationality",
      "Country of birth",
      "Which country are you a citizen of?",
      "Do you need a visa?",
      "Arbeitserlaubnis",
      "Grad der Behinderung",
      "Situation de handicap",
      "J’accepte la politique de confidentialité",
      "Pretensiones salariales",
      "Geslacht",
    ];
    const names = ["country", "degree", "title", "location", "school", "phone_country", "job_title"];
    const held = ["Netherlands", "Den Helder", "BSc", "Lamp Engineer", "Maritieme Academie", "+31"];
    const lists = names.flatMap((name) =>
      labels.map(
        (label) => `<fieldset><label>${label} <select name="${name}" autocomplete="country">
          <option></option>${held.map((option) => `<option>${option}`).join("")}</select></label></fieldset>`,
      ),
    );
    const over = ["Contact", "Work experience", "Education"].map(
      (legend) => `<h2>${legend}</h2>${lists.join("")}`,
    );
    const fields = readForm(new JSDOM(over.join("")).window.document);
    expect(fields).toHaveLength(labels.length * names.length * 3);
    const living = { ...MARIT, location: "Den Helder, Netherlands" };
    expect(fields.filter((field) => answerFor(field, living))).toEqual([]);
  });
  test.each([
    ["Den Helder, Nederland", "Nederland", "Netherlands"],
    ["Singapore", "Singapore", null],
    ["Pristina, Kosovo", null, "Kosovo"],
    ["Den Helder", null, null],
    ["Kosovo", null, null],
    ["Atlanta, Georgia", null, null],
    ["Motril, Granada", null, null],
  ])("the country of %s: %s as a text, %s of a list", (location, text, option) => {
    const { document } = new JSDOM(`<label>Country <input></label> <label>Country <select><option>
      <option>Georgia<option>Granada<option>Kosovo<option>Netherlands</select></label>`).window;
    const given = readForm(document).map((field) => answerFor(field, { ...MARIT, location }));
    expect(given.map((answer) => (answer?.kind === "text" ? answer.text : null))).toEqual([text, option]);
  });
  test("a list of places is shown and not ticked: it may be the work's", () => {
    const field = readForm(documentOf("lists")).find(({ label }) => label === "Location")!;
    expect(answerFor(field, MARIT)).toEqual({ kind: "text", text: "Den Helder", isSure: false });
  });

  test("what only the page's code calls by a fact's name is for the person to look at", () => {
    const { document } = new JSDOM(`<label>Name of your manager <input name="name"></label>
      <label>Full name <input name="name"></label> <input name="applicant[name]">`).window;
    const answers = readForm(document).map((field) => answerFor(field, MARIT));
    expect(answers.map((answer) => answer?.isSure)).toEqual([false, true, true]);
  });
  test("questions in the form's own words are told apart", () => {
    const questions = ["greenhouse", "lever", "ashby", "personio"].flatMap((name) =>
      readForm(documentOf(name)).filter(({ asks }) => asks === "question"),
    );
    expect(questions.map(({ label }) => label)).toEqual([
      "Tell us about a time you kept a light running through a storm.",
      "Why do you want to keep this light?",
      "This role needs calm in bad weather. Please describe when you had it.",
      "Warum möchtest du bei uns wachen?",
    ]);
  });
});

test("only forms of applications are taken for such", () => {
  const known = [
    "greenhouse",
    "lever",
    "ashby",
    "workday",
    "smartrecruiters",
    "personio",
    "plain",
    "lists",
    "listen",
  ];
  expect(known.filter((name) => !isApplication(readForm(documentOf(name))))).toEqual([]);
  expect(isApplication(readForm(documentOf("not-an-application")))).toBe(false);
});

test("what the portrait does not hold stays empty", () => {
  const nobody: Applicant = {
    name: null,
    email: null,
    phone: null,
    location: null,
    linkedin_url: null,
    github_url: null,
    website_url: null,
    current: null,
    roles: [],
    schools: [],
  };
  expect(answers("workday", nobody)).toEqual(["Resume/CV: <resume>"]);
});

describe("a name in two fields", () => {
  test.each([
    ["Ada Lovelace", "Ada", "Lovelace", true],
    ["Ludwig van Beethoven", "Ludwig", "van Beethoven", true],
    ["Ana de la Cruz", "Ana", "de la Cruz", true],
    ["Gabriel García Márquez", "Gabriel García", "Márquez", false],
    ["Mary Jane Watson", "Mary Jane", "Watson", false],
  ])("%s", (name, given, family, isSure) => {
    expect(namePartsOf(name)).toEqual({ given, family, isSure });
  });
  test("a single word is neither for certain", () => {
    expect(namePartsOf("Cher")).toBeNull();
  });
});

describe("filling", () => {
  test("sets the value as the page's scripts expect it, marks the field, and gives it back", () => {
    const doc = documentOf("lever");
    const field = readForm(doc).find(({ asks }) => asks === "full_name")!.control;
    const heard: string[] = [];
    // React keeps the value of a field by a setter on the element itself.
    Object.defineProperty(field, "value", {
      configurable: true,
      get: () => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.get!.call(field),
      set: () => {
        heard.push("intercepted");
      },
    });
    doc.addEventListener("input", () => heard.push("input"));
    doc.addEventListener("change", () => heard.push("change"));
    const before = fillText(field, "Marit van Dalen");
    expect(field.value).toBe("Marit van Dalen");
    expect(field.getAttribute("data-career-portrait")).toBe("filled");
    restore(before!);
    expect([field.value, field.getAttribute("data-career-portrait")]).toEqual(["", null]);
    expect(heard).toEqual(["input", "change", "input", "change"]);
  });
  test("chooses in a list as a person does, and gives back what stood there, though values are the same", () => {
    const { window } = new JSDOM(
      `<select><option value="1">Canada<option value="1">United States<option value="2" disabled>Mexico</select>`,
    );
    const list = window.document.querySelector("select")!;
    list.selectedIndex = 1;
    const heard: string[] = [];
    window.document.addEventListener("input", () => heard.push(`input ${chosenIn(list)}`));
    window.document.addEventListener("change", () => heard.push(`change ${chosenIn(list)}`));
    const before = fillList(list, "Canada")!;
    expect([list.selectedIndex, list.getAttribute("data-career-portrait")]).toEqual([0, "filled"]);
    restore(before);
    expect([list.selectedIndex, list.getAttribute("data-career-portrait")]).toEqual([1, null]);
    expect(heard).toEqual(["input ", "change ", "input United States", "change United States"]);
    expect([fillList(list, "Mexico"), fillList(list, "Cuba"), list.selectedIndex]).toEqual([null, null, 1]);
  });
  test("a list that the page sets back is not counted as filled", () => {
    const list = new JSDOM("<select><option>Yes<option>No</select>").window.document.querySelector("select")!;
    list.addEventListener("change", () => (list.selectedIndex = 0));
    expect(fillList(list, "No")).toBeNull();
    expect(list.hasAttribute("data-career-portrait")).toBe(false);
  });
  test("a form of any labels never has a box ticked or a hidden field filled", () => {
    const anything = fc.constantFrom(
      "First name",
      "Email",
      "I agree",
      "Gender",
      "Salary",
      "",
      "Resume",
      "Name?",
    );
    const type = fc.constantFrom(
      "text",
      "email",
      "checkbox",
      "radio",
      "hidden",
      "password",
      "file",
      "date",
      "submit",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anything, type), { maxLength: 12 }), (rows) => {
        const doc = new JSDOM("<form></form>").window.document;
        for (const [at, [label, kind]] of rows.entries())
          doc.forms[0]!.insertAdjacentHTML(
            "beforeend",
            `<p><label for="f${at}">${label}</label><input id="f${at}" type="${kind}"></p>`,
          );
        const given = readForm(doc).filter((field) => answerFor(field, MARIT));
        expect(given.every(({ control }) => ["text", "email", "file"].includes(control.type))).toBe(true);
      }),
    );
  });
});
