/** One button for a document that was read well: everything in it that is not doubtful is accepted. */
import { CheckCheck } from "lucide-react";
import type { ReactNode } from "react";
import { t, tn } from "../../words/index.ts";
import type { LocalPortrait } from "../../sync/hooks.ts";
import { About, Button } from "../../ui/Button.tsx";
import { acceptDocument, looksRight } from "./actions.ts";

interface Props {
  document: { id: string; name: string };
  portrait: Pick<LocalPortrait, "claims" | "work">;
  account: string;
  kind?: "primary" | "plain";
}

/** Nothing where nothing waits that could be accepted so. */
export function LooksRight({ document, portrait, account, kind = "plain" }: Props): ReactNode {
  const sound = looksRight(portrait, document.id);
  const count = sound.claims.length + sound.roles.length;
  if (count === 0) return null;
  return (
    <Button
      kind={kind}
      title={t("right.how", { doubtful: sound.doubtful })}
      onClick={() => void acceptDocument(account, document, sound)}
      data-testid="looks-right"
      data-count={count}
      data-doubtful={sound.doubtful}
    >
      <CheckCheck size={16} aria-hidden="true" />
      {tn("right.do", count)}
      <About>{document.name}</About>
    </Button>
  );
}
