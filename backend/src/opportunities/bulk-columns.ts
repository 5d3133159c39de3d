/** What columns and keys of lists in the wild are called, and the words people have for where an application stands. */
import type { OpportunityStatus } from "@career-portrait/shared/contract";
import { fold } from "@career-portrait/shared/text";

export type Field = "title" | "company" | "url" | "description" | "location" | "notes" | "status";

function words(text: string): readonly string[] {
  return text.split(" ");
}

/** Words that name a field by themselves, folded, in seven languages; in this order where a name holds several. */
const NAMING: readonly (readonly [Field, readonly string[]])[] = [
  [
    "url",
    words(
      "url urls uri link links href website webpage webaddress hyperlink permalink address adresse lien enlace indirizzo",
    ),
  ],
  [
    "notes",
    words(
      "notes note comment comments remark remarks memo notizen notiz bemerkung bemerkungen " +
        "kommentar remarques commentaire notas comentarios notities opmerkingen",
    ),
  ],
  ["status", words("status stage state phase progress applicationstatus statut estado etapa stato fase")],
  [
    "description",
    words(
      "description details summary content body text jd beschreibung stellenbeschreibung beschrijving omschrijving descripcion descrizione descricao",
    ),
  ],
  [
    "location",
    words(
      "location locations city place office region country ort standort stadt einsatzort lieu " +
        "ville ubicacion ciudad luogo citta localizacao cidade locatie plaats",
    ),
  ],
  [
    "company",
    words(
      "company companyname employer employername organization organisation organizationname " +
        "hiringorganization org business client firm firma unternehmen arbeitgeber entreprise " +
        "societe employeur empresa compania azienda societa bedrijf werkgever organisatie",
    ),
  ],
  [
    "title",
    words(
      "title titles jobtitle position role roletitle job vacancy opening posting jobname " +
        "designation occupation titel stelle stellentitel stellenbezeichnung beruf poste intitule " +
        "titre metier offre puesto cargo vacante titolo posizione ruolo vaga functie functietitel " +
        "vacature",
    ),
  ],
];

/** Words that may stand beside one that names a field and change nothing. */
const BESIDE = new Set(
  words(
    "name the a of to for my full current job jobs post posting position role vacancy opening " +
      "application apply applied applying hiring ad advert listing offer web page online " +
      "linkedin linked in indeed original source der die das des de du d la le el del do da no " +
      "nr von zur zum van het naam name nom nombre nome stellen job bezeichnung",
  ),
);

/** Names that are one word to a program: `jobUrl` and `job_url` come apart, `joburl` does not. */
function wordsOf(name: string): string[] {
  return fold(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replaceAll("_", " "))
    .replaceAll(/[^\p{L} ]/gu, " ")
    .split(" ")
    .filter(Boolean);
}

const GLUED = new Map<string, Field>([
  ...words(
    "joburl joblink postingurl postinglink jobpostingurl applyurl applylink applicationurl applicationlink stellenlink",
  ).map((name) => [name, "url"] as const),
  ...words("jobdescription postingtext jobdetails").map((name) => [name, "description"] as const),
  ...words("joblocation").map((name) => [name, "location"] as const),
  ...words("positiontitle titredeposte").map((name) => [name, "title"] as const),
]);

/** The field that a column or key holds; null for one that is none of ours. */
export function fieldOf(name: string): Field | null {
  const all = wordsOf(name);
  const whole = all.join("");
  const glued = GLUED.get(whole) ?? NAMING.find(([, known]) => known.includes(whole))?.[0];
  if (glued !== undefined) return glued;
  const named = NAMING.filter(([, known]) => all.some((word) => known.includes(word)));
  const field = named[0]?.[0];
  const isKnown = all.every((word) => BESIDE.has(word) || named.some(([, known]) => known.includes(word)));
  // “Company website” leads to the company, not to the posting.
  const isCompanys =
    named.some(([other]) => other === "company") && field !== "company" && field !== "location";
  return field === undefined || !isKnown || isCompanys ? null : field;
}

const STANDINGS: readonly (readonly [OpportunityStatus, readonly string[]])[] = [
  ["tracking", words("tracking saved wishlist bookmarked interested todo open new draft gemerkt")],
  ["applied", words("applied submitted sent pending beworben postule solicitado candidatado gesolliciteerd")],
  [
    "interviewing",
    words(
      "interviewing interview interviews screening screen phone onsite assessment round vorstellungsgesprach gesprach entretien entrevista gesprek",
    ),
  ],
  ["offer", words("offer offered accepted hired signed angebot zusage offre oferta aanbod")],
  [
    "rejected",
    words(
      "rejected declined denied refused unsuccessful ghosted absage abgelehnt refuse rechazado afgewezen",
    ),
  ],
  ["archived", words("archived closed withdrawn withdrew expired cancelled canceled archiviert archive")],
];

const DENYING = words("not nicht pas niet");
const DENIABLE: readonly OpportunityStatus[] = ["applied", "interviewing", "offer"];

/** Where an application stands, in the person's words; what is not understood is being tracked. */
export function statusOf(text: string | undefined): OpportunityStatus {
  const said = wordsOf(text ?? "");
  // The end counts before the way to it: “rejected after interview”.
  const found = STANDINGS.toReversed().find(([, known]) => said.some((word) => known.includes(word)));
  const standing = found?.[0] ?? "tracking";
  // “Not applied yet”.
  const isDenied = DENIABLE.includes(standing) && said.some((word) => DENYING.includes(word));
  return isDenied ? "tracking" : standing;
}
