/** Trades, construction, civil and mechanical engineering, manufacturing, quality, safety, energy. */
export const TRADES = `
[domain]
Electrical installation, electrical work, elektroinstallation, elektrotechnische installation, installation electrique, instalaciones electricas, electrician, electrical wiring, wiring!?, elektriker, electricite
Electrical maintenance, electrical troubleshooting, electrical repair, elektroinstandhaltung, maintenance electrique, electrical controls
Electrical engineering, elektrotechnik, genie electrique, ingenieria electrica, elektrotechniek, electrotechnique, ingegneria elettrica, elektroingenieur, elektrotechnische ausbildung, elektrotechnischer beruf, elektrotechnisch, electrotecnia
Substation maintenance, substation, switchgear, high voltage, medium voltage, hochspannung, haute tension, power distribution, alta tension
Switching and tagging, switching procedures, lockout tagout, loto!, lock out tag out > Occupational safety
Power systems, power electronics, leistungselektronik, power generation, power engineering, power plant operations
Photovoltaics, photovoltaik, solar, photovoltaique, pv-anlagen, zonnepanelen
Wind energy, windenergie, windkraft, wind turbines
Renewable energy, erneuerbare energien, energies renouvelables, energias renovables, energias renovaveis, clean energy, duurzame energie
Energy!?, energy sector, energiewirtschaft, energy industry, energie, oil and gas, oil & gas industry, sector energetico, petroleum
Energy efficiency, energieeffizienz, energy management, efficacite energetique, energieberatung, eficiencia energetica, energy audits, energiemanagement, leed
Utilities!?, utility operations, versorgungswirtschaft, electric utilities, utility industry
Electronics, elektronik, electronique, electronica, circuit design, circuits, eletronica, elettronica, elektronica
PCB design, altium, pcb layout, leiterplattendesign, kicad, cadence allegro, orcad, eagle pcb, schematic capture
Soldering, loten, soudure electronique, soldadura electronica, smt!, electronic assembly, smd!, brazing
Electrical test equipment, oscilloscopes, multimeters, multimeter, oscilloscope, megger
HVAC, klimatechnik, cvc!, air conditioning, heating and cooling, lufttechnik, climatisation, climatizacion, kaltetechnik, refrigeration, chillers
Heating systems, heizungstechnik, heizungsbau, chauffage, boilers, boiler operation, calefaccion, chaudieres, verwarming, Heating, heizung
Sheet metal work, sheet metal, blechbearbeitung, ductwork, tolerie, tin knocking, duct installation
Plumbing, sanitarinstallation, plomberie, fontaneria, plumber, encanamento, pipefitting, sanitartechnik, shk!, plomeria, pipe fitting, tuyauterie, sanitar, sanitarinstallateur, plombier, fontanero, loodgieter, loodgieterij
Welding, schweissen, soudage, soldadura, soldagem, lassen!?, welder, soudure, saldatura, schweisstechnik, smaw, fcaw, schweisser, soudeur, soldador, lasser, schweisskenntnisse
MIG welding, mig!, gmaw, mag-schweissen, mig/mag, mag-schweissverfahren > Welding
TIG welding, tig!, gtaw, wig-schweissen, wig!, soudure tig > Welding
Metalworking, metallbearbeitung, metal fabrication, metallbau, fabrication metallique, metallurgie, steel fabrication, travail des metaux, schlosserei, metalurgia, stahlbau, metaalbewerking, metallverarbeitung, metalmecanica
Carpentry, tischlerei, menuiserie, carpinteria, carpenter, framing, schreinerei, zimmerei, charpente, marcenaria, carpintaria, joinery, ebenisterie, holzbau, schrijnwerk, schrijnwerker, schreiner, tischler, menuisier, carpintero, timmerman, zimmermann, schrijnwerkerij
Woodworking, holzbearbeitung, cabinet making, travail du bois, mobelbau, cabinetmaking, furniture making, houtbewerking, trabajo en madera, holzverarbeitung
Masonry, mauerwerk, maconnerie, albanileria, bricklaying, maurerarbeiten, alvenaria, stonemasonry, maurer
Concrete work, concrete, beton, betonbau, hormigon, stahlbetonbau, formwork, schalungsbau, coffrage, betonarbeiten
Roofing, dachdeckerei, couverture!?, dacharbeiten, dachdecker, tejados
Drywall, trockenbau, platre, sheetrock, pladur, stuccoing
Painting!?, malerarbeiten, peinture en batiment, house painting, painter, lackierung, pintura, spray painting
Flooring, tile setting, fliesenlegen, carrelage, parkett, floor installation, bodenlegen, tiling, tile installation
Insulation, dammung, warmedammung, isolation thermique
Landscaping, gartenbau, landschaftsbau, jardineria, paysagisme, gardening, jardinage, galabau, lawn care, groundskeeping, hoveniers
Manual handling, manual handling certificate, manual handling training
Scaffolding, gerustbau, echafaudage, andamios
Demolition, abbrucharbeiten, asbestos removal, asbestos abatement
Heavy equipment operation, heavy equipment, excavator, baumaschinen, bulldozer, backhoe, conduite d'engins, engins de chantier, maquinaria pesada, bagger, baggerfahren, skid steer, earthmoving
Crane operation, kranfuhrer, rigging, overhead crane, kranfuhrerschein, crane operator, gruista, pontier, grutier
Locksmithing, glazing, upholstery
Elevator maintenance, aufzugstechnik, escalators
Appliance repair, small engine repair, household appliances repair
[domain]
Construction, secteur btp, secteur du btp, batiment et travaux publics, bauwesen, batiment, construccion, bauindustrie, btp!??, bouw, hochbau, baugewerbe, edilizia, edificacion, Construction industry, baubranche, bouwsector, secteur du batiment, sector de la construccion, rubro construccion
Construction management, bauleitung, gestion de obra, conduite de travaux, baumanagement, site management, obra civil, bauuberwachung, jefe de obra > Construction
Construction inspection, building inspection, bauabnahme, building codes, code compliance, bauordnung
Cost estimating, construction estimating, quantity surveying, kostenschatzung, estimating!?, kalkulation, quantity takeoff, baukalkulation, metre batiment, ausschreibung, devis, takeoffs
Blueprint reading, lecture de plans, blueprints, lectura de planos, schematics, leitura de projetos, zeichnungen lesen, schematic reading, technische zeichnungen lesen, interpretacion de planos, planlezen, tekeninglezen
Civil engineering, bauingenieurwesen, genie civil, ingenieria civil, engenharia civil, civiele techniek, ingegneria civile, tiefbau, civil engineer, civil design, bauingenieur, burgerlijke bouwkunde, weg- en waterbouw
Structural engineering, structural design, tragwerksplanung, statik, structural analysis, calculo de estructuras, baustatik
Geotechnical engineering, geotechnik, soil mechanics, geotechnique, soil testing
Highway design, roadway design, road design, strassenbau, highway engineering, strassenplanung, roadway engineering, trace routier
Transportation engineering, traffic engineering, verkehrsplanung, transportation planning, traffic control, traffic studies
Illinois DOT, department of transportation, dot standards, idot!
Water resources engineering, hydrology, hydraulics!?, stormwater management, wasserbau, hydraulik, hydrologie, hydraulic modeling, storm water, drainage
Water treatment, wasseraufbereitung, traitement de l'eau, tratamiento de aguas, abwassertechnik, water quality, wastewater, waterzuivering
Land surveying, surveying!?, vermessung, topographie, topografia, vermessungstechnik, total station, land survey
Urban planning, stadtplanung, urbanisme, urbanismo, city planning, land use planning, zoning, community planning, raumplanung
Architecture!?, architektur, arquitectura, arquitetura, architectural design, building design, architectural drafting, arquitecto, architekt, architectuur
BIM!, building information modeling, bim-modellierung, bim modeling
Revit > BIM, CAD
AutoCAD, auto cad > CAD
Civil 3D, autocad civil 3d > AutoCAD
MicroStation, micro station > CAD
InRoads, openroads, geopak, open roads > MicroStation
STAAD.Pro | ETABS | SAP2000 | Tekla | RISA 3D | CYPE > Structural engineering
HEC-RAS, hec-hms | SWMM > Water resources engineering
Navisworks > BIM
Bluebeam | Procore | PlanGrid | Buildertrend
ArchiCAD | Allplan, nemetschek | Vectorworks > CAD
CAD!, computer-aided design, cad software, cad-kenntnisse, dao!?, 2d cad, 3d cad, cad design, cad drafting, cad-programme, cad/cam, cad drawings, tekenprogramma, tekenprogramma's, logiciel de cao, cao!, logiciels de dessin, programas de diseno, cad-programmen
Technical drawing, drafting, technisches zeichnen, dessin technique, dibujo tecnico, dessin industriel, mechanical drafting, Technical drawings, technische zeichnungen, zeichnungen, technische tekeningen
SolidWorks, solid works > CAD
CATIA > CAD
Autodesk Inventor, inventor!? > CAD
Creo, pro/engineer, pro-e > CAD
Siemens NX, unigraphics, nx cad | Solid Edge > CAD
Fusion 360 > CAD
ANSYS | Abaqus | Nastran | COMSOL | LS-DYNA | Altair HyperWorks, hypermesh > Finite element analysis
Finite element analysis, fea, fem!, finite elements, finite-elemente-methode, elements finis
CFD!, computational fluid dynamics
OpenFOAM | STAR-CCM+ | Ansys Fluent, fluent!? > CFD
[domain]
Mechanical engineering, maschinenbau, genie mecanique, ingenieria mecanica, werktuigbouwkunde, ingegneria meccanica, mechanical design, konstruktion!?, mechanical systems, maschinenbauingenieur, ingeniero mecanico, mechanischer beruf, maschineningenieur
Mechatronics, mechatronik, mecatronique, mecatronica
Thermodynamics, heat transfer, fluid mechanics, fluid dynamics, thermodynamik, stromungsmechanik, thermodynamique
Materials science, materials engineering, werkstofftechnik, metallurgy, werkstoffkunde, science des materiaux, composites, polymers
Chemical engineering, verfahrenstechnik, genie chimique, process engineering, prozesstechnik, ingenieria quimica, chemical processing, genie des procedes, aspen plus, aspen hysys
Industrial engineering, wirtschaftsingenieurwesen, genie industriel, ingenieria industrial, arbeitsvorbereitung, ingeniero industrial, wirtschaftsingenieur
Aerospace engineering, luft- und raumfahrttechnik, aeronautics, aeronautique, aerospace, luftfahrttechnik
Automotive engineering, fahrzeugtechnik, sector automotriz, kfz-technik, automobile
Systems engineering, systemtechnik, systems integration, ingenierie systeme, mbse, system integration, doors!?, ibm doors
Controls engineering, control systems, regelungstechnik, industrial automation, automatisierungstechnik, automatisme, steuerungstechnik, process control
SCADA
HMI!
DCS!
Wonderware | FactoryTalk > SCADA
Siemens TIA Portal, tia portal, step 7, siemens s7, simatic > PLC programming
Allen-Bradley, rslogix, studio 5000, rockwell automation, controllogix > PLC programming
Industrial robots, robot programming, roboterprogrammierung, welding robots
KUKA | FANUC robots | ABB robots, abb robotics > Industrial robots
Drives and motors, vfd!, electric motors, variable frequency drives, antriebstechnik, motor controls
Hydraulics and pneumatics, pneumatics, pneumatik, pneumatique, hydraulic systems, neumatica, hydraulique
Manufacturing, fertigung, produktion!?, fabrication industrielle, manufactura, manufatura, production!?, fertigungstechnik, productie
Manufacturing engineering, fertigungsplanung, production engineering, design for manufacturing, dfm!, industrialisation
Production planning, produktionsplanung, ordonnancement, planificacion de la produccion, fertigungssteuerung, production scheduling, mrp!, gpao!, planification de production, productieplanning, pps!
Machine operation, maschinenbedienung, conduite de machines, operating machinery, operacion de maquinaria, machine operator, maschinenfuhrer, anlagenfuhrer, bedienung von maschinen, operacion de maquinas, machinebediening, manejo de maquinaria, conduite de ligne
Assembly work, assembly line, montage!?, montagearbeiten, montaje, production assembly, mechanical assembly, fliessbandarbeit, assemblage, montagem, assembling
CNC machining, cnc!, cnc programming, usinage, cnc operation, cnc-programmierung, zerspanung, mecanizado, cnc-technik, cnc mills, g-code > Machining
Machining, machinist, turning and milling, milling!?, lathes, frasen, drehen!?, tournage, fraisage, lathe, torneado, verspanen
Mastercam | Edgecam | GibbsCAM | Esprit CAM > CNC machining
Tool and die making, werkzeugbau, toolmaking, outillage, mold making, matriceria, werkzeugmechanik, formenbau
Injection molding, injection moulding, spritzguss, injection plastique, plastics processing, kunststofftechnik, extrusion, plasturgie, thermoforming
Casting and forging, foundry, giesserei, fonderie, stamping, die casting, forging, pressing
3D printing, additive manufacturing, 3d-druck, impression 3d, impresion 3d
GD&T, tolerance analysis, tolerancing
Precision measurement, calipers, micrometers, cmm!, coordinate measuring machine, messtechnik, metrology, metrologie, metrologia
Calibration, kalibrierung, etalonnage, calibracion
Maintenance, instandhaltung, wartung, mantenimiento, manutencao, onderhoud, equipment repair, machine repair, tpm!??
Mechanical repair, mechanical, maintenance mecanique, mecanica industrial, mechanic, industriemechanik, millwright
Mechanical aptitude, handwerkliches geschick, mechanical ability, technical aptitude, technische begabung, technikverstandnis, electrical aptitude, technical skills
Hand tools, power tools, handwerkzeuge, outillage a main, herramientas manuales, electroportatif
Building maintenance, facility maintenance, hausmeister, facility management, facilities management, gestion de inmuebles, building systems, handyman, building automation, mantenimiento de edificios, maintenance des batiments, gebaudeunterhalt, mantenimiento edilicio
Automotive repair, vehicle maintenance, auto repair, kfz-mechatronik, mecanique automobile, mecanica automotriz, kfz-reparatur, vehicle repair, reparation automobile
Diesel mechanics, diesel engines, diesel engine repair, nutzfahrzeugtechnik
Aircraft maintenance, aviation maintenance, flugzeugmechanik, flugzeugtechnik, avionics, maintenance aeronautique, aircraft mechanics
[method 7]
Lean!, lean manufacturing, lean management, lean production, 5s!, 5s methodology, lean methodology, lean principles, six sigma lean, smed, lean tools
Six Sigma, 6 sigma, dmaic
Quality management, qualitatsmanagement, management de la qualite, gestion de calidad, qms!, qm!, quality systems, quality system, tqm!
Quality control, qualitatskontrolle, controle qualite, control de calidad, quality inspection, qualitatsprufung, kwaliteitscontrole, qc!, inspection!?
Quality assurance, qualitatssicherung, assurance qualite, qa!, quality standards, qa/qc, quality engineering
Auditing, audits, audit qualite, auditorias, auditor, auditoria, internal audits
Root cause analysis, rca!, capa!, corrective and preventive action, 5 why, 8d, ursachenanalyse, 8d report, ishikawa
FMEA, failure mode and effects analysis, pfmea, dfmea, amdec
Statistical process control, spc!, statistische prozesskontrolle, control charts, process capability
PPAP, apqp, control plans, msa!?, gage r&r
Validation!?, process validation, iq/oq/pq, equipment validation, computer system validation, csv validation, design verification, verification and validation
Design controls, design history file
Nondestructive testing, ndt!, non-destructive testing, zerstorungsfreie prufung, ultrasonic testing, radiographic testing
Materials testing, werkstoffprufung, asphalt testing, tensile testing, concrete testing, materialprufung
ISO 13485, iso13485 > Quality management
IATF 16949, ts 16949 | AS9100 > Quality management
ISO 17025 > Quality management
21 CFR Part 820, 21 cfr 820, fda qsr, quality system regulation > FDA regulations
21 CFR Part 11 > FDA regulations
FDA regulations, fda, 510(k), eu mdr, medical device regulation, ce marking
Regulatory affairs, zulassung!?, affaires reglementaires, asuntos regulatorios, regulatory submissions, assuntos regulatorios, regulatory requirements
Regulated industries, regulated environment, regulated industry
HACCP
Food safety standards, ifs food, brc food, brcgs, fssc 22000, food safety management
Occupational safety, health and safety, arbeitssicherheit, securite au travail, seguridad laboral, prevencion de riesgos laborales, prl!, arbeitsschutz, ehs, hse!??, workplace safety, qhse, occupational health, safety standards, safety programs, safety practices, osha!, Occupational health and safety, higiene y seguridad, seguridad e higiene, hygiene et securite, sante et securite au travail, veiligheid en gezondheid
Process safety, hazop
Fire safety, brandschutz, fire protection, securite incendie, fire prevention, brandschutzhelfer, fire alarm systems, sprinkler systems
Hazardous materials, gefahrgut, hazmat, dangerous goods, hazardous waste, gefahrstoffe, matieres dangereuses
Personal protective equipment, ppe!, psa!??, confined space, fall protection, working at heights, travail en hauteur, epi!??
Environmental management, umweltmanagement, environmental compliance, umweltschutz, gestion environnementale, environmental protection, gestion ambiental, umwelttechnik
Waste management, recycling, abfallwirtschaft, gestion des dechets, gestion de residuos, entsorgung
Accident investigation, incident investigation, unfalluntersuchung, safety investigations
Mining, bergbau, mineria, exploitation miniere, mine operations
Semiconductor manufacturing, semiconductors, halbleiter, cleanroom, clean room, reinraum, asic design, vlsi, rtl design
Nuclear energy, nuclear engineering, nuclear power, kerntechnik, nucleaire
Woodland and forestry, forestry, forstwirtschaft, sylviculture, tree care, chainsaw operation
[domain]
National Electrical Code, nec code, nfpa 70 | VDE-Normen, vde 0100, din vde 0100
NEC contracts, nec3, nec4, nec3 contracts, nec4 contracts, nec contract | JCT!, jct contracts, jct contract | FIDIC | VOB, vob/b > Contract management
Fire alarm installation
Low voltage systems, low voltage wiring
Motor repair, motor winding
Generator maintenance, generators
UPS systems!?
Cable splicing
Panel building, schaltschrankbau
KNX, smart home installation, eib/knx
Refrigerant handling, refrigerant recovery
Heat pumps, warmepumpen
Building automation controls, bacnet
Duct cleaning
Pool maintenance
Irrigation systems, sprinkler installation
Well drilling, drilling!?
Excavation, trenching
Paving, asphalt paving, pflasterarbeiten
Surveying equipment
Rebar installation
Precast concrete
Timber framing
Stair building
Window installation, fensterbau
Waterproofing, abdichtung
Facade work, fassadenbau
Spray foam
Stonework, steinmetz
Plasma cutting, oxy-fuel cutting, laser cutting
Pipe welding, orbital welding
Sandblasting
Powder coating, pulverbeschichtung
Galvanizing, electroplating, galvanik
Heat treatment
Deburring, entgraten
Press brake, press brake operation, kantpressen
EDM!?, wire edm
Boiler making
Pump maintenance, pumps
Valves and fittings
Bearings and gears
Vibration analysis
Thermography, infrared thermography
CMMS
Maximo, ibm maximo > CMMS
Line changeover
Palletizing
Labeling machines
Bottling
Textile production, sewing, nahen, couture!?, industrial sewing
Leather working
Papermaking
Glass production
Rubber processing
Paint mixing
Composite layup, fiberglass
Clean room assembly
Wire harness assembly, cable assembly
Ergonomics, ergonomie am arbeitsplatz
Noise control, acoustics
Asphalt design
Bridge engineering, bridge design
Tunnel engineering
Railway engineering
Port engineering
Foundation design
Seismic design
Value engineering
Permitting, building permits
Bid preparation
Site surveying
Road maintenance, winter service, winterdienst
Traffic flagging, flagger
Substation design
Transmission lines, line work, lineman
Meter reading
Pipeline integrity
Drilling engineering, well completion
Reservoir engineering
Refinery operations
Battery technology, lithium-ion batteries
Electric vehicles, e-mobility, elektromobilitat
Hydrogen technology
Vehicle dynamics
Powertrain, antriebsstrang
ADAS, autonomous driving
Avionics engineering
RF engineering, antenna design
Signal processing, dsp!??
Optical engineering, lens design
MEMS
Semiconductor process engineering, photolithography
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
!concrete < a to > examples experience steps plans problems solutions results ideas terms goals use cases
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
