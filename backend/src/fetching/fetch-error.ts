/** Why a page could not be fetched, in a code for the program and a sentence for the person who gave the address. */

export type FetchErrorCode =
  | "bad_address"
  | "forbidden_address"
  | "not_found_in_dns"
  | "unreachable"
  | "timeout"
  | "too_large"
  | "too_many_redirects"
  | "not_a_page";

const SENTENCES: Record<FetchErrorCode, string> = {
  bad_address:
    "The address is not an http or https address without a user name or password, on a port that pages are served on.",
  forbidden_address: "The address leads into a private network, which this service does not read.",
  not_found_in_dns: "The address names a site that does not exist.",
  unreachable: "The site did not answer, or broke off its answer.",
  timeout: "The site took too long to answer.",
  too_large: "The page is larger than 5 MB.",
  too_many_redirects: "The address kept redirecting elsewhere.",
  not_a_page: "The address leads to a file, not to a web page.",
};

export class FetchError extends Error {
  readonly code: FetchErrorCode;

  constructor(code: FetchErrorCode, options?: { cause?: unknown }) {
    super(SENTENCES[code], options);
    this.name = "FetchError";
    this.code = code;
  }
}
