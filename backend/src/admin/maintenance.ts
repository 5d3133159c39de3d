/** What the service does in its time, done when an operator asks (decisions, section 9). */
import type { Maintenance, MaintenanceTask } from "@career-portrait/shared/contract";

export interface MaintenanceTools {
  /** Expires what has waited too long; how many rows. */
  expirePending: () => Promise<number>;
  /** Queues a look at the addresses of unfinished opportunities, whenever they were last looked at; for how many accounts. */
  checkAddresses: (effectId: string) => Promise<number>;
  /** Deletes keys whose day is over; how many. */
  purgeIdempotencyKeys: () => Promise<number>;
  /** Queues the making of vectors; for how many accounts. */
  rebuildEmbeddings: (effectId: string) => Promise<number>;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

type Task = (tools: MaintenanceTools, effectId: string) => Promise<{ affected: number; message: string }>;

const TASKS: Record<MaintenanceTask, Task> = {
  async expire_pending({ expirePending }) {
    const affected = await expirePending();
    return { affected, message: `${counted(affected, "row of the queue", "rows of the queue")} expired.` };
  },
  async refresh_url_status({ checkAddresses }, effectId) {
    const affected = await checkAddresses(effectId);
    return { affected, message: `Addresses are being looked at in ${counted(affected, "job", "jobs")}.` };
  },
  async purge_idempotency_keys({ purgeIdempotencyKeys }) {
    const affected = await purgeIdempotencyKeys();
    const what = counted(affected, "key past its day was", "keys past their day were");
    return { affected, message: `${what} deleted.` };
  },
  async rebuild_embeddings({ rebuildEmbeddings }, effectId) {
    const affected = await rebuildEmbeddings(effectId);
    const none = "There is nothing to make: no model is configured, or no posting has been read.";
    return {
      affected,
      message: affected === 0 ? none : `Embeddings are being made in ${counted(affected, "job", "jobs")}.`,
    };
  },
};

/** Does a task; repeated with the same id it queues nothing twice. */
export async function runTask(
  tools: MaintenanceTools,
  task: MaintenanceTask,
  effectId: string,
): Promise<Maintenance> {
  return { task, ...(await TASKS[task](tools, effectId)) };
}
