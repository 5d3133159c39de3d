/**
 * Occupations as people write them in titles, in the languages postings come in first, after the groups of ISCO-08
 * (International Labour Organization). `[field n]` opens a field within which any two occupations carry over by n;
 * `name = words of titles ~ other n` is an occupation with its nearer ones, both ways. Words are folded; `*` stands
 * for the rest of a word, so that endings match, and a leading `*` for the first part of a German compound, whose last part
 * says what the work is; Chinese stands as it is.
 */
export const OCCUPATIONS = `
[software 0.5]
software engineer = software, swe, sde, developer, application development, web development, development engineer, programmer, programming, programmierer*, softwareentwickl*, entwickler*, developpeu*, desarrollador*, programador*, desenvolvedor*, ontwikkelaar*, application engineer, applications engineer, member of technical staff, 软件, 开发工程师, 程序员, engenheir* de software, ingenier* de software, ingenieur logiciel, coder, code, founding engineer, technical lead, tech lead, cto, fachinformatik*, anwendungsentwickl*, ingenieur* logiciel*, ingeniero* de software, *programmierer* ~ quantitative developer 0.55, research scientist 0.15, it support 0.2, engineering manager 0.6
backend developer = backend, back end, server side, api engineer, api developer, python, django, java, node, nodejs, node.js, golang, php, ruby, rails, .net, dotnet, scala, 后端, platform engineer ~ software engineer 0.9, full stack developer 0.85, frontend developer 0.55, data engineer 0.6, devops engineer 0.5
full stack developer = full stack, fullstack, web developer, web engineer, webentwickl*, developpeu* web, desarrollador* web, 全栈 ~ software engineer 0.9, frontend developer 0.8, data engineer 0.45
frontend developer = frontend, front end, web developer, web engineer, webentwickl*, ui engineer, ui developer, javascript, typescript, react, angular, vue, html, webmaster, 前端, developpeu* web, desarrollador* web, web ~ software engineer 0.8, designer 0.35, mobile developer 0.5
mobile developer = mobile developer, mobile engineer, mobile software, android, ios, flutter, react native, swift, 移动 ~ software engineer 0.6
embedded engineer = embedded, firmware, fpga, asic, rtos, driver developer, kernel, wireless, 嵌入式, robotics, gpu, compiler ~ software engineer 0.4, electrical engineer 0.5, backend developer 0.25, full stack developer 0.2, frontend developer 0.15
game developer = game, gameplay, unreal, unity, xr, ar vr, graphics engineer ~ software engineer 0.5, backend developer 0.3
quantitative developer = quantitative developer, quant developer, quantitative engineer, quant, quantitative software, trading systems, c++, low latency ~ software engineer 0.6, data scientist 0.5, financial analyst 0.4, backend developer 0.5
test engineer = sdet, software tester, test engineer, test automation, qa engineer, qa analyst, software quality, testeu* logiciel, in test, 测试 ~ software engineer 0.6, backend developer 0.5
software architect = software architect, solution architect, solutions architect, system architect, technical architect, enterprise architect, architect of software, softwarearchitekt*, 架构师 ~ software engineer 0.8, backend developer 0.75, devops engineer 0.6, engineering manager 0.6
engineering manager = engineering manager, head of engineering, vp engineering, vp of engineering, director of engineering, engineering director, development manager, software engineering leader, engineering leader ~ software engineer 0.7, product manager 0.4
crm developer = salesforce, sap consultant, sap, servicenow, dynamics 365, erp consultant ~ software engineer 0.4, business analyst 0.4
developer advocate = developer advocate, developer relations, devrel, evangelist ~ software engineer 0.5, marketer 0.3
solutions engineer = solutions engineer, sales engineer, support engineer, implementation engineer, technical consultant, presales ~ software engineer 0.45, it support 0.4, seller 0.3
[infrastructure 0.45]
devops engineer = devops, dev ops, devsecops, site reliability, sre, platform reliability, cloud engineer, cloud architect, infrastructure, platform operations, release engineer, build engineer, mlops, ml operations, kubernetes, aws engineer, 运维 ~ software engineer 0.55, system administrator 0.6, software architect 0.6, full stack developer 0.45, network engineer 0.45
system administrator = system administrator, systems administrator, sysadmin, systemadministrator*, administrateur systeme*, administrador* de sistemas, it administrator, database administrator, dba, linux administrator, systems engineer, it manager, systeembeheerder*, it systems, fachinformatik* systemintegration, fachinformatik* fur systemintegration ~ it support 0.65, network engineer 0.6, software engineer 0.3
network engineer = network engineer, network administrator, netzwerk*, reseaux, telecom*, storage engineer, wan ~ it support 0.45
it support = it support, help desk, helpdesk, service desk, desktop support, technical support, tech support, support technician, it technician, it specialist, soporte tecnico, suporte tecnico, support informatique, it consultant, systems analyst, computer technician, field technician, it systemkauf*, it systemelektronik*, technicien* support ~ customer service 0.3
security engineer = security engineer, security analyst, cyber*, infosec, information security, penetration, product security, soc analyst, security researcher, security architect, cloud exploitation ~ devops engineer 0.5, software engineer 0.4, network engineer 0.5
[data 0.5]
data engineer = data engineer*, etl, data platform, data pipeline, data warehouse, big data, dateningenieur*, ingenieur* data, ingenier* de datos, engenheir* de dados, database developer, 数据工程, sql developer, data architect ~ analytics engineer 0.85, bi developer 0.65, software engineer 0.6, data analyst 0.55, data scientist 0.55, devops engineer 0.4, machine learning engineer 0.5
analytics engineer = analytics engineer*, analytics developer, data analytics engineer ~ bi developer 0.75, data analyst 0.7, data scientist 0.55, software engineer 0.3
bi developer = business intelligence, bi, power bi, tableau, reporting analyst, reporting developer, dashboard ~ data analyst 0.75, data scientist 0.45, business analyst 0.4, software engineer 0.25
data analyst = data analy*, datenanaly*, analista de da*, analyste de donnees, analytics, 数据分析, 数据分析师, insights analyst, data specialist, statistic*, business analytics ~ data scientist 0.6, business analyst 0.6, financial analyst 0.4, market researcher 0.5
data scientist = data scien*, cientifico de datos, cientista de dados, 数据科学, quantitative analyst, decision scientist ~ machine learning engineer 0.75, research scientist 0.55, software engineer 0.35
machine learning engineer = machine learning, ml, ai, artificial intelligence, deep learning, nlp, natural language, computer vision, llm, genai, generative ai, applied scientist, ki, 人工智能, 算法, conversational ai ~ ai researcher 0.75, software engineer 0.45, backend developer 0.4, full stack developer 0.35
ai researcher = ai scientist, llm scientist, ai research, machine learning scientist, ml research*, research engineer, machine learning research, ai research scientist, llm research* ~ data scientist 0.6, research scientist 0.5, software engineer 0.25
[management 0.35]
product manager = product manager, product owner, produktmanager*, chef de produit, product lead, product director, products ~ project manager 0.55, business analyst 0.5, marketer 0.35, designer 0.3
project manager = project manager, program manager, programme manager, projektleit*, projektmanager*, chef de projet, jefe de proyecto, gestor de proje*, scrum master, project officer, project coordinator, project lead, pmo, *projektleiter* ~ operations manager 0.5, construction manager 0.35
business analyst = business analyst, process analyst, requirements engineer, management consultant, consultant, berater*, unternehmensberat*, business systems analyst ~ project manager 0.45
operations manager = operations manager, operations, operational, plant manager, betriebsleit*, head of operations, coo, business operations, production manager, facility manager, general manager, property manager, facility management, hausverwalt*, gestionnaire de copropriete
executive = ceo, chief executive, president, vice president, vp, managing director, geschaftsfuhr*, founder, co founder, cofounder, entrepreneur, chief operating, board member ~ operations manager 0.4
[arts 0.3]
designer = designer, ux, ui ux, user experience, product design*, graphic*, grafik*, graphiste, disenador*, illustrator, interaction design, art director, 设计师, *designer* ~ frontend developer 0.3, marketer 0.3
museum curator = curator, museum, collections manager, collections assistant, archiv*, conservator, registrar of collections, docent, library, librarian, bibliothe*, collections specialist, natural history, gallery ~ research assistant 0.3, teacher 0.25, tour guide 0.4
writer = writer, editor, journalist, redakteur*, redacteur*, redactor, copywriter, content writer, translator, ubersetz*, dolmetsch*, interpreter, traduct*, technical writer, reporter, author, journalistin*, journalist*, content manager, content editor, community editor ~ marketer 0.4
media producer = producer, video*, film*, photograph*, fotograf*, camera*, broadcast*, production intern, production assistant, animator, sound engineer, musician, actor, artist, audio ~ designer 0.35, marketer 0.25
[engineering 0.25]
civil engineer = civil engineer*, bauingenieur*, ingenier* civil*, ingenier* de caminos, engenheir* civil, genie civil, highway, structural engineer*, transportation engineer*, geotechnical*, bridge engineer, road design, civil, roadway, water resources engineer, 土木 ~ construction manager 0.7, surveyor 0.5, environmental engineer 0.4, safety specialist 0.35, architect 0.4
construction manager = construction manager, site manager, bauleit*, jefa de obra, jefe de obra, conducteur de travaux, superintendent, estimator, construction, oficina tecnica, encarregad* de obra, uitvoerder, obra, building inspector, foreman ~ surveyor 0.4, safety specialist 0.45, construction worker 0.4
surveyor = surveyor, cad technician, draftsman, drafter, cad, gis analyst, gis specialist, cartograph*, delineante, topograf*, vermess*, bauzeichner*, vermessung*, stadtplan*, planning officer, urbanist*, town planner, urban planner
architect = building architect, architect, architekt, architecte, arquitect*, landscape architect, urban planner, interior architect ~ designer 0.3
mechanical engineer = mechanical engineer*, maschinenbau*, ingenier* mecanic*, design engineer, hvac engineer, automotive engineer, aerospace, konstrukteur*, mechanical design ~ manufacturing engineer 0.55, quality engineer 0.45, technician 0.4
electrical engineer = electrical engineer*, electronics engineer*, hardware engineer*, elektroingenieur*, ingenier* electri*, power engineer, power systems, rf engineer, controls engineer, automation engineer, elektrotechni*, circuit design ~ electrician 0.45, technician 0.4, mechanical engineer 0.35
chemical engineer = chemical engineer*, process engineer*, petroleum*, materials engineer*, verfahrenstechni*, metallurg* ~ manufacturing engineer 0.5, lab scientist 0.4
manufacturing engineer = manufacturing engineer*, industrial engineer*, production engineer*, lean manager, fertigungs*, continuous improvement, validation engineer ~ quality engineer 0.6, operations manager 0.4
quality engineer = quality engineer*, quality assurance, quality control, quality manager, quality specialist, quality inspector, quality technician, qualitat*, qualite, calidad, qualidade, regulatory affairs, quality auditor, quality ~ safety specialist 0.35, lab scientist 0.3
safety specialist = safety specialist, safety manager, safety officer, safety coordinator, ehs, hse, health and safety, occupational safety, arbeitssicherheit*, sicherheitsfachkraft, prevencion, prl, safety engineer, safety, industrial hygien*, loss prevention engineer ~ environmental engineer 0.45
environmental engineer = environmental engineer*, environmental, sustainability, umwelt*, medio ambiente, medioambient*, water treatment, wastewater, waste management
[trades 0.25]
technician = technician, techniker*, technicien*, tecnic*, field service, maintenance technician, instandhalt*, maintenance, *techniker* ~ electrician 0.5, mechanic 0.5, hvac technician 0.5
electrician = electrician, electrical technician, elektriker*, elektroniker*, electricien*, electricista*, eletricista*, elektricien, substation, lineman, line worker, wireman, electrical apprentice, *elektroniker*, *elektriker* ~ hvac technician 0.5, mechanic 0.3
hvac technician = hvac*, air conditioning, refrigeration, heating, klimatechni*, kaltetechni*, frigoriste, boiler, plumb*, pipefitter, installateur*, fontaner*, encanador*, plombier, anlagenmechanik*, klempner*, plombier*, chauffagist* ~ mechanic 0.4
mechanic = mechanic, mechaniker*, mechatroniker*, mecanicien*, mecanico*, automotive technician, diesel, millwright, aircraft maintenance, auto technician, industriemechanik*, land und baumaschinen*, mecanicien* monteur*, schlosser*, monteur*, mechatroniker*, *mechaniker*, *mechatroniker*, *schlosser*, *monteur*
machinist = machinist, cnc, welder, schweisser*, soudeur, soldador*, fabricator, tool and die, lathe, metal work*, zerspan* ~ mechanic 0.4, production worker 0.5
construction worker = carpenter, mason, bricklayer, roofer, painter, laborer, labourer, tischler*, schreiner*, maurer*, carpintero, albanil, menuisier, construction worker, concrete, drywall, glazier, heavy equipment, maler und lackierer*, maler*, peintre*, macon*, dachdeck*, couvreu*, zimmer* geselle, trockenbau*, platrier*, fliesenleg*, carreleu*, peon de obra, albanil*, stuckateur*, bauhelfer*, gerustbau*
production worker = production worker, assembler, assembly, machine operator, operator, factory, produktionsmitarbeit*, operario*, operador*, ouvrier*, packer, manufacturing associate, production associate, maschinenbedien*, operateu* de production, agent* de production, operario* de produccion, anlagenfuhr*, maschinenfuhr*, conducteu* de ligne, peon de produccion ~ warehouse worker 0.6
[health 0.2]
nurse = nurse, registered nurse, rn, lpn, lvn, nursing, krankenpfleg*, krankenschwester, pflegefach*, gesundheits und krankenpfleg*, intensivpflege, infirmier*, enfermer*, verpleegkund*, charge nurse, stationsleitung, nurse practitioner, midwife, hebamme, icu, 护士, pflegedienst*, sage femme*, matron*, entbindungspfleg*, *krankenpfleg* ~ care assistant 0.6, paramedic 0.5, medical assistant 0.5, physician 0.25
physician = physician, doctor, surgeon, arzt, arztin, medecin, medico, psychiatrist, anesthesi*, hospitalist, resident physician, dentist, zahnarzt, veterinar*, tierarzt, *arzt, *arztin
pharmacist = pharmacist, pharmacy manager, apotheker*, pharmacien*, farmaceutic*, staff pharmacist ~ pharmacy technician 0.6
pharmacy technician = pharmacy technician, pharmacy assistant, pharmacy clerk, pta, pharmacy ~ medical assistant 0.35
therapist = physical therap*, occupational therap*, physiotherap*, ergotherap*, respiratory therap*, rehabilitation, kinesi*, fisioterap*, therapist, therapy, *therapeut*
speech therapist = speech*, slp, logopad*, orthophon*, logoped*, fonoaudiolog* ~ therapist 0.45, teacher 0.25
dietitian = dietit*, dietic*, nutritionist, ernahrung*, nutricion*, dieteti*, nutrition ~ cook 0.15
paramedic = paramedic, emt, emergency medical, rettungs*, ambulanc* ~ care assistant 0.4
medical assistant = medical assistant, medizinische fachangestellte, mfa, phlebotom*, clinical assistant, dental assistant, dental hygien*, patient care tech*, sterile processing, surgical tech*, arzthelfer*, zahnmedizinische fachangestellte, zahnarzthelfer*, zfa, dental nurse, optician*, optiker*, audiolog*, opticien*, optico* ~ care assistant 0.5, health administrator 0.45
radiographer = radiolog*, radiograph*, sonograph*, ultrasound, imaging tech*, mri tech*, x ray
health administrator = admitting, patient access, patient registration, medical records, medical receptionist, medical biller, medical billing, medical coder, medical coding, health information, healthcare rep*, practice manager, hospital administrat*, healthcare administrat*, patient services, case manager, health unit, unit clerk, care coordinator, secretaire medical*, medical secretary ~ office administrator 0.55, receptionist 0.5, customer service 0.45, social worker 0.35, accounting clerk 0.35
[care 0.45]
care assistant = caregiver, care assistant, nursing assistant, cna, home health aide, hha, altenpfleg*, pflegehelf*, pflegeassist*, aide soignant*, auxiliar de enfermer*, cuidador*, support worker, personal care, developmentalist, verzorgende, pflegekraft, healthcare assistant, health care assistant, care worker, care aide, auxiliaire de vie, gerocult*, betreuungskraft, alltagsbegleit*, heilerziehungspfleg* ~ nurse 0.45
social worker = social work*, sozialarbeit*, sozialpadagog*, travailleu* social*, trabajador* social*, assistente social, mental health worker, counselor, counsellor, case worker, behavioral health, psycholog*, youth worker, psychotherap*, community health, assistant* sociale*, assistant* social, psicolog*, welfare officer, housing officer, jugendhilfe, educador* social, family support, *sozialarbeit* ~ teacher 0.35, care assistant 0.5, community organiser 0.5
childcare worker = childcare, child care, nanny, erzieher*, kindergarten*, preschool, daycare, after school, educateur de jeunes, babysitter, early childhood, kita*, educateu* specialis*, educatri* specialis*, nursery, educador* infantil, auxiliaire de puericulture, tagesmutter, kinderpfleg* ~ teacher 0.6
[science 0.35]
research scientist = research scientist, researcher, forscher*, wissenschaftl*, chercheu*, investigador*, pesquisador*, postdoc*, phd student, doctoral, scientist, research fellow, undergraduate research*, researching, 研究员 ~ research coordinator 0.45, research assistant 0.7, professor 0.6, lab scientist 0.6, data scientist 0.4
research assistant = research assistant, research intern, research associate, student assistant, wissenschaftliche hilfskraft, lab assistant ~ research coordinator 0.55, lab scientist 0.55
research coordinator = research coordinator, clinical research*, clinical trial*, study coordinator, research manager, clinical data, research administrator, cra ~ nurse 0.25, health administrator 0.4, project manager 0.35, community organiser 0.35, social worker 0.3
lab scientist = lab technician, laborator*, laborant*, chemist, biolog*, microbiolog*, biochem*, chemielaborant*, laboratory technician, medical technologist, biotech*, geolog*, physicist, lab scientist, analytical chemist, bta, cta, pta labor, mta, technicien* de laboratoire, tecnico* de laboratorio, *laborant* ~ quality engineer 0.3
[education 0.45]
teacher = teacher, lehrer*, lehrkraft, enseignant*, profesor*, professor* de, maestr*, docente, leraar, educator, tutor, instructor, school, special education, k 12, teaching assistant, teaching, 教师, grundschullehr*, gymnasiallehr*, berufsschullehr*, sonderschullehr*, forderschullehr*, professeur des ecoles, professeu*, instituteu*, institutri*, *lehrer*, *lehrkraft ~ professor 0.5, trainer 0.55
professor = professor, lecturer, faculty, dozent*, maitre de conferences, adjunct
trainer = trainer, training specialist, learning and development, instructional design*, ausbilder*, formateur*, formador*, coach, praxisanleit* ~ hr specialist 0.4
academic advisor = academic advis*, admissions, student services, student affairs, enrollment, registrar, guidance counselor ~ office administrator 0.4, social worker 0.4
[finance 0.45]
accountant = accountant, accounting, cpa, buchhalt*, bilanzbuchhalt*, comptable, contador*, contable, boekhoud*, controller, comptroller, accounting manager, financial reporting, staff accountant, 会计, finanzbuchhalt*, *buchhalt* ~ accounting clerk 0.85, auditor 0.75, tax specialist 0.75, financial analyst 0.6
accounting clerk = accounts receivable, accounts payable, bookkeep*, accounting clerk, billing, collections analyst, collections specialist, credit and collections, ar analyst, ap specialist, payroll, invoice, invoicing, debitor*, kreditor*, accounts clerk, lohnbuchhalt*, credit analyst, collector, gestionnaire* de paie, gestionnaire paie, lohn und gehalt*, credit controller* ~ financial analyst 0.45, office administrator 0.45, bank clerk 0.45, hr specialist 0.25, health administrator 0.35
auditor = audit*, compliance officer, compliance analyst, compliance, revisor*, wirtschaftspruf* ~ fraud investigator 0.5, risk analyst 0.5
tax specialist = tax, steuer*, fiscaliste, impuestos
financial analyst = financial analyst, finance manager, finance analyst, fp a, controlling, finanz*, financ* analyst, treasury, budget analyst, investment*, portfolio manager, equity research, cfo, finance director, finance, actuar*, asset management ~ business analyst 0.45, risk analyst 0.5, bank clerk 0.45
bank clerk = bank*, teller, loan officer, mortgage, branch manager, personal banker, credit officer, relationship banker, lending, digital assets, fintech, conseill* clientele, charge* de clientele, gestor* bancari*, filialdirektor* ~ customer service 0.4, seller 0.35, insurer 0.45
insurer = insurance, underwriter, claims adjuster, claims examiner, versicherung*, assurance, seguros, broker
fraud investigator = fraud, investigator, aml, anti money laundering, financial crime, kyc, forensic account* ~ risk analyst 0.6, police officer 0.4, paralegal 0.3
risk analyst = risk analyst, risk manager, risk, credit risk, var analytics, actuar*
[legal 0.5]
lawyer = lawyer, attorney, legal counsel, solicitor, barrister, jurist*, rechtsanw*, avocat*, abogad*, advogad*, counsel, syndikus*, employment law, corporate law, associate attorney, litigation associate, law firm associate, trainee solicitor, notar, notair*, referendar*, legal advis*, *anwalt* ~ paralegal 0.7
paralegal = paralegal, legal assistant, legal secretary, patent, rechtsanwaltsfach*, law clerk, contracts administrator, litigation, docketing, court clerk, notarfachangestellte*, notargehilf*, clerc de notaire, legal executive ~ office administrator 0.35
[people 0.5]
hr specialist = human resources, hr, people operations, personalreferent*, personalsachbearbeit*, personalleit*, ressources humaines, recursos humanos, labor relations, employee relations, hrbp, benefits specialist, talent management, people partner, compensation and benefits, personeelszaken, 人力资源 ~ recruiter 0.7, office administrator 0.35
recruiter = recruit*, talent acquisition, sourcer, staffing, headhunter, charge* de recrutement, personalberat*, personaldisponent*, tecnico de seleccion ~ seller 0.3
[marketing 0.5]
marketer = market*, brand, growth, seo, sem, social media, content strateg*, communications manager, public relations, campaign*, werbe*, demand generation, pr manager, mercadeo, product marketing, community manager, digital media ~ seller 0.35, writer 0.5, market researcher 0.5, event manager 0.4
market researcher = market research*, marktforsch*, consumer insights
event manager = event*, veranstaltung*, wedding planner, conference manager ~ hotel worker 0.35, restaurant manager 0.3
[sales 0.55]
seller = sales manager, sales representative, sales executive, account executive, account manager, business development, vertrieb*, commercial*, ventas, vendas, verkoop*, sales, key account, inside sales, sales consultant, 销售, aussendienst*, comercial*, technico commercial*, charge* d affaires, immobilienmakler*, real estate agent*, realtor*, agent* immobilier*, agente inmobiliari*, territory sales, field sales, verkaufsberat* ~ shop assistant 0.5, customer service 0.45, marketer 0.35
shop assistant = sales associate, retail*, cashier, store associate, store manager, shop assistant, verkaufer*, kassier*, einzelhandel*, vendeu*, vendedor*, dependient*, caixa, merchandis*, stock associate, grocery, deli, clerk at store, store clerk, team member, fashion, visual merchandiser, buyer assistant, winkelmedewerk*, sales assistant, customer assistant, shop floor, fachverkauf*, conseill* de vente, conseiller* vente, employe* libre service, employe* de libre service, cajer*, reponedor*, checkout, hote* de caisse, beauty advisor, counter assistant, *verkaufer* ~ customer service 0.65, waiter 0.55, baker 0.4, tour guide 0.35, restaurant manager 0.35, warehouse worker 0.35, bank clerk 0.3
customer service = customer service, customer support, customer care, customer success, call center, contact center, kundenservice, kundenberat*, kundenbetreu*, service client, atencion al cliente, atendimento, klantenservice, customer experience, support representative, client services, guest services, 客服, teleconseill*, teleoperador*, charge* de clientele, kundendienst*, call center agent* ~ receptionist 0.6, tour guide 0.5, office administrator 0.4, waiter 0.4, shop assistant 0.65, flight attendant 0.45
store manager = store manager, shop manager, retail manager, filialleit*, district manager, department manager, marktleit*, shop supervisor, store supervisor, floor supervisor, retail supervisor, assistant store manager, encargad* de tienda, responsable de magasin, adjoint* de magasin, directeur de magasin, filialverantwort*, team leader retail ~ shop assistant 0.8, restaurant manager 0.5, operations manager 0.45
[food 0.55]
cook = cook, chef, koch, kochin, cuisinier*, cociner*, cozinheir*, kok, sous chef, line cook, kitchen, kuche*, culinary, catering, food preparation, food production, prep cook, food service, 厨师, commis de cuisine, chef de partie, commis, kitchen porter, plongeu*, ayudante de cocina, aide de cuisine, spulkraft, *koch, *kochin ~ baker 0.75, restaurant manager 0.65, waiter 0.5
baker = baker, bakery, baking, backer, backerin, konditor*, boulanger*, patissier*, panader*, padeir*, pastry, cake decorator, bakker, *backer* ~ waiter 0.45, shop assistant 0.4, production worker 0.3
waiter = waiter, waitress, server at restaurant, kellner*, serveu*, camarer*, garcom, barista, bartender, barkeeper, food server, restaurant staff, crew member, host, hostess, dishwasher, busser, restaurant, servicekraft, serveerster, restaurantfach*, servicefach*, runner, chef de rang, commis de salle ~ customer service 0.5, restaurant manager 0.5, flight attendant 0.45, hotel worker 0.55, tour guide 0.3
restaurant manager = restaurant manager, kitchen manager, food and beverage, restaurantleit*, f b, general manager of restaurant, kitchen supervisor, food service manager, food service director, catering manager, assistant restaurant manager, shift manager, shift leader, shift supervisor, maitre d hotel, encargad* de restaurante, responsable de salle ~ store manager 0.5, operations manager 0.4
[travel 0.45]
hotel worker = hotel*, concierge, front desk, housekeep*, hospitality, recepcionista de hotel, guest relations, night auditor ~ receptionist 0.6, waiter 0.5, customer service 0.55, restaurant manager 0.4, tour guide 0.45
tour guide = tour guide, guide, airport, visitor services, tourism, travel agent, reisefuhrer*, reiseleit*, guia turistic*, guide touristique, travel consultant, ticket agent, gate agent, passenger service*, reiseverkehrs*, tourismuskauf*, conseill* voyages, agente de viajes ~ flight attendant 0.5, receptionist 0.4
flight attendant = flight attendant, cabin crew, flugbegleit*, steward*, hotesse*, purser, airline*, azafat*, comissari* de bordo, pilot*, first officer
[logistics 0.45]
logistician = logisti*, supply chain, freight, spedition*, import export, customs, disponent*, dispatcher, procurement, purchas*, einkauf*, buyer, acheteu*, inventory, material* planner, demand planner, transport manager, 物流, 物流专员, 供应链, 采购, fleet, comprador*, approvisionneu*, gestor* de stock*, supply planner, *disponent* ~ warehouse worker 0.55, operations manager 0.45, data analyst 0.25
warehouse worker = warehouse, forklift, lager*, stocker, picker, order selector, magasinier, almacen*, shipping and receiving, material handler, staplerfahr*, kommissionier*, cariste*, preparateu* de commandes, package handler, pick* pack*, mozo de almacen, carretiller*, operario de almacen, manutentionnaire*, order picker, loader, unloader, *lagerist* ~ driver 0.45
driver = driver, truck, cdl, fahrer*, chauffeur, conductor*, delivery, courier, motorista, bus operator, berufskraftfahrer*, kraftfahrer*, livreu*, repartidor*, conducteur routier, chofer*, camioner*, kurier*, zusteller*, hgv, lgv, haul*, *fahrer*
[office 0.45]
office administrator = office manager, office administrator, office coordinator, administrative, executive assistant, secretar*, sekretar*, burokauf*, kaufmannische*, assistant to, office assistant, office clerk, data entry, personal assistant, administrativ*, administratief, backoffice, back office, clerk, clerical, verwaltung*, bureau, 行政, assistant* de direction, assistant* de gestion, sachbearbeit*, industriekauf*, kauffrau fur buro*, kaufmann fur buro*, buro*, teamassisten*, gestionnaire administrati*, auxiliar administrativ*, *sachbearbeit* ~ receptionist 0.75, customer service 0.35, hr specialist 0.35, elections officer 0.4, public administrator 0.5
receptionist = receptionist, reception, empfang*, rezeption*, accueil, recepcion*, front office, switchboard, receptionniste*, rezeptionist*, recepcionist*, hote* d accueil ~ customer service 0.6
[public 0.3]
public administrator = public administrat*, city manager, town manager, policy*, government, municipal*, county, public affairs, civil servant, legislative, grants manager, public policy, commissioner, city clerk, town clerk, verwaltungsfach* ~ elections officer 0.6, project manager 0.3
elections officer = election*, voter*, ballot*, wahl*, poll worker ~ office administrator 0.35
community organiser = community organi*, community engagement, community outreach, outreach, volunteer*, nonprofit, fundrais*, advocacy, program coordinator, development officer ~ social worker 0.5, marketer 0.25
[security 0.4]
police officer = police, military police, sheriff, detective, deputy, corrections officer, soldier, military, army, airman, polizist*, policia, detention officer, law enforcement ~ security guard 0.7, firefighter 0.4
security guard = security guard, security officer, loss prevention, wachmann, sicherheitsdienst, vigilante, security police, guard, patrol, agent* de securite, sicherheitsmitarbeit*, sicherheitskraft, securite incendie
firefighter = firefighter, fire fighter, feuerwehr*, pompier, bombero*, fire marshal, lifeguard
[nature 0.35]
farm worker = farm*, agricultur*, agronom*, landwirt*, gartner*, gardener, landscap*, forest*, horticult*, jardiner*, groundskeep*, arborist, jardinier*, ouvrier* agricole*, winzer*, peon agricola, viticult*, *gartner*
animal carer = animal care, zookeeper, vet tech*, veterinary technician, kennel, groom*, tierarzthelfer*, tiermedizinische fachangestellte*, tierpfleg*, auxiliar* veterinari*, groomer
[personal 0.3]
cleaner = cleaner, cleaning, janitor*, custodian, reinigung*, nettoyage, limpieza, limpeza, schoonma*, zimmermadchen, femme de chambre, valet de chambre, agent* d entretien, limpiador*, raumpfleg*, gebaudereinig*, room attendant, camarer* de pisos, agent* de proprete, *reiniger*, *reinigungskraft* ~ hotel worker 0.4
hairdresser = hair*, barber, friseur*, coiffeu*, peluquer*, cosmetolog*, beautician, esthetician, nail tech*, kapper
fitness coach = fitness, personal trainer, swim coach, sports coach, athletic*, yoga, sporttrainer* ~ trainer 0.4, teacher 0.35
`;

