/** Everything on this device, as entries of the palette. */
import { browser } from "wxt/browser";
import { claimName } from "../portrait/claims/claim-name.ts";
import { documentNames } from "../portrait/documents/names.ts";
import { storedCopy } from "../sync/copies.ts";
import { cache, type KnownOpportunity } from "../sync/database.ts";
import type { LocalPortrait } from "../sync/hooks.ts";
import { allAsLeft } from "../sync/opportunity-overlay.ts";
import { settingOf, useListView } from "../tracked/list/view.ts";
import { placeAt } from "../ui/route.ts";
import type { Entry } from "./entries.ts";

export function goTo(place: string): void {
  location.hash = place;
}

/** With the opportunities as they were left here. */
export function entriesOf(portrait: LocalPortrait): Promise<{ entries: Entry[]; rows: KnownOpportunity[] }> {
  return cache.transaction(
    "r",
    [cache.opportunities, cache.opportunityActions, cache.queue, cache.views, cache.texts, cache.copies],
    async () => {
      const [rows, actions, queue, views, messages, nameOf] = await Promise.all([
        cache.opportunities.toArray(),
        cache.opportunityActions.toArray(),
        cache.queue.toArray(),
        cache.views.toArray(),
        storedCopy(cache, "messages"),
        documentNames(),
      ]);
      const left = allAsLeft(rows, actions);
      const entries = [
        ...left.map((row): Entry => ({
          id: `opportunity ${row.id}`,
          kind: "opportunities",
          title: row.title,
          detail: row.company,
          more: [row.location, row.notes, ...row.tags].filter(Boolean).join(" "),
          at: Date.parse(row.updated_at),
          choose: () => goTo(placeAt("opportunities", row.id)),
        })),
        ...queue.flatMap(({ id, title, company, url, received_at }): Entry[] =>
          title === null || url === null
            ? []
            : [
                {
                  id: `queue ${id}`,
                  kind: "queue",
                  title,
                  detail: company,
                  at: received_at === null ? 0 : Date.parse(received_at),
                  choose: () => void browser.tabs.create({ url }),
                },
              ],
        ),
        ...views.map((view): Entry => ({
          id: `view ${view.id}`,
          kind: "views",
          title: view.name,
          detail: null,
          at: 0,
          choose: () => {
            useListView.setState(settingOf(view.filters));
            goTo(placeAt("opportunities"));
          },
        })),
        ...portrait.documents.map((document): Entry => ({
          id: `document ${document.id}`,
          kind: "documents",
          title: nameOf(document),
          detail: null,
          at: Date.parse(document.created_at),
          choose: () => goTo(placeAt("portrait", "documents", document.id)),
        })),
        ...(messages ?? []).map(({ id, name, text, received_at }): Entry => ({
          id: `message ${id}`,
          kind: "messages",
          title: name,
          detail: text,
          at: Date.parse(received_at),
          choose: () => goTo(placeAt("portrait", "messages", id)),
        })),
        ...portrait.claims.map((claim): Entry => ({
          id: `claim ${claim.id}`,
          kind: "claims",
          title: claimName(claim),
          detail: null,
          more: claim.description ?? "",
          at: 0,
          choose: () => goTo(placeAt("portrait", "claims")),
        })),
      ];
      return { entries, rows: left };
    },
  );
}
