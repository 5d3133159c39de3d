/** Addresses that name a posting, on sites known and unknown. */
import { postingIdentity, urlOf } from "./address.ts";
import { pattern } from "../letters/pattern.ts";

/** An address that names one posting: known sites' ids, or job-like path segments followed by something particular. */
const JOB_PATH = pattern("iu")`
    \/(?:jobs?|careers?|positions?|vacanc(?:y|ies)|openings?|job-openings?|opportunit(?:y|ies)|roles?|
    stellen(?:angebote?|anzeigen?)?|karriere|offres?(?:-d?-?emploi)?|emplois?|empleos?|
    ofertas?(?:-de-(?:empleo|trabajo))?|vagas?|vacatures?|lavor[oi]|annunci|prace|nabidka|pozice|
    volna-mista|kariera|oferta(?:-pracy)?|praca|ledig[ae]-jobb?|jobb|stillinger|job-?details?|jobdetail|
    viewjob|rpd|o|j|p|recruit|rekrutacja|job-?postings?|remote-jobs|hiring)[/_-](?!(?:search|all|list|
    page|category|categories|department|departments|location|locations|login|register|alerts?|saved|
    new)(?:[/?#]|$))[^/?#]*[\p{L}\d]{3,}`;

/** Whether an address names one posting. */
export function isJobAddress(address: string): boolean {
  if (postingIdentity(address) !== null) return true;
  const url = urlOf(address);
  if (url === null) return false;
  return (
    JOB_PATH.test(url.pathname) ||
    /[?&](?:job_?id|jobid|gh_jid|jid|vacancy(?:id)?|position_?id|offer_?id|req(?:uisition)?_?id|jk)=\w+/i.test(
      url.search,
    )
  );
}
