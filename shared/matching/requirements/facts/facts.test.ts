import { describe, expect, it } from "vitest";
import { readPosting } from "../index.ts";

describe("who hires", () => {
  it.each([
    ["Bei Taubenblau bauen wir Fahrräder. Wir suchen dich.", "Taubenblau"],
    [
      "Depuis vingt ans, Maison Corvelle fabrique des portes. Nous recherchons un menuisier.",
      "Maison Corvelle",
    ],
    ["The job is in Derby. Write to jobs@millanddale.example. Ask for Ann at Mill & Dale.", "Mill & Dale"],
    ["Les Transports Ostane, entreprise de 85 salariés, recherchent deux chauffeurs.", "Transports Ostane"],
    ["Line Cook\nHolloway Grill\nLeeds\n\nWe need a cook. Holloway Grill opens at noon.", "Holloway Grill"],
    ["Die Stiftung Lerchenfeld bietet 120 Menschen ein Zuhause.", "Stiftung Lerchenfeld"],
    [
      "SENIOR STORE MANAGER | GEELONG\n\nWren & Hale opened its first shop in a shed in 2011 and has nine now.",
      "Wren & Hale",
    ],
    ["Vendeur H/F\n\nVoltéa fabrique des vélos électriques dans le Jura. Voltéa grandit.", "Voltéa"],
    ["Elektriker (m/w/d)\n\nWir sind Stromfux. Wir bauen Ladesäulen.", "Stromfux"],
    ["Bookkeeper, Sligo – Nolan Keane Accountants\n\nNolan Keane is small.", "Nolan Keane Accountants"],
    ["Fitter\nMarlow Benn – ref. 2231 – Dunmore – temporary\n\nA plant needs a fitter.", "Marlow Benn"],
    ["Home\nJobs\nHelp\nLogin\nImker (m/w/d)\nHonighof Sander | Plön | 30 h\n\nServus.", "Honighof Sander"],
    ["Teacher\nDistrict: Elk Vale ISD\nLocation: Elk Vale Middle School, Waco, TX", "Elk Vale ISD"],
    ["Night Porter at Quayside Hotel, Cork.\n\nWe run a hotel of 40 rooms.", "Quayside Hotel"],
    ["Forklift Driver (FLT) wanted for Penhallow Dairies, Truro. Start at 5am.", "Penhallow Dairies"],
    ["Koch (m/w/d) für Gasthof Hirschen in Lindau am Bodensee gesucht, ab sofort.", "Gasthof Hirschen"],
    ["Fahrer gesucht! Wir, die Spedition Hartl, sind ein Familienbetrieb.", "Spedition Hartl"],
    ["Greetings from Aruna Staffing!\n\nPosition: Welder\nLocation: Pune", "Aruna Staffing"],
    [
      "Nurse\n\nJoin Elm Vale today. Elm Vale Hospital is an equal opportunity employer.",
      "Elm Vale Hospital",
    ],
    [
      "Frischer Wind für die Backstube\n\nDamit morgens alles fertig ist, sucht die Konditorei Ahlers in Jever eine Konditorin.",
      "Konditorei Ahlers",
    ],
    [
      "Milker\n\nPat and Moira Keane started with one boat. Skellig Seafoods lands crab at Portmagee. Ring Moira after six.",
      "Skellig Seafoods",
    ],
    [
      "Chauffeur CE\nRegio Zwolle\n\nNamens onze klant zoekt Stroomlijn Uitzendbureau een chauffeur.",
      "Stroomlijn Uitzendbureau",
    ],
    [
      "CARISTE (H/F)\n\nVoltane Intérim, ce sont 8 agences. Écrivez à lyon@voltane.example.",
      "Voltane Intérim",
    ],
    [
      "Process Operator\n\nOur client needs operators. Contact Fiona Walsh, Blackwater Search & Selection, 022 555 0100.",
      "Blackwater Search & Selection",
    ],
    [
      "Lohnbuchhalter (m/w/d)\n\nIm Auftrag eines Familienbetriebs besetzen wir diese Stelle. Petra Lang, Maintal Personalberatung, Telefon 0951 555 01.",
      "Maintal Personalberatung",
    ],
    [
      "Logistiker EFZ 100 %\nHochdorf LU\n\nWir suchen dich.\n\nInserent: Brunau Logistik AG, Feldweg 3, 6280 Hochdorf",
      "Brunau Logistik AG",
    ],
    [
      "Infirmier/ère à 60 %\nMoudon (VD) | CDI\n\nLe Home Les Marronniers, 40 lits, cherche une personne.",
      "Home Les Marronniers",
    ],
    ["growth engineer @ Lumatic 🚀\n\n$120k-$150k. remote in the US.", "Lumatic"],
    [
      "Backend Engineer\n\nWas macht Quittendieb?\nWir retten Obst. Schreib an hi@quittendieb.example.",
      "Quittendieb",
    ],
    [
      "Site Agent\n\nFarrell Dunne Chartered Surveyors\nEyre Square, Galway\n€60k\n\nWe have grown.",
      "Farrell Dunne Chartered Surveyors",
    ],
    [
      "Koeltechnicus\nOmmen en omstreken | 36-40 uur\n\nBij Ter Horst Koeling werken 30 mensen.",
      "Ter Horst Koeling",
    ],
    [
      "Ostara Technologies\nJava Engineer\nPune, India · Over 100 applicants\n\nWe are hiring for the Payments pod.",
      "Ostara Technologies",
    ],
    [
      "Java Engineer\n\nTrimora moves parcels.\n\nAbout the company\nTrimora Systems\nLogistics · 51-200 employees",
      "Trimora Systems",
    ],
    ["Site Manager\nBrackenridge Homes · Thirsk, North Yorkshire\n\nWe build.", "Brackenridge Homes"],
    ["Maurer (m/w/d)\n\nDas Baugeschäft Lüders aus Husum sucht einen Maurer.", "Baugeschäft Lüders"],
    ["Technicien H/F\n\nÀ propos de nous\nLumibat rénove des immeubles.", "Lumibat"],
    ["Barista\n\nSmall Hours Coffee, 12 Mill Lane, Frome\n\nWe open at six.", "Small Hours Coffee"],
    ["Monteur\n\nVan Loon Installaties bestaat sinds 1954.", "Van Loon Installaties"],
    ["Bauamt\n\nBei der Stadt Eschwege ist zum 1. Mai eine Stelle zu besetzen.", "Stadt Eschwege"],
    [
      "Hebamme\n\nDas Geburtshaus Mondlicht in Witzenhausen freut sich auf eine Hebamme.",
      "Geburtshaus Mondlicht",
    ],
    [
      "Roofer wanted\nJ. Hathersage & Sons Roofing, Matlock\nCall Jim on 01629 555 010",
      "J. Hathersage & Sons Roofing",
    ],
    ["Platform Engineer\n@ Tessellate · Utrecht · Hybrid\n\nMaps.", "Tessellate"],
    ["ML Engineer\nFintrove | Bengaluru, Karnataka | Hybrid\n₹30-40 LPA", "Fintrove"],
    ["Frontend\n\nHi, I'm Nora, CTO at Pebblewise. We are looking for an engineer.", "Pebblewise"],
    ["Nurse\n\nWe are Oakhaven Homecare and we visit clients.", "Oakhaven Homecare"],
    ["Infermiere\nCasa Villa Serena, 24068 Seriate (BG)\n\nTempo pieno.", "Casa Villa Serena"],
    ["Ingeniero de datos\nNubolab · Zaragoza · Híbrido\n\nEn Nubolab hacemos mapas.", "Nubolab"],
    ["DevOps bei Wolkenfux (m/w/d)\n\nBüro: Freiburg\n\nWolkenfux hostet.", "Wolkenfux"],
    ["Store manager\n\nHearth & Hound is opening in Kendal this spring.", "Hearth & Hound"],
    [
      "Verkauf\n\nMit 200 Filialen ist Backhaus Nierswalde einer der größten Bäcker am Niederrhein.",
      "Backhaus Nierswalde",
    ],
    ["Préposé\nRésidence Le Boisé, Shawinigan (Québec)\n\nNos aînés.", "Résidence Le Boisé"],
    [
      "Avocat\n\nLe cabinet Roussel Thévenin, installé à Chambéry, souhaite accueillir un collaborateur.",
      "Roussel Thévenin",
    ],
    ["Software Engineer II\nat Corvane\nBoulder, CO (hybrid)", "Corvane"],
    ["Driver\n\nWe at Pennine Parcels deliver in the Dales.", "Pennine Parcels"],
  ])("%s", (text, company) => {
    expect(readPosting(text).company).toBe(company);
  });

  it("is the client that an agency names", () => {
    const text =
      "Quantity Surveyor\nBrightway Recruitment are supporting our client, Halden Civils Ltd, a contractor based in Wakefield. Brightway Recruitment is an agency.";
    expect(readPosting(text).company).toBe("Halden Civils Ltd");
    const german =
      "Für unseren Kunden, die Hansel Technik GmbH mit Sitz in Ulm, suchen wir einen Konstrukteur.";
    expect(readPosting(german).company).toBe("Hansel Technik GmbH");
    const french =
      "Recrutia Intérim recrute pour son client, la Résidence Les Aulnes (60 lits), un aide-soignant.";
    expect(readPosting(french).company).toBe("Résidence Les Aulnes");
    const engaged =
      "Our client, Bolton Grave LLP, a law firm, has engaged Ridge Street Search to fill a role. Ridge Street is an EEO employer.";
    expect(readPosting(engaged).company).toBe("Bolton Grave LLP");
    const retained = "Hi Ann,\n\nI'm retained by Cobalt Packaging on a new sales role.";
    expect(readPosting(retained).company).toBe("Cobalt Packaging");
  });

  it.each([
    "SENIOR STORE MANAGER | GEELONG\n\nhello, you.",
    "Seit 1901 brauen wir Bier, heute mit 90 Leuten und viel Freude.",
    "Électricien\n\n- connaissance des automates ; Beckhoff-Twincat est un atout",
    "Warehouse Lead\n\nBachelor's degree required for Operations roles.",
    "Pflegefachkraft (m/w/d)\n\nPflege heute bedeutet mehr als Medizin und Verband. Pflege braucht dich.",
    "Cuisinier H/F\n\nEntreprise : l'employeur n'a pas souhaité être nommé.",
    "Polymechaniker EFZ\nWil SG · Festanstellung\n\nDu arbeitest im Team der Werkstatt.",
    "Shift Lead - Bakery\nFull time | Ballymena | £13.10 per hour\n\nWe bake.",
    "Warehouse Operative needed in Lurgan for busy distributor\n\nStart now.",
    "Java Developer\n\nExperience at Google or Amazon is a plus. Working with Kafka in AWS.",
    "Teacher of Maths\n\nOfsted rated us Good. Ofsted is proud of our work. DBS is required.",
    "Cook\n\nMrs Hannah Boyle has run the kitchen since 2001. Ask for Hannah Boyle.",
    "Engineer\n\nWe are hiring for the Payments pod and the Growth squad. Join the Ledger team.",
    "Bürokraft\n\nIm Sommer haben wir geschlossen. Zur Verstärkung suchen wir Sie. Frau Meier freut sich.",
  ])("is no title, plain noun, product or refusal: %s", (text) => {
    expect(readPosting(text).company).toBeNull();
  });

  it("is no language, licence or town", () => {
    expect(
      readPosting("Rijbewijs B is een pré. Englisch ist ein Plus. Boston is a must.").company,
    ).toBeNull();
  });
});

