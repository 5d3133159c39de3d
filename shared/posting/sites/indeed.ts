/** Indeed: posting pages, and search pages whose right pane shows the posting named by `vjk`. */
import { siteFrom } from "./table.ts";

export const indeed = siteFrom({
  id: "indeed",
  hosts: ["indeed.com"],
  marks: ".jobsearch-JobInfoHeader-title, [data-testid='jobsearch-JobInfoHeader-title']",
  roots:
    "#jobsearch-ViewjobPaneWrapper || .jobsearch-RightPane || #vjs-container || .jobsearch-ViewJobLayout--embedded || .jobsearch-JobComponent || .jobsearch-ViewJobLayout || body",
  posting: {
    title: "[data-testid='jobsearch-JobInfoHeader-title'] || .jobsearch-JobInfoHeader-title",
    company:
      "[data-testid='inlineHeader-companyName'] || [data-company-name='true'] || .jobsearch-InlineCompanyRating-companyHeader || .jobsearch-CompanyInfoContainer a",
    location:
      "[data-testid='inlineHeader-companyLocation'] || [data-testid='job-location'] || [data-testid='jobsearch-JobInfoHeader-companyLocation'] || #jobLocationText",
    employment_type:
      "[aria-label='Job type'] [data-testid$='-tile'] || [aria-label='Job type'] li || #salaryInfoAndJobType > span:last-child",
    salary:
      "#salaryInfoAndJobType > span:first-child || [aria-label='Pay'] [data-testid$='-tile'] || [aria-label='Pay'] li",
    work_mode:
      "[data-testid='jobsearch-JobInfoHeader-workLocation'] || [data-testid='inlineHeader-companyLocation']",
    description: "#jobDescriptionText || .jobsearch-JobComponent-description",
    closed: ".jobsearch-JobInfoHeader-expiredHeader || [data-testid='expired-job-banner']",
  },
  idOf(root) {
    for (const link of root.querySelectorAll("a[href*='jk='], [data-jk], [data-indeed-apply-jk]")) {
      if (link.closest("#mosaic-provider-jobcards, .job_seen_beacon") !== null) continue;
      const own =
        link.getAttribute("data-jk") ??
        link.getAttribute("data-indeed-apply-jk") ??
        /[?&]jk=([0-9a-f]{10,20})/i.exec(link.getAttribute("href") ?? "")?.[1];
      if (own !== undefined && own !== null) return own.toLowerCase();
    }
    return null;
  },
  card: {
    root: ".job_seen_beacon || .job_seen_beacon, .cardOutline, .tapItem",
    title: "h2.jobTitle span[title] || h2.jobTitle || .jcs-JobTitle",
    link: "h2.jobTitle a || a[data-jk]",
    company: "[data-testid='company-name'] || .companyName",
    location: "[data-testid='text-location'] || .companyLocation",
    salary:
      ".salary-snippet-container || .estimated-salary || [data-testid='attribute_snippet_testid'] || .salary-snippet",
    employment_type: "[data-testid='attribute_snippet_testid'] || .metadata .attribute_snippet",
  },
});
