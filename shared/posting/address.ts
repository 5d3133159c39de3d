/**
 * Canonical addresses: two addresses of the same posting become the same text (decisions, section 6).
 * Known sites are reduced to their posting's id; everything else loses tracking parameters and fragments.
 */
import { ADDRESSES, TRACKERS } from "./data/addresses.ts";

export interface PostingIdentity {
  site: string;
  external_id: string;
}

/** A line of the table. */
interface Site {
  name: string;
  /** null: companies' own pages. */
  hosts: RegExp | null;
  forms: Form[];
  canonical: string[];
  spelt(text: string): string;
}

/** How an address tells an id: by a group of the pattern, or where there are parameters by the first one given. */
interface Form {
  pattern: RegExp;
  parameters: string[];
  value: RegExp;
}

const UUID = "[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}";

function siteFrom(line: string): Site {
  const [name = "", hosts = "", forms = "", canonical = "", spelling] = line.split(" | ");
  const domains = hosts.replaceAll(".", "\\.").replaceAll("*", "[a-z.]{2,6}").replaceAll(", ", "|");
  return {
    name,
    hosts: hosts === "-" ? null : new RegExp(`(?:^|\\.)(?:${domains})\\.?$`),
    forms: forms.replaceAll("{uuid}", UUID).split(" or ").map(formFrom),
    canonical: canonical === "-" ? [] : canonical.split(" or "),
    spelt: (text) =>
      spelling === "lower" ? text.toLowerCase() : spelling === "upper" ? text.toUpperCase() : text,
  };
}

function formFrom(text: string): Form {
  const [, pattern = "", parameters, value = "[^]+"] = /^(.*?)(?:(?:^| )\?([\w,]+)(?:=(.+))?)?$/.exec(text)!;
  return {
    pattern: new RegExp(pattern),
    parameters: parameters?.split(",") ?? [],
    value: new RegExp(`^(?:${value})$`),
  };
}

const SITES = ADDRESSES.trim().split("\n").map(siteFrom);
/** Companies embed some sites' boards on their own pages; the id in the query is the board's. */
const EMBEDDED = SITES.filter(({ hosts }) => hosts === null);

/** What an address says by a form: the id, and what else the site's own address is made of. */
type Parts = Record<string, string | undefined> & { id: string };

function siteAt(url: URL): Site | undefined {
  return SITES.find(({ hosts }) => hosts?.test(url.hostname));
}

/** The posting that an address names, or null when it names none that is known by its form. */
function named(url: URL): { site: Site; parts: Parts } | null {
  for (const site of [siteAt(url) ?? [], EMBEDDED].flat())
    for (const form of site.forms) {
      const parts = partsBy(form, url);
      if (parts !== null) return { site, parts };
    }
  return null;
}

function partsBy({ pattern, parameters, value }: Form, url: URL): Parts | null {
  const found = pattern.exec(`${url.hostname}${url.pathname}`);
  if (found === null) return null;
  if (parameters.length === 0) return { id: found[1]!, ...found.groups };
  const given = parameters.map((name) => url.searchParams.get(name)).find(Boolean) ?? "";
  const [whole, id = whole] = value.exec(given) ?? [];
  return id === undefined ? null : { ...found.groups, id };
}

const TRACKING = new RegExp(`^(?:${TRACKERS.trim().split(/\s+/).join("|").replaceAll("*", ".*")})$`, "i");

/** Prefixes of hosts that show the same page in another dress. */
const DRESS = /^(?:www\d?|m|mobile|amp)\./;

/** The text as an address, also relative to another; null when it is none. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** What stands between the slashes of an address's path. */
export function segmentsOf(address: string): string[] {
  return (
    urlOf(address)
      ?.pathname.split("/")
      .filter((segment) => segment !== "") ?? []
  );
}

