/** The front door, `/`: a welcome, or for who is signed in what is next. */
import { existsSync } from "node:fs";
import { isIPv4 } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "koa";
import type { Accounts, ApiKeys } from "../account/index.ts";
import type { Documents } from "../documents/index.ts";
import { isLoopback } from "../http/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Opportunities } from "../opportunities/index.ts";
import type { SampleData } from "../sample/index.ts";
import type { Problems } from "./views/form.ts";
import { type Standing, start } from "./views/start.ts";
import { type ExtensionFolder, welcome } from "./views/welcome.ts";
import { type VisitedPages, type Member, problemsOf, text } from "./visit.ts";

export interface StartServices {
  accounts: Accounts;
  keys: ApiKeys;
  documents: Documents;
  opportunities: Opportunities;
  sample: SampleData;
  jobs: Pick<Jobs, "find">;
  newId: () => string;
}

const BUILT = resolve(import.meta.dirname, "../../../extension/.output/chrome-mv3");
/** How many postings are shown, and how many documents are looked through. */
const BEST = 3;
const DOCUMENTS = 50;
/** How long a form waits for its résumé to be read, and how often it looks, in ms. */
const READING_MS = 10_000;
const LOOK_MS = 50;
/** Refusals that belong beside the file. */
const FILE_PROBLEMS = { invalid_file: "file", duplicate: "file", payload_too_large: "file" };

/** Whether the posting's text asks for it: the occupation is judged as a whole. */
const isAsked = ({ kind }: { kind: string }): boolean => kind !== "role";

/** Whether the request comes from this machine itself: through no proxy, and to a name of the machine's own. */
function isFromHere(ctx: Context): boolean {
  const { hostname } = ctx;
  const own = hostname === "localhost" || hostname === "[::1]" || (isIPv4(hostname) && isLoopback(hostname));
  const forwarded = ["Forwarded", "X-Forwarded-For", "Via"].some((name) => ctx.get(name) !== "");
  return own && !forwarded && isLoopback(ctx.req.socket.remoteAddress ?? "");
}

/** Where the extension was built; a folder's path is nobody's business elsewhere. */
function extensionFolder(ctx: Context): ExtensionFolder {
  if (!isFromHere(ctx)) return "elsewhere";
  return existsSync(join(BUILT, "manifest.json")) ? { path: BUILT } : "unbuilt";
}

export function addStartPages(pages: VisitedPages, services: StartServices): void {
  const { accounts, keys, documents, opportunities, sample, jobs, newId } = services;

  async function standings(accountId: string): Promise<Standing[]> {
    const { items } = await opportunities.list(accountId, { sort: "match_score", limit: BEST });
    return Promise.all(
      items.map(async ({ id, title, company, match_score: score, sample: invented }) => {
        const match = score === null ? null : await opportunities.match(accountId, id);
        return {
          title,
          company,
          score,
          strength: match?.strengths.find(isAsked)?.requirement ?? null,
          gap: match?.gaps.find(isAsked)?.requirement ?? null,
          sample: invented === true,
        };
      }),
    );
  }

  async function showStart(visit: Member, problems: Problems = {}): Promise<void> {
    const { ctx, words, session } = visit;
    const { _id: accountId, name } = session.account;
    const [known, given, tracked, best, state, bringsPortrait] = await Promise.all([
      keys.list(accountId),
      documents.list(accountId, null, DOCUMENTS),
      opportunities.count(accountId),
      standings(accountId),
      sample.state(accountId),
      sample.bringsPortrait(accountId),
    ]);
    const content = start(words, {
      csrf: session.csrf,
      folder: extensionFolder(ctx),
      clients: known.filter(({ revoked_at }) => revoked_at === null).map((key) => key.name),
      documents: given,
      tracked,
      best,
      sample: state,
      bringsPortrait,
      told: text(ctx.query.told) === "removed" ? words.sample.removed : null,
      problems,
    });
    const status = Object.keys(problems).length > 0 ? 400 : 200;
    await pages.show(visit, { title: words.start.title(name), place: "start", wide: true, status }, content);
  }

  pages.get("/", async (visit) => {
    const { ctx, words, session } = visit;
    if (session) return showStart({ ...visit, session });
    const content = welcome(words, extensionFolder(ctx), await accounts.registrationIsOpen());
    await pages.show(visit, { title: words.welcome.title, wide: true }, content);
  });

  /** Until the résumé is read, or as long as somebody waits gladly. */
  async function read(accountId: string, jobId: string): Promise<void> {
    const deadline = performance.now() + READING_MS;
    while (performance.now() < deadline && (await jobs.find(accountId, jobId))?.live) await sleep(LOOK_MS);
  }

  pages.memberUpload("/account/resume", async (visit, receive) => {
    const { ctx, words, session } = visit;
    try {
      const file = await receive();
      if (!file) return await showStart(visit, { file: words.problems.no_file ?? "" });
      const { job_id } = await documents.uploadResume(session.account._id, newId(), file);
      await read(session.account._id, job_id);
    } catch (error) {
      return showStart(visit, problemsOf(words, error, FILE_PROBLEMS));
    }
    ctx.redirect("/");
  });
  pages.memberPost("/account/sample", async (visit) => {
    const { ctx, words, session } = visit;
    try {
      await sample.add(session.account._id, newId());
    } catch (error) {
      return showStart(visit, problemsOf(words, error));
    }
    ctx.redirect("/");
  });
  pages.memberPost("/account/sample/remove", async ({ ctx, session }) => {
    await sample.remove(session.account._id);
    ctx.redirect("/?told=removed");
  });
}
