/**
 * What postings say of applying and of being chosen. Source: the postings of the corpora, where English, German, Spanish
 * and French phrases were counted; the other languages by hand after the same concepts. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const APPLYING = readTable(`
key | en | de | fr | es | nl | pt | it
apply | (to/please/and/can/now/must/should/how to/early) apply, apply (now/today/online/at/by/here/for/via/directly/with/through), submit, click, application[s] (will/must/are/received/process/deadline/form/filed), on the application | bewirb[st] dich, bewerben sie sich, Bewerbung[en/sunterlagen] | postule[z/r], candidature | inscríbete, aplica, candidatura | solliciteer, sollicitatie | candidate-se, inscreva-se | candidati, candidarsi
papers | (your/cover/a) (resume/cv/cover letter/application/letter), cover letter, resume[s], references | Lebenslauf, Anschreiben, Gehaltsvorstellung[en] | lettre de motivation, cv | curriculum vitae, (tu/su) curriculum | motivatiebrief | (seu/teu) curriculum | il tuo curriculum
get in touch | call (us/our/me/him/her/now/today/or text/_ (on/at/for)), text _, please (visit/contact/send/e[-]mail/call/see/include/indicate/refer), visit (our/us/www), e[-]mail (us/me/your/to/it/a/the/_ at), (by/via) e[-]mail, e[-]mail:, send (your/us/a), (tell/let) us (if/know), indicate (this/your/whether), learn more | | envoyez | envía[r/nos] | | envia[r] | invia[re/ci]
choice | interview[s/ed], recruiter, hiring (manager/process/department), shortlist[ed], applicant[s] (will be/are urged/who), selection process, only (qualified/selected) candidates, candidates who (fail/pass/do not), if you are [already ](a/an) (current/existing/former/internal), if you are (current/existing/former/internal), current _ employee[s] | | | | | processo seletivo |
examination | examination, written test, eligible list, exam, (passing/qualifying/this/final) score, (will/may) be examined | | | | | |
dates | deadline, closing date | Eintrittstermin | | | | |
`);
