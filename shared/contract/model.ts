/** Which model reads and writes for an account beside the local engine, and what it cost (docs/ai-model.md). */
import { z } from "zod";
import { timestamp } from "./common.ts";
import { link } from "./link.ts";
import { route } from "./route.ts";

/** The server's model where it has one, the account's own, or none: then only the local engine works. */
export const ModelUse = z.enum(["server", "own", "none"]);
export type ModelUse = z.infer<typeof ModelUse>;

const price = z.number().min(0).max(10_000).meta({ description: "USD for a million tokens" });

const Spent = z.object({
  month: z.string().meta({ description: "YYYY-MM, UTC" }),
  usd: z.number(),
  calls: z.int(),
});

export const ModelSettings = z
  .object({
    use: ModelUse,
    server: z
      .object({ model: z.string(), host: z.string() })
      .nullable()
      .meta({ description: "what whoever runs the server has set up; null: nothing" }),
    own: z
      .object({
        address: z.string(),
        model: z.string(),
        has_key: z.boolean().meta({ description: "the key itself is never given" }),
        input_usd_per_million: price.nullable(),
        output_usd_per_million: price.nullable(),
        updated_at: timestamp,
      })
      .nullable(),
    works_with: z.string().meta({ description: "the model's name, or `local`" }),
    spending: z.object({
      ceiling_usd: z.number().nullable().meta({ description: "for a month; null: none is set" }),
      months: z.array(Spent).meta({ description: "the newest first; months without a call are left out" }),
    }),
  })
  .meta({ id: "ModelSettings" });
export type ModelSettings = z.infer<typeof ModelSettings>;

/** What came back when a model was tried. */
export const ModelOutcome = z.enum([
  "works",
  "key_refused",
  "unreachable",
  "address_not_allowed",
  "unknown_model",
  "too_slow",
  "over_limit",
  "over_budget",
  "unusable_answer",
  "refused",
]);
export type ModelOutcome = z.infer<typeof ModelOutcome>;

export const ModelTest = z
  .object({
    outcome: ModelOutcome,
    status: z.int().nullable().meta({ description: "HTTP status of a refusal" }),
    ms: z.int(),
  })
  .meta({ id: "ModelTest" });
export type ModelTest = z.infer<typeof ModelTest>;

const address = link(2048).meta({
  description: "where the OpenAI-compatible API begins, such as https://api.openai.com/v1",
});
const modelName = z.string().trim().min(1).max(200);
const key = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[\x21-\x7E]+$/, "must be letters, digits and signs without a space")
  .nullable()
  .optional()
  .meta({
    description: "left out: the stored one, as long as the address leads to the same host; null: none",
  });

export const modelRoutes = {
  getModelSettings: route({
    method: "GET",
    path: "/account/model",
    tag: "Account",
    summary: "Which model works for the account, and what it cost so far",
    access: ["admin:keys"],
    success: { status: 200, data: ModelSettings },
  }),
  chooseModel: route({
    method: "PATCH",
    path: "/account/model",
    tag: "Account",
    summary: "Choose between the server's model, your own, and none",
    access: ["admin:keys"],
    body: { type: "json", schema: z.strictObject({ use: ModelUse }) },
    success: { status: 200, data: ModelSettings },
    errors: [[409, "no_such_model"]],
  }),
  setOwnModel: route({
    method: "PUT",
    path: "/account/model/own",
    tag: "Account",
    summary: "Have a model of your own work for the account; its key stays on the server",
    access: ["admin:keys"],
    body: {
      type: "json",
      schema: z.strictObject({
        address,
        model: modelName,
        key,
        input_usd_per_million: price.nullable().optional(),
        output_usd_per_million: price.nullable().optional(),
      }),
    },
    success: { status: 200, data: ModelSettings },
  }),
  forgetOwnModel: route({
    method: "DELETE",
    path: "/account/model/own",
    tag: "Account",
    summary: "Forget your own model and its key; the server's works again where there is one",
    access: ["admin:keys"],
    success: { status: 200, data: ModelSettings },
  }),
  testModel: route({
    method: "POST",
    path: "/account/model/test",
    tag: "Account",
    summary: "Ask a model one small question and tell what came back; nothing is stored",
    access: ["admin:keys"],
    body: { type: "json", schema: z.strictObject({ address, model: modelName, key }) },
    success: { status: 200, data: ModelTest },
  }),
};
