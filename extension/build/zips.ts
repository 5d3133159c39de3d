/** What the stores are given: an archive for each browser, and the sources of which Firefox's reviewers build theirs again. */
import { join } from "node:path";
import linter from "addons-linter";
import { zip, type InlineConfig } from "wxt";

const ROOT = join(import.meta.dirname, "..");
/** Within the repository: WXT looks for sources through the whole disk when it packs to somewhere else. */
const OUT = join(ROOT, ".output/store");

const nothing = (): void => undefined;
/** A build says nothing but what is wrong. */
export const onlyTrouble = {
  debug: nothing,
  log: nothing,
  info: nothing,
  success: nothing,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
  level: 1,
};

export interface StoreArchives {
  chrome: string;
  firefox: string;
  sources: string;
}

/**
 * Builds and packs both targets in the version that the repository's package.json names. File times and order are WXT's
 * own and fixed, so the same sources give the same bytes.
 */
export async function packForStores(): Promise<StoreArchives> {
  const common: InlineConfig = { root: ROOT, outDir: OUT, manifestVersion: 3, logger: onlyTrouble };
  const [chrome] = await zip({
    ...common,
    browser: "chrome",
    // The store signs with a key of its own and takes no manifest that names one.
    hooks: { "build:manifestGenerated": (_, manifest) => void delete manifest.key },
  });
  const [firefox, sources] = await zip({ ...common, browser: "firefox" });
  if (!chrome || !firefox || !sources) throw new Error("An archive is missing.");
  return { chrome, firefox, sources };
}

export interface LintMessage {
  code: string;
  message: string;
  file?: string;
}

/**
 * What Mozilla's linter warns of and stays, by code and file, with the reason. Whatever is not listed must be mended or
 * explained here.
 */
const EXPLAINED: { code: string; file: RegExp; why: string }[] = [
  {
    code: "DANGEROUS_EVAL",
    file: /^(?:background|chunks\/[\w-]+)\.js$/,
    why: "zod asks once whether code may be made of text, is refused by the policy of the page, and goes without",
  },
  {
    code: "UNSAFE_VAR_ASSIGNMENT",
    file: /^chunks\/mount-[\w-]+\.js$/,
    why: "React's own support of dangerouslySetInnerHTML, which nothing here uses",
  },
  {
    code: "UNSAFE_VAR_ASSIGNMENT",
    file: /^reader\.js$/,
    why: "a description is parsed in a document of its own that runs no script and loads nothing, to read its text",
  },
];

export interface LintResult {
  errors: LintMessage[];
  /** Warnings without an explanation. */
  unexplained: LintMessage[];
  /** Warnings that stay, each with the reason. */
  explained: { warning: LintMessage; why: string }[];
}

/** Holds Firefox's archive to the rules of addons.mozilla.org. */
export async function lintForFirefox(archive: string): Promise<LintResult> {
  const instance = linter.createInstance({
    config: { _: [archive], logLevel: "fatal", output: "none", shouldScanFile: () => true },
    runAsBinary: false,
  });
  const { errors, warnings } = await instance.run();
  const result: LintResult = { errors, unexplained: [], explained: [] };
  for (const warning of warnings) {
    const reason = EXPLAINED.find(({ code, file }) => code === warning.code && file.test(warning.file ?? ""));
    if (reason) result.explained.push({ warning, why: reason.why });
    else result.unexplained.push(warning);
  }
  return result;
}
