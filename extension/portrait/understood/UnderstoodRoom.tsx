/** "We understood you": what was read in a document on one screen, beside its words; one press accepts what is sure. */
import type { Document } from "@career-portrait/shared/contract";
import { CircleCheck, CloudOff, FileText } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import { accountOf } from "../../connection/connection.ts";
import { useFresh } from "../../sync/copy-hooks.ts";
import buttons from "../../ui/Button.module.css";
import { Key } from "../../ui/Button.tsx";
import { placeAt } from "../../ui/route.ts";
import { useRows } from "../../ui/rows.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Chip, Notice, Screen } from "../../ui/surfaces.tsx";
import { acceptDocument, looksRight, useActions } from "../claims/actions.ts";
import { Done } from "../claims/Done.tsx";
import { LooksRight } from "../claims/LooksRight.tsx";
import { DocumentText } from "../documents/DocumentText.tsx";
import { quotesIn, TextSkeleton } from "../documents/DocumentView.tsx";
import { useDocumentName } from "../documents/names.ts";
import { useDocumentText } from "../documents/texts.ts";
import { showPeriod } from "../profile/dates.ts";
import type { RoomProps } from "../room.ts";
import { Doubtful } from "./Doubtful.tsx";
import { Item, type Lighting } from "./Item.tsx";
import { Mended } from "./Mended.tsx";
import { mendName, mendRole, NAME_FIELDS, nameAsLeft, ROLE_FIELDS } from "./mending.ts";
import styles from "./Understood.module.css";
import { NAME_QUOTE, placeOfName, understoodOf, type Understood, type UnderstoodRole } from "./understood.ts";

function Part(props: { name: string; title: string; count?: number; children: ReactNode }): ReactNode {
  const { name, title, count, children } = props;
  return (
    <section
      className={styles.part}
      aria-labelledby={`understood-${name}`}
      data-testid={`understood-${name}`}
    >
      <h2 id={`understood-${name}`}>
        {title} {count !== undefined && count > 0 && <small>{count}</small>}
      </h2>
      {children}
    </section>
  );
}

function Role(props: UnderstoodRole & Lighting & { account: string }): ReactNode {
  const { role, quotes, achievements, isDoubtful, account, ...lighting } = props;
  const { title, company, start_date, end_date, is_current } = role;
  const facts = [
    company,
    showPeriod(start_date, end_date, is_current) || t("understood.noTime"),
    achievements > 0 && tn("understood.achievements", achievements),
  ].filter(Boolean);
  return (
    <li data-testid="understood-role" data-id={role.id}>
      <Mended
        fields={ROLE_FIELDS}
        row={role}
        title={t("understood.mend", { label: title })}
        draft={`${account} understood ${role.id}`}
        testId="understood-role"
        onSave={(body) => mendRole(account, role, body)}
      >
        <Item quotes={quotes} testId="understood-role-show" {...lighting}>
          <span>
            {title} {isDoubtful && <Chip tone="warn">{t("issue.any")}</Chip>}
          </span>
          <small>{facts.join(" \u00b7 ")}</small>
        </Item>
      </Mended>
    </li>
  );
}

