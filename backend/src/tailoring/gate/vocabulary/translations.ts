/**
 * Words of titles, fields of study and places as another language calls them: one meaning a line, English, German and
 * French divided by `/`. Folded. Within a language nothing here stands for anything else: a leader is no manager.
 */
const TITLE_WORDS = `
technician / techniker technikerin / technicien technicienne
engineer / ingenieur ingenieurin / ingenieur ingenieure
developer programmer / entwickler entwicklerin programmierer / developpeur developpeuse programmeur
nurse nursing / krankenpflege krankenpfleger krankenpflegerin krankenschwester pflegefachkraft pflegefachfrau pflegefachmann / infirmier infirmiere
carer / pflegehelfer pflegehelferin altenpfleger altenpflegerin / soignant soignante
teacher / lehrer lehrerin lehrkraft / enseignant enseignante professeur professeure
educator / erzieher erzieherin / educateur educatrice
accountant bookkeeper / buchhalter buchhalterin / comptable
salesperson seller / verkaufer verkauferin / vendeur vendeuse
leader lead manager head supervisor / leiter leiterin leitung / chef cheffe responsable
director / direktor direktorin / directeur directrice
driver / fahrer fahrerin / chauffeur conducteur conductrice
electrician / elektriker elektrikerin elektroniker elektronikerin / electricien electricienne
mechanic / mechaniker mechanikerin / mecanicien mecanicienne
cook / koch kochin / cuisinier cuisiniere
baker / backer backerin / boulanger boulangere
waiter waitress server / kellner kellnerin / serveur serveuse
assistant / assistent assistentin assistenz / assistant assistante
clerk officer / sachbearbeiter sachbearbeiterin / gestionnaire
consultant adviser advisor / berater beraterin / consultant consultante conseiller conseillere
analyst / analyst analystin / analyste
architect / architekt architektin / architecte
researcher / forscher forscherin / chercheur chercheuse
intern / praktikant praktikantin / stagiaire
apprentice trainee / auszubildende auszubildender azubi lehrling / apprenti apprentie alternant alternante
coordinator / koordinator koordinatorin / coordinateur coordinatrice
secretary / sekretar sekretarin / secretaire
translator / ubersetzer ubersetzerin / traducteur traductrice
editor / redakteur redakteurin / redacteur redactrice
carpenter joiner / tischler tischlerin schreiner schreinerin / menuisier menuisiere
plumber / installateur installateurin / plombier plombiere
pharmacist / apotheker apothekerin / pharmacien pharmacienne
physiotherapist / physiotherapeut physiotherapeutin / kinesitherapeute
doctor physician / arzt arztin / medecin
buyer purchaser / einkaufer einkauferin / acheteur acheteuse
operator / bediener bedienerin fuhrer fuhrerin / operateur operatrice
worker / arbeiter arbeiterin mitarbeiter mitarbeiterin / ouvrier ouvriere
gardener / gartner gartnerin / jardinier jardiniere
florist / florist floristin / fleuriste
trainer instructor / trainer trainerin ausbilder ausbilderin / formateur formatrice
planner / planer planerin / planificateur planificatrice
controller / controller controllerin / controleur controleuse
recruiter / personalreferent personalreferentin / recruteur recruteuse
lawyer / anwalt anwaltin rechtsanwalt / avocat avocate
deputy / stellvertretende stellvertretender / adjoint adjointe
warehouse / lager / entrepot
logistics / logistik / logistique
customer client / kunden / client clients clientele
project / projekt / projet
product / produkt / produit
team / team / equipe
shift / schicht / poste
department / abteilung abteilungs / departement service
branch store shop / filial markt laden / magasin agence boutique
area sector regional / gebiets bezirks regional / secteur zone
quality / qualitat qualitats / qualite
maintenance / instandhaltung instandhaltungs wartungs / maintenance
production / produktion produktions fertigung fertigungs / production
purchasing procurement / einkauf einkaufs / achats
sales / verkauf verkaufs vertrieb vertriebs / vente ventes commercial commerciale
finance financial / finanz finanzen / finance finances financier financiere
payroll / lohn gehalt gehalts / paie
tax / steuer / fiscal fiscale
data / daten / donnees
software / software / logiciel logiciels
security safety / sicherheit sicherheits / securite
network / netzwerk / reseau reseaux
system systems / system systeme / systeme systemes
kitchen / kuche kuchen / cuisine
night / nacht / nuit
construction site / bau / chantier travaux
machine / maschinen / machine machines
industrial / industrie / industriel industrielle
electrical / elektro / electrique
mechanical / mechanik / mecanique
research / forschung forschungs / recherche
development / entwicklung entwicklungs / developpement
office / buro / bureau
school / schul / ecole scolaire
event events / veranstaltungs / evenementiel evenements
communications communication / kommunikation kommunikations / communication
human personnel / personal / ressources
certified qualified / geprufte geprufter staatlich zertifizierte / diplome diplomee agree
tour travel / reise / voyage
plant factory / betrieb betriebs werk werks / usine
chemical chemistry / chemie / chimie chimiste
laboratory lab / labor / laboratoire
`;

