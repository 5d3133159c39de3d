/** Office tools, design, business software, marketing, sales, customers, management. */
export const BUSINESS = `
[tool]
Microsoft Office, ms office, office 365, microsoft 365, m365, o365, office suite, suite office, pack office, pacote office, paquete office, microsoft suite > Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Computer literacy
Microsoft Excel, excel!, ms excel, advanced excel, excel spreadsheets, pivot tables, vlookup, pivottabellen, excel formulas, excel avance, excel avanzado > Spreadsheets
Microsoft Word, ms word, word!? > Word processing
Microsoft PowerPoint, powerpoint, power point > Presentation
Microsoft Outlook, outlook!?, ms outlook > Email
Microsoft Teams, ms teams, teams!?
Microsoft OneNote, onenote
Microsoft SharePoint, sharepoint, share point
Microsoft OneDrive, onedrive
Microsoft Project, ms project > Project scheduling
Microsoft Publisher, publisher!?
Visio
Spreadsheets, spreadsheet, tabellenkalkulation, tableur, hojas de calculo, planilhas
Word processing, textverarbeitung, traitement de texte, procesador de textos, processador de texto, tekstverwerking
Email, e-mail, electronic mail
Google Workspace, g suite, gsuite, google suite, google apps, google drive, google docs editors, google applications
Google Docs, docs!? > Google Workspace
Google Sheets, sheets!?, google spreadsheets > Google Workspace, Spreadsheets
Google Slides, slides!? > Google Workspace
Google Calendar | Gmail | Google Meet > Google Workspace
LibreOffice, openoffice, open office
Lotus Notes, lotus!?, ibm notes
Internet Explorer, explorer!?
Slack!
Zoom!, zoom meetings, zoom video | Webex, cisco webex | GoToMeeting | Skype > Video conferencing
Video conferencing, videoconferencing, web conferencing
Dropbox > File sharing
File sharing
DocuSign | Adobe Sign > Electronic signatures
Electronic signatures, e-signatures
Evernote
Qualtrics > Surveys
SurveyMonkey, survey monkey | Google Forms | Microsoft Forms | Typeform > Surveys
REDCap, red cap > Surveys
Surveys, survey design, survey software, umfragen, questionnaire design, encuestas, survey administration
Computer literacy, computer skills, pc skills, pc-kenntnisse, computer proficiency, computerkenntnisse, computer literate, computer knowledge, it literacy, it-kenntnisse, edv, pc literate, herramientas informaticas, manejo de pc, outils informatiques, outil informatique, informatique de base, edv-kenntnisse, computervaardigheden, informatica basica, pc-kennis, computerkennis, pc proficient, it literate, digitale vaardigheden, utilitarios, outils numeriques, outils bureautiques, bureautique, manejo de herramientas informaticas, conocimientos informaticos, informaticakennis, it-affinitat, keyboard skills, it proficiency
Typing, keyboarding, 10-finger-system, zehnfingersystem, dactylographie, mecanografia
Photocopying, office equipment, fax machine, copier, scanners
SAP!, s/4hana > ERP
SAP FI/CO, fico!??, sap fico > SAP FI, SAP CO
SAP FI, sap financials, sap finanzbuchhaltung > SAP, Accounting
SAP CO, sap controlling > SAP, Management accounting
SAP MM, sap materials management, sap materialwirtschaft | SAP SD, sap sales and distribution | SAP PP, sap production planning > SAP
SAP WM, sap warehouse management | SAP EWM > SAP, Warehouse management systems
SAP PM, sap plant maintenance, sap instandhaltung, sap eam | SAP QM, sap quality management | SAP PS > SAP
SAP SuccessFactors, successfactors | SAP HCM, sap hr > SAP, HRIS
SAP Ariba, ariba > SAP, Procurement
SAP Fiori | SAPUI5 | SAP BTP, btp!?? | SAP Basis > SAP
ERP!, erp systems, erp system, enterprise resource planning, progiciel de gestion integre, sistemas erp, erp software, warenwirtschaft
Oracle ERP, oracle ebs, oracle e-business suite, oracle financials, oracle fusion, oracle cloud erp, oracle apps | JD Edwards | PeopleSoft > ERP
NetSuite, net suite, oracle netsuite > ERP
Infor!, infor m3, infor ln, syteline | Epicor > ERP
Odoo, openerp > ERP
Microsoft Dynamics GP, great plains > ERP
Workday!?, workday hcm > HRIS
Salesforce, sfdc, sales force crm, sales cloud, service cloud > CRM
HubSpot, hub spot > CRM
Zoho > CRM
Pipedrive | SugarCRM > CRM
CRM!, customer relationship management, crm systems, crm software, crm-system, crm tools
Veeva
Document management, dms!?, dokumentenmanagement, gestion documentaire, gestion documental, document control, record keeping, recordkeeping, aktenfuhrung, archivage, filing, ablage
[tool]
Adobe Creative Suite, adobe cc, adobe suite, creative cloud, adobe cs6, suite adobe > Adobe Photoshop, Adobe Illustrator, Adobe InDesign
Adobe Photoshop, photoshop > Image editing
Adobe Illustrator, illustrator!?
Adobe InDesign, indesign, in design software
Adobe Acrobat, acrobat!?, adobe reader, adobe pdf, pdf editing
Adobe XD
Adobe Premiere Pro, premiere pro, adobe premiere > Video editing
Adobe After Effects, after effects > Motion graphics
Adobe Lightroom, lightroom > Image editing
Audio editing, sound design, sound engineering, tontechnik
Adobe Audition | Audacity | Pro Tools | Ableton, ableton live | Logic Pro > Audio editing
Final Cut Pro, final cut, fcpx > Video editing
DaVinci Resolve > Video editing
Avid Media Composer, avid!? > Video editing
Figma, figjam > UI design
Sketch!?, sketch app > UI design
InVision | Zeplin | Marvel app > UI design
Axure | Balsamiq > Wireframing
Canva > Graphic design
CorelDRAW, corel > Graphic design
GIMP > Image editing
Inkscape | Affinity Designer | Affinity Photo | Procreate > Graphic design
Blender!?, blender 3d > 3D modeling
Maya!?, autodesk maya | 3ds Max, 3d studio max | Cinema 4D | ZBrush | Houdini FX > 3D modeling
SketchUp, sketch up > 3D modeling
Rhino!?, rhinoceros 3d, grasshopper 3d > 3D modeling
V-Ray | Lumion | Enscape > 3D rendering
3D rendering
Substance Painter
Marvelous Designer > Fashion design
Adobe Dreamweaver, dreamweaver | Microsoft FrontPage
Adobe Flash, macromedia flash
QuarkXPress, quark xpress | PageMaker > Desktop publishing
Desktop publishing
[domain]
Graphic design, grafikdesign, graphisme, diseno grafico, design grafico, graphic designer, graphic arts, mediengestaltung, visual design, layout design
UX/UI, ui/ux, ux, ux design, user experience, experience utilisateur, experiencia de usuario, ux designer, diseno ux > Design thinking
UI design, ui!?, user interface, interface design, gui design
UX research, user research, usability testing, user testing, nutzerforschung, user interviews, ux writing
Usability, user-centered design, human-centered design, human computer interaction, hci!?, interaction design
Wireframing, wireframes, prototyping, prototypes, mockups
Design thinking, design sprints
Design systems, design system, style guides
Product design, produktdesign, industrial design, diseno de producto, design de produto, design industriel
Motion graphics
Illustration!?, digital illustration, drawing skills
Typography, typografie
Branding, brand identity, brand design, brand development, corporate design, corporate identity, identidad de marca
3D modeling, 3d modelling, 3d-modellierung, 3d design, modelisation 3d, modelado 3d
Image editing, photo editing, bildbearbeitung, retouching, retouche photo, photo retouching
Video editing, videoschnitt, montage video, edicion de video, video production, videoproduktion, film editing, post-production, postproduction, videography
Photography, fotografie, photographie, fotografia, photo, digital cameras, photographer
Interior design, innenarchitektur, interior architecture, space planning, set design, stage design, visual staging, interieurarchitectuur, diseno de interiores, architecture d'interieur, interieursector
Fashion design, pattern making, textile design, modedesign, garment construction
Print production, printing, prepress, druckvorstufe, siebdruck, impression
[domain]
Marketing, marketing strategy
Digital marketing, internet marketing, marketing digital > Marketing
Content marketing, content strategy, inbound marketing, contenterstellung, content development
SEO!, search engine optimization, search engine optimisation, suchmaschinenoptimierung, referencement naturel > Digital marketing
SEM!?, search engine marketing, ppc!, pay-per-click, paid search, sea!??, sem/seo, seo/sem, paid media > Digital marketing
Google Ads, adwords | Bing Ads, microsoft advertising > SEM
Social media marketing, social media management, community management, reseaux sociaux, redes sociales, redes sociais, paid social > Social media
Social media, soziale medien, social networks, medias sociaux, sociale media, social media kanale
Facebook, meta ads > Social media
Instagram > Social media
Twitter > Social media
LinkedIn, linkedin sales navigator > Social media
YouTube | Pinterest | Snapchat > Social media
Hootsuite | Buffer!? | Sprout Social > Social media marketing
Email marketing, e-mail-marketing, newsletter, email campaigns > Digital marketing
Mailchimp | Klaviyo | Constant Contact > Email marketing
Marketing automation > Digital marketing
Marketo | Pardot | Eloqua | Salesforce Marketing Cloud | Braze!? > Marketing automation
Affiliate marketing, display advertising, programmatic, programmatic advertising
Growth marketing, growth hacking, user growth, user acquisition, cro!??
Market research, marktforschung, etude de marche, estudio de mercado, investigacion de mercados, pesquisa de mercado, market analysis, marktanalyse, customer research, competitor analysis
Product marketing, positioning, product launches
Go-to-market strategy, go-to-market, gtm strategy
Brand management, brand marketing, brand strategy, markenfuhrung, gestion de marque, brand awareness
Public relations, pr!??, media relations, relations publiques, relaciones publicas, offentlichkeitsarbeit, pressearbeit, press releases, press relations, press office
Corporate communications, internal communications, unternehmenskommunikation, external communications, strategic communications
Copywriting, copy writing, ad copy, werbetexte, redaction web, texter, redaccion publicitaria
Copy editing, copyediting, proofreading, editing!?, lektorat, korrekturlesen, relecture, editorial skills, fact checking
Advertising, werbung, publicite, publicidad, publicidade, media buying, ad campaigns
Event management, event planning, veranstaltungsmanagement, evenementiel, organizacion de eventos, eventmanagement, event coordination, trade shows, special events
Fundraising, fund raising, donor relations, collecte de fonds, captacion de fondos, spendenakquise, grant writing, donor management, recaudacion de fondos
Local store marketing, store marketing > Marketing
Raiser's Edge > Fundraising
Loyalty programs, customer loyalty, customer retention, kundenbindung
[domain]
Sales, verkauf, vertrieb, ventes!?, ventas, vendas, verkoop, vendite, selling
Inside sales, telesales, telemarketing, innendienst, vertriebsinnendienst, cold calling, outbound sales, kaltakquise, outbound calls, televente > Sales
Field sales, outside sales, aussendienst, vertriebsaussendienst, door-to-door sales, venta en campo, buitendienst, vente terrain, aussendiensterfahrung > Sales
B2B sales, b2b!, business-to-business, enterprise sales, solution selling, consultative selling, technical sales, b2b-vertrieb > Sales
B2C sales, b2c!, direct sales, direktvertrieb > Sales
Account management, account manager, client management, kundenbetreuung, gestion de comptes, gestion de cuentas, kundenmanagement > Sales
Business development, geschaftsentwicklung, developpement commercial, desarrollo de negocio, neukundengewinnung, prospection, prospecting, lead generation, leadgenerierung, prospeccion
Sales management, vertriebsleitung, sales leadership, sales strategy, vertriebsmanagement, pipeline management, sales operations, sales planning > Sales
Upselling, cross-selling, upsell, suggestive selling > Sales
Negotiation, negotiating, verhandlungsgeschick, verhandlungsfuhrung, negociation, negociacion, negociacao, onderhandelen, verhandlung
Presales, pre-sales, sales engineering, product demonstrations, product demos
Customer service, kundenservice, kundendienst, service client, atencion al cliente, servicio al cliente, klantenservice, client service, customer care, customer support, customer-oriented, customer satisfaction, kundenberatung, customer experience, Customer advice, asesoramiento a clientes, klantenadvies, beratung von kunden
Customer success, client onboarding, customer onboarding
Call center, call centre, contact center, callcenter, centre d'appels, contact centre, inbound calls
Phone etiquette, telephone skills, telephone etiquette, phone skills, switchboard, telefonzentrale
Complaint handling, complaint management, beschwerdemanagement, reklamationsbearbeitung, complaint resolution, gestion des reclamations, gestion de quejas, gestion de reclamos, klachtenbehandeling, reclamation management, gestion de reclamaciones
Customer needs analysis, bedarfsanalyse, needs assessment
[tool]
Stripe!, stripe payments, stripe checkout
Intercom!? | LiveChat | Gorgias
SalesLoft | Outreach.io | ZoomInfo | Apollo.io | Gong.io
Google Search Console | Ahrefs | Semrush | Screaming Frog | Moz Pro > SEO
[domain 7]
Project management, projektmanagement, gestion de projet, gestion de proyectos, projectmanagement, project manager, projektleitung, projectleiding, project leadership
Project coordination, projektkoordination, coordination de projets, coordinacion de proyectos, project planning, projektplanung, projektassistenz, project support
Project scheduling, scheduling software, critical path, gantt charts
Primavera P6, primavera!?, oracle primavera > Project scheduling
Program management, programme management, programmmanagement, portfolio management (projects), pmo
PRINCE2, prince 2 > Project management
Product management, produktmanagement, gestion de produit, gestion de producto, product manager, product ownership, product owner
Product roadmap, roadmapping, product strategy, roadmap planning, product vision, backlog management, product backlog, backlog grooming > Product management
Product development, produktentwicklung, npd!?, developpement de produits, desarrollo de productos, product innovation
Product mindset, product thinking
Business analysis, business-analyse, analyse metier, analisis de negocio, analise de negocios, business analyst, geschaftsanalyse
Requirements analysis, requirements gathering, requirements engineering, anforderungsanalyse, anforderungsmanagement, requirements management, user stories, recueil des besoins, business requirements
Process improvement, amelioration des processus, mejora de procesos, melhoria de processos, procesverbetering
Business process management, bpm!?, process mapping, process modeling, prozessmanagement, process management, process design, geschaftsprozesse, workflow management
Continuous improvement, kaizen, kvp, amelioration continue, mejora continua, melhoria continua, continu verbeteren
Operational excellence, operations excellence
Operations management, betriebsleitung, gestion de operaciones, gestao de operacoes, betriebsfuhrung, operational management
Strategic planning, strategy, strategieentwicklung, strategische planung, planification strategique, planificacion estrategica, business planning
Management consulting, business consulting, conseil en management, it consulting
Team management, personalfuhrung, mitarbeiterfuhrung, people management, staff management, managing teams, gestion d'equipe, gestion de equipos, team leadership, teamleitung, supervisory experience, management experience, leading teams, supervision!?, supervising > Leadership
Leadership, fuhrungskompetenz, leiderschap, liderazgo, lideranca, fuhrung!?, capacite a diriger, fuhrungsqualitaten, fuhrungsstarke
Technical leadership, tech lead, technical lead, technische leitung, lead developer, technical direction > Leadership
Executive leadership, c-level, executive management, senior leadership, general management, geschaftsfuhrung, direction generale, direccion general > Leadership
Mentoring, mentorship, mentorat, mentoria > Coaching
Coaching, coachen, leadership coaching
Staff training, employee training, training and development, mitarbeiterschulung, schulungen, formation du personnel, training staff, training!?, einarbeitung, learning and development, l&d, training programs
Delegation!?, delegating
Performance management, performance reviews, performance appraisals, leistungsbeurteilung, performance assessments, mitarbeitergesprache, performance evaluations, staff evaluations
Stakeholder management, stakeholder engagement, stakeholdermanagement, gestion des parties prenantes, stakeholder communication, gestion de stakeholders, stakeholder relations, client engagement
Vendor management, supplier management, lieferantenmanagement, gestion des fournisseurs, gestion de proveedores, vendor relations, supplier relations, leveranciersbeheer, contacten met leveranciers, manejo de proveedores
Contract management, vertragsmanagement, contract administration, gestion des contrats, gestion de contratos
Budget management, budgeting, budget planning, budgetverantwortung, gestion de budget, gestion budgetaire, budgetplanung, budgets, budgetierung, annual budget
Cost control, kostenkontrolle, controle des couts, control de costes, control de costos, controle de custos, cost management, cost reduction, cost optimization, cost saving
Risk management, risikomanagement, gestion des risques, gestion de riesgos, gestao de riscos, risk assessment, risikobewertung, risk analysis, risk mitigation, risicobeheer
Compliance!?, regulatory compliance, compliance management, conformite reglementaire, conformidade, corporate compliance, compliance monitoring
Governance, grc
GDPR, dsgvo, rgpd, avg!?? > Data privacy
CCPA > Data privacy
SOX, sarbanes-oxley > Compliance
PCI DSS, pci compliance, pci!?? > Compliance
SOC 2, soc2, ssae 18 > Compliance
ISO 27001, iso/iec 27001, isms, iso27001 > Compliance, Cybersecurity
ISO 9001, iso9001 > Quality management
ISO 14001, iso14001 > Environmental management
ISO 45001, ohsas 18001 > Occupational safety
ESG!, corporate social responsibility, csr!??, sustainability reporting
Sustainability, nachhaltigkeit, durabilite, sostenibilidad, sustentabilidade, duurzaamheid, developpement durable
Diversity and inclusion, dei!, diversity
Entrepreneurship, unternehmertum, entrepreneuriat, emprendimiento, startups, empreendedorismo, start-up experience
Innovation management, innovation!?, innovationsmanagement
Digital transformation, digitalisierung, transformation digitale, transformacion digital
Cross-functional collaboration, cross-functional teams, cross-functional leadership, cross-team collaboration, cross-team collab
OKRs, okr
Business administration, betriebswirtschaft, betriebswirtschaftslehre, bwl!, administration des entreprises, administracion de empresas, lic administracion, bedrijfseconomie, bedrijfsbeheer, betriebswirtschaftliche ausbildung, betriebswirtschaftliche kenntnisse, ade!
Reporting governance
[domain]
Budget analysis, budget analyses, budgetanalyse
Public finance, offentliche finanzen, finances publiques, finanzas publicas
FMCG, fast moving consumer goods, konsumguter, produits de grande consommation, gran consumo, Consumer goods, consumo masivo, biens de consommation, consumer packaged goods
Payments!?, paiements en ligne, pagos online
TikTok > Social media
Snapchat ads
Podcast marketing
Webinars, webinar hosting
Trade marketing, shopper marketing
Sales training
Territory management, territory sales
Contract sales, tender sales
Customer journey mapping, customer journeys
Net promoter score, nps!, csat
Service level agreements, slas
Knowledge management, knowledge base, wissensmanagement
Meeting facilitation, workshop moderation
Business continuity, bcp!
Benchmarking
Scenario planning
Balanced scorecard
Data-driven decision making, data-driven decisions
Community building
Sponsorship management, sponsoring
Pitch decks, pitching!?
Storyboarding
Color theory, colour theory
Character design, concept art
Packaging design, verpackungsdesign
Signage design, wayfinding
Rendering software, keyshot
Calligraphy, hand lettering
~0.6 Adobe Photoshop, Adobe Lightroom, GIMP
~0.7 Figma, Sketch, Adobe XD, InVision
~0.7 Adobe Premiere Pro, Final Cut Pro, DaVinci Resolve, Avid Media Composer
~0.7 Salesforce, HubSpot, Zoho, Pipedrive, Dynamics 365
~0.6 SAP, Oracle ERP, NetSuite, Odoo, Infor, Dynamics 365
~0.8 Microsoft Excel, Google Sheets
~0.7 Microsoft Word, Google Docs
~0.7 Microsoft PowerPoint, Google Slides
~0.6 Microsoft Teams, Slack, Zoom, Webex
~0.7 Microsoft Office, Google Workspace, LibreOffice
~0.6 Project management, Project coordination, Program management
~0.5 Project management, Product management
~0.6 SEO, SEM, Content marketing, Digital marketing, Social media marketing
~0.6 Account management, Business development, Sales
~0.5 Customer service, Sales, Call center, Customer success
~0.7 Process improvement, Continuous improvement, Operational excellence, Lean, Six Sigma
~0.6 Mentoring, Coaching, Staff training
~0.6 Business analysis, Requirements analysis
~0.6 Budget management, Cost control, Financial planning
!excel < to will can you > in at as within under academically through by
!word < in a one every the of key other > of for
!outlook < positive our an economic market the > on for
!teams < the our your of and cross functional other with multiple internal sales agile small across management product engineering development remote two work between lead leading large led
!slack < > off time
!zoom < > in out
!docs <
!sheets < time bed cut spec data the > and metal
!slides <
!workday < your the a each every hour per hours > is and starts begins
!publisher < a the our
!sketch < > out
!illustrator < a an as
!avid < an a > reader learner interest gamer
!blender < a the
!pr < > # interval
!cro < > #
!training < in on of the strength personal weight resistance potty your our and to this cross job safety initial school completed complete provided provide medical paid for toilet dog extensive full free ongoing > is will provided to program period of in for course courses or
!editing < gene genome
!monday < on every to each > to through and morning from
!innovation < > and
!consulting < > firm with
!primavera < in
!sem < > image images
!email < an by via our your send an us the > us address your to me
!leadership < senior group our company executive the > team teams position role
!advertising < this > agency
!compliance < in ensure ensuring for > with
!supervision < under the of minimal without close direct general limited with clinical medical little any adult some > of and from
!diversity < value to of and a our values celebrate workplace > of and
!governance < the of
!strategy < the our a of
`;
