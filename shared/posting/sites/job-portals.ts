/** Job portals, on which many employers advertise. What is known of each one's markup. */
import { siteFrom, type SiteTable } from "./table.ts";

const STEPSTONE = ["de", "at", "be", "nl", "fr", "com"].map((end) => `stepstone.${end}`);

const TABLES: SiteTable[] = [
  {
    id: "jobscz",
    hosts: ["jobs.cz"],
    card: {
      root: ".SearchResultCard",
      title: ".SearchResultCard__titleLink || h2 a",
      company: ".SearchResultCard__footerItem:first-child span || .SearchResultCard__footerItem:first-child",
      location: "[data-test='serp-locality']",
      salary: ".Tag--success",
    },
  },
  {
    id: "stepstone",
    hosts: STEPSTONE,
    posting: {
      title: "[data-at='header-job-title']",
      company: "[data-at='metadata-company-name']",
      location: "[data-at='metadata-location']",
      employment_type: "[data-at='metadata-work-type'] || [data-at='metadata-contract-type']",
      salary: "[data-at='metadata-salary']",
      description: "[data-at='job-ad-content'] || [data-at^='section-text-']:not([data-at$='-headline'])",
    },
    card: {
      root: "[data-at='job-item']",
      title: "[data-at='job-item-title']",
      company: "[data-at='job-item-company-name']",
      location: "[data-at='job-item-location']",
      salary: "[data-at='job-item-salary-info']",
    },
  },
  {
    id: "remoteok",
    hosts: ["remoteok.io", "remoteok.com"],
    card: {
      root: "tr.job",
      title: "[itemprop='title']",
      link: "a.preventLink[itemprop='url'] || a[itemprop='url']",
      company: "[itemprop='hiringOrganization'] [itemprop='name'] || .companyLink h3",
      location: ".location:not(.tooltip) || .location",
      salary: ".location.tooltip",
      posted_at: "time[datetime]",
    },
  },
  {
    id: "weworkremotely",
    hosts: ["weworkremotely.com"],
    posting: {
      title: ".listing-header-container h1 || .lis-container__header__hero__company-info__title",
      company: ".company-card h2 a || .lis-container__job__sidebar__companyDetails__info__title h3",
      employment_type: ".listing-header-container .listing-tag",
      location:
        ".listing-header-container .listing-tag:last-child || .listing-header-container > a:last-of-type .listing-tag",
      description:
        "#job-listing-show-container || .listing-container || .lis-container__job__content__description",
    },
    card: {
      root: "section.jobs li:not(.view-all), .new-listing-container",
      title: ".title || .new-listing__header__title",
      link: "a[href*='/remote-jobs/'] || a[href*='/listings/']",
      company: ".company || .new-listing__company-name",
      location: ".region || .new-listing__company-headquarters",
    },
  },
  {
    id: "jora",
    hosts: ["jora.com"],
    posting: {
      title: "#job-info-container .job-title || h1.job-title",
      company: "#job-info-container .company || #company-location-container .company",
      location: "#job-info-container .location || #company-location-container .location",
      description: "#job-description-container",
    },
    card: {
      root: ".job-card",
      title: ".job-title a || .job-title",
      company: ".job-company",
      location: ".job-location",
    },
  },
  {
    id: "usajobs",
    hosts: ["usajobs.gov"],
    posting: {
      title: ".usajobs-joa-banner__title || #job-title",
      company: ".usajobs-joa-banner__agency || .usajobs-joa-banner__dept",
      location: ".usajobs-joa-locations__body .usajobs-joa-locations__city-link || .usajobs-joa-locations",
      description:
        ".usajobs-joa-section--summary, #duties, #requirements, #qualifications || .usajobs-joa__content",
    },
  },
  {
    id: "seek",
    hosts: ["seek.com.au", "seek.co.nz", "jobstreet.com", "jobsdb.com"],
    roots: "[data-automation='splitViewJobDetailsWrapper'] || [data-automation='jobDetailsPage'] || body",
    posting: {
      title: "[data-automation='job-detail-title']",
      company: "[data-automation='advertiser-name']",
      location: "[data-automation='job-detail-location']",
      employment_type: "[data-automation='job-detail-work-type']",
      salary: "[data-automation='job-detail-salary']",
      description: "[data-automation='jobAdDetails']",
      closed: "[data-automation='expiredJobPage']",
    },
    card: {
      root: "article[data-automation='normalJob'], article[data-automation='premiumJob'], article[data-testid='job-card']",
      title: "[data-automation='jobTitle']",
      company: "[data-automation='jobCompany']",
      location: "[data-automation='jobLocation']",
      salary: "[data-automation='jobSalary']",
    },
  },
];

export const jobPortals = TABLES.map(siteFrom);
