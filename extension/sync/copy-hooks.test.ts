// @vitest-environment jsdom
import { ApiRequestError } from "@career-portrait/shared/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cache } from "./database.ts";
import { refreshKey, useFreshCopy } from "./copy-hooks.ts";

const CONNECTION = { address: "http://127.0.0.1:8787", key: "k", user_id: "u1", rejected: false };
const META = { meta: { request_id: "r" }, status: 200, headers: new Headers() };

let queries: QueryClient;
/** Each look that is under way, to be answered by the test. */
let looks: PromiseWithResolvers<string>[];

beforeEach(async () => {
  await cache.copies.clear();
  queries = new QueryClient();
  looks = [];
});
afterEach(() => {
  cleanup();
  queries.clear();
});

const look = () => {
  const open = Promise.withResolvers<string>();
  looks.push(open);
  return open.promise.then((data) => ({ ...META, data }));
};
const lookAgain = () =>
  queries.invalidateQueries({ queryKey: refreshKey(CONNECTION, "words") }, { throwOnError: true });

function show() {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queries }, children);
  return renderHook(() => useFreshCopy(CONNECTION, "words", () => look), { wrapper }).result;
}

it("a look that was under way before a change never stands for the one after it", async () => {
  const shown = show();
  await waitFor(() => expect(looks).toHaveLength(1));
  const after = lookAgain();
  await waitFor(() => expect(looks).toHaveLength(2));
  looks[1]?.resolve("new");
  await act(async () => after);
  await waitFor(() => expect(shown.current.value).toBe("new"));
  await act(async () => looks[0]?.resolve("old"));
  expect((await cache.copies.get("words"))?.value).toBe("new");
  expect(shown.current.trouble).toBeNull();
});

it("what kept a copy from being fetched stands until it has been fetched", async () => {
  const shown = show();
  await waitFor(() => expect(looks).toHaveLength(1));
  looks[0]?.reject(new ApiRequestError(0, { code: "unreachable", message: "" }));
  await waitFor(() => expect(shown.current.trouble).toBe("unreachable"));
  const after = lookAgain();
  await waitFor(() => expect(looks).toHaveLength(2));
  expect(shown.current.trouble).toBe("unreachable");
  looks[1]?.resolve("words");
  await act(async () => after);
  await waitFor(() => expect(shown.current).toMatchObject({ value: "words", trouble: null }));
});
