/** Files may be dropped anywhere in the portrait; while they hover, the whole page says so. */
import { FileUp } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { t } from "../../words/index.ts";
import type { Connection } from "../../connection/connection.ts";
import { placeAt } from "../../ui/route.ts";
import styles from "./Documents.module.css";
import { bringFiles } from "./uploads.ts";

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

export function DropAnywhere({ connection }: { connection: Connection }): ReactNode {
  const [over, setOver] = useState(false);
  const target = useRef(connection);
  useEffect(() => {
    target.current = connection;
  });
  useEffect(() => {
    // Entering a child leaves its parent: the page is left when as many have been left as entered.
    let depth = 0;
    const enter = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const hover = (event: DragEvent): void => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      location.hash = placeAt("portrait", "documents");
      void bringFiles([...(event.dataTransfer?.files ?? [])], target.current);
    };
    window.addEventListener("dragenter", enter);
    window.addEventListener("dragleave", leave);
    window.addEventListener("dragover", hover);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragenter", enter);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("dragover", hover);
      window.removeEventListener("drop", drop);
    };
  }, []);
  if (!over) return null;
  return (
    <div className={styles.dropAnywhere} data-testid="drop-anywhere">
      <div>
        <FileUp size={24} aria-hidden="true" />
        <p>{t("drop.title")}</p>
        <small>{t("drop.how")}</small>
      </div>
    </div>
  );
}
