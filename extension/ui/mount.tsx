/** Puts a surface of the extension on its page. What breaks in it is said and can be left again; nothing turns blank. */
import { QueryClientProvider } from "@tanstack/react-query";
import { Component, StrictMode, type ErrorInfo, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { TriangleAlert } from "lucide-react";
import { locale, t } from "../words/index.ts";
import { Button } from "./Button.tsx";
import { queries } from "./queries.ts";
import { Notice } from "./surfaces.tsx";
import "./tokens.css";

class Broken extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error("Career Portrait:", error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const reload = <Button onClick={() => location.reload()}>{t("trouble.reload")}</Button>;
    return (
      <Notice icon={TriangleAlert} tone="stop" testId="broken" actions={reload}>
        {t("trouble.broken")}
      </Notice>
    );
  }
}

export function mount(surface: ReactNode): void {
  document.documentElement.lang = locale;
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Broken>{surface}</Broken>
      </QueryClientProvider>
    </StrictMode>,
  );
}
