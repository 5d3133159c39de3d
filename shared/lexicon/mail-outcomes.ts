/**
 * What an employer's mail says of an application: it goes no further, there is an offer, somebody is to be met, it has come in.
 * Source: common wordings of such mails, by hand. Notation: `phrases.ts`. Earlier lines win: a refusal also thanks.
 */
import { flatten } from "../letters/flat.ts";
import { anyOf, phrases } from "./phrases.ts";
import { readTable } from "./table.ts";

export type MailOutcome = "rejection" | "offer" | "interview" | "applied";

export const MAIL_OUTCOMES = readTable<MailOutcome>(`
key | en | de | fr | es
rejection | unfortunately … (not/unable/won't/cannot) … (forward/proceed/offer/successful/select*/consider*), regret to inform you, (not/won't) be (moving/proceeding/going) forward, decided not to (proceed/move/continue), (pursue/forward with/proceed with/chosen/selected) (other/another) (candidate*/applicant*), position has been filled | leider … (absag*/nicht berücksichtig*/nicht weiter/nicht anbieten/keine zusage), (anderen/andere) (bewerber*/kandidat*) entschieden, nicht weiter berücksichtigen, stelle (ist/wurde) [bereits ](besetzt/vergeben) | pas donner suite, (n'a/n'avons/n'est) pas … reten*, regret de vous informer | no (continuar/seguir) con (tu/su) candidatura, no ha* sido seleccionad*, lamentamos informar*
offer | (pleased/happy/delighted/excited) to (offer/make you/extend) … (offer/position/role/job), letter of employment, formal offer, your offer letter | vertragsangebot, stelle anbieten … (können/dürfen/möchten), arbeitsvertrag (anbei/im anhang) | promesse d'embauche, offre d'embauche, (heureux/ravi*) de vous (proposer/offrir) | oferta formal, (ofrecerte/ofrecerle) el puesto
interview | invite you … (interview/call/conversation/chat), (schedule/arrange/book) (a/an/your/the) [_ ](interview/call), interview (invitation/confirmation/confirmed/scheduled), availability for (a/an) [_ ](interview/call) | einladung (zum/zu einem) … (gespräch/interview/kennenlernen), (laden/möchten) sie … (gespräch/interview/kennenlernen/vorstellungsgespräch), einladung zum (vorstellungsgespräch/interview/kennenlerngespräch) | (inviter/invitons/invitation) … entretien, (planifier/fixer/convenir) … entretien | (invitarte/invitarle/invitamos) … entrevista, (agendar/programar/concertar) … entrevista
applied | (thank you/thanks) for (applying/your application/your interest), (received/receipt of) your application, application (received/has been received/was received/has been submitted) | dank für (ihre/deine) (bewerbung/unterlagen), (bewerbung/unterlagen) … (eingegangen/erhalten) | (merci/remercions) … candidature, (reçu/réception de) votre candidature | gracias por (tu/su) (candidatura/solicitud), hemos recibido (tu/su) (candidatura/solicitud)
`);

const PATTERNS = MAIL_OUTCOMES.map(
  ({ key }) => [key, anyOf(phrases(MAIL_OUTCOMES, { keys: [key] }))] as const,
);

/** What a mail says of an application; null where it says none of this. */
export function mailOutcome(text: string): MailOutcome | null {
  const flat = flatten(text).replace(/\s+/gu, " ");
  return PATTERNS.find(([, pattern]) => pattern.test(flat))?.[0] ?? null;
}
