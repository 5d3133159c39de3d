/** What was left out when the profile was written, and why. */
import type { TailoredProfile } from "@career-portrait/shared/contract";
import type { ReactNode } from "react";
import { inWords } from "../words/explanation.ts";
import { t, tn } from "../words/index.ts";
import { joined, readResume, type Resume } from "./resume-data.ts";
import styles from "./Report.module.css";

/** `work.0.highlights` is the role it names. */
function placeOf(field: string, resume: Resume): string {
  const [section = "", index = ""] = field.split(".");
  const role = section === "work" ? resume.work[Number(index)] : undefined;
  if (role) return joined(role.position, role.name);
  if (section === "narrative") return t("tailoredPart.opening");
  if (section === "talking_points") return t("tailoredPart.points");
  if (section === "skills") return t("tailoredPart.skills");
  return section === "certificates" ? t("tailoredPart.certificates") : field;
}

export function Removed({ profile }: { profile: TailoredProfile }): ReactNode {
  const resume = readResume(profile.resume_data);
  const { removed, condensed } = resume.meta;
  return (
    <section className={styles.report} data-testid="removed" data-count={removed.length}>
      <h2>{t("tailored.removed")}</h2>
      {removed.length + condensed.length === 0 && <p className={styles.soft}>{t("tailored.removedNone")}</p>}
      {removed.length > 0 && (
        <ul className={styles.list}>
          {removed.map(({ field, text, reason, explanation }, index) => (
            // The same sentence may have been kept out of two places.
            <li key={`${index} ${text}`} data-testid="removed-item">
              <p>
                <s>{text}</s>
              </p>
              <p className={styles.soft}>
                {placeOf(field, resume)}: {inWords(explanation, reason)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {condensed.length > 0 && (
        <ul className={styles.list} data-testid="condensed">
          {condensed.map(({ field, kept, of, left }) => (
            <li key={field} className={styles.soft}>
              {tn("tailored.condensed", of, { place: placeOf(field, resume), kept })}
              {left.length > 0 && (
                <ul className={styles.left}>
                  {left.map((line, index) => (
                    // Two lines may read alike.
                    <li key={`${index} ${line}`}>{line}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
