/** Words that claim nothing. Folded; English, German, French, Spanish. */
const list = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words written with a capital without being names: address, weekdays, parts of letters and résumés, roles in general. */
export const PLAIN_CAPITALS = list(`
  i im ive id dear sir madam mr mrs ms dr team hiring manager sincerely regards yours kind best thank thanks
  monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter christmas easter
  experience skills education summary profile highlights responsibilities achievements projects languages certificates references
  sehr geehrte geehrter damen herren frau herr madame monsieur mesdames messieurs cordialement estimado estimada senor senora
  the a an my our your as in at with for from since until and or to of on by this that these those here there
  english german french spanish
  m w d f h x`);

/** Function words and the small change of sentences: they count for nothing when a sentence is held against its evidence. */
export const SMALL_WORDS = list(`
  a an the and or but nor so yet as at by for from in into of off on onto out over per since than that then
  there these this those through to toward towards under until up upon via was were what when where which
  while who whom whose why will with within without would
  i me my mine myself we our ours us you your yours he she it its they them their is are am be been being do
  does did done has have had having can could may might must shall should not no only also both each every
  either neither all any some such same other another more most much many few several various very just even
  still again already too about above after against along among around because before behind below beneath
  beside besides between beyond during except how if inside like near once outside
  today now currently there here well back down away together then afterwards thereafter next finally
  eventually moreover furthermore additionally besides however therefore thus hence rather instead whether
  though although whatever whoever anything everything something nothing everyone someone nobody itself
  themselves herself himself oneself upon onto throughout across ahead apart aside forward forwards onwards
  early late
  avant apres ensuite puis enfin cela celui celle ceux celles ici ailleurs surtout notamment egalement encore
  toujours bientot tantot autre autres aucun aucune quelques certains certaines parmi grace afin lorsque
  tandis puisque desormais dabord abord finalement ainsi combien voici voila
  zunachst danach anschliessend spater fruher schliesslich zudem ausserdem daruber hinaus ferner ebenso
  ebenfalls bereits stets immer wieder dabei dadurch deshalb daher jedoch sondern obwohl sobald solange sofern
  falls ob etwas nichts jemand niemand einige mehrere verschiedene andere anderen anderer anderes insgesamt
  zusammen lang lange weiter weitere weiteren rund etwa meist meistens oft vor allem neben gegenuber statt
  trotz
  antes despues luego entonces finalmente ademas tambien aunque mientras durante mediante segun cada cual cuyo
  aqui alli ahora siempre
  der die das den dem des ein eine einen einem einer eines und oder aber auch als am an auf aus bei beim bis
  da damit dann dass dort durch fur gegen hier hinter ich mir mich mein meine meinen meinem meiner meines wir
  uns unser unsere unseren unserem unserer sie ihr ihre ihren ihrem ihrer ihnen er es sich so sowie um von vom
  vor war waren was wie wo wurde wurden werde werden wird zu zum zur zwischen ist sind bin habe haben hat
  hatte hatten kann konnte konnten im in ins mit nach nicht noch nun nur ohne schon seit sehr sein seine uber
  unter viel viele vielen wahrend weil welche welcher wenn wer dabei dafur daran darauf darin davon dazu jede
  jeder jedes jeden alle allem allen aller beide mehr etwa rund binnen innerhalb derzeit heute dieser diese
  dieses diesen diesem
  le la les un une des de du d l et ou mais donc or ni car que qui quoi dont ou je j me m mon ma mes moi nous
  notre nos vous votre vos il elle ils elles on se s son sa ses leur leurs ce c cet cette ces est sont suis
  etais etait ete etre ai as a avons avez ont avais avait avoir dans en par pour sur sous avec sans chez entre
  vers depuis pendant jusqu jusque au aux y ne pas plus moins tres tout toute tous toutes aussi ainsi comme si
  quand lors puis deja chaque quelque plusieurs meme
  el los las un una unos unas y o pero que quien de del al a en con por para sin sobre entre desde hasta como
  mi mis me yo nosotros nuestro nuestra su sus se lo le les es son soy fue fueron ser he ha han haber estoy
  esta este estos estas eso mas menos muy todo toda todos todas tambien ya cada mismo misma cuando donde hoy
  one two three four five six seven eight nine ten zwei drei vier funf sechs sieben acht neun zehn deux trois
  quatre cinq six sept huit neuf dix`);

