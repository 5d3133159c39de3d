import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Panel } from "../../capture/Panel.tsx";
import { startFollowing } from "../../capture/store.ts";
import { locale } from "../../i18n/index.ts";
import { queries } from "../../ui/queries.ts";
import "../../ui/tokens.css";

document.documentElement.lang = locale;

/** `?tab=` names the one tab to follow, for a panel that is open as a page of its own. */
const pinned = Number(new URLSearchParams(location.search).get("tab")) || null;
void startFollowing(pinned);

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Panel />
    </QueryClientProvider>
  </StrictMode>,
);
