/**
 * Phrases that speak to or of the person sought. Source: the postings of the corpora, where English, German, Spanish and
 * French phrases were counted; the other languages by hand after the same concepts. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const CANDIDATES = readTable(`
key | en | de | fr | es | nl | pt | it
you are | you (should/can/thrive/enjoy/love), you are (a/an/able/comfortable/passionate/fluent/proficient/experienced/curious/organi(s/z)ed/detail/calm/reliable/happy), you're (a/an/comfortable/passionate/fluent/able/experienced/proficient/familiar/curious/calm/reliable/happy), you've (a/an/got/worked/built/led/comfortable/experienced/had), you (show/keep/care/write/speak/read/learn/think/work well), you('ll/ will) be (a/an/able/comfortable/qualified/experienced/educated/fluent/confident) | du (bist/kannst/sprichst/arbeitest gern[e]), Sie (sind/können/sprechen), sind Sie, überzeug(en Sie/st du) | vous (êtes/parlez/savez/aimez/faites preuve), tu (es/parles/sais/aimes) | eres, hablas, sabes | (je/jij/u) bent, ben je, je (kunt/spreekt/weet/kan/werkt (graag/zelfstandig/nauwkeurig)) | é uma pessoa, você é | sei, sai
you have | you (must/have/need/bring/possess/hold/know/understand/'ve), you('ll/ will) (have/hold/need/possess/bring) | du (hast/bringst/verfügst/besitzt/beherrschst/kennst), Sie (haben/bringen/verfügen/besitzen/beherrschen), (beherrschen/brauchen/benötigen/besitzen/haben/verfügen) Sie, (beherrschst/brauchst/besitzt/hast/verfügst/bringst/solltest) du, bringen Sie, sollte[n] (vorhanden sein/Sie/du), (ist/sind) (dir/Ihnen) [_ ](geläufig/vertraut/kein/bekannt) | vous (avez/justifiez/disposez/maîtrisez/possédez), tu (as/maîtrises/possèdes/justifies/disposes), (de formation/issu[e] d/doté[e] d/titulaire d) | tienes, cuentas con, posees, dominas | je (hebt/beschikt/beheerst), jij hebt, heb je, u (hebt/heeft/beschikt) | você (tem/possui/domina/precisa), tens | hai, possiedi, conosci
candidate | (candidate[s]/applicant[s]/incumbent[s]) [_ ](must/should/will/will have/will possess/will be/need[s]/has/have/is/are/possess[es]/shall/require), (candidate[s]/applicant[s]/people/those) (with/who/holding/having), the (person/candidate/individual/ideal) | (Personen/Bewerber*) mit | | | | | il candidato, la candidata, la risorsa
somebody | (people/someone/somebody/anyone/anybody/those) (who/with/that), we need (people/somebody/someone) | | | | | |
looked for | [we are /we're ](looking for/seeking) (someone/people/(a/an) (individual/person/candidate/professional)) … (who/with/that), [we are /we're ](looking for/seeking) (someone/people/(a/an) (individual/person/candidate/professional)) (who/with/that), (they/we/our client)['re/ are] (need/want/after/looking for) (someone/somebody/a/an) | wir wünschen uns, wir erwarten | | buscamos (una persona/a alguien) | | procuramos uma pessoa |
important | | wichtig[er] (ist/sind) (uns/mir/für uns/dabei/vor allem), uns (ist/sind) … wichtig | | | | |
the post | (this/the) (position/role/job/post/work) (requires/will require/demands), (required/needed/necessary/essential/mandatory) for (this/the) (position/role/job/post) | | | | | |
`);
