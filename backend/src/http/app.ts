/** The Koa application: what surrounds every request, then the system routes, the pages and the API. */
import type { Router } from "@koa/router";
import Koa, { type Context } from "koa";
import type { Logger } from "pino";
import { ApiError } from "../errors.ts";
import { type ApiServices, createApiRouter } from "./api.ts";
import {
  allowExtensions,
  requireHttps,
  securityHeaders,
  withAccessLog,
  withErrorBody,
  withRequestId,
} from "./requests.ts";
import { createSystemRouter, type SystemServices } from "./system-routes.ts";

export interface AppServices {
  api: ApiServices;
  system: SystemServices;
  /** Server-rendered pages of the features. */
  pages: Router[];
  log: Logger;
  trustProxy: boolean;
}

function methodRefused(methods: readonly string[]): ApiError {
  const allow = [...new Set(methods)].toSorted().join(", ");
  return new ApiError(405, "method_not_allowed", `This address takes ${allow}.`, {
    headers: { Allow: allow },
  });
}

/** Refuses what no router serves: 405 where the path is known, 404 where it is not (decisions, section 4). */
function refuseUnknown(routers: readonly Router[], ctx: Context): never {
  const methods = routers.flatMap((router) =>
    router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods),
  );
  if (methods.length > 0) throw methodRefused(methods);
  throw new ApiError(404, "not_found", "There is nothing at this address.");
}

/** A path without parameters is no id of another route: `GET /opportunities/async` asks a known address with another method. */
function keepFixedPaths(routers: readonly Router[]): Koa.Middleware {
  const layers = routers.flatMap((router) => router.stack).filter(({ methods }) => methods.length > 0);
  const methodsOf = Map.groupBy(layers, ({ path }) => path);
  return async (ctx, next) => {
    const methods = methodsOf.get(ctx.path)?.flatMap((layer) => layer.methods);
    if (methods && !methods.includes(ctx.method)) throw methodRefused(methods);
    await next();
  };
}

export function createApp(services: AppServices): Koa {
  const app = new Koa({ proxy: services.trustProxy, maxIpsCount: services.trustProxy ? 1 : 0 });
  const routers = [createSystemRouter(services.system), ...services.pages, createApiRouter(services.api)];

  // Outside the envelope only connection-level failures are left; they are logged, not printed.
  app.on("error", (error: Error) => services.log.debug({ err: error }, "connection error"));
  app.use(withRequestId(services.log, services.api.newId));
  app.use(withAccessLog(services.system.metrics.observeRequest));
  app.use(withErrorBody());
  app.use(securityHeaders(services.system.publicUrl.startsWith("https:")));
  app.use(allowExtensions(services.system.publicUrl));
  app.use(requireHttps());
  app.use(keepFixedPaths(routers));
  for (const router of routers) app.use(router.routes() as Koa.Middleware);
  app.use((ctx) => refuseUnknown(routers, ctx));
  return app;
}
