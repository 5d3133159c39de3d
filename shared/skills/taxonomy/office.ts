/** Accounting, finance, insurance, law, people, administration, government, real estate. */
export const OFFICE = `
[domain]
Accounting, buchhaltung, comptabilite, contabilidad, contabilidade, boekhouding, rechnungswesen, contabilita, finanzbuchhaltung, accountancy, rekeningwezen, accountant, fibu!, administracion contable
Bookkeeping, tenue de livres, teneduria de libros, buchfuhrung, lohn- und finanzbuchhaltung, saisie comptable, bookkeeper
Accounts payable, kreditorenbuchhaltung, comptabilite fournisseurs, cuentas por pagar, ap/ar, invoice processing, rechnungsprufung, contas a pagar, crediteurenadministratie, vendor invoices, kreditoren, vendor payments > Accounting
Accounts receivable, debitorenbuchhaltung, comptabilite clients, cuentas por cobrar, contas a receber, debiteurenbeheer, debitoren, cash application, debitorenmanagement > Accounting
Billing, invoicing, fakturierung, facturation, facturacion, rechnungsstellung, faturamento, rechnungserstellung, facturering, invoices, abrechnung!?
Credit and collections, debt collection, mahnwesen, recouvrement, cobranzas, forderungsmanagement, inkasso, credit control, credit management, collections management (credit), gestion de cobros
General ledger, hauptbuch, grand livre, libro mayor, journal entries, grootboek, gl accounting > Accounting
Financial close, month-end close, monatsabschluss, year-end close, jahresabschluss, cloture mensuelle, cierre contable, closing process, month-end closing, year-end closing, abschlusserstellung, cloture des comptes, fechamento contabil, jahresabschlusse, period-end close, monthly close, cloture annuelle, maandafsluiting, monthly closing > Accounting
Reconciliation, rapprochement bancaire, conciliacion bancaria, kontenabstimmung, conciliacao bancaria
Cost accounting, kostenrechnung, comptabilite analytique, contabilidad de costos, contabilidad de costes, kosten- und leistungsrechnung, standard costing, product costing, job costing > Accounting
Management accounting, controlling, controle de gestion, finanzcontrolling, managerial accounting, controller!?, contabilidad analitica
Fixed assets, anlagenbuchhaltung, immobilisations, asset accounting > Accounting
Consolidation!?, konzernabschluss, financial consolidation, intercompany, intercompany accounting > Accounting
GAAP, hgb!, pcg!, plan comptable > Accounting
IFRS, international financial reporting standards > Accounting
Financial reporting, finanzberichte, reporting financier, financial statements, informes financieros, estados financieros, etats financiers, bilanzierung, financial statement preparation, relatorios financeiros, sec reporting, bilan comptable, jahresabschlussprufung
Financial analysis, finanzanalyse, analyse financiere, analisis financiero, analise financeira, financial analyst, variance analysis, financial statement analysis, abweichungsanalyse, financiele analyse
Financial modeling, financial modelling, finanzmodellierung, modelisation financiere, dcf!, discounted cash flow, modelado financiero
Financial planning, fp&a, finanzplanung, budgeting and forecasting, planification financiere, financial forecasting, planificacion financiera, wealth management, wealth planning, financial advisory, finanzberatung, vermogensberatung, gestion de patrimoine, financial advising, budget forecasting, retirement planning
P&L analysis, p&l, p&l management, profit and loss, p&l responsibility, ergebnisverantwortung, p&l statements
Financial management, finanzmanagement, gestion financiere, gestion financiera, gestao financeira, finance management, corporate finance, treasury, liquiditatsplanung, tresorerie, tesoreria, unternehmensfinanzierung, working capital, cash flow
Finance!?, finanzen, finanzas, financas, finanzwesen, financiering, finance industry, accounting and finance
Financial services, finanzdienstleistungen, services financiers, servicios financieros, finance sector, fintech, finanzbranche, bfsi, financial industry, financial sector, financial institutions, servicos financeiros, financiele dienstverlening
Banking, bankwesen, banque, banca, bancario, bankgeschaft, bank operations, bankwezen, bankfach, retail banking
Bank teller, teller!?, caissier de banque, guichetier
Investment banking, mergers and acquisitions, private equity, venture capital, due diligence, fusions acquisitions, m&a advisory, valuation, unternehmensbewertung, m&a
Portfolio management, asset management, investment management, vermogensverwaltung, gestion d'actifs, gestion de activos, investments, investment analysis, fund management, investment strategies, investment research
Trading!?, securities, wertpapiere, commodity trading, energy trading, algorithmic trading, equities, bonds, fixed income, trading systems, stock trading, algo trading, energiehandel, capital markets, financial markets, wertpapierhandel, mercado de capitales
Derivatives, options!?, futures!?, swaps, options trading, structured products, options pricing
Foreign exchange, fx!, forex, devisenhandel, currency trading
Cryptocurrency, crypto, bitcoin, defi, decentralized finance, stablecoins, nfts, nft, digital assets, digital asset strategy, digital asset technology, kryptowahrungen > Blockchain
Bloomberg Terminal, bloomberg, factset, refinitiv eikon, capital iq, reuters eikon, morningstar direct, pitchbook
Credit analysis, credit risk, kreditanalyse, underwriting, kreditrisiko, analyse de credit, kreditprufung, analisis de credito
Mortgage lending, loan processing, mortgages, kreditgeschaft, lending, loan origination, baufinanzierung, loans, mortgage, loan servicing, hypotheken
Anti-money laundering, aml!, kyc!, know your customer, geldwasche, geldwascheprävention, bsa/aml, lcb-ft, bank secrecy act, customer due diligence, prevencion de blanqueo de capitales, sanctions screening
Fraud investigation, fraud detection, fraud prevention, betrugsprävention, fraud analysis, forensic accounting, betrugserkennung, fraud examination, fraud management, detection de fraude
Insurance, versicherung, assurance, seguros, versicherungswesen, verzekeringen, versicherungen, versicherungsvertrieb, versicherungsfach, assicurazioni, insurance sales
Claims handling, claims adjusting, schadenbearbeitung, claims management, schadenregulierung, insurance adjusting, claims investigation, gestion de siniestros, sinistres, schadensbearbeitung
Actuarial science, aktuariat, actuariat, actuarial, ciencias actuariales
Tax preparation, tax returns, steuererklarungen, declaracion de impuestos, steuererklarung, declarations fiscales, tax filing
Taxation, tax, steuern, fiscalite, impuestos, steuerrecht, vat, umsatzsteuer, tributacao, tva, iva, fiscalidad, belastingen, umsatzsteuervoranmeldung, fiscal, sales tax, tax accounting
Payroll, lohnbuchhaltung, paie, nominas, folha de pagamento, gehaltsabrechnung, lohnabrechnung, salarisadministratie, entgeltabrechnung, nomina, buste paga
ADP!, adp workforce now, paychex, gusto!?, ceridian, dayforce, paycom, ukg, kronos, paylocity > Payroll
QuickBooks, quick books > Accounting
Xero, sage 50, sage 100, sage!?, sage x3, sage intacct, sage accounting, peachtree, freshbooks, myob, tally erp, tally!?, cegid, sage paie, contaplus, exact online, lexware, sage 300, ciel compta, tally prime, a3con > Accounting
DATEV, datev kanzlei-rechnungswesen > Accounting
BlackLine, concur, expense reports, coupa, expense management, expense reporting, notes de frais, reisekosten, sap concur
Oracle Hyperion, anaplan, adaptive insights, onestream, workday adaptive planning > Financial planning
External audit, financial audit, statutory audit, wirtschaftsprufung, audit financier, commissariat aux comptes, auditoria financiera, innenrevision, interne revision, audit interne, auditoria interna > Auditing
Internal controls, internes kontrollsystem, controle interne, controles internos
Grants accounting, nonprofit accounting, fund accounting, governmental accounting, government accounting
[domain]
Law!?, recht!?, droit!?, derecho!?, direito!?, rechtswissenschaft, jura!?, legal!?, rechtswissenschaften, legal knowledge, giurisprudenza, rechten!?, legal experience
Law firm experience, law firm, kanzlei, cabinet d'avocats, law office, anwaltskanzlei, despacho de abogados, rechtsanwaltskanzlei
Legal research, westlaw, lexisnexis, juristische recherche, recherche juridique, lexis nexis, investigacion juridica, pacer
Legal writing, legal drafting, brief writing, schriftsatze, legal documents, legal documentation, redaction juridique, legal correspondence, pleadings
Litigation, contentieux, zivilprozess, trial preparation, litigios, prozessfuhrung, trial experience, depositions, contencioso
E-discovery, ediscovery, relativity!?, discovery!?, document review
Contract law, vertragsrecht, droit des contrats, contract drafting, contract review, vertragsgestaltung, derecho contractual, commercial law, redaction de contrats, contrats commerciaux, derecho mercantil, commercial contracts, handelsrecht
Corporate law, gesellschaftsrecht, droit des societes, derecho societario, business law, wirtschaftsrecht, droit des affaires, corporate legal, direito empresarial
Employment law, arbeitsrecht, droit du travail, labor law, derecho laboral, labour law, arbeidsrecht, direito trabalhista, employment laws, eeo compliance, fmla, diritto del lavoro
Intellectual property, patent, geistiges eigentum, patentrecht, trademark, propriete intellectuelle, propiedad intelectual, copyright law, ip law, uspto, docketing, markenrecht, patent filings
CPi!, cpi docketing, anaqua, computer packages inc, foundation ip, patricia ip
Criminal law, strafrecht, droit penal, derecho penal
Family law, familienrecht, droit de la famille, derecho de familia
Immigration law, auslanderrecht, droit des etrangers
Administrative law, verwaltungsrecht, droit public, offentliches recht, public law, derecho administrativo, constitutional law
Mediation!?, arbitration, schlichtung, dispute resolution
Paralegal, legal assistance, rechtsanwaltsfachangestellte, assistance juridique, legal secretary, legal assistant, refa!?, legal support, juridisch medewerker
Notarial services, notariat, notary, notariado
Court procedures, court reporting, court filings, courtroom, e-filing
Clio!?, practice management software, imanage, netdocuments
[domain 7]
Human resources, personalwesen, ressources humaines, recursos humanos, hr!?, personalmanagement, hr management, personnel administration, human resource management, hr operations, personalreferent, personeelszaken, hrm!, risorse umane, hr generalist, hr experience, rh!?, hr administration, personaladministration, hr policies, hr business partner, administration du personnel
Recruiting, recruitment, personalbeschaffung, recrutement, reclutamiento, talent acquisition, recrutamento, staffing, hiring, sourcing candidates, werving en selectie, candidate sourcing, seleccion de personal, personalgewinnung, talent sourcing, headhunting, interviewing candidates, active sourcing, bewerbermanagement, personalauswahl, interviewing!?
Onboarding!?, employee onboarding, new hire orientation, new employee orientation, integration des nouveaux collaborateurs
Employee relations, mitarbeiterbeziehungen, employee engagement, relations sociales, relaciones laborales, staff relations, employee retention
Labor relations, union negotiations, collective bargaining, betriebsrat, dialogue social, labour relations, mitbestimmung, unions, industrial relations, union relations, negociacion colectiva, tarifrecht, grievance handling
Compensation and benefits, benefits administration, comp and ben, remuneration et avantages, vergutung, compensation analysis, compensacion y beneficios, total rewards, open enrollment
Talent management, succession planning, career development, talent development, gestion du talent, gestion des talents, workforce development
Organizational development, organisationsentwicklung, developpement organisationnel, organizational design, desarrollo organizacional, workforce planning, personalplanung, effectif planning, change leadership, organizational effectiveness, culture development, organizational behavior
HRIS!, hr information systems, bamboohr, hr software, sirh, personio, hr systems, hris systems, namely, hr information system, oracle hcm, ultipro, icims, taleo, greenhouse ats, applicant tracking systems, ats!, applicant tracking system
Workplace investigations, employee investigations, workers' compensation, hr compliance
Staff scheduling, dienstplanung, schichtplanung, employee scheduling, gestion des plannings, rostering, workforce management, einsatzplanung, shift scheduling, personaleinsatzplanung, roosterplanning, dienstplangestaltung, labor scheduling, planification du personnel
[domain]
Office administration, office management, burokommunikation, secretariat, administracion de oficinas, buroorganisation, administrative support, administrative tasks, office organization, clerical, buroarbeiten, sekretariat, administration!?, administrative assistance, assistance administrative, buromanagement, administrative skills, verwaltung!?, verwaltungstatigkeiten, office operations, gestion administrative, administratie, administracion!?, office coordination, sachbearbeitung, secretariado, kantooradministratie, office skills, auxiliar administrativo, administrative duties, administrative work, office support, general office duties, allgemeine verwaltung, sekretariatsaufgaben, taches administratives, apoyo administrativo, administrative experience, office procedures, rotinas administrativas
Executive assistance, executive assistant, executive support, direktionsassistenz, assistanat de direction, vorstandsassistenz, personal assistance, personal assistant, directieassistent, management assistance, chefassistenz, executive administration, assistenz der geschaftsfuhrung
Scheduling!?, appointment scheduling, calendar coordination, terminplanung, terminkoordination, gestion d'agenda, appointment setting, agenda management, diary management, terminmanagement, terminvereinbarung, gestion de agenda, meeting coordination, agendabeheer, scheduling appointments, meeting scheduling
Minute taking, meeting minutes, protokollfuhrung, notetaking, note-taking, comptes rendus, notulen, meetings!?, meeting management
Correspondence, korrespondenz, correspondance, correspondencia, geschaftskorrespondenz, business writing, schriftverkehr, mail handling, posteingang, gestion du courrier, correspondentie, mail processing, redaction de courriers
Public administration, offentliche verwaltung, administration publique, administracion publica, administracao publica, offentlicher dienst, bestuurskunde, verwaltungswissenschaft, public management, public sector, government, verwaltungsfach, kommunalverwaltung, amministrazione pubblica, service public, overheid
Public policy, policy analysis, policy development, politikberatung, politiques publiques, policy research, politicas publicas, policy making, beleid, legislative affairs, policy writing
Government relations, public affairs, lobbying, advocacy, affaires publiques, government affairs
Election administration, elections, election law, wahlorganisation, voter registration, election operations, election procedures
Government procurement, public procurement, vergaberecht, marches publics, contratacion publica, far!?, ausschreibungen, appels d'offres, rfp!, rfps, tenders, proposal writing, licitaciones, bid management, angebotserstellung, proposal development, tender management, government contracting, aanbestedingen, proposal management, federal acquisition regulation, bidding
Program evaluation, monitoring and evaluation, m&e, impact assessment, project evaluation
Nonprofit management, vereinsarbeit, ngo management, third sector, nonprofit, ngo!?, non-profit organizations, board relations
Political science, politikwissenschaft, sciences politiques, ciencias politicas, politics, politologie, politische wissenschaft
International relations, diplomacy, relations internationales, relaciones internacionales, internationale beziehungen, relacoes internacionais, international development, entwicklungszusammenarbeit, internationale betrekkingen
Economics, volkswirtschaft, economie, economia, okonomie, volkswirtschaftslehre, vwl!, wirtschaftswissenschaften, microeconomics, macroeconomics, sciences economiques, economic analysis, ciencias economicas, economic research
Sociology, soziologie, sociologie, sociologia, sozialwissenschaften, social sciences, sciences sociales, ciencias sociales, anthropologie
Philosophy, philosophie, theology, ethics, filosofia, religious studies, theologie
History!?, geschichte!?, histoire!?, historia!?, geschichtswissenschaft, art and history, local history, historical research
Linguistics, linguistik, linguistique, phonetics, linguistica, sprachwissenschaft, philology, literature, literaturwissenschaft, germanistik, anglistik
Communication studies, communications degree, kommunikationswissenschaft, media studies, medienwissenschaft, mass communication, comunicacion social, communication sciences
Real estate, immobilien, immobilier, bienes raices, imobiliario, makelaardij, inmobiliaria, immobilienwirtschaft, vastgoed, sector inmobiliario, immobilienvertrieb, real estate sales
Property management, hausverwaltung, gestion locative, immobilienverwaltung, administracion de propiedades, leasing, lease administration, tenant relations, gestion immobiliere, yardi, mietverwaltung, syndic de copropriete, administracion de fincas, lease management, weg-verwaltung, tenant management, appfolio, property inspections
Real estate appraisal, property valuation, immobilienbewertung, evaluation immobiliere, wertermittlung
Title and escrow, escrow, title examination, title insurance, closings, mls!, real estate closings
~0.6 Accounts payable, Accounts receivable, Billing, Bookkeeping
~0.6 Accounting, Bookkeeping
~0.8 GAAP, IFRS
~0.7 QuickBooks, Xero, DATEV
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
!government < federal state local the a your us canadian > id issued clearance
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
!government < united of
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
