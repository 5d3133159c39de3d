/** Job portals, on which many employers advertise. What is known of each one's markup. */
import { siteFrom, type SiteTable } from "./table.ts";

const STEPSTONE = ["de", "at", "be", "nl", "fr", "com"].map((end) => `stepstone.${end}`);
const GLASSDOOR = [
  "com",
  "co.uk",
  "ca",
  "de",
  "fr",
  "nl",
  "it",
  "es",
  "ie",
  "at",
  "ch",
  "com.au",
  "co.in",
  "sg",
  "com.br",
].map((end) => `glassdoor.${end}`);
const MONSTER = ["com", "co.uk", "ca", "de", "fr", "nl", "it", "es", "ie", "at", "ch", "se", "be", "lu"].map(
  (end) => `monster.${end}`,
);

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
    id: "glassdoor",
    hosts: GLASSDOOR,
    roots: "[class*='JobDetails_jobDetailsContainer'] || [data-test='job-details'] || #JDCol || body",
    posting: {
      title: "h1[id^='jd-job-title'] || [data-test='job-title'] || [data-test='jobTitle'] || h1",
      company:
        "[class*='EmployerProfile_employerNameHeading'] || [data-test='employer-name'] || [data-test='employerName']",
      location: "[data-test='location']",
      salary: "[data-test='detailSalary'] || [class*='SalaryEstimate_salaryRange']",
      description:
        "[class*='JobDetails_jobDescription__'] || [class*='JobDetails_jobDescription'] || .jobDescriptionContent || #JobDescriptionContainer",
    },
    card: {
      root: "[data-test='jobListing']",
      title: "[data-test='job-title']",
      company: "[class*='EmployerProfile_compactEmployerName']",
      location: "[data-test='emp-location']",
      salary: "[data-test='detailSalary']",
    },
  },
  {
    id: "welcometothejungle",
    hosts: ["welcometothejungle.com"],
    posting: {
      title: "[data-testid='job-metadata-block'] h2",
      company: "[data-testid='job-metadata-block'] a[href*='/companies/'] span",
      description: "[data-testid^='job-section-']",
    },
    card: { root: "[data-testid='search-results-list-item-wrapper']", title: "h2 || h4" },
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
    id: "xing",
    hosts: ["xing.com"],
    posting: {
      title: "[data-testid='job-details-title']",
      company: "[data-testid='job-details-company-info-name'] || [data-testid='job-details-company-name']",
      location: "[data-testid='job-details-location'] || [data-testid='job-details-company-info-location']",
      description: "[data-testid='expandable-content'] || [data-testid='job-details-description']",
    },
    card: {
      root: "article[data-testid='job-search-result'], [data-testid='job-search-result']",
      title: "[data-testid='job-teaser-list-title'] || h2",
    },
  },
  {
    id: "monster",
    hosts: MONSTER,
    posting: {
      title: "[data-testid='jobTitle']",
      company: "[data-testid='company']",
      location: "[data-testid='jobDetailLocation']",
      salary: "[data-testid='svx_jobview-salary']",
      description:
        "[data-testid='svx-description-container-inner'] || [class*='descriptionstyles__DescriptionContainer']",
    },
    card: {
      root: "[data-testid='svx_jobCard'], [data-testid='JobCard']",
      title: "[data-testid='jobTitle']",
      company: "[data-testid='company']",
      location: "[data-testid='jobDetailLocation']",
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
  {
    id: "dice",
    hosts: ["dice.com"],
    posting: {
      title: "[data-cy='jobTitle']",
      company: "[data-cy='companyNameLink'] || [data-cy='companyNameNoLink']",
      location: "[data-cy='location'] || [data-cy='locationDetails']",
      employment_type: "[data-cy='employmentDetails']",
      salary: "[data-cy='payDetails']",
      description: "[data-testid='jobDescriptionHtml'] || #jobDescription",
    },
    card: {
      root: "[data-testid='job-search-serp-card'], dhi-search-card",
      title: "[data-testid='job-search-job-detail-link'] || .card-title-link",
      company: "[data-cy='search-result-company-name']",
      location: "[data-cy='search-result-location']",
    },
  },
  {
    id: "ziprecruiter",
    hosts: ["ziprecruiter.com", "ziprecruiter.co.uk"],
    posting: {
      title: "h1.job_title || [data-testid='job-title'] || .hiring_company + h1",
      company: "a.job_details_link || [data-testid='job-card-company'] || .hiring_company",
      location: ".hiring_location || [data-testid='job-card-location']",
      description: ".job_description || .jobDescriptionSection",
    },
    card: {
      root: "article.job_result, .job_result_two_pane, .job_content",
      title: "h2 || .title",
      company: "[data-testid='job-card-company']",
      location: "[data-testid='job-card-location']",
    },
  },
];

export const jobPortals = TABLES.map(siteFrom);
