/** Recorded pages as another site might have published the same posting: what a reader learned by heart breaks here. */

/** What a change needs to know of the page. */
export interface Named {
  title: string | null;
  company: string | null;
}

export interface Change {
  id: string;
  /** Changes the page in place; false where the change means nothing for it. */
  apply: (document: Document, named: Named) => boolean;
}

/** The same for the same text: names that mean nothing. */
function scrambled(name: string): string {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return `x${(hash >>> 0).toString(36)}`;
}

function withoutDeclarations(document: Document): boolean {
  for (const script of document.querySelectorAll('script[type*="ld+json" i]')) script.remove();
  for (const element of document.querySelectorAll("[itemprop], [itemscope], [typeof], [property]")) {
    if (element.tagName === "META") continue;
    for (const name of ["itemprop", "itemscope", "itemtype", "typeof", "property"])
      element.removeAttribute(name);
  }
  return true;
}

function withoutNames(document: Document): boolean {
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (name === "class" || name === "id")
        element.setAttribute(name, value.split(/\s+/).map(scrambled).join(" "));
      else if (name.startsWith("data-") && !/^\s*[{[]/.test(value)) element.removeAttribute(name);
    }
  }
  return true;
}

/** Elements of the same name and attributes are written anew under another name. */
function renamed(document: Document, names: string, to: string): void {
  for (const element of document.querySelectorAll(names)) {
    const other = document.createElement(to);
    for (const { name, value } of element.attributes)
      if (!["role", "xmlns"].includes(name) && /^[\w-]+$/.test(name)) other.setAttribute(name, value);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
}

/** Every block a `div`, as component libraries print them; headings stay. */
function divSoup(document: Document): boolean {
  for (const element of document.querySelectorAll("[role]:not([role=button])"))
    element.removeAttribute("role");
  renamed(document, "main, article, section, header, footer, nav, aside, p, dl, dt, dd, figure", "div");
  return true;
}

function withoutHeadings(document: Document): boolean {
  renamed(document, "h1, h2, h3, h4, h5, h6", "div");
  return true;
}

function parsed(document: Document, html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

/** A site's head and foot, as divs: columns of links under headings, a newsletter, the owner of the copyright. */
const HEAD = `<div><a href="/"><img alt="Northwind" src="/l.svg"></a><a href="/product">Product</a>
<a href="/pricing">Pricing</a><a href="/about">About us</a><a href="/careers">Careers</a><button>Menu</button></div>`;
const FOOT = `<div><div><h4>Company</h4><ul><li><a href="/about">About</a></li><li><a href="/press">Press</a></li>
<li><a href="/careers">Careers</a></li></ul></div><div><h4>Resources</h4><ul><li><a href="/blog">Blog</a></li>
<li><a href="/help">Help center</a></li><li><a href="/partners">Partner manager portal</a></li></ul></div>
<div><h4>Legal</h4><ul><li><a href="/terms">Terms</a></li><li><a href="/privacy">Privacy</a></li></ul></div>
<p>© 2026 ACME Holdings Inc. All rights reserved.</p></div>`;
const COOKIES = `<div><div><h2>We value your privacy</h2><p>We and our 842 partners store and access information on your
device, such as cookies, to personalise ads and content, to measure them and to develop products. You can change your
choice at any time under "Privacy" at the foot of this page.</p><p>Strictly necessary cookies keep the site working and
cannot be switched off. Analytics cookies tell us how many people visit which pages. Marketing cookies are set by our
advertising partners and may be used to build a profile of your interests.</p><button>Accept all</button>
<button>Reject all</button><a href="#">Manage preferences</a></div></div>`;
const BESIDE = `<div><h3>Similar jobs</h3>${[
  "Nurse",
  "Accounts Clerk",
  "Warehouse Operative",
  "Data Engineer",
]
  .map(
    (title, index) =>
      `<div><a href="/jobs/${index + 7100}">${title}</a><span>Fabrikam</span><span>Leeds</span></div>`,
  )
  .join("")}</div>`;

function framed(document: Document, before: string, after: string): boolean {
  if (document.body === null || document.body.querySelector(":scope > pre:only-child") !== null) return false;
  document.body.prepend(parsed(document, before));
  document.body.append(parsed(document, after));
  return true;
}

function titled(document: Document, title: string): boolean {
  for (const meta of document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]'))
    meta.remove();
  document.title = title;
  return true;
}

/** schema.org properties of JSON-LD as the marked-up elements that say the same. */
function asMicrodata(document: Document): boolean {
  const scripts = [...document.querySelectorAll('script[type*="ld+json" i]')];
  let made = false;
  for (const script of scripts) {
    let value: unknown;
    try {
      value = JSON.parse(script.textContent ?? "");
    } catch {
      continue;
    }
    const posting = [value]
      .flat()
      .find((one) => (one as Record<string, unknown>)?.["@type"] === "JobPosting");
    if (posting === undefined) continue;
    script.replaceWith(parsed(document, itemOf(posting as Record<string, unknown>, "")));
    made = true;
  }
  return made;
}

function itemOf(value: Record<string, unknown>, property: string): string {
  const inner = Object.entries(value)
    .flatMap(([name, one]) => [one].flat().map((single): [string, unknown] => [name, single]))
    .map(([name, one]) => {
      if (name.startsWith("@") || one === null) return "";
      if (typeof one === "object") return itemOf(one as Record<string, unknown>, name);
      const said = typeof one === "string" ? one : JSON.stringify(one);
      if (name === "description") return `<div itemprop="description" hidden>${said}</div>`;
      const content = said.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
      return `<meta itemprop="${name}" content="${content}">`;
    });
  const own = property === "" ? "" : ` itemprop="${property}"`;
  return `<div${own} itemscope itemtype="https://schema.org/${String(value["@type"])}">${inner.join("")}</div>`;
}

/** Each stands for a way in which sites differ; the last ones come together, as on a site of one's own. */
export const CHANGES: readonly Change[] = [
  { id: "no JSON-LD", apply: withoutDeclarations },
  { id: "other class names", apply: withoutNames },
  { id: "div soup", apply: divSoup },
  { id: "no headings", apply: withoutHeadings },
  { id: "head and foot", apply: (document) => framed(document, HEAD, FOOT) },
  { id: "cookie banner", apply: (document) => framed(document, COOKIES, "") },
  {
    id: "similar jobs below",
    apply: (document, { title }) => title !== null && framed(document, "", BESIDE),
  },
  {
    id: "title | company | Careers",
    apply: (document, { title, company }) =>
      title !== null && company !== null && titled(document, `${title} | ${company} | Careers`),
  },
  {
    id: "title - board",
    apply: (document, { title }) => title !== null && titled(document, `${title} - JobLantern`),
  },
  { id: "microdata", apply: asMicrodata },
  {
    id: "all of it",
    apply: (document) =>
      withoutDeclarations(document) &&
      withoutNames(document) &&
      divSoup(document) &&
      framed(document, COOKIES + HEAD, FOOT),
  },
];
