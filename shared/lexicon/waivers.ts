/**
 * What says that something is not asked for. Source: postings of the corpora, where the English and German phrases were
 * counted; the other languages by hand after the same concepts. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const WAIVERS = readTable(`
key | en | de | fr | es | nl
no requirement | (is/are) not (a/an) [strict/hard/formal ]requirement[s], no … (is/are) (required/needed/necessary), no previous experience [is ](required/needed/necessary) | kein* _ (erforderlich/nötig/notwendig/vorausgesetzt), (ist/sind) (nicht/keine) (erforderlich/nötig/notwendig/Voraussetzung) | aucun* _ (n'est/n'est pas) (requis*/nécessaire/exigé*), (n'est/ne sont) pas (requis*/nécessaire*/exigé*/obligatoire*) | no (es/se/son) (necesari*/requiere*/imprescindible*/precisa*), sin experiencia previa | (is/zijn) niet (vereist/nodig/noodzakelijk), geen … (vereist/nodig/noodzakelijk)
also without | | auch … (sind/ist) [uns ]willkommen, auch ohne … | débutant* accepté*, même sans _ | | ook zonder … ervaring
`);
