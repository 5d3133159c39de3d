/** Prometheus figures of this process, served to loopback clients. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What waits and what runs, of all accounts and processes. */
export interface QueueFigures {
  waiting: number;
  running: number;
  /** How long the job that has been due longest has waited, in seconds; 0 when none is due. */
  oldestSeconds: number;
}

export interface Metrics {
  observeRequest: (method: string, route: string, status: number, seconds: number) => void;
  countJob: (kind: string, outcome: string) => void;
  /** Looks at the queue whenever the figures are asked for: a worker has no address of its own. */
  showQueue: (look: () => Promise<QueueFigures>) => void;
  text(): Promise<string>;
  contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const jobs = new Counter({
    name: "jobs_total",
    help: "Finished jobs by kind and outcome",
    labelNames: ["kind", "outcome"],
    registers: [registry],
  });
  return {
    observeRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    countJob: (kind, outcome) => jobs.inc({ kind, outcome }),
    showQueue(look) {
      const oldest = new Gauge({
        name: "jobs_oldest_due_seconds",
        help: "How long the job that has been due longest has waited",
        registers: [registry],
      });
      const live = new Gauge({
        name: "jobs_live",
        help: "Jobs of all processes that wait or run",
        labelNames: ["state"],
        registers: [],
        async collect() {
          const { waiting, running, oldestSeconds } = await look();
          this.set({ state: "waiting" }, waiting);
          this.set({ state: "running" }, running);
          oldest.set(oldestSeconds);
        },
      });
      registry.registerMetric(live);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
