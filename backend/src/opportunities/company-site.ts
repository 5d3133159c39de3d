/** Where the hiring company's own site is, when the posting's page says so. */

const SCRIPT = /<script[^>]{0,300}application\/ld\+json[^>]{0,300}>/gi;
const MAX_BLOCK = 500_000;
const MAX_DEPTH = 8;

/** The JSON-LD blocks of a page; what does not parse is passed over, for half of the web's is broken. */
function jsonBlocks(html: string): unknown[] {
  const blocks: unknown[] = [];
  for (const opening of html.matchAll(SCRIPT)) {
    const start = opening.index + opening[0].length;
    const end = html.indexOf("</script", start);
    if (end === -1 || end - start > MAX_BLOCK) continue;
    try {
      blocks.push(JSON.parse(html.slice(start, end)));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return blocks;
}

function addressesIn(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value];
  return texts.filter((text) => typeof text === "string");
}

/** `url` and `sameAs` of every `hiringOrganization`, wherever it is nested. */
function organisationAddresses(value: unknown, depth = 0): string[] {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name !== "hiringOrganization") return organisationAddresses(inner, depth + 1);
    const organisations = (Array.isArray(inner) ? inner : [inner]) as Record<string, unknown>[];
    return organisations.flatMap((each) => [...addressesIn(each?.url), ...addressesIn(each?.sameAs)]);
  });
}

/** Sites that host pages for everybody: what they serve is not the company's own. */
const SHARED_HOSTS =
  /(^|\.)(linkedin|facebook|twitter|x|instagram|youtube|tiktok|xing|glassdoor|indeed|crunchbase|wikipedia|wikidata|github|google|medium)\.[a-z.]+$/;

function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** A host that carries the company's name is the company's: `careers.acme.com` for Acme. */
function bearsName(host: string, company: string | null): boolean {
  const name = letters(company ?? "");
  const labels = host.split(".").slice(0, -1);
  // The label before the public suffix; a board's subdomain (acme.board.com) does not count.
  const own = letters(labels.at(-1) ?? "");
  return name.length >= 3 && own !== "" && (own === name || (own.length >= 4 && name.startsWith(own)));
}

/**
 * The origin of the hiring company's own site, or null when the page does not tell.
 * @param pageUrl where the posting was read; its own host counts when it bears the company's name.
 */
export function companySite(
  html: string,
  pageUrl: string,
  company: string | null,
  boardHost: boolean,
): string | null {
  const page = URL.parse(pageUrl);
  const named = jsonBlocks(html)
    .flatMap((block) => organisationAddresses(block))
    .map((address) => URL.parse(address))
    .filter((url) => url !== null)
    .find(
      (url) =>
        /^https?:$/.test(url.protocol) &&
        !SHARED_HOSTS.test(url.hostname) &&
        !(boardHost && url.host === page?.host),
    );
  if (named) return named.origin;
  return page && !boardHost && bearsName(page.hostname, company) ? page.origin : null;
}
