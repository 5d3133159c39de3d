/**
 * Sites whose addresses name a posting by an id, a site a line.
 *
 *     hosts      with their subdomains; `*` is any ending. `-`: companies' own pages, on which a site's board is embedded
 *     forms      what tells the id, set apart by ` or `: a pattern over host and path whose group `id` (or first group) it is,
 *                or behind it `?a,b=…`, the first given of these parameters and the pattern of its value
 *     canonical  the one address to keep, of `{id}`, `{host}`, the path's segments by number, parameters (`{?for}`) and other
 *                groups; of several set apart by ` or ` the first whose parts are all known. `-`: only the query is reduced
 *     case       how ids and names are spelt there when the site takes either
 */
export const ADDRESSES = String.raw`
linkedin | linkedin.com | /jobs(?:-guest/jobs/api/jobPosting|/view)/(?:[^/]*?-)?(\d{6,})(?:/|$) or ^[^/]+/jobs ?currentJobId=\d{4,} | https://www.linkedin.com/jobs/view/{id}
indeed | indeed.com | ?jk,vjk=[0-9A-Fa-f]{10,20} or /job/[^/]*?-?([0-9A-Fa-f]{16})$ | https://www.indeed.com/viewjob?jk={id} | lower
greenhouse | greenhouse.io | ^[^/]+/(?:v1/boards/)?(?<board>(?!embed/)[^/]+)/jobs/(?<id>\d{4,}) or /jobs/(\d{4,}) or ^[^/]+(?:/(?:v1/boards/)?(?<board>(?!embed/)[^/]+)/jobs/)? ?gh_jid,token=\d{4,} | https://job-boards.greenhouse.io/{?for}/jobs/{id} or https://job-boards.greenhouse.io/{board}/jobs/{id} or https://boards.greenhouse.io/embed/job_app?token={id} | lower
lever | lever.co | (?<region>(?:\beu\.)?)lever\.co\.?/(?:v0/|postings/)*(?<account>[^/]+)/.*?(?<id>{uuid}) or ({uuid}) | https://jobs.{region}lever.co/{account}/{id} | lower
ashby | ashbyhq.com | ({uuid}) or ?ashby_jid | https://jobs.ashbyhq.com/{1}/{id} | lower
workday | myworkdayjobs.com, myworkdayjobs-impl.com, myworkdaysite.com | (?:/(?<board>(?![a-z]{2}-[A-Z]{2}/)[^/]+))?/(?:job|details)/(?:.*/)?(?<slug>(?:[^/]*?_)??(?<id>[A-Za-z]{0,12}[-_]?\d[A-Za-z0-9-]*))(?:/(?:[aA]pply[^/]*|[^/\d]+))*/?$ | https://{host}/{board}/job/{slug} or https://{host}//job/{slug}
smartrecruiters | smartrecruiters.com | ^(?:api\.[^/]+/[^/]+/[^/]+|[^/]+)/(?<account>[^/]+)/(?:.*?/)??(?<id>\d{12,})(?:-|/|$) or /(\d{12,})(?:-|/|$) | https://jobs.smartrecruiters.com/{account}/{id}
workable | workable.com | /(?:j|jobs?|view)/([A-Za-z0-9]{6,})(?:/|$) | https://apply.workable.com/j/{id} | upper
recruitee | recruitee.com | /o/([^/]+) | https://{host}/o/{id}
teamtailor | teamtailor.com | /jobs/(\d+) | https://{host}/jobs/{id}
personio | jobs.personio.de, jobs.personio.com | ^(?<board>[^/]+)\.(?:de|com)/(?:.*?/)??job/(?<id>\d+) | https://{board}.de/job/{id}
breezy | breezy.hr | /p/([0-9a-f]{12}) | https://{host}/p/{id}
icims | icims.com | /jobs/(\d+) | https://{host}/jobs/{id}/job
avature | avature.net | /JobDetail/.*?/?(\d{4,})/?$ or ?jobId=\d{4,} | -
eightfold | eightfold.ai | /careers/job/(\d{4,}) or ?pid=\d{4,} | https://{host}/careers/job/{id}
paylocity | paylocity.com | /[jJ]obs/[dD]etails/(\d+) | https://recruiting.paylocity.com/Recruiting/Jobs/Details/{id}
bamboohr | bamboohr.com | /(?:careers|jobs|view)/(\d+) or /jobs ?id | https://{host}/careers/{id}
pinpoint | pinpointhq.com | ({uuid}) or /jobs/(\d+) | - | lower
jobvite | jobvite.com | /job/(\w+) or ?jvi=([^,]+).* | https://jobs.jobvite.com/{1}/job/{id}
jazzhr | applytojob.com | /apply/(?:jobs/details/)?([A-Za-z0-9]{8,}) | https://{host}/apply/{id}
taleo | taleo.net | ?job,rid | -
successfactors | successfactors.com, successfactors.eu, sapsf.com, sapsf.eu | ?career_job_req_id,jobId | -
glassdoor | glassdoor.* | ?jl,jobListingId=\d{4,} | https://www.glassdoor.com/job-listing/?jl={id}
ziprecruiter | ziprecruiter.com | ?jid,lk or -([0-9a-f]{6,})$ | -
monster | monster.* | ({uuid}) | - | lower
stepstone | stepstone.* | --(\d{5,})-inline\.html | -
xing | xing.com | ^[^/]+/jobs/.*?-(\d{6,})(?:/|$) | -
jobscz | jobs.cz | /(?:rpd|pd)/(\d+) or /fp/[^/]+/(\d+) | https://www.jobs.cz/rpd/{id}/
startupjobs | startupjobs.cz | /nabidka/(\d+) | https://www.startupjobs.cz/nabidka/{id}
weworkremotely | weworkremotely.com | /(?:remote-jobs|listings)/([^/]+) | https://weworkremotely.com/remote-jobs/{id}
remoteok | remoteok.io, remoteok.com | /remote-jobs/(?:[^/]*?-)?(\d{4,})(?:-|$) | https://remoteok.com/remote-jobs/{id}
ycombinator | ycombinator.com | /companies/(?<company>[^/]+)/jobs/(?<id>[A-Za-z0-9]+) | https://www.ycombinator.com/companies/{company}/jobs/{id}
welcometothejungle | welcometothejungle.com | /companies/[^/]+/jobs/([^/]+) | -
jora | jora.com | /job/[^/]*?-?([0-9a-f]{20,}) | -
seek | seek.com.au, seek.co.nz | /job/(\d+) or ?jobId=\d{4,} | https://{host}/job/{id}
usajobs | usajobs.gov | /(?:[gG]et[jJ]ob/[vV]iew[dD]etails|[jJ]ob)/(\d+) | https://www.usajobs.gov/job/{id}
dice | dice.com | ({uuid}) | - | lower
wellfound | wellfound.com | /jobs/(\d+) | -
stackoverflow | stackoverflow.com | /jobs/(\d+) | https://stackoverflow.com/jobs/{id}
talentclue | talentclue.com | /node/(\d+) | -
oraclecloud | oraclecloud.com | /job/(\d+) | -
ukg | ultipro.com | ?opportunityId | - | lower
adp | workforcenow.adp.com | ?jobId | -
rippling | rippling.com | ^(?=.*/jobs/).*?({uuid}) | - | lower
join | join.com | /companies/[^/]+/(\d+) | -
metacareers | metacareers.com | /(?:jobs|job_details)/(\d+) | -
greenhouse | - | ?gh_jid=\d{4,} | -
ashby | - | ?ashby_jid={uuid} | - | lower
`;

/** Parameters that say where a visitor came from, never what the page is; `*` stands for anything. */
export const TRACKERS = `
utm_* mc_cid mc_eid mkt_* pk_* piwik_* hsa_* _hs* ga_* _gl _ga gclid gclsrc dclid gbraid wbraid fbclid msclkid yclid igshid
ttclid twclid li_fat_id trk* trackingid refid referer referrer ref ref_* refsrc src source source_* gh_src lever-source*
lever-origin ashby_src jobsite jobboard job_board jobboardsource jobboard_source job_boardsource job_board_source jobsource
job_source iis iisn campaign* cmpid from searchid search_id rps originalsubdomain lipi licu ebp sessionid session_id
jsessionid phpsessid hl lang locale language in_iframe needsredirect s_cid spm clickid click_id affiliate* share* rx_* rcid
__jvst __jvsd bcid et_* amp highlight
`;
