/** No claim to show: nothing has been read yet. */
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../words/index.ts";
import buttons from "../../ui/Button.module.css";
import { placeAt } from "../../ui/route.ts";
import { Screen } from "../../ui/surfaces.tsx";
import styles from "./Claims.module.css";

export function NoClaims(): ReactNode {
  return (
    <div className={styles.flush}>
      <Screen
        icon={FileText}
        title={t("claims.none")}
        actions={
          <a className={`${buttons.button} ${buttons.primary}`} href={placeAt("portrait", "documents")}>
            {t("claims.toDocuments")}
          </a>
        }
      >
        <p>{t("claims.noneHow")}</p>
      </Screen>
    </div>
  );
}
