import { MoreHorizontal, type LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import styles from "./Menu.module.css";

export interface MenuItem {
  icon: LucideIcon;
  label: string;
  shortcut?: string;
  onSelect: () => void;
}

/** Secondary actions behind one button; keyboard and focus are Radix's. */
export function Menu({ label, items }: { label: string; items: MenuItem[] }): ReactNode {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button wide icon aria-label={label} data-testid="more">
          <MoreHorizontal size={16} aria-hidden="true" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.content} side="top" align="end" sideOffset={4}>
          {items.map(({ icon: Icon, label: words, shortcut, onSelect }) => (
            <DropdownMenu.Item key={words} className={styles.item} onSelect={onSelect}>
              <Icon size={16} aria-hidden="true" />
              {words}
              {shortcut && <span className={styles.hint}>{shortcut}</span>}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
