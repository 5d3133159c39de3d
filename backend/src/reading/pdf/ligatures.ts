/** Works out which ligature an unmapped glyph stands for, from the words around it. */
import { UNKNOWN_GLYPH } from "./hidden-glyphs.ts";

const LIGATURES = ["fi", "fl", "ff", "ffi", "ffl", "ti", "tt", "ft"];

/** Stems of words that ligatures occur in, in the languages résumés are most often written in. */
const STEMS = new Set(
  `profi certifi classifi identifi qualifi specifi modifi verifi simplifi clarifi diversifi notifi quantifi unifi ratifi
  amplifi exemplifi justifi scientifi signifi financ fina final finish first find fit five fix field fiat fiber fibre
  file filter fire firm fintech defin confi benefi office offici effici suffici effi affi artifi refin infini firewall
  configur microfi pacifi satisfi fidel fiscal fisc bonifi planifi verific califi grafic magnifi gratifi certific
  flow workflow overflow cashflow dataflow airflow tensorflow mlflow inflow outflow influ flex flight float fluen fluid
  flag flash flat fleet floor floreal flori reflect conflict deflat inflat snowflake cloudflare flask flink flutter
  staff off offer differ effect affect effort official traffic tariff diffus sheriff bluff cutoff kickoff payoff
  efficien coeffici difficult sufficient officer affiliat traffick baffl shuffl
  attent attend better committ commit setting button pattern battery matter cutting written attribut attract
  action nation ration solution station motion tion time tim
  after draft craft left software shift soft lift gift swift drift`.split(/\s+/),
);

/** The ligature that makes the most known words out of a document's unknown glyphs. */
export function ligatureOf(texts: string[]): string {
  const broken = texts.flatMap(words);
  const scores = LIGATURES.map((ligature) => broken.filter((word) => isKnown(word, ligature)).length);
  const best = Math.max(...scores);
  return LIGATURES[scores.indexOf(best)] as string;
}

/** The ligature for each unknown glyph of a text, in order, given what the document's other words suggest. */
export function ligaturesIn(text: string, usual: string): string[] {
  return words(text).flatMap((word) => {
    const ligature = isKnown(word, usual)
      ? usual
      : (LIGATURES.find((other) => isKnown(word, other)) ?? usual);
    return Array.from({ length: word.split(UNKNOWN_GLYPH).length - 1 }, () => ligature);
  });
}

function words(text: string): string[] {
  return (text.match(new RegExp(`[\\p{L}${UNKNOWN_GLYPH}]+`, "gu")) ?? []).filter((word) =>
    word.includes(UNKNOWN_GLYPH),
  );
}

function isKnown(word: string, ligature: string): boolean {
  const lower = word.replaceAll(UNKNOWN_GLYPH, ligature).toLowerCase();
  const at = word.indexOf(UNKNOWN_GLYPH);
  for (let start = 0; start <= at; start++) {
    for (let end = at + ligature.length; end <= lower.length; end++) {
      if (end - start > 3 && STEMS.has(lower.slice(start, end))) return true;
    }
  }
  return false;
}
