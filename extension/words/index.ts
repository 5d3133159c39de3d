/** Words in the person's language. Keys are typed; numbers, dates and plurals are left to Intl. */
import type { en } from "./en.ts";
import { type Language, language, locale } from "./language.ts";

export { locale };
export type MessageKey = keyof typeof en;
export type Catalogue = Record<MessageKey, string>;
type PluralKey = MessageKey extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;
type Values = Record<string, string | number>;

/** Only the one in use is loaded. */
const START: Record<Language, () => Promise<Partial<Catalogue>>> = {
  en: async () => (await import("./start.en.ts")).startEn,
  de: async () => (await import("./start.de.ts")).startDe,
  fr: async () => (await import("./start.fr.ts")).startFr,
  es: async () => (await import("./start.es.ts")).startEs,
};
const ROOMS: Record<Language, () => Promise<Partial<Catalogue>>> = {
  en: async () => (await import("./rooms.en.ts")).roomsEn,
  de: async () => (await import("./rooms.de.ts")).roomsDe,
  fr: async () => (await import("./rooms.fr.ts")).roomsFr,
  es: async () => (await import("./rooms.es.ts")).roomsEs,
};
const rooms = ROOMS[language]();
const catalogue = { ...(await START[language]()) } as Catalogue;

/** Ends when the words of the workspace's rooms are there too: what the side panel loads later waits for it. */
export const allWords: Promise<unknown> = rooms.then((words) => Object.assign(catalogue, words));
if (!globalThis.location?.pathname.startsWith("/sidepanel")) await allWords;

const numbers = new Intl.NumberFormat(locale);
const plurals = new Intl.PluralRules(locale);

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === "number" ? numbers.format(value) : value;
  });
}

/** The message of this key; `{name}` is replaced by `values.name`, numbers as the language writes them. */
export function t(key: MessageKey, values: Values = {}): string {
  return fill(catalogue[key], values);
}

/**
 * The message that fits the number: `key.one` or `key.other`; `{count}` is the number. French and Spanish know a third form, for
 * whole millions, of which nothing here counts as many.
 */
export function tn(key: PluralKey, count: number, values: Values = {}): string {
  const form = `${key}.${plurals.select(count)}`;
  const chosen = form in catalogue ? (form as MessageKey) : (`${key}.other` as MessageKey);
  return t(chosen, { ...values, count });
}

/** A whole number as the language writes it. */
export function formatNumber(value: number): string {
  return numbers.format(Math.round(value));
}

const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });

/** A day, such as "3 Nov 2026". */
export function formatDay(iso: string): string {
  return days.format(new Date(iso));
}

/** A moment of a day, such as "3 Nov 2026, 14:05". */
export function formatMoment(when: string | number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(when));
}

/** A time of day, such as "14:05". */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(iso));
}

/** A month, such as "Nov 2026"; of a date with a day also that. */
export function formatMonth(date: string): string {
  const parts = date.length > 7 ? { day: "numeric" as const } : {};
  return new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "short",
    ...parts,
    timeZone: "UTC",
  }).format(new Date(date));
}

/** Money, or a range of it, without idle decimals; without a known currency the bare numbers. */
export function formatMoney(from: number, to: number, currency: string | null): string {
  const known = currency !== null && /^[A-Z]{3}$/.test(currency);
  const digits = { maximumFractionDigits: to < 1000 ? 2 : 0, minimumFractionDigits: 0 };
  const money = new Intl.NumberFormat(locale, known ? { style: "currency", currency, ...digits } : digits);
  return from === to ? money.format(to) : money.formatRange(from, to);
}
