/** What an opportunity is: its facts, where it stands, whom the person knows there, and their notes. */
import type { OpportunityContact } from "@career-portrait/shared/contract";
import { Ban, Check, ExternalLink, Link2Off, MoreHorizontal, Trash2, type LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { formatDay, t } from "../../words/index.ts";
import type { KnownDetail, KnownOpportunity } from "../../sync/database.ts";
import { Button } from "../../ui/Button.tsx";
import menu from "../../ui/Menu.module.css";
import { placeAt } from "../../ui/route.ts";
import { Chip } from "../../ui/surfaces.tsx";
import { StarButton, StatusSelect } from "../Controls.tsx";
import { payOf, placeOf } from "../../posting/facts.ts";
import { deleteAll, setAddressState } from "../tracked.ts";
import styles from "./Head.module.css";
import { Notes } from "./Notes.tsx";

interface Props {
  account: string;
  row: KnownOpportunity;
  detail: KnownDetail | null;
}

function Item(props: { icon: LucideIcon; words: string; testId: string; onSelect: () => void }): ReactNode {
  const Icon = props.icon;
  return (
    <DropdownMenu.Item className={menu.item} onSelect={props.onSelect} data-testid={props.testId}>
      <Icon size={16} aria-hidden="true" />
      {props.words}
    </DropdownMenu.Item>
  );
}

function More({ account, row }: Omit<Props, "detail">): ReactNode {
  const closed = row.url_status === "closed";
  const remove = (): void => {
    void deleteAll(account, [row]).then(() => {
      location.hash = placeAt("opportunities");
    });
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button kind="quiet" icon aria-label={t("menu.more")} data-testid="more">
          <MoreHorizontal size={16} aria-hidden="true" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.content} align="end" sideOffset={4}>
          <Item
            icon={closed ? Check : Ban}
            words={t(closed ? "opportunity.markLive" : "opportunity.markClosed")}
            testId="mark-address"
            onSelect={() => void setAddressState(account, row, closed ? "live" : "closed")}
          />
          <Item icon={Trash2} words={t("opportunities.delete")} testId="delete" onSelect={remove} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Where it was read, and whether applications are still taken there. */
function Address({ row }: { row: KnownOpportunity }): ReactNode {
  const { url, url_status: state } = row;
  const tone = state === "closed" ? "warn" : state === "live" ? "accent" : "quiet";
  return (
    <>
      {url !== null && /^https?:/i.test(url) ? (
        <a href={url} target="_blank" rel="noreferrer" data-testid="open-posting">
          {t("opportunity.open")} <ExternalLink size={12} aria-hidden="true" />
          <span className="visually-hidden">{t("entry.newTab")}</span>
        </a>
      ) : (
        <span>
          <Link2Off size={12} aria-hidden="true" /> {t("address.none")}
        </span>
      )}
      {(url !== null || state === "closed") && (
        <Chip tone={tone} testId="address-state">
          {t(`address.${state}`)}
        </Chip>
      )}
    </>
  );
}

function Contact({ person }: { person: OpportunityContact }): ReactNode {
  const { name, title, relationship, email, linkedin_url: linkedin } = person;
  return (
    <li data-testid="contact">
      <b>{name}</b>
      {[title, relationship].filter(Boolean).map((words) => (
        <span key={words}>{words}</span>
      ))}
      {email && <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>}
      {linkedin !== null && /^https?:/i.test(linkedin) && (
        <a href={linkedin} target="_blank" rel="noreferrer">
          LinkedIn <span className="visually-hidden">{t("entry.newTab")}</span>
        </a>
      )}
    </li>
  );
}

function People({ row, detail }: Omit<Props, "account">): ReactNode {
  if (!detail || row.company === null) return null;
  const { contacts } = detail;
  if (contacts !== null && contacts.length === 0) return null;
  return (
    <div className={styles.people} data-testid="contacts">
      <h2>{t("opportunity.people", { company: row.company })}</h2>
      {contacts === null ? (
        <p>
          {t("opportunity.noContactsScope")} <a href={placeAt("settings")}>{t("room.settings")}</a>
        </p>
      ) : (
        <ul>
          {contacts.map((person) => (
            <Contact key={person.id} person={person} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** @param withPeople whether those known there are named; the case names them itself */
export function Head({ account, row, detail, withPeople }: Props & { withPeople: boolean }): ReactNode {
  const facts = [...placeOf(row), payOf(row.salary), row.employment_type].filter((fact) => Boolean(fact));
  const days = [
    t("opportunity.savedOn", { day: formatDay(row.created_at) }),
    row.applied_at && t("board.applied", { day: formatDay(row.applied_at) }),
    row.source && t("opportunity.from", { source: row.source }),
  ].filter((words) => Boolean(words));
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <div className={styles.titles}>
          <div className={styles.name}>
            <h1 data-testid="opportunity-title">{row.title}</h1>
            <StarButton account={account} row={row} />
          </div>
          {row.company && (
            <p className={styles.company} data-testid="opportunity-company">
              {row.company}
            </p>
          )}
        </div>
        <div className={styles.acts}>
          <StatusSelect account={account} row={row} />
          <More account={account} row={row} />
        </div>
      </div>
      <p className={styles.facts} data-dots="true" data-testid="opportunity-facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className={styles.facts}>
        <Address row={row} />
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      {withPeople && <People row={row} detail={detail} />}
      <Notes account={account} row={row} />
    </header>
  );
}
