/** The room of tracked opportunities: all of them, or the one that the address names. */
import type { ReactNode } from "react";
import { useRoute } from "../ui/route.ts";
import { MatchTab, OpportunityPage, type Tab, type TabProps } from "./detail/index.ts";
import { ListRoom } from "./list/ListRoom.tsx";

/** The tabs of an opportunity; the first is shown when the address names none. */
const TABS: readonly [Tab, ...Tab[]] = [{ path: null, name: "opportunity.match", View: MatchTab }];

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function OpportunitiesPage(props: Omit<TabProps, "opportunity" | "place">): ReactNode {
  const [, first = "", ...place] = useRoute();
  if (ID.test(first))
    return <OpportunityPage {...props} id={first.toLowerCase()} tabs={TABS} place={place} />;
  return <ListRoom />;
}
