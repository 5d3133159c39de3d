/** English, what the side panel starts with. Plain and short, in the second person; what happened first, then what to do. */
import { applicationEn } from "./application.en.ts";
import { casesEn } from "./cases.en.ts";
import { claimsEn } from "./claims.en.ts";
import { documentsEn } from "./documents.en.ts";
import { opportunitiesEn } from "./opportunities.en.ts";
import { keysEn } from "./keys.en.ts";
import { queueEn } from "./queue.en.ts";
import { savedEn } from "./saved.en.ts";
import { understoodEn } from "./understood.en.ts";

export const startEn = {
  ...keysEn,
  ...queueEn,
  ...savedEn,
  ...applicationEn,
  ...casesEn,
  ...claimsEn,
  ...documentsEn,
  ...understoodEn,
  ...opportunitiesEn,
  "done.undo": "Undo",
  "button.about": ": {about}",
  "done.undone": "Taken back: {subject}",
  "done.nothing": "Nothing left to take back",
  "done.givenUp": "Discarded: {subject}",
  "done.waiting.one": "{count} change is kept on this device and sent when the backend answers.",
  "done.waiting.other": "{count} changes are kept on this device and sent when the backend answers.",
  "done.again": "Try again",
  "done.refused": "Not taken. {what}. {message}",

  "chip.reading": "Saved, being read",
  "chip.tracked": "Tracked",
  "chip.waiting": "Waiting to send",

  "connect.address": "Backend address",
  "connect.looking": "Looking for the backend on this computer\u2026",
  "connect.found": "Your backend answers there.",
  "connect.notFound":
    "No backend answers yet. Start it with npm start, or enter its address; this looks again every few seconds.",
  "connect.connect": "Connect",
  "connect.asking": "Connecting\u2026",
  "connect.again": "Try again",
  "connect.code": "Check that the page that has opened shows this code, then approve.",
  "connect.waiting": "Waiting for your approval",
  "connect.openPage": "Open the page again",
  "connect.cancel": "Cancel",
  "connect.invalid":
    "This is not an address. It looks like http://127.0.0.1:8787 or https://portrait.example.com.",
  "connect.unreachable":
    "{address} does not answer. Check that the backend is running and that the address is right.",
  "connect.grant": "Allow access to this address",
  "connect.denied": "The request was refused on the page. Connect again if that was not you.",
  "connect.expired": "The code has expired. Connect again for a new one.",
  "connect.refused":
    "{address} refused to connect this extension. Check that it is a Career Portrait backend.",

  "edit.open": "Edit",
  "edit.title": "Title",
  "edit.address": "Address",
  "edit.send": "Send again",

  "entry.newTab": "(opens in a new tab)",
  "evidence.stated": "Stated by you",
  "evidence.story": "Your story",
  "evidence.document": "Your document",
  "evidence.page": "{name}, page {page}",

  "failed.title": "This page could not be read",
  "failed.how": "Reload the page and read it again. Nothing was saved or sent.",

  "list.count.one": "{count} posting on this page",
  "list.count.other": "{count} postings on this page",
  "list.choose": "Choose one to see how well you meet it.",
  "list.back": "All postings",
  "list.save": "Save: {title}",
  "list.saved": "Saved: {title}",

  "live.reading": "Reading this page",
  "live.posting": "Posting read: {title}",

  "mark.met": "Met",
  "mark.partly": "Partly met",
  "mark.gap": "Gap",
  "mark.unknown": "Not compared",
  "mark.unknowable": "A portrait does not show this",

  "manage.allow": "Allow it",
  "menu.more": "More actions",
  "menu.readAgain": "Read again",
  "menu.copyAddress": "Copy address",
  "menu.workspace": "Open workspace",
  "menu.always": "Always read this site",

  "mode.remote": "Remote",
  "mode.hybrid": "Hybrid",
  "mode.onsite": "On site",

  "noAccess.title": "Click the toolbar icon to read this page",
  "noAccess.how":
    "Or press Ctrl+Shift+Y (\u2318\u21e7Y on a Mac). That lets the panel read this tab until you leave the site.",
  "noAccess.why": "Career Portrait sees a page only when you ask it to.",
  "noAccess.always": "Always read every site",
  "noAccess.alwaysSite": "Always read this site",

  "nothing.title": "No posting on this page",
  "nothing.how": "Nothing here reads like a job posting.",
  "nothing.empty": "This page is still empty",
  "nothing.emptyHow": "It has shown no text yet. It is read again as soon as it does.",
  "nothing.form": "Only an application form here",
  "nothing.formHow":
    "This page asks for your details but does not describe the job. Open the posting itself to see your score.",
  "nothing.instead":
    "If there is one, select its text and choose \u201cRead the selected text as a posting\u201d in the right-click menu, or paste it.",

  "outbox.waiting": "Waiting to send",
  "outbox.refused": "Refused",
  "outbox.failed": "Failed",
  "outbox.saved": "Saved",

  "paste.title": "Paste a posting",
  "paste.open": "Paste the posting",
  "paste.text": "Text of the posting",
  "paste.address": "Its address, if you have it",
  "paste.read": "Read it",
  "paste.cancel": "Cancel",

  "pay.from": "from {range}",
  "pay.to": "up to {range}",
  "pay.hour": "{range} an hour",
  "pay.day": "{range} a day",
  "pay.week": "{range} a week",
  "pay.month": "{range} a month",
  "pay.year": "{range} a year",

  "phase.queued": "Waiting for its turn",
  "phase.validating": "Checking what was saved",
  "phase.enriching": "Reading the posting\u2019s own page",
  "phase.extracting": "Finding what it asks for",
  "phase.embeddings": "Comparing words",
  "phase.researching": "Reading about the company",
  "phase.matching": "Scoring it against your portrait",
  "phase.step": "{step} of {count}",

  "portrait.title": "Your portrait",
  "portrait.views": "Views of your portrait",

  "posting.untitled": "Untitled posting",
  "posting.closed": "No longer takes applications",
  "posting.until": "Open until {day}",
  "posting.noDescription":
    "The page names this posting but does not hold its text. Save it, and the backend reads it from its own page; or open the posting itself.",

  "requirement.unknown": "Not compared yet: your portrait holds no claim.",
  "requirements.name": "What the posting asks for",
  "requirements.must": "Must have",
  "requirements.nice": "Nice to have",
  "requirements.met": "{met} of {count} met",
  "requirements.count.one": "{count} requirement",
  "requirements.count.other": "{count} requirements",

  "restricted.title": "The browser keeps this page to itself",
  "restricted.how":
    "Its own pages and the extension store are closed to every extension. Open a posting in another tab.",

  "room.name": "Rooms",
  "room.portrait": "Portrait",
  "room.opportunities": "Opportunities",
  "room.settings": "Settings",

  "save.save": "Save posting",
  "save.open": "Open in workspace",
  "save.sendNow": "Send now",
  "save.again": "Try again",
  "save.discard": "Discard",
  "save.waiting": "Saved on this device. It is sent as soon as the backend can be reached.",
  "save.refused": "The backend refused it.",
  "save.failed": "It could not be processed.",

  "score.name": "Score",
  "warnings.name": "What may rule this out",
  "score.of": "/100",
  "score.must": "Must have",
  "score.nice": "Nice to have",
  "score.here": "scored on this device",
  "score.confirmed": "confirmed by the backend",
  "score.model": "posting read by {engine}",
  "score.proposed": "from claims you have not reviewed",
  "score.mixed": "partly from claims you have not reviewed",
  "score.none": "Not scored",
  "score.noRequirements": "This posting lists no requirements.",
  "score.noClaims": "Your portrait holds no claim to compare with it.",
  "score.unknown": "Not scored",

  "settings.title": "Settings",
  "settings.views": "Views of the settings",
  "settings.import": "Import",
  "settings.export": "Export",
  "settings.model": "AI model",
  "settings.usage": "Usage",
  "settings.keys": "API keys",
  "settings.webhooks": "Webhooks",
  "settings.mail": "Mail",
  "settings.delete": "Delete account",
  "settings.connection": "Connection",
  "settings.keyHere": "The key is kept on this device only.",
  "settings.disconnect": "Disconnect",
  "sample.title": "Sample data",
  "sample.chip": "Sample",
  "sample.what":
    "The portrait of an invented person, where you have none yet, and ten invented postings of several trades, scored as yours would be. One press removes them again.",
  "sample.stands.one": "One invented posting is here, marked. Removing it touches nothing of yours.",
  "sample.stands.other":
    "{count} invented postings are here, marked. Removing them and what was made of them touches nothing of yours; the invented portrait goes with them.",
  "sample.unknown": "The backend must be reached to show or change this.",
  "sample.failed": "That did not work. Try again when the backend answers.",
  "sample.working": "One moment\u2026",
  "sample.add": "Load sample data",
  "sample.remove": "Remove sample data",
  "settings.sites": "Sites read without a click",
  "settings.noSites": "None. Each page is read only when you click the icon or press the shortcut.",
  "settings.forget": "Stop reading",

  "status.tracking": "Tracking",
  "status.applied": "Applied",
  "status.interviewing": "Interviewing",
  "status.offer": "Offer",
  "status.rejected": "Rejected",
  "status.archived": "Archived",

  "steps.title": "See where you stand with any posting",
  "steps.lead": "Every point explained, by your own words.",
  "steps.done": "Done",
  "steps.connect": "Connect your backend",
  "steps.connectWhy": "Your portrait lives there. A page opens where you approve this browser.",
  "steps.resume": "Upload your r\u00e9sum\u00e9",
  "steps.resumeWhy": "It is read once; every claim keeps the words it came from.",
  "steps.posting": "Open a posting",
  "steps.postingWhy": "Click the toolbar icon on any job posting, or press Ctrl+Shift+Y.",

  "trouble.unreachable":
    "The backend does not answer. Jobs you save are sent later; changes to your portrait have to wait for it.",
  "trouble.broken": "Something in here broke. What you saved is safe.",
  "trouble.reload": "Reload",
  "trouble.retry": "Try now",
  "trouble.signedOut":
    "The backend no longer takes this browser\u2019s key. Connect again; nothing you saved is lost.",
  "trouble.tooOld": "The backend speaks another version than this extension. Update whichever is older.",
  "trouble.refused": "The backend refused to answer. Check the key\u2019s scopes in your account.",

  "unsettled.title": "Still showing the posting before",
  "unsettled.how":
    "The address has changed, but the page has not. It is read as soon as it does; or read it as it stands.",

  "view.documents": "Documents",
  "view.toReview": "To review",
  "view.claims": "Claims",
};
