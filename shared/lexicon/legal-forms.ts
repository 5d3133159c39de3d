/**
 * Legal forms of companies and other bodies: the commonest abbreviations, by hand after the names of ISO 20275 (entity
 * legal forms); `countries` say where a form is found. With `?` what is also an ordinary word and counts only at the end of
 * a name.
 */
import { fold } from "../letters/fold.ts";
import { keysByWord, readTable, spellingsOf } from "./table.ts";

export const LEGAL_FORMS = readTable(`
key | forms | countries
GmbH | GmbH, Gesellschaft mit beschränkter Haftung, mbH | DE, AT, CH
gGmbH | gGmbH | DE, AT
AG | AG, Aktiengesellschaft | DE, AT, CH
KGaA | KGaA | DE
KG | KG, Kommanditgesellschaft, GmbH & Co. KG | DE, AT
OHG | OHG, OG? | DE, AT
UG | UG, UG (haftungsbeschränkt) | DE
GbR | GbR | DE
eG | eG?, eGen | DE, AT
e.V. | e.V., eV | DE
e.K. | e.K., e.Kfm., e.Kfr. | DE
PartG | PartG, PartGmbB | DE
SE | SE?, Societas Europaea | EU
Inc. | Inc., Incorporated | US, CA
LLC | LLC, L.L.C. | US
LLP | LLP, L.L.P. | US, GB
Corp. | Corp., Corporation | US, CA
Co. | Co.?, Company? | US, GB
Ltd | Ltd., Limited, Ltée | GB, IE, CA, IN
PLC | PLC | GB, IE
CIC | CIC | GB
Pty | Pty, Pty Ltd | AU, ZA
Pte | Pte, Pte Ltd | SG
Pvt | Pvt, Pvt Ltd, Private Limited | IN, PK
Bhd | Bhd, Sdn Bhd | MY
SA | S.A., SA | FR, BE, CH, ES, PT
SARL | SARL, S.à r.l., EURL | FR, LU, CH
SAS | SAS, S.A.S., SASU | FR, CO
SNC | SNC | FR, IT
SCOP | SCOP | FR
SCP | SCP | FR
ASBL | ASBL | BE, LU
BV | B.V., BV, BVBA | NL, BE
NV | N.V., NV | NL, BE
V.O.F. | V.O.F., VOF | NL, BE
C.V. | C.V.? | NL, MX
vzw | vzw | BE
SL | S.L., SL, S.L.U., SLU, SLP, SLL | ES
S. de R.L. | S. de R.L., S.A. de C.V. | MX
SpA | S.p.A., SpA | IT, CL
Srl | S.r.l., Srl, Srls | IT, AR, RO
Lda | Lda., Ltda, Eireli | PT, BR
A/S | A/S?, ApS | DK
AB | AB?, Aktiebolag | SE, FI
AS | AS?, ASA | NO
Oy | Oy, Oyj | FI
Sp. z o.o. | Sp. z o.o. | PL
s.r.o. | s.r.o. | CZ, SK
d.o.o. | d.o.o. | HR, SI, RS, BA
Kft | Kft, Zrt, Nyrt | HU
OÜ | OÜ | EE
SIA | SIA? | LV
UAB | UAB | LT
OOO | OOO | RU
Ltd. Şti. | Ltd. Şti. | TR
K.K. | K.K., Kabushiki Kaisha | JP
`);

const KEYS = keysByWord(LEGAL_FORMS, { columns: ["forms"], doubtful: true });
const CERTAIN = keysByWord(LEGAL_FORMS, { columns: ["forms"] });
/** `S.A.` folds to `s a`, and stands in texts as `sa` too. */
const WORDS = new Set([...KEYS.keys()].map((form) => form.replaceAll(" ", "")));
const CERTAIN_WORDS = new Set([...CERTAIN.keys()].map((form) => form.replaceAll(" ", "")));

/** Whether one folded word of a name is a legal form, also those that are ordinary words elsewhere (`as`, `se`). */
export function isLegalForm(word: string): boolean {
  return WORDS.has(word);
}

/** The same for words of running text: only those that mean nothing else. */
export function isCertainLegalForm(word: string): boolean {
  return CERTAIN_WORDS.has(word);
}

const TAILS = [...KEYS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const AT_END = new RegExp(`(?: (?:${TAILS}))+$`, "u");

/** A folded name without the legal forms at its end; a name that is nothing else stays. */
export function withoutLegalForm(folded: string): string {
  return folded.replace(AT_END, "");
}

const PRINTED = LEGAL_FORMS.flatMap((form) => spellingsOf(form, { columns: ["forms"] }))
  .map((form) => form.replace(/\.$/, "").replace(/[()]/g, "\\$&").replace(/\.\s?/g, "(?:\\.\\s?)?"))
  .toSorted((a, b) => b.length - a.length);

/** A certain legal form as it is printed, with or without its stops: the source of a pattern without borders. */
export const PRINTED_LEGAL_FORM = PRINTED.map((form) => `${form}\\.?`).join("|");

/** Whether a name ends with a legal form: "Kasa GmbH & Co. KG". */
export function endsWithLegalForm(name: string): boolean {
  return AT_END.test(` ${fold(name)}`);
}

/** Forms of East Asia stand before a name or behind it without a space. */
const CERTAIN_AT_END = new RegExp(
  `(?:^|[\\s,.])(?:${PRINTED_LEGAL_FORM})$|㈜|주식회사|株式会社|有限公司`,
  "i",
);
const CAPITALS = LEGAL_FORMS.flatMap(({ doubtful }) => doubtful.forms!).filter((form) =>
  /^[A-Z/]+$/.test(form),
);
const CAPITALS_AT_END = new RegExp(`[\\s,.](?:${CAPITALS.join("|")})$`);

/** Whether only a firm is named so: a certain form ends the text, or one that is another word too and has its capitals. */
export function isNamedAsFirm(text: string): boolean {
  return CERTAIN_AT_END.test(text) || CAPITALS_AT_END.test(text);
}
