/** The tailored profile: its words with their evidence, what has changed, and its pages. */
import type { TailoredProfile } from "@career-portrait/shared/contract";
import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../words/index.ts";
import { CopyGate } from "../sync/CopyGate.tsx";
import room from "../ui/Room.module.css";
import { ResumeText } from "../portrait/profile/ResumeText.tsx";
import { accountOf, type Connection } from "../connection/connection.ts";
import { connectedApi, troubleOf } from "../connection/api.ts";
import { Button } from "../ui/Button.tsx";
import { PdfPreview } from "../ui/PdfPreview.tsx";
import { placeAt } from "../ui/route.ts";
import { Screen } from "../ui/surfaces.tsx";
import type { TabProps } from "../tracked/detail/index.ts";
import { ChangesView } from "./ChangesView.tsx";
import { useKnown } from "./known.ts";
import { useMaking, type Making } from "./making.ts";
import { MakingBar, Outcome, Progress } from "./MakingBar.tsx";
import { refusedBy } from "./refusals.ts";
import { useTailored } from "./made.ts";
import { readResume } from "./resume-data.ts";
import styles from "./Tailored.module.css";
import { UnborneNotice } from "./Unborne.tsx";
import { WordsView } from "./WordsView.tsx";

const VIEWS = ["words", "changes", "pages"] as const;
type View = (typeof VIEWS)[number];

function Views({ id, view }: { id: string; view: View }): ReactNode {
  return (
    <nav aria-label={t("tailored.views")}>
      <ul className={styles.views}>
        {VIEWS.map((own) => (
          <li key={own}>
            <a
              href={placeAt("opportunities", id, "tailored", ...(own === "words" ? [] : [own]))}
              aria-current={own === view ? "page" : undefined}
            >
              {t(`tailoredView.${own}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PagesProps {
  profile: TailoredProfile;
  company: string | null;
  connection: Connection;
}

function Pages({ profile, company, connection }: PagesProps): ReactNode {
  const { opportunity_id: id, resume_data, updated_at } = profile;
  if (!resume_data) return null;
  return (
    <>
      <UnborneNotice profile={profile} />
      <PdfPreview
        source={["tailored.pdf", accountOf(connection), id, updated_at]}
        fetch={async (query, signal) =>
          (await connectedApi(connection).getTailoredProfilePdf({ params: { id }, query, signal })).data
        }
        fetchWord={async (query) =>
          (await connectedApi(connection).getTailoredProfileDocx({ params: { id }, query })).data
        }
        named={[readResume(resume_data).basics.name ?? null, company]}
        text={<ResumeText data={resume_data} />}
        troubleOf={(error) => ({ why: refusedBy(error).message, away: troubleOf(error) === "unreachable" })}
      />
    </>
  );
}

function None({ making, empty }: { making: Making; empty: boolean }): ReactNode {
  const start = (
    <Button
      kind="primary"
      onClick={() => void making.start({ anew: false })}
      disabled={making.state !== "idle"}
      data-testid="tailor"
    >
      <Sparkles size={16} aria-hidden="true" />
      {t("tailored.write")}
    </Button>
  );
  return (
    <div className={room.empty} data-testid="tailored-none">
      <Screen
        icon={Sparkles}
        title={t("tailored.none")}
        actions={empty ? <a href={placeAt("portrait", "documents")}>{t("profile.upload")}</a> : start}
      >
        <p>{t(empty ? "tailored.noneEmpty" : "tailored.noneHow")}</p>
        <Progress making={making} />
        <Outcome making={making} />
      </Screen>
    </div>
  );
}

export function TailoredTab({ opportunity, connection, portrait, place }: TabProps): ReactNode {
  const { id } = opportunity;
  const view = VIEWS.find((candidate) => candidate === place[0]) ?? "words";
  const fresh = useTailored(connection, id);
  const making = useMaking(connection, id);
  const known = useKnown(connection, portrait);
  const empty = portrait.claims.length === 0 && portrait.work.length === 0;
  return (
    <div
      className={styles.room}
      data-testid="tailored"
      data-view={view}
      data-stale={fresh.value?.made?.is_stale ?? ""}
    >
      <CopyGate shape="sections" fresh={fresh}>
        {({ made }) =>
          made ? (
            <>
              <MakingBar profile={made} making={making} />
              <Views id={id} view={view} />
              {view === "words" && <WordsView profile={made} connection={connection} known={known} />}
              {view === "changes" && <ChangesView profile={made} connection={connection} />}
              {view === "pages" && (
                <Pages profile={made} company={opportunity.company} connection={connection} />
              )}
            </>
          ) : (
            <None making={making} empty={empty} />
          )
        }
      </CopyGate>
    </div>
  );
}
