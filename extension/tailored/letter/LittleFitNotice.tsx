/** Before a letter to a posting that little fits: what would have to be true. */
import type { LittleFit } from "@career-portrait/shared/contract";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import making from "../Making.module.css";
import report from "../Report.module.css";
import styles from "./Letter.module.css";

export function LittleFitNotice({ fit, onShow }: { fit: LittleFit; onShow: () => void }): ReactNode {
  return (
    <section className={making.outcome} data-tone="warn" data-testid="letter-little">
      <TriangleAlert size={16} aria-hidden="true" />
      <div className={styles.little}>
        <h2>{t("letter.little")}</h2>
        <p>{t("letter.littleHow", { score: fit.score })}</p>
        <ul className={report.list}>
          {fit.missing.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <div className={styles.tools}>
          <a href={placeAt("portrait", "documents")}>{t("letter.littleAdd")}</a>
          <Button kind="quiet" onClick={onShow} data-testid="letter-little-show">
            {t("letter.littleShow")}
          </Button>
        </div>
      </div>
    </section>
  );
}
