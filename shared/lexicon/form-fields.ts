/**
 * What application forms call their fields, as whole labels, by hand after the forms of eight application systems in five
 * languages. `noise` falls away before a label is compared. Notation: `table.ts`.
 */
import { readTable } from "./table.ts";

/** A fact of the applicant that one field asks for. */
export type FieldFact =
  | "given_name"
  | "family_name"
  | "full_name"
  | "email"
  | "phone"
  | "location"
  | "country"
  | "phone_country"
  | "linkedin"
  | "github"
  | "website"
  | "current_company"
  | "current_title"
  | "resume"
  | "cover_letter"
  | "role_title"
  | "role_company"
  | "role_location"
  | "role_start"
  | "role_end"
  | "role_summary"
  | "school"
  | "degree"
  | "subject"
  | "school_start"
  | "school_end";

/** What a label may call besides a fact: a part of the date that the heading over it names. */
export type FieldName = FieldFact | "date_part";

export const FORM_FIELDS = readTable<FieldName>(`
key | en | de | fr | es | nl
given_name | first name, given name, given names, given name s, forename, legal first name, first names | vorname, vornamen, rufname | prénom, prénoms | nombre, nombres, nombre de pila | voornaam, voornamen, roepnaam
family_name | last name, family name, surname, legal last name | nachname, familienname, zuname | nom de famille, nom? | apellido, apellidos | achternaam, familienaam
full_name | name, full name, legal name, first and last name, full legal name, candidate name, applicant name | vollständiger name, vor und nachname, vor und zuname, name vorname | nom complet, nom et prénom, prénom et nom, nom prénom | nombre completo, nombre y apellidos, nombre y apellido | volledige naam, voor en achternaam, naam
email | email, e mail, email address, e mail address, confirm email, confirm email address, repeat email | e mail adresse, email adresse, mailadresse, e mail bestätigen | adresse e mail, adresse email, courriel, adresse courriel, mail, adresse électronique | correo, correo electrónico, dirección de correo electrónico | e mailadres, emailadres, mailadres
phone | phone, phone number, telephone, telephone number, mobile, mobile phone, mobile number, mobile phone number, cell phone, contact number, primary phone | telefon, telefonnummer, handynummer, mobilnummer, mobiltelefon, handy, mobil, rufnummer | téléphone, numéro de téléphone, téléphone portable, téléphone mobile, portable, mobile | teléfono, número de teléfono, teléfono móvil, móvil, celular | telefoon, telefoonnummer, mobiel, mobiel nummer, gsm
location | location, current location, city, location city, city of residence, where are you located, where are you based, place of residence, town, town or city | wohnort, ort, stadt, standort, aktueller wohnort | ville, lieu de résidence, localisation, ville de résidence, lieu | ciudad, ubicación, localidad, lugar de residencia, población | woonplaats, plaats, stad, locatie
country | country, country of residence, current country, home country, country region, country territory | land, wohnsitzland, wohnland, aufenthaltsland | pays, pays de résidence | país, país de residencia | woonland
phone_country | country code, phone country code, country phone code, phone code, phone country, dialling code, dial code, country calling code | ländervorwahl, landesvorwahl, vorwahl | indicatif, indicatif pays, indicatif téléphonique | prefijo, prefijo telefónico, prefijo internacional, prefijo del país | landcode, landnummer
linkedin | linkedin, linkedin profile, linkedin account, linkedin page, linkedin username? | linkedin profil, linkedin konto | profil linkedin, compte linkedin | perfil de linkedin, cuenta de linkedin | linkedin profiel
github | github, github profile, github account, git profile, git hub | github profil, github konto | profil github, compte github | perfil de github | github profiel
website | website, personal website, portfolio, portfolio website, homepage, personal site, web site, blog, website or portfolio | webseite, webseiten, eigene webseite, internetseite, persönliche webseite | site web, site internet, site personnel, portfolio en ligne | sitio web, página web, portafolio, web personal | webpagina, eigen website
current_company | current company, current employer, current or most recent company, current or most recent employer, most recent employer, most recent company, present employer | aktueller arbeitgeber, derzeitiger arbeitgeber, jetziger arbeitgeber, aktuelles unternehmen | entreprise actuelle, employeur actuel | empresa actual, empleador actual | huidige werkgever, huidig bedrijf
current_title | current title, current job title, current position, current role, current or most recent title, most recent job title, current or most recent job title | aktuelle position, derzeitige position, aktuelle stelle, aktuelle tätigkeit | poste actuel, fonction actuelle, intitulé du poste actuel | puesto actual, cargo actual | huidige functie, huidige functietitel
resume | resume, cv, resume cv, cv resume, curriculum vitae, upload resume, upload cv, attach resume, attach cv, attach resume cv, upload resume cv, resume or cv | lebenslauf, lebenslauf hochladen, upload lebenslauf, cv hochladen | télécharger cv, joindre cv, importer cv | currículum, curriculum, hoja de vida, adjuntar cv, subir cv | cv uploaden, upload cv
cover_letter | cover letter, motivation letter, letter of motivation, upload cover letter, attach cover letter, covering letter | anschreiben, motivationsschreiben, bewerbungsschreiben, upload anschreiben | lettre de motivation | carta de presentación, carta de motivación | motivatiebrief, motivatie, sollicitatiebrief
role_title | job title, title, position, position title, role, role title | position, stellenbezeichnung, berufsbezeichnung, jobtitel, funktion, tätigkeit | poste, intitulé du poste, fonction, titre du poste | puesto, cargo, título del puesto | functie, functietitel
role_company | company, employer, company name, employer name, organisation, organization | arbeitgeber, firma, unternehmen | entreprise, employeur, société | empresa, empleador, compañía | werkgever, bedrijf, bedrijfsnaam
role_location | work location?, office location? | arbeitsort | lieu de travail | lugar de trabajo | werklocatie
role_start | from, start date, start, date from, from date, start month, start year, start date month, start date year, from month, from year | von, beginn, startdatum, eintritt, startmonat, startjahr | de, date de début, début, du, mois de début, année de début | desde, fecha de inicio, inicio, mes de inicio, año de inicio | van, startdatum, begindatum, startmaand, startjaar
role_end | to, end date, end, date to, to date, end month, end year, end date month, end date year, to month, to year | bis, ende, enddatum, austritt, endmonat, endjahr | à, date de fin, fin, au, mois de fin, année de fin | hasta, fecha de finalización, fecha de fin, fin, mes de fin, año de fin | tot, einddatum, eindmaand, eindjaar
role_summary | description, role description, job description, responsibilities, duties, summary of duties | beschreibung, tätigkeitsbeschreibung, aufgaben, stellenbeschreibung | description, description du poste, missions, tâches | descripción, descripción del puesto, funciones, responsabilidades | beschrijving, omschrijving, functieomschrijving, taken
school | school, university, school or university, institution, school name, college, college or university | hochschule, universität, schule, bildungseinrichtung, hochschule oder universität | école, université, établissement, établissement scolaire | universidad, institución, centro educativo, centro de estudios, escuela | school, universiteit, onderwijsinstelling, hogeschool
degree | degree, degree type, qualification? | abschluss, akademischer grad | diplôme, diplôme obtenu | título?, titulación, grado | diploma, graad
date_part | month, year | monat, jahr | mois, année | mes, año | maand, jaar
subject | field of study, major, discipline, subject, course of study, area of study | studienfach, studiengang, fachrichtung | domaine d’études, filière, spécialité | campo de estudio, especialidad, área de estudio | studierichting, opleidingsrichting
`);

