/**
 * What pages of jobs say on their buttons, over their parts and instead of a posting: a concept and language a line, because
 * pages come in two dozen languages. Source: pages of job sites and employers in these languages; by hand. Keys: `apply`,
 * `consent`, `login` are controls; `duties`, `wanted`, `offer`, `after`, `form`, `openings`, `site`, `department`, `no
 * title` stand as headings; `closed`, `no results` say that there is no posting; `list`, `hiring`, `among openings` that there
 * are some; `cookies`, `site notice` speak of the site; `no employer`, `no place` are named where an employer or a place may
 * stand; `says …` is what postings say of who is sought, to whom they speak, how to apply and the like. Notation: `phrases.ts`; `…` at an end stands for anything.
 */
import { readTable } from "./table.ts";

export const PAGE_PHRASES = readTable(`
key | language | phrases
apply | en | [easy /quick /1-click ]apply{ (now/here/today/online/by e[-]mail/on company [web]site/on employer[']s site/for (this/the) (job/position/role/vacancy/opening)/to [this ](job/position/role)/(with/via/on/through) _/externally)}, [i am /i'm ]interested, start [your ]application, submit [your /an /my ]application, send [your ](application/cv/resume), register and apply, login to apply, sign in to apply, apply for (job/position/role), info & apply, view (&/and) apply, how to apply
apply | de | [jetzt /hier /online /direkt /schnell]bewerben, (jetzt/hier) online bewerben, auf [diese ](stelle/job)[ jetzt] bewerben, bewerbung (senden/starten/abschicken), zur bewerbung, ich bin interessiert, online(-/ )bewerbung
apply | fr | postuler{ (maintenant/ici/en ligne/à cette offre/à l'offre)}, je postule, candidater, envoyer ma candidature, déposer (ma/votre) candidature
apply | es | aplicar{ (ahora/aquí/a esta oferta)}, solicitar[ (empleo/ahora/puesto)], inscribirme[ (en esta oferta/ahora)], inscríbete, inscribirse, postular[me][ ahora], apúntate, enviar (cv/candidatura/solicitud), [¡]me interesa[!]
apply | ca | inscriu[-]t[']hi, inscriure[']s, sol·licitar
apply | pt | candidatar[-se/-me/-te]{ (agora/à vaga/a esta vaga)}, candidate-se[ agora], candidata-te, quero me candidatar, enviar candidatura, inscreva-se
apply | nl | [direct /nu /meteen ]sollicitere[n], solliciteer (nu/direct/online/hier/op deze vacature)
apply | it | candidati[ ora/ subito], invia [la tua ]candidatura, mi candido
apply | cs | odpovědět[ na nabídku], mám zájem[ o (pozici/práci/místo)], přihlásit se na pozici, odeslat životopis
apply | sk | mám záujem, reagovať na ponuku, poslať životopis
apply | pl | aplikuj[ teraz/ szybko/ tutaj], wyślij (cv/aplikację), złóż aplikację
apply | sv | ansök[ nu/ här/ till jobbet/ om tjänsten], sök (jobbet/tjänsten/nu), skicka [in ][din ]ansökan
apply | da | søg (stillingen/job[bet]/nu/stilling), send ansøgning, ansøg[ nu]
apply | no | søk [på ](stillingen/nå/her)
apply | fi | hae (paikkaa/työpaikkaa/tehtävää/nyt)
apply | hu | jelentkez(em/és/zen)[ most]
apply | ro | aplică[ acum]
apply | tr | başvur, hemen başvur
apply | ko | 지원하기, 입사[ ]지원, 즉시[ ]지원, 바로[ ]지원, 지원하러[ ]가기
apply | ja | 応募[する/画面へ[進む]/はこちら], エントリー[する], この求人に応募[する]
apply | zh | 立即申请, 申请[职位/该职位], 投递简历, 立即投递, 立即沟通, 马上申请, 应聘
apply | ru | откликнуться
apply | uk | подать заявку, відгукнутися
after | en | (similar/related/other/more/recommended/recently viewed/featured/nearby/latest) [_ ](job[s]/position[s]/opening[s]/vacanc(y/ies)/role[s]/opportunities/searches/postings), people also viewed, jobs you (may/might) (like/be interested in), more from this (employer/company), explore (more/other/similar) (jobs/roles/opportunities), share this (job/position/vacancy/role/posting), job alert[s], similar (jobs/searches), referrals increase, set alert, get notified, not [quite ](right/what you're looking for)
after | de | ähnliche (jobs/stellen/stellenangebote/stellenanzeigen), weitere (jobs/stellen/stellenangebote), passende (jobs/stellen), job teilen, stelle teilen, andere (jobs/stellen), job[-]alert
after | fr | offres similaires, autres offres, offres d'emploi similaires, partager (cette/l')[ ]offre, ces offres (pourraient/peuvent)…
after | es | ofertas (similares/relacionadas), empleos (similares/relacionados), otras ofertas, compartir oferta
after | ca | altres ofertes
after | pt | vagas (semelhantes/similares/relacionadas), outras vagas
after | nl | vergelijkbare vacatures, andere vacatures, meer vacatures, soortgelijke vacatures
after | it | lavori simili, offerte simili, altre offerte
after | cs | podobné (nabídky/pozice/práce/inzeráty/ponuky), další (nabídky/pozice/volná místa)…
after | sk | ďalšie ponuky
after | pl | podobne oferty, inne oferty
after | sv | liknande (jobb/tjänster), fler jobb, lediga jobb hos
after | da | lignende (job/stillinger/jobber), flere job, andre ledige stillinger
after | fi | samankaltaisia
after | ko | 비슷한 (채용/공고/포지션), 다른 (채용/공고), 추천 (채용/공고)
after | ja | 類似[の]求人, おすすめ[の]求人, この求人に似た求人
after | zh | 相似职位, 推荐职位
after | ru | похожие вакансии
after | uk | схожі вакансії
form | en | to apply[,] (fill/please/send), apply for this (job/position/role), submit your application, application form, apply (now/here/online), (personal/contact) (information/details), autofill, upload [your ](resume/cv), voluntary self-identification, create a job alert, interested in (building/joining), your application, fill out the form, how did you hear about
form | de | bewirb dich, jetzt bewerben, deine bewerbung, ihre bewerbung, bewerbungsformular, persönliche (daten/angaben)
form | fr | postuler à cette offre, votre candidature, formulaire de candidature
form | es | formulario de solicitud, tus datos
form | pt | formulário de candidatura
form | nl | sollicitatieformulier, direct solliciteren
form | it | modulo di candidatura
form | cs | odpovědní formulář, odpovědět na (inzerát/nabídku), přihláška
form | pl | formularz aplikacyjny
form | sv | ansökningsformulär, skicka din ansökan
form | da | ansøgningsskema
closed | en | sorry[,] this (position/job) has been filled, no longer accepting applications, [this /the ](job/position/vacancy/posting/opportunity/role/listing/opening/requisition)[ posting/ listing/ opening] (is/has/was)[ been] (no longer (available/open/active/accepting applications)/closed/filled/expired/deactivated/removed/unpublished), applications (are/have) [now ]closed, this job [ad/advert][ ](has expired/is closed), job has expired, position filled, we are no longer (accepting/taking) applications, job is no longer available
closed | de | [diese /die ](stelle/stellenanzeige/position/job/stellenangebot/anzeige) (ist/wurde) [leider ][bereits /nicht mehr /schon ](besetzt/verfügbar/aktiv/abgelaufen/geschlossen/online/deaktiviert), bewerbungen werden nicht mehr angenommen, nimmt keine bewerbungen mehr (an/entgegen)
closed | fr | [cette /l'](offre/annonce)[ d'emploi] (n'est plus (disponible/active/en ligne)/est (expirée/pourvue/clôturée)/a expiré), n'accepte plus de candidatures, candidatures closes
closed | es | [esta /la ](oferta/vacante)[ de empleo] (ya no está disponible/ha (caducado/expirado/finalizado/sido cerrada)/está cerrada), ya no (se aceptan/acepta) (solicitudes/candidaturas), inscripciones cerradas
closed | pt | vaga (encerrada/expirada/fechada), [esta ]vaga (não está mais disponível/já foi preenchida), candidaturas encerradas, não aceita mais candidaturas
closed | nl | vacature is (gesloten/vervuld/verlopen/niet meer (beschikbaar/actief)), niet langer (beschikbaar/open voor sollicitaties), accepteert geen sollicitaties meer
closed | it | offerta (scaduta/non più disponibile/chiusa), non accetta più candidature, candidature chiuse
closed | cs | (nabídka/inzerát/pozice) [již /už ](není (aktivní/aktuální/platná)/byla (ukončena/obsazena/stažena)/vypršel*), již nepřijímá žádosti, platnost (nabídky/inzerátu) (skončila/vypršela)
closed | sk | ponuka [už ]nie je (aktívna/aktuálna)
closed | pl | oferta (wygasła/jest nieaktualna/nieaktualna/została zakończona/archiwalna), ogłoszenie (wygasło/archiwalne), rekrutacja zakończona
closed | sv | (tjänsten/jobbet/annonsen) är (inte längre (tillgänglig/aktiv)/stängd/tillsatt), ansökningstiden har gått ut, tar inte längre emot ansökningar
closed | da | stillingen er (besat/lukket/udløbet/ikke længere), ansøgningsfristen er (udløbet/overskredet), modtager ikke længere ansøgninger
closed | fi | hakuaika on päättynyt
closed | ko | 채용[이][ ]마감[되었습니다/된 공고], 마감된 (채용/공고/포지션), 모집[ ]종료
closed | ja | 募集[は]終了[しました], 掲載[は]終了
closed | zh | 该职位已(关闭/下线/停止招聘), 职位已(关闭/下线/失效)
closed | ru | вакансия (в архиве/закрыта)
closed | uk | вакансія (закрита/в архіві)
no results | en | there are [currently ]no {open /current /available /job }(jobs/positions/openings/vacancies/roles/opportunities), your search … (returned/did not match) … (no/any), no [matching /current /open /available /active /job ](job[s]/position[s]/opening[s]/vacanc(y/ies)/roles/results/opportunities/job openings)[ were/ was/ are][ currently]( found/ available/ open/ match*/ at (this/the) (time/moment)), [we ](did not/didn't/couldn't/could not) find any (jobs/results/positions), did not match any jobs, 0 (jobs/results/positions/openings)[ found], no open positions, no current openings, we have no (open/current), we('re/'re/ are) not [currently ]hiring, 1-0 of #
no results | de | keine [_ ](jobs/stellen/stellenangebote/treffer/ergebnisse/ausschreibungen/stellenanzeigen/offenen stellen)[ gefunden/ vorhanden/ verfügbar], derzeit keine
no results | fr | aucun[e] (offre/résultat/poste/annonce)…, pas d'offre[s]
no results | es | no (hay/se [han ]encontr_) (ofertas/resultados/vacantes/empleos/puestos)
no results | pt | nenhuma vaga, não (há/encontramos) vagas
no results | nl | geen (vacatures/resultaten)
no results | it | nessun[a] (offerta/risultato/posizione)
no results | cs | nenašli jsme … žádné, žádné (nabídky/volné pozice/pozice/výsledky), nebyl* nalezen*
no results | sk | žiadne ponuky
no results | pl | brak (ofert/wyników), nie znaleziono
no results | sv | inga [lediga ](jobb/tjänster/träffar)
no results | da | ingen [ledige ](job/stillinger/resultater)
no results | fi | ei avoimia
no results | ko | 검색[ ]결과가[ ]없, 채용[ ]공고가[ ]없, 진행[ ]중인[ ]채용[이][ ]없
no results | ja | 該当する求人(は/が)
no results | zh | 没有找到, 暂无职位
openings | en | {our /all /view /see /browse /explore /current[ly] /latest /available }[open/job/career/current/active/available/employment][ ](position[s]/opening[s]/role[s]/vacanc(y/ies)/job[s]/opportunit(y/ies)/listing[s])[ board/ listing[s]/ opening[s]/ opportunities/ available], {our /all /view /see /browse /explore /current[ly] /latest /available }[open/job/career/current/active/available/employment][ ](position[s]/opening[s]/role[s]/vacanc(y/ies)/job[s]/opportunit(y/ies)/listing[s]) (at/with) _[ _][ _][ _], we('re/'re/ are) hiring[!], join (us/our team/the team), career[s][ at …], work with us, now hiring, job[ ]board, job search
openings | de | offene (stellen/positionen/jobs), [unsere /aktuelle ](stellenangebote/stellenanzeigen/jobs/stellen/vakanzen/karriere)
openings | fr | [nos /toutes nos ](offres[ d'emploi]/postes (ouverts/à pourvoir)/recrutement/carrière[s])
openings | es | [nuestras ](ofertas[ de (empleo/trabajo)]/vacantes/empleos/posiciones abiertas)
openings | pt | [nossas ](vagas[ abertas/ disponíveis]/oportunidades)
openings | nl | [onze /alle /openstaande ](vacatures/functies)
openings | it | posizioni aperte, offerte di lavoro, lavora con noi
openings | cs | volná (místa/pracovní místa), volné pozice, otevřené pozice, nabídk[y] práce, kariéra
openings | sk | voľné (pozície/miesta), ponuka práce
openings | pl | [aktualne ]oferty pracy, wolne stanowiska, kariera
openings | sv | lediga (jobb/tjänster)
openings | da | ledige (stillinger/job)
openings | fi | avoimet (työpaikat/paikat)
openings | ko | 채용[ ][공고/정보/중], 진행[ ]중인[ ]채용
openings | ja | 募集(職種/要項), 採用情報, 求人[一覧/情報]
openings | zh | 招聘职位, 职位列表, 热招职位
openings | ru | вакансии
openings | uk | вакансії
no title | en | (job/position/vacancy/opening/role/career)[s][ (detail[s]/description[s]/search/application/board/opening[s]/opportunities/overview/summary/information/posting/postings/listing[s]/alert[s]/not found/site/portal)], career[s][ (at/with/centre/center/home/page/opportunities/portal/site)…], home[page], welcome…, menu, search[ (job[s]/result[s]/for …/our …)], contact[ us], about[ us/ the (company/role/team/job/position)], apply…, application[ (form/submitted/received)], candidate (portal/home), sign in[ …], log[ ]in[ …], register, join (us/our/the/now)…, cookie[s][ …], [your ]privacy[ (policy/notice/statement/settings/preferences/choices/cent(er/re)/matters)], we value your privacy, manage (cookies/preferences/consent), benefits, overview, description, loading, loading [the /this ](page/job/posting/content)[s], error[ #], page not found, 404…, not found, thank you…, news[room], blog, faq, team, our (team/story/values/culture/mission), current opening[s], back to…, share[ …], similar jobs, skip to…, skills, details, summary, introduction, location, department, company, untitled, job[ ]board, we('re/ are) hiring[!], open( /-)position[s], open roles, product[s], service[s], support, just a moment…, access denied, company overview, basic section, job location, please enable…, verify …, are you a (human/robot)…
no title | de | stelle[nangebot/nanzeige/ndetails/nausschreibung/nbeschreibung], karriere, startseite, kontakt, über uns, jetzt bewerben, bewerbung, anmelden, impressum, datenschutz[erklärung/hinweis[e]/informationen]
no title | fr | offre[s] d'emploi, accueil, carrière[s], détail[s] de l'offre
no title | es | empleo, oferta[ de empleo], inicio, contacto, detalle de [la ]oferta
no title | pt | vaga[s], carreira[s], início
no title | nl | vacature[s], werken bij…
no title | it | contatti, lavora con noi, offerta di lavoro
no title | cs | úvod, domů, kariéra, kontakt[y], detail (pozice/nabídky/práce), nabídka práce, pracovní nabídka, volná místa, o nás
no title | pl | strona główna, oferta pracy, kariera
no title | sv | lediga jobb, karriär, om oss
no title | da | ledige stillinger
no title | ko | 채용[공고/정보], 홈, 회사[ ]소개
no title | ja | 採用情報, 求人情報, 募集要項
no title | zh | 职位详情, 首页
login | en | sign in to (view/see/continue/your account), log[ ]in to (view/see/continue), please (sign/log)[ ]in, create an account to, join [now ]to (view/see), access denied, verify (you are/that you are/you're) [a ]human, are you a (human/robot), captcha, unusual traffic, checking your browser, enable javascript and cookies to continue
login | de | anmelden[,] um, bitte melden sie sich an
login | fr | connectez-vous pour
login | es | inicia sesión para
login | cs | přihlaste se
site | en | [our /the ]company, resource[s], legal, support, follow us, connect[ with us], quick links, explore, discover, solutions, product[s], services, learn[ more], more, information, contact[ us], about[ us], help, community, developers, platform, customers, partners, social[ media], navigation, sitemap, for (employers/job[ ]seekers/candidates/recruiters), newsletter, get in touch, policies
site | de | unternehmen, ressourcen, rechtliches, über uns, folgen sie uns, kontakt, produkt[e], leistungen, hilfe, informationen, für (arbeitgeber/bewerber/unternehmen)
site | fr | entreprise, ressources, mentions légales, à propos, suivez-nous, aide
site | es | empresa, recursos, síguenos, ayuda, sobre nosotros, para (empresas/candidatos)
site | nl | bedrijf, over ons, volg ons
site | it | azienda, risorse
site | cs | společnost, o nás
site | pl | firma
site | sv | företag, om oss
site | da | virksomhed
consent | en | [i ](accept/agree/allow/reject/decline/deny/refuse/got it/ok[ay]){ (all/cookies/all cookies/and (close/continue)/optional/necessary[ only])}, only necessary, save (settings/preferences), manage (preferences/cookies/choices)
consent | de | [alle ][cookies ](akzeptieren/zulassen/ablehnen/annehmen), einverstanden
consent | fr | [tout ](accepter/refuser), continuer sans accepter
consent | es | aceptar[ toda[s]/ todo], rechazar[ toda[s]/ todo]
consent | nl | [alles ](accepteren/weigeren), akkoord
consent | it | accetta[ tutti], rifiuta
consent | cs | souhlasím, přijmout vše, odmítnout
consent | pl | akceptuj(ę/e), zgadzam się
consent | sv | godkänn[ alla]
consent | da | accepter alle
consent | no | tillat alle
department | en | [_ (and/&) ]{software /product /business /customer /human /people /data /field /corporate /general /supply /quality }(engineering/sales/marketing/operations/finance/accounting/design/product/data/research/legal/support/success/resources/people/hr/it/r&d/development/growth/security/infrastructure/administration/manufacturing/production/logistics/communications/management/talent/recruiting/technology/science/analytics/partnerships/quality/strategy/education/healthcare/hospitality/retail/other)[ (team/department/and …/& …)]
department | de | vertrieb, entwicklung, technik, verwaltung, produktion, einkauf, personal, logistik, finanzen
department | fr | ventes, ingénierie, ressources humaines, comptabilité
department | es | ventas, ingeniería, administración, recursos humanos
department | nl | verkoop, techniek
department | it | vendite
department | cs | obchod, výroba
department | pl | sprzedaż
department | sv | försäljning
department | da | salg
duties | en | responsibilities, duties, job (description/summary/purpose/details/overview/duties), position (overview/summary/description), role (overview/summary/description/and responsibilities), about (the/this) (role/job/position/opportunity), the (role/opportunity/position/job), what (you'll/you'll/you will/you'd/you'd) (do/be doing/be responsible for/own/work on/be working on), in this role, your (role/mission/tasks/impact/responsibilities/day), what the job involves, how you[']ll contribute, how you('ll/'ll/ will) make an impact, day(-/ )to(-/ )day, key accountabilities, scope of work
duties | de | aufgaben, aufgabengebiet, tätigkeiten, stellenbeschreibung, das erwartet (dich/sie), was (dich/sie) erwartet, deine rolle, ihre rolle, dein job, deine mission, [das ]machst du[ bei uns], verantwortlichkeiten
duties | fr | mission[s], vos missions, votre mission, responsabilités, description du poste, le poste, vos tâches, descriptif du poste, ce que vous ferez, tes missions
duties | es | funciones, responsabilidades, tareas, descripción (del puesto/de la oferta/del empleo/de la vacante), qué harás, tu misión
duties | ca | funcions[ principals], tasques, descripció de l'oferta, responsabilitats
duties | pt | atividades, o que você (vai fazer/fará), descrição (da vaga/do cargo), atribuições, as tuas funções, sobre a vaga, funções
duties | nl | taken, werkzaamheden, functieomschrijving, wat ga je doen, wat je gaat doen, jouw rol, de functie, functie-inhoud, verantwoordelijkheden
duties | it | mansioni, attività, responsabilità, descrizione (del lavoro/della posizione), il ruolo, cosa farai, di cosa ti occuperai
duties | cs | co (tě/vás/u nás/budeš/budete) … (čeká/dělat), náplň práce, pracovní náplň, popis (pozice/práce/pracovní pozice), o pozici, co bude (tvojí/vaší) (prací/náplní), tvoje (práce/role), jaká bude vaše práce
duties | sk | náplň pracovnej, pracovná náplň, informácie o pracovnom mieste
duties | pl | obowiązki, zakres obowiązków, twój zakres obowiązków, zadania, opis stanowiska, czym będziesz się zajmować, twoje zadania
duties | sv | arbetsuppgifter, om (rollen/jobbet/tjänsten), dina arbetsuppgifter, ansvarsområden
duties | da | arbejdsopgaver, dine opgaver, om (stillingen/jobbet), opgaver, ansvarsområder
duties | no | arbeidsoppgaver
duties | fi | työtehtävät, tehtävän kuvaus
duties | ko | 주요[ ]업무, 담당[ ]업무, 업무[ ]내용, 직무[ ]내용
duties | ja | 仕事内容, 業務内容, 職務内容
duties | zh | 工作职责, 岗位职责, 职位描述, 工作内容
duties | ru | обязанности
duties | uk | обов'язки
duties | ro | sarcini, responsabilități
duties | tr | görev[ler], sorumluluklar
duties | hu | feladatok
wanted | en | knowledge[,] skills, [basic /minimum /required /preferred /desired /additional /key ](qualification[s]/requirement[s]), required (skills/experience/qualifications), preferred (skills/experience), desired (skills/qualifications), skills (and/&) (experience/qualifications), who you are, about you, what (we're/we're/we are) looking for, what you['ll/'ll/ will] (bring/need/have), you (have/bring/might be a fit if/may be a fit if/are), you['ll/'ll] need, must(-/ )have[s], nice(-/ )to(-/ )have[s], bonus points, your (profile/skills/experience/background/qualifications), what we need to see, ways to stand out, who we('re/'re/ are) looking for, eligibility, technical skills, experience, education[ and experience], skills, (skill/experience) set, the ideal candidate, ideal candidate, we('re/'re) looking for, candidate profile, person specification, selection criteria, competenc(ies/es)
wanted | de | (dein/ihr) profil, anforderungen, qualifikatione[n], voraussetzungen, das bringst du mit, das bringen sie mit, was du mitbringst, was sie mitbringen, du bringst mit, anforderungsprofil, profil, das zeichnet (dich/sie) aus, deine qualifikation, ihre qualifikation, deine skills, das wünschen wir uns, darauf freuen wir uns
wanted | fr | profil[ recherché], votre profil, ton profil, qualifications, compétences, prérequis, formation, exigences, expérience requise
wanted | es | requisito[s], perfil, qué buscamos, qué pedimos, formación, experiencia, se requiere, imprescindible, conocimientos, buscamos
wanted | ca | requisits, coneixements
wanted | pt | requisitos, o que (buscamos/esperamos de você/procuramos), perfil, qualificações, pré-requisitos, diferenciais
wanted | nl | functie[-]eisen, wie ben jij, wat (vragen wij/wij vragen/neem je mee/breng je mee), jouw profiel, profiel, dit ben jij, wat verwachten we, vereisten
wanted | it | requisiti, profilo, cosa cerchiamo, competenze, chi cerchiamo, conoscenze
wanted | cs | požadavky, požadujeme, očekáváme, co (bys měl/byste měl/očekáváme/požadujeme/od vás/od tebe/potřebuješ)…, tvůj profil, jaký by…, předpoklady, hledáme, vítáme, výhodou, koho hledáme, co [k tomu ]potřebuje(te/š)
wanted | sk | požiadavky[ na zamestnanca], čo očakávame
wanted | pl | wymagania, nasze wymagania, oczekujemy, oczekiwania, kwalifikacje, mile widziane, czego oczekujemy, kogo szukamy, profil kandydata
wanted | sv | kvalifikationer, din (profil/bakgrund/baggrund), vi söker[ dig], om dig, krav, meriterande, kompetens, vem är du
wanted | da | vi forventer, dine kvalifikationer, hvem er du
wanted | no | kvalifikasjoner, vi leter etter, kompetanse
wanted | fi | profiili, odotamme sinulta, vaatimukset
wanted | ko | 자격[ ]요건, 지원[ ]자격, 지원[ ]요건, 우대[ ]사항, 필수[ ]요건
wanted | ja | 応募資格, 応募要件, 必須[スキル/要件/条件], 歓迎[スキル/要件/条件], 求める人物像
wanted | zh | 任职要求, 任职资格, 岗位要求, 职位要求, 應徵條件
wanted | ru | требования
wanted | uk | вимоги
wanted | ro | cerințe
wanted | tr | nitelikler, aranan nitelikler
wanted | hu | elvárások
offer | en | [what ]we offer, benefit[s][ (and/&) perks], perks[ (and/&) benefits], what you('ll/'ll/ will) (get/receive/love), why (join/work/you('ll/'ll/ will))…, what('s/'s) in it for you, compensation[ (and/&) benefits], pay[ range], salary range, our offer, we provide, what we can offer, total rewards
offer | de | wir bieten, das bieten wir, unser angebot, benefits, deine (benefits/vorteile), ihre vorteile, was wir [dir /ihnen ]bieten, das erwartet dich bei uns, freu dich auf, wir bieten (dir/ihnen)
offer | fr | nous offrons, ce que nous offrons, avantages, nous vous offrons, nous proposons, pourquoi nous rejoindre, rémunération
offer | es | ofrecemos, qué ofrecemos, beneficios, se ofrece, te ofrecemos, condiciones
offer | ca | oferim, condicions
offer | pt | benefícios, oferecemos, o que oferecemos, vantagens
offer | nl | wij bieden, wat (bieden wij/wij bieden/bieden we/krijg je), arbeidsvoorwaarden, ons aanbod, dit bieden wij
offer | it | offriamo, cosa offriamo, benefit, l'offerta
offer | cs | nabízíme, co [ti/vám/u nás][ ]nabízíme, benefity, výhody, co u nás (najdeš/najdete/získáš/získáte), zaměstnanecké výhody, nabízené benefity, odměny a benefity
offer | sk | ponúkame
offer | pl | oferujemy, co oferujemy, benefity, nasza oferta, to oferujemy, zapewniamy
offer | sv | vi erbjuder, förmåner
offer | da | vi tilbyder, hvad tilbyder vi
offer | no | vi tilbyr, goder
offer | fi | tarjoamme
offer | ko | 복지[ 및 혜택], 혜택, 복리후생, 근무[ ]조건, 근무[ ]환경, 급여
offer | ja | 待遇, 福利厚生
offer | zh | 薪资福利, 福利待遇, 我们提供
offer | ru | условия, мы предлагаем
offer | uk | пропонуємо
offer | ro | beneficii
offer | hu | amit kínálunk
says sought | en | (looking/searching) for, seeking, recruiting, is hiring, we are hiring
says sought | de | [wir ]suchen, sucht, gesucht
says sought | fr | recherch(e/ons), recrut(e/ons)
says sought | es | busca[mos/n], seleccionamos, incorpora*
says sought | nl | zoekt, zoeken
says sought | cs | hledáme
says sought | sk | hľadáme
says sought | pl | szukamy, poszukuje[my]
says sought | sv | söker
says sought | da | søger
says sought | no | søker
says sought | fi | etsimme
says sought | it | cerchiamo, ricerca
says sought | pt | procura[mos]
says candidate | en | (candidate/applicant/position/post[-]holder/vacanc)[s/y/ies]
says candidate | de | bewerber*, kandidat*
says candidate | fr | candidat*
says candidate | es | postulante[s], vacante
says candidate | nl | kandida(at/ten), sollicitant[en]
says candidate | cs | uchazeč*
says candidate | pl | kandydat*
says candidate | sv | ansökan
says candidate | da | ansøger
says you | en | you[']( will/ll/ have/ are/ would/ should/re), your (role/profile/experience/responsibilities/skills/duties)
says you | de | (du/sie) (hast/haben/bist/sind/bringst/bringen/verfügst/verfügen), (dein[e]/ihr[e]) (aufgaben/profil)
says you | fr | vous (êtes/avez/serez/aurez/devrez/maîtrisez), votre (profil/mission)
says you | es | (te/tu) (encargarás/perfil/misión), tendrás, serás
says you | nl | (je/jij/u) (bent/hebt/heeft/beschikt/gaat), jouw
says you | cs | máš, máte, budeš, budete
says you | pl | masz, posiadasz
says you | sv | du (är/har/er/kommer)
says offered | en | we offer, (is/are) offered, benefits
says offered | de | wir bieten
says offered | fr | (nous/on) [vous ](offrons/proposons)
says offered | es | [se ]ofrece[mos], beneficios
says offered | nl | wij bieden, bieden wij
says offered | cs | nabízíme
says offered | sk | ponúkame
says offered | pl | oferujemy
says offered | sv | vi (erbjuder/tilbyder/tilbyr)
says offered | fi | tarjoamme
says offered | it | offriamo
says offered | pt | oferecemos
says applying | en | to apply, apply (by/via/at/to/for/now/online/today), application[s], cover letter, curriculum, resume[s], cv
says applying | de | bewerb*, lebenslauf
says applying | fr | candidature[s], postule[r/z]
says applying | es | post(u/ú)l(ate/arse), enviar
says applying | nl | sollicit*
says applying | cs | životopis
says applying | pl | aplikuj
says applying | sv | ansök*
says applying | da | ansøg*
says applying | no | søknad
says experience | en | experience[d]
says experience | de | erfahrung*, berufserfahrung
says experience | fr | expérience
says experience | es | experiencia
says experience | nl | ervaring
says experience | it | esperienza
says experience | pt | experiência
says experience | cs | zkušenost*, praxe
says experience | pl | doświadczenie
says experience | sv | erfarenhet
says experience | da | erfaring
says experience | fi | kokemus
says demands | en | responsibilities, duties, requirement[s], qualifications, required
says demands | de | aufgaben*, anforderung*, kenntnisse
says demands | fr | missions, compétences, connaissances
says demands | es | requisitos, tareas, funciones, conocimiento[s]
says demands | nl | vereisten, taken, werkzaamheden, kennis
says demands | cs | požadujeme, požadavky
says demands | pl | wymagania, obowiązki
says demands | sv | krav, arbetsuppgifter
says demands | da | opgaver
says terms | en | full(-/ )time, part(-/ )time, permanent, temporary, fixed(-/ )term, salary, per (hour/annum/year), pay band
says terms | de | vollzeit, teilzeit, [un]befristet, gehalt, vergütung
says terms | fr | cdi, cdd, temps (plein/partiel), salaire, rémunération
says terms | es | jornada, horario, sueldo, salario, contrato
says terms | nl | dienstverband, uren per week, salaris
says terms | cs | úvazek, mzda
says terms | pl | umowa, wynagrodzenie
says terms | sv | heltid, deltid, lön
says terms | da | løn
list | en | job[s], career[s], openings, vacancies, positions, hiring
list | de | stellenangebote, karriere
list | fr | offres d'emploi, recrutement
list | es | empleo[s]
list | pt | vagas
list | nl | vacatures
list | it | lavora
list | cs | nabídk(a/y) práce, práce, kariéra
list | pl | praca, oferty pracy
list | sv | lediga
list | ko | 채용
list | ja | 求人, 採用
list | zh | 招聘
hiring | en | job[s], career[s], hiring
hiring | de | karriere, stellenangebot
hiring | nl | vacature
hiring | cs | kariéra
hiring | ko | 채용
hiring | ja | 求人
among openings | en | we('re/ are) hiring, now hiring, hiring, back to [all ](jobs/roles/positions/openings/careers), [see /view ]all (jobs/roles/openings/positions), job openings
among openings | de | zurück zur stelle, zurück zu [den ]jobs
cookies | en | cookie, privacy, consent, gdpr
cookies | de | datenschutz, dsgvo
cookies | fr | vie privée, rgpd
cookies | es | privacidad
site notice | en | cookie, consent, privacy (policy/preference), gdpr, all rights reserved, newsletter, javascript, your browser, terms (of (use/service)/& conditions), personal data, subscribe, ©
site notice | de | datenschutz, personenbezogen
site notice | fr | données personnelles
site notice | es | datos personales
site notice | cs | osobní[ch] údaj, zpracování
no employer | names | linkedin, indeed, glassdoor, stepstone, monster, xing, greenhouse, lever, ashby, workday, smartrecruiters, workable, recruitee, teamtailor, personio, breezy, icims, avature, eightfold, paylocity, bamboohr, pinpoint, jobvite, stack overflow, ziprecruiter, remote[ ]ok, we work remotely, weworkremotely, jora, github, facebook, twitter, wordpress
no employer | en | career[s], job[s], job board, job[s] portal, recruit(ing/ment), talent, hiring, home, welcome, apply, application, position, vacanc(y/ies), candidate portal, remote, website, logo, icon, image, menu, search
no employer | de | karriere, stellenangebote, stellenanzeige
no employer | fr | emploi
no employer | es | empleo
no employer | pt | vagas
no employer | nl | vacatures
no employer | it | lavoro
no employer | cs | kariéra, práce
no employer | pl | praca
no employer | sv | jobb
no employer | ko | 채용
no employer | ja | 求人, 採用
no employer | zh | 招聘
no place | en | experience, year[s], skill[s], team, company, inc, ltd, gmbh, llc, engineering, sales, marketing, apply, manager, engineer, developer, department, posted, job, jobs, time, date, today, and more, operations
`);