describe("where", () => {
  it.each([
    ["Koch (m/w/d)\nGasthof Adler\n5611 Großdorf, Salzburg\n\nWir suchen Verstärkung.", "Großdorf, Salzburg"],
    ["Elektroniker (m/w/d)\nFestanstellung, Vollzeit · Bremen-Hemelingen\n\nHey du!", "Bremen-Hemelingen"],
    ["Store Manager\nOur busy Athcarrow store needs a manager.", "Athcarrow"],
    ["Unsere Praxis in Lüneburg wächst und sucht Verstärkung.", "Lüneburg"],
    ["Koch für Gasthof Rebstock in Neustadt in der Pfalz gesucht.", "Neustadt in der Pfalz"],
    ["Commis de cuisine H/F\n74 - Thônes\nActualisé hier\n\nUn restaurant.", "Thônes"],
    ["Teacher\nDistrict: Elk Vale ISD\nLocation: Elk Vale Middle School, Waco, TX", "Waco, TX"],
    ["Nurse\n\nUS-MO-JoplinJob ID: 7\n\nWe care.", "Joplin, MO"],
    ["Analyst\nOak Trust\nBristol, Leeds or Hexham (hybrid)\n\nFancy it?", "Bristol, Leeds or Hexham"],
    ["Chef de projet H/F – Nantes / Rennes / Vannes – CDI\n\nNous recrutons.", "Nantes / Rennes / Vannes"],
    ["Physio\nHours  Full time\nSite  Kendal and Ulverston\n\nOne MSK rotation.", "Kendal and Ulverston"],
    ["Rigid driver for our depot in Finglas, Dublin 11. Start now.", "Finglas, Dublin 11"],
    ["Data Engineer\nRemote in Österreich oder Büro Linz | 60.000 €\n\nHallo.", "Linz"],
    ["Enseignant\nLieux : Matane et Amqui\nStatut : remplacement", "Matane et Amqui"],
    ["Bilanzbuchhalter (m/w/d)\nRegion: Bamberg | Direktvermittlung | 62.000 EUR\n\nHallo.", "Bamberg"],
    ["Elektriker:in\nHasenöhrl Elektrotechnik GmbH, 4910 Ried\n\nStrom ist unser Leben.", "Ried"],
    ["Chauffeur 100 %\nSursee LU\nPubliziert vor 3 Tagen\n\nDu fährst.", "Sursee"],
    ["Infirmier/ère à 60 %\nMoudon (VD) | CDI\n\nVous soignez.", "Moudon"],
    ["Magazziniere\nSede: Faenza (RA) – in presenza – CCNL Commercio\n\nAzienda cerca.", "Faenza"],
    ["Koeltechnicus\nOmmen en omstreken | 36-40 uur\n\nWij zoeken.", "Ommen"],
    ["Monteur Sanitär\nRaum Uelzen | Vollzeit\n\nBei uns stimmt es.", "Uelzen"],
    ["Kitchen Porter\nThe Ship Inn, Noss Mayo PL8 1EW\n£12.21 an hour\n\nWe need hands.", "Noss Mayo"],
    ["Chauffeur\nIndustrieweg 4, 7701 AB Dedemsvaart\n\nWij zoeken.", "Dedemsvaart"],
    ["Farm worker\n\nWarrnambool VIC 3280\n$30 an hour\n\nWe milk cows.", "Warrnambool VIC"],
    ["Accounts Executive\nNashik 422001\n\nWe need a person.", "Nashik"],
    [
      "Site Agent\n\nFarrell Dunne Chartered Surveyors\nEyre Square, Galway\n€60k\n\nWe have grown.",
      "Galway",
    ],
    ["Teaching Assistant\n\nSt Brannock's Primary School, Braunton EX33\nTerm time only", "Braunton"],
    ["HGV Technician\n\nDepot: Grangemouth\nPay: £20", "Grangemouth"],
    ["Moulder\n\nHarlow Castings Ltd needs a moulder for its Walsall foundry.", "Walsall"],
    ["Frontend\n\nWe are looking for an engineer in Galway.", "Galway"],
    ["Clerk | Naas, Co. Kildare | €32k\n\nWe make soup.", "Naas, Co. Kildare"],
    ["Planning Officer\nBase: Council Offices, Cullompton. One day a week at home\nGrade: 8", "Cullompton"],
    [
      "Lab Technician\n\nBideford, Devon | £24,500 | Permanent\n\nRegistered in England no. 123.",
      "Bideford, Devon",
    ],
    ["KONSTRUKTEUR (M/W/D)\n\nHartung Technik GmbH & Co. KG, Damme (Dümmer), baut Förderanlagen.", "Damme"],
    ["CARISTE (H/F) – SAINT-PRIEST\n\n12 agences en Auvergne-Rhône-Alpes.", "SAINT-PRIEST"],
    ["Milker wanted\n\nThey have milked outside Terang since 1991. Start at five.", "Terang"],
    ["Sales Associate\nWork Location: In person\n\nOur shop in Ludlow needs you.", "Ludlow"],
  ])("%s", (text, place) => {
    expect(readPosting(text).location).toBe(place);
  });

  it("is no manner of work", () => {
    expect(readPosting("Data Engineer\nRemote or office based\n\nHello.").location).toBeNull();
    expect(
      readPosting("Wir suchen Verstärkung in Vollzeit oder in Teilzeit, gern in Absprache.").location,
    ).toBeNull();
    expect(readPosting("Sales Associate\nWork Location: In person\n\nHello.").location).toBeNull();
  });

  it.each([
    "WANTED: A SAFE PAIR OF HANDS\n\nWe need someone for the yard.",
    "Advisor\n\nNorthwind Ltd. Registered in England and Wales no. 1234.",
    "Clerk\n\nYou must have the right to work full time in Ireland.",
    "Java Developer\n\nExperience at Google or Amazon is a plus. Working with Kafka in AWS.",
    "Arzthelferin\n\nIn Vollzeit oder Teilzeit. Mit Freude. Bei Fragen rufen Sie an.",
    "Infirmière\n\nEn Équipe, vous soignez. À Temps plein.",
    "Support Agent\n\nWe support customers in Spanish. Paid in Euros.",
    "Assistant\n\nSuccess here means kindness. Confidence in Excel. Pride in Detail. Paid in Full.",
    "Lager\n\nStärken in Organisation. Arbeit in Schichten. Ein Büro in Toplage. Erfahrung in Konzernen.",
    "Spengler\n\nMoser Spenglerei OG\nHauptplatz 4\n\nWir zahlen gut.",
    "Lehrer (m/w/d)\n\nDeutsch B2 und Englisch C1 sind nötig.",
  ])("is no shout, register, permit, level, tool or noun: %s", (text) => {
    expect(readPosting(text).location).toBeNull();
  });
});

