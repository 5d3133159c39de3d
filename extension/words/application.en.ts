/** English, filling in an application form. */
export const applicationEn = {
  "form.open": "Fill in the application form",
  "form.title": "Application form",
  "form.back": "Back",
  "form.promise":
    "What your profile knows goes into the fields you tick, each marked on the page. Nothing is sent: you look it over and send it yourself.",
  "form.reading": "Reading the form\u2026",
  "form.none": "No form to fill in here",
  "form.noneHow":
    "This page shows no fields for text, choices or files. If the form opens in several steps, go to the step with the fields and read it again.",
  "form.noAccess": "This page cannot be filled in",
  "form.noAccessHow":
    "The browser lets the extension into a page only when you press its icon there. Press it on the page with the form, then open this again.",
  "form.noProfile":
    "Your profile is not on this device yet. Open it once in the workspace while the backend is reachable.",
  "form.known": "From your profile",
  "form.questions": "Questions in the form's own words",
  "form.left": "Left to you",
  "form.leftHow": "Boxes, and whatever your profile has no certain answer for, are never filled in.",
  "form.unsure": "Please check",
  "form.standing": "Holds already: {text}",
  "form.resume": "Your r\u00e9sum\u00e9 as PDF",
  "form.letter": "The letter for this posting",
  "form.draft": "Draft from your evidence",
  "form.noDraft": "Your portrait holds no passage that answers this.",
  "form.fill.one": "Fill in {count} field",
  "form.fill.other": "Fill in {count} fields",
  "form.filling": "Filling in\u2026",
  "form.done.one": "{count} field is filled in and marked on the page.",
  "form.done.other": "{count} fields are filled in and marked on the page.",
  "form.refused": "The page did not take: {fields}.",
  "form.unmade": "Not made yet, so left empty: {fields}.",
  "form.undo": "Empty them again",
  "form.undone": "The fields hold again what they held before.",
  "form.failed": "It could not be filled in. {why}",
  "form.required": "required",
};
