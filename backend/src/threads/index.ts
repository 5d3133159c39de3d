/** Worker threads with a heap, a deadline and a low priority. */
export { serve } from "./serve.ts";
export { standBack } from "./stand-back.ts";
export { standBy, takeWorker } from "./stand-by.ts";
export { createWorkThread, ThreadFailed, type WorkThreadOptions } from "./work-thread.ts";
