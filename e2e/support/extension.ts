/** A Chromium with the built extension, and its real side panel driven over the browser's debugging protocol. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BrowserContext, chromium, type CDPSession, type Page, type Worker } from "playwright-core";
import { chromiumPath } from "./chromium.ts";

/** The build to load; EXTENSION_DIR names another than the usual one. */
const built = resolve(
  process.env.EXTENSION_DIR ?? join(import.meta.dirname, "../../extension/.output/chrome-mv3"),
);

interface Target {
  targetId: string;
  type: string;
  url: string;
}

/** The real side panel: not a tab, so Playwright does not list it; everything goes through its debugging session. */
export class SidePanel {
  readonly #browser: CDPSession;
  readonly #session: string;
  readonly #waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  #next = 1;

  private constructor(browser: CDPSession, session: string) {
    this.#browser = browser;
    this.#session = session;
    browser.on("Target.receivedMessageFromTarget", (event) => {
      if (event.sessionId !== session) return;
      const message = JSON.parse(event.message) as {
        id?: number;
        result?: unknown;
        error?: { message: string };
      };
      const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
      if (!waiting || message.id === undefined) return;
      this.#waiting.delete(message.id);
      if (message.error) waiting.reject(new Error(message.error.message));
      else waiting.resolve(message.result);
    });
  }

  static async attach(browser: CDPSession, targetId: string): Promise<SidePanel> {
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: false });
    return new SidePanel(browser, sessionId);
  }

  async #send<T>(method: string, params: Record<string, unknown> = {}): Promise<T> {
    const id = this.#next++;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    await this.#browser.send("Target.sendMessageToTarget", {
      sessionId: this.#session,
      message: JSON.stringify({ id, method, params }),
    });
    return answer as Promise<T>;
  }

  /** Evaluates an expression in the panel. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#send<{
      result: { value: T };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    }>("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true, userGesture: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** The text of the first element with this test id, or null when there is none. */
  async text(testId: string): Promise<string | null> {
    return this.evaluate(`document.querySelector('[data-testid="${testId}"]')?.textContent ?? null`);
  }

  async attribute(testId: string, name: string): Promise<string | null> {
    return this.evaluate(
      `document.querySelector('[data-testid="${testId}"]')?.getAttribute("${name}") ?? null`,
    );
  }

  async count(testId: string): Promise<number> {
    return this.evaluate(`document.querySelectorAll('[data-testid="${testId}"]').length`);
  }

  async click(testId: string): Promise<void> {
    await this.evaluate(`(() => {
      const element = document.querySelector('[data-testid="${testId}"]');
      if (!element) throw new Error("There is no ${testId} in the panel.");
      element.click();
    })()`);
  }

  /** Gives the panel a size in CSS pixels, twice as many dots, and a colour scheme. */
  async shape(view: { width: number; height: number; scheme: "light" | "dark" }): Promise<void> {
    const { width, height, scheme } = view;
    await this.#send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: 2,
      mobile: false,
    });
    await this.#send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: scheme }],
    });
  }

  async screenshot({ path }: { path: string }): Promise<void> {
    const { data } = await this.#send<{ data: string }>("Page.captureScreenshot", { format: "png" });
    writeFileSync(path, Buffer.from(data, "base64"));
  }
}

export interface Extension {
  context: BrowserContext;
  id: string;
  /** Presses the extension's icon on the page's tab: opens the panel and grants the tab, as a click does. */
  pressIcon(page: Page): Promise<void>;
  panel(): Promise<SidePanel>;
  /** A page of the extension in a tab. */
  open(path: string): Promise<Page>;
  worker(): Worker;
  /** Ends the browser and starts it again on the same profile. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const FLAGS = [
  `--disable-extensions-except=${built}`,
  `--load-extension=${built}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--enable-unsafe-extension-debugging",
];

async function launch(profile: string, language: string | undefined): Promise<BrowserContext> {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error("Chromium is missing. Run npm run e2e, which installs it or says how.");
  return chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: [...FLAGS, ...(language ? [`--lang=${language}`, `--accept-lang=${language}`] : [])],
    ...(language ? { locale: language } : {}),
    viewport: { width: 1100, height: 800 },
    // Contrast is judged at rest, not while something fades in.
    reducedMotion: "reduce",
  });
}

async function until<T>(what: string, look: () => Promise<T | null | undefined>, ms = 10_000): Promise<T> {
  const deadline = Date.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not appear within ${ms} ms.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** @param language of the browser (BCP 47); its own unless given */
export async function launchExtension(language?: string): Promise<Extension> {
  const profile = mkdtempSync(join(tmpdir(), "career-portrait-profile-"));
  let context = await launch(profile, language);
  let browser = await (context.browser() ?? fail()).newBrowserCDPSession();
  let id = await extensionId(context);

  async function targets(): Promise<Target[]> {
    return ((await browser.send("Target.getTargets", { filter: [{}] })) as { targetInfos: Target[] })
      .targetInfos;
  }
  const panelTarget = async () => {
    const tabs = new Set(context.pages().map((page) => page.url()));
    const address = `chrome-extension://${id}/sidepanel.html`;
    return (await targets()).find(
      ({ type, url }) => type === "page" && url.startsWith(address) && !tabs.has(url),
    );
  };

  return {
    get context() {
      return context;
    },
    get id() {
      return id;
    },
    worker: () => context.serviceWorkers()[0] ?? fail(),
    async pressIcon(page) {
      const isWithoutAccess = async (targetId: string): Promise<boolean> => {
        const panel = await SidePanel.attach(browser, targetId);
        return panel.evaluate(
          `document.querySelector('[data-testid="panel"]')?.dataset.state === "no-access"`,
        );
      };
      await page.bringToFront();
      const own = await context.newCDPSession(page);
      const { targetInfo } = (await own.send("Target.getTargetInfo")) as { targetInfo: Target };
      await own.detach();
      const tab = await until("The page's tab", async () => {
        const tabs = (await targets()).filter(({ type }) => type === "tab");
        return tabs.find(({ url }) => url === targetInfo.url);
      });
      // The browser may drop a press, straight after start and now and then later (measured); a second one does no harm.
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await browser.send("Extensions.triggerAction" as never, { id, targetId: tab.targetId } as never);
        await new Promise((done) => setTimeout(done, 400));
        const shown = await panelTarget();
        if (shown && (attempt === 3 || !(await isWithoutAccess(shown.targetId)))) return;
      }
      throw new Error("Pressing the icon did not open the side panel.");
    },
    async panel() {
      const target = await until("The side panel", panelTarget);
      return SidePanel.attach(browser, target.targetId);
    },
    async open(path) {
      const page = await context.newPage();
      await page.goto(`chrome-extension://${id}/${path}`);
      return page;
    },
    async restart() {
      await context.close();
      context = await launch(profile, language);
      browser = await (context.browser() ?? fail()).newBrowserCDPSession();
      id = await extensionId(context);
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function fail(): never {
  throw new Error("The browser has gone.");
}

async function extensionId(context: BrowserContext): Promise<string> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  return new URL(worker.url()).host;
}
