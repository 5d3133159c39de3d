/** A second look at the few likeliest spans of a fact, side by side: what a network is told of each (docs/models.md). */
import { endsWithLegalForm } from "../../../lexicon/legal-forms.ts";
import { type Network, scoresOf } from "../../../models/network.ts";
import { ROLES } from "../../../models/roles.ts";
import { isKnownPlace } from "../../../posting/index.ts";
import { canonicalSkill } from "../../../skills/index.ts";
import { type Cut, labelOver, type Span } from "./spans.ts";

/** What the role model takes the text at an offset to be: an index of `ROLES`; -1 outside of all units. */
export type RoleAt = (offset: number) => number;

/** In the order of their weights. */
export const CHOSEN = ["title", "company", "location"] as const;
export type Fact = (typeof CHOSEN)[number];

/** A span with its score for each fact, and how much its words speak for each; null: none is named. */
export interface Weighed {
  span: Span | null;
  score: Float64Array;
  kinds: Float64Array;
}

/** What the candidates for a fact stand in. */
export interface Standing {
  source: Cut;
  roleAt: RoleAt;
  /** The likeliest title, and the likeliest place beside an employer or employer beside a place, at first sight. */
  title: Span | null;
  other: Span | null;
  /** The score of naming none. */
  none: number;
}

const GROUPS = ["requirement", "duty", "benefit", "about", "process", "legal", "facts", "other", "heading"];
const GROUP_OF = ROLES.map((role) => GROUPS.findIndex((group) => role.startsWith(group)));
/** Scores of spans are some hundreds of steps; as numbers near 1. */
const SCALE = 1 / 96;
/** Flattened words before and after a name where a house speaks of itself, and those of a list. */
const CALLED = /^(?:at|bei|beim|chez|join|with|bij|by|von|voor|fur|en)$/;
const ACTS =
  /^(?:is|ist|est|es|seeks|sucht|bietet|offers|has|recherche|recrute|cherche|busca|ofrece|zoekt|biedt|are)$/;
const OURS = /^(?:our|the|unser|das|die|notre|le|la)$/;
const LISTED = /^(?:,|\/|and|or|und|et|y)$/;
const ARTICLE = /^(?:The|Die|Der|Das|La|Le|Les|El|De|Het|L['’])(?![\p{L}])/u;

/** Numbers of {@link lookedAt}. */
export const LOOKED_AT = 51;

/** The best of some candidates for a fact; they are in the order of their scores. */
export function best(
  fact: number,
  candidates: readonly Weighed[],
  standing: Standing,
  network: Network,
): Weighed {
  const scores = lookedAt(fact, candidates, standing).map((input) => scoresOf(network, input)[0]!);
  return candidates[scores.indexOf(Math.max(...scores))]!;
}

/** Numbers about each candidate; about naming none, only how it scored. */
export function lookedAt(fact: number, candidates: readonly Weighed[], standing: Standing): Float32Array[] {
  return candidates.map((one, rank) => {
    const input = new Float32Array(LOOKED_AT);
    const { span } = one;
    input.set([
      ...scoreCells(fact, one, rank, candidates, standing),
      ...(span === null
        ? []
        : [
            1,
            ...placeCells(span, standing),
            ...wordCells(span),
            ...besideCells(fact, span, candidates, standing),
            ...aroundCells(span, standing),
          ]),
    ]);
    return input;
  });
}

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

function scoreCells(
  fact: number,
  { span, score, kinds }: Weighed,
  rank: number,
  candidates: readonly Weighed[],
  { none }: Standing,
): number[] {
  const own = score[fact]!;
  const others = [0, 1, 2].filter((one) => one !== fact);
  return [
    within((own - candidates[0]!.score[fact]!) * SCALE, 4),
    within((own - none) * SCALE, 4),
    Number(rank === 0),
    rank / 8,
    ...(span === null ? [0, 0] : others.map((one) => within(((score[one]! - own) * SCALE * 2) / 3, 3))),
    ...Array.from(kinds, (kind) => kind / 3),
  ];
}

/** Where it stands: how often, in what parts of the posting, on what of its line. */
function placeCells({ places }: Span, { source: { tokens, lines }, roleAt }: Standing): number[] {
  const shares = Array.from({ length: GROUPS.length + 1 }, () => 0);
  for (const { first } of places)
    shares[GROUP_OF[roleAt(tokens[first]!.start)] ?? GROUPS.length]! += 1 / places.length;
  const { first, last } = places[0]!;
  const line = lines[tokens[first]!.row];
  return [
    Math.min(6, places.length) / 6,
    Number(places.length > 1),
    ...shares,
    Math.log2(1 + first) / 10,
    Number(line !== undefined && first <= line.first),
    Number(line !== undefined && last >= line.last),
    Number(line !== undefined && line.last - line.first > 32),
  ];
}

function wordCells({ text, key }: Span): number[] {
  const words = key.split(" ").length;
  return [
    Math.min(8, words) / 8,
    Number(words === 1),
    Number(canonicalSkill(text) !== null),
    Number(isKnownPlace(text)),
    Number(text === text.toUpperCase()),
    Number(/^\p{Lu}/u.test(text)),
    (text.match(/(?<!\p{L})\p{Ll}/gu)?.length ?? 0) / 4,
    Number(endsWithLegalForm(text)),
  ];
}

/** Beside the other facts and the other candidates. */
function besideCells(
  fact: number,
  span: Span,
  candidates: readonly Weighed[],
  { source, title, other }: Standing,
): number[] {
  const { key, places } = span;
  const apart = title === null ? 0 : places[0]!.first - title.places[0]!.first;
  const label = labelOver(source, span);
  const rest = candidates.flatMap((one) => (one.span !== null && one.span !== span ? [one.span.key] : []));
  return [
    Number(other?.key === key),
    Number(other !== null && (other.key.includes(key) || key.includes(other.key))),
    Number(title !== null && ` ${title.key} `.includes(` ${key} `)),
    within(apart / 40, 1),
    Number(title !== null && Math.abs(apart) < 12),
    Number(label === CHOSEN[fact]),
    Number(label !== null && label !== CHOSEN[fact]),
    Number(rest.some((one) => one.includes(key))),
    Number(rest.some((one) => key.includes(one))),
  ];
}

/** Its signs, and the words beside any of its places. */
function aroundCells({ text, places }: Span, { source: { tokens } }: Standing): number[] {
  const before = places.map(({ first }) => tokens[first - 1]?.fold ?? "");
  const after = places.map(({ last }) => tokens[last]?.fold ?? "");
  const any = (words: readonly string[], pattern: RegExp) => Number(words.some((word) => pattern.test(word)));
  const { first, last } = places[0]!;
  return [
    Number(/[.,&\-–|:!]/.test(text)),
    Number(ARTICLE.test(text)),
    Number(tokens.slice(first + 1, last).some(({ glued }) => glued)),
    any(before, CALLED),
    any(after, ACTS),
    any(before, OURS),
    any(before, LISTED),
    any(after, LISTED),
  ];
}
