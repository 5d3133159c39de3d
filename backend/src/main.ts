/** `npm run backend`: reads the configuration, starts the service, says where it is, stops it gracefully. */
import "./engine.mjs";
import { mkdirSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { ConfigError, readConfig } from "./config.ts";
import { createLog } from "./log.ts";

/** Ends the process with one line that says what is wrong and what to do. */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function configuration() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) giveUp(error.message);
    throw error;
  }
}

const config = configuration();
mkdirSync(config.DATA_DIR, { recursive: true });
const log = createLog(config.LOG_LEVEL);

try {
  // Loaded after the settings are known to be right: a wrong one is said at once.
  const { startService } = await import("./service.ts");
  const service = await startService(config, log);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`Career Portrait (${config.ROLE}) on ${service.engine}`);
  if (service.url) {
    say(`  API    ${service.url}/api/v1   (reference: ${service.url}/docs)`);
    const next = (await service.awaitsFirstAccount())
      ? "To make your account and load the extension"
      : "To go on";
    say(`\n${next}, open ${service.url}`);
  }

  // Kept now, for a process that is killed keeps nothing.
  flushCompileCache();

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "the stop failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
} catch (error) {
  log.debug({ err: error }, "the start failed");
  giveUp(error instanceof Error ? error.message : String(error));
}
