/** What `npm run backend` gives Node, so that tests and benchmarks run the backend as people do. */
import project from "../../package.json" with { type: "json" };

export const COMMAND = project.scripts.backend.split(" ").slice(1);
