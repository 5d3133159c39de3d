import { ApiRequestError } from "@career-portrait/shared/contract";

/** The refusal that a call is expected to meet. */
export async function refusal(call: Promise<unknown>): Promise<ApiRequestError> {
  const answer = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (answer instanceof ApiRequestError) return answer;
  throw answer ?? new Error("The call was expected to be refused.");
}
