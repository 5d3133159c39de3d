/** Passwords: argon2id in PHC form, so that the parameters can be raised later (OWASP Password Storage Cheat Sheet). */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** KiB, passes, lanes. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

interface Phc {
  memory: number;
  passes: number;
  parallelism: number;
  nonce: Buffer;
  tag: Buffer;
}

function encode({ memory, passes, parallelism, nonce, tag }: Phc): string {
  const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

function decode(phc: string): Phc {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (!match) throw new Error("The stored password hash is not an argon2id PHC string.");
  const [, memory, passes, parallelism, nonce = "", tag = ""] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

async function tagOf(
  password: string,
  { memory, passes, parallelism, nonce }: Omit<Phc, "tag">,
): Promise<Buffer> {
  return derive("argon2id", {
    message: password.normalize("NFKC"),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: TAG_LENGTH,
  });
}

/** The PHC string to store for a password. */
export async function hashPassword(password: string): Promise<string> {
  const parameters = { ...PARAMETERS, nonce: randomBytes(16) };
  return encode({ ...parameters, tag: await tagOf(password, parameters) });
}

const decoy = hashPassword(randomBytes(16).toString("hex"));

/**
 * Whether a password fits. With `stored` null (no such account) the same work is done against a decoy and the answer is
 * false, so that a wrong address and a wrong password take like time.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const phc = decode(stored ?? (await decoy));
  const fits = timingSafeEqual(await tagOf(password, phc), phc.tag);
  return fits && stored !== null;
}
