/** What is made for one opportunity: the tailored profile, the letter, the preparation and the share link, each a tab of its page. */
import type { Tab } from "../tracked/detail/index.ts";
import { LetterTab } from "./letter/LetterTab.tsx";
import { PrepareTab } from "./prepare/PrepareTab.tsx";
import { ShareTab } from "./ShareTab.tsx";
import { TailoredTab } from "./TailoredTab.tsx";

export const TAILORED_TABS: readonly Tab[] = [
  { path: "tailored", name: "tailored.tab", View: TailoredTab },
  { path: "letter", name: "letter.tab", View: LetterTab },
  { path: "prepare", name: "prepare.tab", View: PrepareTab },
  { path: "share", name: "share.tab", View: ShareTab },
];
