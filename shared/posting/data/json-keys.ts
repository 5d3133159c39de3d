/**
 * Names of keys in the JSON of job boards and single-page sites, a field a line, in order of trust. They are compared by
 * their letters alone, without case; none is particular to one site. `telling` are those that postings have and other
 * things seldom do; `minimum` and so on stand within a salary or beside it.
 */
export const JSON_KEYS = `
title | title jobtitle displaytitle jobopeningname positiontitle postingtitle jobname position requisitiontitle normtitle name text label role
company | companyname company hiringorganization employer employername organizationname organization organisation startup brand clientname companyinfo
location | fulllocation formattedlocation locationstext locationname locationlabel location joblocation primarylocation locations cities joblocations place offices city cityname locationcity locationstring candidaterequiredlocation
employment | employmenttypetext employmentstatuslabel typeofemployment employmenttype timetype commitment jobtype jobtypes contracttype type employmenttypecode employmentstatus workschedule schedule jobschedule contract
description | descriptionhtml jobdescription description content contenthtml jobad body descriptionplain descriptiontext fulldescription details html snippet jobdescriptiontext
url | absoluteurl hostedurl joburl postingurl careersurl externalurl url link shortlink publicurl canonicalurl detailurl viewjoblink applyurl applicationurl externalpath path ref href
id | id jobid shortcode jobreqid requisitionid jobkey uuid guid postingid reqid refnumber friendlyid slug
posted | publishedat publishedon publisheddate firstpublished dateposted datepublished releaseddate pubdate posteddate postedat createdat createdate created publicationdate date startdate lastupdate epoch
until | validthrough enddate closeat deadlineat applicationdeadline closingdate expirydate expiresat
salary | salaryrange salary compensation compensationtiersummary extractedsalary salarysnippet pay payrange salarytext basesalary
mode | workplacetype workplacetypetext remotetype workmode remotestatus locationtype workplace
minimum | min minvalue minimum salarymin minsalary compensationminimum from
maximum | max maxvalue maximum salarymax maxsalary compensationmaximum to
currency | currency currencycode compensationcurrency salarycurrency
period | interval period type frequency compensationfrequency unit salarytype
summary | compensationtiersummary text summary label
telling | jobtitle jobid jobreqid jobreq applyurl applicationurl hostedurl absoluteurl joburl employmenttype employmentstatuslabel typeofemployment commitment departments department departmentid departmentlabel locationstext jobopeningname hiringorganization isremote workplacetype timetype externalpath requisitionid internaljobid jobdescription joblocation formattedlocation jobkey displaytitle salaryrange salarysnippet employmenttypecode careersurl careersapplyurl telecommuting jobad postedon jobpostingid publishedat publisheddate jobtypes companyname joblocationcity shortcode releaseddate locationname jobpostinginfo categories cities startupurl advertiser roletype minexperience visa equityrange salary location locations
`;