/** What a sentence of work may always say: the verbs and nouns of any work, which claim nothing without their object. */
export const GENERIC_WORDS = list(`
  qualification qualifications includes require requires amounts
  anforderung anforderungen berufserfahrung qualifikation qualifikationen davor mitbringe mitbringen alles
  kenntnisse kenntnissen voraussetzen folgendes anbieten weise
  recherchez ans tant apporterais apporte cote requises peux proposer
  piden aporto siguiente siguientes cuento profesional titulos formacion recientemente esto aportaria sumando
  tengo requieren puedo ofrecer suma poseo desempeno
  work works worked working job jobs role roles position positions post task tasks duty duties responsibility
  responsibilities responsible experience experienced experiences skill skills skilled knowledge background
  career professional profession practice practical practised daily everyday regular regularly usual
  use used uses using apply applied help helped helps helping make made makes making take took taken takes
  taking bring brings brought bringing give gave given gives giving get got gets keep kept keeps go went gone
  goes come came comes become became show showed shown shows carry carried put set let look looked looks
  looking begin began begun start started starting end ended finish finished continue continued include
  included including involve involved involving provide provided provides offer offered offers do doing done
  ensure ensured hold holds held holding enjoy enjoyed know known knows learn learned learnt learning
  understand understood need needs needed want wanted meet meets met
  build built building builds create created creates creating develop developed develops developing design
  designed designing improve improved improves improving change changed deliver delivered delivering complete
  completed completing handle handled handling deal dealt support supported supporting maintain maintained
  maintaining run runs ran running care cared plan planned plans planning prepare prepared preparing organise
  organised organize organized introduce introduced reduce reduced reducing cut cutting lower lowered increase
  increased increasing raise raised grow grew grown bring write wrote written writing rewrote rewritten fit
  fitted serve served serving
  rely relies relied depend depended depends spend spent spending last lasted lasting stand stands stood lie
  lies lay find found finding feel felt think thought believe see saw seen seeing tell told say said ask asked
  answer answered call called name named follow followed following lead turn turned turning move moved moving
  stay stayed remain remained join joined leave left enter return returned reach reached happen happened allow
  allowed allows enable enabled let make teach taught remain value valued belong belongs add added adds
  combine combined combining cover covered covering include range ranging focus focused focusing centre center
  heart core routine habit priorities priority demand demands requirement requirements everyday usual busy
  calm steady ten hundred thousand dozen couple few half double
  friendly pressure patience patient patiently precise precisely accuracy accurate attention polite politeness
  punctual curiosity curious flexible flexibility reliability reliably structured organised organized thorough
  thoroughly stress calmly conscientious diligent diligence empathy empathetic motivated dedicated committed
  commitment teamwork communicative listener listening mindset attitude
  freundlich freundlichkeit ruhe ruhig geduld geduldig genau genauigkeit sorgfalt sorgfaltig punktlich neugier
  flexibel zuverlassig zuverlassigkeit strukturiert grundlich stress druck gewissenhaft empathie motiviert
  engagiert engagement teamgeist belastbar kommunikativ
  calme patience patient patiente precis precise precision rigueur rigoureux rigoureuse attentif attentive
  ponctuel ponctuelle curieux curieuse souple fiable organise organisee pression engagement motivee motive
  enjoyable like likes love loves frighten frightens scare scares daunt daunts bother bothers worry worries
  intimidate deter deters motivate motivates excite excites fascinate fascinates attract attracts appeal
  appeals suit suits pleasure joy fun passion passionate proud home nature
  schreckt schrecken abschrecken stort reizt begeistert fasziniert motiviert freude spass liebe mag gern gerne
  herzen leidenschaft stolz zuhause
  effraie effrayer peur motive motivent passionne plait attire stimule gout aise aime fier fiere coeur
  able comfortable confident familiar good strong solid reliable careful practical hands capable versed
  year years month months week weeks day days time times part full area areas field fields way ways thing
  things kind kinds number numbers share level result results goal goals people person team teams company
  companies business organisation organization site place side case example basis context environment world
  life line lines
  toolkit toolbox tools tool stack trade craft track kit belt
  ago arrive arrived aim aimed appear appears appeared await aware based both chance clear clearly common
  count counts easy easily effect effort eventually exist exists existing fast form forms forward free full
  heavy ideal item items leave length little live lives long lot lots mind moment natural near note order
  otherwise pace pass passed past path piece possible present presently put question quick quickly quiet
  quietly ready real reason rest rise rises safe sense simple simply single small sort step straight subject
  sure term terms try tried trying type types view wait wide word words worth hitherto newly recent recently
  since so far mine own settle settled matter behind ahead taking grew growing grown sat sits sit drawn drew
  rely mouth eyes grow
  figures figure bear bears bore out prove proves proved proof speak speaks evidence sum total story
  difference reason fact facts point points detail details ease habitual matter matters side step steps stage
  stages round rounds hour hours minute minutes start finish newcomer newcomers regulars regular
  new own current former previous earlier later last first next main key whole different similar close direct
  together currently previously before formerly mainly mostly especially particularly successfully actively
  directly closely thereby thus
  verbringen verbringe verbracht zuruck zuruckgeht ruckt rucken dreht laufen lief liefen lauft durch sitzt
  sitze fest gilt galt gelten besteht bestand bestehen handelt reicht reichte reichen wirkt zahle zahlt zahlte
  gehe geht gang gange gange schafft schaffe schaffte geschafft braucht brauche brauchte brauchen dauert
  dauerte lebt gewohnt eher knapp genau direkt schnell leicht schwer klein gross hoch langst damals damaliger
  heutige heutigen gleich gleichen spur sinn blick fuss auge augen kopf teils voll vollig ganz ganze ganzen
  stark kurz kurze kurzen
  geben gibt gab gegeben fallen fallt fiel gefallen kommen kommt stammt stammen stamme lasst liess lassen
  seitdem dahinter metier handwerk alltags regelmassig eigens selbst einzeln jeweils pro einmal zweimal haufig
  gehort gehoren gehorte gehorten pragt pragen pragte lag lagen liegen stehen steht bedeutet bedeuten heisst
  halte hielt gehalten bleibe blieb geblieben werde wurde geworden wechselte begann begonnen beginne startete
  endete finde fand gefunden sehe sah gesehen sage sagte frage zeigte zeige gezeigt kennengelernt verbinde
  verbunden kombiniere umfasst umfasste beschaftigte beschaftigt verantworte verantwortete begleite begleitete
  begleitet ubernehme schwerpunkt schwerpunkte alter mitte anfang ende beginn rahmen hand hande leben gebiet
  thema themen inhalt dinge sache laufe jahrlich taglichen
  arbeite arbeitet arbeitete gearbeitet arbeit tatig tatigkeit aufgabe aufgaben stelle stellen rolle rollen
  position erfahrung erfahrungen kenntnis kenntnisse beruf beruflich taglich alltag praxis station stationen
  weg bereich bereiche verantwortung zustandig nutze nutzte genutzt einsetze eingesetzt setze setzte bringe
  brachte gebracht mache machte gemacht macht ubernahm ubernehme ubernommen fuhre fuhrte gefuhrt kenne kennt
  gelernt lernte biete geboten stehe stand gestanden liegt lag kam gekommen gehe ging gegangen entwickle
  entwickelte entwickelt baue baute gebaut erstelle erstellte erstellt schreibe schrieb geschrieben verbessere
  verbesserte verbessert senkte gesenkt steigerte gesteigert reduzierte erhohte unterstutze unterstutzte
  unterstutzt betreue betreute betreut sorge sorgte gesorgt durchgefuhrt umgesetzt setzte erfullt erfulle
  vertraut sicher jahr jahre jahren monat monate woche tag tage zeit menschen person personen team teams
  unternehmen firma betrieb ort stelle ergebnis ergebnisse ziel ziele teil zahl zahlen neu neue neuen neuer
  eigene eigenen gemeinsam zuvor vorher danach zuletzt sowohl insbesondere unter handen entstand gewechselt
  abgeschlossen schloss ab bekam erhielt gewinnen spart ein gute guten
  roulent tourne tournent vivre compte comptent comptait vient vont allait partir arrive arrivent arrivait
  sortir sorti rentre entre entree debutant lors desormais jusque revenu moitie place partie ligne vue oeil
  tete pied long courte court petit petite grand grande gros grosse simple simplement rapide rapidement facile
  facilement juste justement vrai vraiment dernier derniere derniers premiere premier propre propres meme mots
  mot fois auparavant
  passaient passait passent conduit conduite conduire metier gagne gagner rendu rendre parti revient revenir
  lancer ensemble quotidiennement regulierement personnellement grace actuel actuelle
  occupe occupais occupait occuper occupee prepare prepare demande demandent sais savoir habitude coeur gestes
  geste debut debute commencer continue continuer rester reste devenir devenue devenu aller allant vais venir
  viens voir vu dire dit tenir tiens donner donne prendre pris prends porter trouver trouve rejoint rejoindre
  quitte suite cadre charge sein
  travail travaille travaillais travaille travailler poste postes metier quotidien quotidienne mission
  missions tache taches experience experiences competence competences connaissance connaissances carriere
  parcours professionnel professionnelle assure assurer realise realiser effectue effectuer utilise utiliser
  fait faire mis mettre apporte apporter permis permet developpe developper cree creer concu construit
  ameliore ameliorer reduit reduire augmente mene mener participe accompagne tenu tenant debute commence
  travaille annee annees mois semaine jour jours temps equipe equipes entreprise societe personne personnes
  lieu domaine domaines titulaire obtenu obtenue passe passer passee porte atteint occupe bon bonne nouveau
  nouvelle nouveaux principal principale niveau exerce auprès aupres connais maitrise ramene livre suivi
  trabajo trabaje trabajar trabajando puesto funcion funciones tarea tareas experiencia conocimiento
  conocimientos carrera utilizo utilice uso hago hice realice realizar desarrolle desarrollo cree crear mejore
  reduje aumente lleve dia ano anos mes meses tiempo equipo equipos empresa persona personas nivel parte area
  nuevo nueva bajaron subieron paso atendi prepare`);
