/**
 * LinkedIn: public posting pages and their fragments, signed-in pages, and search pages with a detail pane.
 * The pane is read only when it belongs to the posting that the address names.
 */
import { siteFrom } from "./table.ts";

const JOB_ID = /(?:\/jobs\/view\/(?:[^/?]*-)?|currentJobId=|jobPosting[:/])(\d{6,})/;

export const linkedin = siteFrom({
  id: "linkedin",
  hosts: ["linkedin.com"],
  marks:
    ".topcard__title, .top-card-layout__title + .top-card-layout__second-subline .topcard__flavor, .base-search-card__title",
  roots:
    ".jobs-search__job-details--container || .jobs-search__job-details || .scaffold-layout__detail .jobs-details || .job-view-layout || .jobs-details || .details-pane__content || .two-pane-serp-page__detail-view || main || body",
  posting: {
    title:
      ".job-details-jobs-unified-top-card__job-title || .jobs-unified-top-card__job-title || h1.topcard__title || h2.topcard__title || .topcard__title || .jobs-details-top-card__job-title",
    company:
      ".job-details-jobs-unified-top-card__company-name || .jobs-unified-top-card__company-name || .topcard__org-name-link || .topcard__flavor-row .topcard__flavor:not(.topcard__flavor--bullet):not(.topcard__flavor--metadata) || .topcard__flavor || .jobs-details-top-card__company-url",
    location:
      ".job-details-jobs-unified-top-card__primary-description-container .tvm__text--low-emphasis || .jobs-unified-top-card__bullet || .topcard__flavor--bullet || .jobs-details-top-card__bullet",
    employment_type:
      ".job-details-fit-level-preferences button:last-of-type || .job-details-jobs-unified-top-card__job-insight li:nth-child(2) || .description__job-criteria-item:nth-child(2) .description__job-criteria-text || .job-criteria__item:nth-child(2) .job-criteria__text",
    work_mode:
      ".job-details-fit-level-preferences || .jobs-unified-top-card__workplace-type || .job-details-jobs-unified-top-card__workplace-type",
    salary: ".compensation__salary || .salary.compensation__salary || .job-details-fit-level-preferences",
    description:
      "#job-details || .jobs-description__content .jobs-box__html-content || .jobs-description-content__text || .show-more-less-html__markup || .description__text",
    closed: ".closed-job || .jobs-details-top-card__apply-error || .artdeco-inline-feedback--error",
  },
  idOf(root) {
    for (const element of root.querySelectorAll(
      ".job-details-jobs-unified-top-card__job-title a[href], .jobs-unified-top-card__job-title a[href], a.topcard__link[href], [data-job-id], .jobs-apply-button[data-job-id], [data-semaphore-content-urn]",
    )) {
      if (element.closest(".job-card-container, .base-card, .jobs-similar-jobs, .similar-jobs") !== null)
        continue;
      const own =
        element.getAttribute("data-job-id") ??
        JOB_ID.exec(
          `${element.getAttribute("href") ?? ""} ${element.getAttribute("data-semaphore-content-urn") ?? ""}`,
        )?.[1];
      if (own !== undefined && /^\d{6,}$/.test(own)) return own;
    }
    return null;
  },
  card: {
    root: ".base-search-card, .job-search-card, .job-card-container, .jobs-search-results__list-item",
    title:
      ".base-search-card__title || .job-card-list__title--link || .job-card-list__title || .artdeco-entity-lockup__title",
    link: "a.base-card__full-link || a.job-card-container__link || a[href*='/jobs/view/']",
    company:
      ".base-search-card__subtitle || .artdeco-entity-lockup__subtitle || .job-card-container__primary-description || .job-card-container__company-name",
    location:
      ".job-search-card__location || .artdeco-entity-lockup__caption || .job-card-container__metadata-item",
    salary: ".job-search-card__salary-info || .artdeco-entity-lockup__metadata",
    posted_at: "time[datetime]",
  },
});
