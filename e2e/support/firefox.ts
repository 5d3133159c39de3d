/**
 * A Firefox with an extension in it, driven by Marionette, Firefox's own protocol: it alone reaches the sidebar and presses
 * an extension's icon as a person does. Length-prefixed JSON over TCP, one command at a time.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const USUAL = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/snap/bin/firefox"];
const START_MS = 60_000;

/** `FIREFOX_PATH`, else the usual places; null when there is none. */
export function firefoxPath(): string | null {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : null;
  return USUAL.find((path) => existsSync(path)) ?? null;
}

/** What would reach out into the net, or ask, in a profile that was never used. */
const PREFERENCES = {
  "marionette.port": 0,
  "browser.shell.checkDefaultBrowser": false,
  "browser.aboutwelcome.enabled": false,
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.systemAddon.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.server": "",
};

/** Runs beside the sidebar's page, in its process: WebDriver itself does not reach it. */
const FRAME_SCRIPT = `"use strict";
let answer;
try {
  const sandbox = Components.utils.Sandbox([content], { sandboxPrototype: content, wantXrays: false });
  answer = { value: Components.utils.evalInSandbox(SOURCE, sandbox) ?? null };
} catch (error) {
  answer = { error: String(error) };
}
sendAsyncMessage("answer", answer);`;

const IN_SIDEBAR = `const [script, done] = arguments;
const inner = SidebarController.browser.contentWindow?.document.getElementById("webext-panels-browser");
if (!inner?.messageManager) done({ error: "There is no sidebar." });
else {
  const { messageManager } = inner;
  messageManager.addMessageListener("answer", function heard({ data }) {
    messageManager.removeMessageListener("answer", heard);
    done(data);
  });
  messageManager.loadFrameScript("data:,(" + encodeURIComponent("() => {" + script + "}") + ")()", false);
}`;

type Scope = "chrome" | "content";

class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  #next = 1;
  #left = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk) => this.#take(chunk));
    socket.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("Firefox has gone."));
    });
  }

  static async attach(port: number): Promise<Marionette> {
    const socket = connect(port, "127.0.0.1");
    await new Promise((done, fail) => socket.once("connect", done).once("error", fail));
    return new Marionette(socket);
  }

  #take(chunk: Buffer): void {
    this.#left = Buffer.concat([this.#left, chunk]);
    for (;;) {
      const colon = this.#left.indexOf(":");
      const end = colon + 1 + Number(this.#left.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#left.length < end) return;
      const message: unknown = JSON.parse(this.#left.subarray(colon + 1, end).toString());
      this.#left = this.#left.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
    }
  }

  send<T>(command: string, parameters: Record<string, unknown> = {}): Promise<T> {
    const id = this.#next++;
    const text = JSON.stringify([0, id, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) =>
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject }),
    );
  }

  end(): void {
    this.#socket.end();
  }
}

export interface Firefox {
  /** The address of one of the extension's pages. */
  page(path: string): string;
  /** Opens an address in a tab of its own and works in it from now on. */
  open(address: string): Promise<void>;
  /** Works from now on in the tab whose address begins so. */
  enter(address: string): Promise<void>;
  /** Runs the body of a function in the extension's sidebar; rejects while there is none. */
  runInSidebar<T>(body: string, ...args: unknown[]): Promise<T>;
  /** Presses the extension's icon in the selected tab, as a click does. */
  pressIcon(): Promise<void>;
  /** Runs the body of a function in the tab that was entered last. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  /** The whole window, sidebar and all, as PNG. */
  screenshot(to: { path: string }): Promise<void>;
  close(): Promise<void>;
}

async function portOf(profile: string): Promise<number> {
  const file = join(profile, "MarionetteActivePort");
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const port = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
    if (port > 0) return port;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Firefox did not start within ${START_MS / 1000} s.`);
}

/** Starts Firefox without a window and installs the extension for as long as it runs. @param archive its ZIP */
export async function launchFirefox(executable: string, archive: string, id: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), "career-portrait-firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["-headless", "-no-remote", "-profile", profile, "-marionette", "-remote-allow-system-access"];
  const child = spawn(executable, args, {
    stdio: "ignore",
    env: { ...process.env, MOZ_REMOTE_ALLOW_SYSTEM_ACCESS: "1", HOME: profile },
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const kill = (): unknown => child.kill("SIGKILL");
  // A test run that is cut off must not leave browsers behind.
  process.once("exit", kill);
  const marionette = await Marionette.attach(await portOf(profile));
  await marionette.send("WebDriver:NewSession", {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  });
  await marionette.send("Addon:Install", { path: archive, temporary: true });

  const within = (scope: Scope) => marionette.send("Marionette:SetContext", { value: scope });
  const run = async <T>(body: string, ...scriptArgs: unknown[]): Promise<T> => {
    const { value } = await marionette.send<{ value: T }>("WebDriver:ExecuteScript", {
      script: body,
      args: scriptArgs,
      newSandbox: true,
    });
    return value;
  };
  const inBrowser = async <T>(body: string, ...scriptArgs: unknown[]): Promise<T> => {
    await within("chrome");
    return run<T>(body, ...scriptArgs);
  };
  const host = await inBrowser<string>(
    "return WebExtensionPolicy.getByID(arguments[0]).mozExtensionHostname",
    id,
  );
  await within("content");

  return {
    page: (path) => `moz-extension://${host}/${path}`,
    async run(body, ...scriptArgs) {
      await within("content");
      return run(body, ...scriptArgs);
    },
    async open(address) {
      await within("content");
      const { handle } = await marionette.send<{ handle: string }>("WebDriver:NewWindow", { type: "tab" });
      await marionette.send("WebDriver:SwitchToWindow", { handle, focus: true });
      await marionette.send("WebDriver:Navigate", { url: address });
    },
    async enter(address) {
      await within("content");
      for (const handle of await marionette.send<string[]>("WebDriver:GetWindowHandles")) {
        await marionette.send("WebDriver:SwitchToWindow", { handle, focus: true });
        const { value } = await marionette.send<{ value: string }>("WebDriver:GetCurrentURL");
        if (value.startsWith(address)) return;
      }
      throw new Error(`No tab shows ${address}.`);
    },
    async pressIcon() {
      await inBrowser(
        `const { ExtensionParent } = ChromeUtils.importESModule("resource://gre/modules/ExtensionParent.sys.mjs");
        const { extension } = WebExtensionPolicy.getByID(arguments[0]);
        return ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(window);`,
        id,
      );
    },
    async runInSidebar<T>(body: string, ...scriptArgs: unknown[]): Promise<T> {
      await within("chrome");
      const source = `(function () { ${body} }).apply(null, ${JSON.stringify(scriptArgs)})`;
      const { value } = await marionette.send<{ value: { value: T } | { error: string } }>(
        "WebDriver:ExecuteAsyncScript",
        {
          script: IN_SIDEBAR,
          newSandbox: true,
          args: [FRAME_SCRIPT.replace("SOURCE", JSON.stringify(source))],
        },
      );
      if ("error" in value) throw new Error(value.error);
      return value.value;
    },
    async screenshot({ path }) {
      await inBrowser("return null");
      const { value } = await marionette.send<{ value: string }>("WebDriver:TakeScreenshot", { full: false });
      writeFileSync(path, Buffer.from(value, "base64"));
    },
    async close() {
      marionette.end();
      child.kill("SIGTERM");
      await ended;
      process.removeListener("exit", kill);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
