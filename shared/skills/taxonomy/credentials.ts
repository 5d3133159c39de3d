/** Licences, certificates, clearances, by field; then degrees by level. */
export const CREDENTIALS = `
[credential - health]
Immediate Life Support, ILS certificate, ILS certification
AFGSU, attestation de formation aux gestes et soins d'urgence
Registered Nurse license, registered nurse, rn!, r.n., rn license, rn licensure, nursing license, enfermera titulada, rn licence | NMC registration, nmc pin, nmc registered, registered with the nmc, nmc!?? | NMBI registration, nmbi, nmbi registered, nmbi pin | Diplôme d'État infirmier, diplome d'etat d'infirmier, de infirmier, infirmier diplome d'etat, infirmiere diplomee d'etat, dei infirmier, ide diplomee, infirmier diplome, infirmiere diplomee, ide!?? | BIG-registratie, verpleegkundige, big-geregistreerd | COREN > Nursing
RCN membership, royal college of nursing, rcn member
Care Certificate, care certificate standards | Health and Social Care qualification, nvq health and social care, level 2 health and social care, level 3 health and social care, qqi level 5 healthcare > Caregiving
DEES!, diplome d'etat d'educateur specialise > Social work
Paediatric first aid, pediatric first aid > First aid
Moving and handling, moving and handling training, patient moving and handling
Examinierte Pflegefachkraft, pflegefachkraft, pflegefachmann, pflegefachfrau, pflegefachperson, altenpfleger, altenpflegerin, krankenschwester, krankenpfleger, krankenpflegerin > Nursing
LPN license, lpn!, licensed practical nurse, lvn!, licensed vocational nurse, lpn/lvn, practical nurse license > Nursing
CNA certification, cna!, nursing assistant, nurse aide, stna, certified nurse assistant, nurse's aide, certified nursing assistant > Caregiving
Aide-soignant diploma, deas!, diplome d'etat d'aide-soignant, dplome aide-soignante, de aide-soignant
DEAES, deavs, diplome d'etat d'accompagnant educatif et social > Caregiving
Pflegehelfer certificate, pflegebasiskurs, schwesternhelferin, krankenpflegehelfer, altenpflegehelfer, pflegefachassistent, betreuungskraft > Caregiving
Nurse Practitioner license, nurse practitioner, np!??, aprn!, fnp!, crnp, dnp! > Registered Nurse license
CRNA, certified registered nurse anesthetist > Registered Nurse license
Midwife license, certified nurse midwife, hebammenexamen, diplome d'etat de sage-femme
Physician Assistant license, physician assistant, pa-c, physician associate
Medical license, physician license, licensed physician, medical doctor license, board certified, board certification | GMC registration, gmc registered | Approbation, facharzt, facharztin
Pharmacist license, rph!, pharmacy license, pharmacist, apotheker, pharmacist licensure, approbation als apotheker > Pharmacy
Pharmacy Technician certification, cpht!, ptcb, pharmacy technician, ptcb certification | Pharmazeutisch-technische Assistentin, pharmazeutisch-technischer assistent, pta-ausbildung, pta examen | Préparateur en pharmacie, preparatrice en pharmacie, bp preparateur en pharmacie > Pharmacy
Medical Assistant certification, cma!??, rma!??, certified medical assistant, registered medical assistant, ccma! > Medical assisting
Medizinische Fachangestellte, medizinischer fachangestellter, arzthelferin, mfa!?? > Medical assisting
Zahnmedizinische Fachangestellte, zfa!?? > Dental assisting
Phlebotomy certification, certified phlebotomist, phlebotomy technician, cpt phlebotomy, licensed phlebotomist, venepuncture, venipuncion, prelevements sanguins > Phlebotomy
Medical Technologist certification, mls ascp, medical laboratory scientist, ascp certification, mlt!??, ascp! | MTLA, mta-labor, medizinisch-technischer assistent, medizinischer technologe, medizinisch-technische laboratoriumsassistentin > Clinical laboratory
ARRT, radiologic technologist, rt(r) | MTRA, medizinisch-technischer radiologieassistent | Diplôme de manipulateur radio, diplome manipulateur radio > Radiology
Respiratory Therapist license, rrt!, crt!??, respiratory therapist > Respiratory therapy
Physical Therapist license, licensed physical therapist, dpt!, pt license, staatlich anerkannter physiotherapeut, physical therapy license, hcpc physiotherapist, de masseur-kinesitherapeute > Physical therapy
Physical Therapist Assistant license, physical therapist assistant, lpta, licensed physical therapist assistant > Physical therapy
Occupational Therapist license, otr/l, nbcot, occupational therapy license, occupational therapist registered, registered occupational therapist | COTA!, certified occupational therapy assistant, occupational therapy assistant > Occupational therapy
HCPC registration, hcpc registered, hcpc!??
Speech-Language Pathologist license, ccc-slp, slp!, asha certification, certificate of clinical competence, slp license, clinical fellowship year > Speech therapy
Registered Dietitian, rd!??, rdn!, cdr!??, dietitian, registered dietician > Dietetics
Dental Hygienist license, rdh!, registered dental hygienist, dental assistant certification
Massage Therapist license, lmt!, licensed massage therapist
Veterinary Technician license, cvt!??, rvt!, licensed veterinary technician | DVM!, tierarztliche approbation, mrcvs > Veterinary care
BLS!, basic life support, bls certification, bls-zertifikat, bls/cpr, bls provider, bls certified > CPR
BCLS, basic cardiac life support > CPR
CPR!, cpr certification, cpr certified, cardiopulmonary resuscitation, cpr/aed, aed certification, cpr/first aid, reanimationstraining, rcp! > First aid
ACLS, advanced cardiac life support, advanced cardiovascular life support, advanced life support, soporte vital avanzado, erweiterte lebensrettende massnahmen > BLS
PALS!, pediatric advanced life support, pals certification, nrp!, neonatal resuscitation program, nals > BLS
TNCC, trauma nurse core course | ENPC | ATLS | ATCN
CCRN, cen!??, critical care registered nurse > Critical care
CNOR | OCN! | RN-BC | WCC!, cwcn, certified wound care nurse
NIHSS, nih stroke scale, chemo certification
Wound care certificate, wundexperte, wundmanager, du plaies et cicatrisation
Praxisanleiter, berufspadagogische zusatzqualifikation, praxisanleiterin > Clinical instruction
Fachweiterbildung Intensivpflege, fachweiterbildung intensiv und anasthesie, fachpfleger intensiv, fachkrankenpfleger > Critical care
First Aid certificate, first aid certified, ersthelfer-schein, afgs, erste-hilfe-schein, first aid certification, first aid at work | SST!, sauveteur secouriste du travail | PSC1, psc 1 | BHV!, bedrijfshulpverlening > First aid
EMT certification, emt!, emt-b, emergency medical technician, emt-basic, nremt, paramedic license, notfallsanitater, rettungssanitater, emt-p, emt-paramedic > Emergency medical services
Medical coding certification, cpc!??, ccs!??, rhia, rhit, aapc, ahima, certified professional coder, cpc-a > Medical coding
Good clinical practice certificate, ich-gcp certificate, gcp certification > Good clinical practice
Health Canada Division 5
TCPS 2 CORE, tcps 2, core 2 > Informed consent
CITI training, human subjects protection, nih human subjects
CCRP, ccrc, acrp, socra > Clinical research
LCSW, licensed clinical social worker, lmsw, lsw!, msw license, social work license, licensed social worker, lisw > Social work
LPC license, licensed professional counselor, lmhc, lmft, lcpc, licensed mental health counselor, lpcc > Counseling
Psychologist license, licensed psychologist, approbation psychotherapeut, psychologischer psychotherapeut > Psychology
BCBA, rbt!, registered behavior technician, board certified behavior analyst > Applied behavior analysis
[credential - services]
Driver card, fahrerkarte, tachograph card, tarjeta de tacografo, carte conducteur, digi card, digital tachograph card
Teaching license, teaching certificate, teacher certification, teaching credential, teaching certification, postgraduate professional license, certified teacher | QTS!, qualified teacher status, qts status | PGCE, postgraduate certificate in education | Lehramt, lehrbefahigung, lehramtsstudium, lehramt staatsexamen, 2. staatsexamen lehramt | CAPES, agregation | CRPE, professeur des ecoles | Teaching Council registration, registered with the teaching council > Teaching
TEFL certificate, tesol certificate, celta certificate, tefl certification, delta certificate > ESL teaching
Child Development Associate, cda!?? | CAP petite enfance, cap aepe, cap accompagnant educatif petite enfance | Staatlich anerkannte Erzieherin, staatlich anerkannter erzieher, staatliche anerkennung erzieher | Kinderpflegerin, staatlich geprufte kinderpflegerin | Auxiliaire de puériculture, diplome d'etat d'auxiliaire de puericulture, deap! | DEEJE, educateur de jeunes enfants | Early Years qualification, eyfs level 3, cache level 3, early years level 3, qqi level 5 childcare > Early childhood education
BAFA!, brevet d'aptitude aux fonctions d'animateur | BAFD! > Youth work
Driver's license, drivers license, fuhrerschein, permis de conduire, permis b, carnet de conducir, carta de conducao, rijbewijs, driving licence, driving license, driver's licence, cnh!, carnet b, patente b, klasse b, permis vl, korkort, korekort, driving record, licencia de conducir, registro de conducir, fahrerlaubnis, fuhrerausweis, pkw-fuhrerschein, carne de conducir
CDL!, commercial driver's license, cdl license, commercial drivers license, commercial driving license > Driver's license
CDL Class A, class a cdl, cdl-a, class a license, class a commercial driver's license > CDL
CDL Class B, class b cdl, cdl-b, class b license > CDL
Truck driving licence C+E, truck driving licence ce, permis ce, permis spl, c+e fuhrerschein, ce fuhrerschein, fuhrerschein klasse c/ce, fuhrerscheinklasse c/ce, fuhrerschein klasse c+e, permis super lourd, klasse ce, klasse c/ce, fuhrerschein c/ce, fuhrerschein ce, fuhrerscheinklasse ce, fuhrerschein klasse ce, lkw-fuhrerschein ce, c+e, c+e licence, ce licence, cat c+e, category c+e, hgv class 1, class 1 licence, hgv c+e, lgv c+e, rijbewijs ce, carnet c+e, permis c+e, permis ec > Truck driving licence
Truck driving licence, lkw-fuhrerschein, permis c, permis poids lourd, carnet c, rijbewijs c, hgv licence, lgv licence, hgv class 2, class 2 licence, lorry licence, klasse c, fuhrerschein klasse c, fuhrerscheinklasse c > Truck driving licence C1
Truck driving licence C1, fuhrerschein c1, permis c1, klasse c1, c1 licence, 7.5 tonne licence, fuhrerschein klasse c1 > Driver's license
Driver CPC, cpc!??, driver cpc card, cpc card, cpc driver, cpc dqc, driver qualification card | Berufskraftfahrerqualifikation, schlusselzahl 95, modul 95, module 95, code 95, bkf-module, bkrfqg | FIMO, formation initiale minimale obligatoire | FCO!, formation continue obligatoire > Truck driving
Transport Manager CPC, transport manager cpc international
Tachograph, tachographs, tachograph rules, digi tacho, digital tachograph, digitaler tachograph, lenk- und ruhezeiten, chronotachygraphe
HIAB licence, hiab, lorry loader, ladekranschein, moffett licence
CAP conducteur routier, titre professionnel conducteur routier > Truck driving
Bus driving licence, permis d, fuhrerschein klasse d, passenger endorsement, school bus endorsement, carnet d, personenbeforderungsschein, rijbewijs d > Passenger transport
ADR certificate, adr-schein, adr!?, adr-bescheinigung, habilitation adr, adr certificaat, adr licence, adr license, adr-fuhrerschein, carnet adr, certificat adr, adr kl.1 | Hazmat endorsement, tanker endorsement > Hazardous materials
TWIC | TSA clearance, sida badge
DOT medical card, dot physical
Forklift license, staplerschein, forklift certification, gabelstaplerschein, forklift certified, carnet de carretillero, heftruckcertificaat, gabelstapler-fuhrerschein, flurfordermittelschein, forklift licence, staplerfahrerschein, flurforderschein, rtitb, counterbalance licence, flt licence, reach truck licence | CACES R489, caces, caces 1 3 5, caces 1, caces 3, caces 5, caces chariot > Forklift operation
[credential - trades]
Crane operator certification, nccco, kranschein, caces r490, caces r487, kranbedienerschein > Crane operation
CACES R482, caces engins de chantier, cpcs, npors, cpcs card > Heavy equipment operation
IPAF card, ipaf, ipaf licence, ipaf 3a, ipaf 3b, ipaf certificate, pal card ipaf | CACES R486, caces nacelle, caces pemp | Bedienerausweis Hubarbeitsbühne, hubarbeitsbuhnenschein, buhnenschein > Aerial work platforms
PASMA card, pasma, pasma certificate
Aerial work platforms, mewp, mewps, cherry picker, boom lift, scissor lift, hubarbeitsbuhne, hubarbeitsbuhnen, nacelle elevatrice
CSCS card, cscs gold card, cscs blue card, cscs green card, cscs black card, cscs!?? | Safe Pass, safepass, safe pass card | BTP card, carte btp > Construction site access
Construction site access
AIPR, habilitation aipr
OSHA certification, osha certified, osha card, osha training, cosha > Occupational safety
OSHA 10, 10-hour osha > OSHA certification
OSHA 30, 30-hour osha > OSHA certification
HAZWOPER > Hazardous materials
CSP certification, csp!??, certified safety professional, asp!??, associate safety professional > Occupational safety
CIH!, certified industrial hygienist, chst, ohst > Occupational safety
NEBOSH, nebosh general certificate, nebosh certificate | IOSH, iosh managing safely | SMSTS, site management safety training scheme | SSSTS > Occupational safety
Sicherheitsfachkraft, fachkraft fur arbeitssicherheit, sifa! | Técnico superior en PRL, tecnico superior en prl | Preventiefunctionaris > Occupational safety
Sicherheitsbeauftragter
SCC certificate, scc-zertifikat, scc-schein, scc dokument 016, scc dokument 018, sgu-prufung, scc!?? | VCA certificate, vca!, vca vol, vca basis > Occupational safety
Baggerschein, baggerfuhrerschein, erdbaumaschinenschein, radladerschein > Heavy equipment operation
Abseil and rope access, irata, fisat, travaux sur cordes
Sicherheitsunterweisung
MASE certification, mase!
Habilitation chimique, n1/n2, habilitation risque chimique
Electrician license, journeyman electrician, master electrician, licensed electrician | Elektrofachkraft, elektroniker, elektriker-ausbildung, elektroanlagenmonteur | NVQ Level 3 electrical, am2 | ECS card, ecs gold card, jib gold card | Carnet de instalador, carnet de instalador electricista > Electrical installation
18th Edition, bs 7671, 18th edition wiring regulations, wiring regulations
Habilitation électrique, habilitations electriques, habilitation electrique b1v, b1v, b2v, h0b0, h0v, habilitation br, br bc, b0 h0, bs be | Elektrotechnisch unterwiesene Person, eup!?? | NEN 3140
CAST test, construction and skilled trades test, eei cast
EPA 608, epa certification, epa section 608, epa universal, epa 609, universal epa | F-gas certificate, f-gas, kalteschein, attestation fluides frigorigenes, fluides frigorigenes > HVAC
HVAC certification, nate certification, nate certified, hvac excellence, hvac license | Anlagenmechaniker SHK | Gas Safe registration, gas safe, gas safe registered, acs gas, ccn1 | RGI registration, registered gas installer > Heating systems
Plumbing license, journeyman plumber, master plumber, licensed plumber, plumber's license > Plumbing
Welding certification, schweisserschein, certified welder, schweissschein, aws d1.1, asme ix, licence de soudage, qualification soudage, schweisserprufung, schweissprufung, schweisserpass, coded welder > Welding
Welding inspector, cwi!, certified welding inspector, cswip
Gesellenbrief, facharbeiterbrief, gesellenprufung, geselle | Journeyman, journeyman card | Compagnon
Meisterbrief, meister!?, master craftsman, industriemeister, handwerksmeister, meistertitel, kuchenmeister, brevet de maitrise, elektromeister, meisterprufung
Techniker certificate, staatlich geprufter techniker, state-certified technician, staatlich geprufte technikerin
PE license, pe!??, professional engineer, p.e., professional engineering license, pe licensure, registered engineer > EIT
P.Eng, peng!, p. eng licence | Chartered Engineer, ceng, ceng miei, incorporated engineer
EIT!, engineer in training, fe exam, fundamentals of engineering, e.i.t., eit certification, engineering intern
SE license, structural engineer license, licensed structural engineer > PE license
Architect license, registered architect, licensed architect, aia!??, ncarb | Architektenkammer | HMONP | ARB registration, riba part 3, riba part ii, riba chartered > Architecture
LEED accreditation, leed ap, leed green associate
Land surveyor license, professional land surveyor, pls!?? > Land surveying
PTOE > Transportation engineering
AICP > Urban planning
Certified Floodplain Manager, cfm!??
MRICS, rics, chartered surveyor, frics, assocrics
General contractor license, contractor license, contractor's license
Certified Construction Manager, ccm!?? > Construction management
[credential - business]
PMP!, project management professional, pmp certification, pmp certified, pmp-zertifizierung, pmi-pmp > Project management
CAPM, certified associate in project management > Project management
PgMP | PMI-ACP | PMI-RMP | IPMA, gpm-zertifizierung, ipma level d, ipma level c > Project management
PMI certification
PRINCE2 certification, prince2 practitioner, prince2 foundation, prince2 certified > PRINCE2
Scrum Master certification, certified scrum master, psm!??, psm i, professional scrum master, certified scrummaster, psm ii, scrum certification, a-csm > Scrum
Product Owner certification, cspo, pspo, certified scrum product owner > Scrum
SAFe certification, safe agilist, safe scrum master, leading safe > SAFe
ITIL certification, itil foundation, itil certified, itil v4 foundation, itil 4 foundation, itil v3 foundation > ITIL
[credential - trades]
Lean Six Sigma certification, lean six sigma, six sigma certification, six sigma certified, six sigma belt, lean certification > Six Sigma, Lean
Six Sigma Green Belt, green belt, cssgb, lean six sigma green belt > Lean Six Sigma certification
Six Sigma Black Belt, black belt, cssbb, lean six sigma black belt > Six Sigma Green Belt
Six Sigma Yellow Belt, yellow belt, lean six sigma yellow belt > Six Sigma
ASQ certification, asq!, asq certified, asq cqe, cqe!, certified quality engineer, cqa!??, certified quality auditor, cqt!??, asq certifications, cmq/oe, cqi!??, cqm!?? > Quality management
ISO lead auditor, iso 9001 lead auditor, qmb!, qualitatsbeauftragter, iso 27001 lead auditor, iso 9001 auditor, qualitatsmanagementbeauftragter, iso 27001 lead implementer > Auditing
RAC certification, regulatory affairs certification > Regulatory affairs
[credential - services]
APICS CPIM, cpim, apics > Supply chain management
CSCP, certified supply chain professional, 注册供应链管理师 > Supply chain management
CPSM | CIPS!, mcips | CPPB | CPPO | C.P.M. > Procurement
CLTD > Logistics
[credential - office]
CPA!, certified public accountant, cpa license, cpa certification, c.p.a., licensed cpa, cpa candidate, active cpa, cpa designation, cpa eligible, cpa track | ACCA!, acca qualified, acca part qualified, fcca | Chartered Accountant, aca!??, aca qualified, icaew, ca(sa), chartered accountants ireland, icai | CPA Canada, chartered professional accountant | Wirtschaftsprüfer, wirtschaftspruferin | Expert-comptable, dec!??, expertise comptable | Contador público > Accounting
CMA certification, cma!??, certified management accountant | CIMA!, cima qualified | Bilanzbuchhalter, bilanzbuchhalterin, geprufter bilanzbuchhalter, bilanzbuchhalter ihk | DSCG | DCG!, dcg comptabilite > Accounting
Steuerberater, steuerberaterin, steuerberaterexamen > Taxation, Accounting
Enrolled Agent, ea!??, ptin | Steuerfachangestellter, steuerfachangestellte | Steuerfachwirt, steuerfachwirtin > Taxation
AAT qualification, aat level 3, aat level 4, aat level 2, aat qualified, aat!?? | Certified Bookkeeper | IATI, accounting technician > Bookkeeping
CIA certification, certified internal auditor > Auditing
CFA!, chartered financial analyst, cfa level i, cfa charterholder, cfa charter, cfa level 1, certified financial analyst, cfa level ii, cfa level 2, cfa level iii > Financial analysis
CFP!, certified financial planner, chfc, clu!??, cfp certification > Financial planning
FRM!, financial risk manager, prm!?? > Risk management
CFE!?, certified fraud examiner > Fraud investigation
CAMS!, acams, certified anti-money laundering specialist > Anti-money laundering
FINRA licenses, finra!, series licenses, securities licenses, finra series > Financial services
Series 7, finra 7, finra series 7 > FINRA licenses
Series 63 > FINRA licenses
Series 65 > FINRA licenses
Series 66 > FINRA licenses
Series 6 | Series 24 | Series 3 | Series 26 | Series 79 | Securities Industry Essentials, sie exam > FINRA licenses
Insurance license, life and health license, property and casualty license, p&c license, insurance producer license, adjuster license, adjuster's license, licensed insurance agent | Sachkundeprüfung 34d, 34d, versicherungsfachmann, versicherungsfachfrau > Insurance
Sachkundeprüfung 34f, 34f
CPCU | ARM designation | ACII, chartered insurer, cert cii, dip cii | AIC designation > Insurance
QFA!, qualified financial adviser | APA qualification > Financial services
ASA actuary, fsa!??, associate of the society of actuaries, fcas, actuarial exams, acas > Actuarial science
NMLS license, nmls!, mlo license, mortgage loan originator license, nmls registration > Mortgage lending
Real estate license, real estate broker license, realtor, licensed real estate agent, real estate salesperson license, broker's license | Carte professionnelle T, carte t | Erlaubnis 34c, 34c, 34c gewo > Real estate
CPM certification, certified property manager | CAM license | ARM property > Property management
Bar admission, admitted to the bar, licensed attorney, state bar, bar license, member of the bar, licensed to practice law | CAPA avocat, barreau, inscrit au barreau | Volljurist, zweites juristisches staatsexamen, volljuristin, zweites staatsexamen jura | Colegiado abogacía > Law
SRA registration, solicitor of england and wales, qualified solicitor, lpc qualified, sqe! > Law
Paralegal certificate, paralegal certification, certified paralegal, nala!, paralegal degree, accp, rp paralegal > Paralegal
Notary public, notary commission
Patent bar, registered patent attorney, patent agent registration, uspto registration > Intellectual property
PHR!, professional in human resources > Human resources
SPHR, senior professional in human resources > PHR
SHRM-CP, shrm certification, shrm!, shrm certified > Human resources
SHRM-SCP, shrm senior certified professional > SHRM-CP
CIPD, cipd level 5, cipd level 3, cipd level 7, cipd qualified, chartered mcipd | GPHR | aPHR | Personalfachkaufmann, personalfachkauffrau | CHRP | CHRL > Human resources
CEBS | CCP compensation > Compensation and benefits
Certified Payroll Professional, cpp payroll, ipass payroll > Payroll
[credential - services]
ServSafe, servesafe, serv safe, servsafe food handler > Food safety
Food handler card, food handler, food handler's permit, food manager certification | Food hygiene certificate, food hygiene level 2, level 2 food hygiene, food safety certificate, food safety level 2, level 2 food safety, level 3 food safety | Infektionsschutzbelehrung, gesundheitszeugnis, rote karte, gesundheitspass, belehrung infektionsschutzgesetz | Carnet de manipulador, manipulador de alimentos | Formation hygiène alimentaire, haccp certificate, formation haccp, haccp-schulung, haccp certified, haccp level 2 > Food safety
TIPS certification, alcohol server permit, tabc, rbs certification, alcohol awareness, responsible beverage service, bassett, oLCC | Sociale Hygiëne, svh sociale hygiene | Permis d'exploitation > Bartending
Cook qualification, certified executive chef, culinary certificate, certified chef | CAP cuisine, cap cuisinier, bep cuisine | Ausbildung zum Koch, gelernter koch, ausgebildeter koch | NVQ professional cookery, nvq level 2 professional cookery, level 2 professional cookery > Cooking
CAP boulanger, cap boulangerie | CAP pâtissier, cap patisserie | Ausbildung zum Bäcker, gelernter backer, ausbildung zum konditor > Baking
CAP!, certificat d'aptitude professionnelle, cap/bep | BEP!, brevet d'etudes professionnelles
CAP électricien, bep electrotechnique > Electrical installation
CAP maçonnerie, cap macon > Masonry
CAP plomberie, cap installateur sanitaire, cap plombier > Plumbing
CAP menuisier, cap charpentier, cap ebeniste > Carpentry
CAP coiffure, bp coiffure > Hairdressing
Bac pro, bac pro cuisine, bac pro melec, baccalaureat professionnel, bac professionnel, titre professionnel, mention complementaire
Security guard license, guard card, guard license, security license | SIA licence, sia door supervisor, sia license, sia badge, sia cctv licence | PSA licence, psa security licence | Carte professionnelle sécurité, cqp aps, carte cnaps, tfp aps, titre aps, carte professionnelle cnaps | Sachkundeprüfung 34a, 34a, sachkunde 34a, unterrichtung 34a, 34a-schein, sachkundenachweis 34a | TIP vigilante, tip de vigilante de seguridad | Beveiligerspas > Security guarding
SSIAP 3 > SSIAP 2
SSIAP 2 > SSIAP 1
SSIAP 1, ssiap, ssiap1 > Fire safety
Security clearance, secret clearance, top secret, ts/sci, sicherheitsuberprufung, sc clearance, dod clearance, dv clearance, active clearance, government clearance, nato secret, public trust, secret security
Firearms license, concealed carry permit, waffenschein, firearms qualification, waffensachkunde, firearms licence
POST certification, peace officer certification, law enforcement certification, post certified > Law enforcement
Firefighter certification, firefighter i, firefighter ii, truppmann, firefighter 1, nfpa 1001, hazmat operations
Airline transport pilot licence, atpl, atp!??, airline transport pilot > Commercial pilot licence
Commercial pilot licence, cpl!??, commercial pilot certificate, faa commercial pilot, commercial pilot license > Pilot license
Pilot license, ppl!??, pilotenschein, private pilot license, type rating > Piloting
Remote pilot certificate, part 107, eu-drohnenfuhrerschein, drohnenfuhrerschein, gvc drone, a2 cofc
A&P license, airframe and powerplant, faa a&p, a&p certificate, a&p mechanic, part 66, b1 licence > Aircraft maintenance
Flight attendant certificate, cabin crew attestation, cca!??, cfs!??
ASE certification, ase certified, ase!, ase master technician, ase certifications > Automotive repair
State inspection license | MOT tester, mot testing licence | Contrôleur technique, controle technique agrement
Hochvoltschein, hv-schulung, hochvolt-schulung
Cosmetology license, barber license, esthetician license, licensed cosmetologist, cap esthetique, nail technician license > Hairdressing
Personal trainer certification, nasm!??, ace certified, acsm, nsca, nasm-cpt, nsca-cscs, reps level 3 | BPJEPS | DEJEPS | Trainerlizenz, b-lizenz, a-lizenz, c-lizenz, ubungsleiterschein > Fitness instruction
Lifeguard certification, lifeguard certified, water safety instructor, nplq, wsi!?? | BNSSA, beesan | Rettungsschwimmabzeichen, rettungsschwimmerabzeichen, dlrg silber, drsabzeichen silber, rettungsschwimmer silber
Pesticide applicator license, certified applicator, applicator license, pa1 pa6 | Certiphyto | Sachkundenachweis Pflanzenschutz
Certified arborist
Motorsägenschein, motorsagenfuhrerschein, kettensagenschein, chainsaw licence, chainsaw maintenance and cross-cutting > Woodland and forestry
Water operator license, wastewater operator license, water treatment operator
Boiler license, boiler operator license, stationary engineer license
Hoisting license
NICET, fire alarm license
Backflow certification
Low voltage license
[credential - infrastructure]
CompTIA A+, a+, a+ certification, comptia a plus, a+ certified > IT support
CompTIA Network+, network+, comptia network, net+ > Networking
CompTIA Security+, security+, comptia security, sec+ > Cybersecurity
CompTIA certification, comptia
CompTIA CySA+, cysa+ | CompTIA CASP+, casp+ | CompTIA Linux+, linux+ > CompTIA certification
CISSP, certified information systems security professional > Cybersecurity
CISM!, certified information security manager > Cybersecurity
CISA!, certified information systems auditor > Auditing
CRISC > Risk management
CCSP, ccsk > Cloud security
CEH!, certified ethical hacker > Penetration testing
OSCP, osep | eJPT | PNPT > Penetration testing
GIAC, gsec, gcih, gpen, gcia, sans certification | SSCP > Cybersecurity
CIPP | CIPM | Datenschutzbeauftragter, datenschutzbeauftragte, data protection officer > Data privacy
CCNA, cisco certified network associate, cisco ccna > Cisco
CCNP, cisco certified, cisco ccnp | CCIE > Cisco
JNCIA, jncis | NSE 4, nse4 | PCNSE | Aruba certified > Network security
RHCSA, red hat certified, red hat certified system administrator | RHCE > Linux
LPIC, lpi certification, linux essentials | LFCS > Linux
AWS certification, aws certified, aws certifications, aws certified data engineer, aws certified machine learning, aws certified database, aws certified data analytics > AWS
AWS Certified Cloud Practitioner, cloud practitioner, aws cloud practitioner > AWS certification
AWS Certified Solutions Architect, aws solutions architect, solutions architect associate, aws sa associate > AWS certification
AWS Certified Developer, aws developer associate > AWS certification
AWS Certified SysOps Administrator, aws sysops > AWS certification
AWS Certified DevOps Engineer, aws devops engineer > AWS certification
Microsoft certification, microsoft certified, microsoft certifications, mcp!??, mcsa, mcse, mcsd, mcts, microsoft technical associate, mta!??
Azure certification, az-900, az-104, azure fundamentals, azure administrator associate, az-204, az-305, dp-203, ai-900, dp-900, az-400, az-500, azure certified > Microsoft certification, Azure
Power BI certification, pl-300, da-100, data analyst associate, power bi data analyst associate > Microsoft certification, Power BI
Microsoft Office Specialist, mos!??, mos certification, excel certification, microsoft excel expert | ICDL, ecdl, computerfuhrerschein | TOSA | Pix certification > Computer literacy
Google Cloud certification, google cloud certified, professional cloud architect, associate cloud engineer, professional data engineer > Google Cloud
Google Analytics certification, google analytics individual qualification, gaiq, google analytics certified, google ads certification, google ads certified > Google Analytics
Google career certificate, google data analytics certificate, google it support, google project management certificate, google ux design certificate
HubSpot certification, hubspot inbound certification, hubspot certified, meta blueprint, facebook blueprint, hubspot academy > Digital marketing
Pragmatic Marketing Certified, pragmatic marketing, pragmatic certified > Product marketing
Salesforce certification, salesforce administrator, salesforce certified, salesforce platform developer, salesforce admin certification > Salesforce
CKA!, certified kubernetes administrator > Kubernetes
CKAD, certified kubernetes application developer, cks certified, kcna > Kubernetes
Terraform certification, terraform associate, hashicorp certified, terraform authoring and operations professional, vault associate, consul associate, hashicorp certification > Terraform
Docker certification, docker certified associate > Docker
Java certification, oracle certified java programmer, ocjp, scjp, oca java, ocp java, oracle certified professional java > Java
Oracle certification, oracle certified, oca oracle > Oracle
Databricks certification, databricks certified, databricks certified data engineer > Databricks
Snowflake certification, snowpro > Snowflake
Tableau certification, tableau desktop specialist, tableau certified > Tableau
dbt certification, dbt certified developer, dbt analytics engineering certification > dbt
SAP certification, sap certified > SAP
VMware certification, vcp!, vmware certified professional, vcap > VMware
TensorFlow certification, tensorflow developer certificate > TensorFlow
ISTQB, ctfl > Testing
TOGAF certification, togaf certified, togaf 9 certified > Enterprise architecture
CBAP | CCBA | ECBA | PMI-PBA | IREB, cpre > Business analysis
CDMP | CBIP > Data management
Adobe certification, adobe certified expert, adobe certified professional, adobe certified associate
Autodesk certification, autodesk certified professional, autocad certification, solidworks certification, cswa, cswp, autodesk certified user, certified solidworks associate > CAD
iOS developer certificate, apple certified, applecare hardware certification, acmt
Android developer certificate, associate android developer > Android development
[credential]
IHK certificate, ihk-abschluss, ihk-zertifikat, ihk!, ihk-prufung, ihk-zertifizierung
Wirtschaftsfachwirt, fachwirt, geprufter wirtschaftsfachwirt | Handelsfachwirt | Betriebswirt IHK, geprufter betriebswirt
AEVO, ausbildereignungsprufung, ausbildereignung, ada-schein, ausbilderschein, ausbildereignungsschein, ausbilder-eignungsprufung, ausbildung der ausbilder
Language certificate, language certification, sprachzertifikat
IELTS | TOEFL | TOEIC | Linguaskill, bulats | Cambridge English, cae!??, cpe!??, b2 first, cambridge c1 advanced > English
TestDaF | DSH! | Goethe-Zertifikat, goethe b2, goethe c1 > German
Telc certificate, telc
DELF | DALF > French
DELE! | SIELE > Spanish
CELPE-Bras > Portuguese
CET-6, 大学英语六级 | CET-4 > English
JLPT > Japanese
HSK! > Chinese
Professional license, state license, licensure, occupational license, professional licence, professional certification, professional certifications
Event safety certificate, safety passport
Personal licence, aplh, premises licence
CTE sommelier certificate, certified sommelier, wset > Wine knowledge
Montessori certification, montessori, montessoridiplom > Early childhood education
CAPS teaching, reading specialist certification, esl endorsement, praxis exam, ell endorsement, bilingual endorsement, teach endorsement, praxis ii
Fundraising certification, cfre, cvm!??, aprc
Full-stack web development certificate, coding bootcamp, bootcamp certificate, web development bootcamp, full-stack web development, data science bootcamp, wild code school, le wagon, ironhack
[degree]
Doctorate, phd, ph.d., doctoral degree, promotion!?, doctorat, doctorado, doutorado, dphil, doktorgrad, dr.-ing., edd!, dottorato > Master's degree
Medical degree, md!??, doctor of medicine, mbbs, m.d., medizinstudium, doctorat en medecine, mbchb, humanmedizin
PharmD, pharm.d., doctor of pharmacy, doctorat en pharmacie, staatsexamen pharmazie > Pharmacy
Law degree, jd!??, juris doctor, j.d., llb, ll.b., llm degree, ll.m., licence de droit, jurastudium, derecho titulo, m2 droit > Law
MBA!, master of business administration, m.b.a., emba, executive mba > Master's degree
Master's degree, master degree, un master, master en, master of, masterabschluss, master of science, m.sc., msc, m.s., master of arts, maestria, mestrado, bac+5, diplom!?, master's, hochschulabschluss master, m.a., m.eng., meng, masters!, m.ed., mph!, msn!, msw! > Bachelor's degree
Bachelor's degree, bachelors degree, bachelorabschluss, b.sc., bsc, b.s., b.a., licenciatura, licence!?, bac+3, hochschulabschluss, b.eng., bachelor, studium!?, bs degree, b.tech, btech, beng, titulo universitario, hbo, bachelors!, bsn!, bba!, b.com, bcom, but!??, undergraduate, b.ed., bachelor of business administration > Associate degree
BTS!, brevet de technicien superieur, bts diploma | DUT!, diplome universitaire de technologie | DEUG > Associate degree
HND!, higher national diploma | HNC! > High school diploma
CFGS, tecnico superior, grado superior > High school diploma
Associate degree, associate of arts, associate of science, bac+2, two-year degree, 2-year degree, a.a., a.s., aas!, associates!?, adn!??, bac +2, mbo 4, asn!?? > High school diploma
Apprenticeship, berufsausbildung, ausbildung!?, abgeschlossene ausbildung, apprentissage, lehre!?, formacion profesional, mbo, trade school, grado medio, cfgm
NVQ, nvq level 2, nvq level 3 | BTEC | City and Guilds, city & guilds level 2, city & guilds level 3
Industriekaufmann, industriekauffrau | Kaufmann für Büromanagement, burokaufmann, kauffrau fur buromanagement, burokauffrau | Bankkaufmann, bankkauffrau | Großhandelskaufmann, grosshandelskauffrau, kaufmann im gross- und aussenhandel | Kaufmann im Einzelhandel, einzelhandelskaufmann, einzelhandelskauffrau, kauffrau im einzelhandel | Speditionskaufmann, kaufmann fur spedition und logistikdienstleistung, speditionskauffrau | Hotelfachmann, hotelfachfrau | Restaurantfachmann, restaurantfachfrau | Industriemechaniker | Mechatroniker | Fachkraft für Lagerlogistik, fachlagerist > Apprenticeship
High school diploma, high school, abitur, ged!, baccalaureat, bachillerato, ensino medio, hauptschulabschluss, mittlere reife, a levels, gcse, fachabitur, bac!?, vwo, havo, vmbo, matura, segundo grau completo
[domain]
Computer Science, informatik, informatique!?, ciencias de la computacion, ciencia da computacao, ingenieria informatica, computing, cs degree, informatica degree, comp sci, informatiekunde, mis!??, informatikstudium, informatiker, ingenieria en sistemas, ingenieria en informatica, licenciatura en sistemas, informatikausbildung, wirtschaftsinformatik-studium, carreras de sistemas, toegepaste informatica, ecole d'ingenieur informatique, diplome en informatique, hogere informatica, computer sciences
Computer Engineering, technische informatik, computer engineer, ingenieria de computadores, ingenieria de computacion
Engineering!?, ingenieurwesen, ingenierie!?, ingenieria!?, engenharia!?, ingegneria!?, engineering degree, ingenieurwissenschaften, ecole d'ingenieur, technical degree, technisches studium, ingenieurstudium, grande ecole, quantitative field, stem!, mint!, stem field, ingenieursopleiding, ingenieurstudiengang, ingenieros, ingeniero, diplome d'ingenieur, burgerlijk ingenieur, industrieel ingenieur
Data Analytics degree, applied statistics degree
Applied Mathematics, angewandte mathematik, mathematiques appliquees, matematica aplicada
Museum science, museum studies, museologie, museumskunde, museology, museologia
Business!?, business degree, ecole de commerce, business field
Liberal arts, humanities, geisteswissenschaften, sciences humaines, humanidades, humanistic studies, lettres modernes, classics, letras
Educational science, education degree, erziehungswissenschaft, sciences de l'education, ciencias de la educacion, padagogikstudium, pedagogia degree, bildungswissenschaften, erziehungswissenschaften
Hospitality degree, culinary degree, tourism degree
Criminology, kriminologie, criminologie, forensic science
Sports science, kinesiology, exercise science, sportwissenschaft, staps, sport management, exercise physiology
Biomedical engineering, medizintechnik studium, genie biomedical, ingenieria biomedica
Technology management
Actuarial degree, quantitative economics
~0.8 BLS, BCLS
~0.9 BCLS, ACLS
~0.7 CISSP, CISM
~0.7 PMP, PRINCE2 certification, CAPM
~0.7 PHR, SHRM-CP
~0.7 SPHR, SHRM-SCP
~0.8 OSHA 10, OSHA 30
~0.5 CPA, CMA certification
~0.6 Bilanzbuchhalter, Steuerberater, Steuerfachwirt
~0.4 Bilanzbuchhalter, Steuerfachangestellter
~0.9 Driver CPC, Berufskraftfahrerqualifikation, FIMO
~0.8 FIMO, FCO
~0.9 Forklift license, CACES R489
~0.9 SCC certificate, VCA certificate
~0.8 IPAF card, CACES R486, Bedienerausweis Hubarbeitsbühne
~0.7 QTS, PGCE
~0.6 DBS check, Führungszeugnis, VOG
~0.8 Registered Nurse license, Examinierte Pflegefachkraft, NMC registration, NMBI registration, Diplôme d'État infirmier, BIG-registratie, COREN
~0.6 ServSafe, Food handler card
~0.7 AWS certification, Azure certification, Google Cloud certification
~0.6 Computer Science, Information technology, Computer Engineering, Software development
~0.6 Mathematics, Statistics, Applied Mathematics
~0.6 Economics, Finance, Business administration
~0.6 Accounting, Finance
~0.8 Business, Business administration
!promotion < the of and sales product job for career to event health internal > of and to opportunities code materials from
!masters < scrum > of
!pe < private > ratio teacher class firm backed
!business < > days hours casual trip needs unit units users partners requirements problems value goals owners partner cards hour intelligence logic process processes processes outcomes case
!engineering < the our software data of > team teams manager managers director leadership org organization leaders culture
!licence < open
!meister < > der
!stem < > cell cells from
!md < > #
!atp < > production
!cap < market baseball bottle salary > table on theorem
!rn < > s
!pals < pen
!bachelor < > party
!green belt < the
!rd < the and # > party
!bac < level
!mos < > of
!high school < > students student sports team football teacher teachers
!adr < > process
!dec < nov # > #
!top secret < > sauce
!montessori < > school
!fsa < hsa dental > hsa account accounts
!np < > complete hard
!klasse c < mercedes
`;
