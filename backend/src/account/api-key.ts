/** The form of an API key: `cp_`, 43 URL-safe characters of secret, 6 of checksum (decisions, section 3). */
import { hash, randomBytes } from "node:crypto";

const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(`^cp_[A-Za-z0-9_-]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);
/** How much of a key may be shown in lists. */
const PREFIX_LENGTH = 11;

function checksum(secret: string): string {
  return hash("sha256", `career-portrait:${secret}`, "base64url").slice(0, CHECKSUM_LENGTH);
}

/** A new key from 32 random bytes. */
export function generateApiKey(): string {
  const secret = randomBytes(32).toString("base64url");
  return `cp_${secret}${checksum(secret)}`;
}

/** Whether form and checksum agree: a typing error is recognised without a database. */
export function isWellFormedApiKey(key: string): boolean {
  if (!FORM.test(key)) return false;
  const secret = key.slice(3, 3 + SECRET_LENGTH);
  return key.slice(3 + SECRET_LENGTH) === checksum(secret);
}

/** What is stored of a key. */
export function hashApiKey(key: string): string {
  return hash("sha256", key, "hex");
}

/** The part of a key that lists show. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, PREFIX_LENGTH);
}