function Facts(props: Understood & Lighting & { account: string; name: string | null }): ReactNode {
  const { roles, skills, moreSkills, education, doubtful, account, name, ...lighting } = props;
  return (
    <>
      <Part name="name" title={t("understood.name")}>
        <Mended
          fields={NAME_FIELDS}
          row={{ name }}
          title={t("understood.mend", { label: t("understood.name") })}
          draft={`${account} understood name`}
          testId="understood-name"
          onSave={(body) => mendName(account, body)}
        >
          <Item quotes={[NAME_QUOTE]} testId="understood-name-show" {...lighting}>
            <span className={styles.name}>{name ?? t("understood.noName")}</span>
          </Item>
        </Mended>
      </Part>
      <Part name="roles" title={t("understood.roles")} count={roles.length}>
        {roles.length === 0 && <p className={styles.soft}>{t("understood.noRoles")}</p>}
        <ul className={styles.lines}>
          {roles.map((role) => (
            <Role key={role.role.id} {...role} {...lighting} account={account} />
          ))}
        </ul>
      </Part>
      <Part name="skills" title={t("understood.skills")} count={skills.length + moreSkills}>
        {skills.length === 0 && <p className={styles.soft}>{t("understood.noSkills")}</p>}
        <ul className={styles.chips}>
          {skills.map(({ claim, quotes }) => (
            <li key={claim.id}>
              <Item as="chip" quotes={quotes} testId="understood-skill" {...lighting}>
                {claim.label}
              </Item>
            </li>
          ))}
          {moreSkills > 0 && (
            <li>
              <a href={placeAt("portrait", "claims")}>{tn("understood.moreSkills", moreSkills)}</a>
            </li>
          )}
        </ul>
      </Part>
      <Part name="education" title={t("understood.education")} count={education.length}>
        {education.length === 0 && <p className={styles.soft}>{t("understood.noEducation")}</p>}
        <ul className={styles.lines}>
          {education.map(({ claim, quotes }) => (
            <li key={claim.id}>
              <Item quotes={quotes} testId="understood-education-show" {...lighting}>
                <span>{claim.label}</span>
                <small>{showPeriod(claim.start_date, claim.end_date)}</small>
              </Item>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="doubtful" title={t("understood.doubtful")} count={doubtful.length}>
        <Doubtful doubtful={doubtful} account={account} {...lighting} />
      </Part>
    </>
  );
}

function Screenful(props: RoomProps & { document: Document; title: string }): ReactNode {
  const { connection, portrait, document, title } = props;
  const account = accountOf(connection);
  const pages = useDocumentText(document.id, connection);
  const profile = useFresh(connection, "profile");
  const actions = useActions(account);
  const [lit, light] = useState<readonly string[]>([NAME_QUOTE]);
  const facts = useRows("li, [data-testid=understood-name]");
  const understood = useMemo(() => understoodOf(portrait, document.id), [portrait, document.id]);
  const name = nameAsLeft(profile.value?.contact.name ?? null, actions);
  const quotes = useMemo(() => {
    const ofName = placeOfName(pages ?? [], profile.value?.contact.name ?? null);
    return [...(ofName ? [ofName] : []), ...quotesIn(portrait.claims, document.id)];
  }, [pages, portrait.claims, document.id, profile.value]);
  const sound = looksRight(portrait, document.id);
  const isAccepted = sound.claims.length + sound.roles.length === 0;
  useShortcuts({
    a: isAccepted
      ? null
      : {
          says: tn("right.do", sound.claims.length + sound.roles.length),
          act: () => void acceptDocument(account, { id: document.id, name: title }, sound),
        },
  });
  return (
    <section data-testid="understood" data-id={document.id} data-accepted={isAccepted}>
      <header className={styles.head}>
        <div>
          <h2>{t("understood.title")}</h2>
          <p className={styles.soft}>{t("understood.lead", { name: title })}</p>
        </div>
        <div className={styles.acts}>
          {isAccepted ? (
            <p className={styles.accepted} role="status" data-testid="understood-accepted">
              <CircleCheck size={16} aria-hidden="true" />
              {t("understood.accepted")} <a href={placeAt("home")}>{t("understood.home")}</a>
            </p>
          ) : (
            <span className={styles.right}>
              <LooksRight
                document={{ id: document.id, name: title }}
                portrait={portrait}
                account={account}
                kind="primary"
              />
              <Key>A</Key>
            </span>
          )}
          <a href={placeAt("portrait", "to-review")} data-testid="understood-review">
            {t("understood.review")}
          </a>
        </div>
      </header>
      <div className={styles.both}>
        <div ref={facts} className={styles.facts}>
          <Facts {...understood} account={account} name={name} lit={lit} light={light} />
          <p className={styles.keys}>{t("understood.keys")}</p>
        </div>
        <div className={styles.paper}>
          {pages === undefined && <TextSkeleton />}
          {pages === null && (
            <Notice icon={CloudOff} tone="warn" testId="text-away">
              {t("document.away")}
            </Notice>
          )}
          {pages?.length === 0 && <p className={styles.soft}>{t("document.noText")}</p>}
          {pages && pages.length > 0 && (
            <DocumentText name={title} pages={pages} quotes={quotes} focus={lit} />
          )}
        </div>
      </div>
      <Done connection={connection} />
    </section>
  );
}

/** The document that the address names, else the newest that was read. */
export function UnderstoodRoom(props: RoomProps): ReactNode {
  const { portrait, place } = props;
  const nameOf = useDocumentName();
  const [id] = place;
  const read = portrait.documents.filter(({ status }) => status === "ready");
  const newest = read.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];
  const shown = id === undefined ? newest : read.find((document) => document.id === id);
  if (shown) return <Screenful key={shown.id} {...props} document={shown} title={nameOf(shown)} />;
  return (
    <div className={styles.flush} data-testid="understood-none">
      <Screen
        icon={FileText}
        title={t("understood.none")}
        actions={
          <a className={buttons.button} href={placeAt("portrait", "documents")}>
            {t("claims.toDocuments")}
          </a>
        }
      >
        <p>{t(id === undefined ? "understood.noneHow" : "document.gone")}</p>
      </Screen>
    </div>
  );
}