/**
 * Where work carries over one way more than the other: `held > asked n`. A profession that needs a licence is not
 * reached from beside it.
 */
export const ONE_WAY = `
machine learning engineer > software engineer 0.65
machine learning engineer > backend developer 0.6
machine learning engineer > quantitative developer 0.5
machine learning engineer > devops engineer 0.4
software engineer > machine learning engineer 0.35
software engineer > embedded engineer 0.35
embedded engineer > software engineer 0.55
quantitative developer > software engineer 0.8
devops engineer > software engineer 0.5
software engineer > engineering manager 0.45
engineering manager > software engineer 0.75
software engineer > security engineer 0.3
data scientist > data analyst 0.85
data analyst > data scientist 0.45
data engineer > data analyst 0.65
data analyst > data engineer 0.4
ai researcher > machine learning engineer 0.8
machine learning engineer > ai researcher 0.6
system administrator > it support 0.85
it support > system administrator 0.5
it support > devops engineer 0.3
care assistant > nurse 0.25
nurse > care assistant 0.9
medical assistant > nurse 0.3
paramedic > nurse 0.35
nurse > physician 0.1
physician > nurse 0.4
pharmacy technician > pharmacist 0.3
pharmacist > pharmacy technician 0.9
nurse > health administrator 0.5
health administrator > nurse 0.15
paralegal > lawyer 0.2
lawyer > paralegal 0.8
accounting clerk > accountant 0.65
accountant > accounting clerk 0.95
waiter > restaurant manager 0.35
restaurant manager > waiter 0.9
cook > restaurant manager 0.55
shop assistant > store manager 0.4
store manager > shop assistant 0.95
shop assistant > restaurant manager 0.25
research scientist > research coordinator 0.6
teacher > professor 0.3
professor > teacher 0.65
civil engineer > surveyor 0.65
surveyor > civil engineer 0.3
construction worker > construction manager 0.3
technician > electrical engineer 0.25
electrician > electrical engineer 0.25
machinist > production worker 0.8
receptionist > office administrator 0.6
quality engineer > safety specialist 0.2
`;
