/** Words by which employers and schools are known, folded. */
import { PRINTED_LEGAL_FORM } from "./legal-forms.ts";

const COMPANY = `co company sac group gruppe grupo groupe gruppo holding holdings partners associates solutions technologies technology tech systems services consulting consultants consultancy logistics industries industrial international global enterprises ventures capital bank banking insurance assurances versicherung versicherungen labs lab laboratories laboratory laboratoire studio studios media press agency agentur agencia agence foundation stiftung fundacion fondation fundacao institute institut instituto istituto center centre centro zentrum hospital hospitals clinic clinics klinik kliniken klinikum universitatsklinikum krankenhaus hopital clinica ospedale ziekenhuis pharmacy apotheke farmacia pharmacie hotel hotels restaurant restaurante ristorante cafe bakery backerei boulangerie bistro deli bar grill kitchen inn resort store stores shop market markets supermarkt supermercado supermarche airlines airways air railways bahn university universitat universite universidad universidade universita universiteit college hochschule fachhochschule school schule escuela ecole escola scuola colegio gymnasium akademie academy council county city department dept ministry ministerium ministerio ministere government army navy force police bundeswehr authority board office buro bureau association verein verband society trust charity church church's museum library theater theatre club team network networks software digital data energy engineering construction constructora construcciones bau motors automotive pharma pharmaceuticals biotech health healthcare care pflege seniorenresidenz altenheim pflegeheim residence residenz werke werk fabrik manufacturing foods retail wholesale realty properties estate travel tours security guild union federation command reserves financial finance accounting management money law legal dental medical exports imports trading handels handel vertrieb spedition transport transports transportes freight shipping robotics analytics ymca ywca`;

export const COMPANY_WORDS: ReadonlySet<string> = new Set(COMPANY.split(/\s+/).filter(Boolean));

/** Legal forms: certain signs of a company's name, and never a place after a comma. */
export const LEGAL_FORM = new RegExp(
  `(?:^|[\\s,(])(?:${PRINTED_LEGAL_FORM}|co|se|c\\.\\s?v)\\.?(?:$|[\\s,)])`,
  "iu",
);

export const CJK_COMPANY =
  /(?:公司|集团|银行|医院|学校|大学|学院|事务所|研究院|研究所|中心|工厂|酒店|餐厅|货运|代理|有限|科技|工作室|局|委员会|协会|基金会|中学|小学|幼儿园)/;

const SCHOOL = `university universities universitat universite universidad universidade universita universiteit college hochschule fachhochschule school schule krankenpflegeschule berufsschule realschule gesamtschule gymnasium lycee liceo lyceum institute institut instituto istituto academy akademie bildungsakademie academia academie academie polytechnic politecnica politecnico polytechnique politechnika ecole escuela escola scuola colegio faculty fakultat facultad faculte tu eth mit iit insead esade hec kindergarten berufskolleg seminary conservatory konservatorium bootcamp faculdade faculdades unicamp usp unesp iut iae cfa ies cifp fp senai senac fatec ihk hwk handwerkskammer dhbw berufsakademie vhs volkshochschule hogeschool`;
export const SCHOOL_WORDS: ReadonlySet<string> = new Set(SCHOOL.split(/\s+/).filter(Boolean));
export const SCHOOL_PART =
  /\buc (?:berkeley|davis|irvine|san diego)\b|\bucla\b|\bcaltech\b|universit|hochschule|schule$|schule\b|akademie|gymnasium|kolleg|institut|escuela|colegio|facult|ecole|école|lyc[eé]e|polit[eé]c|polytech|college|academy/i;
export const CJK_SCHOOL = /(?:大学|学院|学校|中学|高中|职院|技校|研究所)/;
