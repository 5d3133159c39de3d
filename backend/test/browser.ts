/** What a browser without script does: keeps cookies, follows nothing by itself, sends forms. */
import { expect } from "vitest";

export interface Seen {
  status: number;
  location: string | null;
  language: string | null;
  text: string;
  /** Of the page's forms; empty where there are none. */
  token: string;
}

/** A browser of its own; every cookie it is given must be out of reach of scripts. */
export function openBrowser(url: string, language = "en") {
  const jar = new Map<string, string>();
  async function visit(path: string, form?: Record<string, string> | FormData): Promise<Seen> {
    const response = await fetch(new URL(path, url), {
      method: form ? "POST" : "GET",
      redirect: "manual",
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        "accept-language": language,
      },
      body: form && !(form instanceof FormData) ? new URLSearchParams(form) : form,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
      expect(cookie.toLowerCase()).toContain("httponly");
    }
    const text = await response.text();
    return {
      status: response.status,
      location: response.headers.get("location"),
      language: response.headers.get("content-language"),
      text,
      token: /name="form_token" value="([^"]+)"/.exec(text)?.[1] ?? "",
    };
  }
  return { visit };
}
