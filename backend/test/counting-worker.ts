/** A worker that answers how many tasks it has had. */
import { serve } from "../src/threads/index.ts";

let tasks = 0;
serve(() => (tasks += 1));
