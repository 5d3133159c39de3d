/** How a delivery is signed: HMAC-SHA256 (RFC 2104) over its moment and its body, so that neither can be changed or sent again later. */
import { createHmac } from "node:crypto";

/** @param seconds Unix time of the attempt. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
