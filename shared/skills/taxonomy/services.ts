/** Food, hospitality, retail, logistics, transport, aviation, security, cleaning, agriculture, personal care, education, science, media. */
export const SERVICES = `
[domain]
Cooking, kochen, cuisine, cocina, culinary, food preparation, food prep, lebensmittelzubereitung, kuche!?, cook, koch, koken, cozinha, cuisinier, preparacion de alimentos, gastronomie, speisenzubereitung, cucina, cocinero, preparation des repas
Kitchen management, executive chef, chef de cuisine, kuchenleitung, head chef, kitchen operations, sous chef, back of house, kuchenchef
Baking, backen, boulangerie, panaderia, baker, bakery, pastry, patisserie, konditorei, bread making, reposteria, pasteleria, backerei, dough preparation, cake decorating, bakken, konditor, backerhandwerk, boulanger, padaria
Butchery, meat cutting, fleischerei, boucherie, carniceria, metzgerei, slagerij
Grill cooking, saute, garde manger, catering, banquet service, banquets, traiteur, banqueting
Menu planning, menu development, speisekartenplanung, recipe development, menu design, menuplanung, elaboracion de menus, food cost control, food costing
Food safety, lebensmittelsicherheit, food hygiene, hygiene alimentaire, securite alimentaire, seguridad alimentaria, lebensmittelhygiene, food handling, food sanitation, voedselveiligheid, manipulacion de alimentos, seguranca alimentar, higiene alimentaria, sanitation!?
Food service, gastronomy, restauration collective, food and beverage, food & beverage management, f&b, hosteleria, systemgastronomie, restauration rapide, gastronomieerfahrung, horeca, restauration!?, foodservice
Restaurant management, restaurantleitung, restaurant operations, restaurant manager, gestion de restaurante, direction de restaurant
Waiting tables, table service, servieren, waiter, waitress, kellnern, service en salle, camarero, serving!?, server!?, bedienung, garcom, mesero, fine dining, servicekraft, bediening, atencion de mesas, food serving, restaurant service, service in der gastronomie
Bartending, barkeeping, mixology, barman, bartender, cocktails, bar service, cocteleria
Barista, coffee making, espresso, latte art
Wine knowledge, sommelier, wine service, weinkenntnisse, oenologie
Food production, lebensmittelproduktion, food processing, agroalimentaire, food manufacturing, food industry, lebensmittelindustrie, food technology, industria alimentaria, lebensmitteltechnik
Dishwashing, plonge, spulen!?, kitchen assistance, kuchenhilfe, kitchen porter
Premier ordering, fms!?, food management systems, hospitality suite
Hospitality, hotel management, hotellerie, hotelmanagement, hotelfach, hosteleria y turismo, hotel operations, hotelaria, gastgewerbe, hotelgewerbe, hotelgerie
Front desk, reception, empfang, accueil!?, recepcion, rezeption, receptionist, guest check-in, front office, recepcao, receptie, empfangstatigkeiten, reservations management
Housekeeping, hauswirtschaft, limpieza de habitaciones, zimmerreinigung, roomkeeping
Concierge, guest relations, guest experience, guest satisfaction
Opera PMS, opera!?, micros pos, fidelio, protel, property management system
Travel planning, travel arrangements, travel coordination, reiseplanung, travel booking, reisebuchung, reisekostenabrechnung, travel management, organisation de voyages
Tourism, tourismus, tourisme, turismo, travel industry, tour guide, guided tours, stadtfuhrungen, guide touristique, toerisme, agent de voyages
Amadeus, sabre!?, galileo gds, gds systems
[domain]
Retail, einzelhandel, commerce de detail, varejo, detailhandel, handel!?, comercio, detailhandelservaring, grande distribution
Retail sales, sales associate, verkaufer, verkaufsberatung, vendeur, vendedor, conseil de vente, conseil client, shop assistant, verkoopmedewerker, dependienta
Store management, filialleitung, gestion de magasin, store manager, marktleitung, retail management, gestion de tienda, store operations, filialfuhrung, responsable de magasin, gestao de loja
Cash handling, cash register, kassieren, kasse!?, encaissement, manejo de caja, cashier, cash management, caja registradora, kassentatigkeit, caissier, operador de caixa, cashiering, manejo de efectivo, kassa, cajero, kassenfuhrung, tenue de caisse, credit transactions, cash drawer, money handling, cobro en caja
POS systems, point of sale, pos system, kassensystem, kassensysteme, pos!?, pos terminal, square pos, toast pos
Merchandising, warenprasentation, product display, planogram, merchandise display, warenaufbau, escaparatismo, product presentation, retail merchandising
Stocking, regalpflege, mise en rayon, reposicion, replenishment, warenverraumung, restocking, regale auffullen, vakkenvullen, warenpflege
Inventory management, inventory, bestandsmanagement, gestion des stocks, gestao de estoque, stock management, lagerbestand, inventur, inventaire, gestion de stock, lagerbestandsfuhrung, control de inventario, stock control, inventarios, voorraadbeheer, 库存管理, bestandsfuhrung, cycle counting, bestandskontrolle, controle de estoque, gestion de inventario, magazzino inventario
Loss prevention, shrink control, ladendiebstahl, theft prevention
Purchasing, einkauf, achats, compras, procurement buyer, buyer!?, inkoop, purchase orders, buying, ordering supplies, bestellwesen, acquisti, purchase order processing, supply ordering, aprovisionamiento, retail buying
E-commerce, ecommerce, online retail, commerce electronique, onlinehandel, comercio electronico, online-shop, onlineshop, shopware, amazon seller central, amazon marketplace, amazon fba, e-handel
Fashion retail, floristry, jewelry sales, floral design
Category management, assortment planning, sortimentsgestaltung, pricing, preisgestaltung, pricing strategy
[domain]
Logistics, logistik, logistique, logistica, logistiek, logistikerfahrung
Supply chain management, supply chain, lieferkettenmanagement, cadeia de suprimentos, scm!?, cadena de suministro, lieferkette, chaine logistique, 供应链管理, approvisionnement
Procurement, beschaffung, approvisionnements, strategic sourcing, strategischer einkauf, sourcing!?, procure-to-pay, beschaffungsmanagement
Demand planning, bedarfsplanung, demand forecasting, 需求预测, prevision de la demande, s&op, prevision de demanda, absatzplanung, inventory planning, supply planning, sales and operations planning
Distribution!?, distribution management, distribution centers, distribution operations
Warehousing, lager!?, lagerlogistik, entrepot, almacen, warehouse, armazem, lagerhaltung, magasinage, lagerverwaltung, lagerarbeit, magasinier, magazijn, almacenamiento, lagertatigkeiten, lagererfahrung, magazijnwerk, magazzino, fachlagerist, lagerwirtschaft
Order picking, kommissionierung, preparation de commandes, picking!?, order fulfillment, pick and pack, preparacion de pedidos, orderpicken, kommissionieren, separacao de pedidos, order picker, order processing, auftragsabwicklung, pick-by-voice, orderverwerking, order fulfilment, auftragsbearbeitung, bestellabwicklung, order entry, order management, preparateur de commandes
Packing, verpacken, emballage, embalaje, packaging, verpackung, conditionnement, empaque, inpakken, verpackungstatigkeiten
Shipping and receiving, wareneingang, warenausgang, reception de marchandises, versand, goods receipt, shipping!?, recepcion de mercancias, receiving!?, warenannahme, expedicion, warenein- und -ausgang, wareneingangskontrolle
Loading and unloading, carga y descarga, laden und loschen, verladung, loading trucks, laden en lossen, carga e descarga, chargement, manutention, entladen
Forklift operation, forklift, gabelstapler, chariot elevateur, carretilla elevadora, heftruck, empilhadeira, staplerfahren, conduite de chariot, gabelstaplerfahrer, reach truck, pallet jack, montacargas, hubwagen, transpalette, stapler!?, cherry picker, flurforderzeuge, cariste, muletto, schubmaststapler, powered industrial trucks, elektrohubwagen
Warehouse management systems, wms, lagerverwaltungssystem, rf scanners, sap lagerverwaltung, barcode scanning, lvs!, handheld scanner, barcode scanner, mde-gerat
Transportation management, transport management, fleet management, tms!, disposition!?, fuhrparkmanagement, freight, transportdisposition, speditionsabwicklung, transport planning, tourenplanung, gestion de flotte, transportplanung, dispatching, spedition, dispatch, gestion de transporte, gestion des transports, load planning, transport de marchandises, routenplanung, route planning
Import and export, zollabwicklung, douane, aduanas, incoterms, customs, export!?, zoll, international trade, foreign trade, aussenhandel, commerce international, comercio exterior, international shipping, exportabwicklung, export control, comercio internacional, trade compliance
Truck driving, lkw-fahren, conduite poids lourds, truck driver, fernverkehr, lkw-fahrer, tractor-trailer, camionero, conductor de camion, chauffeur poids lourd, over-the-road, chauffeur routier, vrachtwagenchauffeur, caminhoneiro, long-haul driving, commercial driving, motorista de caminhao, berufskraftfahrer
Delivery driving, zustellung, livraison, reparto, auslieferung, courier, delivery driver, kurierfahrer, bezorging, parcel delivery, paketzustellung, repartidor, fahrer, kurierdienst, package delivery, livreur, lieferfahrer, postzustellung, chauffeur-livreur
Passenger transport, bus driving, busfahrer, taxi driving, personenbeforderung, rideshare, chauffeur, transport de voyageurs, chauffeurdienst
Rail operations, train driving, railway, eisenbahn, ferroviaire, triebfahrzeugfuhrer
Maritime operations, seamanship, navigation!?, shipping industry, stcw, port operations, vessel operations, schifffahrt
Route 4Me, gps navigation, ortskenntnisse, elog, eld compliance, dot compliance, dot regulations, hours of service, lenk- und ruhezeiten, digital tachograph
Aviation, luftfahrt, aviacion, aviacao, airline operations, airport operations, flughafen, aeroport, airline industry, aerospace operations, ground handling, bodenabfertigung, escale aeroportuaire, ramp operations, baggage handling, airside operations
Flight attendant, cabin crew, flugbegleiter, hotesse de l'air, tripulante de cabina, cabin service, in-flight service, kabinenpersonal, personnel navigant commercial, cabin safety, comissario de bordo, passenger service
Piloting, flight operations, pilot!?, flight planning, instrument rating, pilotage d'avion, flight instruction, drone operation, drones, uav, flugplanung, flight training
Air traffic control, flugsicherung
[domain]
Security guarding, security guard, sicherheitsdienst, agent de securite, vigilancia, werkschutz, surveillance, guard services, objektschutz, gardiennage, patrol, seguridad privada, security services, vigilante de seguridad, wachdienst, beveiliging, patrolling, bewachung, security patrols, physical security, objektbewachung, personenschutz, executive protection, security officer
Access control, zutrittskontrolle, control de acceso, video surveillance, cctv, videouberwachung, videosurveillance, alarm systems, security systems, alarmtechnik, kontrollgange, camera surveillance, controle d'acces, badge control
Crowd control, event security, conflict de-escalation, crowd management
Law enforcement, policing, polizei, criminal justice, criminal investigation, police, investigations, investigation techniques, enquetes, private investigation
Firefighting, feuerwehr, pompier, fire suppression, bombero, firefighter
Emergency management, emergency response, katastrophenschutz, emergency preparedness, emergency procedures, disaster response, notfallmanagement, emergency planning, evacuation procedures
Military service, armed forces, bundeswehr, military leadership, infantry, us army
Corrections, correctional facilities, justizvollzug, inmate supervision
Cleaning, reinigung, nettoyage, limpieza, limpeza, schoonmaak, janitorial, gebaudereinigung, entretien menager, custodial, unterhaltsreinigung, pulizie, reinigungsarbeiten, menage!?, entretien des locaux, reinigungskraft, putzen, sanitizing, raumpflege, floor care, agent d'entretien
Laundry, textilreinigung, dry cleaning, blanchisserie, lavanderia, repassage, ironing, planchado
Agriculture, landwirtschaft, agricultura, farming, agronomy, agronomie, agronomia, landbouw, crop production, agroindustria, irrigation, crop management, harvesting, ernte, recoltes
Livestock management, viehzucht, elevage, ganaderia, tierhaltung, milking, dairy farming, pecuaria, veehouderij, animal husbandry
Tractor operation, farm equipment, landmaschinen, conduite de tracteur, farm machinery, greenhouse operations, viticulture, winemaking, weinbau, pest control, schadlingsbekampfung
Integrated pest management, ipm!, pesticide application
Fisheries, aquaculture, fishing industry
Hairdressing, hair styling, friseur, coiffure, peluqueria, barbering, cabeleireiro, cosmetology, hair cutting, hair coloring, kappersvak, friseurhandwerk
Beauty therapy, kosmetik, esthetique, makeup artistry, nail care, estetica, skincare, manicure, spa services, make-up
Fitness instruction, personal training, fitnesstraining, group fitness, yoga instruction, coaching sportif, sports coaching, entrenador personal, lifeguarding, strength and conditioning, swimming instruction, trainer tatigkeit sport, athletic training, educateur sportif, rettungsschwimmer
Housework, childminding, nanny, babysitting, au pair, garde d'enfants, cuidado de ninos, household management, kinderbetreuung, oppas, haushalt!?, haushaltsfuhrung, child care, childcare, garde enfants, kinderopvang
[domain]
Teaching, unterrichten, enseignement, ensenanza, docencia, ensino, lesgeven, lehrtatigkeit, instruction!?, unterricht, lehren, insegnamento, teacher, lehrer, enseigner, classroom instruction, profesor, educator, professor, lehrerfahrung, onderwijs, unterrichtserfahrung, lecturing
Curriculum development, lehrplanentwicklung, curriculum design, course development, ingenierie pedagogique, diseno curricular, kursentwicklung, syllabus design, programmation pedagogique, curriculum planning
Lesson planning, unterrichtsplanung, unterrichtsvorbereitung, preparation de cours, planificacion de clases, lesson plans, lesvoorbereiding, planejamento de aulas, programacion didactica
Classroom management, klassenfuhrung, gestion de classe, manejo del aula, gestion del aula, klassenmanagement
Differentiated instruction, differenzierung im unterricht, inclusive education, inklusion, individualized instruction, inclusion scolaire, inclusive teaching, individualized education plans, iep!, ieps
Special education, sonderpadagogik, education specialisee, educacion especial, educacao especial, special needs, special educational needs, heilpadagogik, speciaal onderwijs, forderpadagogik, sen support, autism spectrum disorder
Early childhood education, fruhpadagogik, petite enfance, educacion infantil, fruhkindliche bildung, preschool, kindergarten, educacao infantil, kleinkindpadagogik, erzieher, erzieherin, child development, kindererziehung, early years, kita, elementarpadagogik, kleuteronderwijs, maternelle, preschool teaching
Elementary education, grundschule, primary education, enseignement primaire, educacion primaria, elementary teaching, grundschulpadagogik, primary school teaching, basisonderwijs
Secondary education, enseignement secondaire, educacion secundaria, high school teaching, secondary school, sekundarstufe, voortgezet onderwijs
Higher education, hochschule, enseignement superieur, educacion superior, university teaching, hochschullehre, academia, academic advising, ensino superior, hoger onderwijs, academic administration
Adult education, erwachsenenbildung, formation pour adultes, weiterbildung!?, educacion de adultos, vocational training, berufsbildung, formation professionnelle, formation continue, volwasseneneducatie, ausbildung von lehrlingen
ESL teaching, esl!, tefl, tesol, language teaching, sprachunterricht, daf!, english as a second language, ele!, deutsch als fremdsprache, fle!, efl!, enseignement des langues, celta, ell instruction
Tutoring, nachhilfe, tutor, soutien scolaire, tutoria, private lessons, clases particulares, bijles, hausaufgabenbetreuung, academic support, cours particuliers, aide aux devoirs, homework help
E-learning, online teaching, moodle, blackboard!?, canvas lms, google classroom, distance learning, learning management systems, articulate storyline, online learning, lms!, digital learning, elearning, formacion online, smart board, promethean board, smartboard, interactive whiteboard
Instructional design, didaktik, didactics, pedagogy, padagogik, pedagogie, pedagogia, instructional technology, mediendidaktik, didactica, educational technology, pedagogik, pedagogical skills
Student assessment, leistungsbewertung, grading!?, evaluation des eleves, evaluacion de alumnos, test administration, student evaluation, progress monitoring, standardized testing
School administration, schulleitung, educational leadership, school leadership, direction d'ecole
School counseling, guidance counseling, student services, student affairs, college counseling, orientation scolaire, schulsozialarbeit, career counseling, vie scolaire, career services, admissions counseling, student advising
Parent communication, elternarbeit, parent-teacher conferences, elterngesprache, parent engagement
Library science, bibliothekswesen, cataloging, bibliotheque, library, bibliothek, archival work, archives, archivwesen, biblioteconomia, archiving, catalogage
Museum work, museum, museumspadagogik, musee, exhibition planning, exhibitions, ausstellungen, exhibition design
Collections management, collection management, sammlungsmanagement, gestion de collections, museum collections, natural history collections, collection care
Curation, curatorial, kuratieren, curating
Specimen preparation, taxidermy, specimen identification, skeletal preparation, dermestid colony, dermestarium
Arctos, symbiota, specify software, darwin core, emu museum software, pastperfect
Imaging systems, imaging, digitization, digitisation, digitalisierung von bestanden
[domain]
Research!?, forschung, recherche scientifique, investigacion cientifica, pesquisa cientifica, scientific research, research skills, academic research, onderzoek, research experience, ricerca, wissenschaftliches arbeiten, applied research, laboratory research
Research and development, r&d, f&e, r&d management, recherche et developpement, forschung und entwicklung, i+d, investigacion y desarrollo, pesquisa e desenvolvimento
Scientific method, wissenschaftliche methoden, scientific principles, science!?, experimental design, hypothesis-driven research, scientific theory, experimental methods, versuchsplanung, design of experiments, doe!?
Scientific writing, academic writing, wissenschaftliches schreiben, manuscript preparation, publications, redaction scientifique, research papers, medical writing, grant proposals, literature review, grant management
Qualitative research, qualitative analysis, qualitative data analysis, qualitative methods, focus groups, qualitative forschung, qualitative interviews
Biology!?, biologie, biologia, life sciences, biowissenschaften, biological sciences, biosciences, biomedical sciences, lebenswissenschaften
Biotechnology, biotechnologie, biotecnologia, bioprocessing, fermentation, protein purification, biotech, upstream processing, downstream processing
Biochemistry, biochemie, biochimie, bioquimica
Chemistry, chemie, chimie, quimica, chemical analysis, titration, scheikunde
Physics, physik, physique, fisica, optics, natuurkunde, photonics, quantum mechanics, quantum computing
Mathematics, mathematik, mathematiques, matematicas, matematica, math, wiskunde, rechnen!?, mathematical skills, arithmetic, numeracy, linear algebra, calculus
Earth science, geology, geologie, geowissenschaften, geophysics, meteorology, oceanography, geologia
Environmental science, ecology, okologie, umweltwissenschaften, ecologie, field work, fieldwork, wildlife biology, conservation biology, environmental sampling, feldforschung, medio ambiente
Botany, botanik, plant science, botanique, herbarium
Zoology, zoologie, entomology, mammalogy, ornithology, ichthyology
Neuroscience, neurowissenschaften, cognitive science, fmri, eeg!?
Nanotechnology, nanotechnologie
Archaeology, anthropology, archaologie, ethnography
[domain]
Journalism, journalismus, journalisme, periodismo, jornalismo, news writing, news reporting, reportage, redaktion, redaccion periodistica, redaktionelles arbeiten, newsroom, journalistiek
Creative writing, storytelling, scriptwriting, screenwriting, script!?, blogging, blog writing, kreatives schreiben, redaccion creativa, script writing
Publishing!?, verlagswesen, edition!?, editorial management, book publishing
Translation, ubersetzung, traduction, traduccion, traducao, translating, vertaling, ubersetzen, memoq, traduzione, fachubersetzung, trados, cat tools
Interpreting, dolmetschen, interpretariat, interpretacion de idiomas, simultaneous interpretation, konsekutivdolmetschen, sign language interpreting
Subtitling, transcription, transkription, captioning
Broadcasting, radio production, television production, tv production, rundfunk, podcasting, podcast production, live streaming, news production, camera operation, kamerafuhrung
Film production, filmproduktion, cinematography, directing!?, production cinematographique, filmmaking, kamera, stage management, theater production, veranstaltungstechnik, lighting design, theatre, lichttechnik, stage lighting, buhnentechnik, regie generale
Acting!?, schauspiel, dramaturgy, voice over, teatro, moderation!?, stage performance
Music, musik, musique, musica, musikproduktion, piano, singing, gesang, violin, guitar, songwriting
Dance, tanz, danse, choreography, danza
Fine arts, bildende kunst, beaux-arts, bellas artes, painting and drawing, sculpture, art history, kunstgeschichte, pottery, ceramics
~0.5 Cooking, Baking, Kitchen management, Food service
~0.7 Waiting tables, Bartending, Barista, Food service
~0.6 Order picking, Packing, Shipping and receiving, Warehousing, Stocking
~0.6 Logistics, Supply chain management, Procurement, Inventory management
~0.8 Purchasing, Procurement
~0.6 Truck driving, Delivery driving, Passenger transport
~0.6 Retail, Retail sales, Cash handling
~0.5 Hospitality, Food service, Front desk
~0.5 Security guarding, Access control, Law enforcement
~0.6 Housekeeping, Cleaning
~0.6 Teaching, Tutoring, Lesson planning, Curriculum development, Classroom management
~0.5 Early childhood education, Housework
~0.5 Journalism, Creative writing, Copywriting
~0.7 Translation, Interpreting
~0.6 Collections management, Curation, Museum work
~0.5 Copywriting, Content marketing, Copy editing
!server < sql web application windows linux database exchange the a an file client proxy mail our tableau http api > side rooms room administration management based infrastructure farm
!distribution < normal linux power data software the gaussian probability of > of list
!accueil < > de
!export < data to csv and > data to
!export < data can
!opera < the > house
!navigation < app site web user menu in page ui > and
!pilot < a the co > project program programs phase projects test tests study
!shipping < free code of > features code software fast products free
!receiving < after before of when and while by be > a the an feedback your
!research < our the user market to of > and
!science < computer data life in the political
!stapler < > and
!directing < for
!dispatch < computer
!publishing < desktop
!drones < the
!picking < > up the
!sanitation < > department
!distribution < in
!grading < > curve
`;
