/** How the portrait meets the posting, requirement by requirement. */
import { useMemo, type ReactNode } from "react";
import { explain } from "../explained.ts";
import { useMatch } from "../match.ts";
import { Requirements } from "../Requirements.tsx";
import { Score } from "../Score.tsx";
import type { TabProps } from "./tab.ts";

export function MatchTab({ opportunity, connection, portrait }: TabProps): ReactNode {
  const match = useMatch(opportunity.id, connection, portrait.claims);
  const score = useMemo(() => match && explain(match, ""), [match]);
  if (!match || !score) return null;
  return (
    <>
      <Score score={score} engine={match.engine} />
      <Requirements rows={score.rows} documents={portrait.documents} />
    </>
  );
}
