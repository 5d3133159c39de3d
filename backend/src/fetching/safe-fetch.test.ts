import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createSafeFetch, FetchError, type SafeFetch } from "./index.ts";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function serve(listener: RequestListener, host = "127.0.0.1"): Promise<string> {
  const server: Server = createServer(listener).listen(0, host);
  await once(server, "listening");
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function fetcher(options: Partial<Parameters<typeof createSafeFetch>[0]> = {}): SafeFetch {
  const made = createSafeFetch({ allowPrivate: true, ...options });
  open.push(made);
  return made;
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FetchError);
  return (error as FetchError).code;
}

const resolvesTo = (...addresses: string[]) =>
  ((_host: string, _options: unknown, callback: (error: null, found: unknown) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )) as never;

describe("addresses that are never connected to", () => {
  test.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://0x7f000001/",
    "http://2130706433/",
    "http://0177.0.0.1/",
    "http://①②⑦.⓪.⓪.①/",
    "http://0.0.0.0/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://100.64.0.1/",
    "http://100.100.100.200/",
    "http://169.254.169.254/latest/meta-data/",
    "http://168.63.129.16/",
    "http://192.0.0.192/",
    "http://198.18.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::127.0.0.1]/",
    "http://[::7f00:1]/",
    "http://[fe80::1]/",
    "http://[fec0::1]/",
    "http://[fd00:ec2::254]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:db8::1]/",
    "http://[ff02::1]/",
  ])("%s", async (url) => {
    expect(await codeOf(fetcher({ allowPrivate: false }).get(url))).toBe("forbidden_address");
  });

  test("the names of this machine", async () => {
    for (const url of ["http://localhost/", "http://localhost./", "http://anything.localhost/"]) {
      expect(await codeOf(fetcher({ allowPrivate: false }).get(url))).toMatch(/forbidden|not_found/);
    }
  });

  test.each([
    ["one private answer", ["127.0.0.1"]],
    ["a private answer hidden behind a public one", ["93.184.215.14", "10.0.0.1"]],
    ["a mapped private answer", ["::ffff:10.0.0.1"]],
  ])("a public name with %s", async (_, addresses) => {
    const guarded = fetcher({ allowPrivate: false, lookup: resolvesTo(...addresses) });
    expect(await codeOf(guarded.get("http://jobs.example.com/1"))).toBe("forbidden_address");
  });

  test("a name that does not resolve", async () => {
    const lookup = ((_: string, __: unknown, callback: (error: Error, found: never[]) => void) =>
      callback(Object.assign(new Error("ENOTFOUND"), { code: "ENOTFOUND" }), [])) as never;
    expect(await codeOf(fetcher({ lookup }).get("http://no.such.example/"))).toBe("not_found_in_dns");
  });
});

test.each([
  "ftp://example.com/",
  "file:///etc/passwd",
  "http://user:secret@example.com/",
  "http://example.com:22/",
  "http://example.com:25/",
  "https://example.com:6697/",
  "gopher://example.com/",
  "data:text/html,x",
  "not an address",
])("refuses %s as an address", async (url) => {
  expect(await codeOf(fetcher({ allowPrivate: false }).get(url))).toBe("bad_address");
});

test.each(["https://example.com:8443/", "http://example.com:8080/", "http://example.com:81/"])(
  "%s is an address like any other",
  async (url) => {
    const lookup = ((_name: string, _options: unknown, callback: (...found: unknown[]) => void) =>
      callback(null, [{ address: "10.0.0.1", family: 4 }])) as never;
    const guarded = fetcher({ allowPrivate: false, lookup });
    // It gets as far as the question where the name leads.
    expect(await codeOf(guarded.get(url))).toBe("forbidden_address");
  },
);

describe("redirects", () => {
  test("are followed to the last page, whose address is given", async () => {
    const base = await serve((request, response) => {
      const step = Number(request.url?.slice(1));
      if (step < 5) response.writeHead(302, { Location: `/${step + 1}` }).end();
      else response.writeHead(200, { "Content-Type": "text/html" }).end("<p>here");
    });
    const page = await fetcher().get(`${base}/0#part`);
    expect(page.url).toBe(`${base}/5`);
    expect(Buffer.from(page.body).toString()).toBe("<p>here");
  });

  test("end after five", async () => {
    let asked = 0;
    const base = await serve((_, response) => {
      asked += 1;
      response.writeHead(302, { Location: "/again" }).end();
    });
    expect(await codeOf(fetcher().get(base))).toBe("too_many_redirects");
    expect(asked).toBe(6);
  });

  test.each([
    ["http://user:secret@example.com/", "bad_address"],
    ["file:///etc/passwd", "bad_address"],
    ["javascript:alert(1)", "bad_address"],
  ])("to %s are refused", async (location, code) => {
    const base = await serve((_, response) => response.writeHead(302, { Location: location }).end());
    expect(await codeOf(fetcher().get(base))).toBe(code);
  });

  test("are checked like the first address", async () => {
    const asked: string[] = [];
    let port = "";
    const base = await serve((request, response) => {
      asked.push(request.headers.host ?? "");
      if (request.url === "/") response.writeHead(302, { Location: `http://127.0.0.2:${port}/in` }).end();
      else response.end("inside");
    }, "0.0.0.0");
    port = new URL(base).port;
    const guarded = fetcher({ permits: (address) => address === "127.0.0.1" });
    expect(await codeOf(guarded.get(base))).toBe("forbidden_address");
    expect(asked).toEqual([`127.0.0.1:${port}`]);
    expect(Buffer.from((await fetcher().get(base)).body).toString()).toBe("inside");
  });

  test("to a name that resolves inwards are refused", async () => {
    const base = await serve((_, response) =>
      response.writeHead(302, { Location: "http://intranet.example/" }).end(),
    );
    const guarded = fetcher({
      permits: (address) => address === "127.0.0.1",
      lookup: resolvesTo("10.0.0.1"),
    });
    expect(await codeOf(guarded.get(base))).toBe("forbidden_address");
  });
});

