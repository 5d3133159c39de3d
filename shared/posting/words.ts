/**
 * The words by which people announce jobs, per language. Written from general knowledge of these languages;
 * each pattern is anchored by its caller's needs: `exactly` for short labels, `word` within running text.
 */

import { EAST_ASIAN, LETTERS } from "./letters.ts";

/** Matches when the whole (short) text is one of the alternatives, trailing punctuation aside. */
function exactly(...alternatives: string[]): RegExp {
  const sign = `[^${LETTERS}${EAST_ASIAN}]*`;
  return new RegExp(`^${sign}(?:${alternatives.join("|")})${sign}$`, "i");
}

/** Matches a whole word or phrase within a text. */
function word(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![${LETTERS}])(?:${alternatives.join("|")})(?![${LETTERS}])`, "i");
}

/** Text of a control that begins an application. */
export const APPLY = exactly(
  `(?:easy |quick |1-click )?apply(?: (?:now|here|today|online|by e-?mail|on company (?:web)?site|on employer'?s? site|for (?:this|the) (?:job|position|role|vacancy|opening)|to (?:this )?(?:job|position|role)|with [${LETTERS}]+|via [${LETTERS}]+|(?:on|through) [${LETTERS}]+|externally))*`,
  "(?:i am |i'm )?interested|start (?:your )?application|submit (?:your |an |my )?application|send (?:your )?(?:application|cv|resume)|register and apply|login to apply|sign in to apply|apply for (?:job|position|role)|info & apply|view (?:&|and) apply|how to apply",
  "(?:jetzt |hier |online |direkt |schnell)?bewerben|(?:jetzt|hier) online bewerben|auf (?:diese )?(?:stelle|job)(?: jetzt)? bewerben|bewerbung (?:senden|starten|abschicken)|zur bewerbung|ich bin interessiert|online[- ]bewerbung",
  "postuler(?: (?:maintenant|ici|en ligne|à cette offre|à l'offre))*|je postule|candidater|envoyer ma candidature|déposer (?:ma|votre) candidature",
  "aplicar(?: (?:ahora|aquí|a esta oferta))*|solicitar(?: (?:empleo|ahora|puesto))?|inscribirme(?: (?:en esta oferta|ahora))?|inscríbete|inscribirse|postular(?:me)?(?: ahora)?|apúntate|enviar (?:cv|candidatura|solicitud)|¡?me interesa!?",
  "inscriu-?t'?hi|inscriure'?s|sol·licitar",
  "candidatar(?:-se|-me|-te)?(?: (?:agora|à vaga|a esta vaga))*|candidate-se(?: agora)?|candidata-te|quero me candidatar|enviar candidatura|inscreva-se",
  "(?:direct |nu |meteen )?solliciteren?|solliciteer (?:nu|direct|online|hier|op deze vacature)",
  "candidati(?: ora| subito)?|invia (?:la tua )?candidatura|mi candido",
  "odpovědět(?: na nabídku)?|mám zájem(?: o (?:pozici|práci|místo))?|přihlásit se na pozici|odeslat životopis|mám záujem|reagovať na ponuku|poslať životopis",
  "aplikuj(?: teraz| szybko| tutaj)?|wyślij (?:cv|aplikację)|złóż aplikację",
  "ansök(?: nu| här| till jobbet| om tjänsten)?|sök (?:jobbet|tjänsten|nu)|skicka (?:in )?(?:din )?ansökan",
  "søg (?:stillingen|job(?:bet)?|nu|stilling)|send ansøgning|ansøg(?: nu)?|søk (?:på )?(?:stillingen|nå|her)|hae (?:paikkaa|työpaikkaa|tehtävää|nyt)",
  "jelentkez(?:em|és|zen)(?: most)?|aplică(?: acum)?|başvur|hemen başvur",
  "지원하기|입사 ?지원|즉시 ?지원|바로 ?지원|지원하러 ?가기",
  "応募(?:する|画面へ(?:進む)?|はこちら)?|エントリー(?:する)?|この求人に応募(?:する)?|立即申请|申请(?:职位|该职位)?|投递简历|立即投递|立即沟通|马上申请|应聘",
  "откликнуться|подать заявку|відгукнутися",
);

/**
 * What the running text of a posting says that other texts seldom do together: who is sought, candidates, "you", what is
 * offered, how to apply, experience, duties and demands, terms. One alternative a language, in this order.
 */
const ASKING = [
  word(
    `(?:looking|searching) for|seeking|recruiting|is hiring|we are hiring|(?:wir )?suchen|sucht|gesucht|recherch(?:e|ons)|recrut(?:e|ons)|busca(?:mos|n)?|seleccionamos|incorpora[${LETTERS}]*|zoekt|zoeken|hledáme|hľadáme|szukamy|poszukuje(?:my)?|söker|søger|søker|etsimme|cerchiamo|ricerca|procura(?:mos)?`,
  ),
  word(
    `(?:candidate|applicant|position|post-?holder|vacanc)(?:s|y|ies)?|bewerber[${LETTERS}]*|kandidat[${LETTERS}]*|candidat[${LETTERS}]*|postulantes?|vacante|kandida(?:at|ten)|sollicitant(?:en)?|uchazeč[${LETTERS}]*|kandydat[${LETTERS}]*|ansökan|ansøger`,
  ),
  word(
    "you(?:'|’)?(?: will|ll| have| are| would| should|re)|your (?:role|profile|experience|responsibilities|skills|duties)|(?:du|sie) (?:hast|haben|bist|sind|bringst|bringen|verfügst|verfügen)|(?:deine?|ihre?) (?:aufgaben|profil)|vous (?:êtes|avez|serez|aurez|devrez|maîtrisez)|votre (?:profil|mission)|(?:te|tu) (?:encargarás|perfil|misión)|tendrás|serás|(?:je|jij|u) (?:bent|hebt|heeft|beschikt|gaat)|jouw|máš|máte|budeš|budete|masz|posiadasz|du (?:är|har|er|kommer)",
  ),
  word(
    "we offer|(?:is|are) offered|benefits|wir bieten|(?:nous|on) (?:vous )?(?:offrons|proposons)|(?:se )?ofrece(?:mos)?|beneficios|wij bieden|bieden wij|nabízíme|ponúkame|oferujemy|vi (?:erbjuder|tilbyder|tilbyr)|tarjoamme|offriamo|oferecemos",
  ),
  word(
    `to apply|apply (?:by|via|at|to|for|now|online|today)|applications?|cover letter|curriculum|resumes?|cv|bewerb[${LETTERS}]*|lebenslauf|candidatures?|postule[rz]?|post[uú]l(?:ate|arse)|enviar|sollicit[${LETTERS}]*|životopis|aplikuj|ansök[${LETTERS}]*|ansøg[${LETTERS}]*|søknad`,
  ),
  word(
    `experienced?|erfahrung[${LETTERS}]*|berufserfahrung|expérience|experiencia|ervaring|esperienza|experiência|zkušenost[${LETTERS}]*|praxe|doświadczenie|erfarenhet|erfaring|kokemus`,
  ),
  word(
    `responsibilities|duties|requirements?|qualifications|required|aufgaben[${LETTERS}]*|anforderung[${LETTERS}]*|kenntnisse|missions|compétences|connaissances|requisitos|tareas|funciones|conocimientos?|vereisten|taken|werkzaamheden|kennis|požadujeme|požadavky|wymagania|obowiązki|krav|arbetsuppgifter|opgaver`,
  ),
  word(
    "full[- ]time|part[- ]time|permanent|temporary|fixed[- ]term|salary|per (?:hour|annum|year)|pay band|vollzeit|teilzeit|(?:un)?befristet|gehalt|vergütung|cdi|cdd|temps (?:plein|partiel)|salaire|rémunération|jornada|horario|sueldo|salario|contrato|dienstverband|uren per week|salaris|úvazek|mzda|umowa|wynagrodzenie|heltid|deltid|lön|løn",
  ),
] as const;

/**
 * How many of the things that postings say the text says: `asks` of those that a posting alone says (0 to 5), `tells` of
 * those that a résumé says too (0 to 3).
 */
export function asksFor(text: string): { asks: number; tells: number } {
  const said = ASKING.map((cue) => Number(cue.test(text)));
  const sum = (from: number, to: number) => said.slice(from, to).reduce((total, one) => total + one, 0);
  return { asks: sum(0, 5), tells: sum(5, 8) };
}

/** Titles of the parts of a posting. `duties`, `wanted` and `offer` count as different evidence. */
export const SECTIONS = {
  duties: word(
    "responsibilities|duties|job (?:description|summary|purpose|details|overview|duties)|position (?:overview|summary|description)|role (?:overview|summary|description|and responsibilities)|about (?:the|this) (?:role|job|position|team/role|opportunity)|the (?:role|opportunity|position|job)|what (?:you'll|you’ll|you will|you'd|you’d) (?:do|be doing|be responsible for|own|work on|be working on)|in this role|your (?:role|mission|tasks|impact|responsibilities|day)|what the job involves|how you(?:'|’)?ll contribute|how you(?:'ll|’ll| will) make an impact|day[- ]to[- ]day|key accountabilities|scope of work",
    "aufgaben|aufgabengebiet|tätigkeiten|stellenbeschreibung|das erwartet (?:dich|sie)|was (?:dich|sie) erwartet|deine rolle|ihre rolle|dein job|deine mission|(?:das )?machst du(?: bei uns)?|verantwortlichkeiten",
    "missions?|vos missions|votre mission|responsabilités|description du poste|le poste|vos tâches|descriptif du poste|ce que vous ferez|tes missions",
    "funciones|responsabilidades|tareas|descripción (?:del puesto|de la oferta|del empleo|de la vacante)|qué harás|tu misión|funcions(?: principals)?|tasques|descripció de l'oferta|responsabilitats",
    "atividades|o que você (?:vai fazer|fará)|descrição (?:da vaga|do cargo)|atribuições|as tuas funções|sobre a vaga|funções",
    "taken|werkzaamheden|functieomschrijving|wat ga je doen|wat je gaat doen|jouw rol|de functie|functie-inhoud|verantwoordelijkheden",
    "mansioni|attività|responsabilità|descrizione (?:del lavoro|della posizione)|il ruolo|cosa farai|di cosa ti occuperai",
    "náplň práce|co (?:tě|vás|u nás|budeš|budete)[^.]{0,20}(?:čeká|dělat)|pracovní náplň|popis (?:pozice|práce|pracovní pozice)|o pozici|náplň pracovnej|pracovná náplň|informácie o pracovnom mieste|co bude (?:tvojí|vaší) (?:prací|náplní)|tvoje (?:práce|role)|jaká bude vaše práce",
    "obowiązki|zakres obowiązków|twój zakres obowiązków|zadania|opis stanowiska|czym będziesz się zajmować|twoje zadania",
    "arbetsuppgifter|om (?:rollen|jobbet|tjänsten)|dina arbetsuppgifter|arbejdsopgaver|dine opgaver|om (?:stillingen|jobbet)|arbeidsoppgaver|opgaver|ansvarsområden|ansvarsområder|työtehtävät|tehtävän kuvaus",
    "주요 ?업무|담당 ?업무|업무 ?내용|직무 ?내용|仕事内容|業務内容|職務内容|工作职责|岗位职责|职位描述|工作内容|職務内容|обязанности|обов'язки|sarcini|responsabilități|görev(?:ler)?|sorumluluklar|feladatok",
  ),
  wanted: word(
    "(?:basic |minimum |required |preferred |desired |additional |key )?(?:qualifications?|requirements?)|required (?:skills|experience|qualifications)|preferred (?:skills|experience)|desired (?:skills|qualifications)|skills (?:and|&) (?:experience|qualifications)|who you are|about you|what (?:we're|we’re|we are) looking for|what you(?:'ll|’ll| will)? (?:bring|need|have)|you (?:have|bring|might be a fit if|may be a fit if|are)|you(?:'ll|’ll)? need|must[- ]haves?|nice[- ]to[- ]haves?|bonus points|your (?:profile|skills|experience|background|qualifications)|what we need to see|ways to stand out|who we(?:'re|’re| are) looking for|eligibility|knowledge,? skills|technical skills|experience|education(?: and experience)?|skills|(?:skill|experience) set|the ideal candidate|ideal candidate|we(?:'re|’re) looking for|candidate profile|person specification|selection criteria|competenc(?:ies|es)",
    "(?:dein|ihr) profil|anforderungen|qualifikationen?|voraussetzungen|das bringst du mit|das bringen sie mit|was du mitbringst|was sie mitbringen|du bringst mit|anforderungsprofil|profil|das zeichnet (?:dich|sie) aus|deine qualifikation|ihre qualifikation|deine skills|das wünschen wir uns|darauf freuen wir uns",
    "profil(?: recherché)?|votre profil|ton profil|qualifications|compétences|prérequis|formation|exigences|expérience requise",
    "requisitos?|perfil|qué buscamos|qué pedimos|formación|experiencia|se requiere|requisits|coneixements|imprescindible|conocimientos|buscamos",
    "requisitos|o que (?:buscamos|esperamos de você|procuramos)|perfil|qualificações|pré-requisitos|diferenciais",
    "functie-?eisen|wie ben jij|wat (?:vragen wij|wij vragen|neem je mee|breng je mee)|jouw profiel|profiel|dit ben jij|wat verwachten we|vereisten",
    "requisiti|profilo|cosa cerchiamo|competenze|chi cerchiamo|conoscenze",
    "požadavky|požadujeme|očekáváme|co (?:bys měl|byste měl|očekáváme|požadujeme|od vás|od tebe|potřebuješ)[^.]{0,25}|tvůj profil|jaký by[^.]{0,20}|předpoklady|požiadavky(?: na zamestnanca)?|čo očakávame|hledáme|vítáme|výhodou|koho hledáme|co (?:k tomu )?potřebuje(?:te|š)",
    "wymagania|nasze wymagania|oczekujemy|oczekiwania|kwalifikacje|mile widziane|czego oczekujemy|kogo szukamy|profil kandydata",
    "kvalifikationer|din (?:profil|bakgrund|baggrund)|vi söker(?: dig)?|om dig|krav|meriterande|vi forventer|dine kvalifikationer|kvalifikasjoner|vi leter etter|kompetanse|kompetens|profiili|odotamme sinulta|vaatimukset|hvem er du|vem är du",
    "자격 ?요건|지원 ?자격|지원 ?요건|우대 ?사항|필수 ?요건|応募資格|応募要件|必須(?:スキル|要件|条件)?|歓迎(?:スキル|要件|条件)?|求める人物像|任职要求|任职资格|岗位要求|职位要求|應徵條件|требования|вимоги|cerințe|nitelikler|aranan nitelikler|elvárások",
  ),
  offer: word(
    "(?:what )?we offer|benefits?(?: (?:and|&) perks)?|perks(?: (?:and|&) benefits)?|what you(?:'ll|’ll| will) (?:get|receive|love)|why (?:join|work|you(?:'ll|’ll| will))[^.]{0,30}|what(?:'s|’s) in it for you|compensation(?: (?:and|&) benefits)?|pay(?: range)?|salary range|our offer|we provide|what we can offer|total rewards",
    "wir bieten|das bieten wir|unser angebot|benefits|deine (?:benefits|vorteile)|ihre vorteile|was wir (?:dir |ihnen )?bieten|das erwartet dich bei uns|freu dich auf|wir bieten (?:dir|ihnen)",
    "nous offrons|ce que nous offrons|avantages|nous vous offrons|nous proposons|pourquoi nous rejoindre|rémunération",
    "ofrecemos|qué ofrecemos|beneficios|se ofrece|te ofrecemos|condiciones|oferim|condicions",
    "benefícios|oferecemos|o que oferecemos|vantagens",
    "wij bieden|wat (?:bieden wij|wij bieden|bieden we|krijg je)|arbeidsvoorwaarden|ons aanbod|dit bieden wij",
    "offriamo|cosa offriamo|benefit|l'offerta",
    "nabízíme|co (?:ti|vám|u nás)?\\s*nabízíme|benefity|výhody|ponúkame|co u nás (?:najdeš|najdete|získáš|získáte)|zaměstnanecké výhody|nabízené benefity|odměny a benefity",
    "oferujemy|co oferujemy|benefity|nasza oferta|to oferujemy|zapewniamy",
    "vi erbjuder|förmåner|vi tilbyder|vi tilbyr|tarjoamme|goder|hvad tilbyder vi",
    "복지(?: 및 혜택)?|혜택|복리후생|근무 ?조건|근무 ?환경|급여|待遇|福利厚生|薪资福利|福利待遇|我们提供|условия|мы предлагаем|пропонуємо|oferim|beneficii|amit kínálunk",
  ),
} as const;

export type Section = keyof typeof SECTIONS;

/** Which part of a posting a heading announces, if any. */
export function sectionOf(heading: string): Section | null {
  if (heading.length > 90) return null;
  for (const name of ["duties", "wanted", "offer"] as const) if (SECTIONS[name].test(heading)) return name;
  return null;
}

/** Where a posting ends: other postings, sharing, staying in touch. */
export const AFTER_POSTING = word(
  `(?:similar|related|other|more|recommended|recently viewed|featured|nearby|latest) (?:[${LETTERS}]+ )?(?:jobs?|positions?|openings?|vacanc(?:y|ies)|roles?|opportunities|searches|postings)|people also viewed|jobs you (?:may|might) (?:like|be interested in)|more from this (?:employer|company)|explore (?:more|other|similar) (?:jobs|roles|opportunities)|share this (?:job|position|vacancy|role|posting)|job alerts?|similar (?:jobs|searches)|referrals increase|set alert|get notified|not (?:quite )?(?:right|what you(?:'|’)re looking for)`,
  "ähnliche (?:jobs|stellen|stellenangebote|stellenanzeigen)|weitere (?:jobs|stellen|stellenangebote)|passende (?:jobs|stellen)|job teilen|stelle teilen|andere (?:jobs|stellen)|job-?alert",
  "offres similaires|autres offres|offres d'emploi similaires|partager (?:cette|l')\\s?offre|ces offres (?:pourraient|peuvent)[^.]*",
  "ofertas (?:similares|relacionadas)|empleos (?:similares|relacionados)|otras ofertas|compartir oferta|altres ofertes|vagas (?:semelhantes|similares|relacionadas)|outras vagas",
  "vergelijkbare vacatures|andere vacatures|meer vacatures|soortgelijke vacatures|lavori simili|offerte simili|altre offerte",
  "podobné (?:nabídky|pozice|práce|inzeráty|ponuky)|další (?:nabídky|pozice|volná místa)[^.]{0,30}|ďalšie ponuky|podobne oferty|inne oferty|liknande (?:jobb|tjänster)|fler jobb|lediga jobb hos|lignende (?:job|stillinger|jobber)|flere job|andre ledige stillinger|samankaltaisia",
  "비슷한 (?:채용|공고|포지션)|다른 (?:채용|공고)|추천 (?:채용|공고)|類似(?:の)?求人|おすすめ(?:の)?求人|この求人に似た求人|相似职位|推荐职位|похожие вакансии|схожі вакансії",
);

/** Heading over an application form. */
export const APPLICATION_FORM = word(
  "apply for this (?:job|position|role)|submit your application|application form|apply (?:now|here|online)|to apply,? (?:fill|please|send)|(?:personal|contact) (?:information|details)|autofill|upload (?:your )?(?:resume|cv)|voluntary self-identification|create a job alert|interested in (?:building|joining)|your application|fill out the form|how did you hear about",
  "bewirb dich|jetzt bewerben|deine bewerbung|ihre bewerbung|bewerbungsformular|persönliche (?:daten|angaben)|postuler à cette offre|votre candidature|formulaire de candidature|formulario de solicitud|tus datos|formulário de candidatura|sollicitatieformulier|direct solliciteren|modulo di candidatura|odpovědní formulář|odpovědět na (?:inzerát|nabídku)|přihláška|formularz aplikacyjny|ansökningsformulär|skicka din ansökan|ansøgningsskema",
);

/** Applications are no longer taken. */
export const CLOSED = word(
  "no longer accepting applications|(?:this |the )?(?:job|position|vacancy|posting|opportunity|role|listing|opening|requisition)(?: posting| listing| opening)? (?:is|has|was)(?: been)? (?:no longer (?:available|open|active|accepting applications)|closed|filled|expired|deactivated|removed|unpublished)|applications (?:are|have) (?:now )?closed|this job (?:ad|advert)? ?(?:has expired|is closed)|job has expired|position filled|we are no longer (?:accepting|taking) applications|job is no longer available|sorry,? this (?:position|job) has been filled",
  "(?:diese |die )?(?:stelle|stellenanzeige|position|job|stellenangebot|anzeige) (?:ist|wurde) (?:leider )?(?:bereits |nicht mehr |schon )?(?:besetzt|verfügbar|aktiv|abgelaufen|geschlossen|online|deaktiviert)|bewerbungen werden nicht mehr angenommen|nimmt keine bewerbungen mehr (?:an|entgegen)",
  "(?:cette |l')?(?:offre|annonce)(?: d'emploi)? (?:n'est plus (?:disponible|active|en ligne)|est (?:expirée|pourvue|clôturée)|a expiré)|n'accepte plus de candidatures|candidatures closes",
  "(?:esta |la )?(?:oferta|vacante)(?: de empleo)? (?:ya no está disponible|ha (?:caducado|expirado|finalizado|sido cerrada)|está cerrada)|ya no (?:se aceptan|acepta) (?:solicitudes|candidaturas)|inscripciones cerradas|vaga (?:encerrada|expirada|fechada)|(?:esta )?vaga (?:não está mais disponível|já foi preenchida)|candidaturas encerradas|não aceita mais candidaturas",
  "vacature is (?:gesloten|vervuld|verlopen|niet meer (?:beschikbaar|actief))|niet langer (?:beschikbaar|open voor sollicitaties)|accepteert geen sollicitaties meer|offerta (?:scaduta|non più disponibile|chiusa)|non accetta più candidature|candidature chiuse",
  `(?:nabídka|inzerát|pozice) (?:již |už )?(?:není (?:aktivní|aktuální|platná)|byla (?:ukončena|obsazena|stažena)|vypršel[${LETTERS}]*)|již nepřijímá žádosti|platnost (?:nabídky|inzerátu) (?:skončila|vypršela)|ponuka (?:už )?nie je (?:aktívna|aktuálna)|oferta (?:wygasła|jest nieaktualna|nieaktualna|została zakończona|archiwalna)|ogłoszenie (?:wygasło|archiwalne)|rekrutacja zakończona`,
  "(?:tjänsten|jobbet|annonsen) är (?:inte längre (?:tillgänglig|aktiv)|stängd|tillsatt)|ansökningstiden har gått ut|tar inte längre emot ansökningar|stillingen er (?:besat|lukket|udløbet|ikke længere)|ansøgningsfristen er (?:udløbet|overskredet)|modtager ikke længere ansøgninger|hakuaika on päättynyt",
  "채용이? ?마감(?:되었습니다|된 공고)?|마감된 (?:채용|공고|포지션)|모집 ?종료|募集(?:は)?終了(?:しました)?|掲載(?:は)?終了|该职位已(?:关闭|下线|停止招聘)|职位已(?:关闭|下线|失效)|вакансия (?:в архиве|закрыта)|вакансія (?:закрита|в архіві)",
);

/** A results page says that it has none. */
export const NO_RESULTS = word(
  `no (?:matching |current |open |available |active |job )?(?:jobs?|positions?|openings?|vacanc(?:y|ies)|roles|results|opportunities|job openings)(?: were| was| are)?(?: currently)?(?: found| available| open| match[${LETTERS}]*| at (?:this|the) (?:time|moment))|there are (?:currently )?no (?:open |current |available |job )*(?:jobs|positions|openings|vacancies|roles|opportunities)|(?:we )?(?:did not|didn't|couldn't|could not) find any (?:jobs|results|positions)|did not match any jobs|0 (?:jobs|results|positions|openings)(?: found)?|no open positions|no current openings|we have no (?:open|current)|we(?:'re|’re| are) not (?:currently )?hiring|your search[^.]{0,40}(?:returned|did not match)[^.]{0,10}(?:no|any)|1-0 of \\d+`,
  `keine (?:[${LETTERS}]+ )?(?:jobs|stellen|stellenangebote|treffer|ergebnisse|ausschreibungen|stellenanzeigen|offenen stellen)(?: gefunden| vorhanden| verfügbar)?|derzeit keine|aucune? (?:offre|résultat|poste|annonce)[^.]{0,30}|pas d'offres?|no (?:hay|se (?:han )?encontr[${LETTERS}]+) (?:ofertas|resultados|vacantes|empleos|puestos)|nenhuma vaga|não (?:há|encontramos) vagas|geen (?:vacatures|resultaten)|nessun(?:a)? (?:offerta|risultato|posizione)`,
  `nenašli jsme[^.]{0,10} žádné|žádné (?:nabídky|volné pozice|pozice|výsledky)|nebyl[${LETTERS}]* nalezen[${LETTERS}]*|žiadne ponuky|brak (?:ofert|wyników)|nie znaleziono|inga (?:lediga )?(?:jobb|tjänster|träffar)|ingen (?:ledige )?(?:job|stillinger|resultater)|ei avoimia|검색 ?결과가 ?없|채용 ?공고가 ?없|진행 ?중인 ?채용이? ?없|該当する求人(?:は|が)|没有找到|暂无职位`,
);

/** Heading over the postings of one employer or of a search. */
export const OPENINGS = exactly(
  "(?:our |all |view |see |browse |explore |current(?:ly)? |latest |available )*(?:open|job|career|current|active|available|employment)?\\s?(?:positions?|openings?|roles?|vacanc(?:y|ies)|jobs?|opportunit(?:y|ies)|listings?)(?: (?:at|with) .{2,30}| board| listings?| openings?| opportunities| available)?|we(?:'re|’re| are) hiring!?|join (?:us|our team|the team)|careers?(?: at .{2,30})?|work with us|now hiring|job ?board|job search",
  "offene (?:stellen|positionen|jobs)|(?:unsere |aktuelle )?(?:stellenangebote|stellenanzeigen|jobs|stellen|vakanzen|karriere)|(?:nos |toutes nos )?(?:offres(?: d'emploi)?|postes (?:ouverts|à pourvoir)|recrutement|carrières?)|(?:nuestras )?(?:ofertas(?: de (?:empleo|trabajo))?|vacantes|empleos|posiciones abiertas)|(?:nossas )?(?:vagas(?: abertas| disponíveis)?|oportunidades)|(?:onze |alle |openstaande )?(?:vacatures|functies)|posizioni aperte|offerte di lavoro|lavora con noi",
  "volná (?:místa|pracovní místa)|volné pozice|otevřené pozice|nabídky? práce|kariéra|voľné (?:pozície|miesta)|ponuka práce|(?:aktualne )?oferty pracy|wolne stanowiska|kariera|lediga (?:jobb|tjänster)|ledige (?:stillinger|job)|avoimet (?:työpaikat|paikat)|채용 ?(?:공고|정보|중)?|진행 ?중인 ?채용|募集(?:職種|要項)|採用情報|求人(?:一覧|情報)?|招聘职位|职位列表|热招职位|вакансии|вакансії",
);

/** Titles of pages and buttons that are never the title of a posting. */
export const NOT_A_TITLE = exactly(
  "(?:job|position|vacancy|opening|role|career)s?(?: (?:details?|descriptions?|search|application|board|openings?|opportunities|overview|summary|information|posting|postings|listings?|alerts?|not found|site|portal))?|careers?(?: (?:at|with|centre|center|home|page|opportunities|portal|site).*)?|home(?:page)?|welcome.*|menu|search(?: (?:jobs?|results?|for .*|our .*))?|contact(?: us)?|about(?: us| the (?:company|role|team|job|position))?|apply.*|application(?: (?:form|submitted|received))?|candidate (?:portal|home)|sign in(?: .*)?|log ?in(?: .*)?|register|join (?:us|our|the|now).*|cookies?(?: .*)?|(?:your )?privacy(?: (?:policy|notice|statement|settings|preferences|choices|cent(?:er|re)|matters))?|we value your privacy|manage (?:cookies|preferences|consent)|benefits|overview|description|loading|loading (?:the |this )?(?:page|job|posting|content)s?|error(?: \\d+)?|page not found|404.*|not found|thank you.*|news(?:room)?|blog|faq|team|our (?:team|story|values|culture|mission)|current openings?|back to.*|share(?: .*)?|similar jobs|skip to.*|skills|details|summary|introduction|location|department|company|untitled|job ?board|we(?:'re| are) hiring!?|open(?: |-)positions?|open roles|products?|services?|support|just a moment.*|access denied|company overview|basic section|job location|please enable.*|verify .*|are you a (?:human|robot).*",
  "stelle(?:nangebot|nanzeige|ndetails|nausschreibung|nbeschreibung)?|karriere|startseite|kontakt|über uns|jetzt bewerben|bewerbung|anmelden|impressum|datenschutz(?:erklärung|hinweise?|informationen)?|offres? d'emploi|accueil|carrières?|détails? de l'offre|empleo|oferta(?: de empleo)?|inicio|contacto|detalle de (?:la )?oferta|vagas?|carreiras?|início|vacatures?|werken bij.*|contatti|lavora con noi|offerta di lavoro|úvod|domů|kariéra|kontakty?|detail (?:pozice|nabídky|práce)|nabídka práce|pracovní nabídka|volná místa|o nás|strona główna|oferta pracy|kariera|lediga jobb|karriär|om oss|ledige stillinger|채용(?:공고|정보)?|홈|회사 ?소개|採用情報|求人情報|募集要項|职位详情|首页",
);

/**
 * Nouns that name an occupation. One of them in a short heading speaks for a title; their absence proves nothing.
 * From the major groups of ISCO-08 and the wording of everyday adverts.
 */
export const OCCUPATION = new RegExp(
  `(?<![${LETTERS}])(?:` +
    `engineer|developer|manager|analyst|designer|architect|consultant|specialist|technician|administrator|assistant|coordinator|director|associate|representative|executive|officer|operator|supervisor|lead(?:er)?|intern(?:ship)?|trainee|apprentice(?:ship)?|scientist|researcher|nurse|teacher|tutor|driver|cleaner|cook|chef|waiter|waitress|barista|bartender|cashier|clerk|accountant|auditor|bookkeeper|lawyer|attorney|counsel|paralegal|recruiter|planner|buyer|seller|salesperson|sales|merchandiser|mechanic|electrician|plumber|welder|carpenter|machinist|assembler|inspector|controller|programmer|tester|editor|writer|copywriter|journalist|photographer|producer|receptionist|secretary|physician|doctor|surgeon|dentist|pharmacist|therapist|veterinarian|caregiver|carer|social worker|counselor|counsellor|advisor|adviser|agent|broker|partner|president|vp|head of|chief|c[tefo]o|founder|founding|strategist|marketer|owner|master|expert|professor|lecturer|instructor|trainer|coach|guard|security|warehouse|picker|packer|labou?rer|worker|gardener|groomer|stylist|hairdresser|beautician|model|pilot|steward|attendant|hygienist|barber|physiotherapist|radiographer|midwife|paramedic|firefighter|constable|janitor|custodian|landscaper|caretaker|concierge|librarian|curator|archivist|translator|interpreter|videographer|animator|illustrator|musician|headteacher|nanny|childminder|practitioner|psychologist|psychiatrist|optician|optometrist|dietitian|sommelier|courier|toolmaker|joiner|roofer|bricklayer|painter|scaffolder|estimator|surveyor|draughtsman|geologist|chemist|biologist|physicist|statistician|actuary|economist|underwriter|trader|teller|adjuster|handler|notary|fundraiser|operative|investigator|host(?:ess)?|housekeeper|porter|butcher|baker|farmer|foreman|fitter|maintenance|helper|handyman|generalist|evangelist|advocate|liaison|wargamer|postdoc[${LETTERS}]*|fellow|phd|student|graduate|volunteer|freelancer|contractor|dev(?:ops|secops)?|sre|sdr|bdr|qa|full[- ]?stack|front[- ]?end|back[- ]?end|expression of interest|talent (?:pool|community)|general (?:internship )?application` +
    `|(?:[${LETTERS}]*(?:entwickler|ingenieur|leiter|berater|techniker|mechaniker|mechatroniker|elektroniker|verkäufer|kaufmann|kauffrau|kaufleute|fahrer|helfer|arbeiter|mitarbeiter|sachbearbeiter|pfleger|pflegefachkraft|fachkraft|kraft|assistent|referent|koch|lehrer|erzieher|arzt|ärzt|architekt|informatiker|planer|meister|schlosser|monteur|installateur|buchhalter|jurist|anwalt|redakteur|gestalter|assistenz|projektkoordinator|koordinator|controller|manager|spezialist|experte|praktikant|werkstudent|auszubildende|ausbildung|praktikum|leitung|vertrieb|kellner|reiniger|angestellte[rn]?|friseur|maler|dachdecker|tischler|bäcker|metzger|gärtner|hebamme|sanitäter|apotheker|therapeut|psychologe|pädagoge|prüfer|übersetzer|schweißer|lagerist|disponent|polier|bibliothekar|konstrukteur|chemiker|doktorand)(?:in|innen|:in|\\*in|/in|_in)?)` +
    "|développeu(?:r|se)|ingénieur|responsable|chargé|technicien|assistant|directeur|directrice|chef|vendeu(?:r|se)|commercial|comptable|stagiaire|stage|alternance|alternant|conseill(?:er|ère)|infirmi(?:er|ère)|conducteur|chauffeur|ouvrier|agent|gestionnaire|rédact(?:eur|rice)|juriste|serveu(?:r|se)|cuisinier|formateur|animat(?:eur|rice)|opérateur|mécanicien|employé|hôte|hôtesse|auxiliaire|plombier|électricien|maçon|menuisier|charpentier|soudeur|boucher|boulanger|pâtissier|coiffeu(?:r|se)|esthéticienne|jardinier|paysagiste|pharmacien|kinésithérapeute|sage-femme|aide-soignant|médecin|vétérinaire|psychologue|orthophoniste|professeur|enseignant|avocat|notaire|traduct(?:eur|rice)|journaliste|graphiste|géomètre|magasinier|cariste|préparat(?:eur|rice)|livreu(?:r|se)|secrétaire|réceptionniste|caissi(?:er|ère)|éducat(?:eur|rice)" +
    "|desarrollador|ingenier[oa]|gerente|técnico|analista|diseñador|consultor|asistente|auxiliar|director|jefe|responsable|vendedor|comercial|contable|administrativ[oa]|becari[oa]|prácticas|enfermer[oa]|profesor|conductor|operari[oa]|camarer[oa]|cociner[oa]|dependient[ea]|encargad[oa]|coordinador|especialista|mozo|repartidor|monitor|limpiador|electricista|mecánico|abogad[oa]|programador|delegad[oa]" +
    "|desenvolvedor|engenheir[oa]|estágio|estagiári[oa]|coordenador|vendedor|assistente|motorista|enfermeir[oa]|operador|consultor|analista|supervisor|técnic[oa]|estagio" +
    `|ontwikkelaar|medewerker|beheerder|adviseur|manager|verkoper|chauffeur|monteur|verpleegkundige|stagiair|leidinggevende|docent|consulent|projectleider|teamleider|werkvoorbereider|magazijn[${LETTERS}]*|kok|schoonmaker` +
    "|sviluppatore|ingegnere|tecnico|addett[oa]|impiegat[oa]|operaio|responsabile|commesso|commessa|autista|magazziniere|infermiere|contabile|tirocinio|stage|cuoco|cameriere|consulente|progettista|programmatore" +
    `|programátor[${LETTERS}]*|vývojář[${LETTERS}]*|inženýr[${LETTERS}]*|specialist(?:a|ka)|referent[${LETTERS}]*|asistent[${LETTERS}]*|vedoucí|ředitel[${LETTERS}]*|obchodní|účetní|prodavač[${LETTERS}]*|pokladní|řidič[${LETTERS}]*|dělník[${LETTERS}]*|technik[${LETTERS}]*|technolog[${LETTERS}]*|operátor[${LETTERS}]*|skladník[${LETTERS}]*|kuchař[${LETTERS}]*|číšník[${LETTERS}]*|učitel[${LETTERS}]*|sestra|lékař[${LETTERS}]*|analytik[${LETTERS}]*|konstruktér[${LETTERS}]*|mistr[${LETTERS}]*|montér[${LETTERS}]*|svářeč[${LETTERS}]*|elektrikář[${LETTERS}]*|zámečník[${LETTERS}]*|obsluha|pracovn(?:ík|ice)|přípravář[${LETTERS}]*|správce|administrátor[${LETTERS}]*|konzultant[${LETTERS}]*|manažer[${LETTERS}]*|junior|senior|brigád[${LETTERS}]*|stážist[${LETTERS}]*|poradce|uklízeč[${LETTERS}]*|strážn[${LETTERS}]*` +
    `|programista|inżynier|specjalista|specjalistka|kierownik|pracownik|kierowca|sprzedawca|księgow[ya]|magazynier|doradca|analityk|administrator|asystent|asystentka|przedstawiciel|technik|mechanik|operator|nauczyciel|stażyst[${LETTERS}]*|praktykant|kasjer|kucharz|konsultant|koordynator|dyrektor` +
    "|utvecklare|ingenjör|projektledare|säljare|handläggare|sjuksköterska|lärare|chaufför|ekonom|chef|medarbetare|tekniker|konsult|undersköterska|udvikler|ingeniør|sælger|medarbejder|leder|konsulent|sygeplejerske|lærer|utvikler|selger|rådgiver|kehittäjä|insinööri|myyjä|hoitaja|asiantuntija|päällikkö" +
    `|inginer|dezvoltator|mühendis[${LETTERS}]*|uzman[${LETTERS}]*|müdür[${LETTERS}]*|fejlesztő|mérnök|munkatárs|инженер|разработчик|менеджер|аналитик|специалист|розробник|фахівець` +
    `)(?:e?s|in|innen|:in|/in|\\*in|/[${LETTERS}]{1,4}|n|en|a|as|os|es)?(?![${LETTERS}])` +
    "|개발자|엔지니어|매니저|디자이너|담당자?|팀장|팀원|인턴|기획자|영업|마케터|연구원|전문가|エンジニア|マネージャー|デザイナー|営業|事務|スタッフ|コンサルタント|ディレクター|正社員|アルバイト|工程师|经理|设计师|专员|主管|助理|顾问|销售|实习生|总监|开发",
  "i",
);

/** "(m/w/d)", "(f/m/x)", "H/F", "m/ž": only job titles carry it. */
export const GENDER_MARK =
  /[([|]?\s*(?<![A-Za-zÀ-ɏͰ-ӿ])(?:[mwfdxvhkžn](?:\s?[/|*]\s?[mwfdxvhkžnoi]){1,3}|all genders?|gn)(?![A-Za-zÀ-ɏͰ-ӿ])\s*[)\]|]?/i;

/** What an employer is called in labels that stand before it. */
export const LOGIN_WALL = word(
  "sign in to (?:view|see|continue|your account)|log ?in to (?:view|see|continue)|please (?:sign|log) ?in|create an account to|join (?:now )?to (?:view|see)|access denied|verify (?:you are|that you are|you're) (?:a )?human|are you a (?:human|robot)|captcha|unusual traffic|checking your browser|enable javascript and cookies to continue|anmelden,? um|bitte melden sie sich an|connectez-vous pour|inicia sesión para|přihlaste se",
);

/** Headings over a site's own links, at the foot of every page. */
export const SITE_COLUMN = exactly(
  "(?:our |the )?company|resources?|legal|support|follow us|connect(?: with us)?|quick links|explore|discover|solutions|products?|services|learn(?: more)?|more|information|contact(?: us)?|about(?: us)?|help|community|developers|platform|customers|partners|social(?: media)?|navigation|sitemap|for (?:employers|job ?seekers|candidates|recruiters)|newsletter|get in touch|policies",
  "unternehmen|ressourcen|rechtliches|über uns|folgen sie uns|kontakt|produkte?|leistungen|hilfe|informationen|für (?:arbeitgeber|bewerber|unternehmen)|entreprise|ressources|mentions légales|à propos|suivez-nous|aide|empresa|recursos|síguenos|ayuda|sobre nosotros|para (?:empresas|candidatos)|bedrijf|over ons|volg ons|azienda|risorse|společnost|o nás|firma|företag|om oss|virksomhed",
);

/** A button that answers a question about cookies. */
export const CONSENT_BUTTON = exactly(
  "(?:i )?(?:accept|agree|allow|reject|decline|deny|refuse|got it|ok(?:ay)?)(?: (?:all|cookies|all cookies|and (?:close|continue)|optional|necessary(?: only)?))*|only necessary|save (?:settings|preferences)|manage (?:preferences|cookies|choices)",
  "(?:alle )?(?:cookies )?(?:akzeptieren|zulassen|ablehnen|annehmen)|einverstanden|(?:tout )?(?:accepter|refuser)|continuer sans accepter|aceptar(?: todas?| todo)?|rechazar(?: todas?| todo)?|(?:alles )?(?:accepteren|weigeren)|akkoord|accetta(?: tutti)?|rifiuta|souhlasím|přijmout vše|odmítnout|akceptuj[ęe]|zgadzam się|godkänn(?: alla)?|accepter alle|tillat alle",
);

/** Parts of a company that stand where an employer may stand. */
export const DEPARTMENT = exactly(
  "(?:[A-Za-z]+ (?:and|&) )?(?:software |product |business |customer |human |people |data |field |corporate |general |supply |quality )*(?:engineering|sales|marketing|operations|finance|accounting|design|product|data|research|legal|support|success|resources|people|hr|it|r&d|development|growth|security|infrastructure|administration|manufacturing|production|logistics|communications|management|talent|recruiting|technology|science|analytics|partnerships|quality|strategy|education|healthcare|hospitality|retail|other)(?: (?:team|department|and .+|& .+))?",
  "vertrieb|entwicklung|technik|verwaltung|produktion|einkauf|personal|logistik|finanzen|ventes|ingénierie|ressources humaines|comptabilité|ventas|ingeniería|administración|recursos humanos|verkoop|techniek|vendite|obchod|výroba|sprzedaż|försäljning|salg",
);
