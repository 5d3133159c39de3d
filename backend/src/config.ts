/** What an operator can set (decisions, section 1): read once, checked with a schema, wrong values stop the start. */
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const positive = z.coerce.number().int().min(1);
const percent = z.coerce.number().int().min(0).max(100);
const price = z.coerce.number().min(0).optional();
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const base = (address: string) => httpUrl.default(address).transform((url) => url.replace(/\/+$/, ""));
const flag = z
  .enum(["on", "off", "true", "false", "1", "0"], { error: "must be on or off" })
  .transform((value) => value === "on" || value === "true" || value === "1");

const Environment = z.object({
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: port.default(8787),
  PUBLIC_URL: httpUrl.optional(),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, "must begin with mongodb:// or mongodb+srv://")
    .optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().min(1).optional(),
  OPENAI_EMBEDDING_MODEL: z.string().min(1).optional(),
  OPENAI_TIMEOUT_SECONDS: positive.max(3600).default(120),
  OPENAI_INPUT_USD_PER_MILLION: price,
  OPENAI_OUTPUT_USD_PER_MILLION: price,
  OPENAI_EMBEDDING_USD_PER_MILLION: price,
  MODEL_LOCAL_ADDRESSES: z
    .string()
    .default("")
    .transform((list, context) =>
      list
        .split(",")
        .map((address) => address.trim())
        .filter((address) => address !== "")
        .map((address) => {
          const url = URL.parse(address);
          if (url && /^https?:$/.test(url.protocol)) return url.origin;
          context.addIssue("must be http or https addresses, such as http://127.0.0.1:11434");
          return z.NEVER;
        }),
    ),
  REGISTRATION: z.enum(["first", "open", "closed"]).default("first"),
  ADMIN_ACCOUNTS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((address) => address.trim().toLowerCase())
        .filter((address) => address !== ""),
    ),
  ROLE: z.enum(["all", "api", "worker"]).default("all"),
  OPPORTUNITY_LIMIT: positive.default(5000),
  TAILORED_PROFILE_LIMIT: positive.default(500),
  DISCOVERY_DAILY_CAP: positive.max(100).default(25),
  DISCOVERY_RELEVANCE_FLOOR: percent.default(50),
  HIGH_SCORE_THRESHOLD: percent.default(80),
  LINKEDIN_BASE_URL: base("https://www.linkedin.com"),
  GOOGLE_JOBS_BASE_URL: base("https://serpapi.com"),
  GOOGLE_JOBS_API_KEY: z.string().min(1).optional(),
  FRACTIONALJOBS_BASE_URL: base("https://www.fractionaljobs.io"),
  DISCOVERY_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
  AI_MONTHLY_BUDGET_USD: z.coerce.number().positive().optional(),
  RATE_LIMIT_PER_MINUTE: positive.default(300),
  PUBLIC_RATE_LIMIT_PER_MINUTE: positive.default(60),
  AUTH_RATE_LIMIT_PER_MINUTE: positive.default(10),
  TRUST_PROXY: flag.default(false),
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "must be an address such as smtp://user:password@mail.example.org:587",
    })
    .optional(),
  MAIL_FROM: z.email("must be an e-mail address").optional(),
  FETCH_ALLOW_PRIVATE: flag.default(false),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

export type Config = Omit<z.output<typeof Environment>, "PUBLIC_URL"> & { PUBLIC_URL: string };

/** A wrong setting; the message is the one line the start prints. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming the variable and what is allowed.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(lines.join("; "));
  }
  const config = parsed.data;
  if (Boolean(config.TLS_CERT) !== Boolean(config.TLS_KEY)) {
    throw new ConfigError("TLS_CERT and TLS_KEY: set both to serve HTTPS, or neither");
  }
  if (Boolean(config.SMTP_URL) !== Boolean(config.MAIL_FROM)) {
    throw new ConfigError("SMTP_URL and MAIL_FROM: set both to send mail, or neither");
  }
  const scheme = config.TLS_CERT ? "https" : "http";
  const host = config.HOST.includes(":") ? `[${config.HOST}]` : config.HOST;
  return {
    ...config,
    PUBLIC_URL: (config.PUBLIC_URL ?? `${scheme}://${host}:${config.PORT}`).replace(/\/+$/, ""),
  };
}
