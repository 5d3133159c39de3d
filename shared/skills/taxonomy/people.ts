/** Soft skills, physical and practical conditions. */
export const PEOPLE = `
[soft]
Communication!?, communication skills, kommunikationsfahigkeit, kommunikationsstarke, competences en communication, kommunikation!?, verbal communication, written communication, communicative, excellent communication, comunicacion!?, comunicacao!?, communicator, effective communication, communicating, communicate effectively, verbal and written, articulate, good communication
Interpersonal skills, interpersonal, soziale kompetenz, sozialkompetenz, relationnel!?, people skills, social skills, relationship building, friendly?, freundlichkeit?
Teamwork, team work, teamfahigkeit, travail en equipe, trabajo en equipo, trabalho em equipe, team player, teamplayer, esprit d'equipe, teamarbeit, teamfahig, samenwerken, team-oriented, collaborative spirit, teamgeist, work in a team, team environment, team collaboration, cooperation
Collaboration, zusammenarbeit, colaboracion!?, collaborate effectively, colaboracao!?, collaborative?, collaborating?
Team building, teambuilding, team development, building teams, teamaufbau
Presentation!?, presentation skills, prasentationsfahigkeit, prasentationstechnik, habilidades de presentacion, prasentieren, presenting!?
Public speaking, rhetorik, prise de parole en public, hablar en publico, oratory, oratoria, speaking in public, falar em publico
Writing!?, writing skills, schreibkompetenz, redaction!?, redaccion!?, written skills, report writing, redacao
Active listening, zuhoren, ecoute active, escucha activa, listening, ecoute!?, capacite d'ecoute
Problem solving, problemlosung, problemlosungsfahigkeit, resolution de problemes, resolucion de problemas, problem solver, solution-oriented, solving problems, solve problems
Analytical skills, analytisches denken, esprit d'analyse, capacidad de analisis, analytische fahigkeiten, capacite d'analyse, esprit analytique, analytical?, analytisch?
Critical thinking, kritisches denken, esprit critique, pensamiento critico, critical thinker, sound judgment, good judgment, judgment!?, urteilsvermogen
Decision making, entscheidungsfahigkeit, prise de decision, toma de decisiones, decisive, tomada de decisao, entscheidungsfreude
Creativity, kreativitat, creativite, creatividad, creative thinking, criatividade, creativiteit, kreativ, creative skills
Attention to detail, detail-oriented, sorgfalt, rigueur, atencion al detalle, detailgenauigkeit, genauigkeit, sens du detail, meticulous, sorgfaltige arbeitsweise, minutie, akribie, accuracy?, accurate?, prazision?
Organization!?, organisationstalent, sens de l'organisation, organizacion!?, organisation!?, organisationsfahigkeit, organizational skills, highly organized, organized!?, organised!?, organizacao!?, strukturierte arbeitsweise, organization skills, strukturiert, organise!?, organizing, strukturiertes arbeiten
Time management, zeitmanagement, gestion du temps, gestion del tiempo, gestao do tempo, prioritization, prioritizing, timemanagement, meeting deadlines, prioritize tasks, meet deadlines, tight deadlines
Multitasking, multi-tasking, multi-task, multitask, polyvalence, multiple tasks, multiple projects, polyvalent, multiple priorities
Adaptability, anpassungsfahigkeit, adaptabilite, adaptabilidad, adaptable, adaptabilidade
Flexibility!?, flexibilitat, flexibilite, flexibilidad, flexible!?, flexibilidade, flexibiliteit, flexibel!?
Fast-paced environment, fast-paced, high-pressure environment
Stress tolerance, belastbarkeit, gestion du stress, manejo del estres, stress management, work under pressure, resilience, resilienz, belastbar, calm under pressure, resilient?
Initiative!?, proactive, proactivity, eigeninitiative, proactivite, iniciativa, self-starter, proaktiv, proactividad, proactief, initiativ
Independence!?, selbststandigkeit, autonomie, autonomia, selbststandige arbeitsweise, self-motivated, autonomous, eigenstandigkeit, independent work, zelfstandig, eigenstandig, self-directed, autonome, autonomo, independently, minimal supervision
Reliability, zuverlassigkeit, fiabilite, fiabilidad, dependable, confiabilidade, dependability, zuverlassig, responsible!?, verantwortungsbewusstsein, sense of responsibility, accountability, reliable?, trustworthy?
Punctuality, punktlichkeit, ponctualite, puntualidad, pontualidade, punctual, punktlich, assiduite, good attendance, ponctuel
Motivation!?, motivated, engagement!?, einsatzbereitschaft, leistungsbereitschaft, motivacion, motiviert, enthusiasm, engagiert, dynamisme, enthusiastic, energetic, high energy, passion!?
Work ethic, arbeitsmoral, ethique de travail, etica de trabajo, hard-working, hardworking, fleiss, hands-on mentality, diligence, hard worker
Integrity, integritat, integrite, integridad, honesty, integridade, ehrlichkeit, integer!?, ethical conduct, high ethical standards, honnetete
Confidentiality, vertraulichkeit, confidentialite, confidencialidad, discretion, diskretion, geheimhaltung, discreet, discretie
Professionalism, professionalitat, professionnalisme, profesionalidad, professional appearance, gepflegtes auftreten, professional demeanor, bonne presentation, professional manner
Empathy, einfuhlungsvermogen, empathie, empatia, compassion, empathisch, compassionate, empathetic, inlevingsvermogen, bienveillance, emotional intelligence
Patience, geduld, paciencia, patient manner, geduldig
Cultural sensitivity, intercultural competence, interkulturelle kompetenz, cultural awareness, cultural competence, crosscultural competency, sensitivity, multicultural, interculturalite
Conflict resolution, konfliktlosung, gestion de conflits, resolucion de conflictos, conflict management, konfliktmanagement, konfliktfahigkeit, mediation and advocacy
Persuasion, uberzeugungskraft, persuasive, force de conviction, influencing, durchsetzungsvermogen, durchsetzungsfahigkeit, overtuigingskracht, assertiveness
Learning agility, lernbereitschaft, eager to learn, quick learner, fast learner, willingness to learn, learning mindset, soif d'apprendre, ganas de aprender, leergierig, curiosity, curiosite, neugier, curious, growth mindset, continuous learning, desire to learn, willing to learn, learn quickly
Strategic thinking, strategisches denken, vision strategique, visao estrategica, strategic mindset, vision estrategica, conceptual skills
Results orientation, results-oriented, ergebnisorientierung, results-driven, orientation resultats, zielorientierung, goal-oriented, resultaatgericht, zielorientiert
Entrepreneurial mindset, unternehmerisches denken, esprit d'entrepreneur, entrepreneurial, hands-on attitude, can-do attitude, ownership!?
Positive attitude, positive einstellung, attitude positive, friendly attitude, sense of humor, actitud positiva, freundliches auftreten, humor!?, freundlich, sonrisa, sympathie
Commercial awareness, business acumen, kaufmannisches verstandnis, kaufmannisches denken, sens commercial, sens des affaires, vision de negocio, commercial acumen, business sense
Self-confidence, selbstbewusstsein, confiance en soi, confident, confidence!?, selbstsicherheit
Conscientious work style, sauberkeit, cleanliness, proprete, limpieza y orden, ordentlichkeit, tidy
Manual dexterity, fingerfertigkeit, destreza manual, hand-eye coordination, fine motor skills, dexterite, habilete manuelle, geschicklichkeit, good with hands
Physical fitness, korperliche belastbarkeit, condition physique, heavy lifting, korperliche fitness, lifting!?, physical strength, lift 50 pounds, ability to lift, physically fit, stamina
Travel!?, willingness to travel, reisebereitschaft, deplacements, disponibilidad para viajar, willing to travel, mobilite geographique, business travel, dienstreisen, travel required, mobilitat!?, overnight travel
Shift work, schichtarbeit, travail poste, schichtbereitschaft, trabajo por turnos, night shift, nachtschicht, weekend work, rotating shifts, wechselschicht, overtime, wochenendarbeit, 3x8, 2x8, wochenenddienst, flexible hours, evenings and weekends, turnos rotativos
On-call duty, rufbereitschaft, bereitschaftsdienst, astreintes, on-call availability, astreinte, oproepdienst, on-call shifts, guardias, on-call
Relocation, umzugsbereitschaft, willing to relocate, mobilite nationale
Background check, criminal record check, police check, background screening
DBS check, enhanced dbs, dbs!??, enhanced dbs check, dbs clearance, disclosure and barring | Garda vetting | PVG scheme | Führungszeugnis, erweitertes fuhrungszeugnis, polizeiliches fuhrungszeugnis | Casier judiciaire, extrait de casier judiciaire | VOG!, verklaring omtrent gedrag > Background check
Drug test, drug screen, drug screening
Work authorization, work permit, arbeitserlaubnis, permis de travail, permiso de trabajo, right to work, authorized to work, work visa, citizenship, us citizen, u.s. citizen
Remote work, home office, teletravail, teletrabajo, working remotely, homeoffice, mobiles arbeiten, telework, remote working, thuiswerken
Volunteering, ehrenamt, benevolat, voluntariado, volunteer work, ehrenamtliche tatigkeit, community service, volontariat
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
!confident < > with in using that about
!writing < in code > about code sql queries
!passion < our > for
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
`;
