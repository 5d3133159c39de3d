/**
 * Driving licences and the papers for machines that postings ask for. Classes: Directive 2006/126/EC and, for the US,
 * 49 CFR 383; the names of the papers by hand.
 */
import { conceptsPattern, readTable } from "./table.ts";

export const LICENCES = readTable(`
key | en | de | fr | es | nl | pt | it | da | sv
driving | driver's license, driver license, drivers license, driver's licence, drivers licence, driving licence, driving license, driver's permit, driver's licenses, driving licences | Führerschein, Führerscheine, Führerscheinklasse, Fahrerlaubnis, Fahrausweis, Führerausweis, PKW-Führerschein | permis de conduire, permis voiture, permis VL, permis auto | carné de conducir, carnet de conducir, permiso de conducir, permiso de conducción, licencia de conducir, carnet de coche, registro de conducir | rijbewijs, autorijbewijs | carta de condução, carteira de motorista, carteira de habilitação, carteira nacional de habilitação, CNH | patente di guida, patente?, automunito, automunita | kørekort, kørekort til bil | körkort, B-körkort
lorry | commercial driver's license, commercial drivers license, CDL, HGV licence, LGV licence, HGV, LGV | LKW-Führerschein, Berufskraftfahrerqualifikation, Schlüsselzahl 95, Modul 95 | permis poids lourd, permis PL, permis SPL, FIMO, FCO | carné de camión, CAP de conductor, tarjeta de tacógrafo | groot rijbewijs, vrachtwagenrijbewijs, code 95 | carta de pesados | patente superiore, carta di qualificazione del conducente, CQC | lastbilkørekort, EU-kvalifikationsbevis | lastbilskörkort, yrkeskompetensbevis, YKB
forklift | forklift license, forklift licence, forklift certificate, forklift certification, fork lift license | Staplerschein, Gabelstaplerschein, Flurfördermittelschein, Staplerführerschein | CACES, permis cariste | carné de carretillero, carnet de carretillero, carné de carretilla, carnet de carretilla | heftruckcertificaat, reachtruckcertificaat, heftruckdiploma | carta de empilhador, curso de empilhadeira | patentino del muletto, patentino per carrello elevatore | truckcertifikat, gaffeltruckcertifikat | truckkort, truckförarbevis
`);

/** Classes of driving licences of the EU, and those of commercial licences in the US, as they are printed. */
export const LICENCE_CLASSES: readonly string[] = "AM A1 A2 A B1 B96 BE B C1E C1 CE C D1E D1 DE D T L".split(
  " ",
);

const CLASS = LICENCE_CLASSES.toSorted((a, b) => b.length - a.length).join("|");

/** A licence's name, whole, in folded text: the source of a pattern. */
export const LICENCE = conceptsPattern(LICENCES);

/** A class behind a word for it, as printed: "Klasse CE", "permis B", "rijbewijs B/BE", "carné B"; group 1 is the class. */
export const PRINTED_CLASS = new RegExp(
  `(?<![\\p{L}])(?:class|category|cat\\.|klasse|kl\\.|categor[ií]e?|cat[ée]gorie|permis|permiso|carn[eé]t?|rijbewijs|patente|f[üu]hrerschein|k[øo]rekort|k[öo]rkort|carta(?: de condu[çc][ãa]o)?)\\s+(?:de\\s+(?:tipo|clase|categor[ií]a)\\s+|(?:type|tipo)\\s+|(?:der |di )?(?:klasse|categoria)\\s+)?["„“(]?(${CLASS})(?![\\p{L}\\p{N}])`,
  "iu",
);
