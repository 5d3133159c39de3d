/** A claim by name. */
import type { Claim } from "@career-portrait/shared/contract";
import { t } from "../../words/index.ts";

/** The label as it is shown: of a role that still runs it ends with a word of the reading, said in the person's language. */
export const claimName = ({ label }: Pick<Claim, "label">): string =>
  label.replace(/– present$/, `– ${t("period.present")}`);
