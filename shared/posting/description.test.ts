import * as fc from "fast-check";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { describeString } from "./description.ts";

const { document, DOMParser } = new JSDOM("").window;
const ALLOWED = new Set(["P", "H3", "UL", "LI", "STRONG", "EM", "A"]);

/** Everything in the markup that is more than text and structure. */
function violations(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const found = [...parsed.head.children].map((element) => element.outerHTML);
  for (const element of parsed.body.querySelectorAll("*")) {
    if (!ALLOWED.has(element.tagName)) found.push(element.tagName);
    for (const { name, value } of element.attributes) {
      const safe = name === "rel" || (name === "href" && /^(?:https?:\/\/|mailto:)/.test(value));
      if (!safe) found.push(`${name}=${value}`);
    }
  }
  return found;
}

const ATTACKS = [
  "<script>alert(1)</script><p>x",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="https://user:pass@example.com">x</a>',
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<template><script>alert(1)</script></template>",
  "<p style='background:url(javascript:alert(1))' onclick=alert(1)>x</p>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<form action=https://evil.example><button>Apply",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
  '<a href="https://x.example/&quot; onclick=&quot;alert(1)">x</a>',
];

describe("the HTML of a description", () => {
  const htmlOf = (html: string) => describeString(html, document)?.html ?? "";
  test.each(ATTACKS)("leaves nothing that acts in %s", (html) => {
    expect(violations(htmlOf(html))).toEqual([]);
    expect(violations(htmlOf(`<p>${html}`))).toEqual([]);
  });
  test("holds for any mixture of markup", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...ATTACKS,
        "<b>",
        "</b>",
        "<ul><li>",
        "</p>",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "\0",
        "&#x3c;",
        "<a href='https://x.example/a b'>",
        '"',
        "'",
        ">",
      ),
      fc.string({ unit: "binary", maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const html = pieces.join("");
        expect(violations(htmlOf(html))).toEqual([]);
        expect(violations(htmlOf(`<p>${html}`))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
  test("keeps structure, emphasis and web links", () => {
    expect(
      htmlOf(
        "<h2>We offer</h2><ul><li>a <b>bold</b> thing<li>a <a href='https://x.example/y'>link</a></ul><p>End",
      ),
    ).toBe(
      '<h3>We offer</h3><ul><li>a <strong>bold</strong> thing</li><li>a <a href="https://x.example/y" rel="nofollow noopener">link</a></li></ul><p>End</p>',
    );
  });
});

describe("describeString", () => {
  const wanted = "About us\nWe build things.\n- One\n- Two";
  test.each([
    ["HTML", "<div>About us<br>We build things.<ul><li>One</li><li>Two</li></ul></div>"],
    [
      "escaped HTML",
      "&lt;p&gt;About us&lt;/p&gt;&lt;p&gt;We build things.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;One&lt;/li&gt;&lt;li&gt;Two&lt;/li&gt;&lt;/ul&gt;",
    ],
    [
      "doubly escaped HTML",
      "&amp;lt;p&amp;gt;About us&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;We build things.&amp;lt;/p&amp;gt;&amp;lt;ul&amp;gt;&amp;lt;li&amp;gt;One&amp;lt;/li&amp;gt;&amp;lt;li&amp;gt;Two&amp;lt;/li&amp;gt;&amp;lt;/ul&amp;gt;",
    ],
    ["plain lines", "About us\nWe build things.\n• One\n• Two"],
    ["literal line breaks", "About us\\nWe build things.\\n- One\\n- Two"],
  ])("reads %s", (_, source) => {
    expect(describeString(source, document)?.text).toBe(wanted);
  });
  test("drops zero-width characters and keeps joined emoji", () => {
    expect(describeString("50\u200B 000 Kč \u{1F469}\u200D\u{1F4BB}", document)?.text).toBe(
      "50 000 Kč \u{1F469}\u200D\u{1F4BB}",
    );
  });
});
