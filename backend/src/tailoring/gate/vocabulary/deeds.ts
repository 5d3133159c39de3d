/**
 * Deeds and qualities that weigh more than the verbs around them: leading, founding, winning, being the only or the best.
 * `says` is what a statement claims, `shown` what in the evidence speaks for it besides the same words. Folded, English,
 * German, French, Spanish.
 */
import type { UnsupportedKind } from "../finding.ts";
import { oneLine } from "@career-portrait/shared/text";

export interface Deed {
  kind: UnsupportedKind;
  /** Completes "No evidence shows …". */
  name: string;
  says: RegExp;
  shown: RegExp;
}

const words = (parts: string): string =>
  `(?<![\\p{L}\\p{N}])(?:${parts
    .trim()
    .split(/\s*\|\s*/)
    .join("|")})(?![\\p{L}\\p{N}])`;

function deed(name: string, says: string, shown = "", kind: UnsupportedKind = "deed"): Deed {
  const all = shown === "" ? says : `${says} | ${shown}`;
  return { kind, name, says: new RegExp(words(says), "gu"), shown: new RegExp(words(all), "gu") };
}

const LEADING = oneLine`
    managed|manages|manage|managing|manager\w*|supervis\w+|oversaw|oversees?|overseeing|head|heads|
    director|chief|captain|foreman|president|owner|founder|principal|\w*leiter\w*|\w*leitung|
    (?!\w*begleit)\w*leitet|(?!\w*begleit)\w*leite|chef\w*|vorstand|jef[ae]|gerente|responsable\w*|
    responsible for \w+ people|directeur|directrice|encadr\w+|dirig\w+|coordinateur|lead|vertritt`;

/** What is managed as a whole: a shop, not its stock. */
const PLACES = oneLine`
    (?:stores?|shops?|branch|branches|supermarkets?|restaurants?|hotels?|departments?|compan(?:y|ies)|
    business|practice|clinic|factory|plant|warehouse|filialen?|laden|geschaft|betrieb|abteilung|
    magasins?|boutiques?|agence|entreprise|etablissement)(?! (?:floor|stock|window|windows|orders?|plan|
    plans|trips?|cards?|travel|software|days?))`;
/** Words that make a title smaller, before it. */
const SMALLER = oneLine`
    (?:assistant|assistants|deputy|associate|junior|trainee|vice|second|shift|stellvertretende|
    stellvertretender|stellvertretenden|adjoint|adjointe|account|product|project|community|case|content|
    data|key account|social media)`;

