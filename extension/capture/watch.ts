/**
 * The watch in a page that was read: says when its address or its content changes, and ends by itself when no panel
 * listens any more. Spacing grows while a page keeps changing, so that a ticking clock costs it nothing.
 */
import { browser } from "wxt/browser";

const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;
/** Without the Navigation API the address is compared this often, in ms. */
const ADDRESS_POLL = 250;

/** The words the page is headed with: its first `h1`, else its title without a counter of unread messages. */
export function headlineOf(page: Document): string {
  const heading = page.querySelector("h1")?.textContent?.trim();
  return (heading || page.title.replace(/^\(\d+\+?\)\s*/, "")).replace(/\s+/g, " ").slice(0, 400);
}

/** Cheap to take and different whenever the text of the page is: under a millisecond on a page of one megabyte. */
function signatureOf(page: Document): string {
  return `${headlineOf(page)}\n${page.body?.textContent?.length ?? 0}`;
}

const world = globalThis as typeof globalThis & { careerPortraitWatch?: () => void };

/** Starts the watch, in place of one that may still run. */
export function watchPage(): void {
  world.careerPortraitWatch?.();
  let address = location.href;
  let signature = signatureOf(document);
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, wait);
  });
  const navigation = (globalThis as { navigation?: EventTarget }).navigation;
  const poll = navigation ? undefined : setInterval(lookAtAddress, ADDRESS_POLL);

  function stop(): void {
    observer.disconnect();
    navigation?.removeEventListener("currententrychange", lookAtAddress);
    window.removeEventListener("popstate", lookAtAddress);
    window.removeEventListener("hashchange", lookAtAddress);
    clearInterval(poll);
    clearTimeout(timer);
    world.careerPortraitWatch = undefined;
  }

  /** A panel answers `true`. No answer, or none possible (closed, updated): nobody needs the watch any more. */
  function tell(): void {
    const message = { name: "page.changed", request: { address, headline: headlineOf(document) } };
    Promise.resolve()
      .then(() => browser.runtime.sendMessage(message))
      .then((answer) => answer?.ok === true || stop(), stop);
  }

  function lookAtAddress(): void {
    if (location.href === address) return;
    address = location.href;
    wait = FIRST_WAIT;
    clearTimeout(timer);
    timer = undefined;
    signature = signatureOf(document);
    tell();
  }

  function look(): void {
    timer = undefined;
    if (location.href !== address) return lookAtAddress();
    const now = signatureOf(document);
    if (now === signature) {
      wait = FIRST_WAIT;
      return;
    }
    wait = Math.min(wait * 1.5, LONGEST_WAIT);
    signature = now;
    tell();
  }

  world.careerPortraitWatch = stop;
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  navigation?.addEventListener("currententrychange", lookAtAddress);
  window.addEventListener("popstate", lookAtAddress);
  window.addEventListener("hashchange", lookAtAddress);
}
