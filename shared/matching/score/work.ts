/** The row that stands for the work a posting's title names. */
import { type AskedWork, nearRoles, timeInWork } from "./role.ts";
import { plain, type Phrase } from "./phrases.ts";
import type { ReadyPortrait } from "./ready-portrait.ts";
import type { Assessment } from "./assessment.ts";
import { firstQuote, type Judges } from "./verdict.ts";

/** From here on work is the same, and from there it is a neighbour. */
const SAME = 0.7;
const NEIGHBOUR = 0.3;
/** Credit from which the row is met. */
const MET = 0.6;
/** The same title over work that takes other things is a neighbour's. */
const ALIKE = 0.45;
/** From so much on something that the posting names is shown. */
const NAMED = 0.7;
const MOST_NAMES = 8;
const MOST_QUOTES = 3;

/** Met in degrees by near work; what nobody's roles show is missing, however well single words agree. */
export function assessWork(portrait: ReadyPortrait, work: AskedWork, judges: Judges): Assessment {
  const credit = judges.work(portrait, work);
  const roles = nearRoles(portrait, work)
    .map((one) => ({ ...one, near: Math.max(one.near, one.alike) }))
    .filter(({ near }) => near >= NEIGHBOUR)
    .toSorted((a, b) => b.near - a.near);
  // What was done says more than the title over it.
  const quotes = roles.flatMap(({ role }) => {
    const [title, ...done] = role.claims;
    return [title!, ...done.slice(0, 1)].map((source) => firstQuote(source, role.role.company));
  });
  const nearest = roles[0]?.near ?? 0;
  const verdict = roles.length === 0 ? "missing" : credit >= MET && nearest >= SAME ? "met" : "partly";
  const { showing } = portrait.passages;
  const skills = work.named
    .filter((name) => showing(name).some((shown) => shown >= NAMED))
    .slice(0, MOST_NAMES);
  const named: Phrase[] = work.named.length === 0 ? [] : [{ code: "named_in_posting", params: { skills } }];
  const why = roles.length === 0 ? plain("no_role") : timeInWork(roles, nearest >= SAME && credit >= ALIKE);
  return {
    verdict,
    credit,
    neutral: false,
    quotes: quotes.slice(0, MOST_QUOTES),
    why: [why, ...named],
    closes: plain(roles.length === 0 ? "work_in_occupation" : "more_in_occupation"),
  };
}
