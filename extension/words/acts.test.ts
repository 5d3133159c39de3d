/** A button says what it does: the same act by the same word everywhere, and no word for two acts. */
import { describe, expect, it } from "vitest";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { MessageKey } from "./index.ts";

/** What buttons do, with every message that says so, alone or before what it is about. */
const ACTS = {
  "saves what was typed": ["form.save", "case.keep", "edit.save"],
  "saves a posting": ["save.save", "add.save"],
  "leaves all as it was": [
    "form.cancel",
    "paste.cancel",
    "edit.cancel",
    "connect.cancel",
    "manage.cancel",
    "case.leave",
  ],
  "keeps what would go": ["manage.keep", "documents.deleteKeep"],
  "puts away what is shown": [
    "shortcut.close",
    "tailored.close",
    "people.close",
    "undo.dismiss",
    "upload.dismiss",
  ],
  "takes back what was done": ["done.undo", "correcting.undoOf"],
  "deletes what is stored": [
    "case.delete",
    "claims.delete",
    "documents.delete",
    "documents.deleteDo",
    "entry.delete",
    "hooks.delete",
    "messages.delete",
    "opportunities.delete",
    "people.delete",
    "searches.removeOne",
    "views.delete",
  ],
  "takes one out of a list of words": ["wishes.remove", "case.tagRemove"],
  "leaves a line out": ["tailored.leaveOut"],
  "gives up what was not taken": ["save.discard", "documents.remove"],
  "gives up changes": ["wishes.discard"],
  "turns a posting down": ["triage.dismiss"],
  "brings a posting back": ["triage.rescue"],
  "clears a doubt": ["issue.dismiss"],
  "accepts a claim": ["queue.accept", "claims.accept"],
  "rejects a claim": ["queue.reject", "claims.reject"],
  "opens for editing": [
    "case.edit",
    "claims.edit",
    "edit.open",
    "entry.edit",
    "letter.edit",
    "people.edit",
    "queue.edit",
    "searches.editOne",
    "tailored.edit",
    "understood.mend",
  ],
  "tries again": ["done.again", "save.again", "connect.again", "documents.retry"],
  "asks the backend at once": ["trouble.retry"],
  "gives back as it was written": ["tailored.revert"],
  "shows more rows": ["people.showMore", "board.more", "opportunities.moreFound"],
  "copies a text": ["feed.copy", "manage.copy"],
  "goes back": ["form.back"],
  "stops for a time": ["hooks.pause"],
  "goes on": ["hooks.resume"],
  "shuts an address": ["feed.close"],
  "shuts a link": ["share.close"],
  "shuts a link, asked twice": ["share.closeDo"],
} satisfies Record<string, MessageKey[]>;

/** Without what it is about. */
const verb = (text: string): string => text.replace(/\s*:\s*\{\w+\}$/u, "");

describe.each(Object.entries({ en, de, fr, es }))("the buttons in %s", (_language, words) => {
  const said = Object.entries(ACTS).map(([act, keys]) => ({
    act,
    words: [...new Set(keys.map((key) => verb(words[key])))],
  }));

  it("have one word for each act", () => {
    expect(said.filter((one) => one.words.length > 1)).toEqual([]);
  });

  it("have no word for two acts", () => {
    const by = Map.groupBy(
      said.flatMap(({ act, words: own }) => own.map((word) => ({ act, word }))),
      ({ word }) => word.toLowerCase(),
    );
    expect([...by.values()].filter((acts) => acts.length > 1)).toEqual([]);
  });
});
