/**
 * `npm run -s reset-password -- EMAIL`: prints an address under which the account's password can be chosen anew, once and within
 * 30 minutes. Takes the backend's own settings; the backend may be running or not.
 */
import { argv } from "node:process";
import { AccountStore, issueReset } from "../src/account/index.ts";
import { readConfig } from "../src/config.ts";
import { openDatabase } from "../src/database/index.ts";
import { createLog } from "../src/log.ts";

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [, , email, ...more] = argv;
if (!email || more.length > 0) giveUp("Usage: npm run -s reset-password -- EMAIL");
try {
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLog("silent"));
  const link = await issueReset(new AccountStore(database.db), {
    email,
    publicUrl: config.PUBLIC_URL,
    now: Date.now(),
  });
  await database.close();
  if (link === null) giveUp(`There is no account with the address ${email}.`);
  process.stdout.write(`${link}\n`);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  giveUp(error.message);
}