const PHRASES = `
sales assistant / shop assistant / verkaufer / verkauferin / vendeur / vendeuse
head chef / kuchenchef / chef de cuisine
section cook / chef de partie
restaurant manager / restaurantleiter / directeur de restaurant
tax clerk / tax assistant / steuerfachangestellte / steuerfachangestellter
nursery teacher / erzieher / erzieherin / educateur de jeunes enfants / educatrice de jeunes enfants
sales representative / aussendienstmitarbeiter / aussendienstmitarbeiterin / vertriebsmitarbeiter / commercial \
/ commerciale / attache commercial / attachee commerciale
healthcare assistant / nursing assistant / pflegehelferin / pflegehelfer / aide soignante / aide soignant
working student / werkstudent / werkstudentin
cabinet maker / mobeltischler / ebeniste
civil servant / beamter / fonctionnaire
business administration / betriebswirtschaft / betriebswirtschaftslehre / bwl / gestion / administration des affaires / gestion des entreprises
mechanical engineering / maschinenbau / genie mecanique
electrical engineering / elektrotechnik / genie electrique / electrotechnique
civil engineering / bauingenieurwesen / genie civil
computer science / informatik / informatique
information systems / business informatics / wirtschaftsinformatik / informatique de gestion
economics / volkswirtschaft / volkswirtschaftslehre / economie
industrial engineering / wirtschaftsingenieurwesen / genie industriel
law / rechtswissenschaft / rechtswissenschaften / jura / droit
chemistry / chemie / chimie
physics / physik / physique
biology / biologie
mathematics / mathematik / mathematiques
history / geschichte / histoire
education / padagogik / erziehungswissenschaft / sciences de l education
nursing / pflege / gesundheits und krankenpflege / soins infirmiers
social work / soziale arbeit / sozialarbeit / travail social
psychology / psychologie
architecture / architektur
communication science / kommunikationswissenschaft / sciences de la communication
accounting / rechnungswesen / comptabilite
agriculture / agricultural science / agrarwissenschaft / agrarwissenschaften / agronomie
hospitality management / hotellerie / hotelmanagement / hotellerie restauration
logistics / logistik / logistique
`;

const PLACES = `
munich / munchen
cologne / koln
nuremberg / nurnberg / nuremberg
vienna / wien / vienne
geneva / genf / geneve
zurich / zuerich
basel / bale
bern / berne
lucerne / luzern
brussels / brussel / bruxelles
antwerp / antwerpen / anvers
ghent / gent / gand
the hague / den haag / la haye
copenhagen / kopenhagen / copenhague
prague / prag / praha
warsaw / warschau / varsovie / warszawa
milan / mailand / milano
venice / venedig / venise / venezia
rome / rom / roma
turin / torino
florence / florenz / firenze
naples / neapel / napoli
lisbon / lissabon / lisbonne / lisboa
strasbourg / strassburg
hanover / hannover
brunswick / braunschweig
aachen / aix la chapelle
trier / treves
mainz / mayence
london / londres
edinburgh / edimbourg
dublin
bavaria / bayern / baviere
lower saxony / niedersachsen / basse saxe
saxony / sachsen / saxe
hesse / hessen
rhineland / rheinland / rhenanie
thuringia / thuringen / thuringe
tyrol / tirol
south tyrol / sudtirol / tyrol du sud
carinthia / karnten / carinthie
styria / steiermark / styrie
upper austria / oberosterreich / haute autriche
lower austria / niederosterreich / basse autriche
lake constance / bodensee / lac de constance
black forest / schwarzwald / foret noire
brittany / bretagne
normandy / normandie
burgundy / burgund / bourgogne
alsace / elsass
lorraine / lothringen
corsica / korsika / corse
germany / deutschland / allemagne
austria / osterreich / autriche
switzerland / schweiz / suisse
france / frankreich
belgium / belgien / belgique
luxembourg / luxemburg
netherlands / niederlande / pays bas
italy / italien / italie
spain / spanien / espagne
portugal
poland / polen / pologne
united kingdom / vereinigtes konigreich / grossbritannien / royaume uni
ireland / irland / irlande
denmark / danemark
sweden / schweden / suede
norway / norwegen / norvege
greece / griechenland / grece
turkey / turkei / turquie
morocco / marokko / maroc
europe / europa
`;

const lines = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" / "));

const translated = new Map<string, Set<string>>();
for (const columns of lines(TITLE_WORDS).map((line) => line.map((words) => words.split(" ")))) {
  for (const [index, words] of columns.entries()) {
    const others = columns.filter((_, at) => at !== index).flat();
    for (const word of words) translated.set(word, new Set([...(translated.get(word) ?? []), ...others]));
  }
}

const NONE: ReadonlySet<string> = new Set();

/** What a word of a title is called in the other languages. */
export function titleWordElsewhere(key: string): ReadonlySet<string> {
  return translated.get(key) ?? NONE;
}

/** Without the words that only join: "chef de partie" and "chef partie" are one. */
const joinless = (phrase: string): string =>
  phrase.replaceAll(/(?<= |^)(?:de|du|des|d|la|l|le|les|of|und|et|and) /gu, "");
const PHRASE_LINES = lines(PHRASES).map((line) => ({ line, plain: line.map(joinless) }));

/** The other names of a phrase: an occupation or a field of study. */
export function phrasesFor(phrase: string): string[] {
  return PHRASE_LINES.filter(({ plain }) => plain.includes(joinless(phrase))).flatMap(({ line, plain }) => [
    ...line,
    ...plain,
  ]);
}

/** Whether a place of one text stands in another under another language's name: every word that names it. */
export function placeElsewhere(key: string, said: string, held: string): boolean {
  return PLACE_LINES.some((line) => {
    const names = line.filter((name) => name.split(" ").includes(key) && ` ${said} `.includes(` ${name} `));
    return names.length > 0 && line.some((name) => ` ${held} `.includes(` ${name} `));
  });
}
const PLACE_LINES = lines(PLACES);
