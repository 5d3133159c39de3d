/** The front door and the account's pages (docs/front-door.md). */
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { Router } from "@koa/router";
import type { Context } from "koa";
import { type AccountPageServices, addAccountPages } from "./account.ts";
import { addForgottenPages, type ForgottenServices } from "./forgotten.ts";
import { addSignInPages, type SignInServices } from "./sign-in.ts";
import { addStartPages, type StartServices } from "./start.ts";
import { VisitedPages, type VisitServices } from "./visit.ts";

export type DoorServices = VisitServices &
  StartServices &
  SignInServices &
  AccountPageServices &
  ForgottenServices;

const ASSETS = ["page.css", "icon.png", "load-extension.svg", "panel-light.png", "panel-dark.png"];
const TYPES: Record<string, string> = { ".css": "text/css", ".png": "image/png", ".svg": "image/svg+xml" };

/** The pages' stylesheet and pictures. */
function assets(): Router {
  const router = new Router();
  for (const name of ASSETS) {
    const bytes = readFileSync(join(import.meta.dirname, "assets", name));
    router.get(`/assets/${name}`, (ctx: Context) => {
      ctx.type = TYPES[extname(name)] ?? "";
      ctx.set("Cache-Control", "public, max-age=3600");
      ctx.body = bytes;
    });
  }
  return router;
}

export function createDoor(services: DoorServices): Router[] {
  const pages = new VisitedPages(services);
  addStartPages(pages, services);
  addSignInPages(pages, services);
  addForgottenPages(pages, services);
  addAccountPages(pages, services);
  return [assets(), pages.router];
}
