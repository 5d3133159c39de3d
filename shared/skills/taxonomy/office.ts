/** Accounting, finance, insurance, law, people, administration, government, real estate. */
export const OFFICE = `
[domain]
Accounting, buchhaltung, comptabilite, contabilidad, contabilidade, boekhouding, rechnungswesen, contabilita, finanzbuchhaltung, accountancy, rekeningwezen, accountant, fibu!, contables, contable, comptable, comptables, boekhoudkundig, boekhoudkundige, contador, tareas contables, boekhouder, buchhalter, finanzbuchhalter
Bookkeeping, tenue de livres, teneduria de libros, buchfuhrung, lohn- und finanzbuchhaltung, saisie comptable, bookkeeper
Accounts payable, kreditorenbuchhaltung, comptabilite fournisseurs, cuentas por pagar, ap/ar, invoice processing, rechnungsprufung, contas a pagar, vendor invoices, kreditoren > Accounting
Accounts receivable, debitorenbuchhaltung, comptabilite clients, cuentas por cobrar, contas a receber, debiteurenbeheer, debitoren, cash application > Accounting
Billing, invoicing, fakturierung, facturation, facturacion, rechnungsstellung, faturamento, rechnungserstellung, facturering, invoices, abrechnung!?
Credit and collections, debt collection, mahnwesen, recouvrement, cobranzas, forderungsmanagement, inkasso, credit control, credit management
General ledger, hauptbuch, grand livre, libro mayor, journal entries, grootboek, gl accounting > Accounting
Financial close, month-end close, monatsabschluss, year-end close, jahresabschluss, cloture mensuelle, cierre contable, closing process, month-end closing > Accounting
Reconciliation, rapprochement bancaire, conciliacion bancaria, kontenabstimmung
Cost accounting, kostenrechnung, comptabilite analytique, contabilidad de costos, contabilidad de costes, standard costing, product costing, job costing > Accounting
Management accounting, controlling, controle de gestion, finanzcontrolling, managerial accounting, controller!?, contabilidad analitica, management accounts
Fixed assets, anlagenbuchhaltung, immobilisations, asset accounting > Accounting
Consolidation!?, konzernabschluss, financial consolidation, intercompany, intercompany accounting > Accounting
GAAP, us gaap | HGB!, hgb-abschluss | UK GAAP, frs 102 | Plan comptable, pcg! > Accounting
IFRS, international financial reporting standards > Accounting
Financial reporting, finanzberichte, reporting financier, financial statements, informes financieros, estados financieros, etats financiers, bilanzierung, sec reporting
Financial analysis, finanzanalyse, analyse financiere, analisis financiero, analise financeira, financial analyst, variance analysis
Financial modeling, financial modelling, finanzmodellierung, modelisation financiere, dcf!, discounted cash flow, modelado financiero
Financial planning, fp&a, finanzplanung, budgeting and forecasting, planification financiere, financial forecasting, wealth management, wealth planning, finanzberatung, retirement planning
P&L analysis, p&l, p&l management, profit and loss, p&l responsibility, ergebnisverantwortung, p&l statements
Financial management, finanzmanagement, gestion financiere, gestion financiera, gestao financeira, finance management, corporate finance, treasury, tresorerie, tesoreria, cash flow
Finance!?, finanzen, finanzas, financas, finanzwesen, financiering, finance industry
Financial services, finanzdienstleistungen, services financiers, servicios financieros, finance sector, fintech, finanzbranche, bfsi, financial industry, financial sector
Banking, bankwesen, banque, banca, bancario, bankgeschaft, bank operations, bankwezen, bankfach, retail banking, banken, bancos, banksektor
Bank teller, teller!?, caissier de banque, guichetier
Investment banking, mergers and acquisitions, private equity, venture capital, due diligence, fusions acquisitions, m&a advisory, valuation, m&a
Portfolio management, asset management, investment management, vermogensverwaltung, gestion d'actifs, gestion de activos, investments, investment analysis, fund management
Trading!?, securities, wertpapiere, commodity trading, energy trading, algorithmic trading, equities, bonds, fixed income, trading systems, stock trading, algo trading, capital markets, financial markets
Derivatives, options!?, futures!?, swaps, options trading, structured products, options pricing
Foreign exchange, fx!??, forex, devisenhandel, currency trading
Cryptocurrency, crypto, bitcoin, defi, decentralized finance, stablecoins, nfts, nft, digital assets, digital asset strategy, digital asset technology > Blockchain
Bloomberg Terminal, bloomberg | FactSet | Refinitiv Eikon, reuters eikon | Capital IQ | Morningstar Direct | PitchBook
Credit analysis, credit risk, kreditanalyse, underwriting, kreditrisiko, analyse de credit, kreditprufung, analisis de credito
Mortgage lending, loan processing, mortgages, kreditgeschaft, lending, loan origination, baufinanzierung, loans, mortgage, loan servicing, hypotheken
Anti-money laundering, aml!, kyc!, know your customer, geldwasche, geldwascheprävention, bsa/aml, lcb-ft, bank secrecy act
Fraud investigation, fraud detection, fraud prevention, betrugsprävention, fraud analysis, forensic accounting, betrugserkennung, fraud examination, fraud management
Insurance, versicherung, assurance, seguros, versicherungswesen, verzekeringen, versicherungen, versicherungsfach, assicurazioni, versicherungsunternehmen, versicherungsbranche, verzekeringssector, compania de seguros, secteur de l'assurance
Claims handling, claims adjusting, schadenbearbeitung, claims management, schadenregulierung, insurance adjusting, claims investigation, sinistres
Actuarial science, aktuariat, actuariat, actuarial, ciencias actuariales
Tax preparation, tax returns, steuererklarungen, declaracion de impuestos, steuererklarung, declarations fiscales, tax filing
Taxation, tax, steuern, fiscalite, impuestos, steuerrecht, vat, umsatzsteuer, tva, iva, fiscalidad, belastingen, umsatzsteuervoranmeldung, fiscal, sales tax, impositiva, impositivo, steuerlehre, steuerberatung
Payroll, lohnbuchhaltung, paie, nominas, gehaltsabrechnung, lohnabrechnung, entgeltabrechnung, nomina, buste paga
ADP!, adp workforce now | Paychex | Gusto!? | Ceridian, dayforce | Paycom | UKG, kronos | Paylocity | Silae | BrightPay | Lohn und Gehalt DATEV, datev lodas, datev lohn > Payroll
QuickBooks, quick books > Accounting
Xero > Accounting
Sage!?, sage 50, sage 100, sage x3, sage intacct, sage accounting, sage 200, sage line 50, sage business cloud, sage paie, sage 300, peachtree, sage compta, ciel compta > Accounting
FreshBooks | MYOB | Tally, tally erp, tally prime | Cegid, quadratus | ContaPlus | A3CON, a3 asesor | Lexware, lexoffice, lexware office | Addison, addison software | Exact Online | EBP, ebp compta | BMD, bmd ntcs | SortMyBooks, surf accounts > Accounting
DATEV, datev kanzlei-rechnungswesen, datev unternehmen online, datev pro > Accounting
Expense management, expense reports, expense reporting, notes de frais, reisekosten
SAP Concur, concur!? > Expense management
Coupa > Procurement
BlackLine > Reconciliation
Oracle Hyperion, hyperion | Anaplan | Adaptive Insights, workday adaptive planning | OneStream > Financial planning
External audit, financial audit, statutory audit, wirtschaftsprufung, audit financier, commissariat aux comptes, auditoria financiera, innenrevision, interne revision, audit interne > Auditing
Internal controls, internes kontrollsystem, controle interne, controles internos
Grants accounting, nonprofit accounting, fund accounting, governmental accounting, government accounting
[domain]
Law!?, recht!?, droit!?, derecho!?, direito!?, rechtswissenschaft, jura!?, legal!?, legal knowledge, giurisprudenza, rechten!?, rechtswissenschaften, jurisprudenz, abogacia
Law firm experience, law firm, kanzlei, cabinet d'avocats, law office, anwaltskanzlei, despacho de abogados
Legal research, juristische recherche, recherche juridique, investigacion juridica
Westlaw | LexisNexis, lexis nexis | PACER! | Beck-Online | Juris!? > Legal research
Legal writing, legal drafting, brief writing, schriftsatze, legal documents, legal documentation, redaction juridique, pleadings
Litigation, contentieux, zivilprozess, trial preparation, litigios, prozessfuhrung, trial experience, depositions, contencioso
E-discovery, ediscovery, discovery!?, document review
Contract law, vertragsrecht, droit des contrats, contract drafting, contract review, vertragsgestaltung, derecho contractual, commercial law, contractenrecht
Corporate law, gesellschaftsrecht, droit des societes, derecho societario, corporate legal
Employment law, arbeitsrecht, droit du travail, labor law, derecho laboral, labour law, arbeidsrecht, direito trabalhista, employment laws, eeo compliance, fmla, legislacion laboral, sociaal recht
Intellectual property, patent, geistiges eigentum, patentrecht, trademark, propriete intellectuelle, propiedad intelectual, copyright law, ip law, uspto, docketing, markenrecht
CPi!, cpi docketing, computer packages inc | Anaqua | Foundation IP | Patricia IP
Relativity!? > E-discovery
Criminal law, strafrecht, droit penal, derecho penal
Family law, familienrecht, droit de la famille, derecho de familia
Immigration law, auslanderrecht, droit des etrangers
Administrative law, verwaltungsrecht, droit public, offentliches recht, public law, derecho administrativo, constitutional law
Mediation!?, arbitration, schlichtung, dispute resolution
Paralegal, legal secretary, legal assistant, refa!??, legal support
Notarial services, notariat, notary, notariado
Court procedures, court reporting, court filings, courtroom, e-filing
Practice management software
Clio!? | iManage | NetDocuments | RA-MICRO > Practice management software
[domain 7]
Human resources, personalwesen, ressources humaines, recursos humanos, hr!?, personalmanagement, hr management, human resource management, hr operations, hrm!, risorse umane, rh!?, rrhh!, personeelszaken, human resources management, personeelsbeleid
Recruiting, recruitment, personalbeschaffung, recrutement, reclutamiento, talent acquisition, recrutamento, staffing, hiring, interviewing!?, recrutering, rekrutierung, werving en selectie, werving
Onboarding!?, employee onboarding, new hire orientation, new employee orientation
Employee relations, mitarbeiterbeziehungen, employee engagement, relations sociales, relaciones laborales, staff relations, employee retention
Labor relations, union negotiations, collective bargaining, betriebsrat, dialogue social, labour relations, mitbestimmung, unions, union relations, tarifrecht, rrll!, relaciones del trabajo, industrial relations
Compensation and benefits, benefits administration, comp and ben, remuneration et avantages, vergutung, compensation analysis, total rewards, open enrollment
Talent management, succession planning, career development, talent development, gestion du talent, gestion des talents, workforce development
Organizational development, organisationsentwicklung, developpement organisationnel, organizational design, desarrollo organizacional, workforce planning, personalplanung, effectif planning, change leadership
HRIS!, hr information systems, hr software, sirh, hr systems, hris systems
BambooHR | Personio | Oracle HCM | UltiPro > HRIS
Applicant tracking systems, ats!??, applicant tracking system
iCIMS | Taleo > Applicant tracking systems
Workplace investigations, employee investigations, workers' compensation, hr compliance
Staff scheduling, dienstplanung, schichtplanung, employee scheduling, gestion des plannings, rostering, workforce management, einsatzplanung, shift scheduling
[domain]
Office administration, office management, burokommunikation, secretariat, administracion de oficinas, buroorganisation, administrative support, clerical, buroarbeiten, sekretariat, office support, general office duties, sekretariatsarbeit, trabajo de oficina, travail de bureau, kantoorwerk, buroarbeit, bureauwerk
Executive assistance, executive assistant, executive support, direktionsassistenz, assistanat de direction, vorstandsassistenz, personal assistance, personal assistant, directieassistent, chefassistenz
Scheduling!?, appointment scheduling, calendar coordination, calendar management, terminplanung, terminkoordination, gestion d'agenda, appointment setting, agenda management, diary management
Minute taking, meeting minutes, protokollfuhrung, notetaking, note-taking, comptes rendus, notulen, meetings!?
Correspondence, korrespondenz, correspondance, correspondencia, geschaftskorrespondenz, business writing, schriftverkehr, mail handling, posteingang
Public administration, offentliche verwaltung, administration publique, administracion publica, bestuurskunde, public management, government, verwaltungsfachangestellte, verwaltungswissenschaft, verwaltungswissenschaften, verwaltungsausbildung, ausbildung verwaltung, verwaltungswirt
Public policy, policy analysis, policy development, politikberatung, politiques publiques, policy research, politicas publicas, policy making, beleid, policy writing
Government relations, public affairs, lobbying, advocacy, affaires publiques, government affairs
Election administration, elections, wahlorganisation, election operations, election procedures
Government procurement, public procurement, commande publique, droit de la commande publique, vergaberecht, marches publics, contratacion publica, far!??, ausschreibungen, appels d'offres, rfp!, rfps, tenders, licitaciones, offentliches auftragswesen, overheidsopdrachten, aanbestedingen
Program evaluation, monitoring and evaluation, m&e, impact assessment, project evaluation
Nonprofit management, vereinsarbeit, ngo management, third sector, nonprofit, ngo!?, board relations
Political science, politikwissenschaft, sciences politiques, ciencias politicas, politics, politologie, politieke wetenschappen
International relations, diplomacy, relations internationales, relaciones internacionales, internationale beziehungen
Economics, volkswirtschaft, economie, economia, okonomie, volkswirtschaftslehre, vwl!??, microeconomics, macroeconomics
Sociology, soziologie, sociologie, sociologia
Philosophy, philosophie, filosofia
Ethics
Theology, theologie, religious studies
History!?, geschichte!?, histoire!?, historia!?, geschichtswissenschaft, art and history, local history, historical research
Linguistics, linguistik, linguistique, phonetics, linguistica, sprachwissenschaft, philology, literature, germanistik, anglistik
Communication studies, communications degree, kommunikationswissenschaft, media studies, medienwissenschaft, mass communication, comunicacion social, kommunikationswissenschaften, communicatiewetenschappen, opleiding communicatie, communicatiewetenschap, licenciatura en comunicacion
Real estate, immobilien, immobilier, bienes raices, imobiliario, makelaardij, inmobiliaria, vastgoed
Property management, hausverwaltung, gestion locative, immobilienverwaltung, administracion de propiedades, leasing, tenant relations, mietverwaltung
Yardi | AppFolio > Property management
Real estate appraisal, property valuation, immobilienbewertung, evaluation immobiliere, wertermittlung
Title and escrow, escrow, title examination, title insurance, closings, mls!??, real estate closings
[domain]
Cash forecasting
Invoice factoring
Letters of credit, trade finance
Transfer pricing
Lease accounting
Revenue recognition, asc 606
Equity compensation
Purchase price allocation
Fund administration
Custody services
Wealth transfer, estate planning
Pension administration, betriebliche altersversorgung
Reinsurance
Loss adjusting
Policy administration
Catastrophe modeling
Branch banking
Wire transfers
Vault operations
Card payments, payment processing, zahlungsverkehr
Payment systems, sepa!, swift payments
Customer onboarding kyc
Bankruptcy, insolvency, insolvenzrecht
Probate
Environmental law, umweltrecht
Competition law, antitrust
Data protection law, datenschutzrecht
Medical malpractice
Personal injury
Workers compensation law
Social law, sozialrecht
Tenancy law, mietrecht
Maritime law
International law
Legal translation
Legal project management
Deposition summaries
Closing binders
HR analytics, people analytics
Employer branding
Assessment centers
Exit interviews
Job descriptions
Job evaluation
Leave administration
Expatriate management, global mobility
Performance-based pay
Volunteer coordination in offices
Mailroom operations
Supply management
Facility booking
Visitor management
Press monitoring
Citizen services, burgerservice
Registry office, standesamt
Zoning administration
Census
Grant compliance
City management
Emergency dispatch, 911 dispatch
Court interpreting
Housing administration
Land registry, grundbuch
Lease negotiation
Tenant screening
Home staging
Open houses
Property marketing
Facility leasing
~0.6 Accounts payable, Accounts receivable, Billing, Bookkeeping
~0.6 Accounting, Bookkeeping
~0.6 GAAP, IFRS, UK GAAP
~0.6 HGB, IFRS
~0.6 QuickBooks, Xero, Sage, FreshBooks, MYOB
~0.5 DATEV, Lexware, Addison, Sage
~0.6 Financial analysis, Financial modeling, Financial planning, Financial reporting
~0.6 Management accounting, Cost accounting, Financial planning
~0.5 Banking, Financial services, Insurance
~0.6 Recruiting, Human resources, Onboarding, Talent management
~0.6 Human resources, Employee relations, Compensation and benefits, Payroll
~0.7 Office administration, Executive assistance, Scheduling, Correspondence
~0.6 Office administration, Front desk, Data entry, Phone etiquette
~0.6 Paralegal, Legal research, Legal writing, Law firm experience
~0.5 Contract law, Contract management
~0.6 Public administration, Public policy, Political science
~0.6 Real estate, Property management
~0.5 Mortgage lending, Credit analysis
~0.6 External audit, Auditing, Internal controls
!legal < > right status authorization age entity sex protections requirements holiday holidays
!government < united of > id issued clearance
!law < by under federal state local applicable and protected the with of brother mother common european sharia > enforcement school
!finance < > department team teams business
!meetings < > and with
!history < a credit our criminal employment track proven driving natural work job salary version medical of background the > of
!scheduling < task process thread cpu job > of
!trading < insider day > as
!options < stock the all dental insurance remote flexible > and for to including
!discovery < service > of call and
!mediation < > layer
!advocacy < patient
!controller < mvc game flight domain network a > of
!hiring < we are is now be for of before > manager process team now managers decisions range bonus decision event a for company
!staffing < minimum > agency firm agencies
!insurance < health dental life vision medical disability and provided liability car auto > coverage is and benefits for plan plans card
!tax < before > free credit id
!recruitment < our the of > process team agency agencies consultant procedure
!patent < a the
!administration < food drug of business business the hospital database system medication network server
!leasing < car bike > option
!consolidation < > of
!far < so by how as > from more
!elections < benefit
!banking < > details hours
!correspondence < > address
!loans < student
!securities < to
!hr < our your the to > team department
!investments < > and in
!onboarding < during > process and period
`;
