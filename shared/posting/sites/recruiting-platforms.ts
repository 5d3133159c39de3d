/** Recruiting platforms, on which employers publish their own postings. What is known of each one's markup. */
import { siteFrom, type SiteTable } from "./table.ts";

const TABLES: SiteTable[] = [
  {
    id: "greenhouse",
    hosts: ["greenhouse.io"],
    marks: "#grnhse_app .app-title, .job__title .section-header",
    posting: {
      title: ".job__title h1 || h1.app-title || #header h1",
      company: ".company-name",
      location: ".job__location || #header .location",
      description: ".job__description || #content",
    },
    card: {
      root: "tr.job-post, .opening",
      title: "a p.body--medium || a",
      location: "a p.body--metadata || .location",
    },
  },
  {
    id: "lever",
    hosts: ["lever.co"],
    marks: ".posting-headline .posting-categories",
    posting: {
      title: ".posting-headline h2",
      company: ".main-header-logo img[alt]",
      location: ".posting-categories .location || .posting-categories .sort-by-time:first-child",
      employment_type: ".posting-categories .commitment || .posting-categories .sort-by-commitment",
      work_mode: ".posting-categories .workplaceTypes || .posting-categories .sort-by-time:last-child",
      salary: "[data-qa='salary-range']",
      description:
        "[data-qa='job-description'], .posting-page .section-wrapper .section:not(.last-section-apply), [data-qa='closing-description'], [data-qa='salary-range']",
    },
    card: {
      root: ".posting",
      title: "[data-qa='posting-name'] || h5",
      link: "a.posting-title",
      location: ".sort-by-location || .location",
      employment_type: ".sort-by-commitment || .commitment",
      work_mode: ".workplaceTypes",
    },
  },
  {
    id: "ashby",
    hosts: ["ashbyhq.com"],
    posting: {
      title: ".ashby-job-posting-heading || h1",
      description: "[class*='_descriptionText'] || #overview",
    },
    card: {
      root: ".ashby-job-posting-brief",
      title: ".ashby-job-posting-brief-title || h3",
      location: ".ashby-job-posting-brief-location",
    },
  },
  {
    id: "workday",
    hosts: ["myworkdayjobs.com", "myworkdaysite.com", "myworkdayjobs-impl.com"],
    posting: {
      title: "[data-automation-id='jobPostingHeader']",
      location: "[data-automation-id='locations'] dd || [data-automation-id='job-posting-location']",
      employment_type: "[data-automation-id='time'] dd",
      work_mode: "[data-automation-id='remoteType'] dd",
      external_id: "[data-automation-id='requisitionId'] dd",
      description: "[data-automation-id='jobPostingDescription']",
    },
    card: {
      root: "[data-automation-id='jobResults'] li:has([data-automation-id='jobTitle']) || section[data-automation-id='jobResults'] li",
      title: "[data-automation-id='jobTitle']",
      location: "[data-automation-id='locations'] dd",
      work_mode: "[data-automation-id='remoteType'] dd",
    },
  },
  {
    id: "smartrecruiters",
    hosts: ["smartrecruiters.com"],
    posting: {
      title: "h1.job-title || [itemprop='title']",
      location:
        "[itemprop='jobLocation'] spl-job-location || .job-details [itemprop='address'] || [itemprop='jobLocation']",
      employment_type: "[itemprop='employmentType']",
      description: ".job-sections [itemprop='description'] || .job-sections",
    },
    card: {
      root: ".opening-job, .jobs-item",
      title: ".details-title || h4",
      location: ".opening-jobs-location",
    },
  },
  {
    id: "workable",
    hosts: ["workable.com"],
    posting: {
      title: "[data-ui='job-title']",
      location: "[data-ui='job-location']",
      employment_type: "[data-ui='job-type']",
      work_mode: "[data-ui='job-workplace']",
      description:
        "[data-ui='job-description'], [data-ui='job-requirements'], [data-ui='job-benefits'] || [data-ui='job-breakdown']",
    },
    card: {
      root: "[data-ui='job'], [data-ui='job-opening']",
      title: "[data-ui='job-title'] || h3",
      location: "[data-ui='job-location']",
      employment_type: "[data-ui='job-type']",
      work_mode: "[data-ui='job-workplace']",
    },
  },
  {
    id: "teamtailor",
    hosts: ["teamtailor.com"],
    marks: "#jobs_list_container, [data-careersite--jobs--form-overlay-target]",
    card: {
      root: "#jobs_list_container > li",
      title: "a > span:first-of-type || .text-block-base-link || a",
    },
  },
  {
    id: "breezy",
    hosts: ["breezy.hr"],
    posting: {
      title: ".banner h1 || .position-header h1",
      location: "li.location",
      employment_type: "li.type",
      salary: "li.salary-range",
      description: ".description",
    },
    card: { root: "li.position", title: "h2", location: ".location", employment_type: ".type" },
  },
  {
    id: "icims",
    hosts: ["icims.com"],
    posting: {
      title: ".iCIMS_Header h1, .iCIMS_JobHeader h1",
      description: ".iCIMS_JobContent .iCIMS_Expandable_Text || .iCIMS_JobContent",
    },
  },
  {
    id: "eightfold",
    hosts: ["eightfold.ai"],
    posting: {
      title: "h1.position-title || .position-title",
      location: ".position-location",
      description: ".position-job-description || #job-description-container",
    },
  },
  {
    id: "paylocity",
    hosts: ["paylocity.com"],
    posting: {
      title: ".job-preview-title span:first-child || .job-preview-title",
      location: ".preview-location || .job-preview-location",
      description: ".job-listing-description || .job-preview-details .job-listing-header + div",
    },
  },
  {
    id: "bamboohr",
    hosts: ["bamboohr.com"],
    posting: {
      title: ".ResAts__header h2 || .ResAts__content-header h2",
      description: ".BambooRichText || .ResAts__card-content",
    },
    card: {
      root: ".ResAts__listing, .BambooHR-ATS-Jobs-Item",
      title: ".ResAts__listing-link || a",
      location: ".ResAts__listing-location || .BambooHR-ATS-Location",
    },
  },
  {
    id: "successfactors",
    hosts: ["successfactors.com", "successfactors.eu", "sapsf.com"],
    marks: "[data-careersite-propertyid='title'], .jobDisplay .jobTitle, tr.data-row .jobTitle-link",
    posting: {
      title: "[data-careersite-propertyid='title'] || h1#job-title || .jobDisplay .jobTitle",
      location: "[data-careersite-propertyid='location'] || #job-location .jobGeoLocation || .jobGeoLocation",
      posted_at: "[data-careersite-propertyid='date'] || #job-date",
      description: "[data-careersite-propertyid='description'] || .jobdescription",
    },
    card: {
      root: "tr.data-row, .job-tile",
      title: "a.jobTitle-link",
      location: ".jobLocation",
      posted_at: ".jobDate",
    },
  },
];

export const recruitingPlatforms = TABLES.map(siteFrom);
