/**
 * What pay is for: words before a period that say how it is `paid`, what leads to it (`per`), its own words (`span`), and what
 * names it `before` an amount, at most so many signs `apart`. Two dozen languages, by hand. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export type PayPeriod = "hour" | "day" | "week" | "month" | "year";

export const PAY_PERIODS = readTable<PayPeriod>(`
key | paid | per | span | before | apart
hour | gross, net, brutto, netto, brut, bruts, bruto[s], hrubého | /, per, an, a, pro, par, por, al, la, die, je, na, za, p(.), de l('/’) | hourly, p[.]h[.], hour[s], hr, h, stunde, std, heure, hora, ora, uur, hod, hodin(u/a), godz[in(a/ę/y)], timme, time[n], 시간, 시급, 時間, 时, 小时, soat, óra, час | hourly, per hour, stundenlohn, taux horaire, por hora, hodinová, 시급, 時給, 时薪 | 25
day | gross, net, brutto, netto | /, per, a, pro, par, por, al, na, za, p(.) | daily, day[s], tag, jour, día, dia, giorno, dag, den, dzień, 일급, 日 | daily rate, day rate, tagessatz, tjm, 日給, 일급, 日薪 | 25
week | gross, net, brutto, netto | /, per, a, pro, par, por, p(.) | weekly, week[s], wk, woche, semaine, semana, settimana, týden, tydzień, vecka, uge, 週, 周 | weekly | 20
month | gross, net, brutto, netto, brut, bruts, bruto[s], hrubého, čistého | /, per, a, im, pro, par, por, al, na, za, p(.), po | monthly, month[s], mo, pcm, monat[lich], mois, mensuel*, mes, mensual*, mês, mensais, mese, mensili, maand, měs, měsíčně, měsíc, mesačne, mesiac, mies, miesięcznie, miesiąc, månad, måned, mth, 월급, 월, 月, hó, місяць, месяц, lună | monthly, monatlich, monats(gehalt/lohn/brutto/entgelt), mensuel*, mensual, měsíční, měsíčně, miesięczn*, 월급, 月給, 月薪, månadslön, mensili | 25
year | gross, net, brutto, netto, brut, bruts, bruto[s], hrubého, base, ote, usd, eur, cad | /, per, a, im, pro, par, por, al, na, za, p(.), l' | annually, annual[ly], annum, year[s], yr, y, pa, jahr[esgehalt], jährlich, an[née], annuel[s], año, anual[es], ano, anno, annui, annuo, any, jaar, rok, ročně, ročne, rocznie, år, 連봉, 연봉, 年, год | annual[ly], yearly, per year, jahresgehalt, jährlich*, annuel*, anual, roční, roczn*, 연봉, 年収, 年薪, årslön | 30
`);
