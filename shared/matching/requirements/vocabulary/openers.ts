/**
 * Words that open a point of a posting. A capital inside a word is a lost line break only when such a word begins
 * there ("ScienceExperience" against "PowerPoint"). Flattened; en, de, fr, nl, es, pt, it.
 */
export const OPENERS: ReadonlySet<string> = new Set(
  (
    "ability able about above accountability accountable accurate accurately achieve act active adaptability adaptable additional adhere administer advanced " +
    "all also ambitious an analytical analyze any applicants apply approximate apprenticeship appropriate assist associate associates at attend attention authorized " +
    "bachelor bachelors background basic be benefits bilingual build business candidates candidate can capable carry certification certified certificate coach coding collaborate " +
    "college comfort comfortable commitment communicate communicates communication competitive complete comprehensive computer conduct consult contribute coordinate create creating " +
    "creative current curious customer deep degree deliver demonstrated demonstrable dental deploy deploying design designing desire desired detail develop developing direct discuss doctorate document dont driven driver during " +
    "eager eagerness education effective effectively empathy english ensure ensuring entry essential establish evaluate excellent execute exceptional expand experience experienced expert expertise exposure extensive " +
    "familiar familiarity fast five flexible flexibility fluency fluent follow for four formal four free full functional generous ged good graduate great handle hands have health help high highly hold " +
    "if implement improve in interested includes increase independent instruct intermediate interest interpersonal interview is it join keep knowledge knowledgeable knowing " +
    "lead leadership learn lift lifting location licensed licensure maintain maintaining major manage managing management master masters mechanical meet mentor mathematical medical microsoft mindset min minimum minimize moderate monitor must " +
    "native no non nice of offer on one openness operate optional or oral organize organized organizational our oversee overnight " +
    "paid participate partner partnering passion passionate perform performs personal phd phr physical plan please plus portfolio position positive possess practical prefer preferred preferably prepare previous primary prior proactive problem process produce professional proficiency proficient project promote proven provide prs pto " +
    "qualification qualifications qualified reliable relevant report require required requirement requirements requires research resolve respond responsible responsibilities responsibility retirement review salary schedule self senior serve seven shift should six skill skilled skills solid some spanish stay strong successful sufficient suitable superior supervise supervisory support switch " +
    "take team teamwork technical ten the thanks this three to train travel troubleshoot tuition two u understand understanding undergraduate university use utilize utilizing valid variations verbal weekend we welcome well what when willing willingness with work working written years you your zero " +
    "abgeschlossene abgeschlossenes anforderungen aufgaben ausbildung ausgepragte begeisterung belastbarkeit berufserfahrung bereitschaft deutsch deutschkenntnisse dein deine du eigeninitiative einschlagige englischkenntnisse erfahrung erfolgreich erste fahigkeit fließende fliessende freude fuhrerschein fundierte gute gutes hohe hohes idealerweise interesse interessiert standort reisebereitschaft gepflegtes teamplayer abgeschlossener analytische ein eine ihr ihre kenntnisse kommunikationsstarke leidenschaft mehrjahrige mindestens organisationstalent selbststandige sehr sicherer sichere sie sorgfaltige souveraner sprachkenntnisse studium teamfahigkeit teamgeist umgang verantwortungsbewusstsein verhandlungssichere wir zuverlassigkeit " +
    "apprecie aisance anglais interesse le la les tu nous teletravail mutuelle autonome autonomie avoir bac bonne bonnes capacite competences connaissance connaissances dipl diplome esprit etre excellente excellentes experience expertise formation fort forte gerer idealement maitrise minimum permis profil rigueur rigoureux sens solide solides titulaire une vous votre " +
    "aantoonbare afgeronde bij goede je jij kennis minimaal ruime uitstekende wij " +
    "al capacidad carne conocimiento conocimientos disponibilidad dominio experiencia formacion grado habilidad habilidades idioma imprescindible ingles licenciatura manejo minimo nivel permiso tener titulacion titulado " +
    "boa capacidade conhecimento conhecimentos curso desejavel dominio ensino experiencia formacao graduacao ingles superior vivencia voce " +
    "buona buone capacita conoscenza diploma disponibilita esperienza inglese laurea ottima ottime patente"
  ).split(" "),
);

/** Names written with a capital inside, by their first, lower-case part. */
export const CAMEL_HEADS: ReadonlySet<string> = new Set(
  "mac ios macos iphone ipad ebay dbt graphql postgres youtube javascript type tensor open mongo redis word dot data big micro snow power linked git".split(
    " ",
  ),
);
