/** Structured logs. Keys, passwords and what people wrote are never handed to it; what might slip in is struck out. */
import { type DestinationStream, type Logger, pino } from "pino";

const SECRETS = ["authorization", "cookie", "password", "key", "token", "text", "description", "email"];

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, redact: SECRETS.flatMap((name) => [name, `*.${name}`]) };
  return destination ? pino(options, destination) : pino(options);
}
