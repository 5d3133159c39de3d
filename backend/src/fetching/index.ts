/** Reading the web: the one way out, and what is made of a page. */
export { FetchError } from "./fetch-error.ts";
export {
  createSafeFetch,
  type FetchedPage,
  type SafeCall,
  type SafeFetch,
  type SafePost,
} from "./safe-fetch.ts";
export { createPageReader, type PageReader, PageUnreadable } from "./page-reader.ts";
export { createPageReaders } from "./page-readers.ts";
