/**
 * Signs, names and codes of currencies by ISO 4217 code; what is longer stands before what it begins with. `[x]`: may be
 * missing; `_`: a blank. Codes and signs: Unicode CLDR; names by hand.
 */
import { readTable, spellingsOf } from "./table.ts";

const TABLE = readTable(`
key | signs
USD | US$, USD[_][$], U.S[.] dollar[s], dollar[s]
CAD | CA$, C$, CDN[$], CAD[_][$]
AUD | AU$, A$, AUD[_][$]
NZD | NZ$, NZD[_][$]
SGD | S$, SGD[_][$]
HKD | HK$, HKD[_][$]
BRL | R$, BRL
MXN | MX$, MXN[_][$]
TWD | NT$, TWD, 新台幣
USD | $
EUR | €, EUR[O[S]], euro[s]
GBP | £, GBP, pound[s]
CHF | CHF, Fr., SFr[.]
CZK | Kč, CZK, korun
PLN | zł[otych], PLN
SEK | kr[.], SEK
DKK | DKK
NOK | NOK
HUF | Ft, HUF
RON | lei, RON
BGN | лв[.], BGN
INR | ₹, Rs[.], INR
JPY | JPY, 円, ￥, ¥
CNY | CNY, RMB, 元
KRW | ₩, KRW, 원
RUB | ₽, руб[.], RUB
UAH | ₴, грн, UAH
ILS | ₪, ILS, NIS
TRY | ₺, TL, TRY
AED | AED
ZAR | ZAR
PHP | PHP, ₱
`);

/** Code → the source of a pattern. */
export const CURRENCIES = TABLE.map((currency) => {
  const signs = spellingsOf(currency).map((sign) =>
    sign.replace(/[.$]/g, "\\$&").replaceAll("[", "(?:").replaceAll("]", ")?").replaceAll("_", "\\s"),
  );
  return [currency.key, signs.join("|")] as const;
});
