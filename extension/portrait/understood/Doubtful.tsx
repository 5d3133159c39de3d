/** What is not sure: why, and whether it is so. */
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { phraseInWords } from "../../words/explanation.ts";
import { t, tn } from "../../words/index.ts";
import { Button } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import { reviewClaims } from "../claims/actions.ts";
import { Item, type Lighting } from "./Item.tsx";
import styles from "./Understood.module.css";
import type { UnderstoodClaim } from "./understood.ts";
import { claimName } from "../claims/claim-name.ts";

/** A few at a time: the rest is for the long review. */
const SHOWN = 5;

function whyOf({ claim: { issues } }: UnderstoodClaim): string {
  const [issue] = issues;
  return issue ? phraseInWords(issue.explanation, issue.message) : t("understood.unsure");
}

interface Props extends Lighting {
  doubtful: readonly UnderstoodClaim[];
  account: string;
}

export function Doubtful({ doubtful, account, ...lighting }: Props): ReactNode {
  if (doubtful.length === 0) return <p className={styles.soft}>{t("understood.noDoubts")}</p>;
  const more = doubtful.length - SHOWN;
  return (
    <>
      <ul className={styles.lines}>
        {doubtful.slice(0, SHOWN).map((one) => {
          const { claim, quotes } = one;
          const { id, type } = claim;
          const label = claimName(claim);
          return (
            <li key={id} className={styles.mended} data-testid="understood-doubt" data-id={id}>
              <Item quotes={quotes} testId="understood-doubt-show" {...lighting}>
                <span>
                  {label} <small>{t(`claimKind.${type}`)}</small>
                </span>
                <small>{whyOf(one)}</small>
              </Item>
              <Button
                kind="quiet"
                icon
                aria-label={t("claims.accept", { label })}
                title={t("claims.accept", { label })}
                onClick={() => void reviewClaims(account, [claim], "accepted")}
                data-testid="understood-accept"
              >
                <Check size={16} aria-hidden="true" />
              </Button>
              <Button
                kind="quiet"
                icon
                aria-label={t("claims.reject", { label })}
                title={t("claims.reject", { label })}
                onClick={() => void reviewClaims(account, [claim], "rejected")}
                data-testid="understood-reject"
              >
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          );
        })}
      </ul>
      {more > 0 && <a href={placeAt("portrait", "to-review")}>{tn("understood.moreDoubts", more)}</a>}
    </>
  );
}
