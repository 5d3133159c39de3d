/** English, adding a posting in the workspace. */
export const addEn = {
  "add.open": "Add a posting",
  "add.title": "Add a posting",
  "add.words": "Address of the posting, or its text",
  "add.how": "Paste a link, or everything the posting says. You see how it is read before anything is saved.",
  "add.address": "Its address, if it has one",
  "add.read": "Read it",
  "add.reading": "Reading",
  "add.badAddress": "The address {why}.",
  "add.paste": "Paste its text instead",
  "add.keep": "Save the address for later",
  "add.away":
    "An address is read by the backend, which does not answer now. A text that you paste is read on this device.",
  "add.tracked": "You track this already: {title}",
  "add.saved": "Saved: {title}",
  "add.openTracked": "Open it",
  "add.company": "Employer",
  "add.noPortrait": "There is no score without a portrait. Bring a r\u00e9sum\u00e9 first:",
  "add.save": "Save posting",
  "add.change": "Edit what was given",
  "add.another": "Add another",
};
