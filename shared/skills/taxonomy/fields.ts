/** Fields of work and of study, trades and tasks as postings of five languages name them. */
export const FIELDS = `
[domain]
Commercial training, kaufmannische ausbildung, kaufmannische lehre, kaufmannische grundausbildung, kaufmannische berufsausbildung, kaufmannische weiterbildung, kaufmannischer abschluss, abgeschlossene kaufmannische, ausbildung zum kaufmann, ausbildung zur kauffrau
Technical training, technische ausbildung, technische grundausbildung, technische berufsausbildung, formation technique, formacion tecnica, technische opleiding, technische vorming, handwerkliche ausbildung
Business studies, wirtschaftsstudium, betriebswirtschaftsstudium, studium der wirtschaft, bedrijfsmanagement, bedrijfskunde
Linear regression, regression lineaire, regresion lineal, lineare regression > Regression analysis
Logistic regression, logistische regression, regresion logistica > Regression analysis
Multivariate statistics, multivariate analysis, multivariate analyse, analisis multivariante > Statistics
Principal component analysis, pca analysis > Dimensionality reduction
Dimensionality reduction > Machine learning
Factor analysis | Analysis of variance, anova | Survival analysis | Cluster analysis, clustering > Statistics
Bayesian analysis, bayesian statistics, bayesian inference > Statistics
Statistical learning > Machine learning
Numerical analysis, numerical methods, numerik > Mathematics
Linear algebra, lineare algebra | Calculus | Game theory | Graph theory | Discrete mathematics > Mathematics
Mathematical modeling, mathematical modelling, mathematische modellierung
Control theory, optimal control, regelungstheorie
Fault detection, fault diagnosis, fehlerdiagnose, storungsanalyse, foutdiagnose
Technical writing > Technical documentation
Object-oriented design, ood!, objektorientiertes design, diseno orientado a objetos, conception orientee objet > Object-oriented programming
Software design, softwaredesign, diseno de software, conception de logiciels > Software development
Software engineering, software engineer, softwareengineering, ingenieria de software, genie logiciel, softwaretechnik > Software development
Hexagonal architecture, arquitectura hexagonal | Clean architecture > Software architecture
Programming, programmierung, programmierkenntnisse, programacion!?, programmation!?, programmeren, programmeertalen, programmiersprachen, programming languages, lenguajes de programacion, langages de programmation, programming language, coding > Software development
Web technologies, webtechnologien, technologies web, tecnologias web, webtechnologie
Network protocols, netzwerkprotokolle, protocolos de red > Networking
Distributed computing | Parallel computing | Grid computing > Distributed systems
Supply chain, lieferkette, chaine logistique, cadena de suministro, cadena de abastecimiento > Supply chain management
Consulting, beratung!?, consultoria, consultancy, beratungserfahrung, unternehmensberatung, beratungsgesellschaft > Management consulting
Account planning | Media planning, mediaplanung | Event marketing > Advertising
Packaging, verpackung, conditionnement, verpakking, packaging materials > Packing
Preventive maintenance, vorbeugende wartung, maintenance preventive, mantenimiento preventivo, preventief onderhoud > Maintenance
Corrective maintenance, maintenance corrective, mantenimiento correctivo > Maintenance
Predictive maintenance, mantenimiento predictivo, maintenance predictive > Maintenance
Industrial maintenance, maintenance industrielle, mantenimiento industrial, industrieel onderhoud, betriebsinstandhaltung > Maintenance
Electromechanics, elektromechanica, electromecanica, electromecanique, elektromechanik, electromechanical
Mechanics, mechanik, mecanique, mecanica, mechanica, polymechaniker, polymechanik, mechaniker
Electricity, electricidad, elektriciteit, elektrizitat, elektrik
Building services engineering, gebaudetechnik, haustechnik, tga! > Building maintenance
Construction engineering, bouwkunde, bautechnik, genie civil batiment
Plastering, platrerie, yeseria, stuckateur, verputzen, stukadoor > Drywall
Interior painting, peinture interieure, pintura de interiores > Painting
Ironing, repassage, planchado, bugeln, strijken > Laundry
Household cleaning, entretien menager, limpieza del hogar, hausreinigung, menage a domicile > Cleaning
Tidiness, ordnungssinn, sinn fur ordnung > Conscientious work style
Hygiene, hygienevorschriften, hygieneregels, normas de higiene, hygienestandards
Safety regulations, sicherheitsvorschriften, consignes de securite, normas de seguridad, veiligheidsvoorschriften, regles de securite, safety rules
Traffic rules, code de la route, verkehrsregeln, verkeersregels, normas de transito, road traffic law
Food industry, lebensmittelindustrie, lebensmittelbereich, industria alimenticia, industria alimentaria, industrie agroalimentaire, voedingsindustrie > Food production
Automotive, automobilbranche, automobilindustrie, rubro automotriz, industria automotriz, secteur automobile, automobielsector, automotive industry, kfz-branche, automobilzulieferer > Automotive engineering
Consumer electronics, unterhaltungselektronik, electronica de consumo
Real estate industry, immobilienbranche, immobilienwirtschaft, secteur immobilier, sector inmobiliario, rubro inmobiliario > Real estate
Fashion, mode!?, textilbranche, indumentaria, moda!?
Public sector, offentlicher dienst, offentliche verwaltung erfahrung, secteur public, sector publico, overheidssector, administracion publica sector > Public administration
Industry knowledge, branchenkenntnisse, branchenkenntnis, branchenerfahrung, connaissance du secteur, conocimiento del sector, sectorkennis, conocimiento del rubro, industry experience
Technical knowledge, fachkenntnisse technisch, technische kenntnisse, connaissances techniques, conocimientos tecnicos, technische kennis, technische know-how, technisches know-how, technical know-how
Technical understanding, technisches verstandnis, technisch inzicht, technisches flair, technische affinitat, technikaffinitat, affinitat fur technik, affiniteit met techniek
Customer contact, kundenkontakt, contact client, klantencontact, contacto con clientes, contact clientele, kundenumgang
Customer relations, relation client, relations clients, klantenrelaties, relacion con clientes, relation clientele, relationnel client, kundenbeziehungen, client relations > Customer service
Order processing, auftragsabwicklung, auftragsbearbeitung, traitement des commandes, procesamiento de pedidos, orderverwerking, gestion de pedidos, gestion des commandes
Materials planning, materialdisposition, materialwirtschaft, bedarfsermittlung
Operational purchasing, operativer einkauf, compras operativas > Purchasing
Indirect procurement, compras indirectas, indirekter einkauf > Procurement
E-procurement > Procurement
Dispatching, disponieren, expedition, ordonnancement transport, routeplanning, planification des tournees, despacho > Transportation management
Production processes, produktionsprozesse, procesos productivos, processus de production, productieprocessen, fertigungsprozesse, procesos de produccion, procesos industriales
Production supervision, produktionsleitung, supervision de produccion, chef d'equipe production, leidinggevende productie
Machine setup, maschineneinrichtung, reglage machine, reglage de machines, instelling van machines, einrichten von maschinen, rusten
CNC turning, cnc-drehen, cnc-drehmaschinen, tournage cnc, torneado cnc, cnc-draaien > CNC machining
CNC milling, cnc-frasen, cnc-frasmaschinen, fraisage cnc, fresado cnc, cnc-frezen > CNC machining
Fishmongery, poissonnerie, poissonnier, travail du poisson, pescaderia
Bill of materials, bill of material, bom!, stucklisten, nomenclatures, lista de materiales, stuklijsten
Management systems, sistemas de gestion, sistema de gestion, warenwirtschaftssystem, warenwirtschaftssysteme, logiciel de gestion, logiciels de gestion, beheersystemen
Content creation, contentcreatie, content creatie, creacion de contenido, creation de contenu, content-erstellung, inhalte erstellen, creacion de contenidos > Content marketing
Online marketing, onlinemarketing > Digital marketing
Storytelling > Creative writing
Animation, animatie, animacion!? > Motion graphics
Motion design > Motion graphics
Administration, verwaltung!?, administratie, administratief, administratieve ervaring, administrative ervaring, administrativ, administrative tatigkeiten, administrative aufgaben, tareas administrativas, taches administratives, administracion!?, gestion administrative, gestion administrativa, administratieve functie, administratieve taken, administrative erfahrung, administrative work, administrative duties, administrative tasks > Office administration
Payroll tax law, lohnsteuerrecht | Social security law, sozialversicherungsrecht, derecho de la seguridad social
Debt enforcement, zwangsvollstreckung, mahnverfahren
Business law, wirtschaftsrecht, droit des affaires, derecho mercantil, ondernemingsrecht, wirtschaftsjurist, derecho empresarial > Corporate law
Legal assistance, rechtsanwaltsfachangestellte, notarfachangestellte, assistance juridique > Paralegal
Personnel selection, seleccion de personal, personalauswahl, personeelsselectie
Personnel administration, personaladministration, administracion de personal, personeelsadministratie, personalverwaltung, administration du personnel, salarisadministratie
Internal communication, comunicacion interna, interne kommunikation, communication interne, interne communicatie > Corporate communications
Educational technology, edtech, bildungstechnologie > Instructional design
Childcare, kinderbetreuung, garde d'enfants, cuidado de ninos, kinderopvang, child care, betreuung von kindern, petite enfance
Child supervision, encadrement d'enfants, encadrement de groupes, kinderbegleiding
Social pedagogy, sozialpadagogik, sozialpadagogisch, sozialpadagogisches studium, sociale pedagogiek > Social work
Elderly care, altenpflege, altenbetreuung, seniorenbetreuung, cuidado de adultos mayores, cuidado de ancianos, soins aux personnes agees, ouderenzorg, aide aux personnes agees, care of the elderly > Geriatrics
Radiography, radiographer, diagnostic radiography > Radiology
Theatre nursing, operating theatre nursing, theatre experience
Veterinary medicine, veterinaria, tiermedizin, medecine veterinaire, diergeneeskunde > Veterinary care
Animal science, zootecnia, tierwissenschaften, dierkunde
Agronomy, agronomia, ingenieria agronomica, agrarwissenschaften, agronomie > Agriculture
Food engineering, lebensmittelingenieur, lebensmitteltechnologie, ingenieria en alimentos, lebensmitteltechnik, ingenieria de alimentos
Business Informatics, wirtschaftsinformatik, informatique de gestion, bedrijfsinformatica, wirtschaftsinformatiker > Computer Science
Information systems, sistemas de informacion, systemes d'information, wirtschaftsinformationssysteme > Computer Science
Telecommunications engineering, ingenieria de telecomunicaciones
Life sciences, life science, lebenswissenschaften, ciencias de la vida, biowissenschaften, levenswetenschappen
Environmental planning | Natural resource management | Regional planning > Urban planning
Social sciences, sozialwissenschaften, ciencias sociales, sciences sociales, sociale wetenschappen
Oceanography, ozeanographie, oceanografia | Marine biology, meeresbiologie
Geography, geografie, geografia, geographie, erdkunde, aardrijkskunde
Geology, geologie, geologia > Earth science
Museum collections, museumssammlungen, collection museale > Collections management
Natural history collections > Collections management
Languages, fremdsprachen, idiomas, langues etrangeres, talenkennis, foreign languages
Election law, wahlrecht | Campaign finance | Voter registration > Election administration
Compliance audits, auditoria de cumplimiento
Incident response, respuesta a incidentes, reponse aux incidents > Incident management
File management | Records management > Document management
Network switches, switches!?, switch!?
Blob storage
Cloud networking > Cloud computing
Cloud native > Cloud computing
Web services, webservices, services web, servicios web > API design
Frontend development, frontend-entwicklung
Web design, webdesign, diseno web, web designing, conception web
Lease administration > Property management
Process optimization, prozessoptimierung, optimisation des processus, optimizacion de procesos, procesoptimalisatie > Process improvement
Relationship management, beziehungsmanagement, relatiebeheer
Facilitation, workshopmoderation
Storekeeping, magazijnier, magasinier, lagerist, almacenero, storekeeper > Warehousing
Reception, receptionist, empfang!?, rezeption, accueil!?, onthaal, recepcion!?, recepcionista, empfangsmitarbeiter > Front desk
Multi-line phone systems, multi-line phone, multiline phone, multi-line telephone
Call handling, telefonische beratung, telefonieren, accueil telefonico, gestion des appels, atencion telefonica, accueil telephonique, telefonische bereikbaarheid > Phone etiquette
Telephone sales, telefonverkauf, telefonakquise, venta telefonica, televentas, telemarketing verkauf > Sales
Customer acquisition, kundenakquise, prospection commerciale, busqueda de clientes, captacion de clientes, klantenwerving > Growth marketing
Own vehicle, eigenes auto, eigener pkw, vehicule personnel, vehiculo propio, movilidad propia, eigen wagen, eigen vervoer, own car, own transport, auto propio, eigenes fahrzeug, voiture personnelle
`;
