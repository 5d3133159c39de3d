import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { locale } from "../../i18n/index.ts";
import { queries } from "../../ui/queries.ts";
import "../../ui/tokens.css";
import { Workspace } from "./Workspace.tsx";

document.documentElement.lang = locale;

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Workspace />
    </QueryClientProvider>
  </StrictMode>,
);
