/** Words that job titles of résumés are made of besides those of the lexicon, folded. */
import { pattern } from "@career-portrait/shared/text";

/** Words that only grade or shape a title. */
const GRADES =
  "senior junior sr jr principal chief lead head assistant associate deputy vice staff intern " +
  "executive managing general regional national global interim acting founding graduate " +
  "undergraduate trainee apprentice freelance certified licensed registered master leitende " +
  "leitender stellvertretende stellvertretender stellv leitend principale adjunto adjunta " +
  "senior-level entry-level mid-level full-stack fullstack front-end frontend back-end backend";

export const TITLE_GRADES: ReadonlySet<string> = new Set(GRADES.split(/\s+/).filter(Boolean));

/** Words of work that are as often somebody's surname. */
export const SURNAMES: ReadonlySet<string> = new Set(
  (
    "baker cook mason porter carpenter butcher farmer judge dean guard warden planner head " +
    "steward chamberlain koch schreiner maler meister tischler hunter miller tailor painter " +
    "potter barber driver page webb cooper weaver fischer schneider richter kaufmann hofmeister " +
    "zimmermann marshall sergeant captain chief major bishop abbot prior archer fuller turner " +
    "walker singer sawyer thatcher marin pastor guerrero herrero molinero ferreira pereira " +
    "oliveira machado"
  ).split(" "),
);

/** How words for occupations end, whichever; only to tell the parts of a header that nothing else tells apart. */
export const WORK_ENDINGS = pattern("")`
    (?:er|or|eur|euse|iere|rice|iste?|ista|erin|istin|eurin|ero|era|ora|ienne|man|woman|hand|smith|
    wright|koch|schmied|gesell(?:e|in)|gehilf(?:e|in)|hilfe|kraft|wirt|frau|schwester)$`;

export const CJK_TITLE = pattern("")`
    (?:工程师|经理|总监|主管|专员|助理|顾问|分析师|设计师|开发|程序员|教师|老师|讲师|教授|护士|医生|会计|出纳|销售|店长|厨师|司机|实习生|实习|研究员|主任|总裁|总经理|副总|
    董事|秘书|翻译|编辑|记者|律师|客服|运营|专家|架构师|负责人|组长|部长|科长|代表|技术员|操作员|采购|审计师|咨询师|策划|文员|前台|培训师)$`;
