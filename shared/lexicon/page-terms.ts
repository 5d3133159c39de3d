/**
 * The labels by which pages name the facts of a posting, and the kinds of employment and modes of work as their short cells
 * state them: a concept and language a line. Source: pages of job sites and employers in these languages; by hand. What
 * prose says of modes of work stands in work-modes.ts. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export type LabelledField =
  | "title"
  | "company"
  | "location"
  | "employment_type"
  | "work_mode"
  | "salary"
  | "posted_at"
  | "valid_through"
  | "external_id"
  | "other";

export const FACT_LABELS = readTable<LabelledField>(`
key | language | phrases
title | en | job title, position[ title], role, title, vacancy, posting title, job name
title | de | stellenbezeichnung, position
title | fr | intitulé[ du poste], poste
title | es | puesto, cargo
title | nl | functie
title | it | ruolo
title | cs | pozice
title | pl | stanowisko
title | sv | tjänst
title | da | stilling
title | ko | 직무, 포지션, 채용[ ]포지션
title | ja | 職種
title | zh | 职位名称
company | en | company[ name], employer, organi(s/z)ation, hiring (company/organi(s/z)ation)
company | de | arbeitgeber, unternehmen, firma
company | fr | entreprise, société, employeur
company | es | empresa, compañía, empleador
company | nl | bedrijf, werkgever, organisatie
company | it | azienda, datore di lavoro
company | cs | společnost, zaměstnavatel
company | sk | spoločnosť, zamestnávateľ
company | pl | pracodawca
company | sv | företag, arbetsgivare
company | da | virksomhed, arbejdsgiver
company | no | arbeidsgiver
company | fi | työnantaja, yritys
company | ko | 기업명, 회사명, 회사
company | ja | 会社名, 企業名
company | zh | 公司[名称]
company | ru | компания
company | uk | компанія
company | hu | cég
company | ro | companie
location | en | [job /work /primary /office /working /campus /posting ](location[s]/place[ of work]/site/city/workplace/sites/office)[s][ name], where, based in, address
location | de | arbeitsort, standort[e], einsatzort, ort, dienstort, arbeitsplatz
location | fr | lieu[ de travail], localisation, ville, localité
location | es | ubicación, lugar[ de trabajo], localidad, localización, población
location | ca | ubicació, localitat, lloc de treball
location | pt | localização, localidade, cidade, local[ de trabalho]
location | nl | locatie, standplaats, plaats, werklocatie
location | it | sede[ di lavoro], luogo[ di lavoro], località
location | cs | místo [výkonu ]práce, místo pracoviště, lokalita, pracoviště, místo, adresa
location | sk | miesto práce
location | pl | miejsce pracy, lokalizacja
location | sv | [arbets]ort, arbetsplats, plats
location | da | arbejdssted, sted
location | no | arbeidssted
location | fi | sijainti, paikkakunta
location | ko | 근무지[역], [근무[ ]]장소, 근무[ ]위치, 위치
location | ja | 勤務地, 勤務場所
location | zh | 工作地点, 工作地址, 地点, 地點
location | ru | место работы, город
location | uk | місто
location | hu | munkavégzés helye
location | ro | locația
employment_type | en | (job/employment/position/work/contract/role/time/worker/schedule/vacancy)[-/ ](type[s]/status/basis/term[s]/schedule/form), employment, type[s], type of (employment/contract/work/position/job), full[-/ ]time[ ]/[ ]part[-/ ]time, schedule, hours, commitment, contract[ length]
employment_type | de | (anstellungs/beschäftigungs/vertrags/arbeits)(art/verhältnis/typ/umfang/zeit[modell]), arbeitszeit, beschäftigung, anstellung, umfang
employment_type | fr | type (de contrat/d'emploi), contrat, temps de travail
employment_type | es | tipo de (contrato/empleo/jornada/trabajo/contratación/vaga), contrato, jornada[ laboral], jornada
employment_type | ca | tipus de (contracte/jornada)
employment_type | pt | regime[ de trabalho], modelo de contratação
employment_type | nl | dienstverband, contract(vorm/type), soort (dienstverband/contract)
employment_type | it | contratto, tipo di (contratto/impiego), orario
employment_type | cs | typ [pracovního ](poměru/úvazku/smlouvy), [pracovní ](úvazek/poměr), druh pracovního poměru, pracovní vztah, smluvní vztah
employment_type | sk | typ pracovného pomeru, druh pracovného pomeru
employment_type | pl | (rodzaj/typ/forma) (umowy/zatrudnienia), wymiar (pracy/etatu), etat
employment_type | sv | anställning[sform/styp], omfattning
employment_type | da | ansættelse[sform/stype], arbejdstid, heltid/deltid
employment_type | no | ansettelsesform
employment_type | fi | työsuhde
employment_type | ko | 고용[ ]형태, 근무[ ]형태, 계약[ ]형태
employment_type | ja | 雇用形態
employment_type | zh | 工作性质, 职位类型, 用工性质
employment_type | ru | тип занятости, занятость
work_mode | en | workplace[ type], work[ing] (mode/model/arrangement/style/setting), location type, remote (status/work/type), remote:, work from, on[-]site/remote
work_mode | de | arbeitsmodell, home[-/ ]office
work_mode | fr | mode de travail, télétravail
work_mode | es | modalidad[ de trabajo]
work_mode | ca | modalitat de treball
work_mode | pt | modalidade, modelo de trabalho
work_mode | nl | werkvorm
work_mode | it | modalità di lavoro
work_mode | cs | forma práce
work_mode | pl | tryb pracy
work_mode | sv | arbetssätt
work_mode | ko | 근무[ ]방식
work_mode | ja | 勤務形態
salary | en | {(base/annual/target/estimated/expected/starting/yearly/hourly/monthly/job/advertised/hiring) }(salary/pay/compensation/wage/remuneration/rate)[ (range[s]/rate/scale/details/package/band/recommendation/information/grade)]
salary | de | gehalt[sspanne/srahmen], vergütung, entgelt, lohn, stundenlohn, jahresgehalt, entlohnung
salary | fr | salaire, rémunération
salary | es | salario, sueldo, retribución, rango salarial, banda salarial
salary | ca | salari, retribució
salary | pt | salário, faixa salarial, remuneração
salary | nl | salaris, salarisindicatie
salary | it | stipendio, retribuzione, ral
salary | cs | plat[ové ohodnocení], mzda, odměna
salary | sk | mzdové podmienky, základná zložka mzdy…
salary | pl | wynagrodzenie
salary | sv | lön
salary | da | løn
salary | no | lønn
salary | fi | palkka
salary | ko | 급여[[ ]조건], 연봉, 월급, 시급
salary | ja | 給与, 給料, 年収, 月給, 時給, 賃金
salary | zh | 薪资, 薪酬, 月薪, 年薪, 薪水
salary | ru | зарплата
salary | hu | bérezés
salary | ro | salariu
posted_at | en | [date ](posted/published/advertised/listed)[ (on/date)], posting date, date posted, post[ed] date, publication date, opening date, open date, job posted[ on]
posted_at | de | veröffentlicht[ am], online seit, eingestellt am
posted_at | fr | publié[e][ le], date de publication
posted_at | es | publicad(o/a)[ el/ em], fecha de publicación
posted_at | pt | data de publicação
posted_at | ca | data de publicació
posted_at | nl | geplaatst[ op]
posted_at | it | pubblicat(o/a)[ il], data di pubblicazione
posted_at | cs | zveřejněno, datum (zveřejnění/vložení)
posted_at | sk | dátum (zverejnenia/pridania)
posted_at | pl | data publikacji, opublikowan(o/a)
posted_at | sv | publicerad, publicerat
posted_at | da | opslået, oprettet
posted_at | no | publisert
posted_at | fi | julkaistu
posted_at | ko | 등록일, 게시일
posted_at | ja | 掲載日, 公開日
posted_at | zh | 发布(日期/时间)
posted_at | ru | опубликовано
valid_through | en | [application /closing /apply /job /posting ](deadline/closing date/end date/close date/expir(es/y/ation)[ (on/date)]/apply (by/before)/closes[ on]/applications close/valid (through/until)/last (date/day) to apply/final date to receive applications/open until/closing/closes)
valid_through | de | bewerbungsfrist, bewerbungsschluss, bewerben bis, gültig bis
valid_through | fr | date limite[ de candidature]
valid_through | es | fecha (límite/de cierre)
valid_through | pt | prazo[ de candidatura], data limite
valid_through | nl | sluitingsdatum, reageren (voor/tot)
valid_through | it | scadenza
valid_through | cs | termín[ odeslání], platnost do, uzávěrka
valid_through | pl | termin składania…, ważna do
valid_through | sv | sista ansökningsdag, ansök senast
valid_through | da | ansøgningsfrist
valid_through | no | søknadsfrist
valid_through | fi | hakuaika päättyy
valid_through | ko | 마감일, 접수[ ]기간, 지원[ ]마감
valid_through | ja | 応募締切, 募集期限
valid_through | zh | 截止日期
external_id | en | (job/requisition/req/reference/ref/posting/position/vacancy){(./ )}[id/number/no/code/nr/requisition id/requisition/reference][.], job requisition id
external_id | de | kennziffer, referenz[nummer], stellen[-]id
external_id | fr | référence
external_id | es | referencia
external_id | nl | referentienummer
external_id | cs | číslo inzerátu, id (nabídky/pozice), číslo nabídky
external_id | pl | numer (referencyjny/oferty)
external_id | ko | 공고[ ]번호
external_id | ja | 求人番号
other | en | department, team, division, function, category, job (category/family/function/level/field/area), industry, industries, sector, seniority[ level], experience[ level], career level, level, education[ level], report[s] to, reporting to, start[ date], starting, vacancies, number of (openings/positions/vacancies), openings, travel, shift, language[s], degree, minimum qualification, required experience, country, state, region, contact, website, employees, company size, founded
other | de | abteilung, bereich, branche, berufsfeld, eintritt[sdatum/stermin], karrierestufe, ansprechpartner[in]
other | fr | département, secteur, domaine, niveau, expérience, métier, fonction
other | es | sector, departamento, área, vacantes, nivel, experiencia
other | ca | vacants
other | pt | setor, nível
other | nl | afdeling, branche, niveau, opleiding[sniveau]
other | it | settore, reparto
other | cs | oddělení, obor, vzdělání, požadované vzdělání, jazyk[y], nástup, benefity, zařazeno, nábor vede, kategorie
other | pl | dział, branża, poziom
other | sv | avdelning, bransch
other | da | afdeling
other | ko | 업종, 부서, 경력, 학력, 직급, 임직원 수, 홈페이지, 본사 위치
other | ja | 업계, 部署, 業種
other | zh | 经验, 学历, 部门, 행業
`);

/** `unspaced` are words of languages without spaces. */
export const FACT_TERMS = readTable(`
key | language | phrases
employment | en | full[-/ ]time, part[-/ ]time, contract[or], temporary, permanent, intern[ship], freelance, casual, seasonal, per diem, fixed(-/ )term, apprenticeship, volunteer, zero hours, temp, w[-]2, 1099, regular, employee
employment | de | vollzeit, teilzeit, voll- oder teilzeit, festanstellung, befristet, unbefristet, minijob, werkstudent[in], praktikum, ausbildung, freiberuflich, geringfügig
employment | fr | temps plein, temps partiel, cdi, cdd, intérim, alternance, stage, temps complet, plein temps
employment | es | tiempo completo, jornada completa, media jornada, tiempo parcial, jornada parcial, indefinido, temporal, contrato indefinido, prácticas, autónomo, parcial, completa
employment | ca | temps parcial, jornada sencera, indefinit
employment | pt | tempo integral, meio período, período integral, clt, pj, estágio, efetivo, temporário
employment | nl | voltijd, voltij, deeltijd, fulltime, parttime, vaste aanstelling, tijdelijk, bijbaan
employment | it | tempo pieno, tempo indeterminato, tempo determinato, apprendistato, tirocinio
employment | cs | [práce na ]plný úvazek, [práce na ](zkrácený/částečný/poloviční) úvazek, hpp, dpp, dpč, brigáda, živnost[enský list], ičo, na dobu [ne]určitou, stáž, tpp, trvalý pracovní poměr, externí spolupráce
employment | sk | plný pracovný úväzok
employment | pl | pełny etat, część etatu, pół etatu, umowa o pracę, umowa zlecenie, b2b, kontrakt b2b, umowa o dzieło, staż, praktyki
employment | sv | heltid, deltid, tillsvidareanställning, visstid, vikariat
employment | da | fuldtid, fast stilling, fastansættelse, studiejob
employment | fi | kokoaikainen, osa-aikainen, vakituinen, määräaikainen
employment unspaced | ko | 정규직, 계약직, 인턴, 아르바이트, 파트타임, 프리랜서, 파견직
employment unspaced | ja | 正社員, 契約社員, 派遣社員, アルバイト, パート, 業務委託
employment unspaced | zh | 全职, 兼职, 实习, 合同工, 全職
employment unspaced | ru | полная занятость, частичная занятость
employment unspaced | uk | повна зайнятість
workload | en | full, part, time
workload | de | voll, teil
workload | fr | temps, plein
workload | es | jornada, tiempo
workload | nl | voltijd
workload | it | tempo
workload | cs | úvazek
workload | sk | úväzok
workload | pl | etat
workload | sv | heltid, deltid
workload | da | fuldtid
workload | fi | osa-aika, kokoaika
workload | zh | 全职, 兼职
remote | en | remote, remotely, fully remote, work from home, work(-/ )from(-/ )anywhere, wfh, home[-/ ]office, anywhere, telecommute, telecommuting, virtual
remote | fr | télétravail
remote | es | teletrabajo, remoto, remota
remote | ca | teletravall
remote | pt | trabalho remoto
remote | it | telelavoro, da remoto
remote | nl | thuiswerk[en]
remote | cs | na dálku, práce z domova, vzdáleně
remote | pl | zdalna, zdalnie, praca zdalna
remote | sv | distans
remote | da | fjernarbejde
remote | fi | etätyö
remote | ru | удал(е/ё)нн*
remote unspaced | ko | 재택, 원격
remote unspaced | ja | リモート, 在宅
remote unspaced | zh | 远程
hybrid | en | hybrid, mixed, part(ly/ially/ial)(-/ )remote, flexible workplace
hybrid | de | teilweise home[-/ ]office
hybrid | fr | hybride, partiel[lement] [en ]télétravail
hybrid | es | híbrid(o/a)
hybrid | it | ibrido
hybrid | cs | hybridní
hybrid | pl | hybrydow*
hybrid unspaced | ko | 하이브리드
hybrid unspaced | ja | ハイブリッド
hybrid unspaced | zh | 混合
onsite | en | on[-/ ]site, in[-/ ]office, in[-/ ]person, on location
onsite | de | vor ort, präsenz
onsite | fr | sur site, présentiel
onsite | es | presencial
onsite | ca | presencialment
onsite | it | in sede, in presenza
onsite | nl | op locatie, op kantoor
onsite | cs | na pracovišti
onsite | pl | stacjonarn*
onsite | sv | på plats
onsite | da | fremmøde
onsite unspaced | ko | 출근
onsite unspaced | ja | 出社
onsite unspaced | zh | 现场, 到岗
employment filler | en | or, and, a, job, position, type, work, role, employment, month[s], hour[s], week, exempt, non
employment filler | de | oder, und
employment filler | fr | ou, et
employment filler | es | y, e
employment filler | cs | nebo
employment filler | pl | lub
employment filler | sv | och
employment filler | da | og
employment filler | ko | 개월, 수습
mode filler | en | fully, work[ing/place], job, position, role, only, possible, ok, friendly, first, mode, type
mode filler | de | möglich
mode filler | cs | zcela, plně
mode filler | pl | możliwa
`);
