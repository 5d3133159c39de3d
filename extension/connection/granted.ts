/** What the browser has granted for good, as it changes. */
import { useEffect, useState } from "react";
import { browser, type Browser } from "wxt/browser";

/** Whether all of this is granted; null until that is known, and where nothing is asked. */
export function useGranted(asked: Browser.permissions.Permissions | null): boolean | null {
  const [granted, setGranted] = useState<boolean | null>(null);
  const wanted = asked && JSON.stringify(asked);
  useEffect(() => {
    let current = true;
    const check = (): void => {
      if (wanted === null) return setGranted(null);
      const permissions = JSON.parse(wanted) as Browser.permissions.Permissions;
      void browser.permissions.contains(permissions).then((held) => current && setGranted(held));
    };
    check();
    browser.permissions.onAdded.addListener(check);
    browser.permissions.onRemoved.addListener(check);
    return () => {
      current = false;
      browser.permissions.onAdded.removeListener(check);
      browser.permissions.onRemoved.removeListener(check);
    };
  }, [wanted]);
  return granted;
}