test("whoever is connected with is checked too, whatever the look-up said", async () => {
  const base = await serve((_, response) => response.end("inside"));
  const { port } = new URL(base);
  let looked = false;
  const guarded = fetcher({
    // The look-up's answer passes; the connection's other end is what is refused.
    permits: () => !looked || (looked = false),
    lookup: ((_h: string, _o: unknown, callback: (error: null, found: unknown) => void) => {
      callback(null, [{ address: "127.0.0.1", family: 4 }]);
      looked = true;
    }) as never,
  });
  expect(await codeOf(guarded.get(`http://jobs.example:${port}/`))).toBe("forbidden_address");
});

describe("size, time and kind", () => {
  test("a page of exactly 5 MB is read, one byte more is not", async () => {
    const base = await serve((request, response) => {
      const size = 5 * 1024 * 1024 + (request.url === "/more" ? 1 : 0);
      response.writeHead(200, { "Content-Type": "text/html" }).end(Buffer.alloc(size, 32));
    });
    expect((await fetcher().get(base)).body.byteLength).toBe(5 * 1024 * 1024);
    expect(await codeOf(fetcher().get(`${base}/more`))).toBe("too_large");
  });

  test("a small answer that unpacks to 50 MB is cut off", async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    const base = await serve((_, response) =>
      response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "gzip" }).end(bomb),
    );
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await codeOf(fetcher().get(base))).toBe("too_large");
  });

  test("an endless answer is cut off", async () => {
    const base = await serve((_, response) => {
      response.writeHead(200, { "Content-Type": "text/html" });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 97)));
      };
      response.on("drain", more);
      more();
    });
    expect(await codeOf(fetcher().get(base))).toBe("too_large");
  });

  test("a trickle ends with the time allowed", async () => {
    const base = await serve((_, response) => {
      response.writeHead(200, { "Content-Type": "text/html" });
      const drip = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(drip));
    });
    expect(await codeOf(fetcher({ timeoutMs: 300 }).get(base))).toBe("timeout");
  });

  test("a server that accepts and says nothing ends with the time allowed", async () => {
    const base = await serve(() => {});
    expect(await codeOf(fetcher({ timeoutMs: 200 }).get(base))).toBe("timeout");
  });

  test("a broken connection, a broken encoding and a closed port are named", async () => {
    const base = await serve((request, response) => {
      if (request.url === "/cut") response.destroy();
      else response.writeHead(200, { "Content-Encoding": "gzip" }).end("not gzip");
    });
    expect(await codeOf(fetcher().get(`${base}/cut`))).toBe("unreachable");
    expect(await codeOf(fetcher().get(`${base}/encoding`))).toBe("unreachable");
    expect(await codeOf(fetcher().get("http://127.0.0.1:1/"))).toBe("unreachable");
  });

  test("a file is not a page", async () => {
    const base = await serve((_, response) =>
      response.writeHead(200, { "Content-Type": "application/pdf" }).end("%PDF-"),
    );
    expect(await codeOf(fetcher().get(base))).toBe("not_a_page");
  });

  test("any status is an answer, and nothing about the person is sent", async () => {
    let headers: Record<string, unknown> = {};
    const base = await serve((request, response) => {
      headers = request.headers;
      response.writeHead(410, { "Content-Type": "text/html", "Set-Cookie": "a=b" }).end("gone");
    });
    expect((await fetcher().get(base)).status).toBe(410);
    expect(headers["user-agent"]).toMatch(/^CareerPortrait\//);
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("authorization");
    expect(headers).not.toHaveProperty("referer");
  });

  test("the caller can end it", async () => {
    const base = await serve(() => {});
    const controller = new AbortController();
    const fetched = fetcher().get(base, controller.signal);
    controller.abort(new Error("enough"));
    await expect(fetched).rejects.toThrow("enough");
  });
});
