/** A person's workspace, connected to a backend of its own that knows nothing yet. */
import type { Client } from "@career-portrait/shared/contract";
import type { Page } from "playwright-core";
import { Backend } from "./backend.ts";
import { type Extension, launchExtension } from "./extension.ts";
import { connect } from "./journey.ts";

export interface Workspace {
  backend: Backend;
  extension: Extension;
  client: Client;
  page: Page;
  close(): Promise<void>;
}

export async function openWorkspace(): Promise<Workspace> {
  const backend = await Backend.launch();
  const client = await backend.register();
  const extension = await launchExtension();
  const page = await connect(extension, backend);
  page.setDefaultTimeout(10_000);
  return {
    backend,
    extension,
    client,
    page,
    async close() {
      await extension.close();
      await backend.stop();
    },
  };
}