/** Words of headings: over fields about somebody else; about where one comes from, may and would work; over work, over schools. */
export const FORM_HEADINGS = readTable<"others" | "elsewhere" | "work" | "schools">(`
key | en | de | fr | es | nl
elsewhere | nationality, citizenship, citizen, passport, birth, birthplace, visa, work permit, work authorization, work authorisation, right to work, preferred location, preferred locations, desired location, location preferences | nationalität, staatsangehörigkeit, staatsbürgerschaft, reisepass, geburt, geburtsort, visum, arbeitserlaubnis, aufenthaltstitel, wunschort, wunschstandort, gewünschter arbeitsort, gewünschter standort | nationalité, citoyenneté, passeport, naissance, visa, permis de travail, titre de séjour, lieu souhaité, lieu de travail souhaité | nacionalidad, ciudadanía, pasaporte, nacimiento, visado, permiso de trabajo, ubicación preferida, lugar de trabajo deseado | nationaliteit, staatsburgerschap, paspoort, geboorte, geboorteplaats, visum, werkvergunning, gewenste locatie, voorkeurslocatie
others | reference, references, referee, referees, referral, emergency, emergency contact, next of kin, recommender, referred by | referenz, referenzen, notfall, notfallkontakt, empfehlung, empfohlen | référence, références, urgence, parrain, recommandé par | referencia, referencias, emergencia, contacto de emergencia | referentie, referenties, noodgeval, contactpersoon
work | experience, work experience, employment, employment history, work history, professional experience, previous employment | berufserfahrung, beruflicher werdegang, arbeitserfahrung, erfahrung, berufliche stationen | expérience, expériences, expérience professionnelle, parcours professionnel | experiencia, experiencia laboral, experiencia profesional | werkervaring, ervaring, arbeidsverleden
schools | education, education history, academic background, studies | ausbildung, bildung, studium, bildungsweg, akademische ausbildung | formation, formations, études, parcours académique | educación, formación, formación académica, estudios | opleiding, opleidingen, onderwijs
`);

/** What a label carries besides the name of its field. */
export const LABEL_NOISE = readTable<"noise">(`
key | en | de | fr | es | nl
noise | your, my, the, please, enter, provide, required, optional, url, link, to, here, if applicable, mandatory, candidate, a, e g, upload, attach, file, add | ihr, ihre, dein, deine, der, die, das, bitte, erforderlich, pflichtfeld, optional, angeben, eingeben, zum, zu | votre, vos, obligatoire, facultatif, facultative, lien, vers, l, le, la, requis | su, tu, obligatorio, opcional, enlace, el, la, requerido, introduzca, a | uw, je, jouw, verplicht, optioneel, vul in, de, het, naar
`);
