/** What the HTTP bench compares with: Koa with nothing around it. */
import Koa from "koa";
import { MongoClient } from "mongodb";
import type { OpportunityRow } from "../src/opportunities/row.ts";

const { PORT = "0", DATABASE = "", ACCOUNT = "" } = process.env;
const client = await new MongoClient(DATABASE, { ignoreUndefined: true, maxPoolSize: 50 }).connect();
const opportunities = client.db("career_portrait").collection<OpportunityRow>("opportunities");
const find = () =>
  opportunities.find({ account_id: ACCOUNT }).sort({ created_at: -1, _id: -1 }).limit(51).toArray();
const bytes = JSON.stringify(await find());

const app = new Koa();
app.use(async (ctx) => {
  ctx.type = "application/json";
  ctx.body = ctx.path === "/find" ? JSON.stringify(await find()) : bytes;
});
const server = app.listen(Number(PORT), "127.0.0.1");
process.on("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  void client.close();
});
