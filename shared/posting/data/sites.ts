/**
 * What is known of sites' markup, a block a site: where the fields of a posting stand, and on pages of results those of each
 * card. First the site as `addresses.ts` names it, then a line per field: CSS selectors, the surest first, set apart by ` || `.
 *
 *     hosts        further hosts of the site, with their subdomains
 *     marks        markup that only this platform writes: known on employers' own domains and in saved fragments
 *     roots        containers of the one posting, innermost first; the page when there are none
 *     ids, id      elements that carry the posting's own id, and the id as their attributes spell it
 *     others       containers of other postings, whose ids are not meant
 *     description  all matches of one alternative together
 *     cards        the containers of the cards; `card title` and so on stand within each
 *
 * Of a page the first site that knows it counts: job portals of the whole world, recruiting platforms, other portals.
 */
export const SITES = String.raw`
linkedin
marks | .topcard__title, .top-card-layout__title + .top-card-layout__second-subline .topcard__flavor, .base-search-card__title
roots | .jobs-search__job-details--container || .jobs-search__job-details || .scaffold-layout__detail .jobs-details || .job-view-layout || .jobs-details || .details-pane__content || .two-pane-serp-page__detail-view || main || body
ids | .job-details-jobs-unified-top-card__job-title a[href], .jobs-unified-top-card__job-title a[href], a.topcard__link[href], [data-job-id], .jobs-apply-button[data-job-id], [data-semaphore-content-urn]
id | ^\d{6,}$|(?:/jobs/view/(?:[^/?]*-)?|currentJobId=|jobPosting[:/])(\d{6,})
others | .job-card-container, .base-card, .jobs-similar-jobs, .similar-jobs
title | .job-details-jobs-unified-top-card__job-title || .jobs-unified-top-card__job-title || h1.topcard__title || h2.topcard__title || .topcard__title || .jobs-details-top-card__job-title
company | .job-details-jobs-unified-top-card__company-name || .jobs-unified-top-card__company-name || .topcard__org-name-link || .topcard__flavor-row .topcard__flavor:not(.topcard__flavor--bullet):not(.topcard__flavor--metadata) || .topcard__flavor || .jobs-details-top-card__company-url
location | .job-details-jobs-unified-top-card__primary-description-container .tvm__text--low-emphasis || .jobs-unified-top-card__bullet || .topcard__flavor--bullet || .jobs-details-top-card__bullet
employment_type | .job-details-fit-level-preferences button:last-of-type || .job-details-jobs-unified-top-card__job-insight li:nth-child(2) || .description__job-criteria-item:nth-child(2) .description__job-criteria-text || .job-criteria__item:nth-child(2) .job-criteria__text
work_mode | .job-details-fit-level-preferences || .jobs-unified-top-card__workplace-type || .job-details-jobs-unified-top-card__workplace-type
salary | .compensation__salary || .salary.compensation__salary || .job-details-fit-level-preferences
description | #job-details || .jobs-description__content .jobs-box__html-content || .jobs-description-content__text || .show-more-less-html__markup || .description__text
closed | .closed-job || .jobs-details-top-card__apply-error || .artdeco-inline-feedback--error
cards | .base-search-card, .job-search-card, .job-card-container, .jobs-search-results__list-item
card title | .base-search-card__title || .job-card-list__title--link || .job-card-list__title || .artdeco-entity-lockup__title
card link | a.base-card__full-link || a.job-card-container__link || a[href*='/jobs/view/']
card company | .base-search-card__subtitle || .artdeco-entity-lockup__subtitle || .job-card-container__primary-description || .job-card-container__company-name
card location | .job-search-card__location || .artdeco-entity-lockup__caption || .job-card-container__metadata-item
card salary | .job-search-card__salary-info || .artdeco-entity-lockup__metadata
card posted_at | time[datetime]

indeed
marks | .jobsearch-JobInfoHeader-title, [data-testid='jobsearch-JobInfoHeader-title']
roots | #jobsearch-ViewjobPaneWrapper || .jobsearch-RightPane || #vjs-container || .jobsearch-ViewJobLayout--embedded || .jobsearch-JobComponent || .jobsearch-ViewJobLayout || body
ids | a[href*='jk='], [data-jk], [data-indeed-apply-jk]
id | ^\w+$|[?&]jk=([0-9a-f]{10,20})
others | #mosaic-provider-jobcards, .job_seen_beacon
title | [data-testid='jobsearch-JobInfoHeader-title'] || .jobsearch-JobInfoHeader-title
company | [data-testid='inlineHeader-companyName'] || [data-company-name='true'] || .jobsearch-InlineCompanyRating-companyHeader || .jobsearch-CompanyInfoContainer a
location | [data-testid='inlineHeader-companyLocation'] || [data-testid='job-location'] || [data-testid='jobsearch-JobInfoHeader-companyLocation'] || #jobLocationText
employment_type | [aria-label='Job type'] [data-testid$='-tile'] || [aria-label='Job type'] li || #salaryInfoAndJobType > span:last-child
salary | #salaryInfoAndJobType > span:first-child || [aria-label='Pay'] [data-testid$='-tile'] || [aria-label='Pay'] li
work_mode | [data-testid='jobsearch-JobInfoHeader-workLocation'] || [data-testid='inlineHeader-companyLocation']
description | #jobDescriptionText || .jobsearch-JobComponent-description
closed | .jobsearch-JobInfoHeader-expiredHeader || [data-testid='expired-job-banner']
cards | .job_seen_beacon || .job_seen_beacon, .cardOutline, .tapItem
card title | h2.jobTitle span[title] || h2.jobTitle || .jcs-JobTitle
card link | h2.jobTitle a || a[data-jk]
card company | [data-testid='company-name'] || .companyName
card location | [data-testid='text-location'] || .companyLocation
card salary | .salary-snippet-container || .estimated-salary || [data-testid='attribute_snippet_testid'] || .salary-snippet
card employment_type | [data-testid='attribute_snippet_testid'] || .metadata .attribute_snippet

greenhouse
marks | #grnhse_app .app-title, .job__title .section-header
title | .job__title h1 || h1.app-title || #header h1
company | .company-name
location | .job__location || #header .location
description | .job__description || #content
cards | tr.job-post, .opening
card title | a p.body--medium || a
card location | a p.body--metadata || .location

lever
marks | .posting-headline .posting-categories
title | .posting-headline h2
company | .main-header-logo img[alt]
location | .posting-categories .location || .posting-categories .sort-by-time:first-child
employment_type | .posting-categories .commitment || .posting-categories .sort-by-commitment
work_mode | .posting-categories .workplaceTypes || .posting-categories .sort-by-time:last-child
salary | [data-qa='salary-range']
description | [data-qa='job-description'], .posting-page .section-wrapper .section:not(.last-section-apply), [data-qa='closing-description'], [data-qa='salary-range']
cards | .posting
card title | [data-qa='posting-name'] || h5
card link | a.posting-title
card location | .sort-by-location || .location
card employment_type | .sort-by-commitment || .commitment
card work_mode | .workplaceTypes

ashby
title | .ashby-job-posting-heading || h1
description | [class*='_descriptionText'] || #overview
cards | .ashby-job-posting-brief
card title | .ashby-job-posting-brief-title || h3
card location | .ashby-job-posting-brief-location

workday
title | [data-automation-id='jobPostingHeader']
location | [data-automation-id='locations'] dd || [data-automation-id='job-posting-location']
employment_type | [data-automation-id='time'] dd
work_mode | [data-automation-id='remoteType'] dd
external_id | [data-automation-id='requisitionId'] dd
description | [data-automation-id='jobPostingDescription']
cards | [data-automation-id='jobResults'] li:has([data-automation-id='jobTitle']) || section[data-automation-id='jobResults'] li
card title | [data-automation-id='jobTitle']
card location | [data-automation-id='locations'] dd
card work_mode | [data-automation-id='remoteType'] dd

smartrecruiters
title | h1.job-title || [itemprop='title']
location | [itemprop='jobLocation'] spl-job-location || .job-details [itemprop='address'] || [itemprop='jobLocation']
employment_type | [itemprop='employmentType']
description | .job-sections [itemprop='description'] || .job-sections
cards | .opening-job, .jobs-item
card title | .details-title || h4
card location | .opening-jobs-location

workable
title | [data-ui='job-title']
location | [data-ui='job-location']
employment_type | [data-ui='job-type']
work_mode | [data-ui='job-workplace']
description | [data-ui='job-description'], [data-ui='job-requirements'], [data-ui='job-benefits'] || [data-ui='job-breakdown']
cards | [data-ui='job'], [data-ui='job-opening']
card title | [data-ui='job-title'] || h3
card location | [data-ui='job-location']
card employment_type | [data-ui='job-type']
card work_mode | [data-ui='job-workplace']

teamtailor
marks | #jobs_list_container, [data-careersite--jobs--form-overlay-target]
cards | #jobs_list_container > li
card title | a > span:first-of-type || .text-block-base-link || a

breezy
title | .banner h1 || .position-header h1
location | li.location
employment_type | li.type
salary | li.salary-range
description | .description
cards | li.position
card title | h2
card location | .location
card employment_type | .type

icims
title | .iCIMS_Header h1, .iCIMS_JobHeader h1
description | .iCIMS_JobContent .iCIMS_Expandable_Text || .iCIMS_JobContent

eightfold
title | h1.position-title || .position-title
location | .position-location
description | .position-job-description || #job-description-container

paylocity
title | .job-preview-title span:first-child || .job-preview-title
location | .preview-location || .job-preview-location
description | .job-listing-description || .job-preview-details .job-listing-header + div

bamboohr
title | .ResAts__header h2 || .ResAts__content-header h2
description | .BambooRichText || .ResAts__card-content
cards | .ResAts__listing, .BambooHR-ATS-Jobs-Item
card title | .ResAts__listing-link || a
card location | .ResAts__listing-location || .BambooHR-ATS-Location

successfactors
marks | [data-careersite-propertyid='title'], .jobDisplay .jobTitle, tr.data-row .jobTitle-link
title | [data-careersite-propertyid='title'] || h1#job-title || .jobDisplay .jobTitle
location | [data-careersite-propertyid='location'] || #job-location .jobGeoLocation || .jobGeoLocation
posted_at | [data-careersite-propertyid='date'] || #job-date
description | [data-careersite-propertyid='description'] || .jobdescription
cards | tr.data-row, .job-tile
card title | a.jobTitle-link
card location | .jobLocation
card posted_at | .jobDate

jobscz
cards | .SearchResultCard
card title | .SearchResultCard__titleLink || h2 a
card company | .SearchResultCard__footerItem:first-child span || .SearchResultCard__footerItem:first-child
card location | [data-test='serp-locality']
card salary | .Tag--success

stepstone
title | [data-at='header-job-title']
company | [data-at='metadata-company-name']
location | [data-at='metadata-location']
employment_type | [data-at='metadata-work-type'] || [data-at='metadata-contract-type']
salary | [data-at='metadata-salary']
description | [data-at='job-ad-content'] || [data-at^='section-text-']:not([data-at$='-headline'])
cards | [data-at='job-item']
card title | [data-at='job-item-title']
card company | [data-at='job-item-company-name']
card location | [data-at='job-item-location']
card salary | [data-at='job-item-salary-info']

remoteok
cards | tr.job
card title | [itemprop='title']
card link | a.preventLink[itemprop='url'] || a[itemprop='url']
card company | [itemprop='hiringOrganization'] [itemprop='name'] || .companyLink h3
card location | .location:not(.tooltip) || .location
card salary | .location.tooltip
card posted_at | time[datetime]

weworkremotely
title | .listing-header-container h1 || .lis-container__header__hero__company-info__title
company | .company-card h2 a || .lis-container__job__sidebar__companyDetails__info__title h3
employment_type | .listing-header-container .listing-tag
location | .listing-header-container .listing-tag:last-child || .listing-header-container > a:last-of-type .listing-tag
description | #job-listing-show-container || .listing-container || .lis-container__job__content__description
cards | section.jobs li:not(.view-all), .new-listing-container
card title | .title || .new-listing__header__title
card link | a[href*='/remote-jobs/'] || a[href*='/listings/']
card company | .company || .new-listing__company-name
card location | .region || .new-listing__company-headquarters

jora
title | #job-info-container .job-title || h1.job-title
company | #job-info-container .company || #company-location-container .company
location | #job-info-container .location || #company-location-container .location
description | #job-description-container
cards | .job-card
card title | .job-title a || .job-title
card company | .job-company
card location | .job-location

usajobs
title | .usajobs-joa-banner__title || #job-title
company | .usajobs-joa-banner__agency || .usajobs-joa-banner__dept
location | .usajobs-joa-locations__body .usajobs-joa-locations__city-link || .usajobs-joa-locations
description | .usajobs-joa-section--summary, #duties, #requirements, #qualifications || .usajobs-joa__content

seek
hosts | jobstreet.com, jobsdb.com
roots | [data-automation='splitViewJobDetailsWrapper'] || [data-automation='jobDetailsPage'] || body
title | [data-automation='job-detail-title']
company | [data-automation='advertiser-name']
location | [data-automation='job-detail-location']
employment_type | [data-automation='job-detail-work-type']
salary | [data-automation='job-detail-salary']
description | [data-automation='jobAdDetails']
closed | [data-automation='expiredJobPage']
cards | article[data-automation='normalJob'], article[data-automation='premiumJob'], article[data-testid='job-card']
card title | [data-automation='jobTitle']
card company | [data-automation='jobCompany']
card location | [data-automation='jobLocation']
card salary | [data-automation='jobSalary']
`;
