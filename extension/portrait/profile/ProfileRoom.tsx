/** The profile: contact, work history, projects, ventures, education, certifications, skills. */
import type { Profile } from "@career-portrait/shared/contract";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { t, type MessageKey } from "../../words/index.ts";
import { accountOf } from "../../connection/connection.ts";
import { useFresh } from "../../sync/copy-hooks.ts";
import { placeAt } from "../../ui/route.ts";
import type { RoomProps } from "../room.ts";
import { COLLECTIONS, SKILLS } from "./collections.ts";
import { CollectionSection } from "./CollectionSection.tsx";
import { ContactSection } from "./ContactSection.tsx";
import { CopyGate } from "../../sync/CopyGate.tsx";
import { UndoBar, useRemovals } from "../../sync/UndoBar.tsx";
import styles from "./Profile.module.css";
import room from "../../ui/Room.module.css";
import { SkillSection } from "./SkillSection.tsx";

const SECTIONS: { path: string; title: MessageKey }[] = [
  { path: "contact", title: "section.contact" },
  ...[...COLLECTIONS, SKILLS].map(({ name, title }) => ({ path: name, title })),
];

/** Nothing but the name, which the account brings along. */
function isBlank({ contact: { name: _name, ...contact }, ...lists }: Profile): boolean {
  const none = [...COLLECTIONS, SKILLS].every(({ list }) => lists[list].length === 0);
  return none && Object.values(contact).every((value) => value === null);
}

export function ProfileRoom({ connection, place }: RoomProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const fresh = useFresh(connection, "profile");
  const account = accountOf(connection);
  const removals = useRemovals(account);
  const hidden = useMemo(
    () => new Set(removals?.filter(({ refusal }) => refusal === null).map(({ id }) => id)),
    [removals],
  );
  const [section] = place;
  const ready = Boolean(fresh.value && removals);
  useEffect(() => {
    const heading =
      ready && section ? root.current?.querySelector<HTMLElement>(`#head-${CSS.escape(section)}`) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [section, ready]);
  return (
    <div ref={root} className={room.room} data-testid="profile">
      <CopyGate shape="sections" fresh={removals ? fresh : { ...fresh, value: undefined }}>
        {(profile) => (
          <div className={styles.columns}>
            <nav className={styles.index} aria-label={t("profile.sections")}>
              <ul>
                {SECTIONS.map(({ path, title }) => (
                  <li key={path}>
                    <a
                      href={placeAt("portrait", "profile", path)}
                      aria-current={path === section ? "location" : undefined}
                    >
                      {t(title)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.sections}>
              {isBlank(profile) && (
                <p className={styles.blank} data-testid="profile-blank">
                  {t("profile.blank")} <a href={placeAt("portrait", "documents")}>{t("profile.upload")}</a>
                </p>
              )}
              <ContactSection connection={connection} contact={profile.contact} />
              {COLLECTIONS.map((collection) => (
                <CollectionSection
                  key={collection.name}
                  connection={connection}
                  collection={collection}
                  profile={profile}
                  hidden={hidden}
                />
              ))}
              <SkillSection connection={connection} profile={profile} hidden={hidden} />
            </div>
          </div>
        )}
      </CopyGate>
      <UndoBar account={account} removals={removals ?? []} />
    </div>
  );
}
