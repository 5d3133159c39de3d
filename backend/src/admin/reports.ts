/** Reports for operators: counts and sums, never what anybody wrote (decisions, section 9). */
import {
  DiscoverySource,
  type DiscoveryReport,
  type JobStatus,
  type UsageReport,
} from "@career-portrait/shared/contract";
import type { Counting } from "./counting.ts";

const DAY_MS = 86_400_000;

interface Window {
  generated_at: string;
  window_days: number;
  since: string;
  from: Date;
}

function windowOf(now: Date, window_days: number): Window {
  const from = new Date(now.getTime() - window_days * DAY_MS);
  return { generated_at: now.toISOString(), window_days, since: from.toISOString(), from };
}

export class Reports {
  readonly #counting: Counting;
  readonly #now: () => Date;

  constructor(counting: Counting, now: () => Date) {
    this.#counting = counting;
    this.#now = now;
  }

  async usage(windowDays: number): Promise<UsageReport> {
    const counting = this.#counting;
    const { from, ...window } = windowOf(this.#now(), windowDays);
    const open = { active: true, expires_at: { $gt: this.#now() } };
    const recent = { created_at: { $gte: from } };
    return {
      ...window,
      accounts: {
        total: await counting.all("accounts"),
        created: await counting.all("accounts", recent),
        active: await counting.accounts("api_keys", { last_used_at: { $gte: from } }),
      },
      documents: await counting.by("documents", "status"),
      claims: await counting.by("claims", "review_status"),
      opportunities: await counting.by("opportunities", "status"),
      pending_opportunities: await counting.by("pending_opportunities", "status"),
      tailored_profiles: await counting.all("tailored_profiles", { written: { $exists: true } }),
      cover_letters: await counting.all("cover_letters"),
      contacts: await counting.all("contacts"),
      share_links: {
        open: await counting.all("share_links", open),
        views: (await counting.sums("share_links", {}, [], ["views"]))[0]?.sums.views ?? 0,
      },
      sites: {
        total: await counting.all("sites"),
        published: await counting.all("sites", { published: true }),
        messages: await counting.all("site_messages"),
      },
      jobs: (await counting.sums("jobs", recent, ["kind", "status"], []))
        .map(({ by, rows }) => ({ kind: by.kind ?? "", status: by.status as JobStatus, count: rows }))
        .toSorted((a, b) => (`${a.kind} ${a.status}` < `${b.kind} ${b.status}` ? -1 : 1)),
      ai_spending: await this.#spending(),
    };
  }

  async discovery(windowDays: number): Promise<DiscoveryReport> {
    const counting = this.#counting;
    const { from, ...window } = windowOf(this.#now(), windowDays);
    const told = ["fetched", "deduped", "queued", "suppressed", "failed", "scored"] as const;
    const runs = await counting.sums("discovery_runs", { at: { $gte: from } }, ["source"], told);
    const errored = await counting.by("discovery_runs", "source", {
      at: { $gte: from },
      error: { $ne: null },
    });
    return {
      ...window,
      accounts_with_queries: await counting.accounts("preferences", {
        "preferences.discovery_queries.0": { $exists: true },
      }),
      queries: await counting.queries(),
      sources: DiscoverySource.options.map((source) => {
        const run = runs.find(({ by }) => by.source === source);
        const sums = Object.fromEntries(told.map((name) => [name, run?.sums[name] ?? 0])) as Record<
          (typeof told)[number],
          number
        >;
        const survived = sums.queued + sums.suppressed;
        return {
          source,
          runs: run?.rows ?? 0,
          errored_runs: errored[source] ?? 0,
          ...sums,
          noise_rate: survived === 0 ? null : sums.suppressed / survived,
        };
      }),
      suppressed_by_reason: await counting.by("pending_opportunities", "dismissed_reason", {
        received_at: { $gte: from },
        status: "suppressed",
      }),
      corrections: await counting.by("preference_events", "event_type", { created_at: { $gte: from } }),
    };
  }

  async #spending(): Promise<UsageReport["ai_spending"]> {
    const month = this.#now().toISOString().slice(0, 7);
    const fields = ["usd", "calls", "input_tokens", "output_tokens"] as const;
    const [all] = await this.#counting.sums("ai_spending", { month }, [], fields);
    const sum = (name: (typeof fields)[number]) => Math.max(0, all?.sums[name] ?? 0);
    return {
      month,
      usd: sum("usd"),
      calls: sum("calls"),
      input_tokens: sum("input_tokens"),
      output_tokens: sum("output_tokens"),
    };
  }
}