function webAddress(address: string): URL | null {
  const url = urlOf(address.trim());
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

/** Site and id of the posting that an address names, or null when it names none that is known by its form. */
export function postingIdentity(address: string): PostingIdentity | null {
  const url = webAddress(address);
  const posting = url === null ? null : named(url);
  if (posting === null) return null;
  return { site: posting.site.name, external_id: posting.site.spelt(posting.parts.id) };
}

/** Site that an address belongs to (`linkedin`), or null when it is none of the known ones. */
export function siteOf(address: string): string | null {
  const url = webAddress(address);
  return url === null ? null : (siteAt(url)?.name ?? null);
}

/** Without slashes at its end, doubled slashes and the apply step: the same page however it was reached. */
function samePath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, "/").replace(/(?:\/(?:apply|application|applications\/new)?)*$/i, "");
}

/** What follows the path, without what only says where a visitor came from. */
function withoutTracking(url: URL): string {
  const kept = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .sort((a, b) => compare(a[0], b[0]) || compare(a[1], b[1]));
  const query = new URLSearchParams(kept).toString();
  return `${query === "" ? "" : `?${query}`}${idFragment(url.hash)}`;
}

/** The one address that a known site gives a posting; null for any other address. */
function knownAddress(url: URL): string | null {
  const posting = named(url);
  if (posting === null) return null;
  const { site, parts } = posting;
  const segments = segmentsOf(url.href);
  const partOf = (name: string) =>
    name.startsWith("?")
      ? url.searchParams.get(name.slice(1)) || undefined
      : (parts[name] ?? segments[Number(name) - 1] ?? (name === "host" ? url.hostname : undefined));
  for (const address of site.canonical) {
    const names = [...address.matchAll(PART)].map(([, name]) => name!);
    if (names.every((name) => partOf(name) !== undefined))
      return address.replace(PART, (_, name: string) => site.spelt(partOf(name)!));
  }
  return null;
}

/** A part of a canonical address: `{id}`, `{1}`, `{?for}`. */
const PART = /\{(\??\w+)\}/g;

/**
 * The address in its canonical form, for telling whether two are the same: scheme and the host's dress do not count.
 * Anything that is no web address comes back trimmed; never throws. Idempotent.
 */
export function canonicalAddress(address: string): string {
  const url = webAddress(address);
  if (url === null) return address.trim();
  const known = knownAddress(url);
  if (known !== null) return known;
  const host = url.hostname
    .replace(/\.$/, "")
    .replace(DRESS, (dress) => (url.hostname.split(".").length > 2 ? "" : dress));
  const port = url.port === "" ? "" : `:${url.port}`;
  return `https://${host}${port}${samePath(url.pathname)}${withoutTracking(url)}`;
}

/**
 * The address to keep and to open again: as it was, without tracking and fragment, known sites reduced to their posting's
 * address. Has the same canonical form as the address it was made of.
 */
export function cleanAddress(address: string): string {
  const url = webAddress(address);
  if (url === null) return address.trim();
  return knownAddress(url) ?? `${url.origin}${url.pathname}${withoutTracking(url)}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A fragment is kept where it routes to the posting (`#/jobs/123`, `#!/job/123`, `#job-123`). */
function idFragment(hash: string): string {
  return /^#(?:!?\/.*\d|(?:job|position|posting|offer|vacancy|jobid)[-_=/]?\w*\d)/i.test(hash)
    ? hash.replace(/\/+$/, "")
    : "";
}

/** Sites whose ids are unique over all their customers: the same id elsewhere is the same posting. */
const UNIQUE_IDS = new Set(["linkedin", "indeed", "greenhouse", "lever", "ashby"]);

/**
 * What tells one posting's address from another's: the posting's id where its site makes them unique (a company's own page
 * with `gh_jid` is the board's posting), else the canonical address. A single-page site whose key changed while its page
 * did not is still loading.
 */
export function postingKeyOf(address: string): string {
  const identity = postingIdentity(address);
  if (identity !== null && UNIQUE_IDS.has(identity.site)) return `${identity.site}:${identity.external_id}`;
  return canonicalAddress(address);
}
