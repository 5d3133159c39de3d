/** What is made for one opportunity: the tailored profile, the letter and the share link, each a tab of its page. */
import type { Tab } from "../tracked/detail/index.ts";
import { LetterTab } from "./letter/LetterTab.tsx";
import { ShareTab } from "./ShareTab.tsx";
import { TailoredTab } from "./TailoredTab.tsx";

export const TAILORED_TABS: readonly Tab[] = [
  { path: "tailored", name: "tailored.tab", View: TailoredTab },
  { path: "letter", name: "letter.tab", View: LetterTab },
  { path: "share", name: "share.tab", View: ShareTab },
];
