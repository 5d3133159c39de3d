/** What a person looks for, list by list, edited in one go and saved together. */
import type { PreferenceList, Preferences } from "@career-portrait/shared/contract";
import { type ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { connectedApi } from "../../connection/api.ts";
import { cache } from "../../sync/database.ts";
import { changePreferences, COPY, preferencesOf } from "../../sync/discovery.ts";
import { useFreshCopy } from "../../sync/copy-hooks.ts";
import shared from "../Discovery.module.css";
import { useAttempt } from "../attempt.ts";
import { Gate } from "../Gate.tsx";
import { SaveBar } from "../SaveBar.tsx";
import { ChipList } from "./ChipList.tsx";
import { useEditing } from "./draft.ts";
import { OwnWords } from "./OwnWords.tsx";
import { PayFields } from "./PayFields.tsx";
import { isBlank, rebase, withProposal, type Proposal } from "./wishes.ts";
import styles from "./Wishes.module.css";

interface Group {
  name: "work" | "company" | "against";
  lists: readonly PreferenceList[];
}

const GROUPS: readonly Group[] = [
  { name: "work", lists: ["role_levels", "tech_stack", "work_styles", "locations"] },
  {
    name: "company",
    lists: ["industries", "company_sizes", "company_stages", "company_attributes", "culture_signals"],
  },
  { name: "against", lists: ["exclusions"] },
];

/** The words that postings are compared with, offered where there are few. */
const USUAL: Partial<Record<PreferenceList, readonly string[]>> = {
  work_styles: ["remote", "hybrid", "onsite"],
  role_levels: ["junior", "mid", "senior", "staff", "principal", "lead", "manager", "director"],
};

function Editor({ connection, standing }: { connection: Connection; standing: Preferences }): ReactNode {
  const { before, shown, changes, change, discard, settle } = useEditing(accountOf(connection), standing);
  const saving = useAttempt();
  const save = async (after: Preferences): Promise<boolean> => {
    return saving.run(async () =>
      settle(await changePreferences(cache, connectedApi(connection), (now) => rebase(before, after, now))),
    );
  };
  const accept = async (accepted: Proposal): Promise<boolean> => {
    const after = withProposal(shown, accepted);
    change(after);
    return save(after);
  };
  const list = (name: PreferenceList): ReactNode => (
    <ChipList
      key={name}
      label={t(`wish.${name}`)}
      hint={t(`wishHint.${name}`)}
      phrases={shown[name]}
      before={before[name]}
      usual={USUAL[name]}
      against={name === "exclusions"}
      onChange={(phrases) => change({ ...shown, [name]: phrases })}
      testId={`wish-${name}`}
    />
  );
  return (
    <form
      className={styles.wishes}
      data-testid="wishes"
      data-changes={changes}
      onSubmit={(event) => {
        event.preventDefault();
        if (changes > 0 && !saving.busy) void save(shown);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <p className={shared.lead} data-testid={isBlank(shown) ? "wishes-blank" : undefined}>
        {t(isBlank(shown) ? "wishes.blank" : "wishes.lead")}
      </p>
      <OwnWords
        connection={connection}
        shown={shown}
        onWords={(raw_description) => change({ ...shown, raw_description })}
        onAccept={accept}
      />
      {GROUPS.map(({ name, lists }) => (
        <section key={name} className={shared.section} aria-labelledby={`wishes-${name}`}>
          <div className={shared.sectionHead}>
            <h2 id={`wishes-${name}`}>{t(`wishes.${name}`)}</h2>
          </div>
          {lists.map(list)}
          {name === "work" && <PayFields pay={shown} onChange={(pay) => change({ ...shown, ...pay })} />}
        </section>
      ))}
      <SaveBar
        name="wishes"
        unsaved={tn("wishes.changed", changes)}
        error={saving.error}
        busy={saving.busy}
        dirty={changes > 0}
        onDiscard={discard}
      />
    </form>
  );
}

export function WishesRoom({ connection }: { connection: Connection }): ReactNode {
  const fresh = useFreshCopy(connection, COPY.preferences, preferencesOf);
  return <Gate fresh={fresh}>{(standing) => <Editor connection={connection} standing={standing} />}</Gate>;
}