describe("how much", () => {
  it.each([
    [
      "Accountant\n₹ 6,00,000 - 8,50,000 P.A.",
      { min: 600_000, max: 850_000, currency: "INR", period: "year" },
    ],
    ["Picker, £12.60 - £15.75 ph", { min: 12.6, max: 15.75, currency: "GBP", period: "hour" }],
    [
      "Nurse in Calgary, Alberta. $41.42 to $59.52 per hour",
      { min: 41.42, max: 59.52, currency: "CAD", period: "hour" },
    ],
    [
      "Gehalt zwischen 58.000 und 66.000 Euro im Jahr",
      { min: 58_000, max: 66_000, currency: "EUR", period: "year" },
    ],
    [
      "Clerk\nGrade 5, £33,143 – £36,363\nHours: 37 per week",
      { min: 33_143, max: 36_363, currency: "GBP", period: "year" },
    ],
    [
      "Lab Technician\nRedruth | £26,500 | Permanent\n\nWe test.",
      { min: 26_500, max: 26_500, currency: "GBP", period: "year" },
    ],
    ["Engineer\n\nBudget: ₹28 – 36 LPA", { min: 2_800_000, max: 3_600_000, currency: "INR", period: "year" }],
    [
      "Farm hand, $31 to $34 an hour. Phone 03 5550 0171.",
      { min: 31, max: 34, currency: "AUD", period: "hour" },
    ],
    [
      "Es gilt ein Mindestentgelt von € 2.980,– brutto pro Monat.",
      { min: 2980, max: null, currency: "EUR", period: "month" },
    ],
    ["Bruttomonatslohn mindestens € 2.450,–", { min: 2450, max: null, currency: "EUR", period: "month" }],
  ])("%s", (text, salary) => {
    expect(readPosting(text).salary).toEqual(salary);
  });
});

