/* oxlint-disable typescript/no-misused-promises -- Agenda awaits its handlers, whatever its types say */
/** A worker that takes a job and never ends it: the test kills its process. */
import { argv } from "node:process";
import { MongoBackend } from "@agendajs/mongo-backend";
import { Agenda, type Job } from "agenda";
import { MongoClient } from "mongodb";
import { startEmbeddedDatabase } from "../src/index.ts";

const engine = await startEmbeddedDatabase({ directory: argv[2] as string });
const client = await new MongoClient(engine.uri).connect();
const agenda = new Agenda({ backend: new MongoBackend({ mongo: client.db("agenda") }), processEvery: 50 });
agenda.define(
  "long",
  async (_job: Job) => {
    process.stdout.write(`running ${engine.attached ? "attached" : "alone"}\n`);
    await new Promise(() => undefined);
  },
  { lockLifetime: 800 },
);
await agenda.start();
