/** Where the job is polled that an answer names: the `Location` of every answer with a `job_id`. */
import { API_PREFIX, type RouteDefinition } from "@career-portrait/shared/contract";
import type { Context } from "koa";
import { z } from "zod";

/** Whether answers of the route may name a job. */
export function namesJob({ success }: RouteDefinition): boolean {
  return "data" in success && success.data instanceof z.ZodObject && "job_id" in success.data.shape;
}

/** Tells where the job of an answer is polled. */
export function showJob(ctx: Context, route: RouteDefinition, answer: unknown): void {
  if (!namesJob(route)) return;
  const id = (answer as { job_id?: string | null }).job_id;
  if (id) ctx.set("Location", `${API_PREFIX}/jobs/${id}`);
}
