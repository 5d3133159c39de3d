/** What a page calls the site it stands on, which is the employer on its own site and a job board's name elsewhere. */
import type { Page } from "./page.ts";
import { segmentsOf, siteOf, urlOf } from "./address.ts";
import { isObject, objectsOfType } from "./structured.ts";
import { pattern } from "../letters/pattern.ts";

/** Letters and digits alone, without marks: how hosts and paths spell a name. */
export function squeezed(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, "");
}

const SERVICE_LABEL = pattern("i")`
    ^(?:www\d?|jobs?|careers?|karriere|career\d?|apply|recruiting|recruitment|hire|hiring|work|join|
    boards?|job-boards|talent|hr|de|en|fr|es|uk|us|cz|pl|nl|it|wd\d+|com|co)$`;

/** What stands where recruiting platforms put the employer: the host's first label, the path's first segment. */
export function tenantsOf(address: string): Set<string> {
  const labels = urlOf(address)?.hostname.split(".") ?? [];
  const names =
    labels.length > 2 ? [labels[0]!.replace(/^(?:careers?|jobs?)[-.]?|[-.]?(?:careers?|jobs?)$/g, "")] : [];
  const [segment] = segmentsOf(address);
  if (segment !== undefined && siteOf(address) !== null) names.push(segment);
  return new Set(names.filter((name) => name !== "" && !SERVICE_LABEL.test(name)));
}

/** The platform's own name where the host is a tenant's (`bfl.platform.com` → `platform`): never the employer. */
export function platformName(host: string): string | null {
  const labels = host.split(".");
  return labels.length > 2 && !SERVICE_LABEL.test(labels[0]!) ? labels.at(-2)! : null;
}

/** A link to the employer's own page on a job site. */
export function isCompanyLink(control: Element | null): boolean {
  return (
    control !== null &&
    pattern("i")`
      \/(?:compan(?:y|ies)|employers?|cmp|unternehmen|firma|entreprises?|empresas?|spolecnosti|
      remote-companies|arbeitgeber|pracodawc[ay])\/[^/?#]+\/?(?:[?#]|$)`.test(
      control.getAttribute("href") ?? "",
    )
  );
}

/** The names that the page's head, its declarations, its logo and its address give the site. */
export function siteNames(page: Page): Set<string> {
  const names: (string | null)[] = [
    page.meta("og:site_name"),
    page.meta("application-name"),
    ...objectsOfType(page.jsonLd, /^(?:Organization|Corporation|LocalBusiness|WebSite)$/)
      .flatMap(({ name, publisher }) => [name, isObject(publisher) ? publisher.name : null])
      .filter((name) => typeof name === "string"),
    ...logoNames(page),
    ...tenantsOf(page.url),
    ...page.host.split(".").slice(-2, -1),
  ];
  return new Set(names.map((name) => squeezed(name ?? "")).filter((name) => name.length > 2));
}

export function logoNames(page: Page): string[] {
  const images = page.document.querySelectorAll(
    "header img[alt], nav img[alt], a[href='/'] img[alt], [class*='logo' i] img[alt], img[class*='logo' i][alt]",
  );
  return [...images].map((image) => (image.getAttribute("alt") ?? "").replace(/\s*logo$/i, ""));
}