describe("how", () => {
  it.each([
    ["Juriste\n\nLe télétravail est possible deux jours par semaine.", "hybrid"],
    ["Data Engineer\nCDI · Nantes · Télétravail fréquent (3 j/semaine)", "hybrid"],
    ["Planner\nBase: Town Hall, Crewkerne. Two days there, remainder from home", "hybrid"],
    ["Analista\n\nSmart working due giorni a settimana.", "hybrid"],
    ["Engineer\n\n$150k. Remote anywhere in US time zones.", "remote"],
    ["Millwright\nRotating shifts, all work is on the mill site", "onsite"],
    ["Technician\nRedruth | Monday to Friday, 7.30 to 3.30, lab based | Permanent", "onsite"],
    ["Mécanicien\n38,00 $ de l'heure | en présence à l'atelier", "onsite"],
    ["Care Assistant\nSchedule: Night shift\nWork Location: In person", "onsite"],
    ["Vendeur\n\nPas de télétravail possible.", null],
    ["Clerk\n\nExperience in an office-based setting.", null],
  ])("%s", (text, mode) => {
    expect(readPosting(text).work_mode).toBe(mode);
  });
});

describe("for what", () => {
  it.each([
    ["COMPTABLE GÉNÉRAL H/F – CDI – ROUBAIX (59)\n\nNous recrutons.", "COMPTABLE GÉNÉRAL H/F"],
    ["Chef de Partie – Stroud, Gloucestershire – £29-31k plus tronc\n\nWe cook.", "Chef de Partie"],
    [
      "Subject: Commercial Solicitor, 3-6 PQE – would this be of interest?\n\nHi Priya,",
      "Commercial Solicitor",
    ],
    ["Bookkeeper, Sligo – Nolan Keane Accountants\n\nNolan Keane is small.", "Bookkeeper"],
    ["Chef de projet H/F – Nantes et Rennes – CDI\n\nNous recrutons.", "Chef de projet H/F"],
    ["Pflegefachkraft (m/w/d) in Voll- oder Teilzeit\nHaus Linde · Bad Salzungen", "Pflegefachkraft (m/w/d)"],
    [
      "Die Stadt Lingen sucht\n\neine Sachbearbeitung Wohngeld (m/w/d)\nunbefristet",
      "Sachbearbeitung Wohngeld (m/w/d)",
    ],
    [
      "Frische Gesichter hinter der Theke gesucht\n\nBald sucht die Bäckerei Wiesneth in Pottenstein eine Bäckereifachverkäuferin für die Theke.",
      "Bäckereifachverkäuferin",
    ],
    ["Offerta di lavoro – Tecnico/a di laboratorio\nSede: Carpi (MO)", "Tecnico/a di laboratorio"],
    ["Stellenangebot: Elektriker (m/w/d)\nUlm", "Elektriker (m/w/d)"],
    [
      "Careers / Professional Staff / Welder\n\nWelder – Night Shift Lead\nLocation: Reno, NV",
      "Welder – Night Shift Lead",
    ],
    ["WANTED: A SAFE PAIR OF HANDS\n\nThe dairy farm hand's job is five days on.", "dairy farm hand"],
    ["Ostara Technologies\nJava Engineer\nPune, India · Reposted", "Java Engineer"],
    [
      "Frontend Engineer (all genders) – remote in DE oder im Office in Leipzig\n65–78k €",
      "Frontend Engineer (all genders)",
    ],
    ["CONDUCTEUR SPL (H/F) – MISSION LONGUE DURÉE – SAINT-PRIEST\n\nOn recrute.", "CONDUCTEUR SPL (H/F)"],
    ["CREDIT CONTROLLER - 12 MONTH MATERNITY COVER\n\nHello.", "CREDIT CONTROLLER"],
    ["Industrial Millwright (2 positions)\nPrince George, British Columbia", "Industrial Millwright"],
    [
      `Night Care Assistant Larkfield House, Hexham NE46 £12.60 per hour Permanent, 33 hours. ${"Larkfield House is a home of 38 beds and its staff are kind. ".repeat(6)}`,
      "Night Care Assistant",
    ],
    ["Driver\n\nWe need another van driver for the city.", "Driver"],
  ])("%s", (text, title) => {
    expect(readPosting(text).title).toBe(title);
  });
});

