/** Which process holds a lease, and whether it can still be running: so that a restart need not wait for leases to lapse. */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** Tells this process from an earlier one that had the same number. */
const BOOT = randomUUID();

/** This process, as leases name it. */
export const OWNER = `${process.pid} ${BOOT} ${hostname()}`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** Whether the process that a lease names is certainly gone. Of another machine's nothing is known. */
export function isGone(owner: string): boolean {
  const [pid, boot, ...host] = owner.split(" ");
  if (host.join(" ") !== hostname() || boot === BOOT) return false;
  return Number(pid) === process.pid || !isRunning(Number(pid));
}
