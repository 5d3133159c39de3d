/** The units of numbers: English, German, French, Spanish. */
import { pattern } from "@career-portrait/shared/text";

/** Units by what follows a number. */
export const UNITS: readonly (readonly [unit: string, pattern: RegExp])[] = [
  [
    "%",
    /^[\s-]*(?:%|pct\b|per\s?cent\b|percent(?:age points?)?\b|prozent\w*|pour\s?cent\b|por\s?ciento\b|pp\b)/iu,
  ],
  [
    "x",
    pattern("iu")`
      ^(?:\s?[x×](?![\p{L}\p{N}])|[\s-]?(?:fold|fach(?:e[nmrs]?)?)(?!\p{L})|\s(?:times|mal|fois|
      veces)(?= (?:\w+er|more|less|as|the|so|mehr|weniger|plus|moins|más|menos)\b))`,
  ],
  ["EUR", /^\s?(?:d'|de\s|of\s)?(?:€|EUR\b|euros?\b)/iu],
  ["USD", /^\s?(?:de\s|of\s)?(?:\$|USD\b|dollars?\b|US-Dollar\b)/iu],
  ["GBP", /^\s?(?:£|GBP\b|pounds(?: sterling)?\b)/iu],
  ["CHF", /^\s?(?:CHF\b|Franken\b)/iu],
  ["ms", /^[\s-]?(?:ms|milliseconds?|Millisekunden?|millisecondes?|milisegundos?)(?!\p{L})/iu],
  [
    "s",
    pattern("iu")`
      ^[\s-]?(?:s(?!')|sec|secs|seconds?(?![\s-](?:line|level|hand|tier|year|language|class|floor|home|
      chance)(?!\p{L}))|Sekunden?|secondes?|segundos?)(?!\p{L})`,
  ],
  ["min", /^[\s-]?(?:min|mins|minutes?|Minuten?|minutos?)(?!\p{L})/iu],
  ["hour", /^[\s-]?(?:h|hrs?|hours?|Stunden?|Std|heures?|horas?)(?!\p{L})/iu],
  ["day", /^[\s-]?(?:days?|Tag(?:e[ns]?|s)?|jours?|d[ií]as?)(?!\p{L})/iu],
  ["week", /^[\s-]?(?:weeks?|Wochen?|semaines?|semanas?)(?!\p{L})/iu],
  ["month", /^[\s-]?(?:months?|Monat(?:e[ns]?|s)?|mois|mes(?:es)?|mos?)(?!\p{L})/iu],
  [
    "year",
    /^[\s-]?(?:years?|yrs?|Jahr(?:en?|es?)?|ann[ée]es?|ans?|años?|jährige[rnms]?|Jährige[rnms]?)(?!\p{L})/iu,
  ],
  ["TB", /^\s?(?:TB|terabytes?)\b/iu],
  ["GB", /^\s?(?:GB|gigabytes?)\b/iu],
  ["MB", /^\s?(?:MB|megabytes?)\b/u],
  ["kg", /^\s?(?:kg|kilograms?|Kilo(?:gramm)?)\b/iu],
  ["t", /^\s?(?:tonnes?|tons?|Tonnen|toneladas)\b/iu],
  ["mm", /^\s?(?:mm|millimet(?:er|re)s?|Millimetern?|millimètres?)(?!\p{L})/iu],
  ["cm", /^\s?(?:cm|centimet(?:er|re)s?|Zentimetern?|centimètres?)(?!\p{L})/iu],
  ["m", /^(?:\sm(?![\p{L}\p{N}²³])|\s?(?:met(?:er|re)s?|Metern?|mètres?|metros)(?! carr| cuad)(?!\p{L}))/u],
  ["l", /^\s?(?:l|lit(?:er|re)s?|Litern?|litros?)(?![\p{L}'])/iu],
  ["km", /^\s?(?:km|kilomet(?:er|re)s?|kilómetros)\b/iu],
  [
    "m2",
    /^\s?(?:m2|qm|sqm|square met(?:er|re)s|Quadratmeter|mètres carrés|metros cuadrados)(?![\p{L}\p{N}])/iu,
  ],
  ["sqft", /^\s?(?:sq\.? ?ft|square feet)\b/iu],
  ["MW", /^\s?(?:MW|megawatts?)\b/u],
  ["kW", /^\s?(?:kW|kilowatts?|kWh)\b/u],
];
/** Between a number and its unit of time: 410,000 working hours. */
export const OF_TIME = pattern("u")`
    ^[\s-](?:\p{Ll}+ing|flight|credit|contact|calendar|business|consecutive|consecutives|billable|full|
    man|person)(?=[\s-](?:hours|days|weeks|months|years)(?!\p{L}))`;
/** Currencies written before their number. */
export const CURRENCY_BEFORE: readonly (readonly [unit: string, pattern: RegExp])[] = [
  ["EUR", /(?:€|EUR|euros?)\s?$/iu],
  ["USD", /(?:\$|USD)\s?$/iu],
  ["GBP", /(?:£|GBP)\s?$/iu],
  ["CHF", /CHF\s?$/u],
];
