/** English, tracked opportunities. */
export const opportunitiesEn = {
  "opportunities.title": "Opportunities",
  "opportunities.lead": "Every posting you have saved, newest first.",
  "opportunities.none": "Nothing saved yet. Open a posting and press Save in the side panel.",
  "opportunities.posting": "Posting",
  "opportunities.status": "Status",
  "opportunities.saved": "Saved",
  "opportunities.back": "Opportunities",

  "opportunity.tabs": "About this opportunity",
  "opportunity.match": "Match",
};
