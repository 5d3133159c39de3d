/** The process that is killed: the engine and sixteen writers, which say each acknowledgement aloud at once. */
import { writeSync } from "node:fs";
import { argv } from "node:process";
import { MongoClient } from "mongodb";
import { startEmbeddedDatabase } from "../src/index.ts";

const [, , directory = "", round = ""] = argv;
const engine = await startEmbeddedDatabase({ directory });
const client = await new MongoClient(engine.uri).connect();
const documents = (journal: boolean) =>
  client
    .db("kills")
    .collection<{ _id: string; counter: number; group: number; tags: string[] }>("documents", {
      writeConcern: { w: 1, journal },
    });
await documents(true).createIndexes([
  { key: { group: 1, counter: -1 } },
  { key: { tags: 1 } },
  { key: { counter: 1, _id: 1 }, unique: true },
]);

function say(line: string): void {
  writeSync(1, `${line}\n`);
}

async function write(writer: number): Promise<never> {
  // Half of them do not wait for the disk: a kill takes nothing of theirs either.
  const collection = documents(writer % 2 === 0);
  for (let number = 0; ; number++) {
    const _id = `${round}-${writer}-${number}`;
    await collection.insertOne({
      _id,
      counter: 0,
      group: number % 7,
      tags: [`t${number % 7}`, `u${writer}`],
    });
    say(`inserted ${_id} 0`);
    const after = await collection.findOneAndUpdate(
      { _id },
      { $inc: { counter: 1 }, $push: { tags: `t${(number + 1) % 7}` }, $set: { group: (number + 3) % 7 } },
      { returnDocument: "after" },
    );
    say(`updated ${_id} ${after?.counter}`);
    if (number % 3 === 0) {
      say(`asks ${_id}`);
      await collection.deleteOne({ _id });
      say(`deleted ${_id}`);
    }
  }
}

await Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer)));
