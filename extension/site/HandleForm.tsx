/** The site's address: checked as it is typed, refused at its field, kept while one looks at another place. */
import { ApiRequestError, type SiteSettings } from "@career-portrait/shared/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useId, useState, type FormEvent, type ReactNode } from "react";
import { connectedApi } from "../connection/api.ts";
import { accountOf, type Connection } from "../connection/connection.ts";
import { sentenceFor } from "../connection/refusal.ts";
import { changeCopy } from "../sync/copies.ts";
import { cache } from "../sync/database.ts";
import { Button } from "../ui/Button.tsx";
import form from "../ui/Form.module.css";
import { t } from "../words/index.ts";
import { refusalInWords } from "../words/refusal.ts";
import styles from "./Site.module.css";

/** What was typed and not saved, by account, while this page is open. */
const drafts = new Map<string, string>();

/** @param site null where it is to be made @param suggested what the field begins with */
export function HandleForm(props: {
  connection: Connection;
  site: SiteSettings | null;
  suggested: string;
}): ReactNode {
  const { connection, site, suggested } = props;
  const id = useId();
  const account = accountOf(connection);
  const queries = useQueryClient();
  const [handle, setHandle] = useState(drafts.get(account) ?? suggested);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const typed = handle.trim();
  const dirty = typed !== "" && typed !== site?.handle;
  const asked = useDeferredValue(typed);
  const check = useQuery({
    queryKey: ["handle", account, asked],
    queryFn: async () => (await connectedApi(connection).checkHandle({ query: { handle: asked } })).data,
    enabled: dirty && asked !== "",
    networkMode: "always",
    retry: false,
    staleTime: 5_000,
  });
  const unsaved = dirty && typed !== suggested;
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  const type = (value: string): void => {
    setHandle(value);
    setProblem("");
    drafts.set(account, value);
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!dirty || busy) return;
    setBusy(true);
    setProblem("");
    try {
      const client = connectedApi(connection);
      const body = { handle: typed };
      const { data } = await (site ? client.updateSite({ body }) : client.createSite({ body }));
      drafts.delete(account);
      setHandle(data.site.handle);
      await changeCopy(cache, "site", (known) => ({ ...known, site: data.site }));
      await queries.invalidateQueries({ queryKey: ["refresh"] });
    } catch (error) {
      const refused = error instanceof ApiRequestError && error.code.startsWith("handle_");
      setProblem(refused ? refusalInWords(error) : sentenceFor(error));
    } finally {
      setBusy(false);
    }
  };
  const reason = dirty && asked === typed ? check.data?.reason : null;
  const free = dirty && asked === typed && check.data?.available === true;
  const said = problem || (reason && reason !== "current" ? t(`site.handle.${reason}`) : "");
  return (
    <form className={form.form} onSubmit={(event) => void save(event)} data-testid="handle-form">
      <label className={form.field}>
        {t("site.handle")}
        <input
          value={handle}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={said !== ""}
          aria-describedby={id}
          onChange={(event) => type(event.target.value)}
          data-testid="handle"
        />
      </label>
      <p id={id} className={said ? form.error : form.hint} role="status" data-testid="handle-said">
        {said || (free ? t("site.handle.free") : t("site.handle.how"))}
      </p>
      {(dirty || site === null) && (
        <div className={styles.state}>
          <Button kind="primary" type="submit" disabled={!dirty || busy} data-testid="handle-save">
            {t(site ? "site.handle.save" : "site.make")}
          </Button>
          {site && (
            <Button kind="quiet" onClick={() => type(site.handle)} data-testid="handle-cancel">
              {t("form.cancel")}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
