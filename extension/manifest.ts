/** What the extension asks of the browser, and why. `manifest.test.ts` pins the result for both targets. */
import type { UserManifest } from "wxt";

/**
 * The public half of a key made once for this project: it fixes the extension's id, so that a profile, its stored data
 * and the tests meet the same extension after every build. The private half is not kept; a store signs with its own.
 */
const PUBLIC_KEY =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAjPk6G4ziMh1jg+KOP/fn9eeFp/wIyn+ULAZm1Vv7TTjABIc6sksQDqhwE0tK6VvJ/vO+7JzMCBJ6jhxxAlBQ40siexKOrOGyTNYiiSYR7cwXZ37vTFZnL/DEC5p4VKL7Gy+ZgD/+ao/JVe2mEDF4x7VMHjJXr8BiHODn0l85Ll8ABhSJ0tXvP5efQtlw5CzEA5V7fMZ+VcIDF8IbA1qFacZbI2zYP6r9I8n/ge7v34Wjt0xAvjxgTUhvU4Vvf1vdMoyQ1mMb70j8S6F36McjKkWlc7qmFuWzuVhwXnSO6nYe0W2Iu1GnLIBC0AEJ72baq6JA73bWsON6/VZucp+bEwIDAQAB";

/**
 * The manifest of one target. Chrome honours the port of a host pattern, Firefox knows none: there the two loopback
 * names stand without one.
 */
export function manifestFor(target: string): UserManifest {
  const firefox = target === "firefox";
  return {
    name: "Career Portrait",
    // What the browser itself shows is in public/_locales.
    description: "__MSG_description__",
    default_locale: "en",
    ...(firefox ? {} : { key: PUBLIC_KEY, minimum_chrome_version: "116" }),
    permissions: [
      "activeTab",
      "alarms",
      "contextMenus",
      "scripting",
      ...(firefox ? [] : ["sidePanel"]),
      "storage",
    ],
    optional_permissions: ["notifications"],
    host_permissions: firefox
      ? ["http://127.0.0.1/*", "http://localhost/*"]
      : ["http://127.0.0.1:8787/*", "http://localhost:8787/*"],
    optional_host_permissions: ["https://*/*", "http://*/*"],
    action: { default_title: "__MSG_readPage__" },
    commands: {
      _execute_action: { suggested_key: { default: "Ctrl+Shift+Y", mac: "Command+Shift+Y" } },
    },
    ...(firefox
      ? {
          browser_specific_settings: {
            gecko: {
              id: "career-portrait@career-portrait.dev",
              // The first in which, on every system, the person is asked about the data named below.
              strict_min_version: "142.0",
              // What leaves the browser, and only to the backend that the person has connected: the posting that is
              // saved with its address, and the résumé that is uploaded.
              data_collection_permissions: {
                required: ["personallyIdentifyingInfo", "websiteContent"],
              },
            },
          },
        }
      : {}),
  };
}
