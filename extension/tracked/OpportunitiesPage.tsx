/** The room of tracked opportunities: all of them as a list or a board, or the one that the address names. */
import { Briefcase, CloudOff, Plus } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { t, type MessageKey } from "../words/index.ts";
import { accountOf } from "../connection/connection.ts";
import type { BackendState } from "../sync/hooks.ts";
import { Button, Key } from "../ui/Button.tsx";
import { placeAt, useRoute } from "../ui/route.ts";
import { useShortcuts } from "../ui/shortcuts.ts";
import { Screen, Skeleton } from "../ui/surfaces.tsx";
import { RoomHead } from "../ui/Views.tsx";
import { BoardRoom } from "./board/BoardRoom.tsx";
import { CalendarRoom } from "./calendar/CalendarRoom.tsx";
import { CaseTab } from "./case/CaseTab.tsx";
import { MatchTab, OpportunityPage, type Tab, type TabProps } from "./detail/index.ts";
import { Done, Kept } from "./Done.tsx";
import { ListRoom } from "./list/ListRoom.tsx";
import { OnTheirWay } from "./list/OnTheirWay.tsx";
import { useFound } from "./list/search.ts";
import { useListView } from "./list/view.ts";
import styles from "./Room.module.css";
import { useFreshScores, useOpportunities } from "./tracked.ts";

/** Looked at now and then: loaded when they are. */
const AddPosting = lazy(() => import("./add/AddPosting.tsx"));

const ContactsRoom = lazy(() => import("../contacts/ContactsRoom.tsx"));

const VIEWS = [
  { path: null, name: "opportunities.list", Room: ListRoom },
  { path: "board", name: "opportunities.board", Room: BoardRoom },
  { path: "calendar", name: "opportunities.calendar", Room: CalendarRoom },
] as const satisfies { path: string | null; name: MessageKey; Room: unknown }[];

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function Loading(): ReactNode {
  return (
    <div className={styles.loading} role="status" aria-label={t("copy.loading")} data-testid="loading">
      {["46%", "34%", "52%", "40%", "30%", "44%"].map((width) => (
        <div key={width}>
          <Skeleton width={width} height={14} />
          <Skeleton width={`calc(${width} - 12%)`} height={12} />
        </div>
      ))}
    </div>
  );
}

/** Nothing to show: not fetched yet, not on this device, or nothing saved. */
function Nothing({ backend }: { backend: BackendState }): ReactNode {
  if (backend === "checking") return <Loading />;
  const away = backend !== "online";
  return (
    <div className={styles.flush} data-testid="no-opportunities" data-why={backend}>
      <Screen
        icon={away ? CloudOff : Briefcase}
        title={t(away ? "opportunities.away" : "opportunities.none")}
      >
        <p>{t(away ? "opportunities.awayHow" : "opportunities.noneHow")}</p>
      </Screen>
    </div>
  );
}

function toAdding(): void {
  location.hash = placeAt("opportunities", "add");
}

/** The address of the people one knows, beside the views. */
const CONTACTS = "contacts";

function Rooms(props: Props & { path: string | undefined; at: string }): ReactNode {
  const { connection, backend } = props;
  const account = accountOf(connection);
  const rows = useOpportunities(account);
  const words = useListView((view) => view.words);
  const found = useFound(rows ?? [], words, connection);
  useFreshScores(rows?.filter(({ match_is_stale }) => match_is_stale).length ?? 0, backend);
  const contacts = props.path === CONTACTS;
  const view = VIEWS.find(({ path }) => path === props.path) ?? VIEWS[0];
  useShortcuts({ a: { says: t("add.open"), act: toAdding } });
  if (!rows) return null;
  return (
    <div
      className={styles.room}
      data-testid="opportunities"
      data-view={contacts ? CONTACTS : (view.path ?? "list")}
    >
      <RoomHead
        title={t("opportunities.title")}
        label={t("opportunities.views")}
        links={[
          ...VIEWS.map((own) => ({
            href: placeAt("opportunities", ...(own.path === null ? [] : [own.path])),
            name: t(own.name),
            isShown: !contacts && own === view,
          })),
          { href: placeAt("opportunities", CONTACTS), name: t("people.name"), isShown: contacts },
        ]}
        add={
          !contacts && (
            <Button onClick={toAdding} aria-keyshortcuts="a" data-testid="add">
              <Plus size={16} aria-hidden="true" />
              {t("add.open")} <Key>A</Key>
            </Button>
          )
        }
      />
      <Kept account={account} backend={backend} />
      {!contacts && <OnTheirWay />}
      {contacts ? (
        <Suspense fallback={<Loading />}>
          <ContactsRoom key={props.at} connection={connection} at={props.at} />
        </Suspense>
      ) : rows.length === 0 ? (
        <Nothing backend={backend} />
      ) : (
        <view.Room rows={rows} found={found} account={account} connection={connection} />
      )}
      {!contacts && <Done account={account} />}
    </div>
  );
}

type Props = Omit<TabProps, "opportunity" | "place" | "detail">;

/** The tab that is shown when the address names none. */
const MATCH: Tab = { path: null, name: "opportunity.match", View: MatchTab };

const CASE: Tab = { path: "case", name: "opportunity.case", View: CaseTab };

/** @param tabs of one opportunity, beside its match and its case */
export function OpportunitiesPage({ tabs, ...props }: Props & { tabs: readonly Tab[] }): ReactNode {
  const [, first = "", ...place] = useRoute();
  if (ID.test(first)) {
    const id = first.toLowerCase();
    return <OpportunityPage key={id} {...props} id={id} tabs={[MATCH, CASE, ...tabs]} place={place} />;
  }
  if (first === "add") {
    return (
      <div className={styles.room}>
        <Suspense fallback={<Loading />}>
          <AddPosting connection={props.connection} portrait={props.portrait} />
        </Suspense>
      </div>
    );
  }
  return <Rooms {...props} path={first} at={place[0] ?? ""} />;
}
