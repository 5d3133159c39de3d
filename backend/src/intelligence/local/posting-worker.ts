/** The worker behind `posting-reader.ts`. */
import { readPosting } from "@career-portrait/shared/matching";
import { serve } from "../../threads/index.ts";
import type { PostingTask } from "./posting-reader.ts";

serve(({ text, known }: PostingTask) => readPosting(text, known));
