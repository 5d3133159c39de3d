/* oxlint-disable -- this is what no script should do */
/* Whatever a page can try, as soon as it loads and every quarter of a second. `?id=` is the extension, `?api=` the backend. */
(() => {
  "use strict";
  const { searchParams } = new URL(document.currentScript.src);
  const id = searchParams.get("id");
  const api = searchParams.get("api");
  const own = `chrome-extension://${id}/`;
  const kept = { stringify: JSON.stringify, dispatch: EventTarget.prototype.dispatchEvent };
  /** What worked; the test expects none of it. */
  const reached = (globalThis.reached = []);
  const tried = (globalThis.tried = []);
  const say = (what) => reached.push(what);

  const messages = [
    { name: "panel.capture", request: { tabId: 1, windowId: 1, selection: "Save this posting" } },
    { name: "outbox.drain", request: { force: true } },
    { name: "page.changed", request: { address: "https://bank.example/", headline: "Save" } },
  ];

  async function talk() {
    for (const message of messages) {
      window.postMessage(message, "*");
      new BroadcastChannel("career-portrait").postMessage(message);
      tried.push("runtime.sendMessage");
      try {
        const answer = await globalThis.chrome?.runtime?.sendMessage?.(id, message);
        if (answer !== undefined) say(`sendMessage ${kept.stringify(answer)}`);
        globalThis.chrome?.runtime?.connect?.(id)?.onMessage.addListener(() => say("connect"));
      } catch {
        // Refused, as it should be.
      }
    }
  }

  async function readOwnFiles() {
    for (const name of ["manifest.json", "reader.js", "filler.js", "sidepanel.html", "icon/16.png"]) {
      tried.push(name);
      const answer = await fetch(own + name).catch(() => null);
      if (answer) say(`fetch ${name}`);
    }
    const picture = new Image();
    picture.addEventListener("load", () => say("icon"));
    picture.src = `${own}icon/16.png`;
  }

  function frameOwnPages() {
    for (const name of ["sidepanel.html?tab=1", "workspace.html", "workspace.html#/settings"]) {
      const frame = document.createElement("iframe");
      frame.src = own + name;
      document.body.append(frame);
      tried.push(name);
    }
    window.open(`${own}workspace.html`);
    const link = document.createElement("a");
    link.href = `${own}workspace.html`;
    link.target = "_blank";
    document.body.append(link);
    link.click();
  }

  async function callBackend() {
    tried.push("backend");
    for (const [method, path] of [
      ["GET", "/api/v1/opportunities"],
      ["POST", "/api/v1/opportunities"],
      ["DELETE", "/api/v1/account"],
    ]) {
      const answer = await fetch(api + path, {
        method,
        credentials: "include",
        body: method === "POST" ? kept.stringify({ description: "Save me" }) : undefined,
        headers: method === "POST" ? { "content-type": "text/plain" } : {},
      }).catch(() => null);
      if (answer?.ok) say(`${method} ${path}`);
    }
  }

  function press() {
    for (const key of ["s", "S", "o", "O", "r", "a", "e", "q", "Enter", " "]) {
      for (const type of ["keydown", "keypress", "keyup"])
        for (const target of [window, document, document.body])
          kept.dispatch.call(target, new KeyboardEvent(type, { key, bubbles: true, composed: true }));
    }
    const shortcut = { key: "Y", code: "KeyY", ctrlKey: true, shiftKey: true, bubbles: true };
    kept.dispatch.call(document.body, new KeyboardEvent("keydown", shortcut));
    for (const button of document.querySelectorAll("[data-testid]")) button.click();
    for (const type of ["career-portrait", "career-portrait:save", "panel.capture", "page.changed", "fill"])
      kept.dispatch.call(document, new CustomEvent(type, { detail: messages[0], bubbles: true }));
    kept.dispatch.call(document.body, new MouseEvent("contextmenu", { bubbles: true }));
  }

  /** The page's own world lies to whatever reads it there. */
  function overrideEverything() {
    const lie = () => say("our code ran in the page's world");
    JSON.parse = () => (lie(), { title: "Overridden" });
    JSON.stringify = () => "{}";
    Promise.prototype.then = new Proxy(Promise.prototype.then, {
      apply: (target, self, list) => Reflect.apply(target, self, list),
    });
    for (const name of ["map", "filter", "push", "find"]) {
      const real = Array.prototype[name];
      Array.prototype[name] = function (...list) {
        return Reflect.apply(real, this, list);
      };
    }
    Element.prototype.getAttribute = () => "overridden";
    Document.prototype.querySelectorAll = () => [];
    Object.defineProperty(Node.prototype, "textContent", { get: () => "Overridden" });
    Object.defineProperty(Element.prototype, "innerHTML", { get: () => "Overridden" });
    Object.defineProperty(HTMLInputElement.prototype, "value", { set: () => say("a field was filled in") });
    Object.defineProperty(Document.prototype, "title", { get: () => "Overridden" });
    globalThis.MutationObserver = class {};
  }

  addEventListener("DOMContentLoaded", () => {
    void talk();
    void readOwnFiles();
    void callBackend();
    frameOwnPages();
    press();
    overrideEverything();
    setInterval(() => {
      void talk();
      press();
    }, 250);
    const rubbish = document.querySelector("#rubbish");
    setInterval(() => {
      // A storm: two hundred new elements every 20 ms, the ones before thrown away.
      const piece = document.createElement("div");
      for (let n = 0; n < 200; n += 1) {
        const line = document.createElement("p");
        line.append(`Save ${n} ${Math.random()}`);
        piece.append(line);
      }
      rubbish.replaceChildren(piece);
    }, 20);
  });
  for (const name of ["alert", "confirm", "prompt"]) globalThis[name] = () => say(name);
})();
