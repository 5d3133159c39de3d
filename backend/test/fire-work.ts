/** What is asked of a backend under fire: requests of every kind of background work, each repeated until it has been answered. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { ApiRequestError, type Client } from "@career-portrait/shared/contract";

/** One thing that somebody wants. `jobs` are those that its answer named; null until it has been answered. */
export interface Wish {
  kind:
    | "save_address"
    | "save_text"
    | "import"
    | "story"
    | "identity"
    | "base_resume"
    | "share"
    | "tailor"
    | "note";
  number: number;
  key: string;
  jobs: string[] | null;
  /** The opportunity it is about, where it is about one. */
  target: string | null;
}

/** Different in each posting: names, and what is asked for. */
const CRAFTS = ["Go", "PostgreSQL", "Kubernetes", "Terraform", "Java", "Python"];
const craft = (number: number) => CRAFTS[number % CRAFTS.length] ?? "";

export const titleOf = (number: number) => `${craft(number)} Engineer ${number}`;
export const companyOf = (number: number) => `Company ${number}`;

/** What an import lists: three postings that nothing else saves. */
export const importedOf = (number: number) => [0, 1, 2].map((step) => 1_000_000 + number * 10 + step);

export function textOf(number: number): string {
  return `Title: ${titleOf(number)}
Company: ${companyOf(number)}

We look for somebody to run platform number ${number} together with a small team in Utrecht.

Requirements
- ${2 + (number % 5)}+ years of experience with ${craft(number)}
- Strong knowledge of ${craft(number + 1)}

Nice to have
- ${craft(number + 2)}`;
}

function pageOf(number: number): string {
  const posting = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: titleOf(number),
    hiringOrganization: { "@type": "Organization", name: companyOf(number) },
    description: textOf(number).replaceAll("\n", "<br>"),
  };
  return `<!doctype html><title>${titleOf(number)}</title><script type="application/ld+json">${JSON.stringify(posting)}</script>`;
}

/** A site of postings at `/jobs/N`, slow by up to 40 ms. */
export async function openSite(): Promise<{
  addressOf: (number: number) => string;
  close: () => void;
}> {
  const server = createServer((request, response) => {
    const number = Number(/^\/jobs\/(\d+)/.exec(request.url ?? "")?.[1]);
    if (Number.isNaN(number)) response.writeHead(404).end();
    else {
      setTimeout(() => {
        response.setHeader("content-type", "text/html");
        response.end(pageOf(number));
      }, number % 40);
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as { port: number };
  return {
    addressOf: (number) => `http://127.0.0.1:${port}/jobs/${number}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function storyOf(number: number): string {
  return `I was ${craft(number)} Engineer at Harbour ${number} from 2014 until 2019. There I built service number ${number}
in ${craft(number)} and ${craft(number + 1)} and cut its cost by ${10 + (number % 50)} percent. Before that I was Developer at Mill ${number}
from 2010 until 2013, where I wrote ${craft(number + 2)} for customers in three countries and taught two apprentices.`;
}

const isJob = (answer: unknown): answer is { data: { job_id: string } } =>
  typeof (answer as { data?: { job_id?: unknown } } | null)?.data?.job_id === "string";

/** Sends it once. Refusals that are answers count as such; anything else is sent again in another life of the backend. */
export async function ask(
  wish: Wish,
  client: Client,
  site: { addressOf: (number: number) => string },
): Promise<void> {
  const { number, key, target } = wish;
  const once = { idempotencyKey: key };
  const send: Record<Wish["kind"], () => Promise<unknown>> = {
    save_address: () => client.saveOpportunityAsync({ body: { url: site.addressOf(number) }, ...once }),
    save_text: () => client.saveOpportunityAsync({ body: { description: textOf(number) }, ...once }),
    import: () => {
      const input = importedOf(number).map((posting) => site.addressOf(posting));
      return client.importOpportunities({ body: { input: input.join("\n") }, ...once });
    },
    story: () => client.submitStory({ body: { text: storyOf(number) }, ...once }),
    identity: () => client.regenerateIdentity(once),
    base_resume: () => client.regenerateBaseResume(once),
    share: () => client.addTailorShare({ body: { description: textOf(number) }, ...once }),
    tailor: async () =>
      target && client.tailorOpportunity({ params: { id: target }, body: { regenerate: true }, ...once }),
    note: async () => target && client.updateOpportunity({ params: { id: target }, body: { notes: key } }),
  };
  try {
    const answer = await send[wish.kind]();
    wish.jobs = isJob(answer) ? [answer.data.job_id] : [];
  } catch (error) {
    // A backend that was killed gives no answer, and one that is being asked twice says so.
    if (!(error instanceof ApiRequestError)) throw error;
    if (error.status >= 400 && error.status < 500 && error.code !== "idempotency_in_progress") {
      if (error.status !== 429 && error.code !== "duplicate" && error.code !== "tailoring_in_progress")
        throw error;
      wish.jobs = [];
    }
  }
}

const KINDS: readonly Wish["kind"][] = [
  "save_address",
  "save_text",
  "save_address",
  "import",
  "story",
  "save_text",
  "identity",
  "tailor",
  "share",
  "base_resume",
  "note",
];

/** How many are made in each life. */
const PER_LIFE = 5;

/** The wishes of one life, the kinds in turn, each with a number of its own. */
export function wishesOf(life: number): Wish[] {
  return Array.from({ length: PER_LIFE }, (_, index) => life * PER_LIFE + index).map((number) => ({
    kind: KINDS[number % KINDS.length] ?? "save_text",
    number,
    key: randomUUID(),
    jobs: null,
    target: null,
  }));
}
