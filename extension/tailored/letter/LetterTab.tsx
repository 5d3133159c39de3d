/** The cover letter: its tone and length, its words, and what stands behind them. */
import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../words/index.ts";
import { CopyGate } from "../../sync/CopyGate.tsx";
import type { TabProps } from "../../tracked/detail/index.ts";
import { useKnown } from "../known.ts";
import { useLetter } from "../made.ts";
import styles from "./Letter.module.css";
import { LetterForm } from "./LetterForm.tsx";
import { LetterWords } from "./LetterWords.tsx";
import { useWriting } from "./writing.ts";

export function LetterTab({ opportunity, connection, portrait }: TabProps): ReactNode {
  const { id } = opportunity;
  const fresh = useLetter(connection, id);
  const writing = useWriting(connection, id);
  const known = useKnown(connection, portrait);
  return (
    <div className={styles.room} data-testid="letter">
      <CopyGate shape="sheet" fresh={fresh}>
        {({ made }) => (
          <>
            {made === null && (
              <div className={styles.none} data-testid="letter-none">
                <h2>
                  <Mail size={20} aria-hidden="true" />
                  {t("letter.none")}
                </h2>
                <p>{t("letter.noneHow")}</p>
              </div>
            )}
            <LetterForm letter={made} writing={writing} />
            {made && (
              <LetterWords
                letter={made}
                company={opportunity.company}
                known={known}
                connection={connection}
              />
            )}
          </>
        )}
      </CopyGate>
    </div>
  );
}
