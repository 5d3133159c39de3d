/** What stands where something of discovery is shown; a browser that may not read it is told how it may. */
import { Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../words/index.ts";
import { CopyGate } from "../sync/CopyGate.tsx";
import room from "../ui/Room.module.css";
import type { Fresh } from "../sync/copy-hooks.ts";
import { placeAt } from "../ui/route.ts";
import { Screen } from "../ui/surfaces.tsx";

export function Gate<T>({
  fresh,
  children,
}: {
  fresh: Fresh<T>;
  children: (value: T) => ReactNode;
}): ReactNode {
  if (fresh.value === null && fresh.trouble === "refused") {
    return (
      <div className={room.empty} data-testid="no-copy" data-why="refused">
        <Screen
          icon={Unplug}
          title={t("discovery.mayNot")}
          actions={<a href={placeAt("settings")}>{t("room.settings")}</a>}
        >
          <p>{t("discovery.scope")}</p>
        </Screen>
      </div>
    );
  }
  return (
    <CopyGate fresh={fresh} shape="sections">
      {children}
    </CopyGate>
  );
}
