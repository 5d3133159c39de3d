/**
 * What the person says of a posting's requirements. It is kept on the opportunity, beside the reading and never in it, so that
 * no reading undoes it and taking it back leaves nothing behind.
 */
import type {
  MatchResult,
  RequirementCorrection,
  RequirementsCorrected,
} from "@career-portrait/shared/contract";
import { requirementNamed, withCorrection } from "@career-portrait/shared/matching";
import { invalid, notFound } from "../errors.ts";
import { type OpportunityRow, type PostingRow, presentOpportunityDetail, saidOf } from "./row.ts";
import type { OpportunityStore } from "./store.ts";

/** What is said of one requirement; null takes back what was. */
export interface SaidOfRequirement {
  text?: string;
  as?: RequirementCorrection["as"] | null;
}

export interface Corrections {
  /**
   * Says it of one requirement; what the posting asks for now, and its score.
   * @throws ApiError 404; 400 when the posting asks for nothing in these words and nothing was said of them.
   */
  correctRequirement(accountId: string, id: string, said: SaidOfRequirement): Promise<RequirementsCorrected>;
}

interface Tools {
  store: OpportunityStore;
  now: () => Date;
}

/** Writes down what `change` makes of the corrections that stand, whoever else writes meanwhile; null when there is no such row. */
async function change(
  { store, now }: Tools,
  accountId: string,
  id: string,
  make: (row: OpportunityRow, posting: PostingRow | null) => RequirementCorrection[],
): Promise<OpportunityRow | null> {
  for (;;) {
    const row = await store.find(accountId, id);
    if (!row) return null;
    const said = make(row, await store.findPosting(accountId, id));
    const changed = await store.saveCorrections(row, said, now());
    if (changed) return changed;
  }
}

export function createCorrections(
  tools: Tools & { match: (accountId: string, id: string) => Promise<MatchResult> },
): Corrections {
  const { store, match } = tools;
  return {
    async correctRequirement(accountId, id, said) {
      const changed = await change(tools, accountId, id, (row, posting) => corrected(row, posting, said));
      if (!changed) throw notFound("The opportunity");
      const [scored, posting] = [await match(accountId, id), await store.findPosting(accountId, id)];
      const { requirements, requirements_as_read, requirement_corrections } = presentOpportunityDetail(
        changed,
        posting,
      );
      return { requirements, requirements_as_read, requirement_corrections, match: scored };
    },
  };
}

function corrected(
  row: OpportunityRow,
  posting: PostingRow | null,
  { text, as }: SaidOfRequirement,
): RequirementCorrection[] {
  if (text === undefined || as === undefined) {
    throw invalid([{ path: text === undefined ? "text" : "as", message: "is required" }]);
  }
  const requirements = posting?.requirements;
  if (!requirements) {
    throw refused("cannot be found: the posting has not been read yet, so its requirements are not known");
  }
  const before = saidOf(row);
  const named = requirementNamed(requirements, text);
  if (named) return withCorrection(before, requirements, { text: named.text, as });
  // What no longer stands in the posting can still be taken back.
  const after = withCorrection(before, requirements, { text, as: null });
  if (as === null && after.length < before.length) return after;
  throw refused(
    "is none of this posting's requirements; GET /opportunities/{id} lists them under requirements_as_read",
  );
}

function refused(message: string) {
  return invalid([{ path: "text", message }]);
}

/** Says all of it of an opportunity that stands already: somebody who saves it again has said it of the same posting. */
export async function addCorrections(
  tools: Tools,
  accountId: string,
  id: string,
  said: readonly RequirementCorrection[],
): Promise<void> {
  if (said.length === 0) return;
  await change(tools, accountId, id, (row, posting) =>
    said.reduce(
      (corrections, one) => withCorrection(corrections, posting?.requirements ?? [], one),
      saidOf(row),
    ),
  );
}
