/** Worker threads that stand back while requests are answered. */
import { setPriority } from "node:os";

/** Lower than the server's own, higher than what only idle machines run. */
const BEHIND = 10;

/** Puts the calling thread behind the others. On Linux a priority is one thread's own; elsewhere the whole process would be put back. */
export function standBack(): void {
  if (process.platform === "linux") setPriority(BEHIND);
}
