/** Licences, certificates, clearances, by field; then degrees by level. */
export const CREDENTIALS = `
[credential]
Immediate Life Support, ILS certificate, ILS certification
Driver card, fahrerkarte, tachograph card, tarjeta de tacografo
AFGSU, attestation de formation aux gestes et soins d'urgence
Registered Nurse license, registered nurse, rn!, r.n., rn license, rn licensure, nmc registration, ide!, nursing license, verpleegkundige, big-registratie, enfermera titulada, coren, rn licence > Nursing
Examinierte Pflegefachkraft, pflegefachkraft, pflegefachmann, pflegefachfrau, pflegefachperson, altenpfleger, altenpflegerin, krankenschwester, krankenpfleger, krankenpflegerin > Nursing
LPN license, lpn!, licensed practical nurse, lvn!, licensed vocational nurse, lpn/lvn, practical nurse license > Nursing
CNA certification, cna!, nursing assistant, nurse aide, stna, certified nurse assistant, nurse's aide > Caregiving
Aide-soignant diploma, deas!, diplome d'etat d'aide-soignant, deaes, dplome aide-soignante, deavs > Caregiving
Pflegehelfer certificate, pflegebasiskurs, schwesternhelferin, krankenpflegehelfer, altenpflegehelfer, pflegefachassistent, betreuungskraft > Caregiving
Nurse Practitioner license, nurse practitioner, np!?, aprn!, fnp!, crnp, dnp! > Registered Nurse license
CRNA, certified registered nurse anesthetist > Registered Nurse license
Midwife license, certified nurse midwife, hebammenexamen, diplome d'etat de sage-femme
Physician Assistant license, physician assistant, pa-c, physician associate
Medical license, physician license, approbation, licensed physician, medical doctor license, facharzt, board certified, gmc registration, facharztin, board certification
Pharmacist license, rph!, pharmacy license, pharmacist, apotheker, pharmacist licensure, approbation als apotheker > Pharmacy
Pharmacy Technician certification, cpht!, ptcb, pta!, pharmacy technician, pharmazeutisch-technische assistentin, preparateur en pharmacie > Pharmacy
Medical Assistant certification, cma!?, rma!?, certified medical assistant, registered medical assistant, mfa!, ccma! > Medical assisting
Phlebotomy certification, certified phlebotomist, phlebotomy technician, cpt phlebotomy, licensed phlebotomist, venepuncture, venipuncion, prelevements sanguins > Phlebotomy
Medical Technologist certification, mls ascp, medical laboratory scientist, ascp certification, mlt!, mta-labor, medizinisch-technischer assistent, mtla, ascp! > Clinical laboratory
ARRT, radiologic technologist, rt(r), mtra, diplome manipulateur radio > Radiology
Respiratory Therapist license, rrt!, crt!?, respiratory therapist > Respiratory therapy
Physical Therapist license, licensed physical therapist, dpt!, pt license, staatlich anerkannter physiotherapeut, physical therapy license > Physical therapy
Occupational Therapist license, otr!, otr/l, cota!, nbcot, occupational therapy license > Occupational therapy
Speech-Language Pathologist license, ccc-slp, slp!, asha certification, certificate of clinical competence, slp license, clinical fellowship year > Speech therapy
Registered Dietitian, rd!?, rdn!, cdr!?, dietitian, registered dietician > Dietetics
Dental Hygienist license, rdh!, registered dental hygienist, dental assistant certification
Massage Therapist license, lmt!, licensed massage therapist
Veterinary Technician license, cvt!?, rvt!, licensed veterinary technician, dvm!, tierarztliche approbation
BLS!, basic life support, bls certification, bls-zertifikat, bls/cpr, bls provider, bls certified > CPR
BCLS, basic cardiac life support > CPR
CPR!, cpr certification, cpr certified, cardiopulmonary resuscitation, cpr/aed, aed certification, cpr/first aid, reanimationstraining, rcp! > First aid
ACLS, advanced cardiac life support, advanced cardiovascular life support, advanced life support, soporte vital avanzado, erweiterte lebensrettende massnahmen > BLS
PALS!, pediatric advanced life support, pals certification, nrp!, neonatal resuscitation program, nals > BLS
TNCC, trauma nurse core course, enpc, atls, atcn
CCRN, cen!?, critical care registered nurse > Critical care
CNOR, ocn!?, rn-bc, wcc!, cwcn, certified wound care nurse
NIHSS, nih stroke scale, chemo certification
Wound care certificate, wundexperte, wundmanager, du plaies et cicatrisation
Praxisanleiter, berufspadagogische zusatzqualifikation, praxisanleiterin > Clinical instruction
Fachweiterbildung Intensivpflege, fachweiterbildung intensiv und anasthesie, fachpfleger intensiv, fachkrankenpfleger > Critical care
First Aid certificate, first aid certified, ersthelfer-schein, sst!, psc1, erste-hilfe-schein, afgs, bhv!, psc 1, first aid certification > First aid
EMT certification, emt!, emt-b, emergency medical technician, emt-basic, nremt, paramedic license, notfallsanitater, rettungssanitater, emt-p, emt-paramedic > Emergency medical services
Medical coding certification, cpc!?, ccs!?, rhia, rhit, aapc, ahima, certified professional coder > Medical coding
Good clinical practice certificate, ich-gcp certificate, gcp certification > Good clinical practice
Health Canada Division 5
TCPS 2 CORE, tcps 2, core 2 > Informed consent
CITI training, human subjects protection, nih human subjects
CCRP, ccrc, acrp, socra > Clinical research
LCSW, licensed clinical social worker, lmsw, lsw!, msw license, social work license, licensed social worker, lisw > Social work
LPC license, licensed professional counselor, lmhc, lmft, lcpc, licensed mental health counselor, lpcc > Counseling
Psychologist license, licensed psychologist, approbation psychotherapeut, psychologischer psychotherapeut > Psychology
BCBA, rbt!, registered behavior technician, board certified behavior analyst > Applied behavior analysis
Teaching license, teaching certificate, teacher certification, lehramt, teaching credential, capes, qts!, pgce, teaching certification, postgraduate professional license, agregation, certified teacher, crpe, lehrbefahigung, qualified teacher status > Teaching
TEFL certificate, tesol certificate, celta certificate, tefl certification, delta certificate > ESL teaching
Child Development Associate, cda!?, cap petite enfance, cap aepe, staatlich anerkannte erzieherin, staatlich anerkannter erzieher, kinderpflegerin, auxiliaire de puericulture, bafa!, bafd! > Early childhood education
Driver's license, drivers license, fuhrerschein, permis de conduire, permis b, carnet de conducir, carta de conducao, rijbewijs, driving licence, driving license, driver's licence, cnh!, carnet b, patente b, klasse b, permis vl, korkort, korekort, driving record
CDL!, commercial driver's license, cdl license, commercial drivers license, commercial driving license > Driver's license
CDL Class A, class a cdl, cdl-a, class a license, class a commercial driver's license > CDL
CDL Class B, class b cdl, cdl-b, class b license > CDL
Truck driving licence, lkw-fuhrerschein, permis c, permis ce, permis poids lourd, klasse ce, fuhrerschein c/ce, carnet c, rijbewijs c, hgv licence, lgv licence, hgv class 1, hgv class 2, class 1 licence, fuhrerschein c1, klasse c, permis spl, c+e, permis c1 > Driver's license
Driver CPC, berufskraftfahrerqualifikation, fimo, fco!?, schlusselzahl 95, code 95, cap conducteur routier, modul 95, carte conducteur > Truck driving
Bus driving licence, permis d, fuhrerschein klasse d, passenger endorsement, school bus endorsement, carnet d, personenbeforderungsschein, rijbewijs d > Passenger transport
Hazmat endorsement, adr-schein, adr!?, adr certificate, adr-bescheinigung, tanker endorsement, habilitation adr, adr certificaat > Hazardous materials
TWIC, tsa clearance, dot medical card, sida badge, dot physical
Forklift license, staplerschein, caces, forklift certification, gabelstaplerschein, forklift certified, carnet de carretillero, heftruckcertificaat, gabelstapler-fuhrerschein, flurfordermittelschein, forklift licence, staplerfahrerschein, flurforderschein > Forklift operation
Crane operator certification, nccco, caces r482, caces r490, kranschein, csrc, cscs card, cpcs, caces nacelle, caces r486, aipr
OSHA certification, osha certified, osha card, osha training, cosha > Occupational safety
OSHA 10, 10-hour osha > OSHA certification
OSHA 30, 30-hour osha > OSHA certification
HAZWOPER > Hazardous materials
CSP certification, csp!?, certified safety professional, asp!?, associate safety professional > Occupational safety
CIH!, certified industrial hygienist, chst, ohst > Occupational safety
NEBOSH, iosh > Occupational safety
Sicherheitsfachkraft, fachkraft fur arbeitssicherheit, sicherheitsbeauftragter, sifa!, tecnico superior en prl, vca!, vca vol, vca basis, preventiefunctionaris > Occupational safety
Sicherheitsunterweisung, mase!, n1/n2, habilitation chimique, sst prevention
Electrician license, journeyman electrician, master electrician, elektrofachkraft, habilitation electrique, licensed electrician, habilitations electriques, b1v, carnet de instalador, br!?, elektriker-ausbildung, nen 3140, 18th edition, elektroniker, am2, b2v, h0b0 > Electrical installation
CAST test, construction and skilled trades test, eei cast
EPA 608, epa certification, epa section 608, epa universal, epa 609, f-gas, universal epa, kalteschein > HVAC
HVAC certification, nate certification, nate certified, hvac excellence, hvac license, anlagenmechaniker shk, gas safe > HVAC
Plumbing license, journeyman plumber, master plumber, licensed plumber, plumber's license > Plumbing
Welding certification, schweisserschein, certified welder, schweissschein, aws d1.1, asme ix, licence de soudage, qualification soudage, schweisserprufung, cswip, schweissprufung, cwi!, schweisserpass > Welding
Journeyman, facharbeiterbrief, gesellenbrief, gesellenprufung, geselle, compagnon
Meisterbrief, meister!?, master craftsman, industriemeister, handwerksmeister, meistertitel, kuchenmeister, brevet de maitrise, elektromeister, meisterprufung
Techniker certificate, staatlich geprufter techniker, state-certified technician, staatlich geprufte technikerin
PE license, pe!?, professional engineer, p.e., p.eng, professional engineering license, pe licensure, peng!, chartered engineer, ceng, registered engineer > EIT
EIT!, engineer in training, fe exam, fundamentals of engineering, e.i.t., eit certification, engineering intern
SE license, structural engineer license, licensed structural engineer > PE license
Architect license, registered architect, licensed architect, architektenkammer, aia!?, leed ap, leed green associate, hmonp, leed accreditation, ncarb
Land surveyor license, professional land surveyor, pls!, ptoe, aicp, cfm!?, certified floodplain manager
General contractor license, contractor license, contractor's license, certified construction manager, ccm!?
PMP!, project management professional, pmp certification, pmp certified, pmp-zertifizierung, pmi-pmp > Project management
CAPM, certified associate in project management > Project management
PgMP, pmi-acp, pmi-rmp, pmi certification, pmi!?, ipma, gpm-zertifizierung > Project management
PRINCE2 certification, prince2 practitioner, prince2 foundation, prince2 certified > PRINCE2
Scrum Master certification, csm!, certified scrum master, psm!, psm i, professional scrum master, certified scrummaster, psm ii, scrum certification, a-csm > Scrum
Product Owner certification, cspo, pspo, certified scrum product owner > Scrum
SAFe certification, safe agilist, safe scrum master, leading safe > SAFe
ITIL certification, itil foundation, itil certified, itil v4 foundation, itil 4 foundation, itil v3 foundation > ITIL
Lean Six Sigma certification, lean six sigma, six sigma certification, six sigma certified, six sigma belt, lean certification > Six Sigma, Lean
Six Sigma Green Belt, green belt, cssgb, lean six sigma green belt > Lean Six Sigma certification
Six Sigma Black Belt, black belt, cssbb, lean six sigma black belt > Six Sigma Green Belt
Six Sigma Yellow Belt, yellow belt, lean six sigma yellow belt > Six Sigma
ASQ certification, asq!, asq certified, asq cqe, cqe!, certified quality engineer, cqa!?, certified quality auditor, cqt!?, asq certifications, cmq/oe, cqi!?, cqm!? > Quality management
ISO lead auditor, iso 9001 lead auditor, qmb!, qualitatsbeauftragter, iso 27001 lead auditor, iso 9001 auditor, qualitatsmanagementbeauftragter, iso 27001 lead implementer > Auditing
RAC certification, regulatory affairs certification > Regulatory affairs
APICS CPIM, cpim, apics > Supply chain management
CSCP, certified supply chain professional, 注册供应链管理师 > Supply chain management
CPSM, cips!, mcips, cltd, cppb, cppo, c.p.m. > Procurement
CPA!, certified public accountant, cpa license, cpa certification, c.p.a., licensed cpa, cpa candidate, active cpa, expert-comptable, wirtschaftsprufer, chartered accountant, dec!?, cpa designation, contador publico, acca!, aca!?, cpa eligible, dscg, ca(sa), chartered professional accountant, cpa track > Accounting
CMA certification, certified management accountant, cima!, cima qualified, bilanzbuchhalter, dcg!?, dcg comptabilite, bilanzbuchhalterin > Accounting
Enrolled Agent, ea!?, steuerfachangestellter, steuerfachangestellte, steuerberater, steuerfachwirt, ptin > Taxation
AAT qualification, certified bookkeeper, aat level 3, aat level 4, aat!? > Bookkeeping
CIA certification, certified internal auditor > Auditing
CFA!, chartered financial analyst, cfa level i, cfa charterholder, cfa charter, cfa level 1, certified financial analyst, cfa level ii, cfa level 2, cfa level iii > Financial analysis
CFP!, certified financial planner, chfc, clu!?, cfp certification > Financial planning
FRM!, financial risk manager, prm!? > Risk management
CFE!?, certified fraud examiner > Fraud investigation
CAMS!, acams, certified anti-money laundering specialist > Anti-money laundering
FINRA licenses, finra!, series licenses, securities licenses, finra series > Financial services
Series 7, finra 7, finra series 7 > FINRA licenses
Series 63 > FINRA licenses
Series 65 > FINRA licenses
Series 66 > FINRA licenses
Series 6, series 24, series 3, series 26, series 79, series 9/10, sie!?, securities industry essentials > FINRA licenses
Insurance license, life and health license, property and casualty license, p&c license, sachkundeprufung 34d, insurance producer license, adjuster license, adjuster's license, licensed insurance agent, 34f, versicherungsfachmann > Insurance
CPCU, arm designation, chartered insurer, acii, aic!? > Insurance
ASA actuary, fsa!?, associate of the society of actuaries, fcas, actuarial exams, acas > Actuarial science
NMLS license, nmls!, mlo license, mortgage loan originator license, nmls registration > Mortgage lending
Real estate license, real estate broker license, carte professionnelle t, realtor, 34c, licensed real estate agent, real estate salesperson license, broker's license, carte t > Real estate
CPM certification, certified property manager, cam license, arm property
Bar admission, admitted to the bar, licensed attorney, state bar, bar license, capa avocat, zweites juristisches staatsexamen, member of the bar, licensed to practice law, volljurist, barreau, colegiado abogacia, volljuristin > Law
Paralegal certificate, paralegal certification, certified paralegal, nala!, paralegal degree, accp, rp paralegal > Paralegal
Notary public, notary commission
Patent bar, registered patent attorney, patent agent registration, uspto registration > Intellectual property
PHR!, professional in human resources > Human resources
SPHR, senior professional in human resources > PHR
SHRM-CP, shrm certification, shrm!, shrm certified > Human resources
SHRM-SCP, shrm senior certified professional > SHRM-CP
CIPD, gphr, personalfachkaufmann, aphr, chrp, chrl > Human resources
CEBS, ccp compensation, certified payroll professional, cpp payroll > Compensation and benefits
ServSafe, servesafe, serv safe, servsafe food handler > Food safety
Food handler card, gesundheitszeugnis, food hygiene certificate, infektionsschutzbelehrung, food handler, carnet de manipulador, food safety certificate, formation hygiene alimentaire, manipulador de alimentos, food manager certification, haccp certificate, rote karte, gesundheitspass > Food safety
TIPS certification, alcohol server permit, tabc, rbs certification, alcohol awareness, responsible beverage service, sva hygiene, bassett, oLCC > Bartending
Cook qualification, cap cuisine, cap cuisinier, certified executive chef, culinary certificate, bep cuisine, ausbildung zum koch, gelernter koch, certified chef > Cooking
Baker qualification, cap boulanger, cap patissier, cap boulangerie, cap patisserie > Baking
CAP!, cap electricien, cap maconnerie, cap coiffure, bep!, certificat d'aptitude professionnelle, bp coiffure, cap/bep
Bac pro, baccalaureat professionnel, bac professionnel, titre professionnel, mention complementaire
Security guard license, guard card, carte professionnelle securite, sia licence, cqp aps, 34a, tip vigilante, tip de vigilante de seguridad, guard license, ssiap, sia door supervisor, security license, ssiap1, sia license, beveiligerspas, carte cnaps > Security guarding
Security clearance, secret clearance, top secret, ts/sci, sicherheitsuberprufung, sc clearance, dod clearance, dv clearance, active clearance, government clearance, nato secret, public trust, secret security
Concealed carry permit, firearms license, waffenschein, firearms qualification, post certification, peace officer certification, law enforcement certification, post certified
Firefighter certification, firefighter i, firefighter ii, truppmann, firefighter 1, nfpa 1001, hazmat operations
Pilot license, atp!?, ppl!, cpl!?, atpl, commercial pilot certificate, part 107, airline transport pilot, remote pilot certificate, pilotenschein, eu-drohnenfuhrerschein, faa commercial pilot, type rating > Piloting
A&P license, airframe and powerplant, faa a&p, a&p certificate, a&p mechanic, part 66, b1 licence > Aircraft maintenance
Flight attendant certificate, cca!?, cabin crew attestation, cfs!?
ASE certification, ase certified, ase!, ase master technician, ase certifications > Automotive repair
State inspection license, mot tester, hochvoltschein, hv-schulung, controle technique agrement
Cosmetology license, barber license, esthetician license, licensed cosmetologist, cap esthetique, nail technician license > Hairdressing
Personal trainer certification, nasm!, ace certified, acsm, bpjeps, cscs!, trainerlizenz, b-lizenz, a-lizenz, ubungsleiterschein, nsca, c-lizenz, nasm-cpt > Fitness instruction
Lifeguard certification, lifeguard certified, bnssa, rettungsschwimmerabzeichen, drsabzeichen silber, water safety instructor, dlrg silber, wsi!?
Pesticide applicator license, certified applicator, certiphyto, sachkundenachweis pflanzenschutz, applicator license, certified arborist
Water operator license, wastewater operator license, boiler license, boiler operator license, water treatment operator, stationary engineer license, hoisting license
NICET, backflow certification, fire alarm license, low voltage license
CompTIA A+, a+, a+ certification, comptia a plus, a+ certified > IT support
CompTIA Network+, network+, comptia network, net+ > Networking
CompTIA Security+, security+, comptia security, sec+ > Cybersecurity
CompTIA CySA+, cysa+, casp+, comptia, linux+
CISSP, certified information systems security professional > Cybersecurity
CISM!, certified information security manager > Cybersecurity
CISA!, certified information systems auditor > Auditing
CRISC > Risk management
CCSP, ccsk > Cloud security
CEH!, certified ethical hacker > Penetration testing
OSCP, ejpt, pnpt, osep > Penetration testing
GIAC, gsec, gcih, gpen, gcia, sans certification, sscp > Cybersecurity
CIPP, cipm, datenschutzbeauftragter > Data privacy
CCNA, cisco certified network associate, cisco ccna > Cisco
CCNP, ccie, cisco certified, cisco ccnp > Cisco
JNCIA, jncis, nse 4, pcnse, nse4, aruba certified > Network security
RHCSA, rhce, red hat certified, red hat certified system administrator > Linux
LPIC, lpi certification, lfcs, linux essentials > Linux
AWS certification, aws certified, aws certifications, aws certified data engineer, aws certified machine learning, aws certified database, aws certified data analytics > AWS
AWS Certified Cloud Practitioner, cloud practitioner, aws cloud practitioner > AWS certification
AWS Certified Solutions Architect, aws solutions architect, solutions architect associate, aws sa associate > AWS certification
AWS Certified Developer, aws developer associate > AWS certification
AWS Certified SysOps Administrator, aws sysops > AWS certification
AWS Certified DevOps Engineer, aws devops engineer > AWS certification
Microsoft certification, microsoft certified, microsoft certifications, mcp!?, mcsa, mcse, mcsd, mcts, microsoft technical associate, mta!?
Azure certification, az-900, az-104, azure fundamentals, azure administrator associate, az-204, az-305, dp-203, ai-900, dp-900, az-400, az-500, azure certified > Microsoft certification, Azure
Power BI certification, pl-300, da-100, data analyst associate, power bi data analyst associate > Microsoft certification, Power BI
Microsoft Office Specialist, mos!?, mos certification, excel certification, icdl, ecdl, microsoft excel expert, tosa, pix certification, computerfuhrerschein > Microsoft Office
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
CBAP, ccba, ecba, pmi-pba, ireb, cpre > Business analysis
CDMP, cbip, cap analytics > Data management
Adobe certification, adobe certified expert, adobe certified professional, adobe certified associate
Autodesk certification, autodesk certified professional, autocad certification, solidworks certification, cswa, cswp, autodesk certified user, certified solidworks associate > CAD
iOS developer certificate, apple certified, applecare hardware certification, acmt
Android developer certificate, associate android developer > Android development
IHK certificate, ihk-abschluss, ihk-zertifikat, ihk!, ihk-prufung, ihk-zertifizierung, handelsfachwirt, wirtschaftsfachwirt, fachwirt, betriebswirt ihk
AEVO, ausbildereignungsprufung, ausbildereignung, ada-schein, ausbilderschein, ausbildereignungsschein
Language certificate, toefl, ielts, telc, toeic, dele!, delf, dalf, testdaf, cambridge english, siele, linguaskill, cet-6, cet-4, jlpt, hsk!, celpe-bras, 大学英语六级, dsh!, cae!?, cpe!?, b2 first, bulats
Professional license, state license, licensure, occupational license, professional licence, professional certification, professional certifications
Event safety certificate, safety passport, personal licence, premises licence
CTE sommelier certificate, certified sommelier, wset > Wine knowledge
Montessori certification, montessori, montessoridiplom > Early childhood education
CAPS teaching, reading specialist certification, esl endorsement, praxis exam, ell endorsement, bilingual endorsement, teach endorsement, praxis ii
Fundraising certification, cfre, cvm!?, aprc
Full-stack web development certificate, coding bootcamp, bootcamp certificate, web development bootcamp, full-stack web development, data science bootcamp, wild code school, le wagon, ironhack
[degree]
Doctorate, phd, ph.d., doctoral degree, promotion!?, doctorat, doctorado, doutorado, dphil, doktorgrad, dr.-ing., edd!, dottorato > Master's degree
Medical degree, md!?, doctor of medicine, mbbs, m.d., medizinstudium, doctorat en medecine, mbchb, humanmedizin
PharmD, pharm.d., doctor of pharmacy, doctorat en pharmacie, staatsexamen pharmazie > Pharmacy
Law degree, jd!?, juris doctor, j.d., llb, ll.b., llm degree, ll.m., licence de droit, jurastudium, derecho titulo, m2 droit > Law
MBA!, master of business administration, m.b.a., emba, executive mba > Master's degree
Master's degree, master degree, un master, master en, master of, masterabschluss, master of science, m.sc., msc, m.s., master of arts, maestria, mestrado, bac+5, diplom!?, master's, hochschulabschluss master, m.a., m.eng., meng, masters!, m.ed., mph!, msn!, msw! > Bachelor's degree
Bachelor's degree, bachelors degree, bachelorabschluss, b.sc., bsc, b.s., b.a., licenciatura, licence!?, bac+3, hochschulabschluss, b.eng., bachelor, studium!?, bs degree, b.tech, btech, beng, titulo universitario, hbo, bachelors!, bsn!, bba!, b.com, bcom, but!?, undergraduate, b.ed., bachelor of business administration > Associate degree
Associate degree, associate of arts, associate of science, bts!, dut!, bac+2, tecnico superior, two-year degree, hnd!, 2-year degree, a.a., a.s., aas!, associates!?, adn!, deug, bac +2, mbo 4, asn!, cfgs, hnc! > High school diploma
Apprenticeship, berufsausbildung, ausbildung!?, abgeschlossene ausbildung, apprentissage, lehre!?, formacion profesional, mbo, trade school, nvq, btec, grado medio, cfgm
Industriekaufmann, kaufmann fur buromanagement, burokaufmann, industriekauffrau, kauffrau fur buromanagement, bankkaufmann, grosshandelskaufmann, industriemechaniker, hotelfachmann, hotelfachfrau > Apprenticeship
High school diploma, high school, abitur, ged!, baccalaureat, bachillerato, ensino medio, hauptschulabschluss, mittlere reife, a levels, gcse, fachabitur, bac!?, vwo, havo, vmbo, matura, segundo grau completo
[domain]
Computer Science, informatik, informatique!?, ciencias de la computacion, ciencia da computacao, ingenieria informatica, computing, cs degree, informatica degree, wirtschaftsinformatik, comp sci, informatiekunde, information systems, mis!?
Computer Engineering, technische informatik, computer engineer, ingenieria de computadores, ingenieria de computacion
Engineering!?, ingenieurwesen, ingenierie!?, ingenieria!?, engenharia!?, ingegneria!?, engineering degree, ingenieurwissenschaften, ecole d'ingenieur, technical degree, technisches studium, ingenieurstudium, grande ecole, quantitative field, stem!, mint!, stem field
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
~0.7 Registered Nurse license, Examinierte Pflegefachkraft
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
!cap < market baseball bottle salary
!cap < > table on
!rn < > s
!pals < pen
!bachelor < > party
!green belt < the
!rd < the and # > party
!ea < > sports
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
