/**
 * Words that say the same with the same weight, so that a sentence may put one for the other. Folded; English, German,
 * French; one group a line. Nothing stands here that is more than its neighbours: "ran" is no "took part".
 */
import { stem } from "@career-portrait/shared/text";

const GROUPS = `
kita kitas kindertagesstatte kindertagesstatten kindergarten creche nursery
child children kid kids pupil pupils student students schoolchildren schoolchild
kind kinder schuler schulerinnen kindern schulern
enfant enfants eleve eleves ecolier ecoliers
customer customers client clients shopper shoppers patron patrons
kunde kunden kundin mandant mandanten klient klienten auftraggeber
shop shops store stores branch branches outlet outlets
laden filiale filialen geschaft markt
lorry lorries truck trucks hgv
lkw lastwagen laster
staff employees workforce personnel workers
beschaftigte beschaftigten mitarbeiter mitarbeitende mitarbeitenden angestellte belegschaft personal
salarie salaries employe employes personnel effectif
wage wages salary salaries pay payroll
lohn lohne gehalt gehalter lohnabrechnung entgelt
invoice invoices bill bills
rechnung rechnungen faktura
error errors mistake mistakes
fehler fehlern irrtumer
defect defects fault faults flaw flaws
doctor doctors physician physicians
arzt arzte mediziner
house houses home homes property properties dwelling dwellings
flat flats apartment apartments
building buildings premises
lesson lessons class classes
supplier suppliers vendor vendors
lieferant lieferanten zulieferer
fournisseur fournisseurs prestataire prestataires
stock inventory stocktake
bestand bestande inventur lager lagerbestand
cost costs expense expenses spend spending expenditure cheaper
kosten ausgaben aufwand kostet gunstiger
cout couts depense depenses coute coutent
price prices fee fees charge charges
revenue turnover sales takings sold selling
umsatz erlos erlose verkauf
rota rotas roster rosters schedule schedules timetable timetables scheduling
dienstplan dienstplane schichtplan schichtplane
guide guides manual manuals handbook handbooks
leitfaden handbuch anleitung
report reports statement statements
bericht berichte reporting
council councils municipality authority government
gemeinde stadt kommune behorde
court courts tribunal tribunals hearing hearings
klinik kliniken krankenhaus krankenhauser spital
hopital hopitaux clinique cliniques
ward wards unit units
station stationen abteilung
bewohner bewohnerinnen bewohnern
car cars vehicle vehicles fleet
auto autos fahrzeug fahrzeuge pkw wagen
voiture voitures vehicule vehicules
repair repairs repaired repairing fix fixed fixes mend mended servicing serviced service
reparatur reparaturen repariert repariere instandsetzung instand
reparation reparations repare depannage
machine machines equipment machinery
maschine maschinen anlage anlagen
wait waiting waited queue queues
shorter shortened shorten reduced faster quicker quickened speed sped accelerated
schneller kurzer verkurzt verkurzte beschleunigt
meeting meetings session sessions
website websites site sites webpage web
online internet digital
app apps application applications
rewrote rewrite rewritten rework reworked redesigned redesign overhauled overhaul revised revamped
move moved moving migrate migrated migration migrating transferred switch switched switching
umstellung umgestellt umzug umgezogen migration migriert uberfuhrt
migration migre migrer bascule basculer passage
introduce introduced introduction launch launched rollout rolled implemented established brought
einfuhrung eingefuhrt einfuhrte gestartet
introduction introduit lancement lance instauration instaure installe deploiement deploye
test tests testing tested check checks checked checking inspect inspected inspection inspections examined
prufung prufungen gepruft prufe prufte kontrolle kontrollen kontrolliert kontrolliere
controle controles controler verification verifie verifier
draw draws drawing drawings drew drawn
write wrote written draft drafted drafting author authored
verfasst verfasste geschrieben schreibe text texte
redige rediger redaction ecrit ecrire
translate translated translation translations translator
ubersetzt ubersetzung ubersetzungen ubersetzerin
photograph photographs photography photo photos
garden gardens gardening planting planted
paediatric pediatric child children
padiatrie kinder kindern
elderly old older seniors geriatric
senioren altere alten altenpflege
people persons individuals
menschen personen leute
food meals meal dish dishes menu menus kitchen cooking cooked cook
gericht gerichte speise speisen kuche kochen gekocht menu
plat plats repas cuisine menu menus
guest guests diner diners visitor visitors
gast gaste gasten besucher
bread loaves loaf baking baked bakery baker
brot brote gebacken backen backe
crop crops harvest harvested harvests field fields
damage damaged damages breakage
complaint complaints grievance grievances
beschwerde beschwerden reklamation reklamationen
reclamation reclamations plainte plaintes
delivery deliveries shipped shipment shipments parcels parcel
lieferung lieferungen geliefert sendung sendungen paket pakete
livraison livraisons livre colis
night nights overnight nightly
nacht nachte nachts nachtdienst
weekend weekends saturday sunday
monthly month months
weekly week weeks
daily day days
yearly year years annual annually
monatlich monat monate monats
wochentlich woche wochen
taglich tag tage tages
jahrlich jahr jahre jahres
mensuel mensuelle mensuels mois
hebdomadaire semaine semaines
quotidien quotidienne jour jours
annuel annuelle annees ans
electrical electrician electric wiring wired rewired
elektrik elektro elektrisch elektriker
accident accidents incident incidents injury injuries
unfall unfalle
safety safe safely
sicherheit sicher
donation donations fundraising
spende spenden
event events conference conferences fair fairs
veranstaltung veranstaltungen messe messen tagung tagungen
evenement evenements salon salons congres manifestation
home homes domicile house
nursing nurse nurses
teach teaching taught teaches instruct instructs instructed instructing instructor tutor tutoring lecturer lectures lecturing
registered registration register registrant
flu influenza
accountant accountants accounting
buchhalter buchhalterin buchhaltung finanzbuchhaltung
comptable comptables comptabilite
boulanger boulangere boulangerie
cuisinier cuisiniere cuisine
electricien electricienne electricite
vendeur vendeuse vente ventes
verkaufer verkauferin verkauf
teacher teachers teaching
azubi azubis lehrling lehrlinge lehrlingen auszubildende auszubildenden auszubildender
apprenti apprentis apprentie apprenties alternant alternants
hospital hospitals infirmary
legal law lawyer solicitor
recht juristisch anwalt
purchase purchased purchases purchasing bought buying procurement procured buy
einkauf eingekauft beschaffung beschafft beschaffe
achat achats achete approvisionnement
save saved saving savings
einsparung einsparungen gespart eingespart spart
economie economies economise
`;

const groups = GROUPS.trim()
  .split("\n")
  .map((line) => line.split(" "));

const synonyms = new Map<string, ReadonlySet<string>>();
for (const group of groups) {
  for (const word of group) synonyms.set(word, new Set([...(synonyms.get(word) ?? []), ...group]));
}

/** The words that say the same as a folded word, in any of its forms listed; none where it stands in no group. */
export function synonymsOf(key: string): ReadonlySet<string> {
  return synonyms.get(key) ?? synonyms.get(stem(key, "en")) ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();
