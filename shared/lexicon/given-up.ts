/**
 * What says that schooling was not finished, or that a paper holds no more, a language a column; `*` is any ending. By
 * hand; what also says something else ("dropped by") is left out.
 */
import { fold } from "../letters/fold.ts";
import { conceptsPattern, readTable } from "./table.ts";

const GIVEN_UP = readTable(`
key | en | de | fr | es | nl | pt
left off | quit, gave up, given up, dropped out, dropped it, let it go, never finished, not finished, didn't finish, did not finish, unfinished, not completed, not obtained, incomplete, no degree, without a degree, half way, halfway | abgebroch*, geschmissen, aufgegeben, hingeschmissen, nie beendet, nicht beendet, nicht abgeschlossen, nicht erworben, nicht fertig*, ohne Abschluss | abandonné*, laissé tomber, arrêté en cours, inachevé*, jamais fini*, jamais terminé*, pas fini*, pas terminé*, interrompu*, non obtenu*, non validé*, sans diplôme | sin terminar, sin acabar, no terminé, no acabé, no lo terminé, lo dejé, la dejé, abandoné, inacabad*, incomplet(o/a), trunc(o/a), sin titular, no terminad* | niet afgemaakt, niet afgerond, nooit afgemaakt, afgebroken, niet behaald, gestopt, laten vallen, zonder diploma | abandonei, larguei, não terminei, não acabei, não concluí, incompleto, incompleta
lapsed | lapsed, expired, ran out, run out, not renewed, never renewed, out of date, no longer valid | abgelaufen, verfallen, nicht verlängert, nicht mehr gültig | périmé*, échu*, expiré*, plus valable, pas renouvelé* | caducad*, caducó, vencid*, venció, no renovad*, no lo renové, no la renové | verlopen, vervallen, niet verlengd, niet meer geldig | vencid*, caducad*, expirou
failed | failed, never passed, did not pass, didn't pass | durchgefallen, nicht bestanden | raté*, échoué*, pas réussi | suspendí, no aprobé | gezakt, niet gehaald, niet geslaagd | reprovei, não passei
ahead | preparing for, studying for, working towards, would like to do, next year | bereite mich auf, möchte | je prépare, j aimerais | me preparo para, quiero sacar* | ga ik, wil ik | estou a preparar, quero fazer
`);

/** Any of them, whole, in folded text. */
const ANY = new RegExp(conceptsPattern(GIVEN_UP), "u");

/** Whether a text says that what it names was not finished or holds no more. */
export function isGivenUp(text: string): boolean {
  return ANY.test(fold(text));
}