export const DEEDS: readonly Deed[] = [
  deed(
    "leading",
    oneLine`
      led(?! (?:to|by|from|me|through|via)) | leading(?= (?:a|an|the|my|our|\w+ (?:people|engineers|
      nurses|developers|colleagues))) | lead(?=s? (?:a|an|the|our|
      my) ) | leads(?! to
      ) | headed | heading | spearhead\w* | directed | directing | chaired | chairing | captained | helme
      d | in charge of | took charge | at the helm | leite(?! (?:\w+ ){0,6}an$) | leitet | leitete
      (?! (?:\w+ ){0,6}an$
      ) | leiteten | geleitet | dirige | dirigeais | diriger | ai dirige | dirijo | dirigi | pilote | pilo
      tais | encabec\w+ | lidero | lidere | liderando`,
    LEADING,
  ),
  deed(
    "leading people",
    oneLine`
      fuhre ich \w+ (?:pflege\w*|mitarbeit\w*|kolleg\w*|
      personen
      ) | fuhrungserfahrung | fuhrungsverantwortung | personalverantwortung | disziplinarisch\w* | line ma
      nag\w+ | people management | direct reports | leadership`,
    `${LEADING} | fuhr\\w* | led | leads | leading | team of \\w+`,
  ),
  deed(
    "managing",
    oneLine`
      managed(?! to) | managing(?! director) | supervis(?:e|ed|es|
      ing) | oversaw | oversee | oversees | overseeing | encadre | encadrais | supervise | (?:gere|gerais|
      gerer|gestiono|gestione)(?= (?:\w+ ){0,3}?(?:equip\w+|personne\w*|personal|salarie\w*|collaborat\w+|
      emplead\w+|budget\w*|presupuesto\w*|projets?|proyectos?|etablissement|magasins?|boutique|tienda|
      service|departamento|agence|entreprise|empresa|site|rayon))`,
    oneLine`
      ${LEADING} | led | leads | leading | ran | runs | run | running | coordinat\w* | responsib\w* | in c
      harge | administ\w* | handl\w+ | plans | planned | looked after | organis\w+ | steuer\w* | fuhr\w
      * | verantwort\w* | betreu\w* | koordin\w* | coordonn\w* | gestion | management | lideran\w*`,
  ),
  deed(
    "managing a whole place",
    oneLine`
      (?:managed|manages|manage|managing|ran|runs|run|running|headed) (?:(?:a|an|the|our|their|its|
      \w+) ){1,3}?${PLACES} | (?:gefuhrt|geleitet|leitete|
      fuhrte) (?:\w+ ){0,3}?${PLACES} | ${PLACES} (?:\w+ ){0,2}?(?:gefuhrt|geleitet) | (?:gere|gerais|
      dirige|dirigeais) (?:\w+ ){1,3}?${PLACES}`,
    oneLine`
      (?<!${SMALLER} )(?:manager\w*|managed|manages|managing|ran|runs|running|run|\w*leiter\w*|\w*leitung|
      heads?|director\w*|owner\w*|founder\w*|inhaber\w*|geschaftsfuhrer\w*|direct(?:eur|rice)|gerante?|
      responsable|landlord|landlady|chef|chief|ceo|coo|led|leads|geleitet|leitet|leitete|gefuhrt|fuhrt|
      fuhrte|gerente|directora?|encargad[oa]|dirige\w*) | in charge of | responsible for | verantwort\w*`,
  ),
  deed(
    "a senior position",
    oneLine`
      senior(?! (?:citizens?|residents?|people|living|cent(?:re|er)|school|
      high)) | leitende[rnms]? (?=\w+(?:er|in|arzt|arztin|kraft|schwester)) | chef(?:fe)? de file`,
    "sr | oberarzt\\w* | seniorin",
    "title",
  ),
  deed(
    "founding",
    oneLine`
      founded | founder | founders | founding | cofound\w* | co founded | established | start
      (?:ed)? (?:my|a|an|the|our) (?:own )?(?:company|business|firm|agency|startup|
      start up
      ) | grundete | gegrundet | grunder | grunderin | grundung | fonde une | ai fonde | cofonde\w* | fond
      ateur | fondatrice | funde | fundador\w* | set up my own`,
    "founder\\w* | inhaber\\w* | owner",
  ),
  deed(
    "owning it",
    "(?:i|we) own(?:ed)?(?! (?:goal|initiative)) | owner of | inhaber(?:in)? (?:der|des|von) | eigentumer\\w* | proprietaire (?:de|du|d)",
    "owns? | owned | owner\\w* | founder\\w* | inhaber\\w* | proprietaire | gerante? | self employed | selbststandig\\w*",
  ),
  deed(
    "doing it alone",
    oneLine`
      sole | solely | single handed\w* | on my own | by myself | (?<!\d )
      alone | unaided | independently | im alleingang | allein(?! (?:im|in|seit|
      20)
      ) | alleinig\w* | alleinverantwortlich\w* | eigenverantwortlich\w* | selbststandig\w* | selbstandig
      \w* | eigenhandig | seule? responsable | (?<!un )
      seul | toute seule | en autonomie | en toute autonomie | en solitario | por mi cuenta | yo sol[oa]`,
  ),
  deed(
    "being an expert",
    oneLine`
      experts? | expertise | expertin | experten | expertenwissen | guru | ninja | rockstar | wizard | vir
      tuoso | mastery | mastered | thought leader | authority on | subject matter | spezialist\w* | koryph
      ae | specialist | specialists | speciali[sz]ed | advanced (?:\w+ ){0,2}(?:skills?|
      knowledge
      ) | advanced user | vertiefte\w* | tiefe kenntnisse | expertenkenntnisse | experto | experta | espec
      ialista | specialiste`,
  ),
  deed(
    "being outstanding",
    oneLine`
      (?:the|our|their|its) most (?!part|of|recent|common|time|important|often)\w+ | the (?!(?:inter|for|
      requ|t|gu|harv|w|lat|cont|ch|r|qu|n|v|p|near|furth|old|
      young)est )\w{2,}est | der (?:mit abstand )?\w{4,}ste(?= \w+(?:er|in)) | le plus (?:grand|rentable|
      important|performant|gros)\w* | la plus (?:grande|rentable|importante|
      performante) | popular | beliebt\w* | populaires? | thriving | best(?! (?:regards|wishes|
      practices?)
      ) | top | foremost | outstanding | exceptional\w* | extraordinary | excellent | excellence | excelle
      d | excel(?= (?:at|in)
      ) | exceed\w* | surpass\w* | outperform\w* | unparalleled | unmatched | renowned | acclaimed | worl
      d class | best in class | upscale | high end | fine dining | gehoben(?:e|en|er|
      es
      ) | haut de gamme | alta gama | celebrated | prestigious | highest | fastest | largest | biggest | l
      eading edge | cutting edge | number one | pioneer\w* | visionary | proven | extensive | vast | profo
      und | in depth | seasoned | veteran | highly | unique | record(?=(?: \w+)? (?:sales|results|growth|
      revenue|year)
      ) | track record | hervorragend\w* | herausragend\w* | exzellent\w* | ausgezeichnete\w* | beste[nrs]
      ? | fuhrend\w* | ubertraf\w* | ubertroffen | fundiert\w* | umfassend\w* | umfangreich\w* | langjahri
      g\w* | tiefgehend\w* | nachweislich | renommiert\w* | meilleure?s? | exceptionnel\w* | remarquable\w
      * | approfondie?s? | vaste | reconnue?s? | renomme\w* | depasse\w* | surpasse\w* | mejor(?= \w*
      (?:emplead|vendedor)) | excepcional\w* | excelente\w* | amplia | reconocid\w* | superando | supere`,
  ),
  deed(
    "that it was always so",
    oneLine`
      always | never | every single | without exception | consistently | constantly | stets | immer | niem
      als | durchgehend | ausnahmslos | toujours | jamais | constamment | systematiquement | siempre | nun
      ca | constantemente`,
    "no \\w+ | without | zero | every | all | jede\\w* | sans | aucun\\w* | tous | toutes | ohne | keine?\\w* | sin | cada",
  ),
  deed(
    "being known for it",
    oneLine`
      recogni[sz]ed | known (?:for|as
      ) | praised | commended | called me | described me | trusted by | regarded as | respected | go to pe
      rson | bekannt (?:fur|als
      ) | geschatzt\w* | gelobt | anerkannt\w* | saluee? | connue? pour | appreciee? | conocid\w+ por | el
      ogiad\w+`,
  ),
  deed(
    "being employee of the month",
    "employee of the (?:month|quarter) | mitarbeiter\\w* des (?:monats|quartals) | employee? du mois | empleado del mes",
    "",
    "award",
  ),
  deed(
    "being employee of the year",
    "employee of the year | mitarbeiter\\w* des jahres | employee? de l annee | empleado del ano",
    "",
    "award",
  ),
  deed(
    "an award",
    oneLine`
      awards? | awarded | prizes? | prizewinning | winners? | won (?=(?:the|a|an|first|second|third|best|
      gold|silver|bronze)
      ) | medals? | medall?ist | trophy | honou?red | nominated | nominee | nomination | finalist | laurea
      te? (?!d(?:u|e|es|e la|e l)? (?:capes|agregation|concours|bts|dut|cap|bep|
      baccalaureat)
      ) | hall of fame | scholarship | auszeichnungen? | ausgezeichnet | preistrager\w* | preisgekront\w
      * | pramiert\w* | medaille | stipendi\w+ | nominiert\w* | (?:premier|deuxieme|troisieme|
      grand) prix | prix (?:du|de la|de l|d) (?:meilleur\w*|excellence|
      innovation
      ) | recompense | recompensee? | medaille | primee? | distinction | galardon\w* | premiad\w+ | premi
      o | medalla`,
    "prix | preis | platz",
    "award",
  ),
  deed(
    "a promotion",
    oneLine`
      promoted | promotion(?= (?:to|from|after|
      in)
      ) | rose to | befordert | beforderung | aufgestiegen | promue? | promotion au poste | ascendid\w
      + | ascend[ií] `,
    "from \\w+ to \\w+",
  ),
  deed(
    "a publication",
    oneLine`
      published | publications? | patents? | patented | inventor | veroffentlich\w* | publizier\w* | paten
      tier\w* | publie | publiee? | brevets? | publicad\w+ | publique | patentes?`,
    "paper\\w* | journal | proceedings | article\\w* | book\\w* | thesis | patent\\w*",
  ),
  deed(
    "being its author",
    "(?:co )?authored | (?:co )?authors? of | coauthor\\w* | (?:mit)?autorin? (?:von|der|des|eine[sr]) | (?:co ?)?auteure? (?:de|d|du|des)",
    oneLine`
      (?:co )?wrote | cowrote | (?:co )?written | (?:mit)?verfass\w* | (?:mit
      )?geschrieben | redige\w* | ecrit | published | paper\w* | article\w* | book\w*`,
  ),
  deed(
    "speaking in public",
    oneLine`
      keynotes? | spoke at | (?:guest|invited|public
      ) speak\w* | speaker at | speaking at | presented at | vortrage? (?:auf|bei|
      gehalten) | referent auf | conferenci\w+ | ponente | intervenu en conference | conferences? talks?`,
    "talks? | conference\\w* | present\\w* | vortrag\\w* | konferenz\\w*",
  ),
  deed(
    "teaching or mentoring",
    oneLine`
      mentor(?:ed|ing|s)? | mentoring | coached | coaching | (?<!\b(?:was|am|been|were|got|being|
      be) (?:\w+ )?)trained(?! (?:in|to|as|on|at)) | taught(?! (?:me|us)) | teaching(?! (?:me|
      us)) | tutored | onboarded | onboarding | instructed(?! by) | schulte | (?<!\b(?:bin|wurde|
      werde) (?:\w+ ){0,3})geschult(?!e? in| worden
      ) | schulungen | angeleitet | anleitung | unterricht\w* | unterwies | eingearbeitet | ai forme | for
      me(?= (?:\w+ )?(?:etudiant|collegue|apprenti|equipe|
      stagiaire)\w*) | formais | enseigne | enseignais | capacit[eo] | ensene | formacion de`,
    oneLine`
      train\w* | coach\w* | mentor\w* | teach\w* | taught | tutor\w* | instruct\w* | lecturer | schul\w
      * | lehr\w* | ausbild\w* | anleit\w* | praxisanleit\w* | einarbeit\w* | unterricht\w* | form[eé]\w
      * | formation | formateur | enseign\w* | encadr\w* | profes\w* | capacit\w* | onboard\w* | apprentic
      es? | juniors?`,
  ),
  deed(
    "hiring",
    oneLine`
      hired(?! (?:by|as|at)) | recruited(?! (?:by|as|
      at)) | recruiting | recruitment | hiring(?! (?:manager|team|
      process)) | eingestellt | rekrutier\w* | recrute | recrutement | recrutais | contrate | contratacion`,
    "hir\\w* | recruit\\w* | interview\\w* | talent | personal\\w*",
  ),
  deed(
    "negotiating",
    "negotiat\\w+ | verhandelt | verhandle | verhandelte | verhandlungen | negocie | negocier | negociation\\w* | negociacion\\w* | negoci[eo]",
  ),
  deed(
    "an international reach",
    oneLine`
      international\w* | global | globally | worldwide | world wide | nationwide | multinational | weltwei
      t\w* | europaweit\w* | bundesweit\w* | mondial\w* | internationa\w+ | nationales? | mundial\w* | int
      ernacional\w*`,
    "abroad | ausland | etranger | extranjero | countries | landern? | pays | paises | europe\\w* | emea | across \\w+ | overseas",
  ),
  deed(
    "a budget",
    "budgets? | budgeting | budgetverantwortung | p l | profit and loss | presupuestos? | budgetaire",
    "etat | kosten | cost\\w* | [a-z]*budget\\w*",
  ),
  deed(
    "raising money",
    oneLine`
      secured (?:\w+ ){0,2}(?:funding|funds?|grants?) | raised (?:funds?|funding|money|capital|seed|
      series
      ) | fundrais\w+ | funding round | series [abc] | seed round | ipo | investors? | leve des fonds | le
      vee de fonds | risikokapital | finanzierungsrunde`,
    "raised \\d+ \\d{3} | donations? | grants? | spenden\\w* | dons | collecte",
  ),
  deed(
    "a certificate",
    oneLine`
      certified | certificates? | certification\w* | licensed | licen[cs]es? | licensure | accredited | ch
      artered | registered (?=\w+
      ) | zertifiziert\w* | zertifikate? | zertifizierung\w* | approbiert\w* | approbation | staatlich (?:
      gepruft|anerkannt
      )\w* | certifiee?s? | certificat | habilitation | agreee? | certificad[oa] | colegiad[oa] | cedula`,
    "diplom\\w* | gepruft\\w* | schein | \\w*schein | card | bescheinig\\w* | permis | carne | provider | nachweis",
    "certificate",
  ),
  deed(
    "a clearance",
    "security clearance | clearance | top secret | sicherheitsuberpruf\\w* | habilitation (?:secret|defense)",
    "",
    "certificate",
  ),
];
