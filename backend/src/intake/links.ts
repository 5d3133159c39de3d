/** Links of mails: which may lead to a posting, and where those lead that say so themselves. */
import { postingIdentity } from "@career-portrait/shared/posting";
import { pattern } from "@career-portrait/shared/text";

/** Links of every mail: about the mail, the sender, the account. */
const ABOUT_THE_MAIL = pattern("i")`
    unsubscribe|abmeld|abbestell|d[ée]sabonn|desabon|darse-de-baja|cancelar-suscri|preferences?|
    einstellungen|settings|privacy|datenschutz|confidentialit|terms|imprint|impressum|legal|help|
    support|contact|view[-_ ]?(?:in[-_ ]?)?browser|im browser|webversion|app[-_.]?store|play\.google|
    apps\.apple|facebook\.com|twitter\.com|x\.com\/(?!jobs)|instagram\.com|youtube\.com|login|
    sign[-_ ]?in|anmelden|password`;

/** Query parameters in which trackers carry the address they lead to. */
const TARGETS = new Set([
  "url",
  "u",
  "target",
  "redirect",
  "redirect_url",
  "redirecturl",
  "dest",
  "destination",
  "to",
  "link",
  "r",
  "q",
]);

/** Whether the address itself says that it is a posting's: its site and id are known. */
export function isPosting(address: string): boolean {
  return postingIdentity(address) !== null;
}

function embedded(url: URL): string | null {
  for (const [name, value] of url.searchParams) {
    if (!TARGETS.has(name.toLowerCase())) continue;
    const target = URL.parse(value);
    if (target && /^https?:$/.test(target.protocol)) return target.href;
  }
  return null;
}

/** Where a link leads as far as it says itself: trackers that carry the address in the clear need not be asked. */
export function unwrapped(address: string): string {
  let url = address;
  for (let depth = 0; depth < 3 && !isPosting(url); depth += 1) {
    const parsed = URL.parse(url);
    const target = parsed && embedded(parsed);
    if (!target) break;
    url = target;
  }
  return url;
}

/** Whether a link is about the mail itself. */
export function isAboutTheMail({ url, text }: { url: string; text: string }): boolean {
  return ABOUT_THE_MAIL.test(text) || ABOUT_THE_MAIL.test(URL.parse(url)?.pathname ?? "");
}
