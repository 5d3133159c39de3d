/** Soft skills, physical and practical conditions. */
export const PEOPLE = `
[soft]
Communication!?, communication skills, kommunikationsfahigkeit, kommunikationsstarke, competences en communication, habilidades de comunicacion, kommunikation!?, communicatieve vaardigheden, kommunikationskompetenz, verbal communication, written communication, oral communication, kommunikativ, communicative, excellent communication, comunicacion!?, comunicacao!?, communicatief, kommunikationsstark, comunicacion efectiva, communicator, boa comunicacao, effective communication, communicatievaardigheden, communicating, communicate effectively, communication abilities, kommunikative fahigkeiten, buena comunicacion, verbal and written, articulate, good communication, ausdrucksvermogen, aisance orale, communicate clearly, competenze comunicative
Interpersonal skills, interpersonal, soziale kompetenz, sozialkompetenz, relationnel!?, habilidades interpersonales, people skills, aisance relationnelle, social skills, sociale vaardigheden, relationship building, building relationships, sens du relationnel, zwischenmenschliche fahigkeiten, trato con personas, qualites relationnelles, capacidades interpersonales, relationship management, bon relationnel, contact humain, contactfreude, kontaktfreude, kontaktfreudig, habilidades sociales, competences relationnelles, outgoing personality, friendly?, freundlichkeit?
Teamwork, team work, teamfahigkeit, travail en equipe, trabajo en equipo, trabalho em equipe, team player, teamplayer, esprit d'equipe, teamarbeit, teamfahig, samenwerken, lavoro di squadra, team-oriented, collaborative spirit, teamgeist, work in a team, team spirit, trabalho em equipa, teamorientierung, team environment, team collaboration, working in teams, teamspeler, travailler en equipe, samenwerking, cooperation, kooperationsfahigkeit, team-fahigkeit, trabajar en equipo, collaborative team environment
Collaboration, zusammenarbeit, colaboracion!?, collaborate effectively, colaboracao!?, collaborative?, collaborating?
Team building, teambuilding, team development, building teams, teamaufbau
Presentation!?, presentation skills, prasentationsfahigkeit, prasentationstechnik, habilidades de presentacion, prasentieren, prasentationsfahigkeiten, presentatievaardigheden, presentation abilities, presenting!?, prasentationskompetenz
Public speaking, rhetorik, prise de parole en public, hablar en publico, oratory, oratoria, speaking in public, falar em publico
Writing!?, writing skills, schreibkompetenz, redaction!?, redaccion!?, written skills, report writing, qualites redactionnelles, berichte schreiben, schriftliche ausdrucksfahigkeit, capacites redactionnelles, redacao, escrita, redactionnel, rapportage schrijven, written expression, composition skills, redaction de rapports
Active listening, zuhoren, ecoute active, escucha activa, listening, ecoute!?, luistervaardigheid, capacite d'ecoute
Problem solving, problemlosung, problemlosungsfahigkeit, resolution de problemes, resolucion de problemas, resolucao de problemas, problem solver, probleemoplossend vermogen, losungsorientierung, problemlosekompetenz, losungsorientiert, solution-oriented, problem resolution, problemlosend, solving problems, solve problems, losungsorientierte arbeitsweise, esprit de resolution, orientado a soluciones, oplossingsgericht, problemlosungskompetenz
Analytical skills, analytisches denken, esprit d'analyse, capacidad de analisis, analytische fahigkeiten, capacidade analitica, capacite d'analyse, esprit analytique, analytische denkweise, pensamiento analitico, logical thinking, logisches denken, quantitative skills, pensamento analitico, analytical?, analytisch?
Critical thinking, kritisches denken, esprit critique, pensamiento critico, critical thinker, pensamento critico, sound judgment, good judgment, judgment!?, urteilsvermogen
Decision making, entscheidungsfahigkeit, prise de decision, toma de decisiones, decisive, tomada de decisao, entscheidungsfreude, besluitvaardigheid, entscheidungsstarke
Creativity, kreativitat, creativite, creatividad, creative thinking, criatividade, creativiteit, kreativ, creative skills
Attention to detail, detail-oriented, sorgfalt, rigueur, atencion al detalle, atencao aos detalhes, detailgenauigkeit, genauigkeit, oog voor detail, gewissenhaftigkeit, sens du detail, meticulous, nauwkeurigheid, sorgfaltige arbeitsweise, minutie, thoroughness, detail orientation, sorgfaltig, akribie, nauwkeurig, precisione, gewissenhaft, meticulousness, genaue arbeitsweise, minuciosidad, accuracy?, accurate?, prazision?
Organization!?, organisationstalent, sens de l'organisation, organizacion!?, organisation!?, organisationsfahigkeit, organisatorische fahigkeiten, organizational skills, highly organized, organized!?, organised!?, organisational skills, organizacao!?, capacidad de organizacion, strukturierte arbeitsweise, organisiert, organisatievermogen, organization skills, strukturiert, organise!?, organisatietalent, organizing, capacite d'organisation, organisationsgeschick, habilidades organizativas, selbstorganisation, strukturiertes arbeiten, organisationsvermogen, organisatorisches geschick, structured working
Time management, zeitmanagement, gestion du temps, gestion del tiempo, gestao do tempo, prioritization, prioritizing, timemanagement, meeting deadlines, prioritize tasks, deadline management, respect des delais, meet deadlines, gestion des priorites, priorisierung, tight deadlines
Multitasking, multi-tasking, multi-task, multitask, polyvalence, multiple tasks, multiple projects, polyvalent, multiple priorities
Adaptability, anpassungsfahigkeit, adaptabilite, adaptabilidad, adaptable, adaptabilidade, aanpassingsvermogen, anpassungsbereitschaft, capacidad de adaptacion, capacite d'adaptation
Flexibility!?, flexibilitat, flexibilite, flexibilidad, flexible!?, flexibilidade, flexibiliteit, flexibel!?, flessibilita
Fast-paced environment, fast-paced, high-pressure environment
Stress tolerance, belastbarkeit, gestion du stress, manejo del estres, stress management, work under pressure, resilience, resilienz, belastbar, calm under pressure, stressresistenz, stressbestendigheid, trabajo bajo presion, resistance au stress, working under pressure, stressbestendig, stressresistent, performing under pressure, trabajar bajo presion, stressresistance, resilient?
Initiative!?, proactive, proactivity, eigeninitiative, proactivite, iniciativa, self-starter, proaktiv, prise d'initiative, esprit d'initiative, proactividad, proactief, initiativ, selbstinitiative, proaktivitat, proatividade, force de proposition
Independence!?, selbststandigkeit, autonomie, autonomia, selbststandige arbeitsweise, self-motivated, autonomous, eigenstandigkeit, zelfstandigheid, independent work, selbststandiges arbeiten, zelfstandig, eigenstandig, self-directed, autonome, autonomo, selbststandig, work autonomously, independently, self motivation, selbstandig, self-management, selbstandige arbeitsweise, minimal supervision, self-sufficient
Reliability, zuverlassigkeit, fiabilite, fiabilidad, dependable, confiabilidade, betrouwbaarheid, dependability, zuverlassig, responsible!?, verantwortungsbewusstsein, sens des responsabilites, responsabilidad, responsabilidade, sense of responsibility, verantwoordelijkheidsgevoel, pflichtbewusstsein, accountability, verlasslichkeit, betrouwbaar, pflichtbewusst, verantwortungsbewusst, ownership mentality, reliable?, trustworthy?
Punctuality, punktlichkeit, ponctualite, puntualidad, pontualidade, punctual, punktlich, assiduite, good attendance, stiptheid, ponctuel, reliable attendance
Motivation!?, motivated, engagement!?, einsatzbereitschaft, leistungsbereitschaft, motivacion, motiviert, enthusiasm, engagiert, dynamisme, enthusiastic, begeisterungsfahigkeit, motivacao, leistungsorientierung, energetic, high energy, drive for results, gemotiveerd, einsatzfreude, dynamique, enthousiasme, enthousiast, entusiasmo, passion!?
Work ethic, arbeitsmoral, ethique de travail, etica de trabajo, hard-working, hardworking, fleiss, hands-on mentality, hands-on-mentalitat, diligence, hard worker, etica profissional, arbeitseinstellung
Integrity, integritat, integrite, integridad, honesty, integridade, ehrlichkeit, integer!?, ethical conduct, professional ethics, high ethical standards, honnetete
Confidentiality, vertraulichkeit, confidentialite, confidencialidad, discretion, diskretion, confidencialidade, geheimhaltung, confidential information, verschwiegenheit, discreet, discretie, confidential matters
Professionalism, professionalitat, professionnalisme, profesionalidad, professional appearance, gepflegtes auftreten, professional demeanor, bonne presentation, gepflegtes erscheinungsbild, sicheres auftreten, excelente presentacion, professional manner, gepflegtes ausseres, representatief, buena presencia, savoir-etre
Empathy, einfuhlungsvermogen, empathie, empatia, compassion, empathisch, compassionate, empathetic, inlevingsvermogen, bienveillance, emotional intelligence, emotionale intelligenz, sensitivity to others, intelligence emotionnelle, inteligencia emocional, caring attitude
Patience, geduld, paciencia, patient manner, geduldig
Cultural sensitivity, intercultural competence, interkulturelle kompetenz, cultural awareness, cultural competence, crosscultural competency, sensitivity, multicultural, interculturalite, cross-cultural communication, diversity awareness, cultural competency, interculturality, interkulturelle kommunikation, diverse populations, culturally responsive, culturally competent care
Conflict resolution, konfliktlosung, gestion de conflits, resolucion de conflictos, conflict management, konfliktmanagement, konfliktfahigkeit, gestion des conflits, resolucao de conflitos, manejo de conflictos, conflicthantering, conflictbeheersing, mediation and advocacy
Persuasion, uberzeugungskraft, persuasive, force de conviction, influencing, durchsetzungsvermogen, durchsetzungsfahigkeit, overtuigingskracht, influence without authority, assertiveness
Learning agility, lernbereitschaft, eager to learn, quick learner, fast learner, willingness to learn, learning mindset, soif d'apprendre, ganas de aprender, leergierig, curiosity, curiosite, lernfahigkeit, neugier, curious, envie d'apprendre, growth mindset, vontade de aprender, auffassungsgabe, quick to learn, continuous learning, desire to learn, curieux, willing to learn, capacite d'apprentissage, self-learning, autodidacte, curiosidad, learn quickly, lernwille
Strategic thinking, strategisches denken, vision strategique, pensamiento estrategico, visao estrategica, strategic mindset, vision estrategica, big picture thinking, conceptual thinking, konzeptionelle starke, strategic vision, conceptual skills
Results orientation, results-oriented, ergebnisorientierung, results-driven, orientation resultats, zielorientierung, goal-oriented, orientacion a resultados, resultaatgericht, zielorientiert, ergebnisorientiert, foco em resultados, zielstrebigkeit, orientado a resultados, sens du resultat
Entrepreneurial mindset, unternehmerisches denken, esprit d'entrepreneur, entrepreneurial, hands-on attitude, can-do attitude, ownership!?
Positive attitude, positive einstellung, attitude positive, friendly attitude, sense of humor, actitud positiva, freundliches auftreten, humor!?, positive work attitude, freundlich, positive outlook, sonrisa, sympathie
Commercial awareness, business acumen, kaufmannisches verstandnis, kaufmannisches denken, sens commercial, sens des affaires, vision de negocio, wirtschaftliches denken, commercial acumen, commercieel inzicht, business sense, customer mindset, commercial mindset, fibre commerciale
Self-confidence, selbstbewusstsein, confiance en soi, confident, confidence!?, selbstsicherheit
Conscientious work style, ordnungssinn, sauberkeit, cleanliness, tidiness, proprete, limpieza y orden, ordentlichkeit, saubere arbeitsweise, tidy
Manual dexterity, fingerfertigkeit, destreza manual, hand-eye coordination, fine motor skills, dexterite, habilete manuelle, geschicklichkeit, good with hands
Physical fitness, korperliche belastbarkeit, condition physique, heavy lifting, korperliche fitness, lifting!?, physical strength, lift 50 pounds, ability to lift, physical endurance, physically fit, koerperliche belastbarkeit, fuerza fisica, stamina, korperlich belastbar, fysiek sterk
Travel!?, willingness to travel, reisebereitschaft, deplacements, disponibilidad para viajar, willing to travel, mobilite geographique, mobile, reisbereidheid, business travel, dienstreisen, travel required, mobilitat!?, overnight travel, bereitschaft zu reisen, ability to travel
Shift work, schichtarbeit, travail poste, schichtbereitschaft, trabajo por turnos, night shift, nachtschicht, weekend work, rotating shifts, wechselschicht, turnos rotativos, horaires decales, work weekends, overtime, schichtdienst, 3-schicht-betrieb, wochenendarbeit, ploegendienst, 3x8, 2x8, travail de nuit, schichtsystem, weekends and holidays, flexible schedule, nachtdienst, wochenenddienst, horarios rotativos, flexible hours, evenings and weekends, disponibilidad horaria, disponibilidad de horario
On-call duty, rufbereitschaft, bereitschaftsdienst, astreintes, on-call availability, astreinte, oproepdienst, on-call shifts, guardias, on-call
Relocation, umzugsbereitschaft, willing to relocate, mobilite nationale, disponibilidad de cambio de residencia
Background check, fuhrungszeugnis, drug test, drug screen, criminal record check, dbs check, enhanced dbs, vog!, police check, casier judiciaire, vulnerable sector check, drug screening, antecedentes penales
Work authorization, work permit, arbeitserlaubnis, permis de travail, permiso de trabajo, right to work, authorized to work, work visa, citizenship, us citizen, u.s. citizen, titre de sejour
Remote work, home office, teletravail, teletrabajo, working remotely, homeoffice, mobiles arbeiten, telework, remote working, thuiswerken
Volunteering, ehrenamt, benevolat, voluntariado, volunteer work, ehrenamtliche tatigkeit, community service, vrijwilligerswerk, ehrenamtliches engagement, volontariat
~0.8 Teamwork, Collaboration
~0.6 Communication, Interpersonal skills, Presentation, Public speaking
~0.6 Critical thinking, Analytical skills, Problem solving
~0.7 Organization, Time management
~0.5 Multitasking, Time management
~0.7 Adaptability, Flexibility
~0.6 Initiative, Independence
~0.5 Reliability, Punctuality, Work ethic
~0.6 Empathy, Patience
~0.8 Presentation, Public speaking
!organization < an our the a your non-profit profit this in of sales world your any each large health global nonprofit leading growing within membership across matrix care > is and that with to of in s we has as where
!organisation < an our the a your this in of profit within large et > is that with to
!travel < time air reimbursement > time industry agency nurse nursing insurance expenses reimbursement agent
!communication < internal marketing corporate > channels systems protocols networks
!presentation < > layer
!writing < in > about code sql queries
!passion < our > for
!mobile < > app apps devices application applications development phone web testing
!ownership < home take takes taking total > of
!initiative < an the this new > to
!engagement < customer user employee stakeholder client community the
!accurate < > and
!friendly < user environmentally family pet dog > and environment team
!citizenship < corporate
!listening < > to
!curious < > about
!interpersonal < > effectiveness
!sensitivity < price > analysis
!integrity < data structural referential > of
!accuracy < model forecast > of
!organized < well > by crime labor
!motivation < > letter
!resilience < system > of
!overtime < paid
!flexible < > working schedule hours work benefits
!judgment < > of
!home office < > allowance
!collaborative < > environment culture
!lifting < power
!reliable < > transportation systems software pipelines services data vehicle
!autonomous < > vehicles driving systems
!writing < code
`;
