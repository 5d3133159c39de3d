/** Nursing and care, medicine, therapy, pharmacy, laboratory, dental, veterinary, social work. */
export const HEALTH = `
[domain]
Nursing, krankenpflege, soins infirmiers, enfermeria, enfermagem, verpleegkunde, infermieristica, pflege!?, gesundheits- und krankenpflege, gesundheits- und krankenpfleger, infirmier, infirmiere
Patient care, patientenversorgung, soins aux patients, patientenbetreuung, atencion al paciente, cuidado de pacientes, cuidados al paciente, patientenpflege, patientenzorg, bedside care
Patient assessment, nursing assessment, health assessment, physical assessment, patient monitoring, patientenuberwachung, patient evaluation, clinical assessment
Acute care, akutpflege, soins aigus, akutmedizin, cuidados agudos, acute care nursing
Critical care, uci!??, intensivpflege, intensive care, intensivmedizin, soins intensifs, cuidados intensivos, reanimation, icu, intensivstation, micu, sicu, ccu! > Acute care
Emergency nursing, emergency care, emergency medicine, emergency room, emergency department, notaufnahme, urgences, urgencias, er nursing, notfallmedizin, trauma care > Acute care
Medical-surgical nursing, med-surg, medical surgical, medsurg > Nursing
Surgical nursing, operating room, perioperative nursing, op-pflege, scrub nurse, bloc operatoire, surgery assistance, circulating nurse, quirofano > Nursing
Telemetry!?, telemetry nursing, cardiac monitoring, ekg, ecg, electrocardiogram
Cardiology, cardiac care, kardiologie, cardiologie, cardiac nursing
Oncology, onkologie, oncologie, oncologia, chemotherapy, oncology nursing
Pediatrics, pediatric nursing, padiatrie, pediatrie, pediatria, kinderkrankenpflege, paediatrics, kinderpflege
Neonatal care, nicu, neonatal nursing, neonatologie
Labor and delivery, obstetrics, midwifery, geburtshilfe, maternity care, sage-femme, hebamme, obstetrica, gynecology, women's health, maternite, verloskunde
Geriatrics, geriatric care, geriatrie, geriatria, gerontologie, aged care, senior care, gerontology, personnes agees
Long-term care, langzeitpflege, skilled nursing facility, nursing home, soins de longue duree, assisted living, pflegeheim, ehpad, ltc!?
Home care, ambulante pflege, hauskrankenpflege, home health, soins a domicile, aide a domicile, thuiszorg, hauspflege, cuidado domiciliario
Palliative care, palliativpflege, soins palliatifs, palliative pflege, cuidados paliativos, palliativmedizin, hospice
Dementia care, alzheimer's care, demenzbetreuung, memory care, demenz
Psychiatric nursing, mental health nursing, psychiatrie, psychiatry, behavioral health nursing, psiquiatria
Rehabilitation nursing, rehabilitation, reha, readaptation, rehabilitacion, revalidatie
Dialysis, hemodialysis, dialyse, nephrology
Wound care, wundmanagement, wundversorgung, soins des plaies, curas, wondzorg, wundpflege, wound management, pansements, cura de heridas
Ventilation care, beatmung, mechanical ventilation, beatmungspflege, ventilator management, ventilation mecanique, ventilator care, heimbeatmung
Medication administration, medikamentengabe, administration of medications, administration de medicaments, administracion de medicamentos, medication management, medikamentenmanagement, medication passes
IV therapy, intravenous therapy, iv insertion, infusion therapy, infusionstherapie, iv placement, catheterization, venipuncture and iv, intravenous medication, intravenous medicines, infusionstherapie
Phlebotomy, blood draws, blutabnahme, venipuncture, prise de sang, blutentnahme, extraccion de sangre, blood collection
Vital signs, vitalzeichen, vitalzeichenkontrolle, signes vitaux, taking vitals, signos vitales, vitalwerte, constantes vitales
Infection control, infection prevention, hygienemanagement, control de infecciones, infektionspravention, aseptic technique, sterile technique
Sterile processing, sterilization, sterilisation, central sterile
Triage, ersteinschatzung
Care planning, care plans, pflegeplanung, plan de soins, pflegeprozess, treatment planning, pflegeprozessplanung, planes de cuidados
Nursing documentation, pflegedokumentation, charting, medical documentation, clinical documentation, medizinische dokumentation, dossier de soins, dossier patient, patient records
Basic care, grundpflege, activities of daily living, adls, personal care, toileting, soins d'hygiene, korperpflege, behandlungspflege
Caregiving, caregiver, carer, betreuung!?, aide-soignant, cuidador, home health aide, pflegehelfer, cuidadora, pflegeassistenz, pflegehilfe
Patient education, patientenschulung, education therapeutique, patient teaching, health education, educacion sanitaria, health promotion, patientenedukation
Patient transport, krankentransport, patient mobility, patient lifting, patient transfer, hoyer lift, brancardage
Case management, fallmanagement, care management, care coordination, gestion de casos, utilization review, discharge planning, entlassmanagement
Nursing leadership, charge nurse, pflegedienstleitung, stationsleitung, nurse management, nursing administration, cadre de sante, wohnbereichsleitung
Clinical instruction, praxisanleitung, nurse education, preceptor, preceptorship, tutorat infirmier, clinical teaching
Electronic health records, ehr, electronic medical records, emr, elektronische patientenakte, kis!
Epic!?, epic systems, epic emr, epic ehr, epiccare > Electronic health records
Cerner, oracle health > Electronic health records
Meditech | Allscripts | athenahealth | eClinicalWorks | NextGen!? | PointClickCare | DrChrono | Practice Fusion | Midas! | SystmOne | EMIS Web, emis!? | Rio!?? > Electronic health records
ORBIS!, dedalus orbis | Medico KIS | Medistar | CGM Turbomed, turbomed > Electronic health records
Vivendi PEP | MediFox | DAN Produkte | Snap Ambulant | Epicare care records > Nursing documentation
Pflegesoftware > Nursing documentation
Medical terminology, medizinische terminologie, terminologie medicale, medical vocabulary, terminologia medica, medizinische fachbegriffe
Medical coding, icd-10, cpt coding, hcpcs, drg!, codage pmsi, cpt!??, icd-10 coding
Medical billing, medical claims, krankenkassenabrechnung, claims processing, insurance verification, patient billing, patient registration, insurance claims, revenue cycle
Patient admission, patient intake, admissions, patientenaufnahme, admitting, patient check-in, secretariat medical, medical reception
HIPAA > Patient confidentiality
Patient confidentiality, schweigepflicht, secret medical, secret professionnel, patient privacy
Hospital administration, healthcare administration, health administration, healthcare management, gestion hospitaliere
Healthcare, health care, gesundheitswesen, secteur de la sante, sector salud, gezondheidszorg, sanidad, health sector, saude
Healthcare research, health research, medical research, health services research, investigacion clinica, investigacion sanitaria
Public health, gesundheitsforderung, sante publique, salud publica, offentliche gesundheit, saude publica, community health, epidemiology, epidemiologie, epidemiologia
Health communication, health communications, health literacy
Telehealth, telemedicine, telemedizin, telemedecine, remote patient monitoring
Clinical research, clinical trials, klinische studien, essais cliniques, ensayos clinicos, klinische forschung, recherche clinique, clinical operations, clinical studies
Good clinical practice, ich-gcp, gcp guidelines, bonnes pratiques cliniques
Informed consent, irb!, research ethics, ethics submissions
Clinical interpretation, lab interpretation
Pharmacology, pharmakologie, pharmacologie, farmacologia
Pharmacy, pharmazie, pharmacie, farmacia, apotheke, apotheek, retail pharmacy
Medication dispensing, dispensing, prescription filling, medikamentenausgabe, dispensation, arzneimittelabgabe, rezeptbearbeitung
Drug interactions, drug interaction, medication review, medication reconciliation, medication therapy management, wechselwirkungen, drug regimen review
Drug compounding, compounding, usp 797, rezepturherstellung
Pharmacovigilance, drug safety, arzneimittelsicherheit, adverse event reporting
Pharmaceutical industry, pharmaceuticals, pharma, pharmaindustrie, industrie pharmaceutique, industria farmaceutica, biopharmaceutical, pharmaceutical, biopharma, pharmazeutische industrie, pharmazeutisches umfeld, farmaceutische industrie, pharma industry, pharmabranche
Immunizations, vaccinations, vaccine administration, impfungen, vaccination, vacunacion, immunization
Physical therapy, physiotherapy, physiotherapie, kinesitherapie, fisioterapia, physical therapist, manual therapy, krankengymnastik, manuelle therapie, lymphdrainage, fysiotherapie
Occupational therapy, ergotherapie, ergotherapy, terapia ocupacional, occupational therapist
Speech therapy, speech-language pathology, logopadie, orthophonie, logopedia, speech pathology, fonoaudiologia, dysphagia, logopedie
Respiratory therapy, respiratory care, atmungstherapie
Massage therapy, massage, massotherapie, masaje terapeutico
Dietetics, nutrition, ernahrungsberatung, dietetique, nutricion, nutricao, diatetik, dietary counseling, ernahrung, meal planning
Radiology, radiologie, x-ray, diagnostic imaging, medical imaging, rontgen, imagerie medicale, radiologia, mri!?, ct scan
Ultrasound, sonography, ultraschall, echographie, sonographie, ecografia
Anesthesia, anasthesie, anesthesie, anesthesiology, anestesia
Dental assisting, dental assistant, zahnmedizinische assistenz, assistanat dentaire, stuhlassistenz, chairside assistance
Dental hygiene, dentistry, zahnmedizin, dentaire, odontologia, prophylaxe, odontologie, dental care
Optometry, opticianry, augenoptik, optique lunetterie, optician, ophthalmology
Medical assisting, medical assistant, auxiliar de enfermeria, medizinische assistenz
Medical devices, medizinprodukte, dispositifs medicaux, dispositivos medicos, medizintechnik, medical equipment, medical technology
Emergency medical services, ems!??, rettungsdienst, ambulance, pre-hospital care, paramedicine, ambulancier, paramedic
First aid, erste hilfe, premiers secours, primeros auxilios, primeiros socorros, eerste hulp, ersthelfer, primo soccorso, ehbo
Veterinary care, veterinaire, animal health, veterinary nursing, animal handling, tierpflege, animal care
Medicine!?, medizin, medecine, medicina, general medicine, allgemeinmedizin, internal medicine, geneeskunde
Surgery!?, chirurgie, cirugia, cirurgia, orthopedics, orthopadie, orthopedie
Neurology, neurologie, neurologia, stroke care, neuropsychology
Dermatology
Urology
Gastroenterology
Endocrinology
Rheumatology
Hematology
Pulmonology
Diabetes care, diabetes management, diabetes education
Fall prevention, sturzprophylaxe, dekubitusprophylaxe, kinasthetik, pressure ulcer prevention
OBRA!, long-term care regulations, cms regulations
Joint Commission, jcaho
Medicare | Medicaid
[domain]
Clinical laboratory, labortechnik, laboratory, techniques de laboratoire, laborarbeit, lab techniques, lab work, laborerfahrung
Histology, pathology, histopathology, cytology, immunohistochemistry
Microbiology, mikrobiologie, microbiologie, microbiologia, bacteriology
Virology
Molecular biology, molekularbiologie, biologie moleculaire, biologia molecular, western blot, cloning!?, gel electrophoresis, dna extraction
PCR!, qpcr, rt-pcr, real-time pcr, polymerase chain reaction > Molecular biology
Cell culture, zellkultur, culture cellulaire, tissue culture, cultivo celular
Flow cytometry, facs!
Immunology
ELISA!, immunoassays > Immunology
Next-generation sequencing, dna sequencing, ngs!
Genomics, genetics, genetik
CRISPR, gene editing
Bioinformatics, bioinformatik, computational biology, bioinformatique
Chromatography, chromatographie, cromatografia
HPLC | GC-MS, gc/ms | LC-MS, lc/ms > Chromatography
Mass spectrometry, massenspektrometrie
Spectroscopy, nmr, ftir, uv-vis, spektroskopie
Microscopy, mikroskopie, microscopie, sem imaging
Good laboratory practice, glp!
Good manufacturing practice, gmp, cgmp, bonnes pratiques de fabrication, bpf!, gxp
LIMS, laboratory information management system
Specimen collection, sample preparation, probenvorbereitung, sample collection, specimen processing, echantillonnage, specimen handling
Laboratory safety, biosafety, biosicherheit, chemical safety, bsl-2
[domain]
Social work, sozialarbeit, travail social, trabajo social, soziale arbeit, servico social, assistance sociale, social services, maatschappelijk werk
Counseling, counselling, beratungsgesprache, psychosocial support, psychosoziale beratung, sozialberatung
Psychotherapy, cognitive behavioral therapy, cbt!??, psychotherapie, therapy!?, group therapy, psychoterapia, dbt therapy, family therapy, art therapy
Psychology, psychologie, psicologia, psychological assessment, psychologische diagnostik
Mental health, psychische gesundheit, sante mentale, salud mental, behavioral health, saude mental
Addiction counseling, substance abuse, suchtberatung, addiction treatment, addictologie, drogenberatung, suchthilfe
Crisis intervention, krisenintervention, de-escalation, deeskalation, intervention de crise, crisis management, krisenmanagement, gestion de crise, gestion de crisis
Child welfare, child protection, kinderschutz, protection de l'enfance, jugendhilfe, foster care, safeguarding, jeugdzorg
Disability support, dsp!??, direct support professional, behindertenhilfe, handicap, disability services, heilerziehungspflege, special needs care, eingliederungshilfe, gehandicaptenzorg, Disability care, behindertenbetreuung, accompagnement du handicap
Youth work, jugendarbeit, animation socioculturelle, youth services, youth development, working with youth, jongerenwerk, at-risk youth
Community outreach, community engagement, outreach!?, community development, gemeinwesenarbeit, community organizing, community relations, volunteer coordination
Refugee assistance, migrationsberatung, integration support, humanitarian aid, asylum procedures, fluchtlingshilfe
Applied behavior analysis, aba!??, behavior management, behavior intervention, behavioral therapy
[domain]
Tracheostomy care, tracheostomy
Catheter care, foley catheter, katheterpflege
Enteral nutrition, tube feeding, tpn!, parenteral nutrition
Stoma care, ostomy care
Blood transfusion, transfusions
Pain management, schmerzmanagement, schmerztherapie
Post-operative care, pacu!, post-anesthesia care
Pre-operative care
Transplant nursing
Burn care
School nursing
Occupational health nursing, betriebsmedizin
Travel nursing
Case presentations, grand rounds
Family medicine, primary care
Sleep medicine, polysomnography
Infectious diseases, hiv care
Audiology, hearing tests, horakustik
Orthotics and prosthetics, orthopadietechnik
Augmentative and alternative communication, aac!??
Articulation therapy, fluency disorders
Voice disorders
Neurorehabilitation, bobath
Aquatic therapy, hydrotherapy
Dry needling, kinesio taping
Gait training
Sensory integration
Prosthodontics
Orthodontics, kieferorthopadie
Endodontics, implantology
Dental radiography
Hospital pharmacy operations
Controlled substances, narcotics handling
Formulary management
Automated dispensing cabinets
Pyxis | Omnicell > Automated dispensing cabinets
Sharps safety
Autopsy, mortuary science, funeral services, bestattung
Embryology, ivf
Toxicology
Hematology analysis, urinalysis
Blood banking, immunohematology
Mass casualty response
Play therapy
Motivational interviewing
Trauma-informed care
Grief counseling, trauerbegleitung
Parenting support, family support, familienhilfe
Housing assistance, homelessness services, wohnungslosenhilfe
Eligibility determination, benefits counseling
Elder abuse prevention
Suicide prevention
~0.6 Acute care, Critical care, Emergency nursing, Medical-surgical nursing
~0.5 Geriatrics, Long-term care, Home care, Dementia care, Caregiving, Basic care
~0.7 Epic, Cerner, Meditech
~0.5 Medical coding, Medical billing
~0.6 Social work, Case management, Counseling
~0.6 Psychology, Counseling, Psychotherapy, Mental health
~0.6 Pharmacy, Medication dispensing, Pharmacology
~0.7 Good manufacturing practice, Good laboratory practice, Good clinical practice
~0.5 Patient care, Nursing, Basic care, Caregiving
!glp < > 1
!epic < an the > scale
!hygiene < dental oral personal
!admissions < college student university
!surgery < > center
!therapy < physical occupational speech
!medicine < sports
!outreach < > to
`;