describe("title, employer and place in one line", () => {
  it.each([
    ["Koch bei der Gasthof Adler GmbH in Ulm", "Koch", "Gasthof Adler GmbH", "Ulm"],
    ["Metzgergeselle bei Metzgerei Hölzl in Passau", "Metzgergeselle", "Metzgerei Hölzl", "Passau"],
    [
      "Pflegefachkraft im Seniorenheim Lindenhof, Bamberg",
      "Pflegefachkraft",
      "Seniorenheim Lindenhof",
      "Bamberg",
    ],
    [
      "Fräser (m/w/d) bei der Firma Huber Präzision in Rottweil",
      "Fräser (m/w/d)",
      "Huber Präzision",
      "Rottweil",
    ],
    ["Carpenter at Smith & Sons, Leeds", "Carpenter", "Smith & Sons", "Leeds"],
    ["Bus Driver with Coastline Coaches Ltd", "Bus Driver", "Coastline Coaches Ltd", null],
    ["Product Manager at Lumenroot (Remote)", "Product Manager", "Lumenroot", null],
    ["Boulanger chez Maison Petit à Lyon", "Boulanger", "Maison Petit", "Lyon"],
    ["Aide-soignant à l'EHPAD Les Glycines", "Aide-soignant", "EHPAD Les Glycines", null],
    ["Camarero en Hotel Bahía, Málaga", "Camarero", "Hotel Bahía", "Málaga"],
    ["Sachbearbeiter im Einkauf", "Sachbearbeiter im Einkauf", null, null],
    ["Technicien au service informatique", "Technicien au service informatique", null, null],
    ["Teacher in Training", "Teacher in Training", null, null],
  ])("%s", (line, title, company, location) => {
    expect(readPosting(`${line}\n\n- three years in a team`)).toMatchObject({ title, company, location });
  });
});
