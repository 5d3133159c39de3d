/** Skills in the seven fixed categories of the specification; what fits none of them comes last. */
import type { Claim, Profile } from "@career-portrait/shared/contract";
import { Plus, Trash2 } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import { accountOf, type Connection } from "../../connection/connection.ts";
import { cache } from "../../sync/database.ts";
import { removeLater } from "../../sync/removals.ts";
import { Button } from "../../ui/Button.tsx";
import { useRows } from "../../ui/rows.ts";
import { SKILLS, type Collection } from "./collections.ts";
import { useFocusReturn, useSaving, type Editing } from "./CollectionSection.tsx";
import { EntryForm } from "./EntryForm.tsx";
import styles from "./Profile.module.css";
import room from "../../ui/Room.module.css";
import { groupSkills } from "./skills.ts";

interface Props {
  connection: Connection;
  profile: Profile;
  hidden: ReadonlySet<string>;
}

export function SkillSection({ connection, profile, hidden }: Props): ReactNode {
  const root = useRef<HTMLElement>(null);
  const groups = useRows("li");
  const [editing, setEditing] = useState<Editing>(null);
  const collection = SKILLS as unknown as Collection;
  const save = useSaving(connection, collection);
  const focusOn = useFocusReturn(root);
  const shown = profile.skills.filter(({ id }) => !hidden.has(id));
  const open = shown.find(({ id }) => editing !== null && editing !== "new" && editing.id === id) ?? null;
  const close = (): void => {
    focusOn(open ? `[data-id="${open.id}"]` : '[data-testid="entry-add"]');
    setEditing(null);
  };
  const remove = ({ id, label }: Claim): void => {
    setEditing(null);
    focusOn('[data-testid="entry-add"]');
    void removeLater(cache, { id, collection: "skills", label, account: accountOf(connection) }, Date.now());
  };
  const form = (skill: Claim | null): ReactNode => (
    <div className={styles.skillForm}>
      <EntryForm
        key={skill?.id ?? "new"}
        fields={SKILLS.fields}
        row={skill}
        title={skill ? t("entry.edit", { label: skill.label }) : t(SKILLS.add)}
        draft={`${accountOf(connection)} skills ${skill?.id ?? "new"}`}
        testId="entry-form"
        onSave={(body) => save(skill?.id ?? null, body)}
        onClose={close}
      />
      {skill && (
        <Button kind="quiet" onClick={() => remove(skill)} data-testid="entry-delete">
          <Trash2 size={16} aria-hidden="true" />
          {t("entry.delete", { label: skill.label })}
        </Button>
      )}
    </div>
  );
  return (
    <section ref={root} className={room.section} data-testid="section-skills" aria-labelledby="head-skills">
      <div className={room.sectionHead}>
        <h2 id="head-skills" tabIndex={-1}>
          {t(SKILLS.title)}
          {shown.length > 0 && <small>{shown.length}</small>}
        </h2>
        <Button kind="quiet" onClick={() => setEditing("new")} data-testid="entry-add">
          <Plus size={16} aria-hidden="true" />
          {t(SKILLS.add)}
        </Button>
      </div>
      {editing === "new" && form(null)}
      {shown.length === 0 && editing !== "new" && <p className={room.none}>{t(SKILLS.none)}</p>}
      <div ref={groups}>
        {groupSkills(shown).map(({ category, skills }) => (
          <div
            key={category}
            className={styles.skillGroup}
            data-testid="skill-group"
            data-category={category ?? ""}
          >
            <h3>{category === null ? t("skills.other") : t(`skillCategory.${category}`)}</h3>
            <ul className={styles.skills}>
              {skills.map((skill) => (
                <li key={skill.id}>
                  <button
                    type="button"
                    data-id={skill.id}
                    data-testid="skill"
                    aria-expanded={open === skill}
                    aria-label={t("entry.edit", { label: skill.label })}
                    onClick={() => setEditing(open === skill ? null : { id: skill.id })}
                  >
                    {skill.label}
                  </button>
                </li>
              ))}
            </ul>
            {open && skills.includes(open) && form(open)}
          </div>
        ))}
      </div>
    </section>
  );
}
