/** Food, hospitality, retail, logistics, transport, aviation, security, cleaning, agriculture, personal care, education, science, media. */
export const SERVICES = `
[domain]
Cooking, kochen, cuisine, cocina, culinary, food preparation, food prep, kuche!?, cook, koch, koken, cuisinier, cucina, cocinero
Kitchen management, executive chef, chef de cuisine, kuchenleitung, head chef, kitchen operations, sous chef, back of house, kuchenchef
Baking, backen, boulangerie, panaderia, baker, bakery, pastry, patisserie, konditorei, bread making, reposteria, pasteleria, backerei, bakken, konditor, padaria, bakkerij, boulanger, backer, panadero, bakker
Butchery, meat cutting, fleischerei, boucherie, carniceria, metzgerei, slagerij, boucher, carnicero, slager, metzger
Grill cooking, saute, garde manger, catering, banquet service, banquets, traiteur, banqueting
Menu planning, menu development, speisekartenplanung, recipe development, menu design, menuplanung, elaboracion de menus, food cost control, food costing
Food safety, lebensmittelsicherheit, food hygiene, hygiene alimentaire, securite alimentaire, seguridad alimentaria, lebensmittelhygiene, food handling, food sanitation, sanitation!?, normes d'hygiene, regles d'hygiene
Food service, gastronomy, restauration collective, food and beverage, food & beverage management, f&b, hosteleria, systemgastronomie, horeca, restauration!?, foodservice, gastronomie, gastronomia, gastronomiebereich, servicebereich gastronomie, servicio de comidas
Restaurant management, restaurantleitung, restaurant operations, restaurant manager, gestion de restaurante, direction de restaurant
Waiting tables, table service, servieren, waiter, waitress, kellnern, service en salle, camarero, serving!?, server!?, bedienung, garcom, mesero, fine dining, bediening
Bartending, barkeeping, mixology, barman, bartender, cocktails, bar service, cocteleria
Barista, coffee making, espresso, latte art
Wine knowledge, sommelier, wine service, weinkenntnisse, oenologie
Food production, lebensmittelproduktion, food processing, agroalimentaire, food manufacturing, food technology
Dishwashing, plonge, spulen!?, kitchen assistance, kuchenhilfe, kitchen porter
Food management systems, fms!?, premier ordering, hospitality suite
Hospitality, hotel management, hotellerie, hotelmanagement, hotelfach, hosteleria y turismo, hotel operations, hotelaria, gastgewerbe, hotelgewerbe, hotelgerie, Hotel industry, hoteleria, hotelerie, sector hotelero
Front desk, guest check-in, front office, recepcao, receptie
Housekeeping, hauswirtschaft, limpieza de habitaciones, zimmerreinigung, roomkeeping
Concierge, guest relations, guest experience, guest satisfaction
Opera PMS, opera!? | Fidelio | Protel | Micros POS
Travel planning, travel arrangements, travel coordination, reiseplanung, travel booking, reisebuchung, reisekostenabrechnung, travel management
Tourism, tourismus, tourisme, turismo, travel industry, tour guide, guided tours, stadtfuhrungen, guide touristique, toerisme
GDS systems
Amadeus | Sabre!? | Galileo GDS > GDS systems
[domain]
Retail, einzelhandel, commerce de detail, varejo, detailhandel, handel!?, comercio, Retail industry
Retail sales, sales associate, verkaufer, verkaufsberatung, vendeur, vendedor, conseil de vente, conseil client, shop assistant, dependienta, verkauf im einzelhandel, vente en magasin, verkoop in winkel, venta al publico, ventas al por menor
Store management, filialleitung, gestion de magasin, store manager, marktleitung, retail management, gestion de tienda, store operations, filialfuhrung
Cash handling, cash register, kassieren, kasse!?, encaissement, manejo de caja, cashier, cash management, caja registradora, kassentatigkeit, caissier, cashiering, kassa, cajero, cashing up, rendu de monnaie, kassenfuhrung, tenue de caisse, arqueo de caja, manejo de caja
Lightspeed!? | Vectron | Gastronovi | Orderbird > POS systems
POS systems, point of sale, pos system, kassensystem, kassensysteme, pos!?, pos terminal, square pos, toast pos
Merchandising, warenprasentation, product display, planogram, merchandise display, warenaufbau, escaparatismo
Stocking, regalpflege, mise en rayon, reposicion, replenishment, warenverraumung, restocking, regale auffullen, vakkenvullen, warenpflege
Inventory management, inventory, bestandsmanagement, gestion des stocks, gestao de estoque, stock management, lagerbestand, inventur, inventaire, inventarios, 库存管理, stock control, control de stock, gestion de stock, voorraadbeheer, bestandskontrolle, manejo de stock
Loss prevention, shrink control, ladendiebstahl, theft prevention
Purchasing, einkauf, achats, compras, procurement buyer, buyer!?, inkoop, purchase orders, buying, bestellwesen, acquisti
E-commerce, ecommerce, online retail, commerce electronique, onlinehandel, comercio electronico, online-shop, onlineshop, e-handel
Shopware | Amazon FBA > E-commerce
Fashion retail
Floristry, floral design
Jewelry sales
Category management, assortment planning, sortimentsgestaltung, pricing, preisgestaltung, pricing strategy
[domain]
Logistics, logistik, logistique, logistica, logistiek, logistikerfahrung, logistikbranche, secteur logistique
Supply chain management, lieferkettenmanagement, cadeia de suprimentos, scm!?, 供应链管理
Procurement, beschaffung, approvisionnements, strategic sourcing, strategischer einkauf, sourcing!?, procure-to-pay
Demand planning, bedarfsplanung, demand forecasting, 需求预测, prevision de la demande, s&op, prevision de demanda, absatzplanung, supply planning
Distribution!?, distribution management, distribution centers, distribution operations
Warehousing, lager!?, lagerlogistik, entrepot, almacen, warehouse, armazem, lagerhaltung, magasinage, lagerverwaltung, lagerarbeit
Order picking, kommissionierung, preparation de commandes, picking!?, order fulfillment, pick and pack, preparacion de pedidos, orderpicken, kommissionieren, order picker, order fulfilment
Packing, verpacken, emballage, embalaje, empaque, inpakken
Shipping and receiving, wareneingang, warenausgang, reception de marchandises, versand, goods receipt, shipping!?, receiving!?, warenannahme, expedicion
Loading and unloading, carga y descarga, laden und loschen, verladung, loading trucks, laden en lossen, carga e descarga, chargement, manutention, entladen
Forklift operation, forklift, gabelstapler, chariot elevateur, carretilla elevadora, heftruck, empilhadeira, staplerfahren, reach truck, pallet jack, montacargas, hubwagen, stapler!?, cariste, muletto
Warehouse management systems, wms, lagerverwaltungssystem, sap lagerverwaltung, lvs!
Barcode scanning, rf scanners, handheld scanner, barcode scanner, mde-gerat
Transportation management, transport management, fleet management, tms!, disposition!?, fuhrparkmanagement, freight, tourenplanung, spedition, dispatch
Import and export, zollabwicklung, douane, aduanas, incoterms, customs, export!?, zoll, foreign trade, export control
Truck driving, lkw-fahren, conduite poids lourds, truck driver, fernverkehr, lkw-fahrer, tractor-trailer, camionero, over-the-road, otr!??, otr driver, hgv driver, hgv driving, lgv driver, otr driving, otr truck driver, otr truck driving, otr trucking, long-haul
Delivery driving, zustellung, livraison, reparto, auslieferung, courier, delivery driver, kurierfahrer, bezorging, parcel delivery, repartidor, fahrer, livreur
Passenger transport, bus driving, busfahrer, taxi driving, personenbeforderung, rideshare, chauffeur, chauffeurdienst
Rail operations, train driving, railway, eisenbahn, ferroviaire, triebfahrzeugfuhrer
Maritime operations, seamanship, navigation!?, shipping industry, stcw, port operations, vessel operations, schifffahrt
Route 4Me, gps navigation, ortskenntnisse, elog, eld compliance, dot compliance, dot regulations, hours of service
Aviation, luftfahrt, aviacion, aviacao, airline operations, airport operations, flughafen, aeroport, airline industry, baggage handling
Flight attendant, cabin crew, flugbegleiter, hotesse de l'air, tripulante de cabina, cabin service, in-flight service, kabinenpersonal, cabin safety
Piloting, flight operations, pilot!?, flight planning, instrument rating, pilotage d'avion, flight instruction, drone operation, drones, uav, flugplanung
Air traffic control, flugsicherung
[domain]
Security guarding, security guard, sicherheitsdienst, agent de securite, vigilancia, werkschutz, surveillance, guard services, objektschutz, gardiennage, patrol, seguridad privada, wachdienst, physical security
Access control, zutrittskontrolle, control de acceso, video surveillance, cctv, videouberwachung, videosurveillance, alarm systems, security systems, alarmtechnik, kontrollgange
Crowd control, event security, conflict de-escalation, crowd management
Law enforcement, policing, polizei, criminal justice, criminal investigation, police, investigations, enquetes
Firefighting, feuerwehr, pompier, fire suppression, bombero, firefighter
Emergency management, emergency response, katastrophenschutz, emergency preparedness, emergency procedures, disaster response, notfallmanagement, emergency planning
Military service, armed forces, bundeswehr, military leadership, infantry, us army
Corrections, correctional facilities, justizvollzug, inmate supervision
Cleaning, reinigung, nettoyage, limpieza, limpeza, schoonmaak, janitorial, gebaudereinigung, custodial, pulizie, menage!?, putzen, agent d'entretien
Laundry, textilreinigung, dry cleaning, blanchisserie, lavanderia
Agriculture, landwirtschaft, agricultura, farming, landbouw, crop production, agroindustria, irrigation, harvesting, ernte, recoltes
Livestock management, viehzucht, elevage, ganaderia, tierhaltung, milking, dairy farming, pecuaria
Tractor operation, farm equipment, landmaschinen, conduite de tracteur, farm machinery, viticulture, winemaking, weinbau, pest control
Integrated pest management, ipm!, pesticide application
Fisheries, aquaculture, fishing industry
Hairdressing, hair styling, friseur, coiffure, peluqueria, barbering, cabeleireiro, cosmetology, hair cutting, hair coloring, kappersvak
Beauty therapy, kosmetik, esthetique, makeup artistry, nail care, estetica, skincare, manicure, spa services, make-up
Fitness instruction, personal training, fitnesstraining, group fitness, yoga instruction, coaching sportif, sports coaching, entrenador personal, lifeguarding
Housework, childminding, nanny, babysitting, au pair, oppas, haushalt!?
[domain]
Teaching, unterrichten, enseignement, ensenanza, docencia, ensino, lesgeven, lehrtatigkeit, instruction!?, unterricht, lehren, teacher, lehrer, enseigner, classroom instruction, profesor, educator, unterrichtserfahrung, lehrerfahrung, onderwijservaring
Curriculum development, lehrplanentwicklung, curriculum design, course development, ingenierie pedagogique, diseno curricular, kursentwicklung, syllabus design
Lesson planning, unterrichtsplanung, unterrichtsvorbereitung, preparation de cours, planificacion de clases, lesson plans
Classroom management, klassenfuhrung, gestion de classe, manejo del aula, gestion del aula, klassenmanagement
Differentiated instruction, differenzierung im unterricht, inclusive education, inklusion, individualized instruction, inclusion scolaire, inclusive teaching, iep!, ieps
Special education, sonderpadagogik, education specialisee, educacion especial, educacao especial, special needs, heilpadagogik, forderpadagogik, sen support, educateur specialise, buitengewoon onderwijs
Early childhood education, fruhpadagogik, educacion infantil, fruhkindliche bildung, preschool, kindergarten, erzieher, erzieherin, child development, early years, kita
Elementary education, grundschule, primary education, enseignement primaire, educacion primaria, elementary teaching, grundschulpadagogik
Secondary education, enseignement secondaire, educacion secundaria, high school teaching, secondary school, sekundarstufe
Higher education, hochschule, enseignement superieur, educacion superior, university teaching, hochschullehre, academia, academic advising, ensino superior
Adult education, erwachsenenbildung, formation pour adultes, weiterbildung!?, educacion de adultos, vocational training, berufsbildung
ESL teaching, esl!, tefl, tesol, language teaching, sprachunterricht, daf!??, ele!??, fle!, efl!, celta
Tutoring, nachhilfe, tutor, soutien scolaire, tutoria, private lessons, clases particulares, bijles
E-learning, online teaching, distance learning, online learning, lms!, elearning
SIMS school MIS, capita sims | Arbor MIS | CPOMS | WebUntis
Moodle | Blackboard!? | Canvas LMS | Google Classroom > E-learning
Promethean board, smartboard
Instructional design, didaktik, didactics, pedagogy, padagogik, pedagogie, pedagogia, mediendidaktik, didactica, pedagogik
Student assessment, leistungsbewertung, grading!?, evaluation des eleves, evaluacion de alumnos, test administration, student evaluation, progress monitoring
School administration, schulleitung, educational leadership, school leadership, direction d'ecole
School counseling, guidance counseling, student services, student affairs, college counseling, orientation scolaire, schulsozialarbeit, career counseling, vie scolaire, career services
Parent communication, elternarbeit, parent-teacher conferences, elterngesprache, parent engagement
Library science, bibliothekswesen, cataloging, library work, librarianship, archival work, archives, archivwesen, biblioteconomia, archiving, catalogage
Museum work, museum, museumspadagogik, musee, exhibition planning, exhibitions, ausstellungen, exhibition design
Collections management, collection management, sammlungsmanagement, gestion de collections, collection care
Curation, curatorial, kuratieren, curating
Specimen preparation, taxidermy, specimen identification, skeletal preparation, dermestid colony, dermestarium
Arctos | Symbiota | Specify software | EMu museum software | PastPerfect
Darwin Core
Imaging systems, imaging, digitization, digitisation, digitalisierung von bestanden
[domain]
Research!?, forschung, recherche scientifique, investigacion cientifica, pesquisa cientifica, scientific research, research skills, academic research, onderzoek, research experience, ricerca, applied research
Research and development, r&d, f&e, r&d management, recherche et developpement, forschung und entwicklung, i+d
Scientific method, wissenschaftliche methoden, scientific principles, science!?, experimental design, scientific theory, versuchsplanung, doe!??
Scientific writing, academic writing, wissenschaftliches schreiben, manuscript preparation, publications, redaction scientifique, research papers, medical writing, grant proposals, grant management
Qualitative research, qualitative analysis, qualitative data analysis, qualitative methods, focus groups, qualitative forschung, qualitative interviews
Biology!?, biologie, biologia, biological sciences, biosciences, biomedical sciences
Biotechnology, biotechnologie, biotecnologia, bioprocessing, fermentation, protein purification, biotech, upstream processing
Biochemistry, biochemie, biochimie, bioquimica
Chemistry, chemie, chimie, quimica, chemical analysis, titration, scheikunde
Physics, physik, physique, fisica, optics, natuurkunde, photonics, quantum mechanics, quantum computing
Mathematics, mathematik, mathematiques, matematicas, matematica, math, wiskunde, rechnen!?, mathematical skills, arithmetic, numeracy
Earth science, geowissenschaften, geophysics, meteorology
Environmental science, ecology, okologie, umweltwissenschaften, ecologie, field work, fieldwork, wildlife biology, feldforschung, medio ambiente, ciencias ambientales, sciences de l'environnement, milieuwetenschappen
Botany, botanik, plant science, botanique, herbarium
Zoology, zoologie, entomology, mammalogy, ornithology, ichthyology
Neuroscience, neurowissenschaften, cognitive science, fmri, eeg!?
Nanotechnology, nanotechnologie
Archaeology, archaologie
Anthropology, ethnography, anthropologie
[domain]
Journalism, journalismus, journalisme, periodismo, jornalismo, news writing, news reporting, reportage, redaktion, newsroom, journalistik, journalistiek
Creative writing, scriptwriting, screenwriting, script!?, blogging, blog writing, kreatives schreiben, script writing
Publishing!?, verlagswesen, edition!?, editorial management, book publishing
Translation, ubersetzung, traduction, traduccion, traducao, translating, vertaling, ubersetzen, cat tools
Trados | memoQ > Translation
Interpreting, dolmetschen, interpretariat, interpretacion de idiomas, simultaneous interpretation, konsekutivdolmetschen
Subtitling, transcription, transkription, captioning
Broadcasting, radio production, television production, tv production, rundfunk, podcasting, podcast production, live streaming, news production, kamerafuhrung
Film production, filmproduktion, cinematography, directing!?, production cinematographique, filmmaking, kamera, stage management
Acting!?, schauspiel, dramaturgy, voice over, teatro, moderation!?, stage performance
Music, musik, musique, musica, musikproduktion, piano, singing, gesang, violin, guitar, songwriting
Dance, tanz, danse, choreography, danza
Fine arts, bildende kunst, beaux-arts, bellas artes, painting and drawing, sculpture, art history, kunstgeschichte, pottery, ceramics
[domain]
Allergen management, allergens
Knife skills
Sushi making
Pizza making, pizzaiolo
Ice cream making
Brewing, brauwesen
Cheese making
Sauce cooking
Vegan cooking, vegetarian cuisine
Room service
Night audit
Revenue management, yield management
Channel management
Guest complaint resolution
Valet parking
Casino operations, table games
Amusement park operations
Wedding planning
Box office
Tour operations
Price tagging
Mystery shopping
Product knowledge, produktkenntnisse, connaissance des produits, connaissance produit, conocimiento de producto, productkennis
Fitting room service
Gift wrapping
Jewelry repair, watchmaking
Furniture sales
Electronics sales
Car sales, automotive sales
Returns processing, retourenbearbeitung
Cross-docking
Cold chain, cold storage
Last-mile delivery
Container loading
Bill of lading, freight documents, frachtpapiere
Air freight, luftfracht
Sea freight, seefracht
Trailer operation
Vehicle inspection, pre-trip inspection, abfahrtskontrolle
Defensive driving
Moving services, furniture moving, umzuge
Waste collection, refuse collection
Snow removal
Window cleaning, glasreinigung
Industrial cleaning
Hospital cleaning
Carpet cleaning
Beekeeping
Greenhouse growing
Animal breeding
Dog training, dog grooming
Zookeeping
Equine care, horse care
Tree planting
Sports officiating, refereeing
Ski instruction
Outdoor education, erlebnispadagogik
Montessori method
Phonics, literacy instruction, reading instruction
STEM education
Music teaching, musikunterricht
Physical education, sportunterricht, pe!??
Drama teaching
Art teaching, kunstunterricht
School trips
After-school care, hort, ganztagsbetreuung
Exam preparation, test preparation
Academic research supervision, thesis supervision
Peer review, referee reports
Conference presentations
Lab management
Field research
Statistical genetics
Structural biology, crystallography
Electrochemistry
Polymer chemistry
Astronomy, astrophysics
Plasma physics
Soil science
Hydrogeology
Climate science, climate modeling
Marine biology
Paleontology
Conservation and restoration, restaurierung
Provenance research
Docent tours, docent
Interpretation and visitor services, visitor services
Photojournalism
Investigative journalism
Sports journalism
Radio presenting
News anchoring
Lighting setup
Sound recording
Costume design
Set construction
Stagehand work
Makeup for stage
Talent booking, artist management
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
!distribution < in normal linux power data software the gaussian probability of > of list
!accueil < > de
!export < data to csv and can > data to
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
!grading < > curve
`;
