/** Web addresses of the person: printed, broken over lines, or only in link annotations. */
import type { LaidOutPage } from "../layout.ts";
import type { ResumeLine } from "./lines.ts";
import { oneLine, pattern } from "@career-portrait/shared/text";

const TOP_LEVEL = oneLine`
    com|org|net|io|dev|me|co|ai|app|edu|gov|de|at|ch|fr|es|pt|br|it|nl|be|uk|ie|eu|cn|jp|in|ca|au|nz|se|
    no|dk|fi|pl|cz|ru|us|mx|ar|cl|info|biz|tech|xyz|site|online|page|blog|design|studio|codes|world|
    gitlab|github|ly|tv|so|sh|gg|cc|be|link|pro|name|id|inc|to|example|vercel\.app|tumblr\.com`;
const ADDRESS = new RegExp(
  oneLine`
    (?<![\w@.])(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:${TOP_LEVEL})
    (?![\p{L}\d@-]|\.\p{L})(?:[/?#][^\s|,;()<>"'•，；｜）】]*)?`,
  "giu",
);
const EMAIL_HOST = /@[\w.-]+$/;

/** Sites on which a person has a profile; elsewhere in the document than the top, only these count as the person's. */
const PROFILE_SITE = pattern("i")`
    (?:linkedin\.com\/(?:in|pub)|github\.com\/[\w-]+\/?$|gitlab\.com\/[\w-]+\/?$|(?:twitter|
    x)\.com\/@?\w+\/?$|stackoverflow\.com\/users|xing\.com\/profile|behance\.net\/|dribbble\.com\/|
    medium\.com\/@|kaggle\.com\/\w+\/?$|researchgate\.net\/profile|orcid\.org\/|scholar\.google|
    youtube\.com\/(?:user|c|@)|quora\.com\/(?:profile\/)?|facebook\.com\/|instagram\.com\/|
    leetcode\.com\/|hackerrank\.com\/|codepen\.io\/|bitbucket\.org\/[\w-]+\/?$|keybase\.io|t\.me\/|
    fb\.co)`;

/** Addresses in the order found, printed ones before those of annotations; one of each. */
export function linksOf(pages: LaidOutPage[], top: ResumeLine[], contact: ResumeLine[]): string[] {
  const found: string[] = [];
  for (const line of [...top, ...contact]) found.push(...addressesIn(wholeText(line, [...top, ...contact])));
  const tops = new Set([...top, ...contact].map((line) => `${line.page} ${Math.round(line.y)}`));
  for (const page of pages) {
    for (const link of page.links) {
      if (!isPersonal(link.url)) continue;
      const near = [...tops].some((key) => {
        const [number, y] = key.split(" ").map(Number) as [number, number];
        return number === page.number && Math.abs(y - link.y) < 9;
      });
      if (near || (PROFILE_SITE.test(link.url) && page.number === 1 && isMarginal(link.y, page)))
        found.push(link.url);
    }
    for (const line of page.lines) {
      const foot = line.running || line.y > page.height * 0.93;
      if (foot && page.height > 0 && page.number === 1 && line.text.length < 120)
        found.push(...addressesIn(line.text));
    }
  }
  return unique(found);
}

/** An address of somebody's: not a map, and not the bare front page of a site where people have profiles. */
function isPersonal(url: string): boolean {
  const key = linkKey(url);
  return (
    /^https?:/i.test(url) &&
    /^[^/]+\.[^/]+/.test(key) &&
    !/^(?:google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps)/.test(key) &&
    !/^(?:[a-z]+\.)?(?:linkedin|github|gitlab|twitter|x|facebook|instagram)\.com$/.test(key)
  );
}

function isMarginal(y: number, page: LaidOutPage): boolean {
  return y < page.height * 0.2;
}

/** Addresses printed in a text; those of e-mail are left out. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)]
    .filter(
      (match) =>
        !EMAIL_HOST.test(text.slice(0, match.index + match[0].length)) && !/^\d+(?:\.\d+)+/.test(match[0]),
    )
    .filter(
      (match) =>
        match[0].includes("/") ||
        match[0].includes("www.") ||
        !/^(?:node|vue|react|next|nuxt|express|d3|three|socket|asp)\.\w+$/i.test(match[0]),
    )
    .map((match) => match[0].replace(/[.,:;)]+$/u, ""));
}

/** An address broken at a line's end (`…/in/thandiwe-` / `okafor-demo`) is made whole. */
function wholeText(line: ResumeLine, lines: ResumeLine[]): string {
  const text = line.text.replaceAll("\t", " ");
  const next = lines[lines.indexOf(line) + 1];
  if (!next || !/(?:\/in\/|\w-)$/.test(text) || !new RegExp(ADDRESS.source, "iu").test(text)) return text;
  const rest = /^[\w%./?=&-]+/.exec(next.text);
  return rest && !/@/.test(rest[0]) ? text + rest[0] : text;
}

/** One of each, whatever scheme, `www.` or closing slash it was written with; a broken-off start of a longer one goes. */
function unique(links: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const link of links) {
    const key = linkKey(link);
    if (key !== "" && !byKey.has(key)) byKey.set(key, link);
  }
  return [...byKey]
    .filter(
      ([key]) =>
        ![...byKey.keys()].some(
          (other) => other !== key && key.includes("/") && other.startsWith(key) && key.endsWith("-"),
        ),
    )
    .map(([, link]) => link);
}

export function linkKey(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
}
