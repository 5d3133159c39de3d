/**
 * Canonical addresses: two addresses of the same posting become the same text (decisions, section 6).
 * Known sites are reduced to their posting's id; everything else loses tracking parameters and fragments.
 */

export interface PostingIdentity {
  site: string;
  external_id: string;
}

interface AddressRule {
  site: string;
  /** Registrable domain, compared label by label; subdomains count. */
  domain: string | RegExp;
  /** The posting's id within the address, or null when the address is no posting. */
  id(url: URL): string | null;
  /** The one address to keep for an id; without it only the query is reduced. */
  canonical?(id: string, url: URL): string;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const segments = (url: URL) => url.pathname.split("/").filter((part) => part !== "");
const inPath = (pattern: RegExp) => (url: URL) => pattern.exec(url.pathname)?.[1] ?? null;
const firstParam = (url: URL, ...names: string[]) =>
  names.map((name) => url.searchParams.get(name)).find((value) => value !== null && value !== "") ?? null;
const digits = (text: string | null) => (text !== null && /^\d{4,}$/.test(text) ? text : null);

const RULES: AddressRule[] = [
  {
    site: "linkedin",
    domain: "linkedin.com",
    id: (url) =>
      digits(
        /\/jobs(?:-guest\/jobs\/api\/jobPosting|\/view)\/(?:[^/]*?-)?(\d{6,})(?:\/|$)/.exec(
          url.pathname,
        )?.[1] ?? null,
      ) ?? (url.pathname.startsWith("/jobs") ? digits(firstParam(url, "currentJobId")) : null),
    canonical: (id) => `https://www.linkedin.com/jobs/view/${id}`,
  },
  {
    site: "indeed",
    domain: "indeed.com",
    id: (url) => {
      const key = firstParam(url, "jk", "vjk");
      if (key !== null && /^[0-9a-f]{10,20}$/i.test(key)) return key.toLowerCase();
      return /\/job\/[^/]*?-?([0-9a-f]{16})$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? null;
    },
    canonical: (id) => `https://www.indeed.com/viewjob?jk=${id}`,
  },
  {
    site: "greenhouse",
    domain: "greenhouse.io",
    id: (url) =>
      digits(/\/jobs\/(\d+)/.exec(url.pathname)?.[1] ?? null) ?? digits(firstParam(url, "gh_jid", "token")),
    canonical: (id, url) => {
      const board =
        firstParam(url, "for") ?? /^\/(?:v1\/boards\/)?([^/]+)\/jobs\//.exec(url.pathname)?.[1] ?? null;
      return board === null || board === "embed"
        ? `https://boards.greenhouse.io/embed/job_app?token=${id}`
        : `https://job-boards.greenhouse.io/${board.toLowerCase()}/jobs/${id}`;
    },
  },
  {
    site: "lever",
    domain: "lever.co",
    id: (url) => UUID.exec(url.pathname)?.[0].toLowerCase() ?? null,
    canonical: (id, url) => {
      const account = segments(url).find((part) => !/^(?:v0|postings)$/.test(part)) ?? "";
      return `https://${url.hostname.includes("eu.lever.co") ? "jobs.eu.lever.co" : "jobs.lever.co"}/${account.toLowerCase()}/${id}`;
    },
  },
  {
    site: "ashby",
    domain: "ashbyhq.com",
    id: (url) =>
      UUID.exec(url.pathname)?.[0].toLowerCase() ?? firstParam(url, "ashby_jid")?.toLowerCase() ?? null,
    canonical: (id, url) => `https://jobs.ashbyhq.com/${(segments(url)[0] ?? "").toLowerCase()}/${id}`,
  },
  {
    site: "workday",
    domain: /(?:^|\.)(?:myworkdayjobs|myworkdayjobs-impl|myworkdaysite)\.com$/,
    id: (url) => {
      const last =
        segments(url)
          .filter((part) => !/^apply/i.test(part))
          .findLast((part) => /\d/.test(part)) ?? "";
      return /\/(?:job|details)\//.test(url.pathname)
        ? (/(?:^|_)([A-Za-z]{0,12}[-_]?\d[A-Za-z0-9-]*)$/.exec(last)?.[1] ?? null)
        : null;
    },
    // The site finds a posting by the last segment; locale and place before it vary.
    canonical: (id, url) => {
      const parts = segments(url).filter((part) => !/^[a-z]{2}-[A-Z]{2}$/.test(part));
      const at = parts.findIndex((part) => part === "job" || part === "details");
      return `https://${url.hostname}/${parts[at - 1] ?? ""}/job/${parts.findLast((part) => part.endsWith(id)) ?? id}`;
    },
  },
  {
    site: "smartrecruiters",
    domain: "smartrecruiters.com",
    id: inPath(/\/(\d{12,})(?:-|\/|$)/),
    canonical: (id, url) =>
      `https://jobs.smartrecruiters.com/${(url.hostname.startsWith("api.") ? segments(url)[2] : segments(url)[0]) ?? ""}/${id}`,
  },
  {
    site: "workable",
    domain: "workable.com",
    id: (url) => inPath(/\/(?:j|jobs?|view)\/([A-Za-z0-9]{6,})(?:\/|$)/)(url)?.toUpperCase() ?? null,
    canonical: (id) => `https://apply.workable.com/j/${id}`,
  },
  {
    site: "recruitee",
    domain: "recruitee.com",
    id: inPath(/\/o\/([^/]+)/),
    canonical: (id, url) => `https://${url.hostname}/o/${id}`,
  },
  {
    site: "teamtailor",
    domain: "teamtailor.com",
    id: inPath(/\/jobs\/(\d+)/),
    canonical: (id, url) => `https://${url.hostname}/jobs/${id}`,
  },
  {
    site: "personio",
    domain: /(?:^|\.)jobs\.personio\.(?:de|com)$/,
    id: inPath(/\/job\/(\d+)/),
    canonical: (id, url) => `https://${url.hostname.replace(/\.com$/, ".de")}/job/${id}`,
  },
  {
    site: "breezy",
    domain: "breezy.hr",
    id: inPath(/\/p\/([0-9a-f]{12})/),
    canonical: (id, url) => `https://${url.hostname}/p/${id}`,
  },
  {
    site: "icims",
    domain: "icims.com",
    id: inPath(/\/jobs\/(\d+)/),
    canonical: (id, url) => `https://${url.hostname}/jobs/${id}/job`,
  },
  {
    site: "avature",
    domain: "avature.net",
    id: (url) => digits(inPath(/\/JobDetail\/.*?\/?(\d+)\/?$/)(url)) ?? digits(firstParam(url, "jobId")),
  },
  {
    site: "eightfold",
    domain: "eightfold.ai",
    id: (url) => digits(inPath(/\/careers\/job\/(\d+)/)(url)) ?? digits(firstParam(url, "pid")),
    canonical: (id, url) => `https://${url.hostname}/careers/job/${id}`,
  },
  {
    site: "paylocity",
    domain: "paylocity.com",
    id: inPath(/\/jobs\/Details\/(\d+)/i),
    canonical: (id) => `https://recruiting.paylocity.com/Recruiting/Jobs/Details/${id}`,
  },
  {
    site: "bamboohr",
    domain: "bamboohr.com",
    id: (url) =>
      inPath(/\/(?:careers|jobs|view)\/(\d+)/)(url) ??
      (url.pathname.includes("/jobs") ? firstParam(url, "id") : null),
    canonical: (id, url) => `https://${url.hostname}/careers/${id}`,
  },
  {
    site: "pinpoint",
    domain: "pinpointhq.com",
    id: (url) => UUID.exec(url.pathname)?.[0].toLowerCase() ?? inPath(/\/jobs\/(\d+)/)(url),
  },
  {
    site: "jobvite",
    domain: "jobvite.com",
    id: (url) => inPath(/\/job\/(\w+)/)(url) ?? firstParam(url, "jvi")?.split(",")[0] ?? null,
    canonical: (id, url) => `https://jobs.jobvite.com/${segments(url)[0] ?? ""}/job/${id}`,
  },
  {
    site: "jazzhr",
    domain: "applytojob.com",
    id: inPath(/\/apply\/(?:jobs\/details\/)?([A-Za-z0-9]{8,})/),
    canonical: (id, url) => `https://${url.hostname}/apply/${id}`,
  },
  { site: "taleo", domain: "taleo.net", id: (url) => firstParam(url, "job", "rid") },
  {
    site: "successfactors",
    domain: /(?:^|\.)(?:successfactors|sapsf)\.(?:com|eu)$/,
    id: (url) => firstParam(url, "career_job_req_id", "jobId"),
  },
  {
    site: "glassdoor",
    domain: /(?:^|\.)glassdoor\.[a-z.]{2,6}$/,
    id: (url) => digits(firstParam(url, "jl", "jobListingId")),
    canonical: (id) => `https://www.glassdoor.com/job-listing/?jl=${id}`,
  },
  {
    site: "ziprecruiter",
    domain: "ziprecruiter.com",
    id: (url) => firstParam(url, "jid", "lk") ?? inPath(/-([0-9a-f]{6,})$/)(url),
  },
  {
    site: "monster",
    domain: /(?:^|\.)monster\.[a-z.]{2,6}$/,
    id: (url) => UUID.exec(url.pathname)?.[0].toLowerCase() ?? null,
  },
  { site: "stepstone", domain: /(?:^|\.)stepstone\.[a-z.]{2,6}$/, id: inPath(/--(\d{5,})-inline\.html/) },
  {
    site: "xing",
    domain: "xing.com",
    id: (url) => (url.pathname.startsWith("/jobs/") ? inPath(/-(\d{6,})(?:\/|$)/)(url) : null),
  },
  {
    site: "jobscz",
    domain: "jobs.cz",
    id: (url) => inPath(/\/(?:rpd|pd)\/(\d+)/)(url) ?? inPath(/\/fp\/[^/]+\/(\d+)/)(url),
    canonical: (id) => `https://www.jobs.cz/rpd/${id}/`,
  },
  {
    site: "startupjobs",
    domain: "startupjobs.cz",
    id: inPath(/\/nabidka\/(\d+)/),
    canonical: (id) => `https://www.startupjobs.cz/nabidka/${id}`,
  },
  {
    site: "weworkremotely",
    domain: "weworkremotely.com",
    id: inPath(/\/(?:remote-jobs|listings)\/([^/]+)/),
    canonical: (id) => `https://weworkremotely.com/remote-jobs/${id}`,
  },
  {
    site: "remoteok",
    domain: /(?:^|\.)remoteok\.(?:io|com)$/,
    id: inPath(/\/remote-jobs\/(?:[^/]*?-)?(\d{4,})(?:-|$)/),
    canonical: (id) => `https://remoteok.com/remote-jobs/${id}`,
  },
  {
    site: "ycombinator",
    domain: "ycombinator.com",
    id: inPath(/\/companies\/[^/]+\/jobs\/([A-Za-z0-9]+)/),
    canonical: (id, url) => `https://www.ycombinator.com/companies/${segments(url)[1] ?? ""}/jobs/${id}`,
  },
  {
    site: "welcometothejungle",
    domain: "welcometothejungle.com",
    id: inPath(/\/companies\/[^/]+\/jobs\/([^/]+)/),
  },
  { site: "jora", domain: "jora.com", id: inPath(/\/job\/[^/]*?-?([0-9a-f]{20,})/) },
  {
    site: "seek",
    domain: /(?:^|\.)seek\.(?:com\.au|co\.nz)$/,
    id: (url) => inPath(/\/job\/(\d+)/)(url) ?? digits(firstParam(url, "jobId")),
    canonical: (id, url) => `https://${url.hostname}/job/${id}`,
  },
  {
    site: "usajobs",
    domain: "usajobs.gov",
    id: inPath(/\/(?:GetJob\/ViewDetails|job)\/(\d+)/i),
    canonical: (id) => `https://www.usajobs.gov/job/${id}`,
  },
  { site: "dice", domain: "dice.com", id: (url) => UUID.exec(url.pathname)?.[0].toLowerCase() ?? null },
  { site: "wellfound", domain: "wellfound.com", id: inPath(/\/jobs\/(\d+)/) },
  {
    site: "stackoverflow",
    domain: "stackoverflow.com",
    id: inPath(/\/jobs\/(\d+)/),
    canonical: (id) => `https://stackoverflow.com/jobs/${id}`,
  },
  { site: "talentclue", domain: "talentclue.com", id: inPath(/\/node\/(\d+)/) },
  { site: "oraclecloud", domain: "oraclecloud.com", id: inPath(/\/job\/(\d+)/) },
  {
    site: "ukg",
    domain: "ultipro.com",
    id: (url) => firstParam(url, "opportunityId")?.toLowerCase() ?? null,
  },
  { site: "adp", domain: "workforcenow.adp.com", id: (url) => firstParam(url, "jobId") },
  {
    site: "rippling",
    domain: "rippling.com",
    id: (url) =>
      url.pathname.includes("/jobs/") ? (UUID.exec(url.pathname)?.[0].toLowerCase() ?? null) : null,
  },
  { site: "join", domain: "join.com", id: inPath(/\/companies\/[^/]+\/(\d+)/) },
  { site: "metacareers", domain: "metacareers.com", id: inPath(/\/(?:jobs|job_details)\/(\d+)/) },
];

/** Parameters that say where a visitor came from, never what the page is. */
const TRACKING =
  /^(?:utm_.*|mc_(?:cid|eid)|mkt_.*|pk_.*|piwik_.*|hsa_.*|_hs.*|ga_.*|_gl|_ga|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|igshid|ttclid|twclid|li_fat_id|trk\w*|trackingid|refid|referer|referrer|ref|ref_.*|refsrc|src|source|source_.*|gh_src|lever-source.*|lever-origin|ashby_src|jobsite|job_?board(?:_?source)?|job_?source|iisn?|campaign.*|cmpid|from|searchid|search_id|rps|originalsubdomain|lipi|licu|ebp|session_?id|jsessionid|phpsessid|hl|lang|locale|language|in_iframe|needsredirect|s_cid|spm|click_?id|affiliate.*|share.*|rx_.*|rcid|__jvst|__jvsd|bcid|et_.*|amp|highlight)$/i;

/** Prefixes of hosts that show the same page in another dress. */
const DRESS = /^(?:www\d?|m|mobile|amp)\./;

function parse(address: string): URL | null {
  try {
    const url = new URL(address.trim());
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

function ruleOf(url: URL): AddressRule | null {
  const host = url.hostname.replace(/\.$/, "");
  return (
    RULES.find(({ domain }) =>
      typeof domain === "string" ? host === domain || host.endsWith(`.${domain}`) : domain.test(host),
    ) ?? null
  );
}

/** Site and id of the posting that an address names, or null when it names none that is known by its form. */
export function postingIdentity(address: string): PostingIdentity | null {
  const url = parse(address);
  if (url === null) return null;
  const rule = ruleOf(url);
  const id = rule?.id(url) ?? null;
  if (rule !== null && id !== null) return { site: rule.site, external_id: id };
  // Companies embed Greenhouse and Ashby on their own pages; the id in the query is the board's.
  const greenhouse = digits(url.searchParams.get("gh_jid"));
  if (greenhouse !== null) return { site: "greenhouse", external_id: greenhouse };
  const ashby = url.searchParams.get("ashby_jid");
  return ashby !== null && UUID.test(ashby) ? { site: "ashby", external_id: ashby.toLowerCase() } : null;
}

/** Site that an address belongs to (`linkedin`), or null when it is none of the known ones. */
export function siteOf(address: string): string | null {
  const url = parse(address);
  return url === null ? null : (ruleOf(url)?.site ?? null);
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
  const rule = ruleOf(url);
  const id = rule?.id(url) ?? null;
  return rule?.canonical !== undefined && id !== null ? rule.canonical(id, url) : null;
}

/**
 * The address in its canonical form, for telling whether two are the same: scheme and the host's dress do not count.
 * Anything that is no web address comes back trimmed; never throws. Idempotent.
 */
export function canonicalAddress(address: string): string {
  const url = parse(address);
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
  const url = parse(address);
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
