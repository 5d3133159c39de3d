/** Prometheus figures of this process, served to loopback clients. */
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

export interface Metrics {
  observeRequest: (method: string, route: string, status: number, seconds: number) => void;
  countJob: (kind: string, outcome: string) => void;
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
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
