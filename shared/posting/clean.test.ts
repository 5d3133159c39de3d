import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { clean } from "./clean.ts";
import { readPage } from "./index.ts";

describe("broken characters", () => {
  it.each([
    ["â€¢ Fluent in Greek", "• Fluent in Greek"],
    ["We donâ€™t bite â€“ CafÃ© BrÃ¼ckner", "We don’t bite – Café Brückner"],
    ["Research &amp; Development", "Research & Development"],
    ["Lab Technician\\nNights", "Lab Technician Nights"],
    ["Â£30,000", "£30,000"],
  ])("%s is mended", (broken, meant) => expect(clean(broken)).toBe(meant));

  it.each(["Ângela Ô'Brien", "São Paulo", "GARÇON À LA CARTE", "C:\\network", "Tromsø", "R&D"])(
    "%s stays",
    (text) => expect(clean(text)).toBe(text),
  );

  it("are mended in a page's title, its lines and its declaration", () => {
    const text =
      "You mend nets.\\\\n\\\\nRequirements\\\\nâ€¢ Three years at sea\\\\nâ€¢ A head for knots. ".repeat(3);
    const page = new JSDOM(`<title>Net Mender &amp;amp; Rigger</title><script type="application/ld+json">
      {"@type":"JobPosting","title":"Net Mender &amp;amp; Rigger","description":"${text}",
       "hiringOrganization":{"name":"BrÃ¸nd Fisk"}}</script><h1>Net Mender &amp;amp; Rigger</h1>`);
    const [posting] = readPage(page.window.document, "https://fisk.example/jobs/net-mender").postings;
    expect(posting).toMatchObject({ title: "Net Mender & Rigger", company: "Brønd Fisk" });
    expect(posting?.description_text).toContain("\n- Three years at sea\n");
    expect(posting?.description_text).not.toMatch(/\\n|â€/);
  });
});
