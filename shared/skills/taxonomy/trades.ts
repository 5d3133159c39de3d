/** Trades, construction, civil and mechanical engineering, manufacturing, quality, safety, energy. */
export const TRADES = `
[domain]
Electrical installation, electrical work, elektroinstallation, elektrotechnische installation, installation electrique, instalaciones electricas, electrician, electrical wiring, wiring!?, elektriker, electricite, instalacoes eletricas, elektroinstallationen, electricidad, conduit bending, elektriciteit, electrical systems, residential wiring, elektromontage, conduit installation
Electrical maintenance, electrical troubleshooting, electrical repair, elektroinstandhaltung, maintenance electrique, mantenimiento electrico, electrical controls
Electrical engineering, elektrotechnik, genie electrique, ingenieria electrica, engenharia eletrica, elektrotechniek, electrotechnique, ingegneria elettrica
Substation maintenance, substation, switchgear, high voltage, medium voltage, hochspannung, haute tension, power distribution, alta tension, transformers maintenance, protective relays
Switching and tagging, switching procedures, lockout tagout, loto!, lock out tag out > Occupational safety
Power systems, power electronics, leistungselektronik, power generation, power engineering, power plant operations
Photovoltaics, photovoltaik, solar, photovoltaique, pv-anlagen, zonnepanelen
Wind energy, windenergie, windkraft, wind turbines
Renewable energy, erneuerbare energien, energies renouvelables, energias renovables, energias renovaveis, clean energy, duurzame energie
Energy!?, energy sector, energiewirtschaft, energy industry, energie, oil and gas, oil & gas industry, sector energetico, petroleum
Energy efficiency, energieeffizienz, energy management, efficacite energetique, energieberatung, eficiencia energetica, energy audits, energiemanagement, leed
Utilities!?, utility operations, versorgungswirtschaft, electric utilities, utility industry
Electronics, elektronik, electronique, electronica, circuit design, circuits, eletronica, elettronica
PCB design, altium, pcb layout, leiterplattendesign, kicad, cadence allegro, orcad, eagle pcb, schematic capture
Soldering, loten, soudure electronique, soldadura electronica, smt!, electronic assembly, smd!, brazing
Electrical test equipment, oscilloscopes, multimeters, multimeter, oscilloscope, megger
HVAC, klimatechnik, cvc!, air conditioning, heating and cooling, lufttechnik, climatisation, climatizacion, aire acondicionado, kaltetechnik, refrigeration, genie climatique, chillers, raumlufttechnik, ventilation systems, frigoriste, froid industriel
Heating systems, heizungstechnik, heizungsbau, chauffage, boilers, boiler operation, calefaccion, chaudieres, heizungsinstallation, verwarming
Sheet metal work, sheet metal, blechbearbeitung, ductwork, tolerie, tin knocking, duct installation
Plumbing, sanitarinstallation, plomberie, fontaneria, plumber, encanamento, pipefitting, sanitartechnik, shk!, plomeria, rohrleitungsbau, pipe fitting, tuyauterie, loodgieterswerk, gas fitting, sanitar- und heizungstechnik
Welding, schweissen, soudage, soldadura, soldagem, lassen!?, welder, soudure, saldatura, schweisstechnik, smaw, fcaw, schweisskenntnisse
MIG welding, mig!, gmaw, mag-schweissen, mig/mag, mag-schweissverfahren > Welding
TIG welding, tig!, gtaw, wig-schweissen, wig!, soudure tig > Welding
Metalworking, metallbearbeitung, metal fabrication, metallbau, fabrication metallique, metallurgie, steel fabrication, travail des metaux, schlosserei, metalurgia, metaalbewerking, chaudronnerie, stahlbau, structural steel
Carpentry, tischlerei, menuiserie, carpinteria, carpenter, framing, schreinerei, zimmerei, charpente, marcenaria, carpintaria, timmerwerk, joinery, ebenisterie, zimmerarbeiten, holzbau
Woodworking, holzbearbeitung, cabinet making, travail du bois, mobelbau, cabinetmaking, furniture making, houtbewerking
Masonry, mauerwerk, maconnerie, albanileria, bricklaying, maurerarbeiten, alvenaria, stonemasonry, maurer, metselwerk
Concrete work, concrete, beton, betonbau, hormigon, stahlbetonbau, formwork, schalungsbau, coffrage, betonarbeiten
Roofing, dachdeckerei, couverture!?, dacharbeiten, dachdecker, tejados
Drywall, trockenbau, platrerie, plastering, platre, sheetrock, pladur, stuccoing
Painting!?, malerarbeiten, peinture en batiment, house painting, painter, lackierung, pintura, schilderwerk, maler und lackierer, spray painting, interior painting
Flooring, tile setting, fliesenlegen, carrelage, parkett, floor installation, bodenlegen, tiling, tile installation
Insulation, dammung, warmedammung, isolation thermique
Landscaping, gartenbau, landschaftsbau, jardineria, paysagisme, gardening, jardinage, galabau, lawn care, groundskeeping, grounds maintenance, espaces verts, gartenpflege, horticulture, hoveniers, arboriculture, lawn maintenance, landscape maintenance
Scaffolding, gerustbau, echafaudage, andamios
Demolition, abbrucharbeiten, asbestos removal, asbestos abatement
Heavy equipment operation, heavy equipment, excavator, baumaschinen, bulldozer, backhoe, conduite d'engins, engins de chantier, maquinaria pesada, bagger, baggerfahren, skid steer, heavy machinery, earthmoving
Crane operation, kranfuhrer, rigging, overhead crane, kranfuhrerschein, crane operator, gruista, pontier, grutier
Locksmithing, glazing, upholstery
Elevator maintenance, aufzugstechnik, escalators
Appliance repair, small engine repair, household appliances repair
[domain]
Construction, bauwesen, batiment, construccion, bauindustrie, btp!, construcao civil, bouw, hochbau, baugewerbe, edilizia, edificacion
Construction management, bauleitung, gestion de obra, conduite de travaux, baumanagement, site management, construction project management, obra civil, gestao de obras, construction supervision, bauuberwachung, suivi de chantier, site supervision, direccion de obra, jefe de obra, gestion de chantier, bauprojektleitung, jefatura de obra, construction administration, uitvoering bouw > Construction
Construction inspection, building inspection, bauabnahme, building codes, code compliance, bauordnung
Cost estimating, construction estimating, quantity surveying, kostenschatzung, estimating!?, kalkulation, mediciones y presupuestos, quantity takeoff, baukalkulation, metre batiment, ausschreibung, angebotskalkulation, devis, cost estimation, takeoffs
Blueprint reading, lecture de plans, blueprints, lectura de planos, schematics, leitura de projetos, zeichnungen lesen, schematic reading, interpretacion de planos, technisch tekenen lezen, wiring diagrams, blueprint interpretation
Civil engineering, bauingenieurwesen, genie civil, ingenieria civil, engenharia civil, civiele techniek, ingegneria civile, tiefbau, civil engineer, civil design
Structural engineering, structural design, tragwerksplanung, statik, structural analysis, calculo de estructuras, baustatik, ingenierie des structures, calcul de structures
Geotechnical engineering, geotechnik, soil mechanics, geotechnique, soil testing
Highway design, roadway design, road design, strassenbau, highway engineering, strassenplanung, roadway engineering, diseno de carreteras, highway construction, trace routier
Transportation engineering, traffic engineering, verkehrsplanung, transportation planning, traffic control, traffic studies
Illinois DOT, department of transportation, dot standards, idot!
Water resources engineering, hydrology, hydraulics!?, stormwater management, wasserbau, hydraulik, hydrologie, hydraulic modeling, storm water, drainage
Water treatment, wasseraufbereitung, traitement de l'eau, tratamiento de aguas, abwassertechnik, water quality, wastewater, waterzuivering
Land surveying, surveying!?, vermessung, topographie, topografia, vermessungstechnik, total station, land survey
Urban planning, stadtplanung, urbanisme, urbanismo, city planning, land use planning, zoning, community planning, raumplanung, regional planning
Architecture!?, architektur, arquitectura, arquitetura, architectural design, building design, architectural drafting
BIM!, building information modeling, bim-modellierung, bim modeling
Revit > BIM, CAD
AutoCAD, auto cad > CAD
Civil 3D, autocad civil 3d > AutoCAD
MicroStation, micro station > CAD
InRoads, openroads, geopak, open roads > MicroStation
STAAD.Pro, etabs, sap2000, tekla, risa 3d, cype
HEC-RAS, hec-hms, swmm > Water resources engineering
Navisworks, bluebeam, procore, plangrid, buildertrend
ArchiCAD, allplan, vectorworks, nemetschek > CAD
CAD!, computer-aided design, cad software, cad-kenntnisse, dao!, 2d cad, 3d cad, cad design, cad drafting, cad-programme, cad/cam, cad drawings
Technical drawing, drafting, technisches zeichnen, dessin technique, dibujo tecnico, desenho tecnico, dessin industriel, mechanical drafting
SolidWorks, solid works > CAD
CATIA > CAD
Autodesk Inventor, inventor!? > CAD
Creo, pro/engineer, pro-e > CAD
Siemens NX, unigraphics, nx cad, solid edge > CAD
Fusion 360 > CAD
ANSYS, abaqus, nastran, comsol, ls-dyna, altair hyperworks, hypermesh > Finite element analysis
Finite element analysis, fea, fem!, finite elements, finite-elemente-methode, elements finis
CFD!, computational fluid dynamics, openfoam, star-ccm+, fluent!?
[domain]
Mechanical engineering, maschinenbau, genie mecanique, ingenieria mecanica, engenharia mecanica, werktuigbouwkunde, ingegneria meccanica, mechanical design, konstruktion!?, conception mecanique, mechanical systems, diseno mecanico
Mechatronics, mechatronik, mecatronique, mecatronica
Thermodynamics, heat transfer, fluid mechanics, fluid dynamics, thermodynamik, stromungsmechanik, thermodynamique
Materials science, materials engineering, werkstofftechnik, metallurgy, werkstoffkunde, science des materiaux, composites, polymers, ciencia de materiales
Chemical engineering, verfahrenstechnik, genie chimique, process engineering, prozesstechnik, ingenieria quimica, chemical processing, genie des procedes, engenharia quimica, aspen plus, aspen hysys
Industrial engineering, wirtschaftsingenieurwesen, genie industriel, ingenieria industrial, engenharia de producao, arbeitsvorbereitung, engenharia industrial
Aerospace engineering, luft- und raumfahrttechnik, aeronautics, aeronautique, aerospace, luftfahrttechnik
Automotive engineering, fahrzeugtechnik, automobilindustrie, automotive, sector automotriz, kfz-technik, automobile
Systems engineering, systemtechnik, systems integration, ingenierie systeme, mbse, system integration, doors!?, ibm doors
Controls engineering, control systems, regelungstechnik, industrial automation, automatisierungstechnik, automatisme, automatizacion industrial, steuerungstechnik, automation engineering, automatismes industriels, automation technology, instrumentation, mess- und regeltechnik, process control, automatisering, automacao industrial
SCADA, hmi!, wonderware, dcs!, factorytalk
Siemens TIA Portal, tia portal, step 7, siemens s7, simatic > PLC programming
Allen-Bradley, rslogix, studio 5000, rockwell automation, controllogix > PLC programming
Industrial robots, robot programming, kuka, fanuc robots, abb robots, roboterprogrammierung, abb robotics, welding robots
Drives and motors, vfd!, electric motors, variable frequency drives, antriebstechnik, motor controls
Hydraulics and pneumatics, pneumatics, pneumatik, pneumatique, hydraulic systems, neumatica, hydraulique
Manufacturing, fertigung, produktion!?, fabrication industrielle, manufactura, manufatura, production!?, produccion industrial, fertigungstechnik, produktionstechnik, industrie manufacturiere, produktionserfahrung, produzione, productie
Manufacturing engineering, fertigungsplanung, production engineering, design for manufacturing, dfm!, industrialisation
Production planning, produktionsplanung, ordonnancement, planificacion de la produccion, fertigungssteuerung, production scheduling, mrp!, material planning, gestion de production, gpao!, produktionssteuerung, planejamento de producao, productieplanning, master scheduling
Machine operation, maschinenbedienung, conduite de machines, operating machinery, operacion de maquinaria, machine operator, maschinenfuhrer, anlagenfuhrer, operacao de maquinas, production machinery, conduite de ligne, machine setup, maschineneinrichtung, anlagenbedienung, operateur de production, machines bedienen
Assembly work, assembly line, montage!?, montagearbeiten, montaje, production assembly, mechanical assembly, fliessbandarbeit, assemblage, montagem, assembling, assembly operations
CNC machining, cnc!, cnc programming, cnc-frasen, cnc-drehen, usinage, cnc operation, cnc-programmierung, zerspanung, mecanizado, cnc-technik, programmation cnc, cnc mills, zerspanungstechnik, cnc-bearbeitung, g-code, heidenhain, usinagem > Machining
Machining, machinist, turning and milling, milling!?, lathes, frasen, drehen!?, tournage, fraisage, lathe, torneado, surface grinding, verspanen
Mastercam, cam software, edgecam, gibbscam, esprit cam > CNC machining
Tool and die making, werkzeugbau, toolmaking, outillage, mold making, matriceria, werkzeugmechanik, formenbau
Injection molding, injection moulding, spritzguss, injection plastique, plastics processing, kunststofftechnik, extrusion, plasturgie, inyeccion de plasticos, kunststoffverarbeitung, thermoforming
Casting and forging, foundry, giesserei, fonderie, stamping, die casting, forging, pressing
3D printing, additive manufacturing, 3d-druck, impression 3d, impresion 3d, rapid prototyping manufacturing
GD&T, tolerance analysis, tolerancing
Precision measurement, calipers, micrometers, cmm!, coordinate measuring machine, messtechnik, metrology, metrologie, measuring instruments, metrologia, fertigungsmesstechnik, measuring tools
Calibration, kalibrierung, etalonnage, calibracion
Maintenance, instandhaltung, wartung, mantenimiento, manutencao, onderhoud, equipment repair, manutenzione, entretien technique, machine repair, tpm!
Mechanical repair, mechanical, maintenance mecanique, mecanica industrial, mechanic, industriemechanik, millwright, mechanical maintenance, mechanical troubleshooting
Mechanical aptitude, technisches verstandnis, handwerkliches geschick, mechanical ability, technical aptitude, technische begabung, technikverstandnis, handwerkliche fahigkeiten, electrical aptitude, technical skills, aptitude technique
Hand tools, power tools, handwerkzeuge, outillage a main, herramientas manuales, handgereedschap, electroportatif
Building maintenance, facility maintenance, hausmeister, facility management, facilities management, gestion de inmuebles, maintenance du batiment, gebaudetechnik, building systems, hausmeistertatigkeiten, facilities maintenance, gestion de instalaciones, haustechnik, entretien des batiments, property maintenance, handyman, gebaudemanagement, technische gebaudeausrustung, building automation, gebaudeautomation
Automotive repair, vehicle maintenance, auto repair, kfz-mechatronik, mecanique automobile, mecanica automotriz, kfz-reparatur, vehicle repair, automotive maintenance, reparation automobile, fahrzeugreparatur, automotive diagnostics, kfz-mechatroniker, brake repair, oil changes, vehicle diagnostics, mecanica de automoviles, autotechniek
Diesel mechanics, diesel engines, diesel engine repair, nutzfahrzeugtechnik
Aircraft maintenance, aviation maintenance, flugzeugmechanik, flugzeugtechnik, avionics, maintenance aeronautique, aircraft mechanics
[method 7]
Lean!, lean manufacturing, lean management, lean production, 5s!, 5s methodology, toyota production system, lean methodology, lean principles, six sigma lean, smed, value stream mapping, lean tools, lean processes
Six Sigma, 6 sigma, dmaic
Quality management, qualitatsmanagement, management de la qualite, gestion de calidad, gestao da qualidade, qms!, qm!, quality systems, kwaliteitsmanagement, quality system, qualitatsmanagementsystem, kwaliteitszorg, tqm!
Quality control, qualitatskontrolle, controle qualite, control de calidad, controle de qualidade, quality inspection, qualitatsprufung, kwaliteitscontrole, qc!, visual inspection, product inspection, final inspection, controllo qualita, incoming inspection, inspection!?, prufung von produkten, sichtprufung, quality checks
Quality assurance, qualitatssicherung, assurance qualite, aseguramiento de la calidad, garantia da qualidade, qa!, garantia de qualidade, quality standards, qa/qc, quality engineering
Auditing, audits, audit qualite, auditorias, auditor, auditoria, internal audits
Root cause analysis, rca!, capa!, corrective and preventive action, 5 why, 8d, ursachenanalyse, 8d report, ishikawa, corrective actions, failure analysis, root cause investigation, nonconformance, fehlerursachenanalyse
FMEA, failure mode and effects analysis, pfmea, dfmea, amdec
Statistical process control, spc!, statistische prozesskontrolle, control charts, process capability
PPAP, apqp, control plans, msa!?, gage r&r
Validation!?, process validation, iq/oq/pq, equipment validation, computer system validation, csv validation, qualification and validation, design verification, verification and validation, test method validation
Design controls, design history file
Nondestructive testing, ndt!, non-destructive testing, zerstorungsfreie prufung, ultrasonic testing, radiographic testing
Materials testing, werkstoffprufung, asphalt testing, tensile testing, concrete testing, materialprufung
ISO 13485, iso13485 > Quality management
IATF 16949, ts 16949, as9100 > Quality management
ISO 17025 > Quality management
21 CFR Part 820, 21 cfr 820, fda qsr, quality system regulation > FDA regulations
21 CFR Part 11 > FDA regulations
FDA regulations, fda, 510(k), eu mdr, medical device regulation, ce marking
Regulatory affairs, zulassung!?, affaires reglementaires, asuntos regulatorios, regulatory submissions, assuntos regulatorios, regulatory requirements
Regulated industries, regulated environment, regulated industry
HACCP, food safety management, ifs food, brc food, brcgs, fssc 22000
Occupational safety, health and safety, arbeitssicherheit, securite au travail, seguridad laboral, seguranca do trabalho, prevencion de riesgos laborales, prl!, arbeitsschutz, ehs, hse!, workplace safety, safety management, hygiene securite environnement, veiligheid, qhse, safety procedures, safety protocols, safety compliance, seguridad e higiene, salud ocupacional, seguridad y salud en el trabajo, safety inspections, safety audits, occupational health, arbeits- und gesundheitsschutz, safety training, job safety analysis, industrial hygiene, sicherheitsvorschriften, osha regulations, osha standards, osha compliance, osha safety, safety regulations, safety standards, safety programs, safety practices, arbeitsveiligheid, regles de securite, salute e sicurezza, osha!, hse management
Process safety, hazop
Fire safety, brandschutz, fire protection, securite incendie, fire prevention, proteccion contra incendios, brandschutzhelfer, fire alarm systems, sprinkler systems
Hazardous materials, gefahrgut, hazmat, dangerous goods, hazardous waste, gefahrstoffe, matieres dangereuses, mercancias peligrosas, gefahrguttransport, gevaarlijke stoffen
Personal protective equipment, ppe!, psa!, confined space, fall protection, working at heights, persoonlijke beschermingsmiddelen, travail en hauteur, epi!
Environmental management, umweltmanagement, environmental compliance, umweltschutz, gestion environnementale, environmental protection, gestion ambiental, environmental regulations, gestao ambiental, environmental engineering, umwelttechnik, environmental impact assessment, umweltingenieurwesen, epa regulations
Waste management, recycling, abfallwirtschaft, gestion des dechets, gestion de residuos, entsorgung
Accident investigation, incident investigation, unfalluntersuchung, safety investigations
Mining, bergbau, mineria, drilling, exploitation miniere
Semiconductor manufacturing, semiconductors, halbleiter, cleanroom, clean room, reinraum, asic design, vlsi, rtl design
Nuclear energy, nuclear engineering, nuclear power, kerntechnik, nucleaire
Woodland and forestry, forestry, forstwirtschaft, sylviculture, tree care, chainsaw operation
~0.7 AutoCAD, Revit, MicroStation, SolidWorks, CATIA, Creo, Siemens NX, Autodesk Inventor
~0.6 Quality assurance, Quality control, Quality management
~0.6 Electrical installation, Electrical maintenance, Electrical engineering
~0.8 MIG welding, TIG welding
~0.5 Maintenance, Building maintenance, Mechanical repair
~0.6 Occupational safety, Environmental management, Fire safety
~0.7 Lean, Six Sigma
~0.5 Carpentry, Woodworking, Masonry, Drywall
~0.6 Construction management, Construction, Civil engineering
~0.6 Siemens TIA Portal, Allen-Bradley
~0.5 HVAC, Plumbing, Heating systems
~0.5 Machine operation, Assembly work, CNC machining, Manufacturing
!energy < high positive your the of bring boundless with > level levels and drive enthusiasm
!production < in to into a code food video film data television theater media music event of > environment environments ready systems system code support quality ready
!painting < oil
!inspection < vehicle > of
!montage < video
!concrete < a > examples experience steps plans
!framing < > of
!utilities < including
!architecture < software system data cloud the our information an and enterprise technical solution microservices network application security event > of patterns decisions
!inventor < the an
!maintenance < and of
!validation < data input model form
!estimating < in
!fluent < in > in english and spanish german french
!lean < a to > into on towards team in
!audits < > of
!construction < under the of
!doors < open the and garage
!auditor < state
!drehen < > sich
!konstruktion < > von
`;
